"""Drawings without a frame for sheets that hold little: the expedition's logbook, a surveyor, a workbench."""

from collections.abc import Callable
from functools import partial

from engraving.airships import distant
from engraving.canopy import bushes, palm
from engraving.drawing import Drawing
from engraving.filters import Stop, radial
from engraving.geometry import Points, band, curve, ellipse
from engraving.ink import hatch, path, taper, tapers
from engraving.instruments import compass
from engraving.landmarks import ferns
from engraving.palette import BRASS, EDGE, FADED, INK
from engraving.picture import Picture, drawn
from engraving.pieces import dot, explorer, rod, shape
from engraving.rocks import boulder, peak
from engraving.scrapyard import wheel
from engraving.setting import cast_shadow, glint, placed, rivets, row, seam

SIZE = (460, 290)


def _page(side: int) -> Points:
    """The upper leaf at the left (-1) or the right (1) of the spine, which is at x 230."""
    outer = [(230 + side * x, y) for x, y in ((0.0, 92.0), (52.0, 70.0), (116.0, 70.0), (158.0, 80.0))]
    inner = [(230 + side * x, y) for x, y in ((176.0, 206.0), (124.0, 198.0), (58.0, 204.0), (0.0, 230.0))]
    return [*curve(outer, 6), *curve(inner, 6)]


def _leaf_lines(side: int) -> str:
    """Ruled lines, and at the left the sketch of a way to a pyramid."""
    lines: list[Points] = []
    for i in range(9):
        t = i / 9
        y, near, far = 100 + i * 13.5, 14.0, 146 + i * 2.0
        if side < 0 and i < 6:
            continue
        xs = [near + (far - near) * k / 6 for k in range(7)]
        lines.append([(230 + side * x, y + 8 * t - 16 * (x / 90) * (1 - x / 190)) for x in xs])
    return f'<path d="{tapers(lines, 1.1, 0.6, 0.4)}" fill="{FADED}" opacity=".55"/>'


def _sketch() -> str:
    """A small map in brown ink on the left page: peaks, a pyramid, and the way there in dashes."""
    steps: list[Points] = [
        [(98, 148), (104, 134), (126, 132), (134, 146), (98, 148)],
        [(104, 134), (109, 122), (121, 121), (126, 132)],
        [(109, 122), (112, 113), (118, 112.6), (121, 121)],
        [(113, 147), (114, 113)],
        [(117, 147), (116.6, 113)],
    ]
    hills: list[Points] = [
        [(140, 106), (150, 90), (158, 104)],
        [(154, 100), (164, 86), (174, 102)],
        [(88, 112), (94, 100), (101, 112)],
    ]
    way = curve([(196, 178), (176, 160), (160, 168), (146, 152), (134, 152)], 6)
    dashes = [way[i : i + 2] for i in range(0, len(way) - 1, 2)]
    cross: list[Points] = [[(192, 174), (201, 183)], [(201, 174), (192, 183)]]
    ink = tapers([curve(line, 3) for line in hills], 1.5) + tapers(steps, 1.4, 0.7, 0.7)
    return (
        f'<path d="{ink}" fill="{INK}"/><path d="{tapers(dashes, 1.8, 0.8, 0.8)}" fill="#9a2a1c"/>'
        f'<path d="{tapers(cross, 2.4, 0.8, 0.8)}" fill="#9a2a1c"/>'
    )


def _quill() -> str:
    vane = curve(
        [(300, 156), (322, 118), (352, 70), (392, 24), (398, 40), (378, 88), (344, 128), (306, 158)], 5
    )
    shaft = curve([(276, 186), (300, 156), (340, 104), (392, 30)], 6)
    barbs = []
    for i in range(17):
        x, y = 312 + i * 4.4, 142 - i * 6.1
        barbs.append([(x, y), (x - 5 + i * 0.3, y - 9)])
        barbs.append([(x + 1, y + 2), (x + 11 - i * 0.3, y - 4)])
    out = (
        shape(vane, "#f4ead2", 1.5) + f'<path d="{tapers(barbs, 0.9, 0.8, 0.2)}" fill="{INK}" opacity=".7"/>'
    )
    out += f'<path d="{path([*vane[len(vane) // 2 :], (306, 158)])}" fill="#7a5a34" opacity=".22"/>'
    return out + f'<path d="{taper(shaft, 3.0, 0.2, 0.4)}" fill="{EDGE}"/>' + glint(shaft[4:], 1.0)


