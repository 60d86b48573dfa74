"""Solo in the form before a quest: one person, the die for all others, and what it names in plain view."""

from pathlib import Path
from typing import Any

import pytest

from game.core.match import header_of, match_of
from game.kit.forms.house_rules import HouseRulesDialog
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.led_table import NamingDie
from game.titles.inkas.content.load import DATA
from game.titles.inkas.rules.setup import OFFERED
from game.titles.inkas.setup_form.choosing_order import SUYU
from game.titles.inkas.setup_form.new_game import rules_in_force
from game.ui.selectors import Stepper
from tests.inkas.test_setup_form import land_of, seated, started


@pytest.mark.clauses("I-27.2")
def test_solo_proposes_one_led_ayllu_of_the_other_nation_in_the_opposite_suyu(tmp_path: Path) -> None:
    _, form = seated(tmp_path, ("", "sage", "captain"), rolls=(6, 4, 2))
    seats = form.choices.seats
    form.players.rows[1].badges.select(form.players.rows[1].colours.index("green"))
    land_of(form).sides.select(2)
    assert form.choices.count == 2
    assert seats[0].colour == "yellow" and seats[1].colour in ("blue", "red")
    assert (seats[0].own[SUYU], seats[1].own[SUYU]) == ("C", "Q")
    setup: Any = form.choices.setup()
    assert setup.solo == "inka" and not setup.alliance


@pytest.mark.clauses("I-27.1", "I-27.2", "I-27.6")
@pytest.mark.parametrize("mode", [Mode.FAMILY, Mode.ADVANCED])
def test_a_solo_quest_begins_with_the_die_at_all_other_seats(tmp_path: Path, mode: Mode) -> None:
    program, form = seated(tmp_path, ("sage", "", "captain"), rolls=(6, 4, 2))
    land = land_of(form)
    land.mode.select([Mode.FAMILY, Mode.ADVANCED].index(mode))
    land.sides.select(2)
    form.players.count.select(1)
    form.players.rows[0].own[0].step(1)
    program.harness.settle()
    program.click(land.die)  # in its middle
    match = started(program, form)
    setup: Any = match.setup
    assert setup.solo == "inka" and setup.house_rules.wiraqucha is NamingDie.ANGRY
    person = next(number for number, (ayllu, _) in enumerate(setup.players) if ayllu == "inka")
    assert [seat.bot for seat in match.seats] == ["" if number == person else "die" for number in range(3)]
    assert all("Ayllu" in seat.name for number, seat in enumerate(match.seats) if number != person)
    state: Any = program.table.context.session.state
    assert state.game.solo == person and rules_in_force(state).changed == 1
    assert match_of(header_of(match, match.title.data.load())) == match


@pytest.mark.clauses("I-27.6")
def test_the_die_that_is_chosen_among_house_rules_is_chosen_in_the_form(tmp_path: Path) -> None:
    program, form = seated(tmp_path, ("", "sage"), rolls=(6, 4))
    land = land_of(form)
    land.sides.select(2)
    program.click(land.rules)
    dialog = program.top
    assert isinstance(dialog, HouseRulesDialog)
    choice = dialog.switches["wiraqucha"]
    assert isinstance(choice, Stepper)
    choice.step(-1)
    program.click(dialog.done)
    assert list(NamingDie)[land.die.index] is NamingDie.MERCIFUL
    assert all(f"{name} die" in land.die.tip for name in ("Calm", "Angry", "Merciful"))


@pytest.mark.clauses("I-27.2")
def test_in_solo_nobody_rolls_for_the_order_of_choosing_and_nobody_else_can_be_seated(tmp_path: Path) -> None:
    _, form = seated(tmp_path, ("", "sage"), rolls=(6, 4))
    land = land_of(form)
    land.quest.select(1)
    land.sides.select(2)
    assert land.quest.index == 0 and not land.quest.enabled, "nobody pursues a goal alone"
    assert "nobody draws a goal" in land.quest.tip
    assert not land.order.visible and not land.roll.visible and land.die.visible
    assert not any(row.player.enabled for row in form.players.rows[:2])
    assert "three led" in land.sides.tip or "one to three" in land.sides.tip
    land.sides.select(0)
    assert land.order.visible and not land.die.visible
    assert [seat.player for seat in form.choices.seats[:2]] == ["", "sage"], (
        "whoever was chosen sits there again"
    )
    assert form.choices.setup().solo == ""


@pytest.mark.clauses("R-139")
def test_the_goal_of_solo_says_how_many_rounds_there_are_where_they_are_bounded(tmp_path: Path) -> None:
    _, form = seated(tmp_path, ("", "sage"), rolls=(6, 4))
    land, table = land_of(form), DATA.load().led
    assert table is not None and "within" not in form.goal.text
    land.sides.select(2)
    for number, mode in enumerate((Mode.FAMILY, Mode.ADVANCED)):
        land.mode.select(number)
        form.refresh()
        last = table.rounds(mode)
        assert (f"within {last} rounds" in form.goal.text) == bool(last)


@pytest.mark.clauses("I-27.1")
def test_solo_and_a_mode_without_it_bar_each_other_and_say_why(tmp_path: Path) -> None:
    _, form = seated(tmp_path, ("", "sage"), rolls=(6, 4))
    land = land_of(form)
    without = OFFERED.index(Mode.LEGENDARY)
    land.mode.select(without)
    assert "in Family and in Advanced" in land.sides.tip
    land.sides.select(2)
    assert land.sides.index == 0
    land.mode.select(0)
    assert "in Family and in Advanced" not in land.sides.tip
    land.sides.select(2)
    assert "in Family and in Advanced" in land.mode.tip
    land.mode.select(without)
    assert land.mode.index == 0 and land.sides.index == 2
