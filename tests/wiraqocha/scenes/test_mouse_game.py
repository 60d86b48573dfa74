"""Whole games by mouse alone: every action of the notation, each of the three victories, from title to title."""

from collections.abc import Callable
from typing import get_args

import pygame
import pytest

from game.core.match import header_of
from game.core.record import GameSession, Journal, Saves, read
from game.core.scenarios.playing import play
from game.core.scenarios.reading import Scenario
from game.kit.forms.quick_start import QuickStartScene
from game.kit.forms.result import ResultScene
from game.kit.forms.setup_form import SetupForm
from game.scenes.main_menu import MainMenuScene
from game.scenes.medals.scene import MedalsScene
from game.table.menu import TableMenu
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.notation.actions import TEXT_FORMS
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.form_user import FormUser, rules_of
from tests.support.greedy import Greedy
from tests.support.harness import Harness
from tests.support.mouse_player import MousePlayer, as_offered
from tests.support.random_positions import penned as data
from tests.support.screens import Opened
from tests.support.scripted_games import SCRIPTS, lines_of, start_of
from tests.support.valley_table import match_for


def journal_lines(saves: Saves) -> list[str]:
    """The actions in the one journal there is."""
    (path,) = saves.folder.glob("*.journal")
    journal = read(path)
    assert isinstance(journal, Journal)
    assert journal.fault is None
    return [entry.text for entry in journal.entries]


def test_the_scripts_use_every_action_and_end_in_every_victory() -> None:
    kinds = {type(TEXT_FORMS.read(line)) for scenario in SCRIPTS for line in lines_of(scenario)}
    assert set(get_args(Action)) - kinds == set()
    for scenario in SCRIPTS:
        assert play(scenario) == []


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("scenario", SCRIPTS, ids=lambda scenario: scenario.name)
def test_a_scripted_game_by_mouse(
    scenario: Scenario, zoom: float, open_game: Callable[..., Opened], saves: Saves, content: ValleyData
) -> None:
    harness, navigator = open_game()
    harness.loop.set_zoom(zoom)
    start = start_of(scenario)
    match = match_for(start)
    session = GameSession(WIRAQOCHA, start, saves.begin(header_of(match, content)))
    navigator.games.play(match, session)
    player = MousePlayer(harness)
    for line in lines_of(scenario):
        player.play(line)
    top = harness.stack.top
    assert isinstance(top, ResultScene)
    assert journal_lines(saves) == [WIRAQOCHA.format_action(step.action) for step in session.steps]
    assert len(session.steps) == len(lines_of(scenario))
    harness.click(top.options[-1].rect.center)
    assert isinstance(harness.stack.top, MainMenuScene)


@pytest.mark.parametrize(
    ("seed", "victory"), [(7, "somnium"), pytest.param(10, "leviathan", marks=pytest.mark.slow)]
)
def test_a_whole_game_from_title_to_title_by_mouse(
    seed: int, victory: str, open_game: Callable[..., Opened], saves: Saves
) -> None:
    harness, _ = open_game(figures=data())
    begin_by_mouse(harness, seed)
    player = MousePlayer(harness)
    session = player.scene.session
    greedy = Greedy(seed)
    lines: list[str] = []
    while WIRAQOCHA.outcome(session.state) is None:
        lines.append(WIRAQOCHA.format_action(as_offered(session.state, greedy.choose(session.state))))
        player.play(lines[-1])
    top = harness.stack.top
    assert isinstance(top, ResultScene)
    assert session.state.victory == victory
    assert journal_lines(saves) == lines
    harness.click(top.options[-1].rect.center)
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    assert title.resume_game is None


def test_after_the_end_the_table_can_be_looked_at_and_left(
    open_game: Callable[..., Opened], saves: Saves, content: ValleyData
) -> None:
    harness, navigator = open_game()
    scenario = next(scenario for scenario in SCRIPTS if "Somnium" in scenario.name)
    start = start_of(scenario)
    match = match_for(start)
    navigator.games.play(match, GameSession(WIRAQOCHA, start, saves.begin(header_of(match, content))))
    player = MousePlayer(harness)
    for line in lines_of(scenario):
        player.play(line)
    end = harness.stack.top
    assert isinstance(end, ResultScene)
    harness.click(end.ways["look"].rect.center)
    harness.settle()
    assert harness.stack.top is player.scene
    harness.click(player.places.button("menu"))
    dialog = harness.stack.top
    assert isinstance(dialog, TableMenu)
    harness.click(dialog.buttons["result"].rect.center)
    again = harness.stack.top
    assert isinstance(again, ResultScene)
    assert again.medals.medals
    harness.click(again.medals.rect.center)
    assert isinstance(harness.stack.top, MedalsScene)
    harness.key(pygame.K_ESCAPE)
    assert harness.stack.top is again
    harness.click(again.ways["look"].rect.center)
    harness.click(player.places.button("menu"))
    dialog = harness.stack.top
    assert isinstance(dialog, TableMenu)
    harness.click(dialog.buttons["leave"].rect.center)
    assert isinstance(harness.stack.top, MainMenuScene)


def begin_by_mouse(harness: Harness, seed: int) -> None:
    """From the title: three players, both variants, this seed."""
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    harness.click(title.new_game.rect.center)
    quick = harness.stack.top
    assert isinstance(quick, QuickStartScene)
    harness.click(quick.more.rect.center)
    scene = harness.stack.top
    assert isinstance(scene, SetupForm)
    form = FormUser(harness, scene)
    form.tick(rules_of(scene).variants["caves"])
    form.tick(rules_of(scene).variants["prisoner"])
    form.write(scene.seed, str(seed))
    harness.click(scene.start.rect.center)
