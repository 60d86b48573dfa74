"""What is said of a game of computer players that stands still: that it was stopped, and how everybody stands."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.contract import StoryTelling
from game.core.match import Match, Session
from game.scenes.standings import draw_standings
from game.table.standstill import ROUNDS
from game.ui.dialogs import Dialog, DialogOption
from game.ui.widget import nothing

_WIDTH = 880  # design units
_SEAT, _GAP = 96, 18  # design units of a line for a player, and below all of them


class StoppedGameDialog(Dialog):
    """The standings of the story over the table, and the ways on."""

    def __init__(
        self,
        words: Words,
        match: Match,
        session: Session,
        tell: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        """`tell` shows the whole story, `leave` leads to the main menu."""
        text = words("table.standstill.text", rounds=ROUNDS)
        ways = [
            DialogOption(words("menu.to_title"), leave, pygame.K_RETURN, words("menu.key_done")),
            DialogOption(words("story.open"), tell, style="wood"),
            DialogOption(words("menu.look"), nothing, pygame.K_ESCAPE, words("menu.key_back"), "wood"),
        ]
        super().__init__(words("table.standstill.title"), text, ways, nothing)
        self._words_of, self._match = words, match
        self._story = match.title.part(StoryTelling).story(session.initial, session.steps)
        self._standings = Rect(0, 0, 0, 0)

    @property
    def width(self) -> float:
        return _WIDTH

    def content_height(self, width: int) -> int:
        return self.scale.px(_SEAT * len(self._match.seats) + _GAP)

    def place_content(self, rect: Rect) -> None:
        self._standings = Rect(rect.x, rect.y, rect.width, rect.height - self.scale.px(_GAP))

    def draw_content(self, surface: Surface) -> None:
        draw_standings(surface, self._standings, self.scale, self._words_of, self._match, self._story)
