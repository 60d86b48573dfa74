"""Checks what the files of data say together, and gives it as typed definitions."""

from game.base.files.data_files import DataFiles
from game.titles.wiraqocha.content.definitions import Terrain, ValleyData
from game.titles.wiraqocha.content.ruleset import Ruleset, read_cards
from game.titles.wiraqocha.content.valley import LABELS, Valley
from game.titles.wiraqocha.content.variant_checks import check_overlays


def read_content(files: DataFiles) -> ValleyData | None:
    """What the three files say together; None where one could not be read or lacks a part of its own."""
    tiles, cards, rules = files.sources
    valley = Valley(tiles) if tiles else None
    deck = read_cards(cards) if cards else ()
    book = Ruleset(rules) if rules else None
    if valley and book:
        check_overlays(valley, book)
    if not (tiles and cards and rules and valley and valley.shape and book and book.figures):
        return None
    return ValleyData(
        base=tuple(LABELS),
        tiles=valley.tiles,
        terrains={Terrain(name): effects for name, effects in valley.terrains.items()},
        shape=valley.shape,
        layouts=valley.layouts,
        cards=deck,
        variants=book.variants,
        house_rules=book.house_rules,
        victory=book.victory,
        figures=book.figures,
        colours=book.colours,
        digest=files.digest,
        texts=files.texts,
    )
