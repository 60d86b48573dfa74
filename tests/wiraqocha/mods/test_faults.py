"""Each slip in a mod is told with the mod, the file, the line and the key, and what would be right."""

from pathlib import Path

import pytest

from game.kit.data.mods.discovery import find_mods
from game.kit.data.mods.manifest import HostProgram
from game.kit.data.mods.player_mods import mod_parts
from game.titles.wiraqocha.campaign.checked_mods import CHECKED_MODS
from tests.support.mod_texts import CARD, CARD_WORDS, LAYOUT, LAYOUT_WORDS, TILE, TILE_WORDS
from tests.support.mods import HEAD, messages, read, write
from tests.support.random_positions import penned

GOOD = {
    "cards": CARD,
    "tiles": TILE,
    "layouts": LAYOUT,
    "words_en": CARD_WORDS + TILE_WORDS + LAYOUT_WORDS,
}

ONE_RELIC = "{relics: 1, crystals: 9, leviathan: {resources: 9, somnium: 1}}"

SLIPS: dict[str, tuple[dict[str, str | None], list[str]]] = {
    "no mod.yaml": ({"mod": None}, ["my_mod/mod.yaml: the file is not there"]),
    "a slip in a file's name": (
        {"cards": None, "card": CARD, "words_en": TILE_WORDS + LAYOUT_WORDS},
        [
            "my_mod/card.yaml: a mod has no file with this name; known names: mod.yaml, tiles.yaml, cards.yaml, "
            "layouts.yaml, variants.yaml, chapters.yaml; did you mean cards.yaml?"
        ],
    ),
    "a slip in a key": (
        {"mod": HEAD.replace("title", "titel")},
        [
            "my_mod/mod.yaml:5: titel: unknown key; known keys: name, version, needs, authors, "
            "title, description, game; did you mean title?"
        ],
    ),
    "a bad name": (
        {"mod": HEAD.replace("my_mod", "My Mod")},
        [
            "my_mod/mod.yaml:1: name: expected a name of lower-case letters, digits and _ that begins with a letter, "
            "found My Mod"
        ],
    ),
    "a bad version": (
        {"mod": HEAD.replace("version: 1.0", "version: one")},
        ['my_mod/mod.yaml:2: version: expected a version such as 1.0 or 2.3.1, found "one"'],
    ),
    "a game that is too old": (
        {"mod": HEAD.replace("needs: 0.1.0", "needs: 9.10")},
        ["my_mod/mod.yaml:3: needs: the mod needs version 9.10 of the game, and this is version {version}"],
    ),
    "a game that is not there": (
        {"mod": HEAD + "game: wirakocha\n"},
        ["my_mod/mod.yaml:7: game: expected one of wiraqocha; found wirakocha; did you mean wiraqocha?"],
    ),
    "no English": (
        {"mod": HEAD.replace("title: {en:", "title: {fr:")},
        ["my_mod/mod.yaml:5: title.en: this key is missing"],
    ),
    "a strange language": (
        {"mod": HEAD.replace("title: {en: My mod}", "title: {en: My mod, de: Meine}")},
        ["my_mod/mod.yaml:5: title.de: the game has no language de; it has en, fr, it"],
    ),
    "a title that is too long": (
        {"mod": HEAD.replace("{en: My mod}", "{en: " + "long " * 9 + "}")},
        ["my_mod/mod.yaml:5: title.en: the text has 44 characters; there is room for 28"],
    ),
    "too many authors": (
        {"mod": HEAD.replace("[Somebody]", "[a, b, c, d, e, f, g, h, i]")},
        ["my_mod/mod.yaml:4: authors: at most 8 are allowed here, found 9"],
    ),
    "too many cards": (
        {"cards": "cards:\n" + "".join(f"  c{n}: {{}}\n" for n in range(25))},
        ["my_mod/cards.yaml:1: cards: at most 24 are allowed here, found 25"],
    ),
    "a card of the game": (
        {
            "cards": CARD.replace("rain_barrel", "death_ray"),
            "words_en": GOOD["words_en"].replace("rain_barrel", "death_ray"),
        },
        [
            "my_mod/cards.yaml:2: cards.death_ray: death_ray is already the name of something in the game; "
            "choose another"
        ],
    ),
    "a second Death Ray": (
        {"cards": CARD.replace("{kind: income, cubes: 1}", "{kind: death_ray}")},
        [
            "my_mod/cards.yaml:5: cards.rain_barrel.effect: the game’s card death_ray already has this piece, and "
            "the box has only one"
        ],
    ),
    "an unknown effect": (
        {"cards": CARD.replace("income", "incom")},
        [
            'my_mod/cards.yaml:5: cards.rain_barrel.effect.kind: there is no effect "incom"; known effects: extra_die, '
            "fortress, shield, workshop, white_token, set_die, death_ray, income, probe, tunneller; "
            "did you mean income?"
        ],
    ),
    "a probe with another face": (
        {"cards": CARD.replace("{kind: income, cubes: 1}", "{kind: probe, face: 3}")},
        ["my_mod: cards: all cards that probe must lower to the same face, including the game’s own"],
    ),
    "a bad label": (
        {"tiles": TILE.replace("H8", "h-8"), "words_en": GOOD["words_en"].replace("H8", "h-8")},
        [
            "my_mod/tiles.yaml:2: tiles.h-8: expected a label such as H8: a capital letter, then letters or digits, "
            "eight at most; found h-8",
        ],
    ),
    "a small letter in a label, which everything else writes rightly": (
        {"tiles": TILE.replace("H8", "h8"), "layouts": LAYOUT.replace("N9, ", "H8, ")},
        [
            "my_mod/tiles.yaml:2: tiles.h8: expected a label such as H8: a capital letter, then letters or digits, "
            "eight at most; found h8; did you mean H8?",
        ],
    ),
    "a small letter in a label, everywhere": (
        {
            "tiles": TILE.replace("H8", "h8"),
            "layouts": LAYOUT.replace("N9, ", "h8, "),
            "variants": "variants: {dry: {replaces: {N7: h8}}}\n",
            "words_en": GOOD["words_en"].replace("H8", "h8") + "variants: {dry: {name: Dry}}\n",
        },
        [
            "my_mod/tiles.yaml:2: tiles.h8: expected a label such as H8: a capital letter, then letters or digits, "
            "eight at most; found h8; did you mean H8?",
        ],
    ),
    "a small letter where a tile is named": (
        {"tiles": TILE.replace("    replaces: N8\n", ""), "layouts": LAYOUT.replace("N9, ", "h8, ")},
        ["my_mod/layouts.yaml:6: layouts.bend.rows.#2: no tile of the valley is called h8; did you mean H8?"],
    ),
    "a variant that changes nothing": (
        {
            "variants": "variants:\n  dry: {hostages: false}\n",
            "words_en": GOOD["words_en"] + "variants: {dry: {name: Dry}}\n",
        },
        [
            "my_mod/variants.yaml:2: variants.dry: this variant changes nothing; give it replaces, grounds, "
            "hostages or cubes_after_first"
        ],
    ),
    "a variant that moves a tile which is not there": (
        {
            "variants": "variants:\n  dry: {grounds: {N100: mountain}}\n",
            "words_en": GOOD["words_en"] + "variants: {dry: {name: Dry}}\n",
        },
        [
            "my_mod/variants.yaml:2: variants.dry.grounds.N100: no tile of the valley is called N100; did you mean N10?"
        ],
    ),
    "a manifest of another name": (
        {"mod": None, "mods": HEAD},
        [
            "my_mod/mod.yaml: the file is not there; did you mean mods.yaml?",
            "my_mod/mods.yaml: a mod has no file with this name; known names: mod.yaml, tiles.yaml, cards.yaml, "
            "layouts.yaml, variants.yaml, chapters.yaml; did you mean mod.yaml?",
        ],
    ),
    "no manifest, and a file of a name that is unlike": (
        {"mod": None, "p": HEAD},
        [
            "my_mod/mod.yaml: the file is not there",
            "my_mod/p.yaml: a mod has no file with this name; known names: mod.yaml, tiles.yaml, cards.yaml, "
            "layouts.yaml, variants.yaml, chapters.yaml",
        ],
    ),
    "a relic too few": (
        {
            "layouts": LAYOUT.replace("D1", "N3")
            .replace("D2", "N5")
            .replace("D3", "N10")
            .replace("D4", "N11")
            .replace(
                "players: [2]",
                "players: [2]\n    victory: {2: {relics: 1, crystals: 9, leviathan: {resources: 9, somnium: 1}}}",
            )
        },
        [
            "my_mod/layouts.yaml:2: layouts.bend: 2 players need 1 relic to win, and there are only 0 here; "
            "add Ruins or a victory"
        ],
    ),
    "a tile that replaces none": (
        {"tiles": TILE.replace("replaces: N8", "replaces: N88")},
        ["my_mod/tiles.yaml:3: tiles.H8.replaces: no tile of the valley is called N88; did you mean N8?"],
    ),
    "a tile that is never seen": (
        {"tiles": TILE.replace("    replaces: N8\n", "")},
        [
            "my_mod/tiles.yaml:2: tiles.H8: no layout uses H8 and it replaces no tile, so it would never be seen"
        ],
    ),
    "an effect that is too large": (
        {"tiles": TILE.replace("amount: 2", "amount: 40")},
        ["my_mod/tiles.yaml:7: tiles.H8.effects.#1.amount: expected 4 or less, found 40"],
    ),
    "an effect twice": (
        {"tiles": TILE.replace("resources", "extraction")},
        [
            "my_mod/tiles.yaml:7: tiles.H8.effects.#2.kind: the tile has the effect extraction already; add the "
            "amounts up"
        ],
    ),
    "an indent that does not fit": (
        {"layouts": LAYOUT.replace("indent: 0", "indent: 1")},
        [
            "my_mod/layouts.yaml:6: layouts.bend.rows.#2.indent: the indents of neighbouring rows must be "
            "odd and even in turn, found 1"
        ],
    ),
    "no Graveyard": (
        {"layouts": LAYOUT.replace("graveyard", "N10")},
        [
            "my_mod/layouts.yaml:4: layouts.bend.rows: the word graveyard must appear exactly once in the valley, "
            "found 0"
        ],
    ),
    "an island": (
        {"layouts": LAYOUT.replace("indent: 1, tiles: [N1", "indent: 15, tiles: [N1")},
        ["my_mod/layouts.yaml:4: layouts.bend.rows: 3 tiles cannot be reached from the others"],
    ),
    "a slip in a tile, which has lain in the valley all the same": (
        {"tiles": TILE.replace("vein", "wein"), "layouts": LAYOUT.replace("N9, ", "H8, ")},
        [
            "my_mod/tiles.yaml:5: tiles.H8.terrain: expected one of jungle, ruins, village, vein, caves; "
            'found "wein"; did you mean vein?'
        ],
    ),
    "tiles that cannot be read, which may have lain in the valley": (
        {"tiles": "tiles: [\n", "layouts": LAYOUT.replace("N9, ", "H8, ")},
        [
            "my_mod/tiles.yaml:1:9: a comma or a closing bracket is missing here",
        ],
    ),
    "a slip in a tile that a variant lays": (
        {
            "tiles": TILE.replace("vein", "wein"),
            "variants": "variants: {dry: {replaces: {N7: H8}}}\n",
            "words_en": GOOD["words_en"] + "variants: {dry: {name: Dry}}\n",
        },
        [
            "my_mod/tiles.yaml:5: tiles.H8.terrain: expected one of jungle, ruins, village, vein, caves; "
            'found "wein"; did you mean vein?'
        ],
    ),
    "words of nothing where there is nothing": (
        {"words_en": GOOD["words_en"] + "variants: {dry: {name: Dry}}\n"},
        ["my_mod/words/en.yaml:4: variants.dry: the mod has nothing called dry"],
    ),
    "words beside mod.yaml": (
        {"words_en": None, "en": GOOD["words_en"]},
        [
            "my_mod/en.yaml: a mod has no file with this name; known names: mod.yaml, tiles.yaml, cards.yaml, "
            "layouts.yaml, variants.yaml, chapters.yaml; did you mean words/en.yaml?"
        ],
    ),
    "a file called words": (
        {"words_en": None, "words": GOOD["words_en"]},
        [
            "my_mod/words.yaml: a mod has no file with this name; known names: mod.yaml, tiles.yaml, cards.yaml, "
            "layouts.yaml, variants.yaml, chapters.yaml; did you mean words/en.yaml?"
        ],
    ),
    "a tile twice": (
        {"layouts": LAYOUT.replace("N2, D4", "N6, D4")},
        [
            "my_mod/layouts.yaml:7: layouts.bend.rows.#3: N6 is already on line 6; a layout has each tile once",
        ],
    ),
    "an unknown tile": (
        {"layouts": LAYOUT.replace("N2, D4", "N22, D4")},
        [
            "my_mod/layouts.yaml:7: layouts.bend.rows.#3: no tile of the valley is called N22; did you mean N2?"
        ],
    ),
    "too few relics": (
        {"layouts": LAYOUT.replace("D4", "D5")},
        [
            "my_mod/layouts.yaml:2: layouts.bend: 2 players need 4 relics to win, and there are only 3 here; "
            "add Ruins or a victory"
        ],
    ),
    "words of nothing": (
        {"words_en": GOOD["words_en"].replace("rain_barrel", "rain_barel")},
        [
            "my_mod/words/en.yaml:1: cards.rain_barel: unknown key; known keys: rain_barrel; did you "
            "mean rain_barrel?",
        ],
    ),
    "no words of a tile": (
        {"words_en": CARD_WORDS + LAYOUT_WORDS},
        ["my_mod/words/en.yaml:1: tiles: this key is missing"],
    ),
    "words of nothing in French": (
        {"words_fr": "cards: {rain_barel: {name: Tonneau}}"},
        [
            "my_mod/words/fr.yaml:1: cards.rain_barel: the mod has nothing called rain_barel; did you mean "
            "rain_barrel?",
        ],
    ),
    "words of a tile that are no map": (
        {"words_en": CARD_WORDS + LAYOUT_WORDS + "tiles: {H8: Pools}\n"},
        ['my_mod/words/en.yaml:3: tiles.H8: expected a map of keys and values, found "Pools"'],
    ),
    "no words": ({"words_en": None}, ["my_mod/words/en.yaml: the file is not there"]),
    "words in another language": (
        {"words_de": "cards: {}"},
        [
            "my_mod/words/de.yaml: a mod has no file with this name; known names: en.yaml, fr.yaml, it.yaml",
        ],
    ),
    "not YAML": (
        {"cards": "cards: [\n"},
        ["my_mod/cards.yaml:1:9: a comma or a closing bracket is missing here"],
    ),
}


