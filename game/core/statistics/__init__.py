"""Statistics over finished games: who won and how, and the figures that a title keeps. Knows no window."""

from game.core.statistics.challenges import ChallengeRecord
from game.core.statistics.company import Grudge, Memory, RivalRecord
from game.core.statistics.connection import UnusableError
from game.core.statistics.database import Statistics
from game.core.statistics.medals import Deed, MedalRecord
from game.core.statistics.puzzles import Help, PuzzleRecord
from game.core.statistics.results import GameResult, PlayerResult, result_of, result_of_steps
from game.core.statistics.totals import PlayerStanding, Totals

__all__ = [
    "ChallengeRecord",
    "Deed",
    "GameResult",
    "Grudge",
    "Help",
    "MedalRecord",
    "Memory",
    "PlayerResult",
    "PlayerStanding",
    "PuzzleRecord",
    "RivalRecord",
    "Statistics",
    "Totals",
    "UnusableError",
    "result_of",
    "result_of_steps",
]
