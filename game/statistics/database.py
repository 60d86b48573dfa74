"""The results kept in a small SQLite file in the player's folder, filled from the journals."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import astuple
from pathlib import Path
from typing import Final

from game.content.definitions import Content
from game.record.storage import SUFFIX
from game.statistics.results import GameResult, PlayerResult, result_of

FILE: Final = "statistics.sqlite"
KEPT: Final = "statistics.unreadable.sqlite"
_VERSION: Final = 1  # of the tables; another one is made anew from the journals

_TABLES: Final = """
CREATE TABLE games (
    key TEXT PRIMARY KEY, ended REAL NOT NULL, layout TEXT NOT NULL, variants TEXT NOT NULL,
    turns INTEGER NOT NULL, winner INTEGER NOT NULL, victory TEXT NOT NULL
) STRICT;
CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games(key), seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    colour TEXT NOT NULL, dice INTEGER NOT NULL, luck REAL NOT NULL, PRIMARY KEY (game, seat)
) STRICT;
CREATE TABLE passed_over (key TEXT PRIMARY KEY, size INTEGER NOT NULL) STRICT;
"""


class Statistics:
    """The results of all finished games whose journals were ever seen here.

    A file that is damaged or of another version is put aside and made anew; where none can be written, the
    results are held in memory. `fault` says which of these came to pass, as a key below `statistics.fault`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault = ""
        self._base = self._opened()

    def _opened(self) -> sqlite3.Connection:
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return _connect(self.path)
        except sqlite3.OperationalError:
            self.fault = "unwritable"
        except sqlite3.DatabaseError:
            self.fault = "damaged"
            with suppress(OSError):
                self.path.replace(self.path.with_name(KEPT))
            with suppress(sqlite3.Error):
                return _connect(self.path)
        return _connect(None)

    def results(self) -> tuple[GameResult, ...]:
        """All results, the first game first."""
        with closing(self._base.execute("SELECT * FROM games ORDER BY ended, key")) as found:
            return tuple(
                GameResult(key, ended, layout, _parts(variants), turns, winner, victory, self._players(key))
                for key, ended, layout, variants, turns, winner, victory in found.fetchall()
            )

    def _players(self, key: str) -> tuple[PlayerResult, ...]:
        wanted = "SELECT name, bot, colour, dice, luck FROM players WHERE game = ? ORDER BY seat"
        return tuple(PlayerResult(*row) for row in self._base.execute(wanted, (key,)))

    def missing(self, folder: Path) -> tuple[Path, ...]:
        """The journals of a folder that are not in the statistics and have changed since they were looked at."""
        known = {key for (key,) in self._base.execute("SELECT key FROM games")}
        passed = dict(self._base.execute("SELECT key, size FROM passed_over"))
        return tuple(
            path
            for path in sorted(folder.glob(f"*{SUFFIX}"))
            if path.name not in known and passed.get(path.name) != _size(path)
        )

    def take_in(self, paths: Sequence[Path], content: Content) -> Iterator[Path]:
        """Read these journals, one at each step, and keep the results of those that are over."""
        for path in paths:
            size = _size(path)
            result = result_of(path, content)
            if result is not None:
                self.keep([result])
            else:
                with suppress(sqlite3.Error), self._base:
                    self._base.execute("INSERT OR REPLACE INTO passed_over VALUES (?, ?)", (path.name, size))
            yield path

    def keep(self, results: Iterable[GameResult]) -> None:
        """Keep these results; on a full disk they are not, and are read again the next time."""
        with suppress(sqlite3.Error), self._base:
            for result in results:
                self._keep(result)

    def _keep(self, result: GameResult) -> None:
        *row, players = (getattr(result, name) for name in GameResult.__slots__)
        row[3] = " ".join(result.variants)
        self._base.execute("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        self._base.executemany(
            "INSERT OR REPLACE INTO players VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(result.key, seat, *astuple(player)) for seat, player in enumerate(players)],
        )

    def close(self) -> None:
        """Let the file go."""
        self._base.close()


def _connect(path: Path | None) -> sqlite3.Connection:
    """The database with its tables; None: one in memory. Raises sqlite3.Error where it cannot be used."""
    base = sqlite3.connect(path or ":memory:", timeout=1.0)
    try:
        (version,) = base.execute("PRAGMA user_version").fetchone()
        if version == 0:
            base.executescript(f"{_TABLES} PRAGMA user_version = {_VERSION};")
        elif version != _VERSION or base.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError(f"version {version}")
    except sqlite3.Error:
        base.close()
        raise
    return base


def _parts(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return -1
