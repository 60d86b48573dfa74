"""The forms before a quest: ayllus and suyus in the order of rolls or freely, house rules, and what the quest gets."""

from collections.abc import Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.base.profile.preferences import Preferences
from game.core.match import Match, header_of, match_of
from game.kit.forms import setup_form
from game.kit.forms.house_rules import HouseRulesDialog
from game.kit.forms.quick_start import QuickStartScene
from game.kit.forms.rule_choices import RuleChoices
from game.kit.forms.setup_form import SetupForm
from game.scenes.main_menu import MainMenuScene
from game.showcase import ShowcaseContext, draw, set_up, stage
from game.titles.inkas.board.emblems import COLOURS
from game.titles.inkas.board.title_art import PREVIEW
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.goals import GoalCards, QuestKind
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.quest_variants import (
    ADVANCED_RULES,
    ALLIANCE_RULES,
    ALTERNATE_RULES,
    FAMILY_RULES,
    LEGENDARY_ALLIANCE_RULES,
    SOLO_RULES,
    QuestVariant,
)
from game.titles.inkas.game_story import STATISTICS
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.setup import OFFERED, Setup, new_game
from game.titles.inkas.setup_form.choosing_order import SUYU, thrown
from game.titles.inkas.setup_form.modes import VALUES, read_way, standard_rules, values_of, written_way
from game.titles.inkas.setup_form.new_game import LandSheet, rules_in_force, title_forms
from game.ui.labels import Label
from game.ui.scale import Scale
from game.ui.selectors import Stepper
from tests.inkas.content.test_mods import with_mod
from tests.inkas.test_phrases import words_of
from tests.support.card_race_game import RaceProgram, opened
from tests.support.harness import Harness
from tests.support.inkas_games import AGREED, content
from tests.support.layout_faults import faults_of
from tests.support.looks import check_layout
from tests.support.spy import watch

PEOPLE = ("", "", "", "")


def whole_form(program: RaceProgram) -> SetupForm[Any]:
    """The form behind More options."""
    program.click(program.top.new_game)
    program.click(program.top.more)
    assert isinstance(program.top, SetupForm)
    return program.top


def land_of(form: SetupForm[Any]) -> LandSheet:
    (found,) = (sheet for sheet in form.sheets if isinstance(sheet, LandSheet))
    return found


def seated(folder: Path, bots: Sequence[str], *, rolls: Sequence[int]) -> tuple[RaceProgram, SetupForm[Any]]:
    """The whole form with these players, empty for persons, who have rolled these faces."""
    program = opened(folder, NAME)
    form = whole_form(program)
    form.players.count.select(len(bots) - 2)
    for row, bot in zip(form.players.rows, bots, strict=False):
        row.player.select(("", *BOTS.offered).index(bot))
    faces = tuple((face,) for face in rolls)
    form.choices.dice = next(seed for seed in range(10_000) if thrown(seed, len(rolls)).faces == faces)
    for seat, suyu in zip(form.choices.seats, "CAQK", strict=True):
        seat.own[SUYU] = suyu  # computer players have chosen by other rolls
    form.refresh()
    program.harness.settle()
    return program, form


def started(program: RaceProgram, form: SetupForm[Any]) -> Match:
    program.click(form.start)
    match: Match = program.table.context.match
    return match


@pytest.mark.clauses("I-5.2", "R-4")
def test_the_heading_over_the_players_tells_what_an_apu_is(tmp_path: Path) -> None:
    form = whole_form(opened(tmp_path, NAME))
    assert form.ui.tip_at is not None
    place = form.players.count.rect
    tip = form.ui.tip_at((place.centerx, place.top - form.scale.px(40)))
    assert tip is not None and "mountain" in tip.text
    assert form.ui.tip_at(place.bottomleft) is None


def test_equal_rolls_are_rolled_again_until_the_order_is_plain() -> None:
    tied = 0
    for seed in range(300):
        throw = thrown(seed, 4)
        assert sorted(throw.order) == [0, 1, 2, 3]
        ordered = [throw.faces[seat] for seat in throw.order]
        assert ordered == sorted(ordered, reverse=True) and len(set(ordered)) == 4
        for seat, faces in enumerate(throw.faces):
            others = [other for place, other in enumerate(throw.faces) if place != seat]
            alike = [other for other in others if other[: len(faces) - 1] == faces[:-1]]
            assert alike and all(other[: len(faces)] != faces for other in others)
            tied += len(faces) > 1
    assert tied > 100


