"""How fast the rules core is, measured in whole random games, with a floor that tells this machine's speed.

Single calls are timed where they happen in play, not on one position again and again: caches are as warm or
as cold as in a real game. Rates and the floor count processor time, so that a busy machine changes them little.
"""

import gc
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from statistics import mean, median
from typing import Any, Final, ParamSpec, TypeVar

from game.base.i18n.words import Words
from game.bench.protocol import AnyBench
from game.core.contract import AnyTitle, Applied, GameData

Given = ParamSpec("Given")
Result = TypeVar("Result")
Step = Callable[[Any, Any], Any]

ACTION_CAP: Final = 5_000  # a random game that has not ended by then is stopped

_FLOOR_STEPS: Final = 200_000
_ROUNDS: Final = 5


@dataclass(frozen=True, slots=True)
class Timing:
    """Single calls of one kind: how many, and their median in µs."""

    calls: int
    microseconds: float


@dataclass(frozen=True, slots=True)
class RulesFigures:
    """What was measured: `timings` by name as in `Bench.targets`, rates a second, and the floor in milliseconds.

    `actions` are listed, chosen and done in search's way, without events; `told` are checked and told as at the
    table. `games` are those of `actions`.
    """

    timings: dict[str, Timing]
    players: int
    games: float
    actions: float
    told: float
    floor: float


class _Stopwatch:
    """Times single calls by name."""

    def __init__(self, names: Iterable[str]) -> None:
        self.samples: dict[str, list[int]] = {name: [] for name in names}

    def time(
        self, name: str, call: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
    ) -> Result:
        begun = time.perf_counter_ns()
        result = call(*given, **named)
        self.samples[name].append(time.perf_counter_ns() - begun)
        return result

    def timings(self) -> dict[str, Timing]:
        return {
            name: Timing(len(samples), median(samples) / 1000)
            for name, samples in self.samples.items()
            if samples
        }


def measure(title: AnyTitle, bench: AnyBench, data: GameData, seconds: float = 8.0) -> RulesFigures:
    """Play random games for about this long, half of the time with a stopwatch on every call."""
    games = _Games(title, bench, data)
    watch = _Stopwatch(bench.targets)
    gc.disable()  # as timeit does: a collection would be charged to whichever call it falls into
    _play_for(seconds / 2, 0, lambda seed: games.timed(seed, watch))
    gc.enable()
    lengths: list[int] = []
    successor: Step = title.rules.successor
    rates: dict[Step, list[float]] = {successor: [], games.apply: []}
    floors = []
    for number in range(_ROUNDS):
        for step in rates:
            first = 1_000 * (number + 1)
            counts, taken = _play_for(seconds / 4 / _ROUNDS, first, partial(games.plain, step))
            rates[step].append(sum(counts) / taken)
            lengths += counts
        floors.append(_floor_once() / 1e6)
    actions, told = (median(found) for found in rates.values())
    players = bench.players
    return RulesFigures(watch.timings(), players, actions / mean(lengths), actions, told, median(floors))


def _floor_once() -> int:
    """Nanoseconds of a fixed loop of plain Python: figures divided by it compare across machines."""
    begun = time.process_time_ns()
    table: dict[tuple[int, int], int] = {}
    for step in range(_FLOOR_STEPS):
        key = (step % 22, step % 7)
        table[key] = table.get(key, 0) + (step * step & 255)
    return time.process_time_ns() - begun


def _play_for(seconds: float, first_seed: int, play: Callable[[int], int]) -> tuple[list[int], float]:
    """Actions of each game played, and the processor's seconds for all of them; at least one game."""
    begun = time.process_time()
    counts: list[int] = []
    while True:
        counts.append(play(first_seed + len(counts)))
        taken = time.process_time() - begun
        if taken >= seconds:
            return counts, taken


class _Games:
    """Random games of a title."""

    def __init__(self, title: AnyTitle, bench: AnyBench, data: GameData) -> None:
        self._rules, self._bench, self._data = title.rules, bench, data

    def apply(self, state: Any, action: Any) -> Any:
        """The state after the action, checked and told as at the table."""
        applied = self._rules.apply(state, self._rules.decider(state), action)
        assert isinstance(applied, Applied)
        return applied.state

    def plain(self, step: Step, seed: int) -> int:
        """Play one random game, each legal action as likely; how many actions it took."""
        state, legal_actions = self._bench.game(self._data, seed), self._rules.legal_actions
        chance = random.Random(seed).random
        for count in range(ACTION_CAP):
            options = legal_actions(state)
            if not options:
                return count
            state = step(state, options[int(chance() * len(options))])
        return ACTION_CAP

    def timed(self, seed: int, watch: _Stopwatch) -> int:
        """As `plain`, with a stopwatch on what the targets speak of."""
        state, rules = self._bench.game(self._data, seed), self._rules
        choose = random.Random(seed)
        for count in range(ACTION_CAP):
            for name, call in self._bench.calls(state, choose):
                watch.time(name, call)
            options = rules.legal_actions(state)
            if not options:
                return count
            action = choose.choice(options)
            watch.time("successor", rules.successor, state, action)
            applied = watch.time("apply", rules.apply, state, rules.decider(state), action)
            assert isinstance(applied, Applied)
            state = applied.state
        return ACTION_CAP


def report(figures: RulesFigures, bench: AnyBench, words: Words) -> list[str]:
    """The figures as a table."""
    lines = [words("bench.compiled" if bench.compiled else "bench.plain"), words("bench.head")]
    for name, timing in figures.timings.items():
        lines.append(
            words(
                "bench.row",
                name=words(f"bench.{name}").ljust(44),
                median=words.number(timing.microseconds, 2).rjust(8),
                target=words.number(bench.targets[name]).rjust(6),
                calls=words.number(timing.calls).rjust(8),
            )
        )
    length = words.number(figures.actions / figures.games)
    lines.append(
        words("bench.games", players=figures.players, games=words.number(figures.games, 1), length=length)
    )
    lines.append(words("bench.actions", actions=words.number(figures.actions)))
    lines.append(words("bench.told", actions=words.number(figures.told)))
    lines.append(words("bench.floor", steps=words.number(_FLOOR_STEPS), floor=words.number(figures.floor, 1)))
    return lines
