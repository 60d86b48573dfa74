"""A position looked through: what the seats have and will get, what is threatened, what they may take."""

from functools import reduce
from operator import or_
from typing import Final

from game.titles.wiraqocha.bots.chances import MOST_DICE, MOST_REROLLS, MOST_STEPS
from game.titles.wiraqocha.bots.game_tables import game_tables
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
MOST_KEPT: Final = 4096  # odds of relics that are kept


class Situation:
    """A position looked through: what every seat has, risks and may take.

    In Phase II it is taken as if the turn ended now: the harvest comes in, cubes above the limit are lost.
    """

    def __init__(self, state: State) -> None:
        self.state, self.game, self.tables = state, state.game, game_tables(state.game)
        seats = len(self.game.colours)
        ends = state.phase is Phase.ACTIONS
        self.next = (state.mover + ends) % seats
        self.ends = ends
        self.winner = NOBODY
        self._count_board()
        self._count_stock()
        self._see_risks()
        self._find_relics()
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
        self.drills_at_risk: list[list[tuple[int, float]]] = [[] for _ in seats]  # points and chance of each
        self.robbed = [0.0] * len(game.colours)  # the chance that a Camp is plundered, from below too
        self._reckon_throws()
        attackers = [rival for rival in seats if self.tokens[rival] or state.reserve[rival][CAMP]]
        mountains, tiles, protecting = game.mountains, self.tables.tiles, state.protecting
        for tile, seat, kind in self.pieces:
            if kind == CAMP:
                self.robbed[seat] = self._tunnelled(seat, tile)
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
                self.drills_at_risk[seat].append((points, chance))

    def _reckon_throws(self) -> None:
        """What each seat may throw with in its next turn: dice, re-rolls, cubes for steps, and its cards."""
        state, game = self.state, self.game
        seats = range(len(game.colours))
        tables = self.tables
        self.waiting = [bool(row[ZEPPELIN] or row[JUGGERNAUT]) for row in state.reserve]
        self.finders = [self._finders(seat) for seat in seats]
        self.thrown = [min(MOST_DICE, game.figures.start_dice + self.dice[seat]) for seat in seats]
        self.again = [min(MOST_REROLLS, self.rerolls[seat]) for seat in seats]
        self.extra = [
            (self.crystals[seat] > 0) + (state.cards[seat] & game.extra_die_cards > 0) for seat in seats
        ]
        self.steps = [self.steps_with(seat, 0) for seat in seats]
        tools = [tables.tools(mask) for mask in state.cards]
        self.face = [face for face, _ in tools]
        self.probe = [probe for _, probe in tools]
        self._in_the_open = [
            tables.in_the_open(self.thrown[seat], self.again[seat], self.face[seat]) for seat in seats
        ]
        self.tunnels = [mask & game.tunnel_cards > 0 for mask in state.cards]

    def _finders(self, seat: int) -> tuple[bool, bool]:
        """Whether a seat will have an Explorer to find relics before its next roll, and whether after it."""
        row, fallen = self.state.reserve[seat], self.state.graveyard[seat]
        ready = self.explorers[seat] > 0 or row[EXPLORER] > 0 or row[ANDROID] > 0
        lost = fallen[EXPLORER] > 0 or fallen[ANDROID] > 0
        before = ready or (lost and self.state.cards[seat] & self.game.workshop_cards > 0)
        cubes = self.cubes[seat] + self.income[seat]
        return before, before or (lost and cubes >= self.game.figures.recover_cubes)

    def taking(self, seat: int, tile: int, steps: int, whole: bool) -> float:
        """The chance that a seat takes or robs a tile in its next turn.

        It pays for an extra die where the `whole` of its means is worth spending.
        """
        level, count = self.protection(tile, self.probe[seat])
        dice = min(MOST_DICE, self.thrown[seat] + self.extra[seat]) if whole else self.thrown[seat]
        return self.tables.chances(tile, dice, level, count, self.again[seat], self.face[seat])[steps]

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
                chance += self._from_below(rival, tile, self.steps[rival])
        return chance

    def _from_below(self, seat: int, tile: int, steps: int) -> float:
        dice, again = min(MOST_DICE, self.thrown[seat] + self.extra[seat]), self.again[seat]
        return self.tables.chances(tile, dice, 0, 0, again, self.face[seat])[steps]

    def payable(self, seat: int, robbed: int) -> list[tuple[int, int]]:
        """The costs of the cards on offer that the seat will be able to pay, with so many robbed crystals."""
        budget, crystals = self.cubes[seat] + self.income[seat], self.crystals[seat] + robbed
        offered = [self.tables.costs[card] for card in self.state.market]
        return [cost for cost in offered if cost[0] <= budget and cost[1] <= crystals]

    def chance_to_rob(self, seat: int, camp: int, spent: int = 0) -> float:
        """The chance that a seat robs the Camp on this tile in its next turn, having spent some cubes."""
        steps = self.steps_with(seat, spent) if spent else self.steps[seat]
        chance = 0.0 if camp == self.state.shield else self.taking(seat, camp, steps, True)
        return max(chance, self._from_below(seat, camp, steps)) if self.tunnels[seat] else chance

    def steps_with(self, seat: int, spent: int) -> int:
        """The steps on dice that a seat will be able to pay when it has spent some cubes."""
        return min(MOST_STEPS, (self.cubes[seat] + self.income[seat] - spent) // self.game.figures.step_cubes)

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

    def _odds(self, seat: int) -> tuple[tuple[float, int], ...]:
        """For each relic that others have or nobody has found, the chance to get it in a turn, and who has it."""
        key = (
            (seat, self.thrown[seat], self.extra[seat], self.again[seat], self.face[seat], self.steps[seat]),
            (self.probe[seat], self.tunnels[seat], self.explorers[seat] > 0, self.reach[seat]),
            self.finders[seat],
            self._relics_seen,
        )
        kept = self.tables.odds
        found = kept.get(key)
        if found is None:
            if len(kept) >= MOST_KEPT:
                kept.clear()
            found = kept[key] = tuple(self._odds_of_relics(seat))
        return found

    def _odds_of_relics(self, seat: int) -> list[tuple[float, int]]:
        board, shield = self.state.board, self.state.shield
        steps, found = self.steps[seat], []
        for owner, tile in self.relic_places:
            if owner == seat:
                continue
            piece = board[tile]
            if owner == ON_TILE and piece >> 3 == seat and IS_ZEPPELIN_TYPE[piece & 7]:
                chance = 1.0 if self.finders[seat][0] else OUT_OF_REACH
            elif owner >= 0:
                chance = max(OUT_OF_REACH, self.chance_to_rob(seat, tile)) if tile >= 0 else OUT_OF_REACH
            elif tile == shield or not self.finders[seat][1]:
                chance = OUT_OF_REACH
            else:
                chance = self.taking(seat, tile, steps, True) * self.entry(seat, tile, piece)
            found.append((chance, owner))
        return found

    def entry(self, seat: int, tile: int, piece: int) -> float:
        """How much the way to Ruins takes from the chance: far away, behind a Zeppelin, on a mountain."""
        share = 1.0 if self.explorers[seat] or self.reach[seat] >> tile & 1 else 0.6
        if piece >= 0 and piece >> 3 == seat:  # a token of its own has to leave first
            share *= 0.5
        if piece >= 0 and IS_ZEPPELIN_TYPE[piece & 7]:
            share *= 0.5
        return share * 0.6 if self.game.mountains >> tile & 1 else share
