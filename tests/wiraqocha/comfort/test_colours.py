"""The colours of the seats and of lit tiles can be told apart by every eye, and nothing is told by colour alone."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest
from pygame import Surface

from game.base.colour import RGB, contrast, rgb
from game.base.colour_sets import EMBLEMS, SETS, ColourSet, colour_of
from game.core.seat_colours import TitleEmblems
from game.showcase import ShowcaseContext, draw, set_up, stage
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.pieces.art import token_picture
from game.titles.wiraqocha.board.valley.highlights import highlight_mark
from game.titles.wiraqocha.board.valley.tile_rims import RimStrength, TileRim
from game.titles.wiraqocha.board.valley.tile_rims import draw_rim as draw_tile_rim
from game.titles.wiraqocha.content.definitions import TokenKind, ValleyData
from game.titles.wiraqocha.title import TITLE
from game.ui import pictures
from game.ui.emblems import draw_rim, emblem_picture
from game.ui.look import USUAL, USUAL_LOOK, Look
from tests.support.eyes import ALL_CONES, EYES, distance, seen
from tests.support.words import wiraqocha_words

APART = 20  # CIEDE2000 between any two seats, for any eye: more than twice what is seen at a glance
FAR_APART = 35  # in the set that is made for an eye
STEPS = 20  # of CIELAB's lightness between neighbours of the set that is told apart by brightness alone
STATES_APART = 9
EXPEDITIONS = tuple(TITLE.part(TitleEmblems).of_colours.values())  # those that have pieces in Wiraqocha


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    with stage((64, 64)):
        yield


def least(colours: dict[str, RGB], eyes: str) -> float:
    labs = [seen(colour, eyes) for colour in colours.values()]
    return min(distance(one, other) for one, other in combinations(labs, 2))


def bases(colours: ColourSet) -> dict[str, RGB]:
    return {name: shades.base for name, shades in SETS[colours].items()}


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_that_of_its_authors(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert distance(one, other) == pytest.approx(expected, abs=1e-4)


def test_red_and_green_are_hard_to_tell_apart_without_one_kind_of_cones() -> None:
    red, green = rgb("#b03a2e"), rgb("#5a7a2e")
    assert distance(seen(red, ALL_CONES), seen(green, ALL_CONES)) > 40
    assert distance(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < 20


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("colours", list(ColourSet))
def test_seats_are_told_apart_by_every_eye(colours: ColourSet, eyes: str) -> None:
    assert least(bases(colours), eyes) >= APART


@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia"])
def test_one_set_is_made_for_eyes_that_confuse_red_and_green(eyes: str) -> None:
    assert least(bases(ColourSet.RED_GREEN), eyes) >= FAR_APART
    assert least(bases(ColourSet.RED_GREEN), eyes) > least(bases(ColourSet.STANDARD), eyes)


def test_one_set_is_told_apart_in_grey() -> None:
    greys = sorted(seen(colour, ALL_CONES)[0] for colour in bases(ColourSet.BRIGHTNESS).values())
    assert all(other - one >= STEPS for one, other in pairwise(greys))


@pytest.mark.parametrize("colours", list(ColourSet))
def test_words_and_patterns_read_on_every_seat_s_colour(colours: ColourSet) -> None:
    for name, shades in SETS[colours].items():
        assert contrast(shades.text, shades.base) >= 4.5, name
        assert contrast(shades.mark, shades.base) >= 2, name


@pytest.mark.parametrize("kind", list(TokenKind))
@pytest.mark.parametrize("name", EXPEDITIONS)
def test_tokens_wear_the_colours_that_were_chosen(name: str, kind: TokenKind) -> None:
    """Every set paints a token otherwise, and a set that is taken off leaves nothing behind."""
    looks = []
    for colours in (*ColourSet, ColourSet.STANDARD):
        looks.append(pygame.image.tobytes(token_picture(Look(colours), kind, name, 96), "RGBA"))
    assert len({looks[0], looks[1], looks[2]}) == 3
    assert looks[0] == looks[3]


@pytest.mark.parametrize("colours", list(ColourSet))
def test_a_token_bears_its_seat_s_colour(colours: ColourSet) -> None:
    look = Look(colours)
    for name in EXPEDITIONS:
        token = pictures.at_unit(look, f"wiraqocha/mat.{colour_of(name)}", 2.0)
        middle = tuple(token.get_at((token.get_width() // 3, token.get_height() // 3)))[:3]
        near = seen((middle[0], middle[1], middle[2]), ALL_CONES)
        nearest = min(EXPEDITIONS, key=lambda other: distance(near, seen(look.seat(other).base, ALL_CONES)))
        assert nearest == name


def shape(picture: Surface) -> bytes:
    """A picture without its colours."""
    return pygame.image.tobytes(pygame.transform.grayscale(picture), "RGBA")


def test_emblems_and_patterns_tell_the_seats_apart_without_colour() -> None:
    emblems = {shape(emblem_picture(name, 40, USUAL.ink)) for name in EMBLEMS}
    assert len(emblems) == len(EMBLEMS)
    rims = set()
    for emblem in EMBLEMS:
        strip = Surface((80, 10))
        draw_rim(strip, USUAL_LOOK, emblem, strip.get_rect())
        # only where the pattern is, and not in which colours
        level = sum(USUAL_LOOK.seat(emblem).base) + sum(USUAL_LOOK.seat(emblem).mark)
        rims.add(bytes(2 * sum(strip.get_at((x, y))[:3]) > level for x in range(80) for y in range(10)))
    assert len(rims) == len(EMBLEMS)


def tile_rim(look: Look, name: str, radius: int, strength: RimStrength = RimStrength.STRONG) -> Surface:
    """The rim of a tile that stands alone, on nothing."""
    sheet = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    draw_tile_rim(sheet, look, TileRim(0, (True,) * 6), [name], (radius, radius), radius, strength)
    return sheet


def band_in_grey(look: Look, name: str, radius: int) -> list[bool]:
    """Where a rim is lighter than the middle between its lightest and its darkest, walking round the tile."""
    grey = pygame.transform.grayscale(tile_rim(look, name, radius))
    inner = radius * math.cos(math.radians(30)) * 0.89
    levels = []
    for step in range(720):
        turn = math.radians(step / 2)
        reach = inner / math.cos(turn % (math.pi / 3) - math.pi / 6)
        levels.append(
            grey.get_at((round(radius + reach * math.sin(turn)), round(radius + reach * math.cos(turn)))).r
        )
    middle = (min(levels) + max(levels)) / 2
    return [level > middle for level in levels]


@pytest.mark.parametrize("radius", [62, 95, 190])
@pytest.mark.parametrize("colours", list(ColourSet))
def test_rims_of_tiles_tell_any_two_owners_apart_in_grey(colours: ColourSet, radius: int) -> None:
    """By their pattern, whatever colours are worn: the rhythm of light and dark round a tile is another one."""
    bands = {name: band_in_grey(Look(colours), name, radius) for name in EXPEDITIONS}
    for one, other in combinations(bands, 2):
        apart = sum(a != b for a, b in zip(bands[one], bands[other], strict=True)) / 720
        assert apart > 0.2, (one, other)
    for name, band in bands.items():
        assert 0.1 < sum(band) / len(band) < 0.9, name  # a pattern, not one tone


@pytest.mark.parametrize("colours", list(ColourSet))
def test_rims_of_tiles_bear_their_owner_s_colour(colours: ColourSet) -> None:
    look = Look(colours)
    for strength in (RimStrength.STRONG, RimStrength.SUBTLE):
        for name in EXPEDITIONS:
            sheet = tile_rim(look, name, 64, strength)
            near = [
                distance(seen(rgb_at(sheet, (x, y)), ALL_CONES), seen(look.seat(name).base, ALL_CONES))
                for y in range(40, 88)
                for x in range(128)
                if sheet.get_at((x, y)).a > 250
            ]
            assert sum(away < 6 for away in near) > len(near) / 5, (name, strength)


def rim_colour(name: str) -> RGB:
    """The colour of which most of a light's rim is."""
    light = pictures.at_unit(USUAL_LOOK, f"wiraqocha/light.{name}", 1.0)
    pixels = Counter(
        tuple(light.get_at((x, y))) for x in range(light.get_width()) for y in range(light.get_height())
    )
    solid = {pixel: count for pixel, count in pixels.items() if pixel[3] > 250 and sum(pixel[:3]) > 250}
    red, green, blue, _ = max(solid, key=lambda pixel: solid[pixel])
    return red, green, blue


