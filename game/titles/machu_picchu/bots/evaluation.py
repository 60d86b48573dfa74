"""What a position is worth to a seat: the victory points that it may expect in the end, against those of the others.

The worth of a card is what its icons will count: the Incas and clergy that stand for them, and those to come. Steps on
the trail, clergy with llamas, goods and income are worth the cards, Incas and clergy that they are turned into.
"""

from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from game.titles.machu_picchu.bots.weights import Weights
from game.titles.machu_picchu.rules.fixed_order import CORN, DAILY, LLAMA, PRODUCTION
from game.titles.machu_picchu.rules.game import Game, Pieces
from game.titles.machu_picchu.rules.scores import ranks, totals
from game.titles.machu_picchu.rules.state import Question, State

Hands = tuple[tuple[int, ...], ...]

WON: Final = 1000.0  # beyond every count of points: the game is won
_TODAY: Final = 0.7  # what an untouched day that runs is worth of one to come
_CLERGY_PACE: Final = 0.8  # clergy cards that a player takes a day, for the odds of a rescue
_CARD_PACE: Final = 1.5  # cards that a player draws a day, for the same
_CARD_GOLD: Final = 5.0  # gold on a card, about
_GOLD_SPREAD: Final = 2.5  # gold by which a card to come may change the order
_OPEN: Final = 0.8  # how often a daily district is opened a day
_LESS: Final = [float(count**0.85) for count in range(100)]  # many Incas find less to be used for
_LATER: Final = 0.25  # how often a card to come shows an icon: two of eight


class Moment(NamedTuple):
    """How far the game has come: days to come, and the odds that it ends by conquest."""

    days: float
    conquest: float


def moment(state: State) -> Moment:
    """How far the game has come."""
    days, players = state.game.days, len(state.goods)
    taken = sum([tiles.bit_count() for tiles in state.tiles])
    left = days.last - state.day + _TODAY * max(0.0, 1 - taken / (days.end_at_tile + 0.5))
    need = min(state.clergy_left() / (_CLERGY_PACE * players), len(state.stack) / (_CARD_PACE * players))
    spare = (need - left) / (0.4 + 0.3 * left)
    return Moment(min(left, need + 0.2), 1 / (1 + exp(-2.5 * max(-8.0, min(8.0, spare)))))


class Costs:
    """What clergy and Incas cost beside corn, laid out for the valuation: pairs of a good and how many of it."""

    def __init__(self, game: Game) -> None:
        self.jobs = tuple(_needs(cost) for cost in game.job_costs)
        self.rows = tuple(tuple((_needs(cost), sum(cost[1:])) for cost in costs) for costs in game.row_costs)


def _needs(cost: Pieces) -> tuple[tuple[int, int], ...]:
    return tuple((good, count) for good, count in enumerate(cost) if count and good != CORN)


@lru_cache(maxsize=16)
def costs_of(game: Game) -> Costs:
    """The costs of a game, laid out once."""
    return Costs(game)


