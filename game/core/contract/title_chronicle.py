"""The newspaper of a finished game, for the shell: a title's part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from game.core.contract.rules import EventT, GameStep, StateT

if TYPE_CHECKING:  # only who writes a newspaper needs its facts
    from game.base.i18n.words import Words
    from game.core.contract.chronicle import ChronicleFacts, Thing


class TitleChronicle(Protocol[StateT, EventT]):
    """How a title tells of its games."""

    def facts(self, initial: StateT, steps: Sequence[GameStep[StateT, Any, EventT]]) -> ChronicleFacts:
        """What is told of a game that has ended."""
        ...

    def forms(self, words: Words, gap: str, thing: Thing) -> Mapping[str, str]:
        """What a thing that stands for `gap` is called in sentences, by the gaps that it fills there."""
        ...


AnyTitleChronicle: TypeAlias = TitleChronicle[Any, Any]
"""The chronicle of any title."""
