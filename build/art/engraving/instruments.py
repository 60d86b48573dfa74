"""Brass instruments on the map: compass, dividers, loupe, corner clamps; and the empty cartouche."""

import math

from engraving.geometry import curve
from engraving.ink import path, taper
from engraving.palette import FADED, INK


def compass(x: float, y: float, radius: float) -> str:
    """A pocket compass with its ring at the top; a star of rays and no letters."""
    r = radius
    out = (
        f'<g filter="url(#shadow)"><circle cx="{x}" cy="{y - r - 13}" '
        f'r="13" fill="none" stroke="#6a4518" stroke-width="8"/>'
    )
    out += f'<circle cx="{x}" cy="{y - r - 13}" r="13" fill="none" stroke="url(#brass)" stroke-width="5.4"/>'
    out += (
        f'<rect x="{x - 9}" y="{y - r - 8}" width="18" height="12" '
        f'rx="3" fill="url(#brass_down)" stroke="#4a3010"/>'
    )
    out += f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#brass)" stroke="#3a2410" stroke-width="2"/></g>'
    out += f'<circle cx="{x}" cy="{y}" r="{r - 5}" fill="none" stroke="#7c5420" stroke-width="1.5"/>'
    out += f'<circle cx="{x}" cy="{y}" r="{r - 9}" fill="url(#brass_dark)"/>'
    out += f'<circle cx="{x}" cy="{y}" r="{r - 12}" fill="#f7ecd0" stroke="#3a2410" stroke-width="1.4"/>'
    q = r - 12
    for i in range(72):
        a, length = math.radians(i * 5), 7 if i % 6 == 0 else 3.5
        s, c = math.sin(a), -math.cos(a)
        out += (
            f'<path d="M{x + s * (q - 2):.1f} {y + c * (q - 2):.1f}'
            f'L{x + s * (q - 2 - length):.1f} {y + c * (q - 2 - length):.1f}" '
            f'stroke="{INK}" stroke-width="{1.3 if length > 5 else 0.7}"/>'
        )
    for angle in (45, 135, 225, 315):
        out += _ray(x, y, angle, q * 0.56, 8, "#d9b36a", "#8a5a2a")
    for angle in (0, 90, 180, 270):
        out += _ray(x, y, angle, q * 0.8, 11, "#f8efd8", "#4a2e1a")
    return out + _needle(x, y, q)


def _ray(x: float, y: float, angle: float, length: float, width: float, light: str, dark: str) -> str:
    a = math.radians(angle)
    s, c = math.sin(a), -math.cos(a)
    tip = (x + s * length, y + c * length)
    left = (x + (s - c) * width * 0.7, y + (c + s) * width * 0.7)
    right = (x + (s + c) * width * 0.7, y + (c - s) * width * 0.7)
    stroke = f'stroke="{INK}" stroke-width=".8"'
    return (
        f'<path d="{path([(x, y), left, tip])}" fill="{light}" {stroke}/>'
        f'<path d="{path([(x, y), right, tip])}" fill="{dark}" {stroke}/>'
    )


def _needle(x: float, y: float, q: float) -> str:
    a = math.radians(24)
    s, c = math.sin(a), -math.cos(a)
    feet = [(x - c * 5, y + s * 5), (x + c * 5, y - s * 5)]
    out = f'<path d="{path([(x + s * q * 0.66, y + c * q * 0.66), *feet])}" fill="#a3202a" stroke="{INK}"/>'
    out += f'<path d="{path([(x - s * q * 0.66, y - c * q * 0.66), *feet])}" fill="#3f566a" stroke="{INK}"/>'
    out += f'<circle cx="{x}" cy="{y}" r="6" fill="url(#brass)" stroke="{INK}"/>'
    gleam = (
        f"M{x - q * 0.75} {y - q * 0.35}A{q * 0.85} {q * 0.85} 0 0 1 {x - q * 0.1} {y - q * 0.83}"
        f"L{x - q * 0.2} {y - q * 0.6}A{q * 0.6} {q * 0.6} 0 0 0 {x - q * 0.55} {y - q * 0.2}Z"
    )
    return out + f'<path d="{gleam}" fill="#fff" opacity=".22"/>'


