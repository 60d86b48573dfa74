"""The results kept in a small SQLite file in the player's folder, filled from the journals."""

import itertools
import os
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, Literal, Self, TypeAlias, TypeVar

from game.base.files.disk_questions import size_of
from game.base.files.whole_files import make_folder, set_aside
from game.core.contract import Achievement, Achievements, AnyTitle, GameData, Tally
from game.core.match import own_data
from game.core.record import Fault, Saves
from game.core.record.journal import SUFFIX
from game.core.record.marks import game_key
from game.core.record.saves import read_saved_game
from game.core.registry import titles
from game.core.statistics import challenges, games, medals, puzzles, rival_records, waiting
from game.core.statistics import totals_tables as sums
from game.core.statistics.challenges import ChallengeRecord
from game.core.statistics.connection import Connection, FileFault, UnusableError, writable
from game.core.statistics.medals import Deed, MedalRecord
from game.core.statistics.puzzles import Help, PuzzleRecord
from game.core.statistics.results import GameResult, result_of
from game.core.statistics.rival_records import Memory, RivalRecord
from game.core.statistics.tables import make_ready
from game.core.statistics.totals import Totals
from game.core.statistics.waiting import ChallengeTaken, DeedDone, PuzzleHelped, PuzzleTried

FILE: Final = "statistics.sqlite"
_PART: Final = 500  # games that are read from the file, or written to it, at a time
_ATTEMPTS: Final = 3  # to answer a question: of the file, once more of it, of a new one

_Answer = TypeVar("_Answer")
_Note: TypeAlias = Callable[[Connection], None]

_waiting: Final[defaultdict[Path, list[_Note]]] = defaultdict(list)
"""What could not be written to a file yet: whoever opens it next writes it."""


def write_waiting() -> None:
    """Write what waits to be written; what cannot be written now is kept beside the file for the next start."""
    for path in [path for path, notes in _waiting.items() if notes]:
        Statistics(path).close()
        won = [note for note in _waiting[path] if isinstance(note, waiting.Won)]
        if waiting.keep(path, won):
            _waiting[path] = [note for note in _waiting[path] if note not in won]


