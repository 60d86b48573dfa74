"""What the shell shows of a title through a window: the part of the contract that needs pygame.

`game.titles.NAME.faces.FACES` is one for every NAME in `game.titles`; commands without a window never import it.
A title imports its screens where a method needs them, so that its cover is shown without all the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.profile.settings import TitleSetting
from game.core.contract import AnySeenStep, StandingsHistory
from game.core.registry import part_of
from game.ui.look import ModPictures, Palette
from game.ui.scale import Scale
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.core.match import Match
    from game.kit.forms.result_ways import ResultCallbacks
    from game.kit.forms.setup_form import TitleForms
    from game.scenes.challenge.title_challenges import TitleChallenges
    from game.scenes.lesson.title_lessons import TitleLessons
    from game.scenes.showcase_protocol import Showcase
    from game.scenes.title_campaigns import TitleCampaigns
    from game.scenes.title_puzzles import TitlePuzzles
    from game.table.board import AnyBoard, AnyTableCallbacks
    from game.table.context import AnyBoardContext
    from game.table.signs import ShortLog
    from game.ui.motion.player import MotionPlayer

_StateT_contra = TypeVar("_StateT_contra", contravariant=True)
_DataT_contra = TypeVar("_DataT_contra", contravariant=True)


# what a title's screens are given


class Navigation(Protocol):
    """Where every screen can lead."""

    def title(self) -> None:
        """Show the title; a game that was being played is let go."""
        ...

    def settings(self, at: str = "") -> None:
        """Put the settings over the screen that is shown, with the keys at what is named so."""
        ...

    def rules(self, section: str = "") -> None:
        """Open the book of rules over the screen that is shown; an open one is closed."""
        ...


# what a title gives


@dataclass(frozen=True, slots=True)
class TitleSounds:
    """The names of what is heard: ambience and music behind the cover and the menus, music at the end of a game.

    None is quiet.
    """

    ambience: str | None
    music: str | None
    result: str | None


@dataclass(frozen=True, slots=True)
class SeatProgress:
    """How near a seat is to winning: in words, as a part from 0 to 1, and as a bar in the colours of an emblem."""

    part: float
    text: str
    draw_bar: Callable[[Surface, Rect, str, Scale], None]


class CoverMotion(Protocol):
    """What moves over a cover that fills an area of the screen."""

    def show(self, area: Rect, seen: Rect, scale: Scale) -> None:
        """Take the room that the cover fills and the part of it that is seen, in pixels."""
        ...

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether it is time for a new picture."""
        ...

    def wake_in(self) -> float | None:
        """Seconds until the next picture; None while everything stands."""
        ...

    def pieces(self) -> list[Rect]:
        """The pieces of the screen that the next picture changes."""
        ...

    def draw(self, surface: Surface) -> None:
        """Draw everything as it is now."""
        ...


