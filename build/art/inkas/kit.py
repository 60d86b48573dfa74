"""Common ground of this title's drawings: its peoples, their colours, its gradients."""

from engraving import sprites
from engraving.filters import linear, radial
from engraving.palette import LIVERIES, Livery

AYLLUS = ("inka", "quya", "chanka", "supay", "amaru")
COLOUR = {"inka": "yellow", "quya": "green", "chanka": "blue", "supay": "red", "amaru": "ivory"}
ROLES = ("guide", "scout", "fighter", "hunter", "shaman")
PAPER = "#fff4d6"
BRASS_INK = "#f7e2a0"
GOLD_THREAD = "#e0b860"
LAPIS = ("#2f7d86", "#1c5a66", "#0c2c38")
JADE = ("#5fc4b4", "#1f8a86", "#0c5560")
YES, NO = "#2f8a4e", "#b23a2e"
HAIR = "#221510"
SKIN = {
    "inka": ("#c98d5c", "#a06a3c"),
    "quya": ("#d59c6a", "#ae7746"),
    "chanka": ("#b57a4c", "#8a5730"),
    "supay": ("#b0402c", "#6e1c14"),
}
TRIM = {"inka": "#8f2a1c", "quya": "#f6e9c8", "chanka": "#f3d27a", "supay": "#f3d27a", "amaru": JADE[1]}


def livery_of(ayllu: str) -> Livery:
    """The colours of an ayllu, as they are now: a tint is drawn in others."""
    return LIVERIES[COLOUR[ayllu]]


def definitions() -> str:
    """The gradients of this title's drawings."""
    own = [
        radial("sunglow", [(0, "#eafff8", 0.95), (0.3, "#8ff0df", 0.6), (1, "#2fb8b4", 0)]),
        radial("sunglow_soft", [(0, "#d6fff4", 0.7), (0.5, "#7de6d6", 0.28), (1, "#2fb8b4", 0)]),
        linear("hanan", [(0, "#bfe6ee"), (0.5, "#7fc0d4"), (1, "#4d8fb0")], 0.4, 1),
        linear("ukhu", [(0, "#5a3a4a"), (0.5, "#35202f"), (1, "#1b1019")], 0.4, 1),
        linear("gem_green", [(0, "#a8f0b0"), (0.5, "#2f9e58"), (1, "#0f5a34")], 0.6, 1),
        linear("gem_red", [(0, "#ffb0a0"), (0.5, "#cc3a34"), (1, "#741616")], 0.6, 1),
        radial("lapis", [(0, LAPIS[0]), (0.7, LAPIS[1]), (1, LAPIS[2])], 0.45, 0.4, 0.72),
        radial("lake_water", [(0, "#bdf0e6"), (0.5, "#4fb3b4"), (1, "#1c6a7c")], 0.5, 0.5, 0.55),
        linear("serpent", [(0, "#9fdcae"), (0.45, "#4f9a6a"), (1, "#1f5540")], 0.8, 1),
        linear("bone", [(0, "#fffdf0"), (0.5, "#f0e2bb"), (1, "#c7ac78")], 0.6, 1),
        '<filter id="ashen" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">'
        '<feColorMatrix type="matrix" '
        'values=".42 .36 .14 0 .04  .3 .44 .16 0 .05  .3 .36 .28 0 .08  0 0 0 1 0"/></filter>',
    ]
    return f"{sprites.definitions()}<defs>{''.join(own)}</defs>"


_SPRITES = sprites.Sprites(definitions)
sprite = _SPRITES.sprite
painted = _SPRITES.painted
