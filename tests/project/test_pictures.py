"""The shipped pictures: complete, as large as the manifest says, small enough in all, and told apart by every eye."""

import ast
import itertools
import json
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest
import yaml

from game.datafiles import program_folders
from game.datafiles.program_folders import assets_folder, assets_of, data_folder
from game.registry import titles
from game.titles.wiraqocha.board.art import TILE_RADIUS, TOKEN_BOX, TOKEN_FOOT, TOKEN_SIZE, tile_drawing
from game.titles.wiraqocha.board.layout import DIE_AT, PLATE_AT, TILE_UNITS, TOKEN_AT
from game.titles.wiraqocha.content.definitions import Terrain
from game.titles.wiraqocha.content.load import load_content
from game.ui import pictures
from game.ui.cache import forget_pictures
from game.ui.colour_sets import EMBLEMS
from game.ui.emblems import emblem_picture
from game.ui.look import USUAL, USUAL_LOOK
from game.ui.sound import shipped_sounds
from game.ui.sound_manifest import read_manifest

ROOT = Path(__file__).parents[2]
OWNERS = ("shell", *(name.replace("-", "_") for name in titles()))
LIVERIES = ("red", "blue", "yellow", "green")
COLOURED = ("camp", "explorer", "drill", "zeppelin")
MACHINES = ("android", "juggernaut", "miner")
MEGABYTE = 1_000_000

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


@cache
def manifest(owner: str = "wiraqocha") -> dict[str, Any]:
    path = assets_of(owner) / "pictures" / "manifest.json"
    return dict(json.loads(path.read_text(encoding="utf-8")))


@cache
def picture(name: str, scale: str = "1", owner: str = "wiraqocha") -> pygame.Surface:
    return pygame.image.load(assets_of(owner) / "pictures" / manifest(owner)[name]["files"][scale])


def labelled(kind: str) -> list[str]:
    """The labels of the tiles or the names of the cards in the game's data."""
    return list(yaml.safe_load((data_folder() / f"{kind}.yaml").read_text(encoding="utf-8"))[kind])


@pytest.mark.parametrize("owner", OWNERS)
def test_the_manifest_and_the_files_agree(owner: str) -> None:
    folder = assets_of(owner) / "pictures"
    named = {file for entry in manifest(owner).values() for file in entry["files"].values()}
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert named <= there
    assert there - named == {"manifest.json"} | ({"app/icon.ico"} if owner == "shell" else set())


@pytest.mark.parametrize("owner", OWNERS)
def test_what_a_set_of_colours_paints_has_a_tint_at_each_of_its_sizes(owner: str) -> None:
    for name, entry in manifest(owner).items():
        if name.startswith("tint."):
            painted = manifest(owner)[name.removeprefix("tint.")]
            assert set(entry["files"]) == set(painted["files"]), name


@pytest.mark.parametrize("owner", OWNERS)
def test_every_picture_has_the_size_that_the_manifest_says(owner: str) -> None:
    for name, entry in manifest(owner).items():
        columns, rows = entry.get("grid", (1, 1))
        for scale in entry["files"]:
            width, height = (round(side * float(scale)) for side in entry["size"])
            assert picture(name, scale, owner).get_size() == (width * columns, height * rows), name


@pytest.mark.parametrize("owner", OWNERS)
def test_anchors_and_margins_lie_inside_their_pictures(owner: str) -> None:
    for name, entry in manifest(owner).items():
        width, height = entry["size"]
        x, y = entry.get("anchor", (0, 0))
        assert 0 <= x <= width and 0 <= y <= height, name
        left, top, right, bottom = entry.get("margins", (0, 0, 0, 0))
        assert left + right < width and top + bottom < height, name


