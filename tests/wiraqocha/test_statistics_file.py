"""The file of the statistics: what is damage and what of the moment, made whole or not at all, never endless."""

import io
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import Interaction, Tally
from game.core.statistics import connection as asked
from game.core.statistics import waiting
from game.core.statistics.challenges import ChallengeRecord
from game.core.statistics.connection import UnusableError
from game.core.statistics.database import FILE, Statistics, write_waiting
from game.core.statistics.export import write_csv
from game.core.statistics.puzzles import Help, PuzzleRecord
from game.core.statistics.results import GameResult
from game.titles.wiraqocha.interactions import InteractionKind
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.title import TITLE
from tests.support.results import player, result
from tests.support.shares import one_in

MAE = replace(player("Mae", "empress@2"), rival="mae")


def game(number: int) -> GameResult:
    """A game of Ada's against Mae, whom she robbed."""
    played = result(number, (player("Ada"), MAE), 0, "treasure")
    return replace(played, interactions=(Interaction(0, 1, InteractionKind.THEFT, 2),))


def fill(statistics: Statistics, numbers: Sequence[int] = (1, 2)) -> None:
    """Win two games, solve a puzzle, win a challenge, play a game of the day."""
    for number in numbers:
        statistics.keep_new(game(number))
    statistics.note_help(NAME, "knot", Help.HINT)
    statistics.note_puzzle(NAME, "knot", Help.HINT, solved=True)
    statistics.note_challenge(NAME, "gold", won=True)
    statistics.note_deed(TITLE, Tally.DAYS, "2031-02-03")


def answers(statistics: Statistics) -> list[object]:
    """What the statistics answer to everything that they can be asked."""
    list(statistics.look_back())
    list(statistics.recount())
    return [
        statistics.count(),
        statistics.totals(TITLE),
        statistics.rivals(TITLE),
        statistics.memories(TITLE, {"Ada"}, {1: "mae"}),
        statistics.medals(TITLE),
        statistics.new_medals(TITLE, "000001"),
        statistics.challenges(NAME),
        statistics.puzzles(NAME),
    ]


def filled(path: Path) -> list[object]:
    """A file with all that is kept, and what it answers."""
    with closing(Statistics(path)) as statistics:
        fill(statistics)
        return answers(statistics)


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a file that is held for the whole test."""
    monkeypatch.setattr(asked, "_PATIENCE", 0.0)


# faults of the moment


@contextmanager
def held(path: Path, how: str) -> Iterator[None]:
    """Another program holds the file."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute(how)
    other.execute("SELECT count(*) FROM games").fetchone()
    yield
    other.close()


