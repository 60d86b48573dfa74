"""What a position of a quest with hands is worth: the chances of every side to win, as one seat knows the cards."""

from math import exp
from typing import Final

from game.titles.inkas.bots.evaluation import OUT, STRIDE, by_side, products, shares, weighed, won
from game.titles.inkas.bots.founding import STALE, MapRace, standing
from game.titles.inkas.bots.hand_features import hand_features
from game.titles.inkas.bots.knowledge import Knowledge, held_for_powers
from game.titles.inkas.bots.pursuing import turns_to_goals, wins_now
from game.titles.inkas.bots.siege import turns_to_wipe_out
from game.titles.inkas.bots.weights import Weights
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.state import State

_FAR: Final = 60.0  # turns from the victory that are told apart
_BEYOND: Final = 0.25  # of a turn that is further, in a siege
_NEAR: Final = 10.0  # turns from the founding, up to which nobody thinks of wiping out
# what a turn nearer to the victory multiplies the chance by, as a logarithm, in a quest of two, and of more: there
# whoever fights serves the others, and the staff goes round and round
_HASTE: Final = 0.03
_HASTE_AMONG_MANY: Final = 0.15
_PATIENCE: Final = 40.0  # turns of each seat, after which haste grows
_MORE_HASTE: Final = 0.002  # by this much a turn
_OPEN: Final = 1e-4  # of a chance, for each turn that is still to be played
_UNSURE: Final = (
    5e-5  # of what is lacking without haste, so that of two such positions the safer one is better
)


class HandEvaluator:
    """Judges positions by the weights of the features; it counts how many it has judged."""

    def __init__(self, weights: Weights, known: Knowledge, root: State) -> None:
        """`root` is the position in which there is something to choose."""
        self._weights, self._row, self.knowledge = weights, list(weights.hands), known
        seats = len(root.game.seats)
        late = max(0.0, root.turn / seats - _PATIENCE)
        self._haste = (_HASTE if seats == 2 else _HASTE_AMONG_MANY) + _MORE_HASTE * late
        self._turns = [
            0.0 if root.is_out(seat) else self._to_win(root, seat, standing(root, seat, known, False))
            for seat in root.game.seats
        ]
        self.valued = 0

    def chances(self, state: State, following: int) -> list[float]:
        """By seat the chance to win where `following` moves next. While it is another one's turn, that one takes
        the cards that it can before the turn ends."""
        self.valued += 1
        if state.victory or wins_now(state):
            return won(state)
        turns = list(self._turns)
        found = self._shares(state, following, turns)
        progress = [self._haste * (before - turns[seat]) for seat, before in enumerate(self._turns)]
        for seat, gained in enumerate(by_side(state.game, progress)):
            # no rule ends a quest in which all wait; and who is as good as sure of it is to end it
            # but nothing is as good as to have won
            most = 1 - _OPEN * (1 + turns[seat]) - _UNSURE * (1 - found[seat])
            found[seat] = min(found[seat] * exp(gained), most)
        return found

    def shares(self, state: State, following: int) -> list[float]:
        """The same without haste, in sum 1 over the sides."""
        over = state.victory or wins_now(state)
        return won(state) if over else self._shares(state, following, list(self._turns))

    def _shares(self, state: State, following: int, turns: list[float]) -> list[float]:
        """The chances while the quest goes on; it notes by seat the turns to found."""
        seats = state.game.seats
        strengths = [OUT] * len(seats)
        for seat, numbers in self._numbers(state, following, turns):
            strengths[seat] = weighed(self._row, numbers)
            if state.pursuit:
                strengths[seat] += STRIDE * turns[seat]
            if self._weights.blood:
                enemies = state.game.played & ~state.game.side[seat] & ~state.look().alive
                strengths[seat] += self._weights.blood * enemies.bit_count()
        return shares(state.game, strengths)

    def _numbers(self, state: State, following: int, turns: list[float]) -> list[tuple[int, list[float]]]:
        """Each seat in play with its features; it notes by seat the turns to found."""
        in_play = [seat for seat in state.game.seats if not state.is_out(seat)]
        takes = state.mover if state.mover != following else NOBODY
        stands = {seat: standing(state, seat, self.knowledge, seat == takes) for seat in in_play}
        invoking = held_for_powers(state, self.knowledge)
        found = list[tuple[int, list[float]]]()
        for seat in in_play:
            turns[seat] = self._to_win(state, seat, stands[seat])
            shown = bool(self.knowledge.shown >> seat & 1)
            numbers = hand_features(
                state,
                seat,
                following,
                stands[seat],
                shown,
                seat == takes,
                turns[seat],
                invoking,
            )
            found.append((seat, numbers))
        return found

    def terms(self, state: State, following: int) -> list[list[float]]:
        """By seat what each feature, called `hand_features.NAMES`, and last its progress add to its strength; nothing
        for who is out."""
        turns = list(self._turns)
        found: list[list[float]] = [[] for _ in state.game.seats]
        for seat, numbers in self._numbers(state, following, turns):
            stride = STRIDE if state.pursuit else 0.0
            found[seat] = [*products(self._row, numbers), (stride - self._haste) * turns[seat]]
        return found

    def _to_win(self, state: State, seat: int, stands: MapRace) -> float:
        """The turns until a seat could win, by the founding, or by a goal, or by wiping out its enemies."""
        founding = turns_to_goals(state, seat) if state.pursuit else stands.turns
        if founding <= _NEAR or not self._weights.siege:
            return min(_FAR, founding)
        siege = self._weights.siege * turns_to_wipe_out(state, seat, stands.staff)
        if siege > _FAR:
            siege = _FAR + _BEYOND * (siege - _FAR)
        return min(founding, siege) if founding < STALE else siege
