"""The command `simulate`: checks what is asked for, plays on from where it stopped, reports."""

import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, TextIO

from game import COMMAND
from game.base.files.disk_questions import exists, is_folder
from game.base.files.system_reasons import reason_of
from game.base.i18n.words import Words
from game.core.chance import SEED_LIMIT
from game.core.contract import GameData, Refusal
from game.core.lab.cluster import ClusterAddress, ClusterError, WorkerLostError
from game.core.lab.experiment import MOST_GAMES, MOST_JOBS, Experiment, code_digest, orders
from game.core.lab.experiment_bots import ExperimentBot, read_bot
from game.core.lab.journals import write_journal
from game.core.lab.ledger import Ledger, open_ledger
from game.core.lab.protocol import Lab
from game.core.lab.report import report_of, text
from game.core.lab.report_files import GAMES, parameters, write_files
from game.core.lab.results import SimulatedGame, given_up
from game.core.lab.sequential import SequentialRun, SequentialTest, needed, parse_test
from game.core.lab.strange_bots import NoBotProcessError, no_process, strange_bot_refused
from game.core.lab.workers import OtherCodeError, results_of
from game.core.registry import default, title

INTERRUPTED: Final = 130
_MOST_TURNS: Final = 10_000
_BAR: Final = 30  # characters
_LEDGER: Final = ".jsonl"


@dataclass(frozen=True, slots=True)
class SimulationRequest:
    """What is asked for, unchecked.

    `out` is a folder for everything, a `.jsonl` file for the games alone, or None; `options` are what was given for
    `TitleSpec.simulate_options`; `sprt` is a sequential test, empty where there is none; `cluster` is the address of a
    Dask scheduler, None where this machine plays, and `certificates` the folder of those for it; `journals` is a folder
    for the games that are played.
    """

    players: int
    bots: str
    games: int
    jobs: int
    seed: int
    cap: int
    out: Path | None
    options: Mapping[str, Sequence[str]] = field(default_factory=dict)
    cluster: str | None = None
    certificates: Path | None = None
    journals: Path | None = None
    paired: bool = False
    sprt: str = ""
    title: str = field(default_factory=default)

    @property
    def workers(self) -> ClusterAddress | None:
        """The cluster that plays, None for this machine."""
        return ClusterAddress(self.cluster, self.certificates) if self.cluster is not None else None


def simulate(request: SimulationRequest, data: GameData, words: Words) -> int | Refusal:
    """Play what is lacking, write the files and print the report; the exit code, or why it cannot be done."""
    experiment = _unsafe(request) or experiment_of(request, data)
    if isinstance(experiment, Refusal):
        return experiment
    test = _test_of(request, experiment)
    if isinstance(test, Refusal):
        return test
    path = _ledger_of(request.out)
    if isinstance(path, Refusal):
        return path
    try:
        ledger = open_ledger(path, experiment)
        if isinstance(ledger, Refusal):
            return ledger
        with closing(ledger):
            run = SequentialRun(test, experiment) if test else None
            played = _play(experiment, request, data, ledger, run, words)
            if isinstance(played, Refusal):
                return played
            told: Sequence[str] = ()
            if played.results and played.code != INTERRUPTED:
                told = _report(experiment, request, data, played.results, run, words)
    except OSError as error:
        return Refusal("lab_unwritable", {"file": error.filename or request.out, "why": reason_of(error)})
    # all files are written by now: whoever reads this may have gone
    if told:
        print("\n".join(told))
    if played.why:
        _complain([played.why, words("lab.goes_on")] if request.out else [played.why])
    return played.code


def _unsafe(request: SimulationRequest) -> Refusal | None:
    """Why there is no safe way to the cluster that is asked for."""
    if request.workers is not None:
        return request.workers.refused()
    return Refusal("lab_cluster_none", {}) if request.certificates else None


def experiment_of(request: SimulationRequest, data: GameData) -> Experiment | Refusal:
    """The experiment that is asked for, or what is wrong with it."""
    wrong = _out_of_bounds(request)
    if wrong:
        return wrong
    played = title(request.title).part(Lab)
    options = played.options(data, request.players, request.options)
    if isinstance(options, Refusal):
        return options
    names = [name.strip() for name in request.bots.split(",")]
    if len(names) == 1:
        names *= request.players
    if len(names) != request.players:
        return Refusal("lab_bots", {"number": len(names), "players": request.players})
    read = [read_bot(name, title(request.title)) for name in names]
    for found in read:
        if isinstance(found, Refusal):
            return found
    bots = [found for found in read if isinstance(found, ExperimentBot)]
    for bot in bots:
        if bot.file and (failing := strange_bot_refused(str(bot.name), title(request.title))):
            return failing
    texts = tuple(str(bot.name) for bot in bots)
    if request.paired and orders(texts) == 1:
        return Refusal("lab_one_bot", {"name": "--paired"})
    files = sorted({bot.file for bot in bots if bot.file})
    return Experiment(
        title=request.title,
        players=request.players,
        bots=texts,
        seed=request.seed,
        options=options,
        cap=request.cap,
        data=data.digest,
        code=code_digest(played.code, files),
        paired=request.paired,
    )


