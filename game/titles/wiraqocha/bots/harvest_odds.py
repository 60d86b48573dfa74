"""A position looked through, with what rivals whose turns come first leave of a seat's means to win."""

from itertools import combinations
from typing import Final, NamedTuple

from game.titles.wiraqocha.bots.drill_odds import DrillOdds
from game.titles.wiraqocha.rules.tokens import DRILL, IS_DRILL_TYPE, IS_ZEPPELIN_TYPE, MINER

RAY_SPARES: Final = 0.02  # the chance that a Death Ray which could stop a winning harvest is used otherwise
RAY_LEAVES: Final = 0.8  # what it leaves of the chance to win in another way
HARMED: Final = 0.8  # the share of rivals that lessen a harvest where they can
MADE_GOOD: Final = 0.9  # how much of the chance to drill again counts
BOTH_MADE_GOOD: Final = 0.6  # and of the chances to make good two losses at once
GUARD: Final = 6  # the protecting die that a rival puts on a tile it took
MANY: Final = 0.65  # several rivals spoil less than one by one: each leaves it to the others


class HarvestLoss(NamedTuple):
    """What a seat may lose: points of its harvest on a tile, with the chance that it gets them again in its turn."""

    tile: int
    points: int
    made_good: float
    once: bool  # a Camp may be robbed again and again


class HarvestOdds(DrillOdds):
    """The same, with what so many rivals whose turns come first leave of a harvest, and of other means."""

    def first(self, before: int) -> list[int]:
        """The seats whose turns are the next ones, so many."""
        return [(self.next + later) % len(self.game.colours) for later in range(before)]

    def ray_comes_first(self, before: int) -> bool:
        """Whether one of so many rivals whose turns come first may fire the Death Ray."""
        return any(self.may_fire[rival] for rival in self.first(before))

    def left_alone(
        self, seat: int, before: int, tiles: list[int], spoilers: float, robbed: bool = False
    ) -> float:
        """The chance that so many rivals whose turns come first take none of a seat's tiles, or spoil nothing by it.

        `spoilers` is the share of them that take one where they can. A Camp among the tiles may be plundered, too, or
        if it must not be `robbed` at all, from below.
        """
        left = 1.0
        for rival in self.first(before):
            open_to = [tile for tile in tiles if self.may_attack(rival, tile)]
            spoilt = self.taking_any(rival, open_to, 0, self.most_thrown[rival])
            if robbed and self.camp[seat] >= 0 and self.tunnels[rival]:
                spoilt = max(spoilt, self.chance_to_rob(rival, self.camp[seat]))
            left *= 1.0 - spoilers * min(1.0, spoilt)
        return self._together(left, before)

    def _together(self, left: float, before: int) -> float:
        """What rivals leave together, from what each by itself would leave; one may hold a Death Ray."""
        ray = RAY_LEAVES if self.ray_comes_first(before) else 1.0
        return ray * (left if before < 2 else left**MANY)

    def harvests_enough(self, seat: int, more: int) -> bool:
        """Whether the next harvest wins, with so many crystals more."""
        lacking = self.game.victory.crystals - self.crystals[seat] - more
        return self.harvest_next[seat] >= lacking

    def harvest_kept(self, seat: int, before: int) -> float:
        """The chance that a harvest wins though rivals come first: they leave it, or their harm is made good."""
        if not before:
            return 1.0
        lacking = self.game.victory.crystals - self.crystals[seat]
        to_spare = self.points_next[seat] - lacking * self.game.figures.points_per_crystal
        if self.ray_comes_first(before) and to_spare < self.tables.most_points:
            return RAY_SPARES
        losses = [
            HarvestLoss(tile, points, self._made_good(seat, tile, points), tile != self.camp[seat])
            for tile, points in self._losses(seat)
        ]
        return self._unharmed(seat, before, losses, to_spare)

    def harvest_left(self, seat: int, before: int) -> float:
        """The chance that they leave it as much as it would harvest now."""
        if not before:
            return 1.0
        losses = [
            HarvestLoss(tile, points, 0.0, tile != self.camp[seat]) for tile, points in self._losses(seat)
        ]
        to_spare = self.points_next[seat] % self.game.figures.points_per_crystal
        return self._unharmed(seat, before, losses, to_spare)

    def _losses(self, seat: int) -> list[tuple[int, int]]:
        """Where rivals may lessen the harvest of a seat, with the points: a Camp may be robbed of a crystal."""
        points, landing = self.tables.points, self.points_next[seat] > self.points[seat]
        losses = [
            (tile, points[tile])
            for tile, owner, kind in self.pieces
            if owner == seat and (IS_DRILL_TYPE[kind] or (landing and IS_ZEPPELIN_TYPE[kind]))
        ]
        if self.camp[seat] >= 0:
            losses.append((self.camp[seat], self.game.figures.points_per_crystal))
        return losses

    def _unharmed(self, seat: int, before: int, losses: list[HarvestLoss], to_spare: int) -> float:
        """The chance that rivals whose turns come first leave a seat the points it needs, or it makes the loss good.

        `to_spare` are the points that it does not need.
        """
        harms = [self._harms(rival, self.camp[seat], losses) for rival in self.first(before)]
        return self._together(_left_by(harms, (), to_spare), before)

    def _harms(
        self, rival: int, camp: int, losses: list[HarvestLoss]
    ) -> list[tuple[tuple[HarvestLoss, ...], float]]:
        """What a rival may take in its turn, one of these losses or two, and the chance that it can."""
        open_to = [
            loss
            for loss in losses
            if (self.may_rob(rival, camp) if loss.tile == camp else self.may_attack(rival, loss.tile))
        ]
        found: list[tuple[tuple[HarvestLoss, ...], float]] = [
            (
                (loss,),
                self.chance_to_rob(rival, camp)
                if loss.tile == camp
                else self.chance_to_take(rival, loss.tile),
            )
            for loss in open_to
        ]
        return found + [
            ((one, other), self.taking_both(rival, one.tile, other.tile))
            for one, other in combinations(open_to, 2)
        ]

    def _made_good(self, seat: int, tile: int, points: int) -> float:
        """The chance that a seat gets the points again which it lost on this tile."""
        if tile == self.camp[seat]:
            return self.one_more(seat)
        return MADE_GOOD * self._drill_again(seat, tile, points)

    def _drill_again(self, seat: int, lost: int, points: int) -> float:
        """The chance that a seat which lost the Drill of a tile takes it again, or another of so many points."""
        row, game = self.state.reserve[seat], self.game
        spent = 0 if self.has_workshop(seat) or row[DRILL] or row[MINER] else self.recovery_cubes(seat)
        if self.cubes[seat] + self.income[seat] < spent:
            return 0.0
        aims = self._aims(seat, self._drilled(seat, points, True))
        if not game.mountains >> lost & 1:
            aims.append((game.keys[lost], GUARD, 1))
        return self._any_of(seat, aims, spent, self.thrown[seat])


