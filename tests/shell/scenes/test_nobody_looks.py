"""Where nobody looks nothing only adorns, and what cannot be seen is not drawn; a game goes on all the same."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from game.base.profile.preferences import Preferences
from game.core.bots.in_process_service import InProcessService
from game.core.match import Match, Seat
from game.core.record import GameSession
from game.core.registry import title, titles
from game.core.seat_colours import TitleEmblems, emblem_of
from game.kit.board.board_factory import BoardFactory
from game.scenes.main_menu import MainMenuScene, TitleCallbacks
from game.scenes.title_art import Cover
from game.table.scene import TableScene
from game.ui.scene import Scene
from tests.support.harness import Harness
from tests.support.title_examples import EXAMPLES
from tests.support.words import game_words_of

NAMES = tuple(titles())
SIZE = (1280, 720)
AWAY = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


def nothing() -> None:
    """No button leads anywhere."""


def cover_of(name: str) -> MainMenuScene:
    words, callbacks = game_words_of(name), TitleCallbacks(nothing, None, nothing)
    return MainMenuScene(words, title(name).part(Cover), callbacks, alive=lambda: True)


def table_of(name: str, *bots: str) -> TableScene:
    """A table of a new game in which the first seats are computer players."""
    played, setup, state = EXAMPLES[name].begin(name, min(3, title(name).seats[-1]), 5)
    seats = tuple(
        Seat(
            f"Player {number}",
            emblem_of(colour, setup.colours, title(name).part(TitleEmblems).of_colours),
            bot,
        )
        for number, (colour, bot) in enumerate(zip(setup.colours, (*bots, "", "", ""), strict=False))
    )
    return TableScene(
        Match(setup, seats),
        GameSession(played.rules, state),
        game_words_of(name),
        board=title(name).part(BoardFactory),
        preferences=Preferences(),
        service=InProcessService(played),
    )


def drawn_in_a_second(harness: Harness) -> int:
    drawn = harness.loop.frames_drawn
    harness.frames(60)
    return harness.loop.frames_drawn - drawn


@pytest.mark.parametrize("make", [cover_of, table_of])
@pytest.mark.parametrize("name", NAMES)
def test_what_only_adorns_stands_still_while_nobody_looks(name: str, make: Callable[[str], Scene]) -> None:
    harness = Harness(make(name), SIZE)
    harness.settle()
    assert drawn_in_a_second(harness) > 5, "it lives"
    for away in AWAY:
        harness.post(Event(away))
        assert drawn_in_a_second(harness) == 0
        assert harness.loop.sleep_time() > 1
        harness.post(Event(pygame.WINDOWFOCUSGAINED))
        assert drawn_in_a_second(harness) > 5, "it lives on"


@pytest.mark.parametrize("name", NAMES)
def test_computer_players_go_on_while_the_window_is_minimised(name: str) -> None:
    scene = table_of(name, *2 * EXAMPLES[name].quick_bots[:1])
    harness = Harness(scene, SIZE)
    harness.post(Event(pygame.WINDOWMINIMIZED))
    drawn, before = harness.loop.frames_drawn, scene.session.state
    for _ in range(600):
        harness.frames(1, 1 / 12)
        if scene.session.state != before and harness.loop.idle:
            break
    assert scene.session.state != before
    assert harness.loop.frames_drawn == drawn
