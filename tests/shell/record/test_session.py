"""Playing, taking back, watching, and what is on the disk meanwhile."""

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.contract import Refusal
from game.core.record import ActionPlayed, ActionUndone, Fault, GameSession, ResumedGame, resume, storage
from game.core.record.storage import JournalFile
from tests.support.dice_race import RACE, Move, Race
from tests.support.race_games import MOVES, marked, new_session, play, play_to_the_end, start

ROOT = Path(__file__).parents[3]


def only_journal(folder: Path) -> bytes:
    (path,) = folder.glob("*.journal")
    return path.read_bytes()


def test_each_action_is_a_line_on_the_disk_at_once(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    lines = only_journal(tmp_path).splitlines()
    assert len(lines) == 1
    assert "Élodie" in lines[0].decode()
    for number, move in enumerate(("step", "roll", "grant"), 2):
        play(session, move)
        lines = only_journal(tmp_path).splitlines()
        assert len(lines) == number
        assert lines[-1].decode() == f"{move}  #{RACE.draws(session.state)} {RACE.digest(session.state)}"


def test_a_refused_action_changes_and_writes_nothing(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    before = only_journal(tmp_path), session.state
    assert isinstance(session.act(Move("grant")), Refusal)
    assert (only_journal(tmp_path), session.state) == before
    assert session.steps == ()


def test_undo_goes_back_one_by_one_and_stops_at_a_die(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    assert not session.can_undo
    assert session.undo() is None
    play(session, "roll", "grant", "step")
    rolled = session.steps[0].after
    play(session, "undo", "undo")
    assert session.state == rolled
    assert not session.can_undo
    assert session.undo() is None
    assert [line.split()[0] for line in only_journal(tmp_path).splitlines()[1:]] == [
        b"roll", b"grant", b"step", b"undo", b"undo",
    ]  # fmt: skip


def test_who_decides_is_asked_of_the_state(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    play(session, "roll")
    assert session.state.turn == 0
    assert session.rules.decider(session.state) == 1


def test_observers_see_every_change_in_order_until_they_leave() -> None:
    session = GameSession(RACE, Race(7))
    seen: list[object] = []
    leave = session.subscribe(seen.append)
    play(session, "step", "undo", "step")
    leave()
    play(session, "step")
    assert [type(change) for change in seen] == [ActionPlayed, ActionUndone, ActionPlayed]
    first = seen[0]
    assert isinstance(first, ActionPlayed)
    assert (first.before, first.step.after) == (Race(7), Race(7, turn=1, points=(1, 0)))


def test_the_line_that_ends_the_game_says_so(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    play_to_the_end(session)
    lines = only_journal(tmp_path).splitlines()
    assert [line.endswith(b" over") for line in lines] == [False] * (len(lines) - 1) + [True]
    play(session, "undo")
    assert not only_journal(tmp_path).splitlines()[-1].endswith(b" over")


def test_a_folder_that_cannot_be_made_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.write_text("a file where the folder should be")
    session = new_session(folder)
    play(session, "step", "step")
    assert session.problem is not None
    assert session.problem.reason == "unwritable"
    assert session.problem.details["path"] == str(folder)
    assert session.state.points == (1, 1)
    folder.unlink()
    play(session, "step")
    assert session.problem is None
    assert len(only_journal(folder).splitlines()) == 4


def test_a_disk_that_fills_up_in_mid_line_leaves_no_half_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session(tmp_path)
    play(session, "step")
    write = os.write

    def full(handle: int, content: bytes) -> int:
        if len(content) > 5:
            return write(handle, content[:5])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        play(session, "step", "step")
        assert session.problem is not None
        assert session.problem.details["error"] == "No space left on device"
    play(session, "step")
    assert session.problem is None
    lines = only_journal(tmp_path).decode().splitlines()
    assert [line.split("  #")[0] for line in lines[1:]] == ["step"] * 4


def moves_of(folder: Path) -> list[str]:
    return [line.split("  #")[0] for line in only_journal(folder).decode().splitlines()[1:]]


def test_a_journal_that_another_program_shortens_is_written_anew(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    play(session, "step", "roll", "grant")
    (path,) = tmp_path.glob("*.journal")
    for length in (0, 10, path.stat().st_size - 4):
        os.truncate(path, length)
        play(session, "step")
        assert session.problem is None
        assert b"\0" not in only_journal(tmp_path)
    assert moves_of(tmp_path) == ["step", "roll", "grant", "step", "step", "step"]
    assert not isinstance(JournalFile.reopen(path), JournalFile)  # it is still ours


@pytest.mark.parametrize("renames_open_files", [False, True])
def test_wishes_are_kept_with_the_game_whatever_is_played_before_and_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, renames_open_files: bool
) -> None:
    monkeypatch.setattr(storage, "_RENAMES_OPEN_FILES", renames_open_files and sys.platform != "win32")
    session = new_session(tmp_path)
    (path,) = tmp_path.glob("*.journal")
    session.wish({"quiet": ["Élodie"]})
    play(session, "step", "roll")
    session.wish({"quiet": ["Élodie", "Ada"]})
    play(session, "grant")
    assert not isinstance(JournalFile.reopen(path), JournalFile)  # it is still ours
    session.close()
    assert moves_of(tmp_path) == ["step", "roll", "grant"]
    for _ in range(2):
        found = resume(path, start)
        assert isinstance(found, ResumedGame) and found.fault is None
        assert (found.session.state, found.session.wishes) == (session.state, {"quiet": ["Élodie", "Ada"]})
        found.session.close()
    assert {file.name for file in tmp_path.iterdir() if file.is_file()} == {path.name, "latest"}


def test_a_wish_that_finds_no_room_is_kept_with_the_next_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session(tmp_path)
    play(session, "step")
    before = only_journal(tmp_path)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)  # every way in which a file is written comes by there
        session.wish({"quiet": True})
        assert session.problem is not None
        assert only_journal(tmp_path) == before
    play(session, "step")
    assert session.problem is None
    session.close()
    (path,) = tmp_path.glob("*.journal")
    found = resume(path, start)
    assert isinstance(found, ResumedGame) and found.fault is None
    assert (found.session.state, found.session.wishes) == (session.state, {"quiet": True})


@pytest.mark.parametrize("closing", [False, True])
def test_lines_that_wait_are_written_without_a_further_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closing: bool
) -> None:
    session = new_session(tmp_path)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        play(session, "step", "roll")
        assert session.retry() is not None
    if closing:
        session.close()
    else:
        assert session.retry() is None
    assert moves_of(tmp_path) == ["step", "roll"]


def test_no_line_is_written_that_would_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("storage", "journal", "session"):
        monkeypatch.setattr(f"game.core.record.{module}.LINE_LIMIT", 6)
    session = new_session(tmp_path)
    play(session, "step", "undo", "step", "step", "undo", "step")
    refused = session.act(Move("step"))
    assert isinstance(refused, Refusal) and refused.reason == "journal_full"
    assert not session.can_undo and session.undo() is None
    points = session.state.points
    session.close()
    (path,) = tmp_path.glob("*.journal")
    resumed = resume(path, start)
    assert not isinstance(resumed, Fault) and resumed.fault is None
    assert resumed.session.state.points == points
    assert isinstance(resumed.session.act(Move("step")), Refusal)


FULL = """
import resource, signal, sys
from pathlib import Path
from tests.support.race_games import new_session, play
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
session = new_session(Path(sys.argv[1]))
play(session, "step")
most = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (session.file.path.stat().st_size + 7, most[1]))
play(session, "step", "step")
print(session.problem.reason, session.state.points)
resource.setrlimit(resource.RLIMIT_FSIZE, most)
play(session, "step")
print(session.problem, session.state.points)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits here")
def test_a_disk_that_takes_no_more_is_told_and_all_is_kept_once_there_is_room(tmp_path: Path) -> None:
    """A real limit of the system, which lets seven more bytes through."""
    command = [sys.executable, "-c", FULL, str(tmp_path)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.splitlines() == ["unwritable (2, 1)", "None (2, 2)"]
    lines = only_journal(tmp_path).decode().splitlines()
    assert [line.split("  #")[0] for line in lines[1:]] == ["step"] * 4


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away here")
def test_a_journal_that_is_taken_away_while_it_is_played_is_written_anew(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    play(session, "step", "roll")
    for path in tmp_path.glob("*.journal"):
        path.unlink()
    play(session, "grant")
    assert session.problem is None
    lines = only_journal(tmp_path).decode().splitlines()
    assert [line.split("  #")[0] for line in lines[1:]] == ["step", "roll", "grant"]
    shutil.rmtree(tmp_path)
    play(session, "step")
    assert len(only_journal(tmp_path).splitlines()) == 5


def test_the_same_game_gives_the_same_bytes_but_its_mark_in_another_process_and_when_watched(
    tmp_path: Path,
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    watched = new_session(here)
    watched.subscribe(lambda change: None)
    play(watched, *MOVES)
    program = (
        "from pathlib import Path\n"
        "from tests.support.race_games import MOVES, new_session, play\n"
        f"play(new_session(Path({str(there)!r})), *MOVES)\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "TZ": "Asia/Tokyo"}
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, check=True, timeout=60)
    assert marked(only_journal(here)) == marked(only_journal(there))
