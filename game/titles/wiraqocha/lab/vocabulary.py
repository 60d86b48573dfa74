"""Actions spelt in words of a fixed list, for programs that choose a number out of a fixed range.

All actions there could be are millions; the words that they are made of are some hundreds. An action is its kind and
then the parts of it in the order of its fields: `conquer`, `tile N5`, `token zeppelin@reserve`, `using 5`, ….
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final, get_args

from game.titles.wiraqocha.content.definitions import CardType, GameData, TokenKind, Total
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import RESERVE, Action, TokenAt
from game.titles.wiraqocha.rules.dice import BEATING_LIMIT, Hand

Word = tuple[str, Any]  # the part of an action that it stands for, and its value

_KINDS: Final[tuple[type[Action], ...]] = get_args(Action)
_ITEMS: Final = "item"


class Vocabulary:
    """The words of every action that tiles and cards allow; a word's number is its place in `words`.

    The numbers stay the same as long as the tiles, cards and relics do.
    """

    def __init__(self, content: GameData) -> None:
        self.words: tuple[Word, ...] = tuple(_words(content))
        self._numbers = {word: number for number, word in enumerate(self.words)}
        self._spelt = lru_cache(maxsize=65536)(self._spell)

    def __len__(self) -> int:
        return len(self.words)

    def spell(self, action: Action) -> tuple[int, ...]:
        """The numbers of the action's words, in order."""
        return self._spelt(action)

    def _spell(self, action: Action) -> tuple[int, ...]:
        parts = [("kind", action.key)]
        parts += [(field.name, getattr(action, field.name)) for field in fields(action)]
        return tuple(self._numbers[part] for part in parts)


class ActionSpelling:
    """One action on the way from its first word to its last, out of those that are legal."""

    def __init__(self, vocabulary: Vocabulary, legal: Sequence[Action]) -> None:
        self._left = [(vocabulary.spell(action), action) for action in legal]
        self.said: tuple[int, ...] = ()

    def next_words(self) -> set[int]:
        """The words that may follow."""
        return {spelt[len(self.said)] for spelt, _ in self._left}

    def say(self, word: int) -> Action | None:
        """The action, once no other is left. Raises ValueError for a word that may not follow."""
        place = len(self.said)
        left = [(spelt, action) for spelt, action in self._left if spelt[place] == word]
        if not left:
            raise ValueError(f"word {word} may not follow {self.said}")
        self._left, self.said = left, (*self.said, word)
        while len(self._left) > 1 and len(following := self.next_words()) == 1:
            self.said = (*self.said, *following)  # where one word alone can follow, nobody needs to say it
        return self._left[0][1] if len(self._left) == 1 else None


def _words(content: GameData) -> Iterator[Word]:
    labels, cards = list(content.tiles), [card.name for card in content.cards]
    yield from _of("kind", (kind.key for kind in _KINDS))
    yield from _of("tile", [*labels, None])
    yield from _of("token", (TokenAt(kind, place) for kind in TokenKind for place in (*labels, RESERVE)))
    yield from _of("using", _payments(content))
    yield from _of("beating", _beatings())
    yield from _of("die", range(1, 7))
    yield from _of("kind", TokenKind)
    yield from _of("card", cards)
    yield from _of("captor", content.colours)
    for choice in ("capturing", "camp", "crystal"):
        yield from _of(choice, (False, True))
    yield from _of(_ITEMS, (a.Crystal(), a.Hostage()))
    yield from _of(_ITEMS, (a.Relic(tile.label) for tile in content.tiles.values() if tile.relic))
    inventions = (card.name for card in content.cards if card.type is CardType.INVENTION)
    yield from _of(_ITEMS, (a.Invention(name) for name in inventions))


def _of(part: str, values: Iterable[Any]) -> Iterator[Word]:
    return ((part, value) for value in values)


def _payments(content: GameData) -> list[Hand]:
    """Every hand of dice that meets the requirement of some tile, the fewest dice first."""
    found: set[Hand] = set()
    for tile in content.tiles.values():
        if isinstance(tile.requirement, Total):
            found.update(_sums(tile.requirement.value, 6, content.figures.dice))
        else:
            found.add(tile.requirement.faces)
    return sorted(found, key=lambda hand: (len(hand), hand))


def _sums(total: int, highest: int, dice: int) -> Iterator[Hand]:
    """The hands of at most so many dice, none higher, with this sum."""
    if total == 0:
        yield ()
    elif dice:
        for face in range(1, min(total, highest) + 1):
            yield from ((*rest, face) for rest in _sums(total - face, face, dice - 1))


def _beatings() -> Iterator[Hand]:
    for count in range(3):
        yield from combinations_with_replacement(range(2, BEATING_LIMIT + 1), count)
