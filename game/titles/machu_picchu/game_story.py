"""The story of a game in figures: how everybody stood after each turn. Read from the steps of a session alone."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from game.protocol import GameStory
from game.titles.machu_picchu.rules.scores import points, totals
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.session_types import MachuPicchuStep


class Measure(StrEnum):
    """What is followed over the turns."""

    POINTS = "points"
    INCAS = "incas"
    CLERGY = "clergy"
    CARDS = "cards"
    UNITS = "units"


def story(initial: State, steps: Sequence[MachuPicchuStep]) -> GameStory:
    """For each measure and seat, its value at the start and after each turn that was begun; points before factors."""
    seats = tuple(initial.game.seats)
    rows, turns, before = [_row(initial)], [initial.turn - 1], initial
    for step in steps:
        if step.after.turn != before.turn:
            rows.append(_row(step.after))
            turns.append(before.turn)
        before = step.after
    if steps and turns[-1] != before.turn:
        rows.append(_row(before))
        turns.append(before.turn)
    values = {
        measure.value: tuple(tuple(row[measure][seat] for row in rows) for seat in seats)
        for measure in Measure
    }
    return GameStory(tuple(turn / len(seats) for turn in turns), values)


def figures(initial: State, steps: Sequence[MachuPicchuStep]) -> tuple[Mapping[str, float], ...]:
    """What statistics keep of each seat: the final points, and the Sacrifice Cards held in the end."""
    last = steps[-1].after if steps else initial
    final = totals(last)
    return tuple({"points": final[seat], "cards": len(last.hands[seat])} for seat in last.game.seats)


def _row(state: State) -> dict[Measure, tuple[float, ...]]:
    """How everybody stands."""

    def each(value: Callable[[int], float]) -> tuple[float, ...]:
        return tuple(value(seat) for seat in state.game.seats)

    return {
        Measure.POINTS: each(lambda seat: points(state, seat)),
        Measure.INCAS: each(lambda seat: sum(state.incas[seat]) + state.clock[seat]),
        Measure.CLERGY: each(lambda seat: sum(state.clergy[seat])),
        Measure.CARDS: each(lambda seat: len(state.hands[seat])),
        Measure.UNITS: each(state.units),
    }
