"""The shell's own screens with the card race: rules, settings, credits, languages, looks, a language in mid-game."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.base.colour_sets import ColourSet
from game.core.registry import title
from game.scenes.credits import CreditsScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.rules.scene import RulesScene
from game.scenes.settings import SettingsScene
from game.table.scene import TableScene
from tests.support.card_race_game import NAME, RaceProgram, opened, race_match


def at_table(folder: Path) -> RaceProgram:
    """The program at the table of a card race for two persons."""
    program = opened(folder)
    program.navigator.games.begin(race_match("", ""), title(NAME).data.load())
    program.harness.settle()
    return program


def test_the_reader_of_rules_shows_its_chapter_and_follows_its_links(tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.harness.key(pygame.K_F1)
    program.harness.settle()
    scene = program.top
    assert isinstance(scene, RulesScene)
    assert scene.page.chapter is not None
    assert scene.page.chapter.name == "race"
    scene.page.follow("tax")
    assert scene.page.section == "tax"
    program.harness.key(pygame.K_ESCAPE)
    assert isinstance(program.top, MainMenuScene)


def test_help_at_the_table_is_about_what_the_board_says(tmp_path: Path) -> None:
    program = at_table(tmp_path)
    session = program.table.session
    session.act(session.rules.legal_actions(session.state)[-1])
    program.harness.settle()
    program.harness.key(pygame.K_F1)
    program.harness.settle()
    assert isinstance(program.top, RulesScene)
    assert program.top.page.section == "tax"


def test_settings_and_credits_open_over_its_title_and_its_table(tmp_path: Path) -> None:
    program = opened(tmp_path)
    for opens, scene in (
        (program.navigator.settings, SettingsScene),
        (program.navigator.credits, CreditsScene),
    ):
        opens()
        program.harness.settle()
        assert isinstance(program.top, scene)
        program.harness.key(pygame.K_ESCAPE)
    program = at_table(tmp_path / "table")
    program.harness.keys([pygame.K_ESCAPE, pygame.K_s])
    program.harness.settle()
    assert isinstance(program.top, SettingsScene)


def test_another_language_in_mid_game_speaks_the_words_of_the_title(tmp_path: Path) -> None:
    program = at_table(tmp_path)
    session = program.table.session
    preferences = program.navigator.screens.preferences
    preferences.change(replace(preferences.now, language="fr"))
    program.harness.frames(1)
    table = next(scene for scene in program.harness.stack.scenes if isinstance(scene, TableScene))
    assert table.session is session
    assert table.words("title.name") == "La course aux cartes"
    assert table.words("race.undo") == "Annuler"


@pytest.mark.parametrize("colours", list(ColourSet))
def test_its_table_is_drawn_in_every_look(tmp_path: Path, colours: ColourSet) -> None:
    program = at_table(tmp_path)
    preferences = program.navigator.screens.preferences
    look = replace(preferences.now.look, colours=colours, contrast=True)
    preferences.change(replace(preferences.now, look=look))
    program.harness.settle()
    assert program.harness.stack.scale.look.colour_set is colours


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_its_table_is_laid_out_in_windows_of_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    program = at_table(tmp_path)
    program.harness.resize(size)
    program.harness.settle()
    window = pygame.Rect(0, 0, *size)
    assert all(window.contains(widget.rect) for widget in program.table.ui.widgets if widget.visible)
