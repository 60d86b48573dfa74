"""Whom the die lets act, for the eye."""

from game.titles.inkas.board.hidden_parts import PartKind
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.led.foresight import acts_next, named_team, stand_in


def named_wallas(shown: BoardViewState) -> frozenset[str]:
    """Those whom the die has named, once that has been seen; where another role stands in for them, who acts."""
    if shown.hides(PartKind.NAMED):
        return frozenset()
    state = shown.state
    if stand_in(state) != NOBODY:
        return frozenset({PIECES[acts_next(state)]})
    return frozenset(PIECES[walla] for walla in bits(named_team(state)))
