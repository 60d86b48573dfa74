"""The window: from the program's start to its end."""

import os
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game import COMMAND, PROGRAM
from game.base.files.disk_questions import is_folder
from game.base.files.problems import DataError
from game.base.i18n.problem_lines import problem_lines
from game.base.i18n.words import Words
from game.base.profile.folders import FolderLifetime, cache_folder, folder_lifetime, player_folder
from game.base.profile.preferences import Preferences
from game.base.profile.settings import Settings
from game.base.profile.window_place import WindowPlace, read_place, write_place
from game.core.contract import AnyTitle, GameData
from game.core.record import Saves
from game.core.registry import default, title, titles
from game.kit.forms.title_forms import SetupForms

if TYPE_CHECKING:
    from game.scenes.navigator import Navigator
    from game.ui.loop import Loop

REFUSED = 2
_NEXT: Final = ("game.core.match", "game.table.scene")  # modules that every title leads to


@dataclass(frozen=True, slots=True)
class Launch:
    """How the game is asked to open.

    `title` is the game that is in front on the shelf, by default the one that was played last; where its files cannot
    be used, another one is. `language` is spoken instead of
    the one chosen in the settings, or the system's. `data_folder` holds other data than the title's own, `mods` are
    folders of mods to play with. `fullscreen` goes before the setting.
    `words` are those that were read already, which are taken where they are in the language that is spoken.
    A `safe` start knows no sound, no mods and no settings but the default ones, and keeps none.
    """

    language: str | None = None
    data_folder: Path | None = None
    mods: Sequence[Path] = ()
    fullscreen: bool | None = None
    safe: bool = False
    title: str = ""
    words: Words | None = None


def main(launch: Launch | None = None) -> int:
    """Open the window and play until it is closed; the exit code.

    Data that cannot be used and a window that cannot open are told on the error stream, or in a window where there is
    none, with exit code 2.
    """
    launch = launch or Launch()
    preferences = Preferences() if launch.safe else Preferences.of_player()
    if launch.language:
        preferences.speak(launch.language)
    if launch.fullscreen is not None:
        preferences.fill_screen(launch.fullscreen)
    try:
        words, read, damaged = _first_whole(launch, preferences.now.spoken)
    except _NothingToPlayError as error:
        return _complain(error.lines)
    # Asked for late: faults above are told without a window, and quickly.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    import pygame

    try:
        loop = _opened(launch, preferences, words("menu.program"))
    except pygame.error as error:
        return _complain([words("menu.no_window", fault=error)])
    follow(loop, preferences)
    _play(loop, launch, preferences, words, read, damaged)
    if not launch.safe:
        write_place(player_folder(), _place_of(loop))
    pygame.quit()
    return 0


