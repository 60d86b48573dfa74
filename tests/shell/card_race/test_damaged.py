"""Files of one title that cannot be used stop neither the program nor the other titles, and are told once."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import app, cli
from game.base.files.problems import ContentError, DataError, Problem
from game.base.i18n import words as spoken
from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.core import match
from game.core.contract import GameFiles
from game.core.record import Fault
from game.core.registry import title, titles
from game.core.statistics.database import Statistics
from game.scenes.load.scene import LoadScene
from game.scenes.main_menu import MainMenuScene
from game.ui.dialogs import Dialog
from tests.support.card_race_game import (
    NAME,
    OTHER,
    RaceProgram,
    begun,
    needs_other,
    opened,
    play_out,
    race_match,
)
from tests.support.full_disk import fill_disk
from tests.support.title_parts import put_part

pytestmark = needs_other
Damage = Callable[[str], str]
"""Damages a title's files; gives a part of what must be told of that."""


@pytest.fixture
def damage_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Damage:
    """Lets a file of the title's English words be broken off."""

    def damage(name: str) -> str:
        folder = tmp_path / "damaged" / "locale"
        (folder / "en").mkdir(parents=True)
        (folder / "en" / "table.yaml").write_text("table: [", "utf-8")
        before = spoken.locale_folder
        monkeypatch.setattr(
            spoken, "locale_folder", lambda owner="shell": folder if owner == name else before(owner)
        )
        return "table.yaml"

    return damage


@pytest.fixture
def damage_data(monkeypatch: pytest.MonkeyPatch) -> Damage:
    """Lets the title's data not be read any more."""

    def damage(name: str) -> str:
        def prepare(*_: object, **__: object) -> Any:
            raise ContentError([Problem("cards.yaml", 7, "cards", "problem.missing_key")])

        put_part(monkeypatch, name, GameFiles, title(name).data._replace(prepare=prepare))
        match._loaded.cache_clear()  # as at a start
        return "cards.yaml"

    return damage


@pytest.fixture(params=["damage_words", "damage_data"])
def damage(request: pytest.FixtureRequest) -> Damage:
    """Each way of damage."""
    found: Damage = request.getfixturevalue(request.param)
    return found


def told(program: RaceProgram) -> str:
    """What a dialog says over the title screen, which is then closed."""
    assert isinstance(program.top, Dialog)
    assert isinstance(program.harness.stack.scenes[-2], MainMenuScene)
    text = program.top.text
    program.click(program.top.buttons[0])
    return text


# the start


def started(monkeypatch: pytest.MonkeyPatch, launch: app.Launch) -> tuple[int, Any]:
    """The exit code of a start, and the title that was played with the names of those that are damaged."""
    played: list[Any] = []
    monkeypatch.setattr(pygame, "quit", lambda: None)  # other windows of this process go on
    monkeypatch.setattr(app, "_opened", lambda *_: None)
    monkeypatch.setattr(app, "follow", lambda *_: None)
    monkeypatch.setattr(
        app,
        "_play",
        lambda loop, asked, settings, words, read, damaged: played.append((read().title, *damaged)),
    )
    return app.main(launch), played


