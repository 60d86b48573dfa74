"""The pictures of Wiraqocha: one for everything in the data, told apart by every eye, and no animal covered."""

import itertools

import pygame
import pytest
import yaml

from game.base.files.program_folders import data_folder
from game.titles.wiraqocha.board.layout.table_layout import DIE_AT, PLATE_AT, TILE_UNITS, TOKEN_AT
from game.titles.wiraqocha.board.pieces.art import (
    TILE_RADIUS,
    TOKEN_BOX,
    TOKEN_FOOT,
    TOKEN_SIZE,
    relic_drawing,
    tile_drawing,
)
from game.titles.wiraqocha.content.definitions import Ground, Terrain, Tile, Total
from game.titles.wiraqocha.content.load import DATA
from game.ui.look import USUAL_LOOK
from tests.support.shipped_pictures import manifest, picture, silhouette

LIVERIES = ("red", "blue", "yellow", "green")
COLOURED = ("camp", "explorer", "drill", "zeppelin")
MACHINES = ("android", "juggernaut", "miner")

Colour = tuple[float, float, float]
# How colours look without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1), on linear light.
SIGHT: dict[str, tuple[Colour, Colour, Colour]] = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
}


def labelled(kind: str) -> list[str]:
    """The labels of the tiles or the names of the cards in the game's data."""
    return list(yaml.safe_load((data_folder() / f"{kind}.yaml").read_text(encoding="utf-8"))[kind])


def test_everything_that_the_data_names_has_its_picture() -> None:
    names = manifest("wiraqocha").keys()
    assert {f"tile.{label}" for label in labelled("tiles")} | {"tile.C7", "tile.graveyard"} <= names
    assert {f"card.{card}" for card in labelled("cards")} <= names
    for colour in LIVERIES:
        kinds = (*COLOURED, *MACHINES)
        assert {f"{what}.{kind}.{colour}" for what in ("token", "wreck") for kind in kinds} <= names
        assert f"mat.{colour}" in names
        assert {f"medal.{colour}", f"frame.bar.{colour}"} <= manifest("shell").keys()
    assert {f"token.{kind}.white" for kind in MACHINES} <= names
    assert {f"relic.{label}" for label in ("D1", "D2", "D3", "N10")} | {
        "goods.cube",
        "goods.crystal",
    } <= names


def test_every_tile_of_the_valley_shows_what_it_is() -> None:
    """A tile whose terrain or ground was changed in data/ without a new drawing would borrow another's."""
    for label, tile in DATA.load().tiles.items():
        assert tile_drawing(USUAL_LOOK, tile) == label


def test_an_older_game_looks_as_it_did() -> None:
    """Its fourth Ruins were on 12, and a jungle on 10."""
    then = ("N12", "D1", "D2", "D3")
    assert [relic_drawing(then, number) for number in range(4)] == ["N10", "D1", "D2", "D3"]
    ruins = Tile("N12", Total(12), Terrain.RUINS, Ground.VALLEY, relic=True)
    jungle = Tile("N10", Total(10), Terrain.JUNGLE, Ground.VALLEY)
    assert [tile_drawing(USUAL_LOOK, tile) for tile in (ruins, jungle)] == ["N10", "N12"]


def test_kinds_of_tokens_are_told_by_their_silhouettes() -> None:
    shapes = {kind: silhouette(picture("wiraqocha", f"token.{kind}.red")) for kind in (*COLOURED, *MACHINES)}
    for a, b in itertools.combinations(shapes, 2):
        alike = len(shapes[a] & shapes[b]) / len(shapes[a] | shapes[b])
        assert alike < 0.78, f"{a} and {b} share {alike:.0%} of their shape"


def linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def seen(colour: pygame.Color, sight: str) -> Colour:
    """A colour as L*, a*, b* for an eye of that kind."""
    light = tuple(linear(c) for c in (colour.r, colour.g, colour.b))
    r, g, b = (max(0.0, sum(row[i] * light[i] for i in range(3))) for row in SIGHT[sight])
    x, y = 0.4124 * r + 0.3576 * g + 0.1805 * b, 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = 0.0193 * r + 0.1192 * g + 0.9505 * b
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.9505, y, z / 1.089))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def coat(kind: str, colour: str, sight: str) -> Colour:
    """The mean colour of a coloured token where it is painted: where the liveries are far apart."""
    surfaces = [picture("wiraqocha", f"token.{kind}.{each}") for each in LIVERIES]

    def painted(place: tuple[int, int]) -> bool:
        colours = [surface.get_at(place) for surface in surfaces]
        return own.get_at(place).a > 250 and max(c.r for c in colours) - min(c.r for c in colours) > 60

    own = picture("wiraqocha", f"token.{kind}.{colour}")
    width, height = own.get_size()
    places = [(x, y) for y in range(0, height, 2) for x in range(0, width, 2) if painted((x, y))]
    colours = [seen(own.get_at(place), sight) for place in places]
    middle = [sum(c[i] for c in colours) / len(colours) for i in range(3)]
    return middle[0], middle[1], middle[2]


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("kind", COLOURED)
def test_liveries_are_told_apart_by_every_eye(kind: str, sight: str) -> None:
    paints = {colour: coat(kind, colour, sight) for colour in LIVERIES}
    for a, b in itertools.combinations(LIVERIES, 2):
        apart = sum((p - q) ** 2 for p, q in zip(paints[a], paints[b], strict=True)) ** 0.5
        # In grey only lightness is left; emblem and rim pattern, which need no colour, tell the rest.
        least = 5 if sight == "greyscale" else 12
        assert apart > least, f"{a} and {b} are {apart:.1f} apart"


def tile_units(length: float) -> float:
    """A length of a tile's picture in the units that places on tiles are given in, as the table draws it."""
    return length * 0.985 * TILE_UNITS / TILE_RADIUS


ANIMALS = {
    name: entry["facts"]["animal"]
    for name, entry in manifest("wiraqocha").items()
    if "animal" in entry.get("facts", {})
}


def test_the_valley_has_its_animals() -> None:
    assert set(ANIMALS) == {f"tile.{label}" for label in ("N2", "N4", "N6", "N8", "N11", "D4", "D6")}
    for name in ANIMALS:
        tile = DATA.load().tiles[name.removeprefix("tile.")]
        assert tile.terrain in (Terrain.JUNGLE, Terrain.VILLAGE)  # where no relic lies


@pytest.mark.parametrize("name", ANIMALS)
def test_no_token_die_or_plate_ever_covers_an_animal(name: str) -> None:
    left, top, right, bottom = (tile_units(side) for side in ANIMALS[name])
    animal = pygame.FRect(left, top, right - left, bottom - top)
    assert animal.width > 30
    assert animal.height > 20
    for x, y in (animal.topleft, animal.bottomleft, animal.bottomright):
        assert abs(x) <= 83 and abs(y) + abs(x) * 0.578 <= 96, "outside its tile"
    for kind in (*COLOURED, *MACHINES):
        for colour in LIVERIES:
            token = f"token.{kind}.{colour}"
            width, height = manifest("wiraqocha")[token]["size"]
            shown = picture("wiraqocha", token, "2").get_bounding_rect(min_alpha=60)
            across, down = TOKEN_BOX[0] * TOKEN_SIZE, TOKEN_BOX[1] * TOKEN_SIZE
            box = pygame.FRect(
                TOKEN_AT[0] - TOKEN_FOOT[0] * TOKEN_SIZE + shown.x * across / (2 * width),
                TOKEN_AT[1] - TOKEN_FOOT[1] * TOKEN_SIZE + shown.y * down / (2 * height),
                shown.width * across / (2 * width),
                shown.height * down / (2 * height),
            )
            assert not animal.colliderect(box), token
    for colour in LIVERIES:
        x, y = manifest("wiraqocha")[f"mat.{colour}"]["anchor"]
        shown = picture("wiraqocha", f"mat.{colour}").get_bounding_rect(min_alpha=60)
        die = pygame.FRect(DIE_AT[0] + shown.x - x, DIE_AT[1] + shown.y - y, *shown.size)
        assert not animal.colliderect(die), colour
    plate = pygame.FRect(PLATE_AT[0] - 75, PLATE_AT[1] - 19, 150, 38)
    assert not animal.colliderect(plate)
