"""A position looked through, with who may win at once."""

from itertools import combinations
from typing import Final

from game.titles.wiraqocha.bots.purchase_odds import PurchaseOdds
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import IS_ZEPPELIN_TYPE, NOBODY

SECOND_WAY: Final = 0.5  # how much the next best way to win adds where the best one fails
RELICS_SPOILT: Final = 0.55  # the share of rivals that take what another needs for its relics, where they can
RUINS_TAKEN: Final = 0.35  # the share that take Ruins which another needs, where they can
RUINS_GUARDED: Final = 0.35  # and the share that guard those they hold
PARRIED: Final = 0.35  # the chance that a victim whose turn comes first prevents a theft that would win
RELIC_HIDDEN: Final = 0.25  # the same for the theft of a relic
LOST_CHANCE: Final = 0.04  # what may still come between a sure win in the next turn and its winner
NO_CARD: Final = -1  # nothing is bought
SURE: Final = 0.9  # a way to win that makes others needless


class ThreatModel(PurchaseOdds):
    """A situation with the chance of every seat to win in its next turn.

    What a situation says of Phase I and II holds here too.
    """

    def __init__(self, state: State, throwing: bool = False) -> None:
        super().__init__(state, throwing)
        self.chance_at_once = [self._at_once(seat) for seat in self.game.seats]

    def _at_once(self, seat: int) -> float:
        """The chance that the seat wins in its next turn, if no rival wins before it."""
        if self.state.winner != NOBODY:
            return 0.0
        before = (seat - self.next) % len(self.game.colours)
        ways = [self.leviathan_at_once(seat, before)]
        if self.harvests_enough(seat, 0):
            ways.append(self.harvest_kept(seat, before))
        if not self.camp_stands(seat) and max(ways) > 0.0:
            placed = self.camp_placed(seat)
            ways = [placed * way for way in ways]
        if max(ways) < SURE:
            found = self._treasure_at_once, self._theft_at_once, self._drill_at_once
            ways += [way(seat, before) for way in found]
        ways.sort(reverse=True)
        best = ways[0] + SECOND_WAY * ways[1] * (1.0 - ways[0]) if len(ways) > 1 else ways[0]
        return best * (1.0 - LOST_CHANCE)

    def _drill_at_once(self, seat: int, before: int) -> float:
        """The chance to win by the harvest with a Drill that takes a tile in that turn, a robbed crystal, or both."""
        lacking = self.game.victory.crystals - self.crystals[seat] - self.harvest_next[seat]
        if not 1 <= lacking <= 2:
            return 0.0
        if lacking == 1:
            best = self.one_more(seat)
        else:
            drilled, spent = self.drilled_for_more(seat)
            best = max(
                [
                    self._not_parried(rival, before) * self.taking_two(seat, camp, tile, spent)
                    for rival, camp in self._camps_to_rob(seat)
                    for tile in drilled
                    if self.crystals[rival]
                ],
                default=0.0,
            )
        if best < SURE:
            best = max(best, self.two_drilled(seat, lacking))
        return best * self.harvest_left(seat, before) if best > 0.0 else 0.0

    def _treasure_at_once(self, seat: int, before: int) -> float:
        """The chance to get the last relic, or the last two."""
        lacking = self.game.victory.relics - self.useful_relics[seat]
        if lacking > 2 or len(self.odds[seat]) < lacking:
            return 0.0
        camp = [self.camp[seat]] if self.camp[seat] >= 0 else []
        held = self._ruins_held(seat)
        places = [place for place in self.relic_places if place[0] != seat]
        chances = sorted(
            [
                self.beside_camp(seat, tile, chance)
                * (1.0 if tile in held else self._left_in_reach(owner, tile, before))
                for (_, chance, _), (owner, tile) in zip(self.odds[seat], places, strict=True)
            ]
        )
        if not held:
            best = chances[-1] if lacking == 1 else self._two_relics_at_once(seat, before)
            camp += self.only_finder(seat)
            return best * self.left_alone(seat, before, camp, RELICS_SPOILT, True) if best > 0.0 else 0.0
        kept = [] if len(held) > 1 else held  # one of them is enough
        best = chances[-lacking] * self.left_alone(seat, before, [*camp, *kept], RELICS_SPOILT, True)
        if lacking == 1 and len(chances) > 1 and before:
            best = max(best, chances[-2] * self.left_alone(seat, before, camp, RELICS_SPOILT, True))
        return best

    def _left_in_reach(self, owner: int, tile: int, before: int) -> float:
        """The chance that rivals whose turns come first leave a relic where it is: with its owner, or in Ruins (-1)."""
        if owner >= 0:
            return 1.0 - RELIC_HIDDEN if owner in self.first(before) else 1.0
        left = 1.0
        for rival in self.first(before):
            if self.state.board[tile] >> 3 == rival:
                left *= 1.0 - RUINS_GUARDED
            elif self.may_attack(rival, tile):
                left *= 1.0 - RUINS_TAKEN * self.chance_to_take(rival, tile)
        return left

    def _ruins_held(self, seat: int) -> list[int]:
        """The Ruins where a Zeppelin of the seat has but to set down an Explorer for the relic."""
        if not self.sets_down(seat):
            return []
        board = self.state.board
        held = [tile for owner, tile in self.relic_places if owner < 0 and board[tile] >> 3 == seat]
        return [tile for tile in held if IS_ZEPPELIN_TYPE[board[tile] & 7]]

    def _two_relics_at_once(self, seat: int, before: int) -> float:
        """The chance to get two relics in one turn, each by taking or robbing another tile."""
        places: list[tuple[int, float]] = []
        for owner, tile in self.relic_places:
            piece = self.state.board[tile]
            lost = owner < 0 and (
                piece >> 3 == seat or not self.finders[seat][0] or self.state.fliers_only(tile)
            )
            if owner == seat or tile < 0 or tile == self.state.shield or lost:
                continue
            share = self._left_in_reach(owner, tile, before)
            places.append((tile, share if owner >= 0 else share * self.entry(seat, tile, piece)))
        return max(
            [
                self.taking_two(seat, one, other) * share * its
                for (one, share), (other, its) in combinations(places, 2)
            ],
            default=0.0,
        )

    def _theft_at_once(self, seat: int, before: int) -> float:
        """The chance to win by robbing a Camp of a crystal or an Invention, with a card that is bought too."""
        if not self.cubes_in_reach(seat, 3) and not self.harvests_enough(seat, 2):
            return 0.0
        by_crystal = self.harvests_enough(seat, 1)
        harvests = self.harvest_left(seat, before) if by_crystal else 0.0
        offers = self.payable(seat, self.state.market)
        by_crystal_paid = [
            way
            for way in self.completing(seat, self.payable(seat, self.state.market, 1))
            if way.card not in offers
        ]
        diggers = [card for card in offers if self.game.tunnel_cards >> card & 1]
        thefts: list[tuple[float, float]] = []
        for rival, camp in enumerate(self.camp):
            if rival == seat or camp < 0:
                continue
            best, robbed = 0.0, max([self._robbing_with(seat, camp, card) for card in (NO_CARD, *diggers)])
            if by_crystal and self.crystals[rival]:
                best = harvests * robbed
            inventions = self.tables.owned(self.state.cards[rival] & self.game.inventions)
            loot = [self.tables.costs[card] for card in inventions]
            if any(self.completed(seat, *cost) for cost in loot):
                best = max(best, self.camp_left(seat, before) * robbed)
            bought = self.completing(seat, offers, loot)
            bought += by_crystal_paid if self.crystals[rival] else []
            if bought:
                kept = self.purchase_kept(seat, before, bought)
                robbed = max([self._robbing_with(seat, camp, way.card) for way in bought])
                best = max(best, kept * robbed)
            thefts.append((best, self._not_parried(rival, before)))
        best, parried = 0.0, 1.0
        for chance, tried in sorted(thefts, reverse=True):
            best += chance * tried * parried
            parried *= 1.0 - tried
        if best > 0.0:
            return best
        return max(
            self._two_crystals_at_once(seat, before), self._two_inventions_at_once(seat, before, offers)
        )

    def _robbing_with(self, seat: int, camp: int, card: int) -> float:
        """The chance that a seat robs the Camp on this tile, having bought a card, which may be the Tunneller."""
        if card == NO_CARD:
            return self.robbing(seat, camp)
        price = self.tables.costs[card][0]
        if self.game.tunnel_cards >> card & 1 and self.camp_stands(seat):
            return self._best_chance(seat, camp, 0, 0, price)
        return self.robbing(seat, camp, price)

    def _not_parried(self, victim: int, before: int) -> float:
        """The chance that a victim does not prevent a theft, if its turn is among so many that come first."""
        return 1.0 - PARRIED if victim in self.first(before) else 1.0

    def _camps_to_rob(self, seat: int) -> list[tuple[int, int]]:
        """The rivals that a seat can rob, with the tiles of their Camps."""
        return [
            (rival, camp)
            for rival, camp in enumerate(self.camp)
            if rival != seat and camp >= 0 and self.may_rob(seat, camp)
        ]

    def _two_crystals_at_once(self, seat: int, before: int) -> float:
        """The chance to win by the harvest with two crystals that are robbed in one turn."""
        if not self.harvests_enough(seat, 2):
            return 0.0
        loot = [
            (camp, self._not_parried(rival, before))
            for rival, camp in self._camps_to_rob(seat)
            for _ in range(min(2, self.crystals[rival]))
        ]
        return self.harvest_left(seat, before) * max(
            [
                tried * its * self.taking_two(seat, one, other)
                for (one, tried), (other, its) in set(combinations(loot, 2))
            ],
            default=0.0,
        )

    def _two_inventions_at_once(self, seat: int, before: int, offers: list[int]) -> float:
        """The chance to complete the Leviathan by two thefts in one turn, with a card that is bought too."""
        loot = [
            (camp, self._not_parried(rival, before), *self.tables.costs[card])
            for rival, camp in self._camps_to_rob(seat)
            for card in self.tables.owned(self.state.cards[rival] & self.game.inventions)
        ]
        best = 0.0
        for (one, tried, price, somnium), (other, its, more, crystal) in combinations(loot, 2):
            cost, paid = price + more, somnium + crystal
            if self.completed(seat, cost, paid):
                kept = self.camp_left(seat, before)
            else:
                ways = self.completing(seat, offers, [(cost, paid)])
                if not ways:
                    continue
                kept = self.purchase_kept(seat, before, ways)
            best = max(best, kept * tried * its * self.taking_two(seat, one, other))
        return best
