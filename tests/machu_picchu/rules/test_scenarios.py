"""The scenario files of tests/machu_picchu/scenarios, each scenario a test of its own."""

from pathlib import Path

import pytest

from game.base.files.yaml_text import read_yaml
from game.core.scenarios.playing import play
from game.core.scenarios.reading import Scenario, TitleAndData, read_scenarios
from game.titles.machu_picchu.title import TITLE
from tests.support.machu_picchu_games import content

FOLDER = Path(__file__).parents[1] / "scenarios"
READINGS = [
    read_scenarios(read_yaml(path), lambda _, __: TitleAndData(TITLE, content()))
    for path in sorted(FOLDER.glob("*.yaml"))
]
SCENARIOS = [scenario for reading in READINGS for scenario in reading.scenarios]


def test_every_file_reads_without_a_fault() -> None:
    assert [problem for reading in READINGS for problem in reading.problems] == []
    assert {reading.title for reading in READINGS} == {TITLE.name}


def test_no_two_scenarios_have_one_name() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    assert play(scenario) == []
