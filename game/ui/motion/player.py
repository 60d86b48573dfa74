"""Plays a timeline over the still picture of a table, at the pace that the player chose."""

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

from pygame import Surface

from game.base.profile.settings import MotionSettings
from game.ui.motion.timeline import Timeline, whole_cover

T = TypeVar("T", bound=Hashable)

_HURRY = 4  # times as fast as else, once it is hurried
_FADE = 0.2  # seconds in which one still picture becomes another


class MotionPlayer:
    """What moves over the still picture of a table. The state never waits for it; it can all be ended at once."""

    def __init__(self, settings: MotionSettings) -> None:
        self.settings = settings
        self._timeline = Timeline()
        self._getting_ready: Iterator[None] | None = None
        self._old: Surface | None = None  # how the table looked, until its animations are ready
        self._hurried = False

    @property
    def still(self) -> bool:
        """Whether nothing may move: by the pace, or for somebody who wants no motion."""
        return math.isinf(self.settings.factor)

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return self._getting_ready is not None or self._timeline.busy

    @property
    def hidden(self) -> frozenset[Hashable]:
        """What has not arrived for the eye."""
        return self._timeline.hidden

    def hidden_of(self, kind: type[T]) -> frozenset[T]:
        """What of this kind has not arrived for the eye."""
        return frozenset(thing for thing in self.hidden if isinstance(thing, kind))

    def shows_old(self, spot: tuple[int, int]) -> bool:
        """Whether a spot of the screen still looks as before."""
        return self._old is not None or self._timeline.covers_at(spot)

    def play(self, timeline: Timeline) -> None:
        """Play this from now on."""
        self.finish()
        self._begin(timeline)

    def _begin(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._hurried = self._hurried and timeline.hurries_from == 0

    def play_when_ready(
        self, old: Surface | None, draw: Iterable[object], make: Callable[[], Timeline]
    ) -> None:
        """Play what `make` gives when the table is drawn anew, for which one frame has no time: each step of `draw`
        is one frame's work.

        Meanwhile the table looks `old`.
        """
        self.finish()
        self._old = old
        self._getting_ready = self._get_ready(draw, make)

    def _get_ready(self, draw: Iterable[object], make: Callable[[], Timeline]) -> Iterator[None]:
        yield
        for _ in draw:
            yield
        self._begin(make())
        self._old = None

    def fade_from(self, old: Surface | None) -> None:
        """Where nothing may move: how it was fades into how it is; nothing at all where all goes at once."""
        self.finish()
        if old is not None and not math.isinf(self.settings.speed.factor):
            self._timeline.covers.append(whole_cover(old, _FADE))

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether anything moved."""
        if math.isinf(self.settings.speed.factor):
            return self.finish()
        if self._getting_ready is not None:
            if next(self._getting_ready, self) is self:
                self._getting_ready = None
            return True
        pace = 1.0 if self.settings.calm else self.settings.speed.factor
        return self._timeline.update(dt * pace * (_HURRY if self._hurried else 1))

    def hurry(self) -> bool:
        """Let the rest go faster, where what plays has come so far that it may; returns whether it does now."""
        timeline = self._timeline
        if self._hurried or not timeline.busy or timeline.elapsed < timeline.hurries_from:
            return False
        self._hurried = True
        return True

    def finish(self) -> bool:
        """Bring all to its end at once; returns whether anything was on its way."""
        was = self.busy
        self._timeline, self._getting_ready, self._old = Timeline(), None, None
        return was

    def draw_old(self, surface: Surface) -> bool:
        """Draw the table as it was while the animations are not ready; returns whether that is so."""
        if self._old is not None:
            surface.blit(self._old, (0, 0))
        return self._old is not None

    def draw_covers(self, surface: Surface) -> None:
        """Draw what looks as before until something has arrived; under widgets and lights."""
        self._timeline.draw_covers(surface)

    def draw(self, surface: Surface) -> None:
        """Draw all that is on its way."""
        self._timeline.draw(surface)
