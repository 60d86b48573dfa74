"""The question to all lies over no card, nor over what happens; how to look at a hand is told beside the cards."""

import pytest
from pygame import Rect

from game.kit.board.table_rects import Tab
from game.titles.inkas.board.panels.hand_fan import curtain_place, fan_of
from tests.inkas.board.test_answers import ATTACK, ATTACKED, do, quest
from tests.support.quest_table import QuestTable, position

SIZES = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0), ((1920, 1080), 1.5), ((800, 1280), 1.0)]


@pytest.mark.parametrize("count", [1, 4, 5])
@pytest.mark.parametrize(("size", "zoom"), SIZES)
def test_the_hint_lies_on_no_card_even_after_the_hand_was_seen(
    size: tuple[int, int], zoom: float, count: int
) -> None:
    held = ["map_1", "map_2", "map_3", "illapa", "inti"]
    keys = {"mode": "advanced", "players": {"inka": "C", "chanka": "Q"}, "turn": 5, "to_move": "inka"}
    wallas = {"ayar_kachi": "Ca2", "yana_uru": "Qb2"}
    state = position(**keys, wallas=wallas, hands={"inka": held[:count]}, step="move")  # six leave it no room
    table = QuestTable(state, size, zoom=zoom)
    table.board.open_tab(Tab.MARKET)
    shown = table.board.view.shown
    assert not shown.face_up
    table.board.view.turn_hand(face_up=True)
    seen = curtain_place(table.board.view.shown).hint
    table.board.view.turn_hand(face_up=False)
    hint = curtain_place(table.board.view.shown).hint
    assert hint == seen and hint.height > 0 and shown.layout.cards.contains(hint)
    assert hint.collidelist([card.area for card in fan_of(table.board.view.shown)]) < 0


@pytest.mark.parametrize(("size", "zoom"), SIZES)
def test_the_question_to_all_leaves_no_card_half_covered_and_the_board_free(
    size: tuple[int, int], zoom: float
) -> None:
    table = QuestTable(quest(ATTACKED), size, zoom=zoom)
    do(table, ATTACK)
    table.settle()
    strip, layout = table.board.desk.strip, table.board.view.shown.layout
    assert strip.open
    area: Rect = strip._rect
    assert all(area.contains(widget.rect) for widget in strip.widgets)
    others = [one for one in table.board.buttons_of_hand.buttons.values() if one.visible]
    assert area.collidelist([one.rect for one in others]) < 0
    assert area.right <= size[0] and not area.colliderect(layout.view)
    if layout.open_tab is None:
        assert all(area.top <= card.area.top + 12 for card in fan_of(table.board.view.shown))
    widgets = [widget.rect for widget in strip.widgets]
    assert all(one.collidelist(widgets[number + 1 :]) < 0 for number, one in enumerate(widgets))
    for _ in range(5):
        if strip.open:
            strip.go_on.on_click()
            table.settle()
    assert not strip.open and table.board.hint.visible
