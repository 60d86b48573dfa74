"""The statistics over all games: who won, how, how fast, and how the dice fell."""

from game.scenes.statistics.scene import StatisticsScene

__all__ = ["StatisticsScene"]
