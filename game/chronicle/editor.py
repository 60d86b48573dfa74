"""Puts facts into sentences: each by a template that the game's seed chooses, and none of them twice."""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, takewhile

from game.base.i18n.words import Words
from game.core.chance import shuffled
from game.core.contract.chronicle import Fact, FactAmount, FactPlayers, Number, Numbers, Thing, Value
from game.core.contract.title_chronicle import AnyTitleChronicle


@dataclass(frozen=True, slots=True)
class Sentence:
    """What was written, what it tells, and the key of its template."""

    text: str
    fact: Fact
    template: str


class Editor:
    """Writes one chronicle; `names` are those of the seats."""

    def __init__(self, words: Words, seed: int, names: Sequence[str], title: AnyTitleChronicle) -> None:
        self.words = words
        self._seed = seed
        self._names = names
        self._title = title
        self._used: set[str] = set()

    def write(self, fact: Fact) -> Sentence | None:
        """A sentence that tells a fact; None where all of its templates have been used."""
        template = next((key for key in self._templates(fact) if key not in self._used), None)
        if template is None:
            return None
        self._used.add(template)
        return Sentence(self._capital(self.words(template, **self.gaps(fact))), fact, template)

    def write_all(self, facts: Iterable[Fact]) -> tuple[Sentence, ...]:
        """A sentence for each fact, as far as there are templates."""
        return tuple(said for fact in facts if (said := self.write(fact)) is not None)

    def gaps(self, fact: Fact) -> dict[str, object]:
        """What fills the gaps of the templates of a fact."""
        filled: dict[str, object] = {}
        for gap, value in fact.values.items():
            filled.update(self._forms(gap, value))
        return filled

    def _capital(self, text: str) -> str:
        """The text with a capital at its beginning, unless that is a name, which stays as its player writes it."""
        return text if text.startswith(tuple(filter(None, self._names))) else text[:1].upper() + text[1:]

    def _templates(self, fact: Fact) -> tuple[str, ...]:
        """The templates of a fact in the order of this game."""
        every = [key for pool in fact.keys for key in templates_of(self.words, pool)]
        return shuffled(every, self._seed, zlib.crc32(fact.keys[0].encode()))[0]

    def _forms(self, gap: str, value: Value) -> Mapping[str, object]:
        words = self.words
        match value:
            case FactPlayers(seats):
                return {gap: words.listed(self._names[seat] for seat in seats)}
            case Number(number):
                return {gap: number}
            case FactAmount(kind, number):
                return {gap: words(f"chronicle.amount.{kind}", count=number)}
            case Numbers(values):
                return {gap: words.listed(values)}
            case Thing():
                return self._title.forms(words, gap, value)


def templates_of(words: Words, pool: str) -> Sequence[str]:
    """The keys of all templates of a pool."""
    keys = (f"chronicle.{pool}.{number}" for number in count(1))
    return tuple(takewhile(words.knows, keys))
