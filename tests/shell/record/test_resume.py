"""Going on after a kill, a fault in the file, or with two windows open."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.record import Fault, Header, Journal, ResumedGame, Saves, read, replay, resume
from game.core.record.journal import parse
from tests.support.dice_race import RACE, Move, Race, RaceRules, Rolled, Scored
from tests.support.race_games import (
    HEADER,
    MOVES,
    RaceSession,
    marked,
    new_session,
    play,
    play_to_the_end,
    start,
)

ResumedRace = ResumedGame[Race, Move, Scored | Rolled]


def resumed(path: Path) -> ResumedRace:
    found = resume(path, start)
    assert isinstance(found, ResumedGame)
    return found


def states_by_line() -> list[Race]:
    """The state after the header and after each further line of the shared journal."""
    session = RaceSession(RACE, Race(HEADER.seed))
    states = [session.state]
    for move in MOVES:
        play(session, move)
        states.append(session.state)
    return states


def edited(path: Path, line: int, old: str, new: str) -> None:
    lines = path.read_text("utf-8").splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    path.write_text("".join(lines), "utf-8")


def test_a_header_comes_back_as_it_was() -> None:
    assert parse(HEADER.text().encode()) == Journal(HEADER, (), HEADER.text().encode())


def test_a_kill_at_any_byte_loses_at_most_the_action_being_written(journal_path: Path) -> None:
    whole = journal_path.read_bytes()
    header_end = whole.index(b"\n") + 1
    states = states_by_line()
    for cut in range(header_end, len(whole) + 1):
        torn = journal_path.with_name("torn.journal")
        torn.write_bytes(whole[:cut])
        found = resumed(torn)
        complete = whole[:cut].count(b"\n") - 1
        assert found.fault is None
        assert found.session.state == states[complete]
        play(found.session, RACE.legal_actions(found.session.state)[0].name)
        found.session.close()
        again = read(torn)
        assert isinstance(again, Journal)
        assert again.fault is None
        assert len(again.entries) == complete + 1
        torn.unlink()


def test_a_kill_within_the_header_leaves_no_game(journal_path: Path) -> None:
    whole = journal_path.read_bytes()
    for cut in range(whole.index(b"\n") + 1):
        journal_path.write_bytes(whole[:cut])
        assert resume(journal_path, start) == Fault("no_header", 1)
        assert Saves(journal_path.parent).games() == ()


def test_a_resumed_game_can_undo_what_was_played_before(journal_path: Path) -> None:
    session = resumed(journal_path).session
    assert session.can_undo
    play(session, "undo", "undo")
    assert not session.can_undo  # the roll before showed a die


@pytest.mark.parametrize(
    ("line", "old", "new", "reason"),
    [
        (5, "step", "stop", "action_refused"),
        (5, "step", "grant", "action_refused"),
        (5, "  #0", "  #1", "draws_differ"),
        (5, "step  #0 ", "step  #0 0", "state_differs"),
        (5, "  #0", "", "malformed_line"),
        (5, "step  #0", "undo  #0", "state_differs"),
        (7, "grant", "undo", "undo_refused"),
        (6, "\n", " over\n", "end_differs"),
    ],
)
def test_a_spoilt_line_is_named_and_all_before_it_stands(
    journal_path: Path, line: int, old: str, new: str, reason: str
) -> None:
    edited(journal_path, line, old, new)
    journal = read(journal_path)
    assert isinstance(journal, Journal)
    found = replay(RACE, Race(HEADER.seed), journal)
    assert found.fault is not None
    assert (found.fault.reason, found.fault.line) == (reason, line)
    assert found.state == states_by_line()[line - 2]
    assert found.lines == line - 2


def test_an_action_that_the_rules_refuse_brings_their_reason(journal_path: Path) -> None:
    edited(journal_path, 4, "undo", "jump")
    fault = resumed(journal_path).fault
    assert fault is not None
    assert fault.refusal is not None
    assert fault.refusal.reason == "unknown_action"


def test_a_journal_that_cannot_be_written_is_played_on_and_told(
    journal_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file = os.open

    def read_only(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_RDWR:
            raise OSError(errno.EROFS, "Read-only file system")
        return open_file(path, flags, mode)

    monkeypatch.setattr(os, "open", read_only)
    found = resumed(journal_path)
    assert found.fault is None
    assert found.session.state == states_by_line()[-1]
    assert found.session.problem is not None
    assert found.session.problem.details["error"] == "Read-only file system"
    monkeypatch.undo()
    play(found.session, "step")
    assert found.session.problem is None
    (copy,) = set(journal_path.parent.glob("*.journal")) - {journal_path}
    found.session.close()
    assert resumed(copy).session.state == found.session.state


def test_a_spoilt_journal_stays_and_the_game_goes_on_in_a_copy(journal_path: Path) -> None:
    edited(journal_path, 5, "  #0", "  #1")
    spoilt = journal_path.read_bytes()
    session = resumed(journal_path).session
    play(session, "step")
    session.close()
    assert journal_path.read_bytes() == spoilt
    assert session.state == states_by_line()[4]
    (copy,) = set(journal_path.parent.glob("*.journal")) - {journal_path}
    assert marked(copy.read_bytes()).splitlines()[:4] == marked(spoilt).splitlines()[:4]
    assert resumed(copy).fault is None


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", Fault("no_header", 1)),
        (b"hello\n", Fault("no_header", 1)),
        (b"\xff\xfe\n", Fault("no_header", 1)),
        (b"[" * 100_000 + b"\n", Fault("no_header", 1)),
        (b'{"format": ' + b"1" * 9000 + b"}\n", Fault("no_header", 1)),
        (b'{"format": 99}\n', Fault("newer_format", 1, {"found": "99", "known": 3})),
        (b'{"format": 2}\n', Fault("older_format", 1, {"found": "2", "known": 3})),
        (b'{"format": "3"}\n', Fault("bad_header", 1, {"key": "format"})),
        (b'{"format": 3, "game": "race"}\n', Fault("bad_header", 1, {"key": "app"})),
        (
            b'{"format": 3, "game": "race", "app": "1", "data": "", "seed": "7", "setup": {}}\n',
            Fault("bad_header", 1, {"key": "seed"}),
        ),
        (
            b'{"format": 3, "game": "race", "app": "1", "data": "", "seed": 7, "setup": {"players": []}}\n',
            Fault("bad_header", 1, {"key": "players"}),
        ),
        (
            b'{"format": 3, "game": "race", "app": "", "data": "", "seed": 7, "players": [], "mods": 1, "setup": {}}\n',
            Fault("bad_header", 1, {"key": "mods"}),
        ),
    ],
)
def test_what_is_no_journal_is_refused_with_the_reason(content: bytes, fault: Fault) -> None:
    assert parse(content) == fault


@pytest.mark.parametrize(
    "line", [b"\xff", b"", b"step\x1b[2J  #0 abcd1234", b"s" * 500 + b"  #0 abcd1234", b"step  #-1 abcd1234"]
)
def test_what_is_no_line_of_a_game_is_a_malformed_line(line: bytes) -> None:
    journal = parse(HEADER.text().encode() + b"step  #0 abcd1234\n" + line + b"\n")
    assert isinstance(journal, Journal)
    assert journal.fault == Fault("malformed_line", 3)
    assert len(journal.entries) == 1


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_journal_that_an_editor_saved_the_way_of_windows_goes_on_and_stays_of_one_kind(
    journal_path: Path, mark: bytes
) -> None:
    before = read(journal_path)
    journal_path.write_bytes(mark + journal_path.read_bytes().replace(b"\n", b"\r\n"))
    after = read(journal_path)
    assert isinstance(before, Journal)
    assert isinstance(after, Journal)
    assert (after.header, after.entries, after.fault) == (before.header, before.entries, None)
    found = resumed(journal_path)
    assert (found.session.state, found.fault) == (states_by_line()[-1], None)
    play_to_the_end(found.session)
    found.session.close()
    written = journal_path.read_bytes()
    assert written.count(b"\r\n") == written.count(b"\n") > len(before.entries) + 1
    (game,) = Saves(journal_path.parent).games()
    assert game.over
    again = resumed(journal_path)
    assert (again.session.state, again.fault) == (found.session.state, None)


def test_a_kill_between_carriage_return_and_line_feed_loses_no_more_than_that_line(
    journal_path: Path,
) -> None:
    whole = journal_path.read_bytes().replace(b"\n", b"\r\n")
    journal_path.write_bytes(whole[:-1])
    found = resumed(journal_path)
    assert (found.session.state, found.fault) == (states_by_line()[-2], None)
    play(found.session, RACE.legal_actions(found.session.state)[0].name)
    found.session.close()
    journal = read(journal_path)
    assert isinstance(journal, Journal)
    assert (journal.fault, len(journal.entries)) == (None, len(MOVES))


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.journal"
    with path.open("wb") as file:
        file.truncate(1 << 34)
    assert read(path) == Fault("too_large", details={"limit": 2})


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    found = resume(tmp_path / "none.journal", start)
    assert isinstance(found, Fault)
    assert found.reason == "unreadable"


def test_a_header_that_cannot_begin_a_game_is_refused(journal_path: Path) -> None:
    def no_game(header: Header) -> "tuple[RaceRules, Race] | Fault":
        return Fault("bad_header", 1, {"key": "setup"})

    assert resume(journal_path, no_game) == Fault("bad_header", 1, {"key": "setup"})


def test_continue_means_the_unfinished_game_played_last(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    assert saves.latest_unfinished() is None
    first, second, third = (new_session(tmp_path) for _ in range(3))
    play(second, "step")
    play_to_the_end(third)
    paths = {}
    for age, session in enumerate((third, second, first)):
        assert session.file is not None
        assert session.file.path is not None
        paths[session] = session.file.path
        session.close()
        _set_age(paths[session], age)
    latest = saves.latest_unfinished()
    assert latest is not None
    assert latest.path == paths[second]
    assert [game.over for game in saves.games()] == [True, False, False]


def _set_age(path: Path, age: int) -> None:
    os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))


_HOLDS = """
import sys
from pathlib import Path
from game.core.record.storage import JournalFile
held = JournalFile.reopen(Path(sys.argv[1]))
print(isinstance(held, JournalFile), flush=True)
sys.stdin.read()
"""


def test_a_game_that_another_program_plays_is_busy_until_that_ends(journal_path: Path) -> None:
    command = [sys.executable, "-c", _HOLDS, str(journal_path)]
    root = Path(__file__).parents[3]
    with subprocess.Popen(
        command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdin is not None and other.stdout is not None
        assert other.stdout.readline() == "True\n"
        saves = Saves(journal_path.parent)
        busy = Fault("busy", details={"path": str(journal_path)})
        assert resume(journal_path, start) == busy
        assert saves.delete(journal_path) == busy
        assert saves.latest_unfinished() is None
        assert isinstance(read(journal_path), Journal)  # it can be watched
        other.stdin.close()
        other.wait(30)
    found = resumed(journal_path)
    assert found.fault is None
    found.session.close()
    assert saves.delete(journal_path) is None


def test_a_game_that_nobody_holds_any_more_is_not_busy(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    assert session.file is not None
    path = session.file.path
    assert path is not None
    del session
    found = resumed(path)
    found.session.close()


def test_two_windows_never_write_to_one_game(tmp_path: Path) -> None:
    first, second = new_session(tmp_path), new_session(tmp_path)
    assert first.file is not None
    assert first.file.path is not None
    assert len(list(tmp_path.glob("*.journal"))) == 2
    busy = resume(first.file.path, start)
    assert busy == Fault("busy", details={"path": str(first.file.path)})
    assert Saves(tmp_path).latest_unfinished() is None
    path = first.file.path
    first.close()
    latest = Saves(tmp_path).latest_unfinished()
    assert latest is not None
    assert latest.path == path
    second.close()
