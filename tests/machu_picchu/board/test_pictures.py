"""The pictures of the city and its pieces: complete, whole, and each district told by its outline alone."""

import itertools
import json
import math
from dataclasses import replace
from functools import cache
from typing import Any

import pygame
import pytest

from game.base.files.program_folders import assets_of
from game.titles.machu_picchu.board.city.city_view import plate_of
from game.titles.machu_picchu.board.layout import city
from game.titles.machu_picchu.board.pieces.pieces import draw_inca
from game.ui.look import Look
from tests.support.city_table import CityTable

SEATS = ("red", "blue", "yellow", "green", "ivory")
JOBS = ("farmer", "shepherd", "planter", "potter", "weaver")
CLERGY = ("virgin", "puma", "condor")
GOODS = ("corn", "llama", "coca", "pottery", "cloth")
NO_SPRITES = (
    "wool",
    "wool.steps",
    "curtain",
    "cover",
    "ending.rescue",
    "ending.conquest",
)  # stretched, laid end to end, cut, or filling a screen


@cache
def manifest() -> dict[str, Any]:
    path = assets_of("machu_picchu") / "pictures" / "manifest.json"
    return dict(json.loads(path.read_text(encoding="utf-8")))


def picture(name: str) -> pygame.Surface:
    return pygame.image.load(assets_of("machu_picchu") / "pictures" / manifest()[name]["files"]["2"])


def test_every_seat_has_its_pieces_and_its_signs() -> None:
    for seat in SEATS:
        kinds = ("prince", "prince.lifted", "scout", "inca", *(f"inca.{job}" for job in JOBS))
        signs = ("medal", "emblem", "ring", "flag")
        assert {f"{kind}.{seat}" for kind in (*kinds, *signs)} <= manifest().keys()


def test_every_good_job_and_clergy_has_its_pictures() -> None:
    assert {f"good.{kind}" for kind in (*GOODS, "corn3", "stone")} <= manifest().keys()
    assert {f"tile.{kind}" for kind in (*GOODS, "two", "three", "sun", "back", "gap")} <= manifest().keys()
    assert {f"card.sign.{kind}" for kind in (*JOBS, *CLERGY)} <= manifest().keys()
    assert {f"job.{job}" for job in JOBS} <= manifest().keys()
    for kind in CLERGY:
        assert {f"clergy.{kind}", f"clergy.{kind}.token", f"card.{kind}"} <= manifest().keys()


def is_sprite(name: str) -> bool:
    return name not in NO_SPRITES and not name.startswith(("tint.", "rim."))


@pytest.mark.parametrize("name", sorted(filter(is_sprite, manifest())))
def test_nothing_of_a_picture_is_cut_off_at_its_edge(name: str) -> None:
    surface = picture(name)
    alpha = pygame.mask.from_surface(surface, 40)
    width, height = surface.get_size()
    edge = [(x, y) for x in range(width) for y in (0, height - 1)]
    edge += [(x, y) for y in range(height) for x in (0, width - 1)]
    assert alpha.count()
    assert not any(alpha.get_at(place) for place in edge)


def shape(name: str) -> pygame.Mask:
    return pygame.mask.from_surface(picture(name), 128)


@pytest.mark.parametrize("kinds", [GOODS, ("two", "three")], ids=["goods", "steps"])
def test_moon_tiles_are_told_in_grey(kinds: tuple[str, ...]) -> None:
    for a, b in itertools.combinations(kinds, 2):
        one, other = (pygame.transform.grayscale(picture(f"tile.{kind}")) for kind in (a, b))
        width, height = one.get_size()
        places = itertools.product(range(0, width, 2), range(0, height, 2))
        apart = sum(abs(one.get_at(p).r - other.get_at(p).r) > 40 for p in places)
        assert apart > 0.015 * width * height / 4, (a, b)


