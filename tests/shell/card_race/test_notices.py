"""Notices that quote what others named: they stay short, and each stays one line."""

from pathlib import Path

import pytest

from game.base.files.problems import Problem
from game.kit.data.mods.installed import InstalledMods, UnusableMod
from game.scenes.navigator import Navigator
from tests.support.card_race_game import opened


@pytest.fixture
def navigator(tmp_path: Path) -> Navigator:
    return opened(tmp_path).navigator


def told_of(navigator: Navigator, *folders: str) -> str:
    """What is told at the start where these mods cannot be used."""
    problem = Problem("x", 0, "", "problem.file_missing")
    unusable = tuple(UnusableMod(folder, (problem,)) for folder in folders)
    navigator._tell_unusable(InstalledMods(navigator.mods.installed.title_mods, navigator.data, {}, unusable))
    top = navigator.screens.stack.top
    assert top is not None
    return top.ui.toast.text


def test_of_many_unusable_mods_some_are_named_and_the_rest_counted(navigator: Navigator) -> None:
    said = told_of(navigator, *(f"/mods/{number}-{'x' * 240}" for number in range(59)))
    assert len(said) < 500
    assert "0-xxx" in said and "4-xxx" in said and "5-xxx" not in said
    assert "and 54 more" in said
    navigator.screens.stack.scenes[-1].ui.toast.hide()
    said = told_of(navigator, *(f"/mods/mod{number}" for number in range(6)))
    assert "mod4 and one more" in said


def test_a_mod_for_another_game_is_told_where_it_was_asked_for(navigator: Navigator) -> None:
    mods = navigator.mods.installed
    found = UnusableMod("/mods/my_mod", (Problem("my_mod/mod.yaml", 0, "game", "problem.mod_other_game"),))
    navigator._tell_unusable(InstalledMods(mods.title_mods, navigator.data, refused=(found,)))
    top = navigator.screens.stack.top
    assert top is not None
    assert "my_mod cannot be used" in top.ui.toast.text


def test_a_line_feed_in_the_name_of_a_folder_makes_no_line(navigator: Navigator) -> None:
    said = told_of(navigator, "/mods/my\nAll is well.\nmod")
    assert "\n" not in said
    assert "my\\nAll is well.\\nmod" in said


def test_no_notice_is_endless(navigator: Navigator) -> None:
    top = navigator.screens.stack.top
    assert top is not None
    for _ in range(3):
        top.ui.notify("x " * 50_000)
        assert len(top.ui.toast.text) <= 1_000
