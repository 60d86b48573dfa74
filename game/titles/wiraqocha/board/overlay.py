"""What is drawn over the table for whoever plays now: the line of what can be done, rings, reasons, tips."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.titles.wiraqocha.board.choices import Hint, No
from game.titles.wiraqocha.board.help_topics import topic_of_answer, topic_of_moment, topic_of_thing
from game.titles.wiraqocha.board.layout import Point, Tab
from game.titles.wiraqocha.board.tray import TrayDie
from game.titles.wiraqocha.board.valley import tile_frame
from game.titles.wiraqocha.board.view import What
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import RESERVE, Conquer, TokenAt
from game.titles.wiraqocha.rules.engine import decider
from game.ui.high_contrast import draw_ring, ring_width
from game.ui.pointers import Pointer
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.tooltip import Box, Tip, draw_tooltip

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_PRESSED = frozenset({What.MARKET_CARD, What.OWN_CARD, What.WRECK, What.DIE_ON_TILE, What.CRYSTALS})
_ON_TILES = frozenset({What.TILE, What.TOKEN, What.DIE_ON_TILE})


class Overlay:
    """Draws and tells what the hand of the player who decides is about."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def draw_now(self, surface: Surface) -> None:
        """The line of what can be done now; nothing while the bar names who played before."""
        scene, gestures = self._scene, self._scene.gestures
        if scene.board_motion.hand_over:
            return
        told = scene.past_line() or scene.task_line()
        if told:
            text = told
        elif watched := scene.bot_signs.now():
            text = watched
        elif scene.watched is not None:
            text = scene.words("table.now.watched", player=scene.match.seats[scene.watched].name)
        elif isinstance(gestures.lifted, TrayDie):
            text = scene.words("table.now.die" if gestures.lit() else "table.now.die_nowhere")
        else:
            text = scene.tips.now(scene.controller, len(gestures.lit()) if gestures.choosing else 0)
        room = scene.since.beside(scene.view.now_room)
        draw_text(surface, text, TextStyle(Role.ASIDE, "cream", "right", size=19), scene.scale, room)

    def draw_marks(self, surface: Surface) -> None:
        """Frames round what is hovered, picked or aimed with."""
        px, view, gestures = self._scene.scale.px, self._scene.view, self._scene.gestures
        marked: list[Rect] = []
        hovered = gestures.hovered
        if hovered is not None and not gestures.drag.dragging and self._scene.watched is None:
            own = hovered.seat == view.active
            if hovered.what is What.MARKET_CARD or (
                own and hovered.what in (What.OWN_CARD, What.RESERVE_TOKEN, What.WRECK, What.DIE_ON_TILE)
            ):
                marked.append(hovered.place)
        panel = view.panels[view.active]
        for slot in panel.cards:
            if view.state.game.cards[slot.card].name == self._scene.controller.aimed_card:
                marked.append(slot.rect)
        token = self._scene.controller.token or self._first_token()
        if token is not None and token.place == RESERVE and not gestures.drag.dragging:
            place = gestures.slot_of(token)
            marked += [panel.tokens[place].rect] if place is not None else []
        for rect in marked:
            draw_ring(
                surface,
                self._scene.scale.look,
                rect.inflate(px(4), px(4)),
                self._scene.scale.look.palette.lit,
                px(8),
                max(2, px(3)),
            )

    def _first_token(self) -> TokenAt | None:
        """The Camp, as long as no other token may be placed (W-7.2)."""
        moves = [action.token for action in self._scene.controller.actions if isinstance(action, Conquer)]
        camps = all(token.kind is TokenKind.CAMP and token.place == RESERVE for token in moves)
        return moves[0] if moves and camps else None

    def draw_focus(self, surface: Surface) -> None:
        """The ring round what the keys point at."""
        rect = self._scene.keyboard.rect()
        if rect is None:
            return
        px, tile = self._scene.scale.px, self._scene.view.layout.tile_at(rect.center)
        if tile is None or rect.width < self._scene.view.layout.radius:
            draw_ring(
                surface,
                self._scene.scale.look,
                rect.inflate(px(8), px(8)),
                self._scene.scale.look.palette.focus,
                px(9),
                max(2, px(4)),
            )
            return
        radius, unit = round(self._scene.view.layout.radius), self._scene.view.layout.tile_scale
        for colour, width, grow in (
            (self._scene.scale.look.palette.outline, 9, 1.04),
            (self._scene.scale.look.palette.focus, 6, 1.03),
        ):
            ring = tile_frame(
                round(radius * grow), colour, ring_width(self._scene.scale.look, max(2, round(width * unit)))
            )
            surface.blit(ring, ring.get_rect(center=rect.center))

    def draw_reason(self, surface: Surface) -> None:
        """Why the thing in the hand cannot be put down here."""
        answer = self._scene.gestures.reason()
        tile = self._scene.gestures.over()
        if isinstance(answer, No | Hint) and tile is not None:
            draw_tooltip(surface, self._refused(answer, tile), self._scene.scale)

    def _refused(self, answer: No | Hint, tile: int) -> Tip:
        """Why a tile cannot be chosen, right beside it and off those that can."""
        text, place = self._scene.replies.say(answer), self._scene.view.layout.tile_rect(tile)
        index = self._scene.view.state.game.index
        lit = {index[label] for label in self._scene.gestures.lit()}
        return replace(self._off(Tip(text, place), tile, lit), beside=True)

    def _aside(self, tip: Tip, tile: int) -> Tip:
        """The tip about a tile, off the tiles beside it."""
        beside = self._scene.view.state.game.neighbours[tile]
        around = {other for other in self._scene.view.state.game.territories if beside >> other & 1}
        return self._off(tip, tile, around)

    def _off(self, tip: Tip, tile: int, spared: Collection[int]) -> Tip:
        """The tip about a tile, which hides nothing of it, no button, no card on offer and no journal, and as little as
        can be of the tiles to be spared.
        """
        layout = self._scene.view.layout
        near, far = [tip.rect], [_inner(layout.graveyard, layout.radius)]
        for other, centre in enumerate(layout.centres):
            if other != tile:
                (near if other in spared else far).append(_inner(centre, layout.radius))
        far += [layout.bar, layout.tray_panel, *layout.panels]
        barred = [*layout.buttons, layout.menu_button, layout.rules_button, *layout.tabs]
        barred += [layout.log] if layout.shows(Tab.JOURNAL) else []
        barred += [layout.market] if layout.shows(Tab.MARKET) else []
        return replace(tip, near=_boxes(near), far=_boxes(far), barred=_boxes(barred))

    def pointer(self) -> Pointer | None:
        """What the pointer says of the thing under it; None where a button or nothing lies there."""
        scene, gestures = self._scene, self._scene.gestures
        if gestures.drag.dragging:
            return Pointer.NO if gestures.reason() is not None else Pointer.GRAB
        spot = gestures.pointer
        if spot is None or scene.ui.at(spot) is not None:
            return None
        if gestures.choosing and gestures.over() is not None:
            return Pointer.NO if gestures.reason() is not None else Pointer.HAND
        if gestures.can_take(spot):
            return Pointer.OPEN
        thing = gestures.hovered
        if thing is None or scene.watched is not None:
            return None
        if thing.what is What.MARKET_CARD or thing.seat == scene.view.active:
            return Pointer.HAND if thing.what in _PRESSED else None
        return None

    def tip_at(self, spot: tuple[int, int]) -> Tip | None:
        """What is said of the thing under a spot."""
        answer = self._scene.gestures.reason()
        tile = self._scene.view.layout.tile_at(spot)
        if isinstance(answer, No | Hint) and tile is not None:
            return self._refused(answer, tile)
        if self._scene.gestures.menu is not None:
            entry = self._scene.gestures.menu.at(spot)
            if entry is not None:
                return Tip(
                    self._scene.words(f"table.die_menu.{entry.name}"),
                    self._scene.gestures.menu.cell(entry.name),
                )
        die = self._scene.view.tray.at(spot)
        if die is not None and self._scene.gestures.menu is None:
            return Tip(self._scene.tips.details.die(die.face), self._scene.view.tray.die_rect(die))
        thing = self._scene.view.at(spot)
        if thing is None:
            return None
        scene, state = self._scene, self._scene.view.state
        seat = scene.view.viewing
        now = decider(state) == seat and scene.controller.state is state
        tip = scene.tips.tip(state, thing, seat, scene.controller.actions if now else None)
        if tip is None or thing.what not in _ON_TILES:
            return tip
        return self._aside(replace(tip, rect=scene.view.layout.tile_rect(thing.number)), thing.number)

    def help_topic(self, explained: str) -> str:
        """The section of the book about a refusal (`explained`) that is shown, what is pointed at, or the phase."""
        topic = topic_of_answer(self._scene.gestures.reason())
        if not topic and self._scene.ui.toast.left > 0:
            topic = explained
        thing = self._scene.gestures.hovered
        if not topic and thing is not None:
            topic = topic_of_thing(self._scene.view.state, thing)
        return topic or topic_of_moment(self._scene.view.state)


def _inner(centre: Point, radius: float) -> Rect:
    """The square of a tile within which nearly all of it lies."""
    side = round(radius * 1.7)
    rect = Rect(0, 0, side, side)
    rect.center = (round(centre[0]), round(centre[1]))
    return rect


def _boxes(rects: Sequence[Rect]) -> tuple[Box, ...]:
    return tuple((rect.x, rect.y, rect.width, rect.height) for rect in rects)
