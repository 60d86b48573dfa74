"""What is drawn over the table for whoever plays now: rings round what is pointed at, picked or aimed with."""

from pygame import Rect, Surface

from game.titles.wiraqocha.board.hand.gestures import Gestures
from game.titles.wiraqocha.board.hand.keyboard import Keyboard
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.board.valley.valley import tile_frame
from game.titles.wiraqocha.board.view import ItemKind, TableView
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import RESERVE, Conquer, TokenAt
from game.ui.high_contrast import draw_ring, ring_width


class Overlay:
    """Draws what the hand of the player who decides is about."""

    def __init__(
        self,
        view: TableView,
        gestures: Gestures,
        selection: Selection,
        keyboard: Keyboard,
    ) -> None:
        self.watching = False  # whether no person decides now
        self._view = view
        self._gestures = gestures
        self._selection = selection
        self._keyboard = keyboard

    def draw_marks(self, surface: Surface) -> None:
        """Frames round what is hovered, picked or aimed with."""
        px, view, gestures = self._view.scale.px, self._view, self._gestures
        marked: list[Rect] = []
        hovered = gestures.hovered
        if hovered is not None and not gestures.drag.dragging and not self.watching:
            own = hovered.seat == view.active
            if hovered.what is ItemKind.MARKET_CARD or (
                own
                and hovered.what
                in (ItemKind.OWN_CARD, ItemKind.RESERVE_TOKEN, ItemKind.WRECK, ItemKind.DIE_ON_TILE)
            ):
                marked.append(hovered.place)
        panel = view.panels[view.active]
        for slot in panel.cards:
            if view.state.game.cards[slot.card].name == self._selection.aimed_card:
                marked.append(slot.rect)
        token = self._selection.token or self._first_token()
        if token is not None and token.place == RESERVE and not gestures.drag.dragging:
            place = gestures.slot_of(token)
            marked += [panel.tokens[place].rect] if place is not None else []
        look = view.scale.look
        for rect in marked:
            draw_ring(surface, look, rect.inflate(px(4), px(4)), look.palette.lit, px(8), max(2, px(3)))

    def _first_token(self) -> TokenAt | None:
        """The Camp, as long as no other token may be placed (W-7.2)."""
        moves = [action.token for action in self._selection.actions if isinstance(action, Conquer)]
        camps = all(token.kind is TokenKind.CAMP and token.place == RESERVE for token in moves)
        return moves[0] if moves and camps else None

    def draw_focus(self, surface: Surface) -> None:
        """The ring round what the keys point at."""
        rect = self._keyboard.cursor.area
        if rect is None:
            return
        px, look = self._view.scale.px, self._view.scale.look
        tile = self._view.layout.tile_at(rect.center)
        if tile is None or rect.width < self._view.layout.radius:
            draw_ring(surface, look, rect.inflate(px(8), px(8)), look.palette.focus, px(9), max(2, px(4)))
            return
        radius, unit = round(self._view.layout.radius), self._view.layout.tile_scale
        for colour, width, grow in ((look.palette.outline, 9, 1.04), (look.palette.focus, 6, 1.03)):
            ring = tile_frame(round(radius * grow), colour, ring_width(look, max(2, round(width * unit))))
            surface.blit(ring, ring.get_rect(center=rect.center))
