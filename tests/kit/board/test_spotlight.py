"""Rings of any game: what is spoken of is named by the board, and looked up again wherever it lies then."""

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.kit.board.event_table import EventTable, event_table, row
from game.kit.board.spotlight import Spotlight, SpotlightPlaces
from game.ui.scale import Scale


class Field:
    """A board of two fields, with a counter beside them."""

    scale = Scale(1280, 720)

    def __init__(self) -> None:
        self.counter = Rect(10, 10, 20, 20)


@dataclass(frozen=True, slots=True)
class Stepped:
    """Somebody stepped on a field, and may have been counted."""

    field: str
    counted: bool = False


ROWS: EventTable[object, Field] = event_table(
    row(
        Stepped,
        areas=lambda event: (event.field,),
        places=lambda board, event: [board.counter] if event.counted else [],
    )
)


class FieldPlaces(SpotlightPlaces[str]):
    """An action is the name of a field."""

    def __init__(self) -> None:
        self.ringed: list[str] = []

    def areas(self, names: Iterable[str]) -> frozenset[str]:
        return frozenset(names) & {"north", "south"}

    def areas_of_action(self, action: str) -> Iterable[str]:
        return (action,)

    def draw_area(self, surface: Surface, name: str) -> None:
        self.ringed.append(name)


def test_what_an_event_is_about_is_ringed_where_it_is_now() -> None:
    field = Field()
    spotlight = Spotlight[str, Stepped](field, ROWS, FieldPlaces())
    assert not spotlight.on
    spotlight.show_events([Stepped("north", counted=True), Stepped("nowhere")])
    assert spotlight.areas == {"north"}
    assert spotlight.rects() == [field.counter]
    field.counter = Rect(50, 50, 20, 20)
    assert spotlight.rects() == [Rect(50, 50, 20, 20)]


def test_one_thing_is_ringed_at_a_time_until_it_is_cleared() -> None:
    spotlight = Spotlight[str, Stepped](Field(), ROWS, FieldPlaces())
    spotlight.show_events([Stepped("north", counted=True)])
    spotlight.show("south")
    assert spotlight.areas == {"south"}
    assert not spotlight.rects()
    assert spotlight.clear()
    assert not spotlight.on
    assert not spotlight.clear()
