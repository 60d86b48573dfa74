"""Fits the judgement of The Princes of Machu Picchu: which ending comes, and the chance to win given each.

The target of a position is the mean of what the judgement says of the seat's later positions and of how the game
ended, the nearer ones counting more (a lambda-return). How it ended is half who won, half how the points lay.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import numpy as np
from descent import Places, descend, rows
from machu_picchu_games import Played, weights_in
from numpy.typing import NDArray

from game.titles.machu_picchu.bots.features import NAMES
from game.titles.machu_picchu.bots.judgement import Row, Unit
from game.titles.machu_picchu.bots.race import RACE_NAMES

Floats = NDArray[np.float32]

LAMBDA = 0.95  # for a round
PASSES, ROUNDS = 6, 3  # passes over the targets, so many times: first how games ended, then reckoned anew
RATE, BATCH = 0.002, 512
KEPT = 0.001  # how strongly the numbers are drawn back to those of the judgement that is gone on from
RAREST = -4.0  # constant of a head at most: so that it may learn
HELD_BACK = 8  # each eighth game tells how good the fit is
FURTHEST = 6.0  # standard deviations that a number may lie from the mean
HEADS, LEVELLED = 3, 30
JUDGEMENTS = ("DUEL", "DUEL_LAST", "TABLE", "TABLE_LAST")
LAST = NAMES.index("last_day")
_NAMED = (
    *("conquest_now", "last_tiles", "last_tiles_now", "last_final_now", "last_turn", "final"),
    *("turn_left", "wait", "wait_tiles", "points_now", "conquest_ahead"),
)
RACED = [len(NAMES) + RACE_NAMES.index(name) for name in _NAMED]
MANY = 4  # numbers that are nothing, in a row, are written one by one
DRAWN = 1e-3  # how strongly these numbers are drawn to nothing
_WAIT, _NEARLY = len(NAMES) + RACE_NAMES.index("wait"), 0.01


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions in the order of games, seats, turns."""

    seen: Floats
    ended: Floats  # a rescue; a rescue and how well it went; a conquest and how well that went
    last: NDArray[np.bool_]  # of its seat's line in its game
    far: Floats  # the lambda of one turn
    game: Places

    def part(self, places: NDArray[np.bool_]) -> "Positions":
        """Some of them; lines end where they are cut."""
        line: Places = np.cumsum(self.last) - self.last
        kept: Places = line[places]
        last = np.append(kept[1:] != kept[:-1], True)
        return Positions(*(self.seen[places], self.ended[places], last, self.far[places], self.game[places]))


def positions(games: Sequence[Played]) -> Positions:
    """What was seen in games, laid out."""
    seen, ended, last, far, game = [], [], [], [], []
    for number, one in enumerate(games):
        turns, players = one.seen.shape[:2]
        for seat in range(players):
            how = one.success[seat]
            seen.append(one.seen[:, seat])
            line = np.empty((turns, HEADS), np.float32)
            line[:] = (one.rescue, one.rescue * how, (1 - one.rescue) * how)
            ended.append(line)
            last.append(np.arange(turns) == turns - 1)
            far.append(np.full(turns, LAMBDA ** (1 / players), np.float32))
            game.append(np.full(turns, number))
    return Positions(
        *(np.concatenate(seen).astype(np.float32), np.concatenate(ended), np.concatenate(last)),
        *(np.concatenate(far), np.concatenate(game)),
    )


@dataclass(slots=True)
class Net:
    """By head numbers for each feature and a constant; units: tanh(bias + features · into), worth so much to each."""

    row: Floats
    constant: Floats
    into: Floats
    bias: Floats
    worth: Floats

    def parts(self) -> tuple[Floats, ...]:
        """All numbers, in the order of the fields."""
        return self.row, self.constant, self.into, self.bias, self.worth

    def heads(self, seen: Floats) -> tuple[Floats, Floats]:
        """The chances of each head, and what the units say."""
        units = np.tanh(seen @ self.into + self.bias)
        strength = seen @ self.row + self.constant + units @ self.worth
        return 1 / (1 + np.exp(-np.clip(strength, -30, 30))), units


def fitted(data: Positions, begun: Net, units: int) -> tuple[Net, str]:
    """A judgement that goes on from another one, by the features as they are; how good it is on games held back."""
    mean, spread = data.seen.mean(0), data.seen.std(0) + 1e-3
    seen = np.clip((data.seen - mean) / spread, -FURTHEST, FURTHEST)
    chance = np.random.default_rng(0)

    net = _scaled(begun, mean, spread, units, chance)
    train = np.flatnonzero(data.game % HELD_BACK)
    _level(net, seen[train], data.ended[train])
    for turn in range(ROUNDS):
        _descend(net, seen, _targets(net, seen, data) if turn else data.ended, train, chance)
    told = _told(net, seen, data)
    net.bias -= mean / spread @ net.into
    net.constant -= mean / spread @ net.row
    net.row /= spread[:, None]
    net.into /= spread[:, None]
    return net, told


