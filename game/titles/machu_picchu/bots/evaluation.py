"""What a position is worth to a seat: its chances to win, as fitted to turns played on, told in points."""

from math import exp, log, sqrt
from typing import Final, NamedTuple

from game.titles.machu_picchu.bots.features import NAMES, SeatFeatures, features, opportunities
from game.titles.machu_picchu.bots.fitted_weights import DUEL, DUEL_LAST, TABLE, TABLE_LAST
from game.titles.machu_picchu.bots.judgement import Chances, Judgement, Judgements
from game.titles.machu_picchu.bots.prospects import ICONS, Prospects, Reckoning
from game.titles.machu_picchu.bots.race import RACE_NAMES, Endings, race
from game.titles.machu_picchu.bots.weights import Weights
from game.titles.machu_picchu.rules.game import Game
from game.titles.machu_picchu.rules.scores import ranks, totals
from game.titles.machu_picchu.rules.state import Question, State

Hands = tuple[tuple[int, ...], ...]

FEATURES: Final = len(NAMES) + len(RACE_NAMES)
WON: Final = 1000.0  # beyond every count of points: the game is won
POINTS: Final = 6.0  # what a unit of the fitted judgement is in points, about
_TODAY: Final = 0.7  # what an untouched day that runs is worth of one to come
_CLERGY_PACE: Final = 0.5  # clergy cards that a player takes a day, for the odds of a rescue
_CARD_PACE: Final = 1.2  # cards that a player draws a day, for the same
_CARD_GOLD: Final = 4.9  # gold on a card, about
_GOLD_SPREAD: Final = 2.5  # gold by which a card to come may change the order
_HAND_SPREAD: Final = 0.9  # the same of a card that is held unseen
JUDGEMENTS: Final = (  # of games of two, and of more
    Judgements(Judgement(*DUEL), Judgement(*DUEL_LAST)),
    Judgements(Judgement(*TABLE), Judgement(*TABLE_LAST)),
)


class GameProgress(NamedTuple):
    """How far the game has come: days to come, and the odds that it ends by conquest."""

    days: float
    conquest: float
    need: float  # days until a rescue at the usual pace
    left: float  # days until a conquest


def progress(state: State) -> GameProgress:
    """How far the game has come."""
    days, players = state.game.days, len(state.goods)
    taken = sum([tiles.bit_count() for tiles in state.tiles])
    left = days.last - state.day + _TODAY * max(0.0, 1 - taken / (days.end_at_tile + 0.5))
    need = min(state.clergy_left() / (_CLERGY_PACE * players), len(state.stack) / (_CARD_PACE * players))
    spare = (need - left) / (0.4 + 0.3 * left)
    conquest = 1 / (1 + exp(-2.5 * max(-8.0, min(8.0, spare))))
    return GameProgress(min(left, need + 0.2), conquest, need, left)


