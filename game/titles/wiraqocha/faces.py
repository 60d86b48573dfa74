"""The screens of Wiraqocha, as the shell knows them. They are imported where they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.contract import StandingsHistory
from game.core.seat_colours import EMBLEM_OF_COLOUR
from game.scenes.faces import Faces, SeatProgress, TitleSounds
from game.titles.wiraqocha.board.cover import DawnCover
from game.titles.wiraqocha.campaign.title_campaigns import WiraqochaCampaigns
from game.titles.wiraqocha.content.definitions import NAME, GameData, WiraqochaMod
from game.titles.wiraqocha.lesson.lessons import WiraqochaLessons
from game.titles.wiraqocha.puzzles.title_puzzles import WiraqochaPuzzles
from game.ui.look import ModPictures, Palette
from game.ui.scale import Scale
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.base.profile.settings import TitleSetting
    from game.core.match import Match
    from game.kit.forms.result_ways import ResultCallbacks
    from game.kit.forms.setup_form import TitleForms
    from game.scenes.showcase_protocol import Showcase
    from game.table.board import TableCallbacks
    from game.table.context import BoardContext
    from game.table.signs import ShortLog
    from game.titles.wiraqocha.board.board import ValleyBoard
    from game.titles.wiraqocha.rules.actions import Action
    from game.titles.wiraqocha.rules.events import Event
    from game.titles.wiraqocha.rules.state import State
    from game.titles.wiraqocha.session_types import SeenWiraqochaStep
    from game.titles.wiraqocha.setup_form.options import Options
    from game.ui.motion.player import MotionPlayer
    from game.ui.sound import Cue


class WiraqochaFaces:
    title: Final = NAME
    cover: Final = DawnCover()
    sounds: Final = TitleSounds("wiraqocha/camp-evening", "wiraqocha/music-title", "wiraqocha/music-victory")
    reason_pictures: Final = {
        "treasure": "wiraqocha/relic.D1",
        "somnium": "wiraqocha/goods.crystal",
        "leviathan": "wiraqocha/goods.cube",
    }
    measure_pictures: Final = {
        "territories": "wiraqocha/tile.N1",
        "crystals": "wiraqocha/goods.crystal",
        "technology": "wiraqocha/goods.cube",
        "relics": "wiraqocha/relic.D1",
    }
    modules_ahead: Final = ("game.titles.wiraqocha.setup_form.new_game",)
    emblems: Final[Mapping[str, str]] = MappingProxyType(
        {colour: EMBLEM_OF_COLOUR[colour] for colour in ("red", "blue", "yellow", "green")}
    )
    lessons: Final = WiraqochaLessons()
    challenges: Final = None
    puzzles: Final = WiraqochaPuzzles()
    campaigns: Final = WiraqochaCampaigns()

    @property
    def settings(self) -> Sequence[TitleSetting]:
        """How strong the rims of held tiles are."""
        from game.titles.wiraqocha.board.valley.tile_rims import RIMS

        return (RIMS,)

    @property
    def showcase(self) -> Showcase:
        """The table in the moments that a game has, the forms, the end, the lessons, the book."""
        from game.titles.wiraqocha.showcase.screens import SHOWCASE

        return SHOWCASE

    def draw_piece(self, surface: Surface, emblem: str, area: Rect, scale: Scale) -> None:
        """A Zeppelin."""
        from game.titles.wiraqocha.board.pieces.art import draw_token_in
        from game.titles.wiraqocha.content.definitions import TokenKind

        draw_token_in(surface, scale.look, TokenKind.ZEPPELIN, emblem, area)

    def draw_picture(
        self, surface: Surface, name: str, centre: tuple[float, float], side: float, scale: Scale
    ) -> None:
        """A thing of the table, or the sky that stands for somebody's luck."""
        kind, _, of_kind = name.partition(".")
        if kind == "sky":
            from game.titles.wiraqocha.board.pieces.sky_drawing import draw_sky
            from game.titles.wiraqocha.chronicle.skies import Sky

            draw_sky(surface, Sky(of_kind), centre, side, scale)
            return
        from game.titles.wiraqocha.board.pieces.art import draw_picture

        draw_picture(surface, scale.look, name, centre, side)

    def mod_pictures(self, mods: Iterable[WiraqochaMod], palette: Palette) -> ModPictures:
        """The pictures of cards and tiles."""
        from game.titles.wiraqocha.board.pieces.mod_pictures import load_mod_pictures

        return load_mod_pictures(mods, palette)

    # a new game

    def forms(self, words: Words, data: GameData) -> TitleForms[Options]:
        """Players, valley, variants, house rules and seed."""
        from game.titles.wiraqocha.setup_form.new_game import title_forms

        return title_forms(words, data)

    # the table

    def board(
        self,
        context: BoardContext[State, Event],
        callbacks: TableCallbacks[Action, Event | Cue],
        motion: MotionPlayer,
    ) -> ValleyBoard:
        """The valley, the panels, the market and the tray."""
        from game.titles.wiraqocha.board.board import ValleyBoard

        return ValleyBoard(context, callbacks, motion)

    # the end of a game

    def result(self, words: Words, match: Match, state: State, callbacks: ResultCallbacks) -> Scene:
        """Who won, by what, and how everybody stood."""
        from game.titles.wiraqocha.result.scene import result_scene

        return result_scene(words, match, state, callbacks)

    def story_note(self, words: Words, story: StandingsHistory, seat: int) -> str:
        """How the dice fell: pips more or fewer than the average."""
        luck = story.values["luck"][seat][-1]
        pips = round(abs(luck))
        key = "even" if not pips else "lucky" if luck > 0 else "unlucky"
        return words(f"story.{key}", count=pips)

    def short_log(
        self,
        words: Words,
        emblems: Mapping[str, str],
        initial: State,
        steps: Sequence[SeenWiraqochaStep],
        begin: int,
        end: int,
    ) -> ShortLog:
        """The lines of the journal, with its signs."""
        from game.table.signs import ShortLog
        from game.titles.wiraqocha.board.log.log_lines import lines_of
        from game.titles.wiraqocha.board.log.sign_art import ValleySigns

        return ShortLog(
            lines_of(words, initial, steps, begin, end), ValleySigns(words, emblems, initial.game)
        )

    # the games that are kept

    def progress(self, words: Words, state: State, seat: int) -> SeatProgress:
        """The nearest of the three victories."""
        from game.titles.wiraqocha.board.panels.victory_bars import draw_slim_bars, progress

        way = max(progress(state, seat, words), key=lambda way: way.part)

        def draw(surface: Surface, area: Rect, emblem: str, scale: Scale) -> None:
            draw_slim_bars(surface, area, way, emblem, scale, signed=False)

        text = words("load.nearest", victory=words(f"table.bar.{way.victory}"), figures=way.figures)
        return SeatProgress(way.part, text, draw)

    def draw_state(
        self, surface: Surface, state: State, emblems: Sequence[str], area: Rect, scale: Scale
    ) -> None:
        """The valley with what everybody holds."""
        from game.titles.wiraqocha.board.valley.valley_sketch import draw_standing

        draw_standing(surface, state, emblems, scale, area)

    def draw_way(
        self,
        surface: Surface,
        states: Sequence[State],
        seat: int,
        emblems: Sequence[str],
        area: Rect,
        scale: Scale,
    ) -> None:
        """The valley with what everybody holds, and the tiles that a player took, one after another."""
        from game.titles.wiraqocha.board.valley.valley_sketch import draw_standing, way_of

        draw_standing(surface, states[-1], emblems, scale, area, (seat, way_of(states, seat)))

    def draw_vignette(
        self, surface: Surface, state: State, emblems: Sequence[str], place: str, area: Rect, scale: Scale
    ) -> None:
        """The valley round a tile."""
        from game.titles.wiraqocha.board.valley.valley_sketch import draw_detail

        draw_detail(surface, state, emblems, place, scale, area)

    # the book of rules

    def figure_height(self, pictures: Sequence[str], width: int) -> int:
        """How tall the pictures stand."""
        from game.titles.wiraqocha.board.book_pictures import figure_height

        return figure_height(pictures, width)

    def draw_figure(
        self, surface: Surface, pictures: Sequence[str], area: Rect, data: GameData, scale: Scale
    ) -> None:
        """The real things of the table."""
        from game.titles.wiraqocha.board.book_pictures import draw_figure

        draw_figure(surface, pictures, area, data, scale)

    def has_price(self, section: str, data: GameData) -> bool:
        """Whether it is about a card."""
        name = section.removeprefix("cards.")
        return any(card.name == name for card in data.cards)

    def draw_price(self, surface: Surface, section: str, area: Rect, data: GameData, scale: Scale) -> None:
        """The price of a card."""
        from game.titles.wiraqocha.board.pieces.glyphs import draw_price

        name = section.removeprefix("cards.")
        cost = next(card.cost for card in data.cards if card.name == name)
        draw_price(surface, cost.resources, cost.somnium, area, scale, size=21)


FACES: Faces[State, GameData] = WiraqochaFaces()
