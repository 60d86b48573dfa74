"""Turns counted as people count them: in rounds, in each of which everybody has one turn."""

from game.titles.wiraqocha.rules.state import State


def round_of(turn: int, players: int) -> int:
    """The round that a turn belongs to, both counted from 1, whoever began the game.

    >>> [round_of(turn, 3) for turn in (1, 3, 4)]
    [1, 1, 2]
    """
    return (turn - 1) // players + 1


def round_now(state: State) -> int:
    """The round that is being played."""
    return round_of(state.turn, len(state.game.colours))
