"""The drawings of the Pacha cards of the Advanced quest, in the window of a card: their gods, Tampus and the map."""

import math
import random
from collections.abc import Callable, Mapping
from functools import partial

from engraving.andean import llama_body, sun
from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import at, lines, put, solid, way
from engraving.palette import EDGE, INK
from engraving.pieces import dot, rod, shade, shape

from inkas.kit import HAIR, LAPIS, PAPER
from inkas.maps import piece, pips
from inkas.scenery import hills, rays, water

_FACE = lines("M-6 -3q2.4 -2.4 4.6 0M1.4 -3q2.2 -2.4 4.6 0M0 -1l-1.4 4h2.4M-3.6 7.4q3.6 2.2 7.2 0", 1.5)


def _map_piece(number: int) -> str:
    """A piece of the map on a table of slate, with its number in pips."""
    out = put(piece(number), 0, -13, 0.98)
    plate = '<rect x="-14" y="-6" width="28" height="12" rx="6"'
    return out + put(
        f'{plate} fill="{LAPIS[2]}" stroke="#e0b860" stroke-width="1.4"/>' + pips(number, "#f3d27a"), 0, 28
    )


def _illapa() -> str:
    """A thunderhead over the peaks, and the bolt that leaves it."""
    rain = "".join(
        f"M{x} {y}l-5 16" for x, y in ((-30, -8), (-21, 4), (28, -6), (20, 8), (34, 10), (-33, 14))
    )
    out = lines(rain, 1.6, "#dfe9f4", 0.8) + hills(40, "#3f4a6c")
    cloud = curve(
        way("-35,-14 -38,-28 -25,-38 -16,-36 -10,-49 8,-52 17,-41 30,-42 38,-28 33,-14 14,-9 -14,-9"), 6, True
    )
    out += shape(cloud, "#eef0f4", 2.4)
    out += lines("M-28 -19q8 6 16 0M-2 -17q9 6 18 0M-20 -31q7 5 13 0M10 -34q7 4 13 0", 1.7, "#6f7ea6")
    bolt = "M8 -22L-17 6H-3L-14 36L22 -2H6L20 -22Z"
    return (
        out
        + f'<path d="{bolt}" fill="url(#gold)" stroke="{EDGE}" stroke-width="2.6" stroke-linejoin="round"/>'
    )


def _storehouses() -> str:
    """Round storehouses on a hillside, pale behind what lies in front."""
    out = shape([*curve(way("-44,16 -20,6 10,10 44,0"), 6), (44, 40), (-44, 40)], "#b9c47e", 1.6)
    for x, y in ((-26, 8), (26, 4), (0, 6)):
        out += shape(at(way("-8,9 -8,-4 8,-4 8,9"), x, y), "#d5c7a4", 1.4)
        out += shape(curve(at(way("-11,-3 0,-16 11,-3"), x, y), 5), "#e3c070", 1.4)
        out += f'<rect x="{x - 2}" y="{y}" width="4" height="9" fill="{INK}" opacity=".7"/>'
    return out


def _hatchet() -> str:
    """A bronze hatchet, bound to its haft."""
    head = curve(way("2,-38 12,-46 30,-50 35,-38 36,-24 30,-10 20,-18 8,-22"), 5, True)
    out = rod("M-24 32L16 -42", "#8a5a2c", 6.4, 3.4) + lines("M-17 24L10 -26", 1.3, "#5a3518", 0.8)
    out += shape(head, "url(#gold)", 2.6) + shade(way("24,-48 34,-40 36,-24 30,-12 24,-24"), -50, 3, 1.1)
    out += lines("M30 -46Q33 -30 28 -14", 1.6, "#fff3b8")
    bands = "M3 -31L15 -24M0 -25.6L12 -18.6M5.6 -36L17 -29.4"
    tassel = "M-24 32l-6 8M-24 32l0 9M-24 32l5 8"
    return _storehouses() + put(out + lines(bands, 3.2, "#b23a2e") + lines(tassel, 2.4, "#b23a2e"), -4, -5)


def _shield() -> str:
    """A square shield of feathers over its fringe, with a sun."""
    rim = way("-26,-38 26,-38 26,4 -26,4")
    fringe = "".join(
        path([(x, 3), (x + 3.3, 25 + (k % 2) * 5), (x + 6.5, 3)]) for k, x in enumerate(range(-26, 26, 7))
    )
    out = f'<path d="{fringe}" fill="#b23a2e" stroke="{EDGE}" stroke-width="1.6" stroke-linejoin="round"/>'
    out += shape(rim, "url(#brass)", 2.6) + shape(way("-20,-32 20,-32 20,-2 -20,-2"), LAPIS[0], 1.8)
    steps = "M-20 -2v-8h6v4h6v4ZM20 -2v-8h-6v4h-6v4ZM-20 -32v8h6v-4h6v-4ZM20 -32v8h-6v-4h-6v-4Z"
    out += f'<path d="{steps}" fill="#f3d27a" stroke="{EDGE}" stroke-width="1"/>' + put(
        sun(12, False, 12), 0, -17
    )
    return _storehouses() + put(out, 0, -4, 1.04)


