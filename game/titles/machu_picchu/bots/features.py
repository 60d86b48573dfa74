"""A position as numbers for the fitted judgement: what its seat sees of itself, of the others and of the day.

Of the others only what lies open is looked at. `NAMES` says what each number is.
"""

from math import log
from typing import Final, NamedTuple

from game.titles.machu_picchu.bots.prospects import Prospects
from game.titles.machu_picchu.rules.fixed_order import CORN, DAILY, LLAMA, PRODUCTION
from game.titles.machu_picchu.rules.state import State

NAMES: Final = (
    *(
        "ahead",
        "ahead_mean",
        "log_points",
        "gold_ahead",
        "cards_ahead",
        "conquest",
        "gold_conquest",
        "factor",
    ),
    *("days", "last_day", "tiles", "three", "four", "stack", "clergy_left", "sun"),
    *("now", "coming", "cards", "plans", "goods", "offerings", "income", "made"),
    *("clergy", "numbers", "shepherds", "farmers", "crafts", "supply", "icon", "next_icon", "holy_icons"),
    *("llamas", "corn", "kinds", "crafted", "hand", "scout", "drawn", "owed"),
    *(
        "clergy_days",
        "numbers_days",
        "shepherds_days",
        "farmers_days",
        "crafts_days",
        "hand_days",
        "sacrificed",
    ),
    *(
        "walk",
        "next_walk",
        "ride",
        "open",
        "rival_clergy",
        "rival_incas",
        "rival_llamas",
        "rival_scout",
        "now_ahead",
    ),
)
_UNIT: Final = 0.7  # points of a unit of goods, about
_CORN: Final = 0.22  # of a piece of corn


def opportunities(state: State, seat: int, own: Prospects) -> list[float]:
    """By district, what the next turn there would bring the seat if nobody else went there before, in points."""
    game = state.game
    had, incas, clergy = state.goods[seat], state.incas[seat], state.clergy[seat]
    step = own.card / game.trail.summit
    found = [0.0] * len(game.effects)
    bonus = state.bonus
    for place in range(DAILY):
        if not bonus[place]:
            continue
        if place == CORN:
            found[place] = 3 * _CORN * (bonus[place] + incas[place])
        elif place < PRODUCTION:
            found[place] = _UNIT * bonus[place] + (_UNIT - _CORN) * min(incas[place], had[CORN])
        else:
            row = game.temple_rows[place]
            steps = game.stone_steps[place] * bonus[place]
            if row >= 0:
                steps += state.number(row) * min(clergy[row], had[LLAMA])
            else:
                steps += 2 * len([1 for count in had[1:] if count > 1])
            found[place] = steps * step
    for place, jobs in enumerate(game.hired):
        for job in jobs:
            found[place] += own.ready_jobs[job]
    for place, rows in enumerate(game.ordained):
        for row in rows:
            if own.ready_rows[row] > found[place]:
                found[place] = own.ready_rows[row]
    return found


class SeatFeatures(NamedTuple):
    """What a judge expects of the rest of a game: for all, or by seat, or for the seat that is asked."""

    days: float
    conquest: float  # the odds of it
    gold: list[float]  # by seat: what is held, and about what is expected of cards not seen
    factor: float  # what the seat's points may be expected to be multiplied by, as a logarithm
    drawn: int  # cards that a search has brought to the seat's hand


def features(
    state: State,
    seat: int,
    own: Prospects,
    rivals: list[Prospects],
    outlook: SeatFeatures,
    chances: list[float],
) -> list[float]:
    """The numbers of `NAMES`; `chances` are the opportunities by district."""
    return (
        _standing(state, seat, own, rivals, outlook)
        + _time(state, seat, outlook.days)
        + _expected(own)
        + _pieces(state, seat, own)
        + _goods(state, seat, outlook)
        + _for_the_days_to_come(state, seat, outlook)
        + _surroundings(state, seat, own, rivals, chances)
    )


