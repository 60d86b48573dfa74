"""Parameters of which each run takes a share: the others are marked `slow`."""

from collections.abc import Iterable
from itertools import product

import pytest
from _pytest.mark import ParameterSet


def one_in(share: int, *choices: Iterable[object]) -> list[ParameterSet]:
    """Every combination of the choices. A run takes one in so many, in which each choice meets each of the others."""
    lists = [list(values) for values in choices]
    return [
        pytest.param(
            *(values[place] for values, place in zip(lists, places, strict=True)),
            marks=() if sum(places) % share == 0 else pytest.mark.slow,
        )
        for places in product(*(range(len(values)) for values in lists))
    ]
