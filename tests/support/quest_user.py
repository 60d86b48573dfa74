"""Somebody at a table of INKAS who presses anything anywhere at any time, and now and then does what is legal."""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress

import pygame
from pygame import Rect
from pygame.event import Event

from game.titles.inkas.board.hand.key_places import wamani_spot
from game.titles.inkas.board.panels.hanan import hanan_items
from game.titles.inkas.board.panels.hand_fan import hand_items
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.panels import panel_items
from game.titles.inkas.board.panels.seen_hand import seen_areas
from game.titles.inkas.board.panels.trays import tray_items
from game.titles.inkas.content.definitions import PIECES, WAMANIS
from game.titles.inkas.rules.engine import legal_actions
from tests.support.harness import Spot
from tests.support.inkas_games import choice
from tests.support.quest_table import QuestTable

SIZES = [(1280, 720), (1600, 900), (1280, 1024), (2000, 800), (800, 1100)]
KEYS = [
    *(pygame.K_TAB, pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_QUESTION),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_F1),
    *(pygame.K_SPACE,) * 4,
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
]  # fmt: skip
MODS = (0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT)


class QuestUser:
    """Chooses by its own chance, so that the same seed does the same."""

    def __init__(self, table: QuestTable, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        window, one_of, number = table.window, self.chance.choice, self.chance.randrange
        self._deeds: list[tuple[int, Callable[[], object]]] = [
            (30, lambda: window.click(self.somewhere())),
            (24, lambda: window.drag(self.somewhere(), self.somewhere(), number(1, 6))),
            (14, self.do_what_is_legal),
            (14, lambda: window.key(one_of(KEYS), one_of(MODS))),
            (10, lambda: window.move(self.somewhere())),
            (4, lambda: window.click(self.somewhere(), one_of((2, 3)))),
            (4, table.settle),
            (3, lambda: window.press(self.somewhere())),
            (3, lambda: window.release(self.somewhere(), one_of((1, 1, 3)))),
            (3, lambda: window.wheel(one_of((-3, -1, 1, 3)), self.somewhere())),
            (3, lambda: window.type(one_of(("7", "Zoë", "漢字", "play inti", "pass")))),
            (3, lambda: window.frames(number(1, 40))),
            (1, lambda: window.post(Event(pygame.WINDOWLEAVE))),
            (1, window.lose_focus),
            (1, lambda: window.resize(one_of(SIZES))),
        ]

    def do_something(self) -> None:
        """One deed, whatever it is."""
        weights, deeds = zip(*self._deeds, strict=True)
        self.chance.choices(deeds, weights)[0]()

    def do_what_is_legal(self) -> None:
        """So that the quest goes on."""
        legal = legal_actions(self.table.state)
        if legal and self._at_table:
            self.table.board._callbacks.play(choice(self.chance, legal))

    @property
    def _at_table(self) -> bool:
        return self.table.window.stack.top is self.table.scene

    def somewhere(self) -> Spot:
        """A spot, most often on something that can be pressed, now and then outside the window."""
        width, height = self.table.window.surface.get_size()
        spots = [*self._things()]
        if self.chance.random() < 0.15 or not spots:
            return self.chance.randrange(-20, width + 20), self.chance.randrange(-20, height + 20)
        return self.chance.choice(spots)

    def _things(self) -> Iterator[Spot]:
        top = self.table.window.stack.top
        yield from (widget.rect.center for widget in top.ui.widgets if widget.visible) if top else ()
        if not self._at_table:
            return
        yield from (area.center for area in self._areas())
        yield self.table.staff
        for name in PIECES:
            with suppress(LookupError, ValueError):
                yield self.table.walla(name)

    def _areas(self) -> Iterator[Rect]:
        view = self.table.board.view
        shown = view.shown
        items = [item for panel in view.panels for item in panel_items(shown, panel)] + [*tray_items(shown)]
        if shown.layout.held:
            items += [*hand_items(shown), *hanan_items(shown)]
        yield from (area for area, _ in items)
        yield from offering_areas(shown).values()
        yield from (area for _, area in seen_areas(shown))
        yield from (wamani_spot(view, name) for name in WAMANIS)
