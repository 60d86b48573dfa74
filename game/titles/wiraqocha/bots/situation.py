"""A position looked through: what the seats have and will get."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final

from game.titles.wiraqocha.bots.chances import MOST_STEPS
from game.titles.wiraqocha.bots.game_tables import game_tables
from game.titles.wiraqocha.rules.state import GONE, ON_TILE, Phase, State, Use
from game.titles.wiraqocha.rules.tokens import (
    ANDROID,
    CAMP,
    DRILL,
    EXPLORER,
    IS_DRILL_TYPE,
    IS_EXPLORER_TYPE,
    IS_ZEPPELIN_TYPE,
    MINER,
    NOBODY,
)

NEVER: Final = 99  # cubes that nobody has


class Situation:
    """A position looked through: what every seat has, and will get.

    In Phase II it is taken as if the turn ended now: the harvest comes in, cubes above the limit are lost. In Phase I
    the mover may still arrange everything, unless it is `throwing`: what it has is collected and arranged then. In
    Phase II who is `throwing` goes on with the dice that lie, and those that it may still throw.
    """

    def __init__(self, state: State, throwing: bool = False) -> None:
        self.state, self.game, self.tables = state, state.game, game_tables(state.game)
        self.throwing = state.mover if throwing else NOBODY
        self.ends = state.phase is Phase.ACTIONS and not throwing
        self.next = (state.mover + self.ends) % len(self.game.colours)
        self.winner = NOBODY
        self._count_board()
        self._count_stock()
        self.finders = [self._finders(seat) for seat in self.game.seats]

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

    def _points_next(self, seat: int) -> int:
        """The points of the next harvest, with Drills that replace Zeppelins before it (W-6.7, W-6.8).

        One of them may come out of the Workshop.
        """
        points = self.points[seat]
        if not self.flying[seat]:
            return points
        row, fallen, value = self.state.reserve[seat], self.state.graveyard[seat], self.tables.tiles
        fetched = self.has_workshop(seat) and fallen[DRILL] + fallen[MINER] > 0
        below, drilled = list[int](), [0] * (row[DRILL] + row[MINER] + fetched)
        for tile, owner, kind in self.pieces:
            if owner != seat:
                continue
            if IS_ZEPPELIN_TYPE[kind]:
                below.append(value[tile][4])
            elif IS_DRILL_TYPE[kind]:
                drilled.append(value[tile][4])
        below.sort(reverse=True)
        drilled.sort()
        return points + sum([max(0, more - less) for more, less in zip(below, drilled, strict=False)])

    def steps_with(self, seat: int, spent: int) -> int:
        """The steps on dice that a seat will be able to pay when it has spent some cubes."""
        left = self.cubes[seat] + self.income[seat] - spent
        return max(0, min(MOST_STEPS, left // self.game.figures.step_cubes))

    def _finders(self, seat: int) -> tuple[bool, bool]:
        """Whether a seat will have an Explorer to find relics before its next roll, and whether it can pay for one."""
        row, fallen = self.state.reserve[seat], self.state.graveyard[seat]
        ready = self.explorers[seat] > 0 or row[EXPLORER] > 0 or row[ANDROID] > 0
        lost = fallen[EXPLORER] > 0 or fallen[ANDROID] > 0
        if ready or (lost and self.has_workshop(seat)):
            return True, False
        cubes = self.cubes[seat] + self.income[seat]
        return False, lost and cubes >= self.recovery_cubes(seat)

    def has_workshop(self, seat: int) -> bool:
        """Whether a seat may still bring a token back by its Workshop before it throws."""
        return seat != self.throwing and self.state.cards[seat] & self.game.workshop_cards > 0

    def recovery_cubes(self, seat: int) -> int:
        """The cubes for a token from the Graveyard; more than anybody has where that was done in this turn."""
        done = seat == self.throwing and self.state.used & Use.RECOVER
        return NEVER if done else self.game.figures.recover_cubes

    def payable(self, seat: int, cards: Sequence[int], robbed: int = 0) -> list[int]:
        """Those of the cards that the seat will be able to pay, with so many robbed crystals."""
        if seat == self.throwing and self.state.used & Use.BUILD:
            return []
        budget, crystals = self.cubes[seat] + self.income[seat], self.crystals[seat] + robbed
        costs = self.tables.costs
        return [card for card in cards if costs[card][0] <= budget and costs[card][1] <= crystals]

    def offer(self, seat: int) -> int:
        """The cubes in the cost of the dearest card on offer that the seat will be able to pay."""
        costs = self.tables.costs
        return max([costs[card][0] for card in self.payable(seat, self.state.market)], default=0)

    def abilities(self, seat: int) -> tuple[int, ...]:
        """Which of the kinds in `GameTables.card_masks` the seat has and may still use, 1 or 0 each."""
        return self.tables.sums(self.state.cards[seat] & ~self.spent)[3]

    def cards_left(self, seat: int) -> tuple[float, float]:
        """The cubes and crystals in the costs of the cards that nobody owns; of what the seat may steal, half."""
        owned = reduce(or_, self.state.cards)
        free, somnium, _, _ = self.tables.sums(self.tables.all_cards & ~owned)
        cubes, crystals, _, _ = self.tables.sums(owned & ~self.state.cards[seat] & self.game.inventions)
        return free + cubes / 2, somnium + crystals / 2
