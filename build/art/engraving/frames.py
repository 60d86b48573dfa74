"""Panels, sheets, buttons and trays as nine-slices: corners keep their size, edges and middle are stretched."""

from collections.abc import Callable
from functools import partial

from engraving.palette import INK, LIVERIES
from engraving.picture import Picture, drawn

Margins = tuple[int, int, int, int]
_DARK = "#2a1608"


def _box(inset: float, size: tuple[int, int], radius: float, style: str) -> str:
    """A rounded rectangle `inset` from the edge of the picture."""
    w, h = size[0] - 2 * inset, size[1] - 2 * inset
    return f'<rect x="{inset}" y="{inset}" width="{w}" height="{h}" rx="{radius}" {style}/>'


def _through(name: str, markup: str, opacity: float = 1) -> str:
    """Markup seen through a filter."""
    return f'<g filter="url(#{name})" opacity="{opacity}">{markup}</g>'


def _rivets(inset: float, size: tuple[int, int]) -> str:
    out = ""
    for x in (inset + 5, size[0] - inset - 5):
        for y in (inset + 5, size[1] - inset - 5):
            out += f'<circle cx="{x}" cy="{y}" r="5" fill="url(#brass)" stroke="{_DARK}" stroke-width="1.2"/>'
            out += f'<path d="M{x - 2.4} {y - 1.4}L{x + 2.4} {y + 1.4}" stroke="#4a3010" stroke-width="1.3"/>'
    return out


def panel(size: tuple[int, int], active: bool) -> str:
    """Paper in a brass edge; the active one is bright and lit."""
    lit = (
        _through("blur4", _box(11, size, 12, "fill='none' stroke='#ffd873' stroke-width='6' opacity='.7'"))
        if active
        else ""
    )
    out = lit + _through("shadow", _box(14, size, 9, "fill='#2a130b'"))
    edge = "brass" if active else "brass_dark"
    out += _box(14, size, 9, f"fill='url(#{edge})' stroke='{_DARK}' stroke-width='1.6'") + _box(
        18, size, 6, f"fill='{_DARK}'"
    )
    return out + _through("paper", _box(19.5, size, 5, "fill='url(#paper_fill)'")) + _rivets(14, size)


def sheet(size: tuple[int, int]) -> str:
    """A sheet of parchment with an inked double frame, for dialogues and the book of rules."""
    out = _through("shadow_big", _box(20, size, 4, "fill='#8a6232'"))
    out += _through("paper", _box(20, size, 4, "fill='url(#parchment)'"))
    out += _through("blur4", _box(22, size, 4, "fill='none' stroke='#6a3d14' stroke-width='7'"), 0.45)
    line = f"fill='none' stroke='{INK}'"
    return out + _through("wob1", _box(31, size, 2, line + " stroke-width='2'") + _box(36.5, size, 1, line))


def card(size: tuple[int, int], lit: bool) -> str:
    """A technology card: cream paper, an inked edge; golden when it can be bought."""
    out = _through("shadow", _box(10, size, 8, f"fill='#fbf3dc' stroke='{INK}' stroke-width='1.6'"))
    if lit:
        out += _box(8.5, size, 9, "fill='none' stroke='#ffd873' stroke-width='3'")
        out += _box(10.5, size, 8, "fill='none' stroke='#6a4518' stroke-width='1.2'")
    return out + _through("paper", _box(14, size, 5, "fill='#f6ead0'"))


def chip(size: tuple[int, int]) -> str:
    """A small card of one's own."""
    return _through("shadow_small", _box(5, size, 5, f"fill='#fbf3dc' stroke='{INK}' stroke-width='1.4'"))


def button(size: tuple[int, int], state: str) -> str:
    """A brass plate: normal, hover, pressed or off."""
    out = ""
    if state == "hover":
        out += _through("blur4", _box(9, size, 11, "fill='#ffcf66' opacity='.4'"))
    sunk = 2 if state == "pressed" else 0
    shadow = "shadow_small" if sunk else "shadow"
    out += _through(shadow, _box(12, size, 9, "fill='#1c0d06'"))
    fill = {"off": "brass_dark", "pressed": "brass_dark"}.get(state, "brass")
    face = _box(12, size, 9, f"fill='url(#{fill})' stroke='{_DARK}' stroke-width='1.8'")
    if state == "off":
        face += _box(12, size, 9, "fill='#3a2010' opacity='.62'")
    if state in ("normal", "hover"):
        gleam = 0.3 if state == "hover" else 0.14
        face += _box(13, size, 8, f"fill='#fff6d0' opacity='{gleam}'")
    line = "#8a6534" if state == "off" else "#7c5420"
    face += _box(17, size, 6, f"fill='none' stroke='{line}' stroke-width='1.4'")
    if state not in ("off", "pressed"):
        face += f'<path d="M21 15H{size[0] - 21}" stroke="#fff8dc" stroke-width="1.8" opacity=".8"/>'
    return out + (f'<g transform="translate(0 {sunk})">{face}</g>' if sunk else face)


def key(size: tuple[int, int], off: bool) -> str:
    """The cap of a key of the keyboard, beside a label."""
    fill, line = ("#5a3d1e", "#c9a873") if off else ("#fbf0cf", "#24120a")
    return _box(1, size, 5, f"fill='{fill}' stroke='{line}' stroke-width='1.2'")


