"""Whom the die lets act, for the eye."""

from game.titles.inkas.board.hidden_parts import PartKind
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.led.foresight import named_team


def named_wallas(shown: BoardViewState) -> frozenset[str]:
    """Those whom the die has named, once that has been seen."""
    if shown.hides(PartKind.NAMED):
        return frozenset()
    return frozenset(PIECES[walla] for walla in bits(named_team(shown.state)))