class PositionEvaluator:
    """Values positions of one search, which begins with a state, by its weights.

    A card that is drawn in the search is worth what cards are worth on average, not what it happens to show. On the
    last day another judgement is asked; what one search compares is valued by one and the same.
    """

    def __init__(self, weights: Weights, state: State) -> None:
        game, hands = state.game, state.hands
        self.weights = weights
        judgements = weights.judgements or JUDGEMENTS
        stages: Judgements = judgements[len(hands) > 2]
        self._judgement: Judgement = stages.last if state.day >= game.days.last else stages.before
        self.valued = 0  # positions so far
        self._hands = hands
        self._reckoning = Reckoning(weights, game)
        self._held = [_icons(game, hand) for hand in hands]
        self._gold = [float(sum([game.card_gold[card] for card in hand])) for hand in hands]
        self._own: dict[object, Prospects] = {}  # by all that they follow from
        self._typical: dict[object, Prospects] = {}

    def worth(self, state: State, seat: int) -> float:
        """What the position is worth to a seat."""
        self.valued += 1
        if state.ending:
            return _ended(state, seat)
        return in_points(self.chances(state, seat).win) + self._liking(state, seat)

    def chances(self, state: State, seat: int) -> Chances:
        """How likely each ending is, and what it would bring the seat, in a game that goes on."""
        return self._judgement.chances(self._features(state, seat, self._judgement.numbers))

    def features(self, state: State, seat: int) -> list[float]:
        """The position as numbers, for the fitted judgement."""
        return self._features(state, seat, FEATURES)

    def _features(self, state: State, seat: int, most: int) -> list[float]:
        """The same, as far as the first so many are told."""
        now = progress(state)
        drawn = self._drawn(state, seat)
        own = self._prospects(state, seat, now.days, drawn)
        rivals = [self._rival(state, other, now.days) for other in state.game.seats if other != seat]
        gold = [_CARD_GOLD * len(hand) + state.scout[other] / 10 for other, hand in enumerate(state.hands)]
        gold[seat] = self._gold[seat] + _CARD_GOLD * drawn + state.scout[seat] / 10
        later = self._factors(state, gold, 1.0 + _GOLD_SPREAD * sqrt(now.days))
        factor = log(1 + now.conquest * (later[seat] - 1))
        outlook = SeatFeatures(now.days, now.conquest, gold, factor, drawn)
        chances = opportunities(state, seat, own)
        seen = features(state, seat, own, rivals, outlook, chances)
        if most <= len(seen):
            return seen
        cards = sum([len(hand) for hand in state.hands]) / len(state.hands)
        at_once = self._factors(state, gold, 1.0 + _HAND_SPREAD * sqrt(cards))
        endings = Endings(later, at_once, now.need, now.left)
        return seen + race(state, seat, own, rivals, outlook, endings, chances)

    def _liking(self, state: State, seat: int) -> float:
        """What a temperament cares for beyond what it brings."""
        weights = self.weights
        liked = weights.incas * sum(state.incas[seat]) + weights.clergy * sum(state.clergy[seat])
        liked += weights.trade * sum(state.goods[seat][1:])
        if weights.way:
            liked += weights.way * (state.scout[seat] / state.game.trail.summit + self._drawn(state, seat))
        return liked

    def _drawn(self, state: State, seat: int) -> int:
        """Cards that the search has brought to a hand, those that are claimed included."""
        drawn = len(state.hands[seat]) - len(self._hands[seat])
        for waiting, question, detail in state.pending:
            if waiting == seat:
                drawn += (question is Question.CLAIM) - (detail if question is Question.RETURN else 0)
        return drawn

    def _prospects(self, state: State, seat: int, days: float, drawn: int) -> Prospects:
        key = (drawn, *_key(state, seat, days))
        found = self._own.get(key)
        if found is None:
            held = self._held[seat]
            found = self._own[key] = self._reckoning.prospects(state, seat, days, drawn, held)
        return found

    def _rival(self, state: State, seat: int, days: float) -> Prospects:
        """The prospects of another seat whose cards are not seen: they fit what it has."""
        cards = len(state.hands[seat])
        key = (cards, *_key(state, seat, days))
        found = self._typical.get(key)
        if found is None:
            own = (*state.incas[seat], *state.clergy[seat])
            share = 2 * cards / (sum(own) + ICONS / 2)
            held = [share * (count + 0.5) for count in own]
            found = self._typical[key] = self._reckoning.prospects(state, seat, days, 0, held)
        return found

    def _factors(self, state: State, gold: list[float], spread: float) -> list[float]:
        """By seat, what a conquest may be expected to multiply its points by."""
        first, second = state.game.content.factors[0], state.game.content.factors[1]
        found = []
        for seat, own in enumerate(gold):
            all_behind, one_ahead = 1.0, 0.0
            for rival, other in enumerate(gold):
                if rival != seat:
                    chance = 1 / (1 + exp(-max(-30.0, min(30.0, 1.7 * (own - other) / spread))))
                    one_ahead = one_ahead * chance + all_behind * (1 - chance)
                    all_behind *= chance
            found.append(1 + (first - 1) * all_behind + (second - 1) * one_ahead)
        return found


def in_points(chance: float) -> float:
    """What a chance to win is as a worth."""
    return POINTS * log(chance / (1 - chance))


def as_chance(worth: float) -> float:
    """The chance to win that a worth stands for, certain where the game is over."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, worth / POINTS))))


def _key(state: State, seat: int, days: float) -> tuple[object, ...]:
    """All of a state that the prospects of a seat follow from, but its cards."""
    return (
        *(seat, days, state.goods[seat], state.incas[seat], state.clergy, state.scout[seat]),
        *(state.tiles[seat], state.owed[seat], state.clock[seat], state.late[seat], state.sun == seat),
        state.bonus,
    )


def _ended(state: State, seat: int) -> float:
    """A won game before all else; then the points by which it is won or lost."""
    final = totals(state)
    best = max([total for other, total in enumerate(final) if other != seat])
    won = WON if seat in ranks(state)[0] else -WON
    return won + final[seat] - best


def _icons(game: Game, hand: tuple[int, ...]) -> list[float]:
    """How often each icon is on the cards of a hand."""
    shown = [0.0] * ICONS
    for card in hand:
        for icon in game.card_icons[card]:
            shown[icon] += 1
    return shown
