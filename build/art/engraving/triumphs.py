"""The end of a game: a wide engraving for each way to win, and the laurel that stands beside the winner's medal."""

import math
from collections.abc import Callable
from functools import partial

from PIL import Image

from engraving.airships import distant
from engraving.canopy import bushes, palm
from engraving.card_buildings import fortress
from engraving.clouds import cumulus
from engraving.crystals import crystal
from engraving.drawing import Drawing
from engraving.filters import linear
from engraving.geometry import Points, curve, ellipse
from engraving.goods import relic
from engraving.ink import hatch, outline, path, taper, tapers
from engraving.machines import juggernaut
from engraving.palette import EDGE, INK
from engraving.picture import Picture, drawn, rasterise
from engraving.pieces import drill, explorer
from engraving.rocks import boulder, peak
from engraving.ruins import pyramid
from engraving.scenery import cloud
from engraving.setting import cast_shadow, placed, steam

SIZE = (1600, 420)
_WIDTH, _HEIGHT = 800.0, 210.0
_MIDDLE = 400.0
_ROCKS = ("#8a776c", "#75665c", "#63554c", "#9c8a7e")


def _backdrop(upper: str, lower: str, heart: tuple[float, float], glow: str) -> str:
    """A sky that shines out of one spot, with engraved beams."""
    shade = linear("heaven", [(0, upper), (1, lower)])
    x, y = heart
    beams = ""
    for i in range(84):
        a = 2 * math.pi * i / 84
        start, end = 66 + (i % 2) * 10, 210 + (i * 53 % 190)
        line = [(x + r * math.cos(a), y + r * math.sin(a) * 0.9) for r in (start, end)]
        beams += taper(line, 2.6, 0.9, 0.1)
    return (
        f'{shade}<rect x="-10" y="-10" width="820" height="240" fill="url(#heaven)"/>'
        f'<circle cx="{x}" cy="{y}" r="150" fill="{glow}" opacity=".85" filter="url(#blur40)"/>'
        f'<g filter="url(#wob1)"><path d="{beams}" fill="#fffdf0" opacity=".7"/></g>'
    )


def _lines(drawing: Drawing, foot: float, heart: tuple[float, float], clear: float) -> None:
    """Engraved lines of the sky, parted round the light."""
    chance = drawing.chance
    y = 3.0
    while y < foot:
        x = -20.0 + chance.uniform(0, 40)
        while x < 820:
            length = chance.uniform(70, 190)
            if math.dist((x + length / 2, y), heart) > clear:
                drawing.strokes(
                    taper([(x, y), (x + length / 2, y + 0.6), (x + length, y)], 0.85, 0.2, 0.2), 0.4
                )
            x += length + chance.uniform(10, 60)
        y += 3.0


def _firework(x: float, y: float, radius: float, fill: str) -> str:
    """A rocket that has burst: tapered rays with a spark at each end."""
    rays, sparks = "", ""
    for i in range(18):
        a = 2 * math.pi * i / 18
        far = radius * (1 if i % 2 == 0 else 0.72)
        near = [
            (x + r * math.cos(a), y + r * math.sin(a) + (r / radius) ** 2 * 4) for r in (radius * 0.22, far)
        ]
        rays += taper([*near], 2.0, 0.2, 0.9)
        tip = near[-1]
        sparks += (
            f'<circle cx="{tip[0]:.1f}" cy="{tip[1] + 1:.1f}" r="1.9" fill="#fff6d0" '
            f'stroke="{INK}" stroke-width=".6"/>'
        )
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" opacity=".4" filter="url(#blur9)"/>'
        f'<g filter="url(#wob1)"><path d="{rays}" fill="{fill}" stroke="{INK}" stroke-width=".5"/>{sparks}</g>'
    )


def _clouds(drawing: Drawing, places: tuple[tuple[float, float, float], ...]) -> None:
    """Long clouds (middle and width) with a shaded foot."""
    for x, y, w in places:
        cumulus(drawing, x, y, w, "#fff3dc", "#d9b99a")


def _range(drawing: Drawing, base: float, heights: tuple[tuple[float, float], ...]) -> None:
    for x, height in heights:
        peak(drawing, x, base, height, (height * 0.72, height * 0.78), 0.5)


