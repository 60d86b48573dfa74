"""Wiraqocha as the laboratory knows it: an implementation of `game.core.lab.protocol.Lab`."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from game.base.files.json_values import Json
from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.core.lab.protocol import Lab, TargetCheck, Targets
from game.core.lab.report_parts import fair_cells, fair_mark, plot_of
from game.core.lab.results import SimulatedGame
from game.core.lab.tables import Cell, FigureKind, ReportSection, TableRow, count, number, percent, share
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.lab.counter import FIGURES, WiraqochaCounter
from game.titles.wiraqocha.lab.figures import (
    UNBOUGHT,
    BotFigures,
    bots_in,
    card_verdicts,
    cards_in,
    dice_by_bot,
    luck_in,
    tiles_in,
)
from game.titles.wiraqocha.phrases import card_name, tile_name
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, seats_fit
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.victory import KINDS as VICTORIES

_GAME: Final = Path(__file__).resolve().parents[3]
_USUAL_LAYOUT: Final = "recommended"
_FAIR_HEADS: Final = ("games", "share", "fair", "ratio")


class WiraqochaLab:
    targets = Targets(reason=(0.2, 0.5), place=1.15, turns=(10.0, 20.0))
    code = (
        *(_GAME / "kit" / part for part in ("bots", "rules")),
        *(_GAME / "titles" / "wiraqocha" / part for part in ("rules", "bots", "lab/counter.py")),
    )
    figures = FIGURES

    def options(
        self, data: ValleyData, players: int, asked: Mapping[str, Sequence[str]]
    ) -> Mapping[str, Json] | Refusal:
        """The layout and the variants."""
        layout = (asked.get("layout") or (_USUAL_LAYOUT,))[-1]
        variants = sorted(set(asked.get("variant", ())))
        layouts = (*data.layouts, RANDOM_LAYOUT)
        wanted = [("--layout", layout, layouts)]
        wanted += [("--variant", variant, tuple(data.variants)) for variant in variants]
        for name, found, known in wanted:
            if found not in known:
                return Refusal("lab_unknown", {"name": name, "found": found, "known": ", ".join(known)})
        if not seats_fit(data, layout, players):
            fitting = ", ".join(map(str, data.layouts[layout].players))
            return Refusal("lab_layout", {"layout": layout, "players": fitting, "found": players})
        return {"layout": layout, "variants": list(variants)}

    def setup(self, data: ValleyData, players: int, seed: int, options: Mapping[str, Json]) -> Setup:
        """The first colours on this layout."""
        layout, variants = str(options["layout"]), cast(list[str], options["variants"])
        return Setup(data.colours[:players], seed, layout, tuple(variants))

    def counter(self, state: State) -> WiraqochaCounter:
        """Counts dice, cards and who stands where."""
        return WiraqochaCounter(state)

    def action_key(self, action: Action) -> str:
        """The action's own key."""
        return action.key

    def bot_figures(self, results: Sequence[SimulatedGame]) -> Mapping[str, Mapping[str, float]]:
        """The dice of each bot a turn."""
        return {"dice": dice_by_bot(results)}

    def verdicts(self, results: Sequence[SimulatedGame], data: ValleyData) -> Iterable[TargetCheck]:
        """Whether the cards are bought."""
        return card_verdicts(results, data)

    def verdict_name(self, words: Words, verdict: TargetCheck) -> str:
        """The name of a card."""
        return card_name(words, verdict.name)

    def sections(
        self, results: Sequence[SimulatedGame], data: ValleyData, words: Words
    ) -> Sequence[ReportSection]:
        """How each bot wins and begins; cards, tiles and luck."""
        bots = bots_in(results, VICTORIES)
        return (
            _styles(bots),
            _openings(bots, words),
            _cards(results, data, words),
            _tiles(results, data, words),
            _luck(results, words),
        )


def _styles(bots: Mapping[str, BotFigures]) -> ReportSection:
    rows = tuple(
        TableRow(name, name, (*map(share, bot.victories.values()), number(bot.plunders)))
        for name, bot in bots.items()
    )
    return ReportSection("styles", (*VICTORIES, "plunders"), rows)


def _openings(bots: Mapping[str, BotFigures], words: Words) -> ReportSection:
    rows = tuple(
        TableRow(
            name,
            words(
                "lab.opening", bot=name, tiles=", ".join(tile_name(words, tile) for tile in bot.camp_tiles)
            ),
            (count(bot.camps.trials), share(bot.camps)),
        )
        for name, bot in bots.items()
    )
    return ReportSection("openings", ("camps", "share"), rows)


def _cards(results: Sequence[SimulatedGame], content: ValleyData, words: Words) -> ReportSection:
    rows = tuple(
        TableRow(
            name,
            card_name(words, name),
            (
                count(card.bought.trials),
                count(card.bought.hits),
                Cell(
                    1 - card.bought.rate,
                    FigureKind.PERCENT,
                    *reversed([1 - end for end in card.bought.interval]),
                ),
                *fair_cells(card.buyers)[2:],
            ),
        )
        for name, card in cards_in(results, content).items()
        if card.bought.trials
    )
    plot = plot_of(rows, words, (UNBOUGHT,))
    return ReportSection("cards", ("offered", "bought", "unbought", "buyers", "fair", "ratio"), rows, plot)


def _tiles(results: Sequence[SimulatedGame], content: ValleyData, words: Words) -> ReportSection:
    rows = tuple(
        TableRow(name, tile_name(words, name), (percent(tile.held), *fair_cells(tile.holders)[1:]))
        for name, tile in tiles_in(results, content).items()
    )
    return ReportSection(
        "tiles", ("held", *_FAIR_HEADS), rows, plot_of(rows, words, fair_mark(rows), column=2)
    )


def _luck(results: Sequence[SimulatedGame], words: Words) -> ReportSection:
    rows = tuple(
        TableRow(str(quarter), words(f"lab.luck.{quarter}"), (number(part.luck), *fair_cells(part.wins)))
        for quarter, part in enumerate(luck_in(results), 1)
    )
    plot = plot_of(rows, words, fair_mark(rows), column=3)
    return ReportSection("luck", ("luck", "wins", *_FAIR_HEADS), rows, plot)


LAB: Lab[State, Action, ValleyData, Setup] = WiraqochaLab()
