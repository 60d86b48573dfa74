"""The command `simulate`: checks what is asked for, plays on from where it stopped, reports."""

import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TextIO

from game import COMMAND
from game.chance import SEED_LIMIT
from game.datafiles.disk_questions import exists, is_folder
from game.i18n.words import Words
from game.lab.experiment import MOST_GAMES, MOST_JOBS, Experiment, code_digest, orders
from game.lab.experiment_bots import ExperimentBot, cannot_be_made, read_bot
from game.lab.ledger import Ledger, open_ledger
from game.lab.protocol import lab
from game.lab.report import report_of, text
from game.lab.report_files import GAMES, parameters, write_files
from game.lab.results import SimulatedGame
from game.lab.sequential import SequentialRun, SequentialTest, needed, parse_test
from game.lab.workers import ClusterError, OtherCodeError, WorkerLostError, results_of
from game.protocol import Refusal, TitleData
from game.registry import default, title

INTERRUPTED: Final = 130
_MOST_TURNS: Final = 10_000
_BAR: Final = 30  # characters
_LEDGER: Final = ".jsonl"


@dataclass(frozen=True, slots=True)
class SimulationRequest:
    """What is asked for, unchecked.

    `out` is a folder for everything, a `.jsonl` file for the games alone, or None; `options` are what was given for
    `Title.simulate_options`; `sprt` is a sequential test, empty where there is none; `cluster` is the address of a Dask
    scheduler, empty where this machine plays.
    """

    players: int
    bots: str
    games: int
    jobs: int
    seed: int
    cap: int
    out: Path | None
    options: Mapping[str, Sequence[str]] = field(default_factory=dict)
    cluster: str = ""
    paired: bool = False
    sprt: str = ""
    title: str = field(default_factory=default)


def simulate(request: SimulationRequest, data: TitleData, words: Words) -> int | Refusal:
    """Play what is lacking, print the report and write the files; the exit code, or why it cannot be done."""
    experiment = experiment_of(request, data)
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
            if isinstance(played, list):
                _report(experiment, request, data, played, run, words)
                return 0
            return played
    except BrokenPipeError:  # whoever read the report has gone
        raise
    except OSError as error:
        return Refusal("lab_unwritable", {"file": error.filename or request.out, "why": error.strerror})


def experiment_of(request: SimulationRequest, data: TitleData) -> Experiment | Refusal:
    """The experiment that is asked for, or what is wrong with it."""
    wrong = _out_of_bounds(request)
    if wrong:
        return wrong
    played = lab(request.title)
    options = played.options(data, request.options)
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
        if failing := cannot_be_made(bot):
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


def _play(
    experiment: Experiment,
    request: SimulationRequest,
    data: TitleData,
    ledger: Ledger,
    run: SequentialRun | None,
    words: Words,
) -> list[SimulatedGame] | int | Refusal:
    """All results, those that the test needs where there is one; or the exit code where the games were stopped."""
    results = list(needed(ledger.found[: request.games], run))
    if run and run.settled:
        return results
    progress = ProgressLine(len(results), request.games, words)
    numbers = range(len(results), request.games)
    try:
        with closing(results_of(experiment, data, numbers, request.jobs, request.cluster)) as coming:
            for result in needed(coming, run):
                ledger.add(result)
                results.append(result)
                progress.show(len(results))
    except (KeyboardInterrupt, WorkerLostError) as stopped:
        progress.end()
        lost = isinstance(stopped, WorkerLostError)
        said = words("lab.worker_lost" if lost else "lab.interrupted", count=len(results))
        _complain([said, words("lab.goes_on")] if request.out else [said])
        return 1 if lost else INTERRUPTED
    except ClusterError as error:
        progress.end()
        return error.refusal
    except OtherCodeError:
        progress.end()
        return Refusal("lab_worker_code", {"address": request.cluster})
    progress.end()
    return results


def _complain(lines: Iterable[str]) -> None:
    print(f"{COMMAND}: {' '.join(lines)}", file=sys.stderr)


def _report(
    experiment: Experiment,
    request: SimulationRequest,
    data: TitleData,
    results: list[SimulatedGame],
    run: SequentialRun | None,
    words: Words,
) -> None:
    report = report_of(experiment, results, data, words, run)
    print("\n".join([*parameters(experiment, words), "", *text(report, words)]).rstrip())
    if request.out is not None and request.out.suffix != _LEDGER:
        write_files(request.out, experiment, report, words)
        print(words("lab.written", folder=request.out))


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
