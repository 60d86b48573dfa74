"""Games played and recorded for the screens that list them."""

import random

from game.scenes.director import Director
from game.scenes.table import TableScene
from game.titles.wiraqocha.rules import WIRAQOCHA
from tests.support.sitting import MATCH


def play(director: Director, actions: int = 60) -> TableScene:
    """A game begun, and so many actions of it played by chance."""
    director.begin(MATCH)
    table = director.stack.top
    assert isinstance(table, TableScene)
    chance = random.Random(1)
    for _ in range(actions):
        table.session.act(chance.choice(WIRAQOCHA.legal_actions(table.session.state)))
    return table
