"""What a player has that counts: by it one tells whether a game stands still."""

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.belongings import belongings
from game.titles.wiraqocha.rules.engine import perform
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import penned

TABLE = (
    "players: [red, blue]\nboard: {N5: red camp, N6: red drill, N9: blue camp}\ndice: [3, 4]\n"
    "cubes: {red: 1}\nmarket: []\ndeck: []"
)


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state = perform(state, action).state
    return state


@pytest.mark.clauses("O-12")
def test_what_comes_and_goes_counts_for_nothing_and_a_token_that_moves_does() -> None:
    state = read_position(read_yaml_text(TABLE, "test"), penned())
    had = belongings(state)
    assert belongings(after(state, a.Raise(3), a.Protect("N5", 4))) == had
    assert belongings(after(state, a.Protect("N5", 4), a.End(), a.Roll())) == had
    moved = belongings(after(state, a.Conquer("N4", a.TokenAt(TokenKind.EXPLORER, a.RESERVE), (4,))))
    assert moved[0] != had[0] and moved[1] == had[1]
