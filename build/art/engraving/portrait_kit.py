"""What portraits are made of: shapes with a shaded side, faces and their features, a medallion to set them in."""

from collections.abc import Sequence
from dataclasses import dataclass

from shapely import affinity
from shapely.geometry import Polygon

from engraving.drawing import Drawing
from engraving.filters import radial
from engraving.geometry import Points, curve, ellipse
from engraving.ink import hatch, taper
from engraving.palette import EDGE, INK
from engraving.setting import rivets

RADIUS = 100.0  # of a medallion; its picture lies within _FIELD
_FIELD = 88.0
_NEAR = 1.05  # how large a figure stands in it
LOW = 4.0  # how far down
BRASS, BRASS_DARK, BRASS_LIGHT = "#d9ad55", "#8a6024", "#f7e2a0"
LEATHER, LEATHER_DARK = "#8a5632", "#54301a"


@dataclass(frozen=True)
class Skin:
    """A complexion in its lights."""

    base: str
    shade: str
    light: str
    lips: str


FAIR = Skin("#f2cfae", "#b87f5e", "#fff0dc", "#c4685a")
OLIVE = Skin("#dfae80", "#9c6a42", "#f8d7ae", "#b0564a")
TAWNY = Skin("#c98f60", "#84522e", "#e8b98a", "#9c4c3e")
BROWN = Skin("#a86c44", "#623a22", "#cf9666", "#843c34")
DARK = Skin("#7f4e32", "#432415", "#a97450", "#6c2c2c")
PALE = Skin("#ecc798", "#ad7f52", "#fde6c2", "#b8544c")
WHITE, SILVER = "#f1ece0", "#8f8a86"
BLACK, COAL = "#3a302e", "#1a1414"


@dataclass(frozen=True)
class Face:
    """A head: half its width by height, from the crown to the chin, and where the features are.

    `turn` moves the features towards the side to which the head looks (right above 0); `smile` lifts the corners of
    the mouth, `age` draws that many lines.
    """

    rows: tuple[tuple[float, float], ...]
    skin: Skin
    turn: float = 0
    eyes: float = -8
    apart: float = 15.5
    nose: float = 15
    nose_width: float = 7.5
    mouth: float = 26
    mouth_width: float = 12
    lips: float = 1.0
    smile: float = 1.5
    brows: float = 3.2
    brow_lift: float = 0
    iris: str = "#3a2414"
    lashes: bool = False
    age: int = 0
    ears: bool = True

    @property
    def outline(self) -> Points:
        """The line round the head."""
        left = [(-x, y) for y, x in self.rows]
        right = [(x, y) for y, x in reversed(self.rows)]
        return curve([*left, *right], 5, True)


def _pieces(shape: Polygon) -> list[Points]:
    found = getattr(shape, "geoms", [shape])
    return [list(piece.exterior.coords)[:-1] for piece in found if piece.area > 6]


def crescent(points: Sequence[tuple[float, float]], dx: float, dy: float) -> list[Points]:
    """What of a shape the same shape, moved by so much, leaves free: its far side."""
    whole = Polygon(points).buffer(0)
    return _pieces(whole.difference(affinity.translate(whole, dx, dy)))


def overlap(points: Sequence[tuple[float, float]], other: Sequence[tuple[float, float]]) -> list[Points]:
    """What two shapes share."""
    return _pieces(Polygon(points).buffer(0).intersection(Polygon(other).buffer(0)))


def form(
    d: Drawing, points: Points, fill: str, dark: str, deep: float = 12, light: str = "", width: float = 2.0
) -> None:
    """A body lit from the upper left: its lower right side in shade, hatched, and a second time near the edge."""
    d.body(points, fill, 0.3, width)
    for part in crescent(points, -deep, -deep * 0.55):
        d.tint(part, dark, 0.55)
        d.strokes(hatch(part, -52, 2.7, 0.95, d.chance), 0.75)
    for part in crescent(points, -deep * 0.45, -deep * 0.25):
        d.tint(part, dark, 0.5)
        d.strokes(hatch(part, 28, 2.6, 0.8, d.chance), 0.6)
    if light:
        for part in crescent(points, deep * 0.5, deep * 0.4):
            d.tint(part, light, 0.5)


def smooth(d: Drawing, points: Points, fill: str, dark: str, deep: float = 12, light: str = "") -> None:
    """A `form` with a smooth line through the points."""
    form(d, curve(points, 6, True), fill, dark, deep, light)


def stroke(d: Drawing, points: Points, width: float = 1.4, ends: float = 0.25) -> None:
    """One smooth tapered stroke through the points."""
    d.strokes(taper(curve(points, 5), width, ends, ends))


