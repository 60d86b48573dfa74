"""The table fits every window: nothing overlaps, nothing is cut, everything can be pointed at."""

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from pygame import Rect

import game
from game.kit.board.table_rects import Tab
from game.titles.wiraqocha.board.layout.layout_for_window import layout_for_window
from game.titles.wiraqocha.board.layout.panel_layout import panel_layout
from game.titles.wiraqocha.board.layout.table_layout import TableLayout
from game.titles.wiraqocha.name import NAME
from game.ui.scale import Scale
from tests.support.valley_table import WORDS, ValleyTable, fresh, position

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1280, 960), (2560, 1080), (1366, 768)]
COLOURS = ("red", "blue", "green", "yellow")
RICH = """
players: [red, blue, green, yellow]
variants: [prisoner]
board: {N5: red camp, N2: blue camp}
hostages: {red: blue drill}
owned: {red: [android_factory, flying_fortress, force_field, recovery_workshop, android_explorer,
    battle_exoskeleton, death_ray, juggernaut, mechanical_miner, production_tanks, psychic_probe]}
markers: {force_field: N5}
"""


def parts(layout: TableLayout) -> list[Rect]:
    return [
        layout.bar,
        *layout.panels,
        layout.map,
        layout.market_head,
        *layout.cards,
        layout.log,
        layout.tray_panel,
        *layout.buttons,
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], players: int) -> None:
    scale = Scale(*size)
    state = fresh(*COLOURS[:players])
    for active in range(players):
        layout = TableLayout(scale, state, active)
        for one, other in combinations(parts(layout), 2):
            assert not one.colliderect(other), (one, other)
        assert all(
            scale.window.contains(part) and part.width > 0 and part.height > 0 for part in parts(layout)
        )
        assert layout.bar.contains(layout.menu_button)


@pytest.mark.parametrize(
    ("size", "zoom"), [((2560, 1080), 1.0), ((3440, 1440), 1.0), ((2200, 1080), 1.0), ((3440, 1440), 1.5)]
)
def test_a_wide_window_is_used_from_edge_to_edge(size: tuple[int, int], zoom: float) -> None:
    scale, state = Scale(*size, zoom), fresh(*COLOURS)
    wide = layout_for_window(scale, state, 0, Tab.MAIN)
    usual = layout_for_window(Scale(size[1] * 16 // 9, size[1], zoom), state, 0, Tab.MAIN)
    shown = [part for part in (*parts(wide), *wide.tabs) if part.x < size[0]]
    assert min(part.left for part in shown) < 0.01 * size[0]
    assert max(part.right for part in shown) > 0.99 * size[0]
    assert wide.radius >= usual.radius - 1
    assert wide.panels[0].width >= 1.2 * usual.panels[0].width


@pytest.mark.parametrize("size", [(2560, 1080), (3440, 1440)])
def test_the_journal_of_a_wide_table_has_a_column_of_its_own(size: tuple[int, int]) -> None:
    layout = TableLayout(Scale(*size), fresh(*COLOURS), 0)
    assert layout.log.left > layout.market.right
    assert layout.log.height > 0.85 * size[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_tiles_lie_on_the_map_and_are_found_under_the_pointer(size: tuple[int, int]) -> None:
    layout = TableLayout(Scale(*size), fresh(*COLOURS), 0)
    for tile in layout.state.game.territories:
        assert layout.map.contains(layout.tile_rect(tile))
        x, y = layout.centres[tile]
        assert layout.tile_at((round(x), round(y))) == tile
        assert layout.tile_at(layout.die_rect(tile).center) == tile


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("active", [0, 1])
def test_a_rich_panel_holds_all_its_things_apart(size: tuple[int, int], active: int) -> None:
    state = position(RICH)
    layout = TableLayout(Scale(*size), state, active)
    for seat in state.game.seats:
        panel = panel_layout(layout.panels[seat], layout.scale, state, seat, seat == active)
        rows = [panel.header, panel.crystals, *panel.relics, *panel.bars]
        rows += [slot.rect for slot in panel.tokens] + [slot.rect for slot in panel.cards]
        rows += [panel.hostage] if panel.hostage else []
        for one, other in combinations(rows, 2):
            assert not one.colliderect(other), (seat, one, other)
        assert all(panel.rect.contains(row) for row in rows)
        assert len(panel.cards) == state.cards[seat].bit_count()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4])
def test_nine_tokens_of_ones_own_are_large_and_stand_apart(size: tuple[int, int], players: int) -> None:
    state = position(
        f"players: [{', '.join(COLOURS[:players])}]\nboard: {{N5: red camp}}\n"
        "owned: {red: [juggernaut, android_explorer]}\n"
    )
    layout = TableLayout(Scale(*size), state, 0)
    panel = panel_layout(layout.panels[0], layout.scale, state, 0, large=True)
    assert len(panel.tokens) == 9
    for slot in panel.tokens:  # the widest token is as wide as its picture is high
        assert slot.rect.width >= slot.rect.height >= layout.scale.px(64)


def test_places_say_what_is_not_there() -> None:
    places = ValleyTable(fresh("red", "blue")).places
    asks: list[Callable[[], object]] = [
        lambda: places.board_token("N5"),
        lambda: places.protecting_die("N5"),
        lambda: places.own_card("juggernaut"),
        lambda: places.wreck("drill"),
        lambda: places.hostage("red"),
        lambda: places.chooser_option(0),
        lambda: places.die_menu("raise"),
        lambda: places.button("end"),
    ]
    for ask in asks:
        with pytest.raises(LookupError):
            ask()


def test_every_text_of_the_table_has_its_words() -> None:
    code = Path(game.__file__).parent
    others = [folder for folder in (code / "titles").iterdir() if folder.name != NAME]
    keys = {
        key
        for path in code.rglob("*.py")
        if not any(path.is_relative_to(other) for other in others)
        for key in re.findall(r'words\(\s*"(table\.[a-z_.]+)"', path.read_text("utf-8"))
    }
    assert len(keys) > 30
    assert not [key for key in sorted(keys) if not WORDS.has(key)]
