"""What systems and clouds leave beside the games: their own files, copies, names of any length; and odd disks."""

import errno
import os
import shutil
import stat
from pathlib import Path

import pytest

from game.base.files.whole_files import write_whole
from game.core.record import Fault, GameSession, ResumedGame, SaveFolder, Saves, read, resume
from game.core.record.marks import game_key
from game.core.record.saves import read_saved_game
from game.core.record.storage import JournalFile, is_busy
from tests.support.dice_race import RACE, Race
from tests.support.race_games import HEADER, MOVES, new_session, play, start

COPIES = [
    "{} (1)",
    "{} (conflicted copy 2026-11-27)",
    "{}-DESKTOP-7QX",
    "{}.sync-conflict-20261127-101010-ABCDEFG",
    "{} 2",
]


def copied(path: Path, name: str) -> Path:
    copy = path.with_name(name.format(path.stem) + path.suffix)
    shutil.copyfile(path, copy)
    return copy


def test_what_systems_leave_beside_the_games_is_passed_over(journal_path: Path) -> None:
    saves, folder = Saves(journal_path.parent), journal_path.parent
    assert isinstance(saves.copy(journal_path, "Sunday"), Path)
    for around in (folder, folder / "saved"):
        for name in (f"._{journal_path.name}", ".DS_Store", "._.journal", "Thumbs.db", "desktop.ini"):
            (around / name).write_bytes(b"\0\5\x16\7")
        (around / "__MACOSX").mkdir()
        (around / "__MACOSX" / f"._{journal_path.name}").write_bytes(b"\0\5\x16\7")
    assert saves.files(SaveFolder.PLAYED) == (journal_path,)
    assert len(saves.files(SaveFolder.SAVED)) == 1
    assert [game.path for game in saves.games()] == [journal_path]


@pytest.mark.parametrize("name", COPIES)
def test_a_copy_made_by_a_cloud_is_the_same_game(journal_path: Path, name: str) -> None:
    saves = Saves(journal_path.parent)
    kept = saves.copy(journal_path, "Sunday")
    assert isinstance(kept, Path)
    copied(kept, name)
    copy = copied(journal_path, name)
    assert game_key(copy) == game_key(journal_path)
    assert saves.files(SaveFolder.PLAYED) == (journal_path,)
    assert saves.files(SaveFolder.SAVED) == (kept,)
    assert [game.path for game in saves.games()] == [journal_path]


@pytest.mark.parametrize("name", COPIES)
def test_a_copy_from_before_marks_is_known_by_its_first_name(journal_path: Path, name: str) -> None:
    first, *lines = journal_path.read_bytes().splitlines(keepends=True)
    mark = f', "mark": "{journal_path.stem}"'.encode()
    assert mark in first
    journal_path.write_bytes(b"".join([first.replace(mark, b""), *lines]))
    copy = copied(journal_path, name)
    assert game_key(copy) == game_key(journal_path) == journal_path.name
    assert Saves(journal_path.parent).files(SaveFolder.PLAYED) == (journal_path,)


def test_a_game_is_known_whatever_its_file_is_called(journal_path: Path) -> None:
    key = game_key(journal_path)
    moved = journal_path.rename(journal_path.with_name("Sunday.journal"))
    assert game_key(moved) == key
    other = moved.with_name("notes.journal")
    other.write_text("no game")
    assert game_key(other) == "notes.journal"


@pytest.mark.parametrize("mark", ['"../../evil"', '"x"', "7", "null", '"' + "2" * 5_000 + '"'])
def test_a_mark_that_is_none_is_passed_over(journal_path: Path, mark: str) -> None:
    first, *lines = journal_path.read_bytes().splitlines(keepends=True)
    spoilt = first.replace(f'"mark": "{journal_path.stem}"'.encode(), f'"mark": {mark}'.encode())
    odd = journal_path.with_name("odd.journal")
    odd.write_bytes(b"".join([spoilt, *lines]))
    assert read_saved_game(odd) is not None
    assert game_key(odd) == "odd.journal"


def test_a_copy_that_holds_more_is_not_passed_over(journal_path: Path) -> None:
    copy = copied(journal_path, "{} (1)")
    journal_path.write_bytes(b"".join(copy.read_bytes().splitlines(keepends=True)[:-1]))
    saves = Saves(journal_path.parent)
    assert set(saves.files(SaveFolder.PLAYED)) == {journal_path, copy}
    assert game_key(copy) == journal_path.name


