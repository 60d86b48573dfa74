"""A position looked through, with the chances to harvest or to rob more in a turn, once the Camp stands."""

from itertools import combinations
from typing import Final

from game.titles.wiraqocha.bots.chances import Aim, chances_of_any
from game.titles.wiraqocha.bots.relic_odds import RelicOdds
from game.titles.wiraqocha.bots.situation import NEVER
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import CAMP, DRILL, IS_ZEPPELIN_TYPE, MINER

MOST_DRILLED: Final = 4  # tiles that two Drills at once are thought of for
DICE_FOR_CAMP: Final = 0.25  # what is left of a chance to take two tiles when the Camp has to be placed first
MOST_STONES: Final = 2  # tiles that are looked at on the way to another
OTHER_WAY: Final = 0.8  # how much it adds that a Drill may come by a second step
MOST_CAMPS: Final = 2  # tiles that are looked at for a Camp which is off the board
FAR_POINTS: Final = 99  # more points than any tile has


class DrillOdds(RelicOdds):
    """The odds of relics, with those of a harvest that a Drill, a robbed crystal or both make larger."""

    def __init__(self, state: State, throwing: bool = False) -> None:
        super().__init__(state, throwing)
        # Masks of the tiles that would bring a Drill the points that are lacking.
        self.wanted = [0] * len(self.game.colours)
        self._places: dict[int, list[int]] = {}  # where each seat may place its Camp, once it was asked for

    def camp_stands(self, seat: int) -> bool:
        """Whether the Camp of a seat stands when it throws next: an exchange may bring it back (W-6.13)."""
        if self.camp[seat] >= 0:
            return True
        return self.flying[seat] and seat != self.throwing and self.state.reserve[seat][CAMP] > 0

    def camp_placed(self, seat: int) -> float:
        """The chance that it stands in its next turn, by dice where nothing else brings it back."""
        if self.camp_stands(seat):
            return 1.0
        places = self._camp_places(seat)
        return self._any_of(seat, self._aims(seat, places), 0, self.most_thrown[seat])

    def beside_camp(self, seat: int, tile: int, chance: float, spent: int = 0, dice: int = 0) -> float:
        """What is left of a chance to take or rob a tile if the Camp has to be placed first (W-7.8)."""
        if chance <= 0.0 or self.camp_stands(seat):
            return chance
        places = self._camp_places(seat)
        both = [self.taking_both(seat, place, tile, spent, dice) for place in places]
        return min(chance, max(both, default=0.0))

    def robbing(self, seat: int, camp: int, spent: int = 0) -> float:
        """The chance that a seat robs the Camp on this tile, when its own Camp has been placed."""
        return self.beside_camp(seat, camp, self.chance_to_rob(seat, camp, spent), spent)

    def taking_two(self, seat: int, one: int, other: int, spent: int = 0) -> float:
        """The chance that it takes or robs two tiles in one turn, when its own Camp has been placed."""
        chance = self.taking_both(seat, one, other, spent)
        return chance if self.camp_stands(seat) else DICE_FOR_CAMP * self.camp_placed(seat) * chance

    def _camp_places(self, seat: int) -> list[int]:
        """The likeliest tiles for a Camp from the reserve: beside its tokens, if there are any (W-12.3, W-12.4)."""
        if seat not in self._places:
            self._places[seat] = self._found_places(seat)
        return self._places[seat]

    def _found_places(self, seat: int) -> list[int]:
        if not self.state.reserve[seat][CAMP]:
            return []
        anywhere, reach = not self.tokens[seat], self.reach[seat]
        open_to = [tile for tile in self.open_on_foot(seat) if anywhere or reach >> tile & 1]
        return self._likeliest(seat, open_to, MOST_CAMPS)

    def _likeliest(self, seat: int, tiles: list[int], most: int) -> list[int]:
        """So many of the tiles, those that the seat takes most surely."""
        return sorted(tiles, key=lambda tile: -self.taking(seat, tile, 0, False))[:most]

    def one_more(self, seat: int) -> float:
        """The chance that a seat harvests or robs one crystal more in its next turn."""
        robbed, (drilled, spent) = self.robbed_of_crystals(seat), self.drilled_for_more(seat)
        dice = self.thrown[seat]
        taken = self.taking_any(seat, [*robbed, *drilled], spent, dice)
        if spent:
            taken = max(taken, self.taking_any(seat, robbed, 0, dice))
        return taken + OTHER_WAY * (1.0 - taken) * self._drilled_in_two_steps(seat, spent)

    def _drilled_in_two_steps(self, seat: int, spent: int) -> float:
        """The chance to harvest one more with a Drill for which another tile has to be taken, or a Miner stolen."""
        if not self.camp_stands(seat) or not self.tokens[seat]:
            return 0.0
        points, reach = self._points_for(seat, 1), self.reach[seat]
        veins = [tile for tile in self.open_on_foot(seat) if self.tables.points[tile] >= points]
        if self._drill_cubes(seat) < NEVER:
            ways = [
                (stone, tile) for tile in veins if not reach >> tile & 1 for stone in self._stones(seat, tile)
            ]
        else:
            ways = [
                (camp, tile) for camp in self._miners_to_steal(seat) for tile in veins if reach >> tile & 1
            ]
        dice = self.thrown[seat]  # a crystal for another would be missing
        return max([self.taking_both(seat, one, tile, spent, dice) for one, tile in ways], default=0.0)

    def _miners_to_steal(self, seat: int) -> list[int]:
        """The Camp that a seat may rob of the Miner while it waits in its owner's reserve, if there is one."""
        return [
            camp
            for rival, camp in enumerate(self.camp)
            if rival != seat
            and camp >= 0
            and self.state.reserve[rival][MINER]
            and self.state.cards[rival] & self.tables.miner_card
            and self.may_rob(seat, camp)
        ]

    def _stones(self, seat: int, tile: int) -> list[int]:
        """The likeliest tiles beside this one from which a token of the reserve could go there."""
        neighbours = self.tables.tiles[tile][3]
        beside = [stone for stone in self.open_on_foot(seat) if neighbours >> stone & 1]
        return self._likeliest(seat, beside, MOST_STONES)

    def robbed_of_crystals(self, seat: int) -> list[int]:
        """The Camps where a seat may rob a crystal."""
        return [
            tile
            for rival, tile in enumerate(self.camp)
            if rival != seat and tile >= 0 and self.crystals[rival] and tile != self.state.shield
        ]

    def drilled_for_more(self, seat: int) -> tuple[list[int], int]:
        """The tiles that bring the harvest of a seat one crystal more, and the cubes for a Drill for them."""
        cubes = self._drill_cubes(seat)
        waiting = cubes < NEVER
        spent = cubes if waiting else 0
        drilled = self._drilled(seat, self._points_for(seat, 1), waiting)
        self.wanted[seat] = sum([1 << tile for tile in drilled])
        return drilled, spent

    def _points_for(self, seat: int, crystals: int) -> int:
        """The points that the harvest of a seat lacks for so many crystals more."""
        points = self.game.figures.points_per_crystal
        return crystals * points - self.points_next[seat] % points

    def two_drilled(self, seat: int, crystals: int) -> float:
        """The chance that two Drills which take tiles in one turn bring so many crystals more."""
        points_of, row = self.tables.points, self.state.reserve[seat]
        points = self._points_for(seat, crystals)
        waiting, spent = row[DRILL] + row[MINER], 0
        fallen = self.state.graveyard[seat]
        back = fallen[DRILL] + fallen[MINER]
        if back and self.has_workshop(seat):
            waiting, back = waiting + 1, back - 1
        if back and waiting < 2 and self.cubes[seat] + self.income[seat] >= self.recovery_cubes(seat):
            waiting, spent = waiting + 1, self.recovery_cubes(seat)
        # What the two leave behind: nothing from the reserve, else the least there is.
        landing = self._landing(seat)
        left = [0] * (waiting - len(landing)) + [points_of[tile] for tile in landing]
        left += [points_of[tile] for tile in self.drill_tiles[seat]]
        left.sort()
        if len(left) < 2:
            return 0.0
        chances = self.tables.in_the_open(self.thrown[seat], self.again[seat], self.face[seat])
        tiles = sorted(
            self._drilled(seat, 1, waiting > 0), key=lambda tile: (-points_of[tile], -chances[tile][0])
        )
        return max(
            [
                self.taking_two(seat, one, other, spent)
                for one, other in combinations(tiles[:MOST_DRILLED], 2)
                if points_of[one] + points_of[other] - left[0] - left[1] >= points
            ],
            default=0.0,
        )

    def _drill_cubes(self, seat: int) -> int:
        """The cubes for a Drill that may go to a tile beside others: none if one waits, NEVER if none can be had."""
        row, fallen = self.state.reserve[seat], self.state.graveyard[seat]
        if row[DRILL] or row[MINER]:
            return 0
        if not fallen[DRILL] and not fallen[MINER]:
            return NEVER
        cubes = 0 if self.has_workshop(seat) else self.recovery_cubes(seat)
        return cubes if cubes <= self.cubes[seat] + self.income[seat] else NEVER

    def _landing(self, seat: int) -> list[int]:
        """The tiles where a Drill of the reserve replaces a Zeppelin before the throw (W-6.7), the best first."""
        row = self.state.reserve[seat]
        fallen = self.state.graveyard[seat]
        waiting = row[DRILL] + row[MINER] + (self.has_workshop(seat) and fallen[DRILL] + fallen[MINER] > 0)
        if not waiting or not self.flying[seat] or seat == self.throwing:
            return []
        below = [tile for tile, owner, kind in self.pieces if owner == seat and IS_ZEPPELIN_TYPE[kind]]
        return sorted(below, key=lambda tile: -self.tables.points[tile])[:waiting]

    def _drilled(self, seat: int, points: int, waiting: bool) -> list[int]:
        """The tiles that would bring so many points more to a Drill of the seat, or to one of its reserve beside it.

        One that lands by a Zeppelin may go on from there.
        """
        points_of = self.tables.points
        standing = [*self.drill_tiles[seat], *self._landing(seat)]
        least = min([points_of[tile] for tile in standing], default=FAR_POINTS)
        return [
            tile
            for tile in self.open_on_foot(seat)
            if (waiting and self.reach[seat] >> tile & 1 and points_of[tile] >= points)
            or points_of[tile] >= least + points
        ]

    def taking_any(self, seat: int, tiles: list[int], spent: int, dice: int) -> float:
        """The chance that a seat with so many dice takes or robs at least one of the tiles, having spent some cubes."""
        if not tiles or self.cubes[seat] + self.income[seat] < spent:
            return 0.0
        if not self.camp_stands(seat):
            return max([self.beside_camp(seat, tile, 1.0, spent, dice) for tile in tiles])
        return self._any_of(seat, self._aims(seat, tiles), spent, dice)

    def _aims(self, seat: int, tiles: list[int]) -> list[Aim]:
        return [(self.game.keys[tile], *self.protection(tile, self.probe[seat])) for tile in tiles]

    def _any_of(self, seat: int, aims: list[Aim], spent: int, dice: int) -> float:
        """The chance that a seat with so many dice reaches one of these aims at least."""
        if not aims:
            return 0.0
        again, face, held = self.again[seat], self.face[seat], self.held[seat]
        means = self.means_after(seat, spent, dice)
        return max(
            [chances_of_any(frozenset(aims), number, again, face, held)[steps] for number, steps in means]
        )
