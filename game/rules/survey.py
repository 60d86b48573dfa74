"""The board as one seat sees it: what it holds, whom it faces, and whom it could send where."""

from functools import lru_cache

from game.rules.game import Game, Source
from game.rules.tokens import CAMP, IS_ZEPPELIN_TYPE

NOWHERE = -1

Sources = tuple[tuple[Source, ...], ...]


class Survey:
    """What one seat holds and could send where. Made once for a board; nothing in it changes."""

    __slots__ = ("_game", "_reserve", "_sources", "camp", "camps", "foes", "held", "reach", "tokens")

    def __init__(self, game: Game, board: tuple[int, ...], reserve: tuple[int, ...], seat: int) -> None:
        self._game, self._reserve = game, reserve
        self._sources: Sources | None = None
        held, reach, camp = 0, 0, NOWHERE
        tokens: list[tuple[int, int]] = []
        foes: list[tuple[int, int]] = []
        camps: list[tuple[int, int]] = []
        neighbours, first, last = game.neighbours, seat << 3, seat << 3 | 7
        for tile, piece in enumerate(board):
            if piece < 0:
                continue
            if first <= piece <= last:
                held |= 1 << tile
                reach |= neighbours[tile]
                tokens.append((tile, piece & 7))
                if piece == first:
                    camp = tile
            else:
                foes.append((tile, piece))
                if not piece & 7:
                    camps.append((tile, piece >> 3))
        self.held = held  # mask of the own tiles
        self.reach = reach  # mask of the tiles beside them
        self.camp = camp  # the own Camp's tile, or NOWHERE
        self.tokens = tokens  # (tile, kind) of the own tokens on the board
        self.foes = foes  # (tile, piece) of everybody else's
        self.camps = camps  # (tile, seat) of everybody else's Camps

    @property
    def sources(self) -> Sources:
        """Who may go to a target, by `near + 2 * zeppelins_only` (W-8.2, W-8.3, W-8.5, W-8.6).

        Without a Camp on the board only the Camp may be placed (W-7.8), near an own token if there is any (W-12.3,
        W-12.4).
        """
        if self._sources is None:
            self._sources = self._camp_alone() if self.camp == NOWHERE else self._everybody()
        return self._sources

    def _camp_alone(self) -> Sources:
        camp = self._game.waiting[CAMP : CAMP + 1] if self._reserve[CAMP] else ()
        return (() if self.tokens else camp), camp, (), ()

    def _everybody(self) -> Sources:
        standing, waiting = self._game.standing, self._game.waiting
        anyone, fliers, fresh, fresh_fliers = [], [], [], []
        for tile, kind in self.tokens:
            source = standing[kind][tile]
            anyone.append(source)
            if IS_ZEPPELIN_TYPE[kind]:
                fliers.append(source)
        for kind, count in enumerate(self._reserve):
            if count:
                fresh.append(waiting[kind])
                if IS_ZEPPELIN_TYPE[kind]:
                    fresh_fliers.append(waiting[kind])
        return tuple(anyone), (*anyone, *fresh), tuple(fliers), (*fliers, *fresh_fliers)

    def sources_for(self, tile: int, fliers_only: bool) -> tuple[Source, ...]:
        """The tokens that may conquer this tile, as far as place and kind go."""
        return self.sources[(self.reach >> tile & 1) + 2 * fliers_only]


@lru_cache(maxsize=4096)
def survey(game: Game, board: tuple[int, ...], reserve: tuple[int, ...], seat: int) -> Survey:
    """The board as this seat sees it; the same board gives the same object."""
    return Survey(game, board, reserve, seat)
