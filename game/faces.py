"""What the shell shows of a title through a window: the part of the contract that needs pygame.

`game.titles.NAME.faces.FACES` is one for every NAME in `game.titles`; commands without a window never import it.
"""

from typing import Protocol

from game.scenes.table.board import AnyBoard, AnyTableActs
from game.scenes.table.context import TableContext
from game.scenes.table.motion.player import MotionPlayer


class Faces(Protocol):
    """The screens of a title."""

    @property
    def title(self) -> str:
        """The name of the title whose screens these are."""
        ...

    def board(self, context: TableContext, acts: AnyTableActs, motion: MotionPlayer) -> AnyBoard:
        """A new board for a table."""
        ...
