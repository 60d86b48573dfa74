"""How much a mod may add to the valley, the deck and the variants. What is above is refused with the bound."""

from typing import Final

CARDS: Final = 24
TILES: Final = 24
LAYOUTS: Final = 8
VARIANTS: Final = 6
CHAPTERS: Final = 12  # of a campaign
THINGS: Final = max(CARDS, TILES, LAYOUTS, VARIANTS, CHAPTERS)  # of one kind
ROWS: Final = 9  # of a layout
ACROSS: Final = 9  # tiles in a row
LEAST_TILES: Final = 8  # of a valley, the Graveyard apart
MOST_TILES: Final = 40
RELICS: Final = 6  # in one valley
LARGEST_AMOUNT: Final = 4  # of an effect of a tile
EXTRA_DIE_CARDS: Final = 4  # in one game
ROUNDS_OF_CHAPTER: Final = 60
GOAL: Final = 40  # of anything that a chapter asks for or begins with
