"""A position looked through, with how likely each seat completes its Leviathan by a card that it buys."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.titles.wiraqocha.bots.harvest_odds import HarvestOdds

PURCHASES_SPOILT: Final = 0.9  # the share of rivals that take what a purchase hangs on, where they can
INVENTIONS_ROBBED: Final = 0.65  # the share that rob an Invention which another needs, where they can
CAMP_LOST: Final = 0.6  # how much of a win is lost with the Camp's being destroyed
BOUGHT: Final = 0.55  # the chance that a rival who can pay for the one card that would win buys it


class Completion(NamedTuple):
    """A purchase that completes a Leviathan: the card, and all that comes to count, in cubes and crystals."""

    card: int
    cubes: int
    crystals: int


class PurchaseOdds(HarvestOdds):
    """The same, with the chances to complete a Leviathan, and what rivals whose turns come first leave of them."""

    def leviathan_at_once(self, seat: int, before: int) -> float:
        """The chance that a card on offer, or one that is turned up, completes its Leviathan."""
        if not self.cubes_in_reach(seat, 1) or (self.camp[seat] < 0 and seat != self.next):
            return 0.0
        ways = self.completing(seat, self.payable(seat, self.state.market))
        kept = self.purchase_kept(seat, before, ways) if ways else 0.0
        return kept + (1.0 - kept) * self._card_drawn(seat, before)

    def _card_drawn(self, seat: int, before: int) -> float:
        """The chance that the market is refilled with such a card (W-13.8), and that it is left to the seat."""
        state = self.state
        missing = self.game.figures.market - len(state.market)
        if not self.ends or missing <= 0 or not state.deck:
            return 0.0
        ways = self.completing(seat, self.payable(seat, state.deck))
        kept = sum([self.purchase_kept(seat, before, [way]) for way in ways], 0.0)
        return min(1.0, missing * kept / len(state.deck))

    def completing(
        self, seat: int, cards: list[int], stolen: Sequence[tuple[int, int]] = ((0, 0),)
    ) -> list[Completion]:
        """The purchases, of these, that complete the Leviathan of a seat, with one of these costs of what it steals."""
        costs = self.tables.costs
        ways = [
            Completion(card, costs[card][0] + cubes, costs[card][1] + crystals)
            for card in cards
            for cubes, crystals in stolen
        ]
        return [way for way in ways if self.completed(seat, way.cubes, way.crystals)]

    def purchase_kept(self, seat: int, before: int, ways: list[Completion]) -> float:
        """The chance that rivals whose turns come first leave a seat one of these ways, and what it pays with."""
        if not before:
            return 1.0
        kept = least = self._payment_kept(seat, before, ways)
        spared, cards = 1.0, list({way.card for way in ways})
        for rival in self.first(before):
            buyable = self.payable(rival, cards)
            for card in buyable:
                others = [way for way in ways if way.card != card]
                if others:
                    least = min(least, self._payment_kept(seat, before, others))
                else:
                    least = min(least, self._robbed_back(seat, rival, ways[0]))
            if buyable:
                spared *= 1.0 - BOUGHT * self.camp_placed(rival)
        return spared * kept + (1.0 - spared) * least

    def _payment_kept(self, seat: int, before: int, ways: list[Completion]) -> float:
        """The chance that they leave a seat what it pays with for one of these ways, and its Inventions."""
        costs = self.tables.costs
        to_spare = self.cubes[seat] + self.income[seat] - min([costs[way.card][0] for way in ways])
        paying = [
            tile for tile, owner, _ in self.pieces if owner == seat and self.tables.tiles[tile][0] > to_spare
        ]
        robbed = min([costs[way.card][1] for way in ways]) >= self.crystals[seat] > 0
        if robbed and self.camp[seat] >= 0:
            paying.append(self.camp[seat])
        kept = self.left_alone(seat, before, paying, PURCHASES_SPOILT, robbed)
        return kept * self._inventions_kept(seat, before, ways)

    def _robbed_back(self, seat: int, buyer: int, way: Completion) -> float:
        """The chance that a seat robs a rival of the card that it bought, if that completes its Leviathan."""
        camp, alone = self.camp[buyer], (way.cubes, way.crystals) == self.tables.costs[way.card]
        if camp < 0 or not alone or not self.game.inventions >> way.card & 1:
            return 0.0
        return self.robbing(seat, camp)

    def _inventions_kept(self, seat: int, before: int, ways: list[Completion]) -> float:
        """The chance that rivals whose turns come first rob a seat of no Invention without which it lacks something."""
        costs = self.tables.costs
        owned = self.tables.owned(self.state.cards[seat] & self.game.inventions)
        if self.camp[seat] < 0 or all(
            any(
                self.completed(seat, way.cubes - costs[card][0], way.crystals - costs[card][1])
                for way in ways
            )
            for card in owned
        ):
            return self.camp_left(seat, before)
        return self.left_alone(seat, before, [self.camp[seat]], INVENTIONS_ROBBED, True)

    def camp_left(self, seat: int, before: int) -> float:
        """How much the chance that the Camp has to be placed first, if rivals come first, leaves of a win."""
        return 1.0 - CAMP_LOST * min(1.0, self.risks[seat][4]) if before and self.camp[seat] >= 0 else 1.0

    def completed(self, seat: int, price: int, somnium: int) -> bool:
        """Whether cards of this price and so many crystals complete the Leviathan of the seat."""
        goal, (cubes, crystals, _, _) = self.state.game.victory.leviathan, self.sums[seat]
        return cubes + price >= goal.resources and crystals + somnium >= goal.somnium

    def cubes_in_reach(self, seat: int, cards: int) -> bool:
        """Whether so many cards could be dear enough to complete the Leviathan of the seat."""
        return self.sums[seat][0] + cards * self.tables.dearest >= self.game.victory.leviathan.resources
