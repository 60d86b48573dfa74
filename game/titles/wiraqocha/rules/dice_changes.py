"""What is done to the dice of Phase II: steps for cubes, re-rolls, extra dice, the Exoskeleton, protecting dice."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.wiraqocha.rules.action_rules import ActionRules, tile_index
from game.titles.wiraqocha.rules.actions import (
    Exoskeleton,
    Lower,
    Manufacture,
    Protect,
    Raise,
    Reroll,
    Sacrifice,
)
from game.titles.wiraqocha.rules.change import Change
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import DieAdded, DieChanged, DiePlaced
from game.titles.wiraqocha.rules.holdings import Holdings
from game.titles.wiraqocha.rules.needs import Need
from game.titles.wiraqocha.rules.preparation import card_refusal
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import State, Use

_SACRIFICE, _FACTORY = (Sacrifice(),), (Manufacture(),)


def _die_missing(state: State, die: int) -> Refusal | None:
    return None if die in state.dice else refuse(Reason.DICE_MISSING, dice=(die,))


def cubes_short(state: State, cubes: int) -> Refusal | None:
    """The refusal that the mover has fewer cubes than that."""
    short = cubes - state.cubes[state.mover]
    return refuse(Reason.CUBES_SHORT, cubes=cubes, lacking=(short, 0)) if short > 0 else None


# cubes on dice


def _raise_options(state: State, seen: Holdings) -> Sequence[Raise]:
    return state.game.catalogue.hands[state.dice].raises


def _raise_refusal(state: State, action: Raise) -> Refusal | None:
    if action.die >= 6:
        return refuse(Reason.DIE_AT_SIX)
    return _die_missing(state, action.die) or cubes_short(state, state.game.figures.step_cubes)


def _raise(change: Change, action: Raise) -> None:
    _step(change, action.die, +1)


def _lower_options(state: State, seen: Holdings) -> Sequence[Lower]:
    return state.game.catalogue.hands[state.dice].lowers


def _lower_refusal(state: State, action: Lower) -> Refusal | None:
    if action.die <= 1:
        return refuse(Reason.DIE_AT_ONE)
    return _die_missing(state, action.die) or cubes_short(state, state.game.figures.step_cubes)


def _lower(change: Change, action: Lower) -> None:
    _step(change, action.die, -1)


def _step(change: Change, die: int, by: int) -> None:
    change.pay_cubes(change.state.mover, change.game.figures.step_cubes)
    change.turn_die(die, die + by)
    change.emit(DieChanged, change.mover, die, die + by, Cause.CUBES)


# re-roll


def _reroll_options(state: State, seen: Holdings) -> Sequence[Reroll]:
    return state.game.catalogue.hands[state.dice].rerolls


def _reroll_refusal(state: State, action: Reroll) -> Refusal | None:
    return _die_missing(state, action.die) if state.rerolls else refuse(Reason.NO_REROLL)


def _reroll(change: Change, action: Reroll) -> None:
    """A right is spent (R-85); what cubes had done to the die is lost (R-29)."""
    change.spend_reroll()
    change.take_die(action.die)
    change.emit(DieChanged, change.mover, action.die, change.add_die(), Cause.REROLL)


# extra dice


def _no_die_left(state: State) -> bool:
    return state.game.house_rules.limited_dice and state.dice_in_supply() <= 0


def _sacrifice_refusal(state: State, _: Sacrifice) -> Refusal | None:
    if state.used & Use.SACRIFICE:
        return refuse(Reason.SACRIFICED)
    if not state.crystals[state.mover]:
        return refuse(Reason.NO_CRYSTAL, lacking=(0, 1))
    return refuse(Reason.NO_DIE_IN_SUPPLY) if _no_die_left(state) else None


def _sacrifice_options(state: State, seen: Holdings) -> Sequence[Sacrifice]:
    return () if _sacrifice_refusal(state, _SACRIFICE[0]) else _SACRIFICE


def _sacrifice(change: Change, _: Sacrifice) -> None:
    change.use(Use.SACRIFICE)
    change.pay_crystals(change.state.mover, 1)
    change.emit(DieAdded, change.mover, change.add_die(), Cause.SACRIFICE)


def _factory_price(state: State) -> int:
    """The cubes of the factory that would be used next: the first unused one."""
    ready = state.cards[state.mover] & state.game.extra_die_cards & ~state.used_cards
    effects = state.game.card_effects(ready)
    return int(effects[0].cubes) if effects else 0


def _factory_refusal(state: State, _: Manufacture) -> Refusal | None:
    lacking = card_refusal(state, state.game.extra_die_cards) or cubes_short(state, _factory_price(state))
    if lacking:
        return lacking
    return refuse(Reason.NO_DIE_IN_SUPPLY) if _no_die_left(state) else None


def _factory_options(state: State, seen: Holdings) -> Sequence[Manufacture]:
    return () if _factory_refusal(state, _FACTORY[0]) else _FACTORY


def _factory(change: Change, _: Manufacture) -> None:
    price = _factory_price(change.state)
    change.use_card(change.game.extra_die_cards)
    change.pay_cubes(change.state.mover, price)
    change.emit(DieAdded, change.mover, change.add_die(), Cause.FACTORY)


# Battle Exoskeleton


def _exoskeleton_options(state: State, seen: Holdings) -> Sequence[Exoskeleton]:
    return state.game.catalogue.hands[state.dice].exoskeletons


def _exoskeleton_refusal(state: State, action: Exoskeleton) -> Refusal | None:
    return card_refusal(state, state.game.set_die_cards) or _die_missing(state, action.die)


def _exoskeleton(change: Change, action: Exoskeleton) -> None:
    state, game = change.state, change.game
    ready = state.cards[state.mover] & game.set_die_cards & ~state.used_cards
    face = game.card_effects(ready)[0].face
    change.use_card(game.set_die_cards)
    change.turn_die(action.die, face)
    change.emit(DieChanged, change.mover, action.die, face, Cause.EXOSKELETON)


# protecting dice


def _protect_options(state: State, seen: Holdings) -> Sequence[Protect]:
    protecting, by_tile = state.protecting, state.game.catalogue.hands[state.dice].protections
    found: list[Protect] = []
    for tile, _ in seen.tokens:
        if not protecting[tile]:
            found += by_tile[tile]
    return found


def _protect_refusal(state: State, action: Protect) -> Refusal | None:
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    if state.board[tile] >> 3 != state.mover:
        return refuse(Reason.NOT_YOUR_TILE, tile=action.tile)
    if state.protecting[tile]:
        return refuse(Reason.DIE_THERE_ALREADY, tile=action.tile)
    return refuse(Reason.DIE_ABOVE_SIX) if action.die > 6 else _die_missing(state, action.die)


def _protect(change: Change, action: Protect) -> None:
    """The die keeps the value it shows (W-9.1)."""
    change.take_die(action.die)
    change.set_protecting(change.game.index[action.tile], action.die)
    change.emit(DiePlaced, change.mover, action.tile, action.die)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Raise, "raise {die}", _raise_options, _raise_refusal, _raise, needs=Need.STEP, before_camp=True
    ),
    ActionRules(
        Lower, "lower {die}", _lower_options, _lower_refusal, _lower, needs=Need.STEP, before_camp=True
    ),
    ActionRules(
        Reroll, "reroll {die}", _reroll_options, _reroll_refusal, _reroll, needs=Need.REROLL, before_camp=True
    ),
    ActionRules(
        Sacrifice,
        "sacrifice",
        _sacrifice_options,
        _sacrifice_refusal,
        _sacrifice,
        needs=Need.CRYSTAL,
        before_camp=True,
    ),
    ActionRules(
        Manufacture,
        "factory",
        _factory_options,
        _factory_refusal,
        _factory,
        needs=Need.EXTRA_DIE,
        before_camp=True,
    ),
    ActionRules(
        Exoskeleton,
        "exoskeleton {die}",
        _exoskeleton_options,
        _exoskeleton_refusal,
        _exoskeleton,
        needs=Need.DICE | Need.SET_DIE,
        before_camp=True,
    ),
    ActionRules(
        Protect, "protect {tile} with {die}", _protect_options, _protect_refusal, _protect, needs=Need.DICE
    ),
)
