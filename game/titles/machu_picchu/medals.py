"""The ten medals of The Princes of Machu Picchu, in rows of five."""

from typing import Final

from game.core.contract import GameDeed, Medal, Tally
from game.titles.machu_picchu.content.definitions import Ending

_LEVELS: Final = ("pupil", "steward", "regent", "oracle")

MEDALS: Final = (
    Medal("clergy", "machu-picchu/award.clergy", GameDeed(reason=Ending.CLERGY)),
    Medal("cards", "machu-picchu/award.cards", GameDeed(reason=Ending.CARDS)),
    Medal("conquest", "machu-picchu/award.conquest", GameDeed(reason=Ending.CONQUEST)),
    Medal("full_table", "honour.full_table", GameDeed(seats=4)),
    Medal("rich", "machu-picchu/award.rich", GameDeed(figure="points", least=60)),
    Medal("modest", "machu-picchu/award.modest", GameDeed(figure="cards", most=3)),
    Medal("oracle", "machu-picchu/award.oracle", GameDeed(level="oracle")),
    Medal("levels", "honour.levels", Tally.LEVELS, len(_LEVELS), _LEVELS),
    Medal("days", "honour.days", Tally.DAYS, 7),
    Medal("challenges", "honour.challenges", Tally.CHALLENGES, 3),
)
