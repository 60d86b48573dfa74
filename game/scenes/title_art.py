"""What the shell's screens show and let hear of a title: kinds of its parts that need a window. Sizes are in pixels.

Whoever names a part's kind needs no window yet: pygame is imported by those who draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from game.base.i18n.words import Words
    from game.base.profile.settings import TitleSetting
    from game.core.contract import AnySeenStep, AnyState, StandingsHistory
    from game.scenes.cover_motion import SpriteMotion
    from game.table.signs import ShortLog
    from game.ui.look import ModPictures, Palette
    from game.ui.scale import Scale


PROGRAM_ICON: Final = "app.icon.128"


class TitleSounds(NamedTuple):
    """The names of what is heard: ambience and music behind the cover and the menus, music at the end of a game.

    None is quiet.
    """

    ambience: str | None = None
    music: str | None = None
    result: str | None = None


class TitleSettings(NamedTuple):
    """The settings that a title has of its own, for the section of looks."""

    settings: Sequence[TitleSetting] = ()


class TitleIcon(NamedTuple):
    """The name of the square picture that stands for a title in the window's bar; by default the program's."""

    picture: str = PROGRAM_ICON


class Cover:
    """The picture that stands for a title; without one of its own it is plain wood, and still."""

    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """Fill an area with the picture, cut where it is of another shape."""
        surface.fill(scale.look.palette.mahogany, area)

    def draw_strip(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """Fill a wide, low area with a strip of the picture on whose left a title can be read."""
        self.draw(surface, area, scale)

    def motion(self, alive: Callable[[], bool]) -> SpriteMotion:
        """What moves over the picture while `alive` says so."""
        from game.scenes.cover_motion import CoverView, SpriteMotion

        return SpriteMotion(lambda: False, (), lambda area, look: CoverView.filling(area, "", look))


DrawState: TypeAlias = "Callable[[Surface, Words, AnyState, Sequence[str], Rect, Scale], None]"
"""Draws a small map of a state into an area, in the emblems of the seats."""


def _draw_nothing(*given: Any) -> None:
    """A title without such a picture."""


def _draw_seat_badge(surface: Surface, emblem: str, area: Rect, scale: Scale) -> None:
    from game.ui.emblems import draw_seat_badge

    draw_seat_badge(surface, scale.look, emblem, area.center, min(area.size) // 2)


def _no_mod_pictures(mods: Iterable[Any], palette: Palette) -> ModPictures:
    from game.ui.look import NO_MOD_PICTURES

    return NO_MOD_PICTURES


class TitlePictures(NamedTuple):
    """Things of a title's table on the shell's screens.

    - `draw_piece` draws a piece of the game in the colours of an emblem, as large as fits.
    - `draw` draws a picture by its name round a centre, as large as fits into a square of a side. `of_reasons` names
      those of the ways to win by `Outcome.reason`, `of_measures` those of each measure of the story whose last value
      is shown as a figure; its newspaper may name others.
    - `of_mods` gives the pictures that mods bring, ready to be drawn in place of the title's own.
    """

    draw_piece: Callable[[Surface, str, Rect, Scale], None] = _draw_seat_badge
    draw: Callable[[Surface, str, tuple[float, float], float, Scale], None] = _draw_nothing
    of_reasons: Mapping[str, str] = MappingProxyType({})
    of_measures: Mapping[str, str] = MappingProxyType({})
    of_mods: Callable[[Iterable[Any], Palette], ModPictures] = _no_mod_pictures

    def measures_in(self, story: StandingsHistory) -> Mapping[str, str]:
        """Those of the measures that a story has: a way to play may have no cards to count."""
        return {name: shown for name, shown in self.of_measures.items() if name in story.values}


class SeatProgress(NamedTuple):
    """How near a seat is to winning: in words, as a part from 0 to 1, and as a bar in the colours of an emblem."""

    part: float = 0.0
    text: str = ""
    draw_bar: Callable[[Surface, Rect, str, Scale], None] = _draw_nothing


def _draw_plain(
    surface: Surface, words: Words, state: AnyState, emblems: Sequence[str], area: Rect, scale: Scale
) -> None:
    surface.fill(scale.look.palette.rule, area)


class GamePreview(NamedTuple):
    """A game as lists, postcards and newspapers show it.

    - `progress` says how near a seat is to winning, by the way on which it is nearest.
    - `ended` says how a game that is over ended for a seat, where that is more than how near it was to winning.
    - `draw` draws a small map of a state into an area, in the emblems of the seats.
    - `draw_way` draws the last of these states, with the way on the map that a seat came through all of them.
    - `draw_vignette` fills an area with the map round a place (empty: with all of it, which is `ratio` times as wide as
      high).
    - `kind` says which of several ways of playing it is, in a word; empty in the usual one.
    """

    progress: Callable[[Words, AnyState, int], SeatProgress] = lambda words, state, seat: SeatProgress()
    draw: DrawState = _draw_plain
    draw_way: Callable[[Surface, Words, Sequence[AnyState], int, Sequence[str], Rect, Scale], None] = (
        _draw_nothing
    )
    draw_vignette: Callable[[Surface, Words, AnyState, Sequence[str], str, Rect, Scale], None] = _draw_nothing
    kind: Callable[[Words, AnyState], str] = lambda words, state: ""
    ended: Callable[[Words, AnyState, int], str] = lambda words, state, seat: ""
    ratio: float = 4 / 3


class BookPictures(NamedTuple):
    """The pictures of a title's rules book.

    - `height` is how tall the pictures of a section stand at a width; `draw` draws them into an area of that height.
    - `has_price` says whether a section is about something that has a price, which `draw_price` draws in one line.
    """

    height: Callable[[Sequence[str], int], int] = lambda pictures, width: 0
    draw: Callable[[Surface, Sequence[str], Rect, Any, Scale], None] = _draw_nothing
    has_price: Callable[[str, Any], bool] = lambda section, data: False
    draw_price: Callable[[Surface, str, Rect, Any, Scale], None] = _draw_nothing


class ShortLogs(Protocol):
    """The log of a title that tells steps by signs; where a title has none they are told in sentences."""

    def __call__(
        self,
        words: Words,
        emblems: Mapping[str, str],
        initial: AnyState,
        steps: Sequence[AnySeenStep],
        begin: int,
        end: int,
    ) -> ShortLog:
        """The lines of some steps of one turn; `emblems` by the colour of the seat."""
        ...
