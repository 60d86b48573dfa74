"""Another language in the middle of a movement: it ends well, in the new words, on the table that it led to."""

from collections.abc import Callable

import pygame
import pytest

from game.core.contract import Applied
from game.core.match import Session
from game.core.record import GameSession
from game.kit.forms.result import ResultScene
from game.scenes.navigator import Navigator
from game.scenes.settings import SettingsScene
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.result.scene import how_won
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.harness import Harness
from tests.support.motion_table import movements
from tests.support.screens import Opened, take_language
from tests.support.valley_table import match_for
from tests.support.words import wiraqocha_words

MOVED = ["dice", "zeppelin", "death-ray", "relic", "theft-token", "card", "harvest", "turn-rich"]


def seated(opened: Opened, name: str) -> tuple[Harness, Session]:
    """The game of a movement at the navigator's table, with all its steps played but the last."""
    harness, navigator = opened
    state, steps = movements()[name]
    session: Session = GameSession(WIRAQOCHA, state)
    navigator.games.play(match_for(state), session)
    harness.settle()
    for line in steps[:-1]:
        act(session, line)
        harness.settle()
    return harness, session


def amid(opened: Opened, name: str) -> tuple[Harness, Session]:
    """The same when the movement has begun and goes on."""
    harness, session = seated(opened, name)
    act(session, movements()[name][1][-1])
    harness.frames(20)
    assert moving(harness)
    return harness, session


def act(session: Session, line: str) -> None:
    applied = session.act(WIRAQOCHA.parse_action(session.state, line))
    assert isinstance(applied, Applied), f"{line}: {applied}"


def choose(harness: Harness, navigator: Navigator, code: str) -> None:
    """The settings over whatever is shown, the language clicked, and back again."""
    navigator.settings()
    take_language(harness, code)
    assert isinstance(harness.stack.top, SettingsScene)
    harness.key(pygame.K_ESCAPE)


def at_rest(harness: Harness) -> bytes:
    """The picture when nothing moves any more and the pointer is out of the way."""
    harness.settle()
    harness.move((3, 3))
    harness.settle()
    return pygame.image.tobytes(harness.surface, "RGB")


def moving(harness: Harness) -> bool:
    table = harness.stack.top
    assert isinstance(table, TableScene)
    return table.motion.busy or valley_of(table.board).view.tray.rolling


@pytest.mark.parametrize("name", MOVED)
def test_the_table_is_that_of_a_game_in_which_the_movement_ended_first(
    name: str, open_game: Callable[..., Opened]
) -> None:
    opened = open_game()
    harness, session = amid(opened, name)
    choose(harness, opened[1], "fr")
    changed = at_rest(harness)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    assert table.session is session
    assert table.words.language == "fr"

    other = open_game()
    harness, twin = seated(other, name)
    act(twin, movements()[name][1][-1])
    harness.settle()
    choose(harness, other[1], "fr")
    assert at_rest(harness) == changed
    assert twin.state == session.state


@pytest.mark.parametrize("name", ["dice", "zeppelin"])
def test_by_hand_through_the_menu(name: str, open_game: Callable[..., Opened]) -> None:
    """The key that opens the menu ends the movement; what was played stands, and the game goes on in French."""
    harness, session = amid(open_game(), name)
    played = session.state
    harness.keys([pygame.K_ESCAPE, pygame.K_s])
    take_language(harness, "it")
    harness.key(pygame.K_ESCAPE)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    assert table.words.language == "it"
    assert session.state == played
    assert not moving(harness)
    step = WIRAQOCHA.legal_actions(session.state)[0]
    table.commands.play(step)
    harness.settle()
    assert session.steps[-1].action == step


@pytest.mark.parametrize("name", ["treasure", "somnium", "leviathan"])
def test_a_victory_is_told_in_the_new_language(name: str, open_game: Callable[..., Opened]) -> None:
    opened = open_game()
    harness, session = amid(opened, name)
    choose(harness, opened[1], "it")
    harness.settle()
    end = harness.stack.top
    assert isinstance(end, ResultScene)
    assert end.words.language == "it"
    assert end.sheet.lines[0].text == how_won(session.state, wiraqocha_words("it"))