def test_games_that_only_begin_alike_are_two(tmp_path: Path) -> None:
    for _ in range(2):
        session = new_session(tmp_path)
        play(session, *MOVES)
        session.close()
    saves = Saves(tmp_path)
    assert len(saves.files(SaveFolder.PLAYED)) == 2
    assert len({game_key(path) for path in saves.files(SaveFolder.PLAYED)}) == 2
    for name in ("Sunday", "Sunday 1", "Sunday 10"):
        assert isinstance(saves.copy(saves.files(SaveFolder.PLAYED)[0], name), Path)
    assert len(saves.files(SaveFolder.SAVED)) == 3


def test_playing_on_from_a_save_is_another_game(journal_path: Path) -> None:
    saves = Saves(journal_path.parent)
    kept = saves.copy(journal_path, "Sunday")
    assert isinstance(kept, Path)
    found = resume(kept, start, saves)
    assert isinstance(found, ResumedGame) and found.session.file is not None
    assert found.session.file.path is not None
    assert game_key(found.session.file.path) != game_key(journal_path)
    found.session.close()


def test_a_copy_of_a_game_that_is_open_is_open_too(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    play(session, *MOVES)
    assert session.file is not None and session.file.path is not None
    copy = copied(session.file.path, "{} (1)")
    with copy.open("ab") as file:
        file.write(copy.read_bytes().splitlines(keepends=True)[-1])
    assert is_busy(copy)
    assert resume(copy, start) == Fault("busy", details={"path": str(copy)})
    session.close()
    assert not is_busy(copy)


def test_with_a_game_its_copies_go(journal_path: Path) -> None:
    saves = Saves(journal_path.parent)
    copied(journal_path, "{} (1)")
    assert saves.delete(journal_path) is None
    assert saves.files(SaveFolder.PLAYED) == ()
    assert len(saves.files(SaveFolder.BACKUPS)) == 1


@pytest.mark.parametrize("length", [40, 240, 247])
@pytest.mark.parametrize("letter", ["x", "é"])
def test_a_game_with_a_name_of_any_length_is_renamed_played_and_deleted(
    journal_path: Path, length: int, letter: str
) -> None:
    stem = letter * (length // len(letter.encode()))
    path = journal_path.rename(journal_path.with_name(f"{stem}.journal"))
    saves = Saves(path.parent)
    found = resume(path, start, saves)
    assert isinstance(found, ResumedGame) and found.session.file is not None
    assert found.session.file.path == path
    found.session.wish({"quiet": True})
    assert found.session.problem is None
    found.session.close()
    assert len(saves.backups_of(path)) == 1
    assert saves.delete(path) is None
    assert not path.exists()
    assert len(saves.backups_of(path)) == 2
    other = path.with_name(f"{stem[:-1]}z.journal")
    assert saves.backups_of(other) == ()


UNABLE = [errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS]
BROKEN = [errno.EIO, errno.ENOSPC, errno.EDQUOT, errno.EROFS]


def failing(patch: pytest.MonkeyPatch, number: int) -> None:
    def fsync(handle: int) -> None:
        raise OSError(number, os.strerror(number))

    patch.setattr(os, "fsync", fsync)


@pytest.mark.parametrize("number", UNABLE)
def test_a_disk_that_knows_no_syncing_keeps_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    failing(monkeypatch, number)
    session = new_session(tmp_path)
    play(session, *MOVES)
    assert session.problem is None
    assert session.file is not None and session.file.path is not None
    kept = Saves(tmp_path).copy(session.file.path, "Sunday")
    assert isinstance(kept, Path)
    assert not isinstance(read(kept), Fault)
    session.close()


@pytest.mark.parametrize("number", BROKEN)
def test_a_disk_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    failing(monkeypatch, number)
    file = JournalFile(tmp_path, HEADER)
    session = GameSession(RACE, Race(HEADER.seed), file)
    assert session.problem is not None and session.problem.reason == "unwritable"
    with pytest.raises(OSError, match=os.strerror(number)):
        write_whole(tmp_path / "a", b"a")


@pytest.mark.skipif(os.name == "nt", reason="folders are not synced there")
def test_a_folder_whose_name_is_not_on_the_disk_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync

    def fsync(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    with pytest.raises(OSError, match="Input/output"):
        write_whole(tmp_path / "a", b"a")
