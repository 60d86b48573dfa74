"""The three white pieces: android, juggernaut, mechanical miner. Same units as the other pieces."""

from engraving.geometry import curve, ellipse
from engraving.ink import taper
from engraving.palette import BRASS, EDGE
from engraving.pieces import dot, rod, shade, shape

LENS = "#8fe0d6"


def android() -> str:
    """A broad walking automaton with a chest valve and two lenses; one arm is raised, the other held out."""
    out = _android_legs() + _android_arms()
    body = curve([(-25, -64), (-28, -46), (-17, -24), (17, -24), (28, -46), (25, -64), (0, -69)], 4, True)
    out += shape(body, "url(#body_white)")
    out += shade([(10, -64), (25, -64), (28, -46), (17, -24), (9, -24)], -60, 3, 1)
    out += f'<path d="M-27 -40Q0 -31 27 -40" fill="none" stroke="{EDGE}" stroke-width="4"/>'
    out += f'<path d="M-27 -40Q0 -31 27 -40" fill="none" stroke="{BRASS}" stroke-width="1.8"/>'
    out += dot(0, -50, 9, "#3a2a1c", 2)
    out += f'<circle cx="0" cy="-50" r="9" fill="none" stroke="{BRASS}" stroke-width="2.2"/>'
    out += f'<path d="M-4 -50H4M0 -54V-46" stroke="{BRASS}" stroke-width="1.8"/>'
    return out + f'<g transform="translate(0 -1)">{_android_head()}</g>'


def _android_legs() -> str:
    out = shape([(-13, -28), (-21, 0), (-8, 2), (-2, -24)], "#cfc3a4")
    out += shape([(2, -24), (8, 2), (21, 0), (13, -28)], "#b9ab88")
    for y in (-10, -16):
        out += f'<path d="M-18 {y}L-7 {y + 2}M7 {y + 2}L18 {y}" stroke="{EDGE}" stroke-width="1.4"/>'
    out += shape([(-27, 0), (-27, 8), (-6, 8), (-8, 0)], "#8f7a52", 2)
    return out + shape([(8, 0), (6, 8), (27, 8), (27, 0)], "#8f7a52", 2)


def _android_arms() -> str:
    out = rod("M-24 -60L-40 -70L-40 -88", "#d9cfb2", 6.4, 4) + rod("M24 -60L42 -52L46 -34", "#b9ab88", 6.4, 4)
    out += rod("M-45.5 -98A6.4 6.4 0 1 0 -34.5 -98", BRASS, 2.6, 3) + rod(
        "M41 -23A6.4 6.4 0 1 1 52 -25", BRASS, 2.6, 3
    )
    for x, y in ((-40, -70), (42, -52), (-24, -60), (24, -60)):
        out += dot(x, y, 5, BRASS, 1.8)
    return out


def _android_head() -> str:
    out = shape(curve([(-13, -64), (-14, -82), (0, -91), (14, -82), (13, -64)], 5), "#f4ecd6")
    out += '<rect x="-10" y="-79" width="20" height="8" rx="4" fill="#20140c"/>'
    out += f'<circle cx="-4" cy="-75" r="2.6" fill="{LENS}"/><circle cx="5" cy="-75" r="2.6" fill="{LENS}"/>'
    out += f'<path d="M-6 -67H6M-3 -69V-65M0 -69V-65M3 -69V-65" stroke="{EDGE}" stroke-width="1.3"/>'
    return out + f'<path d="M0 -90V-100" stroke="{EDGE}" stroke-width="2.4"/>' + dot(0, -101, 3.2, BRASS, 1.6)


def juggernaut() -> str:
    """An ironclad with a ram and three cannons under an armoured envelope."""
    out = rod("M0 2V-30", "#e2b863", 3.4, 3.6)
    out += rod("M-30 -66L-26 -52M-8 -66V-52M16 -66V-52M36 -66L34 -52", "#8a6238", 2, 2.2)
    out += shape([(34, -80), (54, -98), (56, -74)], "#a89a7c") + _armoured_envelope()
    hull = [(-50.0, -54.0), (50.0, -54.0), (58.0, -42.0), (40.0, -22.0), (-30.0, -22.0), (-46.0, -34.0)]
    for x in (-24, 2, 28):
        out += rod(f"M{x} -38L{x - 7} -17", "#5b5148", 4.6, 3.2)
    out += shape(hull, "#d6d0c0") + shape([(-44, -54), (-74, -38), (-36, -30), (-38, -46)], "#b4b9be")
    out += '<path d="M-74 -38L-36 -30L-37 -39Z" fill="#4a5058"/>'
    out += shade([(-34, -36), (54, -40), (40, -22), (-30, -22)], -52, 3.2, 1.2)
    out += f'<path d="M-44 -45H54" stroke="{EDGE}" stroke-width="1.8"/>'
    for x in (-24, 2, 28):
        out += f'<circle cx="{x}" cy="-37" r="5.4" fill="#2a1a12" stroke="{BRASS}" stroke-width="2"/>'
    for x in (44, 52):
        out += f'<ellipse cx="62" cy="{-90 + x}" rx="2.4" ry="6" fill="#d8c9a4" stroke="{EDGE}" stroke-width="1.5"/>'
    return out


