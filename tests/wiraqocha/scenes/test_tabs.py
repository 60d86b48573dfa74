"""Where everything is twice as large, one tab at a time lies open beside the valley."""

import pygame
import pytest

from game.titles.wiraqocha.board.keyboard import KeyboardZone
from game.titles.wiraqocha.board.layout import Tab
from game.ui.scale import Scale
from tests.support.sitting import Sitting, fresh, position

TWO = "players: [red, blue]\nphase: actions\n"
RICH = "board: {N5: red camp}\ncubes: {red: 9}\ndice: [2, 5]\nmarket: [juggernaut, android_explorer, death_ray]\n"


def large(sitting: Sitting, zoom: float = 2.0) -> Sitting:
    sitting.harness.loop.set_zoom(zoom)
    sitting.harness.settle()
    return sitting


def table(text: str = RICH) -> Sitting:
    return large(Sitting(position(TWO + text), (1920, 1080)))


def tab_of(sitting: Sitting) -> Tab | None:
    return sitting.board.view.layout.open_tab


def test_at_the_usual_size_everything_stands_open() -> None:
    sitting = Sitting(position(TWO + RICH), (1920, 1080))
    assert tab_of(sitting) is None
    assert not any(button.visible for button in sitting.scene.tabs.buttons.values())
    sitting.harness.key(pygame.K_b)
    assert tab_of(sitting) is None


@pytest.mark.parametrize(
    ("key", "tab"), [(pygame.K_b, Tab.MARKET), (pygame.K_o, Tab.PLAYERS), (pygame.K_l, Tab.JOURNAL)]
)
def test_a_key_opens_what_it_goes_to_and_escape_leads_back_to_the_hand(key: int, tab: Tab) -> None:
    sitting = table()
    assert tab_of(sitting) is Tab.MAIN
    sitting.harness.key(key)
    assert tab_of(sitting) is tab
    shown = sitting.scene.log.visible
    assert shown is (tab is Tab.JOURNAL)
    assert not sitting.board.actions_bar.buttons["end"].visible
    sitting.harness.key(pygame.K_ESCAPE)
    assert tab_of(sitting) is Tab.MAIN
    assert sitting.harness.stack.top is sitting.scene  # and no menu came
    assert all(sitting.board.actions_bar.buttons[name].visible for name in ("end", "undo", "hint"))
    assert sitting.board.keyboard.rect() is None  # what the keys were at lies folded


def test_a_tab_opens_its_leaf_and_says_what_lies_there() -> None:
    sitting = table()
    for tab in (Tab.MARKET, Tab.PLAYERS, Tab.JOURNAL, Tab.MAIN):
        button = sitting.scene.tabs.buttons[tab]
        assert button.tip
        sitting.click(sitting.places.tab(tab))
        assert tab_of(sitting) is tab
        assert [tab for tab, one in sitting.scene.tabs.buttons.items() if one.selected] == [tab]


def test_a_card_is_bought_with_the_keys_and_the_hand_comes_back() -> None:
    sitting = table()
    sitting.harness.keys([pygame.K_b, pygame.K_DOWN])
    assert sitting.board.keyboard.place is KeyboardZone.MARKET
    rect = sitting.board.keyboard.rect()
    assert rect == sitting.board.view.layout.cards[1]
    assert sitting.scene.scale.window.contains(rect)
    sitting.harness.key(pygame.K_RETURN)
    sitting.harness.settle()
    assert sitting.played == ["build android_explorer"]
    assert tab_of(sitting) is Tab.MAIN
    assert [slot.card for slot in sitting.board.view.panels[0].cards] == [
        sitting.state.game.card_index["android_explorer"]
    ]


def test_a_key_of_the_hand_acts_whatever_lies_open() -> None:
    sitting = large(Sitting(fresh("red", "blue", seed=7), (1920, 1080)))
    sitting.harness.keys([pygame.K_l, pygame.K_SPACE])
    sitting.harness.settle()
    assert sitting.played == ["roll"]
    assert tab_of(sitting) is Tab.MAIN
    dice = sitting.board.view.tray
    assert all(sitting.board.view.layout.tray_panel.contains(dice.die_rect(die)) for die in dice.dice)


def test_what_others_do_does_not_close_what_one_reads() -> None:
    start = fresh("red", "blue", seed=7)
    bots = ("cadet", "") if start.mover == 0 else ("", "cadet")
    sitting = large(Sitting(start, (1920, 1080), bots=bots))
    sitting.harness.key(pygame.K_l)
    for _ in range(4000):
        if sitting.scene.bot_turns.deciding is None and sitting.played:
            break
        if sitting.played:
            assert tab_of(sitting) is Tab.JOURNAL
        sitting.harness.frames(1, 0.05)
    assert sitting.state.mover != start.mover
    assert tab_of(sitting) is Tab.MAIN  # one's own turn: dice and buttons are there


def test_dice_keep_their_faces_when_the_size_changes() -> None:
    sitting = Sitting(
        position(TWO + "board: {N5: red camp}\ndice: [1, 1, 2, 3, 4, 5, 6, 6, 6]"), (1920, 1080)
    )
    for zoom in (2.0, 1.0, 1.75):
        large(sitting, zoom)
        tray = sitting.board.view.tray
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
    sitting = table()
    for zoom in (1.5, 1.75, 2.0):
        layout = large(sitting, zoom).board.view.layout
        for tile in layout.state.game.territories:
            assert layout.map.contains(layout.tile_rect(tile))
            x, y = layout.centres[tile]
            assert layout.tile_at((round(x), round(y))) == tile
