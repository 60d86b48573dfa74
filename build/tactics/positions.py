"""The files of tactical positions: the game's puzzles, and positions that are no puzzles but measure the levels."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.puzzles.claims import Kind
from game.titles.wiraqocha.puzzles.tactics_file import Tactic, read_tactics, write_tactics

ROOT: Final = Path(__file__).resolve().parents[2]
PUZZLES: Final = ROOT / "data" / "puzzles.yaml"
OTHERS: Final = Path(__file__).with_name("positions.yaml")
_HEAD_OF_PUZZLES: Final = """\
# Puzzles: positions out of played games in which one turn is right, proved by search (build/tactics). `kind` is what
# the player to move has to do: win for certain; make the throw that wins with a `chance` (any other: `second` at most);
# stop the next player, who wins with `idle` percent of all throws, but after a right turn with `most`; keep its own
# victory from being prevented in the same measure. `turn` is such a turn. The grade is the weakest level that finds it.
"""
_HEAD_OF_OTHERS: Final = """\
# Tactical positions out of played games that are no puzzles (build/tactics): in each, a turn wastes nothing.
# The tiles and costs are those of tests/wiraqocha/figures.
"""


def game_content() -> ValleyData:
    """The valley and the costs of the game, which its puzzles are written for."""
    return DATA.load()


def fixed_content() -> ValleyData:
    """The valley and the costs that the other positions are written for; tuning the game's own moves none of it."""
    return DATA.load(ROOT / "tests" / "wiraqocha" / "figures")


def puzzles() -> list[Tactic]:
    """The game's puzzles. Raises DataError."""
    return list(read_tactics(PUZZLES, game_content())) if PUZZLES.exists() else []


def others() -> list[Tactic]:
    """The other positions. Raises DataError."""
    return list(read_tactics(OTHERS, fixed_content()))


def write_puzzles(tactics: Iterable[Tactic], path: Path = PUZZLES) -> None:
    """Write the puzzles, grade by grade."""
    kinds = list(Kind)
    ordered = sorted(tactics, key=lambda one: (one.grade, kinds.index(one.claim.kind), len(one.turn)))
    write_tactics(ordered, path, _HEAD_OF_PUZZLES)


def write_others(tactics: Iterable[Tactic]) -> None:
    """Write the other positions."""
    write_tactics(tactics, OTHERS, _HEAD_OF_OTHERS)