def _inkwell() -> str:
    out = shape([(374, 262), (370, 226), (380, 214), (418, 214), (428, 226), (424, 262)], "#3f566a", 1.8)
    out += shape([(386, 214), (386, 204), (412, 204), (412, 214)], BRASS, 1.6)
    out += f'<ellipse cx="399" cy="204" rx="13" ry="4" fill="#1c120c" stroke="{EDGE}" stroke-width="1.4"/>'
    dark: Points = [(408, 216), (420, 216), (428, 226), (424, 262), (404, 262)]
    out += f'<path d="{hatch(dark, -60, 2.6, 1.0)}" fill="{EDGE}" opacity=".7"/>'
    return (
        out + glint([(377, 258), (375, 230), (382, 219)], 2.4) + rivets(row((390, 209), (408, 209), 4), 0.7)
    )


def _logbook() -> str:
    """An open book with the first lines of a map, a quill, ink and a compass: its pages wait."""
    out = '<ellipse cx="238" cy="232" rx="196" ry="30" fill="#1c0d04" opacity=".4" filter="url(#blur9)"/>'
    drawing = Drawing(301)
    cover: Points = [(62, 74), (222, 94), (240, 94), (400, 74), (420, 222), (240, 244), (220, 244), (42, 222)]
    drawing.body(cover, "#7a3d22", 0.5, 2.0)
    drawing.strokes(hatch([(240, 236), (410, 214), (420, 222), (240, 244)], -50, 2.6, 1.0, drawing.chance))
    for side in (-1, 1):
        for sheet in range(4):
            lower = [
                (230 + side * x, y + 9 - sheet * 2.6)
                for x, y in ((178, 206), (124, 198), (58, 204), (0, 230))
            ]
            upper = [(230 + side * x, y) for x, y in ((0, 100), (158, 84))]
            drawing.body([*upper, *curve([(float(a), float(b)) for a, b in lower], 6)], "#ead8ac", 0.3, 0.9)
        drawing.body(_page(side), "#f8eed6", 0.3, 1.4)
    gutter: Points = [(230, 92), (254, 82), (256, 214), (230, 230)]
    drawing.tint(gutter, "#b58a4a", 0.5)
    drawing.strokes(hatch(gutter, 84, 3.0, 0.8, drawing.chance), 0.5)
    for x, y, w, h in ((64, 76, 14, 12), (386, 76, 14, 12), (46, 212, 14, 12), (404, 212, 14, 12)):
        drawing.body([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], BRASS, 0.3, 1.2)
    out += drawing.markup("wash_fine")
    ribbon = curve([(226, 224), (222, 244), (228, 262)], 4)
    ribbon += [(222, 270), *curve([(216, 262), (212, 246), (218, 226)], 4)]
    ink = _leaf_lines(-1) + _leaf_lines(1) + _sketch()
    out += f'<g filter="url(#wob1)">{ink}</g>' + placed(shape(ribbon, "#b3202e", 1.6), 0, 0, 1)
    out += cast_shadow(400, 262, 30, 5) + placed(_inkwell(), 0, 0, 1) + placed(_quill(), 0, 0, 1)
    return out + f'<g transform="translate(66 236) scale(.62)">{compass(0, 0, 58)}</g>'


def _theodolite() -> str:
    """A surveyor's telescope on its tripod; the foot is at the origin."""
    out = "".join(rod(f"M0 -58L{x} {y}", "#a8743c", 3.6, 2.6) for x, y in ((-22, 2), (24, 0), (3, 6)))
    out += "".join(
        shape([(x - 2, y - 4), (x + 2, y - 4), (x, y + 5)], "#8a8f96", 1.3)
        for x, y in ((-22, 0), (24, -2), (3, 4))
    )
    out += shape([(-11, -58), (11, -58), (8, -65), (-8, -65)], "url(#brass_down)", 1.8)
    out += dot(0, -76, 11, "url(#brass)", 2) + dot(0, -76, 7.4, "#f7ecd0", 1.4)
    ticks = [[(a * 0.76, -76 + b * 0.76), (a, -76 + b)] for a, b in ellipse(0, 0, 7, 7, 12)]
    out += f'<path d="{tapers(ticks, 0.9, 0.8, 0.8)}" fill="{EDGE}"/>'
    out += shape([(-20, -95), (-20, -87), (28, -94), (28, -104)], "url(#brass_down)", 1.9)
    out += shape([(28, -107), (34, -108), (34, -90), (28, -91)], "#6a4518", 1.6)
    out += shape([(-28, -92), (-20, -94), (-20, -88), (-28, -87)], "#5b5148", 1.5)
    out += seam([(0, -98), (0, -91)], 1.0) + seam([(14, -101), (14, -92.4)], 1.0)
    return out + glint([(-18, -93), (26, -102)], 1.6) + rivets([(-6, -61.5), (0, -61.5), (6, -61.5)], 0.8)


