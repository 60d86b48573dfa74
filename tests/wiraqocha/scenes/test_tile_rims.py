"""Whose a tile is reads from its rim: broad where a territory ends, in the owner's colour and pattern."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from game.base.colour import RGB
from game.core.contract import Applied
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.valley.tile_rims import RIMS, RimStrength, TileRim, draw_rim, rims_of
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.rules.actions import Conquer
from game.titles.wiraqocha.rules.engine import legal_actions
from game.ui.look import USUAL_LOOK
from tests.support.eyes import ALL_CONES, distance, seen
from tests.support.screens import Opened
from tests.support.valley_table import ValleyTable, position, thrown

HELD = """
players: [red, blue]
phase: actions
board: {N5: red camp, N7: red drill, N9: blue camp}
dice: [1, 2, 6]
"""
ALONE = (True,) * 6


def rim_at(table: ValleyTable, label: str) -> TileRim | None:
    return rims_of(table.state)[table.state.game.index[label]]


def band(table: TableScene, surface: Surface, label: str, edge: int, depth: float) -> list[RGB]:
    """The colours along one edge of a tile, so many units within it; edges count from the upper right on."""
    layout = valley_of(table.board).view.layout
    centre = pygame.Vector2(layout.centres[layout.state.game.index[label]])
    corners = [pygame.Vector2(0, -layout.radius).rotate(60 * number) for number in (edge, edge + 1)]
    inward = -(corners[0] + corners[1]).normalize() * depth * layout.tile_scale
    found = []
    for step in range(25, 76):
        x, y = centre + corners[0].lerp(corners[1], step / 100) + inward
        red, green, blue, _ = surface.get_at((round(x), round(y)))
        found.append((red, green, blue))
    return found


def seen_at(table: ValleyTable, label: str, edge: int, depth: float) -> list[RGB]:
    return band(table.scene, table.harness.surface, label, edge, depth)


def share(colours: list[RGB], wanted: RGB) -> float:
    """How many of these colours are about the one that is wanted."""
    near = [distance(seen(colour, ALL_CONES), seen(wanted, ALL_CONES)) < 12 for colour in colours]
    return sum(near) / len(near)


def opposite(table: ValleyTable) -> tuple[str, int, int]:
    """A tile of red's, its edge to another one of red's, and an edge where red's territory ends."""
    for label in ("N5", "N7"):
        rim = rim_at(table, label)
        assert rim is not None
        if not all(rim.ends):
            return label, rim.ends.index(False), rim.ends.index(True)
    raise AssertionError("red's tiles do not touch")


def touching() -> str:
    """A position in which two tiles of red's touch."""
    game = position(HELD).game
    beside = next(tile for tile in game.territories if game.neighbours[game.index["N5"]] >> tile & 1)
    return HELD.replace("N7: red drill", f"{game.labels[beside]}: red drill")


def test_a_rim_is_broad_where_a_territory_ends_and_a_line_within_it() -> None:
    table = ValleyTable(position(touching()), (1920, 1080))
    label, inner, outer = opposite(table)
    red = "star"
    both = share(seen_at(table, label, outer, 11), USUAL_LOOK.seat(red).base) + share(
        seen_at(table, label, outer, 11), USUAL_LOOK.seat(red).mark
    )
    assert both > 0.7
    assert share(seen_at(table, label, inner, 11), USUAL_LOOK.seat(red).base) < 0.3
    assert share(seen_at(table, label, inner, 5.6), USUAL_LOOK.seat(red).base) > 0.6


def test_a_tile_that_nobody_holds_has_no_rim() -> None:
    table = ValleyTable(position(HELD))
    assert rim_at(table, "N1") is None
    assert rim_at(table, "N9") == TileRim(1, ALONE)


def test_between_two_owners_both_territories_end() -> None:
    state = position(touching().replace("red drill", "blue drill"))
    assert rims_of(state)[state.game.index["N5"]] == TileRim(0, ALONE)


def picture(name: str, strength: RimStrength, radius: int = 64) -> Surface:
    sheet = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    draw_rim(sheet, USUAL_LOOK, TileRim(0, ALONE), [name], (radius, radius), radius, strength)
    return sheet


def covered(sheet: Surface) -> int:
    return pygame.mask.from_surface(sheet, 127).count()


def test_a_setting_turns_the_rims_down() -> None:
    strong, subtle, off = (covered(picture("star", strength)) for strength in RimStrength)
    assert strong > 1.5 * subtle > 0 == off


@pytest.mark.parametrize("strength", list(RimStrength))
def test_the_table_takes_the_setting(strength: RimStrength, open_game: Callable[..., Opened]) -> None:
    """Chosen in the settings over a game, it is seen on the table below."""
    harness, navigator = open_game()
    table = thrown(harness, navigator)
    camp = next(action for action in legal_actions(table.session.state) if isinstance(action, Conquer))
    table.commands.play(camp)
    harness.settle()
    now = navigator.screens.preferences.now
    navigator.screens.preferences.change(now.having(NAME, RIMS, strength.value))
    shown = next(scene for scene in harness.stack.scenes if isinstance(scene, TableScene))
    surface = Surface(harness.surface.get_size())
    shown.draw(surface)
    colours = band(shown, surface, camp.tile, 1, 8)
    emblem = valley_of(shown.board).view.emblems[
        shown.session.state.board[shown.session.state.game.index[camp.tile]] >> 3
    ]
    assert (
        share(colours, USUAL_LOOK.seat(emblem).base) + share(colours, USUAL_LOOK.seat(emblem).mark) > 0.6
    ) is (strength is not RimStrength.OFF)


def test_a_conquered_tile_shows_its_new_rim_when_the_token_stands_there() -> None:
    state = position(HELD)
    tile = state.game.index["N5"]
    assert rims_of(state, {tile})[tile] is None
    table = ValleyTable(state, (1920, 1080))
    taken = next(action for action in legal_actions(state) if isinstance(action, Conquer))
    assert isinstance(table.session.act(taken), Applied)
    table.harness.frames(1)
    edge = 4
    assert table.scene.motion.hidden
    red = "star"
    assert share(seen_at(table, taken.tile, edge, 8), USUAL_LOOK.seat(red).base) < 0.2
    table.harness.settle()
    rim = rim_at(table, taken.tile)
    assert rim is not None
    colours = seen_at(table, taken.tile, rim.ends.index(True), 11)
    assert share(colours, USUAL_LOOK.seat(red).base) + share(colours, USUAL_LOOK.seat(red).mark) > 0.6


def test_a_token_in_the_hand_leaves_its_tile_s_rim() -> None:
    table = ValleyTable(position(HELD), (1920, 1080))
    index = table.state.game.index["N5"]
    rect = table.board.view.layout.tile_rect(index)
    table.harness.press(table.places.board_token("N5"))
    table.harness.move((rect.centerx, rect.bottom + rect.height))
    table.harness.wait(0.3)
    assert table.board.gestures.drag.dragging
    surface = Surface(table.harness.surface.get_size())
    table.board.view.draw(surface, frozenset(), table.board.gestures.in_hand)
    colours = band(table.scene, surface, "N5", 4, 11)
    assert share(colours, USUAL_LOOK.seat("star").base) + share(colours, USUAL_LOOK.seat("star").mark) > 0.6
