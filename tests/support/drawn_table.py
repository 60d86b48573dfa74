"""A table drawn once in any language and size, with every text that stands on it."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.core.bots.in_process_service import InProcessService
from game.core.record import GameSession
from game.core.registry import title
from game.kit.board.board_factory import BoardFactory
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.title import TITLE
from game.ui.scale import Scale
from tests.support.harness import Harness
from tests.support.spy import Drawn, Fitted, watch
from tests.support.valley_table import match_for, with_bots
from tests.support.words import wiraqocha_words


class DrawnTable:
    """The table of a state; `bots` are the computer players at the seats, empty for persons, and nobody thinks."""

    def __init__(
        self,
        state: State,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        bots: Sequence[str] = (),
    ) -> None:
        self.scene = TableScene(
            with_bots(match_for(state), bots),
            GameSession(WIRAQOCHA, state),
            wiraqocha_words(language),
            service=InProcessService(TITLE),
            board=title("wiraqocha").part(BoardFactory),
        )
        self.scene.bot_turns.paused = True
        self.words = self.scene.words
        with watch(Scale(*size)) as spy:
            spy.panel = _nothing  # type: ignore[method-assign, assignment]
            # frames are drawn again beside what is new, and hide none of it
            self.harness = Harness(self.scene, size)
            self.scene.paint(Surface(size))
        self.texts: list[Drawn] = spy.scenes[0].drawn
        self.fitted: list[Fitted] = spy.scenes[0].fitted

    def within(self, area: Rect) -> list[str]:
        """The texts that stand in an area."""
        return [text.text for text in self.texts if area.contains(text.rect)]

    def panel(self, seat: int) -> list[str]:
        """The texts in a player's panel."""
        return self.within(valley_of(self.scene.board).view.panels[seat].rect)


def _nothing(*_: object) -> None:
    """Nobody leaves, nothing is hidden."""
