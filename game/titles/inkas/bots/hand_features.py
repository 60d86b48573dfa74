"""A seat's position in a quest with hands, as numbers: wallas, llamas, how it stands in the race, what threatens it."""

from math import log1p, sqrt
from typing import Final

from game.titles.inkas.bots.features import threatened
from game.titles.inkas.bots.founding import MapRace
from game.titles.inkas.bots.knowledge import Shares
from game.titles.inkas.bots.menace import menace
from game.titles.inkas.bots.threats import battle_chance
from game.titles.inkas.bots.travel import entries
from game.titles.inkas.content.card_effects import (
    Approving,
    Awakening,
    Cancelling,
    Drainage,
    Relocating,
    RollingForLlamas,
    SeeingHand,
    Tampu,
)
from game.titles.inkas.content.definitions import GainingLlamas
from game.titles.inkas.rules.battles import defence_figure
from game.titles.inkas.rules.fixed_order import PLAYED, bits
from game.titles.inkas.rules.places import HANAN, READY, SIDES, UKHU, in_rebirth, lives
from game.titles.inkas.rules.state import State

EFFECTS: Final = (
    *(GainingLlamas, RollingForLlamas, Tampu, Approving, Cancelling),
    *(SeeingHand, Awakening, Relocating, Drainage),
)
NAMES: Final = (
    *("protector", "flier", "striker", "ambusher", "paralyser", "sixth"),
    *("ready", "rebirth", "banished", "alone", "pair", "none_on_board", "shut_out", "brink"),
    *("llama", "second_llama", "llamas", "to_move", "bears"),
    *("pace", "next_card", "next_conquest", "unlocked", "reached", "flags", "whole"),
    *("staff_now", "staff_later", "worst_now", "worst_later", "total_now", "total_later"),
    *("paralysed", "guarded", "exposed", "tampus", "menaced", "holds_power"),
    *("holds_llamas", "holds_roll", "holds_tampu", "holds_approval", "holds_refusal"),
    *("holds_sight", "holds_awakening", "holds_way", "holds_drain"),
)
"""What the numbers of a seat mean, in order; `pace` is the square root of the turns to the victory."""

FIRST_CARD: Final = len(NAMES) - len(EFFECTS)  # where the numbers of cards begin
POWER_CARD: Final = NAMES.index("holds_power")


def hand_features(
    state: State,
    seat: int,
    following: int,
    stands: MapRace,
    shown: bool,
    takes: bool,
    turns: float,
    invoking: Shares,
) -> list[float]:
    """The numbers of a seat, called `NAMES`, where `following` moves next.

    Cards count where they are `shown`; it could win in so many `turns`; `invoking`: by seat the cards for powers.
    """
    game, look, bearer = state.game, state.look(), state.bearer
    alive = look.alive & game.own[seat]
    groups = (game.protectors, game.fliers, game.strikers, game.ambushers, game.paralysers)
    llamas = state.llamas[seat]
    guards = look.alive & game.side[seat] & game.protectors
    guarded = sum([here for here in look.living.values() if here & guards]) & alive if guards else 0
    return [
        *[float((alive & group).bit_count()) for group in groups],
        float((alive >> PLAYED).bit_count()),
        *_left(state, seat, alive.bit_count()),
        float(llamas > 0),
        float(llamas > 1),
        log1p(llamas),
        float(following == seat),
        float(bearer >= 0 and game.seat_of[bearer] == seat),
        sqrt(max(0.5, turns)),
        1 / (1 + stands.card),
        1 / stands.conquest,
        log1p(stands.unlocked),
        float(0 if takes else stands.reached),
        float(state.flags.count(seat)),
        stands.whole,
        *_dangers(state, seat, following),
        float((look.paralysed & alive).bit_count()),
        float((guarded & ~guards).bit_count()),
        _exposed(state, seat, alive),
        float(len([walla for walla, _ in state.tampus if alive >> walla & 1])),
        menace(state, seat, invoking) if game.legendary else 0.0,
        *_held(state, seat, shown),
    ]


def _left(state: State, seat: int, on_board: int) -> list[float]:
    """Who is left beside those on the board: `ready` to `brink`."""
    places, homes, ready, banished, rebirth = state.places, entries(state, seat), 0, 0, 0.0
    for walla in state.game.wallas_of[seat]:
        place = places[walla]
        if lives(place):
            continue
        if place in READY:
            ready += 1
        elif in_rebirth(place):
            rebirth += (place - HANAN + 1) / (SIDES + 1)
        elif place == UKHU:
            banished += 1
    placeable = ready if homes else 0
    left = on_board + placeable
    # how near it is to be wiped out: nobody lives, and nobody can be placed (I-19.4)
    brink = 1 / ((1 + len(homes)) * (1 + on_board))
    return [
        float(placeable),
        rebirth,
        float(banished),
        float(left == 1),
        float(left == 2),
        float(not on_board),
        float(not homes),
        brink * brink,
    ]


def _dangers(state: State, seat: int, following: int) -> tuple[float, ...]:
    """What enemies threaten: `staff_now` to `total_later`."""
    now, worst_now, total_now, later, worst_later, total_later = threatened(state, seat, following)
    return now, later, worst_now, worst_later, total_now, total_later


def _held(state: State, seat: int, shown: bool) -> list[float]:
    """The cards of a hand that is shown: `holds_power` to `holds_drain`."""
    game, cards = state.game, state.hands[seat] if shown else ()
    kinds = [type(game.effects[card]) for card in cards]
    invoking = [card for card in cards if card in game.invoking]
    return [float(len(invoking)), *[float(kinds.count(kind)) for kind in EFFECTS]]


def _exposed(state: State, seat: int, alive: int) -> float:
    """The sum of the chances with which wallas fall to gods and wild Amarus where they stand (I-15.8, I-15.16)."""
    game, look = state.game, state.look()
    found = 0.0
    for piece in bits((game.wild & look.alive & ~look.paralysed) | game.foes[seat]):
        place = state.places[piece]
        if lives(place):
            for walla in bits(look.here(place) & alive):
                found += battle_chance(game.attack[piece], defence_figure(state, walla))
    return found
