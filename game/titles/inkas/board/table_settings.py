"""What a player sets for this table: whether chances are told before a roll, and whether scenes move."""

from dataclasses import dataclass
from typing import Final

from game.base.profile.settings import Settings, TitleSetting
from game.titles.inkas.name import NAME

CHANCES: Final = TitleSetting("chances", ("shown", "hidden"))
SCENES: Final = TitleSetting("scenes", ("moving", "still"))
HAND: Final = TitleSetting("hand", ("hold", "switch"))
ASKING: Final = TitleSetting("asking", ("table", "name"))


@dataclass(frozen=True, slots=True)
class QuestSettings:
    """The settings of the table. `chances`: they are told before a roll. `still`: scenes of light, fire and gods are
    pictures in which nothing moves. `switch`: where several share a machine, a press shows a hand, another hides it.
    `by_name`: of several persons each is asked for answers alone.
    """

    chances: bool = True
    still: bool = False
    switch: bool = False
    by_name: bool = False

    @classmethod
    def of(cls, settings: Settings) -> "QuestSettings":
        """Those that were chosen."""
        return cls(
            chances=settings.value_of(NAME, CHANCES) == "shown",
            still=settings.value_of(NAME, SCENES) == "still",
            switch=settings.value_of(NAME, HAND) == "switch",
            by_name=settings.value_of(NAME, ASKING) == "name",
        )


USUAL: Final = QuestSettings()
"""Those of who has chosen nothing."""
