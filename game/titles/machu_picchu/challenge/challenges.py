"""The challenges of Machu Picchu: who sits there, their pictures, and how they are judged.

What draws or judges is imported where it is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.ui.look import Look

if TYPE_CHECKING:
    from game.core.match import Match
    from game.scenes.challenge.title_challenges import ChallengeResult
    from game.titles.machu_picchu.rules.state import State

_PICTURES: Final = {"gold": "gold", "rescue": "card.virgin", "few": "inca.red"}


class MachuPicchuChallenges:
    names: Final = tuple(_PICTURES)

    def draw(self, surface: Surface, name: str, area: Rect, look: Look) -> None:
        """What the challenge turns on."""
        from game.titles.machu_picchu.board.pieces.art import draw_high

        draw_high(surface, look, _PICTURES[name], area.center, area.height)

    def match(self, words: Words, initial: State, bots: Sequence[str]) -> Match:
        """The player against people of the city, first those who play for nothing but the victory."""
        from game.core.match import Match, Seat
        from game.kit.portraits import rival_name
        from game.titles.machu_picchu.bots.title_bots import RIVALS
        from game.titles.machu_picchu.rules.setup import Setup

        colours = initial.game.colours
        there = sorted(RIVALS, key=lambda rival: rival.temperament != "")
        others = (
            Seat(rival_name(words, rival), EMBLEMS[colour], bot, rival.name)
            for rival, colour, bot in zip(there, colours[1:], bots, strict=False)
        )
        you = Seat(words("lesson.you"), EMBLEMS[colours[0]])
        return Match(Setup(colours, initial.seed), (you, *others))

    def verdict(self, name: str, state: State) -> ChallengeResult:
        """How the game stands towards the goal."""
        from game.titles.machu_picchu.challenge.goals import JUDGES

        return JUDGES[name](state)

    def standing(self, words: Words, name: str, state: State) -> str:
        """The figures that decide."""
        from game.titles.machu_picchu.challenge.goals import STANDINGS

        return STANDINGS[name](words, state)
