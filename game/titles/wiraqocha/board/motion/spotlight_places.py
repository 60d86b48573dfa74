"""Where what is spoken of lies at a table of Wiraqocha: tiles, tokens, dice, cards, buttons."""

from collections.abc import Iterable, Iterator, Mapping

from pygame import Rect, Surface

from game.kit.board.spotlight import SpotlightPlaces
from game.titles.wiraqocha.board.motion.event_places import tray_dice, wrecks_of
from game.titles.wiraqocha.board.moves.payments import payment_of
from game.titles.wiraqocha.board.valley.valley import tile_frame
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import RESERVE, Action, TokenAt
from game.titles.wiraqocha.rules.tokens import KIND_INDEX
from game.ui import theme
from game.ui.high_contrast import ring_width
from game.ui.widget import Widget

_BUTTONS: dict[type, str] = {
    a.Collect: "collect",
    a.Muster: "muster",
    a.Roll: "roll",
    a.Sacrifice: "sacrifice",
    a.Manufacture: "factory",
    a.End: "end",
}


class TablePlaces(SpotlightPlaces[Action]):
    """What actions are about at this table; the areas are the tiles, by their labels."""

    def __init__(self, view: TableView, buttons: Mapping[str, Widget]) -> None:
        self._view = view
        self._buttons = buttons

    def areas(self, names: Iterable[str]) -> frozenset[str]:
        """Those of these names that are labels of tiles."""
        index = self._view.state.game.index
        return frozenset(name for name in names if name in index)

    def areas_of_action(self, action: Action) -> Iterator[str]:
        """The tiles that an action is about."""
        tile = getattr(action, "tile", None)
        if tile:
            yield tile
        if isinstance(action, a.Conquer | a.Exchange):
            yield action.token.place

    def places_of_action(self, action: Action) -> list[Rect]:
        """What it is about beside the valley's tiles: dice, tokens, cards, and the button that does it."""
        view, found = self._view, self._dice(action)
        names = (_BUTTONS.get(type(action), ""), "roll" if isinstance(action, a.Collect | a.Muster) else "")
        shown = [
            self._buttons[name] for name in names if name in self._buttons and self._buttons[name].visible
        ]
        found += [button.rect for button in shown[:1]]  # where they have no button, rolling does it too
        match action:
            case a.Conquer(_, TokenAt(kind, place)) | a.Exchange(_, TokenAt(kind, place)) if place == RESERVE:
                found += self._reserve(kind)
            case a.Build(card):
                index = view.state.game.card_index[card]
                if index in view.state.market:  # it is gone once it is bought
                    found.append(view.layout.cards[view.state.market.index(index)])
            case a.Recover(kind) | a.Restore(kind):
                found += wrecks_of(view, view.active, kind)
            case a.Ransom(_, captor):
                hostage = view.panels[view.state.game.colours.index(captor)].hostage
                found += [hostage] if hostage is not None else []
        return found

    def _dice(self, action: Action) -> list[Rect]:
        payment = payment_of(action)
        wanted = list(payment.dice) if payment is not None else []
        wanted += [face for face in (getattr(action, "die", None),) if face is not None]
        return list(tray_dice(self._view, wanted))

    def _reserve(self, kind: TokenKind) -> list[Rect]:
        slots = self._view.panels[self._view.active].tokens
        return [slot.rect for slot in slots if slot.home and slot.kind == KIND_INDEX[kind]][:1]

    def draw_area(self, surface: Surface, name: str) -> None:
        """Draw a ring round a tile."""
        layout = self._view.layout
        width = ring_width(layout.scale.look, max(3, round(9 * layout.tile_scale)))
        ring = tile_frame(round(layout.radius * 1.02), theme.AMBER, width)
        x, y = layout.centres[self._view.state.game.index[name]]
        surface.blit(ring, ring.get_rect(center=(round(x), round(y))))
