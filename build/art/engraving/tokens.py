"""Pieces as pictures: standing, and fallen on the Graveyard."""

from functools import partial

from engraving.badges import medal
from engraving.geometry import Points, curve
from engraving.ink import path, taper
from engraving.machines import android, juggernaut, miner
from engraving.palette import EDGE, EXPEDITIONS
from engraving.picture import Picture, drawn
from engraving.pieces import camp, disc, drill, explorer, zeppelin

UNIT = 0.68
SIZE = (110, 108)
FOOT = (53.0, 80.0)
COLOURED = {"camp": camp, "explorer": explorer, "drill": drill, "zeppelin": zeppelin}
MACHINES = {"android": android, "juggernaut": juggernaut, "miner": miner}
_HEAVY = {"drill": 4, "zeppelin": 0, "juggernaut": 0}
_FALL = {
    "camp": -64,
    "explorer": -72,
    "drill": 22,
    "zeppelin": -26,
    "android": 68,
    "juggernaut": 20,
    "miner": -100,
}
WRECK_SIZE = (108, 96)


def figure(kind: str, colour: str) -> str:
    """The figure of a piece without its disc; a machine is white whatever the colour."""
    return MACHINES[kind]() if kind in MACHINES else COLOURED[kind](colour)


def standing(kind: str, colour: str) -> str:
    """A piece on its disc with the medal of its player; `white` is a machine that nobody holds."""
    holder = colour if kind in MACHINES and colour != "white" else None
    body = "white" if kind in MACHINES else colour
    lean = _HEAVY.get(kind, 0)
    figure_ = f'<g transform="translate({-lean} 0)">{figure(kind, colour)}</g>'
    return f'<g filter="url(#halo)">{disc(body, holder)}{figure_}{medal(colour)}</g>'


def _soot() -> str:
    """Scorch marks and cracks."""
    marks: list[Points] = [
        curve([(-20, -52), (-8, -44), (-12, -36), (4, -28)], 4),
        curve([(10, -64), (16, -54), (8, -48)], 4),
        [(-8, -44), (-18, -40)],
    ]
    cracks = "".join(f'<path d="{taper(line, 3.4, 0.8, 0.1)}" fill="{EDGE}"/>' for line in marks)
    stains = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#1a0d06" opacity=".4" filter="url(#blur4)"/>'
        for x, y, r in ((16, -36, 15), (-20, -60, 12), (4, -80, 10), (26, 4, 10))
    )
    return stains + cracks


def fallen(kind: str, colour: str) -> str:
    """A wrecked piece: tilted, sooty, its disc split."""
    holder = colour if kind in MACHINES and colour != "white" else None
    body = "white" if kind in MACHINES else colour
    piece = disc(body, holder) + figure(kind, colour) + medal(colour)
    split = path([(-12, -16), (-7, -4), (-13, 6), (-6, 26), (-2, 26), (-8, 6), (-2, -4), (-7, -16)])
    piece += f'<path d="{split}" fill="#1c100a" opacity=".85"/>'
    return (
        f'<g filter="url(#halo)"><g transform="rotate({_FALL[kind]}) translate(0 34)">'
        f'<mask id="body" style="mask-type:alpha">{piece}</mask>'
        f'<g filter="url(#sooty)">{piece}</g><g mask="url(#body)">{_soot()}</g></g></g>'
    )


def ghost(kind: str) -> str:
    """The empty place of a piece in the reserve."""
    return f'<g opacity=".3"><g filter="url(#grey)">{disc("white")}{figure(kind, "white")}</g></g>'


def pictures() -> list[Picture]:
    """`token.camp.red`, `wreck.camp.red` and so on; machines also as `token.android.white`; `ghost.camp`.

    The anchor of a token is the middle of its disc; of a wreck the middle of the picture.
    """
    out: list[Picture] = []
    for kind in (*COLOURED, *MACHINES):
        out.append(drawn(f"ghost.{kind}", SIZE, partial(ghost, kind), FOOT, UNIT))
        for colour in (*EXPEDITIONS, *(("white",) if kind in MACHINES else ())):
            out.append(drawn(f"token.{kind}.{colour}", SIZE, partial(standing, kind, colour), FOOT, UNIT))
            middle = (WRECK_SIZE[0] / 2, WRECK_SIZE[1] / 2)
            out.append(
                drawn(f"wreck.{kind}.{colour}", WRECK_SIZE, partial(fallen, kind, colour), middle, 0.56)
            )
    return out