def _jungle(drawing: Drawing, top: float, radius: float) -> None:
    """Rows of crowns from side to side, larger towards the foot."""
    y = top
    while y < _HEIGHT + radius:
        row = [(float(x) + drawing.chance.uniform(-3, 3), y) for x in range(-10, 820, round(radius * 1.5))]
        bushes(drawing, row, radius)
        y += radius * 0.85
        radius *= 1.08


def _treasure() -> str:
    """The four relics on the steps of the great pyramid, in the evening light."""
    heart = (_MIDDLE, 84.0)
    drawing = Drawing(411)
    _lines(drawing, 130, heart, 150)
    _clouds(
        drawing,
        ((150, 26, 160), (236, 84, 120), (566, 78, 110), (664, 28, 170), (30, 86, 110), (780, 92, 100)),
    )
    _range(drawing, 150, ((40, 74), (120, 54), (196, 66), (610, 60), (690, 78), (770, 60)))
    _jungle(drawing, 146, 9)
    pyramid(drawing, _MIDDLE, 196, 1.5, 5)
    _jungle(drawing, 190, 13)
    for x, height, lean in ((60, 96, 14), (140, 74, -8), (668, 78, 10), (748, 98, -14)):
        palm(drawing, x, 214, height, lean, 2.0)
    skulls = ""
    for label, x, y in (("D1", 206, 150), ("D2", 296, 156), ("D3", 504, 156), ("N10", 594, 150)):
        plinth = [(x - 30, 212), (x - 24, y + 30), (x + 24, y + 30), (x + 30, 212)]
        drawing.body([(float(a), float(b)) for a, b in plinth], "#e0ba68", 0.4, 1.6)
        right = [(x + 4.0, 212.0), (x + 4.0, y + 31.0), (x + 24.0, y + 31.0), (x + 30.0, 212.0)]
        drawing.strokes(hatch(right, -60, 2.8, 1.0, drawing.chance))
        slab = [(x - 30, y + 22), (x + 30, y + 22), (x + 30, y + 31), (x - 30, y + 31)]
        drawing.body([(float(a), float(b)) for a, b in slab], "#f3dca0", 0.4, 1.5)
        skulls += f'<circle cx="{x}" cy="{y - 6}" r="42" fill="#fff0b4" opacity=".5" filter="url(#blur9)"/>'
        skulls += placed(relic(label), x, y - 6, 1.35)
    fires = "".join(
        _firework(x, y, r, fill)
        for x, y, r, fill in (
            (96, 58, 34, "#f2a65a"),
            (306, 44, 22, "#e8d27a"),
            (506, 40, 24, "#7fc0b4"),
            (706, 60, 34, "#e2797a"),
        )
    )
    return _backdrop("#7d8f9a", "#ffd796", heart, "#fff0bc") + drawing.markup("wash_fine") + fires + skulls


def _wall(drawing: Drawing, side: int) -> None:
    """The rough wall of a cave at the left (-1) or at the right (1)."""
    chance = drawing.chance
    for column in range(7):
        for row in range(8):
            x = _MIDDLE + side * (400 - column * 34 - (row % 2) * 14)
            reach = 7 - abs(row - 3.2) * 0.9
            if column > reach - 1.2 + (1.6 if row in (0, 7) else 0):
                continue
            y = row * 30 - 4
            rim = [
                (a + chance.uniform(-5, 5), b + chance.uniform(-4, 4))
                for a, b in ellipse(x, y, 25, 19, 7, chance.uniform(0, 50), 410)
            ]
            drawing.body(rim, chance.choice(_ROCKS), 0.4, 1.4)
            drawing.strokes(hatch([p for p in rim if p[1] > y - 6], -56, 3, 1.0, chance), 0.7)