def mirrored(points: Points) -> Points:
    """The points on the other side."""
    return [(-x, y) for x, y in points]


def shoulders(d: Drawing, fill: str, dark: str, slope: float = 0, wide: float = 84, top: float = 62) -> None:
    """Shoulders in a coat, down to the rim of the medallion."""
    left = [(-wide - 8, 112), (-wide, 84 + slope), (-wide * 0.66, 70 + slope * 0.5), (-22, top - 6)]
    form(d, curve([*left, *reversed(mirrored(left))], 6), fill, dark, 18)


def neck(d: Drawing, face: Face, wide: float = 17, top: float = 24) -> None:
    """The neck under a head, with the head's shadow on it."""
    skin = face.skin
    sides = [(-wide, top), (-wide - 1, 56), (-wide - 9, 70), (wide + 9, 70), (wide + 1, 56), (wide, top)]
    d.body(curve(sides, 4), skin.base, 0.3, 1.6)
    shadow = [(x, y + 9) for x, y in face.outline]
    for part in overlap(curve(sides, 4), shadow):
        d.tint(part, skin.shade, 0.75)
        d.strokes(hatch(part, -20, 2.5, 0.9, d.chance), 0.7)


def head(d: Drawing, face: Face) -> None:
    """Ears and face, with all its features."""
    skin, outline = face.skin, face.outline
    if face.ears:
        wide = max(x for _, x in face.rows)
        for side in (-1, 1):
            y = face.eyes + 8
            ear = [(side * (wide - 3), y - 9), (side * (wide + 5), y - 9), (side * (wide + 4), y + 4)]
            d.body(curve([*ear, (side * (wide - 3), y + 9)], 4, True), skin.base, 0.3, 1.5)
            stroke(d, [(side * (wide + 2.5), y - 6), (side * wide, y - 1), (side * (wide + 1.5), y + 3)], 1.0)
    d.body(outline, skin.base, 0.35, 2.0)
    for part in crescent(outline, -15, -4):
        d.tint(part, skin.shade, 0.55)
        d.strokes(hatch(part, -38, 2.5, 0.85, d.chance), 0.62)
    for part in crescent(outline, -7, -3):
        d.tint(part, skin.shade, 0.5)
        d.strokes(hatch(part, 38, 2.5, 0.7, d.chance), 0.5)
    for part in crescent(outline, 7, 6):
        d.tint(part, skin.light, 0.45)
    _cheeks(d, face)
    for side in (-1, 1):
        _eye(d, face, side)
    _nose(d, face)
    _mouth(d, face)
    _lines_of_age(d, face)


def _cheeks(d: Drawing, face: Face) -> None:
    y = (face.nose + face.eyes) / 2 + 6
    for side in (-1, 1):
        x = face.turn + side * (face.apart + 3)
        d.tint(ellipse(x, y + 2, 8, 6), face.skin.lips, 0.22)


def _eye(d: Drawing, face: Face, side: int) -> None:
    x, y = face.turn + side * face.apart, face.eyes
    socket = ellipse(x, y - 2.5, 10.5, 6.5)
    d.tint(socket, face.skin.shade, 0.4)
    white = curve(
        [(x - 7.6, y + 0.6), (x - 2.5, y - 4.2), (x + 3, y - 4.2), (x + 7.6, y + 0.2), (x, y + 3.6)], 5, True
    )
    d.body(white, "#fffaf0", 0, 0.8)
    look = x + face.turn * 0.22
    d.tint(ellipse(look, y - 0.4, 3.7, 3.9), face.iris)
    d.solid(ellipse(look, y - 0.4, 2.3, 2.5), INK)
    d.over(f'<circle cx="{look - 1.3:.1f}" cy="{y - 1.8:.1f}" r="1.1" fill="#fff"/>')
    lid = [(x - 8.6, y + 0.8), (x - 3, y - 4.8), (x + 3.4, y - 4.8), (x + 8.6, y + 0.2)]
    stroke(d, lid, 2.6 if face.lashes else 2.0, 0.4)
    if face.lashes:
        stroke(d, [(x + side * 7.4, y - 1), (x + side * 11, y - 4)], 1.7, 0.3)
    stroke(d, [(x - 7, y - 5), (x, y - 8.4), (x + 7, y - 5.4)], 0.9)
    stroke(d, [(x - 6, y + 3.4), (x, y + 4.6), (x + 6, y + 3.2)], 0.8)
    high = y - 12.5 - face.brow_lift
    brow = [(x - side * 9.5, high + 2.4), (x, high - 1.4), (x + side * 11, high + 3)]
    d.strokes(taper(curve(brow, 5), face.brows, 0.55, 0.15))


