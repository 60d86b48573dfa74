"""Heads of the wallas: the face of a people, and what is one person's own. The middle of a head is at (0, y)."""

import math

from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import at, lines, put, solid, way
from engraving.palette import EDGE, livery
from engraving.pieces import dot, shape

from inkas.kit import HAIR, SKIN

RADIUS = 12.0


def _filled(points: str, y: float, fill: str, width: float = 1.8) -> str:
    return shape(curve(at(way(points), 0, y), 4, True), fill, width)


def _plaits(y: float) -> str:
    """Two plaits that hang before the shoulders."""
    out = ""
    for side in (-1, 1):
        plait = [(side * a, b + y) for a, b in way("6,-11 14.6,-3 16,12 14,29 9.6,28 10,8")]
        out += shape(curve(plait, 5, True), HAIR, 1.7)
        bands = "".join(f"M{side * 9.8} {y + b}L{side * 15.4} {y + b + 2}" for b in (9, 15, 21))
        out += lines(bands, 1.3, "#b9845a")
    return out


def _mane(y: float) -> str:
    """Long loose hair, parted over the forehead, that falls behind the shoulders."""
    out = _filled("-12,8 -13,-6 0,-16 13,-6 12,8 0,2", y, HAIR)
    for side in (-1, 1):
        lock = [(side * a, b + y) for a, b in way("7,-12 15,-5 17,8 21,24 25,30 16,30 11,20 11,6")]
        out += shape(curve(lock, 5, True), HAIR, 1.7)
    return out


def _cap(y: float) -> str:
    """Hair cut round, as men wear it."""
    r = RADIUS
    edge = [(-r - 1.4, y + 8), (-r - 2.2, y - 4), (0, y - r - 3), (r + 2.2, y - 4), (r + 1.4, y + 8)]
    return shape(curve(edge, 5), HAIR, 1.8)


def horns(y: float, reach: float = 1.0) -> str:
    """The horns of a Supay: out to both sides, then up, each with two rings."""
    out = ""
    for side in (-1, 1):
        outer = way("9,-3 21,-4 31,-14 27,-34")
        inner = way("27,-34 22,-22 15,-16 4,-15")
        horn = [(side * a * reach, b * reach + y) for a, b in curve(outer, 4) + curve(inner, 4)]
        out += shape(horn, "#f9ecc8", 2.2)
        rings = (
            f"M{side * 14 * reach} {y - 15 * reach}l{side * 3.4} 9.4M{side * 20.4 * reach} "
            f"{y - 19.4 * reach}l{side * 6.6} 5.4"
        )
        out += lines(rings, 1.6)
    return out


def _calm(y: float) -> str:
    """Brows, eyes, nose and mouth of Inkas and Quyas."""
    eyes = (
        f'<circle cx="-4.4" cy="{y - 0.4}" r="1.5" fill="{EDGE}"/><circle cx="4.4" '
        f'cy="{y - 0.4}" r="1.5" fill="{EDGE}"/>'
    )
    brows = f"M-7 {y - 3.4}Q-4.4 {y - 5} -2 {y - 3.6}M2 {y - 3.6}Q4.4 {y - 5} 7 {y - 3.4}"
    return eyes + lines(f"{brows}M0 {y}L-1.5 {y + 3.2}H1M-3 {y + 7}Q0 {y + 8.4} 3 {y + 7}", 1.5)


def _fierce(y: float, eyes: str = "#ffe9a8") -> str:
    """Slanting eyes and bare fangs of the Supay."""
    out = ""
    for s in (-1, 1):
        slant = [(s * 9.4, y - 4), (s * 2, y - 0.8), (s * 3.2, y + 2.2), (s * 8.6, y + 0.4)]
        out += f'<path d="{path(slant)}" fill="{eyes}" stroke="{EDGE}" stroke-width="1.4"/>'
        out += lines(f"M{s * 10} {y - 6}L{s * 2} {y - 2.6}", 2)
    teeth = f"M-7 {y + 5}H7L5.4 {y + 10}L3.6 {y + 6.6}H-3.6L-5.4 {y + 10}Z"
    return (
        out + f'<path d="{teeth}" fill="#fff4d6" stroke="{EDGE}" stroke-width="1.3" stroke-linejoin="round"/>'
    )


def _painted(y: float) -> str:
    """The band of the Chanka, painted over the eyes."""
    band = f"M-11.4 {y - 2.6}Q0 {y + 0.2} 11.4 {y - 2.6}L10.6 {y + 3}Q0 {y + 5.4} -10.6 {y + 3}Z"
    out = f'<path d="{band}" fill="{livery("blue").middle}"/>'
    out += lines(f"M-6.6 {y + 1}h4M2.6 {y + 1}h4", 2, "#fff4d6")
    return out + lines(f"M0 {y + 2}L-1.4 {y + 4.6}H1M-3 {y + 8}Q0 {y + 9} 3 {y + 8}", 1.5)


