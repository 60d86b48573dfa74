"""A position looked through, with who may win at once."""

from itertools import combinations
from typing import Final

from game.titles.wiraqocha.bots.chances import chances_of_any
from game.titles.wiraqocha.bots.relic_odds import RelicOdds
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import CAMP, DRILL, IS_DRILL_TYPE, IS_ZEPPELIN_TYPE, MINER, NOBODY

BOTH: Final = 0.5  # what the dice for one of two things leave of the chance of the other
DENIED: Final = 0.06  # what each rival whose turn comes first takes from the chance of a win
DICE_FOR_CAMP: Final = 0.4  # what is left of a chance to take something when the Camp has to be placed first
CAMP_RETURNS: Final = 0.8  # the chance to place a Camp that is off the board
RAY_SPARES: Final = 0.2  # the chance that a Death Ray which could stop a winning harvest is used otherwise
RAY_LEAVES: Final = 0.6  # what it leaves of the chance to win in another way
FAR_POINTS: Final = 99  # more points than any tile has
SPOILERS: Final = 0.8  # the share of rivals that spoil a win where they can
NOT_MADE_GOOD: Final = 0.5  # those whose harm to a harvest is not made good in the same turn
PARRIED: Final = 0.25  # the chance that a victim whose turn comes first prevents a theft that would win
BOUGHT: Final = 0.3  # the chance that a rival buys the one card that would win
LOST_CHANCE: Final = 0.04  # what may still come between a sure win in the next turn and its winner


