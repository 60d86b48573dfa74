"""How everything is drawn: colours, high contrast, stillness and the pictures that mods bring, as one value.

A `Scale` carries it to every layout and drawing. Pictures that are kept are kept by it, so that two looks can be drawn
side by side.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, cast

from pygame import Surface

from game.base.colour import RGB, rgb
from game.base.colour_sets import SETS, ColourSet, SeatColours, colour_of


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours that high contrast changes; those of `game.ui.theme` are the same in every look."""

    ink: RGB
    faded_ink: RGB
    parchment_light: RGB
    parchment: RGB
    parchment_shade: RGB
    cream: RGB
    card: RGB
    mahogany: RGB
    table: RGB
    amber_dark: RGB
    lit: RGB
    focus: RGB
    yes: RGB
    no: RGB
    outline: RGB
    rule: RGB
    """Lines that part things on paper."""
    well: RGB
    """What choices lie in."""
    pale_ink: RGB
    """On paper, of what cannot be pressed."""
    sunk_ink: RGB
    """The same on brass."""
    sunk_cream: RGB
    """And on wood."""


USUAL: Final = Palette(
    ink=rgb("#2b1a10"),
    faded_ink=rgb("#5a4028"),
    parchment_light=rgb("#f8eed6"),
    parchment=rgb("#f0e1bc"),
    parchment_shade=rgb("#e2ca96"),
    cream=rgb("#fff4d6"),
    card=rgb("#fbf3dc"),
    mahogany=rgb("#5c2a1a"),
    table=rgb("#220d07"),
    amber_dark=rgb("#9a3c06"),
    lit=rgb("#ffd24a"),
    focus=rgb("#7fd4ff"),
    yes=rgb("#1f5a3a"),
    no=rgb("#9a2a1c"),
    outline=rgb("#2a1608"),
    rule=rgb("#c9a468"),
    well=rgb("#c9a468"),
    pale_ink=rgb("#9b8663"),
    sunk_ink=rgb("#c9a873"),
    sunk_cream=rgb("#c9a873"),
)
HIGH_CONTRAST: Final = Palette(  # darker on lighter, lighter on darker
    ink=rgb("#0d0602"),
    faded_ink=rgb("#2e1a0c"),
    parchment_light=rgb("#fffdf6"),
    parchment=rgb("#fffaf0"),
    parchment_shade=rgb("#fff6dc"),
    cream=rgb("#fffdf4"),
    card=rgb("#ffffff"),
    mahogany=rgb("#4d1208"),
    table=rgb("#1a0805"),
    amber_dark=rgb("#6a2400"),
    lit=rgb("#ffd400"),
    focus=rgb("#4cc3ff"),
    yes=rgb("#0a3f24"),
    no=rgb("#7a1006"),
    outline=rgb("#0d0602"),
    rule=rgb("#5a4028"),
    well=rgb("#fff6dc"),
    pale_ink=rgb("#453726"),
    sunk_ink=rgb("#453726"),
    sunk_cream=rgb("#d8bf94"),
)


ColourName = Literal[
    "ink",
    "faded_ink",
    "parchment_light",
    "parchment",
    "parchment_shade",
    "cream",
    "card",
    "mahogany",
    "table",
    "amber_dark",
    "lit",
    "focus",
    "yes",
    "no",
    "outline",
    "rule",
    "well",
    "pale_ink",
    "sunk_ink",
    "sunk_cream",
]
"""A colour of the palette by its name, for what is made before its look is known."""
Colour = ColourName | RGB


@dataclass(frozen=True, slots=True)
class ModPicture:
    """A picture that a mod brings, its size in design units and the point in it that is put at a place."""

    surface: Surface
    size: tuple[float, float]
    anchor: tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class ModPictures:
    """The pictures that mods bring, by name; each set of them differs from every other one."""

    by_name: Mapping[str, ModPicture] = field(default_factory=dict)


NO_MOD_PICTURES: Final = ModPictures()


@dataclass(frozen=True, slots=True)
class Look:
    """How everything is drawn.

    `colour_set` tells the seats apart; in `high_contrast` frames and grounds are plain; `still`: nothing that only
    adorns moves; `mod_pictures` are pictures of mods, shown before the game's own.
    """

    colour_set: ColourSet = ColourSet.STANDARD
    high_contrast: bool = False
    still: bool = False
    mod_pictures: ModPictures = NO_MOD_PICTURES

    palette: Palette = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out once what is asked for with every picture."""
        object.__setattr__(self, "palette", HIGH_CONTRAST if self.high_contrast else USUAL)
        key = (self.colour_set, self.high_contrast, self.still, self.mod_pictures)
        object.__setattr__(self, "_hash", hash(key))

    def __hash__(self) -> int:
        """The hash, worked out before: pictures are kept by look."""
        return self._hash

    def seat(self, emblem: str) -> SeatColours:
        """The colours of the seat with this emblem."""
        return SETS[self.colour_set][colour_of(emblem)]

    def colour(self, colour: Colour) -> RGB:
        """A colour that may be given by its name in the palette."""
        return cast(RGB, getattr(self.palette, colour)) if isinstance(colour, str) else colour


USUAL_LOOK: Final = Look()
