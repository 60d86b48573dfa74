"""Scenarios out of a file: which title's they are, with which data, where they start and what must happen.

A file is a list of scenarios, a single one, or a map with `scenarios` and with what holds for all of them: `title`, and
`data`, the folder of the data that they are written for, from the file's own place.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.problems import DataError, Problem
from game.base.files.yaml_tree import ListNode, MapNode, Node, shown
from game.core.contract import AnyTitle, ScenarioNotation
from game.core.registry import default, titles

STEPS: Final = ("do", "refuse", "malformed", "expect")  # the steps of every title
TEXTS: Final = ("do", "refuse", "malformed")  # those whose value is the text of an action
EXPECTED: Final = (
    "decides",
    "asks",
    "legal",
    "illegal",
    "choices",
    "seen_by",
)  # what any title's `expect` may hold
_FILE_KEYS: Final = ("title", "data", "scenarios")
_OWN_KEYS: Final = ("title", "name", "clauses", "steps", "impossible")


class TitleAndData(NamedTuple):
    """A title with the data that it is played with."""

    title: AnyTitle
    data: Any


Find = Callable[[str, Path | None], TitleAndData]
"""Gives the title of a name with the data of a folder (None: of no particular one). Raises DataError."""


@dataclass(frozen=True, slots=True)
class ScenarioStep:
    """One step: its word and what stands behind it."""

    word: str
    node: Node


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as read: where it stands, what it shows, where it starts, what must happen.

    `start` is None in one whose position is impossible, as it should be; `refused` says whether it should.
    """

    file: str
    line: int
    name: str
    clauses: tuple[str, ...]
    title: AnyTitle
    start: Any
    steps: tuple[ScenarioStep, ...]
    refused: bool = False


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """What a file holds: the scenarios that can be played, and what is wrong with the others, `spoilt` in number.

    `title` is the name of the file's title, which a scenario may change for itself.
    """

    title: str
    scenarios: tuple[Scenario, ...]
    problems: tuple[Problem, ...]
    spoilt: int


def read_scenarios(root: Node, find: Find) -> ScenarioFile:
    """The scenarios of a file. Raises DataError where its title or its data cannot be had."""
    reader, items = NodeReader(root), root
    where: NodePath = ()
    name, folder = default(), None
    if isinstance(root, MapNode) and "scenarios" in root.entries:
        reader.keys(root, _FILE_KEYS)
        where, items = ("scenarios",), root.entries["scenarios"].value
        name = reader.word(root.get("title"), ("title",), titles(), name)
        if "data" in root.entries:
            folder = Path(root.file).parent / reader.text(root.get("data"), ("data",))
    elif isinstance(root, MapNode):
        root = items = ListNode(root.file, root.line, (root,))
        reader = NodeReader(root)
    if reader.problems:
        raise DataError(reader.problems)
    scenarios, problems, spoilt = list[Scenario](), list[Problem](), 0
    for path, item in reader.items(items, where):
        try:
            scenarios.append(_read_scenario(NodeReader(root, path), item, name, folder, find))
        except DataError as error:
            problems += error.problems
            spoilt += 1
    return ScenarioFile(name, tuple(scenarios), (*reader.problems, *problems), spoilt)


def _read_scenario(reader: NodeReader, node: Node, name: str, folder: Path | None, find: Find) -> Scenario:
    if not isinstance(node, MapNode):
        reader.fault((), "position.map", found=shown(node))
        raise DataError(reader.problems)
    title, data = find(reader.word(node.get("title"), ("title",), titles(), name), folder)
    refused = reader.flag(node.get("impossible"), ("impossible",))
    if refused and "steps" in node.entries:
        reader.fault(("steps",), "scenario.impossible_steps")
    start, faults = _start(reader, title.part(ScenarioNotation), data)
    if faults and not refused:
        raise DataError(faults)
    if "name" not in node.entries:
        reader.fault((), "position.no_name")
    said = reader.text(node.get("name"), ("name",)) if "name" in node.entries else ""
    clauses = [reader.text(item, place) for place, item in reader.items(node.get("clauses"), ("clauses",))]
    steps = [
        step
        for place, item in reader.items(node.get("steps"), ("steps",))
        for step in _read_steps(reader, item, place, title)
    ]
    if reader.problems:
        raise DataError(reader.problems)
    return Scenario(node.file, node.line, said, tuple(clauses), title, start, tuple(steps), refused)


def _start(
    reader: NodeReader, notation: ScenarioNotation[Any, Any], data: Any
) -> tuple[Any, tuple[Problem, ...]]:
    """The state that the scenario begins with, or why its position cannot be."""
    try:
        return notation.read(reader.root, data, reader.path, _OWN_KEYS), ()
    except DataError as error:
        return None, error.problems


def _read_steps(reader: NodeReader, node: Node, path: NodePath, title: AnyTitle) -> list[ScenarioStep]:
    notation, steps = title.part(ScenarioNotation), list[ScenarioStep]()
    faults, said = len(reader.problems), len(node.entries) if isinstance(node, MapNode) else 0
    for place, word, value in reader.keyed(node, path, (*STEPS, *notation.steps)):
        steps.append(ScenarioStep(word, value))
        if word in TEXTS:
            reader.text(value, place)
        elif word in notation.steps:
            notation.check_step(reader, word, value, place)
        elif isinstance(value, MapNode):
            reader.keys(value, (*notation.keys, *EXPECTED), place)
        else:
            reader.fault(place, "position.map", found=shown(value))
    if len(reader.problems) == faults and len(steps) < max(said, 1):
        reader.fault(path, "scenario.empty_step")
    return steps
