"""The Pretender Gods, larger than life on stepped bases of stone, and the staff. About the foot."""

from collections.abc import Callable, Mapping
from functools import partial

from engraving.andean import sun
from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import circle, lines, put, solid, way
from engraving.palette import EDGE
from engraving.picture import Picture
from engraving.pieces import dot, rod, shade, shape

from inkas.emblems import emblem
from inkas.faces import feather
from inkas.kit import HAIR, sprite
from inkas.serpents import head, snake

_GOLDEN = "#f2c24c"
_SERPENT, _SCALES, _BELLY = "#4f9a6a", "#1a5238", "#f3dca0"


def _base(ayllu: str) -> str:
    """Two steps of fitted stones with the seal of the god's nation."""
    out = ""
    for half, top, high in ((50, 0, 14), (41, -11, 12)):
        out += shape(
            [(-half, top), (half, top), (half, top + high), (-half, top + high)], "url(#stone_fill)", 2.4
        )
        joints = "".join(f"M{x} {top}v{high}" for x in range(-half + 13, half - 6, 17))
        out += lines(joints, 1.5)
    seal = circle(15, "#2a130b", EDGE, 2) + circle(12.2, "url(#gold)", EDGE, 1.2) + emblem(ayllu, 0, 0, 8.4)
    return out + put(seal, 0, 6)


def _mother() -> str:
    """A woman in white before a great sun, herbs in both hands."""
    out = put(sun(48, False, 24), 0, -92) + circle(29, "#fff1c4", EDGE, 1.4, (0, -92))
    robe = (
        curve(way("-13,-78 -26,-46 -38,-10"), 6)
        + curve(way("-38,-10 0,-2 38,-10"), 6)
        + curve(way("38,-10 26,-46 13,-78"), 6)
    )
    out += shape(robe, "#fbf3dc", 2.4) + shade([p for p in robe if p[0] > 7], -62, 3.2, 1.1)
    for k, colour in enumerate(("#b23a2e", "#e0a93e", "#2f7d86", "#3a4a9a")):
        out += lines(
            f"M{-36 + k * 1.5} {-15 - k * 5.4}Q0 {-7 - k * 5.4} {36 - k * 1.5} {-15 - k * 5.4}", 3.4, colour
        )
    for side in (-1, 1):
        sleeve = curve([(side * a, b) for a, b in way("11,-74 32,-66 48,-82")], 5)
        sleeve += curve([(side * a, b) for a, b in way("55,-68 34,-46 16,-52")], 5)
        out += shape(sleeve, "#f0dfb4", 2.2) + dot(side * 52, -79, 6.4, "#d59c6a", 2)
        for turn in (-30, 0, 30):
            leaf = curve(way("0,0 -4.6,-9 0,-18 4.6,-9"), 4, True)
            out += put(solid(leaf, "#86b04c", 1.5), side * 52, -85, 1, turn)
    out += shape(curve(way("-15,-78 -18,-98 0,-108 18,-98 15,-78"), 6), HAIR, 2) + dot(
        0, -90, 14, "#d59c6a", 2.2
    )
    out += lines("M-8 -92q2.6 -2.4 5.4 0M2.6 -92q2.6 -2.4 5.4 0M0 -90l-1.6 4.6h2.6M-4 -81.4q4 2.4 8 0", 1.6)
    out += (
        '<path d="M-16 -99Q0 -93 16 -99L15 -107Q0 -101 -15 -107Z" fill="url(#gold)" '
        f'stroke="{EDGE}" stroke-width="1.9"/>'
    )
    return out + put(sun(10, False, 12), 0, -58)


def _great_serpent() -> str:
    """The feathered serpent of the lake, with a crest in three colours."""
    colours = ("#c8453a", "#f3d27a", "#2f9a96")
    out = snake(
        curve(way("-24,8 -44,-22 -34,-52 -8,-52 14,-40 40,-44 50,-68 44,-92"), 8),
        24,
        8,
        _SERPENT,
        _SCALES,
        _BELLY,
    )
    out += put(solid(way("-10,4 0,-18 10,4"), "#c8453a", 2), 43, -94, 1, -8)
    for x, y, turn in ((50, -38, 96), (45, -62, 60), (22, -74, 40), (38, -16, 110)):
        out += put(solid(way("-7,4 0,-14 7,4"), "#c8453a", 1.8), x, y, 1, turn)
    out += snake(
        curve(way("26,8 40,-26 18,-48 -4,-56 -10,-74 8,-96"), 8), 33, 27, _SERPENT, _SCALES, _BELLY, -1
    )
    for k, turn in enumerate((112, 88, 64, 40, 16, -8)):
        out += put(feather(colours[k % 3], 46, 8), 18, -104, 1, turn)
    return out + put(head(_SERPENT, _SCALES, "#ffe08a", belly=_BELLY), 10, -94, 1.2)


