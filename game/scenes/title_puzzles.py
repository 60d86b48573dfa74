"""What the puzzles of a title are, for the shell.

A title reads its positions and judges a turn; its words are under `puzzle`, with a name for each `grade`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from game.base.i18n.words import Words
from game.core.contract import ActionT, AnyAction, StateT

if TYPE_CHECKING:
    from game.core.match import Match

_DataT_contra = TypeVar("_DataT_contra", contravariant=True)


class PuzzleResult(StrEnum):
    """How a turn stands towards the task."""

    OPEN = "open"
    SOLVED = "solved"
    MISSED = "missed"


class PuzzleVerdict(NamedTuple):
    """What is said of a turn, and why in a sentence."""

    result: PuzzleResult
    why: str = ""


Judging: TypeAlias = Generator[None, None, PuzzleVerdict]
"""Looks through what may follow, a little at each step."""


@dataclass(frozen=True, slots=True)
class Puzzle(Generic[StateT, ActionT]):
    """A position, and a turn that is right; whoever decides in it is the player. The easiest grade is 1."""

    name: str
    grade: int
    initial: StateT
    line: tuple[ActionT, ...]


class PuzzleHint(NamedTuple):
    """What helps, in a sentence, and the action whose pieces are ringed on the board; None rings nothing."""

    text: str
    action: AnyAction | None = None


AnyPuzzle: TypeAlias = Puzzle[Any, Any]
_PuzzleT = TypeVar("_PuzzleT", bound=AnyPuzzle)


class TitlePuzzles(Protocol[_DataT_contra, _PuzzleT]):
    """The puzzles of a title."""

    def load(self, data: _DataT_contra) -> Sequence[_PuzzleT]:
        """Those that are played with these data, grade by grade. Raises DataError with what is wrong in their file."""
        ...

    def match(self, words: Words, puzzle: _PuzzleT) -> Match:
        """Who sits at the table."""
        ...

    def task(self, words: Words, puzzle: _PuzzleT) -> str:
        """What is to be done, in one sentence."""
        ...

    def hints(self, words: Words, puzzle: _PuzzleT) -> Sequence[PuzzleHint]:
        """What helps a little, and then what helps more; never all of the line."""
        ...

    def judge(self, words: Words, puzzle: _PuzzleT, actions: Sequence[AnyAction]) -> Judging:
        """How the turn stands after these actions."""
        ...


AnyTitlePuzzles: TypeAlias = TitlePuzzles[Any, Any]
"""The puzzles of any title."""
