"""The results as a table that other programs read: one line for each player of each game."""

import csv
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TextIO, TypeAlias

from game.base.files.csv_cells import cell
from game.core.contract import AnyTitle, GameStatistics
from game.core.statistics.results import GameResult

_GAME: Final = ("game", "ended", "title")
_END: Final = ("turns", "victory")
_PLAYER: Final = ("seat", "name", "bot", "colour", "won", "rank", "score", "medals")


Earned: TypeAlias = Mapping[tuple[str, str], Sequence[str]]
"""The medals that a person was the first to earn in a game, by the game's key and the person's name."""


def columns(titles: Sequence[AnyTitle]) -> tuple[str, ...]:
    """The heads of the table: those of every game, with what these titles keep of settings and seats."""
    settings = dict.fromkeys(key for title in titles for key in title.part(GameStatistics).settings)
    figures = dict.fromkeys(
        figure.key for title in titles for figure in title.part(GameStatistics).seat_figures
    )
    return (*_GAME, *settings, *_END, *_PLAYER, *figures)


def write_csv(
    results: Iterable[GameResult],
    titles: Sequence[AnyTitle],
    file: TextIO,
    earned: Earned = MappingProxyType({}),
) -> Iterator[GameResult]:
    """Write the results as CSV, a game at each step, with a line of heads; moments in UTC."""
    writer = csv.DictWriter(file, columns(titles), extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    for result in results:
        game = {
            **{key: cell(value) for key, value in result.setting.items()},
            "game": result.key,
            "ended": _moment(result.ended),
            "title": result.title,
            "turns": result.turns,
            "victory": cell(result.reason),
        }
        for seat, player in enumerate(result.players, 1):
            writer.writerow(
                {
                    **{key: f"{value:g}" for key, value in player.figures.items()},
                    **game,
                    "seat": seat,
                    "name": cell(player.name),
                    "bot": cell(player.bot),
                    "colour": cell(player.colour),
                    "won": int(player.rank == 1),
                    "rank": player.rank,
                    "score": player.score,
                    "medals": " ".join(earned.get((result.key, player.name), ())),
                }
            )
        yield result


def _moment(ended: float) -> str:
    """A moment in seconds of the epoch as text; empty for one that no calendar has."""
    try:
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(ended))
    except (OverflowError, OSError, ValueError):
        return ""
