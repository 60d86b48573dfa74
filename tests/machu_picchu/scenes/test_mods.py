"""Mods are chosen in the whole form and played with at the table."""

from pathlib import Path

from game.mods.player_mods import installed_mods
from game.scenes.mods_dialog import ModsDialog
from game.titles.machu_picchu.content.definitions import NAME
from game.titles.machu_picchu.content.load import load_content
from game.titles.machu_picchu.content.mods.title_mods import MODS
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.setup_form.new_game import NewGameScene
from tests.support.machu_picchu_forms import quick


def test_a_mod_is_ticked_in_the_form_and_played_with(tmp_path: Path) -> None:
    program, scene = quick(tmp_path)
    program.navigator.mods.put(installed_mods(MODS, load_content(), (NAME,), shipped_alone=True))
    program.click(scene.more)
    form = program.top
    assert isinstance(form, NewGameScene)
    program.click(form.mods_button)
    dialog = program.top
    assert isinstance(dialog, ModsDialog)
    switch = dialog.switches["sun_feast"]
    program.harness.click((switch.rect.x + switch.rect.height // 2, switch.rect.centery))
    program.click(dialog.close_button)
    form = program.top
    assert isinstance(form, NewGameScene)
    assert form.mods_button.label == "Mods: 1"
    assert "5 steps" in form.words("book.clock.text")
    program.click(form.start)
    state: State = program.table.session.state
    assert [mod.name for mod in state.game.content.mods] == ["sun_feast"]
    assert {goods[0] for goods in state.goods} == {6}
