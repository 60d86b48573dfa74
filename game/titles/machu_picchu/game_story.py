"""The story of a game in figures: how everybody stood after each turn. Read from the steps of a session alone."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final, TypeAlias

from game.core.contract import GameStatistics, SeatFigure, StandingsHistory, StoryTelling, TurningPoint
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.rules.machu_picchu import MachuPicchuStep
from game.titles.machu_picchu.rules.scores import factors, gold, points, ranks, totals
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import State

_POINT_EDGES: Final = (0, 20, 40, 60, 80, 100)
_NOTABLE: Final = 3  # points of a turn that is worth telling of

_Curves: TypeAlias = tuple[tuple[float, ...], ...]


class Measure(StrEnum):
    """What is followed over the turns."""

    POINTS = "points"
    INCAS = "incas"
    CLERGY = "clergy"
    CARDS = "cards"
    GOLD = "gold"


def story(initial: State, steps: Sequence[MachuPicchuStep]) -> StandingsHistory:
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
    return StandingsHistory(
        tuple(turn / len(seats) for turn in turns), values, tuple(_turning_points(values, before))
    )


def _turning_points(values: Mapping[str, _Curves], last: State) -> Iterator[TurningPoint]:
    """In their order: the first card of a summit, the best turn, the last change of the lead, and the end."""
    moments = len(values[Measure.POINTS][0])
    found = [
        _first_summit(values[Measure.CARDS]),
        _best_turn(values[Measure.POINTS]),
        _last_change("lead", values[Measure.POINTS]),
    ]
    if last.ending == Ending.CONQUEST:
        found.append(_last_change("gold", values[Measure.GOLD]))
    yield from sorted((point for point in found if point is not None), key=lambda point: point.moment)
    if last.ending:
        winner = ranks(last)[0][0]
        figure = factors(last)[winner] if last.ending == Ending.CONQUEST else totals(last)[winner]
        yield TurningPoint(moments - 1, last.ending, winner, figure)


def _first_summit(cards: _Curves) -> TurningPoint | None:
    """Whose hand of cards grew first."""
    grown = [
        (moment, seat)
        for seat, line in enumerate(cards)
        for moment, held in enumerate(line)
        if held > line[0]
    ]
    return TurningPoint(min(grown)[0], "summit", min(grown)[1]) if grown else None


def _best_turn(won: _Curves) -> TurningPoint | None:
    """The turn that brought most points, if it brought any to speak of."""
    gains = [
        (after - before, -moment, seat)
        for seat, line in enumerate(won)
        for moment, (before, after) in enumerate(pairwise(line), 1)
    ]
    gain, moment, seat = max(gains, default=(0, 0, 0))
    return TurningPoint(-moment, "best_turn", seat, round(gain)) if gain >= _NOTABLE else None


def _last_change(key: str, curves: _Curves) -> TurningPoint | None:
    """When whoever is ahead alone at the last took the lead from another."""
    leader, since = None, 0
    for moment, values in enumerate(zip(*curves, strict=True)):
        ahead = [seat for seat, value in enumerate(values) if value == max(values)]
        if len(ahead) == 1 and ahead[0] != leader:
            leader, since = ahead[0], moment
    return TurningPoint(since, key, leader) if leader is not None and since else None


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
        Measure.GOLD: each(lambda seat: gold(state, seat)),
    }


def _setting(setup: Setup) -> Mapping[str, str]:
    return {"gold_rank": setup.house_rules.gold_rank.value}


STATISTICS: Final = GameStatistics(
    reasons=tuple(Ending),
    seat_figures=(SeatFigure("points", edges=_POINT_EDGES, whole=True), SeatFigure("cards")),
    figures=figures,
    settings=("gold_rank",),
    setting=_setting,
)
STORY: Final = StoryTelling(story)
