"""Results of games of Wiraqocha that nobody played."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.statistics.results import GameResult, PlayerResult

COLOURS = ("red", "blue", "green", "yellow")


def player(name: str, bot: str = "", luck: float = 0.0, dice: int = 40) -> PlayerResult:
    """A player who rolled so many dice with so much luck; `result` gives the colour and the rank."""
    return PlayerResult(name, bot, "", 2, None, {"dice": dice, "luck": luck})


def result(
    number: int,
    players: Sequence[PlayerResult],
    winner: int,
    reason: str,
    turns: int = 20,
    variants: str = "",
) -> GameResult:
    """The result of game number so and so."""
    seats = tuple(
        replace(player, colour=colour, rank=1 if seat == winner else 2)
        for seat, (player, colour) in enumerate(zip(players, COLOURS, strict=False))
    )
    setting = {"layout": "random", "variants": variants}
    rounds = (turns - 1) // max(1, len(seats)) + 1
    return GameResult(f"{number:06}", float(number), "wiraqocha", setting, turns, rounds, reason, seats)
