"""The values that events share: why a thing came about, and what changed in number."""

from dataclasses import dataclass
from enum import StrEnum

from game.titles.machu_picchu.content.definitions import Good


class Cause(StrEnum):
    """Why a Scout moved or goods came, where one event serves several causes."""

    STONES = "stones"
    SACRIFICE = "sacrifice"
    OFFERING = "offering"
    TILE = "tile"
    CLOCK = "clock"
    TRAIL = "trail"  # what Granary and Llama Stable owed
    DAY = "day"  # the corn of the last turn of a day


@dataclass(frozen=True, slots=True)
class Amount:
    """How many pieces of a good there were, and are now."""

    good: Good
    before: int
    after: int

    @property
    def gained(self) -> int:
        """Pieces won; below 0 pieces paid."""
        return self.after - self.before


Amounts = tuple[Amount, ...]  # of the goods that changed, in the fixed order
