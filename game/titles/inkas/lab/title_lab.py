"""INKAS as the laboratory knows it: an implementation of `game.core.lab.protocol.Lab`."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from game.base.files.json_values import Json
from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.core.lab.protocol import Lab, TargetCheck, Targets
from game.core.lab.report_parts import fair_cells, fair_mark, plot_of, share_cells
from game.core.lab.results import SimulatedGame
from game.core.lab.statistics import Share
from game.core.lab.tables import ReportSection, TableRow, number
from game.titles.inkas.content.definitions import PLAYABLE, Mode
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.led_table import NamingDie
from game.titles.inkas.content.quest_variants import QuestVariant
from game.titles.inkas.lab.counter import FIGURES, InkasCounter
from game.titles.inkas.lab.figures import (
    LEAST_OF_ENDING,
    LEAST_USED,
    PERSON_WINS,
    UseFigures,
    ayllus_in,
    bots_in,
    cards_in,
    goals_in,
    met_goals_in,
    own_verdicts,
    person_in,
    powers_in,
)
from game.titles.inkas.lab.seating import seated
from game.titles.inkas.phrases import card_name
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.setup import Setup
from game.titles.inkas.rules.state import State

_GAME: Final = Path(__file__).resolve().parents[3]
# beside a mode: two nations, a quest of goals, and led ayllus
_ALLIANCE, _ALTERNATE, _SOLO, _BESIDE = "alliance", QuestKind.ALTERNATE.value, "solo", ", "
_TURN_SECONDS, _QUEST_MINUTES = 12, 15  # a quest of two is shorter than that


class InkasLab:
    targets = Targets(
        reason=(0.0, 1 - LEAST_OF_ENDING), place=1.2, turns=(8.0, _QUEST_MINUTES * 60 / _TURN_SECONDS / 2)
    )
    code = (
        *(_GAME / "kit" / part for part in ("bots", "rules")),
        *(_GAME / "titles" / "inkas" / part for part in ("rules", "bots", "lab/counter.py")),
    )
    figures = FIGURES

    def options(
        self, data: InkasData, players: int, asked: Mapping[str, Sequence[str]]
    ) -> Mapping[str, Json] | Refusal:
        """The mode, where it is not Family, whether two nations play, for goals, or one person against ayllus that
        the die leads, and how it names: quests are played by the usual house rules, with ayllus and suyus that the
        seed decides.
        """
        wanted = asked.get("mode", ())
        alone = _SOLO in wanted
        beside = (*((_ALLIANCE,) if players == len(PLAYABLE) else ()), _ALTERNATE)
        modes = [mode for mode in data.modes if QuestVariant(mode, solo=alone).is_played]
        known = (*modes, *((_SOLO, *NamingDie) if alone else (*beside, _SOLO)))
        for word in wanted:
            if word not in known:
                details = {"name": "--mode", "found": word, "known": ", ".join(known)}
                return Refusal("lab_unknown", details)
        mode = ([word for word in wanted if word in modes] or [Mode.FAMILY])[-1]
        said = [str(mode), *(word for word in beside if word in wanted)]
        if alone:
            dice = [word for word in wanted if word in tuple(NamingDie)]
            said += [_SOLO, str((dice or [NamingDie.CALM])[-1])]
        return {} if said == [Mode.FAMILY] else {"mode": _BESIDE.join(said)}

    def setup(self, data: InkasData, players: int, seed: int, options: Mapping[str, Json]) -> Setup:
        """Ayllus and suyus by the seed."""
        mode, *beside = str(options.get("mode", Mode.FAMILY)).split(_BESIDE)
        if _SOLO in beside:
            return seated(players, seed, Mode(mode), die=NamingDie(beside[-1]))
        quest = QuestKind.ALTERNATE if _ALTERNATE in beside else QuestKind.FOUNDING
        return seated(players, seed, Mode(mode), data.nations if _ALLIANCE in beside else None, quest)

    def counter(self, state: State) -> InkasCounter:
        """Counts cards and powers."""
        return InkasCounter(state)

    def action_key(self, action: Action) -> str:
        """The action's own key."""
        return action.key

    def bot_figures(self, results: Sequence[SimulatedGame]) -> Mapping[str, Mapping[str, float]]:
        """What each bot has in the end, on average."""
        return bots_in(results)

    def verdicts(self, results: Sequence[SimulatedGame], data: InkasData) -> Iterable[TargetCheck]:
        """Ayllus, goals, cards and powers."""
        return own_verdicts(results, data)

    def verdict_name(self, words: Words, verdict: TargetCheck) -> str:
        """The name of an ayllu, a goal, a card or a power; who plays alone."""
        if verdict.about == "card":
            return card_name(words, verdict.name)
        return words(f"{verdict.about}.{verdict.name}")

    def sections(
        self, results: Sequence[SimulatedGame], data: InkasData, words: Words
    ) -> Sequence[ReportSection]:
        """Ayllus, cards and powers; who plays alone, and goals where there are some."""
        cards = {card_name(words, name): found for name, found in cards_in(results, data).items()}
        powers = {words(f"power.{name}"): found for name, found in powers_in(results, data).items()}
        ayllus = {words(f"ayllu.{name}"): wins for name, wins in ayllus_in(results).items()}
        goals = {words(f"goal.{name}"): wins for name, wins in goals_in(results).items()}
        met = {words(f"goal.{name}"): ended for name, ended in met_goals_in(results).items()}
        person = person_in(results)
        return (
            *((_alone(person, words),) if person else ()),
            _winners("ayllus", ayllus, words),
            *((_winners("goals", goals, words), _endings(met, words)) if goals else ()),
            _uses("cards", cards, words),
            _uses("powers", powers, words),
        )


def _winners(name: str, found: Mapping[str, Share], words: Words) -> ReportSection:
    rows = tuple(TableRow(shown, shown, fair_cells(wins)) for shown, wins in found.items() if wins.trials)
    columns = ("wins", "games", "share", "fair", "ratio")
    return ReportSection(name, columns, rows, plot_of(rows, words, fair_mark(rows)))


def _endings(found: Mapping[str, Share], words: Words) -> ReportSection:
    rows = tuple(TableRow(shown, shown, share_cells(ended)) for shown, ended in found.items())
    return ReportSection("met", ("ended", "games", "share"), rows, plot_of(rows, words))


def _alone(wins: Share, words: Words) -> ReportSection:
    rows = (TableRow("person", words("solo.person"), share_cells(wins)),)
    return ReportSection("solo", ("wins", "games", "share"), rows, plot_of(rows, words, PERSON_WINS))


def _uses(name: str, found: Mapping[str, UseFigures], words: Words) -> ReportSection:
    rows = tuple(
        TableRow(shown, shown, (*share_cells(figures.used), number(figures.uses)))
        for shown, figures in found.items()
    )
    return ReportSection(name, ("used", "games", "share", "uses"), rows, plot_of(rows, words, (LEAST_USED,)))


LAB: Lab[State, Action, InkasData, Setup] = InkasLab()
