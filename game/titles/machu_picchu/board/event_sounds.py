"""What is heard at the table: which sound tells what happened, and from which side."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.scenes.table.sound import Cue
from game.titles.machu_picchu.board.city import TERRACES, TRAIL, VIEW
from game.titles.machu_picchu.content.definitions import NAME, Ending
from game.titles.machu_picchu.rules import events as e

_GESTURES: Final[Mapping[str, str]] = MappingProxyType({"lift": "button", "pick": "button", "back": "button"})
_SUMMIT: Final = len(TRAIL) - 1
_WIDE: Final = 0.8  # how far to the side a sound at the edge of the city comes from
_SOUNDS: Final[Mapping[type[e.Event], str]] = {
    e.IncaPlaced: "hired",
    e.PrincePlaced: "walk",
    e.Moved: "walk",
    e.Rode: "ride",
    e.Stayed: "stay",
    e.SunTaken: "sun-taken",
    e.StonesTaken: "stone",
    e.Sacrificed: "sacrifice",
    e.Offered: "sacrifice",
    e.Hired: "hired",
    e.Ordained: "ordained",
    e.MarketAdjusted: "coin",
    e.Sold: "coin",
    e.Bought: "coin",
    e.Recalled: "recalled",
    e.IncaBack: "recalled",
    e.CardDrawn: "card-drawn",
    e.CardsReturned: "card-returned",
    e.NightBegan: "night",
    e.DayBegan: "dawn",
}


def sound_of(event: e.Event) -> str | None:
    """The sound of an event, without the title before its name; None for what happens in silence."""
    match event:
        case e.BonusTaken() | e.Produced() | e.Gained() | e.TilePaid() | e.ClockPaid():
            return next((amount.good.value for amount in event.goods if amount.gained > 0), None)
        case e.ScoutMoved():
            return "summit" if _SUMMIT in (event.field, *event.passed) else "scout"
        case e.GameEnded():
            return "conquered" if event.ending is Ending.CONQUEST else "rescued"
    return _SOUNDS.get(type(event))


class CitySounds:
    """See `game.scenes.table.sound.BoardSounds`."""

    ambience: str | None = None
    gestures = _GESTURES

    def music(self, event: e.Event | None = None) -> str | None:
        """See `BoardSounds.music`."""
        return None

    def cue(self, event: e.Event) -> Cue | None:
        """See `BoardSounds.cue`."""
        sound = sound_of(event)
        if sound is None:
            return None
        return Cue(f"{NAME}/{sound}", getattr(event, "district", None))

    def side(self, place: str) -> float:
        """See `BoardSounds.side`."""
        half = VIEW[0] / 2
        return _WIDE * (TERRACES[place].middle[0] - half) / half if place in TERRACES else 0.0
