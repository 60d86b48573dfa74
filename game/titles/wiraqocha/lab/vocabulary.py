"""The words that actions are spelt in for learning programs; see `game.kit.bots.action_words`.

An action is its kind and then the parts of it in the order of its fields: `conquer`, `tile N5`,
`token zeppelin@reserve`, `using 5`, ….
"""

from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final, get_args

from game.kit.bots.action_words import Vocabulary
from game.titles.wiraqocha.content.definitions import CardType, TokenKind, Total, ValleyData
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import RESERVE, Action, TokenAt
from game.titles.wiraqocha.rules.dice import BEATING_LIMIT, Hand

Word = tuple[str, Any]  # the part of an action that it stands for, and its value

_KINDS: Final[tuple[type[Action], ...]] = get_args(Action)
_ITEMS: Final = "item"


def vocabulary_of(content: ValleyData) -> Vocabulary[Action]:
    """The words of every action that tiles and cards allow.

    The numbers stay the same as long as the tiles, cards and relics do.
    """
    words = tuple(_words(content))
    numbers = {word: number for number, word in enumerate(words)}

    @lru_cache(maxsize=65536)
    def spell(action: Action) -> tuple[int, ...]:
        parts = [("kind", action.key)]
        parts += [(field.name, getattr(action, field.name)) for field in fields(action)]
        return tuple(numbers[part] for part in parts)

    return Vocabulary(words, spell)


def _words(content: ValleyData) -> Iterator[Word]:
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


def _payments(content: ValleyData) -> list[Hand]:
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
