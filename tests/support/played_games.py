"""Games played and recorded for the screens that list them."""

import random

from game.scenes.navigator import Navigator
from game.table.scene import TableScene
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.valley_table import MATCH


def play(navigator: Navigator, actions: int = 60) -> TableScene:
    """A game begun, and so many actions of it played by chance."""
    navigator.games.begin(MATCH, navigator.data)
    table = navigator.screens.stack.top
    assert isinstance(table, TableScene)
    chance = random.Random(1)
    for _ in range(actions):
        table.session.act(chance.choice(WIRAQOCHA.legal_actions(table.session.state)))
    return table
