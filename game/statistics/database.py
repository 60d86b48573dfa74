"""The results kept in a small SQLite file in the player's folder, filled from the journals."""

import json
import os
import sqlite3
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, Self

from game.datafiles.disk_questions import exists, size_of
from game.datafiles.regular_files import open_regular
from game.datafiles.whole_files import make_folder
from game.match import own_data
from game.protocol import AnyTitle, Medal, Tally, TitleData
from game.record import Fault, Saves
from game.record.journal import SUFFIX
from game.record.marks import game_key
from game.record.saves import read_saved_game
from game.registry import title, titles
from game.statistics import challenges, company, medals, puzzles
from game.statistics import totals_tables as sums
from game.statistics.challenges import ChallengeRecord
from game.statistics.encounters import Memory, RivalRecord
from game.statistics.medals import Deed, MedalRecord
from game.statistics.migration import migrate
from game.statistics.puzzles import Help, PuzzleRecord
from game.statistics.results import GameResult, PlayerResult, result_of
from game.statistics.totals import Totals

FILE: Final = "statistics.sqlite"
_VERSION: Final = 3  # of the tables
_EARLIER: Final = (1, 2)  # versions from when there was one title alone, see `migration`

_TABLES: Final = """
CREATE TABLE games (
    key TEXT PRIMARY KEY, ended REAL NOT NULL, title TEXT NOT NULL, setting TEXT NOT NULL,
    turns INTEGER NOT NULL, rounds INTEGER NOT NULL, reason TEXT NOT NULL
) STRICT;
CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games(key), seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    colour TEXT NOT NULL, rank INTEGER NOT NULL, score INTEGER, figures TEXT NOT NULL, PRIMARY KEY (game, seat)
) STRICT;
CREATE INDEX games_in_order ON games (ended, key);
"""
_PASSED_OVER: Final = "CREATE TABLE passed_over (key TEXT PRIMARY KEY, size INTEGER NOT NULL) STRICT;"
_COLUMNS: Final = {"games": 7, "players": 8, "passed_over": 2, **sums.COLUMNS}
_PART: Final = 500  # games that are read from the file at a time


