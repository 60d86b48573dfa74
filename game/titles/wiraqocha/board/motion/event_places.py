"""Where the things are now that an event speaks of: tiles, tokens, dice, cards, relics, goods and players.

Each function fits the kinds of events that have what it reads. A thing that is gone has no place.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from pygame import Rect

from game.titles.wiraqocha.board.layout.panel_layout import PanelLayout
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Destination
from game.titles.wiraqocha.rules.tokens import KIND_INDEX


class OnTile(Protocol):
    """An event on a tile."""

    @property
    def tile(self) -> str: ...


class OfPlayer(Protocol):
    """An event of one player."""

    @property
    def player(self) -> str: ...


class OfToken(OfPlayer, Protocol):
    """An event of a player's token."""

    @property
    def kind(self) -> TokenKind: ...


class OfRelic(Protocol):
    """An event of a relic."""

    @property
    def relic(self) -> str: ...


class OfCard(Protocol):
    """An event of a card."""

    @property
    def card(self) -> str: ...


class Transfer(OfPlayer, Protocol):
    """An event in which something goes to another player, or to nobody."""

    @property
    def to(self) -> str | None: ...


class Theft(OfPlayer, Protocol):
    """An event in which one player takes from another."""

    @property
    def victim(self) -> str: ...


# tiles, by their labels


def own_tile(event: OnTile) -> tuple[str, ...]:
    """The tile on which it happened."""
    return (event.tile,)


def way_to_tile(event: e.TokenMoved | e.FortressMoved) -> tuple[str, ...]:
    """Where it ended and where it came from, if that is a tile."""
    return (event.tile,) if event.origin is None else (event.tile, event.origin)


def ruins_of_relic(event: OfRelic) -> tuple[str, ...]:
    """The tile of a relic, after which it is called."""
    return (event.relic,)


def counted_tiles(pairs: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """The tiles that gave something."""
    return tuple(label for label, _ in pairs)


# panels


def panel(view: TableView, colour: str) -> PanelLayout:
    """A player's panel."""
    return view.panels[view.state.game.colours.index(colour)]


def header(view: TableView, event: OfPlayer) -> Iterator[Rect]:
    """The player's name."""
    yield panel(view, event.player).header


def both_headers(view: TableView, event: Theft) -> Iterator[Rect]:
    """The names of both players."""
    yield from (panel(view, colour).header for colour in (event.player, event.victim))


def allowance(view: TableView, event: OfPlayer) -> Iterator[Rect]:
    """The player's count of dice."""
    yield panel(view, event.player).dice


def cubes(view: TableView, event: OfPlayer) -> Iterator[Rect]:
    """The player's cubes."""
    yield panel(view, event.player).cubes


def crystals(view: TableView, event: OfPlayer) -> Iterator[Rect]:
    """The player's crystals."""
    yield panel(view, event.player).crystals


def paid_cubes(view: TableView, event: Transfer) -> Iterator[Rect]:
    """The cubes of those between whom they went."""
    yield from (panel(view, colour).cubes for colour in (event.player, event.to) if colour is not None)


def paid_crystals(view: TableView, event: Transfer) -> Iterator[Rect]:
    """The crystals of those between whom they went."""
    yield from (panel(view, colour).crystals for colour in (event.player, event.to) if colour is not None)


def stolen_crystals(view: TableView, event: Theft) -> Iterator[Rect]:
    """The crystals of thief and victim."""
    yield from (panel(view, colour).crystals for colour in (event.player, event.victim))


def relic(view: TableView, event: OfRelic) -> Iterator[Rect]:
    """A relic in its owner's panel."""
    number = view.state.game.relics.index(event.relic)
    owner = view.state.relics[number]
    if owner >= 0:
        yield view.panels[owner].relics[number]


def stolen_relic(view: TableView, event: e.RelicStolen) -> Iterator[Rect]:
    """A relic, and the names of thief and victim."""
    yield from relic(view, event)
    yield from both_headers(view, event)


# tokens


def reserve_token(view: TableView, event: OfToken) -> Sequence[Rect]:
    """A token in its owner's reserve."""
    slots = panel(view, event.player).tokens
    return [slot.rect for slot in slots if slot.home and slot.kind == KIND_INDEX[event.kind]][:1]


def beaten_token(view: TableView, event: e.TokenBeaten) -> Iterator[Rect]:
    """Where a beaten token is now: in the Graveyard, held by its captor, or at home."""
    if event.destination is Destination.GRAVEYARD:
        yield from wrecks_of(view, view.state.game.colours.index(event.player), event.kind)
    elif event.destination is Destination.HOSTAGE and event.captor is not None:
        hostage = panel(view, event.captor).hostage
        if hostage is not None:
            yield hostage
    else:
        yield from reserve_token(view, event)


def wrecks_of(view: TableView, seat: int, kind: TokenKind) -> Iterator[Rect]:
    """Where a seat's tokens of a kind lie in the Graveyard."""
    for wreck in view.layout.wrecks():
        if (wreck.seat, wreck.kind) == (seat, KIND_INDEX[kind]):
            yield wreck.rect


# dice


def tray_dice(view: TableView, faces: Iterable[int]) -> Iterator[Rect]:
    """Dice of these faces in the tray."""
    wanted = list(faces)
    for die in view.tray.in_order():
        if die.face in wanted:
            wanted.remove(die.face)
            yield view.tray.die_rect(die)


def used_dice(view: TableView, _: e.DiceUsed) -> Iterator[Rect]:
    """The dice that were set aside."""
    if view.state.set_aside:
        yield view.layout.aside


# cards


def card(view: TableView, event: OfCard) -> Iterator[Rect]:
    """A card on the market or in a panel."""
    number = view.state.game.card_index.get(event.card, -1)
    if number in view.state.market:
        yield view.layout.cards[view.state.market.index(number)]
    for owner in view.panels:
        yield from (slot.rect for slot in owner.cards if slot.card == number)


def stolen_card(view: TableView, event: e.CardStolen) -> Iterator[Rect]:
    """A card, and the names of thief and victim."""
    yield from card(view, event)
    yield from both_headers(view, event)