def test_a_mod_without_a_slip_is_read(tmp_path: Path) -> None:
    folder = write(tmp_path / "my_mod", **GOOD)
    assert messages(folder) == []
    mod = read(folder)
    assert (mod.name, mod.version, mod.authors) == ("my_mod", "1.0", ("Somebody",))
    assert [card.name for card in mod.additions.cards] == ["rain_barrel"]
    assert mod.additions.replaces == {"N8": "H8"}
    assert mod.additions.layouts["bend"].players == (2,)


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_with_its_place(tmp_path: Path, slip: str) -> None:
    from game import __version__

    changes, expected = SLIPS[slip]
    files = {name: text for name, text in {**GOOD, **changes}.items() if text is not None}
    folder = write(tmp_path / "my_mod", **files)
    if changes.get("mod", "") is None:
        (folder / "mod.yaml").unlink()
    told = messages(folder)
    assert sorted(told) == sorted(line.replace("{version}", __version__) for line in expected)


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    files = {**GOOD, "cards": CARD.replace("building", "bilding"), "tiles": TILE.replace("vein", "wein")}
    told = messages(write(tmp_path / "my_mod", **files, mod=HEAD.replace("1.0", "x")))
    assert any("did you mean building?" in line for line in told)
    assert any("did you mean vein?" in line for line in told)
    assert any("mod.yaml:2: version" in line for line in told)


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("tiles.yaml.txt", "tiles.yaml"),
        ("tiles.txt", "tiles.yaml"),
        ("Tiles", "tiles.yaml"),
        ("en.yaml.txt", "words/en.yaml"),
        ("EN.yml", "words/en.yaml"),
        ("words/en.yaml.txt", "en.yaml"),
    ],
)
def test_a_file_that_an_editor_has_named_is_not_passed_over(tmp_path: Path, name: str, near: str) -> None:
    folder = write(tmp_path / "my_mod", cards=CARD, words_en=CARD_WORDS)
    (folder / name).write_text(TILE, "utf-8")
    (told,) = messages(folder)
    assert told.startswith(f"my_mod/{name}: a mod has no file with this name")
    assert told.endswith(f"did you mean {near}?")


