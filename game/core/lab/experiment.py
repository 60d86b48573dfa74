"""What a series of games is made of, and where the chance of each of its games comes from."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.base.files.disk_questions import files_in, is_file, is_folder
from game.base.files.json_values import Json
from game.base.files.regular_files import read_regular
from game.core.chance import SEED_LIMIT, number

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256

_CORE = Path(__file__).resolve().parents[1]
# The shell's part.
_PARTS: Final = ("chance.py", "bots/guard.py", "bots/server.py", "lab/play.py", "lab/experiment.py")


@dataclass(frozen=True, slots=True)
class Experiment:
    """All that decides the results of a series of games but their number.

    `bots` names one bot for each place in the turn order of the first game; they move on by one place each game.
    `options` are the choices of the title's set-up. `data` and `code` are digests: results of other data, rules or bots
    are other results. Where the games are `paired`, `group_size` of them in a row are played from the same seed.
    """

    title: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Json]
    cap: int
    data: str
    code: str
    paired: bool = False

    @property
    def group_size(self) -> int:
        """How many games in a row have the same seed: one, or one for each order of the bots around the table."""
        return orders(self.bots) if self.paired else 1

    def game_seed(self, game: int) -> int:
        """The seed of a game of the series, which count from 0."""
        return number(self.seed, game // self.group_size) % SEED_LIMIT

    def bot_seed(self, game: int, place: int) -> int:
        """The seed of the bot that plays in this place of this game's turn order."""
        return number(number(~self.seed, game), place) % SEED_LIMIT

    def bot_at(self, game: int, place: int) -> int:
        """Which of `bots` plays in this place of this game's turn order: the first player's is 0."""
        return (place + game) % self.players


def orders(bots: Sequence[str]) -> int:
    """How many different tables come about as these bots move on around it."""
    return len({(*bots[first:], *bots[:first]) for first in range(len(bots))})


def code_digest(parts: Iterable[Path], more: Iterable[Path] = ()) -> str:
    """Twelve hexadecimal digits that name the code which results depend on, and files of bots beside it.

    `parts` are the title's files and folders.
    """
    name = hashlib.sha256()
    for path in (*(_CORE / part for part in _PARTS), *parts, *more):
        for file in files_in(path, "**/*.py") if is_folder(path) else [path]:
            name.update(read_regular(file) if is_file(file) else b"")
    return name.hexdigest()[:12]
