"""Actions spelt in words of a fixed list, for programs that choose a number out of a fixed range.

All actions there could be may be millions; the words that they are made of are some hundreds. Where the actions are
few enough, each may be a word of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from game.core.contract.rules import ActionT, Refusal


@dataclass(frozen=True, slots=True)
class Vocabulary(Generic[ActionT]):
    """The words of all actions; a word's number is its place in `words`.

    `spell` gives the numbers of an action's words, in order. `read` gives the action that such numbers make, legal or
    not, and None where they make none: for a title in which more may be legal than is listed.
    """

    words: Sequence[object]
    spell: Callable[[ActionT], tuple[int, ...]]
    read: Callable[[tuple[int, ...]], ActionT | None] = lambda said: None


def word_by_action(actions: Sequence[ActionT]) -> Vocabulary[ActionT]:
    """The vocabulary in which each of these actions is a word of its own."""
    by_number = dict(enumerate(actions))
    numbers = {action: number for number, action in by_number.items()}
    return Vocabulary(actions, lambda action: (numbers[action],), lambda said: by_number.get(said[0]))


class ActionSpelling(Generic[ActionT]):
    """One action on the way from its first word to its last, out of those that are listed as legal.

    Another one that can be read is taken where nothing refuses it: more may be legal than is listed.
    """

    def __init__(
        self,
        vocabulary: Vocabulary[ActionT],
        listed: Sequence[ActionT],
        refusal: Callable[[ActionT], Refusal | None],
    ) -> None:
        self._left = [(vocabulary.spell(action), action) for action in listed]
        self._read, self._refusal = vocabulary.read, refusal
        self.said: tuple[int, ...] = ()

    def next_words(self) -> set[int]:
        """The words that may follow."""
        return {spelt[len(self.said)] for spelt, _ in self._left}

    def say(self, word: int) -> ActionT | None:
        """The action, once no other is left. Raises ValueError for a word that may not follow."""
        place = len(self.said)
        left = [(spelt, action) for spelt, action in self._left if spelt[place] == word]
        if not left:
            return self._unlisted((*self.said, word))
        self._left, self.said = left, (*self.said, word)
        while len(self._left) > 1 and len(following := self.next_words()) == 1:
            self.said = (*self.said, *following)  # where one word alone can follow, nobody needs to say it
        return self._left[0][1] if len(self._left) == 1 else None

    def _unlisted(self, said: tuple[int, ...]) -> ActionT:
        action = self._read(said)
        if action is None or self._refusal(action) is not None:
            raise ValueError(f"{said[-1]} is not legal after {said[:-1]}")
        return action
