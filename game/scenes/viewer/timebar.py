"""The course of a game as a bar: a band for each turn in its player's colour, and where one stands."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.viewer.recorded_turns import RecordedTurns
from game.ui import theme
from game.ui.emblems import draw_rim
from game.ui.shapes import circle, rounded
from game.ui.widget import LEFT, Spot, Widget


class TimeBar(Widget):
    """A click or a drag goes to a moment; `on_go` is told how many steps have been played there."""

    focusable = True  # the arrows, Home and End of the whole screen move it

    def __init__(
        self, turns: RecordedTurns, emblems: Sequence[str], on_go: Callable[[int], None], tooltip: str
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.turns = turns
        self.emblems = emblems
        self.at = 0
        self._on_go = on_go
        self._held = False

    def show(self, at: int) -> None:
        """Stand after so many steps."""
        self.at = at
        self.changed = True

    @property
    def track(self) -> Rect:
        """Where the bands lie, in pixels."""
        px = self.scale.px
        track = Rect(self.rect.x + px(12), 0, self.rect.width - px(24), px(18))
        track.centery = self.rect.centery
        return track

    def x_of(self, at: int) -> int:
        """Where the moment after so many steps lies across, in pixels."""
        return self.track.x + self.track.width * at // max(1, self.turns.length)

    def moment_at(self, spot: Spot) -> int:
        """The moment under a spot: the beginning of a turn where it is near, else the very step."""
        track = self.track
        at = round((spot[0] - track.x) * self.turns.length / max(1, track.width))
        at = max(0, min(self.turns.length, at))
        near = min(
            (self.turns.before(at), self.turns.turn_at(at).begin, self.turns.after(at)),
            key=lambda begin: abs(begin - at),
        )
        return near if abs(self.x_of(near) - spot[0]) <= self.scale.px(5) else at

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._held = True
        elif event.type == pygame.MOUSEBUTTONUP and self._held:
            self._held = False
            return True
        elif event.type != pygame.MOUSEMOTION or not self._held:
            return False
        self._on_go(self.moment_at((int(event.pos[0]), int(event.pos[1]))))
        return True

    def draw(self, surface: Surface) -> None:
        px, track = self.scale.px, self.track
        rounded(surface, track.inflate(px(6), px(6)), self.scale.look.palette.outline, px(6))
        surface.fill(theme.PARCHMENT_DARK, track)
        ends = [*(turn.begin for turn in self.turns.turns[1:]), self.turns.length]
        for turn, end in zip(self.turns.turns, ends, strict=True):
            left, right = self.x_of(turn.begin), self.x_of(end)
            emblem = self.emblems[turn.seat]
            past = max(left, min(right, self.x_of(self.at)))
            surface.fill(self.scale.look.seat(emblem).base, Rect(left, track.y, past - left, track.height))
            surface.fill(self.scale.look.seat(emblem).light, Rect(past, track.y, right - past, track.height))
            self._draw_pattern(surface, emblem, left, right)
            if right - left > px(5):
                surface.fill(self.scale.look.palette.outline, Rect(left, track.y, 1, track.height))
        circle(
            surface,
            (self.x_of(self.at), track.centery),
            px(12),
            self.scale.look.palette.lit,
            self.scale.look.palette.outline,
            max(2, px(3)),
        )
        self.draw_focus(surface)

    def _draw_pattern(self, surface: Surface, emblem: str, left: int, right: int) -> None:
        """The pattern of whose turn it is, along the foot of its band: not every eye tells the colours apart."""
        track, clip = self.track, surface.get_clip()
        strip = Rect(track.x, 0, track.width, max(3, track.height // 3))
        strip.bottom = track.bottom
        surface.set_clip(Rect(left, strip.y, right - left, strip.height).clip(clip))
        draw_rim(surface, self.scale.look, emblem, strip)
        surface.set_clip(clip)
