"""Sacrifice Cards and clergy cards about their middles: the parts of a front, the backs, the half figures."""

from functools import partial

from engraving.andean import sun
from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import lines, put, way
from engraving.palette import EDGE
from engraving.picture import Picture
from engraving.pieces import dot, shape

from machu_picchu.figures import HAIR, SKIN
from machu_picchu.goods import gold_figure, good
from machu_picchu.kit import WOOL, sprite
from machu_picchu.signs import CLERGY, JOBS, clergy

_GOOD_OF = {"farmer": "corn", "shepherd": "llama", "planter": "coca", "potter": "pottery", "weaver": "cloth"}


def _icon(icon: str) -> str:
    """An icon of a card in its roundel: the tool of a job on cream, the beast or veil of a clergy on wool."""
    job = icon in JOBS
    fill = "#fffaf0" if job else "#e9c3b0"
    out = (
        f'<circle r="20" fill="{fill}" stroke="{EDGE}" stroke-width="1.8"/><circle r="17" '
        f'fill="none" stroke="{"#a87a34" if job else WOOL[0]}" stroke-width="1.2"/>'
    )
    if job:
        out += put(good(_GOOD_OF[icon]), 0, 0.6, 0.84)
    else:
        out += put(clergy(icon, "#4a1420"), 0, 0, 1.08)
    return put(out, 0, 0, 19.5 / 20)


_STEPS = (
    "M-34 -51H-22V-47H-27V-42H-34ZM34 -51H22V-47H27V-42H34ZM-34 51H-22V47H-27V42H-34ZM34 51H22V47H27V42H34Z"
)


def card_front() -> str:
    """A Sacrifice Card, 84 x 118, without its signs and its gold."""
    out = (
        f'<rect x="-42" y="-59" width="84" height="118" rx="7" fill="#fbf3dc" stroke="{EDGE}" '
        'stroke-width="1.8"/>'
    )
    out += (
        '<rect x="-37.5" y="-54.5" width="75" height="109" rx="4" fill="url(#card_face)" '
        f'stroke="{WOOL[1]}" stroke-width="2.4"/>'
    )
    out += (
        '<rect x="-34" y="-51" width="68" height="102" rx="2.5" fill="none" stroke="#c98416" '
        'stroke-width="1.1"/>'
    )
    return out + f'<path d="{_STEPS}" fill="{WOOL[0]}"/>' + lines("M-27 24.5H27", 1.2, "#a87a34")


_GOLD = {3: (15.0, 0.78), 5: (11.0, 0.7), 7: (8.2, 0.62)}  # by number: from figure to figure, their size


def _row_of_gold(count: int) -> str:
    step, size = _GOLD[count]
    return "".join(put(gold_figure(size), step * (k - (count - 1) / 2), 2) for k in range(count))


def _back() -> str:
    """The back: cochineal weave, a stepped diamond and the sun."""
    out = (
        f'<rect x="-42" y="-59" width="84" height="118" rx="7" fill="#fbf3dc" stroke="{EDGE}" '
        'stroke-width="1.8"/>'
    )
    out += (
        '<rect x="-37.5" y="-54.5" width="75" height="109" rx="4" fill="url(#wool)" '
        f'stroke="{EDGE}" stroke-width="1.2"/>'
    )
    rows = ""
    for j in range(-5, 6):
        for i in range(-3, 4):
            if (i + j) % 2 == 0:
                rows += f"M{i * 12 - 4} {j * 10}h2v-2h2v-2h2v2h2v2h-2v2h-2v2h-2v-2h-2Z"
    out += (
        '<clipPath id="weave"><rect x="-33" y="-50" width="66" height="100"/></clipPath><path '
        f'd="{rows}" fill="#b55a58" opacity=".55" clip-path="url(#weave)"/>'
    )
    out += (
        '<rect x="-33.5" y="-50.5" width="67" height="101" rx="2.5" fill="none" '
        'stroke="#e0a93e" stroke-width="1.4"/>'
    )
    cells = way("0,-34 9,-34 9,-25 18,-25 18,-13 27,-13 27,13 18,13 18,25 9,25 9,34")
    ring = cells + [(-a, b) for a, b in cells[:0:-1]]
    out += f'<path d="{path(ring)}" fill="{WOOL[2]}" stroke="#e0a93e" stroke-width="1.6"/>'
    return out + sun(19)


_ROW_TINT = {
    "virgin": ("#dfe7ea", "#7f99a6"),
    "puma": ("#f1d9a6", "#b5792f"),
    "condor": ("#dcd6e4", "#6d6280"),
}


def _clergy_card(kind: str) -> str:
    """A clergy card 64 x 84: a half figure in its robe before a pale disc."""
    light, dark = _ROW_TINT[kind]
    out = (
        f'<rect x="-32" y="-42" width="64" height="84" rx="6" fill="#fbf3dc" stroke="{EDGE}" '
        'stroke-width="1.8"/>'
    )
    out += (
        f'<rect x="-28" y="-38" width="56" height="76" rx="3.5" fill="{light}" stroke="{dark}" '
        'stroke-width="1.6"/><circle cy="-10" r="23" fill="#fffaf0" opacity=".75"/>'
    )
    return out + put({"virgin": virgin, "puma": _puma, "condor": _condor}[kind](), 0, 26, 0.86)


