"""The lines of the journal: each event in a sentence, with the medal of the player whom it is about."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from game.scenes.table.context import BoardContext
from game.scenes.table.line_signs import LineSign, LogLine, TextSign
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.rules.view import seen_by
from game.titles.machu_picchu.title import TITLE


@dataclass(frozen=True, slots=True)
class GoodSign(LineSign):
    """So many pieces of a good."""

    good: str
    figure: str


def lines_of(context: BoardContext[State, Event], first: int, after: int) -> tuple[LogLine, ...]:
    """The lines for the steps from one number up to another, which were played in one turn."""
    found: list[LogLine] = []
    for number in range(first, after):
        found += _lines(context, for_all(context.people, context.game.steps[number].events), number)
    return tuple(found)


def for_all(people: Collection[int], events: Iterable[Event]) -> Sequence[Event]:
    """What happened as all who share the machine may know it: cards have no faces where several do."""
    return [seen_by(event, None) for event in events] if len(people) > 1 else list(events)


def _lines(context: BoardContext[State, Event], events: Iterable[Event], number: int) -> Sequence[LogLine]:
    found = []
    for event in events:
        said = TITLE.tell(context.words, event, context.names)
        if said:
            medal = getattr(event, "player", "")
            found.append(LogLine((TextSign(said),), (event,), (number,), medal=medal))
    return found
