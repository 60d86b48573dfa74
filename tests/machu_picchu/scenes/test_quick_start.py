"""The quick start: a game against two Pupils by one click, and everything else behind one button."""

from pathlib import Path

from game.core.match import Match, Seat
from game.core.record import SaveFolder
from game.kit.forms.quick_start import QuickStartScene
from game.kit.forms.setup_form import SetupForm
from game.scenes.main_menu import MainMenuScene
from game.titles.machu_picchu.name import NAME
from tests.support.card_race_game import RaceProgram
from tests.support.machu_picchu_forms import quick


def seats(program: RaceProgram) -> tuple[Seat, ...]:
    match: Match = program.table.context.match
    assert match.title.name == NAME
    return match.seats


def test_one_click_begins_a_game_against_two_pupils(tmp_path: Path) -> None:
    program, scene = quick(tmp_path)
    program.harness.click(scene.start.rect.center)
    assert [seat.bot for seat in seats(program)] == ["", "pupil", "pupil"]
    assert len(program.saves.files(SaveFolder.PLAYED)) == 1


def test_name_and_emblem_are_chosen_there_and_kept_in_the_whole_form(tmp_path: Path) -> None:
    program, scene = quick(tmp_path)
    program.harness.click(scene.name.rect.center)
    program.harness.type("Zoë")
    program.harness.click(scene.badges.cell(4).center)
    seed = scene.choices.seed
    program.click(scene.more)
    form = program.top
    assert isinstance(form, SetupForm)
    assert (form.players.rows[0].name.text, form.seed.text) == ("Zoë", seed)
    program.harness.click(form.start.rect.center)
    zoe, *others = seats(program)
    assert (zoe.name, zoe.emblem, zoe.bot) == ("Zoë", f"{NAME}/ivory", "")
    assert f"{NAME}/ivory" not in [seat.emblem for seat in others]


def test_back_leads_from_the_whole_form_to_the_quick_start_and_from_there_to_the_cover(
    tmp_path: Path,
) -> None:
    program, scene = quick(tmp_path)
    program.click(scene.more)
    program.click(program.top.back)
    assert isinstance(program.top, QuickStartScene)
    program.click(program.top.back)
    assert isinstance(program.top, MainMenuScene)
