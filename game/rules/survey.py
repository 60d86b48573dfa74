"""The board as one seat sees it: what it holds, whom it faces, and whom it could send where."""

from game.rules.catalogue import Source
from game.rules.game import Game
from game.rules.tokens import CAMP, IS_ZEPPELIN_TYPE

NOWHERE = -1

Spots = list[tuple[int, int]]  # (tile, kind or seat), in the order of the tiles
Sources = tuple[tuple[Source, ...], ...]


class Occupation:
    """Who stands where, for all seats: a board read once, shared by every survey of it."""

    __slots__ = ("camp", "camps", "fliers", "held", "tokens")

    def __init__(self, game: Game, board: tuple[int, ...]) -> None:
        tokens: list[Spots] = [[] for _ in game.seats]
        held, camp = [0] * len(tokens), [NOWHERE] * len(tokens)
        camps = fliers = 0
        for tile, piece in enumerate(board):
            if piece >= 0:
                seat, kind = piece >> 3, piece & 7
                tokens[seat].append((tile, kind))
                held[seat] |= 1 << tile
                if kind == CAMP:
                    camp[seat] = tile
                    camps |= 1 << tile
                elif IS_ZEPPELIN_TYPE[kind]:
                    fliers |= 1 << tile
        self.tokens = tokens  # (tile, kind) of each seat's tokens
        self.held = held  # mask of each seat's tiles
        self.camp = camp  # each seat's Camp's tile, or NOWHERE
        self.camps = camps  # mask of the tiles with a Camp
        self.fliers = fliers  # mask of the tiles with a Zeppelin-type


class Survey:
    """What one seat holds and could send where. Made once for a board; what it says never changes."""

    __slots__ = (
        *("_game", "_reach", "_reserve", "_seat", "_sources", "_targets"),
        *("camp", "fliers", "held", "occupation", "rival_camps", "steep", "tokens"),
    )

    def __init__(self, game: Game, occupation: Occupation, reserve: tuple[int, ...], seat: int) -> None:
        self._game, self._reserve, self._seat = game, reserve, seat
        self._reach = self._targets = -1
        self._sources: Sources | None = None
        self.occupation = occupation
        self.tokens = occupation.tokens[seat]  # (tile, kind) of the own tokens on the board
        self.camp = occupation.camp[seat]  # the own Camp's tile, or NOWHERE
        self.held = held = occupation.held[seat]  # mask of the own tiles
        self.fliers = occupation.fliers & held  # mask of the own tiles with a Zeppelin-type
        self.rival_camps = occupation.camps & ~held  # mask of the tiles with somebody else's Camp
        self.steep = (
            game.mountains | occupation.fliers
        )  # mask of what only a Zeppelin-type takes (W-8.5, W-8.6)

    @property
    def reach(self) -> int:
        """Mask of the tiles beside the own ones."""
        if self._reach < 0:
            neighbours, reach = self._game.neighbours, 0
            for tile, _ in self.tokens:
                reach |= neighbours[tile]
            self._reach = reach
        return self._reach

    @property
    def foes(self) -> Spots:
        """(tile, piece) of everybody else's tokens."""
        ranks = enumerate(self.occupation.tokens)
        return sorted(
            (tile, seat << 3 | kind) for seat, spots in ranks if seat != self._seat for tile, kind in spots
        )

    @property
    def camps(self) -> Spots:
        """(tile, seat) of everybody else's Camps."""
        return sorted(
            (tile, seat)
            for seat, tile in enumerate(self.occupation.camp)
            if tile != NOWHERE and seat != self._seat
        )

    @property
    def sources(self) -> Sources:
        """Who may go to a target, by `near + 2 * fliers only` (W-8.2, W-8.3, W-8.5, W-8.6).

        Without a Camp on the board only the Camp may be placed (W-7.8), near an own token if there is any (W-12.3,
        W-12.4).
        """
        if self._sources is None:
            self._sources = self._camp_alone() if self.camp == NOWHERE else self._everybody()
        return self._sources

    def _camp_alone(self) -> Sources:
        camp = (len(self._game.labels) << 3 | CAMP,) if self._reserve[CAMP] else ()
        return (() if self.tokens else camp), camp, (), ()

    def _everybody(self) -> Sources:
        reserve = len(self._game.labels) << 3
        anyone, fliers, fresh, fresh_fliers = [], [], [], []
        for tile, kind in self.tokens:
            anyone.append(tile << 3 | kind)
            if IS_ZEPPELIN_TYPE[kind]:
                fliers.append(tile << 3 | kind)
        for kind, count in enumerate(self._reserve):
            if count:
                fresh.append(reserve | kind)
                if IS_ZEPPELIN_TYPE[kind]:
                    fresh_fliers.append(reserve | kind)
        return tuple(anyone), (*anyone, *fresh), tuple(fliers), (*fliers, *fresh_fliers)

    def sources_for(self, tile: int, fliers_only: bool) -> tuple[Source, ...]:
        """The tokens that may conquer this tile, as far as place and kind go."""
        return self.sources[(self.reach >> tile & 1) + 2 * fliers_only]

    @property
    def targets(self) -> int:
        """Mask of the tiles that some own token could go to, whatever the dice."""
        if self._targets < 0:
            far, near, far_fliers, near_fliers = self.sources
            gentle, everywhere = ~self.steep, self._game.everywhere
            targets = gentle if far else gentle & self.reach if near else 0
            targets |= self.steep if far_fliers else self.steep & self.reach if near_fliers else 0
            self._targets = targets & everywhere & ~self.held
        return self._targets
