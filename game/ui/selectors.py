"""One of several options: side by side, or one after another."""

from collections.abc import Callable, Collection, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.colour import RGB
from game.ui import theme
from game.ui.pictures import draw_framed
from game.ui.pressable import Pressable
from game.ui.scale import columns, inset
from game.ui.shapes import polyline, rounded
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role

_SIZE, _BESIDE = 18, 6  # of the words of a segment, and the room at either side of them


class _Options(Pressable):
    """One of several options, counted from 0; the arrow keys go one on or back."""

    def __init__(
        self,
        options: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        tooltip: str = "",
    ) -> None:
        super().__init__(tooltip=tooltip)
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
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return super().handle(event)


class SegmentedControl(_Options):
    """One of a few options side by side; arrows move, a click takes."""

    barred: Collection[int] = ()
    """The options that cannot be taken now."""

    def bar(self, options: Collection[int]) -> None:
        """Let these options, and no others, not be taken."""
        self.barred = options
        self.changed = True

    def select(self, index: int) -> None:
        """Take the option with that number, unless it is barred."""
        if index not in self.barred:
            super().select(index)

    def step(self, by: int) -> None:
        """Go so many options on, past those that are barred."""
        index = self.index + by
        while index in self.barred:
            index += by
        if 0 <= index < len(self.options):
            self.select(index)

    def _cells(self) -> list[Rect]:
        """Of one width, or each as its words need it where the longest would else be cut."""
        area, beside = inset(self.rect, max(2, self.scale.px(3))), 2 * self.scale.px(_BESIDE) + 2
        needed = [measure(words, Role.STRONG, self.scale, _SIZE)[0] + beside for words in self.options]
        alike = max(needed) * len(needed) <= area.width
        return columns(area, [1] * len(needed) if alike else needed)

    def show(self, index: int) -> None:
        """Show the option with that number as the one taken, without telling anybody."""
        self.index = index
        self.changed = True

    def act(self, spot: tuple[int, int] | None) -> None:
        """Take the option under the pointer, or the next one for a key."""
        if spot is None:
            count = len(self.options)
            after = ((self.index + far) % count for far in range(1, count))
            self.select(next((number for number in after if number not in self.barred), self.index))
            return
        for number, cell in enumerate(self._cells()):
            if cell.collidepoint(spot):
                self.select(number)

    def draw(self, surface: Surface) -> None:
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
            free = self.enabled and number not in self.barred
            ink = self.scale.look.palette.ink if free else self.scale.look.palette.faded_ink
            draw_text(
                surface,
                words,
                TextStyle(Role.STRONG if chosen else Role.BODY, ink, "centre", size=_SIZE),
                self.scale,
                inset(cell, px(_BESIDE), 0),
            )
        self.draw_focus(surface)


class Stepper(_Options):
    """One of many options, changed by an arrow at each end, by the arrow keys or by the wheel."""

    wraps = True
    """Whether the first option follows the last."""
    notch = -1
    """How many options on the wheel goes when it is turned up."""

    def step(self, by: int) -> None:
        """Go so many options on."""
        self.select((self.index + by) % len(self.options) if self.wraps else self.index + by)

    def act(self, spot: tuple[int, int] | None) -> None:
        """Go one on, or one back if the left half was clicked."""
        self.step(-1 if spot is not None and spot[0] < self.rect.centerx else 1)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.step(self.notch if event.y > 0 else -self.notch)
            return True
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        px = self.scale.px
        draw_framed(surface, self.scale.look, "frame.field", self.rect, self.scale.factor)
        if self.hovered and self.enabled:
            rounded(surface, self.rect.inflate(-px(4), -px(4)), theme.LIT_HALO, px(5), 90)
        side = min(self.rect.height, self.rect.width // 4)  # the words have half of it at least
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

    def draw_option(self, surface: Surface, area: Rect, ink: RGB) -> None:
        """Draw the option that is taken, between the arrows."""
        draw_text(
            surface,
            self.options[self.index],
            TextStyle(Role.STRONG, ink, "centre", size=19),
            self.scale,
            area,
        )


class BoundedStepper(Stepper):
    """A `Stepper` whose options are steps upwards: the last is not followed by the first, and the wheel goes up when it
    is turned up.
    """

    wraps = False
    notch = 1