def virgin() -> str:
    """A Virgin of the Sun under her veil; the foot of the robe at y = 12."""
    veil = curve([(-7, -52), (-17, -40), (-20, 12)], 5) + curve([(20, 12), (17, -40), (7, -52)], 5)
    out = shape(veil, "#f6f1e4", 2.2) + shape([(-13, -22), (-15, 12), (15, 12), (13, -22)], "#8fb3bd", 1.9)
    out += lines("M-14 4H14M-14.4 8H14.4", 1.6, "#fff4d6") + lines("M0 -20V3", 1.3)
    out += dot(0, -36, 10, SKIN, 2) + shape(
        curve(way("-10,-36 -9,-46 0,-49 9,-46 10,-36"), 4) + curve([(10, -36), (0, -42), (-10, -36)], 3),
        HAIR,
        1.6,
    )
    out += lines(
        ("M-5 -36.6Q-3.4 -38 -1.8 -36.6M1.8 -36.6Q3.4 -38 5 -36.6M0 -36L-1 -32.6H0.6M-2 -30Q0 -28.8 2 -30"),
        1.2,
    )
    return out + f'<circle cy="-14" r="5" fill="url(#gold)" stroke="{EDGE}" stroke-width="1.5"/>'


def _robe(fill: str) -> str:
    robe = curve([(-9, -24), (-20, -12), (-22, 12)], 5) + curve([(22, 12), (20, -12), (9, -24)], 5)
    return shape(robe, fill, 2.2)


def _puma() -> str:
    """A Puma Priest in the skin of a puma."""
    out = _robe("#c98a3c") + lines("M-21 6Q0 11 21 6", 2, "#fff0d0")
    hood = curve(way("-14,-20 -17,-40 -15,-57 -8,-51 0,-53 8,-51 15,-57 17,-40 14,-20"), 4)
    out += shape(hood, "#d99c48", 2.2) + dot(0, -31, 10, SKIN, 1.9)
    out += (
        '<path d="M-7.6 -46L-2.6 -44L-3.6 -42L-7 -43ZM7.6 -46L2.6 -44L3.6 -42L7 -43Z" '
        f'fill="{EDGE}"/><path d="M-10 -37.6L-7 -30L-5 -37.6ZM10 -37.6L7 -30L5 -37.6ZM-3 '
        f'-40.4L-1.6 -35L0 -40.4ZM3 -40.4L1.6 -35L0 -40.4Z" fill="#fffdf0" stroke="{EDGE}" '
        'stroke-width="1"/>'
    )
    out += lines(
        (
            "M-5 -31.4Q-3.4 -32.8 -1.8 -31.4M1.8 -31.4Q3.4 -32.8 5 -31.4M0 -31L-1 -27.6H0.6M-2.4 "
            "-25Q0 -23.8 2.4 -25"
        ),
        1.2,
    )
    return out + "".join(
        f'<circle cx="{a}" cy="{b}" r="1.7" fill="#7a4a16"/>'
        for a, b in ((-13, -4), (12, -6), (-8, 2), (14, 1), (-3, -10), (5, -2))
    )


def _condor() -> str:
    """A Condor Priest with wings and a beaked cap."""
    out = ""
    for side in (-1, 1):
        wing = [(side * a, b) for a, b in ((8, -22), (22, -34), (27, -20), (26, -4), (27, 12), (12, 12))]
        out += shape([*curve(wing, 4, False), (side * 12, 12)], "#3a3644", 2.1) + lines(
            f"M{side * 22} -28V10M{side * 17} -22V10", 1.2, "#8f889c"
        )
    out += _robe("#5d5470") + shape(
        curve(way("-11,-24 -14,-16 0,-10 14,-16 11,-24"), 4, True), "#fffaf0", 1.7
    )
    out += dot(0, -33, 10, SKIN, 1.9)
    cap = curve(way("-11,-34 -11,-44 -2,-51 9,-48 17,-42 21,-34 15,-36 10,-38 0,-40"), 4, True)
    out += shape(cap, "#2f2a38", 2) + (
        f'<path d="M14 -41Q22 -40 21 -33Q17 -37 13 -37Z" fill="#e3b23a" stroke="{EDGE}" '
        'stroke-width="1.3"/><circle cx="8" cy="-43" r="1.6" fill="#fff4d6"/>'
    )
    out += lines(
        (
            "M-5 -33.4Q-3.4 -34.8 -1.8 -33.4M1.8 -33.4Q3.4 -34.8 5 -33.4M0 -33L-1 -29.6H0.6M-2.4 "
            "-27Q0 -25.8 2.4 -27"
        ),
        1.2,
    )
    return out + lines("M-20 6Q0 11 20 6", 2, "#e3b23a")


def pictures() -> list[Picture]:
    """`card.front` with what lies on it: at (-12.5, -27) and (12.5, 4) from its middle `card.sign.farmer` and its like,
    at (0, 37) `card.gold.3` and its like. `card.back`, and `card.virgin`, `card.puma`, `card.condor`.
    """
    out = [sprite("card.front", (88, 122), card_front), sprite("card.back", (88, 122), _back)]
    out += [sprite(f"card.sign.{kind}", (42, 42), partial(_icon, kind)) for kind in (*JOBS, *CLERGY)]
    out += [sprite(f"card.gold.{count}", (70, 28), partial(_row_of_gold, count)) for count in _GOLD]
    return out + [sprite(f"card.{kind}", (68, 88), partial(_clergy_card, kind)) for kind in CLERGY]