def _test_of(request: SimulationRequest, experiment: Experiment) -> SequentialTest | Refusal | None:
    if not request.sprt:
        return None
    if orders(experiment.bots) == 1:
        return Refusal("lab_one_bot", {"name": "--sprt"})
    return parse_test(request.sprt)


def _out_of_bounds(request: SimulationRequest) -> Refusal | None:
    seats = title(request.title).seats
    bounds = {
        "players": (min(seats), max(seats)),
        "games": (1, MOST_GAMES),
        "jobs": (1, MOST_JOBS),
        "seed": (0, SEED_LIMIT - 1),
        "cap": (1, _MOST_TURNS),
    }
    for name, (least, most) in bounds.items():
        if not least <= (found := getattr(request, name)) <= most:
            return Refusal("lab_bounds", {"name": f"--{name}", "found": found, "least": least, "most": most})
    return None


def _ledger_of(out: Path | None) -> Path | Refusal | None:
    """The file for the games."""
    if out is None or out.suffix == _LEDGER:
        return out
    if exists(out) and not is_folder(out):
        return Refusal("lab_out", {"file": out})
    return out / GAMES


@dataclass(frozen=True, slots=True)
class _Played:
    """All results, those that the test needs where there is one; `why` the games were stopped, empty where not."""

    results: list[SimulatedGame]
    code: int = 0
    why: str = ""


def _play(
    experiment: Experiment,
    request: SimulationRequest,
    data: GameData,
    ledger: Ledger,
    run: SequentialRun | None,
    words: Words,
) -> _Played | Refusal:
    results = list(needed(ledger.found[: request.games], run))
    if run and run.settled:
        return _Played(results)
    progress = ProgressLine(len(results), request.games, words)
    numbers = range(len(results), request.games)
    try:
        games = results_of(
            experiment, data, numbers, request.jobs, request.workers, recorded=request.journals is not None
        )
        with closing(games) as coming:
            for result in needed(coming, run):
                if request.journals is not None:
                    write_journal(request.journals, experiment, data, result)
                result = replace(result, record=())
                ledger.add(result)
                results.append(result)
                progress.show(len(results))
                if bot := given_up(result):
                    return _Played(results, 1, words("lab.given_up", bot=bot, count=len(results)))
    except KeyboardInterrupt:
        return _Played(results, INTERRUPTED, words("lab.interrupted", count=len(results)))
    except WorkerLostError:
        return _Played(results, 1, words("lab.worker_lost", count=len(results)))
    except ClusterError as error:
        return error.refusal
    except OtherCodeError:
        return Refusal("lab_worker_code", {"address": request.cluster})
    except NoBotProcessError as error:
        return no_process(str(error))
    finally:
        progress.end()
    return _Played(results)


def _complain(lines: Iterable[str]) -> None:
    print(f"{COMMAND}: {' '.join(lines)}", file=sys.stderr)


def _report(
    experiment: Experiment,
    request: SimulationRequest,
    data: GameData,
    results: list[SimulatedGame],
    run: SequentialRun | None,
    words: Words,
) -> list[str]:
    """Write the files of the report; what is told of it."""
    report = report_of(experiment, results, data, words, run)
    told = ["\n".join([*parameters(experiment, words), "", *text(report, words)]).rstrip()]
    if request.out is not None and request.out.suffix != _LEDGER:
        write_files(request.out, experiment, report, words)
        told.append(words("lab.written", folder=request.out))
    if request.journals is not None:
        told.append(words("lab.journals", folder=request.journals))
    return told


class ProgressLine:
    """A bar on a line of its own, where somebody looks; nothing where the output goes to a file."""

    def __init__(self, done: int, games: int, words: Words, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._first, self._games, self._words = done, games, words
        self._begun = time.monotonic()
        self._seen = self._stream.isatty()

    def show(self, done: int) -> None:
        """Draw it for so many games done."""
        if not self._seen:
            return
        full = _BAR * done // self._games
        left = (time.monotonic() - self._begun) / max(1, done - self._first) * (self._games - done)
        minutes, seconds = divmod(round(left), 60)
        bar = "#" * full + "." * (_BAR - full)
        figures = {"done": done, "games": self._games, "left": f"{minutes}:{seconds:02}"}
        self._stream.write(f"\r[{bar}] {self._words('lab.progress', **figures)}\x1b[K")
        self._stream.flush()

    def end(self) -> None:
        """Leave its line."""
        if self._seen:
            self._stream.write("\n")
            self._stream.flush()
