"""What the campaigns of a title are, for the shell.

A mod brings a campaign: its chapters, and for each the words `chapter.<name>.name`, `before` and `after`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.campaign.results import Carried, ChapterGrade
    from game.core.contract import AnyState, AnyStep
    from game.core.match import Match

_DataT_contra = TypeVar("_DataT_contra", contravariant=True)


class GoalLine(NamedTuple):
    """A goal in words with how far it is, and whether it is reached as things stand."""

    text: str
    met: bool

    def told(self, words: Words) -> str:
        """The words, with a mark where it is reached."""
        return words("campaign.goal_met", goal=self.text) if self.met else self.text


class ChapterLimits(NamedTuple):
    """The last rounds for a gold and for a silver medal, and in which a chapter can be won at all."""

    gold: int
    silver: int
    last: int

    def medal(self, round: int) -> ChapterGrade:
        """The medal for a victory in this round."""
        from game.campaign.results import ChapterGrade

        return (
            ChapterGrade.GOLD
            if round <= self.gold
            else ChapterGrade.SILVER
            if round <= self.silver
            else ChapterGrade.BRONZE
        )


class TitleCampaigns(Protocol[_DataT_contra]):
    """The campaigns of a title. The person has the first seat."""

    def found(self, mods: Iterable[Any]) -> Sequence[str]:
        """The names of those of these mods that bring a campaign."""
        ...

    def chapters(self, data: _DataT_contra, campaign: str) -> Sequence[str]:
        """The chapters of the mod of this name, in their order."""
        ...

    def chapter_of(self, match: Match, data: _DataT_contra) -> tuple[str, str] | None:
        """The campaign and the chapter that a game is of."""
        ...

    def limits(self, data: _DataT_contra, chapter: str) -> ChapterLimits:
        """In which rounds a chapter can be won."""
        ...

    def match(
        self, words: Words, data: _DataT_contra, chapter: str, before: Sequence[Carried], seed: int
    ) -> Match:
        """The game of a chapter, after what those `before` left behind. Raises DataError."""
        ...

    def goals(
        self,
        words: Words,
        data: _DataT_contra,
        chapter: str,
        initial: AnyState,
        steps: Sequence[AnyStep],
        *,
        reached: bool = False,
    ) -> Sequence[GoalLine]:
        """What a chapter asks for, after these steps; all of it is reached in one that they win, or that was won."""
        ...

    def carried_over_lines(
        self, words: Words, data: _DataT_contra, chapter: str, before: Sequence[Carried]
    ) -> Sequence[str]:
        """What of earlier chapters is met again in this one, as sentences."""
        ...

    def won(
        self, data: _DataT_contra, chapter: str, initial: AnyState, steps: Sequence[AnyStep]
    ) -> bool | None:
        """Whether a chapter is won after these steps; None while that is open."""
        ...

    def why_lost(
        self, words: Words, data: _DataT_contra, chapter: str, initial: AnyState, steps: Sequence[AnyStep]
    ) -> str:
        """How a chapter was lost by these steps, in a sentence."""
        ...

    def purpose(
        self, data: _DataT_contra, chapter: str, initial: AnyState, steps: Sequence[AnyStep]
    ) -> object:
        """What a hint is to serve after these steps, as in `Bots.advise`."""
        ...

    def carried(self, data: _DataT_contra, chapter: str, steps: Sequence[AnyStep]) -> Carried:
        """What a chapter that was played so leaves behind."""
        ...


AnyTitleCampaigns: TypeAlias = TitleCampaigns[Any]
"""The campaigns of any title."""
