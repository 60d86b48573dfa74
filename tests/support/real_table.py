"""A real table in a real window from a position, recorded: `real_table POSITION FOLDER WIDTH HEIGHT`."""

import sys
from pathlib import Path

from game.base.files.yaml_text import read_yaml
from game.core.match import header_of
from game.core.record import GameSession, Saves
from game.scenes.navigator import Navigator
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.loop import Loop, WindowOptions
from tests.support.random_positions import penned
from tests.support.valley_table import match_for
from tests.support.words import wiraqocha_words


def main(position: Path, folder: Path, size: tuple[int, int]) -> None:
    """Play at the table until the window is closed; the journal lies in the folder."""
    content = penned()
    state = read_position(read_yaml(position), content)
    match = match_for(state)
    saves = Saves(folder)
    loop = Loop(WindowOptions("Wiraqocha", size))
    navigator = Navigator(loop.stack, wiraqocha_words("en"), lambda: content, saves)
    navigator.games.play(match, GameSession(WIRAQOCHA, state, saves.begin(header_of(match, content))))
    loop.run()
    navigator.games.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), (int(sys.argv[3]), int(sys.argv[4])))
