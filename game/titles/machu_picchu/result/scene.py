"""The end of a game of Machu Picchu: how it ended, who won, and everybody's points line by line."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.kit.forms.result import ASIDE, HOW, Measures, ResultScene, ResultSheet, TextLine
from game.kit.forms.result_ways import ResultCallbacks
from game.titles.machu_picchu.board.pieces.art import picture
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.result.score_table import ScoreTable, level_at_the_top, standings
from game.titles.machu_picchu.rules.state import State
from game.ui import theme
from game.ui.emblems import draw_seat_badge
from game.ui.page import GAP, MARGIN
from game.ui.pictures import filling
from game.ui.scale import Scale
from game.ui.shapes import glow

_VIEWS: Final = {2: 0.42, 3: 0.38, 4: 0.33, 5: 0.27}  # part of the sheet that the picture fills, by players
_MEASURES: Final = Measures(
    beside=3 * MARGIN,
    gap=0.7 * GAP,
    button=(60, 400),
    edge=40,
    medals=46,
    headline=84,
    letters=76,
    slip=(30, -26, 230),
)
_SHAPE: Final = 1600 / 420  # width to height of the pictures
_CUT: Final = 0.7  # how much of what does not fit is cut off the picture's sky
_MEDAL: Final = 58


def result_scene(words: Words, match: Match, state: State, callbacks: ResultCallbacks) -> ResultScene:
    """The picture of the ending, who won, the table of points, and the ways on, in the end of a game."""
    names, emblems = [seat.name for seat in match.seats], emblems_of(match)
    winners = [standing.seat for standing in standings(state) if standing.place == 1]
    said = words.listed(names[seat] for seat in winners)
    ended = words(f"menu.ended.{state.ending}", day=state.day)
    note = words(f"menu.note.{_note(state, len(winners))}")
    sheet = ResultSheet(
        lambda surface, view, scale: _draw_view(surface, view, scale, state.ending == Ending.CONQUEST),
        lambda surface, view, scale: _draw_badges(surface, view, scale, [emblems[seat] for seat in winners]),
        words("menu.won", count=len(winners), name=said),
        [TextLine(ended, 38, replace(HOW, size=25))],
        ScoreTable(words, state, names, emblems),
        TextLine(note, 40, replace(ASIDE, size=20)),
        replace(_MEASURES, view=_VIEWS[len(names)]),
    )
    return ResultScene(words, sheet, callbacks)


def _note(state: State, winners: int) -> str:
    """Which line below the table explains it."""
    if level_at_the_top(state):
        return "shared" if winners > 1 else "goods"
    return "gold" if state.ending == Ending.CONQUEST else "cards"


def _draw_view(surface: Surface, area: Rect, scale: Scale, conquered: bool) -> None:
    """The city on the day of its rescue, or at dusk when it is conquered."""
    look = scale.look
    size = (area.width, max(area.height, round(area.width / _SHAPE)))
    whole = filling(look, picture("ending.conquest" if conquered else "ending.rescue"), size)
    top = max(0, round((whole.get_height() - area.height) * _CUT))
    surface.blit(whole, area, Rect(0, top, *area.size))
    line, outline = max(1, scale.px(2)), look.palette.outline
    for number, (colour, high) in enumerate(((outline, 1), (theme.BRASS_MID, 2), (outline, 1))):
        surface.fill(colour, Rect(area.x, area.bottom + (number * 2 - 1) * line, area.width, high * line))


def _draw_badges(surface: Surface, view: Rect, scale: Scale, emblems: Sequence[str]) -> None:
    """The badge of who won, or of all that share the victory."""
    px = scale.px
    step = px(_MEDAL * 2 + 12)
    for number, emblem in enumerate(emblems):
        centre = (
            view.centerx + round((number - (len(emblems) - 1) / 2) * step),
            view.bottom - px(8),
        )
        shine = glow(px(_MEDAL * 2), theme.AMBER, 120)
        surface.blit(shine, shine.get_rect(center=centre))
        draw_seat_badge(surface, scale.look, emblem, centre, px(_MEDAL))
