"""What the table itself calls on to do: anything at a free table, only what a step asks for in a lesson."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Invitations:
    """`reserve`: whether the panel says that tokens can be dragged; `cards`: the cards on offer that are marked as
    affordable, by name, None for all of them.
    """

    reserve: bool = True
    cards: frozenset[str] | None = None

    def marks(self, card: str) -> bool:
        """Whether this card on offer is marked where it can be bought."""
        return self.cards is None or card in self.cards


ALL = Invitations()
