"""What all Moves have in common (section 7): how one ends, what its power costs, how it is answered."""

from collections.abc import Callable, Iterable
from typing import Any

from game.titles.inkas.content.definitions import Power, PowerEffect
from game.titles.inkas.rules.action_rules import Stages
from game.titles.inkas.rules.actions import Fly, Place, Pull, Speed, Transport, Walk
from game.titles.inkas.rules.ambushes import entered
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.fires import Burning, burn
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.state import Step


def spend_move(change: Change, seat: int, action: Place | Walk | Fly | Speed | Transport | Pull) -> None:
    """The Move of a walla is used up."""
    walla = PIECE_INDEX[action.walla]
    if lives(change.state.places[walla]):
        change.act(walla)
    change.reach(Step.ATTACK)


def finish_move(
    change: Change, walla: int, place: int, company: int = 0, burnt: Iterable[Burning | None] = ()
) -> None:
    """The Move of a walla to a wamani is done: who has crossed a fire burns, and it and its company of the own side
    have entered there."""
    change.act(walla)
    change.reach(Step.ATTACK)
    burn(change, burnt)
    own = company & change.game.side[change.state.mover] & change.state.look().alive
    entered(change, 1 << walla | own, place)


def power_cost(game: Game, name: str, kind: type[PowerEffect], figure: int = 0) -> int:
    """What a walla's own power of a kind costs."""
    power: Power | None = game.power(PIECE_INDEX[name], kind, figure)
    assert power is not None
    return power.llamas


def answered(perform: Callable[[Change, int, Any], None], pay: Callable[[Change, int, Any], None]) -> Stages:
    """A Move that is answered: paid first, then done."""

    def apply(change: Change, seat: int, action: Any, approved: bool) -> None:
        perform(change, seat, action)

    return Stages(apply, spend_move, pay)


def free(change: Change, seat: int, action: Any) -> None:
    """It costs nothing."""