def _head(ayllu: str, y: float) -> str:
    skin, dark = SKIN[ayllu]
    r = RADIUS
    out = dot(0, y, r, skin, 2)
    shaded = [(2, y - r + 1), (r - 1, y - 3), (r - 1.4, y + 5), (2, y + r - 1), (6, y)]
    return out + f'<path d="{path(curve(shaded, 4, True))}" fill="{dark}" opacity=".6"/>'


def _ear_discs(y: float) -> str:
    return "".join(dot(s * 13, y + 3, 4.4, "url(#gold)", 1.6) for s in (-1, 1))


# what is one person's own


def _beard(y: float) -> str:
    beard = way("-9.6,4 -4,7 4,7 9.6,4 7,15 0,21 -7,15")
    mouth = lines(f"M-2.6 {y + 9}h5.2", 1.4, "#e8c9a0")
    return _filled(" ".join(f"{a},{b}" for a, b in beard), y, "#d9d4c8", 1.6) + mouth


def _tears(y: float) -> str:
    """Streaks of red under the eyes."""
    return lines(f"M-6 {y + 4}v6M-3 {y + 5}v5M6 {y + 4}v6M3 {y + 5}v5", 1.7, "#c2302c")


def _scar(y: float) -> str:
    return lines(f"M3 {y - 8}L8 {y + 6}M4.4 {y - 3}l3 -1M6 {y + 2}l3 -1", 1.3, "#7a2a1c")


def _cheeks(y: float) -> str:
    return "".join(
        f'<path d="M{s * 8.6 - 3} {y + 4}l3 -2.4l3 2.4l-3 2.4Z" fill="#c8402f" stroke="{EDGE}" stroke-width=".9"/>'
        for s in (-1, 1)
    )


def _flower(y: float) -> str:
    petals = "".join(
        f'<circle cx="{11 + 4 * math.cos(k * 1.257):.1f}" cy="{y - 9 + 4 * math.sin(k * 1.257):.1f}" r="3.2" '
        f'fill="#e5534a" stroke="{EDGE}" stroke-width="1"/>'
        for k in range(5)
    )
    return petals + dot(11, y - 9, 2.4, "#ffd95c", 1)


def _veil(y: float) -> str:
    """Cords of beads before the face, through which two eyes look."""
    out = f'<path d="M-12 {y - 5}Q0 {y} 12 {y - 5}L10 {y + 13}Q0 {y + 18} -10 {y + 13}Z" fill="#3a2a18"/>'
    cords = "".join(f"M{x} {y - 4}V{y + 15 - abs(x) * 0.3}" for x in (-10, -6.6, -3.2, 0, 3.2, 6.6, 10))
    out += lines(cords, 2.4, "#f4d888", 1, 'stroke-dasharray="2.6 1.2"')
    return out + "".join(dot(s * 4.6, y + 1.6, 2, "#b9f5e6", 1) for s in (-1, 1))


def _scarf(y: float) -> str:
    scarf = f"M-12.6 {y + 2}Q0 {y + 7} 12.6 {y + 2}L13.6 {y + 12}Q0 {y + 20} -13.6 {y + 12}Z"
    out = f'<path d="{scarf}" fill="#f3fbf4" stroke="{EDGE}" stroke-width="1.8"/>'
    return out + lines(f"M-11.6 {y + 7}Q0 {y + 12.4} 11.6 {y + 7}", 1.6, "#0f544f")


def _stone(y: float) -> str:
    """A face hewn from dark rock, with shining eyes."""
    out = _filled("-12,-9 -6,-13 6,-13 12,-9 12,7 6,14 -6,14 -12,7", y, "#6d7280", 2.2)
    out += f'<path d="M2 {y - 12}L11 {y - 8}V{y + 6}L5 {y + 12.6}L6 {y}Z" fill="#3e434f"/>'
    for s in (-1, 1):
        out += (
            f'<rect x="{s * 5 - 3}" y="{y - 3}" width="6" height="3.6" fill="#ffe9a0" '
            f'stroke="{EDGE}" stroke-width="1.2"/>'
        )
    return out + lines(f"M-10 {y - 6}H10M0 {y}V{y + 4}M-4 {y + 8}h8M-9 {y + 3}l2 5", 1.7)


