"""What the wallas wear: plumes, wings, helmets, hoods and hats, tunics with their weave, the tocapu on the breast."""

from collections.abc import Sequence

from engraving.geometry import Points, curve
from engraving.ink import path
from engraving.markup import at, lines, put, solid, way
from engraving.palette import EDGE
from engraving.pieces import dot, shade, shape

from inkas.faces import feather
from inkas.kit import PAPER, TRIM, livery_of


def _fan(
    y: float, turns: Sequence[float], fills: Sequence[str], long: float, wide: float, spread: float = 0
) -> str:
    """Feathers that stand about (0, y), the first ones hindmost."""
    out = ""
    for turn, fill in zip(turns, fills, strict=True):
        out += put(feather(fill, long, wide), turn / 90 * spread, y, 1, turn)
    return out


# plumes of Guides, behind the head at y


def sun_plumes(ayllu: str, y: float) -> str:
    """Seven broad feathers and a little sun of gold."""
    p = livery_of(ayllu)
    fills = (p.dark, p.dark, PAPER, PAPER, p.middle, p.middle, PAPER)
    out = _fan(y - 4, (-84, 84, -56, 56, -28, 28, 0), fills, 36, 7)
    for k in (-84, -56, -28, 0, 28, 56, 84):
        out += put(dot(0, -30, 3.2, "#c2402f", 1.2), 0, y - 4, 1, k)
    return out


def moon_plumes(ayllu: str, y: float) -> str:
    """A great crescent of silver with three feathers in it."""
    p = livery_of(ayllu)
    out = _fan(y - 6, (-22, 22, 0), (p.middle, p.middle, PAPER), 40, 6.4)
    crescent = "M-29 -28A30 30 0 1 0 29 -28A25 25 0 0 1 -29 -28Z"
    return out + put(
        f'<path d="{crescent}" fill="url(#moon_silver)" stroke="{EDGE}" stroke-width="2.2"/>', 0, y - 4
    )


def tall_plumes(ayllu: str, y: float) -> str:
    """Five narrow feathers of the condor, upright, with white tips."""
    p = livery_of(ayllu)
    out = ""
    for turn, long in ((-44, 34), (44, 34), (-22, 42), (22, 42), (0, 47)):
        quill = way(f"-4,0 -5,{-long * 0.7:.1f} 0,{-long} 5,{-long * 0.7:.1f} 4,0")
        tip = way(f"-4.6,{-long * 0.7:.1f} 0,{-long} 4.6,{-long * 0.7:.1f}")
        out += put(solid(quill, p.dark, 2) + solid(tip, PAPER, 1.3), 0, y - 5, 1, turn)
    return out


def flame_plumes(ayllu: str, y: float) -> str:
    """Three forked tongues between the horns."""
    p = livery_of(ayllu)
    out = ""
    for turn, fill in ((-20, p.light), (20, p.light), (0, "#f3d27a")):
        tongue = curve(way("-4,0 -8,-14 -3,-22 -6,-36 3,-27 4,-38 8,-18 4,0"), 4, True)
        out += put(solid(tongue, fill, 1.9), 0, y - 6, 1, turn)
    return out


# wings of Scouts


def _both(points: Points, fill: str, width: float = 2.2) -> str:
    return shape(points, fill, width) + shape([(-x, y) for x, y in points], fill, width)


def _both_lines(data: Sequence[Points], width: float = 1.5, colour: str = EDGE) -> str:
    return "".join(
        lines(path(line, False), width, colour)
        + lines(path([(-x, y) for x, y in line], False), width, colour)
        for line in data
    )


def broad_wings(ayllu: str) -> str:
    """The wings of a hawk."""
    p = livery_of(ayllu)
    wing = way("6,-56 22,-84 48,-100 46,-87 54,-84 48,-73 53,-67 44,-60 46,-53 35,-49 34,-42 20,-42 9,-38")
    out = _both(wing, PAPER) + _both(way("6,-56 22,-84 48,-100 41,-86 22,-68 9,-48"), p.middle, 1.7)
    feathers = ["14,-50 46,-84", "14,-48 46,-70", "14,-46 40,-57", "13,-43 29,-45"]
    return out + _both_lines([way(line) for line in feathers])