def _somnium() -> str:
    """A cave full of crystals, taller than those who found them."""
    heart = (_MIDDLE, 120.0)
    drawing = Drawing(97)
    for side in (-1, 1):
        _wall(drawing, side)
    floor = curve([(-20, 190), (120, 178), (260, 186), (400, 176), (540, 186), (690, 176), (820, 190)], 6)
    drawing.body([*floor, (820, 230), (-20, 230)], "#6a5848", 0.4, 1.6)
    drawing.strokes(hatch([*floor, (820, 214), (-20, 214)], -8, 5, 1.0, drawing.chance), 0.5)
    for x, y, w in (
        (90, 196, 26),
        (176, 202, 18),
        (640, 200, 22),
        (724, 196, 28),
        (300, 206, 14),
        (520, 206, 16),
    ):
        boulder(drawing, x, y, w)
    shards: list[tuple[float, float, float, float, float]] = []
    for i, (x, height, lean) in enumerate(
        (
            (330, 96, -34), (470, 102, 36), (360, 140, -18), (440, 148, 20), (400, 178, 2), (296, 58, -34),
            (506, 62, 36), (380, 92, -10), (424, 84, 12), (262, 34, -20), (540, 36, 20), (400, 52, 0),
        )
    ):  # fmt: skip
        shards.append((x, 184 + (i % 3) * 6 + (10 if height < 100 else 0), height, height * 0.2 + 8, lean))
    for x, height in ((150, 44), (186, 30), (612, 34), (650, 50), (210, 20), (590, 20)):
        shards.append((x, 196, height, height * 0.24 + 6, (x - _MIDDLE) * 0.05))
    shards.sort(key=lambda shard: shard[1])
    prisms = "".join(crystal(*shard) for shard in shards)
    out = '<rect x="-10" y="-10" width="820" height="240" fill="#33241d"/>'
    out += (
        f'<circle cx="{heart[0]}" cy="{heart[1]}" r="230" fill="#ff9a1c" opacity=".5" filter="url(#blur40)"/>'
    )
    beams = ""
    for i in range(60):
        a = 2 * math.pi * i / 60
        line = [
            (heart[0] + r * math.cos(a), heart[1] + r * math.sin(a) * 0.8) for r in (90, 200 + i * 37 % 150)
        ]
        beams += taper(line, 2.2, 0.9, 0.1)
    out += f'<g filter="url(#wob1)"><path d="{beams}" fill="#ffd27a" opacity=".45"/></g>' + drawing.markup(
        "wash_fine"
    )
    out += f'<circle cx="{heart[0]}" cy="{heart[1]}" r="150" fill="url(#glow)" opacity=".8"/>'
    out += f'<g filter="url(#wob1)">{prisms}</g>'
    out += f'<circle cx="{heart[0]}" cy="{heart[1] + 10}" r="150" fill="url(#glow_soft)" opacity=".5"/>'
    for x, turn, markup in ((214, 0, drill("white")), (118, 0, explorer("white"))):
        out += cast_shadow(x, 200, 30, 5) + placed(markup, x, 196, 0.66, turn)
    return (
        out
        + f'<g transform="translate({2 * _MIDDLE} 0) scale(-1 1)">{placed(drill("white"), 214, 196, 0.66)}</g>'
    )


def _ship(x: float, y: float, scale: float) -> str:
    """An ironclad of the air without its stand."""
    clip = f'<clipPath id="ship{round(x)}"><rect x="-90" y="-70" width="180" height="118"/></clipPath>'
    ship = f'<g transform="translate(0 62)">{juggernaut()}</g>'
    whole = f'<g clip-path="url(#ship{round(x)})">{placed(ship, 0, 0, 1)}</g>'
    return f'{clip}<g transform="translate({x} {y}) scale({scale})">{whole}</g>'


