"""Everything is reached with the keys alone, and what the keys are at can be seen."""

import pygame
import pytest

from game.showcase import ShowcaseContext, draw, screens, set_up, stage
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.hand.keyboard import KeyboardZone
from game.titles.wiraqocha.board.view import ItemKind
from game.titles.wiraqocha.content.definitions import ValleyData
from game.ui.dialogs import Chooser
from game.ui.look import Look
from tests.support.key_walk import bytes_around, press, top_of, walk
from tests.support.shares import one_in
from tests.support.words import wiraqocha_words

SIZE = (1280, 720)


@pytest.mark.parametrize(("screen", "contrast"), one_in(4, screens("wiraqocha"), [False, True]))
def test_every_control_is_reached_and_ringed(screen: str, contrast: bool, content: ValleyData) -> None:
    with stage(SIZE, Look(high_contrast=contrast)) as stack:
        set_up(screen, ShowcaseContext(wiraqocha_words("en"), content, stack))
        scene = top_of(stack)
        if isinstance(scene, Chooser):
            return  # see below: it has a pointer of its own
        walk(stack, screen)


@pytest.mark.parametrize("screen", ["payment", "question"])
def test_a_choice_of_things_shows_where_the_keys_are(screen: str, content: ValleyData) -> None:
    with stage(SIZE) as stack:
        set_up(screen, ShowcaseContext(wiraqocha_words("en"), content, stack))
        chooser = top_of(stack)
        assert isinstance(chooser, Chooser)
        looks = set()
        for _ in chooser.options:
            looks.add(pygame.image.tobytes(draw(stack), "RGB"))
            press(stack, pygame.K_RIGHT if chooser._list.columns > 1 else pygame.K_DOWN)
        assert len(looks) == len(chooser.options) > 1


JUMPS = {
    KeyboardZone.MARKET: pygame.K_b,
    KeyboardZone.CARDS: pygame.K_c,
    KeyboardZone.GRAVEYARD: pygame.K_g,
    KeyboardZone.PLAYERS: pygame.K_o,
}


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_all_that_the_table_tells_is_reached(zoom: float, content: ValleyData) -> None:
    """Whatever the pointer of the mouse can ask about, the keys can ask about too."""
    with stage(SIZE) as stack:
        stack.scale = type(stack.scale)(*SIZE, zoom)
        set_up("table", ShowcaseContext(wiraqocha_words("en"), content, stack))
        table = top_of(stack)
        assert isinstance(table, TableScene)
        reached = set()
        for key in (*JUMPS.values(), pygame.K_RETURN):
            valley_of(table.board).keyboard.cursor.leave()
            press(stack, key)
            start = valley_of(table.board).keyboard.cursor.area
            assert start is not None
            for _ in range(200):
                rect = valley_of(table.board).keyboard.cursor.area
                assert rect is not None
                thing = valley_of(table.board).view.at(rect.center)
                if thing is not None:
                    reached.add((thing.what, thing.number, thing.seat))
                if key == pygame.K_RETURN:
                    break
                press(stack, pygame.K_RIGHT)
                if valley_of(table.board).keyboard.cursor.area == start:
                    break
        by_mouse = {
            (thing.what, thing.number, thing.seat)
            for x in range(0, SIZE[0], 5)
            for y in range(0, SIZE[1], 5)
            if (thing := valley_of(table.board).view.at((x, y))) is not None
        }
        # the arrows reach every tile: see test_keyboard
        on_tiles = {ItemKind.TILE, ItemKind.TOKEN, ItemKind.DIE_ON_TILE}
        assert {thing for thing in by_mouse if thing[0] not in on_tiles} <= reached


def test_what_the_keys_are_at_is_ringed_on_the_table(content: ValleyData) -> None:
    with stage(SIZE) as stack:
        set_up("table", ShowcaseContext(wiraqocha_words("en"), content, stack))
        table = top_of(stack)
        assert isinstance(table, TableScene)
        plain = draw(stack)
        for key in (*JUMPS.values(), pygame.K_TAB, pygame.K_RETURN):
            valley_of(table.board).keyboard.cursor.leave()
            press(stack, key)
            rect = valley_of(table.board).keyboard.cursor.area
            assert rect is not None
            assert bytes_around(draw(stack), rect) != bytes_around(plain, rect)


def test_the_keys_leave_the_buttons_for_the_valley_and_come_back(content: ValleyData) -> None:
    with stage(SIZE) as stack:
        set_up("table", ShowcaseContext(wiraqocha_words("en"), content, stack))
        table = top_of(stack)
        assert isinstance(table, TableScene)
        press(stack, pygame.K_a)
        first = table.ui.focused
        assert first is not None
        press(stack, pygame.K_TAB)
        assert table.ui.focused not in (None, first)
        press(stack, pygame.K_RIGHT)
        assert table.ui.focused is None
        assert valley_of(table.board).keyboard.cursor.zone is KeyboardZone.VALLEY
        press(stack, pygame.K_a)
        assert valley_of(table.board).keyboard.cursor.zone is None
        press(stack, pygame.K_ESCAPE)
        assert table.ui.focused is None
        assert stack.top is table
