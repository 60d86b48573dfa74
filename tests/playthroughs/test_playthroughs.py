"""Golden playthroughs: what the rules offered, did and told in games of every title, variant and number of seats."""

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

from game.base.i18n.words import FALLBACK, Words
from game.core.registry import titles
from tests.playthroughs.playing import FOLDER, VARIANTS, read, starts, tell
from tests.support.tiny_title import installed
from tests.support.words import title_words

KEPT = sorted(FOLDER.glob("*/*.txt"))


@pytest.fixture(autouse=True)
def tiny_title(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_is_played_and_told_as_it_was(path: Path) -> None:
    kept = path.read_text("utf-8")
    told = tell(*read(kept))
    for before, now in zip_longest(kept.splitlines(), told.splitlines()):
        assert now == before, (
            "after an intended change: python tests/playthroughs/renew.py, and read what git shows"
        )
    assert told == kept


def test_there_is_one_of_every_title_variant_and_number_of_seats() -> None:
    assert {path for path, _ in starts()} == set(KEPT)
    assert set(VARIANTS) == set(titles())
    for path, start in starts():
        assert read(path.read_text("utf-8"))[0] == start


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_they_speak_english_and_never_the_names_of_code(name: str) -> None:
    words: Words = title_words(name, FALLBACK)
    keys = set(words.keys())
    for path in (FOLDER / name).glob("*.txt"):
        for line in path.read_text("utf-8").splitlines():
            if line.startswith(" "):
                assert not keys & set(line.split()) and not {"{", "}", "_"} & set(line), (
                    f"{path.name}: {line}"
                )


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_whole_games_are_among_them(name: str) -> None:
    ends = [path.read_text("utf-8").splitlines()[-1] for path in (FOLDER / name).glob("*.txt")]
    assert sum(end.startswith("over, ") for end in ends) >= len(ends) / 2
