"""The open state as numbers from 0 to 1, seen from one seat: what a learning program is shown."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.state import GONE, ON_TILE, Phase, State, Use
from game.titles.wiraqocha.rules.tokens import KINDS

_USES: Final = (Use.COLLECT, Use.MUSTER, Use.BUILD, Use.SACRIFICE, Use.RECOVER)
_FACES: Final = range(1, 7)
_FAR: Final = 4  # tiles that a place may lie from the middle of the board, at most


def observe(state: State, seat: int, turns: int) -> list[float]:
    """The state as this seat sees it: its own things first, then those of the others in turn order.

    Its length depends on the numbers of players, tiles and cards alone. `turns` is when the game is stopped.
    """
    seats = [(seat + step) % len(state.game.colours) for step in range(len(state.game.colours))]
    parts = (_moment(state, seats, turns), _market(state), _tiles(state, seats), _players(state, seats))
    return [float(number) for part in parts for number in part]


def _moment(state: State, seats: Sequence[int], turns: int) -> Iterator[float]:
    """Whose turn it is, how far it has come, and the dice of the one who plays."""
    figures = state.game.figures
    yield from (seat == state.mover for seat in seats)
    yield state.phase is Phase.ACTIONS
    yield min(1.0, state.turn / turns)
    yield from (state.dice.count(face) / figures.dice for face in _FACES)
    yield state.set_aside / figures.dice
    yield max(0, state.allowance) / figures.dice
    yield min(1.0, state.rerolls / 4)
    yield from (bool(state.used & use) for use in _USES)
    yield from _mask(state.used_cards, len(state.game.cards))
    yield state.ray_fired


def _market(state: State) -> Iterator[float]:
    cards = len(state.game.cards)
    yield from (card in state.market for card in range(cards))
    yield len(state.deck) / cards


def _tiles(state: State, seats: Sequence[int]) -> Iterator[float]:
    """Of each tile: where it lies, who stands on it with what, what protects it, what else is there."""
    game = state.game
    for tile, piece in enumerate(state.board):
        yield from _place(game, tile)
        yield from (piece >> 3 == seat for seat in seats)
        yield from (piece >= 0 and piece & 7 == kind for kind in range(len(KINDS)))
        yield state.protecting[tile] / 6
        yield from (marker == tile for marker in (state.shield, state.fortress, state.devastated))
        relic = game.relic_on[tile]
        yield relic >= 0 and state.relics[relic] == ON_TILE
        yield bool(state.exchanged >> tile & 1)
        yield bool(state.ruins >> tile & 1)


def _place(game: Game, tile: int) -> Iterator[float]:
    slot = game.slots[tile]
    yield from (min(1.0, max(0.0, (_FAR + at) / (2 * _FAR))) for at in (slot.q, slot.r))


def _players(state: State, seats: Sequence[int]) -> Iterator[float]:
    """Of each player: tokens that are not on the board, stock, relics, cards, the hostage held."""
    game, figures = state.game, state.game.figures
    for seat in seats:
        for counts in (state.reserve, state.graveyard, state.lost):
            yield from (number / 2 for number in counts[seat])
        yield state.cubes[seat] / figures.cubes
        yield state.crystals[seat] / figures.crystals
        yield from (owner == seat for owner in state.relics)
        yield from _mask(state.cards[seat], len(game.cards))
        yield bool(state.probed >> seat & 1)
        held = state.hostages[seat]
        yield from (held >= 0 and held & 7 == kind for kind in range(len(KINDS)))
        yield from (held >= 0 and held >> 3 == other for other in seats)
    yield from (owner == GONE for owner in state.relics)
    yield from (marker == GONE for marker in (state.shield, state.fortress))


def _mask(mask: int, length: int) -> Iterable[bool]:
    return (bool(mask >> number & 1) for number in range(length))
