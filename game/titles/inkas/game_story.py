"""The story of a quest in figures: how everybody stood after each turn. Read from the steps of a session alone."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final, TypeAlias

from game.core.contract import GameStatistics, SeatFigure, StandingsHistory, StoryTelling, TurningPoint
from game.titles.inkas.content.definitions import Victory
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.quest_variants import KIND_RULES, MODE_RULES
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.inkas import InkasStep
from game.titles.inkas.rules.notation.frame import house_rules_said
from game.titles.inkas.rules.setup import Setup
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.unveiling import has_map

_FLAG_EDGES: Final = (0, 1, 2, 3, 4, 6)
_FELLED_EDGES: Final = (0, 2, 4, 6, 8)
_NOTABLE: Final = 2  # wallas that fall in one turn

_Curves: TypeAlias = tuple[tuple[float, ...], ...]


class Measure(StrEnum):
    """What is followed over the turns."""

    FLAGS = "flags"
    LIVING = "living"
    FELLED = "felled"
    LLAMAS = "llamas"
    CARDS = "cards"  # in hand, where there are hands
    STORED = "stored"  # llamas, in a quest of goals


def story(initial: State, steps: Sequence[InkasStep]) -> StandingsHistory:
    """For each measure and seat, its value at the start and after each turn that was begun."""
    seats = tuple(initial.game.seats)
    felled = [0] * len(seats)
    rows, turns, before = [_row(initial, felled)], [_turns(initial) - 1], initial
    points: list[TurningPoint] = []
    for step in steps:
        for event in step.events:
            points += _moments(step.after, event, len(rows), points)
            _count_felled(step.after, event, felled)
        if step.after.turn != before.turn:
            rows.append(_row(step.after, felled))
            turns.append(_turns(before))
        before = step.after
    if steps and turns[-1] != _turns(before):
        rows.append(_row(before, felled))
        turns.append(_turns(before))
    values = {
        measure.value: tuple(tuple(row[measure][seat] for row in rows) for seat in seats)
        for measure in rows[0]
    }
    last = len(rows) - 1
    found = [
        point for point in (_bloodiest_turn(values[Measure.FELLED]), _lead(values[Measure.FLAGS])) if point
    ]
    ordered = sorted((*points, *found), key=lambda point: point.moment)
    return StandingsHistory(
        tuple(turn / len(seats) for turn in turns), values, (*ordered, *_end(before, last))
    )


def _turns(state: State) -> int:
    """The turns begun, with those that the eliminated did not have: a round has as many as there are seats."""
    return state.turn + state.passed_over


def _moments(
    state: State, event: e.Event, moment: int, before: Sequence[TurningPoint]
) -> Iterator[TurningPoint]:
    """Of what happens but once: who first bears the staff, dominates an Amaru or has the whole map, that the quest is
    stuck, and every ayllu that is defeated or goes out.
    """
    told = {(point.key, point.seat) for point in before}
    match event:
        case e.Dominated(seat=seat) if not any(key == "dominated" for key, _ in told):
            yield TurningPoint(moment, "dominated", seat)
        case e.QuestStuck():
            yield TurningPoint(moment, "stuck", state.mover)
        case e.CardTaken(seat=seat) | e.CardSeized(seat=seat) if has_map(state, seat):
            if ("map", seat) not in told:
                yield TurningPoint(moment, "map", seat)
        case e.StaffMoved(walla=walla, after=after) if walla == after:
            if not any(point.key == "staff" for point in before):
                yield TurningPoint(moment, "staff", state.game.seat_of[PIECE_INDEX[walla]])
        case e.AylluDefeated(seat=seat):
            yield TurningPoint(moment, "defeated", seat)
        case e.Eliminated(seat=seat):
            yield TurningPoint(moment, "out", seat)


def _end(last: State, moment: int) -> Iterator[TurningPoint]:
    """How the quest was won, of an Alliance by both partners; a draw is nobody's moment, the end of Solo that of the
    person who is out, or has not won by the last round.
    """
    game = last.game
    if last.victory == Victory.ROUNDS:
        yield TurningPoint(moment, "rounds", game.solo)
        return
    if game.led and last.victory == Victory.ELIMINATION and last.is_out(game.solo):
        yield TurningPoint(moment, "elimination_led", game.solo)
        return
    key = f"{last.victory}_allied" if last.game.alliance else last.victory
    for seat in bits(last.winners):
        yield TurningPoint(moment, key, seat, last.flags.count(seat))


def _bloodiest_turn(felled: _Curves) -> TurningPoint | None:
    """The turn in which most fell to one ayllu, if there were any to speak of."""
    gains = [
        (after - before, -moment, seat)
        for seat, line in enumerate(felled)
        for moment, (before, after) in enumerate(pairwise(line), 1)
    ]
    gain, moment, seat = max(gains, default=(0, 0, 0))
    return TurningPoint(-moment, "bloodiest", seat, round(gain)) if gain >= _NOTABLE else None


def _lead(curves: _Curves) -> TurningPoint | None:
    """When whoever has most flags alone at the last took the lead."""
    leader, since = None, 0
    for moment, values in enumerate(zip(*curves, strict=True)):
        ahead = [seat for seat, value in enumerate(values) if value == max(values)]
        if len(ahead) == 1 and ahead[0] != leader:
            leader, since = ahead[0], moment
    return TurningPoint(since, "lead", leader) if leader is not None and since else None


def _count_felled(state: State, event: e.Event, felled: list[int]) -> None:
    """Add the walla that fell to an ayllu's attack; those of Amarus and gods count for nobody."""
    if isinstance(event, e.Killed) and (seat := state.game.seat_of[PIECE_INDEX[event.attacker]]) >= 0:
        felled[seat] += 1


