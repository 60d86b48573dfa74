"""A position looked through, with who may win at once."""

from itertools import combinations
from typing import Final

from game.titles.wiraqocha.bots.chances import MOST_DICE, Aim, chances_of_any, chances_of_both
from game.titles.wiraqocha.bots.situation import Situation
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import CAMP, DRILL, IS_DRILL_TYPE, IS_ZEPPELIN_TYPE, MINER, NOBODY

BOTH: Final = 0.5  # what the dice for one of two things leave of the chance of the other
DENIED: Final = 0.06  # what each rival whose turn comes first takes from the chance of a win
DICE_FOR_CAMP: Final = 0.4  # what is left of a chance to take something when the Camp has to be placed first
CAMP_RETURNS: Final = 0.8  # the chance to place a Camp that is off the board
RAY_SPARES: Final = 0.2  # the chance that a Death Ray which could stop a winning harvest is used otherwise
FAR_POINTS: Final = 99  # more points than any tile has
LOST_CHANCE: Final = 0.04  # what may still come between a sure win in the next turn and its winner


class Evaluation(Situation):
    """A situation with the chance of every seat to win in its next turn.

    In Phase II it is taken as if the turn ended now: the harvest comes in, cubes above the limit are lost.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.wanted = [0] * len(
            self.game.colours
        )  # masks of tiles that would bring a Drill the points lacking
        self.chance_at_once = [self._at_once(seat) for seat in self.game.seats]

    def _at_once(self, seat: int) -> float:
        """The chance that the seat wins in its next turn, if no rival wins before it."""
        if self.state.winner != NOBODY:
            return 0.0
        before = (seat - self.next) % len(self.game.colours)
        home = self._camp_home(seat)
        best = home if self._builds_leviathan(seat) else 0.0
        if best < 0.9:
            treasure = self._treasure_at_once(seat) * (1.0 - self._robbed_before(seat, before))
            taken = max(treasure, self._theft_at_once(seat), self._drill_at_once(seat))
            best = max(best, taken if home == 1.0 else taken * DICE_FOR_CAMP)
        if before and self.camp[seat] >= 0:
            best *= 1.0 - 0.5 * min(1.0, self.risks[seat][4])
        if best < 0.9 and self.harvest_next[seat] >= self.game.victory.crystals - self.crystals[seat]:
            best = max(best, home * self._harvest_kept(seat, before))
        return best * (1.0 - LOST_CHANCE) * (1.0 - DENIED) ** before

    def _camp_home(self, seat: int) -> float:
        """The chance that the seat's Camp stands in its next turn: it may come back by an exchange or by dice."""
        if self.camp[seat] >= 0 or self.flying[seat]:
            return 1.0
        return CAMP_RETURNS if self.state.reserve[seat][CAMP] else 0.0

    def _robbed_before(self, seat: int, before: int) -> float:
        """The chance that one of so many rivals whose turns come first robs the seat's Camp of a relic."""
        left, camp = 1.0, self.camp[seat]
        if camp < 0 or not self.relics[seat]:
            return 0.0
        for later in range(before):
            left *= 1.0 - self.chance_to_rob((self.next + later) % len(self.game.colours), camp)
        return 1.0 - left

    def _harvest_kept(self, seat: int, before: int) -> float:
        """The chance that so many rivals whose turns come first leave the seat the harvest that wins."""
        if not before:
            return 1.0
        lacking = self.game.victory.crystals - self.crystals[seat]
        to_spare = self.points[seat] - lacking * self.game.figures.points_per_crystal
        if self._ray_comes_first(seat, before) and to_spare < self.tables.most_points:
            return RAY_SPARES
        share = before / (len(self.game.colours) - 1)
        kept = 1.0 - share * min(1.0, self.risks[seat][4])
        for points, chance in self.drills_at_risk[seat]:
            if points > to_spare:
                kept *= 1.0 - share * min(1.0, chance)
        return kept

    def _ray_comes_first(self, seat: int, before: int) -> bool:
        """Whether a rival whose turn comes before the seat's may fire the Death Ray."""
        state, ray = self.state, self.game.ray_cards
        if state.ray_fired:
            return False
        price = [self.tables.costs[card] for card in state.market if ray >> card & 1]
        for rival in [(self.next + later) % len(self.game.colours) for later in range(before)]:
            buys = price and price[0] in self.payable(rival, 0)
            if self.camp[rival] >= 0 and (buys or state.cards[rival] & ray):
                return True
        return False

    def _drill_at_once(self, seat: int) -> float:
        """The chance to win by the harvest with a Drill that takes a tile in that turn, a robbed crystal, or both."""
        figures = self.game.figures
        lacking = self.game.victory.crystals - self.crystals[seat] - self.harvest_next[seat]
        if not 1 <= lacking <= 2 or self.camp[seat] < 0:
            return 0.0
        robbed = [
            tile
            for rival, tile in enumerate(self.camp)
            if rival != seat and tile >= 0 and self.crystals[rival] and tile != self.state.shield
        ]
        points = figures.points_per_crystal - self.points_next[seat] % figures.points_per_crystal
        row, fallen = self.state.reserve[seat], self.state.graveyard[seat]
        waiting, spent = bool(row[DRILL] or row[MINER]), 0
        if not waiting and (fallen[DRILL] or fallen[MINER]):
            waiting = True
            spent = 0 if self.state.cards[seat] & self.game.workshop_cards else figures.recover_cubes
        drilled = self._drilled(seat, points, waiting)
        self.wanted[seat] = sum([1 << tile for tile in drilled])
        if lacking == 1:
            return max(self._taking_any(seat, [*robbed, *drilled], spent), self._taking_any(seat, robbed, 0))
        best = max([self.chance_to_rob(seat, tile, spent) for tile in robbed], default=0.0)
        return BOTH * best * self._taking_any(seat, drilled, spent)

    def _drilled(self, seat: int, points: int, waiting: bool) -> list[int]:
        """The tiles that would bring so many points more to a Drill of the seat, or to one of its reserve beside it."""
        board, state, points_of = self.state.board, self.state, self.tables.points
        least = min(
            [points_of[tile] for tile, owner, kind in self.pieces if owner == seat and IS_DRILL_TYPE[kind]],
            default=FAR_POINTS,
        )
        return [
            tile
            for tile in self.game.territories
            if (
                (waiting and self.reach[seat] >> tile & 1 and points_of[tile] >= points)
                or points_of[tile] >= least + points
            )
            and not self.game.mountains >> tile & 1
            and (board[tile] < 0 or (board[tile] >> 3 != seat and not IS_ZEPPELIN_TYPE[board[tile] & 7]))
            and tile not in (state.shield, state.devastated)
        ]

    def _taking_any(self, seat: int, tiles: list[int], spent: int) -> float:
        """The chance that a seat takes or robs at least one of the tiles in its next turn, having spent some cubes."""
        if not tiles or self.cubes[seat] + self.income[seat] < spent:
            return 0.0
        aims = frozenset([(self.game.keys[tile], *self.protection(tile, self.probe[seat])) for tile in tiles])
        steps = self.steps_with(seat, spent)
        return chances_of_any(aims, self.thrown[seat], self.again[seat], self.face[seat])[steps]

    def _harvests_enough(self, seat: int, more: int) -> bool:
        """Whether the next harvest wins, with so many crystals more."""
        lacking = self.game.victory.crystals - self.crystals[seat] - more
        return self.camp[seat] >= 0 and (lacking <= 0 or self.harvest_next[seat] >= lacking)

    def _treasure_at_once(self, seat: int) -> float:
        """The chance to get the last relic, or the last two."""
        lacking = self.game.victory.relics - self.useful_relics[seat]
        chances = sorted([chance for chance, _ in self.odds[seat]])
        if lacking > 2 or len(chances) < lacking:
            return 0.0
        if lacking == 1 or chances[-1] == 1.0:  # one of them is but to be picked up
            return chances[-lacking]
        return self._two_relics_at_once(seat)

    def _two_relics_at_once(self, seat: int) -> float:
        """The chance to get two relics in one turn, each by taking or robbing another tile."""
        places: list[tuple[Aim, float]] = []
        for owner, tile in self.relic_places:
            piece = self.state.board[tile]
            lost = owner < 0 and (piece >> 3 == seat or not self.finders[seat][1])
            if owner == seat or tile < 0 or tile == self.state.shield or lost:
                continue
            level, count = self.protection(tile, 0 if places else self.probe[seat])
            share = 1.0 if owner >= 0 else self.entry(seat, tile, piece)
            places.append(((self.game.keys[tile], level, count), share))
        dice, best = min(MOST_DICE, self.thrown[seat] + self.extra[seat]), 0.0
        for (one, share), (other, its) in combinations(places, 2):
            found = chances_of_both(one, other, dice, self.again[seat], self.face[seat])
            best = max(best, found[self.steps[seat]] * share * its)
        return best

    def _theft_at_once(self, seat: int) -> float:
        """The chance to win by robbing a Camp of a crystal or an Invention, with a card that is bought too."""
        by_crystal, best = self._harvests_enough(seat, 1), 0.0
        offers = [(0, 0), *self.payable(seat, 0)]
        by_crystal_paid = [cost for cost in self.payable(seat, 1) if self._completed(seat, *cost)]
        for rival, camp in enumerate(self.camp):
            if rival == seat or camp < 0:
                continue
            spent = self._spent_on_theft(seat, rival, offers)
            if self.crystals[rival]:
                spent += [0] if by_crystal else [price for price, _ in by_crystal_paid]
            if spent:
                best = max(best, self.chance_to_rob(seat, camp, min(spent)))
        return best

    def _spent_on_theft(self, seat: int, rival: int, offers: list[tuple[int, int]]) -> list[int]:
        """What a seat may pay for a card, of these costs, that completes the Leviathan with a stolen Invention."""
        inventions = self.tables.owned(self.state.cards[rival] & self.game.inventions)
        stolen = [self.tables.costs[card] for card in inventions]
        return [
            price
            for price, somnium in offers
            for other, more in stolen
            if self._completed(seat, price + other, somnium + more)
        ]

    def _completed(self, seat: int, price: int, somnium: int) -> bool:
        """Whether cards of this price and so many crystals complete the Leviathan of the seat."""
        goal, (cubes, crystals, _, _) = self.state.game.victory.leviathan, self.sums[seat]
        return cubes + price >= goal.resources and crystals + somnium >= goal.somnium

    def _builds_leviathan(self, seat: int) -> bool:
        """Whether a card on offer completes the Leviathan with what the seat will have."""
        if self.camp[seat] < 0 and seat != self.next:
            return False
        return any(self._completed(seat, price, somnium) for price, somnium in self.payable(seat, 0))
