"""The scenario files of tests/inkas/scenarios, each scenario a test of its own."""

from pathlib import Path
from unittest.mock import patch

import pytest

from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import plain
from game.core.scenarios import reading
from game.core.scenarios.playing import play
from game.core.scenarios.reading import Scenario, ScenarioFile, TitleAndData, read_scenarios
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.scenarios import SCENARIOS as NOTATION
from tests.support.inkas_games import SPEC, content

FOLDER = Path(__file__).parents[1] / "scenarios"


def read(path: Path) -> ScenarioFile:
    """A file of the title, whether it is installed or not."""
    with (
        patch.object(reading, "titles", lambda: (SPEC.name,)),
        patch.object(reading, "default", lambda: SPEC.name),
    ):
        return read_scenarios(read_yaml(path), lambda _, __: TitleAndData(SPEC, content()))


READINGS = [read(path) for path in sorted(FOLDER.glob("*.yaml"))]
SCENARIOS = [scenario for found in READINGS for scenario in found.scenarios]


def test_every_file_reads_without_a_fault() -> None:
    assert [problem for found in READINGS for problem in found.problems] == []
    assert {found.title for found in READINGS} == {SPEC.name}


def test_no_two_scenarios_have_one_name() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    assert play(scenario) == []
    assert drawn_in(scenario) == 0  # it names all faces that it needs (notation, section 5)


def drawn_in(scenario: Scenario) -> int:
    """How many faces chance has decided while the steps ran."""
    state = scenario.start
    for step in scenario.steps:
        if step.word == "do":
            action = INKAS.parse_action(state, str(plain(step.node)))
            state = INKAS.successor(state, action)  # type: ignore[arg-type]
        elif step.word == "rolls":
            state = NOTATION.step(state, step.word, plain(step.node))
    return INKAS.draws(state) - INKAS.draws(scenario.start) if scenario.steps else 0
