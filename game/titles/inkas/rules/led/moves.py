"""Rows M of the table: which Move a led ayllu makes (I-27.11 to I-27.14)."""

from collections.abc import Iterator
from typing import NamedTuple

from game.titles.inkas.content.definitions import PIECES, WALLAS, WAMANIS, Flying, Transporting
from game.titles.inkas.content.led_table import Aim, Bearing, MoveRow, Movers
from game.titles.inkas.rules.actions import Fly, Place, Speed, Transport, Walk
from game.titles.inkas.rules.board import FREE, SUYU
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.led.goals import FAR, Ground, steps_to
from game.titles.inkas.rules.movement import placing_wamanis
from game.titles.inkas.rules.naming import table_of
from game.titles.inkas.rules.places import READY
from game.titles.inkas.rules.state import State

LedMove = Place | Walk | Fly | Speed | Transport
_PLACE, _WALK, _FLY, _SPEED, _TRANSPORT = range(5)  # in the order in which equal ones are taken (I-27.13)


class _Way(NamedTuple):
    """A Move, in the order in which equal ones are told apart after the figure (I-27.13): for how many llamas, with the
    bearer as load or not, how, who, by which wamanis, whether the load is fetched."""

    llamas: int
    loaded: bool
    kind: int
    walla: int
    way: tuple[int, ...]
    fetching: bool = False


def first_move(state: State, row: MoveRow, team: int, ground: Ground) -> LedMove | None:
    """The Move that a row has for a team, if it has one."""
    bearing = Bearing.NOT_OWN if ground.bearer == NOBODY else Bearing.OWN
    if row.bearing not in (Bearing.WHOEVER, bearing):
        return None
    aims = _aims(row, ground)
    if not aims or (row.movers is Movers.BEARER and ground.bearer == NOBODY):
        return None
    found: tuple[int, _Way] | None = None
    before = steps_to(state, state.places[ground.bearer], aims) if row.movers is Movers.BEARER else None
    for way in _ways(state, row.movers, team, ground.bearer):
        figure = _figure(state, row, way, ground, aims, before)
        if figure is not None and _is_paid(state, row, way.llamas, figure):
            found = min(found, (figure, way)) if found else (figure, way)
    return _action(found[1], ground.bearer) if found else None


def _aims(row: MoveRow, ground: Ground) -> tuple[int, ...]:
    match row.aim:
        case Aim.GOAL:
            return ground.goals
        case Aim.STAFF:
            return (ground.staff,)
    return ground.cards


def _is_paid(state: State, row: MoveRow, llamas: int, figure: int) -> bool:
    """Whether a Move is paid for (I-27.11)."""
    had = state.llamas[state.mover]
    return llamas <= had and (not llamas or had >= table_of(state.game).thrift or (row.spends and not figure))


def _figure(
    state: State, row: MoveRow, way: _Way, ground: Ground, aims: tuple[int, ...], before: int | None
) -> int | None:
    """How far from its aims a Move ends, of the bearer with how far it was `before`; None where it ends in a shut
    wamani or is none for the row (I-27.10)."""
    end = way.way[-1]
    if (ground.shut if before is None else ground.shut_for_bearer) >> end & 1:
        return None
    after = steps_to(state, end, aims)
    if row.aim is Aim.ONTO_CARD:
        return None if after else 0
    if before is None:
        before = FAR if way.kind == _PLACE else steps_to(state, state.places[way.walla], aims)
    return after if after < before else None


def _ways(state: State, movers: Movers, team: int, bearer: int) -> Iterator[_Way]:
    """The Moves that are looked at (I-27.14)."""
    if movers is not Movers.BEARER and movers is not Movers.STANDING and state.active == NOBODY:
        homes = placing_wamanis(state)
        for walla in bits(team):
            if state.places[walla] in READY:
                yield from [_Way(0, False, _PLACE, walla, (home,)) for home in homes]
    if movers is Movers.PLACED:
        return
    for walla, origin in state.look().free(state.mover):
        if not team >> walla & 1 or state.active not in (NOBODY, walla):
            continue
        if movers is not Movers.BEARER:
            if walla != bearer:
                yield from _alone(state, walla, origin)
        elif walla == bearer:
            yield from _alone(state, walla, origin)
        elif bearer != NOBODY:
            yield from _loaded(state, walla, origin, state.places[bearer])


def _alone(state: State, walla: int, origin: int) -> Iterator[_Way]:
    """A step, a flight, a transport without company."""
    yield from [_Way(0, False, _WALK, walla, (place,)) for place in state.game.board.steps[origin]]
    yield from _powered(state, walla, origin, loaded=False)


def _powered(state: State, walla: int, origin: int, *, loaded: bool) -> Iterator[_Way]:
    for power in state.game.powers[walla]:
        match power.effect:
            case Flying(steps=1):
                for place in FREE[origin]:
                    yield _Way(power.llamas, loaded, _FLY, walla, (place,))
            case Flying():
                for first in FREE[origin]:
                    for second in FREE[first]:
                        if second != origin:
                            yield _Way(power.llamas, loaded, _SPEED, walla, (first, second))
            case Transporting():
                for place in SUYU[origin]:
                    yield _Way(power.llamas, loaded, _TRANSPORT, walla, (place,))


def _loaded(state: State, walla: int, origin: int, place: int) -> Iterator[_Way]:
    """A flight or a transport that takes the bearer along: from here, or picked up on the way."""
    if place == origin:
        yield from _powered(state, walla, origin, loaded=True)
    elif place in FREE[origin]:
        for power in state.game.powers[walla]:
            if isinstance(power.effect, Flying) and power.effect.fetches:
                for second in FREE[place]:
                    yield _Way(power.llamas, True, _SPEED, walla, (place, second), True)


def _action(way: _Way, bearer: int) -> LedMove:
    """The Move as an action."""
    name, end = WALLAS[way.walla], WAMANIS[way.way[-1]]
    load = PIECES[bearer] if way.loaded else ""
    match way.kind:
        case 0:
            return Place(name, end)
        case 1:
            return Walk(name, end)
        case 2:
            return Fly(name, end, load)
        case 3:
            carrying, fetching = ("", load) if way.fetching else (load, "")
            return Speed(name, WAMANIS[way.way[0]], end, carrying=carrying, fetching=fetching)
    return Transport(name, end, (load,) if load else ())