def levelled(data: Positions, begun: Net) -> Net:
    """The same judgement, whose chances to win a conquest come true on average."""
    net = Net(*(part.copy() for part in begun.parts()))
    moved = data.seen[:, _WAIT] > 1 - _NEARLY  # who has just moved
    _level(net, data.seen[moved], data.ended[moved])
    net.constant[:2] = begun.constant[:2]
    return net


def raced(data: Positions, begun: Net) -> Net:
    """The same judgement of a conquest, weighed anew, with a number for each of `RACED` beside it: by Newton's method.

    So few numbers are learned from a thousand games; a whole net foretells better, and plays worse.
    """
    there = data.ended[:, 0] < 1  # no rescue came
    seen, came = data.seen[there], data.ended[there, 2]
    said, told = seen @ begun.row + begun.constant, np.tanh(seen @ begun.into + begun.bias) @ begun.worth
    known = np.column_stack([(said + told)[:, 2], np.ones(len(seen)), seen[:, RACED]]).astype(float)
    first = np.eye(known.shape[1])[0]
    drawn, numbers = np.where(np.arange(len(first)) == 1, 0.0, DRAWN), first.copy()
    for _ in range(LEVELLED):
        chances = 1 / (1 + np.exp(-known @ numbers))
        slope = known.T @ (chances - came) / len(came) + drawn * (numbers - first)
        bend = (known * (chances * (1 - chances))[:, None]).T @ known / len(came) + np.diag(drawn + 1e-6)
        numbers -= np.linalg.solve(bend, slope)
    net = Net(*(part.copy() for part in begun.parts()))
    for part in (net.row, net.worth, net.constant[None]):
        part[:, 2] *= numbers[0]
    net.constant[2] += numbers[1]
    net.row[RACED, 2] += numbers[2:]
    return net


def read(path: Path) -> dict[str, Net]:
    """The judgements of a module that was written, by their names."""
    module = weights_in(path)
    return {name: _net(*getattr(module, name)) for name in JUDGEMENTS}


def _net(rows: Sequence[Row], units: Sequence[Unit]) -> Net:
    return Net(
        np.array([row for _, row in rows], np.float32).T,
        np.array([bias for bias, _ in rows], np.float32),
        np.array([row for _, _, row in units], np.float32).T,
        np.array([bias for bias, _, _ in units], np.float32),
        np.array([worth for _, worth, _ in units], np.float32),
    )


def _scaled(begun: Net, mean: Floats, spread: Floats, units: int, chance: np.random.Generator) -> Net:
    """The same judgement by features in spreads from their mean, with units that say nothing yet."""
    width, more = len(mean), units - len(begun.bias)
    into = np.concatenate([begun.into * spread[:, None], chance.normal(0, width**-0.5, (width, more))], 1)
    constant = begun.constant + mean @ begun.row
    constant[0] = max(constant[0], RAREST)
    return Net(
        begun.row * spread[:, None],
        constant,
        into.astype(np.float32),
        np.concatenate([begun.bias + mean @ begun.into, np.zeros(more)]).astype(np.float32),
        np.concatenate([begun.worth, np.zeros((more, HEADS))]).astype(np.float32),
    )


def _targets(net: Net, seen: Floats, data: Positions) -> Floats:
    rescue, rescued, conquered = net.heads(seen)[0].T
    said = np.stack([rescue, rescue * rescued, (1 - rescue) * conquered], 1)
    targets, chained = data.ended.tolist(), said.tolist()
    last, far = data.last.tolist(), data.far.tolist()
    for place in range(len(targets) - 2, -1, -1):
        if not last[place]:
            kept = far[place]
            after, later = chained[place + 1], targets[place + 1]
            targets[place] = [(1 - kept) * now + kept * then for now, then in zip(after, later, strict=True)]
    return np.array(targets, np.float32)


def _level(net: Net, seen: Floats, ended: Floats) -> None:
    """Set the constants, so that on average what the heads say comes true: a judgement may know differences alone."""
    comes = np.stack([np.ones(len(ended), np.float32), ended[:, 0], 1 - ended[:, 0]], 1)
    for _ in range(LEVELLED):
        heads = net.heads(seen)[0]
        slope, bend = (heads * comes - ended).mean(0), (heads * (1 - heads) * comes).mean(0)
        net.constant -= np.clip(0.5 * slope / np.maximum(1e-4, bend), -1, 1)


