"""Analyses that are kept beside the games: each under a name made of all that it follows from.

A game has its analysis wherever it lies and whatever it is called. What cannot be read is analysed anew.
"""

import hashlib
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.base.files.disk_questions import files_in, written_at
from game.base.files.json_values import from_json, to_json
from game.base.files.regular_files import read_regular
from game.base.files.whole_files import write_whole
from game.core.analysis.judging import JudgedMove
from game.core.analysis.work import AnalysisWork

# 1: better lines that broke off within a turn; 2: mistakes of the strongest level too; 3: whoever moved was ahead;
# 4: luck was what mistakes left; 5: lines to the first answer, by what others hid, partners with half a chance each
FORMAT: Final = 6
FOLDER: Final = "analyses"  # within that of the games
MOST: Final = 200  # that are kept; the oldest go first
_SIZE: Final = 4 * 1024 * 1024  # bytes of a file; a long game takes less than a tenth of it
_MOST_CHANCE: Final = 1.000001
_SUFFIX: Final = ".analysis"


@dataclass(frozen=True, slots=True)
class KeptAnalysis:
    """What a file holds: its format, the name of what was analysed, and the judgements."""

    format: int
    game: str
    judged: tuple[JudgedMove, ...]


class KeptAnalyses:
    """The analyses of the games in one folder."""

    def __init__(self, games: Path) -> None:
        self._folder = games / FOLDER

    def find(self, work: AnalysisWork) -> bool:
        """Take what is kept of this very game, all of it or as far as it had come; whether it is whole."""
        name = name_of(work)
        try:
            kept = from_json(KeptAnalysis, read_regular(self._path(name), _SIZE))
        except (OSError, ValueError):
            return False
        known = 0 < len(kept.judged) <= work.total
        if (kept.format, kept.game) != (FORMAT, name) or not known or not _fits(kept):
            return False
        work.judged[:] = kept.judged
        return work.done

    def keep(self, work: AnalysisWork) -> None:
        """Keep what was judged; where nothing can be written it is analysed anew another time."""
        name = name_of(work)
        with suppress(OSError):
            write_whole(self._path(name), to_json(KeptAnalysis(FORMAT, name, tuple(work.judged))))
            kept = sorted(files_in(self._folder, f"*{_SUFFIX}"), key=written_at)
            for old in kept[:-MOST]:
                old.unlink()

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}{_SUFFIX}"


def name_of(work: AnalysisWork) -> str:
    """Of what the analysis follows from: the actions, the states that they led to, the thought, who knows what."""
    rules = work.rules
    known = "" if work.told.open else f" {work.told.eyes}"
    lines = [f"{FORMAT} {work.positions} {rules.digest(work.initial)}{known}"]
    lines += (rules.format_action(step.action) for step in work.steps)
    lines.append(rules.digest(work.steps[-1].after if work.steps else work.initial))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


def _fits(kept: KeptAnalysis) -> bool:
    """Whether each judgement tells of chances, and of as many seats as play."""
    seats = len(kept.judged[0].before)
    return all(
        len(one.before) == seats
        and len(one.cost) in (0, seats)
        and len(one.expected) in (0, seats)
        and all(-_MOST_CHANCE <= chance <= _MOST_CHANCE for chance in (*one.before, *one.cost, *one.expected))
        for one in kept.judged
    )
