"""The explorers that computer players can be, read from the data. They are no part of what a game is played with."""

from functools import cache
from pathlib import Path
from typing import Final

from game.base.files.disk_questions import is_missing
from game.base.files.problems import DataError, Problem, nearest
from game.base.files.program_folders import data_folder
from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import MapNode, Node, Scalar, ScalarNode, node_at, problem_at, shown
from game.core.contract import Rival
from game.titles.wiraqocha.bots.temperaments import TEMPERAMENT_WEIGHTS

FILE: Final = "rivals.yaml"
_KEYS: Final = ("temperament",)
_TEMPERAMENTS: Final = ("", *TEMPERAMENT_WEIGHTS)


def read_rivals(file: Path) -> tuple[Rival, ...]:
    """The explorers of a file, in its order. Raises DataError with every problem found."""
    root = read_yaml(file)
    listed = node_at(root, ("rivals",))
    if listed is None:
        raise DataError([problem_at(root, ("rivals",), "problem.missing_key")])
    if not isinstance(listed, MapNode):
        raise DataError([problem_at(root, ("rivals",), "problem.not_map", found=shown(listed))])
    problems: list[Problem] = []
    found = tuple(_rival(root, name, problems) for name in listed.entries)
    if problems:
        raise DataError(problems)
    return found


def _rival(root: Node, name: Scalar, problems: list[Problem]) -> Rival:
    path = ("rivals", name)
    said = node_at(root, path)
    if not isinstance(name, str) or not name.isidentifier():
        problems.append(problem_at(root, path, "problem.bad_name", found=str(name)))
    if not isinstance(said, MapNode):
        what = "" if said is None else shown(said)
        problems.append(problem_at(root, path, "problem.not_map", found=what))
        return Rival("")
    for key in said.entries:
        if key not in _KEYS:
            near = nearest(key, _KEYS)
            problems.append(
                problem_at(root, (*path, key), "problem.unknown_key", nearest=near, options=", ".join(_KEYS))
            )
    temperament = said.get("temperament")
    value = temperament.value if isinstance(temperament, ScalarNode) else None
    if temperament is None:
        problems.append(problem_at(root, (*path, "temperament"), "problem.missing_key"))
    elif value not in _TEMPERAMENTS:
        options = ", ".join(f'"{option}"' for option in _TEMPERAMENTS)
        problems.append(
            problem_at(
                *(root, (*path, "temperament"), "problem.unknown_word"),
                nearest=nearest(value, TEMPERAMENT_WEIGHTS),
                options=options,
                found=shown(temperament),
            )
        )
    return Rival(str(name), str(value))


def rivals_of(folder: Path) -> tuple[Rival, ...]:
    """The explorers in a folder of data; data of one's own can do without. Raises DataError."""
    file = folder / FILE
    return () if is_missing(file) else read_rivals(file)


@cache
def rivals() -> tuple[Rival, ...]:
    """The explorers that are shipped."""
    return rivals_of(data_folder())
