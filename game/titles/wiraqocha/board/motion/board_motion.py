"""How the valley and all beside it move, and the dice in the tray."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from game.base.i18n.words import Words
from game.kit.board.event_motion import EventMotion
from game.titles.wiraqocha.board.layout.table_layout import Point
from game.titles.wiraqocha.board.motion.backwards import taken_back
from game.titles.wiraqocha.board.motion.event_timeline import timeline_of
from game.titles.wiraqocha.board.motion.transition import Snapshot, Transition
from game.titles.wiraqocha.board.panels.tray import Tray
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.rules.actions import RESERVE, TokenAt
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import DiceRolled, DieAdded, DieChanged, Event, TokenMoved
from game.titles.wiraqocha.rules.state import State
from game.ui.motion.player import MotionPlayer
from game.ui.sound import Cue


def token_leaving_reserve(events: Sequence[Event]) -> TokenAt | None:
    """The token that leaves its owner's reserve, if one does."""
    moved = (event for event in events if isinstance(event, TokenMoved) and event.origin == RESERVE)
    return next((TokenAt(event.kind, RESERVE) for event in moved), None)


class ThrownDice:
    """The dice in the tray; see `BoardDice`. `draws` tells how many numbers chance has given."""

    def __init__(self, tray: Tray, draws: Callable[[], int]) -> None:
        self._tray = tray
        self._draws = draws

    @property
    def rolling(self) -> bool:
        """Whether they still roll."""
        return self._tray.rolling

    def set_pace(self, factor: float) -> None:
        """Let them roll so many times as fast as usual."""
        self._tray.pace = factor

    def throw(self, state: State, events: Sequence[Event] = ()) -> None:
        """Lay the dice of a state into the tray, and throw those that the events rolled."""
        gone = [
            event.before for event in events if isinstance(event, DieChanged) and event.cause is Cause.REROLL
        ]
        rolled = bool(gone) or any(isinstance(event, DiceRolled | DieAdded) for event in events)
        self._tray.show(state.dice, rolled=rolled, gone=gone, seed=self._draws())

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether any moved."""
        return self._tray.update(dt)

    def settle(self) -> None:
        """Bring those that roll to rest at once."""
        self._tray.settle()


def valley_motion(
    player: MotionPlayer,
    view: TableView,
    names: Mapping[str, str],
    words: Words,
    dropped_at: Callable[[], Point | None],
    say: Callable[[Event | Cue], None],
) -> EventMotion[Event, Snapshot, Transition]:
    """How this view moves; `dropped_at` tells where the hand let go of what the action moved."""

    def snapshot(events: Sequence[Event]) -> Snapshot:
        return Snapshot.of(view, token_leaving_reserve(events), dropped_at() if events else None)

    def redrawing(before: Snapshot) -> Iterable[object] | None:
        return None if before.layout.active == view.layout.active else (view.picture() for _ in range(1))

    return EventMotion(
        player,
        say,
        snapshot=snapshot,
        transition=lambda before: Transition(
            before, Snapshot.of(view), view.emblems, names, words, view.tray
        ),
        forwards=timeline_of,
        backwards=taken_back,
        redrawing=redrawing,
        turn_passes=lambda before: before.state.mover != view.state.mover,
        bar=lambda: view.layout.bar_row,
    )
