"""Plays the games of an experiment in one process or several; the results come in order of their numbers."""

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait
from typing import cast

from game.ai.garbage import search_seldom
from game.ai.guard import Thinker
from game.lab.entrants import Entrant, entrant
from game.lab.experiment import Experiment
from game.lab.results import GameResult
from game.protocol import Refusal
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.lab.play import play


class WorkerLostError(RuntimeError):
    """A process that played games is gone: killed, or out of memory."""


def results_of(experiment: Experiment, content: Content, numbers: range, jobs: int) -> Generator[GameResult]:
    """The results of these games, one after the other. Closing the iterator stops what still plays.

    Raises WorkerLostError.
    """
    if jobs <= 1 or len(numbers) <= 1:
        yield from _here(experiment, content, numbers)
        return
    crew = _Crew(experiment, content, min(jobs, len(numbers)))
    try:
        yield from crew.results(numbers)
    finally:
        crew.stop()


def entrants_of(experiment: Experiment) -> list[Entrant]:
    """The bots of the experiment, known to exist."""
    found = [entrant(text) for text in experiment.bots]
    return [bot for bot in found if not isinstance(bot, Refusal)]


def _here(experiment: Experiment, content: Content, numbers: range) -> Generator[GameResult]:
    search_seldom()
    thinker, bots = Thinker(), entrants_of(experiment)
    try:
        for number in numbers:
            yield play(experiment, content, bots, number, thinker)
    finally:
        thinker.close()


def _work(pipe: Connection, experiment: Experiment, content: Content) -> None:
    """A process of the crew: plays the games whose numbers come, until none comes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is for the one who asked for the games
    search_seldom()
    thinker, bots = Thinker(), entrants_of(experiment)
    try:
        while (number := pipe.recv()) is not None:
            pipe.send(play(experiment, content, bots, number, thinker))
    except (EOFError, BrokenPipeError):
        return


class _Crew:
    """Processes that play games, each fed with one after the other."""

    def __init__(self, experiment: Experiment, content: Content, jobs: int) -> None:
        context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
        self._pipes: list[Connection] = []
        self._processes = []
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, experiment, content), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def results(self, numbers: range) -> Iterator[GameResult]:
        waiting = iter(numbers)
        busy = {pipe for pipe in self._pipes if _give(pipe, waiting)}
        done: dict[int, GameResult] = {}
        for number in numbers:
            while number not in done:
                for ready in wait(list(busy)):
                    pipe = cast(Connection, ready)
                    result = _receive(pipe)
                    done[result.number] = result
                    if not _give(pipe, waiting):
                        busy.remove(pipe)
            yield done.pop(number)

    def stop(self) -> None:
        """End every process at once."""
        for process, pipe in zip(self._processes, self._pipes, strict=True):
            pipe.close()
            process.terminate()
        for process in self._processes:
            process.join()


def _give(pipe: Connection, waiting: Iterator[int]) -> bool:
    """Whether there was a game left to give."""
    number = next(waiting, None)
    try:
        pipe.send(number)
    except OSError as error:
        raise WorkerLostError from error
    return number is not None


def _receive(pipe: Connection) -> GameResult:
    try:
        result = pipe.recv()
    except (EOFError, OSError) as error:
        raise WorkerLostError from error
    assert isinstance(result, GameResult)
    return result
