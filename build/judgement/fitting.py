"""Fits the chance to win, as `win_chances` reckons it, to the winners of games and to the positions that followed.

It starts from the common weights and is drawn back to them where the games say nothing.
The target of a position is the mean of what the judgement says of the positions after it and of who won in the end,
the nearer ones counting more (a lambda-return): far less noise than the winners alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from descent import descend, rows
from numpy.typing import NDArray
from played import Played

from game.titles.wiraqocha.bots.weights import NAMES, WEIGHTS

Numbers = NDArray[np.float64]

SEATS = 4
UNITS = 8
DECAY = 0.002  # of the numbers towards nothing
LAMBDA = 0.8
TRUSTED = 0.8  # the share of the common weights that is not in question
RATE = 0.0015
BATCH = 512
FIRST, LATER, ROUNDS = 3, 4, 4  # passes over the winners; then, so many times, over the targets
HELD_BACK = 6  # each sixth game tells how good the fit is


@dataclass(frozen=True, slots=True)
class Table:
    """Positions in order: features by seat, which seats play, chances to win at once, the winner, the game's number."""

    features: Numbers
    plays: Numbers
    at_once: Numbers
    winner: NDArray[np.int64]
    game: NDArray[np.int64]


@dataclass(slots=True)
class Judgement:
    """Numbers for each feature, and units: tanh(bias + features · into) * worth. `usual` is what `row` is drawn to."""

    usual: Numbers
    row: Numbers
    into: Numbers
    bias: Numbers
    worth: Numbers

    def strengths(self, features: Numbers) -> tuple[Numbers, Numbers]:
        """The strength of every seat, and what its units say."""
        units = np.tanh(features @ self.into + self.bias)
        return features @ self.row + units @ self.worth, units


def table(games: Sequence[Played]) -> Table:
    """The positions of the games laid out."""
    positions = [
        (number, game.winner, found) for number, game in enumerate(games) for found in game.positions
    ]
    width = len(positions[0][2].features[0])
    features, plays = np.zeros((len(positions), SEATS, width)), np.zeros((len(positions), SEATS))
    at_once = np.zeros((len(positions), SEATS))
    for place, (_, _, found) in enumerate(positions):
        seats, left = len(found.features), 1.0
        features[place, :seats], plays[place, :seats] = found.features, 1
        for seat in ((found.next + later) % seats for later in range(seats)):
            at_once[place, seat] = left * found.at_once[seat]
            left -= at_once[place, seat]
    winner, game = np.array([w for _, w, _ in positions]), np.array([n for n, _, _ in positions])
    return Table(features, plays, at_once, winner, game)


def fitted(data: Table, units: int = UNITS) -> tuple[Judgement, str]:
    """The judgement by the features as they are, and how good it is on the games held back.

    Without units it looks at the named features alone: the common weights anew.
    """
    if not units:
        data = replace(data, features=data.features[..., : len(NAMES)])
    seen = data.features[data.plays > 0]
    mean, spread = seen.mean(0), seen.std(0) + 1e-6
    data.features[...] = (data.features - mean) / spread * data.plays[..., None]
    chance = np.random.default_rng(0)
    width = data.features.shape[2]
    usual = np.zeros(width)
    usual[: len(NAMES)] = TRUSTED * np.array(WEIGHTS.row()) * spread[: len(NAMES)]
    into = chance.normal(0, width**-0.5, (width, units))
    judgement = Judgement(usual, usual.copy(), into, np.zeros(units), np.zeros(units))
    train = data.game % HELD_BACK != 0
    targets = np.eye(SEATS)[data.winner]
    _descend(judgement, data, targets, train, FIRST, DECAY * 3, chance)
    for _ in range(ROUNDS):
        targets = _targets(_chances(judgement, data), data)
        _descend(judgement, data, targets, train, LATER, DECAY, chance)
    found = _chances(judgement, data)[np.arange(len(data.winner)), data.winner]
    told = [
        f"{name} {-np.log(found[part]).mean():.4f}"
        for name, part in (("fitted", train), ("held back", ~train))
    ]
    judgement.bias -= mean / spread @ judgement.into
    judgement.row /= spread
    judgement.into /= spread[:, None]
    return judgement, f"{data.game.max() + 1} games, {len(data.game)} positions; loss: {', '.join(told)}"


