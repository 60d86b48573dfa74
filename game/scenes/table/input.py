"""Events on their way: which of the hand, the keys, the widgets and the log an event on the table is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame.event import Event

from game.titles.wiraqocha.board.keyboard import Keyboard
from game.titles.wiraqocha.board.layout import Tab
from game.titles.wiraqocha.rules.actions import Action, Collect, Muster
from game.ui.keys import is_plain
from game.ui.scene import Scene
from game.ui.skip_guard import SkipGuard
from game.ui.widget import LEFT

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


_STEPS: Final[dict[int, Action]] = {pygame.K_i: Collect(), pygame.K_n: Muster()}


class TableInput:
    """Hands events on; while a computer player decides, only what changes nothing in the game gets them."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.keyboard = Keyboard(scene.view, scene.gestures, scene.controller, self.point, self.skip)
        self.skip_guard = SkipGuard()

    @property
    def _watching(self) -> bool:
        return self._scene.watched is not None

    def handle(self, event: Event) -> bool:
        """Take an event; returns whether it was used."""
        scene = self._scene
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self._only_skips(event):
            scene.invalidate()
            return True
        if event.type == pygame.MOUSEMOTION:
            self._move((int(event.pos[0]), int(event.pos[1])))
        elif event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            scene.gestures.hover(None)
            scene.invalidate()
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.skip()
            if event.button == LEFT:
                scene.spotlight.clear()
        elif event.type == pygame.KEYDOWN:
            self.skip()
            scene.tabs.key(event)
            if event.key == pygame.K_TAB and not self._watching and scene.ui.focused is None:
                return self._key(event)
        return self._hand_on(event)

    def _only_skips(self, event: Event) -> bool:
        """Whether a press does no more than bring to its end what rivals did, or what is replayed; then it has done so.

        Where a computer player decides, the press skips and still does what it is for: pause, menu, speed.
        """
        scene = self._scene
        if scene.last_turn.running:
            scene.last_turn.end()
        elif self._watching:
            self.skip_guard.skipped(event)
            return False
        elif scene.presenter.shows_rivals:
            self.skip()
        else:
            return self.skip_guard.surplus(event, scene.scale.factor)
        self.skip_guard.skipped(event)
        return True

    def _move(self, spot: tuple[int, int]) -> None:
        scene = self._scene
        self.keyboard.leave()
        if scene.log_book.point(spot):
            scene.invalidate()
        if scene.gestures.hover(spot):
            scene.invalidate()

    def _hand_on(self, event: Event) -> bool:
        scene, watching = self._scene, self._watching
        if not watching and scene.gestures.drag.handle(event):
            if scene.gestures.drag.dragging:
                scene.ui.point_out(None)  # what lay under the pointer is in the hand now
            scene.invalidate()
            return True
        if Scene.handle(scene, event):
            if event.type == pygame.MOUSEBUTTONUP:
                scene.ui.focus(None)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return not watching and scene.gestures.handle(event)

    def skip(self) -> None:
        """A click or a key brings what moves to its end; it still does what it is for."""
        scene = self._scene
        scene.bot_turns.hurry()
        scene.motion.finish()
        scene.view.tray.settle()

    def _key(self, event: Event) -> bool:
        scene = self._scene
        if event.key == pygame.K_ESCAPE:
            if scene.ui.focused is not None or not scene.view.layout.shows(Tab.HAND):
                scene.ui.focus(None)
                scene.tabs.fold()
            elif not any((scene.spotlight.clear(), scene.gestures.let_go())):
                scene.open_menu()
            return True
        if event.key == pygame.K_l and scene.log.visible:
            scene.ui.focus(scene.log, by_key=True)
            return True
        if event.key == pygame.K_w and is_plain(event) and scene.bots_play:  # its strip is not always there
            scene.since.tell()
            return True
        if event.key == pygame.K_a and is_plain(event):
            self.keyboard.leave()
            return scene.ui.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        scene.invalidate()
        if self._watching:
            return False
        step = _STEPS.get(event.key)
        if step is not None and is_plain(event):  # their buttons are not always there
            scene.press(step)
            return True
        if not self.keyboard.handle(event):
            return False
        scene.ui.focus(None)
        return True

    def point(self, spot: tuple[int, int] | None) -> None:
        """The keys point somewhere: that is hovered, and told of, as if the mouse were there."""
        scene = self._scene
        scene.gestures.hover(spot)
        scene.ui.point_out(scene.overlay.tip_at(spot) if spot is not None else None)
        scene.invalidate()
