"""How far it is to the goals of an alternate quest: in how many turns, about, a seat could meet one (section 28)."""

from math import ceil, sqrt
from typing import Final

from game.titles.inkas.bots.race import turns_to_plunge, turns_to_stand
from game.titles.inkas.content.card_effects import Tampu
from game.titles.inkas.content.goals import (
    DefeatingAyllus,
    DefeatingNeighbour,
    Dominating,
    FellingRoles,
    PlantingFlags,
    StoringLlamas,
    TakingSuyus,
)
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import HIDDEN_GOAL, NO_CARD, NOBODY, PLAYED, bits
from game.titles.inkas.rules.goals import Progress, met_goals, progress
from game.titles.inkas.rules.places import CARD_PLACE, HANAN, READY, in_rebirth, is_dead, lives
from game.titles.inkas.rules.state import State

FARTHEST: Final = 60.0  # turns that are told apart
_TURNS_A_CONQUEST: Final = 4.0  # after the first
_REFUSED: Final = 2.5  # that a refused reconquest costs, on average
_TURNS_A_WALLA: Final = 2.5
_UNPLACED: Final = 2.0  # more, for one that is not on the board
_RAISED: Final = 1.0  # that each llama of a Family ayllu puts off its end, for a Resurrection
_TURNS_A_LLAMA: Final = 1.2  # to come by one
_BESIDE: Final = 0.3  # of the shorter of two things that are done at the same time
_TO_DOMINATE: Final = 3.0  # turns beside an Amaru
_TURNS_A_CARD: Final = 2.0  # to unveil one
_SUYU: Final = 3
_SUSPECTED: Final = 4.0  # how much likelier a goal is that is met than one with which nothing is done


def turns_to_goals(state: State, seat: int) -> float:
    """The turns until a seat could meet the nearest of its goals; where these are not seen, those of all goals on offer
    in the mean, which it seems to have the more the further it has come with them."""
    pursuit = state.pursuit
    assert pursuit is not None
    seen = [goal for goal in pursuit.goals[seat] if goal != HIDDEN_GOAL]
    if seen:
        return min([turns_to_goal(state, seat, goal) for goal in seen])
    total = weights = 0.0
    for goal in state.game.goals:
        found = progress(state, seat, goal, ending=True)
        weight = 1 + _SUSPECTED * min(1.0, found.done / found.need)
        total += weight * sqrt(turns_to_goal(state, seat, goal, near=False))
        weights += weight
    return (total / weights) ** 2


def wins_now(state: State) -> bool:
    """Whether the mover has won, as far as its goals are seen, when the turn ends."""
    return bool(state.pursuit) and bool(met_goals(state, state.mover, ending=True))


def turns_to_goal(state: State, seat: int, goal: int, *, near: bool = True) -> float:
    """The turns until a seat could meet a goal; `near`: with the way to what comes next, else with a usual one."""
    found = progress(state, seat, goal, ending=True)
    if found.met:
        return 0.0
    return min(FARTHEST, max(1.0, _turns(state, seat, goal, found, near)))


def _turns(state: State, seat: int, goal: int, found: Progress, near: bool) -> float:
    left = found.need - found.done
    condition = state.game.goals[goal]
    match condition:
        case PlantingFlags():
            return _to_plant(state, seat, left, (1 << PERIPHERAL) - 1, near)
        case TakingSuyus(count):
            return _to_take_suyus(state, seat, count, near)
        case DefeatingNeighbour() | DefeatingAyllus():
            each = sorted([_to_defeat(state, seat, enemy, near) for enemy in bits(found.seats)])
            return sum(each[:left])
        case FellingRoles():
            return _to_fell(state, seat, found.wallas, near)
        case StoringLlamas():
            return _to_store(state, seat, left, near)
        case Dominating():
            return _to_dominate(state, seat, near)


def _to_plant(state: State, seat: int, left: int, holes: int, near: bool) -> float:
    """The turns to plant so many flags in some of these holes, in free ones first."""
    free = foreign = 0
    for place in bits(holes):
        flag = state.flags[place]
        if flag == NOBODY:
            free |= 1 << place
        elif flag != seat:
            foreign |= 1 << place
    first, refused = _TURNS_A_CONQUEST, left - max(1, free.bit_count())
    if near:
        first = min(
            turns_to_plunge(state, seat, free) if free else FARTHEST,
            turns_to_plunge(state, seat, foreign) + _REFUSED if foreign else FARTHEST,
        )
    return first + _TURNS_A_CONQUEST * (left - 1) + _REFUSED * max(0, refused)


