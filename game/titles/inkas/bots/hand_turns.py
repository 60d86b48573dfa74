"""A turn looked at to its end in a quest with hands: with rebirth, cards, and what attacks after the Attack step.

What others could answer is not looked at (`knowledge.quiet`). Cards of the own hand are played first in what is looked
at, and only those that change something that matters; those that lie unlocked are taken last.
"""

from collections.abc import Iterator
from typing import Final

from game.titles.inkas.bots.candidates import lent, offerings, worth_a_look
from game.titles.inkas.bots.card_plays import MATTERS, own_plays, sight_worth, strengthens
from game.titles.inkas.bots.chances import LAID, outcomes, rolled
from game.titles.inkas.bots.evaluation import next_mover
from game.titles.inkas.bots.hand_evaluation import HandEvaluator
from game.titles.inkas.bots.power_plays import promising
from game.titles.inkas.bots.power_turns import after_going, blow_on_the_way, powers
from game.titles.inkas.bots.turns import END, TurnSearch, WeighedAction, worthwhile_gain
from game.titles.inkas.rules.actions import (
    Action,
    Attack,
    End,
    Invoke,
    Offer,
    OfferDraw,
    Play,
    Store,
    Unveil,
)
from game.titles.inkas.rules.cards import plays
from game.titles.inkas.rules.change import put, seen_as
from game.titles.inkas.rules.engine import ACTION_RULES, legal_actions
from game.titles.inkas.rules.fixed_order import NO_CARD, WAMANI_INDEX
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.unveiling import unlocked

_OFFERINGS: Final = 2  # that are looked at
_APART: Final = (Offer, Store, OfferDraw, Play, Invoke, Unveil)
_OPTIONS: Final = {
    question: [
        rules.options for rules in ACTION_RULES if question in rules.questions and rules.action not in _APART
    ]
    for question in (Question.TURN, Question.DAWN)
}  # what is listed while a turn is looked at
_BATTLES: Final = 2  # turns in which who attacks may be strengthened
_MOST_CARDS: Final = 3  # unlocked cards that are looked at