GODS: Mapping[str, tuple[str, Callable[[], str]]] = {
    "waqaychaq_mama": ("inka", _mother),
    "amaru_wiraqucha": ("supay", _great_serpent),
}


def god(name: str) -> str:
    """A god on its base."""
    ayllu, draw = GODS[name]
    return put(put(draw(), 0, -6) + _base(ayllu), 0, 0, through="halo_fine")


def _stays() -> str:
    """Two more steps, which have risen from the ground where a god stays for good."""
    out = '<ellipse cy="32" rx="76" ry="13" fill="#140804" opacity=".4"/>'
    for half, top, high in ((66, 24, 13), (58, 12, 13)):
        out += shape(
            [(-half, top), (half, top), (half + 2, top + high), (-half - 2, top + high)],
            "url(#stone_fill)",
            2.4,
        )
        out += lines("".join(f"M{x} {top}v{high}" for x in range(-half + 15, half - 8, 21)), 1.5)
        out += lines(f"M{-half + 3} {top + 2.6}H{half - 3}", 1.4, "#fffdf4", 0.9)
    for x, y, r in ((-72, 37, 4.4), (-64, 41, 3), (71, 38, 4), (63, 41, 2.8)):
        out += dot(x, y, r, "#b8ad95", 1.6)
    return put(out, 0, 0, through="halo_fine")


def _figures() -> str:
    """A dark plate for the figures of whoever attacks of its own accord."""
    out, rim = "", 'fill="#2a130b" stroke="url(#brass)" stroke-width="1.8"'
    for half, high, paint in ((38, 13, f'fill="{EDGE}"'), (36.2, 11.2, rim)):
        box = f'x="{-half}" y="{-high}" width="{2 * half}" height="{2 * high}" rx="5"'
        out += f"<rect {box} {paint}/>"
    return put(out, 0, 0, through="shadow_small")


# the staff


def _staff_head(y: float) -> str:
    """A sun with a face over two coils."""
    out = ""
    for side in (-1, 1):
        coil = path(
            curve([(side * 2, y + 24), (side * 12, y + 16), (side * 10, y + 6), (side * 3, y + 2)], 5), False
        )
        out += lines(coil, 6.4) + lines(coil, 3.4, _GOLDEN)
    return out + put(sun(17, True, 16), 0, y - 14)


def _rod(foot: float, top: float) -> str:
    return (
        rod(f"M0 {foot}V{top}", _GOLDEN, 4.6, 3)
        + lines(f"M1.2 {foot - 3}V{top + 4}", 1.3, "#a8701a")
        + _staff_head(top - 2)
    )


def staff(state: str) -> str:
    """The Tupayauri: `held` beside its bearer, `plunged` or `lying`."""
    if state == "held":
        return f'<g transform="translate(-31 6) rotate(-9) scale(1.12)">{_rod(8, -90)}</g>'
    if state == "plunged":
        return _rod(0, -60)
    return f'<g transform="rotate(68) translate(0 44)">{_rod(8, -74)}</g>'


def _glow(rx: float, ry: float) -> str:
    return f'<ellipse rx="{rx}" ry="{ry}" fill="url(#sunglow)"/>'


def pictures() -> list[Picture]:
    """`god.waqaychaq_mama` and `god.amaru_wiraqucha`; the staff as it is held, plunged and lies, and its light.

    Under a god that stays lies `god.base`, its foot at the god's; `plate.figures` bears what a god or wild Amaru fights
    with. `staff.held` goes under its bearer, its foot at the bearer's; `staff.plunged` over a hole; `light.staff` is
    soft and goes under both, about the sun of the staff, which is `facts.sun` from the anchor.
    """
    out = [sprite(f"god.{name}", (150, 196), partial(god, name), (76, 164)) for name in GODS]
    out.append(sprite("god.base", (176, 72), _stays, (87, 20)))
    out.append(sprite("plate.figures", (84, 34), _figures, (41, 16)))
    for name, size, origin, light in (
        ("held", (96, 170), (78, 144), [-49.0, -110.0]),
        ("plunged", (56, 114), (28, 102), [0.0, -76.0]),
        ("lying", (150, 84), (72, 50), [43.0, -17.0]),
    ):
        drawn = partial(put, staff(name), 0, 0, through="halo_fine")
        out.append(sprite(f"staff.{name}", size, drawn, origin, facts={"sun": light}))
    return [*out, sprite("light.staff", (200, 200), partial(_glow, 100, 100), scales=(1,), smooth=True)]
