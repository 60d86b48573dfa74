"""Each slip in the data is told once, with its file, its line, its key and the nearest right spelling."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.kit.data.check import checked
from game.titles.wiraqocha.data_check import data_summary
from tests.support.random_positions import FIGURES
from tests.support.words import wiraqocha_words

Edit = Callable[..., list[str]]


@pytest.fixture
def messages(tmp_path: Path) -> Edit:
    """Edits a copy of data and gives the lines of the check without its folder and its last line."""

    def edited(*changes: tuple[str, str, str]) -> list[str]:
        folder = tmp_path / "data"
        shutil.copytree(FIGURES, folder)
        for name, old, new in changes:
            path = folder / name
            text = path.read_text(encoding="utf-8")
            assert old in text
            path.write_text(text.replace(old, new, 1), encoding="utf-8")
        code, lines = checked(wiraqocha_words("en"), lambda: data_summary(wiraqocha_words("en"), folder))
        assert code == (2 if len(lines) > 1 else 0)
        return [line.removeprefix(f"{folder}{os.sep}") for line in lines[:-1]]

    return edited


KEYS = "known keys: requirement, terrain, ground, resources, relic"
SLIPS = {
    "an unknown key": (
        ("tiles.yaml", "N3: {requirement: 3,", "N3: {requirement: 3, resorces: 2,"),
        f"tiles.yaml:30: tiles.N3.resorces: unknown key; {KEYS}; did you mean resources?",
    ),
    "a slip in a key that is needed": (
        ("tiles.yaml", "N3: {requirement: 3, terrain", "N3: {requirement: 3, terain"),
        f"tiles.yaml:30: tiles.N3.terain: unknown key; {KEYS}; did you mean terrain?",
    ),
    "an unknown part of the file": (
        ("cards.yaml", "\ncards:", "\ncolour: 1\ncards:"),
        "cards.yaml:12: colour: unknown key; known keys: cards",
    ),
    "a slip in a part of the file": (
        ("tiles.yaml", "\nlayouts:", "\nlayout:"),
        "tiles.yaml:54: layout: unknown key; known keys: shape, terrains, tiles, layouts; "
        "did you mean layouts?",
    ),
    "a missing key": (
        ("tiles.yaml", "N3: {requirement: 3, terrain: jungle,", "N3: {requirement: 3,"),
        "tiles.yaml:30: tiles.N3.terrain: this key is missing",
    ),
    "text for a number": (
        ("cards.yaml", "cost: {resources: 2}", "cost: {resources: four}"),
        'cards.yaml:15: cards.android_factory.cost.resources: expected a whole number, found "four"',
    ),
    "a broken number": (
        ("rules.yaml", "dice: 11 ", "dice: 11.5 "),
        "rules.yaml:4: figures.dice: expected a whole number, found 11.5",
    ),
    "a number for a map": (
        ("cards.yaml", "cost: {resources: 2}", "cost: 4"),
        "cards.yaml:15: cards.android_factory.cost: expected a map of keys and values, found 4",
    ),
    "a word for a list": (
        ("tiles.yaml", "    - [D1, S345, N11, D5]", "    - D1"),
        'tiles.yaml:56: layouts.recommended.#1: expected a list, found "D1"',
    ),
    "a number for a label": (
        ("tiles.yaml", "    - [D1, S345, N11, D5]", "    - [D1, S345, 11, D5]"),
        "tiles.yaml:56: layouts.recommended.#1.#3: expected text, found 11; "
        "put quotes around a number that is meant as text",
    ),
    "yes for true": (
        ("tiles.yaml", "relic: true", "relic: yes"),
        'tiles.yaml:40: tiles.D1.relic: expected true or false, found "yes"',
    ),
    "an unknown terrain": (
        ("tiles.yaml", "N1: {requirement: 1, terrain: jungle", "N1: {requirement: 1, terrain: jungel"),
        "tiles.yaml:28: tiles.N1.terrain: expected one of jungle, ruins, village, vein, caves; "
        'found "jungel"; did you mean jungle?',
    ),
    "a second camp": (
        ("rules.yaml", "camp: 1, explorer", "camp: 2, explorer"),
        "rules.yaml:17: figures.tokens.camp: expected 1, found 2",
    ),
    "a price below 0": (
        ("cards.yaml", "cost: {resources: 3, somnium: 2}", "cost: {resources: -3, somnium: 2}"),
        "cards.yaml:39: cards.death_ray.cost.resources: expected 0 or more, found -3",
    ),
    "steps of a die for nothing": (
        ("rules.yaml", "step_cubes: 2 ", "step_cubes: 0 "),
        "rules.yaml:11: figures.step_cubes: expected 1 or more, found 0",
    ),
    "a face above 6": (
        ("cards.yaml", "face: 5", "face: 7"),
        "cards.yaml:36: cards.battle_exoskeleton.effect.face: expected 6 or less, found 7",
    ),
    "no run": (
        ("tiles.yaml", "requirement: [2, 3, 4]", "requirement: [2, 3, 5]"),
        "tiles.yaml:47: tiles.S234.requirement: expected a number from 1 to 12, a double such as [1, 1] "
        "or a run such as [3, 4, 5]; found [2, 3, 5]",
    ),
    "a missing tile": (
        ("tiles.yaml", "  N3: {requirement: 3, terrain: jungle, ground: valley}\n", ""),
        "tiles.yaml:27: tiles.N3: this tile is missing; the valley has 22",
    ),
    "a slip in a label": (
        ("tiles.yaml", "  S345: {", "  S354: {"),
        "tiles.yaml:48: tiles.S354: no tile of the valley is called S354; did you mean S345?",
    ),
    "a tile too many": (
        ("tiles.yaml", "  # Only in", "  X1: {requirement: 7, terrain: jungle, ground: valley}\n  # Only in"),
        "tiles.yaml:50: tiles.X1: X1 is not a tile of the valley, and no variant puts it there",
    ),
    "a requirement twice": (
        ("tiles.yaml", "N3: {requirement: 3", "N3: {requirement: 4"),
        "tiles.yaml:30: tiles.N3.requirement: expected the requirement 3, found 4, which N4 already has "
        "on line 31",
    ),
    "a double twice": (
        ("tiles.yaml", "D5: {requirement: [5, 5]", "D5: {requirement: [6, 6]"),
        "tiles.yaml:44: tiles.D5.requirement: expected the requirement [5, 5], found [6, 6], "
        "which D6 already has on line 45",
    ),
    "the Caves with another tile's requirement": (
        ("tiles.yaml", "C7: {requirement: 7", "C7: {requirement: 8"),
        "tiles.yaml:51: tiles.C7.requirement: expected the requirement 7, found 8, which N8 already has "
        "on line 35",
    ),
    "3 relics": (
        ("tiles.yaml", "ground: mountain, relic: true", "ground: mountain"),
        "tiles.yaml:43: tiles.D4.relic: expected 4 relics, one on each Ruins tile; found 3",
    ),
    "3 ruins": (
        ("tiles.yaml", "terrain: ruins, ground: mountain, relic: true", "terrain: village, ground: mountain"),
        "tiles.yaml:27: tiles: expected 4 relics, one on each Ruins tile; found 3",
    ),
    "5 relics": (
        ("tiles.yaml", "N3: {requirement: 3,", "N3: {relic: true, requirement: 3,"),
        "tiles.yaml:30: tiles.N3.relic: expected 4 relics, one on each Ruins tile; found 5",
    ),
    "a relic in a village": (
        ("tiles.yaml", "[4, 4], terrain: ruins", "[4, 4], terrain: village"),
        "tiles.yaml:43: tiles.D4.relic: there is a relic here, but this is not a Ruins tile",
    ),
    "5 ruins": (
        ("tiles.yaml", "[5, 5], terrain: village", "[5, 5], terrain: ruins"),
        "tiles.yaml:44: tiles.D5.relic: this Ruins tile has no relic; each needs one",
    ),
    "resources of a village": (
        ("tiles.yaml", "[5, 5], terrain: village,", "[5, 5], terrain: village, resources: 2,"),
        "tiles.yaml:44: tiles.D5.resources: only a terrain that gives resources can have an amount of them; "
        "village gives none",
    ),
    "an unknown effect of a terrain": (
        ("tiles.yaml", "kind: dice", "kind: dices"),
        "tiles.yaml:22: terrains.village.effects.#1.kind: expected one of resources, dice, reroll, "
        "extraction, "
        'passage; found "dices"; did you mean dice?',
    ),
    "an effect of a terrain without its figure": (
        ("tiles.yaml", "kind: dice, amount: 1", "kind: dice"),
        "tiles.yaml:22: terrains.village.effects.#1.amount: this key is missing",
    ),
    "an unknown effect of a card": (
        ("cards.yaml", "kind: extra_die", "kind: extra_dye"),
        'cards.yaml:16: cards.android_factory.effect.kind: there is no effect "extra_dye"; known effects: '
        "extra_die, "
        "fortress, shield, workshop, white_token, set_die, death_ray, income, probe, tunneller; "
        "did you mean extra_die?",
    ),
    "an effect without its kind": (
        ("cards.yaml", "{kind: fortress}", "{}"),
        "cards.yaml:20: cards.flying_fortress.effect.kind: this key is missing",
    ),
    "an unknown figure of an effect": (
        ("cards.yaml", "{kind: extra_die, cubes: 3}", "{kind: extra_die, cube: 3}"),
        "cards.yaml:16: cards.android_factory.effect.cube: unknown key; known keys: kind, cubes; "
        "did you mean cubes?",
    ),
    "a white token twice": (
        ("cards.yaml", "token: juggernaut", "token: android"),
        "cards.yaml:44: cards.juggernaut.effect: android_explorer on line 29 already has this piece, "
        "and the box has only one",
    ),
    "a marker twice": (
        ("cards.yaml", "{kind: shield}", "{kind: fortress}"),
        "cards.yaml:24: cards.force_field.effect: flying_fortress on line 17 already has this piece, "
        "and the box has only one",
    ),
    "a card twice": (
        ("cards.yaml", "  juggernaut:", "  death_ray:"),
        "cards.yaml:41: cards.death_ray: this key is already on line 37; each key may appear only once",
    ),
    "a card without a name": (
        ("cards.yaml", "  juggernaut:", "  7:"),
        "cards.yaml:41: cards.7: expected a name of lower-case letters, digits and _ that begins with a "
        "letter, found 7",
    ),
    "a layout with 21 labels": (
        ("tiles.yaml", "[N9, N7, N8, N12]", "[N9, N7, N8]"),
        "tiles.yaml:58: layouts.recommended.#3: expected 22 labels in the layout, found 21; missing: N12",
    ),
    "a layout without a row": (
        ("tiles.yaml", "    - [N9, N7, N8, N12]\n", ""),
        "tiles.yaml:55: layouts.recommended: expected 22 labels in the layout, found 18; missing: N7, N8, "
        "N9, N12",
    ),
    "a layout with 23 labels": (
        ("tiles.yaml", "[N9, N7, N8, N12]", "[N9, N7, N8, N12, N1]"),
        "tiles.yaml:58: layouts.recommended.#3: expected 22 labels in the layout, found 23; more than "
        "once: N1",
    ),
    "a label twice": (
        ("tiles.yaml", "[N9, N7, N8, N12]", "[N9, N7, N8, N11]"),
        "tiles.yaml:58: layouts.recommended.#3.#4: N11 is already on line 56; a layout has each tile "
        "once; "
        "did you mean N12?",
    ),
    "an unknown label": (
        ("tiles.yaml", "[N9, N7, N8, N12]", "[N9, N7, N8, N13]"),
        "tiles.yaml:58: layouts.recommended.#3.#4: no tile of the valley is called N13; did you mean N12?",
    ),
    "a row of another length": (
        ("tiles.yaml", "    - [N9, N7, N8, N12]\n    - [D4, N4", "    - [N9, N7, N8, N12, D4]\n    - [N4"),
        "tiles.yaml:58: layouts.recommended.#3: expected 4 labels in this row, found 5",
    ),
    "a slip in the layout's name": (
        ("tiles.yaml", "  recommended:", "  recomended:"),
        "tiles.yaml:55: layouts.recomended: unknown key; known keys: recommended; did you mean recommended?",
    ),
    "two places on one": (
        ("tiles.yaml", "{r: 0, q: [0, 1, 2, 3]}", "{r: 0, q: [0, 1, 2, 2]}"),
        "tiles.yaml:6: shape.rows.#1.q.#4: the place q 2, r 0 is already taken on line 6",
    ),
    "a place on the Graveyard": (
        ("tiles.yaml", "graveyard: {r: 2, q: 3}", "graveyard: {r: 2, q: 2}"),
        "tiles.yaml:8: shape.rows.#3.q.#4: the place q 2, r 2 is already taken on line 11",
    ),
    "21 places": (
        ("tiles.yaml", "{r: 0, q: [0, 1, 2, 3]}", "{r: 0, q: [0, 1, 2]}"),
        "tiles.yaml:5: shape.rows: expected 22 places beside the Graveyard, found 21",
    ),
    "a variant that replaces an unknown tile": (
        ("rules.yaml", "{N7: C7}", "{N77: C7}"),
        "rules.yaml:26: variants.caves.replaces.N77: no tile of the valley is called N77; did you mean N7?",
    ),
    "a variant with an unknown tile": (
        ("rules.yaml", "{N7: C7}", "{N7: C8}"),
        "rules.yaml:26: variants.caves.replaces.N7: tiles.yaml has no tile called C8 beside those of "
        "the valley; did you mean C7?",
    ),
    "a variant with an unknown tile on another ground": (
        ("rules.yaml", "{replaces: {N7: C7}}", "{replaces: {N7: C7}, grounds: {N100: mountain}}"),
        "rules.yaml:26: variants.caves.grounds.N100: no tile of the valley is called N100; did you mean N10?",
    ),
    "a slip in a variant's name": (
        ("rules.yaml", "  caves:", "  cave:"),
        "rules.yaml:26: variants.cave: unknown key; known keys: caves, prisoner; did you mean caves?",
    ),
    "a variant with cubes for five": (
        ("rules.yaml", "{hostages: true}", "{cubes_after_first: {2: 2, 3: 1, 4: 1, 5: 1}}"),
        "rules.yaml:27: variants.prisoner.cubes_after_first.5: unknown key; known keys: 2, 3, 4",
    ),
    "a variant with fewer cubes than none": (
        ("rules.yaml", "{hostages: true}", "{cubes_after_first: {2: -2, 3: 1, 4: 1}}"),
        "rules.yaml:27: variants.prisoner.cubes_after_first.2: expected 0 or more, found -2",
    ),
    "no victory for 3 players": (
        ("rules.yaml", "  3: {relics: 4, crystals: 9, leviathan: {resources: 18, somnium: 2}}\n", ""),
        "rules.yaml:20: victory.3: this key is missing",
    ),
    "a slip in a house rule": (
        ("rules.yaml", "  limited_dice:", "  limit_dice:"),
        "rules.yaml:39: house_rules.limit_dice: unknown key; known keys: "
        "probed_camp_waits_for_owner, "
        "exchange_keeps_die, limited_dice, plunder_keeps_die; did you mean limited_dice?",
    ),
    "a ruling without its name": (
        ("rules.yaml", "ruling: R-36", "ruling: 36R"),
        "rules.yaml:39: house_rules.limited_dice.ruling: expected the name of a ruling such as R-4, found "
        '"36R"',
    ),
    "3 colours": (
        ("rules.yaml", "[red, blue, green, yellow]", "[red, blue, green]"),
        "rules.yaml:30: colours: expected 4 colours, found 3",
    ),
    "a colour twice": (
        ("rules.yaml", "[red, blue, green, yellow]", "[red, blue, green, red]"),
        "rules.yaml:30: colours.#4: this colour is already on line 30",
    ),
}


@pytest.mark.parametrize(("change", "message"), SLIPS.values(), ids=SLIPS.keys())
def test_each_slip_is_told_once(messages: Edit, change: tuple[str, str, str], message: str) -> None:
    assert messages(change) == [message]


def test_all_slips_are_told_together_in_the_order_of_the_files(messages: Edit) -> None:
    several = ("a label twice", "3 relics", "a price below 0", "a card twice", "no victory for 3 players")
    found = messages(*(SLIPS[name][0] for name in several))
    assert found == [SLIPS[name][1] for name in ("3 relics", "a label twice", *several[2:])]


def test_a_missing_file_is_told_with_the_one_that_was_meant(tmp_path: Path) -> None:
    shutil.copytree(FIGURES, tmp_path, dirs_exist_ok=True)
    (tmp_path / "cards.yaml").rename(tmp_path / "card.yaml")
    code, lines = checked(wiraqocha_words("en"), lambda: data_summary(wiraqocha_words("en"), tmp_path))
    assert code == 2
    assert lines == [
        f"{tmp_path / 'cards.yaml'}: the file is not there; did you mean card.yaml?",
        "The data cannot be used: 1 problem.",
    ]


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    code, lines = checked(
        wiraqocha_words("en"), lambda: data_summary(wiraqocha_words("en"), tmp_path / "none")
    )
    assert (code, lines[0]) == (2, f"{tmp_path / 'none'}: there is no such folder")


@pytest.mark.parametrize(
    "text", ["", "- 1\n", "cards:\n", "cards: {}: 1\n", "cards: 7\n", "7: 7\n", "cards: {[a]: 1}\n"]
)
def test_files_of_another_form_are_refused(tmp_path: Path, text: str) -> None:
    shutil.copytree(FIGURES, tmp_path, dirs_exist_ok=True)
    (tmp_path / "cards.yaml").write_text(text, encoding="utf-8")
    code, lines = checked(wiraqocha_words("en"), lambda: data_summary(wiraqocha_words("en"), tmp_path))
    assert code == 2
    assert all(line.startswith(str(tmp_path / "cards.yaml")) for line in lines[:-1])
