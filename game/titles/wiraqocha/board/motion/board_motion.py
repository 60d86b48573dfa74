"""How the valley and all beside it move: what the table's presenter asks of this game's board."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from game.base.i18n.words import Words
from game.titles.wiraqocha.board.hidden_parts import HiddenPart
from game.titles.wiraqocha.board.layout import Point
from game.titles.wiraqocha.board.motion.backwards import taken_back
from game.titles.wiraqocha.board.motion.event_timeline import timeline_of
from game.titles.wiraqocha.board.motion.transition import Snapshot, Transition
from game.titles.wiraqocha.board.tray import TrayDie
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


class BoardMotion:
    """Makes the animations of what happened and lets the player play them; see `MovingBoard`.

    `dropped_at` tells where the hand let go of what the action moved; `say` is told each event when it is to be heard.
    """

    def __init__(
        self,
        player: MotionPlayer,
        view: TableView,
        names: Mapping[str, str],
        words: Words,
        dropped_at: Callable[[], Point | None],
        say: Callable[[Event | Cue], None],
        draws: Callable[[], int],
    ) -> None:
        self._player = player
        self._view = view
        self._names = names
        self._words = words
        self._dropped_at = dropped_at
        self._say = say
        self._draws = draws
        self._turn_passes = False  # whether what is shown gives the turn to somebody else

    @property
    def shows_ended_turn(self) -> bool:
        """Whether the bar still names the player whose turn has just ended."""
        return self._turn_passes and self._player.shows_old(self._view.layout.bar_row.center)

    @property
    def hidden(self) -> frozenset[HiddenPart]:
        """What has not arrived on its tile for the eye."""
        return frozenset(thing for thing in self._player.hidden if isinstance(thing, HiddenPart))

    @property
    def dice(self) -> frozenset[TrayDie]:
        """The dice of the tray that are still on their way there."""
        return frozenset(thing for thing in self._player.hidden if isinstance(thing, TrayDie))

    # see `MovingBoard`

    @property
    def rolling(self) -> bool:
        """Whether dice still roll."""
        return self._view.tray.rolling

    def set_pace(self, factor: float) -> None:
        """Let dice roll so many times as fast as usual."""
        self._view.tray.pace = factor

    def snapshot(self, events: Sequence[Event] = ()) -> Snapshot:
        """How the table looks now, without a token that leaves the reserve."""
        return Snapshot.of(self._view, token_leaving_reserve(events), self._dropped_at() if events else None)

    def throw_dice(self, state: State, events: Sequence[Event] = ()) -> None:
        """Lay the dice of a state into the tray, and throw those that the events rolled."""
        gone = [
            event.before for event in events if isinstance(event, DieChanged) and event.cause is Cause.REROLL
        ]
        rolled = bool(gone) or any(isinstance(event, DiceRolled | DieAdded) for event in events)
        self._view.tray.show(state.dice, rolled=rolled, gone=gone, seed=self._draws())

    def animate(self, events: Sequence[Event], before: Snapshot) -> None:
        """Show what led from `before` to the table as it is now, and let each event be heard in its time."""
        view = self._view
        self._turn_passes = before.state.mover != view.state.mover
        if self._player.still:
            for event in events:
                self._say(event)
            self._player.fade_from(before.picture)
        elif before.layout.active == view.layout.active:
            self._player.play(timeline_of(self._transition(before), events, self._say))
        else:
            before = replace(before, dropped_at=None)
            self._player.play_when_ready(
                before.picture,
                (view.picture() for _ in range(1)),
                lambda: timeline_of(self._transition(before), events, self._say),
            )

    def animate_backwards(self, before: Snapshot) -> None:
        """Show how the table comes from `before` back to what it was, when a step was taken back."""
        self._turn_passes = False
        if self._player.still:
            self._player.fade_from(before.picture)
        else:
            self._player.play(taken_back(self._transition(before)))

    def _transition(self, before: Snapshot) -> Transition:
        view = self._view
        return Transition(before, Snapshot.of(view), view.emblems, self._names, self._words, view.tray)
