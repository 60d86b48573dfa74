"""Scenarios of Wiraqocha, read with given data."""

from game.base.files.yaml_tree import Node
from game.core.scenarios.reading import ScenarioFile, TitleAndData
from game.core.scenarios.reading import read_scenarios as read_any
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.title import TITLE


def read_scenarios(root: Node, data: ValleyData) -> ScenarioFile:
    """The scenarios of a file, whatever data it names."""
    return read_any(root, lambda _, __: TitleAndData(TITLE, data))