class Statistics:
    """The results of all finished games whose journals were ever seen here.

    A file that is damaged, or of a newer version, is put aside under a name of its own and made anew; where none can be
    written, the results are held in memory. `fault` says which of these came to pass, as a key below
    `statistics.fault`, and `kept` where the old file is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault: Literal["", "damaged", "newer", "unwritable"] = ""
        self.kept: Path | None = None
        self._base = self._opened()

    @classmethod
    def beside(cls, saves: Saves) -> Self:
        """Those that lie beside a player's saved games."""
        return cls(saves.folder.with_name(FILE))

    def _opened(self) -> sqlite3.Connection:
        with suppress(OSError):
            make_folder(self.path.parent)
        try:
            return _connect(self.path)
        except (OSError, sqlite3.OperationalError):
            self.fault = "unwritable"
        except sqlite3.DatabaseError as error:
            self.fault = "newer" if isinstance(error, _NewerError) else "damaged"
            self._put_aside()
            with suppress(OSError, sqlite3.Error):
                return _connect(self.path)
        return _connect(None)

    def _put_aside(self) -> None:
        """Keep the file that cannot be used beside the new one, under a number that is free."""
        number = 1
        while exists(kept := self.path.with_name(f"statistics.unreadable-{number}.sqlite")):
            number += 1
        with suppress(OSError):
            self.path.replace(kept)
            self.kept = kept

    def _begin_anew(self) -> None:
        """What is read turns out to be damaged: it is put aside."""
        with suppress(sqlite3.Error):
            self._base.close()
        self.fault = "damaged"
        self._put_aside()
        try:
            self._base = _connect(self.path)
        except (OSError, sqlite3.Error):
            self._base = _connect(None)

    # what there is

    def results(self) -> Iterator[GameResult]:
        """All results, the first game first; only a part of them is in memory at a time."""
        ended, key = -1e300, ""
        while part := self._after(ended, key, _PART):
            yield from part
            ended, key = part[-1].ended, part[-1].key

    def _after(self, ended: float, key: str, most: int) -> list[GameResult]:
        """The results that follow this one in order, at most so many. Raises sqlite3.Error."""
        games = "SELECT * FROM games WHERE (ended, key) > (?, ?) ORDER BY ended, key LIMIT ?"
        players = "SELECT name, bot, colour, rank, score, figures FROM players WHERE game = ? ORDER BY seat"
        return [
            company.joined(
                self._base,
                GameResult(
                    *(found, when, title, _read(setting), turns, rounds, reason),
                    players=tuple(
                        PlayerResult(name, bot, colour, rank, score, _read(figures))
                        for name, bot, colour, rank, score, figures in self._base.execute(players, (found,))
                    ),
                ),
            )
            for found, when, title, setting, turns, rounds, reason in self._base.execute(
                games, (ended, key, most)
            ).fetchall()
        ]

    def totals(self, title: AnyTitle) -> Totals:
        """What the results of a title add up to, as far as they are counted (see `recount`)."""
        try:
            return sums.totals(self._base, title)
        except sqlite3.Error:
            self._begin_anew()
            return sums.totals(self._base, title)

    def rivals(self, title: str) -> dict[str, RivalRecord]:
        """How persons fared against each rival of a title, by its name."""
        try:
            return company.records(self._base, title)
        except sqlite3.Error:
            self._begin_anew()
            return {}

    def memories(self, title: str, people: Collection[str], rivals: Mapping[int, str]) -> dict[int, Memory]:
        """What each of these rivals, by seat, remembers of one of these people: of the last game that gave cause."""
        try:
            return company.memories(self._base, title, people, rivals)
        except sqlite3.Error:
            self._begin_anew()
            return {}

    def recount(self) -> Iterator[int]:
        """Count the sums anew where they do not hold, a part at each step; yields how many games are counted."""
        try:
            if sums.are_stale(self._base):
                yield from sums.recount(self._base, self._after)
        except sqlite3.Error:
            self._begin_anew()

    def count(self) -> int:
        """How many games are kept."""
        try:
            return int(self._base.execute("SELECT count(*) FROM games").fetchone()[0])
        except sqlite3.Error:
            self._begin_anew()
            return 0

    # what comes in

    def missing(self, folder: Path) -> tuple[Path, ...]:
        """The journals of a folder that are not in the statistics and have changed since they were looked at."""
        return tuple(sorted(path for path in self.look_through(folder) if path is not None))

    def look_through(self, folder: Path) -> Iterator[Path | None]:
        """As `missing`, a file at each step, in no order; None for a file that is known."""
        try:
            with os.scandir(folder) as files:
                for file in files:
                    other, path = (
                        not file.name.endswith(SUFFIX) or file.name.startswith("."),
                        folder / file.name,
                    )
                    yield None if other or self._knows(path) else path
        except OSError:
            return

    def _knows(self, path: Path) -> bool:
        """Whether the game of this journal is kept, or the journal is as it was when it was passed over."""
        key = _writable(game_key(path))
        try:
            if self._is_kept(key) and company.is_noted(self._base, key):
                return True
            asked = "SELECT size FROM passed_over WHERE key = ?"
            passed = self._base.execute(asked, (_writable(path.name),)).fetchone()
        except sqlite3.Error:
            return False
        return passed is not None and passed[0] == size_of(path)

    def _is_kept(self, key: str) -> bool:
        """Raises sqlite3.Error."""
        return self._base.execute("SELECT 1 FROM games WHERE key = ?", (key,)).fetchone() is not None

    def take_in(self, paths: Sequence[Path], installed: TitleData) -> Iterator[Path]:
        """Read these journals, one at each step, and keep the results of those that are over."""
        for path in paths:
            size = size_of(path)
            result = result_of(path, installed)
            if result is not None:
                if result.key == path.name or not self._knows(path):  # else another file of the game told it
                    self.keep([result])
            elif not _is_foreign(path, installed):
                with suppress(sqlite3.Error), self._base:
                    self._base.execute(
                        "INSERT OR REPLACE INTO passed_over VALUES (?, ?)", (_writable(path.name), size)
                    )
            yield path

    def keep(self, results: Iterable[GameResult]) -> None:
        """Keep these results; on a full disk they are not, and are read again the next time."""
        with suppress(sqlite3.Error):
            medals.begin(self._base)
        with suppress(sqlite3.Error), self._base:
            for result in results:
                self._keep(result)

    def keep_new(self, result: GameResult) -> None:
        """Keep a result unless it is kept already, as it ended."""
        ended = "SELECT 1 FROM games WHERE key = ? AND ended = ?"
        with suppress(sqlite3.Error):
            if self._base.execute(ended, (result.key, result.ended)).fetchone() is None:
                self.keep([result])

    def _keep(self, result: GameResult) -> None:
        company.note(self._base, result)
        if self._is_kept(result.key):
            sums.make_stale(self._base)  # it takes the place of another
            medals.forget(self._base, result.key)
        else:
            sums.add(self._base, result)
        medals.note(self._base, result.title, medals.deeds_of(result, _medals_of(result.title)))
        setting = json.dumps(dict(result.setting))
        self._base.execute(
            "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)",
            (result.key, result.ended, result.title, setting, result.turns, result.rounds, result.reason),
        )
        self._base.executemany(
            "INSERT OR REPLACE INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    *(result.key, seat, player.name, player.bot, player.colour, player.rank, player.score),
                    json.dumps(dict(player.figures)),
                )
                for seat, player in enumerate(result.players)
            ],
        )

    # medals

    def look_back(self) -> Iterator[None]:
        """Look through earlier games for what earns medals, a part at each step, where that is to be done."""
        with suppress(sqlite3.Error):
            medals.begin(self._base)
            yield from medals.look_back(self._base, self._after, _medals_of)

    def note_deed(
        self, of: AnyTitle, tally: Tally, which: str, *, game: str = "", player: str = ""
    ) -> list[Medal]:
        """Note that a person did something of a tally now, and tell what that earns; on a full disk it is not noted."""
        before = {record.medal for record in self.medals(of) if record.earned is not None}
        with suppress(sqlite3.Error), self._base:
            medals.note(self._base, of.name, [Deed(tally, which, time.time(), game, player)])
        after = [record.medal for record in self.medals(of) if record.earned is not None]
        return [medal for medal in after if medal not in before]

    def medals(self, title: AnyTitle) -> tuple[MedalRecord, ...]:
        """The medals of a title, in its order, as far as games are looked through (see `look_back`)."""
        try:
            medals.begin(self._base)
            return medals.records(self._base, title.name, title.medals)
        except sqlite3.Error:
            return tuple(MedalRecord(medal, 0, None) for medal in title.medals)

    def new_medals(self, title: AnyTitle, game: str) -> list[Medal]:
        """The medals that a game brought; none while it is not known which were earned before."""
        records = self.medals(title)
        try:
            whole = medals.is_whole(self._base)
        except sqlite3.Error:
            whole = False
        return [one.medal for one in records if whole and one.earned is not None and one.earned.game == game]

    # challenges

    def note_challenge(self, title: str, name: str, *, won: bool) -> None:
        """Count a challenge that was played to its end; on a full disk it is not."""
        with suppress(sqlite3.Error):
            challenges.note(self._base, title, name, won=won)

    def challenges(self, title: str) -> Mapping[str, ChallengeRecord]:
        """The challenges of a title that were ever taken, by name."""
        try:
            return challenges.records(self._base, title)
        except sqlite3.Error:
            return {}

    # puzzles

    def note_puzzle(self, title: str, name: str, help: Help, *, solved: bool) -> bool:
        """Count a try at a puzzle; whether it is kept, which on a full disk it is not."""
        try:
            puzzles.note(self._base, title, name, help, solved=solved)
        except sqlite3.Error:
            return False
        return self.fault != "unwritable"

    def note_help(self, title: str, name: str, help: Help) -> None:
        """Remember how much help there was with a puzzle; on a full disk it is not."""
        with suppress(sqlite3.Error):
            puzzles.note_help(self._base, title, name, help)

    def puzzles(self, title: str) -> Mapping[str, PuzzleRecord]:
        """The puzzles of a title that were ever tried, by name."""
        try:
            return puzzles.records(self._base, title)
        except sqlite3.Error:
            return {}

    def close(self) -> None:
        """Let the file go."""
        self._base.close()


