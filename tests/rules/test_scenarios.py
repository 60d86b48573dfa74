"""The scenario files of tests/scenarios, each scenario a test of its own."""

from pathlib import Path

import pytest

from game.content.yaml_text import read_yaml
from game.rules.notation.scenarios import Scenario, play, read_scenarios
from tests.rules.support import content

FOLDER = Path(__file__).parents[1] / "scenarios"
SCENARIOS = [
    scenario
    for path in sorted(FOLDER.glob("*.yaml"))
    for scenario in read_scenarios(read_yaml(path), content())
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    assert play(scenario) == []
