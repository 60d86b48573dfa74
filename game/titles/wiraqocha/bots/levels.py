"""The levels of computer players up to the engineer: what each looks at before it chooses."""

import random
from collections.abc import Callable, Iterable
from typing import Final

from game.base.compiled_classes import mypyc_attr
from game.titles.wiraqocha.bots.expectation import ThrowValue, throw_values
from game.titles.wiraqocha.bots.habits import habits_of
from game.titles.wiraqocha.bots.openings import AMPLY, NEARLY, opening, opens
from game.titles.wiraqocha.bots.planning import (
    THOROUGH,
    Plan,
    SearchLimits,
    best_plans,
    protected,
)
from game.titles.wiraqocha.bots.raids import raid
from game.titles.wiraqocha.bots.recovering import recovering
from game.titles.wiraqocha.bots.temperaments import EAGERNESS
from game.titles.wiraqocha.bots.turn_search import (
    WIN,
    Effort,
    UnprovedError,
    line_to,
    may_win,
    without_needless,
)
from game.titles.wiraqocha.bots.weights import WEIGHTS, Weights
from game.titles.wiraqocha.bots.win_chance import WON
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions, refusal, successor
from game.titles.wiraqocha.rules.observation import observation
from game.titles.wiraqocha.rules.state import Phase, State

SHORT: Final = SearchLimits(beam=1, width=10, depth=2, finished=1)  # a macro move, then one more
ONE_MOVE: Final = SearchLimits(beam=10, width=10, depth=1, finished=0)  # the next macro move alone
QUICK: Final = SearchLimits(beam=1, width=10, depth=3, finished=0)  # what may follow a throw
WIN_IN_REACH: Final = 2000  # positions in which a turn that wins for certain is looked for
ABSENCE: Final = 0.5  # how often a move does not come to an absent mind


LOW, HIGHEST = 3, 6  # a lower die than the mean protects less than one that is thrown again

