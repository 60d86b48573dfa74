"""The medals that are this title's own."""

from collections.abc import Callable
from functools import partial

from engraving.andean import sun
from engraving.geometry import curve
from engraving.honour_kit import device, medal, medal_picture
from engraving.markup import circle, put, solid, way
from engraving.palette import EDGE
from engraving.picture import Picture

from machu_picchu.cards import card_front, virgin
from machu_picchu.endings import helmet
from machu_picchu.goods import corn, gold_figure
from machu_picchu.kit import definitions
from machu_picchu.seats import medal as seat_medal

_HEAVEN = ("#cfe4ea", "#3f7d9a")
_WOOL = ("#d99a86", "#6a1f2b")
_DUSK = ("#f0b98a", "#6d2f3f")
_TERRACE = ("#d8e0a4", "#54783a")
_NIGHT = ("#8f7ab8", "#23183f")
_MAIZE = ("#fdf0c0", "#b8862c")


def _clergy() -> str:
    return put(circle(30, "#fffaf0", "#a87a34", 1.6), 0, -4) + device(virgin(), 0, 30, 1.05)


def _cards() -> str:
    """Three Sacrifice Cards, fanned; the sun on the last."""
    fan = "".join(put(card_front(), x, 4, 0.46, turn) for x, turn in ((-17, -20), (17, 20)))
    return device(fan) + device(put(card_front() + put(sun(24), 0, -12), 0, 2, 0.52))


def _conquest() -> str:
    return device(helmet(), 0, 4, 0.92)


def _rich() -> str:
    return (
        device(gold_figure(1.7), -22, 16) + device(gold_figure(1.7), 22, 16) + device(gold_figure(2.4), 0, 8)
    )


def _modest() -> str:
    return device(corn(1), 0, 2, 2.0)


def _oracle() -> str:
    """An eye that sees what comes, in a ring of rays."""
    white = curve(way("-32,2 -18,-12 0,-17 18,-12 32,2 18,14 0,18 -18,14"), 5, True)
    out = put(sun(40, face=False, rays=20), 0, 1) + solid(white, "#fffaf0", 2.2)
    out += circle(13, "#6a4fa0", EDGE, 2, (0, 1)) + circle(6, "#160c24", EDGE, 1, (0, 1))
    return device(out + circle(3, "#fff", "none", 0, (-4, -4)))


def _full_table() -> str:
    """Four princes round the sun."""
    places = (("red", 0, -27), ("blue", 27, 0), ("yellow", 0, 27), ("green", -27, 0))
    return device(
        put(sun(15, face=False, rays=16), 0, 0) + "".join(seat_medal(seat, x, y, 14) for seat, x, y in places)
    )


_AWARDS: dict[str, tuple[str, tuple[str, str], Callable[[], str]]] = {
    "clergy": ("scallop", _HEAVEN, _clergy),
    "cards": ("scallop", _WOOL, _cards),
    "conquest": ("scallop", _DUSK, _conquest),
    "rich": ("round", _NIGHT, _rich),
    "modest": ("round", _TERRACE, _modest),
    "full_table": ("round", _TERRACE, _full_table),
    "oracle": ("round", _MAIZE, _oracle),
}


def pictures() -> list[Picture]:
    """`award.clergy` and its like."""
    return [medal_picture(f"award.{name}", partial(_markup, name, *row)) for name, row in _AWARDS.items()]


def _markup(name: str, rim: str, enamel: tuple[str, str], draw: Callable[[], str]) -> str:
    return definitions() + medal(f"award_{name}", rim, enamel, draw())
