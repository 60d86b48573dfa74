"""Games that were begun with other data than those at hand: each is played again exactly, or up to what is named.

    python -m tests.wiraqocha.long.other_data [--count 300] [--seed 1]

Each time figures of the tiles, cards and rules are changed until they are other, valid data. Then a game of the first
data, new or kept, is taken up. It brings its data, and must go on just as it was left. Without them it is refused;
never an error, and its file stays as it is.
"""

import json
import random
import re
import shutil
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from game.base.files.problems import ContentError
from game.base.files.program_folders import data_folder
from game.core.match import Match, ResumedMatch, Seat, begin_match, resume_match
from game.core.record import Fault, Journal, Saves, read
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.shell.long.proof import conclude, options_of
from tests.shell.long.spoilt_saves import TESTS

_FIGURE = re.compile(r"(?<=: )\d+")


@dataclass
class Outcome:
    """What came of the games; `wrong` holds what should not have been."""

    games: int = 0
    exact: int = 0
    wrong: list[str] = field(default_factory=list)


class Trial:
    """Changes the data and takes games up."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.content = DATA.load()
        self.outcome = Outcome()

    def run(self, count: int) -> Outcome:
        """Take up so many games."""
        kept = sorted((TESTS / "wiraqocha" / "saves").glob("*.journal"))
        for number in range(count):
            other = self._other_data()
            game = self._new_game() if number % 2 else self._copy(self.chance.choice(kept))
            self._as_it_is(game, other)
            self._without_its_data(game, other)
            self.outcome.games += 1
            shutil.rmtree(self.folder / "games", ignore_errors=True)
        return self.outcome

    def _other_data(self) -> ValleyData:
        """Valid data that are not those of the game."""
        folder = self.folder / "data"
        while True:
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(data_folder(), folder, ignore=shutil.ignore_patterns("mods"))
            for path in folder.glob("*.yaml"):
                path.write_text(self._changed(path.read_text("utf-8")), "utf-8")
            try:
                content = DATA.load(folder)
            except ContentError:
                continue
            if content.digest != self.content.digest:
                return content

    def _changed(self, text: str) -> str:
        figures = list(_FIGURE.finditer(text))
        count = min(len(figures), self.chance.randrange(3))
        for found in sorted(self.chance.sample(figures, count), key=lambda one: -one.start()):
            figure = max(0, int(found[0]) + self.chance.choice((-1, 1, 2)))
            text = text[: found.start()] + str(figure) + text[found.end() :]
        return text

    def _new_game(self) -> Path:
        """A game of the first data that was played for a while."""
        match = Match(
            Setup(("red", "blue"), self.chance.randrange(10**6)),
            (Seat("Ada", "star"), Seat("Bram", "anchor")),
        )
        session = begin_match(match, self.content, Saves(self.folder / "new"))
        for _ in range(self.chance.randrange(1, 120)):
            if WIRAQOCHA.outcome(session.state) is None:
                session.act(self.chance.choice(WIRAQOCHA.legal_actions(session.state)))
        assert session.file is not None and session.file.path is not None
        path = session.file.path
        session.close()
        return path

    def _copy(self, path: Path) -> Path:
        (self.folder / "new").mkdir(exist_ok=True)
        return Path(shutil.copy(path, self.folder / "new"))

    def _take_up(self, path: Path, other: ValleyData) -> "ResumedMatch | Fault | None":
        before = path.read_bytes()
        try:
            found = resume_match(path, other, Saves(self.folder / "games"))
        except Exception as error:
            self.outcome.wrong.append(f"{path.name}: {type(error).__name__}: {error}")
            return None
        if path.read_bytes() != before:
            self.outcome.wrong.append(f"{path.name}: its file was changed")
        return found

    def _as_it_is(self, path: Path, other: ValleyData) -> None:
        """With its own data it stands as it was left, and goes on."""
        journal, found = read(path), self._take_up(path, other)
        assert isinstance(journal, Journal)
        if not isinstance(found, ResumedMatch) or found.fault is not None:
            self.outcome.wrong.append(f"{path.name}: {found}")
            return
        session = found.session
        if journal.entries and WIRAQOCHA.digest(session.state) != journal.entries[-1].digest:
            self.outcome.wrong.append(f"{path.name}: another game")
        elif WIRAQOCHA.outcome(session.state) is None:
            session.act(self.chance.choice(WIRAQOCHA.legal_actions(session.state)))
        session.close()
        self.outcome.exact += 1

    def _without_its_data(self, path: Path, other: ValleyData) -> None:
        """What it brings is gone, and nobody knows the data that it names."""
        first, _, rest = path.read_bytes().partition(b"\n")
        header = {**json.loads(first), "content": "", "data": "0" * 16}
        path.write_bytes(json.dumps(header).encode() + b"\n" + rest)
        found = self._take_up(path, other)
        path.unlink()
        if found != Fault("bad_content", 1):
            self.outcome.wrong.append(f"{path.name}: not refused without its data: {found}")


def main() -> int:
    """Run the proof and print its figures."""
    options = options_of(__doc__, count=300).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        outcome = Trial(Path(folder), options.seed).run(options.count)
    print(f"games {outcome.games}, seed {options.seed}, exactly as they were left {outcome.exact}")
    return conclude(outcome.wrong)


if __name__ == "__main__":
    sys.exit(main())
