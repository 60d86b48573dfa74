"""The sheet beside the list: all about the game that is pointed at."""

from pygame import Rect, Surface

from game.core.match import mods_of
from game.kit.data.mods.installed import titles_of
from game.scenes.load.listed_game import (
    ListedGame,
    name_of,
    nearest_win,
    recoverable_text,
    shown_state,
    standing_of,
    wrong_with,
)
from game.scenes.title_art import GamePreview
from game.ui.emblems import draw_seat_badge
from game.ui.panels import draw_rule
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text, sentence
from game.ui.theme import Role

_PLAYER = 86
_MOST_MODS = 8  # that are named
_MAP = 190  # the least height of the map of the game


def draw_details(surface: Surface, area: Rect, scale: Scale, row: ListedGame, brought: str) -> None:
    """Draw what is known of a game into an area of its sheet; `brought` is said of its own data, if any."""
    px = scale.px
    title = Rect(area.x, area.y, area.width, px(44))
    draw_text(surface, name_of(row), TextStyle(Role.HEADING, "ink", "centre", size=30), scale, title)
    line = Rect(area.x, title.bottom, area.width, px(30))
    draw_text(surface, standing_of(row), TextStyle(Role.ASIDE, "faded_ink", "centre"), scale, line)
    draw_rule(surface, area.x, area.right, line.bottom + px(8), scale)
    top = line.bottom + px(18)
    if row.match is not None and row.summary is not None and row.summary.opened is not None:
        top = _draw_players(surface, Rect(area.x, top, area.width, area.bottom - top), scale, row)
    path = Rect(area.x, area.bottom - px(48), area.width, px(48))
    where = row.words("load.file", path=row.path)
    draw_text(surface, where, TextStyle(Role.SMALL, "faded_ink", valign="bottom", wrapped=True), scale, path)
    notes = Rect(area.x, top + px(6), area.width, path.top - top - px(12))
    below = _draw_notes(surface, notes, scale, row, brought)
    free = Rect(area.x, below + px(10), area.width, path.top - below - px(10))
    if row.summary is not None and row.summary.opened is not None and free.height >= px(_MAP):
        opened = row.summary.opened
        shown = shown_state(opened)
        opened.title.part(GamePreview).draw(surface, row.words, shown, row.emblems, free, scale)


def _draw_players(surface: Surface, area: Rect, scale: Scale, row: ListedGame) -> int:
    """The players with what each is nearest to; returns where what follows may begin."""
    px = scale.px
    if row.match is None or row.summary is None:
        return area.y
    for number, (seat, emblem) in enumerate(zip(row.match.seats, row.emblems, strict=True)):
        line = Rect(area.x, area.y + number * px(_PLAYER), area.width, px(_PLAYER - 2))
        draw_seat_badge(surface, scale.look, emblem, (line.x + px(32), line.centery), px(28))
        words_area = Rect(line.x + px(76), line.y, line.width - px(76), px(34))
        name = seat.name or row.words("load.nameless")
        draw_text(surface, name, TextStyle(Role.NAME, "ink", size=24), scale, words_area)
        way = nearest_win(row, number)
        if way is None:
            continue
        below = Rect(words_area.x, words_area.bottom, words_area.width, px(26))
        draw_text(surface, way.text, TextStyle(Role.ASIDE, "faded_ink", size=17), scale, below)
        bar = Rect(words_area.x, below.bottom + px(2), words_area.width, px(14))
        way.draw_bar(surface, bar, emblem, scale)
    return area.y + len(row.match.seats) * px(_PLAYER)


def _draw_notes(surface: Surface, area: Rect, scale: Scale, row: ListedGame, brought: str) -> int:
    """What is wrong with it, what can be saved, which mods and data it is played with; returns where that ends."""
    if row.summary is None:
        return area.y
    px, words = scale.px, row.words
    fault = wrong_with(row)
    said = [recoverable_text(row)] if fault else []
    mods = mods_of(row.game.header) if row.game is not None else ()
    if mods:
        known = row.summary.opened.data.mods if row.summary.opened is not None else ()
        names = titles_of(mods, known, words.language)
        said.append(words("load.mods", names=words.listed(names, _MOST_MODS)))
    if brought:
        said.append(brought)
    if row.game is not None and row.game.header.practice:
        said.append(words("load.practice"))
    if row.summary.busy:
        said.append(words("load.busy"))
    bottom = area.y
    if said:
        text = "\n".join(said)
        bottom = draw_text(
            surface, text, TextStyle(Role.BODY, "ink", valign="top", size=20, wrapped=True), scale, area
        ).bottom
    if fault:
        why = Rect(area.x, bottom + px(6), area.width, area.bottom - bottom - px(6))
        bottom = draw_text(
            surface,
            sentence(fault),
            TextStyle(Role.ASIDE, "no", valign="top", size=17, wrapped=True),
            scale,
            why,
        ).bottom
    return bottom + px(8) if bottom > area.y else bottom