def _left_by(
    harms: list[list[tuple[tuple[HarvestLoss, ...], float]]], lost: tuple[HarvestLoss, ...], to_spare: int
) -> float:
    """The chance that a harvest still wins when these rivals, one after the other, have done what harms it most."""
    if not harms:
        return _still_wins(lost, to_spare)
    now, least, done = _still_wins(lost, to_spare), 0.0, None
    for harm, chance in harms[0]:
        if any(loss.once and loss in lost for loss in harm):
            continue
        gain = chance * (now - _still_wins((*lost, *harm), to_spare))
        if gain > least:
            least, done = gain, (harm, HARMED * min(1.0, chance))
    rest = _left_by(harms[1:], lost, to_spare)
    if done is None:
        return rest
    return (1.0 - done[1]) * rest + done[1] * _left_by(harms[1:], (*lost, *done[0]), to_spare)


def _still_wins(lost: tuple[HarvestLoss, ...], to_spare: int) -> float:
    """The chance that a seat which lost this makes enough of it good."""
    lacking = sum([loss.points for loss in lost]) - to_spare
    if lacking <= 0:
        return 1.0
    again = sorted([(loss.made_good, loss.points) for loss in lost], reverse=True)
    chance = 1.0
    for count, (good, points) in enumerate(again):
        chance *= good if not count else BOTH_MADE_GOOD * good
        lacking -= points
        if lacking <= 0:
            break
    return chance
