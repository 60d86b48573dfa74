"""The window: from the program's start to its end."""

import os
import sys
import threading
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.content.check import told_all
from game.content.load import load_content
from game.content.problems import DataError
from game.folders import assets_folder, cache_folder, has_home, player_folder
from game.modding import shelf_of
from game.record import Saves
from game.settings import Preferences, Settings
from game.words import Words

if TYPE_CHECKING:
    from game.ui.loop import Loop

REFUSED = 2
_NEXT: Final = ("game.match", "game.scenes.new_game", "game.scenes.table")  # what the title leads to


def main(language: str | None = None, data_folder: Path | None = None, mods: Sequence[Path] = ()) -> int:
    """Open the window and play until it is closed; the exit code.

    Without a `language` it speaks the one chosen in the settings, or the system's. `data_folder` holds other
    tiles, cards and rules than the game's own, `mods` are folders of mods to play with. Data that cannot be used
    and a window that cannot open are told on the error stream, with exit code 2.
    """
    preferences = Preferences.of_player()
    if language:
        preferences.speak(language)
    settings = preferences.now
    try:
        words = Words.load(settings.spoken, keep_in=cache_folder())
    except DataError as error:
        return _complain(str(error).splitlines())
    try:
        content = load_content(data_folder, cache_folder())
    except DataError as error:
        return _complain([*told_all(error, words), words("data.refused", count=len(error.problems))])
    # Asked for late: faults above are told without a window, and quickly.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from game.scenes.director import Director
    from game.scenes.rescue import Rescue
    from game.scenes.title import window_icon
    from game.ui.loop import Loop, WindowOptions
    from game.ui.sound import Sounds

    try:
        pygame.display.init()
        size = window_size(pygame.display.get_desktop_sizes()[0])
        options = WindowOptions(
            words("window"), size, settings.fullscreen, settings.zoom / 100, icon=window_icon()
        )
        loop = Loop(options)
    except pygame.error as error:
        return _complain([words("menu.no_window", fault=error)])
    follow(loop, preferences)
    sounds = Sounds(assets_folder() / "sounds")
    sounds.volumes = settings.volumes
    preferences.subscribe(lambda _, now: setattr(sounds, "volumes", now.volumes))
    director = Director(loop.stack, words, content, Saves(saves_folder()), preferences)
    loop.on_error = Rescue(director, player_folder() / "reports")
    threading.excepthook = lambda what: _from_thread(loop, what)
    director.title()
    if not has_home():
        director.notify(words("trouble.no_home", path=player_folder()))
    loop.step([], 0.0)  # the first picture; opening the sound card can wait for it
    director.hear(sounds)
    fetch_ahead()
    director.stock_aside(lambda: shelf_of(content, mods), loop.call_soon)
    loop.run()
    director.close()
    sounds.close()
    pygame.quit()
    return 0


def fetch_ahead() -> None:
    """Read the code of the next screens while the title is looked at, so that they open at once when asked for."""

    def fetch() -> None:
        for name in _NEXT:
            import_module(name)

    threading.Thread(target=fetch, name="fetch-ahead").start()


def _from_thread(loop: "Loop", what: threading.ExceptHookArgs) -> None:
    """An error outside the frames is met in the next frame."""
    if isinstance(what.exc_value, Exception):
        loop.break_soon(what.exc_value)


def follow(loop: "Loop", preferences: Preferences) -> None:
    """Let the window be as the settings say, and the settings as the window's own key says."""

    def take(_: Settings, now: Settings) -> None:
        loop.set_fullscreen(now.fullscreen)
        if loop.zoom != now.zoom / 100:
            loop.set_zoom(now.zoom / 100)

    preferences.subscribe(take)
    loop.on_fullscreen = lambda value: preferences.change(replace(preferences.now, fullscreen=value))


def window_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """How large the window opens on a screen of this size, in pixels: nine tenths of it, and 16 : 9."""
    width = min(desktop[0], desktop[1] * 16 // 9) * 9 // 10
    return width, width * 9 // 16


def saves_folder() -> Path:
    """Where the games are recorded."""
    return player_folder() / "games"


def _complain(lines: list[str]) -> int:
    for line in lines:
        print(f"wiraqocha: {line}", file=sys.stderr)
    return REFUSED
