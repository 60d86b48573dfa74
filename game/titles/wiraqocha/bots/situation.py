"""A position looked through: what the seats have and will get, what is threatened, what they may take."""

from functools import reduce
from operator import or_
from typing import Final, TypeAlias

from game.titles.wiraqocha.bots.chances import MOST_DICE, MOST_REROLLS, MOST_STEPS, Aim, chances_of_both
from game.titles.wiraqocha.bots.game_tables import game_tables
from game.titles.wiraqocha.rules.preparation import dice_to_roll
from game.titles.wiraqocha.rules.state import GONE, ON_TILE, Phase, State
from game.titles.wiraqocha.rules.tokens import (
    ANDROID,
    CAMP,
    DRILL,
    EXPLORER,
    IS_DRILL_TYPE,
    IS_EXPLORER_TYPE,
    IS_ZEPPELIN_TYPE,
    JUGGERNAUT,
    MINER,
    NOBODY,
    ZEPPELIN,
)

OUT_OF_REACH: Final = 0.02  # the chance to get a relic that cannot be got now
FAR_AWAY: Final = 0.15  # what is left of it where a tile beside the Ruins has to be taken first
MOST_LANDINGS: Final = 2  # such tiles that are looked at
LATER: Final = 0.5  # and where it takes two turns
MOST_KEPT: Final = 4096  # odds of relics that are kept

# How likely a seat is to get a relic: as it is judged, and within one turn; then who has it.
Odds: TypeAlias = tuple[float, float, int]


