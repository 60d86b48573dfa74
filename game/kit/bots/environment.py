"""A title as a PettingZoo AEC environment (`pip install "wiraqocha[research]"`).

An agent chooses the number of a word (`action_words`). Where a few words make an action, an agent may be asked several
times for one action, and in any title for several actions in its turn. `docs/bots.md` tells more.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from game.core.chance import number
from game.core.contract import TitleSpec
from game.core.contract.rules import ActionT, StateT
from game.kit.bots.action_words import ActionSpelling, Vocabulary

Observation = dict[str, numpy.ndarray[Any, Any]]


def guarded(environment: AECEnv[str, Any, Any]) -> AECEnv[str, Any, Any]:
    """The environment with the usual guards: a number that is not legal ends the game, with a reward of -1."""
    legal = TerminateIllegalWrapper(environment, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(legal))


class TitleEnvironment(AECEnv[str, Any, Any], Generic[StateT, ActionT]):
    """Games of some agents, `player_0` and so on by seat; chance decides who begins.

    After `turns` turns of all players a game is truncated. A winner's reward is 1, that of the others -1; several
    sides that share the victory get 0 each, and all rewards before the end are 0.
    """

    def __init__(
        self,
        title: TitleSpec[StateT, ActionT, Any, Any, Any],
        players: int,
        begin: Callable[[int], StateT],
        vocabulary: Vocabulary[ActionT],
        observed: Callable[[StateT, int, Sequence[int]], Sequence[float]],
        turns: int,
        render_mode: str | None = None,
    ) -> None:
        """`begin` starts a game by a seed. `observed` tells a state in numbers from 0 to 1, always as many, as a seat
        may know it, with the words that were said of an action under way.
        """
        self.metadata = {
            "name": f"{title.name.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.vocabulary, self.turns, self.render_mode = vocabulary, turns, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._title, self._rules, self._begun, self._observed = title, title.rules, begin, observed
        self._games = int(numpy.random.SeedSequence().generate_state(1, numpy.uint64)[0] >> 1)
        self._come_to(begin(0))
        size = len(observed(self._state, 0, ()))
        words = spaces.Discrete(len(vocabulary.words))
        mask = spaces.Box(0, 1, (len(vocabulary.words),), numpy.int8)
        seen = spaces.Dict({"observation": spaces.Box(0, 1, (size,), numpy.float32), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, words)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The words that the agent may say."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed begins the same series of games."""
        if seed is not None:
            self._games = seed
        self._come_to(self._begun(number(self._games, 0) >> 1))
        self._games = number(self._games, 1) >> 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def _come_to(self, state: StateT) -> None:
        """Wait for the first word of the next action, of whoever decides."""
        self._state, seat = state, self._rules.decider(state)
        self._spelling = self._new_spelling()
        self._over = seat is None or self._rules.turn(state) > self.turns
        self.agent_selection = self.possible_agents[self._rules.turn_owner(state) if seat is None else seat]

    def _new_spelling(self) -> ActionSpelling[ActionT]:
        state, rules = self._state, self._rules
        return ActionSpelling(
            self.vocabulary,
            rules.legal_actions(state),
            lambda action: rules.refusal(state, rules.decider(state), action),
        )

    def observe(self, agent: str) -> Observation:
        """The table as the agent sees it, and the words that may follow those that are said."""
        mask = numpy.zeros(len(self.vocabulary.words), numpy.int8)
        if agent == self.agent_selection and not self._over:
            mask[list(self._spelling.next_words())] = 1
        seen = self._observed(self._state, self.possible_agents.index(agent), self._spelling.said)
        return {"observation": numpy.array(seen, numpy.float32), "action_mask": mask}

    def step(self, action: int) -> None:
        """Say a word. Raises ValueError for one that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        done = self._spelling.say(int(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if done is not None:
            self._come_to(self._rules.successor(self._state, done))
            self._judge()
        self._accumulate_rewards()

    def _judge(self) -> None:
        """Rewards and ends after an action."""
        found = self._rules.outcome(self._state)
        if found is not None:
            sides = found.sides or [(seat,) for seat in range(len(self.agents))]
            best = found.ranks[0]
            level = found.drawn or sum(not set(side).isdisjoint(best) for side in sides) > 1
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = (0 if level else 1) if seat in best else -1
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._over:
            self.truncations = dict.fromkeys(self.agents, True)

    def shown(self) -> StateT:
        """A state as the bot that decides may imagine it, with another fate than its own."""
        observed = self._rules.observation(self._state, self._rules.decider(self._state))
        return self._rules.resample(observed, number(self._rules.turn(self._state), 1))

    def words_of(self, action: ActionT) -> list[int]:
        """The words that `step` takes, one after the other, for a legal action of which none is said yet."""
        spelt, spelling = self.vocabulary.spell(action), self._new_spelling()
        found, done = list[int](), None
        while done is None:
            found.append(spelt[len(spelling.said)])
            done = spelling.say(found[-1])
        return found

    def render(self) -> str | None:
        """The position in notation where the render mode is `ansi`."""
        return self._title.positions.format(self._state) if self.render_mode == "ansi" else None
