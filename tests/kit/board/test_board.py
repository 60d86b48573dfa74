"""What a board is without the parts that few boards have: still, silent, and asleep."""

from typing import Any, cast

import pytest
from pygame import Rect
from pygame.event import Event

from game.kit.board.board import Board
from game.kit.board.board_input import BoardInput
from game.kit.board.context import AnyBoardContext, AnyTableCallbacks
from game.kit.board.end_question import EndQuestion, end_turn
from game.kit.board.event_motion import StillMotion
from game.kit.board.event_sounds import EventSounds
from game.ui.motion.ambience import Ambience
from tests.support.words import wiraqocha_words


def test_a_title_writes_about_a_dozen_hooks() -> None:
    assert len(Board.__abstractmethods__) <= 11


class _Valley(Board[Any, Any, Any]):
    """One title's board."""


class _City(Board[Any, Any, Any]):
    """Another one's."""


def test_a_board_is_narrowed_to_that_of_its_title() -> None:
    board: _Valley = object.__new__(type("Made", (_Valley,), dict.fromkeys(Board.__abstractmethods__)))
    assert _Valley.of(board) is board
    with pytest.raises(TypeError, match="Made is no _City"):
        _City.of(board)


def test_without_a_hand_and_a_cursor_nothing_happens() -> None:
    board_input = BoardInput()
    board_input.leave_keys()
    board_input.follow_keys()
    board_input.set_calm(True)
    assert not any(
        (
            board_input.dragging,
            board_input.asking,
            board_input.hover((1, 1)),
            board_input.drag(Event(0)),
            board_input.press(Event(0)),
            board_input.let_go(),
            board_input.update(0.1),
        )
    )


def test_a_still_board_tells_all_at_once() -> None:
    heard: list[str] = []
    motion = StillMotion(heard.append)
    motion.snapshot(["rolled"])
    motion.animate(["rolled", "moved"], None)
    motion.animate_backwards(None)
    assert heard == ["rolled", "moved"]


def test_without_a_table_of_events_nothing_is_heard() -> None:
    sounds = EventSounds()
    assert sounds.cue("rolled") is None
    assert sounds.music() is None
    assert sounds.music("rolled") is None


class Firefly:
    """Something that lives."""

    area = Rect(0, 0, 10, 10)

    def draw(self, surface: object, time: float) -> None:
        """It shines."""


def test_a_board_on_which_nothing_lives_never_wakes() -> None:
    ambience = Ambience(alive=True)
    assert ambience.wake_in() is None
    assert not ambience.update(10)
    ambience.show(lambda: [Firefly()])
    assert ambience.wake_in() is not None
    assert ambience.update(10)


class _Asking:
    """As much of a table as the end of a turn is about."""

    def __init__(self, *, asks: bool = True, wants: bool = True) -> None:
        self.did: list[object] = []
        self.words = wiraqocha_words()
        self.options = self.preferences = self.now = self
        self.asks, self.ask_before_end = asks, wants
        self.play = self.open_dialog = self.did.append

    def never_ask_before_end(self) -> None:
        """It is not asked again."""

    def end(self, *undone: str) -> object:
        """What comes of ending the turn with so much left undone."""
        end_turn(
            cast("AnyBoardContext", self), cast("AnyTableCallbacks", cast("Any", self)), "end", lambda: undone
        )
        return self.did.pop()


def test_the_end_of_a_turn_is_asked_about_only_where_something_is_left_undone() -> None:
    assert _Asking().end() == "end"
    assert isinstance(_Asking().end("A die is left."), EndQuestion)


@pytest.mark.parametrize("table", [_Asking(asks=False), _Asking(wants=False)])
def test_nobody_is_asked_who_does_not_want_it(table: _Asking) -> None:
    assert table.end("A die is left.") == "end"
