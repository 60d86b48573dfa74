"""What a hand can do at the table: legal actions as pieces that are put on tiles. Knows the rules and no screen."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from game.kit.board.gesture_table import Gesture, GestureTable
from game.titles.wiraqocha.content.definitions import (
    DeathRay,
    ExtraDie,
    Fortress,
    Probe,
    SetDie,
    TokenKind,
    Tunneller,
    Workshop,
)
from game.titles.wiraqocha.rules.actions import (
    RESERVE,
    Action,
    Build,
    Conquer,
    Crystal,
    Exchange,
    Exoskeleton,
    FireRay,
    Manufacture,
    MoveFortress,
    Pass,
    Plunder,
    Protect,
    Ransom,
    Restore,
    TokenAt,
    Tunnel,
    UseProbe,
)
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import IS_EXPLORER_TYPE, KIND_INDEX, KINDS


@dataclass(frozen=True, slots=True)
class HeldDie:
    """A die in the hand, which protects where it is put."""

    face: int


@dataclass(frozen=True, slots=True)
class PickedDice:
    """The dice that are picked in the tray, whichever they are: they attack."""


@dataclass(frozen=True, slots=True)
class PickedCard:
    """A card on offer or of the mover's own, which works on a tile, or at once."""

    name: str


@dataclass(frozen=True, slots=True)
class Captive:
    """The hostage of a captor, which is ransomed."""

    captor: str


Piece: TypeAlias = TokenAt | HeldDie | PickedDice | PickedCard | Captive
PossibleGestures: TypeAlias = GestureTable[Piece, str, Action]

DICE: Final = PickedDice()
AT_ONCE: Final = ""
"""Where a piece is put that needs no tile."""

# what it would be to use a card, anywhere; all others work by themselves
_POWERS: Final[Mapping[type, Callable[[State], Action]]] = {
    ExtraDie: lambda state: Manufacture(),
    Fortress: lambda state: MoveFortress(state.game.labels[0]),
    Workshop: lambda state: Restore(TokenKind.CAMP),
    SetDie: lambda state: Exoskeleton(state.dice[0] if state.dice else 1),
    DeathRay: lambda state: FireRay(state.game.labels[0]),
    Probe: lambda state: UseProbe(state.game.labels[0]),
    Tunneller: lambda state: Tunnel(state.game.labels[0], (), Crystal()),
}


def use_of(state: State, card: str) -> Action | None:
    """An action that a card is used for, legal or not; None for a card that works by itself."""
    use = _POWERS.get(type(state.game.cards[state.game.card_index[card]].effect))
    return use(state) if use is not None else None


def own_tokens(state: State) -> list[TokenAt]:
    """The tokens of the mover: those of the reserve, each kind once, then the board's."""
    seat, labels = state.mover, state.game.labels
    waiting = [TokenAt(KINDS[kind], RESERVE) for kind, count in enumerate(state.reserve[seat]) if count]
    standing = [
        TokenAt(KINDS[piece & 7], labels[tile])
        for tile, piece in enumerate(state.board)
        if piece >= 0 and piece >> 3 == seat
    ]
    return waiting + standing


def in_passage(state: State, token: TokenAt) -> bool:
    """Whether a token stands where it may pass through the Caves."""
    if token.place == RESERVE:
        return False
    game = state.game
    return bool(game.passages >> game.index[token.place] & 1) and IS_EXPLORER_TYPE[KIND_INDEX[token.kind]]


def gesture_table(state: State, actions: Sequence[Action]) -> PossibleGestures:
    """What a hand can do for these actions."""
    owned = state.cards[state.mover]
    names = [card.name for number, card in enumerate(state.game.cards) if owned >> number & 1]
    return GestureTable(actions, partial(_read, state, own_tokens(state), names))


def _read(
    state: State, tokens: Sequence[TokenAt], cards: Sequence[str], action: Action
) -> Iterator[Gesture[Piece, str]]:
    """The gestures of an action; none for one that a button, a key or a die's menu gives."""
    tile = getattr(action, "tile", None) or AT_ONCE
    click = tile if isinstance(action, Plunder | Tunnel) else None
    uses = (PickedCard(card) for card in cards if type(use_of(state, card)) is type(action))
    return (
        Gesture(piece, tile, click if piece is DICE else None)
        for piece in (*_pieces(state, tokens, action), *uses)
    )


def _pieces(state: State, tokens: Sequence[TokenAt], action: Action) -> Iterable[Piece]:
    """What an action puts on its tile; whoever robs a Camp may do so with any token."""
    match action:
        case Exchange():
            return (action.token,)
        case Conquer():
            return action.token, DICE
        case Plunder() | Tunnel():
            return DICE, *tokens
        case Pass():
            return (token for token in tokens if in_passage(state, token))
        case Protect():
            return (HeldDie(action.die),)
        case Build():
            return (PickedCard(action.card),)
        case Ransom():
            return (Captive(action.captor),)
    return ()