def _parts(judgement: Judgement, features: Numbers, plays: Numbers, at_once: Numbers) -> tuple[Numbers, ...]:
    strengths, units = judgement.strengths(features)
    strengths = np.where(plays > 0, strengths, -np.inf)
    shares = np.exp(strengths - strengths.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    open_chance = 1 - at_once.sum(1, keepdims=True)
    return at_once + open_chance * shares, shares, open_chance, units


def _chances(judgement: Judgement, data: Table) -> Numbers:
    return _parts(judgement, data.features, data.plays, data.at_once)[0]


def _targets(chances: Numbers, data: Table) -> Numbers:
    targets = np.eye(SEATS)[data.winner]
    for place in range(len(targets) - 2, -1, -1):
        if data.game[place] == data.game[place + 1]:
            targets[place] = (1 - LAMBDA) * chances[place + 1] + LAMBDA * targets[place + 1]
    return targets


def _descend(
    judgement: Judgement,
    data: Table,
    targets: Numbers,
    train: NDArray[np.bool_],
    passes: int,
    decay: float,
    chance: np.random.Generator,
) -> None:
    """Lower the cross entropy by Adam, its rate falling to nothing in a half cosine."""
    numbers = [judgement.row, judgement.into, judgement.bias, judgement.worth]
    usual = [judgement.usual, *(np.zeros_like(n) for n in numbers[1:])]

    def slopes_at(batch: NDArray[np.int64]) -> list[Numbers]:
        slopes = _slopes(judgement, data, targets, batch)
        return [slope + decay * (n - home) for n, home, slope in zip(numbers, usual, slopes, strict=True)]

    descend(numbers, slopes_at, np.flatnonzero(train), passes, BATCH, RATE, chance)


def _slopes(judgement: Judgement, data: Table, targets: Numbers, places: NDArray[np.int64]) -> list[Numbers]:
    features, plays = data.features[places], data.plays[places]
    chances, shares, open_chance, units = _parts(judgement, features, plays, data.at_once[places])
    weight = targets[places] * shares / np.clip(chances, 1e-4, 1)
    slope = -open_chance * (weight - shares * weight.sum(1, keepdims=True)) * plays / len(places)
    inner = slope[..., None] * judgement.worth * (1 - units**2)
    return [
        np.einsum("nsf,ns->f", features, slope),
        np.einsum("nsf,nsu->fu", features, inner),
        inner.sum((0, 1)),
        np.einsum("nsu,ns->u", units, slope),
    ]


def common(judgement: Judgement) -> str:
    """The named weights, for `game/titles/wiraqocha/bots/weights.py`."""
    return "\n".join(f"{name} {number:.2f}" for name, number in zip(NAMES, judgement.row, strict=True))


# the module that is written


def module(judgement: Judgement) -> str:
    """The text of `game/titles/wiraqocha/bots/fitted_weights.py`."""
    named = len(NAMES)
    lines = [
        '"""The judgement of the empress, as fitted to played games; written by `build/judgement/make.py`."""',
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        "ROW: Final = (  # the named features of `Weights`, in order",
        *rows(judgement.row[:named], 4, 3),
        ")",
        "FINER: Final = (  # then those of `features.finer_features`",
        *rows(judgement.row[named:], 4, 3),
        ")",
        "UNITS: Final = (  # bias, worth, and a number for each feature",
    ]
    for bias, worth, row in zip(judgement.bias, judgement.worth, judgement.into.T, strict=True):
        lines += [f"    ({bias:.3f}, {worth:.3f}, (", *rows(row, 8, 3), "    )),"]
    return "\n".join([*lines, ")", ""])
