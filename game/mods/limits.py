"""How much a mod may bring. What is above is refused with the bound, so that no mod can stop a game."""

from typing import Final

YAML_BYTES: Final = 100_000  # of one file
PICTURE_BYTES: Final = 2_000_000  # of one file
PICTURE_SIDE: Final = 2_048  # pixels
PICTURE_SHAPE: Final = 4  # times as wide as high, or as high as wide
FILES: Final = 200  # in one folder
FOLDERS: Final = 60  # of mods that are looked into
CARDS: Final = 24
TILES: Final = 24
LAYOUTS: Final = 8
VARIANTS: Final = 6
THINGS: Final = max(CARDS, TILES, LAYOUTS, VARIANTS)  # of one kind
AUTHORS: Final = 8
ROWS: Final = 9  # of a layout
ACROSS: Final = 9  # tiles in a row
LEAST_TILES: Final = 8  # of a valley, the Graveyard apart
MOST_TILES: Final = 40
RELICS: Final = 6  # in one valley
LARGEST_AMOUNT: Final = 4  # of an effect of a tile
EXTRA_DIE_CARDS: Final = 4  # in one game
NAME: Final = 28  # characters
TEXT: Final = 160
NOTE: Final = 240
