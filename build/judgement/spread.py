"""Work on one thing after another, on the cores of this machine or on a cluster, the results in order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from game.core.lab.cluster import ClusterAddress, cluster_at

AHEAD = 4  # things under way or waiting, for each that is worked on at once

Thing = TypeVar("Thing")
Result = TypeVar("Result")


def spread(
    work: Callable[[Thing], Result],
    things: Iterable[Thing],
    jobs: int,
    cluster: ClusterAddress | None = None,
) -> Iterator[Result]:
    """The result of the work on each thing, by `jobs` processes or the workers of the `cluster`, who are believed."""
    if cluster:
        modules = [str(Path(__file__).with_name("played.py"))]
        with cluster_at(cluster, modules, believed=True) as workers:
            yield from _in_order(workers.executor, work, things, workers.at_once)
    elif jobs > 1:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
            yield from _in_order(executor, work, things, jobs)
    else:
        yield from map(work, things)


def _in_order(
    executor: Executor, work: Callable[[Thing], Result], things: Iterable[Thing], at_once: int
) -> Iterator[Result]:
    under_way: deque[Future[Result]] = deque()
    try:
        for thing in things:
            under_way.append(executor.submit(work, thing))
            if len(under_way) >= AHEAD * at_once:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        for future in under_way:
            future.cancel()
