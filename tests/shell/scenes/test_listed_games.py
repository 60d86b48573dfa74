"""A list of games of several titles: each speaks its title's words and is measured by its title's data."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.base.i18n.words import Words
from game.core.contract import AnyTitle, Refusal
from game.core.match import Match, Seat, begin_match
from game.core.record import Fault, Header, SaveFolder, Saves
from game.core.record.saves import read_saved_game
from game.core.registry import title, titles
from game.saved_games import begun_with_other_data, fault_text
from game.scenes.load.listed_game import ListedGame, listed, looked_at, nearest_win, standing_of
from tests.support.tiny_title import installed
from tests.support.title_examples import EXAMPLES

TITLES = (*titles(), "card-race")


@pytest.fixture(autouse=True)
def two_titles(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


def spoken(name: str) -> Words:
    """Words that say whose they are."""
    texts = {
        "fault.refused": "refused",
        "fault.because": "{fault}: {why}",
        "refusal.not_now": f"not now in {name}",
    }
    return Words("en", texts, title=name)


@pytest.fixture
def rows(tmp_path: Path) -> dict[str, ListedGame]:
    """A game of each title in one list, by title."""
    saves = Saves(tmp_path)
    for name in TITLES:
        played, setup, _ = EXAMPLES[name].begin(name, 3, 1)
        match = Match(setup, tuple(Seat("Ada", colour) for colour in setup.colours))
        begin_match(match, played.data.load(), saves).close()
    found = [listed(path, spoken(""), spoken) for path in saves.files(SaveFolder.PLAYED)]
    return {row.game.header.game: row for row in found if row.game is not None}


def header(row: ListedGame) -> Header:
    assert row.game is not None
    return row.game.header


def test_each_game_speaks_the_words_of_its_title(rows: dict[str, ListedGame], tmp_path: Path) -> None:
    assert {name: row.words.title for name, row in rows.items()} == {name: name for name in TITLES}
    nothing = tmp_path / "nothing.jsonl"
    nothing.write_text("?\n", "utf-8")
    assert listed(nothing, spoken(""), spoken).words.title == ""


def test_a_game_of_a_title_that_is_not_here_speaks_the_words_of_the_shell(
    rows: dict[str, ListedGame], tmp_path: Path
) -> None:
    path = rows["card-race"].path
    path.write_text(path.read_text("utf-8").replace('"card-race"', '"../elsewhere"'), "utf-8")
    found = read_saved_game(path)
    assert found is not None and found.header.game == "../elsewhere"
    row = listed(path, spoken(""), spoken)
    assert (row.words.title, row.match) == ("", None)
    assert not begun_with_other_data(found.header, title(TITLES[0]).data.load())


def test_a_refused_line_is_explained_by_its_own_title(rows: dict[str, ListedGame]) -> None:
    fault = Fault("refused", refusal=(refusal := Refusal("not_now", {"action": "step"})))
    for name, row in rows.items():
        said = fault_text(fault, row.words, header(row))
        assert said == f"refused: {title(name).phrases.explain(spoken(name), refusal)}"
    assert fault_text(fault, spoken("")) == "refused: not_now"


@pytest.mark.parametrize("installed", TITLES)
def test_a_game_is_measured_by_the_data_of_its_own_title(rows: dict[str, ListedGame], installed: str) -> None:
    current: AnyTitle = title(installed)
    data = current.data.load()
    for row in rows.values():
        assert not begun_with_other_data(header(row), data)
        assert begun_with_other_data(replace(header(row), data_digest="0123456789abcdef"), data)


@pytest.mark.parametrize("installed", TITLES)
def test_progress_is_told_in_the_words_of_its_title(
    rows: dict[str, ListedGame], tmp_path: Path, installed: str
) -> None:
    shell, data = Words.load("en"), title(installed).data.load()
    for row in rows.values():
        seen = looked_at(listed(row.path, shell, shell.with_title), Saves(tmp_path), data)
        near = nearest_win(seen, 0)
        assert near is not None and near.text
        assert "[" not in near.text + standing_of(seen)
