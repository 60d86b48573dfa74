"""What a seat may expect of the days to come, part by part, in victory points.

The worth of a card is what its icons will count: the Incas and clergy that stand for them, and those to come. Steps on
the trail, clergy with llamas, goods and income are worth the cards, Incas and clergy that they are turned into.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

from game.titles.machu_picchu.bots.weights import Weights
from game.titles.machu_picchu.rules.fixed_order import CORN, DAILY, LLAMA, PRODUCTION
from game.titles.machu_picchu.rules.game import Game, Pieces
from game.titles.machu_picchu.rules.state import State

ICONS: Final = 8
ROWS: Final = 3
_LESS: Final = [float(count**0.85) for count in range(100)]  # many Incas find less to be used for
_LATER: Final = 0.25  # how often a card to come shows an icon: two of eight


class Costs:
    """What clergy and Incas cost beside corn, laid out for the valuation: pairs of a good and how many of it."""

    def __init__(self, game: Game) -> None:
        self.jobs = tuple(_needs(cost) for cost in game.job_costs)
        self.corn = tuple(cost[CORN] for cost in game.job_costs)
        self.rows = tuple(tuple((_needs(cost), sum(cost[1:])) for cost in costs) for costs in game.row_costs)


def _needs(cost: Pieces) -> tuple[tuple[int, int], ...]:
    return tuple((good, count) for good, count in enumerate(cost) if count and good != CORN)


@lru_cache(maxsize=16)
def costs_of(game: Game) -> Costs:
    """The costs of a game, laid out once."""
    return Costs(game)


class Prospects:
    """The parts of what a seat may expect, in points; `whole` is their sum."""

    def __init__(self) -> None:
        self.whole = 0.0
        self.now = 0.0  # what the cards held count already
        self.coming = 0.0  # what Incas and clergy to come add to them
        self.cards = 0.0  # of cards to come
        self.card = 0.0  # of one of them
        self.plans = 0.0  # what could nearly be bought
        self.stock = 0.0
        self.offerings = 0.0
        self.income = 0.0
        self.made = 0.0  # steps a day by llamas and clergy
        self.held = [0.0]  # icons on the cards held
        self.ready_jobs = [0.0] * PRODUCTION  # what an Inca of each job would bring, where its cost is there
        self.ready_rows = [0.0] * ROWS  # the same of clergy


class Reckoning:
    """Reckons the prospects of seats by the weights of one judge."""

    def __init__(self, weights: Weights, game: Game) -> None:
        self.weights = weights
        self._costs = costs_of(game)

    def prospects(self, state: State, seat: int, days: float, drawn: int, held: Sequence[float]) -> Prospects:
        """What a seat may expect that holds cards with these icons, and has drawn more cards unseen."""
        game, weights = state.game, self.weights
        incas, clergy = state.incas[seat], state.clergy[seat]
        supply = state.supply(seat)
        taken = [sum(row) for row in zip(*state.clergy, strict=True)]
        found = Prospects()
        found.held = list(held)

        # what every icon will count in the end: Incas and clergy there and to come, where cards ask for them first
        wanted = sum(held[:PRODUCTION]) + PRODUCTION
        coming = min(supply, weights.hiring * days) / wanted
        more = [coming * (1 + shown) for shown in held[:PRODUCTION]]
        ordained = weights.ordaining * days
        priests = sum(held[PRODUCTION:]) + 3
        for row, size in enumerate(game.row_sizes):
            left = size - taken[row]
            more.append(min(left, ordained * (1 + held[PRODUCTION + row]) / priests))
        there = (*incas, *clergy)
        counts = [own + later for own, later in zip(there, more, strict=True)]
        mean = sum(counts) / ICONS
        spread = sqrt(sum([(count - mean) * (count - mean) for count in counts]) / ICONS)
        card = 2 * mean + weights.choice * spread + 0.5
        found.card = card

        # steps: temples a day by llamas and clergy
        llamas = weights.llamas + weights.shepherd * incas[1]
        numbers = [steps[count] for steps, count in zip(game.row_steps, taken, strict=True)]
        made = 0.0
        for number, own in sorted(zip(numbers, clergy, strict=True), reverse=True):
            used = min(own, llamas)
            made += number * used
            llamas -= used
        found.made = made
        summit = game.trail.summit
        steps = (weights.steps + weights.sacrifice * made) * days
        steps += state.scout[seat]
        steps += self._tiles(state, seat) + 3 * state.clock[seat]
        future = steps / summit + drawn
        found.now = sum([shown * count for shown, count in zip(held, there, strict=True)])
        found.now += game.trail.late_points * state.late[seat]
        found.coming = sum([shown * count for shown, count in zip(held, more, strict=True)])
        found.cards = future * card
        found.stock = self._goods(state, seat, days)
        found.offerings = weights.temple_ready * self._offerings(state, seat, card, numbers)
        self._plan(found, state, seat, taken, [shown + _LATER * future for shown in held], days)
        found.income = self._income(incas, days)
        found.whole = (
            found.now
            + found.coming
            + found.cards
            + found.stock
            + found.offerings
            + found.plans
            + found.income
        )
        return found

    def _plan(
        self, found: Prospects, state: State, seat: int, taken: list[int], icons: list[float], days: float
    ) -> None:
        """What could be bought with what is had, as far as its cost is there: the best Inca and the best clergy."""
        weights, had = self.weights, state.goods[seat]
        costs, steps = self._costs, state.game.row_steps
        unit, spare = weights.unit * 0.75, had[CORN] / 6
        best = second = 0.0
        for row, count in enumerate(taken):
            if count < len(costs.rows[row]):
                needs, whole = costs.rows[row][count]
                lacking = 0
                for good, want in needs:
                    if had[good] < want:
                        lacking += want - had[good]
                bought = lacking if lacking < spare else spare
                there = (whole - lacking + 0.6 * bought) / whole if lacking else 1.0
                gain = icons[PRODUCTION + row] + steps[row][count + 1] * found.card * 0.03 * days
                if not lacking:
                    found.ready_rows[row] = gain
                gain = (gain - whole * unit) * there * there
                if gain > best:
                    best = gain
        if state.supply(seat):
            income = weights.income * days * 0.7 - 2 * unit
            for job, needs in enumerate(costs.jobs):
                lacking = 0
                for good, want in needs:
                    if had[good] < want:
                        lacking += want - had[good]
                there = 1.0 if not lacking else 0.4 + 0.4 * min(1.0, spare) if lacking == 1 else 0.1
                if not lacking and had[CORN] >= costs.corn[job]:
                    found.ready_jobs[job] = icons[job] + income
                gain = (icons[job] + income) * there
                if gain > second:
                    second = gain
        found.plans = weights.ready * (best + 0.6 * second)

    def _tiles(self, state: State, seat: int) -> float:
        """Steps of the Moon Tiles that a seat holds; on the last day they have come already."""
        if not state.tiles[seat] or state.day >= state.game.days.last:
            return 0.0
        return sum(
            [steps for tile, steps in enumerate(state.game.tile_steps) if state.tiles[seat] >> tile & 1]
        )

    def _income(self, incas: tuple[int, ...], days: float) -> float:
        nights = max(0.0, days - 0.3)
        made, corn = _LESS[sum(incas[1:])], _LESS[incas[0]]
        return nights * (self.weights.income * made + self.weights.corn_income * 3 * corn)

    def _goods(self, state: State, seat: int, days: float) -> float:
        """What goods are worth: less and less of the same, next to nothing when no time is left to use them."""
        weights, game = self.weights, state.game
        had = list(state.goods[seat])
        for good, count in enumerate(state.owed[seat]):
            had[good] += count
        if state.tiles[seat] and state.day < game.days.last:
            for tile, gain in enumerate(game.tile_gains):
                if state.tiles[seat] >> tile & 1:
                    for good in range(len(had)):
                        had[good] += gain[good] - game.tile_fees[tile][good]
        time = days / (days + 0.45)
        corn = had[CORN]
        needed = weights.corn_needed
        value = weights.corn * (min(corn, needed) + max(0.0, corn - needed) / 3)
        less = weights.plenty
        rest = 1 / (1 - less) if less < 1 else 1.0
        for count in had[1:]:
            value += weights.unit * rest * (1 - less ** max(0, count))
        value += state.clock[seat] * 2.5 * weights.unit
        if state.sun == seat:
            value += weights.first
        return value * time

    def _offerings(self, state: State, seat: int, card: float, numbers: list[int]) -> float:
        """What the llamas that are there bring in the temples that are open, beyond their worth as goods."""
        llamas, clergy = state.goods[seat][LLAMA], state.clergy[seat]
        if not llamas or not any(clergy):
            return 0.0
        gain = 0.0
        rows = state.game.temple_rows
        for number, district in sorted(
            [
                (numbers[row], place)
                for place, row in enumerate(rows[PRODUCTION:DAILY], PRODUCTION)
                if row >= 0
            ],
            reverse=True,
        ):
            if state.bonus[district] or state.day < state.game.days.last:
                used = min(llamas, clergy[rows[district]])
                gain += max(0.0, number * card / state.game.trail.summit - self.weights.unit) * used
                llamas -= used
        return gain
