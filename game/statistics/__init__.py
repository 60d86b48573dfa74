"""Statistics over finished games: who won and how, and the figures that a title keeps. Knows no window."""

from game.statistics.challenges import ChallengeRecord
from game.statistics.connection import UnusableError
from game.statistics.database import Statistics
from game.statistics.encounters import Grudge, Memory, RivalRecord
from game.statistics.medals import Deed, MedalRecord
from game.statistics.puzzles import Help, PuzzleRecord
from game.statistics.results import GameResult, PlayerResult, result_of, result_of_steps
from game.statistics.totals import PlayerStanding, Totals

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
