"""Mods are chosen in New game, played with, and told of where they cannot be used."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event
from threading import enumerate as enumerate_threads
from typing import Any

import pygame
import pytest

from game.kit.data.mods.installed import AnyInstalledMods
from game.kit.forms.mods_dialog import ModsDialog
from game.kit.forms.quick_start import QuickStartScene
from game.kit.forms.setup_form import SetupForm
from game.scenes.main_menu import MainMenuScene
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.content.definitions import ValleyData
from game.ui import pictures
from game.ui.buttons import Button
from game.ui.dialogs import Dialog
from game.ui.labels import Label
from game.ui.look import USUAL_LOOK
from tests.support.form_user import FormUser, rules_of, valleys_of, variants_of, whole_form
from tests.support.harness import Harness
from tests.support.mod_texts import CARD, CARD_WORDS, LAYOUT, LAYOUT_WORDS
from tests.support.mods import HEAD, base, installed, shipped, write
from tests.support.random_positions import penned
from tests.support.screens import Opened, title_of

Open = Callable[..., Opened]


def form_of(harness: Harness) -> SetupForm[Any]:
    """The whole form, from the quick start or as it is shown."""
    form = harness.stack.top
    if isinstance(form, QuickStartScene):
        return whole_form(harness)
    assert isinstance(form, SetupForm)
    return form


def choose(harness: Harness, *names: str) -> SetupForm[Any]:
    """Open the list of mods, tick these and close it; the form that is shown then."""
    harness.click(form_of(harness).mods_button.rect.center)
    dialog = harness.stack.top
    assert isinstance(dialog, ModsDialog)
    for name in names:
        switch = dialog.switches[name]
        harness.click((switch.rect.x + switch.rect.height // 2, switch.rect.centery))
    harness.click(dialog.close_button.rect.center)
    return form_of(harness)


def new_game(
    open_game: Open, mods: AnyInstalledMods | None = None, figures: ValleyData | None = None
) -> Harness:
    harness, navigator = open_game(figures=figures)
    navigator.mods.put(mods or shipped())
    navigator.new_game()
    return harness


def test_the_gorge_is_chosen_and_played_by_mouse(open_game: Open) -> None:
    harness = new_game(open_game)
    form = choose(harness, "condor_gorge")
    assert rules_of(form).layouts == ["recommended", "gorge", "random"]
    FormUser(harness, form).choose(valleys_of(form), 1)
    assert form.choices.count == 2 and form.players.count.index == 0
    assert form.goal.text.startswith("3 relics")
    harness.click(form.start.rect.center)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    assert len(table.session.state.game.labels) == 15


def test_three_players_take_the_gorge_away(open_game: Open) -> None:
    harness = new_game(open_game)
    form = choose(harness, "condor_gorge")
    hand = FormUser(harness, form)
    hand.choose(valleys_of(form), 1)
    hand.choose(form.players.count, 1)
    assert (form.choices.options.layout, form.choices.count, valleys_of(form).index) == (
        "recommended",
        3,
        0,
    )
    assert form.goal.text.startswith("4 relics")


def test_the_caves_have_no_place_in_the_gorge(open_game: Open) -> None:
    harness = new_game(open_game)
    form = form_of(harness)
    FormUser(harness, form).tick(rules_of(form).variants["caves"])
    form = choose(harness, "condor_gorge")
    assert rules_of(form).variants["caves"].value and rules_of(form).variants["caves"].enabled
    hand = FormUser(harness, form)
    hand.choose(valleys_of(form), 1)
    assert not rules_of(form).variants["caves"].enabled and "caves" not in form.choices.options.variants(
        form.choices.count
    )
    assert rules_of(form).variants["prisoner"].enabled
    hand.choose(valleys_of(form), 2)
    assert rules_of(form).variants["caves"].enabled


def test_many_variants_all_have_room_and_their_notes(open_game: Open, tmp_path: Path) -> None:
    names = ["dry", "flood", "frost", "fair", "dusk", "dawn"]
    rules = "{cubes_after_first: {2: 1, 3: 1, 4: 1}}"
    variants = "variants:\n" + "".join(f"  {name}: {rules}\n" for name in names)
    said = "".join(f"  {name}: {{name: A {name} year, note: More of {name}.}}\n" for name in names)
    folder = write(tmp_path / "my_mod", variants=variants, words_en=f"variants:\n{said}")
    harness = new_game(open_game, installed(base(), [folder]))
    form = form_of(harness)
    boxes = [toggle.rect for toggle in rules_of(form).variants.values()]
    assert len(boxes) == 9 and all(box.bottom < rules_of(form).rules.rect.top for box in boxes)
    assert not any(box.collidelistall(boxes[:number]) for number, box in enumerate(boxes))
    assert rules_of(form).variants["frost"].tooltip == "More of frost."
    notes = [widget for widget in form.ui.widgets if isinstance(widget, Label) and "More of" in widget.text]
    assert len(notes) == 6 and not any(note.visible for note in notes)
    FormUser(harness, form).tick(rules_of(form).variants["dawn"])
    assert variants_of(form) == {"dawn"}


def test_what_was_filled_in_stays_when_mods_are_chosen(open_game: Open) -> None:
    harness = new_game(open_game)
    form = form_of(harness)
    hand = FormUser(harness, form)
    hand.choose(form.players.count, 2)
    hand.tick(rules_of(form).variants["prisoner"])
    hand.write(form.seed, "4711")
    form = choose(harness, "sierra_foundry")
    assert (form.choices.count, variants_of(form), form.seed.text) == (
        4,
        {"prisoner"},
        "4711",
    )
    assert rules_of(form).variants["prisoner"].value
    assert form.mods_button.label == "Mods: 1"


def test_a_game_with_mods_goes_on_from_the_title_with_its_words_and_pictures(open_game: Open) -> None:
    harness, navigator = open_game()
    navigator.mods.put(shipped())
    navigator.new_game()
    form = choose(harness, "sierra_foundry")
    harness.click(form.start.rect.center)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    seed = table.session.state.seed
    navigator.title()
    navigator.new_game()
    assert not pictures.is_from_mod(harness.stack.scale.look, "wiraqocha/card.rain_cisterns")
    navigator.title()
    harness.key(pygame.K_c)
    table = harness.stack.top
    assert isinstance(table, TableScene) and table.session.state.seed == seed
    assert [mod.name for mod in table.session.state.game.content.mods] == ["sierra_foundry"]
    assert valley_of(table.board).view.words("card.rain_cisterns.name") == "Rain Cisterns"
    assert pictures.is_from_mod(
        harness.stack.scale.look, "wiraqocha/card.rain_cisterns"
    ) and pictures.is_from_mod(harness.stack.scale.look, "wiraqocha/tile.H8")


def test_a_mod_that_cannot_be_used_is_told_and_listed_with_its_reason(
    open_game: Open, tmp_path: Path
) -> None:
    bad = write(tmp_path / "bad_mod", mod=HEAD.replace("version: 1.0", "version: x"))
    harness, navigator = open_game()
    navigator.mods.put(installed(base(), [bad]))
    assert "bad_mod cannot be used" in title_of(harness).ui.toast.text
    navigator.new_game()
    harness.click(form_of(harness).mods_button.rect.center)
    dialog = harness.stack.top
    assert isinstance(dialog, ModsDialog)
    assert list(dialog.switches) == ["condor_gorge", "expedition", "sierra_foundry"]
    assert any("bad_mod/mod.yaml:2: version: expected a version" in text for text in _said(dialog))


def _said(dialog: ModsDialog) -> list[str]:
    return [getattr(widget, "text", "") for widget in dialog.ui.widgets]


def test_two_mods_that_clash_cannot_both_be_ticked(open_game: Open, tmp_path: Path) -> None:
    one = write(tmp_path / "one", mod=HEAD.replace("my_mod", "one"), cards=CARD, words_en=CARD_WORDS)
    two = write(tmp_path / "two", mod=HEAD.replace("my_mod", "two"), cards=CARD, words_en=CARD_WORDS)
    harness, navigator = open_game()
    navigator.mods.put(installed(base(), [one]))
    found = installed(base(), [one, two])
    both = {name: found.mods[name] for name in ("one", "two")}
    navigator.mods.put(replace(found, mods=both, given=(), unusable=()))
    navigator.new_game()
    harness.click(form_of(harness).mods_button.rect.center)
    dialog = harness.stack.top
    assert isinstance(dialog, ModsDialog)
    for name in ("one", "two"):
        switch = dialog.switches[name]
        harness.click((switch.rect.x + switch.rect.height // 2, switch.rect.centery))
    assert dialog.chosen == {"one"} and not dialog.switches["two"].value
    assert "only one of the two" in dialog.fault.text


def test_mods_given_on_the_command_line_are_chosen_already(open_game: Open, tmp_path: Path) -> None:
    folder = write(tmp_path / "my_mod", cards=CARD, words_en=CARD_WORDS)
    form = form_of(new_game(open_game, installed(base(), [folder])))
    assert len(rules_of(form).content.cards) == len(base().cards) + 1


def test_given_mods_that_clash_are_left_out_with_a_word(open_game: Open, tmp_path: Path) -> None:
    one = write(tmp_path / "one", mod=HEAD.replace("my_mod", "one"), cards=CARD, words_en=CARD_WORDS)
    two = write(tmp_path / "two", mod=HEAD.replace("my_mod", "two"), cards=CARD, words_en=CARD_WORDS)
    harness = new_game(open_game, installed(base(), [one, two]))
    dialog = harness.stack.top
    assert isinstance(dialog, Dialog) and "only one of the two" in dialog.text


def test_many_layouts_take_turns_on_a_button(open_game: Open, tmp_path: Path) -> None:
    more = LAYOUT + LAYOUT.replace("layouts:\n  bend", "  bow")
    words = LAYOUT_WORDS.replace("}}", "}, bow: {name: The Bow}}")
    folder = write(tmp_path / "my_mod", layouts=more, words_en=words)
    harness = new_game(open_game, installed(penned(), [folder]), penned())
    form = form_of(harness)
    valley = rules_of(form).valley
    assert isinstance(valley, Button)
    assert valley.label == "Recommended (1 of 4)"
    harness.click(valley.rect.center)
    assert valley.label == "The Bend (2 of 4)" and form.choices.count == 2


def test_a_card_without_a_picture_is_a_blueprint_and_a_tile_looks_like_its_terrain(open_game: Open) -> None:
    from game.titles.wiraqocha.board.pieces.art import card_picture, tile_drawing
    from game.titles.wiraqocha.content.definitions import ExactFaces, Ground, Terrain, Tile

    harness = new_game(open_game)
    assert harness.stack.top is not None
    size = (40, 46)
    same = pygame.image.tobytes(card_picture(USUAL_LOOK, "rain_barrel", size), "RGB")
    assert same == pygame.image.tobytes(card_picture(USUAL_LOOK, "blueprint", size), "RGB")
    assert (
        tile_drawing(USUAL_LOOK, Tile("X1", ExactFaces((1, 1)), Terrain.VILLAGE, Ground.MOUNTAIN)) == "S345"
    )


@pytest.mark.parametrize("section", ["cards.rain_cisterns", ""])
def test_the_book_of_rules_opens_over_a_game_with_mods(open_game: Open, section: str) -> None:
    harness, navigator = open_game()
    navigator.mods.put(shipped())
    navigator.new_game()
    form = choose(harness, "sierra_foundry")
    harness.click(form.start.rect.center)
    navigator.rules(section)
    harness.frames(2)


def test_mods_that_are_still_being_read_are_waited_for(open_game: Open) -> None:
    harness, navigator = open_game()
    gate = Event()

    def read() -> AnyInstalledMods:
        gate.wait(30)
        return shipped()

    navigator.mods.read_aside(read, harness.loop.call_soon)
    harness.frames(3)
    assert isinstance(harness.stack.top, MainMenuScene)
    gate.set()
    navigator.new_game()
    choose(harness, "sierra_foundry")
    assert form_of(harness).mods_button.label == "Mods: 1"


def test_a_mod_that_cannot_be_used_is_told_when_it_has_been_read(open_game: Open, tmp_path: Path) -> None:
    harness, navigator = open_game()
    bad = tmp_path / "bad"
    navigator.mods.read_aside(lambda: installed(base(), [bad]), harness.loop.call_soon)
    for thread in enumerate_threads():
        if thread.name == "mods":
            thread.join()
    harness.frames(2)
    top = harness.stack.top
    assert top is not None and "bad" in top.ui.toast.text


def test_what_is_said_of_a_mod_ends_in_one_stop(open_game: Open, tmp_path: Path) -> None:
    good = write(tmp_path / "my_mod", mod=HEAD.replace("[Somebody]", "[Ada, Marie T.]"))
    slips = HEAD.replace("title:", "titel:").replace("my_mod", "bad_mod") + "xyzzy: 1\n"
    bad = write(tmp_path / "bad_mod", mod=slips)
    harness = new_game(open_game, installed(base(), [good, bad], shipped_alone=True))
    harness.click(form_of(harness).mods_button.rect.center)
    dialog = harness.stack.top
    assert isinstance(dialog, ModsDialog)
    said = [item.note.text for item in dialog._mods]
    assert any(text.endswith("By Ada and Marie T.") for text in said)
    assert any("did you mean title? There is one more problem; " in text for text in said)


def test_a_game_whose_mod_is_gone_names_it(open_game: Open) -> None:
    harness, navigator = open_game()
    navigator.mods.put(shipped())
    navigator.new_game()
    form = choose(harness, "sierra_foundry")
    harness.click(form.start.rect.center)
    navigator.title()
    navigator.mods.put(replace(shipped(), mods={}))
    harness.key(pygame.K_c)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    assert table.ui.toast.text.startswith("The mod The Sierra Foundry is not installed. This game keeps what")
