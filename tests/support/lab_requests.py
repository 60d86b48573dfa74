"""Short series of games for the tests of the laboratory."""

import json
from pathlib import Path
from typing import Any

from game.core.lab.simulate import SimulationRequest
from tests.support.words import wiraqocha_words

ENGLISH = wiraqocha_words("en")


def request(out: Path | None = None, **other: Any) -> SimulationRequest:
    """Three games of two greedy bots, but for what is asked otherwise."""
    asked: dict[str, object] = {"players": 2, "bots": "greedy", "games": 3, "jobs": 1, "seed": 5}
    asked |= {"options": {"layout": ["random"]}, "cap": 60, "out": out}
    return SimulationRequest(**{**asked, **other})


def lines_without_clock(path: Path) -> list[object]:
    """The lines of a file of games but for what another run will not repeat."""
    said = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [{key: value for key, value in line.items() if key != "clock"} for line in said]
