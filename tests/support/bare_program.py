"""What is done in a program of which titles' folders were taken away: `bare_program FOLDER JOURNAL`."""

import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import game
from game import cli
from game.core import registry
from game.core.record import Fault
from game.saved_games import open_game
from game.scenes.load.scene import LoadScene
from tests.support.card_race_game import NAME, begun, opened, play_out, race_match


def import_all() -> int:
    """Import every module of the program; how many there are."""
    names = [module.name for module in pkgutil.walk_packages(game.__path__, "game.")]
    for name in names:
        if not name.endswith("__main__"):
            import_module(name)
    return len(names)


def play(folder: Path) -> None:
    """A new game from the title screen to its end, and the list of games, without being asked which title."""
    program = opened(folder)
    program.click(program.top.new_game)
    assert type(program.top).__name__ == "QuickStartScene", program.top
    program.click(program.top.start)
    table = program.table
    assert table.context.title.name == NAME
    board: Any = table.board
    program.click(board.actions["step"])
    assert table.session.steps
    play_out(table.session)
    program.harness.settle()
    assert type(program.top).__name__ == "ResultScene", program.top
    for screen in (program.navigator.settings, program.navigator.credits, program.navigator.rules):
        screen()
        program.harness.settle()
    program.navigator.saved_games.statistics()
    program.harness.settle()
    assert program.top.figures.games == 1


def refuse(folder: Path, journal: Path) -> str:
    """How the game of the title that is not there is refused, in the list of games and to the command."""
    found = open_game(journal, registry.title(NAME).data.load())
    assert isinstance(found, Fault), found
    program = opened(folder)
    begun(race_match("", ""), program.saves, "step").close()
    (program.saves.folder / journal.name).write_bytes(journal.read_bytes())
    program.navigator.title()
    program.navigator.saved_games.open()
    program.harness.settle()
    scene = program.top
    assert isinstance(scene, LoadScene)
    scene.look_at_all_seen()
    whole = [row.summary is not None and row.summary.opened is not None for row in scene.list.entries]
    assert sorted(whole) == [False, True], whole
    return found.reason


def main(folder: Path, journal: Path) -> None:
    """All of it; what is printed is read by a test."""
    assert registry.titles() == (NAME,)
    print("modules", import_all())
    play(folder / "played")
    print(refuse(folder / "refused", journal))
    asked = ["simulate", "--players", "5", "--bots", "thrifty", "--games", "4", "--out", str(folder / "lab")]
    for command in (asked, ["check-data"], ["rules"], ["mods"], ["scenario", str(folder / "none.yaml")]):
        print(command[0], cli.main([*command, "--title", NAME]))
    print("replay", cli.main(["replay", str(journal), "--verify"]))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
