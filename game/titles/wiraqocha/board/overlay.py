"""The order in which the board is painted: what lies still, what lives, what is pointed at, and the hand."""

from pygame import Rect, Surface

from game.titles.wiraqocha.board.hand.gestures import Gestures
from game.titles.wiraqocha.board.hand.keyboard import Keyboard
from game.titles.wiraqocha.board.hidden_parts import HiddenPart
from game.titles.wiraqocha.board.motion.dice_impact import draw_impact
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.board.panels.tray import TrayDie
from game.titles.wiraqocha.board.valley.highlights import draw_highlights, draw_payment
from game.titles.wiraqocha.board.valley.valley import tile_frame
from game.titles.wiraqocha.board.view import ItemKind, TableView
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import RESERVE, Conquer, TokenAt
from game.ui.high_contrast import draw_ring, ring_width
from game.ui.motion.ambience import Ambience
from game.ui.motion.player import MotionPlayer
from game.ui.tooltip import Tip, draw_tooltip


class Overlay:
    """Paints the board, and on it what the hand of the player who decides is about."""

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

    def draw_under(self, surface: Surface, player: MotionPlayer, ambience: Ambience) -> None:
        """Paint everything under the buttons, from the bare wood on."""
        view, gestures = self._view, self._gestures
        lifted = gestures.lifted
        if not player.draw_old(surface):
            view.draw(surface, player.hidden_of(HiddenPart), gestures.in_hand)
        player.draw_covers(surface)
        ambience.draw(surface)
        if gestures.choosing:
            step = view.state.game.figures.step_cubes
            draw_highlights(surface, view.layout, gestures.lit(), gestures.source, gestures.over(), step)
        self._draw_marks(surface)
        self._draw_focus(surface)
        away = player.hidden_of(TrayDie) | ({lifted} if isinstance(lifted, TrayDie) else set())
        look = view.scale.look
        view.tray.draw(surface, look, away, draw_impact(surface, look, view.tray))

    def draw_over(self, surface: Surface, reason: Tip | None) -> None:
        """Paint what lies over the buttons: the menu of a die, what is in the hand, and the `reason` why it cannot be
        put down here.
        """
        gestures = self._gestures
        if gestures.menu is not None:
            gestures.menu.draw(surface, gestures.pointer)
        gestures.drag.draw(surface)
        if gestures.drag.dragging:
            self._draw_price(surface)
        if reason is not None:
            draw_tooltip(surface, reason, self._view.scale)

    def _draw_price(self, surface: Surface) -> None:
        """Paint what the tile under the hand costs again, on what is in the hand."""
        layout, tile = self._view.layout, self._gestures.over()
        actions = self._gestures.lit().get(self._gestures.label(tile), ()) if tile is not None else ()
        if tile is not None and actions:
            draw_payment(surface, layout, tile, actions, layout.state.game.figures.step_cubes)

    def _draw_marks(self, surface: Surface) -> None:
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

    def _draw_focus(self, surface: Surface) -> None:
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