def slender_wings(ayllu: str) -> str:
    """The pointed wings of a hummingbird, held high."""
    p = livery_of(ayllu)
    upper = curve(way("6,-54 14,-82 30,-104 42,-114 40,-92 30,-68 12,-46"), 4, True)
    lower = curve(way("8,-48 28,-58 46,-62 36,-48 22,-38 10,-40"), 4, True)
    out = _both(lower, p.light) + _both(upper, "#f3fbf4")
    out += _both(curve(way("6,-54 14,-82 30,-104 42,-114 24,-84 12,-52"), 4, True), p.middle, 1.7)
    return out + _both_lines([way("14,-54 38,-100"), way("15,-51 36,-80"), way("14,-46 40,-58")])


def wind_wings(ayllu: str) -> str:
    """Wings of wind: three curls to each side."""
    p = livery_of(ayllu)
    out = ""
    for y, reach, turn in ((-44, 40, -4), (-55, 50, -22), (-68, 46, -44)):
        curl = way(
            f"0,0 {reach * 0.5},-4 {reach},-4 {reach + 4},-14 {reach - 7},-18 {reach - 10},-10 {reach - 4},-9"
        )
        for side in (1, -1):
            line = path([(side * a, b) for a, b in curve(curl, 6)], False)
            drawn = lines(line, 12) + lines(line, 8, PAPER) + lines(line, 3, p.middle)
            out += f'<g transform="translate({side * 5} {y}) rotate({side * turn})">{drawn}</g>'
    return out


def bat_wings(ayllu: str) -> str:
    """The wings of a bat, with a claw at the bend."""
    p = livery_of(ayllu)
    wing: Points = [(6, -50)]
    wing += curve(way("6,-50 14,-74 30,-100"), 4) + curve(way("30,-100 42,-86 54,-80"), 4)
    wing += curve(way("54,-80 46,-72 46,-60"), 4) + curve(way("46,-60 36,-62 34,-48"), 4)
    wing += [*curve(way("34,-48 24,-52 20,-40"), 4), (10, -38)]
    out = _both(wing, p.dark) + _both(curve(way("8,-50 16,-74 30,-97 26,-74 14,-46"), 4, True), p.middle, 1.4)
    out += _both_lines([way("30,-100 46,-61"), way("30,-100 34,-49"), way("30,-100 20,-42")], 2)
    return out + _both(way("27,-98 30,-113 35,-97"), "#3a1416", 1.7)


# helmets of Fighters, hoods of Hunters, hats of Shamans: over a face at y


def crested(ayllu: str, y: float) -> str:
    """A bronze helmet with a high crest."""
    crest = way("-4,-15 -14,-24 -12,-34 4,-39 20,-33 24,-20 17,-14 12,-22 4,-24")
    p = livery_of(ayllu)
    out = shape(curve(at(crest, 0, y), 4, True), "#c2402f", 2.1)
    out += lines(f"M-2 {y - 20}L-6 {y - 31}M4 {y - 24}L4 {y - 36}M11 {y - 22}L16 {y - 31}", 1.6)
    dome = curve(at(way("-14,-2 -14,-12 0,-22 14,-12 14,-2"), 0, y), 6) + curve(
        at(way("14,-2 0,-9 -14,-2"), 0, y), 4
    )
    return out + shape(dome, "url(#brass)", 2.1) + dot(0, y - 14, 3.4, p.middle, 1.5)


def crescent_helmet(ayllu: str, y: float) -> str:
    """A helmet under a standing crescent."""
    p = livery_of(ayllu)
    moon = f"M-12 {y - 40}A14 14 0 1 0 12 {y - 40}A11 11 0 0 1 -12 {y - 40}Z"
    out = f'<path d="{moon}" fill="url(#moon_silver)" stroke="{EDGE}" stroke-width="2.1"/>'
    dome = curve(at(way("-14,-2 -14,-12 0,-22 14,-12 14,-2"), 0, y), 6) + curve(
        at(way("14,-2 0,-9 -14,-2"), 0, y), 4
    )
    return out + shape(dome, p.middle, 2.1) + lines(f"M-12 {y - 7}Q0 {y - 15} 12 {y - 7}", 2, PAPER)


def spider_helmet(ayllu: str, y: float) -> str:
    """A black helmet with the eight legs of a spider."""
    out = ""
    for side in (-1, 1):
        for a, b, c, d in ((14, -24, 25, -14), (12, -31, 23, -28), (8, -37, 17, -41), (3, -38, 7, -48)):
            leg = f"M{side * 6} {y - 16}L{side * a} {y + b}L{side * c} {y + d}"
            out += lines(leg, 5) + lines(leg, 2.4, livery_of(ayllu).light)
    dome = curve(at(way("-14,-2 -15,-13 0,-24 15,-13 14,-2"), 0, y), 6) + curve(
        at(way("14,-2 0,-9 -14,-2"), 0, y), 4
    )
    out += shape(dome, "#26232e", 2.1)
    return out + "".join(
        dot(x, y - b, 2, "#ff6a4c", 1) for x, b in ((-6, 12), (6, 12), (-2.4, 16), (2.4, 16))
    )


