"""The faces and names of a title's rivals, as its pictures and words have them."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.contract import Rival
from game.ui.look import Look
from game.ui.pictures import draw_at, known
from game.ui.scale import Scale

_RADIUS: Final = 67.3  # of a portrait's rim in the units of its picture


def rival_name(words: Words, rival: Rival) -> str:
    """What a rival is called."""
    return words(f"rivals.{rival.name}.name")


def speaks(words: Words, rival: Rival) -> bool:
    """Whether a rival has anything to say at the table."""
    return words.knows(f"rivals.{rival.name}.says.begins.1")


def rival_life(words: Words, rival: Rival) -> str:
    """Who a rival is, in a few sentences."""
    return words(f"rivals.{rival.name}.life")


def portrait_picture(title: str, rival: str) -> str:
    """The name of the picture of a rival's portrait."""
    return f"{title.replace('-', '_')}/portrait.{rival}"


def draw_portrait(
    surface: Surface, look: Look, title: str, rival: Rival, centre: tuple[float, float], radius: int
) -> None:
    """Draw a rival's portrait in its rim of brass."""
    name = portrait_picture(title, rival.name)
    if known(look, name):
        draw_at(surface, look, name, centre, max(6, radius) / _RADIUS)


def portrait_beside(
    badge: tuple[tuple[int, int], int], radius: int, scale: Scale, name: int, end: int
) -> tuple[tuple[int, int], int] | None:
    """Where a portrait stands beside the badge of a seat, and where the name begins then; None where a name so wide
    would not end before `end`.
    """
    (x, y), around = badge
    middle = x + around + scale.px(3) + radius
    left = middle + radius + scale.px(7)
    return ((middle, y), left) if left + name <= end else None


def draw_portrait_in(surface: Surface, scale: Scale, title: str, rival: Rival | None, area: Rect) -> Rect:
    """Draw a rival's portrait at the left of a line, if it is one who sits there; returns the room beside it."""
    if rival is None:
        return area
    radius = area.height // 2 - scale.px(3)
    draw_portrait(surface, scale.look, title, rival, (area.x + radius, area.centery), radius)
    left = area.x + 2 * radius + scale.px(10)
    return Rect(left, area.y, area.right - left, area.height)


def free_rival(rivals: Sequence[Rival], taken: Sequence[str], temperament: str) -> Rival | None:
    """Somebody who is not taken: with this temperament if there is one, else whoever comes first."""
    free = [rival for rival in rivals if rival.name not in taken]
    alike = (rival for rival in free if rival.temperament == temperament)
    return next(alike, free[0] if free else None)
