"""The lines of the journal: each event in a sentence, with the medal of the player whom it is about."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.scenes.table.context import TableContext
from game.scenes.table.line_signs import LineSign, LogLine, Wording
from game.titles.machu_picchu.rules.events import Event


@dataclass(frozen=True, slots=True)
class GoodSign(LineSign):
    """So many pieces of a good."""

    good: str
    figure: str


def lines_of(context: TableContext, first: int, after: int) -> tuple[LogLine, ...]:
    """The lines for the steps from one number up to another, which were played in one turn."""
    found: list[LogLine] = []
    for number in range(first, after):
        found += _lines(context, context.noticed(context.session.steps[number].events), number)
    return tuple(found)


def _lines(context: TableContext, events: Iterable[Event], number: int) -> Sequence[LogLine]:
    found = []
    for event in events:
        said = context.title.tell(context.words, event, context.names)
        if said:
            medal = getattr(event, "player", "")
            found.append(LogLine((Wording(said),), (event,), (number,), medal=medal))
    return found