def _wiraqucha() -> str:
    """The god of the gate: a square face in a crown of rays, a staff in either hand, on steps."""
    out = rays(0, -20, 18, 90, "#fff6cf", 28)
    for base, top, fill in ((33, 26, "#b98a48"), (23, 19, "#caa86c")):
        out += shape([(-base, 40), (-base, top), (base, top), (base, 40)], fill, 1.8)
    out += shape(way("-17,20 -14,-4 14,-4 17,20"), "#8f2a1c", 2.2)
    out += lines("M-12 3h5v5h5v-5h4v5h5v-5h5M-13 13h26", 2, "#f3d27a")
    for side in (-1, 1):
        sleeve = curve([(side * a, b) for a, b in way("13,-2 22,6 30,2 30,9 22,14 12,9")], 4, True)
        out += shape(sleeve, "#8f2a1c", 1.9)
        out += rod(f"M{side * 30} 32V-36", "#f2c24c", 4, 3) + dot(side * 30, 5, 5, "#d59c6a", 1.8)
        out += shape([(side * 30 + a, b) for a, b in way("-6,-34 0,-50 6,-34 0,-28")], "url(#gold)", 1.8)
    for k in range(11):
        a = math.radians(-180 + 18 * k)
        x, y = 19 * math.cos(a), -20 + 17 * math.sin(a)
        out += rod(
            f"M{x * 0.7:.1f} {-20 + (y + 20) * 0.7:.1f}L{x * 1.16:.1f} {-20 + (y + 20) * 1.28:.1f}",
            "#f2c24c",
            2,
            2.4,
        )
        out += dot(round(x * 1.22, 1), round(-20 + (y + 20) * 1.36, 1), 2.7, "url(#gold)", 1.3)
    box = 'x="-15" y="-34" width="30" height="29" rx="5"'
    out += f'<rect {box} fill="url(#sun_gold)" stroke="{EDGE}" stroke-width="2.4"/>'
    eyes = "".join(
        f'<rect x="{x - 3}" y="-26" width="6" height="5.4" rx="1.6" fill="{EDGE}"/>' for x in (-7, 7)
    )
    tears = lines("M-7 -19v7M7 -19v7", 2, "#1c5a66")
    return out + eyes + tears + lines("M0 -24v7M-4.6 -10.4h9.2", 2)


def _crown() -> str:
    points = way("-16,-14 -13,-25 -6,-19 0,-29 6,-19 13,-25 16,-14 0,-10")
    return shape(points, "url(#gold)", 1.8)


def _mama_qucha() -> str:
    """The mother of the waters rises from the waves, her hair flowing into them."""
    hair = curve(way("-13,-40 -19,-18 -34,8 -30,24 30,24 34,8 19,-18 13,-40"), 6)
    out = shape(hair, "#16363f", 2.2) + lines(
        "M-16 -22Q-22 0 -28 14M16 -22Q22 0 28 14M-12 -14Q-16 4 -18 16M12 -14Q16 4 18 16", 1.4, "#5fc4b4"
    )
    out += shape(curve(way("-22,24 -16,-2 0,-8 16,-2 22,24"), 5), "#2f9a96", 2) + dot(
        0, -23, 15, "#d59c6a", 2.2
    )
    out += put(_FACE, 0, -22, 1.16) + put(_crown(), 0, -25, 1.06)
    for x, y in way("-13,-5 -9,-1.4 -4.6,0.6 0,1.2 4.6,0.6 9,-1.4 13,-5"):
        out += dot(x, y, 2.3, "#fffdf4", 1.1)
    for k, fill in enumerate(("#7fc6d6", "#3f97a0", "#1c5a66")):
        low = 12 + 9 * k
        crest = curve(
            at(
                way("-46,2 -38,-11 -28,-12 -24,-3 -12,4 -2,-9 10,-11 14,-2 26,4 34,-8 46,-10"),
                (-6, 5, -2)[k],
                low,
            ),
            5,
        )
        out += shape([*crest, (50, 60), (-50, 60)], fill, 1.9)
        out += lines(path([(x, y + 4.6) for x, y in crest], False), 1.5, "#eaf8f4", 0.85)
    return out


