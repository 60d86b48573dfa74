"""A turn looked at to its end: every order of what one walla may do, with every way the die may fall."""

from typing import NamedTuple

from game.titles.inkas.bots.answers import usual_answer
from game.titles.inkas.bots.candidates import candidates, offerings
from game.titles.inkas.bots.chances import Outcome, outcomes
from game.titles.inkas.bots.evaluation import Evaluator, next_mover
from game.titles.inkas.bots.hand_evaluation import HandEvaluator
from game.titles.inkas.rules.actions import Action, End
from game.titles.inkas.rules.engine import successor
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.turns import must_place

Chances = list[float]
END = End()
_GAIN = 0.002  # that an offering must bring, in chances to win, to be looked at
_HOPE = 0.02  # of the chances, where that is less: who is far behind does not give up
_OFFERINGS = 2  # that are looked at


def worthwhile_gain(chance: float) -> float:
    """What an offering must bring to be looked at by who has this chance to win."""
    return min(_GAIN, _HOPE * chance)


class WeighedAction(NamedTuple):
    """An action, and by seat the chances to win when the turn has ended after it."""

    action: Action
    chances: Chances

    def dearer(self, cost: float, seat: int) -> "WeighedAction":
        """The same, less what it costs a seat beyond what is weighed; what wins for certain costs nothing."""
        chances = list(self.chances)
        if chances[seat] < 1:
            chances[seat] -= cost
        return WeighedAction(self.action, chances)


class TurnSearch:
    """Looks at the turn of one seat. States have faces laid down (`chances.foreseen`).

    `plans`: which card is to be spent after an action, for whose sake that is done.
    """

    def __init__(self, evaluator: Evaluator | HandEvaluator, seat: int) -> None:
        self.evaluator, self.seat = evaluator, seat
        self._known: dict[tuple[object, ...], WeighedAction] = {}
        self.plans: dict[Action, Action] = {}

    def choices(self, state: State) -> list[WeighedAction]:
        """What the seat may do now, the best first."""
        seat = self.seat
        standing = self.evaluator.chances(state, next_mover(state))
        found = [self.choice(action, self.ways(state, action)) for action in candidates(state)]
        if not must_place(state):
            found.append(WeighedAction(END, standing))
        if state.step is Step.OFFERING:
            found += self._offerings(state, standing[seat])
        found.sort(key=lambda choice: -choice.chances[seat])
        return found

    def _offerings(self, state: State, standing: float) -> list[WeighedAction]:
        """The offerings that seem worth while where the turn would end after them, with the whole turn to come."""
        seat, seen = self.seat, list[tuple[float, Action]]()
        for action in offerings(state):
            chances = self.choice(action, self._after_offering(state, action)).chances
            if chances[seat] > standing + worthwhile_gain(standing) or chances[seat] >= 1:
                seen.append((chances[seat], action))
        seen.sort(key=lambda one: -one[0])
        return [self.choice(action, self.ways(state, action)) for _, action in seen[:_OFFERINGS]]

    def best(self, state: State) -> WeighedAction:
        """The best that the seat may still do in its turn; kept, since many ways lead to one position."""
        key = state.key()
        choice = self._known.get(key)
        if choice is None:
            choice = WeighedAction(END, self.evaluator.chances(state, next_mover(state)))
            for action in candidates(state):
                other = self.choice(action, self.ways(state, action))
                if other.chances[self.seat] > choice.chances[self.seat]:
                    choice = other
            self._known[key] = choice
        return choice

    def plan(self, first: Action, after: State, following: WeighedAction) -> None:
        """An action is done for the sake of what follows in the state after it."""
        self.plans[first] = following.action
        self._known[after.key()] = following

    def ways(self, state: State, action: Action) -> list[Outcome]:
        """What an action leads to, with the usual answers of all who are asked on the way."""
        return self.settled(outcomes(state, action))

    def settled(self, found: list[Outcome]) -> list[Outcome]:
        """The same when all questions on the way have their usual answers."""
        if all(not _is_open(state) for _, state in found):
            return found
        done = list[Outcome]()
        for chance, state in found:
            if _is_open(state):
                following = self.settled(outcomes(state, self.answer(state)))
                done += [(chance * share, after) for share, after in following]
            else:
                done.append((chance, state))
        return done

    def answer(self, state: State) -> Action:
        """What is answered to a question on the way."""
        return usual_answer(state)

    def choice(self, action: Action, found: list[Outcome]) -> WeighedAction:
        if len(found) == 1:
            return WeighedAction(action, self.chances(found[0][1]))
        total = [0.0] * len(found[0][1].game.seats)
        for chance, state in found:
            for seat, share in enumerate(self.chances(state)):
                total[seat] += chance * share
        return WeighedAction(action, total)

    def _after_offering(self, state: State, action: Action) -> list[Outcome]:
        return [
            (chance, after) if after.victory else (chance, _passed(after))
            for chance, after in self.ways(state, action)
        ]

    def chances(self, state: State) -> Chances:
        """By seat the chances to win where the seat goes on with its turn as well as it can."""
        if self.goes_on(state):
            return self.best(state).chances
        return self.evaluator.chances(state, state.mover)

    def at_sight(self, found: list[Outcome], seat: int) -> float:
        """What these are worth for a seat if the turn ends there."""
        return sum([chance * self.standing(state)[seat] for chance, state in found])

    def standing(self, state: State) -> Chances:
        """By seat the chances to win if the turn ends here."""
        return self.evaluator.chances(state, self.following(state))

    def following(self, state: State) -> int:
        """Whose turn it is next if the present one ends here."""
        own = state.mover == self.seat and not state.victory
        return next_mover(state) if own else state.mover

    def goes_on(self, state: State) -> bool:
        """Whether it is still the seat's turn, and there is something left to do."""
        return (
            not state.victory
            and state.mover == self.seat
            and state.step > Step.OFFERING
            and state.question is Question.TURN
        )

    def ends(self, state: State, action: Action) -> list[Outcome]:
        """The states in which the next seat begins, where the seat plays on as well as it can after an action."""
        return self.played_out(self.ways(state, action))

    def played_out(self, found: list[Outcome]) -> list[Outcome]:
        """The states in which the next seat begins, after these."""
        done = list[Outcome]()
        for chance, state in found:
            if self.goes_on(state):
                following = self.ends(state, self.best(state).action)
                done += [(chance * share, end) for share, end in following]
            else:
                done.append((chance, state))
        return done


def _passed(state: State) -> State:
    """The state when the turn ends here."""
    return successor(state, END)


def _is_open(state: State) -> bool:
    """Whether something is asked on the way; whether a quest ends drawn is asked at the end of it."""
    return bool(state.pending) and state.question is not Question.DRAW_OFFER
