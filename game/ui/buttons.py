"""Buttons, check boxes and choices."""

from collections.abc import Callable, Sequence
from typing import Literal

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import theme
from game.ui.colour import RGB
from game.ui.keys import is_plain
from game.ui.look import Colour, Look
from game.ui.pictures import draw_framed
from game.ui.pointers import Pointer
from game.ui.scale import columns, inset
from game.ui.shapes import frame, polyline, rounded
from game.ui.text import TextStyle, draw_block, draw_text, fit, measure
from game.ui.textures import brass
from game.ui.theme import Role
from game.ui.widget import LEFT, Widget

Icon = Callable[[Surface, Look, Rect, RGB], None]
Style = Literal["brass", "wood", "paper"]
_NARROW = 100  # on a button narrower than this things stand closer to its edge
_CLEAR = 30  # between words in the middle of a button and its key's name, at least
_SLENDER = 70  # a button narrower than this has its icon above its key's name
_FIRE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Pressable(Widget):
    """A widget that acts when it is pressed and let go, or by Enter or Space when it has the focus."""

    focusable = True

    def __init__(
        self, *, key: int | None = None, tooltip: str = "", enabled: bool = True, why_not: str = ""
    ) -> None:
        super().__init__(tooltip=tooltip, enabled=enabled, why_not=why_not)
        self.key = key
        self.pressed = False

    @property
    def pointer(self) -> Pointer:
        """See `Widget.pointer`."""
        return Pointer.HAND if self.enabled else Pointer.NO

    def _fire(self, spot: tuple[int, int] | None) -> None:
        self.acted = True
        self.act(spot)

    def act(self, spot: tuple[int, int] | None) -> None:
        """Do what it is for; `spot` is where the pointer let go, None for a key."""

    def handle(self, event: Event) -> bool:
        """See `Widget.handle`."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self.pressed = self.changed = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self.pressed:
            self.pressed, self.changed = False, True
            if self.enabled and self.contains(event.pos):
                self._fire((int(event.pos[0]), int(event.pos[1])))
            return True
        if event.type == pygame.KEYDOWN and event.key in _FIRE:
            self._fire(None)
            return True
        return False

    def shortcut(self, event: Event) -> bool:
        """See `Widget.shortcut`."""
        plain = is_plain(event)
        if self.key is not None and event.key == self.key and self.enabled and plain:
            self._fire(None)
            return True
        return False


class Button(Pressable):
    """A button of brass, dark wood or paper; `key` presses it from anywhere and `hint` is that key's name on
    a chip.
    """

    def __init__(
        self,
        label: str,
        on_click: Callable[[], None],
        *,
        style: Style = "brass",
        key: int | None = None,
        hint: str = "",
        icon: Icon | None = None,
        size: float | None = None,
        tooltip: str = "",
        enabled: bool = True,
        why_not: str = "",
    ) -> None:
        super().__init__(key=key, tooltip=tooltip, enabled=enabled, why_not=why_not)
        self._label = label
        self.on_click = on_click
        self.style: Style = style
        self.hint = hint
        self.icon = icon
        self.size = size
        self.selected = False
        self.words_place: Rect | None = None  # where its words were drawn
        self.icon_place: Rect | None = None  # where its icon was drawn, None while there is no room for it

    @property
    def label(self) -> str:
        """The words on it."""
        return self._label

    @label.setter
    def label(self, value: str) -> None:
        if value != self._label:
            self._label = value
            self.changed = True

    def act(self, spot: tuple[int, int] | None) -> None:
        """Press it."""
        self.on_click()

    def draw(self, surface: Surface) -> None:
        """See `Widget.draw`."""
        px = self.scale.px
        down = self.pressed and self.hovered
        rect = self.rect.move(0, px(2) if down else 0)
        self._body(surface, rect, down)
        if self.icon is not None and self.hint and rect.width < px(_SLENDER):
            self._stacked(surface, rect, self.icon)
            return
        inner = inset(rect, px(14 if rect.width >= px(_NARROW) else 8), 0)
        if self.hint:
            beside = Rect(inner.x, inner.y, inner.width - self._chip_width() - px(8), inner.height)
            if self._whole(beside):  # words say more than a key's name
                self._chip(surface, inner)
                inner = beside
        self._content(surface, rect, inner)
        self.draw_focus(surface)

    def _content(self, surface: Surface, rect: Rect, inner: Rect) -> None:
        """Icon and words beside each other in the middle of the button; of its room `inner` where the key's name is
        close.
        """
        px = self.scale.px
        side = min(max(rect.height - px(18), rect.height * 2 // 3), px(34))
        beside = Rect(inner.x + side + px(10), inner.y, inner.width - side - px(10), inner.height)
        before = 0
        if self.icon is not None and self._whole(beside):  # words say more than an icon
            before = side + (px(10) if self._label else 0)
        words = fit(
            self._label,
            Role.BUTTON,
            self.scale,
            (inner.width - before, inner.height),
            size=self.size,
        )
        wide = before + words.width
        left = rect.centerx - wide // 2
        if left + wide > inner.right - px(_CLEAR) and inner.right < rect.right - px(_CLEAR):
            left = inner.centerx - wide // 2
        self.icon_place = Rect(left, rect.centery - side // 2, side, side) if before else None
        if self.icon is not None and self.icon_place is not None:
            self.icon(surface, self.scale.look, self.icon_place, self._ink())
        room = Rect(left + before, inner.y, inner.right - left - before, inner.height)
        self.words_place = draw_block(surface, words, room, self._ink(), "left", "middle")

    def _whole(self, room: Rect) -> bool:
        """Whether the words have room there without being cut."""
        block = fit(self._label, Role.BUTTON, self.scale, room.size, size=self.size)
        return block.lines in ((self._label,), [self._label]) or not self._label

    def _stacked(self, surface: Surface, rect: Rect, icon: Icon) -> None:
        """Where there is no room for both beside each other, the key's name stands below the icon."""
        px = self.scale.px
        foot = Rect(rect.x + px(6), rect.bottom - px(36), rect.width - 2 * px(6), px(30))
        wide, _ = measure(self.hint, Role.STRONG, self.scale, 16)
        self._key_cap(surface, foot, min(foot.width, max(px(28), wide + px(10))))
        side = min(rect.width - px(18), foot.y - rect.y - px(8))
        place = Rect(0, 0, side, side)
        place.midbottom = rect.centerx, foot.y - max(px(2), (foot.y - rect.y - px(4) - side) // 2)
        icon(surface, self.scale.look, place, self._ink())
        self.draw_focus(surface)

    def _ink(self) -> RGB:
        if self.style == "paper":
            return self.scale.look.palette.ink if self.enabled else self.scale.look.palette.pale_ink
        if not self.enabled:
            return (
                self.scale.look.palette.sunk_cream
                if self.style == "wood"
                else self.scale.look.palette.sunk_ink
            )
        return self.scale.look.palette.cream if self.style == "wood" else self.scale.look.palette.ink

    def _body(self, surface: Surface, rect: Rect, down: bool) -> None:
        px = self.scale.px
        hot = self.hovered and self.enabled and not down
        if self.style == "brass":
            state = "off" if not self.enabled else "pressed" if down else "hover" if hot else "normal"
            draw_framed(surface, self.scale.look, f"frame.button.{state}", rect, self.scale.factor)
        elif self.style == "wood":
            draw_framed(surface, self.scale.look, "frame.wood", rect, self.scale.factor)
            if hot:
                rounded(surface, rect.inflate(-px(8), -px(8)), theme.BRASS_LIGHT, px(6), 34)
        else:
            draw_framed(surface, self.scale.look, "frame.chip", rect, self.scale.factor)
            if hot:
                rounded(surface, rect.inflate(-px(4), -px(4)), theme.LIT_HALO, px(5), 90)
        if self.selected:
            frame(surface, rect.inflate(-px(2), -px(2)), self.scale.look.palette.lit, px(8), max(2, px(3)))

    def _chip_width(self) -> int:
        return max(measure(self.hint, Role.STRONG, self.scale, 16)[0] + self.scale.px(14), self.scale.px(28))

    def _chip(self, surface: Surface, inner: Rect) -> None:
        """Draw the key's name at the right end."""
        room = Rect(0, inner.y, self._chip_width(), inner.height)
        room.right = inner.right + self.scale.px(2)
        self._key_cap(surface, room, room.width)

    def _key_cap(self, surface: Surface, room: Rect, width: int) -> None:
        """Draw the key's name in the middle of a room, on a cap that is so many pixels wide."""
        px = self.scale.px
        tall = measure(self.hint, Role.STRONG, self.scale, 16)[1]
        box = Rect(0, 0, width, min(tall + px(4), self.rect.height - px(10)))
        box.center = room.center
        draw_framed(
            surface, self.scale.look, "frame.key" if self.enabled else "frame.key.off", box, self.scale.factor
        )
        sunk = self.scale.look.palette.pale_ink if self.style == "paper" else self.scale.look.palette.sunk_ink
        ink = self.scale.look.palette.ink if self.enabled else sunk
        draw_text(surface, self.hint, TextStyle(Role.STRONG, ink, "centre", size=16), self.scale, box)


class Toggle(Pressable):
    """A check box with its label; the whole row can be clicked."""

    def __init__(
        self,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        key: int | None = None,
        ink: Colour = "ink",
        tooltip: str = "",
        enabled: bool = True,
        why_not: str = "",
    ) -> None:
        super().__init__(key=key, tooltip=tooltip, enabled=enabled, why_not=why_not)
        self.label = label
        self.value = value
        self.on_change = on_change
        self.ink = ink

    def act(self, spot: tuple[int, int] | None) -> None:
        """Turn it the other way."""
        self.value = not self.value
        self.changed = True
        self.on_change(self.value)

    def draw(self, surface: Surface) -> None:
        """See `Widget.draw`."""
        px = self.scale.px
        side = min(self.rect.height, px(30))
        box = Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        rounded(surface, box, self.scale.look.palette.outline, px(6))
        line = max(1, px(1.6))
        edge = box.inflate(-2 * line, -2 * line)
        surface.blit(
            brass(edge.size, max(1, px(6) - line), 255 if self.hovered and self.enabled else 215), edge
        )
        ground = edge.inflate(-2 * px(3), -2 * px(3))
        rounded(
            surface,
            ground,
            self.scale.look.palette.card if self.enabled else self.scale.look.palette.parchment_shade,
            px(3),
        )
        if self.value:
            marks = [(0.2, 0.52), (0.43, 0.76), (0.82, 0.22)]
            points = [(ground.x + ground.width * x, ground.y + ground.height * y) for x, y in marks]
            polyline(
                surface,
                points,
                self.scale.look.palette.yes if self.enabled else self.scale.look.palette.faded_ink,
                max(2.0, side / 8),
            )
        words = Rect(box.right + px(12), self.rect.y, self.rect.right - box.right - px(12), self.rect.height)
        ink = (self.ink or self.scale.look.palette.ink) if self.enabled else self.scale.look.palette.pale_ink
        draw_text(surface, self.label, TextStyle(Role.BODY, ink, size=20, wrapped=True), self.scale, words)
        self.draw_focus(surface)


class _Options(Pressable):
    """One of several options, counted from 0; the arrow keys go one on or back."""

    def __init__(
        self,
        options: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        tooltip: str = "",
        enabled: bool = True,
        why_not: str = "",
    ) -> None:
        super().__init__(tooltip=tooltip, enabled=enabled, why_not=why_not)
        self.options = list(options)
        self.index = index
        self.on_change = on_change

    def select(self, index: int) -> None:
        """Take the option with that number; the ends are not passed."""
        index = max(0, min(len(self.options) - 1, index))
        if index != self.index:
            self.index = index
            self.changed = True
            self.on_change(index)

    def step(self, by: int) -> None:
        """Go so many options on."""
        self.select(self.index + by)

    def handle(self, event: Event) -> bool:
        """See `Widget.handle`."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return super().handle(event)


class SegmentedControl(_Options):
    """One of a few options side by side; arrows move, a click takes."""

    def _cells(self) -> list[Rect]:
        return columns(inset(self.rect, max(2, self.scale.px(3))), [1] * len(self.options))

    def show(self, index: int) -> None:
        """Show the option with that number as the one taken, without telling anybody."""
        self.index = index
        self.changed = True

    def act(self, spot: tuple[int, int] | None) -> None:
        """Take the option under the pointer, or the next one for a key."""
        if spot is None:
            self.select((self.index + 1) % len(self.options))
            return
        for number, cell in enumerate(self._cells()):
            if cell.collidepoint(spot):
                self.select(number)

    def draw(self, surface: Surface) -> None:
        """See `Widget.draw`."""
        px = self.scale.px
        radius = px(8)
        rounded(surface, self.rect, self.scale.look.palette.outline, radius)
        line = max(1, px(1.5))
        rounded(surface, self.rect.inflate(-2 * line, -2 * line), self.scale.look.palette.well, radius - line)
        for number, (words, cell) in enumerate(zip(self.options, self._cells(), strict=True)):
            chosen = number == self.index
            if chosen:
                state = "normal" if self.enabled else "pressed"
                draw_framed(surface, self.scale.look, f"frame.button.{state}", cell, self.scale.factor * 0.8)
            ink = self.scale.look.palette.ink if self.enabled else self.scale.look.palette.faded_ink
            draw_text(
                surface,
                words,
                TextStyle(Role.STRONG if chosen else Role.BODY, ink, "centre", size=18),
                self.scale,
                inset(cell, px(6), 0),
            )
        self.draw_focus(surface)


class Stepper(_Options):
    """One of many options, changed by an arrow at each end, by the arrow keys or by the wheel."""

    wraps = True
    """Whether the first option follows the last."""

    def step(self, by: int) -> None:
        """Go so many options on."""
        self.select((self.index + by) % len(self.options) if self.wraps else self.index + by)

    def act(self, spot: tuple[int, int] | None) -> None:
        """Go one on, or one back if the left half was clicked."""
        self.step(-1 if spot is not None and spot[0] < self.rect.centerx else 1)

    def handle(self, event: Event) -> bool:
        """See `Widget.handle`."""
        if event.type == pygame.MOUSEWHEEL:
            self.step(-1 if event.y > 0 else 1)
            return True
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        """See `Widget.draw`."""
        px = self.scale.px
        draw_framed(surface, self.scale.look, "frame.field", self.rect, self.scale.factor)
        if self.hovered and self.enabled:
            rounded(surface, self.rect.inflate(-px(4), -px(4)), theme.LIT_HALO, px(5), 90)
        side = self.rect.height
        ink = self.scale.look.palette.ink if self.enabled else self.scale.look.palette.pale_ink
        for x, way in ((self.rect.x + side // 2, -1), (self.rect.right - side // 2, 1)):
            reach = side * 0.16
            points = [
                (x - way * reach * 0.6, self.rect.centery - reach),
                (x + way * reach * 0.6, self.rect.centery),
                (x - way * reach * 0.6, self.rect.centery + reach),
            ]
            polyline(surface, points, ink, max(1.5, side / 14))
        self.draw_option(surface, self.rect.inflate(-2 * side, 0), ink)
        self.draw_focus(surface)

    def draw_option(self, surface: Surface, room: Rect, ink: RGB) -> None:
        """Draw the option that is taken, between the arrows."""
        draw_text(
            surface,
            self.options[self.index],
            TextStyle(Role.STRONG, ink, "centre", size=19),
            self.scale,
            room,
        )


class BoundedStepper(Stepper):
    """A `Stepper` whose options are steps upwards: the last is not followed by the first."""

    wraps = False
