"""The end of a quest: how it ended, who won, and how everybody stood."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.kit.forms.ranking import FigureColumn, RankedSeat, Ranking
from game.kit.forms.result import ASIDE, HOW, ResultScene, ResultSheet, TextLine
from game.kit.forms.result_ways import ResultCallbacks
from game.titles.inkas.board.pieces.art import picture
from game.titles.inkas.content.definitions import PIECES, WAMANIS, Victory
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules.engine import outcome
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.state import State
from game.ui import theme
from game.ui.emblems import draw_medal
from game.ui.pictures import filling
from game.ui.scale import Scale
from game.ui.shapes import glow

_MEDAL: Final = 58
_PICTURES: Final = {Victory.QUSQU: "qusqu", Victory.ELIMINATION: "last", Victory.DRAW: "draw"}
_SHAPE: Final = 1600 / 420  # width to height of the pictures
_CUT: Final = 0.6  # how much of what does not fit is cut off the picture's top
_COLUMNS: Final = ("flags", "living", "llamas")


def result_scene(words: Words, match: Match, state: State, callbacks: ResultCallbacks) -> ResultScene:
    """The picture of the ending, who won, the table of figures, and the ways on, at the end of a quest."""
    ended = outcome(state)
    assert ended is not None
    names, emblems = [seat.name for seat in match.seats], emblems_of(match)
    winners = bits(state.winners)
    headline = words("menu.drawn")
    if winners:
        headline = words("menu.won", name=words.listed(names[seat] for seat in winners))
    lines = [
        RankedSeat(seat, _figures(state, seat), seat in winners) for rank in ended.ranks for seat in rank
    ]
    sheet = ResultSheet(
        lambda surface, view, scale: _draw_view(surface, view, scale, state),
        lambda surface, view, scale: _draw_medals(surface, view, scale, [emblems[seat] for seat in winners]),
        headline,
        [TextLine(_how(words, state), 40, HOW)],
        Ranking(words, match, [FigureColumn(words(f"menu.column.{name}")) for name in _COLUMNS], lines),
        TextLine(words("menu.note"), 40, ASIDE),
    )
    return ResultScene(words, sheet, callbacks)


def _figures(state: State, seat: int) -> tuple[str, ...]:
    living = len(bits(state.look().alive & state.game.own[seat]))
    return str(state.flags.count(seat)), str(living), str(state.llamas[seat])


def _how(words: Words, state: State) -> str:
    """How it ended, in a sentence: of a founding who found the place, and where."""
    if state.victory != Victory.QUSQU or state.staff >= len(WAMANIS):
        return words(f"menu.ended.{state.victory}", walla="", wamani="")
    finder = PIECES[state.active] if state.active >= 0 else ""
    place = wamani_name(words, WAMANIS[state.staff])
    return words("menu.ended.qusqu", walla=walla_name(words, finder) if finder else "", wamani=place)


def _draw_view(surface: Surface, area: Rect, scale: Scale, state: State) -> None:
    """The founding in the light of the staff, the last walla standing, or the truce."""
    look = scale.look
    size = (area.width, max(area.height, round(area.width / _SHAPE)))
    whole = filling(look, picture(f"ending.{_PICTURES[Victory(state.victory)]}"), size)
    top = max(0, round((whole.get_height() - area.height) * _CUT))
    surface.blit(whole, area, Rect(0, top, *area.size))
    line, outline = max(1, scale.px(2)), look.palette.outline
    for number, (colour, high) in enumerate(((outline, 1), (theme.BRASS_MID, 2), (outline, 1))):
        surface.fill(colour, Rect(area.x, area.bottom + (number * 2 - 1) * line, area.width, high * line))


def _draw_medals(surface: Surface, view: Rect, scale: Scale, emblems: Sequence[str]) -> None:
    """The medal of who won."""
    px = scale.px
    for number, emblem in enumerate(emblems):
        step = px(_MEDAL * 2 + 12)
        middle = view.centerx + round((number - (len(emblems) - 1) / 2) * step)
        centre = middle, view.bottom - px(8)
        shine = glow(px(_MEDAL * 2), theme.AMBER, 120)
        surface.blit(shine, shine.get_rect(center=centre))
        draw_medal(surface, scale.look, emblem, centre, px(_MEDAL))
