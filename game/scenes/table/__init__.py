"""The table, on which a whole game is played."""

from game.scenes.table.places import Places
from game.scenes.table.scene import TableScene

__all__ = ["Places", "TableScene"]
