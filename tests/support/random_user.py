"""A child at the mouse and the keyboard: anything anywhere, at any time."""

import random
from collections.abc import Callable
from contextlib import suppress

import pygame
from pygame.event import Event

from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.harness import Harness
from tests.support.mouse_player import MousePlayer

Spot = tuple[int, int]

SIZES = [(1280, 720), (1600, 900), (1280, 1024), (2000, 800)]
KEYS = [
    *(pygame.K_TAB, pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_9, pygame.K_F1, pygame.K_F11),
    *(pygame.K_c, pygame.K_e, pygame.K_h, pygame.K_l, pygame.K_n, pygame.K_u),
]  # fmt: skip


class RandomUser:
    """Chooses by its own chance, so that the same seed does the same."""

    def __init__(self, harness: Harness, seed: int) -> None:
        self.harness = harness
        self.chance = random.Random(seed)
        self._deeds: list[tuple[int, Callable[[], None]]] = [
            (30, lambda: harness.click(self.somewhere())),
            (30, self.try_a_move),
            (24, lambda: harness.drag(self.somewhere(), self.somewhere(), self.chance.randrange(1, 6))),
            (10, lambda: harness.move(self.somewhere())),
            (10, lambda: harness.key(self.chance.choice(KEYS), self.chance.choice((0, 0, pygame.KMOD_CTRL)))),
            (4, lambda: harness.click(self.somewhere(), self.chance.choice((2, 3)))),
            (3, lambda: harness.press(self.somewhere())),
            (3, lambda: harness.release(self.somewhere(), self.chance.choice((1, 1, 3)))),
            (3, lambda: harness.wheel(self.chance.choice((-3, -1, 1, 3)), self.somewhere())),
            (3, lambda: harness.type(self.chance.choice(("7", "Zoë", "\u200b", "漢字")))),
            (2, lambda: harness.post(Event(pygame.WINDOWLEAVE))),
            (1, harness.lose_focus),
            (1, lambda: harness.resize(self.chance.choice(SIZES))),
            (3, lambda: harness.frames(self.chance.randrange(1, 40))),
        ]

    def do_something(self) -> None:
        """One deed, whatever it is."""
        weights, deeds = zip(*self._deeds, strict=True)
        self.chance.choices(deeds, weights)[0]()

    def try_a_move(self) -> None:
        """The gesture of an action that is legal now; whether the table's questions are answered is left to chance."""
        table = self.harness.stack.top
        if not isinstance(table, TableScene):
            return
        actions = WIRAQOCHA.legal_actions(table.session.state)
        if not actions:
            return
        action = self.chance.choice(actions)
        player = MousePlayer(self.harness)
        with suppress(LookupError, StopIteration):  # a half-made gesture can hide what this one needs
            player.begin(action)
            if self.chance.random() < 0.7:
                player.answer(action)

    def somewhere(self) -> Spot:
        """A spot, most often on something that can be pressed, now and then outside the window."""
        width, height = self.harness.surface.get_size()
        if self.chance.random() < 0.25:
            return self.chance.randrange(-20, width + 20), self.chance.randrange(-20, height + 20)
        spots = self._things()
        return self.chance.choice(spots) if spots else (width // 2, height // 2)

    def _things(self) -> list[Spot]:
        top = self.harness.stack.top
        if top is None:
            return []
        spots = [widget.rect.center for widget in top.ui.widgets if widget.visible]
        if not isinstance(top, TableScene):
            return spots
        board = valley_of(top.board)
        view = board.view
        rects = [*view.layout.cards, *(slot.rect for panel in view.panels for slot in panel.tokens)]
        rects += [slot.rect for panel in view.panels for slot in panel.cards]
        rects += [panel.hostage for panel in view.panels if panel.hostage is not None]
        rects += [view.tray.die_rect(die) for die in view.tray.dice]
        if board.gestures.menu is not None:
            rects += board.gestures.menu.cells
        tiles = [(round(x), round(y)) for x, y in view.layout.centres]
        wrecks = [(round(wreck.centre[0]), round(wreck.centre[1])) for wreck in view.layout.wrecks()]
        dice = [view.layout.die_rect(tile).center for tile, die in enumerate(view.state.protecting) if die]
        return [*spots, *(rect.center for rect in rects), *tiles, *wrecks, *dice]
