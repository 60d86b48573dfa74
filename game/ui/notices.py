"""Words that come and go by themselves: tooltips and the line that says why something cannot be done."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui import theme
from game.ui.pictures import draw_framed, fitting
from game.ui.scale import Scale
from game.ui.shapes import drop_shadow, frame, rounded
from game.ui.text import draw_block, sentence, wrap
from game.ui.theme import Role


def _paper_note(surface: Surface, box: Rect, scale: Scale, ground: theme.RGB, edge: theme.RGB) -> None:
    radius = scale.px(8)
    drop_shadow(surface, box, radius, scale.px(10))
    rounded(surface, box, theme.OUTLINE, radius)
    line = max(1, scale.px(1.5))
    rounded(surface, box.inflate(-2 * line, -2 * line), edge, radius - line)
    rounded(surface, box.inflate(-4 * line, -4 * line), ground, max(1, radius - 2 * line))


@dataclass(frozen=True, slots=True)
class Tip:
    """What a tooltip says about the things in `rect`: with `head`, its first line, and the name of a `picture`."""

    text: str
    rect: Rect
    head: str = ""
    picture: str = ""


_LOW = 0.75  # of the window's height: below it stand rows of buttons, which a tip must not hide
_TIP_PICTURE = (150, 176)  # room of a tooltip's picture, in design units


def draw_tooltip(surface: Surface, tip: Tip, scale: Scale) -> Rect:
    """Draw a tooltip beside the rectangle that it is about, wholly inside the window; returns where it is."""
    px = scale.px
    width = px(330 if tip.picture else 380)
    block = wrap(sentence(tip.text), Role.SMALL, scale, width, size=17)
    head = wrap(tip.head, Role.NAME, scale, width, size=25) if tip.head else None
    tall = block.height + (head.height + px(4) if head else 0)
    pad, beside = px(14), 0
    drawn = None
    if tip.picture:
        drawn = fitting(tip.picture, px(_TIP_PICTURE[0]), px(_TIP_PICTURE[1]))
        beside, tall = drawn.get_width() + pad, max(tall, drawn.get_height())
    wide = max(block.width, head.width if head else 0)
    box = Rect(0, 0, beside + wide + 2 * pad, tall + 2 * (pad * 3 // 4))
    gap = px(8)
    window = scale.window.inflate(-2 * gap, -2 * gap)
    if drawn is not None:  # a large one stands beside what it is about
        box.midright = (tip.rect.left - gap, tip.rect.centery)
        if box.left < window.left:
            box.midleft = (tip.rect.right + gap, tip.rect.centery)
    else:
        box.midtop = (tip.rect.centerx, tip.rect.bottom + gap)
        if tip.rect.centery > window.y + window.height * _LOW:
            box.midbottom = (tip.rect.centerx, tip.rect.top - gap)
    box.clamp_ip(window)
    draw_framed(surface, "frame.tip", box, scale.factor)
    inner = box.inflate(-2 * pad, -2 * (pad * 3 // 4))
    if drawn is not None:
        surface.blit(drawn, inner)
        frame(surface, drawn.get_rect(topleft=inner.topleft), theme.OUTLINE, px(3), max(1, px(1.6)))
    words = Rect(inner.x + beside, inner.y, inner.width - beside, inner.height)
    if head is not None:
        draw_block(surface, head, words, theme.INK, "left", "top")
        words = Rect(words.x, words.y + head.height + px(4), words.width, block.height)
    draw_block(surface, block, words, theme.INK, "left", "top" if head else "middle")
    return box


class Toast:
    """One line of notice near the bottom of the window that goes away by itself."""

    def __init__(self) -> None:
        self.text = ""
        self.warn = True
        self.left = 0.0
        self.bottom: float | None = None

    def show(self, text: str, seconds: float, warn: bool) -> None:
        """Show `text` for so many seconds; a warning has a red edge, other news a green one."""
        self.text, self.left, self.warn = text, seconds, warn

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether the notice went away just now."""
        if self.left <= 0:
            return False
        self.left = max(0.0, self.left - dt)
        return self.left == 0

    def draw(self, surface: Surface, scale: Scale) -> Rect | None:
        """Draw it, if there is one, with its lower edge `bottom` design units above the window's (180 by
        default).
        """
        if self.left <= 0 or not self.text:
            return None
        block = wrap(sentence(self.text), Role.STRONG, scale, scale.px(820), size=20)
        pad = scale.px(20)
        box = Rect(0, 0, block.width + 2 * pad, block.height + pad)
        box.midbottom = (
            scale.width // 2,
            scale.height - scale.px(180 if self.bottom is None else self.bottom),
        )
        _paper_note(surface, box, scale, theme.CARD, theme.NO if self.warn else theme.YES)
        draw_block(surface, block, box, theme.NO if self.warn else theme.YES, "centre", "middle")
        return box
