"""Fits the chance to win, as `win_chances` reckons it, to the winners of games and to the positions that followed.

The target of a position is the mean of what the judgement says of the positions after it and of who won in the end,
the nearer ones counting more (TD(lambda)): far less noise than the winners alone.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np
from descent import Numbers, Places, descend, rows
from numpy.typing import NDArray
from played import Seen

from game.kit.bots.net import UNIT
from game.titles.wiraqocha.bots.features import NAMES

Features = NDArray[np.float32]
SEATS = 4
UNITS = 12
DECAY = 0.001  # of the numbers towards nothing
LAMBDA = 0.9
RATE = 0.003
BATCH = 512
FIRST, LATER, ROUNDS = 4, 4, 8  # passes over the winners; then, so many times, over the targets
TUNED, TUNED_RATE, TUNED_DECAY = 4, 0.0003, 0.003  # passes over the games of strong players, who come last
HELD_BACK = 6  # each sixth game tells how good the fit is


@dataclass(frozen=True, slots=True)
class Table:
    """Positions in order: features by seat, which seats play, chances to win at once, the winner, the game's number."""

    features: Features
    plays: Numbers
    at_once: Numbers
    winner: Places
    game: Places


@dataclass(slots=True)
class Judgement:
    """Numbers for each feature, and units: worth * softsign(bias + features · into)."""

    row: Numbers
    into: Numbers
    bias: Numbers
    worth: Numbers

    def strengths(self, features: Features) -> tuple[Numbers, Numbers]:
        """The strength of every seat, and what goes into its units."""
        into = features @ self.into + self.bias
        return features @ self.row + into / (1 + np.abs(into)) @ self.worth, into


