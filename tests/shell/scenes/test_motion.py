"""A timeline of any game: in order, at its pace, skipped, covered, heard in time; and how events come on the screen."""

import math
from collections.abc import Iterator, Sequence

import pytest
from pygame import Surface

from game.base.profile.settings import MotionSettings, Pace
from game.table.presenter import Presenter
from game.ui.motion.player import MotionPlayer
from game.ui.motion.timeline import Animation, PanelCover, Timeline

NORMAL = MotionSettings(Pace.NORMAL, ambient=False)
AT_ONCE = MotionSettings(Pace.AT_ONCE, ambient=False)
CALM = MotionSettings(Pace.NORMAL, ambient=False, calm=True)


class Painted:
    """Remembers how far an animation was when it was painted."""

    def __init__(self) -> None:
        self.seen: list[float] = []

    def __call__(self, _: Surface, t: float) -> None:
        self.seen.append(round(t, 3))


def canvas() -> Surface:
    return Surface((8, 8))


def test_animations_follow_one_another_and_those_that_belong_together_begin_together() -> None:
    timeline = Timeline()
    first, second, third = Painted(), Painted(), Painted()
    timeline.add(Animation(1.0, first))
    timeline.add(Animation(0.5, second, lead=0.0, delay=0.25), Animation(0.5, third))
    assert [start for start, _ in timeline.animations] == [0.0, 1.25, 1.0]
    assert timeline.cursor == 1.5
    assert timeline.length == 1.75
    timeline.update(1.25)
    timeline.draw(canvas())
    assert (first.seen, second.seen, third.seen) == ([], [0.0], [0.5])
    timeline.update(0.5)
    assert not timeline.busy


def test_one_that_waits_is_painted_from_the_start() -> None:
    timeline, waiting, late = Timeline(), Painted(), Painted()
    timeline.add(Animation(1.0, Painted()))
    timeline.add(Animation(1.0, waiting, waits=True), Animation(1.0, late))
    timeline.draw(canvas())
    assert waiting.seen == [0.0]
    assert late.seen == []


def test_what_is_hidden_is_hidden_until_it_arrives() -> None:
    timeline = Timeline()
    timeline.add(Animation(1.0, Painted(), hides=frozenset({"pawn"}), fills=("house",)))
    assert timeline.hidden == {"pawn"}
    assert timeline.filled_at("house", "market") == 1.0
    assert timeline.filled_at("market") == 0.0
    timeline.update(1.0)
    assert not timeline.hidden


def test_calls_come_in_their_time_even_when_nothing_is_shown() -> None:
    timeline, told = Timeline(), list[str]()
    timeline.call(lambda: told.append("now"))
    timeline.call(lambda: told.append("later"), 0.5)
    timeline.update(0.1)
    assert told == ["now"]
    timeline.update(0.5)
    assert told == ["now", "later"]


def test_a_cover_is_seen_until_its_time_and_then_fades() -> None:
    timeline = Timeline(covers=[PanelCover(Surface((4, 4)), (2, 2), 0.5, 0.5)])
    assert timeline.covers_at((3, 3))
    assert not timeline.covers_at((1, 1))
    timeline.update(0.75)
    timeline.draw_covers(canvas())
    assert timeline.covers[0].picture.get_alpha() == 128
    timeline.update(0.25)
    assert not timeline.busy


@pytest.mark.parametrize(("pace", "left"), [(Pace.SLOW, True), (Pace.NORMAL, True), (Pace.FAST, False)])
def test_the_player_keeps_the_pace(pace: Pace, left: bool) -> None:
    player, timeline = MotionPlayer(MotionSettings(pace, ambient=False)), Timeline()
    timeline.add(Animation(1.0, Painted()))
    player.play(timeline)
    player.update(0.9)
    assert player.busy is left


def test_a_timeline_can_be_ended_at_once() -> None:
    player, timeline = MotionPlayer(NORMAL), Timeline()
    timeline.add(Animation(1.0, Painted(), hides=frozenset({"pawn"})))
    player.play(timeline)
    assert player.finish()
    assert not player.busy
    assert not player.hidden
    assert not player.finish()


