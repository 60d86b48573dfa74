"""Mods among the game's own data: what they add, what two of them may not both do, and which are at hand."""

from pathlib import Path

import pytest

from game.base.files.problems import ContentError
from game.base.i18n.problem_lines import problem_line
from game.core.game_words import words_with
from game.kit.data.mods.player_mods import installed_mods, mods_folder
from game.titles.wiraqocha.content.definitions import Ground
from game.titles.wiraqocha.content.mods.title_mods import MODS
from game.titles.wiraqocha.phrases import card_name, tile_name
from game.titles.wiraqocha.rules.setup import Setup, new_game
from tests.support.links import link
from tests.support.mod_texts import CARD, CARD_WORDS, LAYOUT, LAYOUT_WORDS, TILE, TILE_WORDS
from tests.support.mods import HEAD, base, installed, messages, read, shipped, write
from tests.support.random_positions import penned
from tests.support.words import wiraqocha_words


def test_the_shipped_mods_are_in_order_and_speak_every_language() -> None:
    mods = shipped()
    assert list(mods.mods) == ["condor_gorge", "expedition", "sierra_foundry"]
    assert mods.unusable == ()
    for mod in mods.mods.values():
        assert mod.texts["en"].keys() == mod.texts["fr"].keys() == mod.texts["it"].keys()
        assert mod.texts["en"] != mod.texts["fr"] != mod.texts["it"]


def test_the_foundry_adds_four_cards_and_two_tiles() -> None:
    content = shipped().data_with(["sierra_foundry"])
    assert len(content.cards) == len(base().cards) + 4
    assert content.base[7] == "H8" and content.base[10] == "O11"
    assert [label for row in content.layouts["recommended"].rows for label in row].count("H8") == 1
    assert "N8" not in content.base and len(content.base) == 22


def test_the_gorge_is_a_smaller_valley_for_two() -> None:
    layout = shipped().data_with(["condor_gorge"]).layouts["gorge"]
    assert sum(map(len, layout.rows)) == 15
    assert layout.players == (2,)
    assert layout.shape is not None and layout.victory[2].relics == 3


def test_every_tile_and_card_of_the_foundry_has_its_own_picture() -> None:
    mod = shipped().mods["sierra_foundry"]
    wanted = {f"card.{card.name}" for card in mod.additions.cards} | {
        f"tile.{label}" for label in mod.additions.tiles
    }
    assert mod.pictures.keys() == wanted


def test_without_mods_the_game_is_its_own() -> None:
    assert shipped().data_with([]) is base()


def test_the_order_of_the_mods_does_not_matter() -> None:
    one = shipped().data_with(["condor_gorge", "sierra_foundry"])
    other = shipped().data_with(["sierra_foundry", "condor_gorge"])
    assert one == other and one.digest == other.digest != base().digest


def test_the_words_of_mods_are_among_those_of_the_game() -> None:
    mods = shipped().mods.values()
    french = words_with(wiraqocha_words("fr"), mods)
    assert card_name(french, "rain_cisterns") == "Citernes de Pluie"
    assert tile_name(french, "O11") == "Observatoire"
    assert french("token.camp") == "Camp de Base"


def test_what_a_mod_does_not_say_in_a_language_it_says_in_english(tmp_path: Path) -> None:
    mod = read(write(tmp_path / "my_mod", cards=CARD, words_en=CARD_WORDS))
    assert card_name(words_with(wiraqocha_words("it"), [mod]), "rain_barrel") == "Rain Barrel"


def test_the_caves_take_the_place_of_what_lies_there_now(tmp_path: Path) -> None:
    folder = write(tmp_path / "my_mod", tiles=TILE.replace("N8", "N7"), words_en=TILE_WORDS)
    content = installed(penned(), [folder]).data_with(["my_mod"])
    assert content.variants["caves"].replaces == {"H8": "C7"}


def test_no_ruins_are_moved_to_a_mountain_where_there_are_no_caves_to_reach_it() -> None:
    content = shipped().data_with(["condor_gorge"])
    for layout, ground in (("gorge", Ground.VALLEY), ("recommended", Ground.MOUNTAIN)):
        game = new_game(content, Setup(("red", "blue"), 3, layout, ("caves",))).game
        assert game.tiles[game.index["N10"]].ground is ground


