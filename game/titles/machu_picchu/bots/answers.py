"""Answers to what districts, nights and the summit ask: the best by a valuation, and the usual ones at once."""

from itertools import combinations
from math import inf
from typing import Final

from game.titles.machu_picchu.bots.evaluation import PositionEvaluator
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.actions import Action, ChooseGoods, Done, Offer, ReturnCards
from game.titles.machu_picchu.rules.catalogue import choices, offers
from game.titles.machu_picchu.rules.engine import legal_actions, successor
from game.titles.machu_picchu.rules.fixed_order import CORN, GOODS, LLAMA, PRODUCTION
from game.titles.machu_picchu.rules.state import Question, State

OWN_STEPS: Final = frozenset({Question.HIRE, Question.ORDAIN, Question.TRADE, Question.RECALL})
_DOUBTFUL: Final = 3  # cards beyond those that go back which might go back as well


def best_answer(state: State, judge: PositionEvaluator, seat: int) -> Action:
    """The answer after which the seat that decides stands best."""
    if state.question is Question.RETURN:
        return _best_returned(state, judge, seat)
    options = legal_actions(state)
    if len(options) == 1:
        return options[0]
    return max(options, key=lambda action: judge.worth(successor(state, action), seat))


def _best_returned(state: State, judge: PositionEvaluator, seat: int) -> ReturnCards:
    """Of the cards that seem to count least, those without which the seat stands best."""
    head = state.pending[0]
    values = card_values(state, seat)
    least = sorted(state.hands[seat], key=lambda card: values[card])[: head.detail + _DOUBTFUL]
    best, most = returned(state), -inf
    for back in combinations(least, head.detail):
        answer = ReturnCards(tuple([CARDS[card] for card in back]))
        after = successor(state, answer)
        worth = PositionEvaluator(judge.weights, after).worth(after, seat)
        if worth > most:
            best, most = answer, worth
    return best


def usual_answer(state: State) -> Action:
    """What most players would answer, without a look at what follows: for others in a search."""
    question = state.question
    if question is Question.RETURN:
        return returned(state)
    if question is Question.OFFER:
        return _usual_offer(state)
    if question is Question.GOODS:
        return _scarcest(state)
    options = legal_actions(state)
    if question is Question.FEE:
        return options[0]
    if question in OWN_STEPS:
        return Done()
    return options[-1]  # as many as can be made or sacrificed


def _usual_offer(state: State) -> Offer:
    """A unit of every good of which two are had; the last day everything."""
    seat = state.decider
    had, units = state.goods[seat], state.game.units
    last = state.day >= state.game.days.last
    mask = 0
    for good, (count, unit) in enumerate(zip(had, units, strict=True)):
        if count >= unit * (1 if last or good not in (CORN, LLAMA) else 3):
            mask |= 1 << good
    return offers(mask, state.game.offering.most)[-1]


def _scarcest(state: State) -> ChooseGoods:
    """Units of the goods of which the fewest are had, llamas first."""
    had = state.goods[state.decider]
    order = sorted(range(len(GOODS)), key=lambda good: had[good] / state.game.units[good] - (good == LLAMA))
    wanted = {GOODS[good] for good in order[: state.game.clock.goods]}
    return next(choice for choice in choices(state.game.clock.goods) if set(choice.goods) == wanted)


def returned(state: State) -> ReturnCards:
    """The cards that count least go back: of every choice the hand is kept that counts most with what may come."""
    head = state.pending[0]
    seat, hand = head.seat, state.hands[head.seat]
    kept = len(hand) - head.detail
    values = card_values(state, seat)
    order = sorted(hand, key=lambda card: values[card])
    back = order[: len(hand) - kept]
    return ReturnCards(tuple([CARDS[card] for card in back]))


def card_values(state: State, seat: int) -> list[float]:
    """By card, what it counts for a seat by the end, about: Incas and clergy there and to come, and its gold."""
    game = state.game
    left = game.days.last - state.day
    incas, clergy = state.incas[seat], state.clergy[seat]
    coming = min(state.supply(seat) / PRODUCTION, 0.2 * left)
    counts = [own + coming for own in incas]
    for row, own in enumerate(clergy):
        counts.append(own + min((game.row_sizes[row] - state.taken(row)) / len(game.colours), 0.25 * left))
    return [
        counts[one] + counts[other] + 0.15 * figure
        for (one, other), figure in zip(game.card_icons, game.card_gold, strict=True)
    ]