def test_goods_jobs_and_clergy_are_told_by_their_outlines() -> None:
    for family in ([f"good.{x}" for x in GOODS], [f"job.{x}" for x in JOBS], [f"clergy.{x}" for x in CLERGY]):
        for a, b in itertools.combinations(family, 2):
            shared = shape(a).overlap_area(shape(b), (0, 0))
            assert shared / (shape(a).count() + shape(b).count() - shared) < 0.75, (a, b)


def test_emblems_are_told_by_their_outlines() -> None:
    for a, b in itertools.combinations([f"emblem.{seat}" for seat in SEATS], 2):
        shared = shape(a).overlap_area(shape(b), (0, 0))
        assert shared / (shape(a).count() + shape(b).count() - shared) < 0.65, (a, b)


def covered(name: str) -> list[tuple[pygame.Mask, tuple[int, int]]]:
    """What of a district hides a street, and where it lies in the view at scale 2."""
    found = []
    for part in ("terrace", "drawing"):
        (x, y), (ax, ay) = city.TERRACES[name].middle, manifest()[f"{part}.{name}"]["anchor"]
        found.append((shape(f"{part}.{name}"), (round(2 * (x - ax)), round(2 * (y - ay)))))
    return found


@pytest.fixture(scope="module")
def built() -> pygame.Mask:
    """Where terraces and drawings hide what lies under them, in the view at scale 2."""
    whole = pygame.Mask((2 * round(city.VIEW[0]), 2 * round(city.VIEW[1])))
    for name in city.TERRACES:
        for mask, place in covered(name):
            whole.draw(mask, place)
    return whole


def bare(streets: tuple[str, str], hidden: pygame.Mask) -> float:
    """How much of a street can be seen, along its middle, in units of the view."""
    found = 0.0
    for a, b in itertools.pairwise(city.street(*streets)):
        length = math.dist(a, b)
        pieces = max(10, round(length))
        for k in range(pieces):
            x, y = (round(2 * (p + (q - p) * (k + 0.5) / pieces)) for p, q in zip(a, b, strict=True))
            found += 0 if hidden.get_at((x, y)) else length / pieces
    return found


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    ("size", "zoom"),
    [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 960), 1.0), ((1280, 720), 1.5), ((2560, 1080), 1.0)],
    ids=str,
)
def test_every_street_shows_at_least_fifteen_units_of_paving(
    size: tuple[int, int], zoom: float, language: str, built: pygame.Mask
) -> None:
    shown = CityTable(size=size, language=language, zoom=zoom).board.view.shown
    layout, hidden = shown.layout, built.copy()
    for name in city.TERRACES:
        plate = plate_of(shown, name)
        corner = [round(2 * at / layout.unit) for at in (plate.x - layout.view.x, plate.y - layout.view.y)]
        wide, high = (round(2 * length / layout.unit) for length in plate.size)
        hidden.draw(pygame.Mask((wide, high), fill=True), (corner[0], corner[1]))
    narrow = {streets: bare(streets, hidden) for streets in city.STREETS}
    assert len(narrow) == 33
    assert {streets: length for streets, length in narrow.items() if length < 15} == {}


def darkness_round(look: Look) -> int:
    """How many dark pixels an Inca shows."""
    surface = pygame.Surface((160, 160))
    surface.fill((230, 240, 220))
    draw_inca(surface, look, "red", "potter", (80.0, 110.0), 2.0)
    dark = pygame.mask.from_threshold(surface, look.palette.outline, (30, 30, 30, 255))
    return int(dark.count())


def test_in_high_contrast_figures_have_a_broad_outline_and_streets_are_white() -> None:
    assert darkness_round(Look(high_contrast=True)) > 1.5 * darkness_round(Look())
    table = CityTable(size=(1920, 1080))
    scale = table.scene.stack.scale
    table.scene.arrange(replace(scale, look=Look(high_contrast=True)))
    table.window.frames(2)
    layout = table.board.view.shown.layout
    x, y = layout.on_view(*city.STREETS["hut", "priests"][1])
    assert min(table.window.surface.get_at((round(x), round(y)))[:3]) > 240
