"""A game that begins with a position instead of an empty valley."""

from dataclasses import replace

from game.base.files.problems import DataError
from game.base.files.yaml_text import read_yaml_text
from game.core.contract import SetupError
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State


def begun_from(content: Content, setup: Setup) -> State:
    """The state of the set-up's position, whose chance the set-up's seed decides. Raises SetupError."""
    try:
        state = read_position(read_yaml_text(setup.position, "position"), content)
    except DataError as error:
        raise SetupError("position") from error
    if state.game.colours != setup.colours:
        raise SetupError("players")
    return replace(state, seed=setup.seed)
