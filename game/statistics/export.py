"""The results as a table that other programs read: one line for each player of each game."""

import csv
import time
from collections.abc import Iterable, Iterator
from typing import Final, TextIO

from game.statistics.results import GameResult

_GAME: Final = ("game", "ended", "layout", "variants", "turns", "victory")
_PLAYER: Final = ("seat", "name", "bot", "colour", "won", "dice", "luck")
COLUMNS: Final = (*_GAME, *_PLAYER)


def write_csv(results: Iterable[GameResult], file: TextIO) -> Iterator[GameResult]:
    """Write the results as CSV, a game at each step, with a line of heads; moments in UTC."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    for result in results:
        ended = _moment(result.ended)
        game = (result.key, ended, result.layout, " ".join(result.variants), result.turns, result.victory)
        for seat, player in enumerate(result.players):
            said = (_tame(player.name), player.bot, player.colour, int(seat == result.winner))
            writer.writerow((*game, seat + 1, *said, player.dice, f"{player.luck:g}"))
        yield result


def _tame(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name


def _moment(ended: float) -> str:
    """A moment in seconds of the epoch as text; empty for one that no calendar has."""
    try:
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(ended))
    except (OverflowError, OSError, ValueError):
        return ""
