"""A position looked through, with what each seat may take, rob and wreck in its next turn."""

from game.titles.wiraqocha.bots.chances import MOST_DICE, MOST_REROLLS, Aim, chances_of_both
from game.titles.wiraqocha.bots.situation import Situation
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.preparation import dice_to_roll
from game.titles.wiraqocha.rules.state import Phase, State, Use
from game.titles.wiraqocha.rules.tokens import CAMP, IS_DRILL_TYPE, JUGGERNAUT, NOBODY, ZEPPELIN


class CaptureOdds(Situation):
    """A situation with what each seat may throw, take and rob in its next turn, and what each risks by that."""

    def __init__(self, state: State, throwing: bool = False) -> None:
        super().__init__(state, throwing)
        self._reckon_throws()
        self._see_risks()
        self.may_fire = [self._may_fire(seat) for seat in self.game.seats]

    def _reckon_throws(self) -> None:
        """What each seat may throw with in its next turn: dice, re-rolls, cubes for steps, and its cards."""
        state, game = self.state, self.game
        seats = range(len(game.colours))
        tables = self.tables
        self.waiting = [self._flier_waits(seat) for seat in seats]
        self.thrown = [min(MOST_DICE, game.figures.start_dice + self.dice[seat]) for seat in seats]
        self.again = [min(MOST_REROLLS, self.rerolls[seat]) for seat in seats]
        self.held: list[Hand] = [() for _ in seats]  # the dice that lie already
        self.ready = list(state.cards)  # the cards that are not used up for the turn
        sacrificed = NOBODY
        if self.throwing == state.mover:
            self._hold_dice(state.mover)
            sacrificed = state.mover if state.used & Use.SACRIFICE else NOBODY
        self.most_thrown = [
            min(MOST_DICE, self.thrown[seat] + (self.crystals[seat] > 0 and seat != sacrificed))
            for seat in seats
        ]
        self.steps = [self.steps_with(seat, 0) for seat in seats]
        self.means = [self.means_after(seat, 0, self.most_thrown[seat]) for seat in seats]
        tools = [tables.tools(mask) for mask in self.ready]
        self.face = [face for face, _ in tools]
        self.probe = [probe for _, probe in tools]
        self._in_the_open = [
            tables.in_the_open(self.thrown[seat], self.again[seat], self.face[seat]) for seat in seats
        ]
        self.tunnels = [mask & game.tunnel_cards > 0 for mask in self.ready]

    def _hold_dice(self, seat: int) -> None:
        """The dice, re-rolls and cards of a seat that is about to throw, or may go on with the dice that lie."""
        state = self.state
        if state.phase is not Phase.ACTIONS:
            self.thrown[seat] = min(MOST_DICE, dice_to_roll(state))
            return
        self.held[seat] = tuple(sorted(state.dice)[-MOST_DICE:])
        self.thrown[seat] = len(self.held[seat])
        self.again[seat] = min(MOST_REROLLS, state.rerolls)
        self.ready[seat] &= ~state.used_cards

    def _flier_waits(self, seat: int) -> bool:
        """Whether a seat will have a Zeppelin in its reserve, or can recover one."""
        row, fallen = self.state.reserve[seat], self.state.graveyard[seat]
        if row[ZEPPELIN] or row[JUGGERNAUT]:
            return True
        lost = fallen[ZEPPELIN] or fallen[JUGGERNAUT]
        return bool(
            lost
            and (self.has_workshop(seat) or self.cubes[seat] + self.income[seat] >= self.recovery_cubes(seat))
        )

    def _see_risks(self) -> None:
        """For each seat, the expected losses before its next turn: cubes, dice, points, tokens, and its Camp."""
        state, game = self.state, self.game
        seats = range(len(game.colours))
        self.risks = [[0.0] * 5 for _ in seats]
        self.drill_tiles: list[list[int]] = [[] for _ in seats]
        self.robbed = [0.0] * len(game.colours)  # the chance that a Camp is plundered, from below too
        attackers = [rival for rival in seats if self.tokens[rival] or state.reserve[rival][CAMP]]
        tiles, protecting = self.tables.tiles, state.protecting
        for tile, seat, kind in self.pieces:
            if kind == CAMP:
                self.robbed[seat] = self._tunnelled(seat, tile)
            if IS_DRILL_TYPE[kind]:
                self.drill_tiles[seat].append(tile)
            if tile == state.shield:
                continue
            fliers_only = state.fliers_only(tile)
            guarded = kind == CAMP or protecting[tile] > 0
            chance = 0.0
            for rival in attackers:
                if rival == seat or (fliers_only and not self._flies_to(rival, tile)):
                    continue
                step = 1 if self.steps[rival] else 0
                if guarded:
                    chance += self.taking(rival, tile, step, kind == CAMP)
                else:
                    chance += self._in_the_open[rival][tile][step]
            if chance > 1.0:
                chance = 1.0
            resources, dice, _, _, points = tiles[tile]
            risk = self.risks[seat]
            if resources:
                risk[0] += chance * resources
            if dice:
                risk[1] += chance * dice
            if kind == CAMP:
                risk[4] += chance
                self.robbed[seat] = min(1.0, chance + self.robbed[seat])
                continue
            risk[3] += chance
            if IS_DRILL_TYPE[kind]:
                risk[2] += chance * points

    def means_after(self, seat: int, spent: int, dice: int) -> tuple[tuple[int, int], ...]:
        """What a seat may throw with and the steps it can pay, some cubes being spent: as it is, with its Factory."""
        steps = self.steps_with(seat, spent)
        price = self.tables.factory_price
        if not self.ready[seat] & self.game.extra_die_cards or dice >= MOST_DICE:
            return ((dice, steps),)
        if self.cubes[seat] + self.income[seat] - spent < price:
            return ((dice, steps),)
        return (dice, steps), (dice + 1, self.steps_with(seat, spent + price))

    def protection(self, tile: int, probe: int) -> tuple[int, int]:
        """What the rivals of the next turns find: a probed Camp has its protection back when its owner is next.

        `probe` is the face to which the attacker may lower one of the two protections (R-57), 0 for none.
        """
        state, game = self.state, self.game
        level, piece = state.protecting[tile], state.board[tile]
        natural = 0
        if piece >= 0 and not piece & 7:  # a Camp
            owner = piece >> 3
            back = self.ends and owner == self.next
            natural = game.figures.camp_protection if back else state.natural_protection(owner)
        if not level and not natural:
            return 0, 0
        count = 2 if state.fortress == tile else 1
        if probe:
            lowered = max(min(level, probe), natural), max(level, min(natural, probe))
            return min(lowered), count
        return max(level, natural), count

    def taking(self, seat: int, tile: int, steps: int, whole: bool) -> float:
        """The chance that a seat takes or robs a tile in its next turn.

        It gives a crystal for an extra die where the `whole` of its means is worth spending.
        """
        level, count = self.protection(tile, self.probe[seat])
        dice = self.most_thrown[seat] if whole else self.thrown[seat]
        return self._chances(seat, tile, dice, level, count)[steps]

    def _chances(self, seat: int, tile: int, dice: int, level: int, count: int) -> tuple[float, ...]:
        again, face, held = self.again[seat], self.face[seat], self.held[seat]
        return self.tables.chances(tile, dice, level, count, again, face, held)

    def chance_to_take(self, seat: int, tile: int, spent: int = 0) -> float:
        """The same with all its means, having spent some cubes."""
        return self._best_chance(seat, tile, *self.protection(tile, self.probe[seat]), spent)

    def _best_chance(self, seat: int, tile: int, level: int, count: int, spent: int) -> float:
        means = self._means_left(seat, spent)
        return max([self._chances(seat, tile, dice, level, count)[steps] for dice, steps in means])

    def _means_left(self, seat: int, spent: int, dice: int = 0) -> tuple[tuple[int, int], ...]:
        if not spent and not dice:
            return self.means[seat]
        return self.means_after(seat, spent, dice or self.most_thrown[seat])

    def taking_both(self, seat: int, one: int, other: int, spent: int = 0, dice: int = 0) -> float:
        """The chance that a seat takes or robs both tiles in one turn, or twice the same Camp.

        Some cubes may be spent, and `dice` be fewer than all that it may throw (0).
        """
        below, probe, aims = self.tunnels[seat], self.probe[seat], list[Aim]()
        for tile in sorted((one, other), key=lambda tile: self.protection(tile, 0), reverse=True):
            level, count = self.protection(tile, probe)
            if below and tile in self.camp:
                below, level, count = False, 0, 0
            elif probe and level:
                probe = 0
            aims.append((self.game.keys[tile], level, count))
        again, face, held = self.again[seat], self.face[seat], self.held[seat]
        means = self._means_left(seat, spent, dice)
        return max(
            [chances_of_both(aims[0], aims[1], number, again, face, held)[steps] for number, steps in means]
        )

    def _tunnelled(self, seat: int, tile: int) -> float:
        """The chance that a rival robs the Camp on this tile from below, where no protection helps (W-14.41)."""
        chance = 0.0
        for rival, tunnels in enumerate(self.tunnels):
            if tunnels and rival != seat:
                chance += self._best_chance(rival, tile, 0, 0, 0)
        return chance

    def chance_to_rob(self, seat: int, camp: int, spent: int = 0) -> float:
        """The chance that a seat robs the Camp on this tile in its next turn, having spent some cubes."""
        chance = self.chance_to_take(seat, camp, spent) if self.may_attack(seat, camp) else 0.0
        return max(chance, self._best_chance(seat, camp, 0, 0, spent)) if self.tunnels[seat] else chance

    def may_rob(self, seat: int, camp: int) -> bool:
        """Whether a seat can rob the Camp on this tile at all."""
        return self.tunnels[seat] or self.may_attack(seat, camp)

    def may_attack(self, seat: int, tile: int) -> bool:
        """Whether a seat can send anybody to a rival's tile: to some only Zeppelins (W-8.5, W-8.6, W-11.10)."""
        if tile == self.state.shield:
            return False
        return not self.state.fliers_only(tile) or self._flies_to(seat, tile)

    def open_on_foot(self, seat: int) -> list[int]:
        """The tiles of others, or of nobody, that may be taken without a Zeppelin (W-8.5, W-8.6)."""
        state = self.state
        return [
            tile
            for tile in self.game.territories
            if state.board[tile] >> 3 != seat
            and not state.fliers_only(tile)
            and tile not in (state.shield, state.devastated)
        ]

    def _flies_to(self, seat: int, tile: int) -> bool:
        return self.flying[seat] or bool(self.waiting[seat] and self.reach[seat] >> tile & 1)

    def _may_fire(self, seat: int) -> bool:
        """Whether a seat may fire the Death Ray in its next turn: it has it, or can buy it."""
        state, ray = self.state, self.game.ray_cards
        if state.ray_fired or self.camp[seat] < 0:
            return False
        if state.cards[seat] & ray:
            return True
        return any(ray >> card & 1 for card in self.payable(seat, state.market))
