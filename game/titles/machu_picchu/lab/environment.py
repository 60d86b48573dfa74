"""The game as a PettingZoo AEC environment (`pip install "wiraqocha[research]"`).

An agent chooses the number of an action in the list `action_list.ACTIONS`. `docs/bots-machu-picchu.md` tells more.
"""

from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from game.core.chance import number
from game.titles.machu_picchu.content.definitions import COLOURS, GameData
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.lab.action_list import ACTIONS, NUMBERS
from game.titles.machu_picchu.lab.observation import observe
from game.titles.machu_picchu.rules.engine import decider, legal_actions, outcome, successor
from game.titles.machu_picchu.rules.notation.positions import format_position
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.rules.view import view

Observation = dict[str, numpy.ndarray[Any, Any]]


def env(**choices: Any) -> AECEnv[str, Any, Any]:
    """The environment with the usual guards: an illegal action ends the game, with a reward of -1.

    `choices` are those of `MachuPicchuEnv`.
    """
    guarded = TerminateIllegalWrapper(MachuPicchuEnv(**choices), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(guarded))


class MachuPicchuEnv(AECEnv[str, Any, Any]):
    """A game of two to five agents, `player_0` to `player_4` by seat; chance decides who begins.

    After `turns` turns of all players it is truncated (R-43: no rule ends a game in which nobody stays). The reward of
    a winner is 1, of several that share the victory 0, of the others -1.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - the base class has it so
        "name": "machu_picchu_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        turns: int = 600,
        content: GameData | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`content` is other figures than the game's. Raises SetupError for what no game can start from."""
        self.content = content or DATA.load()
        self.turns = turns
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._games = int(numpy.random.SeedSequence().generate_state(1, numpy.uint64)[0] >> 1)
        self._begin(0)
        size = len(observe(self._state, 0, turns))
        self.observation_spaces = {agent: _observation_space(size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers that the agent may choose."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed begins the same series of games."""
        if seed is not None:
            self._games = seed
        self._begin(number(self._games, 0) >> 1)
        self._games = number(self._games, 1) >> 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._decider()

    def _begin(self, seed: int) -> None:
        colours = COLOURS[: len(self.possible_agents)]
        self._state = new_game(self.content, Setup(colours, seed))

    def _decider(self) -> str:
        seat = decider(self._state)
        return self.possible_agents[self._state.mover if seat is None else seat]

    def observe(self, agent: str) -> Observation:
        """The table as the agent sees it, and what it may choose now."""
        mask = numpy.zeros(len(ACTIONS), numpy.int8)
        if agent == self.agent_selection and not self._over():
            mask[[NUMBERS[action] for action in legal_actions(self._state)]] = 1
        seen = observe(self._state, self.possible_agents.index(agent), self.turns)
        return {"observation": numpy.array(seen, numpy.float32), "action_mask": mask}

    def _over(self) -> bool:
        return decider(self._state) is None or self._state.turn > self.turns

    def step(self, action: int) -> None:
        """Do the action of this number. Raises ValueError for one that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = ACTIONS[int(action)]
        if chosen not in legal_actions(self._state):
            raise ValueError(f"action {action} is not legal now")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._state = successor(self._state, chosen)
        self._judge()
        self._accumulate_rewards()

    def _judge(self) -> None:
        """Rewards and the next agent after an action."""
        found = outcome(self._state)
        if found is not None:
            shared = len(found.winners) > 1
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = (0 if shared else 1) if seat in found.winners else -1
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._over():
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._decider()

    def shown(self) -> State:
        """The state as the bot that decides sees it."""
        return view(self._state, decider(self._state), number(self._state.turn, 1))

    def render(self) -> str | None:
        """The position in notation where the render mode is `ansi`."""
        return format_position(self._state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def _observation_space(size: int) -> spaces.Dict:
    mask = spaces.Box(0, 1, (len(ACTIONS),), numpy.int8)
    return spaces.Dict({"observation": spaces.Box(0, 1, (size,), numpy.float32), "action_mask": mask})
