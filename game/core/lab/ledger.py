"""The file of an experiment's results: a header with its parameters, then one line for each game, in order."""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, TextIO

from game import COMMAND
from game.base.files.file_locks import lock
from game.base.files.regular_files import open_to_append, read_regular
from game.base.files.system_reasons import reason_of
from game.base.files.whole_files import make_folder
from game.core.contract import Refusal
from game.core.lab.experiment import Experiment
from game.core.lab.read_results import read_result
from game.core.lab.results import SimulatedGame, to_line
from game.core.registry import title

FORMAT: Final = 2
_KIND: Final = f"{COMMAND} experiment"


@dataclass(frozen=True, slots=True)
class LedgerContents:
    """What a file holds already, and how many of its bytes: a last line that was cut short is left out."""

    results: tuple[SimulatedGame, ...]
    bytes: int


def read_ledger(path: Path, experiment: Experiment) -> LedgerContents | Refusal:
    """The results in the file, none where there is no file; refused where they are not of this very experiment."""
    try:
        said = read_regular(path)
    except FileNotFoundError:
        return LedgerContents((), 0)
    except OSError as error:
        return Refusal("lab_unreadable", {"file": path, "why": reason_of(error)})
    if not said:
        return LedgerContents((), 0)
    lines = said.split(b"\n")
    cut_short = lines.pop()
    refused = _wrong_header(path, lines[0] if lines else cut_short, experiment)
    if refused:
        return refused
    results = []
    for number, line in enumerate(lines[1:]):
        result = read_result(line, experiment)
        if result is None or result.number != number:
            return Refusal("lab_bad_line", {"file": path, "line": number + 2})
        results.append(result)
    return LedgerContents(tuple(results), len(said) - len(cut_short))


def _wrong_header(path: Path, line: bytes, experiment: Experiment) -> Refusal | None:
    try:
        header: dict[str, Any] = json.loads(line)
        good = header["kind"] == _KIND and header["format"] == FORMAT
        found = dict(header["experiment"])
    except (ValueError, TypeError, KeyError, RecursionError):
        good, found = False, {}
    if not good:
        return Refusal("lab_no_ledger", {"file": path})
    for name, wanted in _parameters(experiment).items():
        if (was := found.get(name)) != wanted:
            return Refusal(
                f"lab_other_{_about(name)}", _difference(path, _option(experiment, name), was, wanted)
            )
    return None


def _parameters(experiment: Experiment) -> dict[str, Any]:
    """All that decides the results, as JSON holds it."""
    said = asdict(experiment)
    return {**said.pop("options"), **said, "bots": list(experiment.bots)}


def _about(parameter: str) -> str:
    return parameter if parameter in ("data", "code", "paired") else "parameter"


def _option(experiment: Experiment, parameter: str) -> str:
    """What it is called on the command line, where an option that may be given several times is singular."""
    options = title(experiment.title).simulate_options
    return next((option for option in options if parameter == f"{option}s"), parameter)


def _difference(path: Path, name: str, was: object, wanted: object) -> dict[str, object]:
    return {"file": path, "name": f"--{name}", "was": _shown(was), "wanted": _shown(wanted)}


def _shown(value: object) -> str:
    return ",".join(map(str, value)) or "–" if isinstance(value, list) else str(value)


class Ledger:
    """Takes results, each written whole and at once. While it is open nobody else writes to its file."""

    def __init__(self, file: TextIO | None, found: Sequence[SimulatedGame] = ()) -> None:
        self.found = found
        """What the file held already."""
        self._file = file

    def add(self, result: SimulatedGame) -> None:
        """Write the result of the next game."""
        self._write(to_line(result))

    def close(self) -> None:
        """Let the file go."""
        if self._file is not None:
            self._file.close()

    def _start(self, path: Path, experiment: Experiment) -> Refusal | None:
        """Read a file that is ours, and leave it ready for the result that follows."""
        assert self._file is not None
        contents = read_ledger(path, experiment)
        if isinstance(contents, Refusal):
            return contents
        self._file.truncate(contents.bytes)
        if not contents.bytes:
            self._write(json.dumps({"kind": _KIND, "format": FORMAT, "experiment": _parameters(experiment)}))
        self.found = contents.results
        return None

    def _write(self, line: str) -> None:
        if self._file is not None:
            self._file.write(line + "\n")
            self._file.flush()


def open_ledger(path: Path | None, experiment: Experiment) -> Ledger | Refusal:
    """The file (None: nothing is kept), ours until it is closed, or why it cannot be had. Raises OSError."""
    if path is None:
        return Ledger(None)
    make_folder(path.parent)
    file = os.fdopen(open_to_append(path), "a", encoding="utf-8", newline="\n")
    if not lock(file.fileno()):
        file.close()
        return Refusal("lab_busy", {"file": path})
    ledger = Ledger(file)
    refused = ledger._start(path, experiment)
    if refused:
        ledger.close()
        return refused
    return ledger