def _to_take_suyus(state: State, seat: int, count: int, near: bool) -> float:
    """The turns to plant all flags that lack in those suyus where fewest do."""
    lacking = []
    for start in range(0, PERIPHERAL, _SUYU):
        holes = [place for place in range(start, start + _SUYU) if state.flags[place] != seat]
        foreign = sum([state.flags[place] != NOBODY for place in holes])
        lacking.append((_TURNS_A_CONQUEST * len(holes) + _REFUSED * foreign, holes))
    lacking.sort()
    chosen = lacking[:count]
    mask = sum([1 << place for _, holes in chosen for place in holes])
    return _to_plant(state, seat, mask.bit_count(), mask, near)


def _to_defeat(state: State, seat: int, enemy: int, near: bool) -> float:
    """The turns to slay all born wallas of an enemy, and in Family to outlast its llamas."""
    game, places = state.game, state.places
    turns, mask = 0.0, 0
    for walla in game.wallas_of[enemy]:
        place = places[walla]
        if walla >= PLAYED:
            continue
        if lives(place):
            turns += _TURNS_A_WALLA
            mask |= 1 << place
        elif place in READY:
            turns += _TURNS_A_WALLA + _UNPLACED
        elif in_rebirth(place):  # the longer it has been there the sooner it is back
            turns += _TURNS_A_WALLA * (place - HANAN) / 4
    if not game.advanced:
        turns += _RAISED * state.llamas[enemy] / 2
    return turns + _way(state, seat, mask, near)


def _to_fell(state: State, seat: int, wallas: int, near: bool) -> float:
    """The turns to slay these, each at least once."""
    turns, mask = 0.0, 0
    for walla in bits(wallas):
        place = state.places[walla]
        turns += _TURNS_A_WALLA + (0.0 if lives(place) else _UNPLACED)
        if lives(place):
            mask |= 1 << place
    return turns + _way(state, seat, mask, near)


def _to_store(state: State, seat: int, left: int, near: bool) -> float:
    """The turns to lay so many llamas aside, of those at hand first, and meanwhile to plant the flags that they need; a
    Tampu in the own hand stores some at once."""
    game = state.game
    if near and state.hands:
        held = [card for card in state.hands[seat] if isinstance(game.effects[card], Tampu)]
        left = max(0, left - game.tampu_stored * len(held))
    lacking = max(0, left - state.llamas[seat])
    storing = left / game.most_stored + _TURNS_A_LLAMA * lacking
    assert state.pursuit is not None
    flags, by_flag = state.flags.count(seat), game.stored_by_flag
    unsheltered = state.pursuit.stored[seat] + left - by_flag * flags
    if not by_flag or unsheltered <= 0:
        return storing
    planting = _to_plant(state, seat, ceil(unsheltered / by_flag), (1 << PERIPHERAL) - 1, near)
    return max(storing, planting) + _BESIDE * min(storing, planting)


def _to_dominate(state: State, seat: int, near: bool) -> float:
    """The turns to a wild Amaru, one that is still to be found among the cards, or until one of the own lives again."""
    game, places, mask = state.game, state.places, 0
    own = bits(game.own[seat] >> PLAYED << PLAYED)
    if any(is_dead(places[walla]) or places[walla] in READY for walla in own):
        return 1.0 + _TO_DOMINATE
    for walla in bits(game.wild):
        if lives(places[walla]):
            mask |= 1 << places[walla]
    if mask:
        return _TO_DOMINATE + _way(state, seat, mask, near)
    lying = sum([places[walla] == CARD_PLACE for walla in bits(game.wild)])
    down = len(state.cards) - state.cards.count(NO_CARD)
    return _TURNS_A_CARD * (down + 1) / (lying + 1) + _TO_DOMINATE if lying else FARTHEST


def _way(state: State, seat: int, places: int, near: bool) -> float:
    """The turns until a walla of the seat stands in one of these wamanis."""
    if not near or not places:
        return 2.0
    return turns_to_stand(state, seat, places)
