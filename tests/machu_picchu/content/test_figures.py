"""Every figure of the data is used: another one changes the game, and one that cannot be is refused where it stands."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

import pytest
import yaml

from game.base.files.problems import ContentError
from game.base.files.program_folders import data_folder
from game.titles.machu_picchu.content.definitions import COLOURS, CityData, District
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.rules.actions import Walk
from game.titles.machu_picchu.rules.engine import legal_actions, successor
from game.titles.machu_picchu.rules.game import Game
from game.titles.machu_picchu.rules.scores import factors, gold, points
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import State
from tests.support.machu_picchu_games import begin, content, late
from tests.support.shares import one_in

# Figures that no rule asks for, and why.
NOT_ASKED = {
    "bank": "the bank has no limit (R-16)",
    "count": "as many as the steps of the row: both would have to change",
    "trail.summit": "the board has 20 fields",
    "market.adjust": "one adjustment in one visit",
    "start.incas": "one Inca is placed before the first turn (M-3.9)",
}
FIRST = 25  # actions of a moment that are tried


@dataclass(frozen=True, slots=True)
class Figure:
    """A number in a file: its keys, its line from 1, where its text is, and its value."""

    file: str
    keys: tuple[str, ...]
    line: int
    start: int
    end: int
    value: float

    def __str__(self) -> str:
        return f"{self.file}:{'.'.join(self.keys)}"

    @property
    def asked(self) -> bool:
        """Whether a rule should ask for it."""
        return not NOT_ASKED.keys() & {*self.keys, ".".join(self.keys)}


@cache
def texts() -> dict[str, str]:
    return {name: (data_folder() / "machu_picchu" / name).read_text("utf-8") for name in DATA.files}


def figures() -> Iterator[Figure]:
    for name, text in texts().items():
        yield from numbers(name, yaml.compose(text), ())


def numbers(file: str, node: Any, keys: tuple[str, ...]) -> Iterator[Figure]:
    """The numbers below a node of the composed file."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from numbers(file, value, (*keys, key.value))
    elif isinstance(node, yaml.SequenceNode):
        for number, value in enumerate(node.value, 1):
            named = {key.value: said.value for key, said in value.value} if value.id == "mapping" else {}
            yield from numbers(file, value, (*keys, named.get("id", f"#{number}")))
    elif node.tag in ("tag:yaml.org,2002:int", "tag:yaml.org,2002:float"):
        start, end = node.start_mark, node.end_mark
        yield Figure(file, keys, start.line + 1, start.index, end.index, float(node.value))


def with_figure(figure: Figure, said: object) -> CityData:
    """The data with something else in the place of the figure. Raises ContentError."""
    text = texts()[figure.file]
    changed = {**texts(), figure.file: f"{text[: figure.start]}{said}{text[figure.end :]}"}
    return DATA.of_texts([changed[name] for name in DATA.files])


def another(figure: Figure) -> CityData:
    """The data with the nearest other value of the figure that is allowed."""
    for step in (1, -1, 2, -2):
        try:
            return with_figure(figure, int(figure.value) + step)
        except ContentError:
            continue
    raise AssertionError(f"{figure} cannot be any other number")


def rich(rng: random.Random) -> State:
    """A turn in the midst of a game, with much of everything and any number of clergy taken."""
    state = late(rng)
    clergy = [[0] * len(state.game.row_sizes) for _ in state.game.seats]
    for row, size in enumerate(state.game.row_sizes):
        for _ in range(rng.randint(1, size - (row == 0))):
            rng.choice(clergy)[row] += 1
    return replace(state, clergy=tuple(map(tuple, clergy)), market=tuple(rng.choices(range(5), k=4)))


@cache
def moments() -> tuple[State, ...]:
    """Beginnings, turns in the midst of games, at the market and late in games."""
    rng = random.Random(1)
    turns = [rich(rng) for _ in range(90)]
    visit = Walk(District.PLAZA)
    market = [successor(state, visit) for state in turns if visit in legal_actions(state)]
    return (
        *(begin(seed, seats) for seed, seats in enumerate((2, 3, 4, 5))),
        *turns,
        *market,
        *(late(rng) for _ in range(20)),
    )


def seen(state: State) -> Iterator[object]:
    """What a player could notice in a state and after any action in it, with two steps more at random."""
    yield table(state), factors(state)
    for number, action in enumerate(legal_actions(state)[:FIRST]):
        rng, after = random.Random(number), successor(state, action)
        yield table(after)
        for _ in range(2):
            legal = legal_actions(after)
            if legal:
                after = successor(after, rng.choice(legal))
                yield table(after)


def table(state: State) -> tuple[object, ...]:
    """What lies on the table, what everybody has won, and the Incas in the supplies."""
    lies = [getattr(state, field.name) for field in fields(state) if field.name != "game"]
    won = [(points(state, seat), gold(state, seat), state.supply(seat)) for seat in state.game.seats]
    return (*lies, *won)


@cache
def seen_with_own(moment: int) -> tuple[object, ...]:
    return tuple(seen(moments()[moment]))


def changes_the_game(data: CityData) -> bool:
    """Whether somebody could notice that a game is played with these data and not with the title's own."""
    for seats in (2, 3, 4, 5):
        setup = Setup(COLOURS[:seats], 3)
        if table(new_game(data, setup)) != table(new_game(content(), setup)):
            return True
    for moment, state in enumerate(moments()):
        other = replace(state, game=Game(data, state.game.colours, state.game.house_rules))
        if any(one != two for one, two in zip(seen_with_own(moment), seen(other), strict=False)):
            return True
    return False


FIGURES = list(figures())


def test_the_figures_are_found() -> None:
    assert len(FIGURES) > 110
    assert {figure.file for figure in FIGURES} == set(DATA.files)


def test_every_figure_says_where_it_comes_from() -> None:
    """By itself, or by the entry that it stands in."""
    entries = {tuple(key.split(".")) for key in content().sources}
    assert [
        str(figure)
        for figure in FIGURES
        if not any(figure.keys[:depth] in entries for depth in range(1, len(figure.keys) + 1))
    ] == []


@pytest.mark.parametrize("figure", one_in(3, [figure for figure in FIGURES if figure.asked]), ids=str)
def test_another_figure_is_another_game(figure: Figure) -> None:
    assert changes_the_game(another(figure))


@pytest.mark.parametrize("figure", FIGURES, ids=str)
def test_a_figure_that_cannot_be_is_told_where_it_stands(figure: Figure) -> None:
    for said in (-1000, 10**12, "many"):
        with pytest.raises(ContentError) as caught:
            with_figure(figure, said)
        problem = caught.value.problems[0]
        assert (problem.file, problem.line, problem.key) == (
            figure.file,
            figure.line,
            ".".join(figure.keys),
        )
        assert str(said) in str(problem.details["found"])