def test_the_form_opens_with_the_rolls_of_all_who_play(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    form = whole_form(program)
    throw = thrown(int(form.choices.seed), 3)
    assert form.choices.options.throw(form.choices) == throw
    assert [form.choices.seats[seat].rank for seat in throw.order] == [1, 2, 3]
    program.click(land_of(form).roll)
    program.click(land_of(form).roll)
    assert form.choices.dice is not None and form.choices.dice != int(form.choices.seed)
    assert form.choices.options.throw(form.choices) == thrown(form.choices.dice, 3)


def test_whoever_rolled_higher_chooses_first_and_keeps_it(tmp_path: Path) -> None:
    program, form = seated(tmp_path, PEOPLE[:3], rolls=(2, 6, 4))
    first, second, third = (form.players.rows[number] for number in (1, 2, 0))
    program.harness.click(second.badges.cell(3).center)  # Supay
    program.harness.click(first.badges.cell(3).center)  # which the first takes
    assert [row.badges.index for row in (first, second)] == [3, 1]
    program.harness.click(second.badges.cell(3).center)  # and does not give back
    assert form.choices.seats[1].name in second.badges.tip, "who has it is told"
    program.harness.click(third.badges.cell(3).center)
    assert [row.badges.index for row in (first, second, third)] == [3, 1, 0]
    program.harness.click((first.own[0].rect.right - 4, first.own[0].rect.centery))
    kept = form.choices.seats[1].own[SUYU]
    seen = set()
    for _ in range(6):
        program.harness.click((second.own[0].rect.right - 4, second.own[0].rect.centery))
        seen.add(form.choices.seats[2].own[SUYU])
    assert seen == set("CAQK") - {kept}
    second.badges.step(1)
    assert form.choices.seats[1].colour == "red"  # by keys too


@pytest.mark.clauses("R-83")
def test_the_last_of_four_has_one_choice_left_and_is_told_so(tmp_path: Path) -> None:
    _, form = seated(tmp_path, PEOPLE, rolls=(2, 6, 4, 3))
    last = form.players.rows[0]
    assert not last.badges.enabled and not last.own[0].enabled and last.player.enabled
    assert "taken all the rest" in last.badges.tip and "taken all the rest" in last.own[0].tip
    assert all(row.badges.enabled for row in form.players.rows[1:])


def test_computer_players_choose_for_themselves_and_leave_room(tmp_path: Path) -> None:
    program, form = seated(tmp_path, ("", "herder"), rolls=(5, 3))
    person, computer = form.players.rows[:2]
    assert not computer.own[0].enabled and not computer.badges.enabled
    assert "themselves" in computer.own[0].tip
    opposite = {"C": "Q", "A": "K", "Q": "C", "K": "A"}
    for _ in range(4):
        program.harness.click((person.own[0].rect.right - 4, person.own[0].rect.centery))
        own, other = (seat.own[SUYU] for seat in form.choices.seats[:2])
        assert other == opposite[own]
    computer.player.select(0)  # a person sits down there
    assert computer.own[0].enabled and computer.badges.enabled


def test_in_a_free_choice_everybody_picks_in_any_order_for_computer_players_too(tmp_path: Path) -> None:
    program, form = seated(tmp_path, ("", "herder", ""), rolls=(1, 6, 4))
    land = land_of(form)
    assert land.roll.enabled
    program.harness.click((land.order.rect.right - 20, land.order.rect.centery))
    assert not land.roll.enabled and "free choice" in land.roll.tip
    low, computer = form.players.rows[:2]
    program.harness.click(low.badges.cell(1).center)
    assert [row.badges.index for row in (low, computer)] == [1, 0]
    assert computer.own[0].enabled
    program.harness.click((low.own[0].rect.right - 4, low.own[0].rect.centery))
    assert form.choices.seats[0].own[SUYU] == "A"


def homes(choices: Any) -> dict[str, str]:
    """The suyu of each ayllu that plays."""
    return {seat.colour: seat.own[SUYU] for seat in choices.seats[: choices.count]}


@pytest.mark.parametrize("attempt", range(4))
def test_quick_start_and_whole_form_agree_on_ayllus_and_suyus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, attempt: int
) -> None:
    monkeypatch.setattr(setup_form, "fresh_seed", lambda: attempt)  # which decides the rolls
    program = opened(tmp_path, NAME)
    program.click(program.top.new_game)
    quick = program.top
    for colour in (attempt, 3, 0):
        program.harness.click(quick.badges.cell(colour).center)
        assert quick.choices.seats[0].colour == COLOURS[colour]
        seen = homes(quick.choices)
        program.click(quick.more)
        form = program.top
        assert homes(form.choices) == seen
        program.click(form.back)
        quick = program.top
        assert homes(quick.choices) == seen


