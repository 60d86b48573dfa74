"""The form before a game: everything in it by mouse, names and seed by keyboard."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.base.i18n.words import Words, available_languages
from game.base.profile.preferences import Preferences
from game.core.bots.available_bots import strength
from game.core.contract import BotName
from game.core.match import Match, Seat
from game.kit.forms.house_rules import HouseRulesDialog
from game.kit.forms.setup_form import SetupForm
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.setup_form.new_game import title_forms
from game.ui.selectors import Stepper
from tests.support.asserted import setup_of
from tests.support.form_user import FormUser, form_of, rules_of, valleys_of, variants_of
from tests.support.harness import Harness
from tests.support.looks import check_layout
from tests.support.screens import SIZES
from tests.support.words import wiraqocha_words


class Form(FormUser):
    """The form in a hidden window, with what it was started with."""

    def __init__(
        self,
        words: Words,
        content: ValleyData,
        size: tuple[int, int] = (1280, 720),
        preferences: Preferences | None = None,
    ) -> None:
        self.started: list[Match] = []
        self.left = 0
        scene = form_of(words, content, self.started.append, self._leave, preferences)
        self.harness = Harness(scene, size)
        super().__init__(self.harness, scene)

    def _leave(self) -> None:
        self.left += 1

    def start(self) -> Match:
        """Click the start button; what the game begins with."""
        self.hand.click(self.scene.start.rect.center)
        return self.started[-1]


@pytest.fixture
def form(words: Words, content: ValleyData) -> Form:
    return Form(words, content)


def test_untouched_it_begins_a_first_game_of_one_person_against_two_computer_players(form: Form) -> None:
    form.write(form.scene.seed, "12")
    match = form.start()
    assert match.setup == Setup(("red", "blue", "green"), 12, "recommended")
    assert match.setup.house_rules == HouseRules()
    assert match.seats == (
        Seat("Ada Lovegrove", "star"),
        Seat("Ingrid Solheim", "anchor", "cadet", "ingrid"),
        Seat("Joaquim Teles", "moon", "cadet", "joaquim"),
    )


def step(form: Form, stepper: Stepper, by: int) -> None:
    """Click an arrow of a stepper so many times."""
    rect = stepper.rect
    x = rect.right - rect.height // 2 if by > 0 else rect.x + rect.height // 2
    for _ in range(abs(by)):
        form.hand.click((x, rect.centery))


def test_each_seat_is_a_person_s_or_a_computer_player_s_of_a_level_and_an_explorer(form: Form) -> None:
    rows = form.scene.players.rows
    step(form, rows[0].player, 5)
    step(form, rows[0].character, -1)
    step(form, rows[1].player, -2)
    assert not rows[1].character.visible
    assert rows[1].name.visible and not rows[0].name.visible
    step(form, rows[2].player, 1)
    step(form, rows[2].character, 2)  # past Mae, who sits at the first seat
    seats = form.start().seats
    assert [seat.bot for seat in seats] == ["empress:raider", "", "surveyor:miner"]
    assert [seat.name for seat in seats] == ["Mae Whitlock", "Bram Hollis", "Arjun Mehta"]
    assert [seat.rival for seat in seats] == ["mae", "", "arjun"]


def test_no_explorer_sits_at_two_seats_and_each_brings_its_manner(form: Form) -> None:
    rows = form.scene.players.rows
    step(form, rows[1].character, 1)  # past Joaquim, who sits beside her
    step(form, rows[2].character, 3)
    step(form, rows[2].character, -1)
    form.choose(form.scene.players.count, 2)
    seats = form.start().seats[1:]
    assert seats[0].rival == "mae" and len({seat.rival for seat in seats}) == 3
    for seat in seats:
        (rival,) = (rival for rival in BOTS.rivals if rival.name == seat.rival)
        assert seat.bot == str(BotName("cadet", rival.temperament))


def test_every_explorer_plays_in_a_way_that_there_is_and_there_is_one_for_every_seat(
    content: ValleyData,
) -> None:
    assert len(BOTS.rivals) >= len(content.colours)
    assert {rival.temperament for rival in BOTS.rivals} == {"", *BOTS.temperaments}


def test_a_seat_is_chosen_by_key_as_well(form: Form) -> None:
    row = form.scene.players.rows[1]
    while form.scene.ui.focused is not row.player:
        form.hand.key(pygame.K_TAB)
    form.hand.key(pygame.K_RIGHT)
    while form.scene.ui.focused is not row.character:
        form.hand.key(pygame.K_TAB)
    form.hand.key(pygame.K_RIGHT)
    assert form.start().seats[1].bot.startswith("surveyor")
    assert form.start().seats[1].rival != "ingrid"


def test_a_table_of_computer_players_alone_can_be_set(form: Form) -> None:
    step(form, form.scene.players.rows[0].player, 1)
    assert all(seat.bot for seat in form.start().seats)


def test_who_sat_at_the_last_table_sits_there_again(
    words: Words, content: ValleyData, tmp_path: Path
) -> None:
    path = tmp_path / "settings.yaml"
    form = Form(words, content, preferences=Preferences(path))
    form.choose(form.scene.players.count, 2)
    step(form, form.scene.players.rows[1].player, -2)
    step(form, form.scene.players.rows[3].player, 2)
    step(form, form.scene.players.rows[3].character, -1)
    first = form.start().seats
    again = Form(words, content, preferences=Preferences(path))
    assert again.start().seats == first
    assert first[1].bot == "" and first[3].bot.startswith("engineer")


@pytest.mark.parametrize("gone", ["oracle:sleepy", "greedy", "random"])
def test_a_computer_player_that_cannot_be_chosen_is_replaced_in_the_form(
    words: Words, content: ValleyData, gone: str
) -> None:
    preferences = Preferences()
    bots = replace(preferences.now.bots, seats=("", gone), count=2)
    preferences.change(replace(preferences.now, bots=bots))
    assert Form(words, content, preferences=preferences).start().seats[1].bot == "cadet"


def test_the_levels_that_have_words_are_those_that_can_be_chosen(form: Form) -> None:
    for language in available_languages():
        keys = wiraqocha_words(language)._entries
        for kind in ("level", "level_note"):
            named = {key.rpartition(".")[2] for key in keys if key.startswith(f"bots.{kind}.")}
            assert named - {"person"} == set(BOTS.offered), (language, kind)
    stepper = form.scene.players.rows[1].player
    assert set(stepper.shown) == {"", *BOTS.offered}


def test_a_stronger_level_has_more_pips(form: Form, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [strength(BOTS, level) for level in ("", *BOTS.offered, "greedy")] == [0, 1, 2, 3, 4, 5, 0]
    row = form.scene.players.rows[1].player
    pictures = set()
    for number in range(len(row.options)):
        row.select(number)
        picture = form.harness.surface.copy()
        monkeypatch.setattr(row, "options", [""] * len(row.options))
        row.draw(picture)
        pictures.add(pygame.image.tobytes(picture.subsurface(row.rect), "RGB"))
    assert len(pictures) == 1 + len(BOTS.offered)


def test_everything_is_chosen_by_hand(form: Form) -> None:
    scene = form.scene
    form.choose(scene.players.count, 2)
    step(form, scene.players.rows[3].player, -2)
    form.write(scene.players.rows[3].name, "  Zoë   Quill ")
    form.choose(valleys_of(scene), 1)
    form.tick(rules_of(scene).variants["caves"])
    form.tick(rules_of(scene).variants["prisoner"])
    form.write(scene.seed, "9876543210")
    match = form.start()
    assert match.setup == Setup(
        ("red", "blue", "green", "yellow"), 9876543210, "random", ("caves", "prisoner")
    )
    assert match.seats[3] == Seat("Zoë Quill", "crown")


def test_two_players(form: Form) -> None:
    form.choose(form.scene.players.count, 0)
    assert len(form.start().seats) == 2
    assert not form.scene.players.rows[2].name.visible


def test_two_players_start_evenly_unless_they_switch_it_off(form: Form) -> None:
    scene = form.scene
    assert not rules_of(scene).variants["even_start"].value
    form.choose(scene.players.count, 0)
    assert rules_of(scene).variants["even_start"].value and variants_of(scene) == {"even_start"}
    form.choose(scene.players.count, 1)
    assert not rules_of(scene).variants["even_start"].value and not variants_of(scene)
    form.choose(scene.players.count, 0)
    form.tick(rules_of(scene).variants["even_start"])
    form.choose(scene.players.count, 1)
    form.choose(scene.players.count, 0)
    assert not rules_of(scene).variants["even_start"].value and setup_of(form.start()).variants == ()


def test_taking_a_colour_gives_ones_own_away(form: Form) -> None:
    badges = form.scene.players.rows[0].badges
    form.hand.click(badges.cell(1).center)
    match = form.start()
    assert match.setup.colours == ("blue", "red", "green")
    assert [seat.emblem for seat in match.seats] == ["anchor", "star", "moon"]


def test_a_colour_that_nobody_plays_is_free(form: Form) -> None:
    form.choose(form.scene.players.count, 0)
    form.hand.click(form.scene.players.rows[1].badges.cell(3).center)
    assert form.start().setup.colours == ("red", "yellow")


def test_without_a_seed_it_says_what_is_missing(form: Form, words: Words) -> None:
    form.write(form.scene.seed, "")
    form.hand.click(form.scene.start.rect.center)
    assert not form.started
    assert form.scene.ui.toast.text == words("menu.seed_missing")
    form.hand.click(form.scene.reseed.rect.center)
    assert form.start().setup.seed == int(form.scene.seed.text)


def test_a_seed_has_digits_only_and_never_too_many(form: Form) -> None:
    form.write(form.scene.seed, "12x-3" + "9" * 60)
    assert form.scene.seed.text.startswith("1239")
    assert form.start().setup.seed < 1 << 63


def test_house_rules_are_switched_in_their_own_dialog(form: Form, words: Words) -> None:
    form.hand.click(rules_of(form.scene).rules.rect.center)
    dialog = form.harness.stack.top
    assert isinstance(dialog, HouseRulesDialog)
    form.tick(dialog.switches["limited_dice"])
    form.tick(dialog.switches["plunder_keeps_die"])
    form.tick(dialog.switches["plunder_keeps_die"])
    form.hand.click(dialog.done.rect.center)
    assert rules_of(form.scene).rules.label == words("menu.house_rules_changed", count=1)
    assert setup_of(form.start()).house_rules == HouseRules(limited_dice=False)


def test_back_goes_back(form: Form) -> None:
    form.hand.click(form.scene.back.rect.center)
    form.hand.key(pygame.K_ESCAPE)
    assert form.left == 2


def test_an_empty_seat_says_so_in_two_words(words: Words) -> None:
    assert (words("menu.empty_seat"), words("bots.person")) == ("Empty seat", "Human")
    assert words("menu.house_rules") == "House rules: standard"
    assert words("mods.no_mods") == "Mods: none"


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_the_window(words: Words, content: ValleyData, size: tuple[int, int]) -> None:
    form = Form(words, content, size)
    form.choose(form.scene.players.count, 2)
    check_layout(form.harness, form.scene)
    form.hand.click(rules_of(form.scene).rules.rect.center)
    dialog = form.harness.stack.top
    assert dialog is not None
    check_layout(form.harness, dialog)


def test_every_house_rule_variant_and_layout_has_its_words(words: Words, content: ValleyData) -> None:
    names = [f"house_rule.{name}" for name in content.house_rules]
    names += [f"house_rule_note.{name}" for name in content.house_rules]
    names += [f"variant.{name}" for name in content.variants]
    names += [f"variant_note.{name}" for name in content.variants]
    names += [f"layout.{name}" for name in [*content.layouts, "random"]]
    assert [name for name in names if not words.has(f"menu.{name}")] == []


def test_a_house_rule_of_a_mod_is_played_though_the_form_was_filled_before(
    words: Words, content: ValleyData
) -> None:
    choices = title_forms(words, content).choices()
    choices.options.house_rules.chosen["plunder_keeps_die"] = False
    rule = replace(content.house_rules["limited_dice"], default=False)
    modded = replace(content, house_rules={**content.house_rules, "limited_dice": rule})
    forms = title_forms(words, modded)
    form = SetupForm(forms, choices, lambda match: None, lambda: None, Preferences())
    assert form.choices.options.house_rules.changed == 1
    setup = choices.setup()
    assert isinstance(setup, Setup)
    assert setup.house_rules == HouseRules(limited_dice=False, plunder_keeps_die=False)
