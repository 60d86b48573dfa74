"""Trays and cloth, and the icon of the title. Trays are about their middle."""

import math

from engraving.andean import sun
from engraving.ink import path
from engraving.markup import circle, lines, put
from engraving.palette import EDGE
from engraving.picture import Picture

from inkas.kit import GOLD_THREAD, LAPIS, sprite
from inkas.scenery import hills, rays, water


def tray(inside: str) -> str:
    """A square tray of mahogany with a brass rim, 176 wide."""
    box = 'x="-88" y="-88" width="176" height="176" rx="12"'
    out = (
        f'<g filter="url(#shadow)"><rect {box} fill="#2a130b"/></g><g '
        f'filter="url(#wood)"><rect {box} fill="#5a2a18"/></g>'
    )
    rim = 'x="-87" y="-87" width="174" height="174" rx="11" fill="none"'
    out += f'<rect {rim} stroke="url(#brass)" stroke-width="2.4"/>'
    return (
        out
        + f'<rect x="-79" y="-79" width="158" height="158" rx="7" fill="{inside}" stroke="{EDGE}" stroke-width="1.8"/>'
    )


def _ukhu() -> str:
    """The tray of the banished: rings that lead downwards."""
    out = tray("url(#ukhu)")
    for r in (66, 54, 42, 30, 18):
        ring = [
            (
                (r + (3 if k % 2 else -3)) * math.cos(k * math.pi / 9),
                (r + (3 if k % 2 else -3)) * 0.92 * math.sin(k * math.pi / 9),
            )
            for k in range(18)
        ]
        out += f'<path d="{path(ring)}" fill="none" stroke="#8a5a78" stroke-width="1.4" opacity=".6"/>'
    return out


def _bowl() -> str:
    """The tray of the battle with its bowl."""
    out = tray("url(#lapis)")
    out += f'<ellipse cy="22" rx="70" ry="48" fill="{LAPIS[2]}" stroke="{EDGE}" stroke-width="1.8"/>'
    out += (
        f'<ellipse cy="25" rx="63" ry="41" fill="{LAPIS[1]}"/><ellipse cy="18" rx="56" ry="30" '
        'fill="#fff" opacity=".05"/>'
    )
    return out + '<ellipse cy="22" rx="70" ry="48" fill="none" stroke="url(#brass)" stroke-width="2"/>'


def _plate() -> str:
    """A brass plate for the name of a tray."""
    data = "M-44 -13H44L37 13H-37Z"
    brass = f'<path d="{data}" fill="url(#brass)" stroke="{EDGE}" stroke-width="1.6"/>'
    return put(brass, 0, 0, through="shadow_small")


_CLOTH = (240, 110)


def _cloth() -> str:
    """Lapis cloth sunk into a tray."""
    w, h = _CLOTH
    box = f'x="1" y="1" width="{w - 2}" height="{h - 2}" rx="8"'
    out = f'<g filter="url(#felt)"><rect {box} fill="url(#lapis)"/></g>'
    shade = f"M3 {h - 3}V10a8 8 0 0 1 8 -7H{w - 4}"
    out += lines(shade, 6, "#03161c", 0.55, 'filter="url(#blur2)"')
    return out + f'<rect {box} fill="none" stroke="#1a0a05" stroke-width="2"/>'


def _steps() -> str:
    """A woven border of steps, which can be laid end to end."""
    return lines("".join(f"M{1 + k * 16} 10h4v-3h3v-3h3v3h3v3" for k in range(20)), 1.6, GOLD_THREAD, 0.6)


def _icon() -> str:
    """The sun of the staff over the lake, in a ring of brass."""
    out = '<clipPath id="round"><circle r="27"/></clipPath>' + circle(31, "url(#brass)", "#2a1608", 2)
    scene = '<rect x="-30" y="-30" width="60" height="60" fill="#bfe6ee"/>' + rays(
        0, -6, 8, 44, "#fffbe0", 16
    )
    scene += hills(10, "#7fa0a8", "#fffdf6") + water(14)
    scene += lines("M0 20V-6", 7) + lines("M0 20V-6", 4, "#f2c24c") + put(sun(17, True, 16), 0, -7)
    out += f'<g clip-path="url(#round)">{scene}</g>' + circle(27, "none", EDGE, 2)
    return put(out, 0, 0, through="shadow_small")


def pictures() -> list[Picture]:
    """`tray.ukhu` and `tray.battle` with the `plate` below, the nine-slice `cloth`, its strip `cloth.steps`, `icon`."""
    return [
        sprite("tray.ukhu", (200, 204), _ukhu, (98, 96)),
        sprite("tray.battle", (200, 204), _bowl, (98, 96)),
        sprite("plate", (96, 34), _plate, (47, 16)),
        sprite("cloth", _CLOTH, _cloth, (0, 0), margins=(16, 16, 16, 16)),
        sprite("cloth.steps", (320, 12), _steps, (0, 0)),
        sprite("icon", (70, 72), _icon, (34, 34)),
    ]
