"""Hands and answers: the map of the seat that decides, Tampus, seals, orders. All about their middle."""

import math
from collections.abc import Callable, Mapping
from functools import partial

from engraving.geometry import curve, turned
from engraving.ink import path
from engraving.markup import circle, lines, put, solid, way
from engraving.palette import EDGE, INK
from engraving.picture import Picture

from inkas import maps
from inkas.kit import LAPIS, NO, PAPER, sprite

# the map of Qusqu


def _piece(number: int) -> str:
    return put(maps.piece(number), 0, 0, through="shadow_small")


def _missing(number: int) -> str:
    """Where a piece of the map is not yet: its outline and its pips."""
    edge = path(maps.sheet(number))
    out = f'<path d="{edge}" fill="{INK}" fill-opacity=".07" stroke="{INK}" stroke-width="2.6" stroke-dasharray="8 6"/>'
    return out + put(maps.pips(number, "#c9a873"), 0, 0, 1.9)


# Tampus beside a walla


def _roundel(face: str = PAPER, rim: str = "url(#brass)") -> str:
    return circle(14, rim, EDGE, 2) + circle(10.8, face, EDGE, 1.2)


def _hatchet() -> str:
    haft = "M-5 8.4L4.4 -8.4"
    blade = curve(way("0.4,-7.6 5,-9.6 9,-7.4 9.6,-1.6 7.4,2.2 2,-2.2"), 4, True)
    out = _roundel() + lines(haft, 4.2) + lines(haft, 2, "#a86a34") + solid(blade, "#7d8791", 1.4)
    return put(out + lines("M1 -6.4L4.6 -3.6", 1.8, "#b23a2e"), 0, 0, through="shadow_small")


def _shield() -> str:
    rim = "M-6.6 -7.4H6.6V1C6.6 5.4 3 8 0 9.4C-3 8 -6.6 5.4 -6.6 1Z"
    out = f'<path d="{rim}" fill="{LAPIS[0]}" stroke="{EDGE}" stroke-width="1.8" stroke-linejoin="round"/>'
    return put(_roundel() + out + lines("M0 -6V7.4M-5.4 -0.8H5.4", 2, PAPER), 0, 0, through="shadow_small")


# faces and cards that do not count, or count by a card


def _cancelled() -> str:
    """A seal of red wax with a cross."""
    wax = [
        (
            (16.4 + (1.5 if k % 2 else -0.6) + 0.7 * math.sin(k * 2.3)) * math.cos(a),
            16.4 * math.sin(a) + (k % 3) * 0.6,
        )
        for k, a in enumerate(math.tau * k / 15 for k in range(15))
    ]
    out = solid(curve(wax, 5, True), NO, 2.2) + circle(11.6, "#9c2c22", "#6e1610", 1.4)
    out += lines("M-9 -11Q-3 -14.6 4 -13.4", 1.6, "#f0a090", 0.9)
    cross = "M-5.6 -5.6L5.6 5.6M5.6 -5.6L-5.6 5.6"
    return put(out + lines(cross, 6, "#5a120c") + lines(cross, 3.6, "#fff4d6"), 0, 0, through="shadow_small")


def _granted() -> str:
    """A golden rim with rays, round a face that a card has made an approval."""
    rays = ""
    for turn in (0, 90, 180, 270):
        for x, high in ((-21, 7), (-10.5, 9), (0, 11), (10.5, 9), (21, 7)):
            rays += path(turned([(x - 4.6, -30), (x, -33 - high), (x + 4.6, -30)], turn))
        rays += path(turned([(25, -33), (36, -36), (33, -25)], turn))
    out = f'<path d="{rays}" fill="url(#gold)" stroke="{EDGE}" stroke-width="1.5" stroke-linejoin="round"/>'
    box = 'x="-29" y="-29" width="58" height="58" rx="10" fill="none"'
    return (
        out
        + f'<rect {box} stroke="{EDGE}" stroke-width="8.4"/><rect {box} stroke="#f6c93a" stroke-width="5"/>'
    )


# standing orders and what is known


def _ask() -> str:
    """Ask always."""
    question = "M-4 -3.6A4.2 4.2 0 1 1 1.6 0.4Q0 1.2 0 3.6"
    return _roundel() + lines(question, 2.7, INK) + f'<circle cy="7" r="1.7" fill="{INK}"/>'


def _above() -> str:
    """As the orders above say."""
    return _roundel("#dff2f4") + lines("M-5 -7H5M0 7.6V-3M-4.6 1L0 -3.8L4.6 1", 2.6, INK)


def _never() -> str:
    """Never ask."""
    out = circle(14, "#d8d2c6", EDGE, 2) + circle(10.8, "#efe9dc", EDGE, 1.2)
    return out + circle(7.2, "none", NO, 2.8) + lines("M-5 5L5 -5", 2.8, NO)


def _known() -> str:
    """A card that somebody has seen."""
    out = _roundel("#dff2f4")
    lids = curve(way("-8,0 -4,-4.6 0,-5.6 4,-4.6 8,0 4,4.6 0,5.6 -4,4.6"), 4, True)
    return out + solid(lids, "#fffdf4", 1.6) + circle(3.4, LAPIS[0], INK, 1.4) + circle(1.2, INK, INK, 0)


_ORDERS: Mapping[str, Callable[[], str]] = {
    "order.ask": _ask,
    "order.above": _above,
    "order.never": _never,
    "mark.known": _known,
}


def pictures() -> list[Picture]:
    """`map.1` to `map.3` and `map.1.missing` and its like, which join where they lie 35 units from middle to middle.

    `tampu.hatchet` and `tampu.shield` lie beside a walla. `mark.cancelled` seals a face or card, `face.granted` goes
    round a face that a Wiraqucha has made an approval. `order.ask`, `order.above` and `order.never` stand before a
    card's order, `mark.known` on a card that somebody has seen.
    """
    out = []
    for number in (1, 2, 3):
        out.append(sprite(f"map.{number}", (42, 44), partial(_piece, number), (20, 21), 0.5))
        out.append(sprite(f"map.{number}.missing", (42, 44), partial(_missing, number), (20, 21), 0.5))
    out.append(sprite("tampu.hatchet", (36, 37), _hatchet, (17, 17)))
    out.append(sprite("tampu.shield", (36, 37), _shield, (17, 17)))
    out.append(sprite("mark.cancelled", (42, 43), _cancelled, (20, 20)))
    out.append(sprite("face.granted", (94, 94), _granted))
    return out + [sprite(name, (34, 34), draw) for name, draw in _ORDERS.items()]
