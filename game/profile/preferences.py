"""The player's settings as they are now: read from a file, changed, written and told to whoever follows them.

A file that cannot be understood is kept beside the new one; a folder that cannot be written to is told, and the
settings hold until the program ends. The libraries that read, check and write are asked for when they are needed:
a start without settings, or with those of the last start, does without them.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, Literal

from game.datafiles.cached_file import CachedFile, cached_value
from game.datafiles.json_values import to_json
from game.datafiles.problems import DataError, Problem
from game.datafiles.regular_files import put_in_place
from game.i18n.words import Words
from game.profile.folders import cache_folder, player_folder
from game.profile.settings import Settings

FILE: Final = "settings.yaml"
KEPT: Final = "settings.unreadable.yaml"
_CHECKED: Final = "settings"
_BOTS: Final = "company"  # the name of `Settings.bots` in the file, which players have


@dataclass(frozen=True, slots=True)
class SettingsFault:
    """What is wrong with the file: a locale key below `settings.fault`, and what fills its gaps."""

    reason: Literal["unreadable", "bad_line", "bad_value", "unwritable"]
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
    readers = [code, code.with_name("settings.py"), code.with_name("settings_schema.py")]
    kept = CachedFile(keep_in / _CHECKED, [*readers, path])
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
    from game.profile.settings_schema import checked

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
