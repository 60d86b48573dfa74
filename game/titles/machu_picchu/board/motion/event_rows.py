"""Every kind of event, one row each: the animations that show it, its sound, and the places that it speaks of.

A new event needs its row here; a test tells which is missing.
"""

from typing import Final

from game.kit.board.event_table import EventTable, event_table, row
from game.titles.machu_picchu.board.layout.city import TRAIL
from game.titles.machu_picchu.board.motion import beside, endings, goods, people, sky_scenes
from game.titles.machu_picchu.board.motion import event_places as places
from game.titles.machu_picchu.board.motion.light import DUSK
from game.titles.machu_picchu.board.motion.transition import Transition
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules import events as e

_SUMMIT: Final = len(TRAIL) - 1
_OVERLAP: Final = 0.1  # seconds of a turn, a night or a day with the last scene before it


def _of_gain(event: e.BonusTaken | e.Produced | e.Gained | e.ClockPaid | e.TilePaid) -> str | None:
    """The sound of the first kind of goods that came; the others are heard as they land."""
    return next((f"{NAME}/{amount.good}" for amount in event.goods if amount.gained > 0), None)


def _of_way(event: e.ScoutMoved) -> str:
    return "machu-picchu/summit" if _SUMMIT in event.passed else "machu-picchu/scout"


ROWS: EventTable[Transition, TableView] = event_table(
    row(e.TurnBegan, overlap=_OVERLAP, turns=True, sound="turn-bell", places=places.head),
    row(
        e.IncaPlaced,
        people.inca_placed,
        sound="machu-picchu/hired",
        areas=places.own_district,
        places=places.incas,
    ),
    row(
        e.PrincePlaced,
        people.prince_placed,
        from_hand=True,
        sound="machu-picchu/walk",
        areas=places.own_district,
    ),
    row(e.Moved, people.moved, from_hand=True, sound="machu-picchu/walk", areas=places.way),
    row(
        e.Rode, people.rode, from_hand=True, sound="machu-picchu/ride", areas=places.way, places=places.goods
    ),
    row(
        e.Stayed,
        sky_scenes.stayed,
        from_hand=True,
        sound="machu-picchu/stay",
        areas=places.own_district,
        places=places.moon_tile,
    ),
    row(e.SunTaken, sky_scenes.sun_taken, sound="machu-picchu/sun-taken", places=places.head),
    row(e.LastTurn, sound="machu-picchu/night", places=places.head),
    row(e.DistrictSpent, people.district_spent, areas=places.own_district),
    row(e.NotAsked, areas=places.own_district),
    row(
        e.BonusTaken,
        goods.bonus_taken,
        sound=_of_gain,
        areas=places.own_district,
        places=places.goods,
    ),
    row(e.Produced, goods.produced, sound=_of_gain, areas=places.own_district, places=places.goods),
    row(e.StonesTaken, goods.stones_taken, sound="machu-picchu/stone", areas=places.own_district),
    row(
        e.Sacrificed,
        goods.sacrificed,
        sound=lambda event: "machu-picchu/sacrifice" if event.llamas else None,
        areas=places.own_district,
        places=places.goods,
    ),
    row(
        e.Offered,
        goods.offered,
        sound=lambda event: "machu-picchu/sacrifice" if event.units else None,
        areas=places.own_district,
        places=places.goods,
    ),
    row(e.Hired, people.hired, sound="machu-picchu/hired", areas=places.own_district, places=places.incas),
    row(e.Ordained, beside.ordained, sound="machu-picchu/ordained", places=places.clergy),
    row(e.MarketAdjusted, beside.adjusted, sound="machu-picchu/coin", places=places.column),
    row(e.Sold, beside.sold, sound="machu-picchu/coin", places=places.column),
    row(e.Bought, beside.bought, sound="machu-picchu/coin", places=places.column),
    row(e.Recalled, people.recalled, sound="machu-picchu/recalled", areas=places.way_to_clock),
    row(e.ScoutMoved, people.scout_moved, sound=_of_way, places=places.scout),
    row(e.CardDrawn, beside.drawn, sound="machu-picchu/card-drawn", places=places.cards),
    row(e.CardsReturned, beside.returned, sound="machu-picchu/card-returned", places=places.cards),
    row(e.ClaimedLate, beside.claimed_late, sound="machu-picchu/summit", places=places.cards),
    row(e.Gained, goods.gained, sound=_of_gain, places=places.goods),
    row(e.NightBegan, overlap=_OVERLAP, pause=DUSK, sound="machu-picchu/night", places=places.sun_of_day),
    row(e.TilePaid, sky_scenes.tile_paid, sound=_of_gain, places=places.moon_tile),
    row(e.ClockPaid, goods.clock_paid, sound=_of_gain, areas=places.clock, places=places.goods),
    row(
        e.IncaBack, people.inca_back, sound="machu-picchu/recalled", areas=places.clock, places=places.supply
    ),
    row(e.BonusPlaced, goods.bonus_placed, sound="machu-picchu/stone", areas=places.own_district),
    row(
        e.DayBegan,
        sky_scenes.day_began,
        overlap=_OVERLAP,
        sound="machu-picchu/dawn",
        places=places.sun_of_day,
    ),
    row(
        e.GameEnded,
        endings.ended,
        sound=lambda event: (
            "machu-picchu/conquered" if event.ending is Ending.CONQUEST else "machu-picchu/rescued"
        ),
        places=places.ends,
    ),
    row(e.Scored, endings.scored, sound="machu-picchu/coin", places=places.heads),
)
