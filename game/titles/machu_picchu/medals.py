"""The ten medals of The Princes of Machu Picchu, in rows of five."""

from typing import Final

from game.core.contract import Achievement, Achievements, GameCondition, Tally
from game.titles.machu_picchu.content.definitions import Ending

_LEVELS: Final = ("pupil", "steward", "regent", "oracle")

MEDALS: Final = (
    Achievement("clergy", "machu-picchu/award.clergy", GameCondition(reason=Ending.CLERGY)),
    Achievement("cards", "machu-picchu/award.cards", GameCondition(reason=Ending.CARDS)),
    Achievement("conquest", "machu-picchu/award.conquest", GameCondition(reason=Ending.CONQUEST)),
    Achievement("full_table", "machu-picchu/award.full_table", GameCondition(seats=4)),
    Achievement("rich", "machu-picchu/award.rich", GameCondition(figure="points", least=60)),
    Achievement("modest", "machu-picchu/award.modest", GameCondition(figure="cards", most=3)),
    Achievement("oracle", "machu-picchu/award.oracle", GameCondition(level="oracle")),
    Achievement("levels", "honour.levels", Tally.LEVELS, len(_LEVELS), _LEVELS),
    Achievement("days", "honour.days", Tally.DAYS, 7),
    Achievement("challenges", "honour.challenges", Tally.CHALLENGES, 3),
)

ACHIEVEMENTS: Final = Achievements(MEDALS)
