"""Fit the judgement of the computer players of The Princes of Machu Picchu to played games.

    python build/judgement/machu_picchu.py play --seconds 600 --seed 1 --out games-1.pkl
    python build/judgement/machu_picchu.py fit games-1.pkl … [--out game/titles/machu_picchu/bots/fitted_weights.py]

`play` plays games between varied computer players (the same for a seed, as many as the processor time allows) and
keeps what each saw at the end of its turns; `fit` writes the module that the judgement is read from. Needs numpy;
compiled rules (build/compile/make.py) make `play` several times as fast. To improve the judgement, play again with the
new one.

The target of a position is the mean of what the judgement says of the seat's later positions and of how the game
ended, the nearer ones counting more (a lambda-return). How it ended is half who won, half how the points lay.
"""

import argparse
import os
import pickle
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the same sums in the same order

import numpy as np  # noqa: E402
from descent import Numbers, descend, rows  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from game.titles.machu_picchu.bots.evaluation import PositionEvaluator  # noqa: E402
from game.titles.machu_picchu.bots.levels import Planner  # noqa: E402
from game.titles.machu_picchu.bots.weights import WEIGHTS  # noqa: E402
from game.titles.machu_picchu.content.definitions import COLOURS  # noqa: E402
from game.titles.machu_picchu.content.load import DATA  # noqa: E402
from game.titles.machu_picchu.rules.engine import legal_actions, outcome, successor  # noqa: E402
from game.titles.machu_picchu.rules.observation import observation, resample  # noqa: E402
from game.titles.machu_picchu.rules.scores import totals  # noqa: E402
from game.titles.machu_picchu.rules.setup import Setup, new_game  # noqa: E402
from game.titles.machu_picchu.rules.state import Phase, Question, State  # noqa: E402

