"""The card race as the laboratory knows it; see `game.core.lab.protocol.Lab`."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from game.base.files.json_values import Json
from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.core.lab.protocol import FigureForms, Lab, TargetCheck, Targets
from game.core.lab.results import Count, SimulatedGame
from game.core.lab.tables import ReportSection

from ..data import RaceData
from ..rules import Event, Move, Played, Race
from ..setups import COLOURS, RaceSetup


class RaceCounter:
    """See `game.core.lab.protocol.GameCounter`: cards played, and points."""

    def __init__(self) -> None:
        self._played = 0

    def happened(self, event: Event) -> None:
        self._played += isinstance(event, Played)

    def turn_ended(self, state: Race) -> None:
        """See `GameCounter.turn_ended`."""

    def game_figures(self) -> Mapping[str, Json]:
        return {"played": self._played}

    def player_figures(self, state: Race, seat: int) -> Mapping[str, Json]:
        return {"points": state.points[seat]}


class RaceLab:
    targets = Targets(reason=(0.2, 0.8), place=1.5, turns=(2.0, 4.0))
    code: Sequence[Path] = (Path(__file__).parents[1] / "rules.py",)
    figures = FigureForms(dict[str, Count], dict[str, Count])

    def options(
        self, data: RaceData, players: int, asked: Mapping[str, Sequence[str]]
    ) -> Mapping[str, Json] | Refusal:
        """See `Lab.options`: there is one variant."""
        variants = asked.get("variant", ())
        for found in (name for name in variants if name != "ahead"):
            return Refusal("lab_unknown", {"name": "--variant", "found": found, "known": "ahead"})
        return {"ahead": "ahead" in variants}

    def setup(self, data: RaceData, players: int, seed: int, options: Mapping[str, Json]) -> RaceSetup:
        return RaceSetup(COLOURS[:players], seed, bool(options["ahead"]))

    def counter(self, state: Race) -> RaceCounter:
        return RaceCounter()

    def action_key(self, action: Move) -> str:
        return action.word

    def bot_figures(self, results: Sequence[SimulatedGame]) -> Mapping[str, Mapping[str, float]]:
        """See `Lab.bot_figures`: none."""
        return {}

    def verdicts(self, results: Sequence[SimulatedGame], data: RaceData) -> Iterable[TargetCheck]:
        """See `Lab.verdicts`: none of its own."""
        return ()

    def verdict_name(self, words: Words, verdict: TargetCheck) -> str:
        """See `Lab.verdict_name`: there are none of its own."""
        raise NotImplementedError

    def sections(
        self, results: Sequence[SimulatedGame], data: RaceData, words: Words
    ) -> Sequence[ReportSection]:
        """See `Lab.sections`: none of its own."""
        return ()


LAB: Lab[Race, Move, RaceData, RaceSetup] = RaceLab()
