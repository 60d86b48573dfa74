"""How any board moves: forwards, backwards, at once for who wants nothing to move, and whose turn the bar names."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pytest
from pygame import Rect, Surface

from game.base.profile.settings import MotionSettings, Pace
from game.kit.board.event_motion import EventMotion
from game.ui.motion.player import MotionPlayer
from game.ui.motion.timeline import Animation, PanelCover, Timeline

NORMAL = MotionSettings(Pace.NORMAL, ambient=False)
CALM = MotionSettings(Pace.NORMAL, ambient=False, calm=True)
BAR = Rect(0, 0, 8, 2)


@dataclass
class Looks:
    """A board that shows whose turn it is, and nothing else."""

    mover: str = "red"
    picture: Surface = field(default_factory=lambda: Surface((8, 8)))


class Board:
    """It says what it was asked for; a `slow` one takes two frames to be drawn anew."""

    def __init__(self, settings: MotionSettings, *, slow: bool = False) -> None:
        self.mover = "red"
        self.asked: list[object] = []
        self.player = MotionPlayer(settings)
        self.motion = EventMotion[str, Looks, tuple[str, str]](
            self.player,
            self.asked.append,
            snapshot=lambda _: Looks(self.mover),
            transition=lambda before: (before.mover, self.mover),
            forwards=self._forwards,
            backwards=lambda change: self._forwards(change, ["back"], self.asked.append),
            redrawing=lambda _: self._draw() if slow else None,
            turn_passes=lambda before: before.mover != self.mover,
            bar=lambda: BAR,
        )

    def _draw(self) -> Iterable[None]:
        for part in ("panels", "city"):
            self.asked.append(part)
            yield

    def _forwards(self, change: tuple[str, str], events: Sequence[str], _: object) -> Timeline:
        self.asked.append((*change, *events))
        moving = (0.0, Animation(1.0, lambda surface, t: None, hides=frozenset({"pawn", 7})))
        return Timeline([moving], [PanelCover(Surface(BAR.size), BAR.topleft, 0.5)])

    def goes_on(self, mover: str, *events: str) -> None:
        before = self.motion.snapshot(events)
        self.mover = mover
        self.motion.animate(events, before)


def test_what_happened_is_shown_from_then_to_now_and_the_bar_names_who_was() -> None:
    board = Board(NORMAL)
    board.goes_on("blue", "moved")
    assert board.asked == [("red", "blue", "moved")]
    assert board.player.hidden_of(str) == {"pawn"}
    assert board.motion.shows_ended_turn
    board.player.update(0.6)
    assert not board.motion.shows_ended_turn
    assert board.motion.turn_passing, "something still moves"
    board.player.update(0.6)
    assert not board.motion.turn_passing
    board.goes_on("blue", "moved")
    assert not board.motion.shows_ended_turn, "the turn stays"
    assert not board.motion.turn_passing


def test_what_takes_long_to_draw_is_drawn_before_it_moves() -> None:
    board = Board(NORMAL, slow=True)
    board.goes_on("blue", "moved")
    assert board.motion.shows_ended_turn
    for _ in range(4):
        board.player.update(0.01)
    assert board.asked == ["panels", "city", ("red", "blue", "moved")]


def test_a_step_that_was_taken_back_goes_backwards() -> None:
    board = Board(NORMAL)
    board.goes_on("blue")
    before = board.motion.snapshot()
    board.mover = "red"
    board.motion.animate_backwards(before)
    assert board.asked[-1] == ("blue", "red", "back")
    assert not board.motion.shows_ended_turn


@pytest.mark.parametrize("slow", [False, True])
def test_where_nothing_may_move_all_is_heard_at_once(slow: bool) -> None:
    board = Board(CALM, slow=slow)
    board.goes_on("blue", "moved", "rested")
    board.motion.animate_backwards(board.motion.snapshot())
    assert board.asked == ["moved", "rested"]
    assert board.player.busy, "what was fades"
    assert not board.player.hidden
