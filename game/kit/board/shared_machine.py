"""What all may read who share a machine."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

EventT = TypeVar("EventT")


def known_to_all(
    people: Collection[int], events: Iterable[EventT], seen_by: Callable[[EventT, int | None], EventT | None]
) -> Sequence[EventT]:
    """What happened as all these people may know it: as somebody who watches does where there are several."""
    if len(people) < 2:
        return list(events)
    return [seen for event in events if (seen := seen_by(event, None)) is not None]
