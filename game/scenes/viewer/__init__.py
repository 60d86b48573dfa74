"""A recorded game watched again on the real table."""

from game.scenes.viewer.scene import ReplayScene, ReplayWays

__all__ = ["ReplayScene", "ReplayWays"]
