"""Two nations at one table: their signs, the clamp of a pair of panels, the rim of a side, a flag and a pin."""

from collections.abc import Callable, Mapping
from functools import partial

from engraving.geometry import curve
from engraving.markup import circle, lines, put, solid, way
from engraving.palette import EDGE
from engraving.picture import Picture
from engraving.pieces import dot, rod, shape

from inkas.emblems import emblem
from inkas.kit import LAPIS, PAPER, sprite

_NATIONS: Mapping[str, tuple[str, str]] = {"inka": ("inka", "quya"), "chanka": ("chanka", "supay")}
# no ayllu's own colours, which players may change
_HALVES: Mapping[str, tuple[str, str]] = {"inka": ("#f3d27a", "#dfe6ea"), "chanka": ("#a9b6c2", "#d99a78")}
_CREAM, _BLACK = "#fff4d6", "#1c100a"


def _sign(nation: str) -> str:
    """Sun and moon, or peaks and mask, in one ring: cream for the one nation, black for the other."""
    left, right = _NATIONS[nation]
    rim, hair = (_CREAM, EDGE) if nation == "inka" else (_BLACK, _CREAM)
    out = circle(25, "url(#brass)", EDGE, 2) + circle(22.4, rim, hair, 1.2)
    out += f'<path d="M0 -19A19 19 0 0 0 0 19Z" fill="{_HALVES[nation][0]}"/>'
    out += f'<path d="M0 -19A19 19 0 0 1 0 19Z" fill="{_HALVES[nation][1]}"/>'
    out += circle(19, "none", EDGE, 1.6) + lines("M0 -18.4V18.4", 1.8)
    out += emblem(left, -9.2, 0.4, 7.4) + emblem(right, 9.2, 0.4, 7.4)
    return put(out, 0, 0, through="shadow_small")


_CLAMP = (44, 160)


def _clamp() -> str:
    """A bar of brass with a jaw at either end that grips the edges of two panels; its middle is flat for a sign."""
    out = ""
    for jaw in ("M6 8H30V20H18V30H6Z", "M6 152H30V140H18V130H6Z"):
        out += (
            f'<path d="{jaw}" fill="url(#brass)" stroke="{EDGE}" stroke-width="2" stroke-linejoin="round"/>'
        )
    bar = 'x="18" y="8" width="14" height="144" rx="4"'
    out += f'<rect {bar} fill="url(#brass_down)" stroke="{EDGE}" stroke-width="2"/>'
    out += lines("M21.6 14V146", 1.6, "#fbe9b0", 0.8) + lines("M28.8 14V146", 1.4, "#6a4518", 0.6)
    for y in (16, 144):
        out += circle(4.2, "url(#gold)", EDGE, 1.4, (25, y)) + lines(f"M22.6 {y}h4.8", 1.3)
    return put(out, 0, 0, through="shadow_small")


def _side(nation: str) -> str:
    """The rim that both discs of a side have, open before the medal: cream and whole, or black in a cream hair."""
    arcs = "M-38 10A38 14 0 0 0 -16.5 22.6M38 10A38 14 0 0 1 16.5 22.6"
    if nation == "inka":
        return lines(arcs, 7.4, EDGE) + lines(arcs, 4.6, _CREAM)
    return (
        lines(arcs, 7, _CREAM)
        + lines(arcs, 4.4, _BLACK)
        + lines(arcs, 1.6, _CREAM, 1, 'stroke-dasharray="1 6"')
    )


def _draw_flag() -> str:
    """A white flag with the sign of equals; its foot is the origin."""
    out = '<ellipse cx="2" cy="1" rx="6" ry="2.4" fill="#140804" opacity=".5"/>'
    out += rod("M0 0V-33", "#e2b863", 2.6, 2.6) + dot(0, -34, 2.9, "url(#gold)", 1.4)
    cloth = [*curve(way("1,-31 9,-33.4 16,-30 25,-32.6"), 4), *curve(way("25,-15 16,-12.6 9,-16 1,-13.6"), 4)]
    out += shape(cloth, "#fffdf4", 1.9) + lines(
        "M7 -25.4Q12.6 -27.4 19 -24.8M7 -19.6Q12.6 -21.6 19 -19", 2.6, LAPIS[1]
    )
    return put(out, 0, 0, through="shadow_small")


def _pin() -> str:
    """A pin that points at a place for a turn; its point is the origin."""
    out = '<ellipse cx="5" cy="0" rx="8" ry="2.6" fill="#140804" opacity=".45"/>'
    out += solid(way("-2.2,-16 0,0 2.2,-16"), "url(#steel)", 1.6)
    out += solid(curve(way("-7,-17 -4,-22 -4,-27 4,-27 4,-22 7,-17 0,-15"), 4, True), "url(#brass)", 1.9)
    return put(
        out + dot(0, -33, 9, LAPIS[0], 2.2) + lines("M-4.6 -35.6Q-2.4 -39.4 2 -39.2", 2.2, PAPER, 0.9), 0, 0
    )


_MARKS: Mapping[str, tuple[tuple[int, int], tuple[float, float], Callable[[], str]]] = {
    "mark.draw": ((44, 48), (10, 41), _draw_flag),
    "mark.pin": ((32, 50), (13, 45), _pin),
}


def pictures() -> list[Picture]:
    """`nation.inka` and `nation.chanka`; `clamp`, stretched between its margins along a pair of panels' right edge.

    `side.inka` and `side.chanka` lie over a piece, its foot in their middle, at its scale (an Amaru's times 46 by 38).
    `mark.draw` is the flag of who agrees to a draw, `mark.pin` points at what a partner means.
    """
    out = [sprite(f"nation.{nation}", (56, 57), partial(_sign, nation), (27, 27)) for nation in _NATIONS]
    out += [sprite(f"side.{nation}", (104, 64), partial(_side, nation), (52, 24)) for nation in _NATIONS]
    out.append(sprite("clamp", _CLAMP, _clamp, (0, 0), margins=(0, 40, 0, 40)))
    return out + [sprite(name, size, draw, origin) for name, (size, origin, draw) in _MARKS.items()]
