"""A position looked through, with how likely each seat is to get each relic."""

from typing import Final, TypeAlias

from game.titles.wiraqocha.bots.capture_odds import CaptureOdds
from game.titles.wiraqocha.rules.state import ON_TILE, State
from game.titles.wiraqocha.rules.tokens import ANDROID, CAMP, EXPLORER, IS_ZEPPELIN_TYPE

OUT_OF_REACH: Final = 0.02  # the chance to get a relic that cannot be got now
FAR_AWAY: Final = 0.15  # what is left of it where a tile beside the Ruins has to be taken first
LEAVES_FIRST: Final = 0.5  # and where a token of its own stands there
MOST_STEPS_AWAY: Final = 2  # such tiles that are looked at
LATER: Final = 0.5  # and where it takes two turns
MOST_KEPT: Final = 4096  # odds of relics that are kept

# How likely a seat is to get a relic: as it is judged, and within one turn; then who has it.
Odds: TypeAlias = tuple[float, float, int]


class RelicOdds(CaptureOdds):
    """The takings, with how likely each seat is to get each relic that others have or nobody has found."""

    def __init__(self, state: State, throwing: bool = False) -> None:
        super().__init__(state, throwing)
        self._find_relics()
        self.odds = [self._odds(seat) for seat in self.game.seats]

    def _find_relics(self) -> None:
        """Where each relic may be got: its owner, and the tile (a Camp or the Ruins, -1: nowhere)."""
        state = self.state
        self.relic_places: list[tuple[int, int]] = []
        for relic, owner in enumerate(state.relics):
            tile = (
                self.tables.relic_tiles[relic] if owner == ON_TILE else self.camp[owner] if owner >= 0 else -1
            )
            if tile >= 0 or owner >= 0:
                self.relic_places.append((owner, tile))
        board, protecting = state.board, state.protecting
        self._relics_seen = (
            (self.ends, self.next, state.probed, state.shield, state.fortress),
            tuple([(place, board[place[1]], protecting[place[1]]) for place in self.relic_places]),
        )

    def _odds(self, seat: int) -> tuple[Odds, ...]:
        """For each relic that others have or nobody has found, how likely the seat is to get it."""
        key = (
            (seat, seat == self.throwing, self.means[seat], self.held[seat]),
            (self.again[seat], self.face[seat], self.probe[seat], self.tunnels[seat]),
            (self.explorers[seat] > 0, self.flying[seat], self.waiting[seat], self.reach[seat]),
            tuple([self._steps_to(seat, tile) for owner, tile in self.relic_places if owner < 0]),
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
                found.append((1.0, 1.0, owner) if self.sets_down(seat) else (OUT_OF_REACH, 0.0, owner))
            elif tile == shield or not (ready or payable):
                found.append((OUT_OF_REACH, 0.0, owner))
            else:
                spent = 0 if ready else self.recovery_cubes(seat)
                chance = self._chance_to_enter(seat, tile, piece, spent)
                if self.state.fliers_only(tile):  # a Zeppelin first, which sets down an Explorer later
                    found.append((chance * LATER, 0.0, owner))
                else:
                    found.append((chance, chance, owner))
        return found

    def _chance_to_enter(self, seat: int, tile: int, piece: int, spent: int) -> float:
        """The chance that an Explorer of the seat takes Ruins; from far away it takes a tile on its way first."""
        steps = () if self._near(seat, tile) else self._steps_to(seat, tile)
        if steps:
            return max([self.taking_both(seat, step, tile) for step in steps])
        return self.chance_to_take(seat, tile, spent) * self.entry(seat, tile, piece)

    def entry(self, seat: int, tile: int, piece: int) -> float:
        """How much the way of an Explorer to Ruins takes from the chance to take them."""
        share = 1.0 if self._near(seat, tile) else FAR_AWAY
        return share * LEAVES_FIRST if piece >= 0 and piece >> 3 == seat else share

    def _near(self, seat: int, tile: int) -> bool:
        return bool(self.explorers[seat] or self._lands(seat) or self.reach[seat] >> tile & 1)

    def _lands(self, seat: int) -> bool:
        """Whether a Zeppelin can set down an Explorer from the reserve before the roll."""
        return self.flying[seat] and self.sets_down(seat)

    def sets_down(self, seat: int) -> bool:
        """Whether the seat has an Explorer for an exchange, and may still make one before the roll."""
        return self.finders[seat][0] and seat != self.throwing

    def _steps_to(self, seat: int, ruins: int) -> tuple[int, ...]:
        """The likeliest tiles to take first, so that an Explorer from the reserve can enter Ruins.

        It lands there itself, or another token goes beside the Ruins. None where it need not, or where it wins nothing.
        """
        if self.explorers[seat] or self._lands(seat) or not self.finders[seat][0]:
            return ()
        if self.relics[seat] < self.game.victory.relics - 2:
            return ()
        state, chances = self.state, self._in_the_open[seat]
        open_to = [
            tile
            for tile in self.open_on_foot(seat)
            if not state.protecting[tile] and (state.board[tile] < 0 or state.board[tile] & 7 != CAMP)
        ]
        open_to.sort(key=lambda tile: -chances[tile][0])
        landings = [tile for tile in open_to if self.reach[seat] >> tile & 1][:MOST_STEPS_AWAY]
        beside = [tile for tile in open_to if self.tables.tiles[ruins][3] >> tile & 1][:MOST_STEPS_AWAY]
        return (*landings, *beside) if self.tokens[seat] else ()

    def only_finder(self, seat: int) -> list[int]:
        """The tile of the one Explorer that the seat has for finding relics; none where it has others."""
        row = self.state.reserve[seat]
        others = row[EXPLORER] or row[ANDROID] or self.explorers[seat] > 1
        return [] if others else self.explorer_tiles[seat]
