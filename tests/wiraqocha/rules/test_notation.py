"""Lines that are no action are refused with the word that is wrong; scenarios tell every fault of theirs."""

import pytest

from game.base.files.problems import DataError
from game.base.files.yaml_text import read_yaml_text
from game.core.contract import Refusal
from game.core.scenarios.playing import Failure, play
from game.core.scenarios.reading import ScenarioFile
from game.titles.wiraqocha.phrases import explain
from game.titles.wiraqocha.rules.actions import Ransom
from game.titles.wiraqocha.rules.notation.actions import TEXT_FORMS, parse_action
from tests.support.random_positions import penned, start
from tests.support.scenarios import read_scenarios
from tests.support.words import wiraqocha_words


@pytest.mark.parametrize(
    ("text", "reason", "word", "expected"),
    [
        ("", "notation", 1, "action"),
        ("conquer", "notation", 2, "tile"),
        ("conquer N1", "notation", 3, "with"),
        ("conquer N1 by drill", "notation", 3, "with"),
        ("conquer N1 with drill", "notation", 5, "using"),
        ("conquer N1 with drill using", "notation", 6, "dice"),
        ("conquer N1 with drill using one", "notation", 6, "dice"),
        ("conquer N1 with drill using 1000", "notation", 6, "dice"),
        ("conquer N1 with drill using 1, 2", "notation", 6, "dice"),
        ("conquer N1 with drill@ using 1", "notation", 4, "place"),
        ("conquer N1 with drill using 1 and more", "notation", 7, "end of line"),
        ("protect N1 with 1,2", "notation", 4, "die"),
        ("plunder N4 using 4 beating 6", "notation", 7, "taking"),
        ("plunder N4 using 4 taking", "notation", 6, "item"),
        ("plunder N4 using 4 taking relic", "notation", 7, "relic"),
        ("exchange N1 drill", "notation", 3, "with"),
        ("caves D4", "notation", 2, "to"),
        ("ransom drill@ for cubes", "notation", 2, "player"),
        ("ransom drill for money", "notation", 4, "cubes"),
        ("build force_field on", "notation", 4, "tile"),
        ("recover", "notation", 2, "token"),
    ],
)
def test_a_line_that_is_no_action_names_the_word(text: str, reason: str, word: int, expected: str) -> None:
    found = TEXT_FORMS.read(text)
    assert isinstance(found, Refusal)
    assert (found.reason, found.details["word"], found.details["expected"]) == (reason, word, expected)


@pytest.mark.parametrize(
    ("text", "reason", "near"),
    [
        ("conqer N1 with drill using 1", "unknown_action", "conquer"),
        ("recover dril", "unknown_token", "drill"),
        ("exchange D2 with explorrer@N9", "unknown_token", "explorer"),
    ],
)
def test_a_slip_of_the_pen_is_understood_as_one(text: str, reason: str, near: str) -> None:
    found = TEXT_FORMS.read(text)
    assert isinstance(found, Refusal)
    assert (found.reason, found.details["nearest"]) == (reason, near)
    assert near in explain(wiraqocha_words("en"), found)


@pytest.mark.parametrize(
    "text",
    [
        "exchange D2 with explorer@N9",
        "plunder N4 using 4 beating 6 taking relic D3",
        "plunder N4 using 4 taking psychic_probe",
        "plunder N4 using 1,3 beating 6,6 taking hostage",
        "tunnel S345 using 3,4,5 taking crystal",
        "conquer N5 with zeppelin@reserve using 5 beating 7 capturing",
        "probe N4 camp",
        "probe N4",
        "build force_field on N3",
        "build juggernaut",
        "ransom drill@green for crystal",
        "ransom drill@green for cubes",
        "caves to D4",
        "take-back N4",
        "workshop drill",
        "death-ray N4",
        "fortress N3",
        "exoskeleton 1",
        "reroll 2",
    ],
)
def test_an_action_is_written_as_it_was_read(text: str) -> None:
    found = TEXT_FORMS.read(text)
    assert not isinstance(found, Refusal)
    assert TEXT_FORMS.write(found) == text


def test_a_ransom_without_a_captor_is_written_without_one() -> None:
    state = start(1, 3, ("prisoner",))
    found = parse_action(state, "ransom drill for cubes")
    assert isinstance(found, Ransom)
    assert TEXT_FORMS.write(found) == "ransom drill for cubes"


def reading(text: str) -> ScenarioFile:
    return read_scenarios(read_yaml_text(text, "test.yaml"), penned())


HEAD = """\
- name: a camp
  players: [red, green]
  board: {N4: red camp, N9: green camp}
  dice: [1, 2]
"""


def failures(steps: str, head: str = HEAD) -> list[Failure]:
    (scenario,) = reading(f"{head}  steps:\n{steps}").scenarios
    return play(scenario)


