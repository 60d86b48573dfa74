"""Where everything is twice as large, one tab at a time lies open beside the valley."""

import pygame
import pytest

from game.kit.board.table_rects import Tab
from game.titles.wiraqocha.board.hand.keyboard import KeyboardZone
from game.ui.scale import Scale
from tests.support.valley_table import ValleyTable, fresh, position

TWO = "players: [red, blue]\nphase: actions\n"
RICH = "board: {N5: red camp}\ncubes: {red: 9}\ndice: [2, 5]\nmarket: [juggernaut, android_explorer, death_ray]\n"


def large(table: ValleyTable, zoom: float = 2.0) -> ValleyTable:
    table.harness.loop.set_zoom(zoom)
    table.harness.settle()
    return table


def table_of(text: str = RICH) -> ValleyTable:
    return large(ValleyTable(position(TWO + text), (1920, 1080)))


def tab_of(table: ValleyTable) -> Tab | None:
    return table.board.view.layout.open_tab


def test_at_the_usual_size_everything_stands_open() -> None:
    table = ValleyTable(position(TWO + RICH), (1920, 1080))
    assert tab_of(table) is None
    assert not any(button.visible for button in table.scene.tabs.buttons.values())
    table.harness.key(pygame.K_b)
    assert tab_of(table) is None


@pytest.mark.parametrize(
    ("key", "tab"), [(pygame.K_b, Tab.MARKET), (pygame.K_o, Tab.PLAYERS), (pygame.K_l, Tab.JOURNAL)]
)
def test_a_key_opens_what_it_goes_to_and_escape_leads_back_to_the_hand(key: int, tab: Tab) -> None:
    table = table_of()
    assert tab_of(table) is Tab.MAIN
    table.harness.key(key)
    assert tab_of(table) is tab
    shown = table.scene.log.visible
    assert shown is (tab is Tab.JOURNAL)
    assert not table.board.actions_bar.buttons["end"].visible
    table.harness.key(pygame.K_ESCAPE)
    assert tab_of(table) is Tab.MAIN
    assert table.harness.stack.top is table.scene  # and no menu came
    assert all(table.board.actions_bar.buttons[name].visible for name in ("end", "undo", "hint"))
    assert table.board.keyboard.cursor.area is None  # what the keys were at lies folded


def test_a_tab_opens_its_leaf_and_says_what_lies_there() -> None:
    table = table_of()
    for tab in (Tab.MARKET, Tab.PLAYERS, Tab.JOURNAL, Tab.MAIN):
        button = table.scene.tabs.buttons[tab]
        assert button.tip
        table.click(table.places.tab(tab))
        assert tab_of(table) is tab
        assert [tab for tab, one in table.scene.tabs.buttons.items() if one.selected] == [tab]


def test_a_card_is_bought_with_the_keys_and_the_hand_comes_back() -> None:
    table = table_of()
    table.harness.keys([pygame.K_b, pygame.K_DOWN])
    assert table.board.keyboard.cursor.zone is KeyboardZone.MARKET
    rect = table.board.keyboard.cursor.area
    assert rect == table.board.view.layout.cards[1]
    assert table.scene.scale.window.contains(rect)
    table.harness.key(pygame.K_RETURN)
    table.harness.settle()
    assert table.played == ["build android_explorer"]
    assert tab_of(table) is Tab.MAIN
    assert [slot.card for slot in table.board.view.panels[0].cards] == [
        table.state.game.card_index["android_explorer"]
    ]


def test_a_key_of_the_hand_acts_whatever_lies_open() -> None:
    table = large(ValleyTable(fresh("red", "blue", seed=7), (1920, 1080)))
    table.harness.keys([pygame.K_l, pygame.K_SPACE])
    table.harness.settle()
    assert table.played == ["roll"]
    assert tab_of(table) is Tab.MAIN
    dice = table.board.view.tray
    assert all(table.board.view.layout.tray_panel.contains(dice.die_rect(die)) for die in dice.dice)


def test_what_others_do_does_not_close_what_one_reads() -> None:
    start = fresh("red", "blue", seed=7)
    bots = ("cadet", "") if start.mover == 0 else ("", "cadet")
    table = large(ValleyTable(start, (1920, 1080), bots=bots))
    table.harness.key(pygame.K_l)
    for _ in range(4000):
        if table.scene.bot_turns.deciding is None and table.played:
            break
        if table.played:
            assert tab_of(table) is Tab.JOURNAL
        table.harness.frames(1, 0.05)
    assert table.state.mover != start.mover
    assert tab_of(table) is Tab.MAIN  # one's own turn: dice and buttons are there


def test_dice_keep_their_faces_when_the_size_changes() -> None:
    table = ValleyTable(
        position(TWO + "board: {N5: red camp}\ndice: [1, 1, 2, 3, 4, 5, 6, 6, 6]"), (1920, 1080)
    )
    for zoom in (2.0, 1.0, 1.75):
        large(table, zoom)
        tray = table.board.view.tray
        assert sorted(die.face for die in tray.in_order()) == [1, 1, 2, 3, 4, 5, 6, 6, 6]
        rects = [tray.die_rect(die) for die in tray.in_order()]
        assert all(tray.rect.inflate(4, 4).contains(rect) for rect in rects)
        assert all(
            not one.inflate(-8, -8).colliderect(other.inflate(-8, -8))
            for number, one in enumerate(rects)
            for other in rects[:number]
        )
        assert tray.side >= 30 * Scale(1920, 1080, zoom).factor


def test_the_valley_is_found_under_the_pointer_at_every_size() -> None:
    table = table_of()
    for zoom in (1.5, 1.75, 2.0):
        layout = large(table, zoom).board.view.layout
        for tile in layout.state.game.territories:
            assert layout.map.contains(layout.tile_rect(tile))
            x, y = layout.centres[tile]
            assert layout.tile_at((round(x), round(y))) == tile
