"""The palette of the engraved map table and the roles of type. Colours are (red, green, blue)."""

from dataclasses import dataclass
from enum import StrEnum

from game.ui.colour import RGB as RGB
from game.ui.colour import rgb as rgb
from game.ui.colour_sets import shades_of

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
LIT = rgb("#ffd24a")
FOCUS = rgb("#7fd4ff")
LIT_HALO = rgb("#fff0a8")
PICKED = rgb("#ffd873")
YES = rgb("#1f5a3a")
NO = rgb("#9a2a1c")
SHADOW = rgb("#140804")
OUTLINE = rgb("#2a1608")
IVORY = (rgb("#fffaf0"), rgb("#f4ead2"), rgb("#cdb990"))

RULE = PARCHMENT_DARK  # lines that part things on paper
WELL = PARCHMENT_DARK  # what choices lie in
PALE_INK = rgb("#9b8663")  # on paper, of what cannot be pressed
SUNK_INK = rgb("#c9a873")  # and on brass
SUNK_CREAM = rgb("#c9a873")  # and on wood

_STRONG: dict[str, RGB] = {  # in high contrast: darker on lighter, lighter on darker
    "INK": rgb("#0d0602"),
    "FADED_INK": rgb("#2e1a0c"),
    "PARCHMENT_LIGHT": rgb("#fffdf6"),
    "PARCHMENT": rgb("#fffaf0"),
    "PARCHMENT_SHADE": rgb("#fff6dc"),
    "CREAM": rgb("#fffdf4"),
    "CARD": rgb("#ffffff"),
    "MAHOGANY": rgb("#4d1208"),
    "MAHOGANY_DARK": rgb("#2a0c05"),
    "TABLE": rgb("#1a0805"),
    "CRYSTAL_DARK": rgb("#6a2400"),
    "LIT": rgb("#ffd400"),
    "FOCUS": rgb("#4cc3ff"),
    "YES": rgb("#0a3f24"),
    "NO": rgb("#7a1006"),
    "RULE": rgb("#5a4028"),
    "WELL": rgb("#fff6dc"),
    "PALE_INK": rgb("#453726"),
    "SUNK_INK": rgb("#453726"),
    "SUNK_CREAM": rgb("#d8bf94"),
    "OUTLINE": rgb("#0d0602"),
}
_USUAL: dict[str, RGB] = {name: globals()[name] for name in _STRONG}


def is_strong() -> bool:
    """Whether colours are those of high contrast."""
    return _STRONG["INK"] == INK


def set_strong(strong: bool) -> None:
    """Take the colours of high contrast, or the usual ones; pictures that are kept must be forgotten by the caller."""
    globals().update(_STRONG if strong else _USUAL)


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
