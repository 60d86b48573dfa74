"""Actions spelt in words of a fixed list, for programs that choose a number out of a fixed range.

All actions there could be may be millions; the words that they are made of are some hundreds. Where the actions are
few enough, each may be a word of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from game.core.contract.rules import ActionT, Refusal


@dataclass(frozen=True, slots=True)
class Vocabulary(Generic[ActionT]):
    """The words of all actions; a word's number is its place in `words`.

    `spell` gives the numbers of an action's words, in order. `read` gives the action that such numbers make, legal or
    not, and None where they make none: for a title in which more may be legal than is listed. `further` is for lists
    in an action of which not all that are legal are listed: by each word that may go on, what the action is if the list
    ends there; the word that ends the list leaves it as it is.
    """

    words: Sequence[object]
    spell: Callable[[ActionT], tuple[int, ...]]
    read: Callable[[tuple[int, ...]], ActionT | None] = lambda said: None
    further: Callable[[tuple[int, ...]], Mapping[int, ActionT]] = lambda said: {}


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
        self._vocabulary, self._refusal = vocabulary, refusal
        self._further: dict[int, ActionT] = {}
        self.said: tuple[int, ...] = ()

    def next_words(self) -> set[int]:
        """The words that may follow."""
        return {spelt[len(self.said)] for spelt, _ in self._left} | set(self._further)

    def say(self, word: int) -> ActionT | None:
        """The action, once no other is left. Raises ValueError for a word that may not follow."""
        place = len(self.said)
        left = [(spelt, action) for spelt, action in self._left if spelt[place] == word]
        if not left and word not in self._further:
            return self._unlisted((*self.said, word))
        said = self._further.get(word)
        self._left = left
        self._take(word)
        while len(self._left) > 1 and len(following := self.next_words()) == 1:
            self._take(*following)  # where one word alone can follow, nobody needs to say it
        made = [action for _, action in self._left] if left else [said]
        others = [action for action in self._further.values() if action not in made]
        return made[0] if len(made) == 1 and not others else None

    def _take(self, word: int) -> None:
        self.said = (*self.said, word)
        more = self._vocabulary.further(self.said).items()
        self._further = {word: action for word, action in more if self._refusal(action) is None}

    def _unlisted(self, said: tuple[int, ...]) -> ActionT:
        action = self._vocabulary.read(said)
        if action is None or self._refusal(action) is not None:
            raise ValueError(f"{said[-1]} is not legal after {said[:-1]}")
        return action