def _armoured_envelope() -> str:
    out = ""
    for x in (-6, 12):
        out += shape([(x - 4, -94), (x - 3, -106), (x + 3, -106), (x + 4, -94)], "#5b5148", 2)
    plates = [
        (-40.0, -80.0),
        (-26.0, -96.0),
        (20.0, -98.0),
        (42.0, -86.0),
        (42.0, -74.0),
        (22.0, -64.0),
        (-26.0, -65.0),
    ]
    out += shape(plates, "url(#body_white)")
    for x, top, foot in ((-18, -96, -65), (4, -97, -64), (26, -94, -66)):
        out += f'<path d="M{x} {top}V{foot}" stroke="{EDGE}" stroke-width="1.8"/>'
    out += f'<path d="M-39 -80H42" stroke="{EDGE}" stroke-width="1.8"/>'
    out += shade([(-36, -76), (42, -76), (22, -64), (-26, -65)], -52, 3.2, 1.2)
    for x in (-24, -12, -1, 10, 20, 32):
        out += f'<circle cx="{x}" cy="-87" r="1.4" fill="{EDGE}"/><circle cx="{x}" cy="-71" r="1.4" fill="{EDGE}"/>'
    return out


def _pick() -> str:
    head = curve([(-58, -56), (-48, -80), (-28, -92), (-24, -85), (-40, -74), (-52, -56)], 4, True)
    return rod("M-16 -62L-38 -74", "#cbbf9f", 4.4, 3.6) + shape(head, "#8a8f96", 2.2)


def _screw() -> str:
    out = rod("M16 -62L36 -71", "#cbbf9f", 4.4, 3.6) + shape([(30, -82), (64, -86), (40, -58)], "#c9ccd0")
    for i in range(4):
        out += f'<path d="{taper([(33 + 6.4 * i, -82), (40 + 4.8 * i, -60 - 5 * i)], 2.6, 0.7, 0.7)}" fill="{EDGE}"/>'
    return out


def miner() -> str:
    """A boiler on four legs with one great lens, a pick and a screw."""
    out = ""
    for way in (
        "M-14 -30L-34 -42L-40 4",
        "M14 -30L34 -42L40 4",
        "M-10 -24L-22 -22L-22 8",
        "M10 -24L22 -22L22 8",
    ):
        out += rod(way, "#cbbf9f", 4.6, 4.4)
    for x, y in ((-34, -42), (34, -42), (-22, -22), (22, -22)):
        out += dot(x, y, 4, BRASS, 1.6)
    out += _pick() + _screw() + shape(ellipse(0, -46, 25, 27), "url(#body_white)")
    out += shade(ellipse(6, -42, 18, 22, 20, -40, 130), -55, 3.2, 1.1)
    out += f'<path d="M-25 -42Q0 -32 25 -42" fill="none" stroke="{EDGE}" stroke-width="4.4"/>'
    out += f'<path d="M-25 -42Q0 -32 25 -42" fill="none" stroke="{BRASS}" stroke-width="2"/>'
    out += f'<circle cx="-3" cy="-55" r="11.4" fill="#2a1a12" stroke="{EDGE}" stroke-width="1.4"/>'
    out += f'<circle cx="-3" cy="-55" r="10" fill="#2a1a12" stroke="{BRASS}" stroke-width="3"/>'
    out += (
        f'<circle cx="-4" cy="-56" r="4.6" fill="{LENS}"/><circle cx="-5.5" cy="-57.5" r="1.5" fill="#fff"/>'
    )
    out += shape([(2, -72), (3, -86), (13, -86), (12, -70)], "#5b5148", 2)
    return out + shape([(0, -86), (0, -91), (16, -91), (16, -86)], BRASS, 1.8)
