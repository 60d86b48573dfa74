"""Rows P of the table: what a led ayllu does with the staff."""

from game.titles.inkas.content.definitions import PIECES, Stealing
from game.titles.inkas.content.led_table import PlacementDeed, PlacementRow
from game.titles.inkas.rules.actions import Draw, Lift, Plunge, Steal
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.led.goals import goals
from game.titles.inkas.rules.naming import table_of
from game.titles.inkas.rules.places import FLOOR
from game.titles.inkas.rules.staff import staff_in_reach, staff_place
from game.titles.inkas.rules.state import State

LedPlacement = Plunge | Lift | Draw | Steal


def first_placement(state: State, row: PlacementRow, team: int) -> LedPlacement | None:
    """The Placement that a row has for a team, if it has one; gods and wild Amarus may still attack before it."""
    able = [
        (walla, place)
        for walla, place in state.look().free(state.mover)
        if team >> walla & 1 and state.active in (NOBODY, walla)
    ]
    for walla, place in able:
        if found := _placement(state, row, walla, place):
            return found
    return None


def _placement(state: State, row: PlacementRow, walla: int, place: int) -> LedPlacement | None:
    name, bearer = PIECES[walla], state.bearer
    match row.deed:
        case PlacementDeed.PLUNGE:
            there = walla == bearer and place in goals(state, state.mover)
            return Plunge(name) if there else None
        case PlacementDeed.LIFT:
            there = bearer == NOBODY and state.staff >= FLOOR and place == staff_place(state)
            return Lift(name) if there else None
        case PlacementDeed.DRAW:
            return Draw(name) if state.staff == place else None
    enemy = bearer != NOBODY and state.game.seat_of[bearer] != state.mover
    wanted = enemy if row.deed is PlacementDeed.ROB else bearer == NOBODY
    return Steal(name) if wanted and _can_steal(state, row, walla) else None


def _can_steal(state: State, row: PlacementRow, walla: int) -> bool:
    power, had = state.game.power(walla, Stealing), state.llamas[state.mover]
    if power is None or not staff_in_reach(state, walla):
        return False
    return had >= (power.llamas if row.spends else max(power.llamas, table_of(state.game).thrift))
