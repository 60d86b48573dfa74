"""A position looked through: what the seats have and will get, what is threatened, who may win at once."""

from functools import reduce
from operator import or_
from typing import Final

from game.titles.wiraqocha.bots.chances import MOST_DICE, MOST_STEPS
from game.titles.wiraqocha.bots.game_tables import game_tables
from game.titles.wiraqocha.rules.state import ON_TILE, Phase, State
from game.titles.wiraqocha.rules.tokens import (
    CAMP,
    IS_DRILL_TYPE,
    IS_EXPLORER_TYPE,
    IS_ZEPPELIN_TYPE,
    JUGGERNAUT,
    NOBODY,
    ZEPPELIN,
)

OUT_OF_REACH: Final = 0.02  # the chance to get a relic that cannot be got now
LOST_CHANCE: Final = 0.04  # what may still come between a sure win in the next turn and its winner


class Evaluation:
    """A position looked through: what every seat has and risks, and who may win at once.

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
        self.odds = [self._odds_of_relics(seat) for seat in self.game.seats]
        self.chance_at_once = [self._at_once(seat) for seat in self.game.seats]

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
        self.crystals = list(state.crystals)
        self.cubes = [min(cubes, limit) for cubes in state.cubes]
        self.sums = [self.tables.sums(mask) for mask in state.cards]
        self.built = sum(cubes for cubes, _, _, _ in self.sums)
        self.relics = [state.relics.count(seat) for seat in game.seats]
        for seat in game.seats:
            self.income[seat] += self.sums[seat][2]
            if self.camp[seat] < 0:
                self.harvest[seat] = 0
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
        self.waiting = [bool(row[ZEPPELIN] or row[JUGGERNAUT]) for row in state.reserve]
        self.thrown = [min(MOST_DICE, game.figures.start_dice + self.dice[seat]) for seat in seats]
        price = game.figures.step_cubes
        self.steps = [min(MOST_STEPS, (self.cubes[seat] + self.income[seat]) // price) for seat in seats]
        attackers = [
            (
                rival,
                self.thrown[rival],
                min(1, self.steps[rival]),
                self.reach[rival],
                self.flying[rival],
                self.waiting[rival],
            )
            for rival in seats
            if self.tokens[rival] or state.reserve[rival][CAMP]
        ]
        mountains, protecting, chances, tiles = (
            game.mountains,
            state.protecting,
            self.tables.chances,
            self.tables.tiles,
        )
        for tile, seat, kind in self.pieces:
            if tile == state.shield:
                continue
            level, count = state.protection(tile) if protecting[tile] or kind == CAMP else (0, 0)
            fliers_only = mountains >> tile & 1 or IS_ZEPPELIN_TYPE[kind]
            chance = 0.0
            for rival, dice, step, reach, flying, waiting in attackers:
                if rival == seat or (fliers_only and not flying and not (waiting and reach >> tile & 1)):
                    continue
                chance += chances(tile, dice, level, count)[step]
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
                continue
            risk[3] += chance
            if IS_DRILL_TYPE[kind]:
                risk[2] += chance * points

    def _at_once(self, seat: int) -> float:
        """The chance that the seat wins in its next turn, if it is left in peace."""
        state, goal = self.state, self.game.victory
        best = 0.0
        if self.camp[seat] >= 0 and self.crystals[seat] + self.harvest[seat] >= goal.crystals:
            best = 1.0 - LOST_CHANCE
        if self._builds_leviathan(seat):
            best = 1.0 - LOST_CHANCE
        if best < 0.9 and self.relics[seat] == goal.relics - 1:
            best = max(
                best, (1.0 - LOST_CHANCE) * max((chance for chance, _ in self.odds[seat]), default=0.0)
            )
        if seat != self.next and self.camp[seat] >= 0:
            best *= 1.0 - 0.5 * min(1.0, self.risks[seat][4])
        return best if state.winner == NOBODY else 0.0

    def _builds_leviathan(self, seat: int) -> bool:
        """Whether a card on offer completes the Leviathan with what the seat will have."""
        state, goal = self.state, self.game.victory.leviathan
        cubes, crystals, _, _ = self.sums[seat]
        if goal.resources - cubes > self.tables.dearest or (self.camp[seat] < 0 and seat != self.next):
            return False
        budget = self.cubes[seat] + self.income[seat]
        for card in state.market:
            price, somnium = self.tables.costs[card]
            payable = price <= budget and somnium <= self.crystals[seat]
            if payable and cubes + price >= goal.resources and crystals + somnium >= goal.somnium:
                return True
        return False

    def offer(self, seat: int) -> int:
        """The cubes in the cost of the dearest card on offer that the seat will be able to pay."""
        budget, crystals, best = self.cubes[seat] + self.income[seat], self.crystals[seat], 0
        for card in self.state.market:
            price, somnium = self.tables.costs[card]
            if best < price <= budget and somnium <= crystals:
                best = price
        return best

    def cards_left(self, seat: int) -> tuple[float, float]:
        """The cubes and crystals in the costs of the cards that nobody owns; of what the seat may steal, half."""
        owned = reduce(or_, self.state.cards)
        free, somnium, _, _ = self.tables.sums(self.tables.all_cards & ~owned)
        cubes, crystals, _, _ = self.tables.sums(owned & ~self.state.cards[seat] & self.game.inventions)
        return free + cubes / 2, somnium + crystals / 2

    def _find_relics(self) -> None:
        """Where each relic may be got: its owner, the tile (a Camp or the Ruins, -1: nowhere), the protection."""
        state = self.state
        self.relic_places: list[tuple[int, int, int, int]] = []
        for relic, owner in enumerate(state.relics):
            tile = (
                self.tables.relic_tiles[relic] if owner == ON_TILE else self.camp[owner] if owner >= 0 else -1
            )
            if tile >= 0:
                self.relic_places.append((owner, tile, *state.protection(tile)))
            elif owner >= 0:
                self.relic_places.append((owner, -1, 0, 0))

    def _odds_of_relics(self, seat: int) -> list[tuple[float, int]]:
        """For each relic that others have or nobody has found, the chance to get it in a turn, and who has it."""
        board, shield = self.state.board, self.state.shield
        dice, steps = self.thrown[seat], self.steps[seat]
        found = []
        for owner, tile, level, count in self.relic_places:
            if owner == seat:
                continue
            piece = board[tile]
            if owner == ON_TILE and piece >> 3 == seat:
                chance = 1.0 if IS_ZEPPELIN_TYPE[piece & 7] else 0.3
            elif tile < 0 or tile == shield:
                chance = OUT_OF_REACH
            else:
                chance = self.tables.chances(tile, dice, level, count)[steps]
                if owner < 0:
                    chance *= self._entry(seat, tile, piece)
            found.append((chance, owner))
        return found

    def _entry(self, seat: int, tile: int, piece: int) -> float:
        """How much the way to Ruins takes from the chance: far away, behind a Zeppelin, on a mountain."""
        share = 1.0 if self.explorers[seat] or self.reach[seat] >> tile & 1 else 0.6
        if piece >= 0 and IS_ZEPPELIN_TYPE[piece & 7]:
            share *= 0.5
        return share * 0.6 if self.game.mountains >> tile & 1 else share
