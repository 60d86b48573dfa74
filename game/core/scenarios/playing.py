"""Running a scenario: its steps one after another, up to the first that does not come out."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from game.base.files.node_reader import NONE
from game.base.files.problems import DataError, Problem, nearest
from game.base.files.yaml_tree import ListNode, MapNode, Node, ScalarNode, plain, shown
from game.core.contract import AnyTitle, Applied, Refusal, ScenarioNotation
from game.core.scenarios.comparing import differences
from game.core.scenarios.reading import Scenario, ScenarioStep

# refusals of texts that are faults of the file, not of the player
NO_NOTATION = ("notation", "unknown_action")
REFUSAL = "refusal"  # begins the reasons of such faults


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


def play(scenario: Scenario) -> list[Failure]:
    """Run the steps; the failures of the first step that fails, or nothing.

    Raises DataError with every text of the steps that is no notation, whether they come so far or not.
    """
    if scenario.refused:
        found = [] if scenario.start is None else [_failure("impossible: true", "the position can be")]
        return [replace(one, file=scenario.file, line=scenario.line, scenario=scenario.name) for one in found]
    run = _Run(scenario.title, scenario.start)
    run.check([text for step in scenario.steps for text in _action_texts(step)])
    for number, step in enumerate(scenario.steps, 1):
        if failures := list(run.failures(step)):
            here = {"file": scenario.file, "line": step.node.line, "scenario": scenario.name, "step": number}
            return [replace(failure, **here) for failure in failures]  # type: ignore[arg-type]
    return []


def _failure(expected: str, found: str, why: Refusal | None = None) -> Failure:
    return Failure("", 0, "", 0, expected, found, why)


class _Run:
    """One scenario under way."""

    def __init__(self, title: AnyTitle, start: Any) -> None:
        self._title = title
        self._rules = title.rules
        self._notation = title.part(ScenarioNotation)
        self._state = start

    def check(self, texts: Iterable[Node]) -> None:
        """Raise DataError with those texts that no position makes an action."""
        problems: list[Problem] = []
        for text in texts:
            try:
                self._action(text)
            except DataError as error:
                problems += error.problems
        if problems:
            raise DataError(problems)

    def failures(self, step: ScenarioStep) -> Iterator[Failure]:
        """Take a step; what does not come out."""
        match step.word:
            case "do":
                return self._do(step.node)
            case "refuse":
                return self._refuse(step.node)
            case "malformed":
                return self._malformed(step.node)
            case "expect":
                assert isinstance(step.node, MapNode)
                return self._expect(step.node)
        self._state = self._notation.step(self._state, step.word, plain(step.node))
        return iter(())

    def _action(self, node: Node) -> Any:
        """The action that a text means, or why it means none; a text that is no notation is a fault of the file."""
        action = self._rules.parse_action(self._state, _text(node))
        if isinstance(action, Refusal) and action.reason in NO_NOTATION:
            details = {key: str(value) for key, value in action.details.items()}
            raise DataError(
                [Problem(node.file, node.line, _text(node), f"{REFUSAL}.{action.reason}", details)]
            )
        return action

    def _do(self, node: Node) -> Iterator[Failure]:
        action = self._action(node)
        result = action if isinstance(action, Refusal) else self._applied(action)
        if isinstance(result, Refusal):
            yield _failure(f"do: {_text(node)}", "", result)
        elif unnamed := self._notation.unnamed(self._state, result.events):
            yield _failure(f"do: {_text(node)}", f"faces rolled that `rolls` does not name: {unnamed}")
        else:
            self._state = result.state

    def _applied(self, action: Any) -> Applied[Any, Any] | Refusal:
        """What the action leads to, taken by the seat that decides or, where that may not, by another that may."""
        decider = self._rules.decider(self._state)
        others = [seat for seat in range(len(self._notation.seats(self._state))) if seat != decider]
        seats = others if decider is None else [decider, *others]
        tried = [self._rules.apply(self._state, seat, action) for seat in seats]
        return next((result for result in tried if isinstance(result, Applied)), tried[0])

    def _refuse(self, node: Node) -> Iterator[Failure]:
        action, before = self._action(node), self._rules.digest(self._state)
        if isinstance(action, Refusal):
            return
        if not isinstance(self._applied(action), Refusal):
            yield _failure(f"refuse: {_text(node)}", "legal")
        elif self._rules.digest(self._state) != before:
            yield _failure(f"refuse: {_text(node)}", "the state changed")

    def _malformed(self, node: Node) -> Iterator[Failure]:
        action = self._rules.parse_action(self._state, _text(node))
        if not isinstance(action, Refusal) or action.reason not in self._notation.malformed:
            yield _failure(f"malformed: {_text(node)}", "read as an action")

    def _expect(self, node: MapNode) -> Iterator[Failure]:
        notation, seen = self._notation, self._state
        viewer = self._viewer(node.get("seen_by"))
        if viewer is not None:
            seen = self._rules.observation(seen, viewer)
        for key, entry in node.entries.items():
            match str(key):
                case "seen_by":
                    continue
                case "legal" | "illegal":
                    yield from self._listed(entry.value, legal=key == "legal")
                case "choices":
                    yield from self._choices(entry.value)
                case "decides":
                    seat = self._rules.decider(self._state)
                    colour = NONE if seat is None else notation.seats(self._state)[seat]
                    yield from _compared("decides", plain(entry.value), colour)
                case name:
                    wanted, found = notation.compared(seen, name, plain(entry.value), viewer)
                    yield from _compared(name, wanted, found, notation.ordered.get(name, 0))

    def _viewer(self, node: Node | None) -> int | None:
        """The seat that `seen_by` names; any other word is a fault of the file."""
        if node is None:
            return None
        seats = self._notation.seats(self._state)
        if (said := _text(node)) in seats:
            return seats.index(said)
        details = {"found": shown(node), "expected": ", ".join(seats)}
        raise DataError(
            [Problem(node.file, node.line, "seen_by", "position.word", details, nearest(said, seats))]
        )

    def _listed(self, node: Node, *, legal: bool) -> Iterator[Failure]:
        for item in _items(node):
            action = self._action(item)
            result = action if isinstance(action, Refusal) else self._applied(action)
            if legal and isinstance(result, Refusal):
                yield _failure(f"legal: {_text(item)}", "", result)
            elif not legal and isinstance(result, Applied):
                yield _failure(f"illegal: {_text(item)}", "legal")

    def _choices(self, node: Node) -> Iterator[Failure]:
        """All legal actions and no others."""
        wanted = [self._action(item) for item in _items(node)]
        legal = list(self._rules.legal_actions(self._state))
        for item, action in zip(_items(node), wanted, strict=True):
            if action not in legal:
                yield _failure(f"choices: {_text(item)}", "", action if isinstance(action, Refusal) else None)
        for action in legal:
            if action not in wanted:
                yield _failure("choices", self._rules.format_action(action))


def _compared(name: str, wanted: object, found: object, ordered: int = 0) -> Iterator[Failure]:
    for expected, there in differences(name, wanted, found, ordered):
        yield _failure(expected, there)


def _action_texts(step: ScenarioStep) -> Iterator[Node]:
    """The texts of a step that must be notation."""
    if step.word in ("do", "refuse"):
        yield step.node
    elif step.word == "expect" and isinstance(step.node, MapNode):
        for key in ("legal", "illegal", "choices"):
            if (node := step.node.get(key)) is not None:
                yield from _items(node)


def _text(node: Node) -> str:
    return node.text if isinstance(node, ScalarNode) else ""


def _items(node: Node) -> tuple[Node, ...]:
    """The entries of a list; a single word is the list of it alone, `none` an empty one."""
    if isinstance(node, ListNode):
        return tuple(node.items)
    return () if plain(node) in (None, NONE) else (node,)
