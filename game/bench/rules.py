"""How fast the rules core is, measured in whole random games, with a floor that tells this machine's speed.

Single calls are timed where they happen in play, not on one position again and again: caches are as warm or
as cold as in a real game. Rates and the floor count processor time, so that a busy machine changes them little.
"""

import gc
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from statistics import mean, median
from typing import Final, ParamSpec, TypeVar

from game.i18n.words import Words
from game.protocol import Applied
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules import WIRAQOCHA, engine
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions, successor
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, new_game
from game.titles.wiraqocha.rules.state import Phase, State

Given = ParamSpec("Given")
Result = TypeVar("Result")
Step = Callable[[State, Action], State]

PLAYERS: Final = 4
DICE: Final = 5  # the hand in Phase II for which legal actions are listed
ACTION_CAP: Final = 5_000  # a random game that has not ended by then is stopped
TARGETS: Final = {"copy": 20.0, "successor": 10.0, "apply": 15.0, "list": 60.0}  # µs

_FLOOR_STEPS: Final = 200_000
_ROUNDS: Final = 5


@dataclass(frozen=True, slots=True)
class Timing:
    """Single calls of one kind: how many, and their median in µs."""

    calls: int
    microseconds: float


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured: `timings` by name as in TARGETS, rates a second, and the floor in milliseconds.

    `actions` are listed, chosen and done in search's way, without events; `told` are checked and told as at the
    table. `games` are those of `actions`.
    """

    timings: dict[str, Timing]
    games: float
    actions: float
    told: float
    floor: float


class _Stopwatch:
    """Times single calls by name."""

    def __init__(self) -> None:
        self.samples: dict[str, list[int]] = {name: [] for name in TARGETS}

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


def measure(content: Content, seconds: float = 8.0) -> Figures:
    """Play random games for about this long, half of the time with a stopwatch on every call."""
    watch = _Stopwatch()
    gc.disable()  # as timeit does: a collection would be charged to whichever call it falls into
    _play_for(seconds / 2, 0, lambda seed: _timed_game(content, seed, watch))
    gc.enable()
    lengths: list[int] = []
    rates: dict[Step, list[float]] = {successor: [], _apply: []}
    floors = []
    for number in range(_ROUNDS):
        for step in rates:
            counts, taken = _play_for(
                seconds / 4 / _ROUNDS,
                1_000 * (number + 1),
                partial(_plain_game, content, step),
            )
            rates[step].append(sum(counts) / taken)
            lengths += counts
        floors.append(_floor_once() / 1e6)
    actions, told = median(rates[successor]), median(rates[_apply])
    return Figures(watch.timings(), actions / mean(lengths), actions, told, median(floors))


def compiled() -> bool:
    """Whether build/compile has made the rules core to C, or it is plain Python."""
    return str(engine.__file__).endswith(tuple(EXTENSION_SUFFIXES))


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


def _begin(content: Content, seed: int) -> State:
    return new_game(content, Setup(content.colours[:PLAYERS], seed, RANDOM_LAYOUT))


def _apply(state: State, action: Action) -> State:
    applied = WIRAQOCHA.apply(state, action)
    assert isinstance(applied, Applied)
    return applied.state


def _plain_game(content: Content, step: Step, seed: int) -> int:
    """Play one random game, each legal action as likely; how many actions it took."""
    state = _begin(content, seed)
    chance = random.Random(seed).random
    for count in range(ACTION_CAP):
        options = legal_actions(state)
        if not options:
            return count
        state = step(state, options[int(chance() * len(options))])
    return ACTION_CAP


def _timed_game(content: Content, seed: int, watch: _Stopwatch) -> int:
    """As `_plain_game`, with a stopwatch on what the targets speak of."""
    state = _begin(content, seed)
    choose = random.Random(seed)
    for count in range(ACTION_CAP):
        watch.time("copy", state.copy)
        if state.phase is Phase.ACTIONS and len(state.dice) >= 3:
            watch.time("list", WIRAQOCHA.legal_actions, _with_five_dice(state, choose))
        options = WIRAQOCHA.legal_actions(state)
        if not options:
            return count
        action = choose.choice(options)
        watch.time("successor", successor, state, action)
        applied = watch.time("apply", WIRAQOCHA.apply, state, action)
        assert isinstance(applied, Applied)
        state = applied.state
    return ACTION_CAP


def _with_five_dice(state: State, choose: random.Random) -> State:
    """The same position with a whole hand: random players seldom hold the villages that give one."""
    return replace(state, dice=tuple(sorted(choose.choices(range(1, 7), k=DICE))))


def report(figures: Figures, words: Words) -> list[str]:
    """The figures as a table."""
    lines = [words("bench.compiled" if compiled() else "bench.plain"), words("bench.head")]
    for name, timing in figures.timings.items():
        lines.append(
            words(
                "bench.row",
                name=words(f"bench.{name}").ljust(44),
                median=words.number(timing.microseconds, 2).rjust(8),
                target=words.number(TARGETS[name]).rjust(6),
                calls=words.number(timing.calls).rjust(8),
            )
        )
    length = words.number(figures.actions / figures.games)
    lines.append(words("bench.games", players=PLAYERS, games=words.number(figures.games, 1), length=length))
    lines.append(words("bench.actions", actions=words.number(figures.actions)))
    lines.append(words("bench.told", actions=words.number(figures.told)))
    lines.append(words("bench.floor", steps=words.number(_FLOOR_STEPS), floor=words.number(figures.floor, 1)))
    return lines