def _standing(
    state: State, seat: int, own: Prospects, rivals: list[Prospects], outlook: SeatFeatures
) -> list[float]:
    logs = [log(max(1.0, rival.whole + 2.0)) for rival in rivals]
    own_log = log(max(1.0, own.whole + 2.0))
    others = [other for other in state.game.seats if other != seat]
    gold_ahead = (outlook.gold[seat] - max([outlook.gold[other] for other in others])) / 10
    hand = len(state.hands[seat]) + outlook.drawn
    return [
        own_log - max(logs),
        own_log - sum(logs) / len(logs),
        own_log,
        gold_ahead,
        (hand - max([len(state.hands[other]) for other in others])) / 4,
        outlook.conquest,
        gold_ahead * outlook.conquest,
        outlook.factor,
    ]


def _time(state: State, seat: int, days: float) -> list[float]:
    taken = sum([tiles.bit_count() for tiles in state.tiles])
    players = len(state.game.colours)
    return [
        days / 9,
        float(state.day >= state.game.days.last),
        min(taken, 3) / 3,
        float(players == 3),
        float(players > 3),
        len(state.stack) / 28,
        state.clergy_left() / 15,
        float(state.sun == seat),
    ]


def _expected(own: Prospects) -> list[float]:
    size = own.whole + 2.0
    return [
        own.now / size,
        own.coming / size,
        own.cards / size,
        own.plans / size,
        own.stock / size,
        own.offerings / size,
        own.income / size,
        own.made / 20,
    ]


def _pieces(state: State, seat: int, own: Prospects) -> list[float]:
    incas = state.incas[seat]
    held = sorted(own.held[:PRODUCTION], reverse=True)
    return [
        sum(state.clergy[seat]) / 4,
        _numbers(state, seat) / 20,
        incas[1] / 4,
        incas[0] / 4,
        (incas[2] + incas[3] + incas[4]) / 4,
        state.supply(seat) / 12,
        held[0] / 4,
        held[1] / 4,
        sum(own.held[PRODUCTION:]) / 4,
    ]


def _numbers(state: State, seat: int) -> float:
    """The steps that a llama for each clergy card of the seat would bring."""
    numbers = 0.0
    for row, cards in enumerate(state.clergy[seat]):
        numbers += state.number(row) * cards
    return numbers


def _goods(state: State, seat: int, outlook: SeatFeatures) -> list[float]:
    had = state.goods[seat]
    return [
        min(had[LLAMA], 5) / 5,
        min(had[CORN], 12) / 12,
        len([1 for good in had[LLAMA:] if good]) / 4,
        min(had[2] + had[3] + had[4], 12) / 12,
        (len(state.hands[seat]) + outlook.drawn) / 6,
        state.scout[seat] / 20,
        outlook.drawn / 2,
        float(any(state.owed[seat])),
    ]


def _for_the_days_to_come(state: State, seat: int, outlook: SeatFeatures) -> list[float]:
    """What brings more the more days are to come."""
    incas, count, day = state.incas[seat], sum(state.clergy[seat]), outlook.days / 9
    return [
        count * day / 4,
        _numbers(state, seat) * day / 20,
        incas[1] * day / 4,
        incas[0] * day / 4,
        (incas[2] + incas[3] + incas[4]) * day / 4,
        (len(state.hands[seat]) + outlook.drawn) * day / 4,
        min(count, incas[1] + 1) * day,
    ]


def _surroundings(
    state: State, seat: int, own: Prospects, rivals: list[Prospects], chances: list[float]
) -> list[float]:
    """What is within reach, and what lies open of the others."""
    game = state.game
    here = state.prince[seat]
    walks = [0.0, 0.0]
    if here >= 0:
        walks = sorted([chances[place] for place in game.neighbours[here]], reverse=True)
    others = [other for other in game.seats if other != seat]
    return [
        walks[0] / 4,
        walks[1] / 4,
        max(chances) / 4 if state.goods[seat][LLAMA] else 0.0,
        sum(chances) / 20,
        max([sum(state.clergy[other]) for other in others]) / 4,
        max([sum(state.incas[other]) for other in others]) / 12,
        max([state.goods[other][LLAMA] for other in others]) / 5,
        max([state.scout[other] for other in others]) / 20,
        (own.now - max([rival.now for rival in rivals])) / (own.whole + 2.0),
    ]
