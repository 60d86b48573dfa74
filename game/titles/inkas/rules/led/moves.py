"""Rows M of the table: which Move a led ayllu makes (I-27.11 to I-27.14)."""

from collections.abc import Iterator
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class _Way:
    """A Move: who, how, by which wamanis, with the bearer as load or not, for how many llamas."""

    walla: int
    kind: int
    way: tuple[int, ...]
    llamas: int = 0
    loaded: bool = False
    fetching: bool = False

    @property
    def order(self) -> tuple[object, ...]:
        """What tells equal ones apart, after the figure (I-27.13)."""
        return self.llamas, self.loaded, self.kind, self.walla, self.way, self.fetching


def first_move(state: State, row: MoveRow, team: int, ground: Ground) -> LedMove | None:
    """The Move that a row has for a team, if it has one."""
    bearing = Bearing.NOT_OWN if ground.bearer == NOBODY else Bearing.OWN
    if row.bearing not in (Bearing.WHOEVER, bearing):
        return None
    best: tuple[object, ...] | None = None
    found: _Way | None = None
    for way in _ways(state, row.movers, team, ground.bearer):
        figure = _figure(state, row, way, ground)
        if figure is None or not _is_paid(state, row, way.llamas, figure):
            continue
        order = (figure, *way.order)
        if best is None or order < best:
            best, found = order, way
    return _action(found, ground.bearer) if found else None


def _is_paid(state: State, row: MoveRow, llamas: int, figure: int) -> bool:
    """Whether a Move is paid for (I-27.11)."""
    had = state.llamas[state.mover]
    return llamas <= had and (not llamas or had >= table_of(state.game).thrift or (row.spends and not figure))


def _figure(state: State, row: MoveRow, way: _Way, ground: Ground) -> int | None:
    """How far from its aim a Move ends; None where it ends in a shut wamani or is none for the row (I-27.10)."""
    end = way.way[-1]
    carries = way.loaded or way.walla == ground.bearer
    if (ground.shut_for_bearer if carries else ground.shut) >> end & 1:
        return None
    if row.aim is Aim.ONTO_CARD:
        return 0 if end in ground.cards else None
    aims = {Aim.GOAL: ground.goals, Aim.STAFF: (ground.staff,), Aim.CARD: ground.cards}[row.aim]
    moved = ground.bearer if way.loaded else way.walla
    before = FAR if way.kind == _PLACE else steps_to(state, state.places[moved], aims)
    after = steps_to(state, end, aims)
    return after if after < before else None


def _ways(state: State, movers: Movers, team: int, bearer: int) -> Iterator[_Way]:
    """The Moves that are looked at (I-27.14)."""
    if movers is not Movers.BEARER and movers is not Movers.STANDING and state.active == NOBODY:
        homes = placing_wamanis(state)
        for walla in bits(team):
            if state.places[walla] in READY:
                yield from [_Way(walla, _PLACE, (home,)) for home in homes]
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
    yield from [_Way(walla, _WALK, (place,)) for place in state.game.board.steps[origin]]
    yield from _powered(state, walla, origin, loaded=False)


def _powered(state: State, walla: int, origin: int, *, loaded: bool) -> Iterator[_Way]:
    for power in state.game.powers[walla]:
        match power.effect:
            case Flying(steps=1):
                for place in FREE[origin]:
                    yield _Way(walla, _FLY, (place,), power.llamas, loaded)
            case Flying():
                for first in FREE[origin]:
                    for second in FREE[first]:
                        if second != origin:
                            yield _Way(walla, _SPEED, (first, second), power.llamas, loaded)
            case Transporting():
                for place in SUYU[origin]:
                    yield _Way(walla, _TRANSPORT, (place,), power.llamas, loaded)


def _loaded(state: State, walla: int, origin: int, place: int) -> Iterator[_Way]:
    """A flight or a transport that takes the bearer along: from here, or picked up on the way."""
    if place == origin:
        yield from _powered(state, walla, origin, loaded=True)
    elif place in FREE[origin]:
        for power in state.game.powers[walla]:
            if isinstance(power.effect, Flying) and power.effect.fetches:
                for second in FREE[place]:
                    yield _Way(walla, _SPEED, (place, second), power.llamas, loaded=True, fetching=True)


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