def figures(initial: State, steps: Sequence[InkasStep]) -> tuple[Mapping[str, float], ...]:
    """What statistics keep of each seat: its flags, enemies that it felled, own wallas that died or were banished."""
    last = steps[-1].after if steps else initial
    seats = last.game.seats
    felled, lost = [0] * len(seats), [0] * len(seats)
    for step in steps:
        for event in step.events:
            _count_felled(step.after, event, felled)
            if isinstance(event, e.Killed | e.Banished):
                seat = step.after.game.seat_of[PIECE_INDEX[event.walla]]
                if seat != NOBODY:  # a god may be banished too
                    lost[seat] += 1
    return tuple(
        {"flags": last.flags.count(seat), "felled": felled[seat], "lost": lost[seat]} for seat in seats
    )


def _row(state: State, felled: Sequence[int]) -> dict[Measure, tuple[float, ...]]:
    """How everybody stands."""
    game, alive = state.game, state.look().alive

    def each(value: Callable[[int], float]) -> tuple[float, ...]:
        return tuple(value(seat) for seat in game.seats)

    found = {
        Measure.FLAGS: each(state.flags.count),
        Measure.LIVING: each(lambda seat: (alive & game.own[seat]).bit_count() if game.players else 0),
        Measure.FELLED: tuple(felled),
        Measure.LLAMAS: each(lambda seat: state.llamas[seat]),
    }
    if state.hands:
        found[Measure.CARDS] = each(lambda seat: len(state.hands[seat]))
    if state.pursuit:
        found[Measure.STORED] = tuple(state.pursuit.stored)
    return found


_SETTINGS: Final = (
    *("mode", "alliance", "alternate", "solo"),
    *dict.fromkeys(name for rules in (*MODE_RULES.values(), KIND_RULES) for name in rules),
)


def _setting(setup: Setup) -> Mapping[str, str]:
    """The mode, what the quest is besides, and the house rules; a set-up that says nothing of them has the rulings."""
    said = house_rules_said(setup.house_rules or HouseRules())
    variant = setup.variant
    rules = {
        name: _yes_or_no(value) if isinstance(value, bool) else str(value)
        for name, value in said.items()
        if name in variant.rules
    }
    return {"mode": setup.mode.value, **dict.fromkeys(variant.kinds, "yes"), **rules}


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


STATISTICS: Final = GameStatistics(
    reasons=tuple(Victory),
    seat_figures=(
        SeatFigure("flags", edges=_FLAG_EDGES, whole=True),
        SeatFigure("felled", edges=_FELLED_EDGES, whole=True),
        SeatFigure("lost"),
    ),
    figures=figures,
    settings=_SETTINGS,
    setting=_setting,
)
STORY: Final = StoryTelling(story)
