"""The end of a quest: how it ended, who won, and how everybody stood."""

from typing import Final

from game.base.i18n.words import Words
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.kit.forms.ending_picture import draw_ending, draw_winners
from game.kit.forms.ranking import FigureColumn, RankedSeat, Ranking
from game.kit.forms.result import ASIDE, HOW, ResultScene, ResultSheet, TextLine
from game.kit.forms.result_ways import ResultCallbacks
from game.titles.inkas.content.definitions import PIECES, WAMANIS, Victory
from game.titles.inkas.name import NAME
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules.engine import outcome
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.state import State

_PICTURES: Final = {Victory.QUSQU: "qusqu", Victory.ELIMINATION: "last"}
_COLUMNS: Final = ("flags", "living", "llamas")


def result_scene(words: Words, match: Match, state: State, callbacks: ResultCallbacks) -> ResultScene:
    """The picture of the ending, who won, the table of figures, and the ways on, at the end of a quest."""
    ended = outcome(state)
    assert ended is not None
    names, emblems = [seat.name for seat in match.seats], emblems_of(match)
    winners = bits(state.winners)
    headline = words("menu.drawn")
    if winners:
        said = {"name": words.listed(names[seat] for seat in winners)}
        headline = words("menu.won", **said)
        if state.game.alliance:
            headline = words(
                "menu.won_nation", **said, nation=words(f"nation.{state.game.nations[winners[0]]}")
            )
    lines = [
        RankedSeat(seat, _figures(state, seat), seat in winners) for rank in ended.ranks for seat in rank
    ]
    shown = f"{NAME}/ending.{_PICTURES.get(Victory(state.victory), 'draw')}"
    sheet = ResultSheet(
        lambda surface, view, scale: draw_ending(surface, view, scale, shown),
        lambda surface, view, scale: draw_winners(surface, view, scale, [emblems[seat] for seat in winners]),
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
    if state.game.alliance and state.victory == Victory.ELIMINATION:
        return words("menu.ended.elimination_nation")
    if state.victory != Victory.QUSQU or state.staff >= len(WAMANIS):
        return words(f"menu.ended.{state.victory}", walla="", wamani="")
    finder = PIECES[state.active] if state.active >= 0 else ""
    place = wamani_name(words, WAMANIS[state.staff])
    return words("menu.ended.qusqu", walla=walla_name(words, finder) if finder else "", wamani=place)
