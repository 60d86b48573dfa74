"""Common ground of this title's drawings: its colours and gradients."""

from engraving import sprites
from engraving.filters import linear, radial

SEATS = ("red", "blue", "yellow", "green", "ivory")
WOOL = ("#8a2f3a", "#6a1f2b", "#3a0f18")
GRASS = ("#d3d69a", "#b9c47e", "#9cae68", "#7d9354", "#5f7642")
PAPER = "#fff4d6"
BRASS_INK = "#f7e2a0"


def definitions() -> str:
    """The gradients and filters of this title's drawings."""
    own = [
        radial("sunglow", [(0, "#fff3c0", 0.95), (0.3, "#ffd873", 0.6), (1, "#ffb020", 0)]),
        radial("sunglow_soft", [(0, "#ffe9a0", 0.7), (0.5, "#ffcf5c", 0.25), (1, "#ffb020", 0)]),
        linear("night_fill", [(0, "#3d3f63"), (1, "#23233f")], 0.4, 1),
        radial("wool", [(0, WOOL[0]), (0.7, WOOL[1]), (1, WOOL[2])], 0.45, 0.4, 0.72),
    ]
    return f"{sprites.definitions()}<defs>{''.join(own)}</defs>"


_SPRITES = sprites.Sprites(definitions)
sprite = _SPRITES.sprite
painted = _SPRITES.painted
