"""Where everything is twice as large, one leaf at a time lies open beside the valley."""

import pygame
import pytest

from game.titles.wiraqocha.board.keyboard import Place
from game.titles.wiraqocha.board.layout import Leaf
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


def leaf_of(sitting: Sitting) -> Leaf | None:
    return sitting.scene.view.layout.leaf


def test_at_the_usual_size_everything_stands_open() -> None:
    sitting = Sitting(position(TWO + RICH), (1920, 1080))
    assert leaf_of(sitting) is None
    assert not any(button.visible for button in sitting.scene.leaves.buttons.values())
    sitting.harness.key(pygame.K_b)
    assert leaf_of(sitting) is None


@pytest.mark.parametrize(
    ("key", "leaf"), [(pygame.K_b, Leaf.MARKET), (pygame.K_o, Leaf.PLAYERS), (pygame.K_l, Leaf.JOURNAL)]
)
def test_a_key_opens_what_it_goes_to_and_escape_leads_back_to_the_hand(key: int, leaf: Leaf) -> None:
    sitting = table()
    assert leaf_of(sitting) is Leaf.HAND
    sitting.harness.key(key)
    assert leaf_of(sitting) is leaf
    shown = sitting.scene.log.visible
    assert shown is (leaf is Leaf.JOURNAL)
    assert not sitting.scene.actions_bar.buttons["end"].visible
    sitting.harness.key(pygame.K_ESCAPE)
    assert leaf_of(sitting) is Leaf.HAND
    assert sitting.harness.stack.top is sitting.scene  # and no menu came
    assert all(sitting.scene.actions_bar.buttons[name].visible for name in ("end", "undo", "hint"))
    assert sitting.scene.keyboard.rect() is None  # what the keys were at lies folded


def test_a_tab_opens_its_leaf_and_says_what_lies_there() -> None:
    sitting = table()
    for leaf in (Leaf.MARKET, Leaf.PLAYERS, Leaf.JOURNAL, Leaf.HAND):
        button = sitting.scene.leaves.buttons[leaf]
        assert button.tip
        sitting.click(sitting.places.tab(leaf))
        assert leaf_of(sitting) is leaf
        assert [tab for tab, one in sitting.scene.leaves.buttons.items() if one.selected] == [leaf]


def test_a_card_is_bought_with_the_keys_and_the_hand_comes_back() -> None:
    sitting = table()
    sitting.harness.keys([pygame.K_b, pygame.K_DOWN])
    assert sitting.scene.keyboard.place is Place.MARKET
    rect = sitting.scene.keyboard.rect()
    assert rect == sitting.scene.view.layout.cards[1]
    assert sitting.scene.scale.window.contains(rect)
    sitting.harness.key(pygame.K_RETURN)
    sitting.harness.settle()
    assert sitting.played == ["build android_explorer"]
    assert leaf_of(sitting) is Leaf.HAND
    assert [slot.card for slot in sitting.scene.view.panels[0].cards] == [
        sitting.state.game.card_index["android_explorer"]
    ]


def test_a_key_of_the_hand_acts_whatever_lies_open() -> None:
    sitting = large(Sitting(fresh("red", "blue", seed=7), (1920, 1080)))
    sitting.harness.keys([pygame.K_l, pygame.K_SPACE])
    sitting.harness.settle()
    assert sitting.played == ["roll"]
    assert leaf_of(sitting) is Leaf.HAND
    dice = sitting.scene.view.tray
    assert all(sitting.scene.view.layout.tray_panel.contains(dice.die_rect(die)) for die in dice.dice)


def test_what_others_do_does_not_close_what_one_reads() -> None:
    start = fresh("red", "blue", seed=7)
    bots = ("cadet", "") if start.mover == 0 else ("", "cadet")
    sitting = large(Sitting(start, (1920, 1080), bots=bots))
    sitting.harness.key(pygame.K_l)
    for _ in range(4000):
        if sitting.scene.company.deciding is None and sitting.played:
            break
        if sitting.played:
            assert leaf_of(sitting) is Leaf.JOURNAL
        sitting.harness.frames(1, 0.05)
    assert sitting.state.mover != start.mover
    assert leaf_of(sitting) is Leaf.HAND  # one's own turn: dice and buttons are there


def test_dice_keep_their_faces_when_the_size_changes() -> None:
    sitting = Sitting(
        position(TWO + "board: {N5: red camp}\ndice: [1, 1, 2, 3, 4, 5, 6, 6, 6]"), (1920, 1080)
    )
    for zoom in (2.0, 1.0, 1.75):
        large(sitting, zoom)
        tray = sitting.scene.view.tray
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
        layout = large(sitting, zoom).scene.view.layout
        for tile in layout.state.game.territories:
            assert layout.map.contains(layout.tile_rect(tile))
            x, y = layout.centres[tile]
            assert layout.tile_at((round(x), round(y))) == tile
