"""Who could go along with a Guide, and the action that a chosen company is (I-13.6, I-13.7)."""

from collections.abc import Sequence
from dataclasses import replace

from game.titles.inkas.board.moves.choices import made_of
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, bits
from game.titles.inkas.rules.state import State


def candidates(state: State, action: Action) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Who could go along with the walla of a transport: allies, enemies, the dead."""
    made = made_of(action)
    assert isinstance(made, a.Transport)
    walla = PIECE_INDEX[made.walla]
    look, place, own = state.look(), state.places[walla], state.game.side[state.mover]
    here = look.here(place) & ~(1 << walla)
    return _names(here & own), _names(here & ~own), _names(look.dead_at(place))


def _names(mask: int) -> tuple[str, ...]:
    return tuple(PIECES[number] for number in bits(mask))


def usual(state: State, action: Action) -> tuple[str, ...]:
    """The company that is marked at first: all allies."""
    return candidates(state, action)[0]


def with_company(action: Action, company: Sequence[str]) -> Action:
    """The same transport with this company."""
    ordered = tuple(sorted(company, key=PIECES.index))
    if isinstance(action, a.Evoke):
        assert isinstance(action.action, a.Transport)
        return replace(action, action=replace(action.action, company=ordered))
    assert isinstance(action, a.Transport)
    return replace(action, company=ordered)


def toggled_company(state: State, action: Action, company: Sequence[str], name: str) -> tuple[str, ...]:
    """The company with one more, or without it: allies and enemies never go together."""
    if name in company:
        return tuple(one for one in company if one != name)
    allies, enemies, _ = candidates(state, action)
    others = enemies if name in allies else allies if name in enemies else ()
    return (*(one for one in company if one not in others), name)
