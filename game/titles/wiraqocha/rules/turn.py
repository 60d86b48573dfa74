"""The end of a turn, Phase III, and the beginning of the next one (sections 5, 7 and 13)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.wiraqocha.rules.action_rules import ActionRules
from game.titles.wiraqocha.rules.actions import End
from game.titles.wiraqocha.rules.change import Change
from game.titles.wiraqocha.rules.events import CampSteadied, CubesDiscarded, Harvested, TurnBegan, TurnEnded
from game.titles.wiraqocha.rules.holdings import Holdings
from game.titles.wiraqocha.rules.placement import sure_placement
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import UNPLACED, State
from game.titles.wiraqocha.rules.tokens import IS_DRILL_TYPE


def _end_refusal(state: State, _: End) -> Refusal | None:
    """The Camp must be placed where that is surely possible (W-7.10, R-87)."""
    if state.holdings().camp >= 0:
        return None
    tile = sure_placement(state)
    return None if tile == UNPLACED else refuse(Reason.CAMP_CAN_BE_PLACED, tile=state.game.labels[tile])


def _end_options(state: State, seen: Holdings) -> Sequence[End]:
    return () if _end_refusal(state, End()) else (End(),)


def _end(change: Change, _: End) -> None:
    """Phase III in its order, harvest, cube limit, refill (W-13.10), then the next player."""
    state = change.state
    ended, stopped = change.mover, state.holdings().camp < 0
    if not stopped:
        _harvest(change)
        if change.over:
            return
    _limit_cubes(change)
    change.refill_market()
    change.emit(TurnEnded, ended, stopped)
    begin_turn(change, (state.mover + 1) % len(change.game.colours))


def _harvest(change: Change) -> None:
    """Extraction points of the Drill-types, a crystal for every two (W-13.1 to W-13.4)."""
    state, game = change.state, change.game
    drills = [
        (game.labels[tile], game.extraction[tile] or game.figures.ground_extraction)
        for tile, kind in state.holdings().tokens
        if IS_DRILL_TYPE[kind]
    ]
    if not drills:
        return
    points = sum([amount for _, amount in drills])
    taken = change.gain_crystals(state.mover, points // game.figures.points_per_crystal)
    change.emit(Harvested, change.mover, tuple(drills), taken)
    if taken:
        change.settle(state.mover)


def _limit_cubes(change: Change) -> None:
    """Cubes above the limit are discarded (W-13.5, R-46)."""
    state = change.state
    surplus = state.cubes[state.mover] - change.game.figures.cube_limit
    if surplus > 0:
        change.move_cubes(state.mover, surplus)
        change.emit(CubesDiscarded, change.mover, surplus)


def begin_turn(change: Change, seat: int) -> None:
    """Phase I of a seat opens, and Camps that were probed have their protection back."""
    change.open_turn(seat)
    change.emit(TurnBegan, change.mover, change.state.turn)
    if change.state.probed:
        _steady_camps(change, 1 << seat if change.game.house_rules.probed_camp_waits_for_owner else -1)


def _steady_camps(change: Change, seats: int) -> None:
    """Probed Camps of these seats have their natural protection back (W-14.39, R-4)."""
    steadied = change.state.probed & seats
    change.steady_camps(steadied)
    for seat in change.game.seats:
        if steadied >> seat & 1:
            change.emit(CampSteadied, change.game.colours[seat])


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(End, "end", (End(),), _end_refusal, _end, before_camp=_end_options),
)