OUT = ROOT / "game" / "titles" / "machu_picchu" / "bots" / "fitted_weights.py"
PLAYERS = (2, 2, 2, 3, 4, 4, 5)
LIKED = {
    "clergy": (0.5, 2.5),
    "incas": (0.2, 1.5),
    "way": (0.2, 4.0),
    "trade": (0.1, 0.3),
}  # how often, at most
STRAYING = (0.0, 0.02, 0.06)  # how often a player moves at random
UNITS, LAMBDA, SHARPNESS = 10, 0.9, 6.0
FIRST, LATER, ROUNDS = 3, 3, 4  # passes over how games ended; then, so many times, over the targets
RATE, DECAY, BATCH = 0.0015, 3e-5, 512
HELD_BACK = 8  # each eighth game tells how good the fit is
FURTHEST = 6.0  # standard deviations that a number may lie from the mean


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: the seat and what it saw at the end of each turn, and by seat how well it did (0 to 1)."""

    seats: NDArray[np.int8]
    seen: NDArray[np.float32]
    success: tuple[float, ...]


def main(words: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and save what was seen")
    playing.add_argument("--seconds", type=float, default=600.0, help="processor time to spend")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit", help="fit the judgement to saved games")
    fitting.add_argument("games", type=Path, nargs="+")
    fitting.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args(words)
    if options.command == "play":
        games = list(played_for(options.seconds, random.Random(options.seed)))
        options.out.write_bytes(pickle.dumps(games))
        print(len(games), "games")
        return 0
    judgement = fitted([game for path in options.games for game in pickle.loads(path.read_bytes())])
    options.out.write_text(module(judgement), encoding="utf-8")
    return 0


# games


def played_for(seconds: float, chance: random.Random) -> Iterator[Played]:
    """Games, until so much processor time has passed."""
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        yield _played(chance)


def _played(chance: random.Random) -> Played:
    content, players = DATA.load(), chance.choice(PLAYERS)
    bots = [(_player(chance), chance.choice(STRAYING)) for _ in range(players)]
    state = new_game(content, Setup(COLOURS[:players], chance.getrandbits(40)))
    seats, seen, begun = list[int](), list[list[float]](), state
    while not state.ending:
        if state.turn != begun.turn or state.phase is not begun.phase:
            begun = state
        bot, straying = bots[state.decider]
        if state.question is Question.MOVE and chance.random() < straying:
            action = chance.choice(legal_actions(state))
        else:
            action = bot.choose(resample(observation(state, state.decider), chance.getrandbits(40)))
        state = successor(state, action)
        over = state.turn != begun.turn or state.phase is Phase.NIGHT
        if over and begun.phase is Phase.TURN and not state.ending:
            seats.append(begun.mover)
            seen.append(PositionEvaluator(WEIGHTS, state.game, begun.hands).features(state, begun.mover))
            begun = state
    return Played(np.array(seats, np.int8), np.array(seen, np.float32), _success(state))


def _player(chance: random.Random) -> Planner:
    """A player that is fond of something, more or less."""
    liked = {
        name: chance.uniform(0, most) for name, (share, most) in LIKED.items() if chance.random() < share
    }
    return Planner(weights=replace(WEIGHTS, **liked))


def _success(end: State) -> tuple[float, ...]:
    found = outcome(end)
    assert found is not None
    powers = [(total + 1.0) ** SHARPNESS for total in totals(end)]
    won = [(seat in found.winners) / len(found.winners) for seat in end.game.seats]
    return tuple([0.5 * win + 0.5 * power / sum(powers) for win, power in zip(won, powers, strict=True)])


# the fit


@dataclass(slots=True)
class Judgement:
    """Numbers for each feature, a constant, and units: tanh(bias + features · into) * worth."""

    row: Numbers
    constant: Numbers
    into: Numbers
    bias: Numbers
    worth: Numbers

    def parts(self) -> tuple[Numbers, ...]:
        """All numbers, in the order of the fields."""
        return self.row, self.constant, self.into, self.bias, self.worth

    def chances(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        """How well each seat will do, and what the units say."""
        units = np.tanh(seen @ self.into + self.bias)
        strength = seen @ self.row + self.constant + units @ self.worth
        return 1 / (1 + np.exp(-np.clip(strength, -30, 30))), units


def fitted(games: Sequence[Played]) -> Judgement:
    """The judgement by the features as they are; how good it is on the games held back is printed."""
    seen, success, line, game = _laid_out(games)
    mean, spread = seen.mean(0), seen.std(0) + 1e-3
    seen = np.clip((seen - mean) / spread, -FURTHEST, FURTHEST)
    chance = np.random.default_rng(0)
    width = seen.shape[1]
    judgement = Judgement(
        *(np.zeros(width), np.zeros(1), chance.normal(0, width**-0.5, (width, UNITS))),
        *(np.zeros(UNITS), np.zeros(UNITS)),
    )
    train = np.flatnonzero(game % HELD_BACK)
    _descend(judgement, seen, success, train, FIRST, chance)
    for _ in range(ROUNDS):
        targets = _targets(judgement.chances(seen)[0], success, line)
        _descend(judgement, seen, targets, train, LATER, chance)
    for name, part in (("fitted", train), ("held back", np.flatnonzero(game % HELD_BACK == 0))):
        found = judgement.chances(seen[part])[0]
        loss = -(success[part] * np.log(found) + (1 - success[part]) * np.log(1 - found)).mean()
        print(f"{name}: {len(part)} positions, loss {loss:.4f}")
    judgement.bias -= mean / spread @ judgement.into
    judgement.row /= spread
    judgement.into /= spread[:, None]
    return judgement


def _laid_out(games: Sequence[Played]) -> tuple[Numbers, Numbers, NDArray[np.int64], NDArray[np.int64]]:
    """By position: what was seen, how well the seat did, the number of its line of positions, that of the game."""
    seen, success, line, numbers = list[NDArray[np.float32]](), list[float](), list[int](), list[int]()
    for number, game in enumerate(games):
        for seat, how_well in enumerate(game.success):
            own = game.seen[game.seats == seat]
            seen.append(own)
            success += [how_well] * len(own)
            line += [number * 8 + seat] * len(own)
            numbers += [number] * len(own)
    return np.concatenate(seen).astype(float), np.array(success), np.array(line), np.array(numbers)


def _targets(chances: Numbers, success: Numbers, line: NDArray[np.int64]) -> Numbers:
    targets = success.copy()
    for place in range(len(targets) - 2, -1, -1):
        if line[place] == line[place + 1]:
            targets[place] = (1 - LAMBDA) * chances[place + 1] + LAMBDA * targets[place + 1]
    return targets


def _descend(
    judgement: Judgement,
    seen: Numbers,
    targets: Numbers,
    train: NDArray[np.int64],
    passes: int,
    chance: np.random.Generator,
) -> None:
    """Lower the cross entropy by Adam, its rate falling to nothing in a half cosine."""
    parts = judgement.parts()

    def slopes_at(batch: NDArray[np.int64]) -> list[Numbers]:
        slopes = _slopes(judgement, seen, targets, batch)
        return [slope + DECAY * n for n, slope in zip(parts, slopes, strict=True)]

    descend(parts, slopes_at, train, passes, BATCH, RATE, chance)


def _slopes(
    judgement: Judgement, seen: Numbers, targets: Numbers, places: NDArray[np.int64]
) -> list[Numbers]:
    features = seen[places]
    chances, units = judgement.chances(features)
    slope = (chances - targets[places]) / len(places)
    inner = slope[:, None] * judgement.worth * (1 - units**2)
    return [features.T @ slope, slope.sum(keepdims=True), features.T @ inner, inner.sum(0), units.T @ slope]


# the module that is written


def module(judgement: Judgement) -> str:
    """The text of `game/titles/machu_picchu/bots/fitted_weights.py`."""
    lines = [
        '"""The judgement of positions, as fitted to played games; written by `build/judgement/machu_picchu.py`."""',
        "",
        "from typing import Final",
        "",
        "Unit = tuple[float, float, tuple[float, ...]]",
        "",
        "# fmt: off",
        "ROW: Final[tuple[float, ...]] = (  # a number for each of `features.NAMES`",
        *_rows(judgement.row, 4),
        ")",
        "UNITS: Final[tuple[Unit, ...]] = (  # bias, worth, and a number for each feature",
    ]
    for bias, worth, row in zip(judgement.bias, judgement.worth, judgement.into.T, strict=True):
        lines += [f"    ({bias:.4f}, {worth:.4f}, (", *_rows(row, 8), "    )),"]
    return "\n".join([*lines, ")", ""])


def _rows(numbers: Numbers, indent: int) -> list[str]:
    return rows((str(round(float(number), 4) + 0.0) for number in numbers), indent)


if __name__ == "__main__":
    sys.exit(main())
