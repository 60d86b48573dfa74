"""The window: from the program's start to its end."""

import os
import sys
from pathlib import Path

from game.content.check import told_all
from game.content.load import load_content
from game.content.problems import DataError
from game.folders import player_folder
from game.language import system_language
from game.record import Saves
from game.words import Words

REFUSED = 2


def main(language: str | None = None, data_folder: Path | None = None) -> int:
    """Open the window and play until it is closed; the exit code.

    Without a `language` it speaks the system's. `data_folder` holds other tiles, cards and rules than the
    game's own. Data that cannot be used and a window that cannot open are told on the error stream, with
    exit code 2.
    """
    try:
        words = Words.load(language or system_language())
    except DataError as error:
        return _complain(str(error).splitlines())
    try:
        content = load_content(data_folder)
    except DataError as error:
        return _complain([*told_all(error, words), words("data.refused", count=len(error.problems))])
    # Asked for late: faults above are told without a window, and quickly.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from game.scenes.director import Director
    from game.scenes.title import window_icon
    from game.ui.loop import Loop, WindowOptions

    try:
        pygame.display.init()
        size = window_size(pygame.display.get_desktop_sizes()[0])
        loop = Loop(WindowOptions(words("window"), size, icon=window_icon()))
    except pygame.error as error:
        return _complain([words("menu.no_window", fault=error)])
    director = Director(loop.stack, words, content, Saves(saves_folder()))
    director.title()
    loop.run()
    director.close()
    pygame.quit()
    return 0


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
