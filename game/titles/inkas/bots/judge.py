"""Who reads quests of INKAS again: see `game.core.contract.GameAnalyst`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.chance import SEED_LIMIT, number, shuffled
from game.titles.inkas.bots.answers import usual_answer
from game.titles.inkas.bots.chances import foreseen
from game.titles.inkas.bots.evaluation import Evaluator
from game.titles.inkas.bots.hand_evaluation import HandEvaluator
from game.titles.inkas.bots.hand_turns import HandTurns
from game.titles.inkas.bots.knowledge import knowledge_of, with_hands
from game.titles.inkas.bots.levels import Planner
from game.titles.inkas.bots.power_plays import spends_card
from game.titles.inkas.bots.reply_search import ReplySearch
from game.titles.inkas.bots.turns import TurnSearch, WeighedAction
from game.titles.inkas.bots.weights import WEIGHTS
from game.titles.inkas.rules.actions import Action, Pass
from game.titles.inkas.rules.change import seen_as
from game.titles.inkas.rules.engine import legal_actions, reveals, successor
from game.titles.inkas.rules.fixed_order import NO_CARD, bits
from game.titles.inkas.rules.observation import resample
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State, Step

_SEED: Final = 1
_AS_GOOD: Final = 0.02  # of a chance to win, by which two choices may differ and be as good as each other
_LONGEST: Final = 8  # actions of a line
_PLAIN: Final = replace(WEIGHTS, zeal=0.0, allied=0.0)  # as the weights were fitted


class InkasJudge:
    """Values a position by the fitted chances when the turn has ended, and searches as the highest level does."""

    def __init__(self) -> None:
        self._last: tuple[State, Sequence[float]] | None = None  # what was asked before, and its chances

    def chances(self, state: State, seeds: Sequence[int]) -> Sequence[float]:
        """The chances when the turn is played to its end at sight; every way the die may fall is weighed, no seed is
        needed. Without hands they are the same however the hidden cards lie: they are worked out once for all these
        states.
        """
        if state.hands:
            return _chances(state)
        seen = _as_known(state)
        if self._last is None or self._last[0] != seen:
            self._last = seen, _chances(seen)
        return self._last[1]

    def sides(self, state: State) -> Sequence[Sequence[int]]:
        """Partners, or everybody alone."""
        return [tuple(bits(side)) for side in dict.fromkeys(state.game.sides)]

    def resample_chance(self, state: State, seed: int) -> State:
        """The face-down cards laid otherwise: nobody knows any of them. Hands stay."""
        if not state.hands:
            return resample(state, seed)
        fate = number(seed, 0) % SEED_LIMIT
        mixed, _ = shuffled([card for card in state.cards if card != NO_CARD], fate, 0)
        left = iter(mixed)
        cards = tuple([card if card == NO_CARD else next(left) for card in state.cards])
        return seen_as(state, fate, (), cards)

    def best_line(self, state: State, positions: int) -> Sequence[Action]:
        """What the sage would do."""
        return _line(ReplySearch(_SEED, positions=max(1, positions)), state)

    def might_play(self, state: State, line: Sequence[Action], positions: int) -> bool:
        """Whether the sage finds nothing that is clearly better than how the line begins."""
        if not line:
            return False
        search = ReplySearch(_SEED, positions=max(1, positions))
        if state.question in (Question.CHOOSE, Question.DRAW_OFFER) or len(legal_actions(state)) == 1:
            return line[0] == search.choose(state)
        found = search.ranked(state)
        if line[0] == found[0].action:
            return True
        own = next((choice for choice in found if choice.action == line[0]), None) or _card_first(
            state, line[0]
        )
        seat = state.decider
        return own is not None and found[0].chances[seat] - own.chances[seat] <= _AS_GOOD

    def plain_line(self, state: State) -> Sequence[Action]:
        """What seems best at sight."""
        return _line(Planner(_SEED), state)

    def likely_answer(self, state: State) -> Action:
        """The usual one: no card, and every ambush."""
        return usual_answer(state)

    def passes(self, action: Action) -> bool:
        """Whether it answers nothing."""
        return isinstance(action, Pass)


def _as_known(state: State) -> State:
    """The state with the face-down cards in the standard order, and no chance to come."""
    left = iter(sorted(card for card in state.cards if card != NO_CARD))
    return seen_as(state, 0, (), tuple([card if card == NO_CARD else next(left) for card in state.cards]))


def _chances(state: State) -> Sequence[float]:
    """By seat the chances of its side."""
    if state.step is Step.CHOOSE:
        return [side.bit_count() / len(state.game.seats) for side in state.game.sides]
    if state.hands:
        return _chances_with_hands(state)
    evaluator = Evaluator(_PLAIN, state)
    if state.victory or (state.step is Step.OFFERING and not state.pending):
        return evaluator.shares(state, state.mover)
    search = TurnSearch(Evaluator(WEIGHTS, state), state.mover)
    total = [0.0] * len(state.game.seats)
    for chance, end in search.played_out(search.settled([(1.0, foreseen(state))])):
        for seat, share in enumerate(evaluator.shares(end, end.mover)):
            total[seat] += chance * share
    return total


def _chances_with_hands(state: State) -> Sequence[float]:
    """The chances when the turn is played to its end at sight, as one who sees all hands judges."""
    seat, every = state.mover, (1 << len(state.game.seats)) - 1
    evaluator = HandEvaluator(WEIGHTS, knowledge_of(state, seat, every), state)
    if state.victory or (state.step is Step.OFFERING and not state.pending):
        return evaluator.shares(state, seat)
    search = HandTurns(evaluator, seat)
    seen = with_hands(foreseen(state), state.hands, 0)
    total = [0.0] * len(state.game.seats)
    for chance, end in search.played_out(search.settled([(1.0, seen)])):
        for place, share in enumerate(evaluator.shares(end, end.mover)):
            total[place] += chance * share
    return total


def _line(player: Planner, state: State) -> list[Action]:
    """What a player does until something unknown is shown or another one decides."""
    seat, found = state.decider, list[Action]()
    while not state.victory and state.decider == seat and len(found) < _LONGEST:
        action = player.choose(state)
        found.append(action)
        after = successor(state, action)
        if reveals(state, after) or after.turn != state.turn:
            break
        state = after
    return found


def _card_first(state: State, action: Action) -> WeighedAction | None:
    """What a card is worth that the sage would not have looked at, with the best turn after it."""
    if not spends_card(action):
        return None
    seen, search = Planner(_SEED).look_at(state)
    return search.choice(action, search.ways(seen, action))


JUDGE: Final = InkasJudge()
