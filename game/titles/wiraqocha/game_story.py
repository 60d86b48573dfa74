"""The story of a game in figures: how everybody stood after each turn, and how lucky the dice were.

Read from the steps of a session alone; knows no window and no words.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import GameStatistics, SeatFigure, StandingsHistory, StoryTelling
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import DiceRolled, DieAdded, DieChanged, TokenBeaten
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import seat_of
from game.titles.wiraqocha.rules.victory import KINDS, technology
from game.titles.wiraqocha.rules.wiraqocha import WiraqochaStep
from game.titles.wiraqocha.story_moments import moments_to_mark

_LUCK_EDGES: Final = (-15, -9, -3, 3, 9, 15)  # pips above the average
MEAN = 3.5  # what a die shows on average


class StoryMeasure(StrEnum):
    """What is followed over the turns."""

    TERRITORIES = "territories"
    CRYSTALS = "crystals"
    TECHNOLOGY = "technology"
    RELICS = "relics"
    LUCK = "luck"


def story(initial: State, steps: Sequence[WiraqochaStep]) -> StandingsHistory:
    """For each measure and seat, its value at the start and after each turn that was begun.

    Technology is the cost of the cards in cubes and crystals together; luck is the sum of all faces rolled so far
    less what as many dice show on average.
    """
    seats = tuple(initial.game.seats)
    luck = [0.0 for _ in seats]
    rows: list[dict[StoryMeasure, tuple[float, ...]]] = [_row(initial, luck)]
    turns = [initial.turn - 1]
    before = initial
    moments: list[int] = []  # of each step: the values that show first what it did
    for step in steps:
        moments.append(len(rows))
        _count_dice(luck, initial.game.colours, step)
        if step.after.turn != before.turn:
            rows.append(_row(step.after, luck))
            turns.append(before.turn)
        before = step.after
    if steps and turns[-1] != before.turn:
        rows.append(_row(before, luck))
        turns.append(before.turn)
    values = {
        measure.value: tuple(tuple(row[measure][seat] for row in rows) for seat in seats)
        for measure in StoryMeasure
    }
    marked = moments_to_mark(initial, steps, moments, values[StoryMeasure.TERRITORIES])
    return StandingsHistory(tuple(turn / len(seats) for turn in turns), values, tuple(marked))


def _row(state: State, luck: Sequence[float]) -> dict[StoryMeasure, tuple[float, ...]]:
    """How everybody stands."""
    seats = state.game.seats

    def each(value: Callable[[int], float]) -> tuple[float, ...]:
        return tuple(value(seat) for seat in seats)

    return {
        StoryMeasure.TERRITORIES: each(
            lambda seat: sum(piece >= 0 and seat_of(piece) == seat for piece in state.board)
        ),
        StoryMeasure.CRYSTALS: each(lambda seat: state.crystals[seat]),
        StoryMeasure.TECHNOLOGY: each(
            lambda seat: technology(state, seat).resources + technology(state, seat).somnium
        ),
        StoryMeasure.RELICS: each(lambda seat: state.relics.count(seat)),
        StoryMeasure.LUCK: tuple(luck),
    }


def _count_dice(luck: list[float], colours: Sequence[str], step: WiraqochaStep) -> None:
    for player, faces in _rolled(step):
        luck[colours.index(player)] += sum(faces) - MEAN * len(faces)


def _rolled(step: WiraqochaStep) -> Iterator[tuple[str, Sequence[int]]]:
    """Who rolled which faces in a step; a die rolled again counts as one more die."""
    for event in step.events:
        match event:
            case DiceRolled(player, faces):
                yield player, faces
            case DieAdded(player, face):
                yield player, (face,)
            case DieChanged(player, _, after, cause) if cause is Cause.REROLL:
                yield player, (after,)


def figures(initial: State, steps: Sequence[WiraqochaStep]) -> tuple[Mapping[str, float], ...]:
    """What statistics keep of each seat: how many dice it rolled and how many pips above their average they showed, how
    many Camps it lost, and whether it held the fewest tiles of all in the middle of the game.
    """
    colours = initial.game.colours
    lost = Counter(
        event.player
        for step in steps
        for event in step.events
        if isinstance(event, TokenBeaten) and event.kind is TokenKind.CAMP
    )
    lines = story(initial, steps).values[StoryMeasure.TERRITORIES]
    held = [line[len(line) // 2] for line in lines]
    return tuple(
        {
            "dice": luck.dice,
            "luck": luck.pips,
            "camps_lost": lost[colour],
            "behind": float(held[seat] == min(held) and held.count(min(held)) == 1),
        }
        for seat, (colour, luck) in enumerate(zip(colours, luck_of(initial, steps), strict=True))
    )


@dataclass(frozen=True, slots=True)
class Luck:
    """How many dice somebody rolled, and how many pips above their average they showed."""

    dice: int
    pips: float


def luck_of(initial: State, steps: Sequence[WiraqochaStep]) -> tuple[Luck, ...]:
    """The luck of each seat over a game."""
    colours = initial.game.colours
    thrown: list[list[int]] = [[] for _ in colours]
    for step in steps:
        for player, faces in _rolled(step):
            thrown[colours.index(player)] += faces
    return tuple(Luck(len(faces), sum(faces) - MEAN * len(faces)) for faces in thrown)


def _setting(setup: Setup) -> Mapping[str, str]:
    return {"layout": setup.layout, "variants": " ".join(setup.variants)}


def _note(words: Words, told: StandingsHistory, seat: int) -> str:
    """How the dice fell: pips more or fewer than the average."""
    luck = told.values[StoryMeasure.LUCK][seat][-1]
    pips = round(abs(luck))
    key = "even" if not pips else "lucky" if luck > 0 else "unlucky"
    return words(f"story.{key}", count=pips)


STATISTICS: Final = GameStatistics(
    reasons=KINDS,
    seat_figures=(
        *map(SeatFigure, ("dice", "camps_lost", "behind")),
        SeatFigure("luck", "dice", 10, _LUCK_EDGES),
    ),
    figures=figures,
    settings=("layout", "variants"),
    setting=_setting,
)
STORY: Final = StoryTelling(story, _note)
