"""What the tests that every title must pass need to know of each: a new title adds a line here."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.datafiles.json_values import Json
from game.protocol import AnyTitle
from game.registry import title


@dataclass(frozen=True, slots=True)
class TitleExample:
    """Games of a title: the colours of its seats, set-ups to play, and every action that could be named in a state."""

    colours: tuple[str, ...]
    setups: tuple[Mapping[str, Json], ...]
    nameable: Callable[[Any], Iterable[Any]]
    quick_bots: tuple[str, ...]  # levels that decide at once

    def begin(self, name: str, seats: int, seed: int, setup: int = 0) -> tuple[AnyTitle, Any, Any]:
        """The title, a set-up and the first state of a game of so many seats."""
        found = title(name)
        chosen = found.read_setup(self.colours[:seats], seed, self.setups[setup % len(self.setups)])
        return found, chosen, found.new_game(found.load(), chosen)


def _wiraqocha_actions(state: Any) -> Iterable[Any]:
    from tests.support.nameable_actions import everything  # only where it is installed

    return everything(state)


def _card_race_moves(_: Any) -> Iterable[Any]:
    from game.titles.card_race.rules import Move  # only where it is installed

    yield from (Move(word) for word in ("step", "roll", "draw", "tax", "let", "play"))
    yield from (Move(word, card) for word in ("play", "draw", "boast") for card in range(1, 8))


EXAMPLES: Mapping[str, TitleExample] = {
    "wiraqocha": TitleExample(
        ("red", "blue", "green", "yellow"),
        tuple(
            {"layout": layout, "variants": [*variants], "house_rules": {}}
            for layout, variants in (
                ("recommended", ()),
                ("random", ("caves", "prisoner")),
                ("random", ("even_start",)),
            )
        ),
        _wiraqocha_actions,
        ("random", "greedy", "surveyor"),
    ),
    "card-race": TitleExample(
        ("red", "blue", "yellow", "green", "ivory"),
        ({"ahead": False}, {"ahead": True}),
        _card_race_moves,
        ("random", "thrifty"),
    ),
}