def _medals_of(name: str) -> Sequence[Medal]:
    """The medals of a title; none of one that is not installed."""
    return title(name).medals if name in titles() else ()


class _NewerError(sqlite3.DatabaseError):
    """The tables are those of a newer version of the game."""


def _connect(path: Path | None) -> sqlite3.Connection:
    """The database with its tables; None: one in memory.

    Raises sqlite3.Error where it cannot be used, and OSError for a pipe, say, in its place.
    """
    if path is not None and exists(path):
        os.close(open_regular(path))
    base = sqlite3.connect(path or ":memory:", timeout=1.0)
    base.text_factory = lambda said: said.decode("utf-8", "replace")
    try:
        (version,) = base.execute("PRAGMA user_version").fetchone()
        if version > _VERSION:
            raise _NewerError(f"version {version}")
        if version == 0:
            if base.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
                raise sqlite3.DatabaseError("tables of another program")
            version = f"PRAGMA user_version = {_VERSION};"
            base.executescript(f"{_TABLES}{_PASSED_OVER}{sums.TABLES} UPDATE added SET stale = 0; {version}")
        elif version in _EARLIER:
            migrate(base, f"{_TABLES}{sums.TABLES}", _VERSION)
        _check(base)
        with suppress(sqlite3.OperationalError):  # a file that cannot be written can be read still
            base.executescript(challenges.TABLE + puzzles.TABLE + company.TABLE)
    except sqlite3.Error:
        base.close()
        raise
    return base


def _check(base: sqlite3.Connection) -> None:
    """Raise sqlite3.DatabaseError where a table is not one of ours."""
    for table, columns in _COLUMNS.items():
        if len(base.execute(f"PRAGMA table_info({table})").fetchall()) != columns:
            raise sqlite3.DatabaseError(f"no table {table}")
    if base.execute("SELECT count(*) FROM added").fetchone() != (1,):
        raise sqlite3.DatabaseError("no row of what was added")


def _read(text: str) -> dict[str, Any]:
    """The values by key that a field holds; none where it is spoilt."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _is_foreign(path: Path, installed: TitleData) -> bool:
    """Whether the game in this journal is of a title that is not installed now, or damaged, which may change."""
    saved = read_saved_game(path)
    return saved is not None and (
        saved.header.game not in titles() or isinstance(own_data(saved.header.game, installed), Fault)
    )


def _writable(name: str) -> str:
    """A file's name as the database takes it: whatever bytes the name is of."""
    return name.encode("utf-8", "replace").decode()
