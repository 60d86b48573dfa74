"""How much a mod for any title may bring. What is above is refused with the bound: no mod can stop a game."""

from typing import Final

YAML_BYTES: Final = 100_000  # of one file
PICTURE_BYTES: Final = 2_000_000  # of one file
PICTURE_SIDE: Final = 2_048  # pixels
PICTURE_SHAPE: Final = 4  # times as wide as high, or as high as wide
FILES: Final = 200  # in one folder
FOLDERS: Final = 60  # of mods that are looked into
AUTHORS: Final = 8
NAME: Final = 28  # characters
TEXT: Final = 160
NOTE: Final = 240
PAGE: Final = 600
