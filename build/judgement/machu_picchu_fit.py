"""Fits the judgement of Machu Picchu: which ending comes, and the chance to win given each.

Of every turn that was played on the net shall foretell what came of it, and above all by how much it was better or
worse than the other turns of its decision: that is what a player chooses by.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import numpy as np
from descent import Places, descend, rows
from machu_picchu_games import weights_in
from machu_picchu_rollouts import Decision
from numpy.typing import NDArray

from game.titles.machu_picchu.bots.judgement import Row, Unit

Floats = NDArray[np.float32]

PASSES, RATE, BATCH = 60, 0.002, 64  # decisions in a batch
AMONG = 3.0  # what the differences among the turns of a decision count, beside each turn's own chance
KEPT = 0.02  # how strongly the numbers are drawn back to those of the judgement that is gone on from
RAREST = -8.0  # constant of the head of the rescue at first, so that it may learn
CLEAR = 0.005  # no chance that came is nearer to none or to certainty
FURTHEST = 6.0  # standard deviations that a number may lie from the mean
MOST = 1.5  # of a difference in the logarithm of the odds, in a slope
HELD_BACK = 8  # each eighth decision tells how good the fit is
HEADS = 3
JUDGEMENTS = ("DUEL", "DUEL_LAST", "TABLE", "TABLE_LAST")
MANY = 4  # numbers that are nothing, in a row, are written one by one


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


class TurnTable:
    """All turns of some decisions, in their order, by features in spreads from their mean."""

    def __init__(self, decisions: Sequence[Decision]) -> None:
        seen = np.concatenate([one.seen for one in decisions]).astype(np.float32)
        self.mean, self.spread = seen.mean(0), seen.std(0) + 1e-3
        self.seen: Floats = np.clip((seen - self.mean) / self.spread, -FURTHEST, FURTHEST)
        self.came: Floats = np.concatenate([one.came for one in decisions])
        self.count: Places = np.array([len(one.came) for one in decisions])
        self._first: Places = np.cumsum(self.count) - self.count

    def of(self, decisions: Places) -> tuple[Places, Places]:
        """The places of the turns of some decisions, and for each of them which of these decisions it is of."""
        count = self.count[decisions]
        which: Places = np.repeat(np.arange(len(decisions)), count)
        within = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
        return self._first[decisions][which] + within, which


def fitted(decisions: Sequence[Decision], begun: Net, units: int) -> tuple[Net, str]:
    """A judgement that goes on from another one; how good both are on decisions held back."""
    turns, chance = TurnTable(decisions), np.random.default_rng(0)
    numbers: Places = np.arange(len(decisions))
    train, back = numbers[numbers % HELD_BACK > 0], numbers[numbers % HELD_BACK == 0]
    net = _scaled(begun, turns, units, chance)
    before = _told(net, turns, back)
    _descend(net, turns, train, chance)
    told = f"before: {before}\nnow: {_told(net, turns, back)}"
    net.bias -= turns.mean / turns.spread @ net.into
    net.constant -= turns.mean / turns.spread @ net.row
    net.row /= turns.spread[:, None]
    net.into /= turns.spread[:, None]
    return net, told


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


def _scaled(begun: Net, turns: TurnTable, units: int, chance: np.random.Generator) -> Net:
    """The same judgement by features in spreads from their mean, with units that say nothing yet."""
    width, more = len(turns.mean), units - len(begun.bias)
    into = np.concatenate(
        [begun.into * turns.spread[:, None], chance.normal(0, width**-0.5, (width, more))], 1
    )
    constant = begun.constant + turns.mean @ begun.row
    constant[0] = max(constant[0], RAREST)
    return Net(
        begun.row * turns.spread[:, None],
        constant,
        into.astype(np.float32),
        np.concatenate([begun.bias + turns.mean @ begun.into, np.zeros(more)]).astype(np.float32),
        np.concatenate([begun.worth, np.zeros((more, HEADS))]).astype(np.float32),
    )


def _descend(net: Net, turns: TurnTable, train: Places, chance: np.random.Generator) -> None:
    """Lower the cross entropies of the heads, those to win as far as their ending comes, and the errors among turns."""
    parts = net.parts()
    held = [(part.copy(), KEPT * (part is not net.constant)) for part in parts]

    def slopes_at(batch: Places) -> list[Floats]:
        places, which = turns.of(batch)
        features, came = turns.seen[places], turns.came[places]
        heads, units = net.heads(features)
        comes = np.stack([np.ones(len(came), np.float32), came[:, 0], 1 - came[:, 0]], 1)
        slope = (heads * comes - came + _among(heads, came, which)) / len(came)
        inner = slope @ net.worth.T * (1 - units**2)
        slopes = [features.T @ slope, slope.sum(0), features.T @ inner, inner.sum(0), units.T @ slope]
        return [
            found + strength * (n - was)
            for n, found, (was, strength) in zip(parts, slopes, held, strict=True)
        ]

    descend(parts, slopes_at, train, PASSES, BATCH, RATE, chance)


def _among(heads: Floats, came: Floats, which: Places) -> Floats:
    """The slopes of the errors in how turns of one decision differ, where it is open who wins."""
    count = np.bincount(which)

    def mean(numbers: Floats) -> Floats:
        found: Floats = (np.bincount(which, numbers) / count)[which].astype(np.float32)
        return found

    rescue, rescued, conquered = heads.T
    said = np.clip(_win(heads), 1e-6, 1 - 1e-6)
    won = came[:, 1] + came[:, 2]
    error = _strength(said) - _strength(won)
    open_still = 4 * mean(won) * (1 - mean(won))
    pull = np.clip(error - mean(error), -MOST, MOST) * open_still
    slope = AMONG * (pull - mean(pull)) / (said * (1 - said))
    turned = heads * (1 - heads)
    by_head = [(rescued - conquered) * turned[:, 0], rescue * turned[:, 1], (1 - rescue) * turned[:, 2]]
    return np.stack([slope * one for one in by_head], 1).astype(np.float32)


def _win(heads: Floats) -> Floats:
    """The chance to win at all, as `Chances.win`."""
    rescue, rescued, conquered = heads.T
    found: Floats = rescue * rescued + (1 - rescue) * conquered
    return found


def _strength(chances: Floats) -> Floats:
    """The logarithm of the odds."""
    clear = np.clip(chances, CLEAR, 1 - CLEAR)
    odds: Floats = np.log(clear / (1 - clear))
    return odds


def _told(net: Net, turns: TurnTable, decisions: Places) -> str:
    """What a choice by the net gives away, how well its chances and those that came go together, and its loss."""
    places, which = turns.of(decisions)
    heads, came = net.heads(turns.seen[places])[0], turns.came[places]
    said, won = _win(heads), came[:, 1] + came[:, 2]
    clear = np.clip(said, 1e-6, 1 - 1e-6)
    loss = -(won * np.log(clear) + (1 - won) * np.log(1 - clear)).mean()
    lost = [won[which == one].max() - won[which == one][said[which == one].argmax()] for one in set(which)]
    return (
        f"{len(decisions)} decisions held back, {100 * np.mean(lost):.2f} % given away, loss {loss:.4f};"
        f" rescues said {100 * heads[:, 0].mean():.2f} %, came {100 * came[:, 0].mean():.2f} %;"
        f" chances {_calibration(said, won)}"
    )


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
        '"""The judgement of positions, as fitted to turns played on; written by `build/judgement/machu_picchu.py`.',
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
