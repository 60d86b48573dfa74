"""The end of a quest: how it ended, who won, and how everybody stood."""

from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.kit.forms.ending_picture import draw_ending, draw_winners
from game.kit.forms.ranking import FigureColumn, RankedSeat, Ranking
from game.kit.forms.result import ASIDE, HOW, ResultScene, ResultSheet, TextLine
from game.kit.forms.result_ways import ResultCallbacks
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.pieces.cards import draw_nameless
from game.titles.inkas.content.definitions import CARDS, PIECES, WAMANIS, Victory
from game.titles.inkas.name import NAME
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules.engine import outcome
from game.titles.inkas.rules.fixed_order import GOALS, bits
from game.titles.inkas.rules.goals import met_goals, progress
from game.titles.inkas.rules.state import State
from game.ui.lettering import write
from game.ui.scale import Scale, columns, rows
from game.ui.theme import Role

_PICTURES: Final = {
    Victory.QUSQU: "qusqu",
    Victory.FOUNDING: "qusqu",
    Victory.FLAGS: "last",
    Victory.GOAL: "qusqu",
    Victory.ELIMINATION: "last",
    Victory.ROUNDS: "last",
}
_COLUMNS: Final = ("flags", "living", "llamas")
_HEAD, _LINE = (
    52,
    58,
)  # heights of the table's head and lines where hands are laid out, in which cards are to be known
_HAND: Final = 3.0  # width of a hand, where a figure has 1
_GOALS: Final = (2.0, 3.6)  # likewise of one goal and of two
_CARD: Final = 0.88  # width of a card, of its height


def result_scene(words: Words, match: Match, state: State, callbacks: ResultCallbacks) -> ResultScene:
    """The picture of the ending, who won, the table of figures, and the ways on, at the end of a quest."""
    ended = outcome(state)
    assert ended is not None
    names, emblems = [seat.name for seat in match.seats], emblems_of(match)
    winners = bits(state.winners)
    headline = words("menu.drawn")
    if winners:
        said = {"name": words.listed(names[seat] for seat in winners)}
        headline = words("menu.won_several" if len(winners) > 1 else "menu.won", **said)
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
        Ranking(words, match, _columns(words, state), lines),
        TextLine(words(_note(state)), 40, ASIDE),
        room=_HEAD + _LINE * len(lines) if state.hands or state.pursuit else 0,
    )
    return ResultScene(words, sheet, callbacks)


def _note(state: State) -> str:
    """The key of the line that says what the figures are."""
    if state.pursuit:
        return "menu.note_goals_hands" if state.hands else "menu.note_goals"
    return "menu.note_hands" if state.hands else "menu.note"


def _columns(words: Words, state: State) -> list[FigureColumn]:
    """Those of every quest, and the hand, which is laid out where there is one (I-19.5)."""
    found = [FigureColumn(words(f"menu.column.{name}")) for name in _COLUMNS]
    if state.pursuit:
        wide = _GOALS[state.game.goals_each - 1]
        found.append(FigureColumn(words("menu.column.goal"), wide, partial(_draw_goals, words, state)))
    if state.hands:
        found.append(FigureColumn(words("menu.column.cards"), _HAND, partial(_draw_hand, state)))
    return found


def _draw_goals(words: Words, state: State, surface: Surface, seat: int, cell: Rect, scale: Scale) -> None:
    """Draw the goal cards of a seat, each with how far it had come (I-28.5)."""
    for goal, area in zip(_goals(state, seat), columns(cell, [1] * state.game.goals_each), strict=False):
        high = area.height - scale.px(8)
        draw_high(surface, scale.look, f"goal.{GOALS[goal]}", (area.x + high * _CARD, area.centery), high)
        left = area.x + round(2 * high * _CARD)
        beside = Rect(left, area.y, area.right - left, area.height)
        said = (words(f"goal.{GOALS[goal]}"), Role.STRONG), (_far(words, state, seat, goal), Role.BODY)
        for (text, role), line in zip(said, rows(beside.inflate(0, -scale.px(8)), [1, 1]), strict=True):
            write(surface, text, line, scale, role, 17)


def _goals(state: State, seat: int) -> tuple[int, ...]:
    return state.pursuit.goals[seat] if state.pursuit else ()


def _far(words: Words, state: State, seat: int, goal: int) -> str:
    """How far a seat had come with a goal."""
    found = progress(state, seat, goal)
    return words("goals.figure", done=min(found.done, found.need), need=found.need)


def _draw_hand(state: State, surface: Surface, seat: int, cell: Rect, scale: Scale) -> None:
    """Draw the cards of a hand side by side, over each other where there is no room."""
    hand, high = state.hands[seat], cell.height - scale.px(8)
    if not hand:
        return
    wide = high * _CARD
    step = min(wide + scale.px(3), (cell.width - wide) / max(1, len(hand) - 1))
    left = cell.centerx - step * (len(hand) - 1) / 2
    for number, card in enumerate(hand):
        draw_nameless(surface, scale.look, CARDS[card], (left + number * step, cell.centery), high)


def _figures(state: State, seat: int) -> tuple[str, ...]:
    living = len(bits(state.look().alive & state.game.own[seat]))
    return (
        *(str(state.flags.count(seat)), str(living), str(state.llamas[seat])),
        *(", ".join(GOALS[goal] for goal in _goals(state, seat)) for _ in range(bool(state.pursuit))),
        *(str(len(state.hands[seat])) for _ in range(bool(state.hands))),
    )


def _how(words: Words, state: State) -> str:
    """How it ended, in a sentence: of a founding who plunged the staff, and where."""
    if state.game.alliance and state.victory == Victory.ELIMINATION:
        return words("menu.ended.elimination_nation")
    if state.victory == Victory.GOAL:
        met = [
            words(f"goal.{GOALS[goal]}") for seat in bits(state.winners) for goal in met_goals(state, seat)
        ]
        return words("menu.ended.goal", goal=words.listed(met[:1]))
    if state.game.led and state.victory == Victory.ELIMINATION and state.is_out(state.game.solo):
        return words("menu.ended.elimination_led")
    if state.victory == Victory.ROUNDS:
        return words("menu.ended.rounds", rounds=state.game.last_round)
    place = wamani_name(words, WAMANIS[state.staff]) if state.staff < len(WAMANIS) else ""
    finder = walla_name(words, PIECES[state.active]) if state.active >= 0 else ""
    return words(f"menu.ended.{state.victory}", walla=finder, wamani=place)
