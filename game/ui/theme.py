"""The colours of the engraved map table that are the same in every look, and the roles of type."""

from enum import StrEnum

from game.base.colour import rgb

PARCHMENT_DARK = rgb("#c9a468")
BRASS = (rgb("#f7e2a0"), rgb("#d9ad55"), rgb("#b5832f"), rgb("#e7c678"), rgb("#7c5420"))
BRASS_LIGHT = rgb("#f7e2a0")
BRASS_MID = rgb("#d9ad55")
BRASS_DARK = rgb("#7c5420")
AMBER = rgb("#ff9a1c")
LIT_HALO = rgb("#fff0a8")
SHADOW = rgb("#140804")


class Role(StrEnum):
    """What a piece of text is for; its face and size follow from it."""

    TITLE = "title"
    HEADING = "heading"
    NAME = "name"
    BUTTON = "button"
    BODY = "body"
    STRONG = "strong"
    SMALL = "small"
    ASIDE = "aside"
    FIGURE = "figure"
    PLATE = "plate"


ROLE_SIZES: dict[Role, float] = {
    Role.TITLE: 64,
    Role.HEADING: 32,
    Role.NAME: 26,
    Role.BUTTON: 25,
    Role.BODY: 19,
    Role.STRONG: 18,
    Role.SMALL: 16,
    Role.ASIDE: 18,
    Role.FIGURE: 28,
    Role.PLATE: 36,
}
