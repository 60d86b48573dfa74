"""What is kept for the next start is found again only while it is still true."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.base.files.cached_file import CachedFile
from game.base.files.json_values import from_json, to_json
from game.base.i18n.words import Words
from game.base.profile.preferences import read_settings, write_settings
from game.base.profile.settings import Pace, Settings

ROOT = Path(__file__).parents[3]


def kept(folder: Path, *sources: Path) -> CachedFile:
    return CachedFile(folder / "cache" / "kept", sources)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "source"
    path.write_text("one", "utf-8")
    return path


def test_what_was_kept_is_found_again(tmp_path: Path, source: Path) -> None:
    assert kept(tmp_path, source).read() is None
    kept(tmp_path, source).write(b"made")
    assert kept(tmp_path, source).read() == b"made"


def test_it_is_not_found_when_a_source_has_changed(tmp_path: Path, source: Path) -> None:
    kept(tmp_path, source).write(b"made")
    source.write_text("two", "utf-8")
    assert kept(tmp_path, source).read() is None


def test_a_spoilt_file_is_not_believed(tmp_path: Path, source: Path) -> None:
    file = kept(tmp_path, source)
    file.write(b"made")
    file.path.write_bytes(file.path.read_bytes()[:-1] + b"!")
    assert file.read() is None


def test_without_its_sources_nothing_is_kept(tmp_path: Path) -> None:
    file = kept(tmp_path, tmp_path / "missing")
    file.write(b"made")
    assert file.read() is None
    assert not file.path.exists()


def test_words_that_change_are_read_again(tmp_path: Path) -> None:
    english = tmp_path / "locale" / "en"
    english.mkdir(parents=True)
    file = english / "words.yaml"
    file.write_text("cubes: {one: a cube, other: '{count} cubes'}\n", "utf-8")
    for _ in range(2):
        words = Words.load("en", tmp_path / "locale", tmp_path / "cache")
        assert words("cubes", count=2) == "2 cubes"
    file.write_text("cubes: {one: a die, other: '{count} dice'}\n", "utf-8")
    assert Words.load("en", tmp_path / "locale", tmp_path / "cache")("cubes", count=2) == "2 dice"


def test_settings_are_the_same_whether_checked_or_kept(tmp_path: Path) -> None:
    path, cache = tmp_path / "settings.yaml", tmp_path / "cache"
    chosen = Settings(language="it", zoom=125)
    write_settings(path, chosen)
    assert read_settings(path, cache) == chosen == read_settings(path, cache)
    path.write_text("motion: {speed: slow}\n", "utf-8")
    for _ in range(2):
        found = read_settings(path, cache)
        assert isinstance(found, Settings)
        assert found.motion.speed is Pace.SLOW


def test_no_file_is_unpickled() -> None:
    users = [path for path in (ROOT / "game").rglob("*.py") if "import pickle" in path.read_text("utf-8")]
    assert {path.parent.name for path in users} == {"bots", "lab"}  # what goes to processes of their own


@dataclass(frozen=True)
class Die:
    faces: tuple[int, ...]


@dataclass(frozen=True)
class Coin:
    side: Pace


@dataclass(frozen=True)
class Bag:
    things: tuple[Die | Coin, ...]
    prices: Mapping[int, float]
    owner: str | None = None


def test_values_come_back_from_json_as_they_were() -> None:
    bag = Bag((Die((1, 6)), Coin(Pace.FAST)), {2: 0.5, 3: 1.0})
    assert from_json(Bag, to_json(bag)) == bag


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\xff",
        b"[" * 5000,
        b'{"class": "Die", "faces": ["1"]}',
        b'{"class": "Die", "faces": [1], "more": 1}',
        b'{"class": "Die", "faces": true}',
        b'{"class": "Coin", "side": "slow"}',
        b'{"class": "Die"}',
        b"7",
    ],
)
def test_anything_else_is_refused(said: bytes) -> None:
    with pytest.raises(ValueError):
        from_json(Die, said)