class Judge:
    """Values positions of one search by its weights.

    `hands` are those when the search begins: a card that is drawn in it is worth what cards are worth on average, not
    what it happens to show.
    """

    def __init__(self, weights: Weights, game: Game, hands: Hands) -> None:
        self.weights = weights
        self.valued = 0  # positions so far
        self._hands = hands
        self._costs = costs_of(game)
        self._held = [_icons(game, hand) for hand in hands]
        self._known: dict[object, float] = {}  # points by all that they follow from

    def worth(self, state: State, seat: int) -> float:
        """What the position is worth to a seat: its points to be expected, less a part of those of the others."""
        self.valued += 1
        if state.ending:
            return _ended(state, seat)
        had = self.expected(state)
        own = had[seat]
        others = had[:seat] + had[seat + 1 :]
        return own - self.weights.rivals * (0.7 * max(others) + 0.3 * sum(others) / len(others))

    def expected(self, state: State) -> list[float]:
        """By seat, the points to be expected; a conquest's factors count as far as one is to be expected."""
        now = moment(state)
        had = [self._points(state, seat, now.days) for seat in state.game.seats]
        if now.conquest < 0.03 or not self.weights.gold:
            return had
        share = now.conquest * self.weights.gold
        return [
            points * (1 + share * (factor - 1))
            for points, factor in zip(had, self._factors(state, now.days), strict=True)
        ]

    def _drawn(self, state: State, seat: int) -> int:
        """Cards that the search has brought to a hand, those that are claimed included."""
        drawn = len(state.hands[seat]) - len(self._hands[seat])
        for waiting, question, detail in state.pending:
            if waiting == seat:
                drawn += (question is Question.CLAIM) - (detail if question is Question.RETURN else 0)
        return drawn

    def _points(self, state: State, seat: int, days: float) -> float:
        drawn = self._drawn(state, seat) if state.pending or state.hands[seat] != self._hands[seat] else 0
        key = (
            *(seat, drawn, days, state.goods[seat], state.incas[seat], state.clergy, state.scout[seat]),
            *(state.tiles[seat], state.owed[seat], state.clock[seat], state.late[seat], state.sun == seat),
            state.bonus[PRODUCTION:],
        )
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._reckon(state, seat, days, drawn)
        return found

    def _reckon(self, state: State, seat: int, days: float, drawn: int) -> float:
        game, weights = state.game, self.weights
        incas, clergy = state.incas[seat], state.clergy[seat]
        held = self._held[seat]
        supply = state.supply(seat)
        taken = [sum(row) for row in zip(*state.clergy, strict=True)]

        # what every icon will count in the end: Incas and clergy there and to come, where cards ask for them first
        wanted = sum(held[:PRODUCTION]) + PRODUCTION
        coming = min(supply, weights.hiring * days) / wanted
        counts = [own + coming * (1 + shown) for own, shown in zip(incas, held, strict=False)]
        ordained = weights.ordaining * days
        priests = sum(held[PRODUCTION:]) + 3
        for row, (own, size) in enumerate(zip(clergy, game.row_sizes, strict=True)):
            left = size - taken[row]
            counts.append(own + min(left, ordained * (1 + held[PRODUCTION + row]) / priests))
        mean = sum(counts) / 8
        spread = sqrt(sum([(count - mean) * (count - mean) for count in counts]) / 8)
        card = 2 * mean + weights.choice * spread + 0.5

        # steps: temples a day by llamas and clergy
        llamas = weights.llamas + weights.shepherd * incas[1]
        numbers = [steps[count] for steps, count in zip(game.row_steps, taken, strict=True)]
        made = 0.0
        for number, own in sorted(zip(numbers, clergy, strict=True), reverse=True):
            used = min(own, llamas)
            made += number * used
            llamas -= used
        summit = game.trail.summit
        steps = (weights.steps + weights.sacrifice * made) * days
        steps += state.scout[seat]
        steps += self._tiles(state, seat) + 3 * state.clock[seat]
        future = steps / summit
        points = sum([shown * count for shown, count in zip(held, counts, strict=True)])
        points += (future + drawn) * card + weights.way * (state.scout[seat] / summit + drawn)
        points += weights.incas * sum(incas) + weights.clergy * sum(clergy)
        points += game.trail.late_points * state.late[seat]
        points += self._goods(state, seat, days, card, numbers)
        share = _LATER * (future + drawn)
        points += weights.ready * self._plans(
            state, seat, taken, [shown + share for shown in held], days, card
        )
        points += self._income(incas, days)
        return points

    def _plans(
        self, state: State, seat: int, taken: list[int], icons: list[float], days: float, card: float
    ) -> float:
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
                there = (whole - lacking + 0.6 * bought) / whole
                gain = icons[PRODUCTION + row] + steps[row][count + 1] * card * 0.03 * days
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
                gain = (icons[job] + income) * there
                if gain > second:
                    second = gain
        return best + 0.6 * second

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

    def _goods(self, state: State, seat: int, days: float, card: float, numbers: list[int]) -> float:
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
            value += weights.unit * rest * (1 - less**count) + weights.trade * count
        value += state.clock[seat] * 2.5 * weights.unit
        value *= time
        value += weights.temple_ready * self._offerings(state, seat, card, numbers)
        if state.sun == seat:
            value += weights.first * time
        return value

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

    def _factors(self, state: State, days: float) -> list[float]:
        """By seat, what a conquest may be expected to multiply its points by."""
        game = state.game
        first, second = game.content.factors[0], game.content.factors[1]
        have = []
        for seat, hand in enumerate(self._hands):
            have.append(sum([game.card_gold[card] for card in hand]) + _CARD_GOLD * self._drawn(state, seat))
            have[-1] += state.scout[seat] / 10
        spread = 1.0 + _GOLD_SPREAD * sqrt(days)
        found = []
        for seat, gold in enumerate(have):
            ahead = [
                1 / (1 + exp(-max(-30.0, min(30.0, 1.7 * (gold - other) / spread))))
                for rival, other in enumerate(have)
                if rival != seat
            ]
            all_behind, one_ahead = 1.0, 0.0
            for chance in ahead:
                one_ahead = one_ahead * chance + all_behind * (1 - chance)
                all_behind *= chance
            found.append(1 + (first - 1) * all_behind + (second - 1) * one_ahead)
        return found


def _ended(state: State, seat: int) -> float:
    """A won game before all else; then the points by which it is won or lost."""
    final = totals(state)
    best = max([total for other, total in enumerate(final) if other != seat])
    won = WON if seat in ranks(state)[0] else -WON
    return won + final[seat] - best


def _icons(game: Game, hand: tuple[int, ...]) -> list[int]:
    """How often each icon is on the cards of a hand."""
    shown = [0] * 8
    for card in hand:
        for icon in game.card_icons[card]:
            shown[icon] += 1
    return shown