def test_no_tile_lies_twice_whatever_the_variants_replace(tmp_path: Path) -> None:
    tiles = "tiles:\n  R7: {requirement: 7, terrain: jungle, ground: valley}\n"
    variants = "variants:\n  dry: {replaces: {N7: R7}}\n  parched: {replaces: {N6: R7}}\n"
    layouts = LAYOUT.replace("N9, graveyard", "C7, graveyard").replace("N1, N2", "N7, N2")
    words = (
        "tiles: {R7: {name: the Dry River}}\nvariants: {dry: {name: Dry}, parched: {name: Parched}}\n"
        + LAYOUT_WORDS
    )
    folder = write(tmp_path / "my_mod", tiles=tiles, variants=variants, layouts=layouts, words_en=words)
    assert messages(folder) == []
    content = installed(penned(), [folder]).data_with(["my_mod"])
    for layout in ("recommended", "random", "bend"):
        setup = Setup(("red", "blue"), 3, layout, ("caves", "dry", "parched"))
        labels = new_game(content, setup).game.labels
        assert len(set(labels)) == len(labels) == (9 if layout == "bend" else 22)


def test_a_tile_that_takes_a_relic_away_cannot_be_played(tmp_path: Path) -> None:
    folder = write(tmp_path / "my_mod", tiles=TILE.replace("N8", "D1"), words_en=TILE_WORDS)
    assert messages(folder)[0] == (
        "my_mod: layouts.recommended: 2 players need 4 relics to win, and there are only 3 here; add Ruins or a victory"
    )


def test_two_mods_that_bring_the_same_cannot_be_played_together(tmp_path: Path) -> None:
    one = write(tmp_path / "one", mod=HEAD.replace("my_mod", "one"), cards=CARD, words_en=CARD_WORDS)
    two = write(tmp_path / "two", mod=HEAD.replace("my_mod", "two"), cards=CARD, words_en=CARD_WORDS)
    mods = installed(penned(), [one, two])
    assert mods.given == ("one", "two")
    with pytest.raises(ContentError) as caught:
        mods.data_with(mods.given)
    assert problem_line(caught.value.problems[0], wiraqocha_words("en")) == (
        "two: cards.rain_barrel: the mod one has rain_barrel too; only one of the two can be used"
    )


def test_two_mods_that_replace_the_same_tile_cannot_be_played_together(tmp_path: Path) -> None:
    tile = TILE.replace("H8", "H88")
    folder = write(tmp_path / "my_mod", tiles=tile, words_en=TILE_WORDS.replace("H8", "H88"))
    with pytest.raises(ContentError) as caught:
        installed(base(), [folder]).data_with(["my_mod", "sierra_foundry"])
    assert caught.value.problems[0].reason == "problem.mod_same_tile"


def test_a_mod_that_is_not_there_is_named() -> None:
    with pytest.raises(ContentError) as caught:
        shipped().data_with(["lost_mod"])
    assert (
        problem_line(caught.value.problems[0], wiraqocha_words("en"))
        == "lost_mod: there is no mod with this name here"
    )


def test_the_players_mods_lie_in_their_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path))
    write(mods_folder() / "my_mod", cards=CARD, words_en=CARD_WORDS)
    write(mods_folder() / "bad_mod", mod=HEAD.replace("name: my_mod", "name: bad_mod\nnome: x"))
    (mods_folder() / ".hidden").mkdir()
    link(mods_folder() / "linked", tmp_path)
    mods = installed(base())
    assert list(mods.mods) == ["condor_gorge", "expedition", "my_mod", "sierra_foundry"]
    assert [Path(found.folder).name for found in mods.unusable] == ["bad_mod", "linked"]


def test_of_two_mods_with_one_name_the_given_one_is_taken(tmp_path: Path) -> None:
    folder = write(
        tmp_path / "own", mod=HEAD.replace("my_mod", "sierra_foundry"), cards=CARD, words_en=CARD_WORDS
    )
    mods = installed(base(), [folder])
    assert mods.mods["sierra_foundry"].folder == str(folder)
    assert [problem.reason for found in mods.unusable for problem in found.problems] == ["problem.mod_twice"]


def test_a_mod_names_its_game_and_those_for_another_game_are_passed_over(tmp_path: Path) -> None:
    def mod(name: str, game: str, cards: str, words: str) -> Path:
        head = HEAD.replace("my_mod", name) + f"game: {game}\n"
        return write(tmp_path / name, mod=head, cards=cards, words_en=words)

    folders = [
        mod("ours", MODS.title, CARD, CARD_WORDS),
        mod("theirs", "machu-picchu", "decks: {}\n", "decks: {}\n"),
    ]
    found = installed_mods(
        MODS, base(), {MODS.title: MODS.parts, "machu-picchu": ()}, folders, shipped_alone=True
    )
    assert (found.given, "theirs" in found.mods, found.unusable) == (("ours",), False, ())
