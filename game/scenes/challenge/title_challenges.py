"""What the challenges of a title are, for the shell.

A title writes its challenges as YAML (`game.scenes.challenge.script`) and words, for each under `challenge.<name>`:
`title`, `note` on its card, `goal` in full, `won` and `lost`. It tells here how they are judged.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from game.base.i18n.words import Words
    from game.core.match import Match
    from game.ui.look import Look

_StateT_contra = TypeVar("_StateT_contra", contravariant=True)


class ChallengeResult(StrEnum):
    """How a challenge stands."""

    OPEN = "open"
    WON = "won"
    LOST = "lost"


class TitleChallenges(Protocol[_StateT_contra]):
    """The challenges of a title. Whoever takes one has the first seat."""

    @property
    def names(self) -> Sequence[str]:
        """Their names, the easiest first."""
        ...

    def draw(self, surface: Surface, name: str, area: Rect, look: Look) -> None:
        """Draw the picture of a challenge in the choice of them."""
        ...

    def match(self, words: Words, initial: _StateT_contra, bots: Sequence[str]) -> Match:
        """Who sits at the table of a challenge that begins so; `bots` are at the second seat and those after it."""
        ...

    def verdict(self, name: str, state: _StateT_contra) -> ChallengeResult:
        """How the challenge stands in this state; never open where the game is over."""
        ...

    def standing(self, words: Words, name: str, state: _StateT_contra) -> str:
        """What is still to be done, as one short line that tells nothing hidden."""
        ...


AnyTitleChallenges: TypeAlias = TitleChallenges[Any]
"""The challenges of any title."""
