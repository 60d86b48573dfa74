"""Plays the games of an experiment, one after the other, in the thread that asks."""

from pathlib import Path
from typing import Final

from game.core.bots.guard import Guard
from game.core.bots.server import ThinkingServer
from game.core.bots.service import MoveRequest, Question
from game.core.contract import GameData
from game.core.lab.experiment import Experiment
from game.core.lab.experiment_bots import ExperimentBot, read_bot, strange_name
from game.core.lab.play import ExperimentContext, play
from game.core.lab.protocol import Lab
from game.core.lab.results import SimulatedGame
from game.core.lab.strange_bots import StrangeBots
from game.core.registry import title

PATIENCE: Final = 20.0  # seconds that a decision of a bot from a file may take beyond its own time


class ExperimentRunner:
    """What plays an experiment's games. The title's bots think here; those of others in processes that are timed."""

    def __init__(self, experiment: Experiment, data: GameData, recorded: bool = False) -> None:
        """`recorded` says that results hold all actions."""
        self._title = title(experiment.title)
        found = [read_bot(text, self._title) for text in experiment.bots]
        self._bots = [bot for bot in found if isinstance(bot, ExperimentBot)]
        names = [bot.name for bot in self._bots]
        self._playing = ExperimentContext(
            self._title, self._title.part(Lab), experiment, data, names, recorded
        )
        self._strange = StrangeBots(self._title)

    @property
    def files(self) -> list[Path]:
        """Where bots come from that are not the title's."""
        return sorted({bot.file for bot in self._bots if bot.file})

    def play(self, number: int) -> SimulatedGame:
        """The result of the game of this number: the same each time, but for its clock. Raises NoBotProcessError."""
        own = ThinkingServer(self._title)
        self._strange.begin_game()

        def think(question: Question, limit: float) -> object:
            if isinstance(question, MoveRequest) and strange_name(question.bot.level):
                return self._strange.decide(question, limit)
            return own.answer(question)

        guard = Guard(self._title, think, PATIENCE)
        return play(self._playing, number, guard)

    def close(self) -> None:
        """Let the processes go in which bots thought."""
        self._strange.close()
