"""The highest level: its best turns, and what all others would make of each, as far ahead as it may think."""

from collections.abc import Sequence
from typing import Final

from game.base.compiled_classes import mypyc_attr
from game.core.bots.awake_time import AwakeTime
from game.core.chance import SEED_LIMIT
from game.titles.inkas.bots.card_plays import MATTERS, shows_hand, worth_in_hand
from game.titles.inkas.bots.chances import Outcome
from game.titles.inkas.bots.evaluation import Evaluator
from game.titles.inkas.bots.hand_evaluation import HandEvaluator
from game.titles.inkas.bots.hand_turns import HandTurns
from game.titles.inkas.bots.knowledge import all_shown, view_of, with_hands
from game.titles.inkas.bots.levels import Planner, in_window
from game.titles.inkas.bots.power_plays import spends_card
from game.titles.inkas.bots.turns import TurnSearch, WeighedAction
from game.titles.inkas.bots.weights import WEIGHTS, Weights
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.observation import resample
from game.titles.inkas.rules.state import Numbers, State

SECONDS: Final = 2.0  # a turn, where nothing is said
POSITIONS: Final = 6000  # that it values at least where it thinks by the clock
HARD: Final = 2.0  # times its seconds, after which it stops in any case
WIDTHS: Final = (12, 6, 4, 3)  # turns that are looked at with one reply, with two, and so on
_FOR_A_CARD: Final = 3000  # positions, to see whether a card pays
WORLDS: Final = 2  # ways in which hidden hands are dealt
_LEAST: Final = 0.02  # of a chance, below which what follows is not looked at


@mypyc_attr(allow_interpreted_subclasses=True)
class ReplySearch(Planner):
    """Looks at its best turns again with the best turn of whoever follows, then with the one after that."""

    def __init__(
        self,
        seed: int,
        seconds: float = SECONDS,
        positions: int = 0,
        weights: Weights = WEIGHTS,
        widths: Sequence[int] = WIDTHS,
    ) -> None:
        super().__init__(seed, weights)
        self._seconds, self._positions, self._widths = seconds, positions, widths
        self._turn, self._share = (0, 0), 1.0
        self._worlds: list[tuple[Numbers, ...]] = []

    def judged(self, state: State, found: list[WeighedAction], search: TurnSearch) -> list[WeighedAction]:
        """The choices, the best first; those that were looked at further before all others. A card comes first only
        where replies leave it better than the best without it. Answers in windows are given at sight, since time would
        tell who has one, and what is left of the turn's thinking, too."""
        if in_window(state):
            return found
        ranked = self._further(state, found, search)
        if spends_card(ranked[0].action) and not self._pays(state, ranked, search):
            ranked.sort(key=lambda choice: spends_card(choice.action))
        return ranked

    def _pays(self, state: State, ranked: list[WeighedAction], search: TurnSearch) -> bool:
        """Whether a card that comes first is still better than the best without it when both have one reply."""
        other = next((choice.action for choice in ranked if not spends_card(choice.action)), None)
        wins = ranked[0].chances[state.decider] >= 1
        if other is None or wins or shows_hand(state, ranked[0].action):
            return True
        chances = [
            self._looked_at(state, action, search, 1, Thinking(0.0, _FOR_A_CARD, 0, search.evaluator))
            for action in (ranked[0].action, other)
        ]
        with_it, without = (one.chances[state.decider] for one in chances)
        return with_it - without > MATTERS

    def _further(self, state: State, found: list[WeighedAction], search: TurnSearch) -> list[WeighedAction]:
        """The choices, the best first, those before all others that were looked at with replies."""
        seat = state.decider
        clock = self._clock(state, search.evaluator)
        ranked = found
        for replies, width in enumerate(self._widths, 1):
            looked = list[WeighedAction]()
            for choice in ranked[:width]:
                if len(ranked) == 1 or not clock.goes_on():
                    return ranked
                looked.append(self._looked_at(state, choice.action, search, replies, clock))
            looked.sort(key=lambda choice: -choice.chances[seat])
            ranked = [*looked, *ranked[len(looked) :]]
        return ranked

    def _looked_at(
        self, state: State, action: Action, search: TurnSearch, replies: int, clock: "Thinking"
    ) -> WeighedAction:
        """An action with so many replies."""
        seat = state.decider
        chances = self._replied(search.ends(state, action), replies, clock, seat)
        spent = search.plans.get(action, action)
        if kept := worth_in_hand(state, spent, self.weights):
            # of the hand nothing but pieces of the map is left where others reply
            chances[seat] -= kept * chances[seat] * max(0.0, 1 - chances[seat])
        return WeighedAction(action, chances)

    def _dealt(self, view: State, count: int) -> list[tuple[Numbers, ...]]:
        """So many ways in which hidden hands may be dealt."""
        seeds = [self.mind.randrange(SEED_LIMIT) for _ in range(count)]
        return [resample(view, seed).hands for seed in seeds]

    def compared(self, view: State, actions: Sequence[Action], replies: int, worlds: int) -> list[float]:
        """The chances of who decides with each of these actions, with so many replies and ways to deal."""
        found, dealt = list[float](), self._dealt(view_of(view), worlds)
        for action in actions:
            state, search = self.look_at(view)
            self._worlds = dealt
            clock = Thinking(self._seconds, self._positions, 0, search.evaluator)
            found.append(self._looked_at(state, action, search, replies, clock).chances[state.decider])
        return found

    def look_at(self, state: State) -> tuple[State, TurnSearch]:
        """The same; where hands are hidden, others are thought to hold one of these when they reply."""
        if state.hands:
            self._worlds = self._dealt(view_of(state), WORLDS)
        return super().look_at(state)

    def _replied(self, ends: list[Outcome], replies: int, clock: "Thinking", taker: int) -> list[float]:
        """By seat the chances after so many replies, on average over the hands that others may hold."""
        evaluator = clock.evaluator
        if not isinstance(evaluator, HandEvaluator):
            return replied(ends, replies, clock)
        known, total = evaluator.knowledge, [0.0] * len(ends[0][1].game.seats)
        for hands in self._worlds:
            held = [(chance, with_hands(state, hands, known.shown)) for chance, state in ends]
            evaluator.knowledge = all_shown(known, hands, taker)
            for seat, share in enumerate(replied(held, replies, clock)):
                total[seat] += share / len(self._worlds)
        evaluator.knowledge = known
        return total

    def _clock(self, state: State, evaluator: Evaluator | HandEvaluator) -> "Thinking":
        """Half of what is left of the turn's thinking: a turn has several decisions."""
        turn = state.turn, state.mover
        self._share = self._share / 2 if turn == self._turn else 0.5
        self._turn = turn
        positions = int(self._positions * self._share)
        return Thinking(self._seconds * self._share, positions, int(POSITIONS * self._share), evaluator)


