"""Designs that were played, kept in a folder: NAME.json is a design, NAME.2.jsonl its games of two players."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from design import Design

from game.base.files.file_locks import lock
from game.base.files.json_values import Json
from game.core.contract import GameStatistics
from game.core.lab.experiment import Experiment
from game.core.lab.protocol import TargetCheck
from game.core.lab.results import SimulatedGame, from_line, to_line
from game.core.lab.summary import Summary, summarize, verdicts
from game.core.lab.workers import results_of
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.lab.title_lab import LAB
from game.titles.wiraqocha.title import TITLE

CAP = 60  # turns a player
WORTH = {"victory": 1.0, "place": 0.2, "card": 0.4, "length": 0.03}  # of a miss by one
DOUBT = 0.2  # how much worse a table may be than few games show: over the square root of their number


@dataclass(slots=True)
class Trial:
    """A design and its games by number of players."""

    design: Design
    games: dict[int, list[SimulatedGame]] = field(default_factory=dict)

    def played(self, tables: tuple[int, ...]) -> int:
        """The games that each table has seen at least."""
        return min(len(self.games.get(players, ())) for players in tables)


def claim(folder: Path) -> TextIO | None:
    """A folder that nobody else adds games to until what is returned is closed; None where somebody does."""
    folder.mkdir(parents=True, exist_ok=True)
    held = (folder / "search.lock").open("a", encoding="utf-8")
    if lock(held.fileno()):
        return held
    held.close()
    return None


class Trials:
    """All designs of a folder; what is played is kept at once."""

    def __init__(
        self, folder: Path, base: ValleyData, bot: str = "engineer", seed: int = 1, jobs: int = 1
    ) -> None:
        """Games are played by `bot` on random layouts, `jobs` at a time."""
        folder.mkdir(parents=True, exist_ok=True)
        self.base = base
        self._folder, self._bot, self._seed, self._jobs = folder, bot, seed, jobs
        self._known: dict[tuple[Design, int, int], float] = {}  # what `missed` reckoned
        self.all = {trial.design: trial for trial in self._kept()}

    def _kept(self) -> Iterator[Trial]:
        for path in sorted(self._folder.glob("*.json")):
            trial = Trial(Design.read(path.read_text("utf-8")))
            for file in sorted(self._folder.glob(f"{path.stem}.?.jsonl")):
                lines = map(from_line, file.read_text("utf-8").splitlines())
                trial.games[int(file.suffixes[0][1:])] = [line for line in lines if line is not None]
            yield trial

    @staticmethod
    def name(design: Design) -> str:
        """Twelve hexadecimal digits."""
        return hashlib.sha256(str(design).encode()).hexdigest()[:12]

    def play(self, design: Design, players: int, games: int) -> None:
        """Let so many games of this table have been played."""
        trial = self.all.setdefault(design, Trial(design))
        done = trial.games.setdefault(players, [])
        if len(done) >= games:
            return
        stem = self.name(design)
        (self._folder / f"{stem}.json").write_text(str(design), "utf-8")
        options: dict[str, Json] = {"layout": "random", "variants": []}
        bots = (self._bot,) * players
        experiment = Experiment(TITLE.name, players, bots, self._seed, options, CAP, stem, "")
        with (self._folder / f"{stem}.{players}.jsonl").open("a", encoding="utf-8") as file:
            content = design.content(self.base)
            for result in results_of(experiment, content, range(len(done), games), self._jobs):
                done.append(result)
                file.write(to_line(result) + "\n")

    def summary(self, design: Design, players: int) -> Summary:
        """What its games of this table show."""
        return summarize(self._games(design, players), TITLE.part(GameStatistics).reasons)

    def _games(self, design: Design, players: int) -> list[SimulatedGame]:
        return self.all[design].games.get(players, [])

    def missed(self, design: Design, tables: tuple[int, ...]) -> float:
        """How far the tables that were played lie from the targets, and how much few games may hide."""
        return sum(self._missed(design, players) for players in tables)

    def _missed(self, design: Design, players: int) -> float:
        played = len(self.all[design].games.get(players, ()))
        key = (design, players, played)
        if key not in self._known:
            cards = LAB.verdicts(self._games(design, players), self.base)
            found = verdicts(self.summary(design, players), LAB.targets, cards)
            missed = sum(WORTH[verdict.about] * _beyond(verdict) for verdict in found)
            self._known[key] = missed + DOUBT / max(1, played) ** 0.5
        return self._known[key]


def _beyond(verdict: TargetCheck) -> float:
    return max(verdict.low - verdict.found, verdict.found - verdict.high, 0.0)