@contextmanager
def opened_as(change: Callable[[Path], sqlite3.Connection]) -> Iterator[None]:
    """Files are opened in another way than usual."""
    real: Callable[..., sqlite3.Connection] = sqlite3.connect

    def connect(path: Any, **how: Any) -> sqlite3.Connection:
        return real(path, **how) if path == ":memory:" else change(path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", connect)
        yield


def full(path: Path) -> sqlite3.Connection:
    """A file on a full disk."""
    base = sqlite3.dbapi2.Connection(path, isolation_level=None)
    base.execute("PRAGMA max_page_count = 1")  # as many as there are
    return base


def read_only(path: Path) -> sqlite3.Connection:
    """A file without the right to write."""
    return sqlite3.dbapi2.Connection(f"file:{path}?mode=ro", uri=True, isolation_level=None)


MOMENTS: dict[str, Callable[[Path], Any]] = {
    "is read by another program": lambda path: held(path, "BEGIN"),
    "is written by another program": lambda path: held(path, "BEGIN IMMEDIATE"),
    "is held by another program": lambda path: held(path, "BEGIN EXCLUSIVE"),
    "lies on a full disk": lambda path: opened_as(full),
    "is read-only": lambda path: opened_as(read_only),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_won_while_the_file_cannot_be_used_is_written_later(tmp_path: Path, moment: str) -> None:
    path = tmp_path / FILE
    filled(path)
    with MOMENTS[moment](path):
        with closing(Statistics(path)) as statistics:
            answers(statistics)
            for number in range(40):
                statistics.keep_new(game(number))
            assert not statistics.note_puzzle(NAME, "snare", Help.NONE, solved=True)
            statistics.note_challenge(NAME, "gold", won=False)
            assert statistics.fault == "unwritable"
        with closing(Statistics(path)) as statistics:  # what waits is known meanwhile
            assert statistics.puzzles(NAME)["snare"] == PuzzleRecord(1, 1)
            assert statistics.count() == 40
            answers(statistics)
    write_waiting()
    assert [one.name for one in tmp_path.iterdir()] == [FILE]
    with closing(Statistics(path)) as statistics:
        assert statistics.fault == ""
        assert statistics.puzzles(NAME) == {
            "snare": PuzzleRecord(1, 1),
            "knot": PuzzleRecord(1, 1, Help.HINT),
        }
        assert statistics.challenges(NAME) == {"gold": ChallengeRecord(2, 1)}
        assert statistics.count() == 40


@pytest.mark.parametrize("moment", ["is written by another program", "lies on a full disk", "is read-only"])
def test_a_file_that_can_only_be_read_is_read(tmp_path: Path, moment: str) -> None:
    before = filled(tmp_path / FILE)
    with MOMENTS[moment](tmp_path / FILE), closing(Statistics(tmp_path / FILE)) as statistics:
        assert answers(statistics) == before


def test_a_file_that_is_held_while_it_is_open_is_not_put_aside(tmp_path: Path) -> None:
    before = filled(tmp_path / FILE)
    with closing(Statistics(tmp_path / FILE)) as statistics, held(tmp_path / FILE, "BEGIN EXCLUSIVE"):
        answers(statistics)
    with closing(Statistics(tmp_path / FILE)) as statistics:
        assert answers(statistics) == before
    assert [one.name for one in tmp_path.iterdir()] == [FILE]


class Failing(sqlite3.Connection):
    """Fails at one of the questions, of what is told by `code`."""

    code = 0
    left = 0

    def execute(self, *asked: Any) -> sqlite3.Cursor:
        Failing.left -= 1
        if Failing.left == 0:
            error = sqlite3.OperationalError("of the moment")
            error.sqlite_errorcode = self.code
            raise error
        return super().execute(*asked)


def failing(path: Path) -> sqlite3.Connection:
    """A file of which a question fails."""
    base = Failing(path, isolation_level=None)
    try:
        sqlite3.Connection.execute(base, "PRAGMA synchronous = OFF")
    except sqlite3.Error:
        base.close()
        raise
    return base


OUTSIDE = ("BUSY", "LOCKED", "IOERR", "FULL", "CANTOPEN", "READONLY", "PERM", "PROTOCOL")


def test_what_cannot_be_written_before_the_program_ends_is_found_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / FILE
    filled(path)
    with closing(Statistics(path)) as statistics:
        gold = statistics.challenges(NAME)["gold"]
    with held(path, "BEGIN EXCLUSIVE"):
        with closing(Statistics(path)) as statistics:
            for _ in range(2):
                assert not statistics.note_puzzle(NAME, "snare", Help.HINT, solved=False)
            statistics.note_challenge(NAME, "gold", won=True)
            statistics.note_deed(TITLE, Tally.PUZZLES, "snare")
        write_waiting()
        assert (tmp_path / waiting.FILE).is_file()
        for _ in range(2):  # it is met again while the file is held still
            with closing(Statistics(path)) as statistics:
                assert statistics.puzzles(NAME)["snare"].tries == 2
            write_waiting()
    for _ in range(2):
        with closing(Statistics(path)) as statistics:
            assert statistics.puzzles(NAME)["snare"].tries == 2
            assert statistics.challenges(NAME)["gold"].won == gold.won + 1
            assert statistics.fault == ""


def test_what_comes_from_outside_is_no_damage_at_any_question(tmp_path: Path) -> None:
    count = filled(tmp_path / FILE)[0]
    failed = 0
    with opened_as(failing):
        while failed == 0 or Failing.left < 0:  # until there are no more questions
            failed += 1
            Failing.left, Failing.code = failed, getattr(sqlite3, f"SQLITE_{OUTSIDE[failed % len(OUTSIDE)]}")
            with closing(Statistics(tmp_path / FILE)) as statistics:
                answers(statistics)
                fill(statistics)
            write_waiting()
    assert failed > 30
    assert [one.name for one in tmp_path.iterdir()] == [FILE]
    with closing(Statistics(tmp_path / FILE)) as statistics:
        assert statistics.fault == ""
        assert answers(statistics)[0] == count
        assert statistics.challenges(NAME)["gold"].won == 1 + failed


# damage


def ask_everything(path: Path) -> None:
    """Ask all and write all; the class that the statistics know may come out of an export alone."""
    with closing(Statistics(path)) as statistics:
        answers(statistics)
        fill(statistics, (2, 3))
        try:
            list(write_csv(statistics.results(), [TITLE], io.StringIO()))
        except UnusableError:
            assert statistics.fault != "damaged"
        answers(statistics)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file in pages that are as small as can be."""
    path = tmp_path_factory.mktemp("small") / FILE
    filled(path)
    base = sqlite3.connect(path)
    base.executescript("PRAGMA page_size = 512; VACUUM;")
    base.close()
    return path.read_bytes()


@pytest.mark.parametrize(("start", "change"), one_in(64, range(64), [0xFF, 0x01, 0x80]))
def test_whatever_byte_is_another_nothing_else_comes_out(
    tmp_path: Path, small: bytes, start: int, change: int
) -> None:
    for place in range(start, len(small), 64):
        raw = bytearray(small)
        raw[place] ^= change
        (tmp_path / FILE).write_bytes(raw)
        with opened_as(failing):
            ask_everything(tmp_path / FILE)
        for path in tmp_path.iterdir():
            path.unlink()


def test_a_file_that_another_program_replaced_is_not_put_aside(tmp_path: Path) -> None:
    path, sound = tmp_path / FILE, tmp_path / "sound.sqlite"
    filled(sound)
    path.write_bytes(b"no database at all" * 100)
    with pytest.MonkeyPatch.context() as patch:
        real: Callable[..., sqlite3.Connection] = sqlite3.connect

        def connect(*what: Any, **how: Any) -> sqlite3.Connection:
            base = real(*what, **how)
            if what[0] == path and sound.exists():
                base.execute("SELECT 1")
                sound.replace(path)
                return real(tmp_path / "gone.sqlite", **how)
            return base

        patch.setattr(sqlite3, "connect", connect)
        (tmp_path / "gone.sqlite").write_bytes(b"no database at all" * 100)
        with closing(Statistics(path)) as statistics:
            assert (statistics.fault, statistics.count()) == ("", 2)
    assert path.exists() and not list(tmp_path.glob("statistics.unreadable*"))


ENDLESS = "WITH RECURSIVE more(x) AS (SELECT 1 UNION ALL SELECT x FROM more) SELECT"
HOSTILE = {
    "the games": f"DROP TABLE games; CREATE VIEW games AS {ENDLESS} "
    "'k' AS key, 1.0 AS ended, 't' AS title, '{}' AS setting, 1 AS turns, 1 AS rounds, 'r' AS reason FROM more;",
    "what was added": f"DROP TABLE added; CREATE VIEW added AS {ENDLESS} "
    "1.0 AS ended, 'k' AS key, 0 AS stale FROM more;",
    "the deeds": f"DROP TABLE deeds; CREATE VIEW deeds AS {ENDLESS} "
    "'t' AS title, 'k' AS kind, 'w' AS which, 'g' AS game, 1.0 AS done, 'p' AS player FROM more;",
    "what follows a game": f"CREATE VIEW endless AS {ENDLESS} count(*) AS x FROM more;"
    "CREATE TRIGGER follows AFTER INSERT ON games BEGIN SELECT x FROM endless; END;",
}


@pytest.mark.parametrize("script", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_table_is_endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    monkeypatch.setattr(asked, "_LOOKS", 3)
    filled(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.executescript(script)
    with closing(Statistics(tmp_path / FILE)) as statistics:
        answers(statistics)
        statistics.keep_new(game(3))
        assert statistics.fault == "damaged"
        assert statistics.count() == 1


def test_numbers_beyond_all_bounds_are_damage(tmp_path: Path) -> None:
    filled(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.executescript(
            f"UPDATE puzzles SET tries = {2**63 - 1}, solved_at = 0; UPDATE deeds SET done = 1e999;"
        )
    with closing(Statistics(tmp_path / FILE)) as statistics:
        answers(statistics)
        assert statistics.note_puzzle(NAME, "knot", Help.NONE, solved=True)
        assert statistics.fault == "damaged"


def test_names_of_any_bytes_are_kept(tmp_path: Path) -> None:
    odd = result(1, (player("A\ud800"), MAE), 0, "treasure")
    with closing(Statistics(tmp_path / FILE)) as statistics:
        statistics.keep_new(replace(odd, key="a\udcff.journal"))
        list(statistics.look_back())
        assert statistics.new_medals(TITLE, "a\udcff.journal")
        statistics.note_deed(TITLE, Tally.DAYS, "2031-02-03", game="a\udcff.journal", player="A\ud800")


# made whole or not at all


@contextmanager
def each_moment(folder: Path, copies: Path) -> Iterator[None]:
    """Before each statement the folder is copied as a program leaves it that is ended there."""
    real: Callable[..., sqlite3.Connection] = sqlite3.connect

    def connect(path: Any, **how: Any) -> sqlite3.Connection:
        base = real(path, **how)
        if path != ":memory:":
            base.set_trace_callback(
                lambda _: shutil.copytree(folder, copies / str(len(list(copies.iterdir()))))
            )
        return base

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", connect)
        yield


@pytest.mark.parametrize("version", [0, 3])
def test_a_program_that_ends_while_the_file_is_made_leaves_it_sound(tmp_path: Path, version: int) -> None:
    folder, copies = tmp_path / "home", tmp_path / "copies"
    folder.mkdir()
    copies.mkdir()
    if version == 3:  # without the tables that came later
        filled(folder / FILE)
        with closing(sqlite3.connect(folder / FILE)) as base:
            base.executescript("DROP TABLE company; DROP TABLE looked_back; DROP TABLE deeds;")
    with each_moment(folder, copies), closing(Statistics(folder / FILE)) as statistics:
        games = statistics.count()
    left = list(copies.iterdir())
    assert len(left) > 10
    for copy in left:
        with closing(Statistics(copy / FILE)) as statistics:
            assert (statistics.fault, statistics.count()) == ("", games)
            assert statistics.note_puzzle(NAME, "knot", Help.NONE, solved=True)


def test_two_first_starts_at_once_keep_what_both_write(tmp_path: Path) -> None:
    path = tmp_path / FILE
    real: Callable[..., sqlite3.Connection] = sqlite3.connect
    others: list[int] = []

    def other(statement: str) -> None:
        """Another program opens the file whenever this one has begun to do something."""
        if not statement.startswith("PRAGMA") and len(others) < 60:
            others.append(len(others))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(sqlite3, "connect", real)
                with closing(Statistics(path)) as second:
                    second.note_puzzle(NAME, f"other {len(others)}", Help.NONE, solved=True)

    def connect(where: Any, **how: Any) -> sqlite3.Connection:
        base = real(where, **how)
        if where == path:
            base.set_trace_callback(other)
        return base

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", connect)
        with closing(Statistics(path)) as first:
            first.note_puzzle(NAME, "mine", Help.NONE, solved=True)
    write_waiting()
    with closing(Statistics(path)) as statistics:
        assert len(statistics.puzzles(NAME)) == 1 + len(others) > 10
    assert [one.name for one in tmp_path.iterdir()] == [FILE]