def wood(size: tuple[int, int]) -> str:
    """Dark mahogany in a brass edge: the top bar, the market."""
    out = _through("shadow", _box(12, size, 9, "fill='#2a130b'"))
    out += _box(12, size, 9, "fill='url(#brass_dark)' stroke='#1c0d06' stroke-width='1.6'")
    out += _through("wood", _box(16, size, 6, "fill='#4f2518'"))
    return out + _box(16, size, 6, "fill='#1c0a05' opacity='.22'")


def tray(size: tuple[int, int]) -> str:
    """A mahogany rim with a brass line, to hold felt."""
    out = _through("shadow_big", _box(18, size, 14, "fill='#2a130b'"))
    out += _through("wood", _box(18, size, 14, "fill='#6a3420'"))
    out += _box(19, size, 13, "fill='none' stroke='#b3683c' stroke-width='2' opacity='.6'")
    return out + _box(24, size, 10, "fill='none' stroke='url(#brass)' stroke-width='2.2'")


def felt(size: tuple[int, int]) -> str:
    """Green felt sunk into the tray."""
    w, h = size
    out = _through("felt", _box(1, size, 8, "fill='url(#felt_fill)'"))
    shade = f"M3 {h - 3}V10a8 8 0 0 1 8 -7H{w - 4}"
    out += (
        f'<path d="{shade}" fill="none" stroke="#050d0a" stroke-width="6" opacity=".6" filter="url(#blur2)"/>'
    )
    return out + _box(1, size, 8, "fill='none' stroke='#1a0a05' stroke-width='2'")


def tip(size: tuple[int, int]) -> str:
    """A slip of paper for explanations under the mouse."""
    out = _through("shadow", _box(10, size, 4, f"fill='#fff4d6' stroke='{INK}' stroke-width='1.4'"))
    return out + _box(13, size, 2, "fill='none' stroke='#a87a34' stroke-width='1'")


def trough(size: tuple[int, int]) -> str:
    """The empty groove of a bar."""
    return _box(1, size, size[1] / 2 - 1, f"fill='#b99c66' stroke='{INK}' stroke-width='1.3'")


def filling(size: tuple[int, int], colour: str) -> str:
    """The filling of a bar in a player's colour."""
    out = _box(
        1, size, size[1] / 2 - 1, f"fill='{LIVERIES[colour].middle}' stroke='{INK}' stroke-width='1.3'"
    )
    return (
        out + f'<rect x="5" y="3.4" width="{size[0] - 10}" height="2.4" rx="1.2" fill="#fff" opacity=".5"/>'
    )


def phase(size: tuple[int, int], on: bool) -> str:
    """A pointed plate of the row of phases."""
    w, h = size
    shape = f"M1 1H{w - 13}L{w - 1} {h / 2}L{w - 13} {h - 1}H1L13 {h / 2}Z"
    fill, line = ("url(#brass)", "#fff0b8") if on else ("#2f150c", "#8a6534")
    return f'<path d="{shape}" fill="{fill}" stroke="{line}" stroke-width="1.4"/>'


def field(size: tuple[int, int]) -> str:
    """A sunk strip of paper to write on."""
    out = _box(1, size, 5, f"fill='#fffaf0' stroke='{INK}' stroke-width='1.5'")
    return out + (
        f'<path d="M3 {size[1] - 4}V7a4 4 0 0 1 4 -4H{size[0] - 4}" '
        f'fill="none" stroke="#8a6a3c" stroke-width="2" opacity=".5"/>'
    )


def pictures() -> list[Picture]:
    """`frame.*`; a shadow or glow round a frame lies outside of what the margins' lines enclose: see `facts.bleed`."""
    out: list[Picture] = []

    def add(name: str, size: tuple[int, int], markup: Callable[[], str], margin: int, bleed: int = 0) -> None:
        margins = (margin, margin, margin, margin)
        facts = {"bleed": [float(bleed)]}
        out.append(drawn(f"frame.{name}", size, markup, margins=margins, facts=facts))

    for name, active in (("panel", False), ("panel.active", True)):
        add(name, (300, 300), partial(panel, (300, 300), active), 34, 14)
    add("sheet", (420, 420), lambda: sheet((420, 420)), 52, 20)
    for name, lit in (("card", False), ("card.lit", True)):
        add(name, (200, 160), partial(card, (200, 160), lit), 24, 10)
    add("chip", (90, 50), lambda: chip((90, 50)), 12, 5)
    for state in ("normal", "hover", "pressed", "off"):
        add(f"button.{state}", (160, 88), partial(button, (160, 88), state), 28, 12)
    for name, off in (("key", False), ("key.off", True)):
        add(name, (30, 26), partial(key, (30, 26), off), 8)
    add("wood", (320, 200), lambda: wood((320, 200)), 28, 12)
    add("tray", (320, 176), lambda: tray((320, 176)), 40, 18)
    add("felt", (240, 110), lambda: felt((240, 110)), 16)
    add("tip", (120, 80), lambda: tip((120, 80)), 20, 10)
    add("field", (80, 36), lambda: field((80, 36)), 10)
    add("trough", (40, 13), lambda: trough((40, 13)), 6)
    for colour in LIVERIES:
        add(f"bar.{colour}", (40, 13), partial(filling, (40, 13), colour), 6)
    for name, on in (("phase", False), ("phase.on", True)):
        add(name, (80, 36), partial(phase, (80, 36), on), 16)
    return out
