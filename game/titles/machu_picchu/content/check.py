"""The check of a folder of data, told on the command line.

Words, below `data` in the locale: `in_order` with {goods}, {districts}, {clergy}, {cards}, {tiles}; and, for the
figures that the rulebook does not give, `wants_printed` with {source} (derived, review, ours), {count} and {figures}.
"""

from collections.abc import Iterator
from pathlib import Path

from game.base.i18n.words import Words
from game.kit.data.figure_source import FigureSource
from game.titles.machu_picchu.content.definitions import CityData
from game.titles.machu_picchu.content.load import DATA


def data_summary(words: Words, folder: Path | None) -> Iterator[str]:
    """What the data in `folder` (by default the title's own) are, in lines to print. Raises DataError."""
    content = DATA.load(folder)
    yield words(
        "data.in_order",
        goods=len(content.goods),
        districts=len(content.districts),
        clergy=sum(len(row.steps) for row in content.clergy.values()),
        cards=len(content.cards),
        tiles=len(content.moon),
    )
    yield from _not_in_the_book(content, words)


def _not_in_the_book(content: CityData, words: Words) -> Iterator[str]:
    """What still wants the printed game: a line for each kind of source but the rulebook."""
    for source in (FigureSource.OURS, FigureSource.REVIEW, FigureSource.DERIVED):
        figures = [figure for figure, found in content.sources.items() if found is source]
        if figures:
            named = ", ".join(figures)
            yield words("data.wants_printed", source=source.value, count=len(figures), figures=named)
