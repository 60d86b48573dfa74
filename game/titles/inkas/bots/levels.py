"""The levels of computer players below the highest: how well each judges the turns that it may play."""

import random
from dataclasses import replace
from typing import Final, NamedTuple

from game.base.compiled_classes import mypyc_attr
from game.titles.inkas.bots.answers import roomy, usual_answer
from game.titles.inkas.bots.card_plays import MATTERS, is_sensible
from game.titles.inkas.bots.chances import Outcome, foreseen, outcomes
from game.titles.inkas.bots.consent import consents, reluctant
from game.titles.inkas.bots.evaluation import Evaluator
from game.titles.inkas.bots.hand_evaluation import HandEvaluator
from game.titles.inkas.bots.hand_turns import HandTurns
from game.titles.inkas.bots.knowledge import knowledge_of, quiet, shown_hands, view_of
from game.titles.inkas.bots.power_plays import few, spends_card
from game.titles.inkas.bots.power_turns import blows
from game.titles.inkas.bots.turns import TurnSearch, WeighedAction
from game.titles.inkas.bots.weights import WEIGHTS, Weights, heeding
from game.titles.inkas.rules.actions import Action, End, Pass
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State

_EQUAL: Final = 1e-9  # of a chance
_CLEAR: Final = 0.05  # of its error, where a quest is as good as won or lost


class Skill(NamedTuple):
    """How well somebody judges: the standard deviation of its error, in chances to win, in an even quest; the same
    where cards are held, and of answers there; how much of what threatens it heeds there; and how often it is
    `careless`: it ends its turn without a thought."""

    misjudging: float = 0.0
    held: float = 0.0
    answering: float = 0.0
    caution: float = 1.0
    careless: float = 0.0


FAULTLESS: Final = Skill()


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """Plays what leads to the turn after which it stands best, as far as it judges that right."""

    def __init__(self, seed: int = 0, weights: Weights = WEIGHTS, skill: Skill = FAULTLESS) -> None:
        self.weights = replace(weights, hands=heeding(weights.hands, skill.caution))
        self.mind = random.Random(seed)
        self._skill = skill

    def choose(self, state: State) -> Action:
        """What seems best to it."""
        state = view_of(state)
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        if state.question is Question.DRAW_OFFER:
            return usual_answer(state)
        if state.question is Question.CHOOSE:
            return self.mind.choice(roomy(state))
        return self.ranked(state)[0].action

    def ranked(self, state: State) -> list[WeighedAction]:
        """What may be done in a quest that has begun, the best first as far as it judges that right."""
        state, search = self.look_at(state)
        if state.question is Question.CONSENT:
            return consents(state, search)
        own_turn = state.question in (Question.TURN, Question.DAWN)
        found = search.choices(state) if own_turn else answers(state, search)
        if state.game.asks_partners:
            found = reluctant(found, state.decider)
        return soonest(state, self.judged(state, found, search))

    def look_at(self, state: State) -> tuple[State, TurnSearch]:
        """The view with faces laid down and nobody else's answers, and who looks at a turn in it: the own one, or while
        a partner plays the partner's."""
        state, seat = foreseen(view_of(state)), state.decider
        player = state.mover if state.game.sides[seat] >> state.mover & 1 else seat
        if not state.game.advanced:
            return state, TurnSearch(Evaluator(self.weights, state), player)
        shown = shown_hands(state)
        evaluator = HandEvaluator(self.weights, knowledge_of(state, seat, shown), state)
        return quiet(state, seat, shown), HandTurns(evaluator, player)

    def judged(self, state: State, found: list[WeighedAction], search: TurnSearch) -> list[WeighedAction]:
        """The choices as they seem to it, of those that are the best first at sight."""
        seat = state.decider
        misjudging = self._misjudging(state)
        if not misjudging or found[0].chances[seat] >= 1:  # nobody overlooks what wins for certain
            return found
        if self._skill.careless and state.question is Question.TURN:
            ends = [choice for choice in found if isinstance(choice.action, End)]
            if ends and self.mind.random() < self._skill.careless:
                return ends
        best = min(1.0, max(0.0, found[0].chances[seat]))
        clear = _CLEAR * best if state.game.advanced else _CLEAR
        error = misjudging * (clear + (1 - clear) * 4 * best * (1 - best))
        seeming = [(choice.chances[seat] + self.mind.gauss(0, error), choice) for choice in found]
        seeming.sort(key=lambda one: -one[0])
        return [choice for _, choice in seeming]

    def _misjudging(self, state: State) -> float:
        """How wrongly it judges what is asked now."""
        if not state.game.advanced:
            return self._skill.misjudging
        return self._skill.answering if in_window(state) else self._skill.held


def soonest(state: State, ranked: list[WeighedAction]) -> list[WeighedAction]:
    """The same; of what wins for certain first what ends the quest at once: the rest may be answered."""
    seat = state.decider
    if ranked[0].chances[seat] >= 1:
        for choice in ranked:
            if choice.chances[seat] >= 1 and all(
                after.victory for _, after in outcomes(state, choice.action)
            ):
                return [choice, *(other for other in ranked if other is not choice)]
    return ranked


def in_window(state: State) -> bool:
    """Whether an answer is asked of whoever could give one, where cards are held."""
    return state.game.advanced and state.question is Question.ANSWER


def answers(state: State, search: TurnSearch) -> list[WeighedAction]:
    """The answers to a question beside the turn's own, the best first: each is looked at as far as the turn goes.

    Nobody lets pass, however wrongly it judges, what it could answer for nothing and only gain by.
    """
    seat = state.decider
    asked = blows(search, state) if state.question is Question.WINDS else legal_actions(state)
    ways = {
        action: search.settled(outcomes(state, action))
        for action in few(state, asked)
        if is_sensible(state, action)
    }
    found = [search.choice(action, after) for action, after in ways.items()]
    found.sort(key=lambda choice: -choice.chances[seat])
    passing = next((choice for choice in found if isinstance(choice.action, Pass)), found[0])
    best, gain = found[0].action, found[0].chances[seat] - passing.chances[seat]
    if spends_card(best):
        if gain < MATTERS:  # no card where it changes little
            found.remove(passing)
            found.insert(0, passing)
    elif gain > 0 and _never_loses(ways[best], passing.chances[seat], search, seat):
        found.remove(passing)
    return found


def _never_loses(after: list[Outcome], chance: float, search: TurnSearch, seat: int) -> bool:
    """Whether a seat stands no worse than with this chance, whatever follows."""
    return all(search.chances(state)[seat] >= chance - _EQUAL for _, state in after)
