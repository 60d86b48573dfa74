"""The board as one seat sees it: what it holds, whom it faces, and whom it could send where."""

from functools import lru_cache

from game.titles.wiraqocha.rules.catalogue import Source
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.tokens import CAMP, IS_ZEPPELIN_TYPE

NOWHERE = -1

Spots = list[tuple[int, int]]  # (tile, piece, kind or seat), in the order of the tiles


def occupation(board: tuple[int, ...]) -> Spots:
    """(tile, piece) of all tokens on the board."""
    return [(tile, piece) for tile, piece in enumerate(board) if piece >= 0]


class Holdings:
    """What one seat holds on the board and could send where. Made once for a board; what it says never changes."""

    __slots__ = (
        *("_game", "_token_moves", "_reserve", "_seat"),
        *("camp", "cubes", "dice", "fliers", "held", "occupied", "tokens"),
    )

    def __init__(self, game: Game, occupied: Spots, reserve: tuple[int, ...], seat: int) -> None:
        self._game, self._reserve, self._seat = game, reserve, seat
        self._token_moves: TokenMoves | None = None
        held, fliers, camp, cubes, dice = 0, 0, NOWHERE, 0, 0
        tokens: Spots = []
        for tile, piece in occupied:
            if piece >> 3 == seat:
                kind = piece & 7
                tokens.append((tile, kind))
                held |= 1 << tile
                cubes += game.resources[tile]
                dice += game.dice[tile]
                if kind == CAMP:
                    camp = tile
                elif IS_ZEPPELIN_TYPE[kind]:
                    fliers |= 1 << tile
        # (tile, piece) of all tokens on the board, shared by all holdings on a board
        self.occupied = occupied
        self.tokens = tokens  # (tile, kind) of the own ones
        self.held = held  # mask of the own tiles
        self.fliers = fliers  # mask of the own tiles with a Zeppelin-type
        self.cubes = cubes  # that the own tiles give in Phase I (W-6.2)
        self.dice = dice  # that they add to the allowance (W-6.3)
        self.camp = camp  # the own Camp's tile, or NOWHERE

    @property
    def foes(self) -> Spots:
        """(tile, piece) of everybody else's tokens."""
        return [(tile, piece) for tile, piece in self.occupied if piece >> 3 != self._seat]

    @property
    def token_moves(self) -> "TokenMoves":
        """Whom the seat could send where."""
        if self._token_moves is None:
            self._token_moves = TokenMoves(self._game, self, self._reserve, self._seat)
        return self._token_moves


class TokenMoves:
    """Whom one seat could send where, as far as board and reserve go."""

    __slots__ = ("camps", "reach", "sources", "steep", "targets")

    def __init__(self, game: Game, seen: Holdings, reserve: tuple[int, ...], seat: int) -> None:
        neighbours, reach = game.neighbours, 0
        for tile, _ in seen.tokens:
            reach |= neighbours[tile]
        steep, camps = game.mountains, 0
        for tile, piece in seen.occupied:
            if not piece & 7:
                camps |= 1 << tile
            elif IS_ZEPPELIN_TYPE[piece & 7]:
                steep |= 1 << tile
        self.reach = reach  # mask of the tiles beside the own ones
        self.steep = steep  # mask of the tiles that only a Zeppelin-type may take (W-8.5, W-8.6)
        self.camps = camps & ~seen.held  # mask of the tiles with somebody else's Camp
        place = len(game.labels) << 3
        self.sources = (
            _everybody(seen, reserve, place) if seen.camp >= 0 else _camp_alone(seen, reserve, place)
        )
        far, near, far_fliers, near_fliers = self.sources
        targets = ~steep if far else reach & ~steep if near else 0
        targets |= steep if far_fliers else reach & steep if near_fliers else 0
        self.targets = targets & ~seen.held  # mask of the tiles that some own token could go to

    def sources_for(self, tile: int) -> tuple[Source, ...]:
        """The tokens that may conquer this tile, as far as place and kind go."""
        return self.sources[(self.reach >> tile & 1) + 2 * (self.steep >> tile & 1)]


# Who may go to a target, by `near + 2 * only Zeppelin-types` (W-8.2, W-8.3, W-8.5, W-8.6).
Sources = tuple[tuple[Source, ...], tuple[Source, ...], tuple[Source, ...], tuple[Source, ...]]


def _camp_alone(seen: Holdings, reserve: tuple[int, ...], place: int) -> Sources:
    """Without it on the board only the Camp may be placed (W-7.8), near an own token if any (W-12.3, W-12.4)."""
    camp = (place | CAMP,) if reserve[CAMP] else ()
    return (() if seen.tokens else camp), camp, (), ()


def _everybody(seen: Holdings, reserve: tuple[int, ...], place: int) -> Sources:
    """Those on the board go anywhere, those in the reserve near by."""
    anyone = tuple([tile << 3 | kind for tile, kind in seen.tokens])
    fliers = tuple([source for source in anyone if IS_ZEPPELIN_TYPE[source & 7]]) if seen.fliers else ()
    fresh, fresh_fliers = _waiting(reserve, place)
    return anyone, anyone + fresh, fliers, fliers + fresh_fliers


@lru_cache(maxsize=4096)
def _waiting(reserve: tuple[int, ...], place: int) -> tuple[tuple[Source, ...], tuple[Source, ...]]:
    """Those of a reserve, and the Zeppelin-types among them."""
    fresh = [place | kind for kind, number in enumerate(reserve) if number]
    return tuple(fresh), tuple(source for source in fresh if IS_ZEPPELIN_TYPE[source & 7])