def test_what_comes_in_a_row_is_hurried_from_its_moment_on_and_what_follows_with_it() -> None:
    player = MotionPlayer(NORMAL)

    def begin(hurries_from: float) -> Timeline:
        timeline = Timeline(hurries_from=hurries_from)
        timeline.add(Animation(4.0, Painted()))
        player.play(timeline)
        return timeline

    first = begin(1.0)
    assert not player.hurry(), "not before that moment"
    player.update(1.0)
    assert player.hurry() and not player.hurry(), "once; then it can only be ended"
    player.update(0.5)
    assert first.elapsed == 3.0
    follows = begin(0.0)
    player.update(0.5)
    assert follows.elapsed == 2.0
    other = begin(math.inf)
    player.update(0.5)
    assert other.elapsed == 0.5 and not player.hurry()


def test_where_all_goes_at_once_nothing_stays_on_its_way() -> None:
    player, timeline = MotionPlayer(AT_ONCE), Timeline()
    timeline.add(Animation(1.0, Painted()))
    player.play(timeline)
    player.update(0.001)
    assert not player.busy
    player.fade_from(canvas())
    assert not player.busy


def test_in_reduced_motion_one_picture_fades_into_the_other() -> None:
    player = MotionPlayer(CALM)
    assert player.still
    player.fade_from(canvas())
    assert player.shows_old((4, 4))
    player.update(0.3)
    assert not player.busy


def test_what_takes_long_to_draw_is_drawn_over_several_frames_behind_the_old_picture() -> None:
    player, timeline, done = MotionPlayer(NORMAL), Timeline(), list[str]()
    timeline.add(Animation(1.0, Painted()))

    def make() -> Timeline:
        done.append("made")
        return timeline

    def draw() -> Iterator[None]:
        for part in ("city", "panels"):
            done.append(part)
            yield

    player.play_when_ready(canvas(), draw(), make)
    assert player.draw_old(canvas())
    frames = [tuple(done) for _ in range(4) if player.update(1 / 60)]
    assert frames == [(), ("city",), ("city", "panels"), ("city", "panels", "made")]
    assert not player.draw_old(canvas())
    assert player.busy


class CountingBoard:
    """A board whose state is a number and whose events are words; it remembers what it was asked to do."""

    rolling = False
    shows_ended_turn = False
    turn_passing = False

    def __init__(self) -> None:
        self.shown = 0
        self.asked: list[object] = []

    def set_pace(self, factor: float) -> None:
        self.asked.append(("pace", factor))

    def update(self, dt: float) -> bool:
        return self.rolling

    def settle(self) -> None:
        self.rolling = False

    def snapshot(self, events: Sequence[str] = ()) -> int:
        return self.shown

    def throw(self, state: int, events: Sequence[str] = ()) -> None:
        self.asked.append(("dice", state, *events))

    def animate(self, events: Sequence[str], before: int) -> None:
        self.asked.append((before, self.shown, *events))

    def animate_backwards(self, before: int) -> None:
        self.asked.append((before, self.shown))


def presented() -> tuple[CountingBoard, Presenter[int, str, int], list[int]]:
    board, past = CountingBoard(), list[int]()

    def show(state: int) -> None:
        board.shown = state

    def show_past(state: int) -> None:
        past.append(state)
        show(state)

    presenter = Presenter(
        board, board, MotionPlayer(NORMAL), lambda state: state, lambda events: events, show, show_past
    )
    board.asked.clear()
    return board, presenter, past


def test_events_are_shown_from_how_it_looked_to_how_it_looks() -> None:
    board, presenter, past = presented()
    presenter.present(1, ["rolled", "moved"])
    assert board.asked == [("dice", 1, "rolled", "moved"), (0, 1, "rolled", "moved")]
    board.asked.clear()
    presenter.present_backwards(0)
    assert board.asked == [("dice", 0), (1, 0)]
    assert not past


def test_the_past_is_shown_without_the_game() -> None:
    board, presenter, past = presented()
    presenter.present(1, ["moved"], past=True)
    presenter.jump_to(2, past=True)
    assert past == [1, 2]
    presenter.jump_to(3)
    assert past == [1, 2]
    assert board.shown == 3


def test_rivals_have_a_pace_of_their_own() -> None:
    board, presenter, _ = presented()
    presenter.take_pace(Pace.FAST)
    presenter.take_pace()
    assert board.asked == [("pace", Pace.FAST.factor), ("pace", Pace.NORMAL.factor)]
    board.rolling = True
    assert not presenter.shows_rivals
    presenter.take_pace(Pace.FAST)
    assert presenter.shows_rivals
