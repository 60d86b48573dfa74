"""Plays the games of an experiment here, in processes of this machine or on a cluster.

The results are the same wherever a game is played, and come in order of their numbers.
"""

import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

from game.base.files.visible import visible
from game.core.bots.worker import collect_seldom, end_with
from game.core.contract import GameData, Refusal
from game.core.lab.cluster import Cluster, ClusterAddress, ClusterError, WorkerLostError, cluster_at
from game.core.lab.experiment import Experiment, code_digest
from game.core.lab.experiment_runner import ExperimentRunner
from game.core.lab.protocol import Lab
from game.core.lab.read_results import read_result
from game.core.lab.results import SimulatedGame, to_line
from game.core.lab.strange_bots import NoBotProcessError
from game.core.registry import title

_AHEAD: Final = 8  # games under way or waiting, for each that is played at once
_GLANCE: Final = 0.5  # seconds between two looks at whether a cluster's answers can be read
_OTHER_CODE: Final = "other code"
_NO_PROCESS: Final = "no process: "

_Job: TypeAlias = tuple[Experiment, GameData, bool]  # what an ExperimentRunner is made with


class OtherCodeError(RuntimeError):
    """A worker has other code than this machine: its results would be others."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Who plays: `play` goes to the `executor` for one number after another; so many are played `at_once`.

    `answer` waits for the result that a future stands for.
    """

    executor: Executor
    play: Callable[[int], Any]
    at_once: int
    answer: Callable[[Future[Any]], SimulatedGame]


def results_of(
    experiment: Experiment,
    data: GameData,
    numbers: range,
    jobs: int,
    cluster: ClusterAddress | None = None,
    recorded: bool = False,
) -> Generator[SimulatedGame]:
    """The results of these games, one after the other. Closing the generator stops what still plays.

    The workers of the `cluster` play, in place of `jobs` processes of this machine. Where results are `recorded` they
    hold all actions.
    Raises WorkerLostError, OtherCodeError, NoBotProcessError and ClusterError.
    """
    job = experiment, data, recorded
    if cluster is not None:
        with _cluster(job, cluster) as workers:
            yield from _in_order(workers, numbers)
    elif jobs > 1 and len(numbers) > 1:
        with _processes(job, min(jobs, len(numbers))) as workers:
            yield from _in_order(workers, numbers)
    else:
        collect_seldom()
        with closing(ExperimentRunner(*job)) as player:
            yield from map(player.play, numbers)


def _in_order(workers: Workers, numbers: range) -> Iterator[SimulatedGame]:
    waiting = iter(numbers)
    under_way: deque[Future[Any]] = deque()
    try:
        for number in waiting:
            under_way.append(workers.executor.submit(workers.play, number))
            if len(under_way) >= _AHEAD * workers.at_once:
                yield workers.answer(under_way.popleft())
        while under_way:
            yield workers.answer(under_way.popleft())
    except (BrokenProcessPool, CancelledError) as error:
        raise WorkerLostError from error
    finally:
        for future in under_way:
            future.cancel()


# in processes of this machine


@contextmanager
def _processes(job: _Job, jobs: int) -> Iterator[Workers]:
    context = get_context("spawn")  # the same on every system, and safe beside threads
    ours, theirs = context.Pipe()
    begun = (theirs, job)
    executor = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=begun)
    try:
        yield Workers(executor, _play_here, jobs, Future.result)
    finally:
        ours.close()  # which ends them at once, whatever they play
        executor.shutdown(cancel_futures=True)
        theirs.close()


_HERE = threading.local()  # `player`, of the experiment whose bytes are `job`


def _begin(pipe: Connection, job: _Job) -> None:
    """A process of the pool begins; it ends when the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is for the one who asked for the games
    end_with([pipe])
    collect_seldom()
    _HERE.player = ExperimentRunner(*job)


def _play_here(number: int) -> SimulatedGame:
    player: ExperimentRunner = _HERE.player
    return player.play(number)


# on a cluster


@contextmanager
def _cluster(job: _Job, place: ClusterAddress) -> Iterator[Workers]:
    with cluster_at(place) as cluster:
        play = partial(_play_there, pickle.dumps(job))
        yield Workers(cluster.executor, play, cluster.at_once, partial(_answer, cluster, job[0]))


def _answer(cluster: Cluster, experiment: Experiment, future: Future[Any]) -> SimulatedGame:
    """The result of the next game; what cannot be read may never come.

    Raises WorkerLostError, OtherCodeError, NoBotProcessError and ClusterError.
    """
    while True:
        cluster.check()
        try:
            said = future.result(_GLANCE)
        except TimeoutError:
            continue
        except CancelledError:
            raise
        except Exception as error:  # such as that of a worker that is gone
            cluster.check()
            raise WorkerLostError from error
        if said == _OTHER_CODE:
            raise OtherCodeError
        if isinstance(said, str) and said.startswith(_NO_PROCESS):
            raise NoBotProcessError(visible(said.removeprefix(_NO_PROCESS)))
        result = read_result(said, experiment) if isinstance(said, str) else None
        if result is None:
            raise ClusterError(Refusal("lab_worker_failed", {"address": cluster.address}))
        return result


def _play_there(job: bytes, number: int) -> str:
    """In a thread of a cluster's worker, which knows nothing of the experiment yet, or of another one.

    The line of the result, or why there is none: errors of a worker cannot be read by who asked.
    """
    if getattr(_HERE, "job", None) != job:
        experiment, data, recorded = pickle.loads(job)
        player = ExperimentRunner(experiment, data, recorded)
        if code_digest(title(experiment.title).part(Lab).code, player.files) != experiment.code:
            return _OTHER_CODE
        if previous := getattr(_HERE, "player", None):
            previous.close()
        _HERE.job, _HERE.player = job, player
    try:
        return to_line(_play_here(number))
    except NoBotProcessError as error:
        return f"{_NO_PROCESS}{error}"
