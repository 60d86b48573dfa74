"""Plays the games of an experiment here, in processes of this machine or on a cluster.

The results are the same wherever a game is played, and come in order of their numbers.
"""

import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from game.ai.garbage_collection import collect_seldom
from game.ai.worker import end_with
from game.lab.experiment import Experiment, code_digest
from game.lab.experiment_runner import ExperimentRunner
from game.lab.protocol import lab
from game.lab.results import SimulatedGame
from game.protocol import Refusal, TitleData

_AHEAD: Final = 8  # games under way or waiting, for each that is played at once
_REACHED: Final = 10.0  # seconds within which a cluster must answer

PlayGame = Callable[[int], SimulatedGame]


class WorkerLostError(RuntimeError):
    """A process that played games is gone: killed, or out of memory."""


class OtherCodeError(RuntimeError):
    """A worker has other code than this machine: its results would be others."""


class ClusterError(RuntimeError):
    """The cluster cannot be used; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Workers:
    """Who plays: `play` goes to the `executor` for one number after another; so many are played `at_once`."""

    executor: Executor
    play: PlayGame
    at_once: int


def results_of(
    experiment: Experiment, data: TitleData, numbers: range, jobs: int, cluster: str = ""
) -> Generator[SimulatedGame]:
    """The results of these games, one after the other. Closing the generator stops what still plays.

    `cluster` is the address of a Dask scheduler whose workers play, in place of `jobs` processes of this machine.
    Raises WorkerLostError, OtherCodeError and ClusterError.
    """
    if cluster:
        with _cluster(experiment, data, cluster) as workers:
            yield from _in_order(workers, numbers)
    elif jobs > 1 and len(numbers) > 1:
        with _processes(experiment, data, min(jobs, len(numbers))) as workers:
            yield from _in_order(workers, numbers)
    else:
        collect_seldom()
        with closing(ExperimentRunner(experiment, data)) as player:
            yield from map(player.play, numbers)


def _in_order(workers: Workers, numbers: range) -> Iterator[SimulatedGame]:
    waiting = iter(numbers)
    under_way: deque[Future[SimulatedGame]] = deque()
    try:
        for number in waiting:
            under_way.append(workers.executor.submit(workers.play, number))
            if len(under_way) >= _AHEAD * workers.at_once:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    except (BrokenProcessPool, CancelledError) as error:
        raise WorkerLostError from error
    finally:
        for future in under_way:
            future.cancel()


# in processes of this machine


@contextmanager
def _processes(experiment: Experiment, data: TitleData, jobs: int) -> Iterator[Workers]:
    context = get_context("spawn")  # the same on every system, and safe beside threads
    ours, theirs = context.Pipe()
    begun = (theirs, experiment, data)
    executor = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=begun)
    try:
        yield Workers(executor, _play_here, jobs)
    finally:
        ours.close()  # which ends them at once, whatever they play
        executor.shutdown(cancel_futures=True)
        theirs.close()


_HERE = threading.local()  # `player`, of the experiment whose bytes are `job`


def _begin(pipe: Connection, experiment: Experiment, data: TitleData) -> None:
    """A process of the pool begins; it ends when the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is for the one who asked for the games
    end_with([pipe])
    collect_seldom()
    _HERE.player = ExperimentRunner(experiment, data)


def _play_here(number: int) -> SimulatedGame:
    player: ExperimentRunner = _HERE.player
    return player.play(number)


# on a cluster


@contextmanager
def _cluster(experiment: Experiment, data: TitleData, address: str) -> Iterator[Workers]:
    with cluster_at(address) as (executor, at_once):
        yield Workers(executor, partial(_play_there, pickle.dumps((experiment, data))), at_once)


@contextmanager
def cluster_at(address: str, modules: Iterable[str] = ()) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask scheduler as an executor, and how much they do at once.

    They get the files of these modules first. Raises ClusterError and WorkerLostError.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise ClusterError(Refusal("lab_no_dask", {})) from None
    try:
        client = Client(address, timeout=_REACHED, set_as_default=False)
    except (OSError, ValueError) as error:  # a time that runs out is an OSError
        raise ClusterError(Refusal("lab_no_cluster", {"address": address, "why": error})) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=_REACHED)
            for module in modules:
                client.upload_file(module)
            yield client.get_executor(pure=False), sum(client.nthreads().values())
        except TimeoutError:
            raise ClusterError(Refusal("lab_idle_cluster", {"address": address})) from None
        except ModuleNotFoundError as error:
            refusal = Refusal("lab_worker_lacks", {"address": address, "module": error.name})
            raise ClusterError(refusal) from error
        except KilledWorker as error:
            raise WorkerLostError from error


def _play_there(job: bytes, number: int) -> SimulatedGame:
    """In a thread of a cluster's worker, which knows nothing of the experiment yet, or of another one."""
    if getattr(_HERE, "job", None) != job:
        experiment, data = pickle.loads(job)
        player = ExperimentRunner(experiment, data)
        if code_digest(lab(experiment.title).code, player.files) != experiment.code:
            raise OtherCodeError
        if previous := getattr(_HERE, "player", None):
            previous.close()
        _HERE.job, _HERE.player = job, player
    return _play_here(number)
