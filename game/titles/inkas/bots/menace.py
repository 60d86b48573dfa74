"""What Legendary powers of enemies could kill where everybody stands, by the cards that they may hold."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from game.titles.inkas.bots.knowledge import Shares
from game.titles.inkas.bots.travel import STANDINGS
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.content.legends import Area, LegendaryKind, Slaying
from game.titles.inkas.rules.actions import Invoke
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.invoked import bars
from game.titles.inkas.rules.power_effects import struck
from game.titles.inkas.rules.state import State

_UNNAMED: Final = (Area.CENTRAL, Area.SHORE, Area.AROUND, Area.NEIGHBOURS, Area.BEARER)
_OWN: Final = 0.5  # of a walla that an enemy would spare, that one of its own counts which would fall with it
_BEARER: Final = 1.0  # wallas that the staff counts as


def menace(state: State, seat: int, invoking: Shares) -> float:
    """The wallas of a seat that one power of an enemy would kill at once, by the chance that it has a card for it."""
    found, own = 0.0, state.game.own[seat]
    for enemy in state.game.seats:
        if invoking[enemy] <= 0 or state.game.sides[seat] >> enemy & 1 or state.is_out(enemy):
            continue
        worst = max([_loss(state, own, *use) for use in _uses(state, enemy)], default=0.0)
        found += min(1.0, invoking[enemy]) * worst
    return found


def _uses(state: State, enemy: int) -> Iterator[tuple[int, LegendaryKind, Slaying]]:
    """The powers of an enemy that would kill from where their users stand, whatever they name."""
    free = [walla for walla, _ in state.look().free(enemy)]
    for user, kind, effect in slayers(state.game):
        if user in free and kind.llamas <= state.llamas[enemy] and bars(state, user, kind) is None:
            yield user, kind, effect


@lru_cache(maxsize=STANDINGS)
def slayers(game: Game) -> tuple[tuple[int, LegendaryKind, Slaying], ...]:
    """Who has a power that kills in the own turn and names nobody."""
    return tuple(
        (user, kind, effect)
        for user, kinds in enumerate(game.legends)
        for _, kind in kinds
        if kind.own
        for effect in kind.effects
        if isinstance(effect, Slaying) and effect.area in _UNNAMED
    )


def _loss(state: State, own: int, user: int, kind: LegendaryKind, effect: Slaying) -> float:
    """What it would cost: own wallas, less those of the enemy that would fall with them."""
    fallen = struck(state, user, state.places[user], Invoke(PIECES[user]), effect)
    theirs = state.game.own[state.game.seat_of[user]]
    loss = (fallen & own).bit_count() - _OWN * (fallen & theirs).bit_count()
    if state.bearer >= 0 and fallen & own & 1 << state.bearer:
        loss += _BEARER
    return max(0.0, loss)