def _pacha_kamaq() -> str:
    """A pyramid of clay by the sea, with the eye that sees into every hand."""
    out = water(2, ("#7fb4bc", "#5fa3ad")) + put(sun(9, False, 12), 26, -42)
    for k, (half, fill) in enumerate(((38, "#8f4a2c"), (31, "#a85a36"), (24, "#bd6c44"), (17, "#cf8254"))):
        top = 24 - 13 * k
        out += shape(
            [(-half - 1, top + 15), (-half + 2, top), (half - 2, top), (half + 1, top + 15)], fill, 2
        )
    joints = "M-30 31h10M-12 31h12M10 31h8M22 31h8M-22 18h8M14 18h10"
    out += lines(joints, 1.2, "#5a2a18", 0.8)
    lids = curve(way("-30,-14 -16,-29 0,-33 16,-29 30,-14 16,-1 0,3 -16,-1"), 6, True)
    out += shape(lids, PAPER, 2.6) + dot(0, -15, 13.4, LAPIS[0], 2.2) + dot(0, -15, 6, INK, 1)
    out += '<circle cx="4.4" cy="-19.4" r="2.8" fill="#fff"/>'
    lashes = "M-25 -28l-5 -7M-13 -35l-3 -9M0 -38v-10M13 -35l3 -9M25 -28l5 -7"
    return out + lines(lashes, 5) + lines(lashes, 2.4, "#f3d27a")


def _man(x: float, y: float, s: float) -> str:
    """A man seen from behind, his arms raised."""
    out = lines("M-6 -11L-12 -23M6 -11L12 -23", 6.4) + lines("M-6 -11L-12 -23M6 -11L12 -23", 3, "#b06d3c")
    out += shape(way("-8,14 -7,-12 7,-12 8,14"), "#8f2a1c", 1.9) + lines("M-7 4h14", 2.6, "#f3d27a")
    return put(out + dot(0, -18, 5.6, HAIR, 1.8) + lines("M-5.6 -18h11.2", 2, "#f3d27a"), x, y, s)


def _inti() -> str:
    """The great sun over the fields, and a man who stands up again."""
    out = rays(0, -20, 24, 90, "#fff0b8", 20) + put(sun(35, True, 20), 0, -22)
    for low, fill in ((17, "#d9b04c"), (24, "#b98f3a"), (31, "#8f6a2c")):
        out += shape(
            [*curve(way(f"-44,{low + 2} -14,{low - 2} 14,{low} 44,{low - 4}"), 6), (44, 60), (-44, 60)],
            fill,
            1.6,
        )
    return out + _man(0, 29, 0.92)


def _starry(chance: random.Random, count: int) -> str:
    """Small stars all over a sky."""
    out = ""
    for _ in range(count):
        x, y, r = chance.uniform(-37, 37), chance.uniform(-54, 20), chance.uniform(0.6, 1.5)
        out += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#fff3d0"/>'
    return out


def _mama_qilla() -> str:
    """A sickle moon with the face of a woman, over the lake."""
    stars = _starry(random.Random(5), 26)
    out = stars + '<circle cx="-2" cy="-17" r="37" fill="#dfe6fa" opacity=".16"/>'
    moon = "M12 -48A32 32 0 1 0 24 0A25 25 0 0 1 -6 -17L-1 -20.4L-9.4 -27A36 36 0 0 1 12 -48Z"
    out += f'<path d="{moon}" fill="url(#moon_silver)" stroke="{EDGE}" stroke-width="2.4" stroke-linejoin="round"/>'
    out += lines("M-22 -31q4 -3 8 -.4M-21 -25.6q3.4 2.4 6.6 .4M-11 -10q-4 .4 -6.6 -1.6", 1.8)
    out += lines("M-29 -25q-2 12 4 22M-33 -21q-1 6 1 12", 1.5, "#8a93ac", 0.9)
    band = (
        f'<path d="M-28 -33Q-18 -47 2 -49L4 -43Q-12 -42 -22 -29Z" fill="url(#gold)" stroke="{EDGE}" '
        'stroke-width="1.7" stroke-linejoin="round"/>'
    )
    lake = shape([*curve(way("-44,20 -20,17 0,19 20,17 44,20"), 5), (44, 60), (-44, 60)], "#1f3a63", 1.6)
    glints = lines("M-14 24h20M-9 28h26M-18 32h18M4 32h14", 1.8, "#dfe6fa", 0.85)
    return out + band + lake + glints


