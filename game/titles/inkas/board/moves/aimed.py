"""What else a piece that is put on another may mean than what it does to that one."""

from collections.abc import Sequence

from game.titles.inkas.board.moves.chances import is_attack
from game.titles.inkas.board.moves.choices import end_of
from game.titles.inkas.rules.actions import Action


def others_at(there: Sequence[Action], found: Sequence[Action], *, stays: bool) -> list[Action]:
    """Of what leads to the wamani there, what is meant besides what was `found` for who stands in it: attacks on others
    and, where the piece is in that wamani (`stays`), ways out and back only where nothing was found.
    """
    if not found:
        return list(there)
    return [
        action
        for action in there
        if action not in found and not is_attack(action) and not (stays and end_of(action))
    ]
