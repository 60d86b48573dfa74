"""From what happened to what is shown: the animations of an action's events, one after another."""

from collections.abc import Callable, Iterable
from functools import partial

from game.titles.wiraqocha.board.motion.event_rows import ROWS, Heard
from game.titles.wiraqocha.board.motion.panel_covers import keep_graveyard, keep_panels, keep_turn
from game.titles.wiraqocha.board.motion.tokens import Claimed
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.events import Event
from game.ui.motion.timeline import Timeline


def timeline_of(transition: Transition, events: Iterable[Event], say: Callable[[Heard], None]) -> Timeline:
    """The animations of all events in their order; `say` is called for each when it is shown or strikes."""
    timeline = Timeline()
    turned_at: float | None = None
    for event in as_seen(transition, events):
        if isinstance(event, e.TurnBegan):
            timeline.cursor = max(timeline.cursor, timeline.length - 0.6)
            turned_at = timeline.cursor
            transition.turn()
        row = ROWS[type(event)]
        animations = row.animate(transition, event)
        timeline.call(partial(say, event), row.sound_after(event))
        for animation in animations:
            if isinstance(animation.reports, Claimed):
                timeline.call(partial(say, animation.reports), animation.delay)
        timeline.add(*animations)
        if isinstance(event, e.TokenMoved | e.DiePlaced):
            transition.dropped_at = None
    if transition.turning:
        keep_turn(transition, timeline, timeline.length if turned_at is None else turned_at)
    else:
        keep_panels(transition, timeline)
    keep_graveyard(transition, timeline)
    return timeline


def as_seen(transition: Transition, events: Iterable[Event]) -> list[Event]:
    """Events in the order in which they are shown: who takes a rival's tile comes first, then what that does there."""
    seen = list(events)
    for beaten in [event for event in seen if isinstance(event, e.TokenBeaten)]:
        if transition.changes_hands(beaten.tile):
            earlier = [
                event
                for kind in (e.TokenMoved, e.DieRemoved)
                for event in seen
                if isinstance(event, kind) and event.tile == beaten.tile
            ]
            seen = [event for event in seen if event not in earlier]
            place = seen.index(beaten)
            seen[place:place] = earlier
    return seen
