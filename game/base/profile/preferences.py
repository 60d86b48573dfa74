"""The player's settings as they are now: read from a file, changed, written and told to whoever follows them.

Several windows may have the same file: each writes what it has changed over what the file says then. A file that cannot
be understood is kept beside the new one, and so is one with a wrong value, which resets its key alone; a folder that
cannot be written to is told, and the settings hold until the program ends. The libraries that read, check and write are
asked for when they are needed: a start without settings, or with those of the last start, does without them.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from game.base.files.cached_file import CachedFile, cached_value
from game.base.files.json_values import to_json
from game.base.files.problems import DataError, Problem
from game.base.files.system_reasons import reason_of
from game.base.i18n.words import Words
from game.base.profile.folders import cache_folder, player_folder
from game.base.profile.settings import Settings

FILE: Final = "settings.yaml"
KEPT: Final = "settings.unreadable-1.yaml"  # the first file that was set aside; others have other numbers
_CHECKED: Final = "settings"


@dataclass(frozen=True, slots=True)
class SettingsFault:
    """What is wrong with the file: a locale key below `settings.fault`, and what fills its gaps.

    `kept` is the name under which the file was set aside, or a copy of it.
    """

    reason: Literal["unreadable", "bad_line", "bad_value", "unwritable"]
    path: Path
    why: str = ""
    problem: Problem | None = None
    kept: str = KEPT

    def text(self, words: Words) -> str:
        """The fault as a sentence."""
        problem = self.problem
        why = self.why if problem is None else words(problem.reason, **problem.details)
        line = "" if problem is None else problem.position
        return words(f"settings.fault.{self.reason}", path=self.path, why=why, line=line, kept=self.kept)


class _FileState(NamedTuple):
    """The settings that can be used of a file, the keys that stand in it but for wrong ones, what is wrong with it."""

    settings: Settings | None = None
    said: dict[str, Any] | None = None  # None for no file
    fault: SettingsFault | None = None


def read_settings(path: Path, keep_in: Path | None = None) -> Settings | SettingsFault:
    """The settings in a file, the default ones where there is no file, or what is wrong with all of it.

    A key with a wrong value is as if it were not there. `keep_in` is a folder where what was checked is kept for the
    next start; None keeps nothing.
    """
    found = _read(path, keep_in)
    if found.settings is not None:
        return found.settings
    assert found.fault is not None, "what gives no settings has a fault"
    return found.fault


def _read(path: Path, keep_in: Path | None = None) -> _FileState:
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return _FileState(Settings())
    except OSError as error:
        return _FileState(fault=SettingsFault("unreadable", path, reason_of(error)))
    if keep_in is None:
        return _checked(path)
    code = Path(__file__)
    readers = [code, code.with_name("settings.py"), code.with_name("settings_schema.py")]
    kept = CachedFile(keep_in / _CHECKED, [*readers, path])
    known = cached_value(kept, Settings)
    if known is not None:
        return _FileState(known)
    found = _checked(path)
    if found.settings is not None and found.fault is None:
        kept.write(to_json(found.settings))
    return found


def _checked(path: Path) -> _FileState:
    said = _said(path)
    if isinstance(said, SettingsFault):
        return _FileState(fault=said)
    if said is None:
        return _FileState(Settings())
    from game.base.profile.settings_schema import checked

    settings, rest, wrong = checked(said)
    fault = SettingsFault("bad_value", path, ", ".join(wrong)) if wrong else None
    return _FileState(settings, rest, fault)


def _said(path: Path) -> dict[str, Any] | SettingsFault | None:
    """The keys of a file as they are written now, or what is wrong with all of it; None where there is no file."""
    from game.base.files.yaml_text import read_yaml
    from game.base.files.yaml_tree import MapNode, plain, problem_at, shown

    try:
        root = read_yaml(path)
        if not isinstance(root, MapNode):
            raise DataError([problem_at(root, (), "problem.not_map", found=shown(root))])
    except DataError as error:
        problem = error.problems[0]
        if problem.reason == "problem.file_missing":
            return None
        return SettingsFault("bad_line" if problem.line else "unreadable", path, problem=problem)
    said = plain(root)
    assert isinstance(said, dict), "a map is one"
    return said


def _mended(path: Path, found: _FileState) -> _FileState:
    """A file of which something was wrong, set right: what could not be used is kept beside it."""
    from game.base.files.kept_file import change_file
    from game.base.files.regular_files import read_regular
    from game.base.files.whole_files import copy_aside, set_aside
    from game.base.files.yaml_text import as_yaml

    fault: SettingsFault | None = None

    def changed() -> bytes | None:
        nonlocal found, fault
        found = _checked(path)
        if found.fault is None:  # now, or as another window has set it right
            return None
        kept = set_aside(path) if found.settings is None else copy_aside(path, read_regular(path))
        fault = replace(found.fault, kept=kept.name)
        return None if found.said is None else as_yaml(found.said).encode()

    try:
        change_file(path, changed)
    except OSError as error:
        fault = _unwritable(path, error)
    return found._replace(fault=fault)


def write_settings(path: Path, settings: Settings, before: Settings | None = None) -> SettingsFault | None:
    """Write the settings whole or not at all; what went wrong, if anything.

    With `before`, only what they have other than those is written over what the file says now.
    """
    from game.base.files.kept_file import change_file
    from game.base.files.whole_files import set_aside
    from game.base.files.yaml_text import as_yaml
    from game.base.profile.settings_merge import as_said, merged

    fault: SettingsFault | None = None

    def changed() -> bytes | None:
        nonlocal fault
        found = _said(path)
        there = None if isinstance(found, SettingsFault) else found
        if isinstance(found, SettingsFault):
            fault = replace(found, kept=set_aside(path).name)
        wanted = as_said(settings) if there is None else merged(there, before, settings)
        return None if wanted == there else as_yaml(wanted).encode()

    try:
        change_file(path, changed)
    except OSError as error:
        return _unwritable(path, error)
    return fault


def _unwritable(path: Path, error: OSError) -> SettingsFault:
    return SettingsFault("unwritable", path, reason_of(error))


class Preferences:
    """The settings as they are now: whoever changes them has them written and told."""

    def __init__(self, path: Path | None = None, keep_in: Path | None = None) -> None:
        """Read from `path`, or, with None, kept in memory alone; `keep_in` as in `read_settings`."""
        self.path = path
        self.fault: SettingsFault | None = None
        self._settings = self._written = Settings()
        self._asked: dict[str, object] = {}  # by the command line, for this time only
        self._observers: list[Callable[[Settings, Settings], None]] = []
        if path is not None:
            found = _read(path, keep_in)
            if found.fault is not None:
                found = _mended(path, found)
            self._settings, self.fault = found.settings or Settings(), found.fault
        self._written = self._settings

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
            kept = self._without_asked(settings)
            self.fault = write_settings(self.path, kept, self._written)
            if self.fault is None or self.fault.reason != "unwritable":
                self._written = kept
        for observer in tuple(self._observers):
            observer(before, settings)

    def speak(self, language: str) -> None:
        """Speak this language from the start of the program, whatever was chosen before."""
        self._settings = replace(self._settings, language=language)
        self._asked["language"] = language

    def fill_screen(self, value: bool) -> None:
        """Fill the screen or not from the start of the program, whatever was chosen before."""
        self._settings = replace(self._settings, fullscreen=value)
        self._asked["fullscreen"] = value

    def _without_asked(self, settings: Settings) -> Settings:
        """The settings with what was chosen before, where only the command line says otherwise."""
        self._asked = {name: value for name, value in self._asked.items() if getattr(settings, name) == value}
        chosen: dict[str, Any] = {name: getattr(self._written, name) for name in self._asked}
        return replace(settings, **chosen)

    def never_ask_before_end(self) -> None:
        """Ask no more whether a turn should really end."""
        self.change(replace(self._settings, ask_before_end=False))

    def subscribe(self, observer: Callable[[Settings, Settings], None]) -> Callable[[], None]:
        """Tell `observer` (the settings before, and now) of every change; call the result to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)