class HandTurns(TurnSearch):
    """Looks at the turn of one seat; the evaluator knows of cards what is to be known."""

    def __init__(self, evaluator: HandEvaluator, seat: int) -> None:
        super().__init__(evaluator, seat)
        self._hands = evaluator

    def choices(self, state: State) -> list[WeighedAction]:
        """What the seat may do now, the best first; to end the turn means to take what may be taken before."""
        seat = self.seat
        found, uses = self._steps(state), promising(state, seat)
        best = max([choice.chances[seat] for choice in found], default=0.0)
        invoked = powers(self, state, uses)
        if state.game.legendary and state.question is Question.TURN:
            at_once = max([choice.chances[seat] for choice in invoked], default=0.0)
            found = after_going(self, state, found, uses, at_once)
        if state.step in (Step.DAWN, Step.OFFERING):
            found += self._best_offerings(state)
        found += self._plays(state, found, best)
        found += invoked
        found.sort(key=lambda choice: -choice.chances[seat])
        if found and isinstance(found[0].action, End):
            taking = self.takings(state)
            if taking and not isinstance(taking[0].action, End):
                found[0] = WeighedAction(taking[0].action, found[0].chances)
        return found

    def best(self, state: State) -> WeighedAction:
        """The best that the seat may still do in its turn but for cards; kept."""
        key = state.key()
        choice = self._known.get(key)
        if choice is None:
            seat, found = self.seat, self._steps(state)
            choice = WeighedAction(END, [0.0] * len(state.game.seats))
            if found:
                choice = max(found, key=lambda one: one.chances[seat])
            self._known[key] = choice
        return choice

    def goes_on(self, state: State) -> bool:
        """Whether it is still the seat's turn, and there is something left to do."""
        return (
            not state.victory
            and state.mover == self.seat
            and state.question in (Question.TURN, Question.DAWN)
        )

    def _steps(self, state: State) -> list[WeighedAction]:
        """What may be done now, offerings and cards apart."""
        assert state.question is not None
        listed = [action for options in _OPTIONS[state.question] for action in options(state)]
        found = list[WeighedAction]()
        for action in worth_a_look(state, lent(state, listed)):
            if isinstance(action, End):
                found.append(WeighedAction(action, self.evaluator.chances(state, next_mover(state))))
            else:
                found.append(self.choice(action, self.ways(state, action)))
        return found

    def _best_offerings(self, state: State) -> list[WeighedAction]:
        """The offerings that seem worth while at sight, with the whole turn to come."""
        seat, seen, following = self.seat, list[tuple[float, Action]](), next_mover(state)
        now = self._hands.shares(state, following)[seat]  # haste gives no walla away
        for action in offerings(state):
            after = self.settled(outcomes(state, action))
            worth = sum([share * self._hands.shares(end, following)[seat] for share, end in after])
            if worth > now + worthwhile_gain(now) or worth >= 1:
                seen.append((worth, action))
        seen.sort(key=lambda one: -one[0])
        return [self.choice(action, self.ways(state, action)) for _, action in seen[:_OFFERINGS]]

    # cards

    def _plays(self, state: State, steps: list[WeighedAction], best: float) -> list[WeighedAction]:
        """The cards of the hand that change something that matters; `best` is what the turn is worth without."""
        found, played = list[WeighedAction](), own_plays(state, self._hands, self.seat)
        played += [play for play in self._for_battle(state, steps) if play not in played]
        for play in played:
            chances = list(self.choice(play, self.ways(state, play)).chances)
            chances[self.seat] -= MATTERS
            found.append(WeighedAction(play, chances))
        for play, gain in sight_worth(state, self._hands, self.seat):
            chances = [1.0 / len(state.game.seats)] * len(state.game.seats)
            chances[self.seat] = best + gain
            found.append(WeighedAction(play, chances))
        return found

    def _for_battle(self, state: State, steps: list[WeighedAction]) -> list[Play]:
        """Cards that strengthen who attacks in the best turns without them."""
        card = next((card for card in state.hands[self.seat] if strengthens(state, card)), NO_CARD)
        if card == NO_CARD:
            return []
        best = sorted(steps, key=lambda choice: -choice.chances[self.seat])[:_BATTLES]
        blows = [choice for choice in steps if isinstance(choice.action, Attack)]
        blows.sort(key=lambda choice: -choice.chances[self.seat])
        names = {self._attacker(state, choice.action) for choice in (*best, *blows[:1])}
        # whoever attacks then may wait to be placed still
        return [play for play in plays(state, self.seat, card) if play.walla in names]

    def _attacker(self, state: State, action: Action) -> str:
        """Who attacks when the turn goes on so as well as it can and no die is rolled before; empty for nobody."""
        while not isinstance(action, Attack | End):
            ways = self.ways(state, action)
            if len(ways) != 1 or not self.goes_on(ways[0][1]):
                return ""
            state = ways[0][1]
            action = self.best(state).action
        return action.walla if isinstance(action, Attack) else ""

    def takings(self, state: State) -> list[WeighedAction]:
        """The unlocked cards that may be taken, and to leave them; the best first."""
        seat = self.seat
        found = [self.choice(action, self._turned(state, action)) for action in self._unveilings(state)]
        if found:
            left = self.evaluator.chances(_bare(state, seat), next_mover(state))
            found.append(WeighedAction(END, left))
        found.sort(key=lambda choice: -choice.chances[seat])
        return found

    def _unveilings(self, state: State) -> Iterator[Unveil]:
        """Each unlocked card with each who may find it; where one alone may, it is not named."""
        there = dict[str, list[Unveil]]()
        for action in legal_actions(state):
            if isinstance(action, Unveil):
                there.setdefault(action.wamani, []).append(action)
        for ways in list(there.values())[:_MOST_CARDS]:
            yield from ways[:1] if len(ways) <= 2 else ways[1:]

    def _turned(self, state: State, action: Unveil) -> list[tuple[float, State]]:
        """Each card that may lie there is turned."""
        place = WAMANI_INDEX[action.wamani]
        found = list[tuple[float, State]]()
        for card, share in self._hands.knowledge.lying:
            laid = seen_as(state, 0, LAID, put(state.cards, place, card))
            after = self.settled(rolled(laid, action))
            found += [(share * chance, end) for chance, end in after]
        return found

    def answer(self, state: State) -> Action:
        """What is answered to a question on the way: the own winds blow as seems best at sight."""
        if state.question is Question.WINDS and state.decider == self.seat:
            return blow_on_the_way(self, state)
        return super().answer(state)

    # further turns

    def played_out(self, found: list[tuple[float, State]]) -> list[tuple[float, State]]:
        """The states in which the next seat begins, after these: cards that may be taken are gone then."""
        done = list[tuple[float, State]]()
        for chance, state in found:
            if self.goes_on(state):
                action = self.best(state).action
                if isinstance(action, End):
                    state = _bare(state, self.seat)
                done += [(chance * share, end) for share, end in self.ends(state, action)]
            else:
                done.append((chance, state))
        return done


def _bare(state: State, seat: int) -> State:
    """The state without the cards that a seat may take now."""
    own, look, cards = state.game.own[seat], state.look(), list(state.cards)
    for place in unlocked(state, seat):
        if look.here(place) & own:
            cards[place] = NO_CARD
    return seen_as(state, state.seed, state.rolls, tuple(cards))
