"""The hand in the fan while all are asked together: seen by who answers, and nothing told to the others."""

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.titles.inkas.board.panels.hand_fan import cards_held, fan_of, hand_items, large_area
from game.titles.inkas.rules.change import put_in
from game.ui.tooltip import draw_tooltip
from game.ui.widget_group import TIP_DELAY
from tests.inkas.board.test_answers import (
    ATTACK,
    ATTACKED,
    LAST,
    NOBODY,
    THIRD,
    behind_curtain,
    do,
    quest,
    rest,
    shown,
    table_of,
)
from tests.inkas.board.test_hand import table as table_with_hands
from tests.support.quest_table import QuestTable


def look(table: QuestTable) -> None:
    """Try all ways to look at the hand."""
    fan = table.board.view.shown.layout.cards.center
    table.window.key(pygame.K_TAB)
    table.window.press(fan)
    table.window.release(fan)
    table.window.key(pygame.K_1)
    table.window.key(pygame.K_TAB, pygame.KMOD_SHIFT)


def test_looking_at_the_hand_tells_nothing_while_all_are_asked() -> None:
    nobody, *others = (shown(hands, look) for hands in (NOBODY, ATTACKED, THIRD, LAST))
    assert all(nobody == other for other in others)


def test_no_hand_is_seen_while_all_are_asked() -> None:
    table = table_of(quest(ATTACKED))
    do(table, ATTACK)
    table.settle()
    look(table)
    assert not any(cards_held(table.board.view.shown)) and len(table.played) == 1


def test_who_answers_sees_the_own_hand_until_that_is_done() -> None:
    table = behind_curtain(ATTACKED, "chanka")
    assert cards_held(table.board.view.shown) == ("tampu_shield",)
    table.key(pygame.K_SPACE)
    assert not any(cards_held(table.board.view.shown))


def test_who_answers_puts_a_card_onto_its_walla() -> None:
    table = behind_curtain(ATTACKED, "chanka")
    shown_now = table.board.view.shown
    table.drag(shown_now.layout.cards.center, table.walla("yana_uru"))
    assert len(table.played) == 1 and table.board.desk.strip.open, "it is noted until all go on"


def test_a_card_that_lies_face_down_dragged_anywhere_does_nothing() -> None:
    table = table_of(quest(ATTACKED))
    do(table, ATTACK)
    table.settle()
    shown, gestures = table.board.view.shown, table.board.gestures
    (back,) = [area for area, _ in hand_items(shown)]
    assert not any(cards_held(shown))
    for spot in (table.wamani("Cb3"), table.walla("yana_uru"), shown.layout.hanan.center):
        gestures.handle(Event(pygame.MOUSEBUTTONDOWN, pos=back.center, button=1))
        gestures.handle(Event(pygame.MOUSEBUTTONUP, pos=spot, button=1))
    assert len(table.played) == 1


def own_turn() -> QuestTable:
    """A table of two persons at which the one in turn holds a card that can be played, and another one."""
    state = table_with_hands(bots={}, hands={"inka": ["illapa", "map_1"], "chanka": ["map_1"]}).state
    table = QuestTable(put_in(state, state.game.asking(at_table=True)))
    assert not any(cards_held(table.board.view.shown))
    return table


MAP, ILLAPA = 0, 1  # in the order of the fan


def card(table: QuestTable, number: int = ILLAPA) -> tuple[int, int]:
    return fan_of(table.board.view.shown)[number].area.center


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_card_of_a_hand_that_is_held_up_is_told_beside_its_large_picture(by_mouse: bool) -> None:
    table = own_turn()
    ui = table.scene.ui
    if not by_mouse:
        table.window.post(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    table.window.move(card(table))
    if by_mouse:
        table.window.press(card(table))
    table.window.frames(1, TIP_DELAY)
    shown, tip = table.board.view.shown, ui._tip
    assert tip is not None and ui._tip_shown
    assert tip.said == shown.words("tips.kind.illapa")
    box = draw_tooltip(Surface((1280, 720)), tip, shown.scale)
    assert not box.colliderect(large_area(shown, fan_of(shown)[ILLAPA]))


def is_hidden(table: QuestTable) -> bool:
    """Whether the hand lies face down once all that goes on by itself has done so."""
    at_once = not any(cards_held(table.board.view.shown))
    rest(table)
    if table.board.desk.strip.open:
        table.key(pygame.K_SPACE)
        rest(table)
    return at_once and not any(cards_held(table.board.view.shown))


def test_the_hand_is_hidden_after_a_card_of_it_was_dragged_and_played() -> None:
    table = own_turn()
    table.drag(card(table), table.middle("T"))
    assert table.played[0] == "play illapa" and is_hidden(table)


def test_the_hand_is_hidden_after_a_card_of_it_was_dragged_in_vain() -> None:
    for spot in ("T", "Ca1"):
        table = own_turn()
        table.drag(card(table, MAP), table.middle(spot))
        assert not table.played and is_hidden(table)


def test_the_hand_that_a_key_shows_is_hidden_once_a_card_is_played() -> None:
    table = own_turn()
    table.window.post(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    table.settle()
    assert any(cards_held(table.board.view.shown))
    table.drag(card(table), table.middle("T"))
    table.window.post(Event(pygame.KEYUP, key=pygame.K_TAB, mod=0))
    assert table.played[0] == "play illapa" and is_hidden(table)


@pytest.mark.parametrize("left", [pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST])
def test_the_hand_is_hidden_when_the_pointer_or_the_keys_leave_the_window(left: int) -> None:
    for held in (True, False):
        table = own_turn()
        if held:
            table.window.press(card(table))
        else:
            table.window.post(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
        assert any(cards_held(table.board.view.shown))
        table.window.post(Event(left))
        assert is_hidden(table)


def test_the_hand_is_hidden_when_a_dialog_opens_over_it() -> None:
    table = own_turn()
    table.window.post(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    table.scene.open_menu()
    table.window.post(Event(pygame.KEYUP, key=pygame.K_TAB, mod=0))
    table.window.key(pygame.K_ESCAPE)
    assert table.window.stack.top is table.scene and is_hidden(table)


def test_a_hold_outlives_another_size_of_the_window_no_longer_than_the_button() -> None:
    table = own_turn()
    table.window.press(card(table))
    table.window.resize((1024, 768))
    table.window.release(table.middle("T"))
    assert is_hidden(table)


# what has been decided, not what


def test_the_strip_says_who_has_decided_alike_for_a_card_and_a_pass() -> None:
    said = []
    for plays in (True, False):
        table = behind_curtain(ATTACKED, "chanka")
        if plays:
            table.drag(table.board.view.shown.layout.cards.center, table.walla("yana_uru"))
        else:
            table.key(pygame.K_SPACE)
        assert table.board.desk.strip.open
        said.append(table.board.desk.strip.said)
        assert table.board.question_panel._desk_note.startswith(said[-1])
    assert said[0] == said[1] and said[0].endswith("has decided.")


def test_once_all_have_decided_it_goes_on() -> None:
    table = own_turn()
    table.drag(card(table), table.middle("T"))
    for number in range(2):
        strip = table.board.desk.strip
        if not strip.open:
            return
        table.click(strip.badges[number].rect.center)
        table.click(table.board.desk.curtain.rect.center)
        table.key(pygame.K_SPACE)
    rest(table)
    assert table.played[1] == "pass"
