"""The game's own data load, and say what the components and the rules say."""

import pickle
import shutil
from pathlib import Path

import pytest

from game.base.files.program_folders import data_folder
from game.kit.data.check import checked
from game.titles.wiraqocha.content.definitions import (
    Cost,
    ExactFaces,
    Ground,
    Slot,
    Terrain,
    TileEffect,
    TileEffectKind,
    TokenKind,
    Total,
    ValleyData,
)
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.data_check import data_summary
from game.titles.wiraqocha.puzzles.tactics_file import read_puzzles
from tests.support.words import wiraqocha_words


@pytest.fixture(scope="module")
def content() -> ValleyData:
    return DATA.load()


def test_the_valley_has_twelve_numbers_six_doubles_and_four_runs(content: ValleyData) -> None:
    """W-4.1, W-4.2, W-4.10."""
    numbers = [f"N{number}" for number in range(1, 13)]
    doubles = [f"D{face}" for face in range(1, 7)]
    assert content.base == (*numbers, *doubles, "S123", "S234", "S345", "S456")
    asked = [content.tiles[label].requirement for label in content.base]
    assert asked[:12] == [Total(number) for number in range(1, 13)]
    assert asked[12:18] == [ExactFaces((face, face)) for face in range(1, 7)]
    assert asked[18:] == [ExactFaces((low, low + 1, low + 2)) for low in range(1, 5)]


def test_terrains_give_what_the_rules_say(content: ValleyData) -> None:
    """W-3.4, W-3.6, W-3.9, W-3.10."""
    figures = {label: content.tiles[label].effects for label in ("N2", "N7", "N11", "N1", "D1", "D6", "S345")}
    cubes, more_cubes = (TileEffect(TileEffectKind.RESOURCES, amount) for amount in (1, 2))
    assert figures == {
        "N2": (cubes,),
        "N7": (more_cubes,),
        "N11": (cubes,),
        "N1": (TileEffect(TileEffectKind.EXTRACTION, 2),),
        "D1": (TileEffect(TileEffectKind.REROLL, 1),),
        "D6": (TileEffect(TileEffectKind.DICE, 1),),
        "S345": (TileEffect(TileEffectKind.DICE, 1),),
    }


def test_mountains_and_relics(content: ValleyData) -> None:
    """W-3.1, W-3.5."""
    mountains = {label for label in content.base if content.tiles[label].ground is Ground.MOUNTAIN}
    assert mountains == {"N3", "N9", "N11", "D4", "S123", "S234", "S345", "S456"}
    relics = [label for label in content.base if content.tiles[label].relic]
    assert relics == ["N10", "D1", "D2", "D3"]
    assert relics == [label for label in content.base if content.tiles[label].terrain is Terrain.RUINS]


def test_the_caves_replace_the_seven(content: ValleyData) -> None:
    """W-4.11, W-15.13."""
    caves = content.tiles["C7"]
    assert content.variants["caves"].replaces == {"N7": "C7"}
    assert (caves.requirement, caves.terrain, caves.ground) == (Total(7), Terrain.CAVES, Ground.VALLEY)
    assert caves.effects == (TileEffect(TileEffectKind.PASSAGE, 0),)
    assert "C7" not in content.base
    assert content.variants["prisoner"].hostages
    assert set(content.variants["even_start"].cubes_after_first) == {2, 3, 4}


def test_the_shape_and_the_recommended_layout_fit(content: ValleyData) -> None:
    lengths = [len(row) for row in content.shape.rows]
    assert lengths == [4, 5, 4, 5, 4]
    assert content.shape.graveyard == Slot(3, 2)
    assert content.shape.rows[3][0] == Slot(-2, 3)
    layout = content.layouts["recommended"]
    assert [len(row) for row in layout.rows] == lengths
    assert sorted(label for row in layout.rows for label in row) == sorted(content.base)
    assert layout.rows[2] == ("N9", "N7", "N8", "N10")


def test_the_cards_stand_in_the_order_of_the_notation(content: ValleyData) -> None:
    """W-1.8: 4 Buildings and 8 Inventions, all different."""
    names = (
        "android_factory flying_fortress force_field recovery_workshop android_explorer battle_exoskeleton "
        "death_ray juggernaut mechanical_miner production_tanks psychic_probe transport_tunneller"
    )
    assert [card.name for card in content.cards] == names.split()
    assert [card.type.value for card in content.cards] == ["building"] * 4 + ["invention"] * 8
    assert next(card.cost for card in content.cards if card.name == "death_ray") == Cost(3, 1)


def test_what_wins(content: ValleyData) -> None:
    """W-15.2 to W-15.4."""
    wins = {
        players: (goal.relics, goal.crystals, goal.leviathan) for players, goal in content.victory.items()
    }
    assert wins == {2: (4, 11, Cost(21, 2)), 3: (4, 9, Cost(18, 2)), 4: (4, 7, Cost(15, 1))}


def test_the_box(content: ValleyData) -> None:
    """W-1.2, W-1.7, W-1.9, W-1.10."""
    figures = content.figures
    assert (figures.dice, figures.crystals, figures.cubes, figures.market) == (11, 25, 25, 3)
    assert figures.tokens == {
        TokenKind.CAMP: 1,
        TokenKind.EXPLORER: 2,
        TokenKind.DRILL: 2,
        TokenKind.ZEPPELIN: 2,
    }
    assert content.colours == ("red", "blue", "green", "yellow")


def test_the_house_rules_default_to_our_readings(content: ValleyData) -> None:
    """R-4, R-17, R-36, R-51."""
    rules = {rule.ruling: (rule.name, rule.default) for rule in content.house_rules.values()}
    assert rules == {
        "R-4": ("probed_camp_waits_for_owner", True),
        "R-17": ("exchange_keeps_die", True),
        "R-36": ("limited_dice", True),
        "R-51": ("plunder_keeps_die", True),
    }


def test_content_travels_to_another_process(content: ValleyData) -> None:
    assert pickle.loads(pickle.dumps(content)) == content


def test_the_digest_names_what_is_said_not_how(tmp_path: Path, content: ValleyData) -> None:
    shutil.copytree(data_folder(), tmp_path, dirs_exist_ok=True)
    tiles = tmp_path / "tiles.yaml"
    text = tiles.read_text(encoding="utf-8")
    tiles.write_bytes(("# mine\n" + text).replace("\n", "\r\n").encode())
    assert DATA.load(tmp_path) == content
    tiles.write_text(text.replace("resources: 2", "resources: 3"), encoding="utf-8")
    assert DATA.load(tmp_path).digest != content.digest


def test_the_check_says_that_all_is_well() -> None:
    puzzles = len(read_puzzles(DATA.load()))
    assert checked(wiraqocha_words("en"), lambda: data_summary(wiraqocha_words("en"), None)) == (
        0,
        [f"The data are valid (tiles: 23, cards: 12, layouts: 1, variants: 3, puzzles: {puzzles})."],
    )
