"""Flights (I-13.8 to I-13.11): of one step and of two, with a load from the start or picked up on the way."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES, WAMANIS, Flying
from game.titles.inkas.rules.acting import actor_refusal, own_powers, pay, power_refusal
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Fly, Speed
from game.titles.inkas.rules.board import FREE
from game.titles.inkas.rules.catalogue import double_flights, fetchings, flights
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.events import Flew, Shifted
from game.titles.inkas.rules.fires import burning
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, WAMANI_INDEX, bits
from game.titles.inkas.rules.lending import borrowed
from game.titles.inkas.rules.moves import answered, finish_move, power_cost
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State, Step

_TURN = (Question.TURN,)


def flight_options(state: State, walla: int, effect: Flying) -> list[Fly | Speed]:
    """All flights of a walla with this power (I-13.8 to I-13.10)."""
    look, origin = state.look(), state.places[walla]
    found: list[Fly | Speed] = []
    for load in (NOBODY, *bits(look.here(origin) & ~(1 << walla))):
        found += flights(walla, origin, load) if effect.steps == 1 else double_flights(walla, origin, load)
    if effect.fetches:
        for first in FREE[origin]:
            for load in bits(look.here(first)):
                found += fetchings(walla, first, load)
    return found


def flight_refusal(state: State, action: Fly | Speed) -> Refusal | None:
    """Why who could use the power cannot fly so."""
    origin = state.places[PIECE_INDEX[action.walla]]
    way = (action.wamani,) if isinstance(action, Fly) else (action.first, action.second)
    place = origin
    for name in way:
        if WAMANI_INDEX[name] not in FREE[place]:
            return refuse(Reason.NO_STEP, wamani=name)
        place = WAMANI_INDEX[name]
    fetching = action.fetching if isinstance(action, Speed) else ""
    if place == origin and not fetching:
        return refuse(Reason.BACK_AGAIN, wamani=way[-1])
    if action.carrying:
        return _load_refusal(state, action.walla, action.carrying, origin)
    return _load_refusal(state, action.walla, fetching, WAMANI_INDEX[way[0]]) if fetching else None


def _load_refusal(state: State, walla: str, load: str, place: int) -> Refusal | None:
    """Only a living walla that is there is carried (R-23)."""
    if load == walla:
        return refuse(Reason.CARRIES_ITSELF, walla=walla)
    number = PIECE_INDEX[load]
    if state.look().dead_at(place) >> number & 1:
        return refuse(Reason.CARRIED_DEAD, walla=load)
    there = state.look().here(place) >> number & 1
    return None if there else refuse(Reason.NOT_WITH_IT, walla=load, wamani=WAMANIS[place])


def fly(change: Change, seat: int, action: Fly | Speed) -> None:
    """Carry out a flight. What is only flown over has no effect (I-13.11); who burns at the first of two steps lies
    where it led, and fetches nobody (R-86)."""
    walla = PIECE_INDEX[action.walla]
    names = (action.wamani,) if isinstance(action, Fly) else (action.first, action.second)
    way = [change.state.places[walla], *map(WAMANI_INDEX.__getitem__, names)]
    fetching = action.fetching if isinstance(action, Speed) else ""
    burnt = [burning(change.state, walla, way)]
    if burnt[0]:
        way = way[: way.index(burnt[0].place, 1) + 1]
    load = action.carrying or (fetching if len(way) > 2 else "")
    carried = [PIECE_INDEX[load]] if load else []
    change.carry([walla, *carried], way[-1])
    picked = way[1 if fetching else 0]
    flown = tuple([WAMANIS[place] for place in way[1:]])
    change.emit(Flew, seat, action.walla, WAMANIS[way[0]], flown, load, WAMANIS[picked] if load else "")
    for one in carried:
        burnt.append(burning(change.state, one, way[1:] if fetching else way))
        if (fire := burnt[-1]) and fire.place != way[-1]:  # its carrier is spared and flies on
            change.stand(one, fire.place)
            change.emit(Shifted, load, PIECES[fire.user], WAMANIS[way[-1]], WAMANIS[fire.place])
    finish_move(change, walla, way[-1], sum(1 << one for one in carried), burnt)


def _fly_options(state: State) -> Sequence[Fly | Speed]:
    found: list[Fly | Speed] = []
    for walla, _, power in own_powers(state, Step.MOVE, Flying, state.game.fliers):
        assert isinstance(power.effect, Flying)
        found += flight_options(state, walla, power.effect)
    return found


def _fly_refusal(state: State, action: Fly | Speed) -> Refusal | None:
    steps, word = (1, "flight") if isinstance(action, Fly) else (2, "velocity")
    return (
        actor_refusal(state, Step.MOVE, action.walla)
        or power_refusal(state, action.walla, Flying, steps, word)
        or flight_refusal(state, action)
    )


def _fly(change: Change, seat: int, action: Fly | Speed) -> None:
    _pay_flight(change, seat, action)
    fly(change, seat, action)


def _pay_flight(change: Change, seat: int, action: Fly | Speed) -> None:
    pay(change, seat, _flight_price(change.state, action), share=borrowed(action))


def _flight_price(state: State, action: Fly | Speed) -> int:
    return power_cost(state.game, action.walla, Flying, 1 if isinstance(action, Fly) else 2)


def _none(state: State) -> Sequence[Speed]:
    """Flights of both kinds are listed together."""
    return ()


FLOWN = answered(fly, _pay_flight)

ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Fly,
        "fly {walla} {wamani} [carrying {carrying:walla}]",
        _TURN,
        _fly_options,
        _fly_refusal,
        _fly,
        FLOWN,
        price=_flight_price,
    ),
    ActionRules(
        Speed,
        "speed {walla} {first:wamani} {second:wamani} [carrying {carrying:walla}|fetching {fetching:walla}]"
        " [borrowing {borrowing:number}]",
        _TURN,
        _none,
        _fly_refusal,
        _fly,
        FLOWN,
        price=_flight_price,
    ),
)