def dividers(x: float, y: float) -> str:
    """A pair of dividers hinged at (x, y)."""
    out = '<g filter="url(#shadow)">'
    for dx, dy in ((-22.0, 128.0), (66.0, 116.0)):
        length = math.hypot(dx, dy)
        nx, ny = -dy / length, dx / length

        def at(
            t: float, side: float, dx: float = dx, dy: float = dy, nx: float = nx, ny: float = ny
        ) -> tuple[float, float]:
            return (x + dx * t + nx * side, y + dy * t + ny * side)

        arm = [at(0, 7), at(0.62, 4), at(0.62, -4), at(0, -7)]
        out += f'<path d="{path(arm)}" fill="url(#brass)" stroke="#3a2410" stroke-width="1.4"/>'
        out += (
            f'<path d="{path([at(0.6, 3.4), at(1, 0), at(0.6, -3.4)])}" '
            f'fill="#aeb4ba" stroke="#2a2018" stroke-width="1.3"/>'
        )
        out += (
            f'<path d="{path([at(0.15, 2), at(0.55, 1.4)], False)}" '
            f'stroke="#fff3c0" stroke-width="1.5" opacity=".8"/>'
        )
    out += f'<circle cx="{x}" cy="{y}" r="15" fill="url(#brass)" stroke="#3a2410" stroke-width="1.6"/>'
    out += f'<circle cx="{x}" cy="{y}" r="6" fill="url(#brass_dark)" stroke="#3a2410" stroke-width="1.2"/>'
    out += f'<path d="M{x - 4} {y - 3}L{x + 4} {y + 3}" stroke="#3a2410" stroke-width="1.6"/>'
    handle = f'x="{x - 4.5}" y="{y - 32}" width="9" height="19" rx="3"'
    return out + f'<rect {handle} fill="url(#brass_down)" stroke="#3a2410" stroke-width="1.4"/></g>'


def _enlarged_hills(x: float, y: float) -> str:
    out = ""
    for dx, dy, s in ((14, -4, 2.0), (-16, 20, 2.3), (26, 34, 1.9)):
        top = (x + dx, y + dy - 17 * s)
        left = curve([top, (top[0] - 7 * s, top[1] + 10 * s), (top[0] - 15 * s, top[1] + 17 * s)], 6)
        right = curve([top, (top[0] + 6 * s, top[1] + 9 * s), (top[0] + 14 * s, top[1] + 17 * s)], 6)
        data = taper(left, 2, 0.9, 0.5) + taper(right, 2.8, 0.9, 0.5)
        for k in range(1, 12):
            t = k / 12
            px, py = right[int(t * (len(right) - 1))]
            data += taper([(px - 0.5, py), (px - (4.5 + 2 * t) * s, py + (1 - t) * 9 * s + 3)], 1.2, 0.8, 0.1)
        shade = path([top, *right, (top[0] + 2 * s, top[1] + 17 * s)])
        out += (
            f'<path d="{path(left[::-1] + right)}" fill="#f4e6c4"/>'
            f'<path d="{shade}" fill="#c9ab74" opacity=".6"/><path d="{data}" fill="{INK}"/>'
        )
    return out


