"""The state of a game at one moment: small, immutable by convention, compared by value.

Every field is a number or a tuple, so that a copy is a copy of references. Nothing but `Change` writes to a state,
and only to one that nobody else has seen; others use `dataclasses.replace` or `with_future`. A test holds everybody to
it rather than the type: frozen, a state would take seven times as long to copy, and search copies one for every step.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import IntEnum
from operator import attrgetter
from typing import Final

from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.holdings import Holdings, occupation
from game.titles.wiraqocha.rules.tokens import CAMP, IS_ZEPPELIN_TYPE, NOBODY

Counts = tuple[tuple[int, ...], ...]  # tokens by seat and kind index

ON_TILE: Final = -1  # a relic that nobody has found
UNPLACED: Final = -1  # a marker that waits with its card; a tile that is not there
GONE: Final = -2  # a relic or marker that has left the game


class Phase(IntEnum):
    """The phases that wait for a decision; Phase III runs by itself (W-5.1)."""

    PREPARATION = 1
    ACTIONS = 2


class Use:
    """What the mover has done of the things allowed once a turn, cards apart: bits of `State.used`.

    Plain numbers, since enumerated flags would cost more than the rest of a look-up.
    """

    COLLECT: Final = 1
    MUSTER: Final = 2
    BUILD: Final = 4
    SACRIFICE: Final = 8
    RECOVER: Final = 16


@dataclass(eq=True, slots=True)
class State:
    """All that the game remembers. Tiles, cards and relics are indices into `game`; -1 and -2 as named above."""

    game: Game
    seed: int
    drawn: int  # random numbers drawn so far
    loaded: Hand  # faces that the next dice will show, in order, before chance decides again
    turn: int  # turns begun, the present one included
    mover: int
    phase: Phase
    board: tuple[int, ...]  # tile -> piece
    protecting: tuple[int, ...]  # tile -> face of the protecting die, 0: none
    probed: int  # mask of seats whose Camp's natural protection is lowered
    dice: Hand  # unused dice of the mover
    set_aside: int  # dice used this turn, back in the supply when it ends
    allowance: int  # dice counted by muster; -1 before
    reserve: Counts
    graveyard: Counts
    lost: Counts
    hostages: tuple[int, ...]  # captor's seat -> piece
    cubes: tuple[int, ...]
    crystals: tuple[int, ...]
    relics: tuple[int, ...]  # relic -> seat, ON_TILE or GONE
    cards: tuple[int, ...]  # seat -> mask of cards owned
    market: tuple[int, ...]  # cards face up
    deck: tuple[int, ...]  # cards face down, next first
    shield: int  # tile of the Force Field, UNPLACED or GONE
    fortress: int  # tile of the Flying Fortress, UNPLACED or GONE
    devastated: int  # the tile under the Death Ray marker, or UNPLACED
    ray_fired: bool
    used: int  # bits of `Use`
    used_cards: int  # mask of cards used this turn
    rerolls: int  # re-rolls the mover may still make this turn
    ruins: int  # mask of Ruins held without a break since the turn began
    exchanged: int  # mask of tiles whose token came by exchange in this Phase I
    winner: int  # seat, or NOBODY
    victory: str  # treasure, somnium, leviathan, or empty
    # the last holdings with what they were made of, kept for the next
    seen: "Seen | None" = field(default=None, compare=False, repr=False)

    def copy(self) -> "State":
        """A state of its own with the same value."""
        twin = State.__new__(State)  # field by field: much quicker than to call the class with all of them
        twin.game = self.game
        twin.seed = self.seed
        twin.drawn = self.drawn
        twin.loaded = self.loaded
        twin.turn = self.turn
        twin.mover = self.mover
        twin.phase = self.phase
        twin.board = self.board
        twin.protecting = self.protecting
        twin.probed = self.probed
        twin.dice = self.dice
        twin.set_aside = self.set_aside
        twin.allowance = self.allowance
        twin.reserve = self.reserve
        twin.graveyard = self.graveyard
        twin.lost = self.lost
        twin.hostages = self.hostages
        twin.cubes = self.cubes
        twin.crystals = self.crystals
        twin.relics = self.relics
        twin.cards = self.cards
        twin.market = self.market
        twin.deck = self.deck
        twin.shield = self.shield
        twin.fortress = self.fortress
        twin.devastated = self.devastated
        twin.ray_fired = self.ray_fired
        twin.used = self.used
        twin.used_cards = self.used_cards
        twin.rerolls = self.rerolls
        twin.ruins = self.ruins
        twin.exchanged = self.exchanged
        twin.winner = self.winner
        twin.victory = self.victory
        twin.seen = self.seen
        return twin

    def __reduce__(self) -> tuple[type["State"], tuple[object, ...]]:
        """Another process works out the holdings for itself."""
        return State, (self.game, *_SAID(self))

    def key(self) -> tuple[object, ...]:
        """What tells positions of one game apart in a search; equal keys allow the same and lead to the same.

        The seed, the random numbers drawn and the turn's number are left out: no rule looks at them but for chance.
        """
        return _KEY(self)

    def owner_of_card(self, card: int) -> int:
        """The seat that owns the card, or NOBODY."""
        for seat, mask in enumerate(self.cards):
            if mask >> card & 1:
                return seat
        return NOBODY

    def dice_in_supply(self) -> int:
        """Dice that can still be rolled: neither in the hand, set aside, nor on the board (R-36, R-83)."""
        on_board = len(self.protecting) - self.protecting.count(0)
        return self.game.figures.dice - len(self.dice) - self.set_aside - on_board

    def cubes_in_supply(self) -> int:
        """Cubes that nobody has."""
        return self.game.figures.cubes - sum(self.cubes)

    def crystals_in_supply(self) -> int:
        """Crystals that nobody has."""
        return self.game.figures.crystals - sum(self.crystals)

    def camp_tile(self, seat: int) -> int:
        """Where this seat's Camp stands, or -1."""
        piece = seat << 3 | CAMP
        return self.board.index(piece) if piece in self.board else UNPLACED

    def protection(self, tile: int) -> tuple[int, int]:
        """(level, count): how many further dice an attacker needs there, each above the level.

        A Camp counts the greater of its natural protection and its die (W-9.8); the Flying Fortress doubles any
        protection there is (W-14.8, W-14.9).
        """
        level = self.protecting[tile]
        piece = self.board[tile]
        if piece >= 0 and not piece & 7:  # a Camp
            natural = self.natural_protection(piece >> 3)
            level = max(level, natural)
        if not level:
            return 0, 0
        return level, 2 if self.fortress == tile else 1

    def fliers_only(self, tile: int) -> bool:
        """Whether only Zeppelins may take a tile: a mountain, or one held by a Zeppelin (W-8.5, W-8.6)."""
        piece = self.board[tile]
        return bool(self.game.mountains >> tile & 1) or (piece >= 0 and IS_ZEPPELIN_TYPE[piece & 7])

    def natural_protection(self, seat: int) -> int:
        """What protects this seat's Camp without any die (W-9.7, W-14.39)."""
        if self.probed >> seat & 1:
            probes = self.game.card_effects(self.game.probe_cards)
            return min((probe.face for probe in probes), default=1)
        return self.game.figures.camp_protection

    def holdings(self) -> Holdings:
        """The board as the mover sees it. Copies share it for as long as they share the board itself."""
        seat, occupied = self.mover, None
        row = self.reserve[seat]
        if self.seen is not None:
            board, reserve, looker, found = self.seen
            if board is self.board:
                if reserve is row and looker == seat:
                    return found
                occupied = found.occupied
        found = Holdings(self.game, occupied or occupation(self.board), row, seat)
        self.seen = self.board, row, seat, found
        return found


Seen = tuple[tuple[int, ...], tuple[int, ...], int, Holdings]  # (board, reserve, seat, what was seen)

_APART = ("game", "seed", "drawn", "turn", "seen")
_FIELDS = [part.name for part in fields(State) if part.name not in ("game", "seen")]
_SAID: Callable[[State], tuple[object, ...]] = attrgetter(*_FIELDS)
_KEY: Callable[[State], tuple[object, ...]] = attrgetter(
    *(part.name for part in fields(State) if part.name not in _APART)
)
