"""A title's part that makes its board. It is named where no board is imported yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.kit.board.board import AnyBoard
    from game.kit.board.context import AnyBoardContext, AnyTableCallbacks
    from game.ui.motion.player import MotionPlayer


class BoardFactory(Protocol):
    """Makes a new board for a table; the class of a title's `game.kit.board.board.Board` is one.

    `least` are the design units within which it finds room, one tab of it open at a time.
    """

    least: tuple[int, int]

    def __call__(
        self, context: AnyBoardContext, callbacks: AnyTableCallbacks, motion: MotionPlayer, /
    ) -> AnyBoard:
        """The board, which calls back what people do at it."""
        ...
