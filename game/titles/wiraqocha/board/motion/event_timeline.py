"""From what happened to what is shown: the animations of an action's events, one after another."""

from collections.abc import Callable, Iterable

from game.kit.board.event_timeline import timeline_of as event_timeline
from game.kit.board.panel_glide import pass_turn
from game.titles.wiraqocha.board.motion.event_rows import ROWS
from game.titles.wiraqocha.board.motion.panel_covers import keep_graveyard, keep_panels, passing_panels
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.events import Event
from game.ui.motion.timeline import Timeline
from game.ui.sound import Cue


def timeline_of(
    transition: Transition, events: Iterable[Event], say: Callable[[Event | Cue], None]
) -> Timeline:
    """The animations of all events in their order; `say` is called for each when it is shown or strikes."""
    timeline = event_timeline(ROWS, transition, as_seen(transition, events), say)
    if transition.turning:
        pass_turn(timeline, passing_panels(transition), e.TurnBegan)
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