def bare(ayllu: str, y: float) -> str:
    """No helmet."""
    return ""


def _hood(y: float, fill: str, ears: str, inside: str, tips: str = "") -> str:
    out = ""
    for side in (-1, 1):
        ear = [(side * a, b + y) for a, b in way(ears)]
        x = sum(a for a, _ in ear) / len(ear)
        top = sum(b for _, b in ear) / len(ear)
        out += shape(ear, fill, 2)
        out += f'<path d="{path([(x + (a - x) * 0.5, top + (b - top) * 0.5) for a, b in ear])}" fill="{inside}"/>'
        if tips:
            out += shape([(side * a, b + y) for a, b in way(tips)], PAPER, 1.3)
    hood = curve(at(way("-14.6,6 -14.4,-8 0,-17 14.4,-8 14.6,6"), 0, y), 5)
    return out + shape(hood + curve(at(way("14.6,6 11,-5 0,-8.6 -11,-5 -14.6,6"), 0, y), 4), fill, 2.1)


def puma_hood(ayllu: str, y: float) -> str:
    """The pelt of a puma: round ears."""
    ears = "4,-14 6,-23 12,-26 16,-20 13,-7"
    return _hood(y, "#c98f4a", ears, "#7a4a22") + lines(
        f"M-4 {y - 14}v4M0 {y - 15}v4M4 {y - 14}v4", 1.8, "#5a3518"
    )


def fox_hood(ayllu: str, y: float) -> str:
    """The pelt of a fox: tall ears with dark tips."""
    hood = _hood(y, "#d0662c", "2,-14 11,-38 16,-8", "#5a2410")
    tips = "".join(
        solid([(s * a, b + y) for a, b in way("8,-30 11,-38 12.6,-29")], "#2f1a10", 1.2) for s in (-1, 1)
    )
    return hood + tips + lines(f"M0 {y - 15}v5", 2.4, PAPER)


def jaguar_hood(ayllu: str, y: float) -> str:
    """The head of a jaguar, whose teeth hang over the brow."""
    out = _hood(y, "#e0b04a", "5,-15 8,-25 15,-23 15,-9", "#3a2410")
    spots = ((-9, -9), (-4, -14), (4, -14), (9, -9), (0, -11))
    out += "".join(
        f'<circle cx="{a}" cy="{y + b}" r="2.4" fill="none" stroke="#3a2410" stroke-width="1.6"/>'
        for a, b in spots
    )
    teeth = "".join(f"M{x - 2} {y - 7 + abs(x) * 0.4}l2 6l2 -6Z" for x in (-7, -2.4, 2.4, 7))
    return out + f'<path d="{teeth}" fill="#fffaf0" stroke="{EDGE}" stroke-width="1.1"/>'


def wolf_hood(ayllu: str, y: float) -> str:
    """A black pelt with pricked ears."""
    return _hood(y, "#3a333a", "3,-13 8,-31 15,-8", "#8f2a2c")


def _brim(y: float, wide: float, fill: str, droop: float = 0) -> str:
    left = [(-wide, -5 + droop), (0, 2), (wide, -5 + droop), (wide * 0.5, -12), (-wide * 0.5, -12)]
    return shape(curve(at(left, 0, y), 6, True), fill, 2.1)


def flat_hat(ayllu: str, y: float) -> str:
    """A straw hat as broad as its bearer is silent."""
    p = livery_of(ayllu)
    crown = shape(curve(at(way("-12,-8 -10,-19 0,-22 10,-19 12,-8"), 0, y), 5), p.dark, 2)
    out = crown + _brim(y - 1, 34, p.middle) + lines(f"M-27 {y - 6}Q0 {y - 1} 27 {y - 6}", 1.6, TRIM[ayllu])
    return out + "".join(
        lines(f"M{x} {y - 3 + abs(x) * 0.03}v6", 2, TRIM[ayllu]) + dot(x, y + 4, 2.2, "#c2402f", 1)
        for x in (-29, 29)
    )


