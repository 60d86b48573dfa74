"""The quick start: a game of one person against two Cadets by one click, and everything else behind one button."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.base.i18n.words import Words, available_languages
from game.base.profile.preferences import Preferences
from game.core.match import Match, Seat
from game.kit.forms.choices import Choices
from game.kit.forms.quick_start import QuickStartScene
from game.kit.forms.setup_form import SetupForm
from game.scenes.main_menu import MainMenuScene
from game.table.scene import TableScene
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.setup_form.new_game import title_forms
from game.titles.wiraqocha.setup_form.options import Options
from tests.support.form_user import whole_form
from tests.support.harness import Harness
from tests.support.looks import check_layout
from tests.support.screens import SIZES, Opened
from tests.support.words import wiraqocha_words


class Quick:
    """The quick start in a hidden window, with what came of it."""

    def __init__(self, words: Words, content: ValleyData, size: tuple[int, int] = (1280, 720)) -> None:
        self.started: list[Match] = []
        self.asked: list[Choices[Options]] = []
        self.left = 0
        self.scene = QuickStartScene(
            *(title_forms(words, content), self.started.append, self.asked.append, self._leave),
            Preferences(),
        )
        self.harness = Harness(self.scene, size)

    def _leave(self) -> None:
        self.left += 1


@pytest.fixture
def quick(words: Words, content: ValleyData) -> Quick:
    return Quick(words, content)


def test_one_click_from_the_title_s_new_game_begins_against_two_cadets(
    open_game: Callable[..., Opened],
) -> None:
    harness, _ = open_game()
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    harness.click(title.new_game.rect.center)
    scene = harness.stack.top
    assert isinstance(scene, QuickStartScene)
    harness.click(scene.start.rect.center)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    setup = table.context.match.setup
    assert setup == Setup(("red", "blue", "green"), setup.seed, "recommended")
    assert [seat.bot for seat in table.context.match.seats] == ["", "cadet", "cadet"]


def test_enter_begins_also_while_a_name_is_typed(quick: Quick) -> None:
    quick.harness.click(quick.scene.name.rect.center)
    quick.harness.type("Zoë")
    quick.harness.key(pygame.K_RETURN)
    assert quick.started[0].seats == (
        Seat("Zoë", "star"),
        Seat("Ingrid Solheim", "anchor", "cadet", "ingrid"),
        Seat("Joaquim Teles", "moon", "cadet", "joaquim"),
    )


def test_a_press_anywhere_on_the_card_of_a_rival_makes_it_stronger(quick: Quick) -> None:
    first, second = quick.scene.rivals
    quick.harness.click((first.rect.x + 40, first.rect.centery))
    quick.harness.click((first.rect.centerx, first.rect.bottom - 8))
    quick.harness.click((second.level.rect.x + 10, second.level.rect.centery))
    quick.harness.click(quick.scene.start.rect.center)
    assert [seat.bot for seat in quick.started[0].seats] == ["", "engineer", "apprentice"]


def test_the_next_quick_start_knows_how_strong_they_were(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    navigator.new_game()
    harness.frames(1)
    scene = harness.stack.top
    assert isinstance(scene, QuickStartScene)
    harness.click(scene.rivals[1].rect.center)
    whole_form(harness)
    harness.key(pygame.K_ESCAPE)
    harness.key(pygame.K_RETURN)
    assert isinstance(harness.stack.top, TableScene)
    navigator.new_game()
    harness.frames(1)
    again = harness.stack.top
    assert isinstance(again, QuickStartScene)
    harness.click(again.start.rect.center)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    assert [seat.bot for seat in table.context.match.seats] == ["", "cadet", "surveyor"]


def test_the_whole_form_has_the_levels_that_were_chosen_here(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    now = navigator.screens.preferences.now
    seats = replace(now.bots, seats=("", "engineer", "", "cadet"), count=4)
    navigator.screens.preferences.change(replace(now, bots=seats))
    navigator.new_game()
    harness.frames(1)
    assert [row.level for row in whole_form(harness).players.rows] == ["", "engineer", "", "cadet"]
    harness.key(pygame.K_ESCAPE)
    scene = harness.stack.top
    assert isinstance(scene, QuickStartScene)
    assert [rival.level.index for rival in scene.rivals] == [3, 1]
    harness.click(scene.rivals[0].rect.center)
    assert [row.level for row in whole_form(harness).players.rows] == ["", "empress", "", "cadet"]


def test_a_colour_is_chosen_by_its_medal(quick: Quick) -> None:
    quick.harness.click(quick.scene.badges.cell(1).center)
    quick.harness.click(quick.scene.start.rect.center)
    match = quick.started[0]
    assert match.setup.colours == ("blue", "red", "green")
    assert [seat.emblem for seat in match.seats] == ["anchor", "star", "moon"]


def test_escape_goes_back(quick: Quick) -> None:
    quick.harness.key(pygame.K_ESCAPE)
    assert quick.left == 1


def test_all_of_it_is_reached_by_tab(quick: Quick) -> None:
    scene = quick.scene
    seen = set()
    for _ in range(7):
        quick.harness.key(pygame.K_TAB)
        seen.add(scene.ui.focused)
    assert seen == {scene.name, scene.badges, *scene.rivals, scene.start, scene.more, scene.back}


def test_more_opens_the_whole_form_with_what_was_chosen_here(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    bots = replace(navigator.screens.preferences.now.bots, seats=("", "engineer:miner", "", ""), count=2)
    navigator.screens.preferences.change(replace(navigator.screens.preferences.now, bots=bots))
    navigator.new_game()
    harness.frames(1)
    scene = harness.stack.top
    assert isinstance(scene, QuickStartScene)
    harness.click(scene.name.rect.center)
    harness.type("Zoë")
    harness.click(scene.badges.cell(2).center)
    seed = scene.choices.seed
    harness.click(scene.more.rect.center)
    form = harness.stack.top
    assert isinstance(form, SetupForm)
    harness.frames(1)
    assert form.players.rows[0].name.text == "Zoë"
    assert form.seed.text == seed
    harness.click(form.start.rect.center)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    assert table.context.match.seats == (
        Seat("Zoë", "moon"),
        Seat("Arjun Mehta", "anchor", "engineer:miner", "arjun"),
    )


def test_back_from_the_whole_form_and_forth_keeps_all_that_was_filled_in(
    open_game: Callable[..., Opened],
) -> None:
    harness, navigator = open_game()
    navigator.new_game()
    form = whole_form(harness)
    for row, name in zip(form.players.rows, ("Zoë", "Ana"), strict=False):
        harness.click(row.name.rect.center)
        harness.type(name)
    form.reseed.act(None)
    seed = form.seed.text
    harness.click(form.back.rect.center)
    quick = harness.stack.top
    assert isinstance(quick, QuickStartScene)
    assert (quick.name.text, quick.choices.seed) == ("Zoë", seed)
    again = whole_form(harness)
    assert [row.name.text for row in again.players.rows][:2] == ["Zoë", "Ana"]
    assert again.seed.text == seed


def test_escape_ends_typing_first(quick: Quick) -> None:
    quick.harness.click(quick.scene.name.rect.center)
    quick.harness.type("Zoë")
    quick.harness.key(pygame.K_ESCAPE)
    assert (quick.scene.name.text, quick.scene.ui.focused, quick.left) == ("Zoë", None, 0)
    quick.harness.wait(1.0)
    quick.harness.key(pygame.K_ESCAPE)
    assert quick.left == 1


def test_it_leaves_who_sat_at_the_last_table_set_as_it_was(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    before = navigator.screens.preferences.now.bots
    navigator.new_game()
    harness.key(pygame.K_RETURN)
    assert isinstance(harness.stack.top, TableScene)
    assert navigator.screens.preferences.now.bots == before
    navigator.new_game()
    assert [row.level for row in whole_form(harness).players.rows] == ["", "", "", ""]


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_the_window(words: Words, content: ValleyData, size: tuple[int, int]) -> None:
    quick = Quick(words, content, size)
    check_layout(quick.harness, quick.scene)


def test_the_code_of_a_game_has_the_name_that_players_know() -> None:
    said = {language: wiraqocha_words(language)("menu.seed") for language in available_languages()}
    assert said == {"en": "Seed", "fr": "Code de partie", "it": "Codice partita"}
