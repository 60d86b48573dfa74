"""What lives on a table while nothing else moves: it alone is drawn anew."""

from pygame import Rect

from game.kit.board.board import AnyBoard
from game.table.bot_signs import BotSigns


class PartialRedraw:
    """The pieces of the screen that are to be drawn anew: what lives on the board, and the sign of who thinks."""

    def __init__(self, board: AnyBoard, bot_signs: BotSigns) -> None:
        self._board = board
        self._bot_signs = bot_signs
        self._breathes = False
        self._sun_turns = False

    def update(self, dt: float, *, lively: bool) -> None:
        """Let `dt` seconds pass, in which the board lives where it is `lively`."""
        self._breathes = (lively and self._board.ambience.update(dt)) or self._breathes
        self._sun_turns = self._bot_signs.update(dt) or self._sun_turns

    @property
    def due(self) -> bool:
        """Whether there are any."""
        return self._breathes or self._sun_turns

    def rects(self) -> list[Rect]:
        """Where they are, in pixels."""
        living = self._board.ambience.areas if self._breathes else []
        return [*living, *(self._bot_signs.areas() if self._sun_turns else ())]

    def done(self) -> None:
        """All has been drawn."""
        self._breathes = self._sun_turns = False
