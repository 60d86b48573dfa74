"""The Graveyard: large wrecks beside each other, the price of recovery, and a ground that keeps quiet."""

import itertools
import math

import pygame
import pytest

from game.titles.wiraqocha.board.layout.graveyard_layout import WreckPile, wreck_places
from game.titles.wiraqocha.board.pieces.art import tile_picture
from game.titles.wiraqocha.board.valley.graveyard import calm_ground, recovery_price
from game.ui.look import USUAL_LOOK
from game.ui.shapes import in_hexagon
from tests.support.valley_table import ValleyTable, position

BEATEN = """
players: [red, blue, green, yellow]
phase: actions
board: {N5: red camp, N9: blue camp, N2: green camp, N11: yellow camp}
graveyard: [red drill, red explorer, blue zeppelin, blue zeppelin, yellow drill]
cubes: {red: 4, blue: 4}
dice: [1, 2, 6]
"""
RADIUS = 96.0


def laid(*counts: tuple[int, ...]) -> tuple[WreckPile, ...]:
    return wreck_places(counts, (0.0, 0.0), 1.0)


ALL = [
    tuple(tuple(1 + (seat + kind) % 2 if kind < kinds else 0 for kind in range(7)) for seat in range(seats))
    for seats, kinds in itertools.product((1, 2, 3, 4), (1, 2, 3, 4, 7))
]


@pytest.mark.parametrize("counts", ALL)
def test_every_wreck_lies_within_the_tile_and_has_a_place_to_click(
    counts: tuple[tuple[int, ...], ...],
) -> None:
    wrecks = laid(*counts)
    assert len(wrecks) == sum(len([count for count in row if count]) for row in counts)
    for wreck in wrecks:
        reach = wreck.side * 0.3
        for turn in range(0, 360, 15):
            x = wreck.centre[0] + reach * math.cos(math.radians(turn))
            y = wreck.centre[1] + reach * math.sin(math.radians(turn))
            assert in_hexagon((x, y), (0, 0), RADIUS), (wreck, turn)
    assert len({wreck.centre for wreck in wrecks}) == len(wrecks)


@pytest.mark.parametrize("counts", ALL)
def test_no_wreck_lies_on_another_one(counts: tuple[tuple[int, ...], ...]) -> None:
    """A wreck is about two thirds of its picture wide."""
    for one, other in itertools.combinations(laid(*counts), 2):
        assert math.dist(one.centre, other.centre) >= 0.66 * one.side


def test_wrecks_are_larger_than_half_a_token_on_a_tile() -> None:
    assert laid((0, 1))[0].side >= 137
    assert laid((0, 1), (0, 1))[0].side >= 115
    assert laid((0, 1), (0, 1), (0, 1), (0, 1))[0].side >= 90
    assert laid((0, 1, 1), (0, 1, 1), (0, 1, 1), (0, 1, 1))[0].side >= 64


def test_the_wrecks_of_one_owner_lie_together() -> None:
    wrecks = laid((0, 1, 1), (0, 1, 1), (0, 1, 1), (0, 1, 1))
    for wreck in wrecks:
        others = [other for other in wrecks if other is not wreck]
        near = min(math.dist(other.centre, wreck.centre) for other in others)
        beside = [other.seat for other in others if math.dist(other.centre, wreck.centre) < near + 1]
        assert wreck.seat in beside


def test_every_wreck_is_hit_at_its_own_middle() -> None:
    table = ValleyTable(position(BEATEN))
    layout = table.board.view.layout
    for wreck in layout.wrecks():
        assert layout.wreck_at((round(wreck.centre[0]), round(wreck.centre[1]))) == wreck
        hovered = table.board.view.at((round(wreck.centre[0]), round(wreck.centre[1])))
        assert hovered is not None and (hovered.number, hovered.seat) == (wreck.kind, wreck.seat)


def test_a_click_and_the_keys_recover_a_wreck() -> None:
    table = ValleyTable(position(BEATEN))
    table.click(table.places.wreck("explorer", "red"))
    assert table.played == ["recover explorer"]
    by_key = ValleyTable(position(BEATEN))
    by_key.harness.key(pygame.K_g)
    by_key.harness.key(pygame.K_RETURN)
    by_key.harness.settle()
    assert by_key.played[0].startswith("recover ")


@pytest.mark.parametrize(
    ("text", "seat", "price"),
    [
        (BEATEN, 0, 3),
        (BEATEN, 1, None),  # it is not blue's turn
        (BEATEN.replace("red: 4", "red: 2"), 0, None),
        (BEATEN.replace("phase: actions", "phase: preparation").replace("dice: [1, 2, 6]", ""), 0, None),
        (
            BEATEN.replace("phase: actions", "phase: preparation\nowned: {red: [recovery_workshop]}").replace(
                "dice: [1, 2, 6]", ""
            ),
            0,
            0,
        ),
        (BEATEN.replace("red drill, red explorer, ", ""), 0, None),
    ],
)
def test_the_price_is_told_to_who_can_pay_it_now(text: str, seat: int, price: int | None) -> None:
    assert recovery_price(position(text), seat) == price


def picture(table: ValleyTable) -> bytes:
    rect = pygame.Rect(0, 0, 90, 90)
    rect.center = round(table.board.view.layout.graveyard[0]), round(table.board.view.layout.graveyard[1])
    return pygame.image.tobytes(table.harness.surface.subsurface(rect), "RGB")


def test_the_price_stands_over_the_wrecks_until_it_cannot_be_paid() -> None:
    assert picture(ValleyTable(position(BEATEN))) != picture(
        ValleyTable(position(BEATEN.replace("red: 4", "red: 2")))
    )


def brightness(pixels: bytes) -> float:
    return sum(pixels) / len(pixels)


def test_it_dims_while_a_tile_is_chosen_as_all_that_is_no_target() -> None:
    table = ValleyTable(position(BEATEN))
    before = brightness(picture(table))
    table.click(table.places.reserve_token("zeppelin"))
    assert brightness(picture(table)) < 0.75 * before
    table.harness.key(pygame.K_ESCAPE)
    table.harness.settle()
    assert brightness(picture(table)) == pytest.approx(before, rel=0.02)


def test_its_ground_is_darker_and_calmer_than_the_drawing() -> None:
    ValleyTable(position(BEATEN))

    def spread(sheet: pygame.Surface) -> tuple[float, float]:
        grey = pygame.transform.grayscale(sheet)
        middle = grey.get_width() // 2
        levels = [grey.get_at((x, y)).r for x in range(middle - 40, middle + 40) for y in range(70, 150)]
        mean = sum(levels) / len(levels)
        return mean, math.sqrt(sum((level - mean) ** 2 for level in levels) / len(levels))

    drawn, calm = spread(tile_picture(USUAL_LOOK, "graveyard", 95)), spread(calm_ground(USUAL_LOOK, 95))
    assert calm[0] < 0.6 * drawn[0]
    assert calm[1] < 0.5 * drawn[1]
