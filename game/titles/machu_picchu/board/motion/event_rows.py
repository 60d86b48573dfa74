"""Every kind of event, one row each: the animations that show it, its sound, and the places that it speaks of.

A new event needs its row here; a test tells which is missing.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeVar

from pygame import Rect

from game.titles.machu_picchu.board import event_places as places
from game.titles.machu_picchu.board.city import TRAIL
from game.titles.machu_picchu.board.motion import beside, endings, goods, people, sky_scenes
from game.titles.machu_picchu.board.motion.flights import SoundMoment
from game.titles.machu_picchu.board.motion.transition import Transition
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.content.definitions import NAME, Ending
from game.titles.machu_picchu.rules import events as e
from game.titles.machu_picchu.rules.event_values import Amounts
from game.titles.machu_picchu.rules.events import Event
from game.ui.motion.timeline import Animation

Heard = Event | SoundMoment  # what can be heard

_E = TypeVar("_E", bound=Event)
_BELL: Final = "turn-bell"  # of the shell
_SUMMIT: Final = len(TRAIL) - 1


@dataclass(frozen=True, slots=True)
class EventRow:
    """How one kind of event is shown, heard and pointed at.

    `animate` makes the animations that show it. `sound` names its sound, None for what happens in silence; it comes
    from the side of the first of the `districts`. `places` are the areas beside the city that it is about.
    """

    animate: Callable[[Transition, Any], list[Animation]]
    sound: Callable[[Any], str | None]
    districts: Callable[[Any], tuple[str, ...]]
    places: Callable[[TableView, Any], Iterable[Rect]]


def unmoved(_: Transition, __: Event) -> list[Animation]:
    """Nothing moves: the panels or the light tell it."""
    return []


def own_sound(name: str) -> str:
    """A sound of this title, by its name in the manifest."""
    return f"{NAME}/{name}"


def _row(
    kind: type[_E],
    animate: Callable[[Transition, _E], list[Animation]] = unmoved,
    *,
    sound: str | Callable[[_E], str | None] = "",
    districts: Callable[[_E], tuple[str, ...]] = lambda _: (),
    places: Callable[[TableView, _E], Iterable[Rect]] = places.nowhere,
) -> tuple[type, EventRow]:
    """The row of a kind of event, checked by type: all its functions take that kind."""

    def sound_of(event: _E) -> str | None:
        name = sound(event) if callable(sound) else sound
        return own_sound(name) if name and name != _BELL else name or None

    return kind, EventRow(animate, sound_of, districts, places)


def first_gain(goods: Amounts) -> str | None:
    """The sound of the first kind of goods that came; the others are heard as they land."""
    return next((amount.good.value for amount in goods if amount.gained > 0), None)


def _of_gain(event: e.BonusTaken | e.Produced | e.Gained | e.ClockPaid | e.TilePaid) -> str | None:
    return first_gain(event.goods)


def _of_way(event: e.ScoutMoved) -> str:
    return "summit" if _SUMMIT in event.passed else "scout"


ROWS: Mapping[type, EventRow] = MappingProxyType(
    dict(
        (
            _row(e.TurnBegan, sound=_BELL, places=places.head),
            _row(
                e.IncaPlaced,
                people.inca_placed,
                sound="hired",
                districts=places.own_district,
                places=places.incas,
            ),
            _row(e.PrincePlaced, people.prince_placed, sound="walk", districts=places.own_district),
            _row(e.Moved, people.moved, sound="walk", districts=places.way),
            _row(e.Rode, people.rode, sound="ride", districts=places.way, places=places.goods),
            _row(
                e.Stayed,
                sky_scenes.stayed,
                sound="stay",
                districts=places.own_district,
                places=places.moon_tile,
            ),
            _row(e.SunTaken, sky_scenes.sun_taken, sound="sun-taken", places=places.head),
            _row(e.LastTurn, sound="night", places=places.head),
            _row(e.DistrictSpent, people.district_spent, districts=places.own_district),
            _row(e.NotAsked, districts=places.own_district),
            _row(
                e.BonusTaken,
                goods.bonus_taken,
                sound=_of_gain,
                districts=places.own_district,
                places=places.goods,
            ),
            _row(
                e.Produced, goods.produced, sound=_of_gain, districts=places.own_district, places=places.goods
            ),
            _row(e.StonesTaken, goods.stones_taken, sound="stone", districts=places.own_district),
            _row(
                e.Sacrificed,
                goods.sacrificed,
                sound=lambda event: "sacrifice" if event.llamas else None,
                districts=places.own_district,
                places=places.goods,
            ),
            _row(
                e.Offered,
                goods.offered,
                sound=lambda event: "sacrifice" if event.units else None,
                districts=places.own_district,
                places=places.goods,
            ),
            _row(e.Hired, people.hired, sound="hired", districts=places.own_district, places=places.incas),
            _row(e.Ordained, beside.ordained, sound="ordained", places=places.clergy),
            _row(e.MarketAdjusted, beside.adjusted, sound="coin", places=places.column),
            _row(e.Sold, beside.sold, sound="coin", places=places.column),
            _row(e.Bought, beside.bought, sound="coin", places=places.column),
            _row(e.Recalled, people.recalled, sound="recalled", districts=places.way_to_clock),
            _row(e.ScoutMoved, people.scout_moved, sound=_of_way, places=places.scout),
            _row(e.CardDrawn, beside.drawn, sound="card-drawn", places=places.cards),
            _row(e.CardsReturned, beside.returned, sound="card-returned", places=places.cards),
            _row(e.ClaimedLate, beside.claimed_late, sound="summit", places=places.cards),
            _row(e.Gained, goods.gained, sound=_of_gain, places=places.goods),
            _row(e.NightBegan, sound="night", places=places.sun_of_day),
            _row(e.TilePaid, sky_scenes.tile_paid, sound=_of_gain, places=places.moon_tile),
            _row(e.ClockPaid, goods.clock_paid, sound=_of_gain, districts=places.clock, places=places.goods),
            _row(
                e.IncaBack, people.inca_back, sound="recalled", districts=places.clock, places=places.supply
            ),
            _row(e.BonusPlaced, goods.bonus_placed, sound="stone", districts=places.own_district),
            _row(e.DayBegan, sky_scenes.day_began, sound="dawn", places=places.sun_of_day),
            _row(
                e.GameEnded,
                endings.ended,
                sound=lambda event: "conquered" if event.ending is Ending.CONQUEST else "rescued",
                places=places.ends,
            ),
            _row(e.Scored, endings.scored, sound="coin", places=places.heads),
        )
    )
)