def test_back_to_the_quick_start_what_was_chosen_in_the_whole_form_stays(tmp_path: Path) -> None:
    program, form = seated(tmp_path, ("", "herder", "herder"), rolls=(1, 6, 4))
    land_of(form).order.select(1)
    for own in "AQKC":
        seat = form.choices.seats[0]
        while seat.own[SUYU] != own:
            program.harness.click(
                (form.players.rows[0].own[0].rect.right - 4, form.players.rows[0].own[0].rect.centery)
            )
        program.click(form.back)
        assert program.top.choices.seats[0].own[SUYU] == own
        program.click(program.top.more)
        form = program.top
        assert form.choices.seats[0].own[SUYU] == own


def test_the_quest_gets_the_players_in_the_order_of_their_turns(tmp_path: Path) -> None:
    """So that nobody's number changes, in the quest or in its journal."""
    program, form = seated(tmp_path, PEOPLE[:3], rolls=(6, 4, 2))
    land_of(form).order.select(1)
    for seat, suyu in zip(form.choices.seats, "KCQA", strict=True):
        seat.own[SUYU] = suyu
    form.refresh()
    match = started(program, form)
    assert match.title.setups.write(match.setup)["players"] == ["quya C", "chanka Q", "inka K"]
    assert [seat.name for seat in match.seats] == ["Illa Waman", "Sisa Anqas", "Kusi Rimay"]
    state: Any = program.table.context.session.state
    assert state.game.order == (0, 1, 2) and [ayllu.value for ayllu in state.game.ayllus] == [
        *("quya", "chanka", "inka")
    ]
    read = match_of(header_of(match, match.title.data.load()))
    assert isinstance(read, Match) and read == match


