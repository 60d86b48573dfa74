"""Games under a name, their backups, and the list of all of them."""

import errno
import os
import re
import secrets
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.base.files import file_locks, regular_files, whole_files
from game.base.files.file_locks import locked
from game.core.record import Fault, Journal, ResumedGame, SaveFolder, Saves, read, resume
from game.core.record.journal import LINE_LIMIT, JournalEntry, clean_name
from game.core.record.saves import BACKUPS, read_saved_game
from tests.support.dice_race import RACE
from tests.support.race_games import HEADER, new_session, play, start

ENTRIES = tuple(JournalEntry("step", 0, f"{number:08x}") for number in range(4))


def saved(saves: Saves, name: str, count: int = 4) -> Path:
    path = saves.save(name, HEADER, ENTRIES[:count])
    assert isinstance(path, Path)
    return path


def lines(path: Path) -> int:
    journal = read(path)
    assert isinstance(journal, Journal)
    return len(journal.entries)


def names(saves: Saves) -> list[str]:
    found = [read_saved_game(path) for path in saves.files(SaveFolder.SAVED)]
    return sorted(game.header.name for game in found if game is not None)


def test_a_save_keeps_name_header_and_lines(tmp_path: Path) -> None:
    path = saved(Saves(tmp_path), "  Sunday at\nGrandma’s  ")
    journal = read(path)
    assert isinstance(journal, Journal)
    assert journal.header.name == "Sunday at Grandma’s"
    assert journal.header.setup == HEADER.setup
    assert journal.entries == ENTRIES
    assert path.parent == tmp_path / "saved"
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == [path.name]


RESERVED = ["CON", "NUL", "aux", "COM1", "lpt9.txt", "con.journal", "Sunday...", "Sunday. ", "a<b>|c?*"]


@pytest.mark.parametrize("name", ["../../evil", "a/b\\c:d", "漢字", ".hidden", "x" * 200, "🎲🎲", *RESERVED])
def test_any_name_gives_a_file_of_this_folder(tmp_path: Path, name: str) -> None:
    saves = Saves(tmp_path / "games")
    path = saved(saves, name)
    assert path.parent == tmp_path / "games" / "saved"
    assert not path.name.startswith(".")
    assert path.is_file()
    assert not re.fullmatch(r"con|prn|aux|nul|com[0-9]|lpt[0-9]", path.name.partition(".")[0], re.I)
    assert not set('<>:"/\\|?*') & set(path.name)
    assert not path.stem.endswith((".", " "))
    saves.back_up(path)
    assert lines(saves.backups_of(path)[0]) == len(ENTRIES)
    assert names(saves) == [clean_name(name)]


def test_a_save_without_a_name_is_refused(tmp_path: Path) -> None:
    assert Saves(tmp_path).save(" \n ", HEADER, ENTRIES) == Fault("no_name")
    assert list(tmp_path.iterdir()) == []


