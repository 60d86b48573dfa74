"""Scenarios of any title: the file, its title and data, every step, what `expect` compares."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.base.files.problems import DataError
from game.base.files.yaml_text import read_yaml_text
from game.core.registry import title
from game.core.scenarios.comparing import differences
from game.core.scenarios.playing import Failure, play
from game.core.scenarios.reading import ScenarioFile, TitleAndData, read_scenarios
from tests.support.tiny_title import installed

HEAD = (
    "title: card-race\nscenarios:\n- name: a race\n"
    "  points: [3, 0, 3]\n  hands: [[2, 5], [1], [6]]\n  deck: [4, 4]\n"
)


@pytest.fixture(autouse=True)
def tiny_title(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


def find(name: str, folder: Path | None) -> TitleAndData:
    return TitleAndData(title(name), folder)


def reading(text: str) -> ScenarioFile:
    return read_scenarios(read_yaml_text(text, "folder/race.yaml"), find)


def failures(*steps: str) -> list[Failure]:
    found = reading(HEAD + "  steps:\n" + "".join(f"  - {step}\n" for step in steps))
    assert found.problems == ()
    (scenario,) = found.scenarios
    return play(scenario)


def test_a_file_says_title_and_data_once_for_all() -> None:
    asked: list[tuple[str, Path | None]] = []

    def note(name: str, folder: Path | None) -> TitleAndData:
        asked.append((name, folder))
        return find(name, folder)

    own = HEAD.replace("title: card-race", "data: ../figures").replace("a race", "own\n  title: card-race")
    for text in ("data: ../figures\n" + HEAD, own):
        found = read_scenarios(read_yaml_text(text, "folder/race.yaml"), note)
        assert [scenario.title.name for scenario in found.scenarios] == ["card-race"]
    assert asked == [("card-race", Path("folder/../figures"))] * 2


@pytest.mark.parametrize(
    "head",
    ["title: chess\nscenarios: []", "scenarios: []\ndata: [x]", "scenarios: []\nstep: 1"],
)
def test_a_faulty_head_is_a_fault_of_the_file(head: str) -> None:
    with pytest.raises(DataError):
        reading(head)


@pytest.mark.parametrize(
    "steps",
    [
        ("do: step", "expect: {points: {red: 4}, decides: blue, asks: turn}"),
        ("do: play 5", "expect: {decides: blue, asks: answer, choices: [let, tax]}", "do: tax", "do: let"),
        ("refuse: play 1", "refuse: tax", "malformed: play 7", "malformed: jump", "malformed: ''"),
        ("expect: {deck: [4, 4], leader: [yellow, red], legal: step, illegal: [play 6]}",),
        ("turn: 2", "expect: {decides: blue, turn: 2}"),
        ("expect: {seen_by: red, hands: {red: [5, 2]}}",),
        ("turn: 13", "expect: {decides: none, choices: []}", "expect: {choices: none, legal: null}"),
    ],
)
def test_steps_that_come_out(steps: tuple[str, ...]) -> None:
    assert failures(*steps) == []


@pytest.mark.parametrize(
    ("step", "expected", "found"),
    [
        ("malformed: play 1", "malformed: play 1", "read as an action"),
        ("expect: {decides: blue}", "decides: blue", "red"),
        ("expect: {asks: answer}", "asks: answer", "turn"),
        ("expect: {choices: [step, roll, draw, play 2]}", "choices", "play 5"),
        ("expect: {choices: [step, roll, draw, play 2, play 5, tax]}", "choices: tax", ""),
        ("expect: {leader: red}", "leader: red", "[red, yellow]"),
        ("expect: {deck: [4]}", "deck: [4]", "[4, 4]"),
        ("refuse: step", "refuse: step", "legal"),
    ],
)
def test_a_step_that_does_not_come_out(step: str, expected: str, found: str) -> None:
    (failure,) = failures(step)
    assert (failure.expected, failure.found) == (expected, found)


def test_a_view_hides_the_hands_of_others() -> None:
    assert failures("expect: {hands: {red: [2, 5]}}") == []
    assert failures("expect: {seen_by: blue, hands: {red: [2, 5]}}") != []


def test_such_a_text_is_a_fault_though_a_step_before_it_fails() -> None:
    with pytest.raises(DataError) as caught:
        failures("expect: {decides: blue}", "do: jump", "expect: {legal: [hop, roll]}")
    assert [problem.key for problem in caught.value.problems] == ["jump", "hop"]


@pytest.mark.parametrize(
    "step",
    ["do: jump", "refuse: jump", "expect: {choices: [jump]}", "expect: {seen_by: purple}"],
)
def test_a_text_that_is_no_notation_is_a_fault_of_the_file(step: str) -> None:
    with pytest.raises(DataError):
        failures(step)


@pytest.mark.parametrize("step", ["{do: }", "{expect: ~}", "{}", "{do: take 2, refuse: }"])
def test_a_step_that_says_nothing_is_a_fault_of_the_file(step: str) -> None:
    (problem,) = reading(f"{HEAD}  steps: [{step}]\n").problems
    assert (problem.key, problem.reason) == ("scenarios.#1.steps.#1", "scenario.empty_step")


def test_a_position_that_cannot_be_may_be_what_is_shown() -> None:
    impossible = HEAD.replace("points: [3, 0, 3]", "points: [3, 0]")
    assert reading(impossible).spoilt == 1
    (refused,) = reading(impossible + "  impossible: true\n").scenarios
    assert play(refused) == []
    (fine,) = reading(HEAD + "  impossible: true\n").scenarios
    assert [(one.expected, one.scenario, one.line) for one in play(fine)] == [
        ("impossible: true", "a race", 3)
    ]
    assert reading(impossible + "  impossible: true\n  steps: []\n").spoilt == 1


@pytest.mark.parametrize(
    ("wanted", "found", "ordered", "same"),
    [
        ([1, 2], [2, 1], 0, True),
        ([1, 2], [2, 1], 1, False),
        (["b", ["g", "r"]], ["b", ["r", "g"]], 1, True),
        ([["a", "b"]], [["b", "a"]], 2, False),
        ("a", ["a"], 0, True),
        (["a"], "a", 0, True),
        (0, {"red": 0}, 0, True),
        ("none", [], 0, True),
        ({"red": {"corn": 1}}, {"red": {"corn": 1, "coca": 2}}, 0, True),
        ({"red": None}, {}, 0, True),
        ({"red": None}, {"red": 1}, 0, False),
        (1, True, 0, False),
        (False, None, 0, True),
    ],
)
def test_what_is_the_same(wanted: object, found: object, ordered: int, same: bool) -> None:
    assert (list(differences("x", wanted, found, ordered)) == []) is same