def test_the_quick_start_is_one_click_and_seats_follow_the_suyus(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    program.click(program.top.new_game)
    program.click(program.top.start)
    match = program.table.context.match
    assert isinstance(match.setup, Setup)
    ayllus = [ayllu for ayllu, _ in match.setup.players]
    assert set(ayllus) == {"inka", "quya", "chanka"}
    suyus = ["CAQK".index(suyu) for _, suyu in match.setup.players]
    assert suyus == sorted(suyus)
    assert match.only_person == ayllus.index("inka")


def test_two_begin_on_opposite_sides_until_they_choose_otherwise(tmp_path: Path) -> None:
    _, form = seated(tmp_path, PEOPLE[:3], rolls=(6, 4, 2))
    seats = form.choices.seats
    assert [seat.own[SUYU] for seat in seats] == list("CAQK")
    form.players.count.select(0)
    assert [seat.own[SUYU] for seat in seats] == list("CQAK")
    form.players.rows[0].own[0].step(1)
    assert [seat.own[SUYU] for seat in seats] == list("AQCK")
    form.players.count.select(1)
    assert [seat.own[SUYU] for seat in seats] == list("AQCK")


def test_back_and_escape_keep_what_was_chosen(tmp_path: Path) -> None:
    program, form = seated(tmp_path, PEOPLE[:3], rolls=(6, 4, 2))
    program.harness.click(form.players.rows[0].badges.cell(3).center)
    form.players.rows[0].own[0].step(1)
    dice = form.choices.dice
    program.harness.key(pygame.K_ESCAPE)
    quick: Any = program.top
    assert isinstance(quick, QuickStartScene) and quick.choices.seats[0].colour == "red"
    program.click(quick.more)
    again: Any = program.top
    assert (again.choices.dice, again.choices.seats[0].own[SUYU]) == (dice, "A")
    assert again.players.rows[0].badges.index == 3
    for _ in range(2):
        program.harness.key(pygame.K_ESCAPE)
        program.harness.settle()
    assert isinstance(program.top, MainMenuScene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_four_players_and_their_rolls_have_room(tmp_path: Path, size: tuple[int, int]) -> None:
    program = opened(tmp_path, NAME, size=size)
    form = whole_form(program)
    form.players.count.select(2)
    program.harness.settle()
    check_layout(program.harness, form)


# the mode


def test_the_quick_start_offers_the_mode_and_the_whole_form_opens_with_it(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    program.click(program.top.new_game)
    quick: Any = program.top
    assert isinstance(quick, QuickStartScene) and quick.ways is not None
    family = quick.goal.text, quick.way_note.text
    assert "15 minutes" in family[1]
    quick.ways.select(1)
    assert "Titiqaqa" in quick.goal.text and "30 minutes" in quick.way_note.text
    program.click(quick.more)
    form: Any = program.top
    land = land_of(form)
    assert form.choices.options.modes.variant.mode is Mode.ADVANCED and land.mode.index == 1
    assert (form.goal.text, land.mode_note.text) == (quick.goal.text, quick.way_note.text)
    land.mode.select(0)
    assert (form.goal.text, land.mode_note.text) == family
    program.harness.key(pygame.K_ESCAPE)
    again: Any = program.top
    assert again.ways.index == 0 and again.goal.text == family[0]


@pytest.mark.parametrize("mode", OFFERED, ids=str)
def test_a_quest_begins_in_the_mode_that_was_chosen(tmp_path: Path, mode: Mode) -> None:
    program = opened(tmp_path, NAME)
    program.click(program.top.new_game)
    quick: Any = program.top
    quick.ways.select(OFFERED.index(mode))
    match: Any = quick.choices.match(title_forms(words_of("en"), content()).emblems)
    assert match.setup.mode is mode
    assert match.setup.at_table is (mode is not Mode.FAMILY), "nobody's hand is told by who is asked"
    assert match.title.setups.new_game(content(), match.setup).game.mode is mode
    header = header_of(match, match.title.data.load())
    assert header.setup.get("mode", "family") == mode and match_of(header) == match
    assert STATISTICS.setting(match.setup)["mode"] == mode


def test_what_was_chosen_of_house_rules_goes_along_into_the_other_mode(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    form = whole_form(program)
    land, options = land_of(form), form.choices.options
    options.house_rules.chosen.update(
        diagonals=other_value(Mode.FAMILY, "diagonals"), family_flags_place=True, offerings="advanced"
    )
    land.mode.select(1)
    assert options.house_rules.chosen["diagonals"] == other_value(Mode.FAMILY, "diagonals")
    assert options.house_rules.changed == 1 and land.rules.label == "House rules: one changed"
    land.mode.select(0)
    assert options.house_rules.changed == 3


# house rules

EVERY = [(mode, name) for mode in OFFERED for name in sorted(VALUES[mode])]
RULES = {Mode.FAMILY: FAMILY_RULES, Mode.ADVANCED: ADVANCED_RULES, Mode.LEGENDARY: ADVANCED_RULES}


def other_value(mode: Mode, name: str) -> Any:
    """A value of a house rule that is not the ruling."""
    return VALUES[mode][name][-1]


def test_every_house_rule_of_the_modes_that_are_offered_can_be_chosen() -> None:
    for mode, values in VALUES.items():
        assert sorted(values) == sorted(RULES[mode])
        assert set(values) <= {field.name for field in fields(HouseRules)}
        for name, known in values.items():
            assert known[0] == getattr(HouseRules(), name) == getattr(content().house_rules, name)
            assert len(set(known)) == len(known) > 1
    shared = {*ALLIANCE_RULES, *LEGENDARY_ALLIANCE_RULES, *ALTERNATE_RULES, *SOLO_RULES}
    assert {name for rules in RULES.values() for name in rules} >= {*HouseRules.__slots__} - shared


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("mode", "name"), EVERY)
def test_every_house_rule_has_a_row_that_says_what_it_changes(mode: Mode, name: str, language: str) -> None:
    rules = RuleChoices(standard_rules(HouseRules(), QuestVariant(mode)))
    words, values = words_of(language), VALUES[mode]
    dialog = HouseRulesDialog(words, rules.chosen, lambda: None, values)
    switch = dialog.switches[name]
    said = switch.options if isinstance(switch, Stepper) else [switch.label]
    assert all(len(label.split()) > 1 for label in said)
    if isinstance(switch, Stepper):
        assert len(switch.options) == len(values[name])
    (label,) = {words(f"menu.house_rule_note.{name}")} & {
        widget.text for widget in dialog.ui.widgets if isinstance(widget, Label)
    }
    assert len(label.split()) > 4


@pytest.mark.parametrize(("mode", "name"), EVERY)
def test_a_house_rule_that_is_turned_is_kept_in_journal_and_statistics(
    tmp_path: Path, mode: Mode, name: str
) -> None:
    program = opened(tmp_path, NAME)
    form = whole_form(program)
    land_of(form).mode.select(OFFERED.index(mode))
    program.click(land_of(form).rules)
    dialog: Any = program.top
    assert isinstance(dialog, HouseRulesDialog)
    for _ in VALUES[mode][name][1:]:
        program.click(dialog.switches[name])
    program.click(dialog.done)
    assert land_of(form).rules.label == "House rules: one changed"
    match = form.choices.match(form.title.emblems)
    expected = replace(HouseRules(), **{name: other_value(mode, name)})
    state: Any = match.title.setups.new_game(content(), match.setup)
    assert match.setup == replace(match.setup, house_rules=expected)  # type: ignore[type-var]
    assert state.game.house_rules == expected
    said: Any = header_of(match, match.title.data.load()).setup["house_rules"]
    assert said[name] == other_value(mode, name)
    assert match_of(header_of(match, match.title.data.load())) == match
    counted = STATISTICS.setting(match.setup)
    usual = STATISTICS.setting(replace(match.setup, house_rules=None))  # type: ignore[type-var]
    assert set(counted) == {"mode", *VALUES[mode]} <= set(STATISTICS.settings)
    assert [key for key in counted if counted[key] != usual[key]] == [name]


@pytest.mark.parametrize(("mode", "name"), EVERY)
def test_a_mod_may_set_a_house_rule_though_the_form_was_filled_before(
    tmp_path: Path, mode: Mode, name: str
) -> None:
    value = other_value(mode, name)
    said = str(value).lower() if isinstance(value, bool) else str(value)
    data = with_mod(tmp_path, modes=f"house_rules: {{{name}: {said}}}")
    words = words_of("en")
    choices = title_forms(words, content()).choices()
    choices.options.modes.take(QuestVariant(mode))
    turned = next(other for other in VALUES[mode] if other != name)
    choices.options.house_rules.chosen[turned] = other_value(mode, turned)
    form = SetupForm(title_forms(words, data), choices, lambda match: None, lambda: None, Preferences())
    Harness(form)
    setup: Any = form.choices.setup()
    changed = {name: value, turned: other_value(mode, turned)}
    assert setup.house_rules == replace(HouseRules(), **changed)
    assert land_of(form).rules.label == "House rules: one changed"
    if mode is Mode.FAMILY:
        quick: Any = title_forms(words, data).quick_match().setup
        assert getattr(quick.house_rules, name) == value


@pytest.mark.parametrize(
    ("size", "zoom"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((3840, 2160), 1.0)], ids=str
)
@pytest.mark.parametrize("language", available_languages())
def test_form_and_house_rules_fit(language: str, size: tuple[int, int], zoom: float) -> None:
    for screen in (
        *("new-game", "new-game-more", "house-rules"),
        *("new-game-advanced", "house-rules-advanced"),
        *("new-game-alliance", "house-rules-alliance"),
        *("new-game-quest", "house-rules-quest"),
        *("new-game-solo", "house-rules-solo"),
    ):
        assert faults(screen, size, language, zoom) == []


def faults(screen: str, size: tuple[int, int], language: str, zoom: float) -> list[str]:
    with stage(size) as stack, watch(Scale(*size)) as spy:
        stack.scale = Scale(*size, zoom)
        set_up(screen, ShowcaseContext(words_of(language), content(), stack))
        draw(stack)
        return [str(fault) for seen in spy.scenes for fault in faults_of(seen, seen.scene.scale)]


# Alliance


def allied(folder: Path, bots: Sequence[str] = PEOPLE, mode: Mode = Mode.FAMILY) -> tuple[RaceProgram, Any]:
    """The whole form of an Alliance."""
    program, form = seated(folder, bots, rolls=(6, 5, 4, 3))
    land = land_of(form)
    land.mode.select(OFFERED.index(mode))
    program.click(land.sides)
    assert form.choices.options.modes.variant.alliance
    return program, form


def allied_rules(mode: Mode) -> tuple[str, ...]:
    """The house rules that an Alliance adds."""
    return (*ALLIANCE_RULES, *(LEGENDARY_ALLIANCE_RULES if mode is Mode.LEGENDARY else ()))


def opposite(form: Any) -> bool:
    found = homes(form.choices)
    nations = (("yellow", "green"), ("blue", "red"))
    halves = [{"CAQK".index(found[colour]) % 2 for colour in nation} for nation in nations]
    return sorted(found.values()) == sorted("CAQK") and sorted(map(len, halves)) == [1, 1]


@pytest.mark.clauses("I-18.1", "R-43")
def test_partners_sit_opposite_whatever_is_changed(tmp_path: Path) -> None:
    _, form = allied(tmp_path)
    land_of(form).order.select(1)
    assert opposite(form)
    for number, row in enumerate(form.players.rows):
        for step in (1, 1, -1):
            wanted = form.choices.seats[number].own[SUYU]
            wanted = "CAQK"[("CAQK".index(wanted) + step) % 4]
            row.own[0].step(step)
            assert form.choices.seats[number].own[SUYU] == wanted, "whoever chooses gets it"
            assert opposite(form)
        for _ in range(3):
            row.badges.step(1)
            assert opposite(form)


@pytest.mark.clauses("I-18.1", "R-43", "I-5.2")
def test_of_an_alliance_by_rolls_nobody_takes_what_moves_those_who_chose_before(tmp_path: Path) -> None:
    _, form = allied(tmp_path)
    first, second, third, last = form.players.rows
    first.own[0].step(1)
    kept = form.choices.seats[0].own[SUYU]
    assert opposite(form) and not second.own[0].enabled, "a partner has one place left"
    assert "taken all the rest" in second.own[0].tip
    third.own[0].step(1)
    third.badges.step(1)
    assert form.choices.seats[0].own[SUYU] == kept and opposite(form)
    second.badges.step(1)  # now of the other nation
    assert form.choices.seats[0].own[SUYU] == kept and opposite(form)
    assert not last.own[0].enabled


@pytest.mark.clauses("I-18.1", "I-4.4")
def test_an_alliance_needs_four_players_and_says_so(tmp_path: Path) -> None:
    _, form = seated(tmp_path, PEOPLE[:3], rolls=(6, 4, 2))
    land = land_of(form)
    land.sides.select(1)
    assert land.sides.index == 0 and "four players" in land.sides.tip
    form.players.count.select(2)
    land.sides.select(1)
    assert "Inka and Quya" in land.mode_note.text and form.choices.options.modes.variant.alliance
    form.players.count.select(1)
    assert not form.choices.options.modes.variant.alliance and land.sides.index == 0
    assert form.choices.setup().alliance is False  # type: ignore[attr-defined]


@pytest.mark.parametrize("mode", OFFERED, ids=str)
def test_an_alliance_begins_with_its_house_rules(tmp_path: Path, mode: Mode) -> None:
    program, form = allied(tmp_path, mode=mode)
    program.click(land_of(form).rules)
    dialog: Any = program.top
    assert set(dialog.switches) == {*RULES[mode], *allied_rules(mode)}
    program.click(dialog.switches["purse"])
    program.click(dialog.done)
    match = started(program, form)
    setup: Any = match.setup
    assert setup.alliance and setup.mode is mode and str(setup.house_rules.purse) == "common"
    state: Any = program.table.context.session.state
    assert state.game.alliance and state.game.common_purse
    assert [state.game.partners[seat] for seat in range(4)] == [2, 3, 0, 1], "nations take turns"
    assert match_of(header_of(match, match.title.data.load())) == match
    assert rules_in_force(state).changed == 1
    counted = STATISTICS.setting(match.setup)
    assert counted["alliance"] == "yes" and counted["purse"] == "common"
    assert set(counted) <= set(STATISTICS.settings)
    assert "Alliance" in PREVIEW.kind(words_of("en"), state)


def test_without_alliance_nothing_is_said_of_it(tmp_path: Path) -> None:
    _, form = seated(tmp_path, PEOPLE, rolls=(6, 5, 4, 3))
    counted = STATISTICS.setting(form.choices.setup())
    assert not {"alliance", "purse"} & set(counted)


# quests of goals


@pytest.mark.clauses("I-28.1", "I-28.2")
@pytest.mark.parametrize("mode", OFFERED, ids=str)
@pytest.mark.parametrize("alliance", [False, True])
def test_a_quest_of_goals_begins_with_its_house_rules(tmp_path: Path, mode: Mode, alliance: bool) -> None:
    program, form = seated(tmp_path, PEOPLE, rolls=(6, 5, 4, 3))
    land = land_of(form)
    land.mode.select(OFFERED.index(mode))
    if alliance:
        program.click(land.sides)
    founding = form.goal.text
    program.harness.click((land.quest.rect.right - 20, land.quest.rect.centery))
    assert form.choices.options.modes.variant.alternate and form.goal.text != founding
    program.click(land.rules)
    dialog: Any = program.top
    assert set(dialog.switches) == {*RULES[mode], *(allied_rules(mode) if alliance else ()), *ALTERNATE_RULES}
    program.click(dialog.switches["goal_cards"])
    program.click(dialog.done)
    match = started(program, form)
    state: Any = program.table.context.session.state
    assert state.game.alternate and state.game.alliance is alliance
    assert [len(goals) for goals in state.pursuit.goals] == [2, 2, 2, 2]
    assert match_of(header_of(match, match.title.data.load())) == match
    assert rules_in_force(state).changed == 1
    counted = STATISTICS.setting(match.setup)
    assert counted["alternate"] == "yes" and counted["goal_cards"] == "two"
    assert "Goals" in PREVIEW.kind(words_of("en"), state)


def test_back_to_the_founding_nothing_is_said_of_goals(tmp_path: Path) -> None:
    _, form = seated(tmp_path, PEOPLE[:3], rolls=(6, 5, 4))
    land, before = land_of(form), form.goal.text
    land.quest.select(1)
    form.choices.options.house_rules.chosen["diagonals"] = other_value(Mode.FAMILY, "diagonals")
    land.quest.select(0)
    assert form.goal.text == before and form.choices.options.house_rules.changed == 1
    counted = STATISTICS.setting(form.choices.setup())
    assert not {"alternate", *ALTERNATE_RULES} & set(counted)


@pytest.mark.parametrize("language", available_languages())
def test_house_rules_of_quests_of_goals_have_names_and_notes(language: str) -> None:
    words = words_of(language)
    values = values_of(QuestVariant(alternate=True))
    assert set(values) == {*FAMILY_RULES, *ALTERNATE_RULES}
    for name in ALTERNATE_RULES:
        assert values[name][0] == getattr(content().house_rules, name)
        assert words.knows(f"menu.house_rule.{name}") and words.knows(f"menu.house_rule_note.{name}")


def test_the_house_rules_in_force_of_a_quest_of_goals_are_told() -> None:
    rules = HouseRules(goal_cards=GoalCards.TWO)
    state = new_game(content(), Setup(("yellow", "blue"), 3, AGREED[:2], rules, quest=QuestKind.ALTERNATE))
    found = rules_in_force(state)
    assert found.chosen["goal_cards"] is GoalCards.TWO
    plain = rules_in_force(new_game(content(), Setup(("yellow", "blue"), 3, AGREED[:2], rules)))
    assert "goal_cards" not in plain.chosen
    setup = Setup(("yellow", "blue"), 3, AGREED[:2], rules, quest=QuestKind.ALTERNATE)
    counted = STATISTICS.setting(setup)
    assert (counted["alternate"], counted["goal_cards"]) == ("yes", "two")


# the way to play that was chosen last


def test_the_forms_open_with_the_mode_and_the_kind_of_the_last_quest(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    form = whole_form(program)
    assert form.choices.options.modes.variant == QuestVariant()
    land = land_of(form)
    land.mode.select(OFFERED.index(Mode.ADVANCED))
    land.quest.select(1)
    started(program, form)
    program.navigator.title()
    program.harness.settle()
    program.click(program.top.new_game)
    assert program.top.choices.options.modes.variant == QuestVariant(Mode.ADVANCED), (
        "what a quick start offers"
    )
    program.click(program.top.more)
    assert program.top.choices.options.modes.variant == QuestVariant(Mode.ADVANCED, alternate=True)


@pytest.mark.parametrize(
    "kept", ["", "advanced", "family alliance alternate", "legendary solo", "x y", "solo"]
)
def test_only_a_way_to_play_that_is_offered_is_read(kept: str) -> None:
    found = read_way(kept)
    assert (found is None) == (kept not in ("advanced", "family alliance alternate"))
    assert found is None or written_way(found) == kept
