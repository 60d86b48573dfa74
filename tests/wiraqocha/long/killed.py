"""A program that plays is killed at random moments, and every time its game goes on.

    python -m tests.wiraqocha.long.killed [--count 1000] [--seed 1]

Each time a process takes the last game up, plays it on by chance, takes moves back, saves it under a name and begins
anew when it is over; it tells of each action once that is kept. It is killed after a random while, in half of the runs
with a disk so slow that most kills fall into the middle of a write. Then the game must be there with every action that
was told, and with at most the one more that was being played. Needs a system that forks (not Windows).
"""

import os
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from typing_extensions import Buffer

from game.core.match import Match, ResumedMatch, Seat, Session, begin_match, resume_match, save_match
from game.core.record import Fault, Journal, SaveFolder, Saves, read
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.shell.long.proof import conclude, options_of

_WRITE = os.write  # what a player tells goes its way at once, however slow the disk is
LONGEST = 0.4  # seconds that a process may play


@dataclass
class Kills:
    """What the kills did; `wrong` holds what should not have been."""

    count: int = 0
    torn: int = 0  # files that ended in half a line
    unkept: int = 0  # leftovers of files that were being written
    told: int = 0  # actions that were told
    ahead: int = 0  # actions that were kept and not yet told
    games: int = 0
    wrong: list[str] = field(default_factory=list)


def play(saves: Saves, content: ValleyData, seed: int, slow: bool, out: int) -> None:
    """Play on for ever, telling `out` of every action once it is kept: never returns of itself."""
    chance = random.Random(seed)
    if slow:
        _slow_down(chance)
    while True:
        session, match = _take_up(saves, content, chance)
        path = session.file.path if session.file is not None else None
        _WRITE(out, f"game {path.name if path is not None else ''}\n".encode())
        while WIRAQOCHA.outcome(session.state) is None:
            if chance.random() < 0.1 and session.can_undo:
                session.undo()
            else:
                session.act(chance.choice(WIRAQOCHA.legal_actions(session.state)))
            _WRITE(out, f"{len(session.steps)} {WIRAQOCHA.digest(session.state)}\n".encode())
            if chance.random() < 0.05:
                save_match(f"Save {chance.randrange(3)}", match, session, saves)
        session.close()


def _take_up(saves: Saves, content: ValleyData, chance: random.Random) -> tuple[Session, Match]:
    """The last game, or a new one."""
    seats = (Seat("Ada", "star"), Seat("Bram", "anchor"))
    match = Match(Setup(("red", "blue"), chance.randrange(10**6)), seats)
    latest = saves.latest_unfinished()
    if latest is not None:
        found = resume_match(latest.path, content, saves)
        if isinstance(found, ResumedMatch):
            return found.session, match
    return begin_match(match, content, saves), match


def _slow_down(chance: random.Random) -> None:
    """Let the disk take a few bytes at a time, and rest between them."""

    def slowly(handle: int, content: "Buffer", /) -> int:
        time.sleep(0.0005)
        return _WRITE(handle, bytes(content)[: chance.randrange(1, 12)])

    os.write = slowly


class Killer:
    """Starts players, kills them and looks at what they leave."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.saves = Saves(folder / "games")
        self.content = DATA.load()
        self.chance = random.Random(seed)
        self.kills = Kills()
        self.unkept: set[str] = set()

    def run(self, count: int) -> Kills:
        """Kill so many times."""
        for number in range(count):
            self._once(slow=number % 2 == 1)
            self.kills.count += 1
        return self.kills

    def _once(self, slow: bool) -> None:
        seed = self.chance.randrange(2**32)
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:  # pragma: no cover: ends by a kill
            os.close(reading)
            try:
                play(self.saves, self.content, seed, slow, writing)
            finally:
                os._exit(3)
        os.close(writing)
        time.sleep(self.chance.random() * LONGEST)
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        with os.fdopen(reading, "rb") as pipe:
            told = pipe.read().decode().splitlines()
        if not os.WIFSIGNALED(status):
            self.kills.wrong.append(f"the player ended by itself with {os.waitstatus_to_exitcode(status)}")
        self._check(told)

    def _check(self, told: list[str]) -> None:
        """What was told must be there, and at most one action more."""
        kills = self.kills
        games = [number for number, line in enumerate(told) if line.startswith("game ")]
        kills.games += max(0, len(games) - 1)
        self.unkept |= {path.name for path in self.saves.folder.rglob("*.part")}
        kills.unkept = len(self.unkept)
        self._check_saves()
        if not games:
            return
        actions = told[games[-1] + 1 :]
        kills.told += len(actions)
        path = self.saves.folder / told[games[-1]].removeprefix("game ")
        torn = not path.read_bytes().endswith(b"\n")
        kills.torn += torn
        journal = read(path)
        if isinstance(journal, Fault) or journal.fault is not None:
            kills.wrong.append(f"the journal does not hold: {journal}")
            return
        self._check_journal(path, journal, actions)

    def _check_journal(self, path: Path, journal: Journal, actions: list[str]) -> None:
        kills = self.kills
        digests = [entry.digest for entry in journal.entries]
        wanted = [line.split()[1] for line in actions]
        if not any(digests[len(digests) - len(wanted) - more :][: len(wanted)] == wanted for more in (0, 1)):
            kills.wrong.append(f"{len(wanted)} actions were told, the journal ends otherwise")
        elif wanted and digests[-1] != wanted[-1]:
            kills.ahead += 1
        over = bool(journal.entries) and journal.entries[-1].over
        found = resume_match(path, self.content, self.saves)
        if not isinstance(found, ResumedMatch):
            kills.wrong.append(f"the game cannot go on: {found.reason}")
            return
        if found.fault is not None or (digests and WIRAQOCHA.digest(found.session.state) != digests[-1]):
            kills.wrong.append("the game goes on otherwise than it was left")
        found.session.close()
        latest = self.saves.latest_unfinished()
        if not over and (latest is None or latest.path != path):
            kills.wrong.append("Continue would take up another game")

    def _check_saves(self) -> None:
        """Every save and every backup is whole."""
        for folder in (SaveFolder.SAVED, SaveFolder.BACKUPS):
            for path in self.saves.files(folder):
                journal = read(path)
                if isinstance(journal, Fault) or journal.fault is not None:
                    self.kills.wrong.append(f"{folder}: {path.name} is not whole")


def main() -> int:
    """Run the proof and print its figures."""
    options = options_of(__doc__, count=1000).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kills = Killer(Path(folder), options.seed).run(options.count)
    print(f"kills: {kills.count}, seed {options.seed}, games played to their end {kills.games}")
    print(f"journals torn in the middle of a line {kills.torn}, files left half written {kills.unkept}")
    print(
        f"actions told {kills.told}, of them lost 0; kept before they were told {kills.ahead}"
        if not kills.wrong
        else f"actions told {kills.told}"
    )
    return conclude(kills.wrong)


if __name__ == "__main__":
    sys.exit(main())
