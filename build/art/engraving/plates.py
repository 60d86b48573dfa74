"""The plates under the tiles: a number or a combination of dice, brown in the valley and grey on mountains."""

from collections.abc import Callable
from functools import partial

from engraving.geometry import Points
from engraving.goods import cube
from engraving.ink import path
from engraving.palette import BRASS, CREAM
from engraving.picture import BODY_FONT, Picture, drawn

HEIGHT = 37
_SIZE = (132, 52)
_MIDDLE = (66.0, 24.0)
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
    w, h, cut = width / 2 + grow, HEIGHT / 2 + grow, 9.0
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


def _figure(x: float, label: str) -> str:
    style = f'font-family="\'{BODY_FONT}\'" font-size="36" font-weight="900" text-anchor="middle"'
    return (
        f'<text x="{x}" y="12" {style} fill="#150a04" opacity=".6" transform="translate(1 1.4)">{label}</text>'
        f'<text x="{x}" y="12" {style} fill="{CREAM}">{label}</text>'
    )


def number_plate(label: str, mountain: bool, cubes: int = 0) -> str:
    """A number with the cubes that its jungle gives."""
    wide = len(label) > 1
    width = (68 if wide and cubes else 60 if wide else 54) + (0, 24, 40)[cubes]
    x = -(0, 12, 19)[cubes]
    out = board(width, mountain) + _figure(x, label)
    return out + "".join(cube(x + (34 if wide else 26) + i * 19, -0.5, 8.5) for i in range(cubes))


def dice_plate(faces: tuple[int, ...], mountain: bool) -> str:
    """A double or a run of dice."""
    out = board({2: 72, 3: 98}[len(faces)], mountain)
    return out + "".join(
        flat_die((i - (len(faces) - 1) / 2) * 31, 0, 27, face) for i, face in enumerate(faces)
    )


def _ground_name(mountain: bool) -> str:
    return "mountain" if mountain else "valley"


def _iron_plate() -> str:
    """The Graveyard's plate, for a word set by the game."""
    return (
        '<g filter="url(#shadow_small)"><path d="M-60 -13H60L48 13H-48Z" '
        'fill="#3d332c" stroke="#140a06" stroke-width="1.6"/></g>'
        f'<path d="M-55 -10H55L46 10H-46Z" fill="none" stroke="{BRASS}" stroke-opacity=".7" stroke-width="1.2"/>'
    )


def pictures() -> list[Picture]:
    """`plate.N7.2.valley` (label, cubes, ground), `plate.D3.valley`, `plate.S123.mountain` and blanks.

    Every plate lies about the anchor; in the game it is centred 53 units below its tile's centre.
    """
    out: list[Picture] = []
    for mountain in (False, True):
        ground = _ground_name(mountain)
        for number in range(1, 13):
            for cubes in (0, 1, 2):
                out.append(
                    _plate(
                        f"N{number}.{cubes}.{ground}",
                        partial(number_plate, str(number), mountain, cubes),
                    )
                )
        combinations: dict[str, tuple[int, ...]] = {f"D{face}": (face, face) for face in range(1, 7)}
        combinations |= {
            "".join(["S", *map(str, run)]): run for run in ((1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6))
        }
        for label, faces in combinations.items():
            out.append(_plate(f"{label}.{ground}", partial(dice_plate, faces, mountain)))
        out.append(_plate(f"blank.{ground}", partial(board, 72, mountain)))
    out.append(_plate("graveyard", _iron_plate))
    for face in PIPS:
        out.append(drawn(f"face.{face}", (36, 38), partial(flat_die, 0, 0, 33, face), (17.5, 18)))
    return out


def _plate(name: str, markup: Callable[[], str]) -> Picture:
    return drawn(f"plate.{name}", _SIZE, markup, _MIDDLE)
