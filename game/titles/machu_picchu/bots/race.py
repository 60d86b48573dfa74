"""The race for the end of the game as numbers: what either ending would bring, how near it is, who gains by it.

What lies within reach of the Prince and of the seat's Incas is told here too, district by district. `RACE_NAMES` says
what each number is.
"""

from collections.abc import Sequence
from math import log, tanh
from typing import Final, NamedTuple

from game.titles.machu_picchu.bots.features import SeatFeatures
from game.titles.machu_picchu.bots.prospects import Prospects
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, LLAMA, NOBODY, PRODUCTION
from game.titles.machu_picchu.rules.state import Phase, State

RACE_NAMES: Final = (
    *("conquest_ahead", "conquest_ahead_mean", "points_now", "conquest_now", "rank_points", "rank_gold"),
    *("whole", "rival_whole", "own_now", "rival_now"),
    *("last_tiles", "last_now", "last_tiles_now", "last_final_now", "last_turn"),
    *("final", "turn_left", "wait", "wait_tiles", "tiles_left"),
    *("clergy_near", "cards_near", "clergy_near_now", "cards_near_now", "need", "spare"),
    *("clergy_pace", "cards_pace", "own_ready", "rivals_ready", "clergy_end", "scouts"),
    *("signs_incas", "signs_clergy", "signs_supply", "coca", "pottery", "cloth", "spare_corn"),
    *("llamas_clergy_days", "llamas_clergy", "making", "rivals_making", "five"),
    *(f"reach_{district.value}" for district in DISTRICTS),
)
_CLERGY_DAY: Final = 0.5  # clergy cards that a player takes a day, about
_RIDDEN: Final = 0.5  # what a district that is reached by a llama counts of one that lies beside
_FAR: Final = 0.25  # and one that needs two turns


class Endings(NamedTuple):
    """What a conquest may multiply points by, by seat: at the end that is expected, and if the game ended now."""

    later: list[float]
    now: list[float]
    need: float  # days until a rescue at the usual pace
    left: float  # days left


def race(
    state: State,
    seat: int,
    own: Prospects,
    rivals: list[Prospects],
    outlook: SeatFeatures,
    endings: Endings,
    chances: list[float],
) -> list[float]:
    """The numbers of `RACE_NAMES`; `chances` are the opportunities by district."""
    others = [other for other in state.game.seats if other != seat]
    return (
        _standing(seat, others, own, rivals, outlook, endings)
        + _endings(state, seat, others, own, rivals, endings)
        + _near(state, seat, others, own, rivals, endings)
        + _pieces(state, seat, others, own, outlook)
        + _reach(state, seat, chances)
    )


def _ahead(
    own: Prospects, rivals: list[Prospects], seat: int, others: list[int], factors: list[float]
) -> float:
    """By how much a seat leads if a conquest came now, as a logarithm."""
    best = 0.0
    for other, rival in zip(others, rivals, strict=True):
        won = (rival.now + 2.0) * factors[other]
        if won > best:
            best = won
    return log((own.now + 2.0) * factors[seat] / best)


def _standing(
    seat: int,
    others: list[int],
    own: Prospects,
    rivals: list[Prospects],
    outlook: SeatFeatures,
    endings: Endings,
) -> list[float]:
    logs = [
        log(max(1.0, rival.whole + 2.0) * endings.later[other])
        for other, rival in zip(others, rivals, strict=True)
    ]
    own_log = log(max(1.0, own.whole + 2.0) * endings.later[seat])
    best_now = max([rival.now for rival in rivals])
    points = sum([1.0 for rival in rivals if rival.now > own.now])
    gold = sum([1.0 for other in others if outlook.gold[other] > outlook.gold[seat]])
    return [
        own_log - max(logs),
        own_log - sum(logs) / len(logs),
        log((own.now + 2.0) / (best_now + 2.0)),
        _ahead(own, rivals, seat, others, endings.now),
        points / len(others),
        gold / len(others),
        own.whole / 40,
        max([rival.whole for rival in rivals]) / 40,
        own.now / 20,
        best_now / 20,
    ]