# Actions that show a die or a card, or may do so: no plan looks beyond them.
UNKNOWN: Final = (a.Roll, a.End, a.Reroll, a.Sacrifice, a.Manufacture)


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """Plans its turn from here, follows the plan as long as the table is as foreseen, and plans anew where not.

    Before all it looks at so many positions (`for_a_win`) for a turn that wins for certain.
    """

    def __init__(
        self,
        limits: SearchLimits,
        weights: Weights = WEIGHTS,
        seed: int = 0,
        eager: float = 0.0,
        for_a_win: int = 0,
        favourite: str = "",
        nearly: float = NEARLY,
    ) -> None:
        """`favourite` is what it begins its game for, `nearly` how much worse a first place may be (`openings`)."""
        self.limits, self.weights, self.seed, self.eager = limits, weights, seed, eager
        self.for_a_win, self.favourite, self.nearly = for_a_win, favourite, nearly
        self._ahead: list[tuple[tuple[object, ...], Action]] = []

    def choose(self, state: State) -> Action:
        """The next action of the plan."""
        state = observation(state)
        if self._ahead and self._ahead[0][0] == state.key():
            action = self._ahead.pop(0)[1]
            if refusal(state, action) is None:
                return action
        actions = self.line(state)
        self._remember(state, actions)
        return actions[0]

    def line(self, state: State) -> tuple[Action, ...]:
        """What it would do from here until something unknown is shown."""
        state = observation(state)
        return self.preferred(state) or self.turn(state) or (without_plan(state),)

    def preferred(self, state: State) -> tuple[Action, ...]:
        """A turn that surely wins, or what it would rather do than the best where that is nearly as good."""
        if self.for_a_win and (winning := winning_turn(state, self.for_a_win)):
            return winning
        if opens(state):
            return opening(state, self.limits, self.weights, self.seed, self.favourite, self.nearly)
        if saving := recovering(state, self.weights):
            return saving
        return raid(state, self.limits, self.weights, self.eager) if self.eager else ()

    def turn(self, state: State) -> tuple[Action, ...]:
        """What to do from here until something unknown is shown; empty where nothing sure is any good."""
        plan = best_plans(state, self.limits, self.weights)[0]
        throw = self.throw(state, plan) if state.phase is Phase.ACTIONS else None
        if throw is not None:
            return (throw,)
        return (*plan.actions, *closing(plan.state))

    def throw(self, state: State, plan: Plan) -> Action | None:
        """A throw to make before anything of the plan is done, or None."""
        return idle_reroll(state, plan)

    def _remember(self, state: State, actions: Iterable[Action]) -> None:

        self._ahead = []
        for number, action in enumerate(actions):
            if number:
                self._ahead.append((state.key(), action))
            if isinstance(action, UNKNOWN):
                return
            state = successor(state, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Engineer(Planner):
    """Searches its whole turn, and reckons what a re-roll or an extra die may bring."""

    def __init__(
        self, seed: int = 0, weights: Weights = WEIGHTS, eager: float = 0.0, favourite: str = ""
    ) -> None:
        super().__init__(THOROUGH, weights, seed, eager, WIN_IN_REACH, favourite)

    def throw(self, state: State, plan: Plan) -> Action | None:
        """The throw that promises more than the plan, or one that costs it nothing."""
        best = best_throw(state, self.weights)
        if best is not None and best.value > plan.value + 1e-4:
            return best.action
        return idle_reroll(state, plan, LOW)


def best_throw(state: State, weights: Weights) -> ThrowValue | None:
    """The most promising throw, if there is any to make."""
    found = throw_values(state, QUICK, weights)
    return found[0] if found else None


def winning_turn(
    state: State, most: int, go_on: Callable[[int], bool] = lambda positions: True
) -> tuple[Action, ...]:
    """A turn that wins whatever happens; empty where so many positions show none.

    It tells how many positions it has looked at since it last did so, and ends where it may not go on.
    """
    if state.phase is not Phase.ACTIONS or not may_win(state):
        return ()
    effort = Effort(most)
    search, left = line_to(state, WIN, effort, most=most), effort.left
    while go_on(left - effort.left):
        left = effort.left
        try:
            next(search)
        except StopIteration as end:
            return won_by(state, end.value)
        except UnprovedError:
            break
    return ()


def won_by(state: State, line: tuple[Action, ...] | None) -> tuple[Action, ...]:
    """A line that wins with the end of the turn where the harvest brings it about; empty without a line."""
    if line is None:
        return ()
    line = without_needless(state, line)
    for action in line:
        state = successor(state, action)
    return (*line, *closing(state))


def idle_reroll(state: State, plan: Plan, most: int = HIGHEST) -> Action | None:
    """A re-roll of the lowest die, if it is at most this one, that the plan has no use for but to protect something."""
    if not state.rerolls or plan.value == WON:
        return None
    idle = [*plan.state.dice, *(action.die for action in plan.actions if isinstance(action, a.Protect))]
    idle = [die for die in idle if die in state.dice and die <= most]
    return a.Reroll(min(idle)) if idle else None


def closing(state: State) -> tuple[Action, ...]:
    """What comes after a plan: the roll, or the end of the turn where it may be ended."""
    if state.winner >= 0:
        return ()
    if state.phase is Phase.PREPARATION:
        return (a.Roll(),)
    return (a.End(),) if state.holdings().camp >= 0 else ()


def without_plan(state: State) -> Action:
    """What to do where no plan is found: roll, try one's luck for the Camp, or end the turn."""
    if state.phase is Phase.PREPARATION:
        return a.Roll()
    legal = legal_actions(state)
    if state.holdings().camp < 0:
        rerolls = [action for action in legal if isinstance(action, a.Reroll)]
        if rerolls:
            return min(rerolls, key=lambda action: action.die)
    if a.End() in legal:
        return a.End()
    placing = [action for action in legal if isinstance(action, a.Conquer)]
    return (placing or legal)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Surveyor(Planner):
    """Takes the best macro move it sees, then the next one; throws a die where that costs nothing that would last."""

    def __init__(
        self, seed: int = 0, weights: Weights = WEIGHTS, eager: float = 0.0, favourite: str = ""
    ) -> None:
        super().__init__(SHORT, weights, seed, eager, WIN_IN_REACH, favourite)

    def throw(self, state: State, plan: Plan) -> Action | None:
        """A re-roll of what is idle, or the factory where cubes would go to waste."""
        if plan.state.cubes[state.mover] - state.game.figures.cube_limit >= 2 and not plan.state.dice:
            made = a.Manufacture()
            if made in legal_actions(state):
                return made
        return idle_reroll(state, plan)


@mypyc_attr(allow_interpreted_subclasses=True)
class NoisyPlanner(Planner):
    """Sees a macro move at a time, and has habits that last a game."""

    def __init__(self, seed: int, favourite: str = "") -> None:
        self.habits = habits_of(seed, favourite)
        eager = EAGERNESS.get(favourite, 0.0)
        weights = self.habits.weights()
        super().__init__(ONE_MOVE, weights, seed, eager, favourite=self.habits.favourite, nearly=AMPLY)

    def turn(self, state: State) -> tuple[Action, ...]:
        """The best macro move of those that it thinks of; a win is never overlooked."""
        plans = best_plans(state, self.limits, self.weights)
        if plans[0].value == WON:
            return (*plans[0].actions, *closing(plans[0].state))
        plan = next(plan for plan in plans if self.thinks_of(state, plan.actions))
        if plan.actions or state.phase is Phase.PREPARATION:
            return plan.actions or closing(state)
        throw = self.throw(state, plan)
        if throw is not None and self.thinks_of(state, (throw,)):
            return (throw,)
        guards = protected(plan, self.weights).actions
        return (*guards, *closing(state)) if self.thinks_of(state, guards) else closing(state)

    def thinks_of(self, state: State, actions: tuple[Action, ...]) -> bool:
        """Whether these actions come to its mind; to do nothing more always does."""
        return not self.habits.overlooked(state, actions)


@mypyc_attr(allow_interpreted_subclasses=True)
class AbsentMinded(NoisyPlanner):
    """One of the same habits to whose mind many a move does not come, another one each time."""

    def __init__(self, seed: int, favourite: str = "") -> None:
        super().__init__(seed, favourite)
        self._mind = random.Random(seed)

    def thinks_of(self, state: State, actions: tuple[Action, ...]) -> bool:
        """See `NoisyPlanner.thinks_of`."""
        if not super().thinks_of(state, actions):
            return False
        return not actions or self._mind.random() >= ABSENCE
