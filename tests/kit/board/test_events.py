"""A table of events: how their scenes follow one another, what is heard of them and where, what looks as before."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.kit.board.event_sounds import EventSounds
from game.kit.board.event_table import EventTable, event_table, row
from game.kit.board.event_timeline import timeline_of
from game.kit.board.panel_glide import PassingPanels, pass_turn
from game.ui.motion.timeline import Animation, Timeline
from game.ui.pictures import Point
from game.ui.scale import Scale
from game.ui.sound import Cue


@dataclass(frozen=True)
class Walked:
    """A figure goes from field to field."""

    player: str
    way: tuple[str, ...] = ("east",)


@dataclass(frozen=True)
class Rested:
    """Nothing that can be seen or heard."""

    player: str


@dataclass(frozen=True)
class TurnBegan:
    """It is somebody's turn."""

    player: str


Event = Walked | Rested | TurnBegan


class Change:
    """A change that remembers what was asked of it."""

    def __init__(self) -> None:
        self.dropped_at: Point | None = (3, 4)
        self.starts: list[Point | None] = []
        self.turned = False

    def turn(self) -> None:
        self.turned = True


def still(seconds: float, sound: Cue | None = None, delay: float = 0.0) -> Animation:
    return Animation(seconds, lambda surface, t: None, sound=sound, delay=delay)


def walked(change: Change, event: Walked) -> list[Animation]:
    """Each field takes a second, and a step is heard after the first half."""
    change.starts.append(change.dropped_at)
    return [still(float(len(event.way))), still(0.1, Cue("step"), 0.5)]


ROWS: EventTable[Change, None] = event_table(
    row(
        Walked,
        walked,
        from_hand=True,
        pause=0.5,
        sound="walk",
        sound_after=lambda event: 0.25 * len(event.way),
        areas=lambda event: event.way,
    ),
    row(Rested),
    row(TurnBegan, lambda _, __: [still(1.0)], overlap=0.2, turns=True, sound="bell", sided=False),
)


def played(*events: Event) -> tuple[Timeline, Change, list[Event | Cue]]:
    change, said = Change(), list[Event | Cue]()
    return timeline_of(ROWS, change, events, said.append), change, said


def test_scenes_follow_one_another_and_a_turn_waits_for_the_last_of_them() -> None:
    timeline, change, _ = played(Walked("red", ("east", "west")), Rested("red"), TurnBegan("blue"))
    assert timeline.moments == {Walked: 0.0, Rested: 2.5, TurnBegan: 2.5}
    assert timeline.length == 3.5
    assert change.turned


def test_a_turn_overlaps_what_still_moves_by_so_much_and_no_more() -> None:
    change = Change()
    rows = {
        **ROWS,
        **event_table(row(Rested, lambda _, __: [Animation(2.0, lambda surface, t: None, lead=0.0)])),
    }
    timeline = timeline_of(rows, change, [Rested("red"), TurnBegan("blue")], lambda _: None)
    assert timeline.moments[TurnBegan] == 1.8


def test_an_event_and_what_sounds_within_its_scene_are_heard_in_their_time() -> None:
    timeline, _, said = played(Walked("red"))
    timeline.update(0.2)
    assert said == []
    timeline.update(0.1)
    assert said == [Walked("red")]
    timeline.update(0.3)
    assert said == [Walked("red"), Cue("step")]


def test_only_the_first_comes_from_where_the_hand_let_go() -> None:
    _, change, _ = played(Walked("red"), Walked("red"))
    assert change.starts == [(3, 4), None]


def test_what_is_shown_beside_an_event_moves_with_it() -> None:
    timeline = timeline_of(ROWS, Change(), [Rested("red")], lambda _: None, beside=lambda _, __: [still(4.0)])
    assert timeline.length == 4.0


def passing(before: list[Rect], after: list[Rect]) -> PassingPanels:
    screen = Surface((200, 200))
    screen.fill("red")
    return PassingPanels(screen, before, after, Rect(0, 180, 200, 20), Scale(200, 200))


def test_panels_and_bar_look_as_before_until_the_turn_begins_and_then_glide() -> None:
    panels = passing(
        [Rect(50, 10, 60, 90), Rect(50, 105, 60, 40)], [Rect(50, 10, 60, 40), Rect(50, 55, 60, 90)]
    )
    timeline, _, _ = played(Walked("red"), TurnBegan("blue"))
    pass_turn(timeline, panels, TurnBegan)
    begins = timeline.moments[TurnBegan]
    assert [(cover.until, cover.fade) for cover in timeline.covers] == [(begins, 0.0)] * 2
    (start, glide), *_ = timeline.animations
    assert start == begins
    for t in (0.0, 0.5, 1.0):  # the second panel, which grows, lies between its two places
        table = Surface((200, 200))
        pygame.draw.rect(table, "blue", panels.after[1])
        glide.paint(table, t)
        top = next(y for y in range(200) if table.get_at((80, y))[:3] == (0, 0, 255))
        assert abs(top - (105 - 50 * t)) <= 2


def test_panels_of_tabs_change_at_once_when_the_turn_begins() -> None:
    panels = passing(
        [Rect(150, 10, 40, 90), Rect(550, 10, 40, 90)], [Rect(550, 10, 40, 90), Rect(150, 10, 40, 90)]
    )
    timeline, _, _ = played(Walked("red"), TurnBegan("blue"))
    before = len(timeline.animations)
    pass_turn(timeline, panels, TurnBegan)
    assert len(timeline.animations) == before and len(timeline.covers) == 2
    at_once, _, _ = played(TurnBegan("blue"))
    pass_turn(at_once, panels, TurnBegan)
    assert not at_once.covers


def sounds(*people: str) -> EventSounds:
    return EventSounds(
        ROWS,
        ambience=None,
        gestures={},
        piece=lambda: "tune",
        turn=TurnBegan,
        across=lambda place: {"east": 1.0, "west": -0.5}[place],
        people=people,
        of_others={TurnBegan: None},
    )


def test_a_sound_comes_from_the_first_place_of_its_event() -> None:
    heard = sounds()
    assert heard.cue(Walked("red", ("west", "east"))) == Cue("walk", "west")
    assert heard.cue(TurnBegan("red")) == Cue("bell")
    assert heard.cue(Rested("red")) is None
    assert heard.cue(Cue("step", "east")) == Cue("step", "east")
    assert heard.side("west") == heard.side("east") / -2 < 0


def test_the_bell_rings_for_persons_alone_where_others_sit_there_too() -> None:
    assert sounds("red").cue(TurnBegan("blue")) is None
    assert sounds("red").cue(TurnBegan("red")) == sounds().cue(TurnBegan("blue")) == Cue("bell")


def test_a_turn_may_begin_another_music() -> None:
    assert sounds().music() == sounds().music(TurnBegan("red")) == "tune"
    assert sounds().music(Walked("red")) is None