def test_notes_and_tables_beside_a_mod_are_nobodys_concern(tmp_path: Path) -> None:
    folder = write(tmp_path / "my_mod", **GOOD)
    for name in ("cards.txt", "tiles.ods", "README.txt", "LICENCE", "tiles.yaml~", "tiles.yaml.bak"):
        (folder / name).write_text(TILE, "utf-8")
    (folder / "chapters").mkdir()
    assert messages(folder) == []


def test_pictures_in_a_folder_of_another_name_are_told(tmp_path: Path) -> None:
    folder = write(tmp_path / "my_mod", **GOOD)
    (folder / "images").mkdir()
    for name in ("rain_barrel.png", "sketch.png"):
        (folder / "images" / name).write_bytes(b"")
    assert messages(folder) == [
        "my_mod/images/rain_barrel.png: pictures are only read in the folder pictures; "
        "did you mean pictures/rain_barrel.png?"
    ]
    (folder / "pictures").mkdir()  # what lies elsewhere beside it may be what they were made of
    assert messages(folder) == []


def test_what_systems_leave_in_a_mod_is_passed_over(tmp_path: Path) -> None:
    folder = write(tmp_path / "my_mod", **GOOD)
    (folder / "pictures").mkdir()
    for around in (folder, folder / "words", folder / "pictures"):
        for name in ("._cards.yaml", "._en.yaml", "._a.png", ".DS_Store", "Thumbs.db", "desktop.ini"):
            (around / name).write_bytes(b"\0\5\x16\7")
    for number in range(300):
        (folder / "words" / f"._{number}").write_bytes(b"\0")
    assert messages(folder) == []


def test_what_systems_leave_beside_mods_is_no_mod(tmp_path: Path) -> None:
    write(tmp_path / "my_mod", **GOOD)
    (tmp_path / "._my_mod").write_bytes(b"\0\5\x16\7")
    for name in ("__MACOSX", ".Trash-0", "._folder"):
        write(tmp_path / name / "my_mod", **GOOD)
    program = HostProgram("9.0", ("en", "fr", "it"), mod_parts())
    found = find_mods(CHECKED_MODS, penned(), program, (), (tmp_path,), tmp_path / "shipped")
    assert (list(found.mods), found.unusable) == (["my_mod"], ())
