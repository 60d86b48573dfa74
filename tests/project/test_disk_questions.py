"""What is asked of files and folders is never answered by an error, shown on the syntax tree of the game."""

import ast
import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.base.files.disk_questions import (
    exists,
    files_in,
    is_file,
    is_folder,
    is_link,
    is_missing,
    why_shut,
    written_at,
)
from tests.support.shut_folder import shut

ROOT = Path(game.__file__).parent
ANSWERS = ROOT / "base/files/disk_questions.py"
RAISING = {
    *("exists", "is_file", "is_dir", "is_symlink", "is_mount", "is_socket", "is_fifo", "is_block_device"),
    *("is_char_device", "glob", "rglob", "iterdir", "samefile", "resolve"),
}
GUARDED = {"stat", "lstat", "scandir", "listdir"}  # whoever asks so meets the error at once
SAYS_SO = {"yaml_text._read_bytes"}  # by the errors of reading


def raising(source: str, module: str = "") -> Iterator[str]:
    """Every question in a module that may be answered by an error which nobody meets there."""
    tree = ast.parse(source)
    met = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.Try)
        or (isinstance(node, ast.With) and "OSError" in ast.unparse(node.items[0]))
        for part in node.body
        for inner in ast.walk(part)
    }
    free = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and f"{module}.{node.name}" in SAYS_SO
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            called = ast.unparse(node.func)
            of_listing = any(word.arg == "follow_symlinks" for word in node.keywords)  # that of os.scandir
            asks = node.func.attr in RAISING and not of_listing and called != "Path(__file__).resolve"
            guarded = node.func.attr in GUARDED or (node.func.attr in RAISING and of_listing)
            if asks or (guarded and node not in met | free):
                yield called


def test_nobody_asks_in_a_way_that_raises() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {question}"
        for path in sorted(ROOT.rglob("*.py"))
        if path != ANSWERS
        for question in raising(path.read_text(encoding="utf-8"), path.stem)
    ]
    assert found == []


def test_a_question_that_raises_is_noticed() -> None:
    for source in (
        "path.exists()",
        "if (a / 'b').is_file(): pass",
        "for one in folder.glob('*'): pass",
        "path.stat().st_size",
        "try:\n    pass\nexcept OSError:\n    path.stat()",
        "with open(name) as file: path.lstat()",
    ):
        assert len(list(raising(source))) == 1, source
    assert not list(raising("try:\n    path.stat()\nexcept OSError:\n    pass"))
    assert not list(raising("with suppress(OSError):\n    os.scandir(path)"))


def test_in_a_shut_folder_there_is_nothing_but_nobody_is_sure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    path = folder / "a.journal"
    path.write_text("")
    assert is_file(path) and exists(path) and files_in(folder, "*.journal") == [path]
    shut(monkeypatch, folder)
    assert is_folder(folder)
    for ask in (exists, is_file, is_folder, is_link, is_missing, written_at):
        assert not ask(path), ask
    assert files_in(folder, "*") == []
    assert is_missing(tmp_path / "no.journal")
    assert why_shut(folder) == why_shut(folder / "saved") == "Permission denied"
    assert not why_shut(tmp_path) and not why_shut(tmp_path / "none")


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_name_that_no_file_can_have_is_missing(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert not (exists(path) or is_file(path) or is_folder(path) or is_link(path) or files_in(path, "*"))
    assert is_missing(path)


def test_the_shut_folder_of_the_tests_is_shut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shut(monkeypatch, tmp_path)
    for ask in (
        lambda: (tmp_path / "a").stat(),
        lambda: next(tmp_path.iterdir()),
        lambda: (tmp_path / "a").open("w"),
    ):
        with pytest.raises(PermissionError) as told:
            ask()
        assert told.value.errno == errno.EACCES


@pytest.mark.skipif(os.name == "nt", reason="links are others there")
def test_what_lies_below_is_found_once_though_links_lead_back(tmp_path: Path) -> None:
    """Two links into their own folder have a way for every word of two letters."""
    home = tmp_path / "home"
    (home / "inner").mkdir(parents=True)
    (home / "inner/a.yaml").touch()
    other = tmp_path / "other"
    other.mkdir()
    (other / "b.yaml").touch()
    (home / "inner/back").symlink_to(home, target_is_directory=True)
    (home / "once").symlink_to(other, target_is_directory=True)
    (home / "twice").symlink_to(other, target_is_directory=True)
    (home / ".hidden").mkdir()
    (home / ".hidden/c.yaml").touch()
    assert files_in(home, "**/*.yaml") == [home / "inner/a.yaml", home / "once/b.yaml"]
