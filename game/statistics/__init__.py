"""Statistics over finished games: who won, how, and how kind the dice were. Knows no window."""

from game.statistics.database import Statistics
from game.statistics.figures import Figures, Standing
from game.statistics.results import GameResult, PlayerResult, result_of

__all__ = ["Figures", "GameResult", "PlayerResult", "Standing", "Statistics", "result_of"]
