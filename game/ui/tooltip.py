"""Tooltips: what is said of the thing under the pointer, in words or as a card with rows of pictures."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.ui.cache import cached
from game.ui.icons import icon
from game.ui.look import Look
from game.ui.panels import draw_rule
from game.ui.pictures import draw_framed, fitting
from game.ui.scale import Scale
from game.ui.shapes import frame
from game.ui.text import TextBlock, VAlign, draw_block, measure, sentence, wrap
from game.ui.theme import Role

Box = tuple[int, int, int, int]

_LOW: Final = 0.75  # of the window's height: below it stand rows of buttons, which a tip must not hide
_PICTURE: Final = (236, 277)  # area of a tooltip's picture, in design units
_WIDE: Final = 380  # of the words of a tooltip, and of those beside a picture, and of a card of rows
_BESIDE_PICTURE: Final = 340
_CARD: Final = 290
_SIGN: Final = 30  # height of the pictures in a row
_BLANK: Final = 7  # between rows
_DEAREST: Final = 6  # how much worse it is to cover what is near than what is further away
_ICON: Final = "icon."


class Tone(Enum):
    """How the words of a row are meant."""

    PLAIN = auto()
    ASIDE = auto()
    GOOD = auto()
    BAD = auto()


@dataclass(frozen=True, slots=True)
class TipPicture:
    """A picture in a row, by its name (`icon.` before the name of an icon), and a figure after it, if any."""

    name: str
    figure: str = ""


@dataclass(frozen=True, slots=True)
class TipRow:
    """Pictures and a few words after them. `parted`: a line is drawn above it."""

    text: str
    signs: tuple[TipPicture, ...] = ()
    tone: Tone = Tone.PLAIN
    parted: bool = False


@dataclass(frozen=True, slots=True)
class Tip:
    """What a tooltip says about the things in `rect`: with `head`, its first line, and the name of a `picture`.

    It covers nothing that is `barred`, as little as can be of what is `near`, and then of what is `far`. `beside`: it
    stands right beside its thing, also where that covers more. With `rows` it is a card.
    """

    text: str
    rect: Rect
    head: str = ""
    picture: str = ""
    rows: tuple[TipRow, ...] = ()
    near: tuple[Box, ...] = ()
    far: tuple[Box, ...] = ()
    barred: tuple[Box, ...] = ()
    beside: bool = False

    def off(self, rects: Iterable[Rect]) -> "Tip":
        """The same tip, which does not cover these either."""
        return replace(self, barred=(*self.barred, *map(_box, rects)))

    @property
    def said(self) -> str:
        """All its words, line by line."""
        return "\n".join(line for line in (self.head, self.text, *(row.text for row in self.rows)) if line)


@dataclass(frozen=True, slots=True)
class _Row:
    """A row measured for drawing: the width of its pictures, its words and its height, in pixels."""

    row: TipRow
    signs: int
    block: TextBlock
    height: int


def draw_tooltip(surface: Surface, tip: Tip, scale: Scale) -> Rect:
    """Draw a tooltip beside the rectangle that it is about, wholly inside the window; returns where it is."""
    px = scale.px
    width = px(_BESIDE_PICTURE if tip.picture else _CARD if tip.rows else _WIDE)
    head = wrap(tip.head, Role.NAME, scale, width, size=25) if tip.head else None
    block = wrap(sentence(tip.text), Role.SMALL, scale, width, size=17) if tip.text else None
    rows = [_measured(row, scale, width) for row in tip.rows]
    tall = [part.height for part in (head, block) if part is not None]
    tall += [row.height + (px(_BLANK) if row.row.parted else 0) for row in rows]
    height = sum(tall) + px(_BLANK) * (len(tall) - 1)
    wide = max([part.width for part in (head, block) if part] + [row.signs + row.block.width for row in rows])
    pad = px(14)
    drawn = fitting(scale.look, tip.picture, px(_PICTURE[0]), px(_PICTURE[1])) if tip.picture else None
    beside = drawn.get_width() + pad if drawn is not None else 0
    if drawn is not None:
        height = max(height, drawn.get_height())
    box = Rect(0, 0, beside + wide + 2 * pad, height + 2 * (pad * 3 // 4))
    box.topleft = _place(tip, box, scale)
    draw_framed(surface, scale.look, "frame.tip", box, scale.factor)
    inner = box.inflate(-2 * pad, -2 * (pad * 3 // 4))
    if drawn is not None:
        surface.blit(drawn, inner)
        frame(
            surface, drawn.get_rect(topleft=inner.topleft), scale.look.palette.outline, px(3), max(1, px(1.6))
        )
    words = Rect(inner.x + beside, inner.y, inner.width - beside, inner.height)
    for part in (head, block):
        if part is not None:
            alone = part is block and head is None and not rows
            middle: VAlign = "middle" if alone else "top"
            draw_block(surface, part, words, scale.look.palette.ink, "left", middle, explained=part is block)
            words = _below(words, part.height + px(_BLANK))
    for row in rows:
        if row.row.parted:
            draw_rule(surface, words.x, words.right, words.y, scale)
            words = _below(words, px(_BLANK))
        _draw_row(surface, row, words, scale)
        words = _below(words, row.height + px(_BLANK))
    return box


def _below(area: Rect, by: int) -> Rect:
    return Rect(area.x, area.y + by, area.width, area.height - by)


def _ink(look: Look, tone: Tone) -> RGB:
    return {Tone.ASIDE: look.palette.faded_ink, Tone.GOOD: look.palette.yes, Tone.BAD: look.palette.no}.get(
        tone, look.palette.ink
    )


def _role(tone: Tone) -> Role:
    return {Tone.PLAIN: Role.SMALL, Tone.ASIDE: Role.ASIDE}.get(tone, Role.STRONG)


def _measured(row: TipRow, scale: Scale, width: int) -> _Row:
    signs = sum(_sign_width(sign, scale) for sign in row.signs)
    if signs and row.text:
        signs += scale.px(4)
    block = wrap(row.text, _role(row.tone), scale, max(scale.px(90), width - signs), size=17)
    tall = scale.px(_SIGN) if row.signs else 0
    return _Row(row, signs, block, max(tall, block.height if row.text else 0))


def _sign(name: str, scale: Scale) -> Surface:
    return fitting(scale.look, name, scale.px(_SIGN * 1.5), scale.px(_SIGN))


def _sign_width(sign: TipPicture, scale: Scale) -> int:
    px = scale.px
    wide = px(_SIGN * 0.8) if sign.name.startswith(_ICON) else _sign(sign.name, scale).get_width()
    figure = measure(sign.figure, Role.FIGURE, scale, 21)[0] + px(7) if sign.figure else 0
    return wide + px(3) + figure


def _draw_row(surface: Surface, row: _Row, area: Rect, scale: Scale) -> None:
    """Draw the pictures and words of a row at the top of an area."""
    px = scale.px
    line = Rect(area.x, area.y, row.signs, row.height)
    x = line.x
    for sign in row.row.signs:
        wide = _sign_width(sign, scale)
        if sign.name.startswith(_ICON):
            side = px(_SIGN * 0.7)
            place = Rect(x, line.centery - side // 2, side, side)
            icon(sign.name.removeprefix(_ICON))(surface, scale.look, place, _ink(scale.look, row.row.tone))
        else:
            drawn = _sign(sign.name, scale)
            surface.blit(drawn, (x, line.centery - drawn.get_height() // 2))
        if sign.figure:
            figure = wrap(sign.figure, Role.FIGURE, scale, wide, size=21)
            right = Rect(x, line.y, wide - px(7), line.height)
            draw_block(surface, figure, right, _ink(scale.look, row.row.tone), "right", "middle")
        x += wide
    words = Rect(area.x + row.signs, area.y, area.width - row.signs, row.height)
    draw_block(surface, row.block, words, _ink(scale.look, row.row.tone), "left", "middle", explained=True)


# where it stands


def _place(tip: Tip, box: Rect, scale: Scale) -> tuple[int, int]:
    """The upper left corner of a tooltip of this size."""
    gap = scale.px(8)
    window = scale.window.inflate(-2 * gap, -2 * gap)
    about = tip.rect
    if tip.near or tip.beside:
        return least_covering(tip, box.size, _box(window), gap)
    if tip.picture:  # a large one stands beside what it is about
        box.midright = (about.left - gap, about.centery)
        if box.left < window.left:
            box.midleft = (about.right + gap, about.centery)
    else:
        box.midtop = (about.centerx, about.bottom + gap)
        if about.centery > window.y + window.height * _LOW:
            box.midbottom = (about.centerx, about.top - gap)
    box.clamp_ip(window)
    if _covered(box, tip.barred):
        return least_covering(tip, box.size, _box(window), gap)
    return box.topleft


def _box(rect: Rect) -> Box:
    return rect.x, rect.y, rect.width, rect.height


def least_covering(tip: Tip, size: tuple[int, int], window: Box, gap: int) -> tuple[int, int]:
    """Where a tip of a size covers nothing of what it is about, nor of what is barred, and as little as can be of what
    is near and far; of places that are as good as each other the one closest to what it is about.
    """
    return _least_covering(_box(tip.rect), size, window, (tip.near, tip.far, tip.barred), tip.beside, gap)


@cached
def _least_covering(
    about: Box,
    size: tuple[int, int],
    window: Box,
    boxes: tuple[tuple[Box, ...], tuple[Box, ...], tuple[Box, ...]],
    beside: bool,
    gap: int,
) -> tuple[int, int]:
    subject, area = Rect(about), Rect(window)
    near, far, barred = boxes
    ends = () if beside else near
    tried = [
        Rect(x, y, *size)
        for x in _starts(subject, size[0], ends, gap, 0)
        for y in _starts(subject, size[1], ends, gap, 1)
    ]
    if beside:  # and not off a corner
        column, row = Rect(subject.x, area.y, subject.width, area.height), area.copy()
        row.y, row.height = subject.y, subject.height
        tried = [place for place in tried if place.colliderect(column) or place.colliderect(row)]
    tried = [place.clamp(area) for place in tried]

    def cost(place: Rect) -> tuple[float, float]:
        covered = _DEAREST * _covered(place, near) + _covered(place, far)
        away = abs(place.centerx - subject.centerx) + abs(place.centery - subject.centery)
        return _covered(place, [about, *barred]), covered + away * gap

    return min(tried, key=cost).topleft


def _starts(subject: Rect, length: int, near: Iterable[Box], gap: int, axis: int) -> list[int]:
    """Where something of a length may begin along an axis: before, at and behind its subject and what is near."""
    first, side = subject.topleft[axis], subject.size[axis]
    ends = [(first, first + side)]
    boxes = list(near)
    if boxes:
        low = min(box[axis] for box in boxes)
        high = max(box[axis] + box[axis + 2] for box in boxes)
        ends.append((low, high))
    found = [first + (side - length) // 2]
    for low, high in ends:
        found += [low - gap - length, low, high - length, high + gap]
    return found


def _covered(place: Rect, boxes: Iterable[Box]) -> int:
    """Pixels of these boxes that lie under a place."""
    clips = (place.clip(box) for box in boxes)
    return sum(clip.width * clip.height for clip in clips)
