"""The line of notice that comes and goes by itself: why something cannot be done, or what has been done."""

from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.files.visible import cut
from game.ui.scale import Scale
from game.ui.shapes import drop_shadow, rounded
from game.ui.text import draw_block, sentence, wrap
from game.ui.theme import Role

_LONGEST: Final = 1_000  # letters; more do not fit into a window
_WIDTH: Final = 1080  # of a line, in design units: two sentences, where the window has room for them
_GLANCE, _A_WORD = 2.5, 0.35  # seconds until somebody looks at a notice, and for each word of it


def _paper_note(surface: Surface, box: Rect, scale: Scale, ground: RGB, edge: RGB) -> None:
    radius = scale.px(8)
    drop_shadow(surface, box, radius, scale.px(10))
    rounded(surface, box, scale.look.palette.outline, radius)
    line = max(1, scale.px(1.5))
    rounded(surface, box.inflate(-2 * line, -2 * line), edge, radius - line)
    rounded(surface, box.inflate(-4 * line, -4 * line), ground, max(1, radius - 2 * line))


class Toast:
    """One line of notice near the bottom of the window that goes away by itself."""

    def __init__(self) -> None:
        self.text = ""
        self.warn = True
        self.left = 0.0
        self.bottom: float | None = None
        self.ceiling: float | None = None  # its highest upper edge, in design units

    def show(self, text: str, seconds: float, warn: bool) -> None:
        """Show `text` for so many seconds, and as long as it takes to be read; a warning has a red edge, other news a
        green one.
        """
        self.text, self.warn = cut(text, _LONGEST), warn
        self.left = max(seconds, _GLANCE + _A_WORD * len(text.split())) if seconds > 0 else 0.0

    def hide(self) -> None:
        """Show it no longer."""
        self.left = 0.0

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether the notice went away just now."""
        if self.left <= 0:
            return False
        self.left = max(0.0, self.left - dt)
        return self.left == 0

    def draw(self, surface: Surface, scale: Scale) -> Rect | None:
        """Draw it, if there is one, with its lower edge `bottom` design units above the window's (180 by
        default), but no higher than its `ceiling`: with more lines it grows downwards.
        """
        if self.left <= 0 or not self.text:
            return None
        pad = scale.px(20)
        space = min(scale.px(_WIDTH), scale.width - 4 * pad)
        block = wrap(sentence(self.text), Role.STRONG, scale, space, size=20)
        box = Rect(0, 0, block.width + 2 * pad, block.height + pad)
        box.midbottom = (
            scale.width // 2,
            scale.height - scale.px(180 if self.bottom is None else self.bottom),
        )
        if self.ceiling is not None:
            box.top = max(box.top, scale.px(self.ceiling))
        _paper_note(
            surface,
            box,
            scale,
            scale.look.palette.card,
            scale.look.palette.no if self.warn else scale.look.palette.yes,
        )
        draw_block(
            surface,
            block,
            box,
            scale.look.palette.no if self.warn else scale.look.palette.yes,
            "centre",
            "middle",
        )
        return box
