"""The plates under the tiles: a number or a combination of dice, brown in the valley and grey on mountains."""

from functools import partial

from engraving.geometry import Points
from engraving.ink import path
from engraving.palette import BRASS
from engraving.picture import Picture, drawn

HEIGHT = 38  # of a plate with its dark edge
_LONG = 96  # and its length in the picture
_BLEED = 8  # how far its shadow reaches
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def flat_die(x: float, y: float, side: float, face: int) -> str:
    """A die drawn flat, for plates, panels and hints."""
    half = side / 2
    box = f'width="{side}" height="{side}" rx="{side * 0.2:.1f}"'
    out = f'<rect x="{x - half + 0.8:.1f}" y="{y - half + 1.3:.1f}" {box} fill="#140804" opacity=".55"/>'
    out += (
        f'<rect x="{x - half:.1f}" y="{y - half:.1f}" {box} '
        f'fill="url(#die)" stroke="#3a2410" stroke-width="{side / 27:.2f}"/>'
    )
    radius = side * (0.125 if face > 1 else 0.15)
    for px, py in PIPS[face]:
        out += (
            f'<circle cx="{x + px * side * 0.27:.1f}" '
            f'cy="{y + py * side * 0.27:.1f}" r="{radius:.2f}" fill="#20120a"/>'
        )
    return out


def _board(width: float, grow: float) -> Points:
    """The outline of a plate, `grow` larger on every side, its lower corners cut."""
    w, h, cut = width / 2 + grow, HEIGHT / 2 - 1.6 + grow, 9.0
    return [
        (-w + 4, -h), (w - 4, -h), (w, -h + 4), (w, h - cut - 2), (w - cut * 0.75, h), (-w + cut * 0.75, h),
        (-w, h - cut - 2), (-w, -h + 4),
    ]  # fmt: skip


def board(width: float, mountain: bool) -> str:
    """An empty plate about the origin."""
    fill, rim, line = (
        ("plate_mountain", "#dfe4e6", "#c2cbd1") if mountain else ("plate_valley", "#d9a95c", "#b07f42")
    )
    shadow = (
        f'<path d="{path(_board(width, 2.2))}" fill="#140804" opacity=".5" '
        f'transform="translate(1.5 2.5)" filter="url(#blur1)"/>'
    )
    layers = (
        f'<path d="{path(_board(width, 1.6))}" fill="#1d0f07"/>'
        f'<path d="{path(_board(width, 0.4))}" fill="{rim}"/>'
    )
    layers += f'<path d="{path(_board(width, -1.2))}" fill="url(#{fill})"/>'
    return (
        shadow
        + layers
        + f'<path d="{path(_board(width, -3.2))}" fill="none" stroke="{line}" stroke-width=".8" opacity=".8"/>'
    )


def _iron_plate() -> str:
    """The Graveyard's plate, for a word set by the game."""
    return (
        '<g filter="url(#shadow_small)"><path d="M-60 -13H60L48 13H-48Z" '
        'fill="#3d332c" stroke="#140a06" stroke-width="1.6"/></g>'
        f'<path d="M-55 -10H55L46 10H-46Z" fill="none" stroke="{BRASS}" stroke-opacity=".7" stroke-width="1.2"/>'
    )


def pictures() -> list[Picture]:
    """`plate.valley` and `plate.mountain`, nine-slices for figures and dice; `plate.graveyard`; `face.1` to 6."""
    size = (_LONG + 2 * _BLEED, HEIGHT + 2 * _BLEED)
    margin = _BLEED + 15
    out: list[Picture] = []
    for mountain in (False, True):
        out.append(
            drawn(
                f"plate.{'mountain' if mountain else 'valley'}",
                size,
                partial(board, _LONG - 3.2, mountain),
                (size[0] / 2, size[1] / 2),
                margins=(margin, margin, margin, margin),
                facts={"bleed": [float(_BLEED)]},
            )
        )
    out.append(drawn("plate.graveyard", (132, 36), _iron_plate, (66.0, 17.0)))
    for face in PIPS:
        out.append(drawn(f"face.{face}", (36, 38), partial(flat_die, 0, 0, 33, face), (17.5, 18)))
    return out
