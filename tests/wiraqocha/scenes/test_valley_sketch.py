"""The small map of a game shows all that lies on the large one."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect, Surface

from game.core.seat_colours import TitleEmblems
from game.showcase import stage
from game.titles.wiraqocha.board.layout.table_layout import INSTRUMENTS, SHEET, valley_places
from game.titles.wiraqocha.board.valley.valley_sketch import draw_standing
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.title import TITLE
from game.ui.scale import Scale
from game.ui.shapes import in_hexagon
from tests.support.mods import base, shipped
from tests.support.valley_table import position
from tests.support.words import wiraqocha_words

PLAIN = """
players: [red, blue]
phase: actions
board: {N5: red camp, N9: blue camp, N7: blue drill}
owned: {red: [force_field], blue: [flying_fortress, death_ray]}
"""
CAMPAIGN = shipped().data_with(["expedition"])
AREA = Rect(0, 0, 372, 276)


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    with stage((64, 64)):
        yield


def sketch(state: State, language: str = "en", area: Rect = AREA) -> Surface:
    surface, emblems = Surface(area.size), tuple(TITLE.part(TitleEmblems).of_colours.values())
    draw_standing(surface, wiraqocha_words(language), state, emblems, Scale(1280, 720), area)
    return surface


def pixels(more: str = "") -> bytes:
    return pygame.image.tobytes(sketch(position(PLAIN + more)), "RGB")


@pytest.mark.parametrize(
    "more",
    [
        "protecting: {N7: 4}",
        "graveyard: [red drill]",
        "graveyard: [blue explorer, blue explorer]",
        "markers: {death_ray: N2}",
        "markers: {force_field: N5}",
        "markers: {flying_fortress: N9}",
    ],
)
def test_it_shows_dice_wrecks_the_crater_and_markers(more: str) -> None:
    assert pixels(more) != pixels()


def test_it_tells_one_wreck_from_two_and_a_die_from_another() -> None:
    assert pixels("graveyard: [red drill]") != pixels("graveyard: [red drill, red drill]")
    assert pixels("protecting: {N7: 4}") != pixels("protecting: {N7: 5}")


def test_it_shows_whose_each_tile_is() -> None:
    mine = pixels()
    assert mine != pygame.image.tobytes(sketch(position(PLAIN.replace("blue drill", "red drill"))), "RGB")


@pytest.mark.parametrize("name", sorted(CAMPAIGN.layouts.keys() - base().layouts.keys()))
def test_a_small_valley_lies_on_the_engraved_map_and_hides_none_of_its_instruments(name: str) -> None:
    """Those of the campaign: the sheet is as at any other table."""
    seats = CAMPAIGN.colours[: CAMPAIGN.layouts[name].players[0]]
    game = new_game(CAMPAIGN, Setup(seats, 1, name)).game
    places = valley_places([*game.slots, game.shape.graveyard], Rect((0, 0), SHEET))
    assert places.engraved and places.own_shape
    spots = [
        (x, y)
        for area in INSTRUMENTS
        for x in range(*span(area.x, area.w))
        for y in range(*span(area.y, area.h))
    ]
    for centre in places.centres:
        assert not any(in_hexagon(spot, centre, places.radius) for spot in spots)
        assert Rect((0, 0), SHEET).inflate(-2 * places.radius, -2 * places.radius).collidepoint(centre)


def span(begin: int, length: int) -> tuple[int, int, int]:
    """The pixels of a side of an area, of which every third is enough."""
    return begin, begin + length, 3


def test_the_valley_of_the_map_lies_as_it_is_engraved() -> None:
    game = position(PLAIN).game
    places = valley_places([*game.slots, game.shape.graveyard], Rect((0, 0), SHEET))
    assert places.engraved and not places.own_shape


def test_its_cartouche_says_the_name_of_the_valley_where_there_is_room_for_it() -> None:
    state, small = position(PLAIN), Rect(0, 0, 186, 138)
    for area, named in ((AREA, True), (AREA.scale_by(2), True), (small, False)):
        english, french = (pygame.image.tobytes(sketch(state, said, area), "RGB") for said in ("en", "fr"))
        assert (english != french) is named
