"""The standing pieces on their painted discs: Princes, Scouts and Incas; the origin is the centre of the disc.

A Prince and a Scout are about 100 units high, an Inca about 70.
"""

from functools import partial

from engraving.andean import sun
from engraving.badges import pattern
from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import lines, put, solid, way
from engraving.palette import EDGE, livery
from engraving.picture import Picture
from engraving.pieces import dot, rod, shade, shape

from machu_picchu.goods import good
from machu_picchu.kit import SEATS, sprite
from machu_picchu.seats import medal
from machu_picchu.signs import JOBS

SKIN, SKIN_DARK, HAIR = "#c98d5c", "#a86e40", "#221510"
_INCA = 0.64  # how large an Inca is drawn
_FIGURES = (  # name, size, area, foot, filter
    ("prince", 0.7, (70, 118), (33, 88), "halo_fine"),
    ("prince.lifted", 0.76, (84, 140), (36, 96), "lift"),
    ("scout", 0.44, (46, 68), (22, 50), "halo_fine"),
)


def disc(seat: str, rx: float) -> str:
    """The wooden disc with the rim pattern of its seat."""
    k = rx / 38
    ry, deep = 14 * k, 11 * k
    out = (
        f'<path d="M{-rx} 0V{deep}A{rx} {ry} 0 0 0 {rx} {deep}V0Z" fill="url(#rim_{seat})" '
        f'stroke="{EDGE}" stroke-width="2.4"/>'
    )
    out += (
        f'<clipPath id="rim_clip"><path d="M{-rx + 1} {3 * k}V{10.5 * k}A{rx - 1} {ry - 0.4} 0 0 '
        f'0 {rx - 1} {10.5 * k}V{3 * k}A{rx - 1} {ry - 0.4} 0 0 1 {-rx + 1} {3 * k}Z"/>'
        "</clipPath>"
    )
    out += (
        f'<g clip-path="url(#rim_clip)" opacity=".85"><g transform="translate({-rx + 2} '
        f'{9 * k})">{pattern(livery(seat).emblem, rx * 2, 15 * k)}</g></g>'
    )
    out += f'<ellipse rx="{rx}" ry="{ry}" fill="url(#body_{seat})" stroke="{EDGE}" stroke-width="2.4"/>'
    out += (
        f'<ellipse rx="{rx - 5}" ry="{ry - 2.6}" fill="none" stroke="#fff4d8" '
        'stroke-opacity=".55" stroke-width="1.3"/>'
    )
    return out + f'<ellipse cx="2" cy="1" rx="{rx * 0.58}" ry="{ry / 2}" fill="#120804" opacity=".38"/>'


def _face(y: float, r: float) -> str:
    """A face with its hair about (0, y)."""
    hair = [(-r - 1.4, y + 8), (-r - 2, y - 4), (0, y - r - 3), (r + 2, y - 4), (r + 1.4, y + 8)]
    out = shape(curve(hair, 5), HAIR, 1.8) + dot(0, y, r, SKIN, 2)
    shaded = [(2, y - r + 1), (r - 1, y - 3), (r - 1.4, y + 5), (2, y + r - 1), (5, y)]
    out += f'<path d="{path(curve(shaded, 4, True))}" fill="{SKIN_DARK}" opacity=".6"/>'
    return out + lines(
        (
            f"M-5 {y - 1.6}Q-3.4 {y - 3} -1.8 {y - 1.6}M1.8 {y - 1.6}Q3.4 {y - 3} 5 {y - 1.6}M0 "
            f"{y - 1}L-1.2 {y + 2.6}H0.8M-2.4 {y + 5.4}Q0 {y + 6.6} 2.4 {y + 5.4}"
        ),
        1.25,
    )


def _step_border(y: float, half: float, colour: str = "#f6d27a") -> str:
    """A woven border of steps across a garment."""
    n = int(half * 2 / 7)
    d = f"M{-half} {y + 5}" + "".join("h1.75v-2.5h1.75v-2.5h1.75v2.5h1.75v2.5" for _ in range(n))
    return lines(d, 1.5, colour)


