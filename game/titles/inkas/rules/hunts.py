"""The hunt of Alpha Predator (I-17): after each kill another enemy may be pulled and attacked."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.content.legends import LastingState, PowerTarget
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Hunt
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.pending import HuntAsked, Inside, Question
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.power_effects import assail, pull_here
from game.titles.inkas.rules.power_targets import targets
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State


def hunter_of(state: State, seat: int) -> int:
    """The walla of a seat that hunts, or NOBODY."""
    hunting = [one.user for one in state.lasting if one.shape is LastingState.PREDATOR]
    return next((walla for walla in reversed(hunting) if state.game.seat_of[walla] == seat), NOBODY)


def prey_of(state: State, hunter: int) -> int:
    """Whom a hunter may pull and attack next, as a mask; who was made the ultimate one, in the whole suyu."""
    if hunter == NOBODY or not lives(state.places[hunter]) or state.look().paralysed >> hunter & 1:
        return 0
    ultimate = any(one.shape is LastingState.ULTIMATE and one.user == hunter for one in state.lasting)
    return targets(state, hunter, PowerTarget.ENEMY_SUYU if ultimate else PowerTarget.ENEMY_AROUND)


def let_hunt(change: Change, seat: int, hunter: int) -> None:
    """Ask for another prey, if there is any."""
    if prey_of(change.state, hunter):
        change.push(HuntAsked(seat))


def _options(state: State) -> Sequence[Hunt]:
    return [Hunt(PIECES[walla]) for walla in bits(prey_of(state, hunter_of(state, state.decider)))]


def _refusal(state: State, action: Hunt) -> Refusal | None:
    prey = prey_of(state, hunter_of(state, state.decider))
    return None if prey >> PIECE_INDEX[action.walla] & 1 else refuse(Reason.OUT_OF_REACH, walla=action.walla)


def _fails(state: State, seat: int, action: Hunt, paid: bool) -> bool:
    return not prey_of(state, hunter_of(state, seat)) >> PIECE_INDEX[action.walla] & 1


def _spend(change: Change, seat: int, action: Hunt) -> None:
    """The question is answered."""
    if change.state.pending and isinstance(change.state.pending[-1], HuntAsked):
        change.pop()


def _hunt(change: Change, seat: int, action: Hunt, approved: bool) -> None:
    hunter, prey = hunter_of(change.state, seat), PIECE_INDEX[action.walla]
    pull_here(change, hunter, prey)
    assail(change, hunter, prey, Inside.PREDATOR)


def _never(change: Change, seat: int, action: Hunt) -> None:
    """Where there are no powers nobody hunts."""


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Hunt,
        "hunt {walla}",
        (Question.HUNT,),
        _options,
        _refusal,
        _never,
        Stages(_hunt, _spend, fails=_fails),
        advanced=True,
    ),
)
