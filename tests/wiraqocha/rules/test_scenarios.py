"""The scenario files of tests/wiraqocha/scenarios, each scenario a test of its own."""

from pathlib import Path

import pytest

from game.base.files.yaml_text import read_yaml
from game.core.scenarios.playing import play
from game.core.scenarios.reading import Scenario
from tests.support.random_positions import content, penned
from tests.support.scenarios import read_scenarios

FOLDER = Path(__file__).parents[1] / "scenarios"
READINGS = [read_scenarios(read_yaml(path), penned()) for path in sorted(FOLDER.glob("*.yaml"))]
SCENARIOS = [scenario for reading in READINGS for scenario in reading.scenarios]


def test_the_valley_of_the_scenarios_differs_in_nothing_that_is_fixed() -> None:
    own, theirs = content(), penned()
    assert (own.base, own.shape, own.figures, own.victory) == (
        theirs.base,
        theirs.shape,
        theirs.figures,
        theirs.victory,
    )
    assert [tile.requirement for tile in own.tiles.values()] == [
        tile.requirement for tile in theirs.tiles.values()
    ]
    assert [(card.name, card.type, card.effect) for card in own.cards] == [
        (card.name, card.type, card.effect) for card in theirs.cards
    ]


def test_every_file_reads_without_a_fault() -> None:
    assert [problem for reading in READINGS for problem in reading.problems] == []


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    assert play(scenario) == []