class _NothingToPlayError(Exception):
    """No title can be played; `lines` say why not the one that was asked for."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines


def _first_whole(
    launch: Launch, language: str
) -> tuple[Words, Callable[[], GameData], Mapping[str, DataError]]:
    """The words of the title that is asked for, or else of the first one whose files can be used, and what gives its
    data; and what is wrong with those before it.

    Raises _NothingToPlayError.
    """
    asked = launch.title or ("" if launch.data_folder else _last_played()) or default()
    others = () if launch.data_folder else (name for name in titles() if name != asked)
    damaged: dict[str, DataError] = {}
    lines: list[str] = []
    for name in (asked, *others):
        try:
            words = _words(launch.words, language, name)
        except DataError as error:
            damaged[name] = error
            lines = lines or _unspoken(error, language)
            continue
        try:
            read: Callable[[], GameData] = title(name).data.prepare(launch.data_folder, cache_folder())
        except DataError as error:
            damaged[name] = error
            lines = lines or _refused(error, words, launch)
            continue
        return words, read, damaged
    raise _NothingToPlayError(lines)


def _last_played() -> str:
    """The title of the game that was played last; empty where there is none, or none of this name is installed."""
    played = Saves(saves_folder()).last_played()
    return played.header.game if played is not None and played.header.game in titles() else ""


def _unspoken(error: DataError, language: str) -> list[str]:
    """What is wrong with words, in those of the shell where they can be read."""
    try:
        return problem_lines(error, Words.load(language, keep_in=cache_folder()))
    except DataError:
        return str(error).splitlines()


def _refused(error: DataError, words: Words, launch: Launch) -> list[str]:
    """What is wrong with the data of a title."""
    told = problem_lines(error, words)
    absent = launch.data_folder is not None and not is_folder(launch.data_folder)  # one line says it all
    return told if absent else [*told, words("data.refused", count=len(told))]


def _words(read: Words | None, language: str, title: str) -> Words:
    """The words of the language and the title. Raises DataError."""
    if read is None or read.language != language:
        read = Words.load(language, keep_in=cache_folder())
    return read if read.title == title else read.with_title(title, cache_folder())


def _opened(launch: Launch, preferences: Preferences, name: str) -> "Loop":
    """The window of this name, where and as large as it was when it was closed. Raises pygame.error."""
    import pygame

    from game.scenes.title_art import PROGRAM_ICON
    from game.ui.loop import Loop, WindowOptions
    from game.ui.screens import screens, window_size

    pygame.display.init()
    place = None if launch.safe else read_place(player_folder())
    if place is not None:
        place = place.fitted(screens())
    settings = preferences.now
    options = WindowOptions(
        name,
        place.size if place else window_size(pygame.display.get_desktop_sizes()[0]),
        settings.fullscreen,
        settings.zoom / 100,
        icon=PROGRAM_ICON,
        position=place.position if place else None,
    )
    return Loop(options)


def _place_of(loop: "Loop") -> WindowPlace:
    """Where the window stands now."""
    return WindowPlace(loop.windowed_size, loop.windowed_position)


def _play(
    loop: "Loop",
    launch: Launch,
    preferences: Preferences,
    words: Words,
    read: Callable[[], GameData],
    damaged: Mapping[str, DataError],
) -> None:
    """From the title until the window is closed."""
    from game.scenes.error_handler import ErrorHandler
    from game.scenes.navigator import Navigator

    navigator = Navigator(loop.stack, words, read, Saves(saves_folder()), preferences, damaged)
    loop.on_error = ErrorHandler(
        navigator.screens, player_folder() / "reports", navigator.title, lambda: navigator.games.playing
    )
    threading.excepthook = lambda what: _from_thread(loop, what)
    navigator.title()
    navigator.screens.tell_clashes()
    if folder_lifetime() is FolderLifetime.PASSING:
        navigator.screens.notify_too(words("trouble.home.passing", path=player_folder()))
    elif folder_lifetime() is FolderLifetime.NONE:
        navigator.screens.notify_too(words("trouble.home.none"))
    loop.step([], 0.0)  # the first picture; opening the sound card can wait for it
    from game.ui.sound import Sounds

    sounds = Sounds()
    sounds.volumes = preferences.now.volumes
    preferences.subscribe(lambda _, now: setattr(sounds, "volumes", now.volumes))
    if not launch.safe:
        navigator.hear(sounds)
    loop.call_soon(lambda: _read_ahead(loop, launch, navigator))
    loop.run()
    navigator.games.close()
    sounds.close()
    from game.core.statistics.database import write_waiting

    write_waiting()


def _read_ahead(loop: "Loop", launch: Launch, navigator: "Navigator") -> None:
    """Read aside what the next screens need, now that the window is there and answers."""
    from game.kit.data.mods.player_mods import installed_mods, mod_parts

    fetch_ahead(navigator.titles.current.title)
    if not launch.safe:
        navigator.titles.read_mods(
            lambda own: installed_mods(title(own.title).data.mods(), own, mod_parts(), launch.mods),
            loop.call_soon,
        )


def fetch_ahead(title: "AnyTitle") -> None:
    """Read the code of the next screens while the title is looked at, so that they open at once when asked for."""

    def fetch() -> None:
        for name in _NEXT:
            import_module(name)
        title.find(SetupForms)

    threading.Thread(target=fetch, name="fetch-ahead").start()


def _from_thread(loop: "Loop", what: threading.ExceptHookArgs) -> None:
    """An error outside the frames is met in the next frame."""
    if isinstance(what.exc_value, Exception):
        loop.break_soon(what.exc_value)


def follow(loop: "Loop", preferences: Preferences) -> None:
    """Let the window be as the settings say, and the settings as the window's own key says."""

    def take(before: Settings, now: Settings) -> None:
        if now.fullscreen != before.fullscreen:
            loop.set_fullscreen(now.fullscreen)
        if loop.zoom != now.zoom / 100:
            loop.set_zoom(now.zoom / 100)

    preferences.subscribe(take)
    loop.on_fullscreen = lambda value: preferences.change(replace(preferences.now, fullscreen=value))


def saves_folder() -> Path:
    """Where the games are recorded."""
    return player_folder() / "games"


def _complain(lines: list[str]) -> int:
    for line in lines:
        print(f"{COMMAND}: {line}", file=sys.stderr)
    if _nobody_reads():
        _show_complaint(lines)
    return REFUSED


def _nobody_reads() -> bool:
    """Whether the error stream leads nowhere: the packaged game was opened by a click, and by nobody who types."""
    if sys.stderr is None:
        return True
    return hasattr(sys, "frozen") and len(sys.argv) == 1 and not sys.stderr.isatty()


def _show_complaint(lines: list[str]) -> None:
    import pygame

    with suppress(pygame.error):
        pygame.display.message_box(PROGRAM, "\n".join(lines), "error")