def table(games: Iterable[Seen]) -> Table:
    """The positions of the games laid out."""
    found = list(games)
    lengths = [len(game.features) for game in found]
    width, total = found[0].features.shape[2], sum(lengths)
    features, plays = np.zeros((total, SEATS, width), np.float32), np.zeros((total, SEATS))
    at_once, place = np.zeros((total, SEATS)), 0
    for game, length in zip(found, lengths, strict=True):
        seats = game.features.shape[1]
        features[place : place + length, :seats] = game.features
        at_once[place : place + length, :seats] = game.at_once
        plays[place : place + length, :seats] = 1
        place += length
    winner = np.repeat([game.winner for game in found], lengths)
    return Table(features, plays, at_once, winner, np.repeat(np.arange(len(found)), lengths))


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where the features lie: a judgement is fitted to them as multiples of their spread from their mean."""

    mean: Numbers
    spread: Numbers

    def of(self, data: Table) -> Table:
        """The same positions, scaled."""
        scaled = (data.features - self.mean) / self.spread * data.plays[..., None]
        return Table(scaled.astype(np.float32), data.plays, data.at_once, data.winner, data.game)

    def scaled(self, judgement: Judgement) -> Judgement:
        """A judgement by the features as they are, for scaled ones."""
        return Judgement(
            judgement.row * self.spread,
            judgement.into * self.spread[:, None],
            judgement.bias + self.mean @ judgement.into,
            judgement.worth.copy(),
        )

    def unscaled(self, judgement: Judgement) -> Judgement:
        """A judgement by scaled features, for those as they are."""
        return Judgement(
            judgement.row / self.spread,
            judgement.into / self.spread[:, None],
            judgement.bias - self.mean / self.spread @ judgement.into,
            judgement.worth,
        )


def _scale(data: Table) -> _Scale:
    seen = data.features[data.plays > 0]
    mean, spread = seen.mean(0, dtype=np.float64), seen.std(0, dtype=np.float64)
    spread[spread < 1e-3] = 1e3
    return _Scale(mean, spread)


def fitted(data: Table, most_games: int = 0) -> tuple[Judgement, str]:
    """The judgement by the features as they are, and how good it is on the games held back.

    With `most_games` only so many of the others are used.
    """
    scale = _scale(data)
    scaled, held = scale.of(data), data.game % HELD_BACK == 0
    train = ~held & (data.game < (most_games or len(data.game)))
    judgement = _descended(scaled, np.flatnonzero(train))
    told = f"{len(np.unique(data.game[train]))} games, {train.sum()} positions"
    told += f"\nlog loss {_losses(judgement, scaled, train)}"
    told += f"\nheld back {_losses(judgement, scaled, held)}"
    return scale.unscaled(judgement), told


def simple_row(data: Table) -> Numbers:
    """A number for each feature, for who judges without units: by those that bear a name, but for what is at risk."""
    features = data.features.copy()
    features[:, :, len(NAMES) :] = 0
    features[:, :, [place for place, name in enumerate(NAMES) if name.endswith("_at_risk")]] = 0
    plain = replace(data, features=features)
    scale = _scale(plain)
    judgement = _descended(scale.of(plain), np.flatnonzero(data.game % HELD_BACK > 0), 0)
    return scale.unscaled(judgement).row


def tuned(judgement: Judgement, data: Table) -> tuple[Judgement, str]:
    """The same judgement after some passes over games of two strong players, and how good it was and is on others.

    It is drawn towards what it was, for these games are few.
    """
    scale = _scale(data)
    scaled, held = scale.of(data), data.game % HELD_BACK == 0
    found = scale.scaled(_as_written(judgement))
    told = f"then {len(np.unique(data.game[~held]))} games of two strong players, {(~held).sum()} positions"
    told += f"\nheld back before {_losses(found, scaled, held)}"
    targets, places = _targets(_chances(found, scaled), scaled), np.flatnonzero(~held)
    chance = np.random.default_rng(0)
    _descend(found, scaled, targets, places, TUNED, TUNED_DECAY, chance, TUNED_RATE, to_nothing=False)
    return scale.unscaled(found), f"{told}\nheld back after {_losses(found, scaled, held)}"


def _as_written(judgement: Judgement) -> Judgement:
    """The judgement with its numbers rounded as in the module."""
    numbers = judgement.row, judgement.into, judgement.bias, judgement.worth
    return Judgement(*[np.round(number * UNIT) / UNIT for number in numbers])


def _descended(data: Table, train: Places, units: int = UNITS) -> Judgement:
    chance = np.random.default_rng(0)
    width = data.features.shape[2]
    into = chance.normal(0, width**-0.5, (width, units))
    judgement = Judgement(np.zeros(width), into, np.zeros(units), np.zeros(units))
    targets = np.eye(SEATS)[data.winner]
    _descend(judgement, data, targets, train, FIRST, 2 * DECAY, chance)
    for _ in range(ROUNDS):
        targets = _targets(_chances(judgement, data), data)
        _descend(judgement, data, targets, train, LATER, DECAY, chance)
    return judgement


def _losses(judgement: Judgement, data: Table, part: NDArray[np.bool_]) -> str:
    """The mean log loss, of all and by the number of players."""
    places = np.flatnonzero(part)
    loss = -np.log(_chances(judgement, data)[places, data.winner[places]])
    players = data.plays[places].sum(1)
    by_players = [
        f"{number}p {loss[players == number].mean():.4f}" for number in np.unique(players).astype(int)
    ]
    return f"{loss.mean():.4f} ({', '.join(by_players)})"


def _parts(judgement: Judgement, data: Table, places: Places) -> tuple[Numbers, ...]:
    strengths, into = judgement.strengths(data.features[places])
    strengths = np.where(data.plays[places] > 0, strengths, -np.inf)
    shares = np.exp(strengths - strengths.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    open_chance = 1 - data.at_once[places].sum(1, keepdims=True)
    return data.at_once[places] + open_chance * shares, shares, open_chance, into


def _chances(judgement: Judgement, data: Table) -> Numbers:
    parts = np.array_split(np.arange(len(data.winner)), len(data.winner) // 4096 + 1)
    return np.concatenate([_parts(judgement, data, places)[0] for places in parts])


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
    train: Places,
    passes: int,
    decay: float,
    chance: np.random.Generator,
    rate: float = RATE,
    to_nothing: bool = True,
) -> None:
    """Lower the cross entropy by Adam, its rate falling to nothing in a half cosine.

    The numbers decay towards nothing, or else towards what they were.
    """
    numbers = [judgement.row, judgement.into, judgement.bias, judgement.worth]
    ends = [np.zeros_like(n) if to_nothing else n.copy() for n in numbers]

    def slopes_at(batch: Places) -> list[Numbers]:
        slopes = _slopes(judgement, data, targets, batch)
        return [slope + decay * (n - end) for n, end, slope in zip(numbers, ends, slopes, strict=True)]

    descend(numbers, slopes_at, train, passes, BATCH, rate, chance)


def _slopes(judgement: Judgement, data: Table, targets: Numbers, places: Places) -> list[Numbers]:
    features = data.features[places].reshape(-1, data.features.shape[2])
    chances, shares, open_chance, into = _parts(judgement, data, places)
    weight = targets[places] * shares / np.clip(chances, 1e-4, 1)
    slope = -open_chance * (weight - shares * weight.sum(1, keepdims=True)) * data.plays[places] / len(places)
    flat = slope.ravel()
    into = into.reshape(len(flat), into.shape[2])
    inner = flat[:, None] * judgement.worth / (1 + np.abs(into)) ** 2
    return [features.T @ flat, features.T @ inner, inner.sum(0), (into / (1 + np.abs(into))).T @ flat]


# the module that is written


def module(judgement: Judgement, duel: Judgement, simple: Numbers, made: str) -> str:
    """The text of `game/titles/wiraqocha/bots/fitted_weights.py`, with one judgement for games of two players."""
    lines = [
        '"""The judgement of the computer players, as fitted to played games; written by `build/judgement/make.py`.',
        "",
        f"{made}",
        '"""',
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        "ROW: Final = (  # a number for each feature",
        *_rows(judgement.row, 4),
        ")",
        "DUEL_ROW: Final = (  # the same for games of two players",
        *_rows(duel.row, 4),
        ")",
        "SIMPLE_ROW: Final = (  # the same for who judges without the units, by named features, and sees no risks",
        *_rows(simple, 4),
        ")",
        "UNITS: Final = (  # bias, worth, and a number for each feature",
        *_units(judgement),
        ")",
        "DUEL_UNITS: Final = (  # the same for games of two players",
        *_units(duel),
        ")",
    ]
    return "\n".join([*lines, ""])


def _units(judgement: Judgement) -> list[str]:
    lines = list[str]()
    for bias, worth, row in zip(judgement.bias, judgement.worth, judgement.into.T, strict=True):
        lines += [f"    ({round(bias * UNIT)}, {round(worth * UNIT)}, (", *_rows(row, 8), "    )),"]
    return lines


def _rows(numbers: Numbers, indent: int) -> list[str]:
    return rows((str(round(float(number) * UNIT)) for number in numbers), indent)
