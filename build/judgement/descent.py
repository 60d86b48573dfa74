"""What every fit shares: the descent in batches, and numbers written as rows of a module."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Floating = NDArray[np.floating[Any]]  # of whichever size
Places = NDArray[np.int64]


def descend(
    numbers: Sequence[Floating],
    slopes_at: Callable[[Places], Sequence[Floating]],
    places: Places,
    passes: int,
    batch: int,
    most_rate: float,
    chance: np.random.Generator,
) -> None:
    """Change the numbers in place by Adam, the rate falling from `most_rate` to nothing in a half cosine.

    `slopes_at` gives the slope of each of them for the positions at some places; a batch has so many of these.
    """
    places = places.copy()
    first, second = [np.zeros_like(n) for n in numbers], [np.zeros_like(n) for n in numbers]
    steps, step = passes * -(-len(places) // batch), 0
    for _ in range(passes):
        chance.shuffle(places)
        for start in range(0, len(places), batch):
            step += 1
            rate = most_rate * (0.5 + 0.5 * np.cos(np.pi * step / steps))
            slopes = slopes_at(places[start : start + batch])
            for n, slope, m, v in zip(numbers, slopes, first, second, strict=True):
                m += 0.1 * (slope - m)
                v += 0.001 * (slope**2 - v)
                n -= rate * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)


def rows(numbers: Iterable[str], indent: int) -> list[str]:
    """Numbers, already written, as indented lines of a tuple."""
    lines, line = list[str](), " " * indent
    for number in numbers:
        word = f"{number}, "
        if len(line + word) > 109:
            lines.append(line.rstrip())
            line = " " * indent
        line += word
    return [*lines, line.rstrip()]