def _nose(d: Drawing, face: Face) -> None:
    x, y, wide = face.turn * 1.25, face.nose, face.nose_width
    way = 1 if face.turn >= 0 else -1
    side = [(x + 4.5, face.eyes - 4), (x + 4, y - 10), (x + wide * 0.85, y - 1), (x + 2, y + 1), (x, y - 8)]
    d.tint(curve(side, 4, True), face.skin.shade, 0.5)
    d.strokes(hatch(curve(side, 4, True), -40, 2.4, 0.7, d.chance), 0.5)
    stroke(d, [(x + way * 4.4, face.eyes - 5), (x + way * 3.4, y - 12), (x + way * 4.4, y - 5)], 1.1)
    stroke(d, [(x - wide, y - 2), (x - wide * 0.9, y + 1.6), (x - wide * 0.45, y + 1)], 1.5, 0.4)
    stroke(d, [(x + wide, y - 2), (x + wide * 0.9, y + 1.6), (x + wide * 0.45, y + 1)], 1.5, 0.4)
    stroke(d, [(x - wide * 0.4, y + 1.4), (x, y + 2.6), (x + wide * 0.4, y + 1.4)], 1.4, 0.3)
    d.tint(ellipse(x - 1.5, y - 3.5, 2.2, 2.6), face.skin.light, 0.8)


def _mouth(d: Drawing, face: Face) -> None:
    x, y, wide, full = face.turn, face.mouth, face.mouth_width, face.lips
    ends = y - face.smile
    upper = [
        (x - wide, ends),
        (x - 4, y - 3.4 * full),
        (x, y - 2.2 * full),
        (x + 4, y - 3.4 * full),
        (x + wide, ends),
    ]
    lower = [(x + wide * 0.55, y + 3.2 * full), (x, y + 4.6 * full), (x - wide * 0.55, y + 3.2 * full)]
    d.tint(curve([*upper, *lower], 5, True), face.skin.lips, 0.85)
    line = [
        (x - wide - 1, ends),
        (x - wide * 0.4, y + 0.4),
        (x, y - 0.2),
        (x + wide * 0.4, y + 0.4),
        (x + wide + 1, ends),
    ]
    stroke(d, line, 1.9, 0.3)
    stroke(d, [(x - wide * 0.4, y + 5.6 * full), (x, y + 6.6 * full), (x + wide * 0.45, y + 5.4 * full)], 1.1)
    if face.smile > 2:
        for side in (-1, 1):
            corner = x + side * (wide + 2)
            stroke(d, [(corner, ends - 2.5), (corner + side * 1.6, ends), (corner, ends + 2.6)], 1.0)


def _lines_of_age(d: Drawing, face: Face) -> None:
    for number in range(face.age):
        for side in (-1, 1):
            x, y = face.turn + side * face.apart, face.eyes
            out = x + side * (9.5 + number)
            stroke(d, [(out, y + 1 + 2 * number), (out + side * 4, y - 1.4 + 3.4 * number)], 0.9)
            if number == 0:
                fold = [
                    (face.turn * 1.2 + side * (face.nose_width + 2), face.nose),
                    (face.turn + side * 15, face.mouth - 3),
                ]
                stroke(d, [fold[0], (fold[1][0] - side * 1, fold[1][1] - 4), fold[1]], 1.1)
        brow = face.eyes - 22 - 4.5 * number
        stroke(d, [(face.turn - 12, brow + 1), (face.turn, brow - 1), (face.turn + 12, brow + 1)], 0.9)


def lens(d: Drawing, x: float, y: float, radius: float, glass: str = "#8fb7b0", deep: float = 0.75) -> None:
    """A round glass in a brass rim, with a light on it."""
    form(d, ellipse(x, y, radius, radius), BRASS, BRASS_DARK, radius * 0.35, BRASS_LIGHT, 1.8)
    inner = radius * 0.72
    d.body(ellipse(x, y, inner, inner), glass, 0.2, 1.4)
    for part in crescent(ellipse(x, y, inner, inner), -inner * 0.5, -inner * 0.4):
        d.tint(part, "#20383a", deep * 0.6)
        d.strokes(hatch(part, -50, 2.2, 0.8, d.chance), 0.6)
    shine = taper(ellipse(x, y, inner * 0.66, inner * 0.66, 8, 185, 275), inner * 0.28, 0.2, 0.2)
    d.over(f'<path d="{shine}" fill="#fff" opacity=".85"/>')


