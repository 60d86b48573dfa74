"""Scenarios: a position with a name, the clauses it shows, and steps that say what must happen."""

from dataclasses import dataclass, replace

from game.datafiles.problems import DataError, Problem
from game.datafiles.yaml_tree import ListNode, MapNode, Node, ScalarNode, plain, shown
from game.protocol import Refusal
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import apply, legal_actions, refusal
from game.titles.wiraqocha.rules.notation.actions import parse_action
from game.titles.wiraqocha.rules.notation.describe import NONE, describe, piece_text
from game.titles.wiraqocha.rules.notation.positions import KEYS, read_position
from game.titles.wiraqocha.rules.notation.reader import Path, Reader
from game.titles.wiraqocha.rules.preparation import dice_to_roll
from game.titles.wiraqocha.rules.refusals import Reason
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.tokens import NOBODY

STEPS = ("do", "refuse", "expect", "rolls")
OWN_KEYS = ("name", "clauses", "steps")
EXPECT_ONLY = ("empty", "reserve", "dice_to_roll", "legal", "illegal")
BAD_TEXT = (Reason.NOTATION, Reason.UNKNOWN_ACTION)  # refusals that are faults of the file, not of the player


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its word and what stands behind it."""

    word: str
    node: Node
    path: Path


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as read: where it stands, what it shows, where it starts, what must happen."""

    file: str
    line: int
    name: str
    clauses: tuple[str, ...]
    start: State
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """What a step expected and what was found; `refusal` is why an action was not legal."""

    file: str
    line: int
    scenario: str
    step: int
    expected: str
    found: str
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file holds: the scenarios that can be played, and what is wrong with the others, `spoilt` in number."""

    scenarios: tuple[Scenario, ...]
    problems: tuple[Problem, ...]
    spoilt: int


def read_scenarios(root: Node, content: Content) -> Reading:
    """The scenarios of a file, a list of them or a single one."""
    if isinstance(root, MapNode):
        root = ListNode(root.file, root.line, (root,))
    reader = Reader(root)
    scenarios, problems, spoilt = [], list[Problem](), 0
    for path, item in reader.items(root, ()):
        try:
            scenarios.append(_read_scenario(root, item, path, content))
        except DataError as error:
            problems += error.problems
            spoilt += 1
    return Reading(tuple(scenarios), (*reader.problems, *problems), spoilt)


def _read_scenario(root: Node, node: Node, path: Path, content: Content) -> Scenario:
    reader = Reader(root, path)
    if not isinstance(node, MapNode):
        reader.fault((), "position.map", found=shown(node))
        raise DataError(reader.problems)
    start = read_position(root, content, path, OWN_KEYS)
    if "name" not in node.entries:
        reader.fault((), "position.no_name")
    name = reader.text(node.get("name"), ("name",)) if "name" in node.entries else ""
    clauses = tuple(
        reader.text(item, place) for place, item in reader.items(node.get("clauses"), ("clauses",))
    )
    steps = [
        step
        for place, item in reader.items(node.get("steps"), ("steps",))
        for step in _read_steps(reader, item, place)
    ]
    if reader.problems:
        raise DataError(reader.problems)
    return Scenario(node.file, node.line, name, clauses, start, tuple(steps))


def _read_steps(reader: Reader, node: Node, path: Path) -> list[Step]:
    steps = []
    for place, word, value in reader.keyed(node, path, STEPS):
        steps.append(Step(word, value, (*reader.path, *place)))
        if word in ("do", "refuse"):
            reader.text(value, place)
        elif word == "rolls":
            for where, item in reader.items(value, place):
                reader.whole(item, where, 1, 6)
        elif isinstance(value, MapNode):
            reader.keys(value, (*KEYS, *EXPECT_ONLY), place)
        else:
            reader.fault(place, "position.map", found=shown(value))
    return steps


def play(scenario: Scenario) -> list[Failure]:
    """Run the steps; the failures of the first step that fails, or nothing.

    Raises DataError where a step is no text of an action.
    """
    state = scenario.start
    for number, step in enumerate(scenario.steps, 1):
        state, failures = _run(state, step)
        if failures:
            return [
                replace(failure, file=scenario.file, line=step.node.line, scenario=scenario.name, step=number)
                for failure in failures
            ]
    return []


def _failure(expected: str, found: str, why: Refusal | None = None) -> Failure:
    return Failure("", 0, "", 0, expected, found, why)


def _run(state: State, step: Step) -> tuple[State, list[Failure]]:
    match step.word:
        case "do":
            return _do(state, step)
        case "refuse":
            return state, _refuse(state, step)
        case "rolls":
            rolls = plain(step.node)
            assert isinstance(rolls, list)
            return replace(state, loaded=(*state.loaded, *rolls)), []
        case _:
            assert isinstance(step.node, MapNode)
            return state, _expect(state, step.node)


def _action(state: State, node: Node) -> Action | Refusal:
    """The action that a text means; a text that is none is a fault of the file."""
    text = node.text if isinstance(node, ScalarNode) else ""
    action = parse_action(state, text)
    if isinstance(action, Refusal) and action.reason in BAD_TEXT:
        details = {key: str(value) for key, value in action.details.items()}
        raise DataError([Problem(node.file, node.line, text, f"refusal.{action.reason}", details)])
    return action


def _do(state: State, step: Step) -> tuple[State, list[Failure]]:
    text = step.node.text if isinstance(step.node, ScalarNode) else ""
    action = _action(state, step.node)
    if isinstance(action, Refusal):
        return state, [_failure(f"do: {text}", "", action)]
    result = apply(state, action)
    if isinstance(result, Refusal):
        return state, [_failure(f"do: {text}", "", result)]
    if action not in legal_actions(state):
        return state, [_failure(f"do: {text}", "not among the legal actions")]
    return result.state, []


def _refuse(state: State, step: Step) -> list[Failure]:
    text = step.node.text if isinstance(step.node, ScalarNode) else ""
    action = _action(state, step.node)
    if isinstance(action, Refusal):
        return []
    before = state.copy()
    if not isinstance(apply(state, action), Refusal) or action in legal_actions(state):
        return [_failure(f"refuse: {text}", "legal")]
    return [] if state == before else [_failure(f"refuse: {text}", "the state changed")]


# expectations


def _expect(state: State, node: MapNode) -> list[Failure]:
    found = describe(state)
    failures: list[Failure] = []
    for key, entry in node.entries.items():
        name = str(key)
        match name:
            case "empty":
                failures += _expect_empty(state, entry.value)
            case "legal" | "illegal":
                failures += _expect_legal(state, entry.value, name == "legal")
            case "dice_to_roll":
                number = dice_to_roll(state) if state.phase is Phase.PREPARATION else None
                failures += _compare(name, plain(entry.value), number)
            case "layout" if not isinstance(entry.value, ListNode):
                wanted = state.game.content.layouts.get(str(plain(entry.value)))
                rows = [list(row) for row in wanted.rows] if wanted else plain(entry.value)
                failures += _compare(name, rows, found[name])
            case _:
                failures += _compare(name, plain(entry.value), found[name])
    return failures


def _expect_empty(state: State, node: Node) -> list[Failure]:
    failures = []
    for label in _texts(node):
        tile = state.game.index.get(label)
        if tile is None:
            failures.append(_failure(f"empty: {label}", "no such tile"))
        elif state.board[tile] != NOBODY:
            failures.append(_failure(f"empty: {label}", piece_text(state.game, state.board[tile])))
    return failures


def _texts(node: Node) -> list[str]:
    items = node.items if isinstance(node, ListNode) else (node,)
    return [item.text for item in items if isinstance(item, ScalarNode)]


def _expect_legal(state: State, node: Node, legal: bool) -> list[Failure]:
    failures = []
    for item in node.items if isinstance(node, ListNode) else (node,):
        action = _action(state, item)
        why = action if isinstance(action, Refusal) else refusal(state, action)
        listed = not isinstance(action, Refusal) and action in legal_actions(state)
        text = item.text if isinstance(item, ScalarNode) else ""
        if legal and (why is not None or not listed):
            failures.append(_failure(f"legal: {text}", "" if why else "not among the legal actions", why))
        elif not legal and (why is None or listed):
            failures.append(_failure(f"illegal: {text}", "legal"))
    return failures


def _compare(name: str, expected: object, found: object) -> list[Failure]:
    """Maps entry by entry as given, lists as whole multisets, null for nothing there."""
    if isinstance(expected, dict):
        values = found if isinstance(found, dict) else {}
        return [
            failure
            for key, value in expected.items()
            for failure in _compare(f"{name}.{key}", value, values.get(key))
        ]
    if _same(expected, found):
        return []
    return [_failure(f"{name}: {_shown(expected)}", _shown(found))]


def _same(expected: object, found: object) -> bool:
    if expected is None or expected == []:
        return found in (None, [], {}, 0, False, NONE)
    if isinstance(expected, list) and isinstance(found, list):
        if expected and isinstance(expected[0], list):
            return expected == found
        return sorted(map(str, expected)) == sorted(map(str, found))
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    return bool(expected == found) or (expected == 0 and found is None)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(str, value))}]"
    return "nothing" if value is None else str(value)
