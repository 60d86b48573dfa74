"""The colours of the engraved map table, light to dark, and the four liveries."""

from dataclasses import dataclass

INK = "#2b1a10"
FADED = "#5a4028"
EDGE = "#1c100a"
CREAM = "#fff4d6"
BRASS = "#d9ad55"
LEAVES = ("#a9b860", "#86a04c", "#678640", "#4a6a35", "#35502c")
FRONDS = ("#dfe08a", "#c3cb68", "#9fb052")
STONE = ("#fbe9b8", "#f3dca0", "#e0ba68", "#b98a48", "#8a6234")
THATCH = ("#f3d27c", "#d09f4e", "#a86f38")
WALLS = ("#b5603c", "#c07a4a", "#ad5a3a")
WALL_DARK = "#7d3f28"
SLABS = ("#b09e91", "#9c8a7e", "#8a776c", "#a59084")
ROCK = ("#fffdf6", "#d5d8da", "#a7afb6", "#79838d", "#515b66")
RUST = ("#d99a55", "#b06d3c", "#7f4a2b", "#54443c", "#8d8a82")
CRYSTAL = ("#fff0b4", "#ffc040", "#ff9a1c", "#ee6c06", "#9a3c06")
WATER = ("#d4e6e4", "#a9cbd0", "#7faab4")


@dataclass(frozen=True)
class Livery:
    """The colour of an expedition in three lights, with the name of its emblem, which also names its rim pattern."""

    emblem: str
    middle: str
    light: str
    dark: str


LIVERIES = {
    "red": Livery("star", "#c42f38", "#ea6f66", "#82121e"),
    "blue": Livery("anchor", "#1d3c8c", "#5577c4", "#10235a"),
    "yellow": Livery("crown", "#e0b020", "#f9e07e", "#ad8216"),
    "green": Livery("moon", "#31a59d", "#74cdc2", "#0f544f"),
    "ivory": Livery("leaf", "#f1e8d4", "#fffdf4", "#b9a987"),
}
EXPEDITIONS = ("red", "blue", "yellow", "green")  # those that have pieces in Wiraqocha
WHITE = Livery("", "#e9e0c8", "#fffaec", "#a89a7c")


def livery(name: str) -> Livery:
    """The livery of a player's colour, or `white` for the pieces that nobody starts with."""
    return WHITE if name == "white" else LIVERIES[name]
