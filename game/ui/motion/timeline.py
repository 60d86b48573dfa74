"""Animations one after another: what each paints, how long, and what it keeps from being seen meanwhile.

What an animation hides or fills are values of the title; the timeline only keeps them.
"""

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.ui.shapes import make_faint
from game.ui.sound import Cue

Paint = Callable[[Surface, float], None]


@dataclass(frozen=True, slots=True)
class Animation:
    """One short animation. `paint` is given 0 to 1; the next one begins `lead` seconds after this one.

    One that `waits` is painted at 0 until its time comes: it shows what is no longer there by the state.
    What it `hides` is out of sight until it ends. What it `fills` looks as before until then. It has a `sound` of its
    own where that of the event that it shows is not all: it is heard when it begins.
    """

    seconds: float
    paint: Paint
    lead: float | None = None
    hides: frozenset[Hashable] = frozenset()
    waits: bool = False
    fills: tuple[Hashable, ...] = ()
    delay: float = 0.0
    sound: Cue | None = None

    @property
    def until_next(self) -> float:
        """Seconds until the next animation begins."""
        return self.seconds if self.lead is None else self.lead


@dataclass(frozen=True, slots=True)
class PanelCover:
    """A piece of the picture from before, which lies over the new one `until` a moment, then fades."""

    picture: Surface
    corner: tuple[int, int]
    until: float
    fade: float = 0.0


def whole_cover(picture: Surface, fade: float) -> PanelCover:
    """The whole picture from before, which begins to fade at once. Its pixels are shared, its faintness is its own."""
    return PanelCover(picture.subsurface(picture.get_rect()), (0, 0), 0.0, fade)


def piece_of(picture: Surface, rect: Rect) -> Surface | None:
    """A piece of a picture, which shares its pixels; None off it."""
    seen = rect.clip(picture.get_rect())
    return picture.subsurface(seen) if seen else None


@dataclass(slots=True)
class Timeline:
    """Animations with the moments at which they begin, and calls (sounds) at theirs.

    `moments` tell when what is shown began, the last of each kind. From `hurries_from` on a press lets the rest go
    faster, where it would otherwise end it.
    """

    animations: list[tuple[float, Animation]] = field(default_factory=list)
    covers: list[PanelCover] = field(default_factory=list)
    calls: list[tuple[float, Callable[[], None]]] = field(default_factory=list)
    moments: dict[type, float] = field(default_factory=dict)
    hurries_from: float = math.inf
    cursor: float = 0.0
    elapsed: float = 0.0

    def add(self, *animations: Animation) -> None:
        """Put animations that belong together at the cursor, and move it on to when the next may begin."""
        for animation in animations:
            self.animations.append((self.cursor + animation.delay, animation))
        self.cursor += max((one.delay + one.until_next for one in animations), default=0.0)

    def call(self, action: Callable[[], None], after: float = 0.0) -> None:
        """Call something so many seconds after the cursor's moment."""
        self.calls.append((self.cursor + after, action))

    def keep(self, picture: Surface, rect: Rect, until: float, fade: float = 0.0) -> None:
        """Let a piece of the screen look as in the picture from before until a moment, and then let that fade."""
        piece = piece_of(picture, rect)
        if piece is not None and until + fade > 0:
            self.covers.append(PanelCover(piece, piece.get_offset(), until, fade))

    @property
    def length(self) -> float:
        """Seconds until the last animation ends."""
        ends = [start + animation.seconds for start, animation in self.animations]
        return max([*ends, *(cover.until + cover.fade for cover in self.covers)], default=0.0)

    def filled_at(self, *places: Hashable) -> float:
        """When the last animation ends that fills any of these; 0 where none does."""
        ends = (
            start + one.seconds for start, one in self.animations if not set(one.fills).isdisjoint(places)
        )
        return max(ends, default=0.0)

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self.animations or self.covers)

    @property
    def hidden(self) -> frozenset[Hashable]:
        """What the animations keep out of sight now."""
        return frozenset(thing for _, animation in self.animations for thing in animation.hides)

    def update(self, seconds: float) -> bool:
        """Let time pass; returns whether anything was shown."""
        if not self.busy and not self.calls:
            return False
        self.elapsed += seconds
        due = [call for at, call in self.calls if at <= self.elapsed]
        self.calls = [(at, call) for at, call in self.calls if at > self.elapsed]
        for call in due:
            call()
        self.animations = [
            (start, one) for start, one in self.animations if start + one.seconds > self.elapsed
        ]
        self.covers = [cover for cover in self.covers if cover.until + cover.fade > self.elapsed]
        return True

    def covers_at(self, spot: tuple[int, int]) -> bool:
        """Whether a spot still looks as before, if only faintly."""
        return any(cover.picture.get_rect(topleft=cover.corner).collidepoint(spot) for cover in self.covers)

    def draw_covers(self, surface: Surface) -> None:
        """Draw what still looks as before; it lies under everything that moves."""
        for cover in self.covers:
            late = self.elapsed - cover.until
            if late > 0:  # before, it is laid on as it is, which takes a fraction of the time
                make_faint(cover.picture, 1 - late / cover.fade)
            surface.blit(cover.picture, cover.corner)

    def draw(self, surface: Surface) -> None:
        """Draw what the animations show now."""
        for start, animation in self.animations:
            if self.elapsed >= start:
                animation.paint(surface, (self.elapsed - start) / animation.seconds)
            elif animation.waits:
                animation.paint(surface, 0.0)
