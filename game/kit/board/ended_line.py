"""What the table of a finished game says: who has won."""

from collections.abc import Sequence

from game.base.i18n.words import Words
from game.core.contract import Outcome


def ended_line(words: Words, ended: Outcome, names: Sequence[str]) -> str:
    """Who won a game that has ended so, or that nobody did; `names` go by seats."""
    if not ended.winners:
        return words("table.ended.drawn")
    return words("table.ended.won", names=words.listed(names[seat] for seat in ended.winners))
