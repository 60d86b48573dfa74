"""Rings of any game: what is spoken of is named by the board, and looked up again wherever it lies then."""

from collections.abc import Iterable

from pygame import Rect, Surface

from game.kit.board.spotlight import Spotlight
from game.ui.scale import Scale


class Field:
    """A board of two fields, on which an action is the name of a field, and an event a name with a counter beside."""

    scale = Scale(1280, 720)

    def __init__(self) -> None:
        self.counter = Rect(10, 10, 20, 20)
        self.ringed: list[str] = []

    def areas(self, names: Iterable[str]) -> frozenset[str]:
        return frozenset(names) & {"north", "south"}

    def areas_of_event(self, event: tuple[str, int]) -> Iterable[str]:
        return (event[0],)

    def places_of_event(self, event: tuple[str, int]) -> Iterable[Rect]:
        return [self.counter] if event[1] else []

    def areas_of_action(self, action: str) -> Iterable[str]:
        return (action,)

    def places_of_action(self, action: str) -> Iterable[Rect]:
        return ()

    def draw_area(self, surface: Surface, name: str) -> None:
        self.ringed.append(name)


def test_what_an_event_is_about_is_ringed_where_it_is_now() -> None:
    field = Field()
    spotlight = Spotlight[str, tuple[str, int]](field)
    assert not spotlight.on
    spotlight.show_events([("north", 1), ("nowhere", 0)])
    assert spotlight.areas == {"north"}
    assert spotlight.rects() == [field.counter]
    field.counter = Rect(50, 50, 20, 20)
    assert spotlight.rects() == [Rect(50, 50, 20, 20)]


def test_one_thing_is_ringed_at_a_time_until_it_is_cleared() -> None:
    spotlight = Spotlight[str, tuple[str, int]](Field())
    spotlight.show_events([("north", 1)])
    spotlight.show("south")
    assert spotlight.areas == {"south"}
    assert not spotlight.rects()
    assert spotlight.clear()
    assert not spotlight.on
    assert not spotlight.clear()
