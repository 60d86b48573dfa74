"""What a player sets once for all games, as values; `game.base.profile.preferences` reads and writes them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from game.base.colour_sets import ColourSet
from game.base.i18n.system_language import system_language
from game.base.volumes import Volumes

ZOOMS: Final = (75, 90, 100, 110, 125, 150, 175, 200)  # per cent
_LAST_WAY: Final = "last_way"
THINKING: Final = (0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0)  # seconds a turn


class Pace(StrEnum):
    """How fast things move on the table."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at_once"

    @property
    def factor(self) -> float:
        """What every animation's pace is multiplied by; infinite where nothing is to be seen moving."""
        return {"slow": 0.6, "normal": 1.0, "fast": 1.9}.get(self.value, float("inf"))


@dataclass(frozen=True, slots=True)
class MotionSettings:
    """What moves: how fast, and whether the table lives while nothing happens (`ambient`).

    With `calm` nothing flies, tumbles, turns or shakes, whatever the speed: the table shows at once what came of it.
    """

    speed: Pace = Pace.NORMAL
    ambient: bool = True
    calm: bool = False

    @property
    def alive(self) -> bool:
        """Whether anything moves by itself."""
        return self.ambient and not self.calm

    @property
    def factor(self) -> float:
        """What the pace of every animation is multiplied by; infinite where nothing is to be seen moving."""
        return float("inf") if self.calm else self.speed.factor


@dataclass(frozen=True, slots=True)
class LookSettings:
    """How things are told apart: the seats' colours, and whether all is in high contrast."""

    colours: ColourSet = ColourSet.STANDARD
    contrast: bool = False


@dataclass(frozen=True, slots=True)
class TitleSetting:
    """A setting that a title has of its own: one of several values, the first until another is chosen.

    The words are in the title's locale under `settings.<name>`, `settings.<name>_tip` and
    `settings.<name>_value.<value>`.
    """

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BotSettings:
    """Computer players: how fast their turns are shown, and the seconds a turn of those that think against the clock.

    `seats` and `count` are who sat at the table that was last set: a computer player's name, empty for a person,
    for each seat there is, and how many of them played (0: none was set yet). `rivals` are who the computer players
    were, empty for a person and where a title has none. `talk`: they say something now and then.
    """

    pace: Pace = Pace.NORMAL
    seconds: float = 2.0
    seats: tuple[str, ...] = ()
    count: int = 0
    rivals: tuple[str, ...] = ()
    talk: bool = True


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. `language` is empty until one was chosen; `zoom` is in per cent.

    `lessons` are those taken to their end, `levels` those of the computer players of the last quick start, `titles`
    holds what was chosen of the titles' own settings, each by title, `keys` the keys chosen in place of the default
    ones, by `KeyAction.path`.
    """

    language: str = ""
    volumes: Volumes = field(default_factory=Volumes)
    motion: MotionSettings = field(default_factory=MotionSettings)
    look: LookSettings = field(default_factory=LookSettings)
    bots: BotSettings = field(default_factory=BotSettings)
    zoom: int = 100
    fullscreen: bool = False
    ask_before_end: bool = True
    lessons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    levels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    titles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    keys: Mapping[str, str] = field(default_factory=dict)

    @property
    def spoken(self) -> str:
        """The language to speak: the chosen one, or the system's."""
        return self.language or system_language()

    def value_of(self, title: str, setting: TitleSetting) -> str:
        """The value of a title's own setting; the first where none was chosen, or one that there is no more."""
        chosen = self.titles.get(title, {}).get(setting.name)
        return chosen if chosen in setting.values else setting.values[0]

    def last_way(self, title: str) -> str:
        """The way to play of the table of a title that was set last, as the title writes it; empty for none."""
        return self.titles.get(title, {}).get(_LAST_WAY, "")

    def with_last_way(self, title: str, text: str) -> "Settings":
        """These settings with another last way to play."""
        own = {**self.titles.get(title, {}), _LAST_WAY: text}
        return replace(self, titles={**self.titles, title: own})

    def having(self, title: str, setting: TitleSetting, value: str) -> "Settings":
        """These settings with another value of a title's own setting."""
        own = {**self.titles.get(title, {}), setting.name: value}
        return replace(self, titles={**self.titles, title: own})