class Evaluation(RelicOdds):
    """A situation with the chance of every seat to win in its next turn.

    What a situation says of Phase I and II holds here too.
    """

    def __init__(self, state: State, throwing: bool = False) -> None:
        super().__init__(state, throwing)
        # Masks of the tiles that would bring a Drill the points that are lacking.
        self.wanted = [0] * len(self.game.colours)
        self.chance_at_once = [self._at_once(seat) for seat in self.game.seats]

    def _at_once(self, seat: int) -> float:
        """The chance that the seat wins in its next turn, if no rival wins before it."""
        if self.state.winner != NOBODY:
            return 0.0
        before = (seat - self.next) % len(self.game.colours)
        home = self._camp_home(seat)
        best = home * self._building_kept(seat, before) if self._builds_leviathan(seat) else 0.0
        if best < 0.9 and self.harvest_next[seat] >= self.game.victory.crystals - self.crystals[seat]:
            best = max(best, home * self._harvest_kept(seat, before))
        if best < 0.9:
            ways = self._treasure_at_once, self._theft_at_once, self._drill_at_once
            taken = max([way(seat, before) for way in ways])
            best = max(best, taken if home == 1.0 else taken * DICE_FOR_CAMP)
        return best * (1.0 - LOST_CHANCE) * (1.0 - DENIED) ** before

    def _camp_home(self, seat: int) -> float:
        """The chance that the seat's Camp stands in its next turn: it may come back by an exchange or by dice."""
        if self.camp[seat] >= 0 or (self.flying[seat] and seat != self.throwing):
            return 1.0
        return CAMP_RETURNS if self.state.reserve[seat][CAMP] else 0.0

    def _camp_stands(self, seat: int, before: int) -> float:
        """How much the chance that the Camp has to be placed first, if rivals come first, leaves of a win."""
        return 1.0 - 0.5 * min(1.0, self.risks[seat][4]) if before and self.camp[seat] >= 0 else 1.0

    def _building_kept(self, seat: int, before: int) -> float:
        """The chance that they leave it a card that completes its Leviathan, and the cubes for it."""
        if not before:
            return 1.0
        fitting = [cost for cost in self.payable(seat, 0) if self._completed(seat, *cost)]
        cheapest = min([price for price, _ in fitting])
        to_spare = self.cubes[seat] + self.income[seat] - cheapest
        paying = [
            tile for tile, owner, _ in self.pieces if owner == seat and self.tables.tiles[tile][0] > to_spare
        ]
        kept = self._camp_stands(seat, before) * self._left_alone(seat, before, paying)
        bought = len(fitting) == 1 and any(
            fitting[0] in self.payable(rival, 0) for rival in self._first(before)
        )
        return kept * (1.0 - BOUGHT) if bought else kept

    def _left_alone(
        self, seat: int, before: int, tiles: list[int], robbed: bool = False, spoilers: float = SPOILERS
    ) -> float:
        """The chance that so many rivals whose turns come first take none of a seat's tiles, or spoil nothing by it.

        A Camp among them may be plundered, too, or if it must not be `robbed` at all, from below.
        """
        left = RAY_LEAVES if self._ray_comes_first(before) else 1.0
        for rival in self._first(before):
            dice = self.most_thrown[rival]
            spoilt = self._taking_any(
                rival, [tile for tile in tiles if self.may_attack(rival, tile)], 0, dice
            )
            if robbed and self.camp[seat] >= 0 and self.tunnels[rival]:
                spoilt = max(spoilt, self.chance_to_rob(rival, self.camp[seat]))
            left *= 1.0 - spoilers * spoilt
        return left

    def _harvest_kept(self, seat: int, before: int) -> float:
        """The chance that so many rivals whose turns come first leave the seat the harvest that wins."""
        if not before:
            return 1.0
        lacking = self.game.victory.crystals - self.crystals[seat]
        to_spare = self.points[seat] - lacking * self.game.figures.points_per_crystal
        if self._ray_comes_first(before) and to_spare < self.tables.most_points:
            return RAY_SPARES
        robbed = self.harvest_next[seat] == lacking
        return self._left_alone(seat, before, self._needed(seat, to_spare), robbed, NOT_MADE_GOOD)

    def _harvest_left(self, seat: int, before: int) -> float:
        """The chance that they leave it as much as it would harvest now."""
        if not before:
            return 1.0
        to_spare = self.points[seat] % self.game.figures.points_per_crystal
        return self._left_alone(seat, before, self._needed(seat, to_spare), True, NOT_MADE_GOOD)

    def _needed(self, seat: int, to_spare: int) -> list[int]:
        """Where a seat must stand to harvest as much: its Camp, and Drills with more points than it can spare."""
        drills = [tile for tile in self.drill_tiles[seat] if self.tables.points[tile] > to_spare]
        return [self.camp[seat], *drills] if self.camp[seat] >= 0 else drills

    def _ray_comes_first(self, before: int) -> bool:
        """Whether one of so many rivals whose turns come first may fire the Death Ray."""
        return any(self.may_fire[rival] for rival in self._first(before))

    def _first(self, before: int) -> list[int]:
        """The seats whose turns are the next ones, so many."""
        return [(self.next + later) % len(self.game.colours) for later in range(before)]

    def _drill_at_once(self, seat: int, before: int) -> float:
        """The chance to win by the harvest with a Drill that takes a tile in that turn, a robbed crystal, or both."""
        figures = self.game.figures
        lacking = self.game.victory.crystals - self.crystals[seat] - self.harvest_next[seat]
        if lacking > 2 or self._camp_home(seat) == 0.0:
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
        dice = self.thrown[seat]
        if lacking <= 1:  # none lacking: it may make good what rivals destroy
            taken = self._taking_any(seat, [*robbed, *drilled], spent, dice)
            best = max(taken, self._taking_any(seat, robbed, 0, dice))
        else:
            best = max([self.chance_to_rob(seat, tile, spent) for tile in robbed], default=0.0)
            best *= BOTH * self._taking_any(seat, drilled, spent, dice)
        return best * self._harvest_left(seat, before) if best > 0.0 else 0.0

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

    def _taking_any(self, seat: int, tiles: list[int], spent: int, dice: int) -> float:
        """The chance that a seat with so many dice takes or robs at least one of the tiles, having spent some cubes."""
        if not tiles or self.cubes[seat] + self.income[seat] < spent:
            return 0.0
        aims = frozenset([(self.game.keys[tile], *self.protection(tile, self.probe[seat])) for tile in tiles])
        again, face = self.again[seat], self.face[seat]
        means = self.means_after(seat, spent, dice)
        return max([chances_of_any(aims, number, again, face)[steps] for number, steps in means])

    def _harvests_enough(self, seat: int, more: int) -> bool:
        """Whether the next harvest wins, with so many crystals more."""
        lacking = self.game.victory.crystals - self.crystals[seat] - more
        return self._camp_home(seat) > 0.0 and self.harvest_next[seat] >= lacking

    def _treasure_at_once(self, seat: int, before: int) -> float:
        """The chance to get the last relic, or the last two."""
        lacking = self.game.victory.relics - self.useful_relics[seat]
        chances = sorted([chance for _, chance, _ in self.odds[seat]])
        if lacking > 2 or len(chances) < lacking:
            return 0.0
        camp = [self.camp[seat]] if self.camp[seat] >= 0 else []
        held = self._ruins_held(seat)
        if not held:
            best = chances[-1] if lacking == 1 else self._two_relics_at_once(seat)
            camp += self.only_finder(seat)
            return best * self._left_alone(seat, before, camp, True) if best > 0.0 else 0.0
        kept = [] if len(held) > 1 else held  # one of them is enough
        best = chances[-lacking] * self._left_alone(seat, before, [*camp, *kept], True)
        if lacking == 1 and len(chances) > 1 and before:
            best = max(best, chances[-2] * self._left_alone(seat, before, camp, True))
        return best

    def _ruins_held(self, seat: int) -> list[int]:
        """The Ruins where a Zeppelin of the seat has but to set down an Explorer for the relic."""
        if not self.sets_down(seat):
            return []
        board = self.state.board
        held = [tile for owner, tile in self.relic_places if owner < 0 and board[tile] >> 3 == seat]
        return [tile for tile in held if IS_ZEPPELIN_TYPE[board[tile] & 7]]

    def _two_relics_at_once(self, seat: int) -> float:
        """The chance to get two relics in one turn, each by taking or robbing another tile."""
        places: list[tuple[int, float]] = []
        for owner, tile in self.relic_places:
            piece = self.state.board[tile]
            lost = owner < 0 and (
                piece >> 3 == seat or not self.finders[seat][0] or self.fliers_only(tile, piece)
            )
            if owner == seat or tile < 0 or tile == self.state.shield or lost:
                continue
            places.append((tile, 1.0 if owner >= 0 else self.entry(seat, tile, piece)))
        return max(
            [
                self.taking_both(seat, one, other) * share * its
                for (one, share), (other, its) in combinations(places, 2)
            ],
            default=0.0,
        )

    def _theft_at_once(self, seat: int, before: int) -> float:
        """The chance to win by robbing a Camp of a crystal or an Invention, with a card that is bought too."""
        if not self._cubes_in_reach(seat, 3) and not self._harvests_enough(seat, 2):
            return 0.0
        by_crystal, best = self._harvests_enough(seat, 1), 0.0
        stands = self._camp_stands(seat, before)
        harvests = self._harvest_left(seat, before) if by_crystal else 0.0
        offers = [(0, 0), *self.payable(seat, 0)]
        by_crystal_paid = [cost for cost in self.payable(seat, 1) if self._completed(seat, *cost)]
        for rival, camp in enumerate(self.camp):
            if rival == seat or camp < 0:
                continue
            tried = 1.0 - PARRIED if (rival - self.next) % len(self.camp) < before else 1.0
            spent = self._spent_on_theft(seat, rival, offers)
            if self.crystals[rival]:
                spent += [price for price, _ in by_crystal_paid]
                if by_crystal:
                    best = max(best, tried * harvests * self.chance_to_rob(seat, camp))
            if spent:
                best = max(best, tried * stands * self.chance_to_rob(seat, camp, min(spent)))
        return best if best > 0.0 else stands * self._two_thefts_at_once(seat, offers)

    def _two_thefts_at_once(self, seat: int, offers: list[tuple[int, int]]) -> float:
        """The chance to win by two thefts in one turn: of crystals, or of Inventions with a card that is bought."""
        loot = [
            (rival, camp)
            for rival, camp in enumerate(self.camp)
            if rival != seat and camp >= 0 and self.may_rob(seat, camp)
        ]
        crystals = [camp for rival, camp in loot for _ in range(min(2, self.crystals[rival]))]
        pairs = list(combinations(crystals, 2)) if self._harvests_enough(seat, 2) else []
        inventions = [
            (camp, *self.tables.costs[card])
            for rival, camp in loot
            for card in self.tables.owned(self.state.cards[rival] & self.game.inventions)
        ]
        pairs += [
            (one, other)
            for (one, price, somnium), (other, more, crystal) in combinations(inventions, 2)
            if any(
                self._completed(seat, price + more + cost, somnium + crystal + paid) for cost, paid in offers
            )
        ]
        return max([self.taking_both(seat, one, other) for one, other in set(pairs)], default=0.0)

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

    def _cubes_in_reach(self, seat: int, cards: int) -> bool:
        """Whether so many cards could be dear enough to complete the Leviathan of the seat."""
        return self.sums[seat][0] + cards * self.tables.dearest >= self.game.victory.leviathan.resources

    def _builds_leviathan(self, seat: int) -> bool:
        """Whether a card on offer completes the Leviathan with what the seat will have."""
        if not self._cubes_in_reach(seat, 1) or (self.camp[seat] < 0 and seat != self.next):
            return False
        return any(self._completed(seat, price, somnium) for price, somnium in self.payable(seat, 0))