def _endings(
    state: State, seat: int, others: list[int], own: Prospects, rivals: list[Prospects], endings: Endings
) -> list[float]:
    """The end of the day, and on the last one that of the game."""
    players, night = len(state.goods), state.phase is Phase.NIGHT
    taken = 0.0
    if not night:
        taken = min(1.0, sum([tiles.bit_count() for tiles in state.tiles]) / state.game.days.end_at_tile)
    final = float(state.sun != NOBODY and not night)
    # who moves next when what is asked in this turn is answered
    mover = (state.mover + 1) % players if state.pending and not night else state.mover
    wait = (seat - mover) % players
    turn_left = float(final and wait <= (state.sun - 1 - mover) % players)
    last = float(state.day >= state.game.days.last)
    now = _ahead(own, rivals, seat, others, endings.now)
    return [
        last * taken,
        last * now,
        last * taken * now,
        last * final * now,
        last * turn_left,
        final,
        turn_left,
        wait / (players - 1),
        wait / (players - 1) * taken,
        (1.0 - taken) * (1.0 - last),
    ]


def _near(
    state: State, seat: int, others: list[int], own: Prospects, rivals: list[Prospects], endings: Endings
) -> list[float]:
    """How near a rescue is, by clergy and by cards, and who gains by it."""
    players, clergy, stack = len(state.goods), state.clergy_left(), len(state.stack)
    clergy_near, cards_near = max(0.0, 1 - clergy / 5), max(0.0, 1 - stack / 8)
    ahead = log((own.now + 2.0) / (max([rival.now for rival in rivals]) + 2.0))
    steps = state.game.trail.summit * max(1.0, stack)
    paced = own.made + sum([rival.made for rival in rivals]) + 8.0 * players
    ready = sum([1.0 for gain in own.ready_rows if gain > 0])
    rivals_ready = sum([1.0 for rival in rivals if max(rival.ready_rows) > 0])
    return [
        clergy_near,
        cards_near,
        clergy_near * ahead,
        cards_near * ahead,
        endings.need / 9,
        tanh((endings.need - endings.left) / 4),
        min(2.0, endings.left * players * _CLERGY_DAY / max(1.0, clergy)),
        min(2.0, paced * endings.left / steps),
        ready / 3,
        rivals_ready / len(others),
        float(clergy <= 1) * float(ready > 0),
        sum([float(field >= 14) for field in state.scout]) / players,
    ]


def _pieces(state: State, seat: int, others: list[int], own: Prospects, outlook: SeatFeatures) -> list[float]:
    incas, clergy, had = state.incas[seat], state.clergy[seat], state.goods[seat]
    held = own.held
    signs_incas, signs_clergy, making, rivals_making = 0.0, 0.0, 0.0, 0.0
    for job, count in enumerate(incas):
        signs_incas += held[job] * count
        if state.bonus[job]:
            making += count
            rivals_making += max([state.incas[other][job] for other in others])
    for row, count in enumerate(clergy):
        signs_clergy += held[PRODUCTION + row] * count
    burnt = min(had[LLAMA], sum(clergy))
    return [
        signs_incas / 20,
        signs_clergy / 20,
        max(held[:PRODUCTION]) * state.supply(seat) / 24,
        min(4, had[2]) / 4,
        min(4, had[3]) / 4,
        min(4, had[4]) / 4,
        max(0, min(24, had[0]) - 12) / 12,
        min(4, burnt) * outlook.days / 20,
        min(4, burnt) / 4,
        making / 6,
        rivals_making / 6,
        float(len(state.goods) == 5),
    ]


def _reach(state: State, seat: int, chances: Sequence[float]) -> list[float]:
    """By district, what the seat's next turn there would bring, less where it lies further off."""
    here, rides = state.prince[seat], state.goods[seat][LLAMA] > 0
    beside = state.game.neighbours[here] if here >= 0 else ()
    far = _RIDDEN if rides else _FAR
    found = [min(4.0, chance) * far / 4 for chance in chances]
    for place in beside:
        found[place] = min(4.0, chances[place]) / 4
    if here >= 0:
        found[here] *= _FAR
    return found
