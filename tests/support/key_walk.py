"""Walks through a screen by the keys alone."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.showcase import draw
from game.table.scene import TableScene
from game.ui.scene import Scene, SceneStack
from game.ui.titled_sheet import TitledSheet
from game.ui.widget import Widget
from tests.support.modes import is_watched


def press(stack: SceneStack, key: int, mod: int = 0) -> None:
    stack.handle(Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))


def top_of(stack: SceneStack) -> Scene:
    assert stack.top is not None
    return stack.top


def clickable(scene: Scene) -> list[Widget]:
    """What a click can do something with now; a sheet only keeps clicks from falling through."""
    return [
        widget
        for widget in scene.ui.widgets
        if widget.visible
        and widget.enabled
        and type(widget).handle is not Widget.handle
        and not isinstance(widget, TitledSheet)
    ]


def onward(scene: Scene) -> int:
    """The key that goes from control to control: on the table Tab goes from token to token."""
    return pygame.K_a if isinstance(scene, TableScene) and not is_watched(scene) else pygame.K_TAB


def bytes_around(picture: Surface, rect: Rect) -> bytes:
    return pygame.image.tobytes(picture.subsurface(rect.inflate(24, 24).clip(picture.get_rect())), "RGB")


def walk(stack: SceneStack, name: str) -> None:
    """Go with the keys from control to control: each is come to, and has a ring where the keys are at it."""
    scene = top_of(stack)
    scene.ui.focus(None)
    plain = draw(stack)
    missing = {id(widget): widget for widget in clickable(scene)}
    assert missing
    for _ in range(len(scene.ui.widgets) + 2):
        press(stack, onward(scene))
        focused = scene.ui.focused
        assert focused is not None, f"{name}: the keys are nowhere"
        missing.pop(id(focused), None)
        assert bytes_around(draw(stack), focused.rect) != bytes_around(plain, focused.rect), (
            f"{name}: no ring round {type(focused).__name__} at {focused.rect}"
        )
    assert not missing, [f"{type(widget).__name__} at {widget.rect}" for widget in missing.values()]
