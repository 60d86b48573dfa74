"""Only what has changed is drawn anew, and nothing else differs from a table drawn from scratch."""

import random

import pygame
import pytest

from game.core.contract import Applied
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.rules.engine import legal_actions
from game.ui.scale import Scale
from tests.support.motion_table import AT_ONCE, SIZE
from tests.support.random_positions import scattered
from tests.support.valley_table import WORDS, ValleyTable, fresh, match_for


def drawn(view: TableView) -> bytes:
    return pygame.image.tobytes(view.picture(), "RGB")


def from_scratch(table: ValleyTable) -> TableView:
    view = table.board.view
    other = TableView(
        WORDS, match_for(table.state).seats, view.emblems, view.state, view.people, view.rims, view.viewing
    )
    other.open_tab = view.open_tab
    other.arrange(view.scale)
    other.show(view.state, view.viewing, view.set_aside)
    return other


@pytest.mark.parametrize("seed", range(4))
def test_after_any_action_the_table_is_as_if_drawn_from_scratch(seed: int) -> None:
    chance = random.Random(seed)
    table = ValleyTable(scattered(chance) if seed else fresh("red", "blue", "green", "yellow"), SIZE)
    table.scene.set_motion(AT_ONCE)
    for number in range(48):
        actions = list(legal_actions(table.state))
        if not actions:
            break
        assert isinstance(table.session.act(chance.choice(actions)), Applied)
        table.harness.frames(1)
        if number % 4 == 3:
            assert drawn(table.board.view) == drawn(from_scratch(table))


def test_beside_a_large_valley_it_is_as_if_drawn_from_scratch_too() -> None:
    chance = random.Random(3)
    table = ValleyTable(scattered(chance), SIZE)
    table.scene.set_motion(AT_ONCE)
    table.harness.stack.resize(Scale(*SIZE, zoom=1.75))
    assert table.board.view.layout.open_tab is not None
    for number in range(24):
        assert isinstance(table.session.act(chance.choice(list(legal_actions(table.state)))), Applied)
        table.harness.frames(1)
        if number % 4 == 3:
            assert drawn(table.board.view) == drawn(from_scratch(table))


def test_the_picture_from_before_stays_as_it_was() -> None:
    chance = random.Random(5)
    table = ValleyTable(scattered(chance), SIZE)
    table.scene.set_motion(AT_ONCE)
    picture = table.board.view.picture()
    before = pygame.image.tobytes(picture, "RGB")
    assert isinstance(table.session.act(chance.choice(list(legal_actions(table.state)))), Applied)
    assert drawn(table.board.view) != before
    assert pygame.image.tobytes(picture, "RGB") == before