def _descend(net: Net, seen: Floats, targets: Floats, train: Places, chance: np.random.Generator) -> None:
    """Lower the cross entropies of the heads, those to win as far as their ending comes."""
    parts = net.parts()
    held = [(part.copy(), KEPT * (part is not net.constant)) for part in parts]

    def slopes_at(batch: Places) -> list[Floats]:
        features, wanted = seen[batch], targets[batch]
        heads, units = net.heads(features)
        comes = np.stack([np.ones(len(batch), np.float32), wanted[:, 0], 1 - wanted[:, 0]], 1)
        slope = (heads * comes - wanted) / len(batch)
        inner = slope @ net.worth.T * (1 - units**2)
        slopes = [features.T @ slope, slope.sum(0), features.T @ inner, inner.sum(0), units.T @ slope]
        return [
            found + strength * (n - was)
            for n, found, (was, strength) in zip(parts, slopes, held, strict=True)
        ]

    descend(parts, slopes_at, train, PASSES, BATCH, RATE, chance)


def _told(net: Net, seen: Floats, data: Positions) -> str:
    """How good the net is on games held back, and whether what each head says comes true."""
    lines = []
    back = data.game % HELD_BACK == 0
    heads = net.heads(seen[back])[0]
    ended = data.ended[back]
    rescue = ended[:, 0] > 0.5
    how = ended[:, 1] + ended[:, 2]
    win = heads[:, 0] * heads[:, 1] + (1 - heads[:, 0]) * heads[:, 2]
    for name, said, came in (
        ("rescue", heads[:, 0], ended[:, 0]),
        ("win, rescued", heads[rescue, 1], how[rescue]),
        ("win, conquered", heads[~rescue, 2], how[~rescue]),
        ("win", win, how),
    ):
        said = np.clip(said, 1e-6, 1 - 1e-6)
        loss = -(came * np.log(said) + (1 - came) * np.log(1 - said)).mean() if len(said) else 0.0
        lines.append(f"{name}: {len(said)} positions held back, loss {loss:.4f}; " + _calibration(said, came))
    return "\n".join(lines)


def _calibration(said: Floats, came: Floats) -> str:
    tenths = np.minimum((said * 10).astype(int), 9)
    found = []
    for tenth in range(10):
        there = tenths == tenth
        if there.sum() > 50:
            found.append(f"{100 * said[there].mean():.0f}>{100 * came[there].mean():.0f}")
    return " ".join(found)


# the module that is written


def module(judgements: Mapping[str, Net]) -> str:
    """The text of `game/titles/machu_picchu/bots/fitted_weights.py`."""
    lines = [
        '"""The judgement of positions, as fitted to played games; written by `build/judgement/machu_picchu.py`.',
        "",
        "A row for each head (bias, numbers) and the units (bias, worths, numbers), of two and of more players, of the",
        "days before the last one and of the last.",
        '"""',
        "",
        "from typing import Final",
        "",
        "from game.titles.machu_picchu.bots.judgement import Row, Unit",
        "",
        "# fmt: off",
    ]
    for name, net in judgements.items():
        lines += [f"{name}: Final[tuple[tuple[Row, ...], tuple[Unit, ...]]] = ((", *_heads(net), "), ("]
        lines += [*_units(net), "))"]
    return "\n".join([*lines, ""])


def _heads(net: Net) -> list[str]:
    lines = []
    for constant, row in zip(net.constant, net.row.T, strict=True):
        lines += [f"    ({constant:.4f}, (", *_rows(row), "    )),"]
    return lines


def _units(net: Net) -> list[str]:
    lines = []
    for bias, worth, row in zip(net.bias, net.worth, net.into.T, strict=True):
        worths = ", ".join(f"{number:.4f}" for number in worth)
        lines += [f"    ({bias:.4f}, ({worths}), (", *_rows(row), "    )),"]
    return lines


def _rows(numbers: Floats) -> list[str]:
    return rows(_told_numbers([round(float(number), 4) + 0.0 for number in numbers]), 8)


def _told_numbers(numbers: Sequence[float]) -> Iterator[str]:
    """Each as it is written; many nothings in a row are counted."""
    for number, alike in groupby(numbers):
        count = len(list(alike))
        yield from [f"*({number},) * {count}"] if number == 0 and count > MANY else [str(number)] * count
