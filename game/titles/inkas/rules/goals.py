"""The goals of alternate quests: how far a seat has come with one, and who has won when a turn ended (section 28)."""

from dataclasses import dataclass
from typing import Final

from game.titles.inkas.content.definitions import WALLAS, Victory
from game.titles.inkas.content.goals import (
    Condition,
    DefeatingAyllus,
    DefeatingNeighbour,
    Dominating,
    FellingRoles,
    PlantingFlags,
    QuestWamanis,
    StoringLlamas,
    TakingSuyus,
)
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.events import GoalMet
from game.titles.inkas.rules.fixed_order import GOALS, HIDDEN_GOAL, NOBODY, PLAYED, bits
from game.titles.inkas.rules.places import is_dead
from game.titles.inkas.rules.pursuit import Pursuit
from game.titles.inkas.rules.state import State

_OF_A_SUYU: Final = 3  # peripheral wamanis


@dataclass(frozen=True, slots=True)
class Progress:
    """How much of a goal is done, and how much it asks for; the seats and wallas that are still in the way of it."""

    done: int
    need: int
    seats: int = 0  # mask of those that are to be defeated
    wallas: int = 0  # mask of those that have to fall

    @property
    def met(self) -> bool:
        """Whether the goal is met."""
        return self.done >= self.need


def progress(state: State, seat: int, goal: int, *, ending: bool = False) -> Progress:
    """How far a seat has come with a goal on offer (I-28.3); `ending`: as if the turn ended now."""
    pursuit = state.pursuit
    assert pursuit is not None
    condition: Condition = state.game.goals[goal]
    match condition:
        case PlantingFlags():
            return _flags(state, pursuit, seat, condition)
        case TakingSuyus(count):
            return Progress(sum(own == _OF_A_SUYU for own in flags_by_suyu(state, seat)), count)
        case DefeatingNeighbour(steps):
            return _defeated(state, 1 << state.game.order_from(seat)[steps], 1, ending)
        case DefeatingAyllus(count):
            enemies = sum(1 << other for other in state.game.seats) & ~state.game.sides[seat]
            return _defeated(state, enemies, count, ending)
        case FellingRoles(roles):
            wallas = _of_roles(state, seat, roles)
            left = wallas & ~(pursuit.fallen | (_dead_noted(state) if ending else 0))
            return Progress(wallas.bit_count() - left.bit_count(), wallas.bit_count(), wallas=left)
        case StoringLlamas(llamas):
            return Progress(pursuit.stored[seat], llamas)
        case Dominating():
            own = state.game.own[seat] >> PLAYED << PLAYED
            return Progress(int(bool(state.look().alive & own)), 1)


def _flags(state: State, pursuit: Pursuit, seat: int, condition: PlantingFlags) -> Progress:
    game = state.game
    printed = game.house_rules.quest_wamanis is QuestWamanis.PRINTED
    need = condition.printed if printed else condition.by_apus[len(game.seats)]
    at_qusqu = pursuit.qusqu != NOBODY and state.flags[pursuit.qusqu] == seat
    return Progress(state.flags.count(seat) + (condition.qusqu - 1 if at_qusqu else 0), need)


def flags_by_suyu(state: State, seat: int) -> list[int]:
    """How many flags of a seat stand in each suyu."""
    starts = range(0, len(state.flags), _OF_A_SUYU)
    return [state.flags[start : start + _OF_A_SUYU].count(seat) for start in starts]


def _defeated(state: State, seats: int, need: int, ending: bool) -> Progress:
    pursuit = state.pursuit
    assert pursuit is not None
    left = seats & ~(state.out | pursuit.defeated | (_dead_ayllus(state) if ending else 0))
    return Progress(seats.bit_count() - left.bit_count(), need, seats=left)


def _of_roles(state: State, seat: int, roles: tuple[str, ...]) -> int:
    """The wallas of these roles that enemies of a seat have by birth."""
    game = state.game
    born = game.enemies[seat] & game.noted_wallas
    return sum(1 << walla for walla in bits(born) if game.content.wallas[WALLAS[walla]].role in roles)


# what is noted for good, I-28.4


def _dead_ayllus(state: State) -> int:
    """The mask of seats whose born wallas all are dead; in Family these may live again until they are out."""
    if not state.game.advanced:
        return 0
    found = 0
    for seat, wallas in enumerate(state.game.wallas_of):
        if all(is_dead(state.places[walla]) for walla in wallas if walla < PLAYED):
            found |= 1 << seat
    return found


def _dead_noted(state: State) -> int:
    """The mask of dead wallas of the roles that goals ask for."""
    return sum(1 << walla for walla in bits(state.game.noted_wallas) if is_dead(state.places[walla]))


def _note(change: Change) -> None:
    """Note who is defeated and who has fallen when a turn has ended."""
    pursuit = change.state.pursuit
    assert pursuit is not None
    for seat in bits(_dead_ayllus(change.state) & ~pursuit.defeated):
        change.note_defeated(seat)
    for walla in bits(_dead_noted(change.state) & ~pursuit.fallen):
        change.note_fallen(walla)


# who has won


def turn_ended(change: Change) -> None:
    """The first in seat order from the one whose turn it was whose goal is met has won, with its partner (I-28.5)."""
    _note(change)
    state = change.state
    for seat in change.game.order_from(state.mover):
        for goal in met_goals(state, seat):
            change.emit(GoalMet, seat, GOALS[goal])
            change.end(Victory.GOAL, change.game.sides[seat])
            return


def met_goals(state: State, seat: int, *, ending: bool = False) -> list[int]:
    """The goals of a seat in play that are met, as far as they are seen; `ending`: as if the turn ended now."""
    pursuit = state.pursuit
    if pursuit is None or state.is_out(seat):
        return []
    seen = [goal for goal in pursuit.goals[seat] if goal != HIDDEN_GOAL]
    return [goal for goal in seen if progress(state, seat, goal, ending=ending).met]
