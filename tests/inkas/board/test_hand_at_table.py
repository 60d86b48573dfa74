"""The hand in the fan while all are asked together: seen by who answers, and nothing told to the others."""

import pygame
from pygame.event import Event

from game.titles.inkas.board.panels.hand_fan import cards_held, hand_items
from tests.inkas.board.test_answers import (
    ATTACK,
    ATTACKED,
    LAST,
    NOBODY,
    THIRD,
    behind_curtain,
    do,
    quest,
    shown,
    table_of,
)
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