class Statistics:
    """The results of all finished games whose journals were ever seen here.

    A file that is damaged, or of another version, is put aside under a name of its own and made anew. While a sound one
    cannot be read or written, because another program holds it or the disk is full, it stays as it is: what it holds is
    copied into memory, and what comes in waits there until it can be written. `fault` says which of these came to pass,
    as a key below `statistics.fault`, and `kept` where the old file is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault: FileFault | Literal[""] = ""
        self.kept: Path | None = None
        self._open: Connection | None = None
        _waiting[path] += waiting.take(path)
        self._ask(lambda base: None)

    @classmethod
    def beside(cls, saves: Saves) -> Self:
        """Those that lie beside a player's saved games."""
        return cls(saves.folder.with_name(FILE))

    # how the file is asked

    def _ask(self, question: Callable[[Connection], _Answer]) -> _Answer:
        """The answer to a question, whatever becomes of the file meanwhile; that of empty tables at the worst."""
        for attempt in range(_ATTEMPTS):
            try:
                return question(self._base())
            except UnusableError as error:
                self._give_up(error, for_good=attempt > 0)
        self._open = self._in_memory()
        return question(self._open)

    def _each(self, question: Callable[[Connection], Iterator[_Answer]]) -> Iterator[_Answer]:
        """As `_ask`, for what is answered in steps; it begins anew where the file turns out not to be usable."""
        for attempt in range(_ATTEMPTS):
            try:
                yield from question(self._base())
            except UnusableError as error:
                self._give_up(error, for_good=attempt > 0)
            else:
                return

    def _write(self, note: _Note, *, waits: bool = True) -> bool:
        """Write something wholly; whether it is in the file. If not, it `waits`, or is found elsewhere again."""

        def written(base: Connection) -> bool:
            with base.transaction():
                note(base)
            return not base.in_memory

        done = self._ask(written)
        if not done and waits:
            _waiting[self.path].append(note)
        return done

    def _base(self) -> Connection:
        """The file, opened where it is not. Raises UnusableError."""
        if self._open is None:
            with suppress(OSError):
                make_folder(self.path.parent)
            base = Connection(self.path)
            try:
                self._open = self._ready(base)
            finally:
                if self._open is not base:
                    base.close()
        return self._open

    def _ready(self, base: Connection) -> Connection:
        """An open file with its tables and all that waited; a copy of it in memory while it cannot be written."""
        try:
            make_ready(base)
            if _waiting[self.path]:
                with base.transaction():
                    self._note_waiting(base)
                _waiting[self.path].clear()
        except UnusableError as error:
            if error.fault is not FileFault.MOMENT:
                raise
            self._tell(FileFault.MOMENT)
            return self._in_memory(base)
        return base

    def _in_memory(self, base: Connection | None = None) -> Connection:
        """What a file holds, as far as it can be read, with what waits to be written. Raises UnusableError."""
        copy = Connection(None)
        if base is not None:
            try:
                copy = base.copied()
            except UnusableError as error:
                if error.fault is not FileFault.MOMENT:
                    raise
        make_ready(copy)
        self._note_waiting(copy)
        return copy

    def _note_waiting(self, base: Connection) -> None:
        for note in _waiting[self.path]:
            note(base)

    def _give_up(self, error: UnusableError, *, for_good: bool) -> None:
        """The file cannot be used: go on in memory for the moment, or try once more before it is put aside."""
        base, self._open = self._open, None
        moment = error.fault is FileFault.MOMENT
        with suppress(UnusableError):  # the next attempt meets it again
            if moment:
                self._tell(FileFault.MOMENT)
                self._open = self._in_memory(base)
        if base is not None:
            base.close()  # some systems rename no file that is open
        if for_good and not moment:
            self._tell(error.fault)
            self._put_aside()

    def _tell(self, fault: FileFault) -> None:
        self.fault = self.fault or fault

    def _put_aside(self) -> None:
        """Keep the file that cannot be used beside the new one, under a number that is free."""
        with suppress(OSError):
            self.kept = set_aside(self.path)

    # what there is

    def results(self) -> Iterator[GameResult]:
        """All results, the first game first; only a part of them is in memory at a time.

        Raises UnusableError, so that nobody takes some of them for all.
        """
        ended, key = -1e300, ""
        while part := games.after(self._base(), ended, key, _PART):
            yield from part
            ended, key = part[-1].ended, part[-1].key

    def totals(self, title: AnyTitle) -> Totals:
        """What the results of a title add up to, as far as they are counted (see `recount`)."""
        return self._ask(lambda base: sums.totals(base, title))

    def rivals(self, title: AnyTitle) -> dict[str, RivalRecord]:
        """How persons fared against each rival of a title, by its name."""
        return self._ask(lambda base: rival_records.records(base, title))

    def memories(
        self, title: AnyTitle, people: Collection[str], rivals: Mapping[int, str]
    ) -> dict[int, Memory]:
        """What each of these rivals, by seat, remembers of one of these people: of the last game that gave cause."""
        return self._ask(lambda base: rival_records.memories(base, title, people, rivals))

    def recount(self) -> Iterator[int]:
        """Count the sums anew where they do not hold, a part at each step; yields how many games are counted."""
        return self._each(lambda base: sums.recount(base, partial(games.after, base)))

    def count(self) -> int:
        """How many games are kept."""
        return self._ask(games.count)

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
        key, name, size = writable(game_key(path)), writable(path.name), size_of(path)
        return self._ask(lambda base: games.knows(base, key, name, size))

    def take_in(self, paths: Sequence[Path], installed: GameData) -> Iterator[Path]:
        """Read these journals, one at each step, and keep the results of those that are over."""
        for path in paths:
            size = size_of(path)
            result = result_of(path, installed)
            if result is not None:
                if result.key == path.name or not self._knows(path):  # else another file of the game told it
                    self.keep([result])
            elif not _is_foreign(path, installed):
                self._write(partial(games.pass_over, name=writable(path.name), size=size), waits=False)
            yield path

    def keep(self, results: Iterable[GameResult]) -> None:
        """Keep these results; what cannot be written is read again from its journal the next time."""
        results = iter(results)
        while part := tuple(itertools.islice(results, _PART)):
            self._write(partial(games.note, results=part), waits=False)

    def keep_new(self, result: GameResult) -> None:
        """Keep a result unless it is kept already, as it ended."""
        self._write(partial(games.note_new, result=result))

    # medals

    def look_back(self) -> Iterator[None]:
        """Look through earlier games for what earns medals, a part at each step, where that is to be done."""
        return self._each(lambda base: medals.look_back(base, partial(games.after, base), games.medals_of))

    def note_deed(
        self, of: AnyTitle, tally: Tally, which: str, *, game: str = "", player: str = ""
    ) -> list[Achievement]:
        """Note that a person did something of a tally now, and tell what that earns."""
        before = {record.medal for record in self.medals(of) if record.earned is not None}
        deed = Deed(tally, which, time.time(), writable(game), writable(player))
        self._write(DeedDone(of.name, deed))
        after = [record.medal for record in self.medals(of) if record.earned is not None]
        return [medal for medal in after if medal not in before]

    def medals(self, title: AnyTitle) -> tuple[MedalRecord, ...]:
        """The medals of a title, in its order, as far as games are looked through (see `look_back`)."""
        return self._ask(lambda base: medals.records(base, title.name, title.part(Achievements).medals))

    def new_medals(self, title: AnyTitle, game: str) -> list[Achievement]:
        """The medals that a game brought; none while it is not known which were earned before."""
        records, whole, key = self.medals(title), self._ask(medals.is_whole), writable(game)
        return [one.medal for one in records if whole and one.earned is not None and one.earned.game == key]

    # challenges

    def note_challenge(self, title: str, name: str, *, won: bool) -> bool:
        """Count a challenge that was played to its end; whether it is written, and does not wait to be."""
        return self._write(ChallengeTaken(title, name, won))

    def challenges(self, title: str) -> Mapping[str, ChallengeRecord]:
        """The challenges of a title that were ever taken, by name."""
        return self._ask(lambda base: challenges.records(base, title))

    # puzzles

    def note_puzzle(self, title: str, name: str, help: Help, *, solved: bool) -> bool:
        """Count a try at a puzzle; whether it is written, and does not wait to be."""
        return self._write(PuzzleTried(title, name, help, solved))

    def note_help(self, title: str, name: str, help: Help) -> None:
        """Remember how much help there was with a puzzle."""
        self._write(PuzzleHelped(title, name, help))

    def puzzles(self, title: str) -> Mapping[str, PuzzleRecord]:
        """The puzzles of a title that were ever tried, by name."""
        return self._ask(lambda base: puzzles.records(base, title))

    def close(self) -> None:
        """Let the file go."""
        if self._open is not None:
            self._open.close()


def _is_foreign(path: Path, installed: GameData) -> bool:
    """Whether the game in this journal is of a title that is not installed now, or damaged, which may change."""
    saved = read_saved_game(path)
    return saved is not None and (
        saved.header.game not in titles() or isinstance(own_data(saved.header.game, installed), Fault)
    )
