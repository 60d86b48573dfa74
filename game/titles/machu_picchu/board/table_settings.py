"""What a player sets for this table: which panels are large, and how a hidden hand is looked at."""

from dataclasses import dataclass
from typing import Final

from game.base.profile.settings import Settings, TitleSetting
from game.titles.machu_picchu.name import NAME

PANELS: Final = TitleSetting("panels", ("turn", "all"))
HAND: Final = TitleSetting("hand", ("hold", "switch"))


@dataclass(frozen=True, slots=True)
class CitySettings:
    """The settings of the table. `alike`: all panels are large where they have room. `switch`: one press shows the
    hand, and another hides it.
    """

    alike: bool = False
    switch: bool = False

    @classmethod
    def of(cls, settings: Settings) -> "CitySettings":
        """Those that were chosen."""
        return cls(settings.value_of(NAME, PANELS) == "all", settings.value_of(NAME, HAND) == "switch")