def goggles(d: Drawing, y: float, apart: float, radius: float, strap: float, lift: float = 0) -> None:
    """Goggles pushed up, with a strap to both sides, `strap` wide on each."""
    for side in (-1, 1):
        band = [
            (side * apart, y - 4),
            (side * strap, y - 5 + lift),
            (side * strap, y + 3 + lift),
            (side * apart, y + 4),
        ]
        form(d, band, LEATHER, LEATHER_DARK, 4)
    d.body(ellipse(0, y, apart * 0.5, 3), BRASS, 0.3, 1.4)
    for side in (-1, 1):
        lens(d, side * apart, y, radius)


def strands(d: Drawing, lines: Sequence[Points], width: float = 1.0, opacity: float = 0.8) -> None:
    """Hair as it is combed."""
    d.strokes("".join(taper(curve(line, 5), width, 0.2, 0.2) for line in lines), opacity)


def curls(d: Drawing, points: Points, radius: float, fill: str, dark: str) -> None:
    """Round locks of hair."""
    for x, y in points:
        form(d, ellipse(x, y, radius, radius, 16), fill, dark, radius * 0.5, "", 1.2)
        stroke(d, ellipse(x, y, radius * 0.55, radius * 0.5, 6, 150, 400), 0.9)


def medallion(name: str, d: Drawing, sky: tuple[str, str], low: float = LOW) -> str:
    """A portrait before an engraved sky, in a rim of brass; `low` is how far down it stands."""
    light, dark = sky
    lines = ""
    for i in range(44):
        y = -90 + i * 4.15
        lines += taper([(-92, y), (0, y + 0.6), (92, y)], 0.95 + 0.5 * abs(y) / 90, 0.9, 0.9)
    shade = 'stroke="#140804" stroke-opacity=".35" stroke-width="7"'
    rim = f'<circle r="{RADIUS - 1}" fill="url(#brass)" stroke="{EDGE}" stroke-width="2"/>'
    ground = (
        f"{radial(f'sky_{name}', [(0, light), (0.55, light), (1, dark)], 0.42, 0.36, 0.66)}"
        f'<clipPath id="field_{name}"><circle r="{_FIELD}"/></clipPath>'
        f'<g clip-path="url(#field_{name})"><circle r="{_FIELD}" fill="url(#sky_{name})"/>'
        f'<path d="{lines}" fill="{dark}" opacity=".6" filter="url(#wob)"/>'
        f'<g transform="translate(0 {low}) scale({_NEAR})">{d.markup("wash_fine")}</g>'
        f'<circle r="{_FIELD}" fill="none" {shade} filter="url(#blur2)"/></g>'
    )
    ring = (_FIELD + RADIUS) / 2
    studs = rivets(ellipse(0, 0, ring, ring, 16, 11.25, 371.25)[:-1], 2.1)
    return (
        f'<g filter="url(#shadow_small)">{rim}</g>'
        f'{ground}<circle r="{_FIELD}" fill="none" stroke="{EDGE}" stroke-width="2.6"/>'
        f'<circle r="{_FIELD + 2.2}" fill="none" stroke="#fff0c0" stroke-opacity=".7" stroke-width="1.2"/>{studs}'
    )


def collar(d: Drawing, fill: str, dark: str, high: float = 50, wide: float = 22) -> None:
    """A high collar, open in front."""
    left = [(-wide - 8, 76), (-wide - 3, high), (-wide + 7, high + 7), (-5, 84), (-16, 92)]
    for side in (left, mirrored(left)):
        form(d, curve(side, 4, True), fill, dark, 6)


def lapels(d: Drawing, fill: str, dark: str) -> None:
    left = [(-19, 56), (-44, 68), (-38, 84), (-46, 88), (-4, 112), (-3, 92)]
    for side in (left, mirrored(left)):
        form(d, side, fill, dark, 7)


def shirt(d: Drawing, tie: str, tie_dark: str) -> None:
    """A white shirt with a tie."""
    form(d, [(-20, 56), (-30, 112), (30, 112), (20, 56), (0, 74)], "#f6efdf", "#a99c88", 6)
    for side in (1, -1):
        form(d, [(side * 19, 53), (side * 4, 70), (side * 14, 80), (side * 25, 64)], "#fffaf0", "#a99c88", 4)
    form(d, [(-6, 69), (6, 69), (4, 78), (9, 112), (-9, 112), (-4, 78)], tie, tie_dark, 4)


def wire(d: Drawing, x: float, y: float, rx: float, ry: float, glass: str = "") -> None:
    """A hoop of brass wire, round a glass or empty."""
    shape = f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"'
    inside = f'fill="{glass}" fill-opacity=".22"' if glass else 'fill="none"'
    d.over(f'{shape} {inside} stroke="#3a2408" stroke-width="3.6"/>')
    d.over(f'{shape} fill="none" stroke="#ecc45c" stroke-width="1.9"/>')
