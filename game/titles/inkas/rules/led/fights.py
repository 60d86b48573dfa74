"""Rows A of the table: whom a led ayllu attacks; and whom its Hunters ambush."""

from collections.abc import Sequence

from game.titles.inkas.content.led_table import AttackRow, Victims
from game.titles.inkas.rules.actions import Ambush, Attack
from game.titles.inkas.rules.ambushes import able_wallas, targets
from game.titles.inkas.rules.battles import attack_figure, defence_figure, strike_of
from game.titles.inkas.rules.catalogue import name_of
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, WALLA_COUNT, bits
from game.titles.inkas.rules.naming import table_of
from game.titles.inkas.rules.pending import AmbushAsked
from game.titles.inkas.rules.staff import staff_place
from game.titles.inkas.rules.state import State


def first_attack(state: State, row: AttackRow, options: Sequence[Attack]) -> Attack | None:
    """The Attack of these that a row takes, if it takes one."""
    thrifty = state.llamas[state.mover] < table_of(state.game).thrift and not row.spends
    found: list[tuple[tuple[int, ...], Attack]] = []
    for action in options:
        if not _is_victim(state, row.victims, PIECE_INDEX[action.target]):
            continue
        made = strike_of(state.game, action)
        if made.llamas and thrifty:
            continue
        lead = attack_figure(state, made.walla, made.figure) - defence_figure(state, made.target)
        other = state.game.seat_of[made.target] != state.game.solo
        way = 2 if action.overload else 1 if action.reach else 0
        found.append(((-lead, other, made.llamas, made.walla, made.target, way), action))
    return min(found, key=lambda one: one[0])[1] if found else None


def _is_victim(state: State, victims: Victims, target: int) -> bool:
    bearer, place = state.bearer, state.places[target]
    of_ayllu = state.game.seat_of[target] != NOBODY
    match victims:
        case Victims.BEARER:
            return target == bearer
        case Victims.BESIDE_BEARER:
            own = bearer != NOBODY and state.game.seat_of[bearer] == state.mover
            return own and of_ayllu and place == state.places[bearer]
        case Victims.BESIDE_STAFF:
            return bearer == NOBODY and of_ayllu and place == staff_place(state)
        case Victims.WALLA:
            return of_ayllu
        case Victims.AMARU:
            return not of_ayllu and target < WALLA_COUNT
    return target >= WALLA_COUNT


def first_ambush(state: State) -> Ambush | None:
    """The ambush that a led ayllu makes: on the bearer first, then where the attack exceeds the defence most."""
    asked = state.pending[-1]
    assert isinstance(asked, AmbushAsked)
    found = [
        (
            (
                target != state.bearer,
                defence_figure(state, target) - attack_figure(state, walla),
                walla,
                target,
            ),
            Ambush(name_of(walla), name_of(target)),
        )
        for walla in able_wallas(state)
        for target in bits(targets(state, asked.entered))
    ]
    return min(found, key=lambda one: one[0])[1] if found else None


def strongest_to_stand(state: State, seat: int, place: int) -> int:
    """Who stands up to an Amaru: the greatest defence, in the standard order."""
    here = bits(state.look().here(place) & state.game.own[seat])
    return min(here, key=lambda walla: (-defence_figure(state, walla), walla))


def overloads(state: State, seat: int, finder: int) -> bool:
    """Whether a led survivor strikes back with more force: it can, and thrift lets it."""
    power = state.game.strike(finder, overload=True)
    had = state.llamas[seat]
    return power is not None and had >= max(power.llamas, table_of(state.game).thrift)