def prince(seat: str) -> str:
    """A prince of the city: cloak in the seat's colour, gold sun on the breast, feathers, a sceptre."""
    trim = "#7d2331" if seat == "ivory" else "#f6d27a"
    out = rod("M27 4V-84", "#c98416", 2.8, 2.8)
    out += put(sun(11.5, face=False, rays=16), 27, -88)
    cloak = (
        curve([(-12, -62), (-25, -46), (-30, -6)], 5)
        + curve([(-30, -6), (-14, 4), (14, 4), (30, -6)], 5)
        + curve([(30, -6), (25, -46), (12, -62)], 5)
    )
    out += shape(cloak, f"url(#body_{seat})") + shade(
        curve([(15, -60), (22, -40), (18, 2)], 4) + curve([(30, -6), (25, -46), (12, -62)], 4), -62, 3, 1.1
    )
    out += lines("M-29 -10Q0 7 29 -10M-27.6 -16Q0 1 27.6 -16", 2, trim)
    return out + _tunic(seat) + _head_of_prince(seat)


def _tunic(seat: str) -> str:
    """The tunic with its woven squares and the golden disc, and the arm that holds the sceptre."""
    woven = "#7d2331" if seat == "ivory" else livery(seat).middle
    out = shape(way("-11,-60 -13,-4 0,1 13,-4 11,-60"), "#fbf0d2", 1.9)
    cells = ""
    for j in range(3):
        for i in range(3):
            x, y = -9.6 + i * 6.6, -27 + j * 7.6
            cells += (
                f'<rect x="{x}" y="{y}" width="6" height="6.8" '
                f'fill="{woven if (i + j) % 2 else "#e3b23a"}" '
                f'stroke="{EDGE}" stroke-width=".8"/>'
            )
    out += cells + lines("M-12 -30H12M-13 -4.6Q0 0 13 -4.6", 1.5)
    out += (
        f'<circle cy="-43" r="8.6" fill="url(#gold)" stroke="{EDGE}" stroke-width="1.8"/>'
        + lines("M-3 -44.4h1.6M1.4 -44.4h1.6M-2.6 -40.4Q0 -39 2.6 -40.4", 1.2)
        + '<circle cy="-43" r="6.2" fill="none" stroke="#7d4c0c" stroke-width="1"/>'
    )
    arm = curve([(11, -58), (22, -48), (29, -38)], 4) + curve([(24, -32), (16, -42), (9, -48)], 4)
    return out + shape(arm, livery(seat).middle, 2) + dot(27, -35, 4.4, SKIN)


def _head_of_prince(seat: str) -> str:
    """Face, golden ear discs, feathers in the seat's colour and a red band."""
    p = livery(seat)
    out = _face(-69, 10)
    for side in (-1, 1):
        out += (
            f'<circle cx="{side * 11.4}" cy="-68" r="3.8" fill="url(#gold)" stroke="{EDGE}" '
            'stroke-width="1.5"/>'
        )
    for turn, fill in ((-34, p.dark), (34, p.dark), (-17, "#fff4d6"), (17, "#fff4d6"), (0, p.middle)):
        plume = curve(way("0,0 -4.6,-10 -3.4,-19 0,-24 3.4,-19 4.6,-10"), 5, True)
        out += put(solid(plume, fill, 1.9) + lines("M0 -2V-20", 1, EDGE, 0.7), 0, -81, turn=turn)
    band = "M-11.6 -77Q0 -73 11.6 -77L11 -83.4Q0 -79.6 -11 -83.4Z"
    out += f'<path d="{band}" fill="#a3202a" stroke="{EDGE}" stroke-width="1.7"/>' + lines(
        "M-4.4 -75v1.6M-1.6 -74.6v1.6M1.6 -74.6v1.6M4.4 -75v1.6", 1.8, "#a3202a"
    )
    return out + f'<path d="M-4.4 -83H4.4L3 -77H-3Z" fill="url(#gold)" stroke="{EDGE}" stroke-width="1.4"/>'


