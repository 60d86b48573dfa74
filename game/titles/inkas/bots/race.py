"""The race for Qusqu: in how many turns, about, each seat could plunge the staff where no flag stands."""

from typing import Final

from game.titles.inkas.bots.travel import FAR, MOST_LLAMAS, Means, Ways, entries, means
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY
from game.titles.inkas.rules.places import FLOOR, READY, lives
from game.titles.inkas.rules.staff_locks import locked_by
from game.titles.inkas.rules.state import State

LONGEST: Final = 12.0  # turns that are told apart
_DRAWING: Final = 1.0  # turns that a refused draw costs, on average (I-9.3)
_PARALYSED: Final = 2.0  # turns until somebody frees it, about
_DETOUR: Final = 0.7  # turns to lose for nothing where the staff is another's
_LOCKED: Final = 2.0  # turns until an enemy's power lets go of the staff, about


def cards_left(state: State) -> int:
    """The cards that lie face down; one of them is Qusqu."""
    return len(state.cards) - state.cards.count(NO_CARD)


def staff_place(state: State) -> int:
    """The wamani where the staff is, borne or not."""
    bearer = state.bearer
    if bearer != NOBODY:
        return state.places[bearer]
    return state.staff - FLOOR if state.staff >= FLOOR else state.staff


def open_holes(state: State) -> int:
    """The mask of peripheral wamanis whose card lies face down."""
    return sum([1 << place for place in range(PERIPHERAL) if state.cards[place] != NO_CARD])


def turns_to_plunge(state: State, seat: int, goals: int) -> float:
    """The turns until a seat could plunge the staff in one of the goals, the last of them included."""
    return StaffWays(state, seat).turns_to(goals)


class StaffWays:
    """How a seat could bring the staff anywhere: by way of moving, the turns until it is borne by a walla with it."""

    __slots__ = ("_place", "_turns")

    def __init__(self, state: State, seat: int) -> None:
        game, self._place = state.game, staff_place(state)
        known, llamas = means(state, seat), min(state.llamas[seat], MOST_LLAMAS)
        bearer, paralysed = state.bearer, state.look().paralysed
        self._turns: dict[Ways, float] = {}
        if bearer != NOBODY and game.seat_of[bearer] == seat:
            self._turns[known[bearer][llamas].ways] = _PARALYSED if paralysed >> bearer & 1 else 0.0
            return
        locking = locked_by(state) if state.lasting else NOBODY
        bound = locking != NOBODY and bearer != NOBODY  # nobody steals it
        # what lies untouchable its own Apu may let go of at any time
        late = 0.0 if locking == NOBODY or game.own[seat] >> locking & 1 else _LOCKED
        for walla in game.wallas_of[seat]:
            can = known[walla][llamas]
            turns = self._turns_to_staff(state, seat, walla, can)
            if turns >= LONGEST:
                continue
            if bearer == NOBODY:
                turns += (_DRAWING if state.staff < FLOOR else 0.0) + late
            elif (bound or not can.steals) and not game.side[seat] >> bearer & 1:
                turns += 2.0 ** -(can.attack - 1) + _DETOUR
            self._turns[can.ways] = min(turns, self._turns.get(can.ways, LONGEST))

    def _turns_to_staff(self, state: State, seat: int, walla: int, can: Means) -> float:
        """The turns until a walla is where the staff is."""
        at, place = state.places[walla], self._place
        if lives(at):
            reach = can.ways.turns[at][place]
            if can.steals:
                reach = min(reach, can.ways.beside[at][place])
            return max(1.0, reach) + (_PARALYSED if state.look().paralysed >> walla & 1 else 0.0)
        if at not in READY:
            return LONGEST
        reach = min([can.ways.turns[home][place] for home in entries(state, seat)], default=FAR)
        return reach + 1.0 if reach else 1.0  # placing is the Move of a turn

    def turns_to(self, goals: int) -> float:
        """The turns until the staff could be plunged in one of the goals, the last of them included."""
        best = LONGEST
        for ways, turns in self._turns.items():
            best = min(best, turns + max(1, ways.nearest(goals)[self._place]))
        return best


def turns_to_stand(state: State, seat: int, goals: int) -> float:
    """The turns until a walla of a seat could stand in one of these wamanis."""
    known, llamas = means(state, seat), min(state.llamas[seat], MOST_LLAMAS)
    best, paralysed = float(FAR), state.look().paralysed
    for walla in state.game.wallas_of[seat]:
        at = state.places[walla]
        near = known[walla][llamas].ways.nearest(goals)
        if lives(at):
            late = 2.0 if near[at] and paralysed >> walla & 1 else 0.0
            best = min(best, near[at] + late)
        elif at in READY:
            best = min(best, 1.0 + min([near[home] for home in entries(state, seat)], default=FAR))
    return min(LONGEST, best)
