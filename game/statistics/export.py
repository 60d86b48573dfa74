"""The results as a table that other programs read: one line for each player of each game."""

import csv
import time
from collections.abc import Sequence
from typing import Final, TextIO

from game.statistics.results import GameResult

_GAME: Final = ("game", "ended", "layout", "variants", "turns", "victory")
_PLAYER: Final = ("seat", "name", "bot", "colour", "won", "dice", "luck")
COLUMNS: Final = (*_GAME, *_PLAYER)


def write_csv(results: Sequence[GameResult], file: TextIO) -> None:
    """Write the results as CSV, with a line of heads; moments in UTC."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    for result in results:
        ended = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(result.ended))
        game = (result.key, ended, result.layout, " ".join(result.variants), result.turns, result.victory)
        for seat, player in enumerate(result.players):
            said = (_tame(player.name), player.bot, player.colour, int(seat == result.winner))
            writer.writerow((*game, seat + 1, *said, player.dice, f"{player.luck:g}"))


def _tame(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name
