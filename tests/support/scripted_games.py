"""Whole games as lists of actions, one for each victory."""

from dataclasses import replace
from pathlib import Path

from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import plain
from game.core.scenarios.reading import Scenario
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import penned as data
from tests.support.scenarios import read_scenarios

SCRIPTS = [
    scenario
    for path in sorted((Path(__file__).parents[1] / "wiraqocha" / "scenes" / "games").glob("*.yaml"))
    for scenario in read_scenarios(read_yaml(path), data()).scenarios
]


def lines_of(scenario: Scenario) -> list[str]:
    """The actions of a script, in notation."""
    return [str(plain(step.node)) for step in scenario.steps if step.word == "do"]


def start_of(scenario: Scenario) -> State:
    """Where the script begins, with all its dice loaded."""
    assert isinstance(scenario.start, State)
    rolls = [plain(step.node) for step in scenario.steps if step.word == "rolls"]
    return replace(
        scenario.start, loaded=tuple(face for faces in rolls if isinstance(faces, list) for face in faces)
    )