def loupe(x: float, y: float, r: float) -> str:
    """A reading glass over the hills."""
    out = (
        f'<g filter="url(#shadow)"><g transform="rotate(128 {x} {y})"><rect x="{x + r - 2}" '
        f'y="{y - 5}" width="16" height="10" fill="url(#brass_down)" stroke="#3a2410"/>'
    )
    out += (
        f'<rect x="{x + r + 12}" y="{y - 8}" width="48" height="16" rx="8" '
        f'fill="url(#mahogany)" stroke="#1c0c06" stroke-width="1.5"/>'
    )
    out += (
        f'<path d="M{x + r + 18} {y - 4}H{x + r + 54}" stroke="#c07a4a" stroke-width="2" opacity=".7"/></g>'
    )
    out += f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#3a2410" stroke-width="11"/>'
    out += f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="url(#brass)" stroke-width="8"/></g>'
    out += (
        f'<clipPath id="lens"><circle cx="{x}" cy="{y}" r="{r - 5}"/>'
        f'</clipPath><circle cx="{x}" cy="{y}" r="{r - 4}" fill="#f9eed2"/>'
    )
    out += (
        f'<g clip-path="url(#lens)">{_enlarged_hills(x, y)}</g>'
        f'<circle cx="{x}" cy="{y}" r="{r - 4}" fill="url(#glass)"/>'
    )
    gleam = f"M{x - r * 0.62} {y - r * 0.1}A{r * 0.62} {r * 0.62} 0 0 1 {x - r * 0.05} {y - r * 0.64}"
    return (
        out
        + f'<path d="{gleam}" fill="none" stroke="#fff" stroke-width="4.5" opacity=".7" stroke-linecap="round"/>'
    )


def cartouche(x: float, y: float, w: float, h: float) -> str:
    """A scrolled label without words."""
    cx, cy = x + w / 2, y + h / 2
    scroll = curve([(x + 12, y + 14), (cx, y + 2), (x + w - 12, y + 14)], 8)
    scroll += curve([(x + w - 12, y + 14), (x + w - 3, cy), (x + w - 12, y + h - 12)], 6)
    scroll += curve([(x + w - 12, y + h - 12), (cx, y + h - 1), (x + 12, y + h - 12)], 8)
    scroll += curve([(x + 12, y + h - 12), (x + 3, cy), (x + 12, y + 14)], 6)
    inner = [((a - cx) * 0.95 + cx, (b - cy) * 0.9 + cy) for a, b in scroll]
    out = (
        f'<path d="{path(scroll)}" fill="#f6ead0" stroke="{INK}" stroke-width="2"/>'
        f'<path d="{path(inner)}" fill="none" stroke="{INK}"/>'
    )
    for side in (-1, 1):
        for end in (-1, 1):
            px, py = cx + side * (w / 2 - 9), cy + end * (h / 2 - 11)
            spiral = [
                (
                    px + side * (10 - t * 0.9) * math.cos(t * 0.75),
                    py + end * (10 - t * 0.9) * math.sin(t * 0.75),
                )
                for t in range(10)
            ]
            out += f'<circle cx="{px}" cy="{py}" r="11" fill="#ecdcb4" stroke="{INK}" stroke-width="1.6"/>'
            out += (
                f'<path d="{path(curve(spiral, 4), False)}" fill="none" stroke="{INK}" stroke-width="1.3"/>'
            )
    rule = taper([(cx - 52, y + 96), (cx, y + 97), (cx + 52, y + 96)], 2, 0.1, 0.1)
    return f'<g filter="url(#wob)">{out}</g><path d="{rule}" fill="{FADED}"/>'


def clamp(x: float, y: float, turn: float) -> str:
    """A brass corner that holds the map down."""
    plate = "M-9 -9H52Q50 12 30 16Q18 18 16 30Q12 50 -9 52Z"
    line = "M-3 -3H42Q38 8 26 10Q12 12 10 26Q8 38 -3 42Z"
    return (
        f'<g transform="translate({x} {y}) rotate({turn})" filter="url(#shadow_small)">'
        f'<path d="{plate}" fill="url(#brass)" stroke="#3a2410" stroke-width="1.8"/>'
        f'<path d="{line}" fill="none" stroke="#7c5420" stroke-width="1.3"/>'
        '<circle cx="8" cy="8" r="5.4" fill="url(#brass_dark)" stroke="#3a2410" stroke-width="1.2"/>'
        '<path d="M5 6L11 10" stroke="#3a2410" stroke-width="1.6"/></g>'
    )
