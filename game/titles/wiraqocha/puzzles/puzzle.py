"""A puzzle of Wiraqocha."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.title_puzzles import AnyPuzzle

if TYPE_CHECKING:
    from game.titles.wiraqocha.puzzles.claims import Claim


@dataclass(frozen=True, slots=True)
class WiraqochaPuzzle(AnyPuzzle):
    """A puzzle with what is claimed of it."""

    claim: Claim
