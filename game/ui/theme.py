"""The palette of the engraved map table and the roles of type. Colours are (red, green, blue)."""

from dataclasses import dataclass
from enum import StrEnum

from game.ui.colour import RGB as RGB
from game.ui.colour import rgb as rgb
from game.ui.shades import shades_of



INK = rgb("#2b1a10")
FADED_INK = rgb("#5a4028")
PARCHMENT_LIGHT = rgb("#f8eed6")
PARCHMENT = rgb("#f0e1bc")
PARCHMENT_SHADE = rgb("#e2ca96")
PARCHMENT_DARK = rgb("#c9a468")
CREAM = rgb("#fff4d6")
CARD = rgb("#fbf3dc")
MAHOGANY_LIGHT = rgb("#8a4526")
MAHOGANY = rgb("#5c2a1a")
MAHOGANY_DARK = rgb("#3a190f")
TABLE = rgb("#220d07")
BRASS = (rgb("#f7e2a0"), rgb("#d9ad55"), rgb("#b5832f"), rgb("#e7c678"), rgb("#7c5420"))
BRASS_LIGHT = rgb("#f7e2a0")
BRASS_MID = rgb("#d9ad55")
BRASS_DARK = rgb("#7c5420")
FELT_LIGHT = rgb("#2f6550")
FELT = rgb("#1f4638")
FELT_DARK = rgb("#12291f")
CRYSTAL_LIGHT = rgb("#fff0b4")
CRYSTAL = rgb("#ff9a1c")
CRYSTAL_DARK = rgb("#9a3c06")
VALLEY_PLATE = (rgb("#8a5529"), rgb("#65391a"), rgb("#42220e"))
MOUNTAIN_PLATE = (rgb("#8e979f"), rgb("#656f79"), rgb("#434c56"))
LIT = rgb("#ffd24a")
FOCUS = rgb("#7fd4ff")
LIT_HALO = rgb("#fff0a8")
PICKED = rgb("#ffd873")
YES = rgb("#1f5a3a")
NO = rgb("#9a2a1c")
SHADOW = rgb("#140804")
OUTLINE = rgb("#2a1608")
IVORY = (rgb("#fffaf0"), rgb("#f4ead2"), rgb("#cdb990"))


@dataclass(frozen=True, slots=True)
class Livery:
    """How one seat is told apart: its emblem (also its pattern), and its colours in the set that is worn now."""

    emblem: str

    @property
    def base(self) -> RGB:
        """Its colour."""
        return shades_of(self.emblem).base

    @property
    def light(self) -> RGB:
        """The light shade of its colour."""
        return shades_of(self.emblem).light

    @property
    def dark(self) -> RGB:
        """The dark shade of its colour."""
        return shades_of(self.emblem).dark

    @property
    def text(self) -> RGB:
        """The ink of words on its colour."""
        return shades_of(self.emblem).text

    @property
    def mark(self) -> RGB:
        """The colour of its pattern."""
        return shades_of(self.emblem).mark

    @property
    def colour(self) -> str:
        """The name that pictures of this seat bear."""
        return COLOURS[self.emblem]


COLOURS = {"star": "red", "anchor": "blue", "moon": "green", "crown": "yellow"}
LIVERIES = {emblem: Livery(emblem) for emblem in ("star", "anchor", "crown", "moon")}


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