@pytest.mark.parametrize("eyes", EYES)
def test_free_held_and_chosen_tiles_are_told_apart_by_every_eye(eyes: str) -> None:
    assert least({name: rim_colour(name) for name in ("reach", "target", "chosen")}, eyes) >= STATES_APART


def test_lit_tiles_differ_in_shape_too() -> None:
    """Teeth on a tile that another holds, a cross on one that is forbidden: nothing is told by red and yellow alone."""

    def covered(name: str) -> bytes:
        mark = highlight_mark(USUAL_LOOK, name, 60)
        return bytes(mark.get_at((x, y)).a > 128 for x in range(120) for y in range(120))

    target, no = covered("target"), covered("no")
    assert sum(target) > 100 < sum(no)
    assert sum(a and b for a, b in zip(target, no, strict=True)) == 0


def test_the_forbidden_tile_is_crossed_on_the_table(content: ValleyData) -> None:
    with stage((1280, 720)) as stack:
        set_up("forbidden", ShowcaseContext(wiraqocha_words("en"), content, stack))
        table = stack.scenes[0]
        assert isinstance(table, TableScene)
        over = valley_of(table.board).gestures.over()
        assert over is not None
        centre, reach = (
            valley_of(table.board).view.layout.centres[over],
            valley_of(table.board).view.layout.radius * 0.36,
        )
        picture = draw(stack)
    arms = [
        (round(centre[0] + dx * reach), round(centre[1] + dy * reach)) for dx in (-1, 1) for dy in (-1, 1)
    ]
    red = [distance(seen(rgb_at(picture, spot), ALL_CONES), seen(USUAL.no, ALL_CONES)) < 2 for spot in arms]
    assert sum(red) >= 2  # the token in the hand hides some of it


def rgb_at(picture: Surface, spot: tuple[int, int]) -> RGB:
    red, green, blue, _ = picture.get_at(spot)
    return red, green, blue
