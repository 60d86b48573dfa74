"""The window: from the program's start to its end."""

import os
import sys
from pathlib import Path

from game.content.check import told_all
from game.content.load import load_content
from game.content.problems import DataError
from game.folders import assets_folder, player_folder
from game.record import Saves
from game.words import FALLBACK, Words

REFUSED = 2


def main(language: str | None = None, data_folder: Path | None = None) -> int:
    """Open the window and play until it is closed; the exit code.

    `data_folder` holds other tiles, cards and rules than the game's own. Data that cannot be used and a window
    that cannot open are told on the error stream, with exit code 2.
    """
    try:
        words = Words.load(language or FALLBACK)
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
    from game.scenes.table.motion.settings import MotionSettings
    from game.scenes.title import window_icon
    from game.ui.loop import Loop, WindowOptions
    from game.ui.sound import Sounds

    try:
        pygame.display.init()
        size = window_size(pygame.display.get_desktop_sizes()[0])
        loop = Loop(WindowOptions(words("window"), size, icon=window_icon()))
    except pygame.error as error:
        return _complain([words("menu.no_window", fault=error)])
    sounds = Sounds(assets_folder() / "sounds")
    director = Director(loop.stack, words, content, Saves(saves_folder()), MotionSettings(), sounds)
    director.title()
    loop.step([], 0.0)  # the first picture; opening the sound card can wait for it
    sounds.start()
    sounds.ambience("camp-evening")
    loop.run()
    director.close()
    sounds.close()
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
