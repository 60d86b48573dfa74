"""Where things are on the screen, by what they are: for tests that play with the mouse."""

from pygame import Rect

from game.kit.board.board_chooser import BoardChooser
from game.kit.board.table_rects import Tab
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.layout.table_layout import DIE_AT, TOKEN_AT, Point, Spot
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.tokens import KIND_INDEX


def _spot(place: Rect | Point) -> Spot:
    x, y = place.center if isinstance(place, Rect) else place
    return round(x), round(y)


class Places:
    """Spots in pixels, from the layout as it is now. Each raises LookupError where there is no such thing."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._board = valley_of(scene.board)
        self._view = self._board.view

    def _seat(self, colour: str | None) -> int:
        return self._view.active if colour is None else self._view.state.game.colours.index(colour)

    def tile_centre(self, label: str) -> Spot:
        """The middle of a tile."""
        return _spot(self._view.layout.centres[self._view.state.game.index[label]])

    def board_token(self, label: str) -> Spot:
        """The token on a tile."""
        tile = self._view.state.game.index[label]
        if self._view.state.board[tile] < 0:
            raise LookupError(f"no token on {label}")
        x, y = self._view.layout.on_tile(tile, TOKEN_AT)
        return _spot((x, y - 12 * self._view.layout.tile_scale))

    def protecting_die(self, label: str) -> Spot:
        """The protecting die on a tile."""
        tile = self._view.state.game.index[label]
        if not self._view.state.protecting[tile]:
            raise LookupError(f"no die on {label}")
        return _spot(self._view.layout.on_tile(tile, DIE_AT))

    def reserve_token(self, kind: TokenKind | str, colour: str | None = None) -> Spot:
        """A token in a reserve, of the player who decides unless another is named."""
        index = KIND_INDEX[TokenKind(kind)]
        for slot in self._view.panels[self._seat(colour)].tokens:
            if slot.home and slot.kind == index:
                return _spot(slot.rect)
        raise LookupError(f"no {kind} in the reserve")

    def die(self, face: int, number: int = 0) -> Spot:
        """The `number`-th die of that face in the tray, from the left."""
        dice = [die for die in self._view.tray.in_order() if die.face == face]
        return _spot(self._view.tray.die_rect(dice[number]))

    def die_menu(self, name: str) -> Spot:
        """An entry of the menu over the hovered die: `lower`, `raise`, `reroll` or `exoskeleton`."""
        menu = self._board.gestures.menu
        if menu is None:
            raise LookupError("no die is hovered")
        return _spot(menu.cell(name))

    def button(self, name: str) -> Spot:
        """A button: `collect`, `muster`, `roll`, `undo`, `end`, `sacrifice`, `factory` or `menu`."""
        bar = self._board.actions_bar
        button = self._board.menu if name == "menu" else bar.buttons[name]
        if not button.visible:
            raise LookupError(f"the button {name} is not there now")
        return _spot(button.rect)

    def market_card(self, name: str) -> Spot:
        """A card on offer."""
        state = self._view.state
        return _spot(self._view.layout.cards[state.market.index(state.game.card_index[name])])

    def own_card(self, name: str, colour: str | None = None) -> Spot:
        """A card owned."""
        index = self._view.state.game.card_index[name]
        for slot in self._view.panels[self._seat(colour)].cards:
            if slot.card == index:
                return _spot(slot.rect)
        raise LookupError(f"{name} is not there")

    def crystals(self, colour: str | None = None) -> Spot:
        """The count of crystals in a panel."""
        return _spot(self._view.panels[self._seat(colour)].crystals)

    def hostage(self, captor: str) -> Spot:
        """The token that a player holds hostage."""
        rect = self._view.panels[self._seat(captor)].hostage
        if rect is None:
            raise LookupError(f"{captor} holds no hostage")
        return _spot(rect)

    def wreck(self, kind: TokenKind | str, colour: str | None = None) -> Spot:
        """A token in the Graveyard."""
        for wreck in self._view.layout.wrecks():
            if (wreck.seat, wreck.kind) == (self._seat(colour), KIND_INDEX[TokenKind(kind)]):
                return _spot(wreck.centre)
        raise LookupError(f"no {kind} in the Graveyard")

    def tab(self, tab: Tab) -> Spot:
        """Where a tab is opened that does not lie open."""
        if self._view.layout.open_tab is None:
            raise LookupError("everything stands open")
        return _spot(self._scene.tabs.buttons[tab].rect)

    def chooser_option(self, number: int) -> Spot:
        """An option of the open chooser, counted from 0."""
        chooser = self._scene.stack.top
        if not isinstance(chooser, BoardChooser):
            raise LookupError("no chooser is open")
        if not 0 <= number < len(chooser.options):
            raise LookupError(f"the chooser has {len(chooser.options)} options")
        return _spot(chooser.option_rect(number))