def scout(seat: str) -> str:
    """A runner of the Incatrail in full stride, a shell horn at his lips, a bundle on his back."""
    p = livery(seat)
    out = lines("M-6 -30L-22 -16L-34 -18", 10.5) + lines("M-6 -30L-22 -16L-34 -18", 6, SKIN_DARK)
    out += lines("M4 -30L20 -20L16 0L25 2", 10.5) + lines("M4 -30L20 -20L16 0L25 2", 6, SKIN)
    out += lines("M14 0.6H26M-38 -19.6L-33 -16", 3, "#6a4220")
    bundle = curve(way("-12,-62 -27,-62 -31,-46 -22,-36 -10,-40"), 5, True)
    out += (
        shape(bundle, "#d9b676", 2)
        + lines("M-29 -52L-12 -44M-26 -60L-14 -38", 1.5, p.middle if seat != "ivory" else "#7d2331")
        + shade(bundle, -55, 3.2, 1)
    )
    tunic = (
        curve([(-9, -66), (-14, -44), (-17, -24)], 4)
        + curve([(-17, -24), (0, -18), (17, -26)], 4)
        + curve([(17, -26), (13, -46), (9, -66)], 4)
    )
    out += shape(tunic, f"url(#body_{seat})") + shade(
        curve([(4, -64), (6, -46), (8, -22)], 4) + curve([(17, -26), (13, -46), (9, -66)], 4), -65, 3, 1
    )
    out += _step_border(-33, 14, "#7d2331" if seat == "ivory" else "#fff0d0") + rod(
        "M-15 -40Q0 -36 14.4 -41", "#6a4220", 2.6, 2.4
    )
    out += lines("M8 -60L22 -66L16 -76", 8.6) + lines("M8 -60L22 -66L16 -76", 4.6, SKIN)
    out += _face(-75, 9.6)
    out += (
        '<path d="M-10.4 -79Q0 -74.6 10.4 -79L9.6 -84.4Q0 -80.4 -9.6 -84.4Z" '
        f'fill="{p.middle}" stroke="{EDGE}" stroke-width="1.7"/>'
    )
    for turn, fill in ((-22, "#fff4d6"), (8, p.middle)):
        plume = curve(way("0,0 -3.8,-8 -2.4,-16 0,-20 2.6,-15 3.8,-8"), 5, True)
        out += put(solid(plume, fill, 1.7), -3, -82, turn=turn)
    shell = curve(way("9,-72 17,-79 29,-82 33,-74 28,-67 17,-69"), 5, True)
    out += (
        shape(shell, "#f6e3c8", 1.9)
        + lines("M15 -77Q17 -73 16 -70M20.4 -79.6Q23 -74 21 -68.4", 1.2)
        + (
            '<ellipse cx="29.4" cy="-75" rx="2.8" ry="5.4" transform="rotate(-12 29.4 -75)" '
            f'fill="#d98a72" stroke="{EDGE}" stroke-width="1.3"/>'
        )
    )
    return out


def inca(seat: str, job: str = "") -> str:
    """A worker in poncho and cap who holds the tool of the job, if there is one."""
    p = livery(seat)
    trim = "#7d2331" if seat == "ivory" else "#fff0d0"
    out = _tool_behind(job)
    poncho = (
        curve([(-8, -42), (-20, -26), (-25, -3)], 5)
        + curve([(-25, -3), (0, 7), (25, -3)], 6)
        + curve([(25, -3), (20, -26), (8, -42)], 5)
    )
    out += shape(poncho, f"url(#body_{seat})")
    out += shade(
        curve([(10, -40), (14, -22), (10, 4)], 4) + curve([(25, -3), (20, -26), (8, -42)], 4), -64, 3, 1.1
    )
    out += lines("M-23.6 -8Q0 2 23.6 -8M-21 -16Q0 -7 21 -16", 2.1, trim) + lines("M0 -40V4.4", 1.2, EDGE, 0.6)
    out += _tool_before(job)
    out += _face(-49, 9.4)
    cap = curve(way("-10.6,-50 -10.4,-59 0,-68 10.4,-59 10.6,-50"), 5) + curve(
        [(10.6, -50), (0, -55), (-10.6, -50)], 4
    )
    out += shape(cap, p.middle, 2) + lines("M-10.2 -56.4Q0 -61.4 10.2 -56.4", 2, trim)
    for side in (-1, 1):
        flap = curve([(side * 10.6, -54), (side * 12, -44), (side * 8.2, -41), (side * 8.4, -51)], 4, True)
        out += shape(flap, p.middle, 1.7)
    return out + dot(0, -69, 2.6, trim, 1.5)


