"""The screens of the card race; see `game.scenes.faces.Faces`."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.profile.settings import TitleSetting
from game.core.contract import AnySeenStep, StandingsHistory
from game.core.match import Match, begin_match
from game.kit.forms.result_ways import ResultCallbacks
from game.kit.forms.setup_form import TitleForms
from game.scenes.faces import Faces, SeatProgress, TitleSounds, faces
from game.scenes.showcase_protocol import SEED, Example, ShowcaseContext
from game.table.board import TableCallbacks
from game.table.context import BoardContext
from game.table.scene import TableScene
from game.ui.emblems import draw_medal
from game.ui.look import NO_MOD_PICTURES, ModPictures, Palette
from game.ui.motion.player import MotionPlayer
from game.ui.scale import Scale
from game.ui.scene import Scene

from .board import RaceBoard
from .data import RaceData
from .emblems import EMBLEMS
from .lesson import RaceLessons
from .result import result_scene
from .rules import GOAL, Event, Move, Race
from .setup_form import RaceOptions, race_of, title_forms


@dataclass(frozen=True, slots=True)
class StillCover:
    """See `Cover` and `CoverMotion`: an area of one colour, over which nothing moves."""

    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        surface.fill(scale.look.palette.mahogany, area)

    def draw_strip(self, surface: Surface, area: Rect, scale: Scale) -> None:
        surface.fill(scale.look.palette.mahogany, area)

    def motion(self, alive: Callable[[], bool]) -> "StillMotion":
        return StillMotion()


class StillMotion:
    def show(self, area: Rect, seen: Rect, scale: Scale) -> None:
        """See `CoverMotion.show`."""

    def update(self, dt: float) -> bool:
        return False

    def wake_in(self) -> float | None:
        return None

    def pieces(self) -> list[Rect]:
        return []

    def draw(self, surface: Surface) -> None:
        """See `CoverMotion.draw`."""


class RaceShowcase:
    """See `game.scenes.showcase_protocol.Showcase`: its table."""

    from_position: Collection[str] = ()
    films: Sequence[str] = ("step",)

    @property
    def screens(self) -> Mapping[str, Callable[[ShowcaseContext], None]]:
        return {"table": self._table}

    def _table(self, show: ShowcaseContext) -> None:
        match, session, _ = self.example(show, "table")
        show.stack.push(TableScene(match, session, show.words, board=faces(match.setup.title).board))

    def film(self, show: ShowcaseContext, name: str) -> Example:
        match, session, _ = self.example(show, name)
        return match, session, ["step"]

    def example(self, show: ShowcaseContext, name: str) -> Example:
        match = self.match(show)
        return match, begin_match(match, show.data, None), ["roll"] if name == "busy" else []

    def match(self, show: ShowcaseContext) -> Match:
        assert isinstance(show.data, RaceData)
        return race_of(show.words, show.data, ["", "", ""], SEED)


class CardRaceFaces:
    title = "card-race"
    cover = StillCover()
    sounds = TitleSounds(None, None, None)
    showcase = RaceShowcase()
    settings: Sequence[TitleSetting] = ()
    modules_ahead: Sequence[str] = ()
    lessons: Final = RaceLessons()
    challenges: Final = None
    puzzles: Final = None
    campaigns: Final = None
    emblems = EMBLEMS
    reason_pictures: ClassVar[Mapping[str, str]] = MappingProxyType({"goal": "goal", "turns": "turns"})
    measure_pictures: ClassVar[Mapping[str, str]] = MappingProxyType({"points": "points"})

    def draw_piece(self, surface: Surface, emblem: str, area: Rect, scale: Scale) -> None:
        draw_medal(surface, scale.look, emblem, area.center, min(area.size) // 2)

    def draw_picture(
        self, surface: Surface, name: str, centre: tuple[float, float], side: float, scale: Scale
    ) -> None:
        surface.fill(
            scale.look.palette.mahogany, (centre[0] - side / 4, centre[1] - side / 2, side / 2, side)
        )

    def mod_pictures(self, mods: Iterable[Any], palette: Palette) -> ModPictures:
        return NO_MOD_PICTURES

    # a new game

    def forms(self, words: Words, data: RaceData) -> TitleForms[RaceOptions]:
        return title_forms(words, data)

    # the table and the end of a game

    def board(
        self, context: BoardContext[Race, Event], callbacks: TableCallbacks[Move, Event], motion: MotionPlayer
    ) -> RaceBoard:
        return RaceBoard(context, callbacks)

    def result(self, words: Words, match: Match, state: Race, callbacks: ResultCallbacks) -> Scene:
        return result_scene(words, match, state, callbacks)

    def story_note(self, words: Words, story: StandingsHistory, seat: int) -> str:
        return words("race.points", count=round(story.values["points"][seat][-1]))

    def short_log(
        self,
        words: Words,
        emblems: Mapping[str, str],
        initial: Race,
        steps: Sequence[AnySeenStep],
        begin: int,
        end: int,
    ) -> None:
        """See `Faces.short_log`."""

    # the games that are kept

    def progress(self, words: Words, state: Race, seat: int) -> SeatProgress:
        part = max(0.0, min(1.0, state.points[seat] / GOAL))

        def draw(surface: Surface, area: Rect, emblem: str, scale: Scale) -> None:
            surface.fill(scale.look.seat(emblem).base, (*area.topleft, round(area.width * part), area.height))

        return SeatProgress(part, words("race.points", count=state.points[seat]), draw)

    def draw_state(
        self, surface: Surface, state: Race, emblems: Sequence[str], area: Rect, scale: Scale
    ) -> None:
        surface.fill(scale.look.palette.rule, area)

    def draw_way(
        self,
        surface: Surface,
        states: Sequence[Race],
        seat: int,
        emblems: Sequence[str],
        area: Rect,
        scale: Scale,
    ) -> None:
        self.draw_state(surface, states[-1], emblems, area, scale)

    def draw_vignette(
        self, surface: Surface, state: Race, emblems: Sequence[str], place: str, area: Rect, scale: Scale
    ) -> None:
        self.draw_state(surface, state, emblems, area, scale)

    # the book of rules

    def figure_height(self, pictures: Sequence[str], width: int) -> int:
        return 40 * len(pictures)

    def draw_figure(
        self, surface: Surface, pictures: Sequence[str], area: Rect, data: RaceData, scale: Scale
    ) -> None:
        surface.fill(scale.look.palette.rule, area)

    def has_price(self, section: str, data: RaceData) -> bool:
        return section == "tax"

    def draw_price(self, surface: Surface, section: str, area: Rect, data: RaceData, scale: Scale) -> None:
        surface.fill(scale.look.palette.rule, area)


FACES: Faces[Race, RaceData] = CardRaceFaces()
