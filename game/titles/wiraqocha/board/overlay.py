"""What is drawn over the table for whoever plays now: the line of what can be done, rings, reasons, tips."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.kit.board.gesture_outcome import NotAllowed
from game.titles.wiraqocha.board.hand.gesture_responder import GestureResponder
from game.titles.wiraqocha.board.hand.gestures import Gestures
from game.titles.wiraqocha.board.hand.keyboard import Keyboard
from game.titles.wiraqocha.board.layout.layout import Point, Spot, Tab
from game.titles.wiraqocha.board.moves.choices import GestureHint
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.board.tips.help_topics import topic_of_answer, topic_of_moment, topic_of_thing
from game.titles.wiraqocha.board.tips.tips import Tips
from game.titles.wiraqocha.board.valley.valley import tile_frame
from game.titles.wiraqocha.board.view import ItemKind, TableView
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import RESERVE, Conquer, TokenAt
from game.titles.wiraqocha.rules.engine import decider
from game.ui.high_contrast import draw_ring, ring_width
from game.ui.pointers import Pointer
from game.ui.tooltip import Box, Tip, draw_tooltip

_PRESSED = frozenset(
    {ItemKind.MARKET_CARD, ItemKind.OWN_CARD, ItemKind.WRECK, ItemKind.DIE_ON_TILE, ItemKind.CRYSTALS}
)
_ON_TILES = frozenset({ItemKind.TILE, ItemKind.TOKEN, ItemKind.DIE_ON_TILE})


class Overlay:
    """Draws and tells what the hand of the player who decides is about."""

    def __init__(
        self,
        view: TableView,
        gestures: Gestures,
        selection: Selection,
        keyboard: Keyboard,
        tips: Tips,
        responder: GestureResponder,
    ) -> None:
        self.watching = False  # whether no person decides now
        self._view = view
        self._gestures = gestures
        self._selection = selection
        self._keyboard = keyboard
        self._tips = tips
        self._responder = responder

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

    def draw_reason(self, surface: Surface) -> None:
        """Why the thing in the hand cannot be put down here."""
        answer = self._gestures.reason()
        tile = self._gestures.over()
        if isinstance(answer, NotAllowed | GestureHint) and tile is not None:
            draw_tooltip(surface, self._refused(answer, tile), self._view.scale)

    def _refused(self, answer: NotAllowed | GestureHint, tile: int) -> Tip:
        """Why a tile cannot be chosen, right beside it and off those that can."""
        text, place = self._responder.say(answer), self._view.layout.tile_rect(tile)
        index = self._view.state.game.index
        lit = {index[label] for label in self._gestures.lit()}
        return replace(self._off(Tip(text, place), tile, lit), beside=True)

    def _aside(self, tip: Tip, tile: int) -> Tip:
        """The tip about a tile, off the tiles beside it."""
        beside = self._view.state.game.neighbours[tile]
        around = {other for other in self._view.state.game.territories if beside >> other & 1}
        return self._off(tip, tile, around)

    def _off(self, tip: Tip, tile: int, spared: Collection[int]) -> Tip:
        """The tip about a tile, which hides nothing of it, no button, no card on offer and no journal, and as little as
        can be of the tiles to be spared.
        """
        layout = self._view.layout
        near, far = [tip.rect], [_inner(layout.graveyard, layout.radius)]
        for other, centre in enumerate(layout.centres):
            if other != tile:
                (near if other in spared else far).append(_inner(centre, layout.radius))
        far += [layout.bar, layout.tray_panel, *layout.panels]
        barred = [*layout.buttons, layout.menu_button, layout.rules_button, *layout.tabs]
        barred += [layout.log] if layout.shows(Tab.JOURNAL) else []
        barred += [layout.market] if layout.shows(Tab.MARKET) else []
        return replace(tip, near=_boxes(near), far=_boxes(far), barred=_boxes(barred))

    def pointer(self, covered: Callable[[Spot], bool]) -> Pointer | None:
        """What the pointer says of the thing under it; None where a button or nothing lies there."""
        gestures = self._gestures
        if gestures.drag.dragging:
            return Pointer.NO if gestures.reason() is not None else Pointer.GRAB
        spot = gestures.pointer
        if spot is None or covered(spot):
            return None
        if gestures.choosing and gestures.over() is not None:
            return Pointer.NO if gestures.reason() is not None else Pointer.HAND
        if gestures.can_take(spot):
            return Pointer.OPEN
        thing = gestures.hovered
        if thing is None or self.watching:
            return None
        if thing.what is ItemKind.MARKET_CARD or thing.seat == self._view.active:
            return Pointer.HAND if thing.what in _PRESSED else None
        return None

    def tip_at(self, spot: tuple[int, int]) -> Tip | None:
        """What is said of the thing under a spot."""
        answer = self._gestures.reason()
        tile = self._view.layout.tile_at(spot)
        if isinstance(answer, NotAllowed | GestureHint) and tile is not None:
            return self._refused(answer, tile)
        if self._gestures.menu is not None:
            entry = self._gestures.menu.at(spot)
            if entry is not None:
                return Tip(
                    self._view.words(f"table.die_menu.{entry.name}"),
                    self._gestures.menu.cell(entry.name),
                )
        die = self._view.tray.at(spot)
        if die is not None and self._gestures.menu is None:
            return Tip(self._tips.details.die(die.face), self._view.tray.die_rect(die))
        thing = self._view.at(spot)
        if thing is None:
            return None
        state, seat = self._view.state, self._view.viewing
        now = decider(state) == seat and self._selection.state is state
        tip = self._tips.tip(state, thing, seat, self._selection.actions if now else None)
        if tip is None or thing.what not in _ON_TILES:
            return tip
        return self._aside(replace(tip, rect=self._view.layout.tile_rect(thing.number)), thing.number)

    def help_topic(self, *, noticed: bool) -> str:
        """The section of the book about a refusal, `noticed` or felt, about what is pointed at, or the phase."""
        topic = topic_of_answer(self._gestures.reason())
        if not topic and noticed:
            topic = self._responder.explained
        thing = self._gestures.hovered
        if not topic and thing is not None:
            topic = topic_of_thing(self._view.state, thing)
        return topic or topic_of_moment(self._view.state)


def _inner(centre: Point, radius: float) -> Rect:
    """The square of a tile within which nearly all of it lies."""
    side = round(radius * 1.7)
    rect = Rect(0, 0, side, side)
    rect.center = (round(centre[0]), round(centre[1]))
    return rect


def _boxes(rects: Sequence[Rect]) -> tuple[Box, ...]:
    return tuple((rect.x, rect.y, rect.width, rect.height) for rect in rects)