def strings(path: Path) -> Iterator[tuple[str, bool]]:
    """The strings in a module, and whether each is whole; of one with gaps what stands before the first."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    gapped = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    parts = {id(part) for node in gapped for part in node.values}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            yield node.value, True
    for node in gapped:
        if isinstance(node.values[0], ast.Constant):
            yield str(node.values[0].value), False


def test_the_shell_asks_for_its_own_pictures_alone() -> None:
    """What a title draws goes with its folder; the rest of the program is drawn as before."""
    names, families = manifest("shell").keys(), {name.partition(".")[0] for name in manifest("shell")}
    others = {name for owner in OWNERS[1:] for name in manifest(owner)} - names
    asking = [
        path
        for path in (ROOT / "game").rglob("*.py")
        if "titles" not in path.parts
        and re.search(r"\bgame\.ui(\.| import )pictures\b", path.read_text("utf-8"))
    ]
    assert len(asking) > 8
    for path in asking:
        for text, whole in strings(path):
            assert not text.startswith(tuple(f"{owner}/" for owner in OWNERS)), path
            if whole:
                assert text not in others, (path, text)
            elif any(name.startswith(text) for name in others) and text.endswith("."):
                assert text.partition(".")[0] in families, (path, text)


def test_each_name_of_a_picture_or_sound_of_a_title_is_that_of_one() -> None:
    for owner in OWNERS[1:]:
        names = {*manifest(owner), *read_manifest(shipped_sounds(owner))}
        title = owner.replace("_", "-")
        asked = [
            (text.removeprefix(f"{title}/"), whole)
            for path in (ROOT / "game" / "titles" / owner).rglob("*.py")
            for text, whole in strings(path)
            if text.startswith(f"{title}/")
        ]
        for text, whole in asked:
            found = text in names if whole else any(name.startswith(text) for name in names)
            assert found, (owner, text)


def test_two_owners_may_use_the_same_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, owner in enumerate(("shell", "one", "another_one"), 1):
        folder = tmp_path / owner / "pictures"
        (folder / "piece").mkdir(parents=True)
        row = {"size": [number, number], "files": {"1": "piece/king.red@1.png"}}
        (folder / "manifest.json").write_text(json.dumps({"piece.king.red": row}), "utf-8")
        pygame.image.save(pygame.Surface((number, number)), folder / "piece" / "king.red@1.png")
    monkeypatch.setattr(program_folders, "assets_folder", lambda: tmp_path)
    pictures.manifest.cache_clear()
    forget_pictures()
    found = [
        pictures.at_unit(USUAL_LOOK, f"{owner}piece.king.red", 1.0).get_size()
        for owner in ("", "one/", "another-one/")
    ]
    pictures.manifest.cache_clear()
    forget_pictures()
    assert found == [(1, 1), (2, 2), (3, 3)]


def test_everything_that_the_data_names_has_its_picture() -> None:
    names = manifest().keys()
    assert {f"tile.{label}" for label in labelled("tiles")} | {"tile.C7", "tile.graveyard"} <= names
    assert {f"card.{card}" for card in labelled("cards")} <= names
    for colour in LIVERIES:
        kinds = (*COLOURED, *MACHINES)
        assert {f"{what}.{kind}.{colour}" for what in ("token", "wreck") for kind in kinds} <= names
        assert f"mat.{colour}" in names
        assert {f"medal.{colour}", f"frame.bar.{colour}"} <= manifest("shell").keys()
    assert {f"token.{kind}.white" for kind in MACHINES} <= names
    assert {f"relic.{label}" for label in ("D1", "D2", "D3", "N12")} | {
        "goods.cube",
        "goods.crystal",
    } <= names


def test_every_tile_of_the_valley_shows_what_it_is() -> None:
    """A tile whose terrain or ground was changed in data/ without a new drawing would borrow another's."""
    for label, tile in load_content().tiles.items():
        assert tile_drawing(USUAL_LOOK, tile) == label


def test_all_assets_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in assets_folder().rglob("*") if path.is_file()) <= 40 * MEGABYTE


