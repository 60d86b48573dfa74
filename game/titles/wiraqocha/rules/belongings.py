"""What a player has that counts: by it one tells whether a game stands still (O-12)."""

from collections.abc import Sequence

from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import NOBODY


def belongings(state: State) -> Sequence[object]:
    """By seat its tokens and where they are, cards, relics and crystals; cubes and dice come and go."""
    return [
        (
            tuple(
                (tile, piece & 7)
                for tile, piece in enumerate(state.board)
                if piece != NOBODY and piece >> 3 == seat
            ),
            state.reserve[seat],
            state.graveyard[seat],
            state.cards[seat],
            state.crystals[seat],
            tuple(owner == seat for owner in state.relics),
        )
        for seat in range(len(state.cards))
    ]
