"""A state in the words of a position: every key with its value, as plain data."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.fixed_order import (
    DAILY,
    DISTRICTS,
    GOODS,
    JOBS,
    NOBODY,
    NOWHERE,
    ROWS,
    TILES,
)
from game.titles.machu_picchu.rules.scores import ranks
from game.titles.machu_picchu.rules.state import TRADED, Pending, Phase, Question, State

NONE: Final = "none"
HIDDEN: Final = "?"  # what a seat may not know
ADJUSTED: Final = "adjust"  # the word of `used` for a market that was adjusted or traded with
PHASES: Final = {phase: phase.name.lower() for phase in Phase}
DETAILED: Final = (Question.RETURN, Question.FEE)  # questions with a third word

Plain = dict[str, object]


def describe(state: State, viewer: int | None = None) -> Plain:
    """Every key of a position but `title` with the value it has in this state, nothing left out.

    With a `viewer`, as that seat may know it: what it may not know is `"?"` (M-4.9, R-25).
    """
    return {**_city(state), **_players(state), **_cards(state, viewer), **_course(state, viewer)}


def words_in(words: Sequence[str], mask: int) -> list[str]:
    """The words whose bit is set in the mask."""
    return [str(word) for number, word in enumerate(words) if mask >> number & 1]


def by_seat(state: State, values: Sequence[object]) -> Plain:
    """A value for each seat, by colour."""
    return dict(zip(state.game.colours, values, strict=True))


def hides_hand(state: State, seat: int, viewer: int | None) -> bool:
    """Whether the viewer may not see the cards of this seat: they are shown when they score."""
    return viewer is not None and seat != viewer and not state.ending


def pending_text(state: State, question: Pending) -> str:
    """An open question as positions write it: `blue return 2`."""
    text = f"{state.game.colours[question.seat]} {question.question.value}"
    if question.question not in DETAILED:
        return text
    detail = TILES[question.detail] if question.question is Question.FEE else question.detail
    return f"{text} {detail}"


def _counts(words: Sequence[str], numbers: Sequence[int]) -> Plain:
    return {str(word): number for word, number in zip(words, numbers, strict=True)}


def _city(state: State) -> Plain:
    return {
        "players": list(state.game.colours),
        "to_move": state.game.colours[state.mover],
        "phase": PHASES[state.phase],
        "day": state.day,
        "bonus": _counts(DISTRICTS[:DAILY], state.bonus),
        "market": _counts(GOODS[1:], state.market),
    }


def _players(state: State) -> Plain:
    return {
        "goods": by_seat(state, [_counts(GOODS, had) for had in state.goods]),
        "incas": by_seat(state, [_counts(JOBS, had) for had in state.incas]),
        "clock": by_seat(state, state.clock),
        "clergy": by_seat(state, [_counts(ROWS, had) for had in state.clergy]),
        "prince": by_seat(
            state, [NONE if place == NOWHERE else str(DISTRICTS[place]) for place in state.prince]
        ),
        "scout": by_seat(state, state.scout),
        "tiles": by_seat(state, [words_in(TILES, mask) for mask in state.tiles]),
        "sun": NONE if state.sun == NOBODY else state.game.colours[state.sun],
    }


def _cards(state: State, viewer: int | None) -> Plain:
    hands = [[CARDS[card] for card in hand] for hand in state.hands]
    known = [[CARDS[card] for card in cards] for cards in state.known]
    stack = [CARDS[card] for card in state.stack]
    if viewer is not None:
        stack = [card if card in known[viewer] else HIDDEN for card in stack]
        known = [cards if seat == viewer else [] for seat, cards in enumerate(known)]
        hands = [
            [HIDDEN] * len(hand) if hides_hand(state, seat, viewer) else hand
            for seat, hand in enumerate(hands)
        ]
    return {
        "hands": by_seat(state, hands),
        "stack": stack,
        "known": by_seat(state, known),
        "late": by_seat(state, state.late),
    }


def _course(state: State, viewer: int | None) -> Plain:
    colours = state.game.colours
    winners = [colours[seat] for seat in ranks(state)[0]] if state.ending else []
    return {
        "owed": by_seat(state, [_counts(GOODS, had) for had in state.owed]),
        "pending": [pending_text(state, question) for question in state.pending],
        "used": words_in(JOBS, state.used) + ([ADJUSTED] if state.used & TRADED else []),
        "victory": str(state.ending) or NONE,
        "winner": winners[0] if len(winners) == 1 else winners or NONE,
        "house_rules": {"gold_rank": state.game.house_rules.gold_rank.value},
        "turn": state.turn,
        "seed": state.seed if viewer is None else HIDDEN,
        "drawn": state.drawn if viewer is None else HIDDEN,
    }


def without(plain: Mapping[str, object], defaults: Mapping[str, object]) -> Plain:
    """What differs from the defaults, entry by entry."""
    kept: Plain = {}
    for key, value in plain.items():
        default = defaults.get(key)
        if isinstance(value, dict):
            value = without(value, default if isinstance(default, dict) else {})
            default = {}
        if value != default:
            kept[key] = value
    return kept