class Thinking:
    """When to stop: by a number of positions alone where one is given; else when both the time and the least positions
    are spent, and in any case after a multiple of the time."""

    def __init__(
        self, seconds: float, positions: int, least: int, evaluator: Evaluator | HandEvaluator
    ) -> None:
        self.evaluator = evaluator
        self._by_count = positions > 0
        self._until = evaluator.valued + (positions or least)
        self._seconds, self._time = seconds, AwakeTime()

    def goes_on(self) -> bool:
        """Whether anything is left."""
        counted = self.evaluator.valued < self._until
        if self._by_count:
            return counted
        passed = self._time.passed()
        return passed < self._seconds or (counted and passed < HARD * self._seconds)


def replied(ends: Sequence[Outcome], replies: int, clock: Thinking) -> list[float]:
    """By seat the chances to win where so many turns follow, each played as well as its seat can at sight."""
    total = [0.0] * len(ends[0][1].game.seats)
    for chance, state in merged(ends):
        if state.victory or not replies or chance < _LEAST or not clock.goes_on():
            chances = clock.evaluator.chances(state, state.mover)
        else:
            best, search = _reply(state, clock.evaluator)
            if replies > 1 and best is not None:
                chances = replied(search.ends(state, best.action), replies - 1, clock)
            else:
                chances = best.chances if best else clock.evaluator.chances(state, state.mover)
        for seat, share in enumerate(chances):
            total[seat] += chance * share
    return total


def _reply(state: State, evaluator: Evaluator | HandEvaluator) -> tuple[WeighedAction | None, TurnSearch]:
    """The best turn of whoever is to move, if a turn is what is asked, and who has looked at it."""
    if not isinstance(evaluator, HandEvaluator):
        search = TurnSearch(evaluator, state.mover)
        return search.choices(state)[0], search
    hands = HandTurns(evaluator, state.mover)
    return (hands.best(state) if hands.goes_on(state) else None), hands


def merged(ends: Sequence[Outcome]) -> list[Outcome]:
    """The same with equal positions told once."""
    found: dict[object, tuple[float, State]] = {}
    for chance, state in ends:
        key = state.key()
        before = found[key][0] if key in found else 0.0
        found[key] = before + chance, state
    return list(found.values())
