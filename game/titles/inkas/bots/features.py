"""A seat's position as numbers: what it has, how it stands in the race for Qusqu, what threatens it."""

from math import log1p
from typing import Final, NamedTuple

from game.titles.inkas.bots.race import LONGEST, cards_left, open_holes, turns_to_plunge
from game.titles.inkas.bots.threats import targets, threats
from game.titles.inkas.rules.look import Whereabouts
from game.titles.inkas.rules.places import SUPPLY, UKHU
from game.titles.inkas.rules.state import State

NAMES: Final = (
    *("protector", "flier", "striker", "ambusher", "paralyser"),
    *("supply", "fallen", "banished", "alone", "pair", "none_on_board"),
    *("llama", "second_llama", "llamas"),
    *("to_move", "bears", "bears_odds", "slow", "slow_odds", "quick", "quick_odds", "ready_odds"),
    *("lead", "lead_odds", "first_odds"),
    *("staff_now", "staff_now_odds", "staff_later", "worst_now", "worst_later", "total_now", "total_later"),
    *("paralysed", "guarded", "guard_bearer"),
)
"""What the numbers of a seat mean, in order; `odds` are divided by the cards that are left."""


class Race(NamedTuple):
    """How the seats stand in the race: turns by seat, the chance that the next card is Qusqu."""

    turns: tuple[float, ...]
    odds: float


def race(state: State) -> Race:
    """How the seats in play stand; nobody else ever plunges."""
    goals, left = open_holes(state), cards_left(state)
    turns = tuple(
        LONGEST if state.is_out(seat) or not left else turns_to_plunge(state, seat, goals)
        for seat in state.game.seats
    )
    return Race(turns, 1 / max(1, left))


def threatened(state: State, seat: int, following: int) -> tuple[float, float, float, float, float, float]:
    """What threatens a seat by the enemy who moves next, and by all others: the staff, the worst, and the sum."""
    now = worst_now = total_now = later = worst_later = total_later = 0.0
    side, aimed = state.game.sides[seat], targets(state, seat)
    for enemy in state.game.seats:
        if side >> enemy & 1 or state.is_out(enemy):
            continue
        found = threats(state, aimed, enemy)
        if enemy == following:
            now, worst_now, total_now = found
        else:
            later, worst_later = max(later, found.staff), max(worst_later, found.worst)
            total_later += found.total
    return now, worst_now, total_now, later, worst_later, total_later


def _beside(look: Whereabouts, wallas: int) -> int:
    """The mask of all that live where one of these wallas does, they themselves included."""
    if not wallas:
        return 0
    return sum(here for here in look.living.values() if here & wallas)


def features(state: State, seat: int, following: int, standing: Race) -> list[float]:
    """The numbers of a seat, called `NAMES`, where `following` is who moves next."""
    game, look, places = state.game, state.look(), state.places
    alive = look.alive & game.own[seat]
    groups = (game.protectors, game.fliers, game.strikers, game.ambushers, game.paralysers)
    waiting = banished = 0
    for walla in game.wallas_of[seat]:
        place = places[walla]
        waiting += place == SUPPLY
        banished += place == UKHU
    on_board = alive.bit_count()
    fallen = (look.fallen & game.own[seat]).bit_count()
    llamas, left = state.llamas[seat], on_board + waiting
    own, odds = standing.turns[seat], standing.odds
    rivals = [
        turns
        for other, turns in enumerate(standing.turns)
        if not game.sides[seat] >> other & 1 and not state.is_out(other)
    ]
    moves = following == seat
    bearer = state.bearer
    bears = bearer >= 0 and game.seat_of[bearer] == seat
    # whoever moves next has a turn more
    lead = max(-4.0, min(4.0, min(rivals, default=LONGEST) - own + (0.5 if moves else -0.5)))
    now, worst_now, total_now, later, worst_later, total_later = threatened(state, seat, following)
    guards = look.alive & game.side[seat] & game.protectors
    guarded = _beside(look, guards) & alive
    return [
        *[float((alive & group).bit_count()) for group in groups],
        float(waiting),
        float(fallen),
        float(banished),
        float(left == 1),
        float(left == 2),
        float(not on_board),
        float(llamas > 0),
        float(llamas > 1),
        log1p(llamas),
        float(moves),
        float(bears),
        bears * odds,
        own / 4,
        own * odds,
        1 / own,
        odds / own,
        float(bears and own <= 1 and moves) * odds,
        lead / 4,
        lead * odds,
        float(lead > 0) * odds,
        now,
        now * odds,
        later,
        worst_now,
        worst_later,
        total_now,
        total_later,
        float((look.paralysed & alive).bit_count()),
        float((guarded & ~guards).bit_count()),
        float(bears and guarded >> bearer & 1),
    ]