class Cover(Protocol):
    """The picture that stands for a title."""

    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """Fill an area with the picture, cut where it is of another shape."""
        ...

    def draw_strip(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """Fill a wide, low area with a strip of the picture on whose left a title can be read."""
        ...

    def motion(self, alive: Callable[[], bool]) -> CoverMotion:
        """What moves over the picture while `alive` says so."""
        ...


class Faces(Protocol[_StateT_contra, _DataT_contra]):
    """The screens of a title, and what the shell's own screens show of it. All sizes are in pixels."""

    @property
    def title(self) -> str:
        """The name of the title whose screens these are."""
        ...

    @property
    def cover(self) -> Cover:
        """Its picture."""
        ...

    @property
    def sounds(self) -> TitleSounds:
        """What is heard behind the shell's screens."""
        ...

    @property
    def showcase(self) -> Showcase:
        """Its own screens in moments worth a picture."""
        ...

    @property
    def settings(self) -> Sequence[TitleSetting]:
        """The settings that it has of its own, for the section of looks."""
        ...

    @property
    def emblems(self) -> Mapping[str, str]:
        """The emblem of each colour that its seats may have, in the order in which they are shown.

        They are the shell's (`game.core.seat_colours.EMBLEM_OF_COLOUR`) or the title's own, named as in
        `game.base.colour_sets`. What they are called is among the words, under `menu.emblems`.
        """
        ...

    @property
    def modules_ahead(self) -> Sequence[str]:
        """The modules that its first screens after the cover need, which are read while that is looked at."""
        ...

    def draw_piece(self, surface: Surface, emblem: str, area: Rect, scale: Scale) -> None:
        """Draw a piece of the game in the colours of a seat, as large as fits."""
        ...

    def draw_picture(
        self, surface: Surface, name: str, centre: tuple[float, float], side: float, scale: Scale
    ) -> None:
        """Draw one of `measure_pictures`, of `reason_pictures` or of its newspaper round a centre, as large as fits
        into a square.
        """
        ...

    def mod_pictures(self, mods: Iterable[Any], palette: Palette) -> ModPictures:
        """The pictures that these mods bring, ready to be drawn in place of the title's own."""
        ...

    # a new game

    def forms(self, words: Words, data: _DataT_contra) -> TitleForms[Any]:
        """What it brings to the quick start and to the whole form."""
        ...

    # the table

    def board(self, context: AnyBoardContext, callbacks: AnyTableCallbacks, motion: MotionPlayer) -> AnyBoard:
        """A new board for a table."""
        ...

    # the end of a game

    def result(self, words: Words, match: Match, state: _StateT_contra, callbacks: ResultCallbacks) -> Scene:
        """Who won and how everybody stood in a state that is the end of a game."""
        ...

    @property
    def reason_pictures(self) -> Mapping[str, str]:
        """The picture of each way to win, by `Outcome.reason`."""
        ...

    @property
    def measure_pictures(self) -> Mapping[str, str]:
        """The picture of each measure of `StandingsHistory` whose last value is shown as a figure."""
        ...

    def story_note(self, words: Words, story: StandingsHistory, seat: int) -> str:
        """A line about a seat below its name in the story of a game, such as how lucky it was."""
        ...

    # lessons

    @property
    def lessons(self) -> TitleLessons[Any] | None:
        """Its lessons; None in a title without them."""
        ...

    @property
    def challenges(self) -> TitleChallenges[Any] | None:
        """Its challenges; None in a title without them."""
        ...

    @property
    def puzzles(self) -> TitlePuzzles[_DataT_contra, Any] | None:
        """Its puzzles; None in a title without them."""
        ...

    @property
    def campaigns(self) -> TitleCampaigns[_DataT_contra] | None:
        """Its campaigns, which mods bring; None in a title without them."""
        ...

    def short_log(
        self,
        words: Words,
        emblems: Mapping[str, str],
        initial: _StateT_contra,
        steps: Sequence[AnySeenStep],
        begin: int,
        end: int,
    ) -> ShortLog | None:
        """The lines of the log for some steps of one turn; None in a title whose log is told in sentences.

        `emblems` by the colour of the seat.
        """
        ...

    # the games that are kept

    def progress(self, words: Words, state: _StateT_contra, seat: int) -> SeatProgress:
        """How near a seat is to winning, by the way on which it is nearest."""
        ...

    def draw_state(
        self, surface: Surface, state: _StateT_contra, emblems: Sequence[str], area: Rect, scale: Scale
    ) -> None:
        """Draw a small map of a game into an area."""
        ...

    def draw_way(
        self,
        surface: Surface,
        states: Sequence[_StateT_contra],
        seat: int,
        emblems: Sequence[str],
        area: Rect,
        scale: Scale,
    ) -> None:
        """As `draw_state` the last of these states of a game, with the way on the map that a seat came through all."""
        ...

    def draw_vignette(
        self,
        surface: Surface,
        state: _StateT_contra,
        emblems: Sequence[str],
        place: str,
        area: Rect,
        scale: Scale,
    ) -> None:
        """Fill an area with the map round a place (empty: with all of it), for the newspaper of a game."""
        ...

    # the book of rules

    def figure_height(self, pictures: Sequence[str], width: int) -> int:
        """How tall the pictures of a section stand at a width."""
        ...

    def draw_figure(
        self, surface: Surface, pictures: Sequence[str], area: Rect, data: _DataT_contra, scale: Scale
    ) -> None:
        """Draw the pictures of a section into an area of `figure_height`."""
        ...

    def has_price(self, section: str, data: _DataT_contra) -> bool:
        """Whether a section is about something that has a price."""
        ...

    def draw_price(
        self, surface: Surface, section: str, area: Rect, data: _DataT_contra, scale: Scale
    ) -> None:
        """Draw what the thing that a section is about costs, in one line."""
        ...


AnyFaces: TypeAlias = Faces[Any, Any]
"""The screens of any title, where the shell does not know which."""


def faces(name: str) -> AnyFaces:
    """The screens of the title of this name. Raises UnknownTitleError."""
    found: AnyFaces = part_of(name, "faces").FACES
    return found
