"""Drag and drop, knowing nothing of what is dragged: lift, follow, drop, or glide home."""

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame
from pygame import Surface
from pygame.event import Event

from game.ui.animation import Tween, ease_in_out
from game.ui.scale import Scale
from game.ui.widget import LEFT, RIGHT

Spot = tuple[int, int]
Centre = tuple[float, float]
PayloadT = TypeVar("PayloadT")
TargetT = TypeVar("TargetT", bound=Hashable)

LIFT_DISTANCE = 7
GLIDE_SECONDS = 0.28
LIFT_SECONDS = 0.1


@dataclass(frozen=True, slots=True)
class DragItem(Generic[PayloadT]):
    """Something that can be picked up.

    `home` gives the centre of its place in pixels whenever asked, so that it is right after a resize. `draw`
    draws it round a centre, lifted by 0 (lying) to 1 (in the hand).
    """

    payload: PayloadT
    home: Callable[[], Centre]
    draw: Callable[[Surface, Centre, float], None]


def _ignore(*_: object) -> None:
    return None


class DragController(Generic[PayloadT, TargetT]):
    """Turns pointer events into picking up and putting down.

    The scene gives `pick` (what can be picked up at a spot), `target_at` (what can be dropped on there) and
    `accepts`. It may set the other callbacks: `on_click` (pressed and let go without moving), `on_lift`,
    `on_over` (the target under the thing changed; None is nowhere), `on_drop` (accepted), `on_refuse`
    (dropped on a target that does not accept; the thing glides home) and `on_end` (after any drag, when the
    thing is in no hand any more and at rest).
    """

    def __init__(
        self,
        pick: Callable[[Spot], DragItem[PayloadT] | None],
        target_at: Callable[[Spot], TargetT | None],
        accepts: Callable[[PayloadT, TargetT], bool],
    ) -> None:
        self.pick = pick
        self.target_at = target_at
        self.accepts = accepts
        self.on_click: Callable[[PayloadT], None] = _ignore
        self.on_lift: Callable[[PayloadT], None] = _ignore
        self.on_over: Callable[[PayloadT, TargetT | None], None] = _ignore
        self.on_drop: Callable[[PayloadT, TargetT], None] = _ignore
        self.on_refuse: Callable[[PayloadT, TargetT], None] = _ignore
        self.on_end: Callable[[PayloadT], None] = _ignore
        self.changed = False
        self.over: TargetT | None = None
        self.glides = True  # whether a thing moves by itself: it is at home at once if not
        self._scale = Scale(1920, 1080)
        self._item: DragItem[PayloadT] | None = None
        self._pressed_at: Spot = (0, 0)
        self._grip: Centre = (0.0, 0.0)
        self._pointer: Spot = (0, 0)
        self._lifted = False
        self._lift = 0.0
        self._glide: Tween | None = None
        self._glide_start: Centre = (0.0, 0.0)

    def layout(self, scale: Scale) -> None:
        """Take a new window size: a thing in the hand stays at the same part of the window."""
        if self._item is not None and scale != self._scale:
            across, down = scale.width / self._scale.width, scale.height / self._scale.height
            self._pointer = (round(self._pointer[0] * across), round(self._pointer[1] * down))
            grow = scale.factor / self._scale.factor
            self._grip = (self._grip[0] * grow, self._grip[1] * grow)
            if self._glide is not None:
                self._glide_start = (self._glide_start[0] * across, self._glide_start[1] * down)
        self._scale = scale

    @property
    def item(self) -> DragItem[PayloadT] | None:
        """What is in the hand or gliding home (the scene does not draw it at its place meanwhile)."""
        return self._item if self._lifted else None

    @property
    def payload(self) -> PayloadT | None:
        """The payload of `item`."""
        return self._item.payload if self._item is not None and self._lifted else None

    @property
    def dragging(self) -> bool:
        """Whether something is in the hand (not merely pressed, not gliding home)."""
        return self._lifted and self._glide is None

    @property
    def centre(self) -> Centre:
        """Where the middle of the thing in the hand is."""
        if self._glide is not None and self._item is not None:
            home = self._item.home()
            t = self._glide.value[0]
            start = self._glide_start
            return (start[0] + (home[0] - start[0]) * t, start[1] + (home[1] - start[1]) * t)
        return (self._pointer[0] - self._grip[0], self._pointer[1] - self._grip[1])

    def handle(self, event: Event) -> bool:
        """Take an event; returns whether it was used."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if self._item is None or self._glide is not None:
            return False
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            return self._release((int(event.pos[0]), int(event.pos[1])))
        if event.type == pygame.WINDOWFOCUSLOST:
            self.cancel()
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self._lifted:
            self.cancel()
            return True
        return False

    def _press(self, event: Event) -> bool:
        if event.button == RIGHT:
            was = self.dragging
            self.cancel()
            return was
        if event.button != LEFT:
            return False
        if self._item is not None:
            self.finish()
        spot = (int(event.pos[0]), int(event.pos[1]))
        item = self.pick(spot)
        if item is None:
            return False
        home = item.home()
        self._item, self._pressed_at, self._pointer = item, spot, spot
        self._grip = (spot[0] - home[0], spot[1] - home[1])
        self._lifted, self._lift = False, 0.0
        return True

    def _move(self, event: Event) -> bool:
        if self._item is None:
            return False
        if not event.buttons[0]:
            self.cancel()
            return False
        self._pointer = (int(event.pos[0]), int(event.pos[1]))
        if not self._lifted and math.dist(self._pointer, self._pressed_at) > max(
            3, self._scale.px(LIFT_DISTANCE)
        ):
            self._lifted = True
            self._lift = 0.0 if self.glides else 1.0
            self.on_lift(self._item.payload)
        if self._lifted:
            self.changed = True
            self._set_over(self.target_at(self._pointer))
        return True

    def _set_over(self, target: TargetT | None) -> None:
        if target != self.over and self._item is not None:
            self.over = target
            self.on_over(self._item.payload, target)

    def _release(self, spot: Spot) -> bool:
        item = self._item
        if item is None:
            return False
        if not self._lifted:
            self._item = None
            self.on_click(item.payload)
            return True
        self._pointer = spot
        target = self.target_at(spot)
        self._set_over(None)
        if target is not None and self.accepts(item.payload, target):
            self._rest()
            self.on_drop(item.payload, target)
            self.on_end(item.payload)
            return True
        self._go_home()
        if target is not None:
            self.on_refuse(item.payload, target)
        return True

    def _go_home(self) -> None:
        if not self.glides:
            self.finish()
            return
        self._glide_start = self.centre
        self._glide = Tween((0.0,), (1.0,), GLIDE_SECONDS, ease_in_out)
        self.changed = True

    def _rest(self) -> None:
        self._item, self._glide, self._lifted, self._lift = None, None, False, 0.0
        self.changed = True

    def cancel(self) -> None:
        """Let the thing in the hand glide home; what is only pressed is forgotten."""
        if self._item is None or self._glide is not None:
            return
        if not self._lifted:
            self._item = None
            return
        self._set_over(None)
        self._go_home()

    def finish(self) -> None:
        """Put the thing home at once, without gliding."""
        item, was_lifted = self._item, self._lifted
        if item is None:
            return
        self._set_over(None)
        self._rest()
        if was_lifted:
            self.on_end(item.payload)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether something moved."""
        if self._glide is not None and self._item is not None:
            self._lift = 1 - self._glide.value[0]
            if not self._glide.update(dt):
                self.finish()
            return True
        if self._lifted and self._lift < 1:
            self._lift = min(1.0, self._lift + dt / LIFT_SECONDS)
            return True
        return False

    def draw(self, surface: Surface) -> None:
        """Draw the thing in the hand."""
        if self._item is not None and self._lifted:
            self._item.draw(surface, self.centre, self._lift)
        self.changed = False
