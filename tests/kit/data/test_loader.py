"""A title's data are checked once, kept for the next start, and checked anew whenever anything has changed."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from game.base.files.cached_file import CachedFile
from game.base.files.data_files import DataFiles
from game.base.files.json_values import to_json
from game.base.files.problems import ContentError
from game.base.files.source import StrictModel
from game.kit.data.loader import DataLoader


class _Dice(StrictModel):
    faces: int


class _Cards(StrictModel):
    count: int


@dataclass(frozen=True, slots=True)
class Box:
    """What is in the box of a small game."""

    faces: int
    cards: int
    digest: str
    texts: tuple[str, ...]


def _check(files: DataFiles) -> Box | None:
    dice, cards = files.sources
    faces = dice.check(_Dice) if dice else None
    count = cards.check(_Cards) if cards else None
    return Box(faces.faces, count.count, files.digest, files.texts) if faces and count else None


@pytest.fixture
def loader(tmp_path: Path) -> DataLoader[Box]:
    """The loader of a game whose data lie in `data`, and the code that reads them in `code`."""
    for folder in ("data", "code", "kept"):
        (tmp_path / folder).mkdir()
    (tmp_path / "data" / "dice.yaml").write_text("faces: 6\n", "utf-8")
    (tmp_path / "data" / "cards.yaml").write_text("count: 12\n", "utf-8")
    (tmp_path / "code" / "reader.py").write_text("", "utf-8")
    return DataLoader(
        lambda: Box, ("dice.yaml", "cards.yaml"), tmp_path / "data", _check, "box", tmp_path / "code"
    )


def _unasked(_: DataFiles) -> Box:
    raise AssertionError("what was kept is not checked again")


def test_what_was_in_order_is_known_at_the_next_start(loader: DataLoader[Box], tmp_path: Path) -> None:
    first = loader.load(keep_in=tmp_path / "kept")
    assert (first.faces, first.cards) == (6, 12)
    assert replace(loader, check=_unasked).load(keep_in=tmp_path / "kept") == first


def test_what_is_known_is_read_when_it_is_needed(loader: DataLoader[Box], tmp_path: Path) -> None:
    """A first picture needs no data: not even their type is imported for it."""
    first, asked = loader.load(keep_in=tmp_path / "kept"), []

    def kind() -> type[Box]:
        asked.append(Box)
        return Box

    read = replace(loader, kind=kind, check=_unasked).prepare(keep_in=tmp_path / "kept")
    assert not asked
    assert read() == first


def test_what_is_wrong_is_told_before_anything_is_needed(loader: DataLoader[Box], tmp_path: Path) -> None:
    loader.load(keep_in=tmp_path / "kept")
    (tmp_path / "data" / "dice.yaml").write_text("faces: six\n", "utf-8")
    with pytest.raises(ContentError):
        loader.prepare(keep_in=tmp_path / "kept")


@pytest.mark.parametrize("changed", ["data/cards.yaml", "code/reader.py"])
def test_what_has_changed_is_checked_again(loader: DataLoader[Box], tmp_path: Path, changed: str) -> None:
    loader.load(keep_in=tmp_path / "kept")
    with (tmp_path / changed).open("a", encoding="utf-8") as file:
        file.write("# another line\n")
    with pytest.raises(AssertionError):
        replace(loader, check=_unasked).load(keep_in=tmp_path / "kept")


@pytest.mark.parametrize("spoil", [lambda said: said[:-9], lambda said: said[:70] + b"?" + said[71:]])
def test_a_spoilt_memory_is_no_harm(
    loader: DataLoader[Box], tmp_path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    good = loader.load(keep_in=tmp_path / "kept")
    kept = tmp_path / "kept" / "box"
    kept.write_bytes(spoil(kept.read_bytes()))
    assert loader.load(keep_in=tmp_path / "kept") == good


@pytest.mark.parametrize(
    "body",
    [
        b'{"class":"Content","faces":6,"cards":12,"digest":"","texts":[]}',
        b'{"class":"Box","faces":6}',
        b'{"class":"Box","faces":6,"cards":12,"digest":"","texts":[],"box":1}',
        b"[]",
    ],
)
def test_what_an_earlier_version_kept_is_passed_over(
    loader: DataLoader[Box], tmp_path: Path, body: bytes
) -> None:
    """Even where nothing that it was made from tells that it is older."""
    CachedFile(tmp_path / "kept" / "box", loader._sources(loader.own)).write(body)
    found = loader.load(keep_in=tmp_path / "kept")
    assert found == loader.load()
    assert to_json(found) in (tmp_path / "kept" / "box").read_bytes()


def test_a_folder_that_takes_nothing_is_no_harm(loader: DataLoader[Box], tmp_path: Path) -> None:
    assert loader.load(keep_in=tmp_path / "data" / "dice.yaml" / "kept") == loader.load()


def test_every_fault_is_told_and_nothing_is_kept(loader: DataLoader[Box], tmp_path: Path) -> None:
    (tmp_path / "data" / "dice.yaml").write_text("faces: six\n", "utf-8")
    (tmp_path / "data" / "cards.yaml").unlink()
    with pytest.raises(ContentError) as error:
        loader.load(keep_in=tmp_path / "kept")
    assert [Path(problem.file).name for problem in error.value.problems] == ["dice.yaml", "cards.yaml"]
    assert not list((tmp_path / "kept").iterdir())


def test_a_folder_may_lack_files_where_the_title_says_so(loader: DataLoader[Box], tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "dice.yaml").write_text("faces: 8\n", "utf-8")
    with pytest.raises(ContentError):
        loader.load(other)
    found = replace(loader, whole=False).load(other, tmp_path / "kept")
    assert (found.faces, found.cards) == (8, 12)
    assert not list((tmp_path / "kept").iterdir())  # the title's own may change


def test_the_texts_say_the_same(loader: DataLoader[Box]) -> None:
    found = loader.load()
    assert loader.of_texts(found.texts) == found


def test_texts_of_an_earlier_version_lack_the_last_files(loader: DataLoader[Box]) -> None:
    earlier = replace(loader, files=loader.files[:1], check=_dice_alone).load()
    newer = replace(loader, check=_dice_alone)
    assert newer.of_texts(earlier.texts) == earlier
    with pytest.raises(ContentError):
        loader.of_texts(earlier.texts)


def _dice_alone(files: DataFiles) -> Box | None:
    dice = files.sources[0]
    faces = dice.check(_Dice) if dice else None
    return Box(faces.faces, 0, files.digest, files.texts) if faces else None
