"""Tokens on their way: short glides that show what has happened already. The state never waits for them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pygame import Surface

from game.content.definitions import Kind
from game.rules.actions import RESERVE
from game.rules.events import Event, TokenBeaten, TokenMoved, Way
from game.rules.tokens import KIND_INDEX
from game.scenes.table.art import TOKEN_SIZE, draw_token
from game.scenes.table.layout import TOKEN_AT, Point, TableLayout
from game.scenes.table.panel_layout import PanelLayout
from game.ui.animation import Tween, ease_in_out

GLIDE = 0.42
DROP = 0.12


@dataclass(slots=True)
class Flight:
    """A token between two places; `tile` is where it stands already (its picture there waits), or -1."""

    kind: Kind
    emblem: str
    tile: int
    way: Tween

    def draw(self, surface: Surface, unit: float) -> None:
        """Draw the token where it is now."""
        x, y = self.way.value
        draw_token(surface, self.kind, self.emblem, (x, y), unit * TOKEN_SIZE)


class Flights:
    """All tokens on their way at one moment."""

    def __init__(self) -> None:
        self.flights: list[Flight] = []

    @property
    def busy(self) -> bool:
        """Whether any token is on its way."""
        return bool(self.flights)

    @property
    def hidden(self) -> frozenset[int]:
        """The tiles whose token has not arrived yet for the eye."""
        return frozenset(flight.tile for flight in self.flights if flight.tile >= 0)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether anything moved."""
        if not self.flights:
            return False
        self.flights = [flight for flight in self.flights if flight.way.update(dt)]
        return True

    def finish(self) -> bool:
        """Let all arrive at once; returns whether any was on its way."""
        was = self.busy
        self.flights.clear()
        return was

    def draw(self, surface: Surface, unit: float) -> None:
        """Draw all tokens on their way."""
        for flight in self.flights:
            flight.draw(surface, unit)


def flights_of(
    events: Iterable[Event],
    before: TableLayout,
    after: TableLayout,
    panels: Callable[[TableLayout, int], PanelLayout],
    emblems: dict[str, str],
    dropped_at: Point | None,
) -> list[Flight]:
    """The glides that show these events; `dropped_at` is where the moved token was let go, if it was dragged."""
    found: list[Flight] = []
    for event in events:
        if isinstance(event, TokenMoved):
            tile = after.state.game.index[event.tile]
            end = after.on_tile(tile, TOKEN_AT)
            seat = after.state.game.colours.index(event.player)
            start = dropped_at or _origin(event.origin, event.kind, before, panels(before, seat))
            seconds = GLIDE if dropped_at is None else DROP
            found.append(_flight(event.kind, emblems[event.player], tile, start, end, seconds))
        elif isinstance(event, TokenBeaten) and event.way is not Way.OUT:
            start = before.on_tile(before.state.game.index[event.tile], TOKEN_AT)
            colours = after.state.game.colours
            if event.way is Way.GRAVEYARD:
                end = after.graveyard
            else:
                home = event.captor if event.way is Way.HOSTAGE and event.captor else event.player
                end = _middle(panels(after, colours.index(home)))
            found.append(_flight(event.kind, emblems[event.player], -1, start, end, GLIDE))
    return found


def _flight(kind: Kind, emblem: str, tile: int, start: Point, end: Point, seconds: float) -> Flight:
    return Flight(kind, emblem, tile, Tween(start, end, seconds, ease_in_out))


def _origin(place: str, kind: Kind, layout: TableLayout, panel: PanelLayout) -> Point:
    if place != RESERVE:
        return layout.on_tile(layout.state.game.index[place], TOKEN_AT)
    slots = (slot.rect for slot in panel.tokens if slot.home and slot.kind == KIND_INDEX[kind])
    rect = next(slots, None)
    return (rect.centerx, rect.bottom) if rect is not None else _middle(panel)


def _middle(panel: PanelLayout) -> Point:
    return panel.rect.centerx, panel.rect.y + panel.rect.height // 2
