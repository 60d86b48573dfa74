"""The one place where a state changes: a fresh copy, the steps that rules are made of, and the events they leave."""

from collections.abc import Callable
from typing import ParamSpec

from game.core import chance
from game.titles.wiraqocha.rules import victory
from game.titles.wiraqocha.rules.dice import Hand, in_hand, sevens_in, with_die, without
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import (
    CardRevealed,
    CrystalsPaid,
    CubesPaid,
    DiceUsed,
    DieRemoved,
    Event,
    FortressLost,
    FortressReturned,
    GameWon,
    RelicFound,
    ShieldLost,
    TokenMoved,
)
from game.titles.wiraqocha.rules.state import GONE, ON_TILE, UNPLACED, Counts, Phase, State
from game.titles.wiraqocha.rules.tokens import IS_EXPLORER_TYPE, KINDS, NOBODY

Told = ParamSpec("Told")


def put(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The row with another value in one place."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def count(counts: Counts, seat: int, kind: int, by: int) -> Counts:
    """The token counts with one number changed by `by`."""
    row = counts[seat]
    return (*counts[:seat], put(row, kind, row[kind] + by), *counts[seat + 1 :])


def with_future(
    state: State, loaded: Hand = (), deck: tuple[int, ...] | None = None, seed: int = -1, drawn: int = -1
) -> State:
    """The same table with other chance to come: faces that the next dice show, another pile, seed or count of draws.

    For search and views, quicker than `dataclasses.replace`; what is not given stays, but for loaded faces.
    """
    twin = state.copy()
    twin.loaded = loaded
    if deck is not None:
        twin.deck = deck
    if seed >= 0:
        twin.seed = seed
    if drawn >= 0:
        twin.drawn = drawn
    return twin


class Change:
    """A step under way. Each method is one elementary happening; the rules' sentences are made of these."""

    __slots__ = ("events", "game", "mover", "state")

    def __init__(self, before: State) -> None:
        self.state = before.copy()
        self.game = before.game
        self.mover = before.game.colours[before.mover]  # the colour of the player to move
        self.events: list[Event] = []

    def emit(self, event: Callable[Told, Event], *given: Told.args, **named: Told.kwargs) -> None:
        """Add an event, given as its class and what it says: it is made only where somebody listens."""
        self.events.append(event(*given, **named))

    def open_turn(self, seat: int) -> None:
        """Let a seat be the one to move: Phase I, dice back in the supply (R-62, R-83), rights counted anew."""
        state, game = self.state, self.game
        state.mover = seat
        self.mover = game.colours[seat]
        state.turn += 1
        state.phase = Phase.PREPARATION
        state.dice, state.set_aside, state.allowance = (), 0, -1
        state.used, state.used_cards, state.exchanged = 0, 0, 0
        state.ruins = state.holdings().held & game.ruins
        state.rerolls = game.reroll_rights(state.ruins)

    def open_actions(self, faces: Hand) -> None:
        """Let Phase II begin with these dice."""
        state = self.state
        state.phase = Phase.ACTIONS
        state.exchanged = 0
        state.dice = tuple(sorted(faces))

    def use(self, use: int) -> None:
        """Mark what is allowed once a turn, a bit of `Use`, as done."""
        self.state.used |= use

    def count_dice(self, allowance: int) -> None:
        """Set the dice allowance of this turn."""
        self.state.allowance = allowance

    @property
    def over(self) -> bool:
        """Whether somebody has won: nothing more happens then (W-15.1)."""
        return self.state.winner != NOBODY

    # dice

    def draw_faces(self, count: int) -> Hand:
        """Roll so many dice: loaded faces first, then chance."""
        state = self.state
        fixed, state.loaded = state.loaded[:count], state.loaded[count:]
        rolled = count - len(fixed)
        fresh = chance.faces(state.seed, state.drawn, rolled)
        state.drawn += rolled
        return (*fixed, *fresh)

    def add_die(self) -> int:
        """Roll one more die into the hand."""
        (face,) = self.draw_faces(1)
        self.state.dice = with_die(self.state.dice, face)
        return face

    def turn_die(self, before: int, after: int) -> None:
        """Give an unused die another face."""
        self.take_die(before)
        self.state.dice = with_die(self.state.dice, after)

    def take_die(self, face: int) -> None:
        """Take an unused die out of the hand."""
        left = without(self.state.dice, (face,))
        assert left is not None
        self.state.dice = left

    def spend_reroll(self) -> None:
        """One right to a re-roll less (R-85)."""
        self.state.rerolls -= 1

    def use_dice(self, tile: int, using: Hand, beating: Hand = ()) -> None:
        """Set dice aside for a requirement and against a protection; a seven is paid here (R-33)."""
        state = self.state
        self._set_aside(using)
        if beating:
            self._set_aside(in_hand(beating))
            if sevens := sevens_in(beating):
                self.pay_cubes(state.mover, sevens * self.game.figures.step_cubes)
        self.emit(DiceUsed, self.mover, self.game.labels[tile], using, beating)

    def _set_aside(self, used: Hand) -> None:
        left = without(self.state.dice, used)
        assert left is not None
        self.state.dice = left
        self.state.set_aside += len(used)

    # stock

    def gain_cubes(self, seat: int, cubes: int) -> int:
        """Give cubes from the supply, as many as are there (R-38); how many they were."""
        state = self.state
        if not cubes:
            return 0
        taken = min(cubes, state.cubes_in_supply())
        state.cubes = put(state.cubes, seat, state.cubes[seat] + taken)
        return taken

    def pay_cubes(self, seat: int, cubes: int, to: int = NOBODY) -> None:
        """Pay cubes to the supply (R-61) or to another player."""
        self.move_cubes(seat, cubes, to)
        if cubes:
            self.emit(CubesPaid, self.game.colours[seat], cubes, self._colour(to))

    def move_cubes(self, seat: int, cubes: int, to: int = NOBODY) -> None:
        """Move cubes from one player to another, or to the supply."""
        state = self.state
        state.cubes = put(state.cubes, seat, state.cubes[seat] - cubes)
        if to != NOBODY:
            state.cubes = put(state.cubes, to, state.cubes[to] + cubes)

    def gain_crystals(self, seat: int, crystals: int) -> int:
        """Give crystals from the supply, as many as are there (R-37); how many they were."""
        state = self.state
        if not crystals:
            return 0
        taken = min(crystals, state.crystals_in_supply())
        state.crystals = put(state.crystals, seat, state.crystals[seat] + taken)
        return taken

    def move_crystals(self, seat: int, to: int, crystals: int = 1) -> None:
        """Move crystals from one player to another, or to the supply."""
        state = self.state
        state.crystals = put(state.crystals, seat, state.crystals[seat] - crystals)
        if to != NOBODY:
            state.crystals = put(state.crystals, to, state.crystals[to] + crystals)

    def pay_crystals(self, seat: int, crystals: int, to: int = NOBODY) -> None:
        """Pay crystals to the supply (R-61) or to another player."""
        self.move_crystals(seat, to, crystals)
        if crystals:
            self.emit(CrystalsPaid, self.game.colours[seat], crystals, self._colour(to))

    def _colour(self, seat: int) -> str | None:
        return None if seat == NOBODY else self.game.colours[seat]

    # tokens

    def reserve(self, seat: int, kind: int, by: int) -> None:
        """Add a token to a reserve (+1) or take one out (-1)."""
        self.state.reserve = count(self.state.reserve, seat, kind, by)

    def graveyard(self, seat: int, kind: int, by: int) -> None:
        """Add a token to the Graveyard (+1) or take one out (-1)."""
        self.state.graveyard = count(self.state.graveyard, seat, kind, by)

    def lose(self, seat: int, kind: int, by: int) -> None:
        """Count a token among those out of the game (+1), or no longer under this owner (-1)."""
        self.state.lost = count(self.state.lost, seat, kind, by)

    def hold_hostage(self, captor: int, piece: int) -> None:
        """Let a captor hold a piece, or NOBODY."""
        self.state.hostages = put(self.state.hostages, captor, piece)

    def mark_exchanged(self, tile: int, origin: int = NOBODY) -> None:
        """A tile's token came by exchange (R-19), or one did that moved there from `origin`."""
        state = self.state
        if origin == NOBODY:
            state.exchanged |= 1 << tile
        elif state.exchanged >> origin & 1:
            state.exchanged = state.exchanged & ~(1 << origin) | 1 << tile

    def stand(self, tile: int, piece: int) -> None:
        """Let a piece, or NOBODY, stand on a tile."""
        self.state.board = put(self.state.board, tile, piece)

    def leave(self, tile: int) -> None:
        """The mover's token leaves a tile by moving: W-8.12, W-8.13, W-14.13, R-7, R-18, R-64."""
        self.strip(tile)
        self.stand(tile, NOBODY)
        self.forfeit_reroll(tile)

    def forfeit_reroll(self, tile: int) -> None:
        """A Ruins no longer held gives no re-roll; rights spent are those of the Ruins left (R-7, R-85)."""
        state = self.state
        if state.ruins >> tile & 1:
            state.ruins &= ~(1 << tile)
            state.rerolls = min(state.rerolls, self.game.reroll_rights(state.ruins))

    def arrive(self, seat: int, kind: int, origin: str, tile: int, way: Cause) -> None:
        """A token comes to stand on a tile; an Explorer-type takes the relic there at once (R-9)."""
        state, game = self.state, self.game
        self.stand(tile, seat << 3 | kind)
        self.emit(TokenMoved, game.colours[seat], KINDS[kind], origin, game.labels[tile], way)
        relic = game.relic_on[tile]
        if relic >= 0 and IS_EXPLORER_TYPE[kind] and state.relics[relic] == ON_TILE:
            self.give_relic(relic, seat)
            self.emit(RelicFound, game.colours[seat], game.relics[relic])
            self.settle(seat)

    def give_relic(self, relic: int, to: int) -> None:
        """Give a relic to a seat, or let it leave the game (GONE)."""
        self.state.relics = put(self.state.relics, relic, to)

    # what lies on a tile

    def place_shield(self, tile: int) -> None:
        """Set the Force Field on a tile."""
        self.state.shield = tile

    def place_fortress(self, tile: int) -> None:
        """Place or move the Flying Fortress to a tile."""
        self.state.fortress = tile

    def devastate(self, tile: int) -> None:
        """The Death Ray is fired, its marker lies on a tile."""
        self.state.ray_fired = True
        self.state.devastated = tile

    def probe_camp(self, seat: int) -> None:
        """Lower the natural protection of a seat's Camp (W-14.39)."""
        self.state.probed |= 1 << seat

    def steady_camps(self, seats: int) -> None:
        """Give the Camps of these seats, a mask, their natural protection back."""
        self.state.probed &= ~seats

    def set_protecting(self, tile: int, face: int) -> None:
        """Set the face of a tile's protecting die; 0: none."""
        self.state.protecting = put(self.state.protecting, tile, face)

    def remove_die(self, tile: int) -> None:
        """Return a tile's protecting die, if any, to the supply (R-83)."""
        face = self.state.protecting[tile]
        if face:
            self.set_protecting(tile, 0)
            self.emit(DieRemoved, self.game.labels[tile], face)

    def strip(self, tile: int, *, destroyed: bool = False) -> None:
        """Clear a tile of what depends on its token: die, Shield, Flying Fortress.

        The Shield leaves the game (W-14.13); the Fortress returns to its owner (R-64), unless destroyed (W-14.10).
        """
        state, label = self.state, self.game.labels[tile]
        self.remove_die(tile)
        if state.shield == tile:
            state.shield = GONE
            self.emit(ShieldLost, label)
        if state.fortress == tile:
            owner = self.game.colours[state.board[tile] >> 3]
            state.fortress = GONE if destroyed else UNPLACED
            if destroyed:
                self.emit(FortressLost, label)
            else:
                self.emit(FortressReturned, owner, label)

    # cards

    def take_card(self, card: int) -> None:
        """The mover takes a card from the market."""
        state = self.state
        state.market = tuple([other for other in state.market if other != card])
        state.cards = put(state.cards, state.mover, state.cards[state.mover] | 1 << card)

    def pass_card(self, card: int, giver: int, taker: int) -> None:
        """A card goes from one player to another."""
        cards = put(self.state.cards, giver, self.state.cards[giver] & ~(1 << card))
        self.state.cards = put(cards, taker, cards[taker] | 1 << card)

    def refill_market(self) -> None:
        """Turn cards up until as many as the market holds are on offer (W-13.8, R-86)."""
        state = self.state
        missing = self.game.figures.market - len(state.market)
        if missing <= 0 or not state.deck:
            return
        fresh, state.deck = state.deck[:missing], state.deck[missing:]
        state.market = (*state.market, *fresh)
        for card in fresh:
            self.emit(CardRevealed, self.game.cards[card].name)

    def use_card(self, mask: int) -> None:
        """Mark the first unused card of the mover among `mask` as used this turn (R-69)."""
        ready = self.state.cards[self.state.mover] & mask & ~self.state.used_cards
        self.state.used_cards |= ready & -ready

    # the end

    def settle(self, seat: int) -> None:
        """End the game at once if this seat has met a condition of victory (W-15.1)."""
        kind = victory.victory_met(self.state, seat)
        if kind and not self.over:
            self.state.winner, self.state.victory = seat, kind
            self.emit(GameWon, self.game.colours[seat], kind)


class SilentChange(Change):
    """The same step where nobody listens: the state changes by the same code, no event is made."""

    __slots__ = ()

    def emit(self, event: Callable[Told, Event], *given: Told.args, **named: Told.kwargs) -> None:
        """Nothing is said."""
