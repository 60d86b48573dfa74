"""Plays the scenes of what happened, at the pace that the player chose, and can bring all to its end at once."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

from pygame import Surface

from game.i18n.words import Words
from game.profile.settings import MotionSettings
from game.titles.wiraqocha.board.layout import Point
from game.titles.wiraqocha.board.motion.act import Hidden, Timeline, Told, whole_cover
from game.titles.wiraqocha.board.motion.backwards import taken_back
from game.titles.wiraqocha.board.motion.script import timeline_of
from game.titles.wiraqocha.board.motion.stage import Stage, TableMoment
from game.titles.wiraqocha.board.tray import TrayDie
from game.titles.wiraqocha.board.view import TableView
from game.titles.wiraqocha.rules.actions import RESERVE, TokenAt
from game.titles.wiraqocha.rules.events import Event, TokenMoved

Say = Callable[[Told], None]
_FADE = 0.2  # seconds in which one still picture becomes another


def leaving(events: Sequence[Event]) -> TokenAt | None:
    """The token that leaves its owner's reserve, if one does."""
    moved = (event for event in events if isinstance(event, TokenMoved) and event.origin == RESERVE)
    return next((TokenAt(event.kind, RESERVE) for event in moved), None)


class Motion:
    """What moves over the still picture of the table. The state never waits for it."""

    def __init__(
        self, view: TableView, names: Mapping[str, str], words: Words, settings: MotionSettings
    ) -> None:
        self.settings = settings
        self._view = view
        self._names = names
        self._words = words
        self._timeline = Timeline()
        self._getting_ready: Iterator[None] | None = None
        self._old: Surface | None = None  # how the table looked, until its scenes are ready
        self._turn_passes = False  # whether what is shown gives the turn to somebody else

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return self._getting_ready is not None or self._timeline.busy

    @property
    def hand_over(self) -> bool:
        """Whether the bar still names the player whose turn has just ended."""
        if not self._turn_passes:
            return False
        return self._old is not None or self._timeline.covers_at(self._view.layout.bar_row.center)

    @property
    def hidden(self) -> frozenset[Hidden]:
        """What has not arrived on its tile for the eye."""
        return self._timeline.hidden

    @property
    def dice(self) -> frozenset[TrayDie]:
        """The dice of the tray that are still on their way there."""
        return self._timeline.dice

    def play(self, events: Sequence[Event], before: TableMoment, dropped_at: Point | None, say: Say) -> None:
        """Show what led from the look `before` to the table as it is now; `say` is told each event in its time.

        `dropped_at` is where the hand let go of what the action moved.
        """
        self.finish()
        self._turn_passes = before.state.mover != self._view.state.mover
        if math.isinf(self.settings.factor):
            for event in events:
                say(event)
            self._timeline = self._fade(before)
            return
        if before.layout.active == self._view.layout.active:
            self._timeline = timeline_of(self._stage(before, dropped_at), events, say)
        else:
            self._old = before.picture
            self._getting_ready = self._get_ready(before, events, say)

    def _get_ready(self, before: TableMoment, events: Sequence[Event], say: Say) -> Iterator[None]:
        """Where a turn changes hands more is drawn anew than one picture has time for: a part of it for each."""
        yield
        self._view.picture()
        yield
        self._timeline = timeline_of(self._stage(before, None), events, say)
        self._old = None

    def play_backwards(self, before: TableMoment) -> None:
        """Show how the table comes from the look `before` back to what it was, when a step was taken back."""
        self.finish()
        if math.isinf(self.settings.factor):
            self._timeline = self._fade(before)
        else:
            self._timeline = taken_back(self._stage(before, None))

    def _fade(self, before: TableMoment) -> Timeline:
        """Where nothing may move: how it was fades into how it is; nothing at all where all goes at once."""
        timeline = Timeline()
        if before.picture is not None and not math.isinf(self.settings.speed.factor):
            timeline.covers.append(whole_cover(before.picture, _FADE))
        return timeline

    def _stage(self, before: TableMoment, dropped_at: Point | None) -> Stage:
        view = self._view
        return Stage(
            before, TableMoment.of(view), view.emblems, self._names, self._words, view.tray, dropped_at
        )

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether anything moved."""
        if math.isinf(self.settings.speed.factor):
            return self.finish()
        if self._getting_ready is not None:
            if next(self._getting_ready, self) is self:
                self._getting_ready = None
            return True
        return self._timeline.update(dt if self.settings.calm else dt * self.settings.speed.factor)

    def finish(self) -> bool:
        """Bring all to its end at once; returns whether anything was on its way."""
        was = self.busy
        self._timeline, self._getting_ready, self._old = Timeline(), None, None
        self._turn_passes = False
        return was

    def draw_old(self, surface: Surface) -> bool:
        """Draw the table as it was while the scenes are not ready; returns whether that is so."""
        if self._old is not None:
            surface.blit(self._old, (0, 0))
        return self._old is not None

    def draw_covers(self, surface: Surface) -> None:
        """Draw what looks as before until something has arrived; under widgets and lights."""
        self._timeline.draw_covers(surface)

    def draw(self, surface: Surface) -> None:
        """Draw all that is on its way."""
        self._timeline.draw(surface)