def _bear(y: float) -> str:
    """The muzzle and round ears of a bear, under horns."""
    out = ""
    for s in (-1, 1):
        out += dot(s * 11.4, y - 9, 5.6, "#5a3520", 2) + dot(s * 11.4, y - 9, 2.6, "#a9694a", 1)
    out += _filled("-14,-4 0,-14 14,-4 13,8 0,15 -13,8", y, "#6d4026", 2.2)
    out += _filled("-7.6,3 0,0 7.6,3 6,11 0,13 -6,11", y, "#d8b184", 1.8)
    out += f'<path d="M-3.4 {y + 2}H3.4L0 {y + 6}Z" fill="{EDGE}"/>'
    teeth = (
        f'<path d="M-4.6 {y + 8.4}H4.6L3 {y + 11.6}L1.6 {y + 9}H-1.6L-3 {y + 11.6}Z" '
        f'fill="#fff" stroke="{EDGE}" stroke-width=".9"/>'
    )
    eyes = "".join(dot(s * 6, y - 2.6, 2.4, "#ffd95c", 1.3) for s in (-1, 1))
    return out + teeth + eyes + lines(f"M-9.6 {y - 7}L-3.6 {y - 4.6}M9.6 {y - 7}L3.6 {y - 4.6}", 2)


def _skull(y: float) -> str:
    """A mask of bone with empty eyes."""
    out = _filled("-12,-6 0,-13 12,-6 11,4 7,8 6,14 -6,14 -7,8 -11,4", y, "#f3e6c4", 2.2)
    for s in (-1, 1):
        out += f'<path d="M{s * 9} {y - 4}L{s * 2} {y - 1}L{s * 4} {y + 4}L{s * 9} {y + 2}Z" fill="{EDGE}"/>'
        out += f'<circle cx="{s * 5.6}" cy="{y + 0.4}" r="1.5" fill="#ff5a3c"/>'
    return (
        out
        + f'<path d="M0 {y + 3}L-2 {y + 7}H2Z" fill="{EDGE}"/>'
        + lines(f"M-5 {y + 10}h10M-3 {y + 9}v5M0 {y + 9}v5M3 {y + 9}v5", 1.3)
    )


def _muzzle(y: float) -> str:
    """The long face of a llama that is none: eyes like embers, a tongue of blood."""
    out = _filled("-15,-7 0,-15 15,-7 11,4 8,13 0,16 -8,13 -11,4", y, "#c98f5c", 2.4)
    out += _filled("-7,6 0,3 7,6 6.4,12 0,15 -6.4,12", y, "#f6e0b4", 1.4)
    for s in (-1, 1):
        socket = [(s * 13, y - 7), (s * 2.4, y - 1.6), (s * 4, y + 4), (s * 12, y + 2.6)]
        out += f'<path d="{path(socket)}" fill="#3a0f0c" stroke="{EDGE}" stroke-width="1.6"/>'
        out += f'<circle cx="{s * 7.4}" cy="{y}" r="2.9" fill="#ffb03a"/>'
    out += lines(f"M-2.6 {y + 7}l-1.2 2.2M2.6 {y + 7}l1.2 2.2M-4.6 {y + 12.4}Q0 {y + 10} 4.6 {y + 12.4}", 1.7)
    return out + lines(f"M0 {y + 13}v5M0 {y + 18}l-2.6 2.6M0 {y + 18}l2.6 2.6", 2.4, "#d8342f")


_MASKS = {"stone": _stone, "bear": _bear, "skull": _skull, "muzzle": _muzzle}
_TRAITS = {
    "beard": _beard,
    "tears": _tears,
    "scar": _scar,
    "cheeks": _cheeks,
    "flower": _flower,
    "veil": _veil,
    "scarf": _scarf,
}


def face(ayllu: str, woman: bool, trait: str, y: float) -> str:
    """A head without its headgear; a trait is one person's own, some of them hide the face."""
    hair = {"quya": _plaits, "supay": _mane if woman else None}.get(ayllu, _mane if woman else _cap)
    out = hair(y) if hair and trait not in _MASKS else ""
    if trait in _MASKS:
        return out + put(_MASKS[trait](0), 0, y) + (_ear_discs(y) if ayllu == "inka" else "")
    out += _head(ayllu, y)
    out += {"supay": _fierce, "chanka": _painted}.get(ayllu, _calm)(y)
    if ayllu == "inka":
        out += _ear_discs(y)
    return out + (_TRAITS[trait](y) if trait else "")


def band(y: float, fill: str = "url(#gold)") -> str:
    """A band round the forehead."""
    brow = f"M-12.6 {y - 6}Q0 {y - 1.6} 12.6 {y - 6}L11.4 {y - 12.6}Q0 {y - 8} -11.4 {y - 12.6}Z"
    return f'<path d="{brow}" fill="{fill}" stroke="{EDGE}" stroke-width="1.8"/>'


def feather(fill: str, long: float = 30, wide: float = 5.4) -> str:
    """A feather that stands on the origin."""
    vane = curve(
        [
            (0, 0),
            (-wide, -long * 0.4),
            (-wide * 0.8, -long * 0.8),
            (0, -long),
            (wide * 0.8, -long * 0.8),
            (wide, -long * 0.4),
        ],
        5,
        True,
    )
    return solid(vane, fill, 1.9) + lines(f"M0 -4V{-long * 0.84}", 1.1, EDGE, 0.7)