def test_the_generator_makes_the_pictures_that_are_shipped(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    pytest.importorskip("shapely")
    command = [
        sys.executable,
        "build/art/make.py",
        "--only",
        "cursors,machu_picchu/goods",
        "--out",
        str(tmp_path),
    ]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=240)
    made = {path.relative_to(tmp_path) for path in tmp_path.rglob("*.png")}
    assert len(made) > 12
    for path in made:
        drawn, shipped = (pygame.image.load(folder / path) for folder in (tmp_path, assets_folder()))
        assert drawn.get_size() == shipped.get_size(), path
        a, b = (pygame.image.tobytes(surface, "RGBA") for surface in (drawn, shipped))
        # Another version of the renderer rounds otherwise.
        assert sum(abs(p - q) for p, q in zip(a, b, strict=True)) <= len(a), path
    for owner in ("shell", "machu_picchu"):
        rows = json.loads((tmp_path / owner / "pictures" / "manifest.json").read_text("utf-8"))
        assert rows
        assert rows.items() <= manifest(owner).items()


def test_the_icon_holds_every_common_size() -> None:
    data = (assets_of("shell") / "pictures" / "app" / "icon.ico").read_bytes()
    kind, count = struct.unpack("<HH", data[2:6])
    sides = {data[6 + 16 * i] or 256 for i in range(count)}
    assert kind == 1
    assert {16, 32, 48, 256} <= sides


def silhouette(surface: pygame.Surface) -> set[tuple[int, int]]:
    width, height = surface.get_size()
    return {(x, y) for y in range(height) for x in range(width) if surface.get_at((x, y)).a > 200}


def test_kinds_of_tokens_are_told_by_their_silhouettes() -> None:
    shapes = {kind: silhouette(picture(f"token.{kind}.red")) for kind in (*COLOURED, *MACHINES)}
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
    surfaces = [picture(f"token.{kind}.{each}") for each in LIVERIES]

    def painted(place: tuple[int, int]) -> bool:
        colours = [surface.get_at(place) for surface in surfaces]
        return own.get_at(place).a > 250 and max(c.r for c in colours) - min(c.r for c in colours) > 60

    own = picture(f"token.{kind}.{colour}")
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


def test_emblems_are_told_by_their_shapes() -> None:
    shapes = {name: silhouette(emblem_picture(name, 48, USUAL.ink)) for name in EMBLEMS}
    for a, b in itertools.combinations(shapes, 2):
        assert len(shapes[a] & shapes[b]) / len(shapes[a] | shapes[b]) < 0.65, (a, b)


def tile_units(length: float) -> float:
    """A length of a tile's picture in the units that places on tiles are given in, as the table draws it."""
    return length * 0.985 * TILE_UNITS / TILE_RADIUS


ANIMALS = {
    name: entry["facts"]["animal"] for name, entry in manifest().items() if "animal" in entry.get("facts", {})
}


def test_the_valley_has_its_animals() -> None:
    assert set(ANIMALS) == {f"tile.{label}" for label in ("N2", "N4", "N6", "N8", "N11", "D4", "D6")}
    for name in ANIMALS:
        tile = load_content().tiles[name.removeprefix("tile.")]
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
            width, height = manifest()[token]["size"]
            shown = picture(token, "2").get_bounding_rect(min_alpha=60)
            across, down = TOKEN_BOX[0] * TOKEN_SIZE, TOKEN_BOX[1] * TOKEN_SIZE
            box = pygame.FRect(
                TOKEN_AT[0] - TOKEN_FOOT[0] * TOKEN_SIZE + shown.x * across / (2 * width),
                TOKEN_AT[1] - TOKEN_FOOT[1] * TOKEN_SIZE + shown.y * down / (2 * height),
                shown.width * across / (2 * width),
                shown.height * down / (2 * height),
            )
            assert not animal.colliderect(box), token
    for colour in LIVERIES:
        x, y = manifest()[f"mat.{colour}"]["anchor"]
        shown = picture(f"mat.{colour}").get_bounding_rect(min_alpha=60)
        die = pygame.FRect(DIE_AT[0] + shown.x - x, DIE_AT[1] + shown.y - y, *shown.size)
        assert not animal.colliderect(die), colour
    plate = pygame.FRect(PLATE_AT[0] - 75, PLATE_AT[1] - 19, 150, 38)
    assert not animal.colliderect(plate)
