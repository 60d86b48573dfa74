"""Positions with what is claimed of them, as a file: a list of maps, read with every fault named, and written again."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from game.base.files.disk_questions import is_missing
from game.base.files.node_reader import NodeReader
from game.base.files.problems import DataError, Problem
from game.base.files.program_folders import data_folder
from game.base.files.whole_files import write_whole
from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import MapNode, Node, shown
from game.core.contract import Refusal
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.puzzles.claims import Claim, Kind, holds
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import refusal, successor
from game.titles.wiraqocha.rules.notation.actions import TEXT_FORMS, parse_action
from game.titles.wiraqocha.rules.notation.positions import format_position, read_position
from game.titles.wiraqocha.rules.state import State

FILE: Final = "puzzles.yaml"  # of a folder of data
GRADES: Final = 4
_SHARES: Final = ("idle", "most", "chance", "second")  # of a claim, in percent
_KEYS: Final = ("name", "grade", "kind", *_SHARES, "turn", "position")


@dataclass(frozen=True, slots=True)
class Tactic:
    """A position with what is claimed of it, and a turn that is right; of a throw, as far as that.

    As a puzzle it has a name and a grade from 1 up.
    """

    claim: Claim
    state: State
    turn: tuple[Action, ...]
    name: str = ""
    grade: int = 0


def read_puzzles(content: ValleyData, folder: Path | None = None) -> tuple[Tactic, ...]:
    """The puzzles of a folder of data, by default the game's own; none where there is no such file.

    Raises DataError with everything that is wrong in it.
    """
    path = (folder or data_folder()) / FILE
    return () if is_missing(path) else read_tactics(path, content)


def read_tactics(path: Path, content: ValleyData) -> tuple[Tactic, ...]:
    """What a file holds. Raises DataError with everything that is wrong in it."""
    root = read_yaml(path)
    reader = NodeReader(root)
    found, problems, names = list[Tactic](), list[Problem](), set[str]()
    for place, item in reader.items(root, ()):
        below = NodeReader(root, place)
        try:
            tactic = _read(below, item, content)
        except DataError as error:
            problems += error.problems
            continue
        if tactic.name and tactic.name in names:
            below.fault(("name",), "position.twice", word=tactic.name)
            problems += below.problems
        names.add(tactic.name)
        found.append(tactic)
    if reader.problems or problems:
        raise DataError((*reader.problems, *problems))
    return tuple(found)


def _read(reader: NodeReader, node: Node, content: ValleyData) -> Tactic:
    if not isinstance(node, MapNode):
        reader.fault((), "position.map", found=shown(node))
        raise DataError(reader.problems)
    reader.keys(node, _KEYS)
    if "kind" not in node.entries:
        reader.fault((), "problem.puzzle_kind")
    kind = reader.word(node.get("kind"), ("kind",), Kind, Kind.WIN)
    shares = [reader.whole(node.get(key), (key,), 0, 100) / 100 for key in _SHARES]
    name = reader.text(node.get("name"), ("name",)) if "name" in node.entries else ""
    grade = reader.whole(node.get("grade"), ("grade",), 1, GRADES)
    state = read_position(reader.root, content, (*reader.path, "position"))
    turn = _read_turn(reader, node, state)
    claim = Claim(Kind(kind), *shares)
    if claim.kind is Kind.WIN and not reader.problems and not _wins(state, turn):
        reader.fault(("turn",), "problem.puzzle_no_win")
    if reader.problems:
        raise DataError(reader.problems)
    return Tactic(claim, state, turn, name, grade)


def _wins(state: State, turn: tuple[Action, ...]) -> bool:
    return holds(Claim(Kind.WIN), follow(state, turn), turn)


def follow(state: State, actions: Iterable[Action]) -> list[State]:
    """The state and those after each of these legal actions."""
    states = [state]
    for action in actions:
        states.append(successor(states[-1], action))
    return states


def _read_turn(reader: NodeReader, node: MapNode, state: State) -> tuple[Action, ...]:
    """The actions that are written, as far as each of them may be taken."""
    turn = list[Action]()
    for place, item in reader.items(node.get("turn"), ("turn",)):
        action = parse_action(state, reader.text(item, place))
        refused = action if isinstance(action, Refusal) else refusal(state, action)
        if isinstance(action, Refusal) or refused is not None:
            reader.fault(place, "problem.puzzle_turn", found=shown(item))
            break
        turn.append(action)
        state = successor(state, action)
    if not turn and not reader.problems:
        reader.fault((), "problem.puzzle_no_turn")
    return tuple(turn)


def write_tactics(tactics: Iterable[Tactic], path: Path, head: str) -> None:
    """Write the file, over the one that was there; `head` are lines of comment."""
    said = [_plain(tactic) for tactic in tactics]
    text = yaml.safe_dump(said, default_flow_style=None, sort_keys=False, width=118, allow_unicode=True)
    write_whole(path, (head + text).encode())


def _plain(tactic: Tactic) -> dict[str, Any]:
    claim = tactic.claim
    said: dict[str, Any] = {"name": tactic.name} if tactic.name else {}
    if tactic.grade:
        said["grade"] = tactic.grade
    said["kind"] = str(claim.kind)
    said |= {key: round(100 * share) for key in _SHARES if (share := getattr(claim, key))}
    said["turn"] = [TEXT_FORMS.write(action) for action in tactic.turn]
    return {**said, "position": yaml.safe_load(format_position(tactic.state))}
