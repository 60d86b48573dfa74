"""The game as a PettingZoo AEC environment (`pip install "wiraqocha[research]"`).

An agent chooses the number of a word; a few words make an action, so that an agent may be asked several times for one
action, and for several actions in its turn. `docs/bots.md` tells more.
"""

from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from game.core.chance import number
from game.titles.wiraqocha.content.definitions import GameData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.lab.observation import observe
from game.titles.wiraqocha.lab.vocabulary import ActionSpelling, Vocabulary
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import advance, decider, legal_actions, outcome
from game.titles.wiraqocha.rules.notation.positions import format_position
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.view import view

Observation = dict[str, numpy.ndarray[Any, Any]]


def env(**choices: Any) -> AECEnv[str, Any, Any]:
    """The environment with the usual guards: a word that may not follow ends the game, with a reward of -1.

    `choices` are those of `WiraqochaEnv`.
    """
    guarded = TerminateIllegalWrapper(WiraqochaEnv(**choices), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(guarded))


class WiraqochaEnv(AECEnv[str, Any, Any]):
    """A game of two to four agents, `player_0` to `player_3` by seat; chance decides who begins.

    `players`, `layout` (`random`, `recommended` or another one of the data) and `variants` choose the game; after
    `turns` turns of all players it is truncated. The winner's reward is 1, that of the others -1; all others are 0.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - the base class has it so
        "name": "wiraqocha_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        layout: str = RANDOM_LAYOUT,
        variants: tuple[str, ...] = (),
        turns: int = 400,
        content: GameData | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`content` is other tiles and cards than the game's. Raises SetupError for what no game can start from."""
        self.content = content or DATA.load()
        self.turns = turns
        self.render_mode = render_mode
        self.vocabulary = Vocabulary(self.content)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._setup = Setup(self.content.colours[:players], 0, layout, variants)
        self._games = int(numpy.random.SeedSequence().generate_state(1, numpy.uint64)[0] >> 1)
        self._begin(0)
        size = len(self._numbers(0))
        self.observation_spaces = {agent: self._observation_space(size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.vocabulary)) for agent in self.possible_agents}

    def _observation_space(self, size: int) -> spaces.Dict:
        mask = spaces.Box(0, 1, (len(self.vocabulary),), numpy.int8)
        return spaces.Dict({"observation": spaces.Box(0, 1, (size,), numpy.float32), "action_mask": mask})

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
        setup = self._setup
        self._state = new_game(self.content, Setup(setup.colours, seed, setup.layout, setup.variants))
        self._spelling = ActionSpelling(self.vocabulary, legal_actions(self._state))

    def _decider(self) -> str:
        seat = decider(self._state)
        return self.possible_agents[self._state.mover if seat is None else seat]

    def _numbers(self, seat: int) -> list[float]:
        said = [0.0] * len(self.vocabulary)
        for word in self._spelling.said:
            said[word] = 1.0
        return observe(self._state, seat, self.turns) + said

    def observe(self, agent: str) -> Observation:
        """The table as the agent sees it, the words said of an action under way, and the words that may follow."""
        mask = numpy.zeros(len(self.vocabulary), numpy.int8)
        if agent == self.agent_selection and not self._over():
            mask[list(self._spelling.next_words())] = 1
        seat = self.possible_agents.index(agent)
        return {"observation": numpy.array(self._numbers(seat), numpy.float32), "action_mask": mask}

    def _over(self) -> bool:
        return decider(self._state) is None or self._state.turn > self.turns

    def step(self, action: int) -> None:
        """Say a word. Raises ValueError for one that may not follow."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        done = self._spelling.say(int(action))
        if done is not None:
            self._state = advance(self._state, done).state
            self._spelling = ActionSpelling(self.vocabulary, legal_actions(self._state))
            self._judge()
        self._accumulate_rewards()

    def _judge(self) -> None:
        """Rewards and the next agent after an action."""
        found = outcome(self._state)
        if found is not None:
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = 1 if seat in found.winners else -1
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._over():
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._decider()

    def shown(self) -> State:
        """The state as bots see it: with another fate than its own."""
        return view(self._state, number(self._state.seed, 1))

    def words_of(self, action: Action) -> list[int]:
        """The words that `step` takes, one after the other, for a legal action of which none is said yet."""
        spelt, spelling = (
            self.vocabulary.spell(action),
            ActionSpelling(self.vocabulary, legal_actions(self._state)),
        )
        found, done = list[int](), None
        while done is None:
            found.append(spelt[len(spelling.said)])
            done = spelling.say(found[-1])
        return found

    def render(self) -> str | None:
        """The position in notation where the render mode is `ansi`."""
        return format_position(self._state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