def _tool_behind(job: str) -> str:
    """What of a tool lies behind the worker."""
    if job == "farmer":
        return (
            rod("M23 2L19 -62", "#9a6a34", 3, 2.8)
            + shape(way("17,-4 29,-6 24,9"), "#8a8f96", 1.8)
            + rod("M16 -12L27 -14", "#9a6a34", 2.4, 2.4)
        )
    if job == "shepherd":
        return rod("M24 4V-50A8 8 0 1 0 8.6 -53", "#9a6a34", 3, 2.8)
    if job == "weaver":
        return rod("M23 0V-56", "#9a6a34", 2.4, 2.6)
    return ""


def _tool_before(job: str) -> str:
    """The hands, and what they hold before the poncho."""
    if job == "farmer":
        return put(good("corn"), 13, -17, 1.0) + dot(20.4, -28, 4.2, SKIN) + dot(6, -12, 3.8, SKIN)
    if job == "shepherd":
        return dot(23, -24, 4.2, SKIN)
    if job == "planter":
        bag = way("8,-26 26,-28 28,-8 10,-5")
        out = shape(bag, "#efe0b4", 2) + lines("M9 -20L27 -22M9.6 -13L27.6 -15", 1.8, "#b03a4e")
        for turn in (-38, 4, 42):
            leaf = curve([(0, 0), (-4, -6), (0, -14), (4, -6)], 5, True)
            out += put(solid(leaf, "#6f9a3c", 1.6), 17, -26, turn=turn)
        return out + dot(9, -20, 3.8, SKIN)
    if job == "potter":
        return put(good("pottery"), 15, -15, 0.94) + dot(6, -12, 3.8, SKIN)
    if job == "weaver":
        return (
            shape(curve([(23, -46), (31, -38), (23, -26), (15, -38)], 5, True), "#fff4d6", 1.9)
            + lines("M17 -40Q23 -36 29 -40M17 -35Q23 -31 29 -35", 1.5, "#b03a4e")
            + dot(21, -20, 4, SKIN)
        )
    return ""


def _standing(seat: str, figure: str, size: float, through: str) -> str:
    """A Prince or a Scout with disc and medallion."""
    body = prince(seat) if figure == "prince" else scout(seat)
    return put(disc(seat, 38) + body + medal(seat), 0, 0, size, through=through)


def _worker(seat: str, job: str) -> str:
    return put(disc(seat, 30) + inca(seat, job) + medal(seat, -1, 10, 11.6), 0, 0, _INCA, through="halo_fine")


def pictures() -> list[Picture]:
    """Of each seat `prince.red`, `prince.lifted.red`, `scout.red`, `inca.red` without a job and `inca.farmer.red` and
    its like.
    """
    out = []
    for seat in SEATS:
        for name, size, box, foot, through in _FIGURES:
            draw = partial(_standing, seat, name.partition(".")[0], size, through)
            out.append(sprite(f"{name}.{seat}", box, draw, foot))
        for job in ("", *JOBS):
            draw = partial(_worker, seat, job)
            out.append(sprite(f"inca.{job}.{seat}" if job else f"inca.{seat}", (54, 76), draw, (27, 54)))
    return out