def _stake(x: float, y: float, s: float) -> str:
    """A red and white pole with a flag."""
    out = rod(f"M{x} {y}V{y - 52 * s}", "#f4ead2", 2.6 * s, 1.8)
    out += "".join(
        f'<path d="M{x} {y - 6 * s - k * 16 * s}v{-8 * s}" stroke="#b3202e" stroke-width="{2.6 * s}"/>'
        for k in range(3)
    )
    flag: Points = [(x, y - 52 * s), (x + 18 * s, y - 47 * s), (x, y - 40 * s)]
    return out + shape(flag, "#b3202e", 1.5)


def _survey() -> str:
    """A traveller beside a theodolite measures the valley; the picture fades out at its edges."""
    drawing = Drawing(87)
    for x, height in ((70, 62), (142, 84), (214, 58), (300, 92), (372, 66)):
        peak(drawing, x, 156, height, (height * 0.7, height * 0.76), 0.5)
    distant(drawing, 358, 52, 0.2, "#b08a70")
    distant(drawing, 112, 40, 0.14, "#b8a08a")
    for y, radius in ((156.0, 7.0), (165.0, 9.0), (178.0, 11.0), (194.0, 13.0)):
        bushes(drawing, [(float(x), y) for x in range(20, 450, round(radius * 1.5))], radius)
    hill = curve([(-10, 216), (90, 196), (200, 202), (320, 192), (470, 214)], 8)
    drawing.body([*hill, (470, 300), (-10, 300)], "#cdbb7e", 0.3, 1.5)
    for _ in range(34):
        x, y = drawing.chance.uniform(20, 430), drawing.chance.uniform(212, 272)
        drawing.strokes(taper([(x, y), (x + drawing.chance.uniform(8, 22), y - 1)], 0.9, 0.2, 0.1), 0.7)
    palm(drawing, 92, 206, 62, -8, 1.5)
    for x, y, w in ((60, 244, 26), (398, 250, 30), (352, 262, 16)):
        boulder(drawing, x, y, w)
    ferns(drawing, [(120, 250), (318, 258)], 1.0)
    scene = drawing.markup("wash_fine")
    scene += cast_shadow(204, 246, 26, 4) + cast_shadow(258, 250, 30, 4)
    scene += placed(_stake(334, 232, 1.0) + _stake(398, 206, 0.56), 0, 0, 1)
    scene += placed(explorer("red"), 196, 242, 0.95) + placed(_theodolite(), 252, 246, 0.98)
    fade: list[Stop] = [(0, "#fff", 1), (0.66, "#fff", 1), (1, "#fff", 0)]
    oval = '<ellipse cx="230" cy="150" rx="226" ry="146" fill="url(#fade)"/>'
    sun = '<circle cx="300" cy="84" r="90" fill="#ffe9b0" opacity=".7" filter="url(#blur20)"/>'
    sky = '<rect x="0" y="0" width="460" height="290" fill="#dfe4d4" opacity=".75"/>'
    return f'{radial("fade", fade)}<mask id="oval">{oval}</mask><g mask="url(#oval)">{sky}{sun}{scene}</g>'


