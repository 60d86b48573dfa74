"""What a player has that counts: by it one tells whether a game stands still (R-43)."""

from collections.abc import Sequence

from game.titles.machu_picchu.rules.state import State


def belongings(state: State) -> Sequence[object]:
    """By seat its goods and gold, Incas, clergy, cards, Moon Tiles and its Scout; the Prince walks to and fro."""
    return list(
        zip(
            state.goods,
            state.incas,
            state.clock,
            state.clergy,
            state.hands,
            state.tiles,
            state.scout,
            strict=True,
        )
    )