def test_a_single_scenario_need_not_be_a_list() -> None:
    found = reading("name: alone\nplayers: [red, green]\n")
    assert [scenario.name for scenario in found.scenarios] == ["alone"]


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("- 1\n", 1, "#1"),
        ("- players: [red, green]\n", 1, "#1"),
        ("- name: [x]\n  players: [red, green]\n", 1, "#1.name"),
        ("- name: true\n  players: [red, green]\n", 1, "#1.name"),
        ("- name: x\n  players: [red, green]\n  clauses: W-1\n", 3, "#1.clauses"),
        ("- name: x\n  players: [red, green]\n  steps: 1\n", 3, "#1.steps"),
        ("- name: x\n  players: [red, green]\n  steps: [1]\n", 3, "#1.steps.#1"),
        ("- name: x\n  players: [red, green]\n  steps: [{doo: roll}]\n", 3, "#1.steps.#1.doo"),
        ("- name: x\n  players: [red, green]\n  steps: [{do: [roll]}]\n", 3, "#1.steps.#1.do"),
        ("- name: x\n  players: [red, green]\n  steps: [{rolls: [7]}]\n", 3, "#1.steps.#1.rolls.#1"),
        ("- name: x\n  players: [red, green]\n  steps: [{expect: 1}]\n", 3, "#1.steps.#1.expect"),
        (
            "- name: x\n  players: [red, green]\n  steps: [{expect: {bord: {}}}]\n",
            3,
            "#1.steps.#1.expect.bord",
        ),
        ("- name: x\n  players: [red, green]\n  board: [N1]\n", 3, "#1.board"),
        ("- name: x\n  players: [red, green]\n  dice: 3\n", 3, "#1.dice"),
        ("- name: x\n  players: [red, green]\n  used: [build, build]\n", 3, "#1.used.#2"),
        ("- name: x\n  players: [red, green]\n  death_ray_fired: 3\n", 3, "#1.death_ray_fired"),
    ],
)
def test_a_fault_of_the_file_is_told_with_its_line_and_key(text: str, line: int, key: str) -> None:
    found = reading(text)
    assert (found.spoilt, found.scenarios) == (1, ())
    assert any((problem.line, problem.key) == (line, key) for problem in found.problems), found.problems


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("do: roll", "do: roll"),
        ("do: protect N9 with 1", "do: protect N9 with 1"),
        ("refuse: protect N4 with 1", "refuse: protect N4 with 1"),
        ("expect: {empty: [N4]}", "empty.N4: nothing"),
        ("expect: {empty: [N99]}", "empty.N99: nothing"),
        ("expect: {legal: [protect N9 with 1]}", "legal: protect N9 with 1"),
        ("expect: {legal: conquer N1 with drill using 6}", "legal: conquer N1 with drill using 6"),
        ("expect: {illegal: [protect N4 with 1]}", "illegal: protect N4 with 1"),
        ("expect: {dice_to_roll: 3}", "dice_to_roll: 3"),
        ("expect: {layout: random}", "layout: random"),
        ("expect: {dice: [1]}", "dice: [1]"),
        ("expect: {cubes: {red: 1}}", "cubes.red: 1"),
        ("expect: {board: {N4: null}}", "board.N4: nothing"),
        ("expect: {winner: red}", "winner: red"),
        ("expect: {death_ray_fired: true}", "death_ray_fired: True"),
    ],
)
def test_a_step_that_does_not_come_out_is_told(step: str, expected: str) -> None:
    (failure,) = failures(f"    - {step}\n")
    assert failure.expected == expected
    assert (failure.scenario, failure.step, failure.line) == ("a camp", 1, 6)


@pytest.mark.parametrize(
    "step",
    [
        "expect: {layout: recommended}",
        "expect: {layout: [[D1, S345, N11, D5], [D6, N5, N1, N2, D3], [N9, N7, N8, N12], "
        "[D4, N4, N6, N3, S456], [S234, N10, S123, D2]]}",
        "expect: {legal: protect N4 with 1, illegal: [protect N9 with 1, conquer N1 with dirigible using 1]}",
        "expect: {empty: N5, dice: [2, 1], cubes: {red: 0}, winner: none, markers: {force_field: null}}",
        "refuse: recover dril",
        "refuse: protect N9 with 1",
        "malformed: recover dril",
        "malformed: conquer",
        "expect: {decides: red, asks: actions, seen_by: green, players: [red, green]}",
    ],
)
def test_a_step_that_comes_out_is_passed_over(step: str) -> None:
    assert failures(f"    - {step}\n") == []


@pytest.mark.parametrize("step", ["do: fly to N1", "refuse: conquer", "expect: {legal: [jump]}"])
def test_a_step_that_is_no_notation_is_a_fault_of_the_file(step: str) -> None:
    with pytest.raises(DataError) as caught:
        failures(f"    - {step}\n")
    assert caught.value.problems[0].line == 6


def test_a_layout_by_its_name_has_the_tiles_of_the_variant() -> None:
    head = HEAD.replace("  dice", "  variants: [caves]\n  dice")
    assert failures("    - expect: {layout: recommended}\n", head) == []
    (failure,) = failures("    - expect: {layout: [[D1]]}\n", head)
    assert failure.expected.startswith("layout: ")


def test_an_impossible_position_may_be_what_a_scenario_shows() -> None:
    (scenario,) = reading(HEAD + "  probed: [N4]\n  impossible: true\n").scenarios
    assert play(scenario) == []


def test_only_the_first_step_that_fails_is_told() -> None:
    found = failures("    - expect: {dice: [3]}\n    - expect: {dice: [4]}\n")
    assert [failure.step for failure in found] == [1]
