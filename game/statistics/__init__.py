"""Statistics over finished games: who won and how, and the figures that a title keeps. Knows no window."""

from game.statistics.challenges import ChallengeRecord
from game.statistics.database import Statistics
from game.statistics.puzzles import Help, PuzzleRecord
from game.statistics.results import GameResult, PlayerResult, result_of
from game.statistics.totals import PlayerStanding, Totals

__all__ = [
    "ChallengeRecord",
    "GameResult",
    "Help",
    "PlayerResult",
    "PlayerStanding",
    "PuzzleRecord",
    "Statistics",
    "Totals",
    "result_of",
]
