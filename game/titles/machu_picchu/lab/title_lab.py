"""The Princes of Machu Picchu as the laboratory knows it: an implementation of `game.core.lab.protocol.Lab`."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from game.base.files.json_values import Json
from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.core.lab.protocol import Lab, TargetCheck, Targets
from game.core.lab.report_parts import fair_cells, fair_mark, plot_of, share_cells
from game.core.lab.results import SimulatedGame
from game.core.lab.tables import ReportSection, TableRow, number
from game.titles.machu_picchu.content.definitions import COLOURS, CityData
from game.titles.machu_picchu.lab.counter import FIGURES, MachuPicchuCounter
from game.titles.machu_picchu.lab.figures import (
    LEAST_OF_ENDING,
    UNVISITED,
    bots_in,
    districts_in,
    drawers_in,
    endings_in,
    own_verdicts,
)
from game.titles.machu_picchu.phrases import card_name
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import State

_GAME: Final = Path(__file__).resolve().parents[3]


class MachuPicchuLab:
    targets = Targets(reason=(0.0, 1 - LEAST_OF_ENDING), place=1.15, turns=(20.0, 90.0))
    code = (
        *(_GAME / "kit" / part for part in ("bots", "rules")),
        *(_GAME / "titles" / "machu_picchu" / part for part in ("rules", "bots", "lab/counter.py")),
    )
    figures = FIGURES

    def options(
        self, data: CityData, players: int, asked: Mapping[str, Sequence[str]]
    ) -> Mapping[str, Json] | Refusal:
        """None: every game is played by the usual house rules."""
        for name, values in asked.items():
            if values:
                return Refusal("lab_unknown", {"name": f"--{name}", "found": values[0], "known": "–"})
        return {}

    def setup(self, data: CityData, players: int, seed: int, options: Mapping[str, Json]) -> Setup:
        """The first colours."""
        return Setup(COLOURS[:players], seed)

    def counter(self, state: State) -> MachuPicchuCounter:
        """Counts visits of districts."""
        return MachuPicchuCounter(state)

    def action_key(self, action: Action) -> str:
        """The action's own key."""
        return action.key

    def bot_figures(self, results: Sequence[SimulatedGame]) -> Mapping[str, Mapping[str, float]]:
        """What each bot has in the end, on average."""
        return bots_in(results)

    def verdicts(self, results: Sequence[SimulatedGame], data: CityData) -> Iterable[TargetCheck]:
        """Endings, districts and cards."""
        return own_verdicts(results)

    def verdict_name(self, words: Words, verdict: TargetCheck) -> str:
        """The name of an ending, a district or a card."""
        match verdict.about:
            case "card":
                return card_name(words, verdict.name)
            case "district":
                return words(f"district.{verdict.name}")
            case _:
                return words(f"lab.ending.{verdict.name}")

    def sections(
        self, results: Sequence[SimulatedGame], data: CityData, words: Words
    ) -> Sequence[ReportSection]:
        """Endings, districts and cards."""
        return _endings(results, words), _districts(results, words), _cards(results, words)


def _endings(results: Sequence[SimulatedGame], words: Words) -> ReportSection:
    rows = tuple(
        TableRow(name, words(f"lab.ending.{name}"), share_cells(ended))
        for name, ended in endings_in(results).items()
        if ended.trials
    )
    return ReportSection(
        "endings", ("wins", "games", "share"), rows, plot_of(rows, words, (LEAST_OF_ENDING,))
    )


def _districts(results: Sequence[SimulatedGame], words: Words) -> ReportSection:
    rows = tuple(
        TableRow(name, words(f"district.{name}"), (*share_cells(district.visited), number(district.visits)))
        for name, district in districts_in(results).items()
        if district.visited.trials
    )
    plot = plot_of(rows, words, (1 - UNVISITED,))
    return ReportSection("districts", ("visited", "games", "share", "visits"), rows, plot)


def _cards(results: Sequence[SimulatedGame], words: Words) -> ReportSection:
    rows = tuple(
        TableRow(card, card_name(words, card), fair_cells(wins))
        for card, wins in drawers_in(results).items()
        if wins.trials
    )
    columns = ("wins", "drawn", "share", "fair", "ratio")
    return ReportSection("cards", columns, rows, plot_of(rows, words, fair_mark(rows)))


LAB: Lab[State, Action, CityData, Setup] = MachuPicchuLab()
