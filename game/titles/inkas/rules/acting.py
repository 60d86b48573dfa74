"""Who may act in a turn, and what it costs: shared by moves, attacks and placements, with their own power or evoked."""

from collections.abc import Iterator

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES, Power, PowerEffect
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State, Step


def actors(state: State, step: Step) -> Iterator[tuple[int, int]]:
    """The own wallas that may do something of a step of the turn, with their wamanis (I-6.3, I-6.4, I-13.22)."""
    if state.step > step:
        return
    active, paralysed = state.active, state.look().paralysed
    for walla in (active,) if active != NOBODY else state.game.wallas_of[state.mover]:
        place = state.places[walla]
        if lives(place) and not paralysed >> walla & 1:
            yield walla, place


def actor_refusal(state: State, step: Step, name: str, *, freed: bool = False) -> Refusal | None:
    """Why this walla may do nothing of a step of the turn; one that is `freed` may though it is paralysed."""
    walla = PIECE_INDEX[name]
    if state.step > step:
        return refuse(Reason.STEP_PAST, question=step.name.lower())
    if walla not in state.game.wallas_of[state.mover]:
        return refuse(Reason.NOT_OWN, walla=name)
    if state.active not in (NOBODY, walla):
        return refuse(Reason.OTHER_ACTS, walla=PIECES[state.active])
    if not lives(state.places[walla]):
        return refuse(Reason.NOT_ALIVE_HERE, walla=name)
    if state.look().paralysed >> walla & 1 and not freed:
        return refuse(Reason.PARALYSED, walla=name)
    return None


def own_powers(
    state: State, step: Step, kind: type[PowerEffect], users: int
) -> Iterator[tuple[int, int, Power]]:
    """The own wallas among the users that may use their power of a kind now, with wamani and power."""
    llamas = state.llamas[state.mover]
    for walla, place in actors(state, step):
        if users >> walla & 1:
            for power in state.game.powers[walla]:
                if isinstance(power.effect, kind) and power.llamas <= llamas:
                    yield walla, place, power


def power_refusal(state: State, name: str, kind: type[PowerEffect], figure: int, word: str) -> Refusal | None:
    """Why this walla may not use its own power of a kind: it has none, or too few llamas."""
    power = state.game.power(PIECE_INDEX[name], kind, figure)
    if power is None:
        return refuse(Reason.NO_POWER, walla=name, power=word)
    return llamas_short(state, state.mover, power.llamas)


def llamas_short(state: State, seat: int, need: int) -> Refusal | None:
    """The refusal of what a seat cannot pay; None where it can."""
    if state.llamas[seat] >= need:
        return None
    return refuse(Reason.LLAMAS_SHORT, need=need, count=state.llamas[seat])


def pay(change: Change, seat: int, llamas: int, cause: Cause = Cause.POWER) -> None:
    """Llamas go to the Ukhu Pacha (I-6.6)."""
    change.gain(seat, -llamas, cause)
