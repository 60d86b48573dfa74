"""Plays the games of an experiment, one after the other, in the thread that asks."""

from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from game.ai.guard import Guard
from game.ai.server import ThinkingServer
from game.ai.service import MoveRequest, Question
from game.ai.thinking_process import NoProcessError, ThinkingProcess
from game.ai.worker import serve
from game.lab.experiment import Experiment
from game.lab.experiment_bots import ExperimentBot, is_strange, make_strange, read_bot
from game.lab.play import ExperimentContext, play
from game.lab.protocol import lab
from game.lab.results import SimulatedGame
from game.protocol import TitleData
from game.registry import title

PATIENCE: Final = 20.0  # seconds that a decision of a bot from a file may take beyond its own time


class ExperimentRunner:
    """What plays an experiment's games. The title's bots think here; those of a file in a process that is timed.

    They may be anybody's: they may never answer, or end their process. Where no process can be had they think here.
    """

    def __init__(self, experiment: Experiment, data: TitleData) -> None:
        self._title = title(experiment.title)
        found = [read_bot(text, self._title) for text in experiment.bots]
        self._bots = [bot for bot in found if isinstance(bot, ExperimentBot)]
        names = [bot.name for bot in self._bots]
        self._playing = ExperimentContext(self._title, lab(experiment.title), experiment, data, names)
        self._process = ThinkingProcess(self._title, serve_strange)
        self._no_process = False

    @property
    def files(self) -> list[Path]:
        """Where bots come from that are not the title's."""
        return sorted({bot.file for bot in self._bots if bot.file})

    def play(self, number: int) -> SimulatedGame:
        """The result of the game of this number: the same each time, but for its clock."""
        own, strange = ThinkingServer(self._title), ThinkingServer(self._title, make_strange(self._title))

        def think(question: Question, limit: float) -> object:
            if not isinstance(question, MoveRequest) or not is_strange(question.bot.level):
                return own.answer(question)
            if not self._no_process:
                try:
                    return self._process.ask(question, limit, _always)
                except NoProcessError:
                    self._no_process = True
            return strange.answer(question)

        guard = Guard(self._title, think, PATIENCE)
        return play(self._playing, number, guard)

    def close(self) -> None:
        """Let the process go in which bots thought."""
        self._process.stop()


def _always() -> bool:
    """The answer of a bot is always wanted."""
    return True


def serve_strange(connection: Connection, name: str) -> None:
    """As `serve`, for the bots that are not the title's own."""
    serve(connection, name, make_strange(title(name)))
