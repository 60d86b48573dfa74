"""Wiraqocha as the shell knows it: an implementation of `game.core.contract.Title`.

The rules and what only some commands need (checking, YAML, the computer players) are imported where they are used: the
title screen, and commands that play nothing, do without them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.json_values import Json
from game.base.i18n.words import Words
from game.core.contract import DailyGame, SeatFigure, SetupFormError
from game.titles.wiraqocha.content.definitions import NAME, Additions, GameData

if TYPE_CHECKING:
    from game.core.contract import Achievement, Bots, Interaction, Refusal, Rules, StandingsHistory, Title
    from game.core.contract.chronicle import TitleChronicle
    from game.core.rules_book import RulesBook
    from game.kit.data.mods.title_mods import TitleMods
    from game.titles.wiraqocha.rules.actions import Action
    from game.titles.wiraqocha.rules.events import Event
    from game.titles.wiraqocha.rules.notation.scenarios import WiraqochaScenarios
    from game.titles.wiraqocha.rules.setup import Setup
    from game.titles.wiraqocha.rules.state import State
    from game.titles.wiraqocha.session_types import WiraqochaStep

_LUCK_EDGES: Final = (-15, -9, -3, 3, 9, 15)  # pips above the average
_LONGEST_POSITION: Final = 20_000  # characters of the position that a chapter begins with


class Wiraqocha:
    name = NAME
    seats = range(2, 5)
    settings = ("layout", "variants")
    simulate_options = ("layout", "variant")
    seat_figures = (
        *map(SeatFigure, ("dice", "camps_lost", "behind")),
        SeatFigure("luck", "dice", 10, _LUCK_EDGES),
    )
    daily = DailyGame(("surveyor", "engineer"), {"layout": "random", "variants": [], "house_rules": {}})

    @property
    def medals(self) -> Sequence[Achievement]:
        """The medals."""
        from game.titles.wiraqocha.medals import MEDALS

        return MEDALS

    @cached_property
    def rules(self) -> Rules[State, Action, Event]:
        """Its rules."""
        from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA

        return WIRAQOCHA

    @property
    def reasons(self) -> Sequence[str]:
        """The ways to win."""
        from game.titles.wiraqocha.rules.victory import KINDS

        return KINDS

    @cached_property
    def bots(self) -> Bots[State, Action]:
        """The computer players."""
        from game.titles.wiraqocha.bots.title_bots import BOTS

        return BOTS

    @cached_property
    def scenarios(self) -> WiraqochaScenarios:
        """How its scenarios are written."""
        from game.titles.wiraqocha.rules.notation.scenarios import SCENARIOS

        return SCENARIOS

    @cached_property
    def mods(self) -> TitleMods[GameData, Additions]:
        """Its mods."""
        from game.titles.wiraqocha.campaign.checked_mods import CHECKED_MODS

        return CHECKED_MODS

    def load(self, folder: Path | None = None, keep_in: Path | None = None) -> GameData:
        """The checked data."""
        from game.titles.wiraqocha.content.load import DATA

        return DATA.load(folder, keep_in)

    def check_data(self, words: Words, folder: Path | None = None) -> tuple[int, list[str]]:
        """Check the data of a folder: the exit code and what is found."""
        from game.titles.wiraqocha.data_check import check_data

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
        from game.titles.wiraqocha.content.load import DATA
        from game.titles.wiraqocha.content.mods.title_mods import MODS

        return data_of_save(DATA, MODS, packed, digest, mods, installed)

    def data_of(self, state: State) -> GameData:
        """The data that the game is played with."""
        return state.game.content

    @cached_property
    def book(self) -> RulesBook:
        """Its book of rules."""
        from game.titles.wiraqocha.book import BOOK

        return BOOK

    def book_tables(self, words: Words, data: GameData) -> Mapping[str, Sequence[Sequence[str]]]:
        """The prices of the cards, at the end of their chapter."""
        from game.titles.wiraqocha.phrases import card_name

        heading = [words(f"rules_scene.{column}") for column in ("card", "card_cubes", "card_crystals")]
        rows = [
            [card_name(words, card.name), str(card.cost.resources), str(card.cost.somnium)]
            for card in data.cards
        ]
        return {"cards": [heading, *rows]}

    def new_game(self, data: GameData, setup: Setup) -> State:
        """The state that waits for the first player's first step, or that a chapter begins with. Raises SetupError."""
        if setup.position:
            from game.titles.wiraqocha.rules.notation.positions import begun_from

            return begun_from(data, setup)
        from game.titles.wiraqocha.rules.setup import new_game

        return new_game(data, setup)

    def write_setup(self, setup: Setup) -> dict[str, Json]:
        """Layout, variants and house rules; of a chapter its name and the position too."""
        said = {"chapter": setup.chapter, "position": setup.position}
        return {
            "layout": setup.layout,
            "variants": list(setup.variants),
            "house_rules": asdict(setup.house_rules),
            **{key: value for key, value in said.items() if value},
        }

    def read_setup(self, colours: tuple[str, ...], seed: int, plain: Mapping[str, Json]) -> Setup:
        """The set-up of these values. Raises SetupFormError."""
        from game.titles.wiraqocha.rules.house_rules import HouseRules
        from game.titles.wiraqocha.rules.setup import Setup

        layout, variants, switches = (plain.get(key) for key in ("layout", "variants", "house_rules"))
        if not isinstance(layout, str) or not layout.isprintable():
            raise SetupFormError("layout")
        if not isinstance(variants, list):
            raise SetupFormError("variants")
        named = [variant for variant in variants if isinstance(variant, str) and variant.isprintable()]
        if len(named) < len(variants):
            raise SetupFormError("variants")
        if not isinstance(switches, dict) or not switches.keys() <= asdict(HouseRules()).keys():
            raise SetupFormError("house_rules")
        chosen = {name: value for name, value in switches.items() if isinstance(value, bool)}
        if len(chosen) < len(switches):
            raise SetupFormError("house_rules")
        chapter, position = (plain.get(key, "") for key in ("chapter", "position"))
        if not isinstance(chapter, str) or not chapter.isprintable():
            raise SetupFormError("chapter")
        if not isinstance(position, str) or len(position) > _LONGEST_POSITION:
            raise SetupFormError("position")
        unknown = plain.keys() - {"layout", "variants", "house_rules", "chapter", "position"}
        if unknown:
            raise SetupFormError(min(unknown))
        return Setup(colours, seed, layout, tuple(named), HouseRules(**chosen), chapter, position)

    @property
    def chronicle(self) -> TitleChronicle[State, Event]:
        """The Valley Courier."""
        from game.titles.wiraqocha.chronicle.title_chronicle import CHRONICLE

        return CHRONICLE

    def setting(self, setup: Setup) -> Mapping[str, str]:
        """The layout and the variants."""
        return {"layout": setup.layout, "variants": " ".join(setup.variants)}

    def format_position(self, state: State) -> str:
        """The position as YAML."""
        from game.titles.wiraqocha.rules.notation.positions import format_position

        return format_position(state)

    def parse_position(self, data: GameData, text: str) -> State:
        """The state of a position in YAML. Raises DataError."""
        from game.base.files.yaml_text import read_yaml_text
        from game.titles.wiraqocha.rules.notation.positions import read_position

        return read_position(read_yaml_text(text, "position"), data)

    def explain(self, words: Words, refusal: Refusal, names: Mapping[str, str] | None = None) -> str:
        """Why an action or a text was refused."""
        from game.titles.wiraqocha.phrases import explain

        return explain(words, refusal, names)

    def gaps(self, words: Words, data: GameData) -> Mapping[str, str]:
        """None: each of its texts is told what it names."""
        return {}

    def describe_event(
        self, words: Words, event: Event, names: Mapping[str, str] | None = None
    ) -> str | None:
        """What happened, as a sentence."""
        from game.titles.wiraqocha.phrases import describe_event

        return describe_event(words, event, names)

    def turn_heading(
        self, words: Words, names: Mapping[str, str], initial: State, event: Event | None
    ) -> str | None:
        """The round, and whose turn it is."""
        from game.titles.wiraqocha.phrases import turn_heading

        return turn_heading(words, names, initial, event)

    def figures(self, initial: State, steps: Sequence[WiraqochaStep]) -> tuple[Mapping[str, float], ...]:
        """How many dice each seat rolled with how much luck, its lost Camps, and whether it was far behind."""
        from game.titles.wiraqocha.game_story import figures

        return figures(initial, steps)

    @property
    def interaction_kinds(self) -> Sequence[str]:
        """Thefts and wrecks."""
        from game.titles.wiraqocha.interactions import InteractionKind

        return tuple(InteractionKind)

    def interactions(self, initial: State, steps: Sequence[WiraqochaStep]) -> tuple[Interaction, ...]:
        """Who robbed and wrecked whom."""
        from game.titles.wiraqocha.interactions import interactions

        return interactions(initial, steps)

    def achievement_counts(
        self, initial: State, steps: Sequence[WiraqochaStep]
    ) -> tuple[Mapping[str, int], ...]:
        """Robbed relics, harvests, lost Zeppelins, Inventions."""
        from game.titles.wiraqocha.achievement_counts import achievement_counts

        return achievement_counts(initial, steps)

    def story(self, initial: State, steps: Sequence[WiraqochaStep]) -> StandingsHistory:
        """How everybody stood after each turn, and how lucky the dice were."""
        from game.titles.wiraqocha.game_story import story

        return story(initial, steps)


TITLE: Title[State, Action, Event, GameData, Setup] = Wiraqocha()
