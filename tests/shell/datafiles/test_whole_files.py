"""Files are written whole, where links lead, with the rights that they had, and never into what is no regular file."""

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.base.files.cached_file import CachedFile
from game.base.files.whole_files import (
    copy_aside,
    numbered,
    set_aside,
    whole_file,
    write_first_free,
    write_new,
    write_together,
    write_whole,
)
from game.base.profile.window_place import FILE, WindowPlace, read_place, write_place
from game.core.contract import Refusal
from game.core.lab.experiment import Experiment
from game.core.lab.ledger import open_ledger, read_ledger

unix = pytest.mark.skipif(sys.platform == "win32", reason="links, rights and pipes are others there")
EXPERIMENT = Experiment("race", 2, ("a", "b"), 1, {}, 60, "", "")
PLACE = WindowPlace((800, 600), (1, 2))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@unix
def test_a_file_that_is_a_link_stays_one_and_what_it_leads_to_is_replaced(tmp_path: Path) -> None:
    there = tmp_path / "elsewhere" / "settings"
    there.parent.mkdir()
    there.write_bytes(b"old")
    link = tmp_path / "home" / "settings"
    link.parent.mkdir()
    link.symlink_to(Path("..") / "elsewhere" / "settings")
    write_whole(link, b"new")
    assert link.is_symlink() and there.read_bytes() == b"new" and not there.is_symlink()
    assert (names(link.parent), names(there.parent)) == (["settings"], ["settings"])
    there.unlink()
    write_whole(link, b"again")  # it led nowhere for a moment
    assert link.is_symlink() and there.read_bytes() == b"again"


@unix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o444])
def test_a_file_keeps_its_rights(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "kept"
    path.write_bytes(b"old")
    path.chmod(mode)
    write_whole(path, b"new")
    assert (stat.S_IMODE(path.stat().st_mode), path.read_bytes()) == (mode, b"new")


@unix
def test_what_is_kept_aside_is_no_more_open_than_the_file(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_bytes(b"old")
    path.chmod(0o600)
    asides = copy_aside(path, b"old"), set_aside(path)
    assert [stat.S_IMODE(aside.stat().st_mode) for aside in asides] == [0o600, 0o600]


@unix
def test_a_new_file_has_the_rights_that_the_system_gives(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"")
    write_whole(tmp_path / "kept", b"new")
    write_new(tmp_path / "fresh", b"new")
    assert len({stat.S_IMODE((tmp_path / name).stat().st_mode) for name in names(tmp_path)}) == 1


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to(os.devnull)


def folder(path: Path) -> None:
    path.mkdir()


def circle(path: Path) -> None:
    path.symlink_to(path.name)


@unix
@pytest.mark.parametrize("make", [pipe, device, folder, circle])
def test_nothing_is_written_into_what_is_no_regular_file(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    path = tmp_path / "kept"
    make(path)
    before = path.lstat()
    with pytest.raises(OSError):
        write_whole(path, b"new")
    with pytest.raises(FileExistsError):
        write_new(path, b"new")
    assert os.path.samestat(before, path.lstat())
    assert names(tmp_path) == ["kept"]


@unix
@pytest.mark.parametrize("make", [pipe, device, folder])
def test_the_place_of_the_window_is_not_read_from_and_not_written_to_a_pipe(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / FILE)
    write_place(tmp_path, PLACE)
    assert read_place(tmp_path) is None
    assert names(tmp_path) == [FILE]


@unix
def test_what_is_kept_for_the_next_start_is_written_past_a_pipe(tmp_path: Path) -> None:
    (tmp_path / "source").write_bytes(b"")
    pipe(tmp_path / "kept.new")
    kept = CachedFile(tmp_path / "kept", [tmp_path / "source"])
    kept.write(b"made")
    assert kept.read() == b"made"
    kept.path.unlink()
    pipe(kept.path)
    kept.write(b"made")
    assert kept.read() is None


@unix
def test_results_of_games_are_not_appended_to_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    pipe(path)
    with pytest.raises(OSError):
        open_ledger(path, EXPERIMENT)
    assert isinstance(read_ledger(path, EXPERIMENT), Refusal)


def test_a_file_that_is_given_up_leaves_the_old_one_and_no_rest(tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    path.write_bytes(b"old")
    with pytest.raises(KeyboardInterrupt), whole_file(path) as handle:
        os.write(handle, b"half")
        raise KeyboardInterrupt
    assert (path.read_bytes(), names(tmp_path)) == (b"old", ["table.csv"])


def no_links(*_: object, **__: object) -> None:
    raise PermissionError(1, "Operation not permitted")


@pytest.mark.parametrize("links", [True, False])
def test_a_new_name_is_never_taken_from_another_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    if not links:
        monkeypatch.setattr(os, "link", no_links, raising=False)
    path = tmp_path / "card.png"
    assert [write_first_free(numbered(path), content).name for content in (b"1", b"2", b"1", b"3", b"2")] == [
        "card.png",
        "card-2.png",
        "card.png",
        "card-3.png",
        "card-2.png",
    ]
    with pytest.raises(FileExistsError):
        write_new(path, b"4")
    assert [(tmp_path / name).read_bytes() for name in names(tmp_path)] == [b"2", b"3", b"1"]


def test_files_that_belong_together_lie_in_a_folder_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "set"
    here.mkdir()
    monkeypatch.chdir(here)
    for folder in (Path(), here, Path("..") / "set"):
        for content, name in ((b"1", "set"), (b"2", "set-2"), (b"1", "set")):
            assert write_together(folder, {"a": content, "b": content}).resolve() == tmp_path / name
            assert (tmp_path / name / "b").read_bytes() == content


@pytest.mark.parametrize("inside", ["page.html", "folder/page.html"])
def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path, inside: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    for write in (write_whole, write_new, lambda path, content: write_first_free(numbered(path), content)):
        with pytest.raises(NotADirectoryError):
            write(tmp_path / "file" / inside, b"new")


@pytest.mark.parametrize("links", [True, False])
def test_what_is_set_aside_replaces_nothing_that_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    if not links:
        monkeypatch.setattr(os, "link", no_links, raising=False)
    for number in (1, 2, 3):
        (tmp_path / "kept.json").write_bytes(b"%d" % number)
        assert set_aside(tmp_path / "kept.json").read_bytes() == b"%d" % number
    assert names(tmp_path) == [f"kept.unreadable-{number}.json" for number in (1, 2, 3)]
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError):
        set_aside(tmp_path / "folder")
    assert (tmp_path / "folder").is_dir() and len(names(tmp_path)) == 4


_WRITE = """
import sys
from game.base.files.whole_files import numbered, write_first_free
from pathlib import Path
for number in range(30):
    print(write_first_free(numbered(Path(sys.argv[1])), b"%s %d" % (sys.argv[2].encode(), number)).name)
"""


def test_two_programs_never_take_the_same_new_name(tmp_path: Path) -> None:
    root = Path(__file__).parents[3]
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", _WRITE, str(tmp_path / "page.html"), name],
            cwd=root,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in ("one", "other")
    ]
    told = [writer.communicate()[0].split() for writer in writers]
    assert not set(told[0]) & set(told[1])
    assert sorted([*told[0], *told[1]]) == names(tmp_path)
    for name, files in zip(("one", "other"), told, strict=True):
        assert [(tmp_path / file).read_text() for file in files] == [f"{name} {n}" for n in range(30)]
