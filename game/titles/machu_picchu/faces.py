"""The screens of Machu Picchu, as the shell knows them. They are imported where they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.profile.settings import TitleSetting
from game.core.contract import AnySeenStep, StandingsHistory
from game.scenes.faces import Faces, SeatProgress, TitleSounds
from game.titles.machu_picchu.board.cover import CityCover
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.board.table_settings import HAND, PANELS
from game.titles.machu_picchu.challenge.challenges import MachuPicchuChallenges
from game.titles.machu_picchu.content.definitions import NAME, GameData, MachuPicchuMod
from game.titles.machu_picchu.lesson.lessons import MachuPicchuLessons
from game.ui.look import ModPictures, Palette
from game.ui.scale import Scale
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.core.match import Match
    from game.kit.forms.result_ways import ResultCallbacks
    from game.kit.forms.setup_form import TitleForms
    from game.scenes.showcase_protocol import Showcase
    from game.table.board import TableCallbacks
    from game.table.context import BoardContext
    from game.titles.machu_picchu.board.board import CityBoard
    from game.titles.machu_picchu.rules.actions import Action
    from game.titles.machu_picchu.rules.events import Event
    from game.titles.machu_picchu.rules.state import State
    from game.titles.machu_picchu.setup_form.new_game import Options
    from game.ui.motion.player import MotionPlayer
    from game.ui.sound import Cue


_MANY_CARDS: Final = 8  # that a bar is full for, while nobody has more


class MachuPicchuFaces:
    title: Final = NAME
    cover: Final = CityCover()
    sounds: Final = TitleSounds(
        "machu-picchu/city-morning", "machu-picchu/music-city", "machu-picchu/music-farewell"
    )
    reason_pictures: Final[Mapping[str, str]] = MappingProxyType(
        {"clergy": "card.virgin", "cards": "card.back", "conquest": "gold"}
    )
    measure_pictures: Final[Mapping[str, str]] = MappingProxyType(
        {"points": "tile.sun", "incas": "inca.red", "clergy": "card.virgin", "cards": "card.back"}
    )
    modules_ahead: Final = ("game.titles.machu_picchu.setup_form.new_game",)
    lessons: Final = MachuPicchuLessons()
    challenges: Final = MachuPicchuChallenges()
    puzzles: Final = None
    campaigns: Final = None
    settings: Final[Sequence[TitleSetting]] = (PANELS, HAND)
    emblems: Final = EMBLEMS

    @property
    def showcase(self) -> Showcase:
        """The table and the forms."""
        from game.titles.machu_picchu.showcase.screens import SHOWCASE

        return SHOWCASE

    def draw_piece(self, surface: Surface, emblem: str, area: Rect, scale: Scale) -> None:
        """A Prince."""
        from game.titles.machu_picchu.board.pieces.pieces import draw_prince_in

        draw_prince_in(surface, scale.look, emblem, area)

    def draw_picture(
        self, surface: Surface, name: str, centre: tuple[float, float], side: float, scale: Scale
    ) -> None:
        """A thing of the table."""
        from game.titles.machu_picchu.board.pieces.art import draw_high

        draw_high(surface, scale.look, name, centre, side)

    def mod_pictures(self, mods: Iterable[MachuPicchuMod], palette: Palette) -> ModPictures:
        """The pictures that mods bring in the place of its own."""
        from game.titles.machu_picchu.board.pieces.mod_pictures import load_mod_pictures

        return load_mod_pictures(mods)

    # a new game

    def forms(self, words: Words, data: GameData) -> TitleForms[Options]:
        """Players, house rule and seed."""
        from game.titles.machu_picchu.setup_form.new_game import title_forms

        return title_forms(words, data)

    # the table and the end of a game

    def board(
        self,
        context: BoardContext[State, Event],
        callbacks: TableCallbacks[Action, Event | Cue],
        motion: MotionPlayer,
    ) -> CityBoard:
        """The city, the panels, market and clergy, the hand."""
        from game.titles.machu_picchu.board.board import CityBoard

        return CityBoard(context, callbacks, motion)

    def result(self, words: Words, match: Match, state: State, callbacks: ResultCallbacks) -> Scene:
        """Who won, and everybody's points."""
        from game.titles.machu_picchu.result.scene import result_scene

        return result_scene(words, match, state, callbacks)

    def story_note(self, words: Words, story: StandingsHistory, seat: int) -> str:
        """Nothing: there is no luck to tell of."""
        return ""

    def short_log(
        self,
        words: Words,
        emblems: Mapping[str, str],
        initial: State,
        steps: Sequence[AnySeenStep],
        begin: int,
        end: int,
    ) -> None:
        """Sentences say what happened here."""

    # the games that are kept

    def progress(self, words: Words, state: State, seat: int) -> SeatProgress:
        """The points of a game that is over; before that what all may know of them: cards, and the Scout's way to the
        next one.
        """
        from game.titles.machu_picchu.rules.scores import totals
        from game.ui.panels import draw_bar

        field, summit = state.scout[seat], state.game.trail.summit
        if state.ending:
            final = totals(state)
            part = final[seat] / max(1, *final)
            text = words("load.points", count=final[seat])
        else:
            cards = len(state.hands[seat])
            most = max(_MANY_CARDS, *(len(hand) + 1 for hand in state.hands))
            part = (cards + field / summit) / most
            text = words("load.cards", count=cards, field=field)

        def draw(surface: Surface, area: Rect, emblem: str, scale: Scale) -> None:
            draw_bar(surface, area, part, emblem, scale)

        return SeatProgress(part, text, draw)

    def draw_state(
        self, surface: Surface, state: State, emblems: Sequence[str], area: Rect, scale: Scale
    ) -> None:
        """The city with everybody in it."""
        from game.titles.machu_picchu.board.city.city_sketch import draw_city_sketch

        draw_city_sketch(surface, state, emblems, area, scale)

    def draw_way(
        self,
        surface: Surface,
        states: Sequence[State],
        seat: int,
        emblems: Sequence[str],
        area: Rect,
        scale: Scale,
    ) -> None:
        """The city with everybody in it, and the districts through which a Prince walked."""
        from game.titles.machu_picchu.board.city.city_sketch import draw_city_sketch

        walked = seat, [state.prince[seat] for state in states]
        draw_city_sketch(surface, states[-1], emblems, area, scale, walked)

    def draw_vignette(
        self, surface: Surface, state: State, emblems: Sequence[str], place: str, area: Rect, scale: Scale
    ) -> None:
        """The whole city: the title has no newspaper that would show a part of it."""
        self.draw_state(surface, state, emblems, area, scale)

    # the book of rules

    def figure_height(self, pictures: Sequence[str], width: int) -> int:
        """How tall the pictures stand."""
        from game.titles.machu_picchu.board.book_pictures import figure_height

        return figure_height(pictures, width)

    def draw_figure(
        self, surface: Surface, pictures: Sequence[str], area: Rect, data: GameData, scale: Scale
    ) -> None:
        """The real things of the table."""
        from game.titles.machu_picchu.board.book_pictures import draw_figure

        draw_figure(surface, pictures, area, data, scale)

    def has_price(self, section: str, data: GameData) -> bool:
        """Whether it is about an Inca or a row of clergy."""
        from game.titles.machu_picchu.board.book_pictures import price_of

        return price_of(section, data) is not None

    def draw_price(self, surface: Surface, section: str, area: Rect, data: GameData, scale: Scale) -> None:
        """What an Inca or a card of clergy costs."""
        from game.titles.machu_picchu.board.book_pictures import draw_price

        draw_price(surface, section, area, data, scale)


FACES: Faces[State, GameData] = MachuPicchuFaces()
