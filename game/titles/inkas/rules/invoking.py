"""The actions of Legendary powers: to use one, and to stop what one has brought (section 17, notation 2.4)."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import CARDS, PIECES
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Invoke, Stop
from game.titles.inkas.rules.answers import power_fits, powers_that_answer
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, bits
from game.titles.inkas.rules.invoked import INVOKED, bars, has_card, kind_of, price, use_refusal, uses
from game.titles.inkas.rules.lasting_ends import end
from game.titles.inkas.rules.pending import Lasting, Question, Window
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State

STOPPABLE: Final = frozenset((LastingState.LIGHTNING, LastingState.FIREWALL, LastingState.QUAKE))
"""What its user may end at any time."""


def _options(state: State) -> Sequence[Invoke]:
    seat = state.decider
    if not state.game.legendary or not has_card(state, seat):
        return ()
    window = state.pending[-1] if state.pending else None
    if isinstance(window, Window):
        return list(powers_that_answer(state, window, seat))
    return list(_own_uses(state, seat))


def _own_uses(state: State, seat: int) -> Iterator[Invoke]:
    for user, _ in state.look().free(seat):
        for source, kind in state.game.legends[user]:
            if kind.own and bars(state, user, kind) is None:
                yield from uses(state, user, source, kind)


def _refusal(state: State, action: Invoke) -> Refusal | None:
    if not state.game.legendary:
        return refuse(Reason.LATER_MODE)
    if not has_card(state, state.decider):
        return refuse(Reason.NOT_IN_HAND, card=CARDS[min(state.game.invoking)])
    if refused := use_refusal(state, action):
        return refused
    kind = kind_of(state, action)
    assert kind is not None  # else it was refused
    window = state.pending[-1] if state.pending else None
    user = PIECE_INDEX[action.walla]
    fits = power_fits(state, window, user, kind) if isinstance(window, Window) else kind.own
    return None if fits else refuse(Reason.POWER_MOMENT, walla=action.walla)


def _never(change: Change, seat: int, action: Invoke) -> None:
    """Where no cards are held no power is used."""


# stopping


def _stopped_by(state: State, walla: int) -> list[Lasting]:
    """What a walla may end."""
    return [one for one in state.lasting if one.user == walla and one.shape in STOPPABLE]


def stops_of(state: State, seat: int) -> Sequence[Stop]:
    """What a seat may end, whoever decides (notation 2.4)."""
    own = state.game.own[seat] if state.lasting and state.question is not None else 0
    return [Stop(PIECES[walla]) for walla in bits(own) if _stopped_by(state, walla)]


def _stop_options(state: State) -> Sequence[Stop]:
    return stops_of(state, state.decider)


def _stop_refusal(state: State, action: Stop) -> Refusal | None:
    """Only its Apu may do it."""
    walla = PIECE_INDEX[action.walla]
    if not _stopped_by(state, walla):
        return refuse(Reason.NOT_STOPPED, walla=action.walla)
    own = state.game.own[state.decider] >> walla & 1
    return None if own else refuse(Reason.NOT_OWN, walla=action.walla)


def _stop(change: Change, seat: int, action: Stop) -> None:
    """All that it may end is over; no window opens."""
    for one in _stopped_by(change.state, PIECE_INDEX[action.walla]):
        end(change, one)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Invoke,
        "invoke {walla,source,named,wamanis,suyu,adding,victim,ayllu:invoked} [borrowing {borrowing:number}]",
        (Question.TURN, Question.DAWN, Question.ANSWER),
        _options,
        _refusal,
        _never,
        INVOKED,
        advanced=True,
        price=price,
    ),
    ActionRules(
        Stop,
        "stop {walla}",
        tuple(question for question in Question if question is not Question.CHOOSE),
        _stop_options,
        _stop_refusal,
        _stop,
        advanced=True,
    ),
)
