"""Where the things are now that a line of the log speaks of: tiles, tokens, dice, cards, relics, goods and players."""

from collections.abc import Iterator

from pygame import Rect

from game.titles.wiraqocha.board.panel_layout import PanelLayout
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.events import Destination, Event
from game.titles.wiraqocha.rules.tokens import KIND_INDEX


def tiles_of(event: Event) -> tuple[str, ...]:
    """The labels of the tiles that an event is about."""
    found: list[str] = []
    for name in ("tile", "origin", "place"):
        value = getattr(event, name, None)
        found += [value] if isinstance(value, str) else []
    for name in ("tiles", "drills"):
        found += [label for label, _ in getattr(event, name, ())]
    if isinstance(event, e.RelicFound | e.RelicLost):
        found.append(event.relic)
    return (*found, *getattr(event, "villages", ()))


def places_of(view: TableView, event: Event) -> list[Rect]:
    """The places outside the valley's tiles that an event is about, as the table lies now; a thing that is gone has
    none.
    """
    return [*_tokens(view, event), *_dice(view, event), *_goods(view, event), *_players(view, event)]


def _panel(view: TableView, colour: str) -> PanelLayout:
    return view.panels[view.state.game.colours.index(colour)]


def _tokens(view: TableView, event: Event) -> Iterator[Rect]:
    match event:
        case e.TokenBeaten(player, kind, _, Destination.GRAVEYARD):
            yield from wrecks_of(view, view.state.game.colours.index(player), kind)
        case e.TokenBeaten(_, _, _, Destination.HOSTAGE, captor) if captor is not None:
            hostage = _panel(view, captor).hostage
            if hostage is not None:
                yield hostage
        case (
            e.TokenBeaten(player=player, kind=kind)
            | e.TokenReturned(player=player, kind=kind)
            | e.TokenJoined(player=player, kind=kind)
            | e.TokenExchanged(player=player, kind=kind)
            | e.TokenSeized(player=player, kind=kind)
        ):
            slots = _panel(view, player).tokens
            yield from [slot.rect for slot in slots if slot.home and slot.kind == KIND_INDEX[kind]][:1]


def wrecks_of(view: TableView, seat: int, kind: TokenKind) -> Iterator[Rect]:
    """Where a seat's tokens of a kind lie in the Graveyard."""
    for wreck in view.layout.wrecks():
        if (wreck.seat, wreck.kind) == (seat, KIND_INDEX[kind]):
            yield wreck.rect


def _dice(view: TableView, event: Event) -> Iterator[Rect]:
    match event:
        case e.DiceRolled(faces=faces):
            wanted = list(faces)
        case e.DieChanged(after=face) | e.DieAdded(face=face):
            wanted = [face]
        case e.DiceUsed() if view.state.set_aside:
            yield view.layout.aside
            return
        case e.DiceMustered(player) | e.DieTakenBack(player):
            yield _panel(view, player).dice
            return
        case _:
            return
    for die in view.tray.in_order():
        if die.face in wanted:
            wanted.remove(die.face)
            yield view.tray.die_rect(die)


def _goods(view: TableView, event: Event) -> Iterator[Rect]:
    match event:
        case e.CubesCollected(player=player) | e.CubesDiscarded(player=player):
            yield _panel(view, player).cubes
        case e.CubesPaid(player, _, to):
            yield from (_panel(view, colour).cubes for colour in (player, to) if colour is not None)
        case e.CrystalsPaid(player, _, to):
            yield from (_panel(view, colour).crystals for colour in (player, to) if colour is not None)
        case e.CrystalStolen(player, victim):
            yield from (_panel(view, colour).crystals for colour in (player, victim))
        case e.Harvested(player=player):
            yield _panel(view, player).crystals
        case e.RelicFound(relic=relic) | e.RelicStolen(relic=relic):
            number = view.state.game.relics.index(relic)
            owner = view.state.relics[number]
            if owner >= 0:
                yield view.panels[owner].relics[number]
        case e.CardBuilt(card=card) | e.CardStolen(card=card) | e.CardRevealed(card=card):
            yield from _card(view, view.state.game.card_index.get(card, -1))


def _card(view: TableView, card: int) -> Iterator[Rect]:
    if card in view.state.market:
        yield view.layout.cards[view.state.market.index(card)]
    for panel in view.panels:
        yield from (slot.rect for slot in panel.cards if slot.card == card)


def _players(view: TableView, event: Event) -> Iterator[Rect]:
    match event:
        case e.TurnBegan(player=player) | e.TurnEnded(player=player) | e.GameWon(player=player):
            yield _panel(view, player).header
        case e.CampRobbed(player, victim) | e.RelicStolen(player, victim) | e.CardStolen(player, victim):
            yield from (_panel(view, colour).header for colour in (player, victim))
