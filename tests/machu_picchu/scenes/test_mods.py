"""Mods are chosen in the whole form and played with at the table."""

from dataclasses import replace
from pathlib import Path

import pygame

from game.base.profile.preferences import Preferences
from game.kit.data.mods.player_mods import installed_mods
from game.kit.forms.mods_dialog import ModsDialog
from game.kit.forms.setup_form import SetupForm
from game.scenes.rules.scene import RulesScene
from game.titles.machu_picchu.content.definitions import GoldRank
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.content.mods.title_mods import MODS
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.setup_form.new_game import title_forms
from game.ui.press_guard import LASTS
from tests.support.card_race_game import RaceProgram
from tests.support.machu_picchu_forms import quick
from tests.support.words import game_words_of


def rules_of_the_clock(program: RaceProgram) -> str:
    """What the book of rules says of the Sun Clock when it is opened over what is shown."""
    program.harness.wait(LASTS)
    program.harness.key(pygame.K_F1)
    book = program.top
    assert isinstance(book, RulesScene)
    program.harness.wait(LASTS)
    program.harness.key(pygame.K_F1)
    return str(book.words("book.clock.text"))


def test_a_mod_is_ticked_in_the_form_and_played_with(tmp_path: Path) -> None:
    program, scene = quick(tmp_path)
    program.navigator.mods.put(installed_mods(MODS, DATA.load(), {NAME: MODS.parts}, shipped_alone=True))
    program.click(scene.more)
    form = program.top
    assert isinstance(form, SetupForm)
    program.click(form.mods_button)
    dialog = program.top
    assert isinstance(dialog, ModsDialog)
    switch = dialog.switches["sun_feast"]
    program.harness.click((switch.rect.x + switch.rect.height // 2, switch.rect.centery))
    program.click(dialog.close_button)
    form = program.top
    assert isinstance(form, SetupForm)
    assert form.mods_button.label == "Mods: 1"
    assert "and 5 steps" in rules_of_the_clock(program)
    program.click(form.start)
    assert "and 5 steps" in rules_of_the_clock(program)
    state: State = program.table.session.state
    assert [mod.name for mod in state.game.content.mods] == ["sun_feast"]
    assert {goods[0] for goods in state.goods} == {6}
    program.navigator.title()
    assert "and 3 steps" in rules_of_the_clock(program)


def test_a_house_rule_of_a_mod_is_played_though_the_form_was_filled_before() -> None:
    words, data = game_words_of(NAME), DATA.load()
    choices = title_forms(words, data).choices()
    modded = replace(data, gold_rank=GoldRank.SKIP)
    SetupForm(title_forms(words, modded), choices, lambda match: None, lambda: None, Preferences())
    assert choices.setup() == Setup(choices.setup().colours, int(choices.seed), HouseRules(GoldRank.SKIP))
