"""How the panels of the players pass to the next turn: they glide to where they lie then, and grow or shrink."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from pygame import Rect, Surface

from game.ui.animation import ease_in_out, mix
from game.ui.motion.timeline import Animation, Timeline
from game.ui.scale import Scale
from game.ui.textures import wood

_SECONDS: Final = 0.28
_AROUND: Final = 5  # how far the frame of a panel reaches beyond it, in design units
_FOOT: Final = 16  # height of the lower edge of a panel, which stays below whatever is seen of it


class SeatLayout(Protocol):
    """Where a table has the panels of all seats, and the bar that says whose turn it is."""

    @property
    def seats(self) -> Sequence[Rect]:
        """By seat its panel."""
        ...

    @property
    def bar(self) -> Rect:
        """The bar."""
        ...


@dataclass(frozen=True, slots=True)
class PassingPanels:
    """The panels of all seats before and after, the bar that says whose turn it is, and the `picture` from before."""

    picture: Surface
    before: Sequence[Rect]
    after: Sequence[Rect]
    bar: Rect
    scale: Scale

    @classmethod
    def between(
        cls, picture: Surface, before: SeatLayout, after: SeatLayout, scale: Scale
    ) -> "PassingPanels":
        """Those of a table that lies as `before` and then as `after`."""
        return cls(picture, before.seats, after.seats, before.bar, scale)

    @property
    def glide(self) -> bool:
        """Whether all of them stay in the window: those of tabs go in and out of sight at once."""
        window = self.picture.get_rect()
        return all(window.contains(rect) for rect in (*self.before, *self.after))

    @property
    def column(self) -> Rect:
        """The room of the panels with their frames."""
        whole = self.before[0].unionall([*self.before[1:], *(self.after if self.glide else ())])
        return whole.inflate(self.scale.px(24), self.scale.px(16)).clip(self.picture.get_rect())

    def paint(self, surface: Surface, t: float) -> None:
        """Draw the panels on their way; of one that grows what it becomes, of one that shrinks what it was."""
        column = self.column
        now = surface.subsurface(column.clip(surface.get_rect())).copy()
        surface.blit(wood(self.scale.look, self.scale.size), column, column)
        for old, new in zip(self.before, self.after, strict=True):
            place = _between(old, new, ease_in_out(t))
            if new.height < old.height:
                self._lay(surface, self.picture, old, place)
            else:
                self._lay(surface, now, new.move(-column.x, -column.y), place)

    def _lay(self, surface: Surface, sheet: Surface, source: Rect, place: Rect) -> None:
        """Lay as much of a panel into a place as it has room for, with its lower edge."""
        around, foot = self.scale.px(_AROUND), self.scale.px(_FOOT)
        whole, to = source.inflate(2 * around, 2 * around), place.inflate(2 * around, 2 * around)
        surface.blit(sheet, to, Rect(whole.topleft, (whole.width, min(whole.height, to.height) - foot)))
        edge = Rect(whole.x, whole.bottom - foot, whole.width, foot)
        surface.blit(sheet, (to.x, to.bottom - foot), edge)


def _between(old: Rect, new: Rect, go: float) -> Rect:
    return Rect(
        round(mix(old.x, new.x, go)),
        round(mix(old.y, new.y, go)),
        round(mix(old.width, new.width, go)),
        round(mix(old.height, new.height, go)),
    )


def pass_turn(timeline: Timeline, panels: PassingPanels, turn: type) -> None:
    """Let panels and bar show the turn before until the new one, which this kind of event begins, begins for the eye;
    then they glide. To the end where none does.
    """
    until = timeline.moments.get(turn, timeline.length)
    for area in (panels.column, panels.bar):
        timeline.keep(panels.picture, area, until)
    if panels.glide:
        timeline.animations.insert(0, (until, Animation(_SECONDS, panels.paint)))  # under all that flies