def _leviathan() -> str:
    """The Leviathan rises over the valley, among ironclads, steam and rockets."""
    heart = (_MIDDLE, 92.0)
    drawing = Drawing(58)
    _lines(drawing, 140, heart, 150)
    _clouds(
        drawing,
        ((110, 24, 150), (690, 22, 160), (150, 118, 140), (654, 122, 150), (300, 64, 90), (508, 60, 90)),
    )
    for x, y, size in ((96, 96, 0.16), (250, 40, 0.13), (560, 34, 0.13), (716, 92, 0.17)):
        distant(drawing, x, y, size, "#7a6a66")
    _range(
        drawing, 178, ((30, 84), (110, 60), (180, 76), (262, 52), (540, 54), (622, 74), (704, 62), (776, 86))
    )
    _jungle(drawing, 176, 9)
    keep = Drawing(61)
    fortress(keep)
    out = _backdrop("#5b7f93", "#f6dca6", heart, "#ffe9b8")
    out += drawing.markup("wash_fine")
    out += "".join(
        _firework(x, y, r, fill)
        for x, y, r, fill in (
            (54, 52, 32, "#e2797a"),
            (190, 46, 22, "#e8d27a"),
            (614, 44, 22, "#7fc0b4"),
            (744, 56, 32, "#f2a65a"),
        )
    )
    out += _ship(218, 104, 0.62) + _ship(586, 110, 0.56)
    out += steam(352, 44, 1.0) + steam(446, 42, 1.0)
    aloft = f'<g style="isolation:isolate">{keep.markup("wash_fine")}</g>'
    out += f'<g transform="translate({_MIDDLE} 104) scale(1.62)">{aloft}</g>'
    front = Drawing(5)
    for x, y, w in ((300, 176, 130), (500, 182, 140), (400, 196, 120)):
        cloud(front, x, y, w)
    return out + f'<g style="isolation:isolate">{front.markup("wash_fine")}</g>'


def _frame() -> str:
    """A darker foot, on which the medal stands out."""
    shades = linear("foot", [(0, "#1c0f06", 0), (0.75, "#1c0f06", 0), (1, "#1c0f06", 0.45)])
    whole = f'<rect width="{_WIDTH}" height="{_HEIGHT}"'
    grain = f'{whole} filter="url(#grain)" opacity=".28"/>'
    return f'{shades}{whole} fill="url(#foot)"/>{whole} fill="url(#vignette)" opacity=".4"/>{grain}'


_SCENES: dict[str, Callable[[], str]] = {"treasure": _treasure, "somnium": _somnium, "leviathan": _leviathan}


def _scene(name: str, scale: float) -> Image.Image:
    unit = SIZE[0] / _WIDTH
    image = rasterise(_SCENES[name]() + _frame(), (0, 0, _WIDTH, _HEIGHT), scale * unit, 9)
    return image.resize((round(SIZE[0] * scale), round(SIZE[1] * scale)), Image.Resampling.LANCZOS)


def laurel() -> str:
    """A branch of laurel that rises from the middle of the foot to the left, about a medal of radius 90."""
    out = ""
    stem = [(100 * math.cos(a), 100 * math.sin(a)) for a in (math.radians(d) for d in range(100, 236, 6))]
    leaves: list[tuple[Points, str]] = []
    for i, degrees in enumerate(range(104, 236, 12)):
        a = math.radians(degrees)
        x, y = 100 * math.cos(a), 100 * math.sin(a)
        for side, fill in ((1, "#d9ad55"), (-1, "#b5832f")):
            b = a + math.pi / 2 + side * -0.62
            length = 34 - i * 1.0
            tip = (x + length * math.cos(b), y + length * math.sin(b))
            nx, ny = -math.sin(b) * length * 0.24, math.cos(b) * length * 0.24
            mid = ((x + tip[0]) / 2, (y + tip[1]) / 2)
            leaf = curve([(x, y), (mid[0] + nx, mid[1] + ny), tip, (mid[0] - nx, mid[1] - ny)], 6, True)
            leaves.append((leaf, fill))
            vein = taper([(x, y), tip], 1.2, 0.8, 0.2)
            out += (
                f'<path d="{path(leaf)}" fill="{fill}"/><path d="{path(leaf[:12])}" fill="#f7e2a0" opacity=".7"/>'
                f'<path d="{outline(leaf, 1.8)}" fill="{EDGE}"/><path d="{vein}" fill="#5a3c14"/>'
            )
    branch = tapers([stem], 4.2, 0.9, 0.3)
    return f'<g filter="url(#shadow_small)"><path d="{branch}" fill="#5a3c14"/>{out}</g>'


def pictures() -> list[Picture]:
    """`victory.treasure` and its like, and `victory.laurel`, the left of two branches round a medal."""
    out = [Picture(f"victory.{name}", SIZE, partial(_scene, name), suffix="jpg") for name in _SCENES]
    return [*out, drawn("victory.laurel", (150, 240), laurel, (146, 126))]
