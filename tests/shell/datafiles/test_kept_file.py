"""What a window changes in a small file is changed in what the file holds then, whatever the window knew before."""

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.base.files import file_locks, kept_file, whole_files
from game.base.files.file_locks import locked
from game.base.files.json_values import to_json
from game.base.files.kept_file import KeptFile


@dataclass(frozen=True)
class Shelf:
    format: int
    things: tuple[str, ...] = ()


def shelf(path: Path) -> KeptFile[Shelf]:
    return KeptFile(path, Shelf(1))


def having(thing: str) -> Callable[[Shelf], Shelf]:
    return lambda kept: kept if thing in kept.things else Shelf(1, (*kept.things, thing))


def without(thing: str) -> Callable[[Shelf], Shelf]:
    return lambda kept: Shelf(1, tuple(one for one in kept.things if one != thing))


@dataclass(frozen=True)
class Scale:
    format: int
    weight: float = 0.0
    name: str = ""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "shelf.json"


def on(path: Path) -> set[str]:
    return set(shelf(path).now.things)


@pytest.fixture(params=[True, False])
def locks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home with locks, and one without."""
    monkeypatch.setattr(file_locks, "_PATIENCE", 0.05)
    if not request.param:
        monkeypatch.setattr(file_locks, "lock", lambda handle: True)


def test_a_change_is_made_in_what_another_window_has_written(path: Path) -> None:
    one, other = shelf(path), shelf(path)
    assert one.change(having("a")) == Shelf(1)
    assert other.change(having("b")) == Shelf(1, ("a",))
    one.change(without("b"))
    assert other.look() == Shelf(1, ("a",)) == one.now


def test_only_the_file_is_left(path: Path) -> None:
    shelf(path).change(having("a"))
    assert [found.name for found in path.parent.iterdir()] == ["shelf.json"]


@pytest.mark.usefixtures("locks")
def test_nothing_is_lost_where_another_window_cannot_be_kept_from_it(path: Path) -> None:
    one, other = shelf(path), shelf(path)
    others = iter("bc")

    def slowly(kept: Shelf) -> Shelf:
        """While this window thinks, another one writes."""
        if thing := next(others, ""):
            other.change(having(thing))
        return having("a")(kept)

    one.change(slowly)
    assert on(path) == {"a", "b", "c"}


@pytest.mark.usefixtures("locks")
def test_a_change_that_is_taken_back_in_the_same_moment_is_made_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, stale, write = shelf(path), [to_json(Shelf(1, ("b",)))], whole_files.write_over

    def late(path: Path, content: bytes, seen: whole_files.FileMark) -> None:
        """Another window looked before this one wrote, and writes right after it."""
        write(path, content, seen)
        while stale:
            path.write_bytes(stale.pop())

    monkeypatch.setattr(kept_file, "write_over", late)
    window.change(having("a"))
    assert on(path) == {"a", "b"}


def test_a_lock_that_is_not_let_go_holds_nothing_up_for_long(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_locks, "_PATIENCE", 0.05)
    with locked(path) as first, locked(path) as second:
        assert (first, second) == (True, False)
        shelf(path).change(having("a"))
        assert on(path) == {"a"}
    with locked(path) as third:
        assert third


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes and links there")
@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, lambda path: path.symlink_to("/dev/zero")])
def test_something_else_in_the_place_of_the_lock_holds_nothing_up(
    path: Path, make: Callable[[Path], None]
) -> None:
    make(path.with_name(".shelf.json.lock"))
    with locked(path) as ours:
        assert not ours
        shelf(path).change(having("a"))
    assert on(path) == {"a"}


@pytest.mark.skipif(sys.platform == "win32", reason="links are others there")
def test_files_that_are_links_to_one_file_share_its_lock(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_locks, "_PATIENCE", 0.05)
    link = path.with_name("link.json")
    link.symlink_to(path)
    with locked(path), locked(link) as ours:
        assert not ours


def test_a_file_that_goes_while_a_window_knows_it_is_written_again(path: Path) -> None:
    window = shelf(path)
    window.change(having("a"))
    path.unlink()
    window.change(having("b"))
    assert on(path) == {"a", "b"}


def test_what_could_not_be_written_comes_with_the_next_change(path: Path) -> None:
    window = shelf(path)
    path.mkdir()
    window.change(having("a"))
    assert (window.fault, window.now) == ("unreadable", Shelf(1, ("a",)))
    path.rmdir()
    shelf(path).change(having("b"))
    window.change(having("c"))
    assert on(path) == {"a", "b", "c"}


@pytest.mark.parametrize("content", [b"", b"no json", json.dumps({"format": 2}).encode()])
def test_every_file_that_cannot_be_used_is_kept(path: Path, content: bytes) -> None:
    for number in (1, 2):
        path.write_bytes(content + b" " * number)
        window = shelf(path)
        assert window.kept == path.with_name(f"shelf.unreadable-{number}.json")
        assert window.kept.read_bytes() == content + b" " * number
        window.change(having("a"))
        assert on(path) == {"a"}


def test_the_good_file_of_another_window_is_not_set_aside(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two windows find the same damaged file; one has set it aside and written a new one when the other comes to it."""
    path.write_bytes(b"no json")
    slow = KeptFile.__new__(KeptFile)
    read = KeptFile._read

    def reads(self: KeptFile[Shelf]) -> Shelf | None:
        try:
            return read(self)
        except ValueError:
            if self is slow:
                monkeypatch.setattr(KeptFile, "_read", read)
                shelf(path).change(having("a"))
            raise

    monkeypatch.setattr(KeptFile, "_read", reads)
    slow.__init__(path, Shelf(1))  # type: ignore[misc]
    assert (slow.now, slow.fault) == (Shelf(1, ("a",)), "")
    assert sorted(found.name for found in path.parent.iterdir()) == ["shelf.json", "shelf.unreadable-1.json"]


@pytest.mark.parametrize(
    "part", [f'"weight":1{"0" * 400}', '"weight":NaN', '"weight":1e999', '"name":"\\ud800"']
)
def test_what_could_never_be_written_is_not_read(path: Path, part: str) -> None:
    whole = json.loads(to_json(Scale(1)))
    key, value = part.split(":")
    said = json.dumps({**whole, key[1:-1]: "?"}).replace('"?"', value)
    path.write_text(said)
    kept = KeptFile(path, Scale(1))
    assert kept.fault == "damaged"
    kept.change(lambda held: Scale(1, 2.0, "b"))
    assert KeptFile(path, Scale(1)).now == Scale(1, 2.0, "b")
