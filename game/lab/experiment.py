"""What a series of games is made of, and where the chance of each of its games comes from."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.chance import SEED_LIMIT, number

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256

_PACKAGE = Path(__file__).resolve().parents[1]
_ROOMS: Final = ("rules", "bots", "lab/play.py")  # the code that results depend on


@dataclass(frozen=True, slots=True)
class Experiment:
    """All that decides the results of a series of games but their number.

    `bots` names one bot for each place in the turn order of the first game; they move on by one place each game.
    `data` and `code` are digests: results of other tiles, cards, rules or bots are other results.
    """

    title: str
    players: int
    bots: tuple[str, ...]
    seed: int
    layout: str
    variants: tuple[str, ...]
    cap: int
    data: str
    code: str

    def game_seed(self, game: int) -> int:
        """The seed of a game of the series, which count from 0."""
        return number(self.seed, game) % SEED_LIMIT

    def bot_seed(self, game: int, place: int) -> int:
        """The seed of the bot that plays in this place of this game's turn order."""
        return number(number(~self.seed, game), place) % SEED_LIMIT

    def bot_at(self, game: int, place: int) -> int:
        """Which of `bots` plays in this place of this game's turn order: the first player's is 0."""
        return (place + game) % self.players


def code_digest(title: str, more: Iterable[Path] = ()) -> str:
    """Twelve hexadecimal digits that name the code which results depend on, and files of bots beside it."""
    name = hashlib.sha256()
    for room in _ROOMS:
        path = _PACKAGE / "titles" / title.replace("-", "_") / room
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            name.update(file.read_bytes() if file.is_file() else b"")
    for file in more:
        name.update(file.read_bytes())
    return name.hexdigest()[:12]