def _maize(x: float, y: float, turn: float) -> str:
    """A cob in its leaves."""
    cob = curve(way("-5,4 -6.4,-8 0,-18 6.4,-8 5,4"), 5, True)
    leaves = "".join(
        solid(curve([(side * a, b) for a, b in way("0,8 9,2 11,-10 4,-2")], 4, True), "#86b04c", 1.5)
        for side in (-1, 1)
    )
    grains = lines("M-3 1v-13M0 2v-17M3 1v-13M-5.4 -3h10.8M-5.4 -8h10.8", 1, "#a8701a")
    return put(solid(cob, "#f6c93a", 1.7) + grains + leaves, x, y, 1, turn)


def _pacha_mama() -> str:
    """Mother earth, a mountain in a mantle of fields, maize in both hands."""
    mantle = [*curve(way("-12,-24 -26,0 -42,40"), 5), *curve(way("42,40 26,0 12,-24"), 5)]
    out = hills(22, "#8fa08a", "#fffaf0") + shape(mantle, "#6f9a44", 2.4)
    out += '<clipPath id="fields"><path d="' + path(mantle) + '"/></clipPath><g clip-path="url(#fields)">'
    for k, (points, fill) in enumerate(
        (
            ("-44,40 -30,8 -8,14 -12,40", "#a9c860"),
            ("-12,40 -8,14 12,10 14,40", "#caa84c"),
            ("14,40 12,10 34,12 44,40", "#4f7a34"),
            ("-30,8 -20,-12 0,-4 -8,14", "#d9c25c"),
            ("0,-4 20,-12 32,8 12,10 -8,14", "#8fb44a"),
        )
    ):
        out += shape(way(points), fill, 1.5) + shade(way(points), (60, -50, 20, -20, 70)[k], 4.2, 0.8, 0.5)
    out += "</g>" + f'<path d="{path(mantle)}" fill="none" stroke="{EDGE}" stroke-width="2.4"/>'
    plaits = "M-11 -28Q-17 -12 -12 4M11 -28Q17 -12 12 4"
    out += lines(plaits, 6) + lines(plaits, 3, "#5a3018")
    out += shape(curve(way("-15,-30 -17,-46 0,-53 17,-46 15,-30"), 6), HAIR, 2) + dot(
        0, -33, 13, "#b57a4c", 2.2
    )
    out += (
        put(_FACE, 0, -32)
        + lines("M-14 -41Q0 -47 14 -41", 4.6)
        + lines("M-14 -41Q0 -47 14 -41", 2.4, "#f3d27a")
    )
    return out + _maize(-27, -8, -16) + _maize(27, -8, 16)


def _urquchillay() -> str:
    """The llama of stars, who watches over all flocks, in the river of the sky."""
    river = curve(way("-50,30 -24,8 8,-12 50,-52"), 8)
    out = lines(path(river, False), 34, "#5f6fb4", 0.4) + lines(path(river, False), 18, "#8f9fdc", 0.4)
    out += _starry(random.Random(12), 34)
    out += put(llama_body("#f2f4ff", "#3a4a9a"), 6, 2, 1.92)
    stars = way("-16,-40 -20,-27 -14,-12 2,-6 22,-6 34,-2")
    for x, y in ((-9, -38), (30, 2), (-3, 27), (20, 27)):
        out += _star(x, y, 4.4)
    return out + "".join(_star(x, y, 3) for x, y in stars[1:4:2]) + _star(-24, -46, 6)


def _star(x: float, y: float, r: float) -> str:
    corners = [
        (
            x + (r if k % 2 == 0 else r * 0.36) * math.sin(math.pi * k / 4),
            y - (r if k % 2 == 0 else r * 0.36) * math.cos(math.pi * k / 4),
        )
        for k in range(8)
    ]
    return f'<path d="{path(corners)}" fill="#ffe9a8" stroke="{EDGE}" stroke-width="1"/>'


PACHA: Mapping[str, tuple[str, Callable[[], str]]] = {
    "map_1": ("#5f8f94", partial(_map_piece, 1)),
    "map_2": ("#5f8f94", partial(_map_piece, 2)),
    "map_3": ("#5f8f94", partial(_map_piece, 3)),
    "illapa": ("#6a7aa6", _illapa),
    "tampu_hatchet": ("#e6d6ae", _hatchet),
    "tampu_shield": ("#e6d6ae", _shield),
    "wiraqucha": ("#f3c86a", _wiraqucha),
    "pacha_kamaq": ("#e9c8a0", _pacha_kamaq),
    "inti": ("#f6a94c", _inti),
    "mama_qucha": ("#cfe8e4", _mama_qucha),
    "pacha_mama": ("#cfe0b4", _pacha_mama),
    "mama_qilla": ("#3a4680", _mama_qilla),
    "urquchillay": ("#262e5c", _urquchillay),
}
NIGHT = ("illapa", "mama_qilla", "urquchillay")
"""Those whose sky is dark."""