class Situation:
    """A position looked through: what every seat has, risks and may take.

    In Phase II it is taken as if the turn ended now: the harvest comes in, cubes above the limit are lost. In Phase I
    the mover may still arrange everything, unless it is `throwing`: what it has is collected and arranged then.
    """

    def __init__(self, state: State, throwing: bool = False) -> None:
        self.state, self.game, self.tables = state, state.game, game_tables(state.game)
        self.throwing = state.mover if throwing else NOBODY
        seats = len(self.game.colours)
        ends = state.phase is Phase.ACTIONS
        self.next = (state.mover + ends) % seats
        self.ends = ends
        self.winner = NOBODY
        self._count_board()
        self._count_stock()
        self._see_risks()
        self._find_relics()
        self.may_fire = [self._may_fire(seat) for seat in self.game.seats]
        self.odds = [self._odds(seat) for seat in self.game.seats]

    # what the seats have

    def _count_board(self) -> None:
        state, game = self.state, self.game
        seats = len(game.colours)
        self.camp = [-1] * seats
        self.tokens = [0] * seats
        self.income = [0] * seats
        self.dice = [0] * seats
        self.rerolls = [0] * seats
        self.points = [0] * seats
        self.explorers = [0] * seats
        self.drills = [0] * seats
        self.explorer_tiles: list[list[int]] = [[] for _ in game.colours]
        self.fliers = [0] * seats
        self.flying = [False] * seats
        self.sites = [0.0] * seats
        self.reach = [0] * seats
        self.pieces: list[tuple[int, int, int]] = []
        tiles, relic_on, relics = self.tables.tiles, game.relic_on, state.relics
        for tile, piece in enumerate(state.board):
            if piece < 0:
                continue
            seat, kind = piece >> 3, piece & 7
            self.pieces.append((tile, seat, kind))
            resources, dice, rerolls, neighbours, points = tiles[tile]
            self.tokens[seat] += 1
            self.income[seat] += resources
            self.dice[seat] += dice
            self.rerolls[seat] += rerolls
            self.reach[seat] |= neighbours
            if kind == CAMP:
                self.camp[seat] = tile
            elif IS_DRILL_TYPE[kind]:
                self.points[seat] += points
                self.drills[seat] += 1
            elif IS_EXPLORER_TYPE[kind]:
                self.explorers[seat] += 1
                self.explorer_tiles[seat].append(tile)
            elif IS_ZEPPELIN_TYPE[kind]:
                self.fliers[seat] += 1
                self.flying[seat] = True
            relic = relic_on[tile]
            if relic >= 0 and relics[relic] == ON_TILE:
                self.sites[seat] += 1.0 if IS_ZEPPELIN_TYPE[kind] else 0.3

    def _count_stock(self) -> None:
        state, game = self.state, self.game
        limit, goal = game.figures.cube_limit, game.victory
        self.harvest = [points // game.figures.points_per_crystal for points in self.points]
        self.points_next = [self._points_next(seat) for seat in game.seats]
        self.harvest_next = [points // game.figures.points_per_crystal for points in self.points_next]
        self.crystals = list(state.crystals)
        self.cubes = [min(cubes, limit) for cubes in state.cubes]
        self.sums = [self.tables.sums(mask) for mask in state.cards]
        self.built = sum(cubes for cubes, _, _, _ in self.sums)
        self.relics = [state.relics.count(seat) for seat in game.seats]
        self.treasure_open = len(state.relics) - state.relics.count(GONE) >= goal.relics
        self.useful_relics = self.relics if self.treasure_open else [0] * len(self.relics)
        for seat in game.seats:
            self.income[seat] += self.sums[seat][2]
            if self.camp[seat] < 0:
                self.harvest[seat] = 0
        self.spent = (
            game.ray_cards * state.ray_fired
            | game.shield_cards * (state.shield == GONE)
            | game.fortress_cards * (state.fortress == GONE)
        )
        self.away = [
            sum(row) + sum(piece >> 3 == seat for piece in state.hostages if piece >= 0)
            for seat, row in enumerate(state.graveyard)
        ]
        self.fallen = sum(self.fell(seat) for seat in game.seats)
        mover = state.mover
        if self.throwing == mover:
            self.cubes[mover], self.income[mover] = state.cubes[mover], 0
            self.points_next[mover], self.harvest_next[mover] = self.points[mover], self.harvest[mover]
        if self.ends:
            self.crystals[mover] += self.harvest[mover]
            if self.crystals[mover] >= goal.crystals:
                self.winner = mover

    def fell(self, seat: int) -> int:
        """The tokens of a seat that are out of play; a Camp that is off the board counts as two."""
        return self.away[seat] + 2 * (self.camp[seat] < 0)

    # what may happen to them

    def _see_risks(self) -> None:
        """For each seat, the expected losses before its next turn: cubes, dice, points, tokens, and its Camp."""
        state, game = self.state, self.game
        seats = range(len(game.colours))
        self.risks = [[0.0] * 5 for _ in seats]
        self.drill_tiles: list[list[int]] = [[] for _ in seats]
        self.robbed = [0.0] * len(game.colours)  # the chance that a Camp is plundered, from below too
        self._reckon_throws()
        attackers = [rival for rival in seats if self.tokens[rival] or state.reserve[rival][CAMP]]
        mountains, tiles, protecting = game.mountains, self.tables.tiles, state.protecting
        for tile, seat, kind in self.pieces:
            if kind == CAMP:
                self.robbed[seat] = self._tunnelled(seat, tile)
            if IS_DRILL_TYPE[kind]:
                self.drill_tiles[seat].append(tile)
            if tile == state.shield:
                continue
            fliers_only = mountains >> tile & 1 or IS_ZEPPELIN_TYPE[kind]
            guarded = kind == CAMP or protecting[tile] > 0
            chance = 0.0
            for rival in attackers:
                if rival == seat or (
                    fliers_only
                    and not self.flying[rival]
                    and not (self.waiting[rival] and self.reach[rival] >> tile & 1)
                ):
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

    def _reckon_throws(self) -> None:
        """What each seat may throw with in its next turn: dice, re-rolls, cubes for steps, and its cards."""
        state, game = self.state, self.game
        seats = range(len(game.colours))
        tables = self.tables
        self.waiting = [bool(row[ZEPPELIN] or row[JUGGERNAUT]) for row in state.reserve]
        self.finders = [self._finders(seat) for seat in seats]
        self.thrown = [min(MOST_DICE, game.figures.start_dice + self.dice[seat]) for seat in seats]
        if self.throwing == state.mover:
            self.thrown[state.mover] = min(MOST_DICE, dice_to_roll(state))
        self.again = [min(MOST_REROLLS, self.rerolls[seat]) for seat in seats]
        self.most_thrown = [min(MOST_DICE, self.thrown[seat] + (self.crystals[seat] > 0)) for seat in seats]
        self.steps = [self.steps_with(seat, 0) for seat in seats]
        self.means = [self.means_after(seat, 0, self.most_thrown[seat]) for seat in seats]
        tools = [tables.tools(mask) for mask in state.cards]
        self.face = [face for face, _ in tools]
        self.probe = [probe for _, probe in tools]
        self._in_the_open = [
            tables.in_the_open(self.thrown[seat], self.again[seat], self.face[seat]) for seat in seats
        ]
        self.tunnels = [mask & game.tunnel_cards > 0 for mask in state.cards]

    def _finders(self, seat: int) -> tuple[bool, bool]:
        """Whether a seat will have an Explorer to find relics before its next roll, and whether it can pay for one."""
        row, fallen = self.state.reserve[seat], self.state.graveyard[seat]
        ready = self.explorers[seat] > 0 or row[EXPLORER] > 0 or row[ANDROID] > 0
        lost = fallen[EXPLORER] > 0 or fallen[ANDROID] > 0
        workshop = self.state.cards[seat] & self.game.workshop_cards > 0 and seat != self.throwing
        if ready or (lost and workshop):
            return True, False
        cubes = self.cubes[seat] + self.income[seat]
        return False, lost and cubes >= self.game.figures.recover_cubes

    def taking_both(self, seat: int, one: int, other: int) -> float:
        """The chance that a seat takes or robs both tiles in one turn, or twice the same Camp."""
        below, probe, aims = self.tunnels[seat], self.probe[seat], list[Aim]()
        for tile in sorted((one, other), key=lambda tile: self.protection(tile, 0), reverse=True):
            level, count = self.protection(tile, probe)
            if below and tile in self.camp:
                below, level, count = False, 0, 0
            elif probe and level:
                probe = 0
            aims.append((self.game.keys[tile], level, count))
        again, face = self.again[seat], self.face[seat]
        return max(
            [chances_of_both(aims[0], aims[1], dice, again, face)[steps] for dice, steps in self.means[seat]]
        )

    def means_after(self, seat: int, spent: int, dice: int) -> tuple[tuple[int, int], ...]:
        """What a seat may throw with and the steps it can pay, some cubes being spent: as it is, with its Factory."""
        steps = self.steps_with(seat, spent)
        price = self.tables.factory_price
        if not self.state.cards[seat] & self.game.extra_die_cards or dice >= MOST_DICE:
            return ((dice, steps),)
        if self.cubes[seat] + self.income[seat] - spent < price:
            return ((dice, steps),)
        return (dice, steps), (dice + 1, self.steps_with(seat, spent + price))

    def taking(self, seat: int, tile: int, steps: int, whole: bool) -> float:
        """The chance that a seat takes or robs a tile in its next turn.

        It gives a crystal for an extra die where the `whole` of its means is worth spending.
        """
        level, count = self.protection(tile, self.probe[seat])
        dice = self.most_thrown[seat] if whole else self.thrown[seat]
        return self.tables.chances(tile, dice, level, count, self.again[seat], self.face[seat])[steps]

    def chance_to_take(self, seat: int, tile: int, spent: int = 0) -> float:
        """The same with all its means, having spent some cubes."""
        return self._best_chance(seat, tile, *self.protection(tile, self.probe[seat]), spent)

    def _best_chance(self, seat: int, tile: int, level: int, count: int, spent: int) -> float:
        again, face, chances = self.again[seat], self.face[seat], self.tables.chances
        means = self.means_after(seat, spent, self.most_thrown[seat]) if spent else self.means[seat]
        return max([chances(tile, dice, level, count, again, face)[steps] for dice, steps in means])

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

    def _tunnelled(self, seat: int, tile: int) -> float:
        """The chance that a rival robs the Camp on this tile from below, where no protection helps (W-14.41)."""
        chance = 0.0
        for rival, tunnels in enumerate(self.tunnels):
            if tunnels and rival != seat:
                chance += self._best_chance(rival, tile, 0, 0, 0)
        return chance

    def _may_fire(self, seat: int) -> bool:
        """Whether a seat may fire the Death Ray in its next turn: it has it, or can buy it."""
        state, ray = self.state, self.game.ray_cards
        if state.ray_fired or self.camp[seat] < 0:
            return False
        if state.cards[seat] & ray:
            return True
        price = [self.tables.costs[card] for card in state.market if ray >> card & 1]
        return bool(price) and price[0] in self.payable(seat, 0)

    def payable(self, seat: int, robbed: int) -> list[tuple[int, int]]:
        """The costs of the cards on offer that the seat will be able to pay, with so many robbed crystals."""
        budget, crystals = self.cubes[seat] + self.income[seat], self.crystals[seat] + robbed
        offered = [self.tables.costs[card] for card in self.state.market]
        return [cost for cost in offered if cost[0] <= budget and cost[1] <= crystals]

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
        near = bool(self.waiting[seat] and self.reach[seat] >> tile & 1)
        return self.flying[seat] or near or not self.fliers_only(tile, self.state.board[tile])

    def steps_with(self, seat: int, spent: int) -> int:
        """The steps on dice that a seat will be able to pay when it has spent some cubes."""
        left = self.cubes[seat] + self.income[seat] - spent
        return max(0, min(MOST_STEPS, left // self.game.figures.step_cubes))

    def _points_next(self, seat: int) -> int:
        """The points of the next harvest, with Drills that Zeppelins set down before it (W-6.7)."""
        row = self.state.reserve[seat]
        drills = row[DRILL] + row[MINER]
        points = self.points[seat]
        if drills and self.flying[seat]:
            below = [
                self.tables.tiles[tile][4]
                for tile, owner, kind in self.pieces
                if owner == seat and IS_ZEPPELIN_TYPE[kind]
            ]
            points += sum(sorted(below, reverse=True)[:drills])
        return points

    def offer(self, seat: int) -> int:
        """The cubes in the cost of the dearest card on offer that the seat will be able to pay."""
        return max([price for price, _ in self.payable(seat, 0)], default=0)

    def abilities(self, seat: int) -> tuple[int, ...]:
        """Which of the kinds in `GameTables.card_masks` the seat has and may still use, 1 or 0 each."""
        return self.tables.sums(self.state.cards[seat] & ~self.spent)[3]

    def cards_left(self, seat: int) -> tuple[float, float]:
        """The cubes and crystals in the costs of the cards that nobody owns; of what the seat may steal, half."""
        owned = reduce(or_, self.state.cards)
        free, somnium, _, _ = self.tables.sums(self.tables.all_cards & ~owned)
        cubes, crystals, _, _ = self.tables.sums(owned & ~self.state.cards[seat] & self.game.inventions)
        return free + cubes / 2, somnium + crystals / 2

    def _find_relics(self) -> None:
        """Where each relic may be got: its owner, and the tile (a Camp or the Ruins, -1: nowhere)."""
        state = self.state
        self.relic_places: list[tuple[int, int]] = []
        for relic, owner in enumerate(state.relics):
            tile = (
                self.tables.relic_tiles[relic] if owner == ON_TILE else self.camp[owner] if owner >= 0 else -1
            )
            if tile >= 0:
                self.relic_places.append((owner, tile))
            elif owner >= 0:
                self.relic_places.append((owner, -1))
        board, protecting = state.board, state.protecting
        self._relics_seen = (
            (self.ends, self.next, state.probed, state.shield, state.fortress),
            tuple([(place, board[place[1]], protecting[place[1]]) for place in self.relic_places]),
        )

    def _odds(self, seat: int) -> tuple[Odds, ...]:
        """For each relic that others have or nobody has found, how likely the seat is to get it."""
        key = (
            (
                seat == self.throwing,
                seat,
                self.means[seat],
                self.again[seat],
                self.face[seat],
                self.probe[seat],
                self.tunnels[seat],
            ),
            (self.explorers[seat] > 0, self.flying[seat], self.waiting[seat], self.reach[seat]),
            self._landings(seat),
            (self.finders[seat], self.cubes[seat] + self.income[seat] if self.finders[seat][1] else 0),
            self._relics_seen,
        )
        kept = self.tables.odds
        found = kept.get(key)
        if found is None:
            if len(kept) >= MOST_KEPT:
                kept.clear()
            found = kept[key] = tuple(self._odds_of_relics(seat))
        return found

    def _odds_of_relics(self, seat: int) -> list[Odds]:
        board, shield, found = self.state.board, self.state.shield, []
        ready, payable = self.finders[seat]
        for owner, tile in self.relic_places:
            if owner == seat:
                continue
            piece = board[tile]
            if owner >= 0:
                chance = self.chance_to_rob(seat, tile) if tile >= 0 else 0.0
                found.append((max(OUT_OF_REACH, chance), chance, owner))
            elif piece >> 3 == seat and IS_ZEPPELIN_TYPE[piece & 7]:
                set_down = ready and seat != self.throwing
                found.append((1.0, 1.0, owner) if set_down else (OUT_OF_REACH, 0.0, owner))
            elif tile == shield or not (ready or payable):
                found.append((OUT_OF_REACH, 0.0, owner))
            else:
                spent = 0 if ready else self.game.figures.recover_cubes
                chance = self._chance_to_enter(seat, tile, piece, spent)
                if self.fliers_only(
                    tile, piece
                ):  # a Zeppelin may take it, and set down an Explorer a turn later
                    found.append((chance * LATER, 0.0, owner))
                else:
                    found.append((chance, chance, owner))
        return found

    def fliers_only(self, tile: int, piece: int) -> bool:
        """Whether only Zeppelins may take a tile with this piece, -1 for none (W-8.5, W-8.6)."""
        return bool(self.game.mountains >> tile & 1) or (piece >= 0 and bool(IS_ZEPPELIN_TYPE[piece & 7]))

    def _chance_to_enter(self, seat: int, tile: int, piece: int, spent: int) -> float:
        """The chance that an Explorer of the seat takes Ruins; from far away it takes a tile on its way first."""
        landings = () if self._near(seat, tile) else self._landings(seat)
        if landings:
            return max([self.taking_both(seat, landing, tile) for landing in landings])
        return self.chance_to_take(seat, tile, spent) * self.entry(seat, tile, piece)

    def _landings(self, seat: int) -> tuple[int, ...]:
        """The likeliest tiles for an Explorer from the reserve to land on; none where it need not, or wins nothing."""
        if self.explorers[seat] or self._lands(seat) or not self.finders[seat][0]:
            return ()
        if self.relics[seat] < self.game.victory.relics - 2:
            return ()
        state, chances = self.state, self._in_the_open[seat]
        open_to = [
            tile
            for tile in self.game.territories
            if self.reach[seat] >> tile & 1
            and state.board[tile] >> 3 != seat
            and not state.protecting[tile]
            and tile not in (state.shield, state.devastated)
            and (state.board[tile] < 0 or state.board[tile] & 7 != CAMP)
            and not self.fliers_only(tile, state.board[tile])
        ]
        return tuple(sorted(open_to, key=lambda tile: -chances[tile][0])[:MOST_LANDINGS])

    def only_finder(self, seat: int) -> list[int]:
        """The tile of the one Explorer that the seat has for finding relics; none where it has others."""
        row = self.state.reserve[seat]
        others = row[EXPLORER] or row[ANDROID] or self.explorers[seat] > 1
        return [] if others else self.explorer_tiles[seat]

    def _lands(self, seat: int) -> bool:
        """Whether a Zeppelin can set down an Explorer from the reserve before the roll."""
        return self.flying[seat] and self.finders[seat][0] and seat != self.throwing

    def _near(self, seat: int, tile: int) -> bool:
        return bool(self.explorers[seat] or self._lands(seat) or self.reach[seat] >> tile & 1)

    def entry(self, seat: int, tile: int, piece: int) -> float:
        """How much the way of an Explorer to Ruins takes from the chance to take them."""
        share = 1.0 if self._near(seat, tile) else FAR_AWAY
        return (
            share * 0.5 if piece >= 0 and piece >> 3 == seat else share
        )  # a token of its own has to leave first