def _gauge(x: float, y: float) -> str:
    """A pressure gauge on its pipe."""
    out = rod(f"M{x} {y + 40}V{y + 92}", BRASS, 9, 3.4)
    out += shape(
        [(x - 12, y + 58), (x + 12, y + 58), (x + 12, y + 68), (x - 12, y + 68)], "url(#brass_down)", 1.8
    )
    out += dot(x, y, 46, "url(#brass)", 2.6) + dot(x, y, 37, "#f7ecd0", 1.8)
    arc = [(a, b) for a, b in ellipse(x, y, 31, 31, 24, 135, 405)]
    ticks = [
        [(x + (a - x) * (0.78 if i % 4 == 0 else 0.88), y + (b - y) * (0.78 if i % 4 == 0 else 0.88)), (a, b)]
        for i, (a, b) in enumerate(arc)
    ]
    out += f'<path d="{tapers(ticks, 1.6, 0.9, 0.9)}" fill="{INK}"/>'
    out += f'<path d="{taper([(x - 9, y + 7), (x + 22, y - 19)], 4.2, 0.9, 0.1)}" fill="#a3202a"/>'
    out += dot(x, y, 4.6, BRASS, 1.6) + rivets(ellipse(x, y, 41.5, 41.5, 8), 1.5)
    return out + glint(ellipse(x, y, 43, 43, 12, 190, 260), 3.0)


def _spanner() -> str:
    handle = band(curve([(196, 262), (262, 250), (330, 246)], 6), 13)
    jaw = curve(
        [(322, 236), (344, 226), (366, 232), (354, 242), (356, 252), (370, 258), (348, 268), (324, 258)],
        3,
        True,
    )
    out = shape(handle, "#b9bec4", 2) + shape(jaw, "#c9ccd0", 2) + dot(196, 262, 13, "#b9bec4", 2)
    out += dot(196, 262, 6, "#ecdcb0", 1.6)
    return (
        out
        + glint([(210, 256), (262, 246), (318, 243)], 2.2)
        + seam([(214, 262), (268, 253), (318, 250)], 1.2)
    )


def _oil_can() -> str:
    out = shape([(64, 206), (92, 176), (98, 134), (102, 134), (104, 178), (116, 206)], "#9aa3a6", 1.9)
    out += shape([(46, 256), (52, 214), (64, 204), (118, 204), (130, 214), (136, 256)], "#b3402e", 2)
    dark: Points = [(106, 206), (118, 206), (130, 214), (135, 254), (112, 254)]
    out += f'<path d="{hatch(dark, -60, 2.8, 1.1)}" fill="{EDGE}" opacity=".7"/>'
    out += rod("M132 222C156 220 156 248 134 246", "#8a8f96", 4, 2.6)
    return out + glint([(56, 246), (60, 216), (68, 209)], 2.8) + rivets(row((56, 251), (126, 251), 7), 1.0)


def _workbench() -> str:
    """Wheels, a gauge and tools on a plan: what can be set."""
    out = '<ellipse cx="230" cy="244" rx="190" ry="30" fill="#1c0d04" opacity=".35" filter="url(#blur9)"/>'
    drawing = Drawing(52)
    plan: Points = [(70, 122), (338, 96), (412, 246), (96, 268)]
    drawing.body(plan, "#48708f", 0.4, 1.6)
    out += drawing.markup("wash_fine")
    lines: list[Points] = [
        [(70 + 26 * k / 10, 122 + 146 * k / 10), (338 + 74 * k / 10, 96 + 150 * k / 10)] for k in range(1, 10)
    ]
    lines += [
        [(70 + 268 * k / 12, 122 - 26 * k / 12), (96 + 316 * k / 12, 268 - 22 * k / 12)] for k in range(1, 12)
    ]
    out += f'<path d="{tapers(lines, 0.9, 0.9, 0.9)}" fill="#dfeaf2" opacity=".4"/>'
    wheels = Drawing(53)
    wheel(wheels, 248, 176, 46, 12, "#9c8a7e", 0.16)
    wheel(wheels, 164, 122, 66, 16, "#c79440", 0.0)
    wheel(wheels, 292, 232, 24, 9, "#b06d3c", 0.1)
    out += cast_shadow(176, 190, 60, 10) + wheels.markup("wash_fine")
    out += cast_shadow(352, 214, 26, 5) + placed(_gauge(352, 116), 0, 0, 1)
    return out + cast_shadow(94, 258, 48, 6) + placed(_oil_can() + _spanner(), 0, 0, 1)


_PLANS: dict[str, Callable[[], str]] = {"logbook": _logbook, "survey": _survey, "workbench": _workbench}


def pictures() -> list[Picture]:
    """`illustration.logbook`, `illustration.survey` and `illustration.workbench`."""
    return [
        drawn(f"illustration.{name}", SIZE, partial(plan), seed=4, smooth=True)
        for name, plan in _PLANS.items()
    ]
