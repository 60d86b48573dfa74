"""The engineer, so far."""

from game.bots.planning import Effort, best_plan, THOROUGH
from game.bots.weights import WEIGHTS, Weights
from game.rules import actions as a
from game.rules.actions import Action
from game.rules.engine import legal_actions, refusal
from game.rules.state import Phase, State


class Planner:
    def __init__(self, seed: int, effort: Effort = THOROUGH, weights: Weights = WEIGHTS) -> None:
        self.effort, self.weights = effort, weights

    def choose(self, state: State) -> Action:
        if state.phase is Phase.ACTIONS and state.rerolls and state.dice and state.survey().camp < 0:
            pass
        plan = best_plan(state, self.effort, self.weights)
        if plan.actions:
            if state.rerolls and state.phase is Phase.ACTIONS and plan.state.winner < 0:
                used = [getattr(x, "die", 0) for x in plan.actions if isinstance(x, a.Protect)]
                idle = (*plan.state.dice, *used)
                if idle:
                    return a.Reroll(min(idle)) if a.Reroll(min(idle)) in legal_actions(state) else plan.actions[0]
            return plan.actions[0]
        if state.phase is Phase.PREPARATION:
            return a.Roll()
        legal = legal_actions(state)
        for action in legal:
            if isinstance(action, a.Reroll):
                return action
        if state.survey().camp < 0:
            for luck in (a.Manufacture(), a.Sacrifice()):
                if luck in legal:
                    return luck
        if a.End() in legal:
            return a.End()
        return legal[0]
