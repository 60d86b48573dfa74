"""Who may act in a turn, and what it costs: shared by moves, attacks and placements, with their own power or evoked."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES, Power, PowerEffect
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.later_attacks import attacks_after_step
from game.titles.inkas.rules.lending import funds, purse
from game.titles.inkas.rules.pending import Lasting
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State, Step


def is_threatened(state: State) -> bool:
    """Whether gods or wild Amarus will attack when the Attack step ends, so that an attack or `skip` comes first."""
    return state.step <= Step.ATTACK and state.game.kind.stay and bool(attacks_after_step(state))


def actors(state: State, step: Step) -> Sequence[tuple[int, int]]:
    """The own wallas that may do something of a step of the turn, with their wamanis (I-6.3, I-6.4, I-13.22)."""
    if state.step > step or (state.game.advanced and step is Step.PLACEMENT and is_threatened(state)):
        return ()
    free = state.look().free(state.mover)
    active = state.active
    return free if active == NOBODY else [(walla, place) for walla, place in free if walla == active]


def acting_bearer(state: State) -> int:
    """The bearer of the staff, if it may still do the mover's Placement; else NOBODY."""
    bearer = state.bearer
    if bearer == NOBODY or state.game.seat_of[bearer] != state.mover or state.step > Step.PLACEMENT:
        return NOBODY
    if state.active not in (NOBODY, bearer) or state.look().paralysed >> bearer & 1:
        return NOBODY
    if state.game.advanced and is_threatened(state):
        return NOBODY
    return bearer


def actor_refusal(state: State, step: Step, name: str, *, freed: bool = False) -> Refusal | None:
    """Why this walla may do nothing of a step of the turn; one that is `freed` may though it is paralysed."""
    walla = PIECE_INDEX[name]
    if state.step > step:
        return refuse(Reason.STEP_PAST, question=step.name.lower())
    if step is Step.PLACEMENT and is_threatened(state):
        return refuse(Reason.ATTACKED_FIRST)
    if walla not in state.game.wallas_of[state.mover]:
        return refuse(Reason.NOT_OWN, walla=name)
    if state.active not in (NOBODY, walla):
        return refuse(Reason.OTHER_ACTS, walla=PIECES[state.active])
    if not lives(state.places[walla]):
        return refuse(Reason.NOT_ALIVE_HERE, walla=name)
    if state.look().paralysed >> walla & 1 and not freed:
        return paralysed_refusal(state, walla)
    return None


def paralyser_of(state: State, walla: int, besides: int = 0) -> str:
    """Who paralyses a walla: by a power (I-17), or the enemy that does it here (I-13.22), `besides` these."""
    game, look = state.game, state.look()
    if look.numbed >> walla & 1:
        return PIECES[next(one.user for one in state.lasting if numbs(one, walla))]
    causes = look.here(state.places[walla]) & game.paralysers & ~game.side[game.seat_of[walla]] & ~besides
    return PIECES[bits(causes)[0]]


def numbs(lasting: Lasting, walla: int) -> bool:
    """Whether a lasting state may be what paralyses a walla that nobody here does."""
    return lasting.shape is LastingState.WEB or (
        lasting.shape is LastingState.PARALYSED and lasting.ally == walla
    )


def paralysed_refusal(state: State, walla: int, besides: int = 0) -> Refusal:
    """That a walla is paralysed, and by whom, `besides` these."""
    by_power = state.look().numbed >> walla & 1
    reason = Reason.NUMBED if by_power else Reason.PARALYSED
    return refuse(reason, walla=PIECES[walla], enemy=paralyser_of(state, walla, besides))


def acting_refusal(state: State, name: str) -> Refusal | None:
    """Why this walla of who decides cannot act."""
    walla = PIECE_INDEX[name]
    if not state.game.own[state.decider] >> walla & 1:
        return refuse(Reason.NOT_OWN, walla=name)
    if not lives(state.places[walla]):
        return refuse(Reason.NOT_ALIVE_HERE, walla=name)
    if state.look().paralysed >> walla & 1:
        return paralysed_refusal(state, walla)
    return None


def own_powers(
    state: State, step: Step, kind: type[PowerEffect], users: int
) -> Sequence[tuple[int, int, Power]]:
    """The own wallas among the users that may use their power of a kind now, with wamani and power."""
    if state.step > step or not users & state.look().alive & state.game.own[state.mover]:
        return ()
    llamas = funds(state, state.mover)
    return [
        (walla, place, power)
        for walla, place in actors(state, step)
        if users >> walla & 1
        for power in state.game.powers[walla]
        if isinstance(power.effect, kind) and power.llamas <= llamas
    ]


def power_refusal(state: State, name: str, kind: type[PowerEffect], figure: int, word: str) -> Refusal | None:
    """Why this walla may not use its own power of a kind: it has none, or too few llamas."""
    power = state.game.power(PIECE_INDEX[name], kind, figure)
    if power is None:
        return refuse(Reason.NO_POWER, walla=name, power=word)
    return llamas_short(state, state.mover, power.llamas)


def llamas_short(state: State, seat: int, need: int) -> Refusal | None:
    """The refusal of what a seat cannot pay; None where it can."""
    count = purse(state, seat)
    return None if count >= need else refuse(Reason.LLAMAS_SHORT, need=need, count=count)


def pay(change: Change, seat: int, llamas: int, cause: Cause = Cause.POWER, share: int = 0) -> None:
    """Llamas go to the Ukhu Pacha (I-6.6): a share of the partner's; of a common purse what the own lack (R-41)."""
    if change.game.common_purse:
        share = max(0, llamas - change.state.llamas[seat])
    change.gain(seat, share - llamas, cause)
    if share:
        change.gain(change.game.partners[seat], -share, cause)
