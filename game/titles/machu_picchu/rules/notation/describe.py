"""A state in the words of a position: every key with its value, as plain data."""

from collections.abc import Sequence
from typing import Final

from game.base.files.node_reader import NONE
from game.kit.rules.positions import Plain, described
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.notation.position_fields import position_fields
from game.titles.machu_picchu.rules.scores import ranks
from game.titles.machu_picchu.rules.state import State

HIDDEN: Final = "?"  # what a seat may not know


def describe(state: State, viewer: int | None = None) -> Plain:
    """Every key of a position but `title` with the value it has in this state, nothing left out.

    With a `viewer`, as that seat may know it: what it may not know is `"?"` (M-4.9, R-25).
    """
    game = state.game
    winners = [game.colours[seat] for seat in ranks(state)[0]] if state.ending else []
    plain = {
        **described(position_fields(game), state),
        "players": list(game.colours),
        "winner": winners[0] if len(winners) == 1 else winners or NONE,
        "house_rules": {"gold_rank": game.house_rules.gold_rank.value},
    }
    return plain if viewer is None else {**plain, **_covered(state, viewer)}


def by_seat(state: State, values: Sequence[object]) -> Plain:
    """A value for each seat, by colour."""
    return dict(zip(state.game.colours, values, strict=True))


def hides_hand(state: State, seat: int, viewer: int | None) -> bool:
    """Whether the viewer may not see the cards of this seat: they are shown when they score."""
    return viewer is not None and seat != viewer and not state.ending


def _covered(state: State, viewer: int) -> Plain:
    """What the viewer may not know, or not wholly."""
    known = state.known[viewer]
    hands = [
        [HIDDEN if hides_hand(state, seat, viewer) else CARDS[card] for card in hand]
        for seat, hand in enumerate(state.hands)
    ]
    return {
        "hands": by_seat(state, hands),
        "stack": [CARDS[card] if card in known else HIDDEN for card in state.stack],
        "known": by_seat(
            state, [[CARDS[card] for card in known] if seat == viewer else [] for seat in state.game.seats]
        ),
        "seed": HIDDEN,
        "drawn": HIDDEN,
    }
