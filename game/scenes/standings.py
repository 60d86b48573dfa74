"""How everybody stands at the end of a story: who is who, what the title notes of each, and what each has."""

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.bots.available_bots import seat_name
from game.core.contract import StandingsHistory, StoryTelling
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.scenes.title_art import TitlePictures
from game.ui.emblems import draw_seat_badge
from game.ui.panels import draw_rule
from game.ui.scale import Scale, columns, inset, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_SHARES = (30, 22, 30)  # height of a player's name, note and figures
_UNNOTED = (30, 0, 30)  # where nothing is noted of anybody


def draw_standings(
    surface: Surface, area: Rect, scale: Scale, words: Words, match: Match, story: StandingsHistory
) -> None:
    """Draw a line for each seat, as tall as there is room for up to a height, in the middle of the area."""
    px = scale.px
    count = len(match.seats)
    note_of = match.title.part(StoryTelling).note
    notes = [note_of(words, story, number) for number in range(count)]
    shares = _SHARES if any(notes) else _UNNOTED
    height = min(px(150), area.height // count)
    tall = min(px(sum(shares)), height - px(2))
    size = tall / max(1, px(sum(shares)))  # of the letters, where they have no room for their own
    area = Rect(area.x, area.y + (area.height - count * height) // 2, area.width, count * height)
    for number, (seat, emblem) in enumerate(zip(match.seats, emblems_of(match), strict=True)):
        line = Rect(area.x, area.y + number * height, area.width, height)
        draw_seat_badge(
            surface, scale.look, emblem, (line.x + px(38), line.centery), min(px(34), height // 2 - px(6))
        )
        said = Rect(line.x + px(86), line.y, line.width - px(86), line.height)
        name, note, held = rows(inset(said, 0, (height - tall) // 2), shares)
        style = TextStyle(Role.NAME, "ink", size=24 * size)
        draw_text(surface, seat_name(words, seat), style, scale, name)
        style = TextStyle(Role.ASIDE, "faded_ink", size=16 * size)
        draw_text(surface, notes[number], style, scale, note)
        _draw_held(surface, held, scale, match, story, number)
        if number:
            draw_rule(surface, line.x, line.right, line.y, scale)


def _draw_held(
    surface: Surface, area: Rect, scale: Scale, match: Match, story: StandingsHistory, seat: int
) -> None:
    """What a player has at the end, each with its picture."""
    pictures = match.title.part(TitlePictures)
    held = pictures.measures_in(story)
    for (measure, name), cell in zip(held.items(), columns(area, [1] * len(held)), strict=True):
        side = min(cell.height, scale.px(30))
        pictures.draw(surface, name, (cell.x + side / 2, cell.centery), side, scale)
        figure = Rect(cell.x + side + scale.px(6), cell.y, cell.width - side, cell.height)
        value = str(round(story.values[measure][seat][-1]))
        draw_text(surface, value, TextStyle(Role.STRONG, "ink", size=19), scale, figure)
