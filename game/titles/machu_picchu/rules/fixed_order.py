"""Goods, districts, jobs, rows, tiles and cards as small numbers: their places in the fixed order of the notation."""

from typing import Final

from game.titles.machu_picchu.content.definitions import CARDS, District, Good, Job, MoonTile, Row

NOBODY: Final = -1  # no seat
UNKNOWN: Final = -1  # a card in an observation
NOWHERE: Final = -1  # no district: a Prince that waits for its first turn

GOODS: Final = tuple(Good)
GOOD_INDEX: Final = {good: index for index, good in enumerate(GOODS)}
CORN, LLAMA, COCA, POTTERY, CLOTH = range(5)

DISTRICTS: Final = tuple(District)
DISTRICT_INDEX: Final = {district: index for index, district in enumerate(DISTRICTS)}
DAILY: Final = 9  # the first districts, where bonus units lie (M-2.1)
PRODUCTION: Final = 5  # the first districts: in each Incas of the job with the same number work

JOBS: Final = tuple(Job)
JOB_INDEX: Final = {job: index for index, job in enumerate(JOBS)}

ROWS: Final = tuple(Row)
ROW_INDEX: Final = {row: index for index, row in enumerate(ROWS)}

TILES: Final = tuple(MoonTile)
TILE_INDEX: Final = {tile: index for index, tile in enumerate(TILES)}

CARD_INDEX: Final = {card: index for index, card in enumerate(CARDS)}