def moon_hat(ayllu: str, y: float) -> str:
    """A pointed hat whose brim is a crescent."""
    p = livery_of(ayllu)
    crown = curve(at(way("-12,-8 -8,-26 2,-42 8,-26 12,-8"), 0, y), 5)
    out = shape(crown, p.dark, 2)
    brim = f"M-30 {y - 20}A34 24 0 0 0 30 {y - 20}A34 15 0 0 1 -30 {y - 20}Z"
    out += f'<path d="{brim}" fill="{p.middle}" stroke="{EDGE}" stroke-width="2.1"/>'
    stars = ((-2, -17), (3, -26), (1, -34))
    return out + "".join(f'<circle cx="{a}" cy="{y + b}" r="1.7" fill="#fff"/>' for a, b in stars)


def stone_hat(ayllu: str, y: float) -> str:
    """A hat like a stepped pyramid."""
    p = livery_of(ayllu)
    out = ""
    for half, low, high in ((9, -28, 11), (16, -18, 11), (25, -7, 12)):
        step = [
            (-half, y + low),
            (-half + 1.6, y + low - high),
            (half - 1.6, y + low - high),
            (half, y + low),
        ]
        out = shape(step, p.middle if half != 16 else p.dark, 2.1) + out
    return out + lines(f"M-20 {y - 12}h4v-4h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v4h4", 1.8, TRIM[ayllu])


def crooked_hat(ayllu: str, y: float) -> str:
    """A tall hat with a bent tip, between the horns."""
    p = livery_of(ayllu)
    crown = curve(at(way("-12,-8 -9,-26 -2,-38 -14,-46 6,-46 10,-28 12,-8"), 0, y), 5)
    out = shape(crown, "#2a1a1e", 2) + _brim(y - 1, 29, p.dark, 4)
    return out + lines(f"M-11 {y - 13}Q0 {y - 8} 11 {y - 13}", 3, "#f3d27a")


# garments


_WEAVES = {
    "steps": "M-20 {y}h4v-4h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v4h4",
    "waves": "M-22 {y}q3 -5 6 0t6 0t6 0t6 0t6 0t6 0t6 0",
    "bars": "M-22 {y}h44",
    "zigzag": "M-22 {y}l5 -6l5 6l5 -6l5 6l5 -6l5 6l5 -6l5 6l5 -6",
    "dots": "M-18 {y}h.1M-12 {y}h.1M-6 {y}h.1M0 {y}h.1M6 {y}h.1M12 {y}h.1M18 {y}h.1",
}


def weave(kind: str, colour: str, rows: Sequence[float]) -> str:
    """Woven rows at these heights; `checks` fills the ground between them."""
    if kind == "checks":
        cells = "".join(
            f"M{-24 + 8 * i + (4 if k % 2 else 0)} {y}h4v5h-4Z" for k, y in enumerate(rows) for i in range(7)
        )
        return f'<path d="{cells}" fill="{colour}" stroke="{EDGE}" stroke-width=".7"/>'
    data = "".join(_WEAVES[kind].format(y=y) for y in rows)
    return lines(data, 3.2 if kind == "dots" else 2, colour)


def tunic(name: str, ayllu: str, outline: Points, fill: str, cloth: str, foot: float) -> str:
    """A garment with its weave above the hem, shaded on the right."""
    trim = TRIM[ayllu]
    rows = [foot - 6 - (9 if cloth == "steps" else 6) * k for k in range(2)]
    out = shape(outline, fill)
    out += f'<clipPath id="cloth_{name}"><path d="{path(outline)}"/></clipPath>'
    out += f'<g clip-path="url(#cloth_{name})">{weave(cloth, trim, rows)}</g>'
    return out + shade([p for p in outline if p[0] > 5], -62, 3, 1.1)


def bell(top: float, foot: float, half: float, shoulder: float = 11) -> Points:
    """The outline of a garment that widens downwards."""
    middle = (top + foot) / 2
    left = curve([(-shoulder, top), (-half * 0.78, middle), (-half, foot)], 5)
    hem = curve([(-half, foot), (0, foot + 6), (half, foot)], 5)
    return left + hem + [(-x, y) for x, y in left[::-1]]


def limb(data: str, fill: str, width: float = 5.4) -> str:
    """An arm or a leg."""
    return lines(data, width + 4.2) + lines(data, width, fill)


def tocapu(sign: str, ground: str, ink: str, s: float = 1.0) -> str:
    """The woven square that only one walla wears."""
    out = (
        f'<rect x="-10.6" y="-10.6" width="21.2" height="21.2" rx="2" fill="{ground}" '
        f'stroke="{EDGE}" stroke-width="1.8"/>'
    )
    out += (
        f'<rect x="-8.4" y="-8.4" width="16.8" height="16.8" fill="none" stroke="{ink}" '
        'stroke-width="1" opacity=".6"/>'
    )
    return put(out + lines(sign, 2.7, ink), 0, 0, s)
