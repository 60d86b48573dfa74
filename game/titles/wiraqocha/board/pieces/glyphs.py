"""Small things drawn alike everywhere: flat dice, prices, counts, badges."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.base.colour import RGB, rgb
from game.titles.wiraqocha.board.pieces.art import draw_thing
from game.titles.wiraqocha.rules.dice import UNTHROWN
from game.ui.dice import face_picture
from game.ui.look import Colour, Look
from game.ui.pictures import draw_at
from game.ui.scale import Scale
from game.ui.shapes import circle, frame, rounded
from game.ui.text import TextStyle, draw_block, draw_text, fit, measure
from game.ui.theme import Role

Point = tuple[float, float]

_NOTE = 14  # size of the words beside a count
_IVORY = rgb("#f6edd5")
_FLAT = 33.0  # a die's side in the units of its picture


def draw_flat_die(surface: Surface, look: Look, face: int, centre: Point, side: float) -> None:
    """Draw a die from above, plain: for plates, payments and protecting dice.

    A 7 is a six with a plus; one that was not thrown has no pips.
    """
    whole = max(6, round(side))
    if face == UNTHROWN:
        blank = Rect(0, 0, whole, whole)
        blank.center = (round(centre[0]), round(centre[1]))
        rounded(surface, blank, _IVORY, round(whole * 0.2))
        frame(surface, blank, look.palette.outline, round(whole * 0.2), max(1, round(whole * 0.08)))
        return
    draw_at(surface, look, face_picture(face), centre, whole / _FLAT)
    if face > 6:
        badge = whole * 0.26
        at = (centre[0] + whole * 0.42, centre[1] - whole * 0.42)
        circle(surface, at, badge, look.palette.yes, look.palette.cream, max(1, badge * 0.15))
        for wide, tall in ((1.0, 0.3), (0.3, 1.0)):
            bar = Rect(0, 0, max(1, round(badge * wide)), max(1, round(badge * tall)))
            bar.center = (round(at[0]), round(at[1]))
            surface.fill(look.palette.cream, bar)


def draw_dice_row(surface: Surface, look: Look, faces: Sequence[int], centre: Point, side: float) -> Rect:
    """Draw flat dice side by side round a centre; returns the area they take."""
    step = side * 1.14
    left = centre[0] - step * (len(faces) - 1) / 2
    for number, face in enumerate(faces):
        draw_flat_die(surface, look, face, (left + number * step, centre[1]), side)
    area = Rect(0, 0, round(step * len(faces)), round(side))
    area.center = (round(centre[0]), round(centre[1]))
    return area


def draw_count(
    surface: Surface,
    icon: str,
    count: int | str,
    rect: Rect,
    scale: Scale,
    *,
    size: float = 28,
    ink: Colour = "ink",
) -> Rect:
    """Draw an icon with a number at its right, at the left of `rect`; returns the area they take."""
    side = min(rect.height, scale.px(size * 1.18))
    centre = (rect.x + side / 2, rect.centery)
    if icon == "die":
        draw_flat_die(surface, scale.look, 5, centre, side * 0.72)
    else:
        draw_thing(surface, scale.look, icon, centre, side)
    words = Rect(rect.x + side + scale.px(3), rect.y, rect.width - side - scale.px(3), rect.height)
    drawn = draw_text(surface, str(count), TextStyle(Role.FIGURE, ink, size=size), scale, words)
    return Rect(rect.x, rect.y, drawn.right - rect.x, rect.height)


def draw_limited(
    surface: Surface, count: int, limit: int, note: str, rect: Rect, scale: Scale, *, size: float = 28
) -> None:
    """Draw a count of cubes with a `note` of their limit beside it, which warns where there are more."""
    px = scale.px
    wide, tall = measure(note, Role.SMALL, scale, _NOTE)
    number = Rect(rect.x, rect.y, rect.width - wide - px(12), rect.height)
    while size > _NOTE and _counted(count, size, scale) > number.width:
        size -= 1
    counted = draw_count(surface, "cube", count, number, scale, size=size)
    tag = Rect(counted.right + px(4), 0, wide + px(8), tall)
    tag.right = min(tag.right, rect.right)
    tag.centery = rect.centery
    over = count > limit
    if over:
        rounded(surface, tag, scale.look.palette.no, px(5))
    draw_text(
        surface,
        note,
        TextStyle(Role.SMALL, "cream" if over else "faded_ink", "centre", size=_NOTE),
        scale,
        tag,
    )


def _counted(count: int, size: float, scale: Scale) -> int:
    """How wide `draw_count` draws a number of this size."""
    return scale.px(size * 1.18) + scale.px(3) + measure(str(count), Role.FIGURE, scale, size)[0]


def draw_price(
    surface: Surface, cubes: int, crystals: int, rect: Rect, scale: Scale, *, size: float = 20
) -> Rect:
    """Draw a price in cubes and crystals from the left of `rect`; returns the area it takes."""
    x = rect.x
    for icon, amount in (("cube", cubes), ("crystal", crystals)):
        if amount:
            area = Rect(x, rect.y, rect.right - x, rect.height)
            x = draw_count(surface, icon, amount, area, scale, size=size).right + scale.px(9)
    return Rect(rect.x, rect.y, x - rect.x, rect.height)


def draw_shortage(surface: Surface, cubes: int, crystals: int, rect: Rect, scale: Scale) -> None:
    """Draw what is missing of a price at the right of `rect`: `-2` and a cube, `-1` and a crystal."""
    missing = [(thing, f"−{count}") for thing, count in (("cube", cubes), ("crystal", crystals)) if count]
    px = scale.px

    def whole(at: float) -> int:
        figures = sum(measure(said, Role.FIGURE, scale, at)[0] for _, said in missing)
        return figures + len(missing) * px(at * 1.1 + 2) + px(7) * (len(missing) - 1)

    size = 21.0
    if whole(size) > rect.width:
        size = max(_NOTE, size * rect.width / whole(size))
    x = rect.right - whole(size)
    for thing, said in missing:
        wide, _ = measure(said, Role.FIGURE, scale, size)
        figures = Rect(x, rect.y, wide, rect.height)
        draw_text(surface, said, TextStyle(Role.FIGURE, "no", size=size), scale, figures)
        side = px(size * 1.1)
        draw_thing(surface, scale.look, thing, (figures.right + px(2) + side / 2, rect.centery), side)
        x = figures.right + px(2) + side + px(7)


def draw_name(
    surface: Surface, name: str, rect: Rect, scale: Scale, role: Role, ink: RGB, size: float
) -> None:
    """Draw a name that people chose, made as small as it must be to stand there whole."""
    block = fit(name, role, scale, rect.size, size=size, shrink=0.5)
    draw_block(surface, block, rect, ink, "left", "middle")


def draw_badge(surface: Surface, text: str, centre: Point, radius: float, scale: Scale) -> None:
    """Draw a round badge with a figure."""
    circle(
        surface, centre, radius, scale.look.palette.cream, scale.look.palette.outline, max(1, radius * 0.12)
    )
    box = Rect(0, 0, round(radius * 1.7), round(radius * 1.7))
    box.center = (round(centre[0]), round(centre[1]))
    size = radius * 1.25 / scale.factor
    if measure(text, Role.FIGURE, scale, size)[0] <= box.width:
        draw_text(surface, text, TextStyle(Role.FIGURE, "ink", "centre", size=size), scale, box)
    else:
        draw_text(surface, text, TextStyle(Role.FIGURE, "ink", "centre", size=size * 0.75), scale, box)
