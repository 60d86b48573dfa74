"""The line that says what can be done now."""

from typing import Final

from pygame import Surface

from game.kit.board.board import AnyBoard
from game.table.bot_signs import BotSigns
from game.table.context import TableContext
from game.table.last_turn_replay import LastTurnReplay
from game.table.mode import TableMode
from game.table.recap import RecapDisplay
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_STYLE: Final = TextStyle(Role.ASIDE, "cream", "right", size=19, explained=True)


class PromptLine:
    """Says what the board says, where nobody else has more to say: the past, the mode, computer players."""

    def __init__(
        self,
        context: TableContext,
        board: AnyBoard,
        mode: TableMode,
        last_turn: LastTurnReplay,
        bot_signs: BotSigns,
    ) -> None:
        self._context = context
        self._board = board
        self._mode = mode
        self._last_turn = last_turn
        self._bot_signs = bot_signs

    def text(self) -> str:
        """What can be done now, or what is to be said in its place."""
        if self._last_turn.said:
            return self._last_turn.said
        if self._context.standstill.reached:
            return self._context.words("table.standstill.said")
        if self._board.moving.shows_ended_turn:
            return ""
        watched = self._context.watched
        said = self._mode.line() or self._bot_signs.now()
        if not said and watched is not None:
            return self._context.words("table.now.watched", player=self._context.match.seats[watched].name)
        return said or self._board.prompt_line()

    def draw(self, surface: Surface, scale: Scale, recap: RecapDisplay) -> None:
        """Draw it, beside the recap where that takes some of its area."""
        draw_text(surface, self.text(), _STYLE, scale, recap.beside(self._board.rects.now))
