"""The Princes of Machu Picchu as the shell knows it: an implementation of `game.core.contract.Title`.

The rules and what only some commands need (checking, YAML, the computer players) are imported where they are used: the
title screen, and commands that play nothing, do without them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.json_values import Json
from game.base.i18n.words import Words
from game.core.contract import DailyGame, SeatFigure, SetupFormError
from game.titles.machu_picchu.book import BOOK
from game.titles.machu_picchu.content.definitions import NAME, Ending, FigureKeys, GameData, GoldRank

if TYPE_CHECKING:
    from game.core.contract import Achievement, Bots, Interaction, Refusal, Rules, StandingsHistory, Title
    from game.kit.data.mods.title_mods import TitleMods
    from game.titles.machu_picchu.rules.actions import Action
    from game.titles.machu_picchu.rules.events import Event
    from game.titles.machu_picchu.rules.notation.scenarios import MachuPicchuScenarios
    from game.titles.machu_picchu.rules.setup import Setup
    from game.titles.machu_picchu.rules.state import State
    from game.titles.machu_picchu.session_types import MachuPicchuStep

_POINT_EDGES: Final = (0, 20, 40, 60, 80, 100)


class MachuPicchu:
    name = NAME
    seats = range(2, 6)
    simulate_options = ()
    book = BOOK
    reasons = tuple(Ending)
    settings = ("gold_rank",)
    seat_figures = (SeatFigure("points", edges=_POINT_EDGES), SeatFigure("cards"))
    daily = DailyGame(("regent", "regent"), {"house_rules": {}})
    chronicle = None

    @property
    def medals(self) -> Sequence[Achievement]:
        """The medals."""
        from game.titles.machu_picchu.medals import MEDALS

        return MEDALS

    @cached_property
    def rules(self) -> Rules[State, Action, Event]:
        """Its rules."""
        from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU

        return MACHU_PICCHU

    @cached_property
    def bots(self) -> Bots[State, Action]:
        """The computer players."""
        from game.titles.machu_picchu.bots.title_bots import BOTS

        return BOTS

    @cached_property
    def scenarios(self) -> MachuPicchuScenarios:
        """How its scenarios are written."""
        from game.titles.machu_picchu.rules.notation.scenarios import SCENARIOS

        return SCENARIOS

    @cached_property
    def mods(self) -> TitleMods[GameData, FigureKeys]:
        """How it reads mods."""
        from game.titles.machu_picchu.content.mods.title_mods import MODS

        return MODS

    def load(self, folder: Path | None = None, keep_in: Path | None = None) -> GameData:
        """The checked data; a file that the folder lacks is the title's own."""
        from game.titles.machu_picchu.content.load import DATA

        return DATA.load(folder, keep_in)

    def check_data(self, words: Words, folder: Path | None = None) -> tuple[int, list[str]]:
        """Check the data of a folder: the exit code, what is found, and which figures still want the printed game."""
        from game.titles.machu_picchu.content.check import check_data

        return check_data(folder, words)

    def pack_data(self, data: GameData) -> str:
        """The data, those of mods among them, in one word."""
        from game.kit.data.mods.packed_mods import packed_with_mods

        return packed_with_mods(data)

    def unpack_data(
        self, digest: str, packed: str, mods: Sequence[str], installed: GameData
    ) -> GameData | None:
        """The data of a save."""
        from game.kit.data.embedded_data import data_of_save
        from game.titles.machu_picchu.content.load import DATA

        return data_of_save(DATA, self.mods, packed, digest, mods, installed)

    def data_of(self, state: State) -> GameData:
        """The data that the game is played with."""
        return state.game.content

    def book_tables(self, words: Words, data: GameData) -> Mapping[str, Sequence[Sequence[str]]]:
        """What Incas and clergy cost, at the end of the chapter of the clergy."""
        from game.titles.machu_picchu.phrases import amounts_text

        heading = [words(f"book_table.{column}") for column in ("what", "cost", "steps")]
        incas = [[words(f"job.{job}"), amounts_text(words, kind.cost), ""] for job, kind in data.jobs.items()]
        clergy = [
            [words(f"row.{row}"), amounts_text(words, kind.costs[0]), ", ".join(map(str, kind.steps))]
            for row, kind in data.clergy.items()
        ]
        return {"clergy": [heading, *incas, *clergy]}

    def new_game(self, data: GameData, setup: Setup) -> State:
        """The state that waits for the start player's first Inca. Raises SetupError."""
        from game.titles.machu_picchu.rules.setup import new_game

        return new_game(data, setup)

    def write_setup(self, setup: Setup) -> dict[str, Json]:
        """House rules."""
        return {"house_rules": {"gold_rank": setup.house_rules.gold_rank.value}}

    def read_setup(self, colours: tuple[str, ...], seed: int, plain: Mapping[str, Json]) -> Setup:
        """The set-up of these values. Raises SetupFormError."""
        from game.titles.machu_picchu.rules.house_rules import HouseRules
        from game.titles.machu_picchu.rules.setup import Setup

        unknown = plain.keys() - {"house_rules"}
        if unknown:
            raise SetupFormError(min(unknown))
        switches = plain.get("house_rules")
        if not isinstance(switches, dict) or not switches.keys() <= {"gold_rank"}:
            raise SetupFormError("house_rules")
        chosen = switches.get("gold_rank", GoldRank.DENSE)
        if chosen not in tuple(GoldRank):
            raise SetupFormError("house_rules.gold_rank")
        return Setup(colours, seed, HouseRules(GoldRank(chosen)))

    def setting(self, setup: Setup) -> Mapping[str, str]:
        """The house rule of the gold."""
        return {"gold_rank": setup.house_rules.gold_rank.value}

    def format_position(self, state: State) -> str:
        """The position as YAML."""
        from game.titles.machu_picchu.rules.notation.positions import format_position

        return format_position(state)

    def parse_position(self, data: GameData, text: str) -> State:
        """The state of a position in YAML. Raises DataError."""
        from game.base.files.yaml_text import read_yaml_text
        from game.titles.machu_picchu.rules.notation.positions import read_position

        return read_position(read_yaml_text(text, "position"), data)

    def explain(self, words: Words, refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
        """Why an action or a text was refused."""
        from game.titles.machu_picchu.phrases import explain

        return explain(words, refusal, names)

    def gaps(self, words: Words, data: GameData) -> Mapping[str, str]:
        """Figures of the data as sentences say them."""
        from game.titles.machu_picchu.figure_gaps import figure_gaps

        return figure_gaps(words, data)

    def describe_event(
        self, words: Words, event: Event, names: Mapping[str, str] | None = None
    ) -> str | None:
        """What happened, as a sentence."""
        from game.titles.machu_picchu.phrases import describe_event

        return describe_event(words, event, names)

    def turn_heading(
        self, words: Words, names: Mapping[str, str], initial: State, event: Event | None
    ) -> str | None:
        """The round, the day, and whose turn it is."""
        from game.titles.machu_picchu.phrases import turn_heading

        return turn_heading(words, names, initial, event)

    def figures(self, initial: State, steps: Sequence[MachuPicchuStep]) -> tuple[Mapping[str, float], ...]:
        """The final points and the cards of each seat."""
        from game.titles.machu_picchu.game_story import figures

        return figures(initial, steps)

    interaction_kinds = ()

    def interactions(self, initial: State, steps: Sequence[MachuPicchuStep]) -> tuple[Interaction, ...]:
        """None: nobody takes anything from another."""
        return ()

    def achievement_counts(
        self, initial: State, steps: Sequence[MachuPicchuStep]
    ) -> tuple[Mapping[str, int], ...]:
        """None: the results tell all that its medals ask."""
        return tuple({} for _ in initial.game.seats)

    def story(self, initial: State, steps: Sequence[MachuPicchuStep]) -> StandingsHistory:
        """How everybody stood after each turn."""
        from game.titles.machu_picchu.game_story import story

        return story(initial, steps)


TITLE: Title[State, Action, Event, GameData, Setup] = MachuPicchu()
