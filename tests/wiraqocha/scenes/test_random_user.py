"""Whatever a hand does, nothing breaks, and the table shows the game as it stands."""

import random
import sys
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.core.match import header_of
from game.core.record import GameSession, Saves, read, replay
from game.core.record.journal import Journal
from game.core.registry import title
from game.kit.board.board_factory import BoardFactory
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.harness import Harness
from tests.support.random_positions import check_accounts, scattered
from tests.support.random_user import RandomUser
from tests.support.screens import Opened
from tests.support.shares import one_in
from tests.support.valley_table import match_for

EVENTS = 250
FILES = 256  # that may be open at once, as some systems have it


@pytest.fixture(autouse=True)
def few_open_files() -> Iterator[None]:
    """A program that keeps files open comes to an end of them here."""
    if sys.platform == "win32":
        yield
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if hard < 0 else min(FILES, hard), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def check_picture(harness: Harness, table: TableScene) -> None:
    """What the table shows and offers is the session's state, and its map is drawn as a new table draws it."""
    if table.last_turn.running:
        table.last_turn.end()
    table.recap.close()
    table.ui.toast.hide()
    table.seat_note.close()
    valley_of(table.board).spotlight.clear()
    valley_of(table.board).keyboard.cursor.leave()
    valley_of(table.board).ambience.set_alive(False)  # the wild hand may have turned the valley's own life on
    state = table.context.seen(table.session.state)
    assert valley_of(table.board).view.state == state
    assert valley_of(table.board).selection.state == state
    assert sorted(die.face for die in valley_of(table.board).view.tray.dice) == list(state.dice)
    again = TableScene(
        table.context.match,
        table.session,
        table.words,
        preferences=table.context.preferences,  # the wild hand may have changed how things look,
        board=title(table.context.match.setup.title).part(BoardFactory),
    )
    valley_of(again.board).ambience.set_alive(False)
    again.arrange(harness.stack.scale)
    fresh = pygame.Surface(harness.surface.get_size())
    again.draw(fresh)
    table.draw(harness.surface)
    area = valley_of(table.board).view.layout.map
    assert pixels(harness.surface, area) == pixels(fresh, area)


def pixels(surface: pygame.Surface, area: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(area), "RGB")


def come_to_rest(harness: Harness, table: TableScene) -> None:
    """Let go of everything, close what is open, point at nothing."""
    for button in (1, 2, 3):
        harness.release((2, 2), button)
    while harness.stack.scenes[-1] is not table:
        harness.stack.pop()
    valley_of(table.board).gestures.let_go()
    table.ui.focus(None)
    harness.post(pygame.event.Event(pygame.WINDOWLEAVE))
    harness.settle(240)  # the last turn may be shown again, and a wild turn is long


@pytest.mark.parametrize("seed", one_in(5, range(10)))
def test_wild_clicking(
    seed: int, open_game: Callable[..., Opened], saves: Saves, content: ValleyData
) -> None:
    harness, navigator = open_game()
    start = scattered(random.Random(seed))
    match = match_for(start)
    session = GameSession(WIRAQOCHA, start, saves.begin(header_of(match, content)))
    navigator.games.play(match, session)
    (path,) = saves.folder.glob("*.journal")
    hand = RandomUser(harness, seed)
    for number in range(EVENTS):
        hand.do_something()
        table = next((scene for scene in harness.stack.scenes if isinstance(scene, TableScene)), None)
        if not harness.stack.running or table is None or table.session is not session:
            break
        if number % 50 == 49:
            come_to_rest(harness, table)
            check_picture(harness, table)
            check_accounts(session.state)
    journal = read(path)
    assert isinstance(journal, Journal)
    replayed = replay(WIRAQOCHA, start, journal)
    assert replayed.fault is None
    assert replayed.state == session.state
