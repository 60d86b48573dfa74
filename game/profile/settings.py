"""What a player sets once for all games: a small YAML file in the player's folder.

A file that cannot be understood is kept beside the new one; a folder that cannot be written to is told, and the
settings hold until the program ends. The libraries that read, check and write are asked for when they are needed:
a start without settings, or with those of the last start, does without them.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Final

from game.datafiles.cached_file import CachedFile, cached_value
from game.datafiles.json_values import to_json
from game.datafiles.problems import DataError, Problem
from game.datafiles.regular_files import put_in_place
from game.i18n.system_language import system_language
from game.i18n.words import Words
from game.profile.folders import cache_folder, player_folder
from game.ui.colour_sets import ColourSet
from game.ui.volumes import Volumes

FILE: Final = "settings.yaml"
KEPT: Final = "settings.unreadable.yaml"
_CHECKED: Final = "settings"
_BOTS: Final = "company"  # the name of `Settings.bots` in the file, which players have
ZOOMS: Final = (75, 90, 100, 110, 125, 150, 175, 200)  # per cent
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
    """What moves: how fast, and whether mist, smoke and lights live by themselves (`ambient`).

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


class RimStrength(StrEnum):
    """How strongly the rims of held tiles show whose they are."""

    STRONG = "strong"
    SUBTLE = "subtle"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class LookSettings:
    """How things are told apart: the seats' colours, whether all is in high contrast, and the rims of held tiles."""

    colours: ColourSet = ColourSet.STANDARD
    contrast: bool = False
    rims: RimStrength = RimStrength.STRONG


@dataclass(frozen=True, slots=True)
class BotSettings:
    """Computer players: how fast their turns are shown, and the seconds a turn of those that think against the clock.

    `seats` and `count` are who sat at the table that was last set: a computer player's name, empty for a person,
    for each seat there is, and how many of them played (0: none was set yet).
    """

    pace: Pace = Pace.NORMAL
    seconds: float = 2.0
    seats: tuple[str, ...] = ()
    count: int = 0


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. `language` is empty until one was chosen; `zoom` is in per cent; `lessons` are those taken to
    their end.
    """

    language: str = ""
    volumes: Volumes = field(default_factory=Volumes)
    motion: MotionSettings = field(default_factory=MotionSettings)
    look: LookSettings = field(default_factory=LookSettings)
    bots: BotSettings = field(default_factory=BotSettings)
    zoom: int = 100
    fullscreen: bool = False
    ask_before_end: bool = True
    lessons: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """The language to speak: the chosen one, or the system's."""
        return self.language or system_language()


@dataclass(frozen=True, slots=True)
class SettingsFault:
    """What is wrong with the file: a locale key below `settings.fault`, and what fills its gaps."""

    reason: str
    path: Path
    why: str = ""
    problem: Problem | None = None

    def text(self, words: Words) -> str:
        """The fault as a sentence."""
        problem = self.problem
        why = self.why if problem is None else words(problem.reason, **problem.details)
        line = problem.line if problem is not None else 0
        return words(f"settings.fault.{self.reason}", path=self.path, why=why, line=line, kept=KEPT)


def read_settings(path: Path, keep_in: Path | None = None) -> Settings | SettingsFault:
    """The settings in a file, the default ones where there is no file, or what is wrong with it.

    `keep_in` is a folder where what was checked is kept for the next start; None keeps nothing.
    """
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return Settings()
    except OSError as error:
        return SettingsFault("unreadable", path, error.strerror or type(error).__name__)
    if keep_in is None:
        return _checked(path)
    code = Path(__file__)
    kept = CachedFile(keep_in / _CHECKED, [code, code.with_name("settings_form.py"), path])
    known = cached_value(kept, Settings)
    if known is not None:
        return known
    found = _checked(path)
    if isinstance(found, Settings):
        kept.write(to_json(found))
    return found


def _checked(path: Path) -> Settings | SettingsFault:
    from game.datafiles.yaml_text import read_yaml
    from game.datafiles.yaml_tree import plain
    from game.profile.settings_form import checked

    try:
        found = checked(plain(read_yaml(path)))
    except DataError as error:
        problem = error.problems[0]
        return SettingsFault("bad_line" if problem.line else "unreadable", path, problem=problem)
    return found if isinstance(found, Settings) else SettingsFault("bad_value", path, found or FILE)


def write_settings(path: Path, settings: Settings) -> SettingsFault | None:
    """Write the settings whole or not at all; what went wrong, if anything."""
    import yaml

    from game.datafiles.whole_files import write_whole

    values = asdict(settings)
    values["motion"]["speed"] = settings.motion.speed.value
    values["look"]["colours"] = settings.look.colours.value
    values["look"]["rims"] = settings.look.rims.value
    values["bots"]["pace"] = settings.bots.pace.value
    values = {_BOTS if key == "bots" else key: value for key, value in values.items()}
    text = yaml.safe_dump(values, sort_keys=False, allow_unicode=True)
    try:
        write_whole(path, text.encode())
    except OSError as error:
        return SettingsFault("unwritable", path, error.strerror or type(error).__name__)
    return None


def _keep_aside(path: Path) -> None:
    """Keep a file that cannot be understood under another name, as far as the system lets us."""
    try:
        put_in_place(path, path.with_name(KEPT))
    except OSError:
        return


class Preferences:
    """The settings as they are now: whoever changes them has them written and told."""

    def __init__(self, path: Path | None = None, keep_in: Path | None = None) -> None:
        """Read from `path`, or, with None, kept in memory alone; `keep_in` as in `read_settings`."""
        self.path = path
        self.fault: SettingsFault | None = None
        self._settings = Settings()
        self._observers: list[Callable[[Settings, Settings], None]] = []
        if path is not None:
            found = read_settings(path, keep_in)
            if isinstance(found, SettingsFault):
                self.fault = found
                _keep_aside(path)
            else:
                self._settings = found

    @classmethod
    def of_player(cls) -> "Preferences":
        """Those in the player's folder."""
        return cls(player_folder() / FILE, cache_folder())

    @property
    def now(self) -> Settings:
        """The settings."""
        return self._settings

    def change(self, settings: Settings) -> None:
        """Take these settings: they are written and told. `fault` says whether they could be kept."""
        before, self._settings = self._settings, settings
        if settings == before:
            return
        if self.path is not None:
            self.fault = write_settings(self.path, settings)
        for observer in tuple(self._observers):
            observer(before, settings)

    def speak(self, language: str) -> None:
        """Speak this language from the start of the program, whatever was chosen before."""
        self._settings = replace(self._settings, language=language)

    def never_ask_before_end(self) -> None:
        """Ask no more whether a turn should really end."""
        self.change(replace(self._settings, ask_before_end=False))

    def subscribe(self, observer: Callable[[Settings, Settings], None]) -> Callable[[], None]:
        """Tell `observer` (the settings before, and now) of every change; call the result to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)