def test_the_program_starts_with_a_title_that_is_whole(
    damage: Damage, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, *_ = titles()
    damage(first)
    assert started(monkeypatch, app.Launch(safe=True)) == (0, [(second, first)])


def test_a_start_by_a_click_leads_to_the_window_whatever_is_damaged(
    damage_words: Damage, monkeypatch: pytest.MonkeyPatch
) -> None:
    damage_words(titles()[0])
    asked: list[app.Launch] = []

    def start(launch: app.Launch) -> int:
        asked.append(launch)
        return 0

    monkeypatch.setattr(app, "main", start)
    assert cli.main([]) == 0
    assert asked == [app.Launch()]


def test_where_no_title_is_whole_that_is_told(
    damage_data: Damage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {damage_data(name) for name in titles()}
    code, played = started(monkeypatch, app.Launch(safe=True))
    said = capsys.readouterr().err
    assert (code, played) == (2, [])
    assert all(place in said for place in places)


def test_what_was_damaged_at_the_start_is_told_over_the_title_screen(tmp_path: Path) -> None:
    error = ContentError([Problem("cards.yaml", 7, "", "problem.file_missing")])
    program = opened(tmp_path, damaged={OTHER: error})
    text = told(program)
    assert "cards.yaml:7" in text
    assert OTHER not in program.navigator.titles.names


def test_what_is_wrong_with_two_things_is_told_of_both(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("- a\n", "utf-8")
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "x.journal").write_text("foo\n", "utf-8")
    program = opened(tmp_path)
    program.navigator.screens.preferences.fault = Preferences(tmp_path / "settings.yaml").fault
    program.navigator.title()
    said = program.top.ui.toast.text
    assert "settings" in said and "x.journal" in said


def test_the_menu_of_a_game_that_cannot_be_saved_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = opened(tmp_path)
    program.navigator.games.begin(race_match("", ""), title(NAME).data.load())
    table = program.table
    table.open_menu()
    assert "is saved" in program.top.text
    program.harness.stack.pop(program.top)
    fill_disk(monkeypatch)
    table.session.act(table.session.rules.legal_actions(table.session.state)[0])
    table.open_menu()
    assert "could not be saved" in program.top.text


# the screens


def test_a_title_found_damaged_is_told_once_and_offered_no_more(tmp_path: Path, damage: Damage) -> None:
    program = opened(tmp_path)
    place = damage(OTHER)
    program.navigator.turn_to(OTHER)
    program.harness.settle()
    assert place in told(program)
    assert program.navigator.titles.current.name == NAME
    assert OTHER not in program.navigator.titles.names
    program.navigator.title()
    assert isinstance(program.top, MainMenuScene)
    if len(titles()) == 2:
        assert program.top.shelf is None
        program.click(program.top.new_game)
        assert type(program.top).__name__ == "QuickStartScene"


def test_the_shelf_leaves_out_a_title_without_words(tmp_path: Path, damage_words: Damage) -> None:
    program = opened(tmp_path)
    place = damage_words(OTHER)
    shelf = program.top.shelf
    program.harness.settle()
    assert OTHER not in shelf.entries
    assert shelf.entries[shelf.number] == NAME
    assert isinstance(program.top, Dialog)
    assert place in program.top.text
    program.click(program.top.buttons[0])
    assert OTHER not in program.navigator.titles.names


def test_a_language_that_cannot_be_read_is_told_where_it_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = opened(tmp_path)
    whole = spoken.texts_of_locale

    def torn(language: str, root: Path, keep_in: Path | None = None) -> Any:
        if (language, root.parent.name) == ("fr", "shell"):
            raise DataError([Problem("fr/menus.yaml", 3, "", "problem.file_missing")])
        return whole(language, root, keep_in)

    monkeypatch.setattr(spoken, "texts_of_locale", torn)
    # that may lack some in other languages
    program.navigator.screens.words = Words.load("en").with_title(NAME)
    preferences = program.navigator.screens.preferences
    preferences.change(replace(preferences.now, language="fr"))
    program.harness.settle()
    assert isinstance(program.top, Dialog)
    assert "fr/menus.yaml:3" in program.top.text
    assert program.navigator.screens.words("menu.done") == "Done"
    assert program.navigator.screens.words("title.name") == "La course aux cartes"


# games


def another_game(folder: Path) -> Path:
    """A card race that was begun, with the title OTHER shown."""
    program = opened(folder, OTHER)
    begun(race_match("", ""), program.saves, "step").close()
    (path,) = program.saves.folder.glob("*.journal")
    return path


def test_a_game_of_a_damaged_title_is_listed_with_the_reason(tmp_path: Path, damage: Damage) -> None:
    another_game(tmp_path)
    place = damage(NAME)
    program = opened(tmp_path, OTHER)
    program.navigator.saved_games.open()
    scene = program.top
    assert isinstance(scene, LoadScene)
    scene.look_at_all_seen()
    (row,) = scene.list.entries
    assert row.summary is not None and row.summary.opened is None
    fault = row.summary.fault
    assert fault is not None and fault.reason == "damaged_title"
    assert place in str(fault.details["where"])


def test_a_game_of_a_damaged_title_does_not_go_on_and_is_left_as_it_is(
    tmp_path: Path, damage: Damage
) -> None:
    path = another_game(tmp_path)
    before = path.read_bytes()
    place = damage(NAME)
    program = opened(tmp_path, OTHER)
    program.navigator.saved_games.resume(path)
    program.harness.settle()
    assert isinstance(program.top, Dialog)
    assert place in program.top.text
    program.click(program.top.buttons[0])
    assert program.navigator.titles.current.name == OTHER
    assert path.read_bytes() == before
    program.navigator.title()
    top: Any = program.top
    assert top.resume_game is None  # nothing is offered that cannot go on


def test_a_finished_game_counts_as_soon_as_its_title_is_whole_again(
    tmp_path: Path, damage_data: Damage, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = opened(tmp_path, OTHER)
    session = begun(race_match("", ""), program.saves)
    play_out(session)
    session.close()
    paths = list(program.saves.folder.glob("*.journal"))
    statistics = Statistics(tmp_path / "statistics.sqlite")
    with monkeypatch.context() as patch:
        patch.setattr("game.core.statistics.database.own_data", lambda *_: Fault("damaged_title"))
        patch.setattr("game.core.statistics.results.beginning_of", lambda *_: Fault("damaged_title"))
        assert list(statistics.take_in(paths, program.navigator.data)) == paths
    assert list(filter(None, statistics.missing(program.saves.folder))) == paths
    statistics.close()


# parts of a title


def test_a_lesson_that_cannot_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = opened(tmp_path)
    monkeypatch.setattr("game.scenes.lesson.script.assets_of", lambda name: tmp_path / "nowhere")
    program.navigator.lessons.begin("first")
    assert "first_lesson.yaml" in told(program)
