"""The check of a folder of data, told on the command line.

Words, below `data` in the locale: `in_order` with {walls}, {wallas}, {powers}, {offerings}, {cards}; and, for the
figures that the rulebook does not give, `wants_printed` with {source} (derived, ours), {count} and {figures}.
"""

from collections.abc import Iterator
from pathlib import Path

from game.base.i18n.words import Words
from game.kit.data.figure_source import FigureSource
from game.titles.inkas.content.load import DATA


def data_summary(words: Words, folder: Path | None) -> Iterator[str]:
    """What the data in `folder` (by default the title's own) are, in lines to print. Raises DataError."""
    content = DATA.load(folder)
    yield words(
        "data.in_order",
        walls=len(content.walls),
        wallas=len(content.wallas),
        powers=sum(len(kind.powers) for kind in content.roles.values()),
        offerings=len(content.offerings),
        cards=sum(kind.count for kind in content.cards.values()),
    )
    for source in (FigureSource.OURS, FigureSource.DERIVED):
        figures = [figure for figure, found in content.sources.items() if found is source]
        if figures:
            named = ", ".join(figures)
            yield words("data.wants_printed", source=source.value, count=len(figures), figures=named)