def test_a_save_of_the_same_name_replaces_the_old_one_which_is_kept_as_a_backup(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    first = saved(saves, "Sunday", 2)
    assert saved(saves, "SUNDAY", 4) == first
    assert lines(first) == 4
    (backup,) = saves.backups_of(first)
    assert lines(backup) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_a_backup_is_no_more_open_than_the_game(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = saved(saves, "Sunday")
    path.chmod(0o600)
    assert saves.back_up(path) is None
    (backup,) = saves.backups_of(path)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


def test_backups_go_round_and_the_last_five_stay(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = saved(saves, "Sunday", 0)
    for number in range(1, BACKUPS + 4):
        put = saves.save("Sunday", HEADER, [ENTRIES[0]] * number)
        assert put == path
    kept = saves.backups_of(path)
    assert [lines(backup) for backup in kept] == [7, 6, 5, 4, 3]
    assert len(saves.files(SaveFolder.BACKUPS)) == BACKUPS == 5


def test_what_was_not_changed_is_not_backed_up_twice(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = saved(saves, "Sunday")
    assert saves.back_up(path) is None
    assert saves.back_up(path) is None
    assert len(saves.backups_of(path)) == 1


def test_a_renamed_save_is_found_under_its_new_name_alone(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = saved(saves, "Sunday")
    renamed = saves.rename(path, "Monday")
    assert isinstance(renamed, Path)
    assert names(saves) == ["Monday"]
    assert read(renamed) != read(path)
    assert lines(renamed) == 4
    capital = saves.rename(renamed, "MONDAY")
    assert capital == renamed
    assert names(saves) == ["MONDAY"]


def test_a_name_that_is_taken_is_not_taken_away(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    sunday, monday = saved(saves, "Sunday", 1), saved(saves, "Monday", 2)
    assert saves.rename(sunday, "monday") == Fault("name_taken", details={"name": "monday"})
    assert (lines(sunday), lines(monday)) == (1, 2)


def test_a_deleted_game_is_kept_among_the_backups_until_it_is_deleted_there(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = saved(saves, "Sunday")
    assert saves.delete(path) is None
    assert saves.files(SaveFolder.SAVED) == ()
    (backup,) = saves.files(SaveFolder.BACKUPS)
    assert lines(backup) == 4
    assert saves.delete(backup) is None
    assert saves.files(SaveFolder.BACKUPS) == ()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are others there")
def test_what_cannot_be_deleted_is_told_so_and_stays(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    os.mkfifo(tmp_path / "pipe.journal")
    fault = saves.delete(tmp_path / "pipe.journal")
    assert isinstance(fault, Fault) and fault.reason == "undeletable"
    assert (tmp_path / "pipe.journal").exists()


def test_a_game_that_is_played_cannot_be_deleted(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    assert session.file is not None
    assert session.file.path is not None
    assert Saves(tmp_path).delete(session.file.path) == Fault(
        "busy", details={"path": str(session.file.path)}
    )
    assert session.file.path.exists()
    session.close()


def test_playing_on_from_a_save_leaves_the_save_as_it_is(tmp_path: Path, journal_path: Path) -> None:
    saves = Saves(tmp_path)
    journal = read(journal_path)
    assert isinstance(journal, Journal)
    path = saves.save("Sunday", journal.header, journal.entries)
    assert isinstance(path, Path)
    before = path.read_bytes()
    found = resume(path, start, saves)
    assert isinstance(found, ResumedGame)
    play(found.session, RACE.legal_actions(found.session.state)[0].name)
    assert found.session.file is not None
    new = found.session.file.path
    assert new is not None
    found.session.close()
    assert path.read_bytes() == before
    assert new.parent == tmp_path
    assert lines(new) == lines(path) + 1
    game = read_saved_game(new)
    assert game is not None
    assert game.header.name == ""


def test_a_game_that_is_taken_up_is_backed_up_as_it_was(tmp_path: Path, journal_path: Path) -> None:
    before = journal_path.read_bytes()
    found = resume(journal_path, start)
    assert isinstance(found, ResumedGame)
    play(found.session, RACE.legal_actions(found.session.state)[0].name)
    found.session.close()
    (backup,) = Saves(journal_path.parent).backups_of(journal_path)
    assert backup.read_bytes() == before


def test_a_file_from_a_friend_is_taken_in_under_a_free_name(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "games")
    friend = tmp_path / "download.journal"
    friend.write_bytes(saved(saves, "Sunday").read_bytes() + b"torn and broken\n")
    taken = saves.take_in(friend)
    assert isinstance(taken, Path)
    assert names(saves) == ["Sunday", "Sunday 2"]
    assert lines(taken) == 4
    friend.write_bytes(b"GIF89a")
    assert saves.take_in(friend) == Fault("no_header", 1)


@pytest.fixture
def busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another window holds the saves and does not let them go."""
    monkeypatch.setattr(file_locks, "_PATIENCE", 0.0)
    (tmp_path / "saved").mkdir()
    with locked(tmp_path / "saved") as ours:
        assert ours
        yield


@pytest.mark.usefixtures("busy")
def test_without_the_saves_to_itself_a_window_replaces_no_save(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    assert lines(saved(saves, "Sunday", 1)) == 1
    assert lines(saved(saves, "Sunday", 2)) == 2
    assert {lines(path) for path in saves.files(SaveFolder.SAVED)} == {1, 2}


@pytest.mark.usefixtures("busy")
def test_without_the_saves_to_itself_a_window_still_renames_and_deletes(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    renamed = saves.rename(saved(saves, "Sunday"), "Monday")
    assert isinstance(renamed, Path) and names(saves) == ["Monday"]
    assert saves.delete(renamed) is None
    assert names(saves) == []
    assert {path.stem.partition("~")[0] for path in saves.files(SaveFolder.BACKUPS)} == {
        "Sunday-1",
        "Monday-1",
    }


def test_a_name_that_another_window_takes_at_that_moment_is_not_taken_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves, take = Saves(tmp_path), regular_files.take_name
    (tmp_path / "saved").mkdir()

    def quick(fresh: Path, path: Path) -> None:
        path.write_bytes(b"of another program")
        monkeypatch.setattr(whole_files, "take_name", take)
        take(fresh, path)

    monkeypatch.setattr(whole_files, "take_name", quick)
    path = saved(saves, "Sunday")
    assert (path.name, lines(path)) == ("Sunday-2.journal", 4)
    assert path.with_name("Sunday-1.journal").read_bytes() == b"of another program"


def test_a_new_game_takes_no_file_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda count: "0" * 2 * count)
    monkeypatch.setattr(time, "strftime", lambda form: "2026-11-23-200000")
    path = tmp_path / "2026-11-23-200000-000000.journal"
    path.write_bytes(b"of another program")
    session = new_session(tmp_path)
    assert session.problem is not None
    assert path.read_bytes() == b"of another program"
    monkeypatch.setattr(time, "strftime", lambda form: "2026-11-23-200001")
    play(session, "step")
    assert session.problem is None
    session.close()
    assert lines(path.with_name("2026-11-23-200001-000000.journal")) == 1
    assert path.read_bytes() == b"of another program"


@pytest.mark.skipif(os.name == "nt", reason="links and rights are others there")
def test_a_game_that_is_a_link_is_written_anew_where_it_leads(tmp_path: Path) -> None:
    session = new_session(tmp_path / "games")
    play(session, "step")
    session.close()
    (path,) = (tmp_path / "games").glob("*.journal")
    there = path.rename(tmp_path / "there")
    there.chmod(0o600)
    path.symlink_to(there)
    found = resume(path, start)
    assert isinstance(found, ResumedGame)
    found.session.wish({"pin": 1})  # the first line changes
    play(found.session, "step")
    found.session.close()
    assert path.is_symlink() and not there.is_symlink()
    assert there.stat().st_mode & 0o777 == 0o600
    assert lines(there) == 2


def full(*_: object) -> int:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_leaves_the_old_save_and_no_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    path = saved(saves, "Sunday", 2)
    saves.back_up(path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        fault = saves.save("Sunday", HEADER, ENTRIES)
        assert isinstance(fault, Fault)
        assert fault.reason == "unwritable"
        assert fault.details["error"] == "No space left on device"
    assert lines(path) == 2
    assert not list(tmp_path.rglob("*.part"))


def test_a_jump_of_the_clock_does_not_hide_the_game_played_last(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    first = new_session(tmp_path)
    play(first, "step")
    first.close()
    (old,) = tmp_path.glob("*.journal")
    os.utime(old, (4e9, 4e9))  # the clock stood in 2096
    second = new_session(tmp_path)
    play(second, "step")
    second.close()
    latest = saves.latest_unfinished()
    assert latest is not None
    assert latest.path != old
    assert [game.path for game in saves.games()] == [latest.path, old]
    assert saves.last_played() == latest
    latest.path.unlink()
    left = saves.last_played()
    assert left is not None and left.path == old
    assert Saves(tmp_path / "none").last_played() is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_what_is_no_file_is_passed_over(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    (tmp_path / "folder.journal").mkdir()
    os.mkfifo(tmp_path / "pipe.journal")
    assert saves.games() == ()
    for path in saves.files(SaveFolder.PLAYED):
        fault = read(path)
        assert isinstance(fault, Fault)
        assert fault.reason == "unreadable"


def test_a_file_of_too_many_lines_gives_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "long.journal"
    path.write_text(HEADER.text() + "step  #0 abcd\n" * (LINE_LIMIT + 5), "utf-8")
    journal = read(path)
    assert isinstance(journal, Journal)
    assert len(journal.entries) == LINE_LIMIT
    assert journal.fault == Fault("too_long", LINE_LIMIT + 2, {"limit": LINE_LIMIT})


def test_what_was_left_half_written_is_swept_away(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = saved(saves, "Sunday")
    old, fresh = path.with_name(".old-1234.part"), path.with_name(".fresh-1234.part")
    for left in (old, fresh):
        left.write_bytes(b"half a")
    os.utime(old, (1e9, 1e9))
    saves.begin(HEADER).close()
    assert not old.exists()
    assert fresh.exists()
    assert saves.files(SaveFolder.SAVED) == (path,)
