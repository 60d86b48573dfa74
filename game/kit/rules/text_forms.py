"""The text form of actions, declared once and used for writing and for reading.

A form is a line such as `conquer {tile} with {token} using {using:dice} [beating {beating:dice}] [capturing]`:

- a word stands for itself; the first one is the action's own, or the first two are where another begins with the same;
- `{name}` is that field of the action, of the class of words of the same name, `{name:class}` one of another class,
  `{one,other:class}` two fields in one word;
- `[…]` is there only where its first field has a value; where there are only words in it, and perhaps a further `[…]`,
  the last word is the name of a field that is true then;
- `[a …|b …]` is one of these or nothing, `(a …|b …)` one of these: the last where no other is.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from game.base.files.problems import nearest
from game.core.contract import Refusal

ActionT = TypeVar("ActionT")
ValueT = TypeVar("ValueT")
WordT = TypeVar("WordT", bound=str)

NOTATION: Final = "notation"  # the reason: text, word (its number), expected, found, nearest
UNKNOWN_ACTION: Final = "unknown_action"  # the reason: action, nearest
_LONGEST, _LONGEST_LINE = 40, 80  # letters of what is found, in a refusal
_TOKENS: Final = re.compile(r"\{[^}]+\}|[][()|]|[^][()|{}\s]+")


class NotationError(Exception):
    """The text is no action; carries the refusal."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__(refused.reason)
        self.refused = refused


class ActionText:
    """The words of a line, taken from the left. Its methods raise NotationError where something else stands there."""

    def __init__(self, text: str, words: Sequence[str], missing: str = "") -> None:
        """`missing` is what is said to be expected where nothing follows, if not the class of words itself."""
        self._text, self._words, self._missing = text, words, missing
        self._taken = 0

    @property
    def next(self) -> str:
        """The next word, or an empty text."""
        return "" if self.ended else self._words[self._taken]

    @property
    def ended(self) -> bool:
        """Whether nothing follows."""
        return self._taken >= len(self._words)

    def fault(self, expected: str, taken: str | None = None, near: str = "") -> NotationError:
        """That something else was expected as the next word; or in place of the last one, of which `taken` is wrong."""
        number, found = (self._taken + 1, self.next) if taken is None else (self._taken, taken)
        details = {"text": self._text[:_LONGEST_LINE], "word": number, "expected": expected}
        return NotationError(Refusal(NOTATION, {**details, "found": found[:_LONGEST], "nearest": near}))

    def take(self, expected: str) -> str:
        """The next word, whatever it is."""
        if self.ended:
            raise self.fault(self._missing or expected)
        self._taken += 1
        return self._words[self._taken - 1]

    def need(self, word: str) -> None:
        """Pass over this very word, which must come next."""
        if self.ended or self.next != word:
            raise self.fault(word)
        self._taken += 1

    def known(self, word: str, expected: str, known: Mapping[str, ValueT]) -> ValueT:
        """What the word that was taken last, or this part of it, means."""
        if word not in known:
            raise self.fault(expected, word, nearest(word, known))
        return known[word]


@dataclass(frozen=True, slots=True)
class WordClass:
    """How values of a kind are written and read; `absent` is the value of a field that a line leaves out.

    For several fields in one word `write` takes the value of each, `read` gives them as a tuple.
    """

    write: Callable[..., str]
    read: Callable[[ActionText], Any]
    absent: object = None


def any_word(expected: str) -> WordClass:
    """Words that the rules alone can judge."""
    return WordClass(str, lambda line: line.take(expected))


def one_of(expected: str, words: Iterable[str]) -> WordClass:
    """A word of a closed list, such as an enumeration."""
    known = {str(word): word for word in words}
    return WordClass(str, lambda line: line.known(line.take(expected), expected, known))


def list_of(expected: str, words: Iterable[str], *, in_order: bool = False) -> WordClass:
    """Words of a closed list with commas between them; or in the order of that list, however they stand in the line."""
    known = {str(word): word for word in words}
    order = {word: number for number, word in enumerate(known)}

    def read(line: ActionText) -> tuple[str, ...]:
        found = [line.known(word, expected, known) for word in line.take(expected).split(",")]
        return tuple(sorted(found, key=order.__getitem__) if in_order else found)

    return WordClass(",".join, read, ())


def number(expected: str, digits: int) -> WordClass:
    """A number of so many digits at most, without a sign or a leading 0."""
    form = re.compile(rf"0|[1-9][0-9]{{0,{digits - 1}}}")

    def read(line: ActionText) -> int:
        word = line.take(expected)
        if not form.fullmatch(word):
            raise line.fault(expected, word)
        return int(word)

    return WordClass(str, read, 0)


class _Part(ABC):
    """A part of a form: the words it writes for an action, and the values it reads for the action's fields."""

    @abstractmethod
    def write(self, action: object) -> str: ...

    @abstractmethod
    def read(self, line: ActionText, values: dict[str, object]) -> None: ...


@dataclass(frozen=True, slots=True)
class _Word(_Part):
    word: str

    def write(self, action: object) -> str:
        return f" {self.word}"

    def read(self, line: ActionText, values: dict[str, object]) -> None:
        line.need(self.word)


@dataclass(frozen=True, slots=True)
class _Gap(_Part):
    fields: tuple[str, ...]
    words: WordClass

    def write(self, action: object) -> str:
        return f" {self.words.write(*[getattr(action, field) for field in self.fields])}"

    def read(self, line: ActionText, values: dict[str, object]) -> None:
        found = self.words.read(line)
        values.update(zip(self.fields, found if len(self.fields) > 1 else (found,), strict=True))


@dataclass(frozen=True, slots=True)
class _Sequence(_Part):
    """Parts one after another; `field` is that by whose value they are there, `flag` whether they only say so."""

    parts: Sequence[_Part]
    field: str = ""
    flag: bool = False

    def write(self, action: object) -> str:
        return "".join([part.write(action) for part in self.parts])

    def read(self, line: ActionText, values: dict[str, object]) -> None:
        for part in self.parts:
            part.read(line, values)
        if self.flag:
            values[self.field] = True


@dataclass(frozen=True, slots=True)
class _Choice(_Part):
    """One of these by its first word, or else the last."""

    by_word: Mapping[str, _Sequence]
    otherwise: _Sequence

    def write(self, action: object) -> str:
        there = (option for option in self.by_word.values() if getattr(action, option.field))
        return next(there, self.otherwise).write(action)

    def read(self, line: ActionText, values: dict[str, object]) -> None:
        self.by_word.get(line.next, self.otherwise).read(line, values)


class _Form(Generic[ActionT]):
    """How the actions of one class are written and read."""

    def __init__(self, action: type[ActionT], form: str, classes: Mapping[str, WordClass]) -> None:
        self._action, self._classes = action, classes
        self._absent: dict[str, object] = {}  # fields with their values where the line leaves them out
        first, *rest = self._alternatives(iter(_TOKENS.findall(form)))[0]
        assert isinstance(first, _Word)
        self.word, self._rest = first.word, _Sequence(rest)
        self.second = rest[0].word if rest and isinstance(rest[0], _Word) else ""

    def _alternatives(self, tokens: Iterator[str]) -> list[list[_Part]]:
        """The parts up to the end or a closing bracket, and those behind each stroke."""
        found: list[list[_Part]] = [[]]
        for token in tokens:
            if token in ("]", ")"):
                break
            if token == "|":
                found.append([])
            elif token in ("[", "("):
                options = self._alternatives(tokens)
                otherwise = _Sequence(options.pop() if token == "(" else ())
                found[-1].append(_Choice(dict(map(self._option, options)), otherwise))
            else:
                found[-1].append(self._gap(token[1:-1]) if token[0] == "{" else _Word(token))
        return found

    def _gap(self, text: str) -> _Gap:
        names, _, words = text.partition(":")
        gap = _Gap(tuple(names.split(",")), self._classes[words or names])
        self._absent.update(dict.fromkeys(gap.fields, gap.words.absent))
        return gap

    def _option(self, parts: list[_Part]) -> tuple[str, _Sequence]:
        first = parts[0]
        assert isinstance(first, _Word)
        gap = next((part for part in parts if isinstance(part, _Gap)), None)
        if gap:
            return first.word, _Sequence(parts, gap.fields[0])
        last = [part for part in parts if isinstance(part, _Word)][-1]
        self._absent[last.word] = False
        return first.word, _Sequence(parts, last.word, flag=True)

    def write(self, action: ActionT) -> str:
        """The action as one line of text."""
        return self.word + self._rest.write(action)

    def read(self, line: ActionText) -> ActionT:
        """The action that the rest of a line says, after its first word."""
        values = dict(self._absent)
        self._rest.read(line, values)
        return self._action(**values)


class TextForms(Generic[ActionT]):
    """The text forms of a title's actions, by their classes, in its own classes of words.

    `split` makes words of a line, and so says which blanks are let pass. `end` and `missing` are what is said to be
    expected where more follows, or where nothing does (else: the class of words that is missing).
    """

    def __init__(
        self,
        forms: Mapping[type[ActionT], str],
        classes: Mapping[str, WordClass],
        split: Callable[[str], Sequence[str]] = str.split,
        end: str = "end of line",
        missing: str = "",
    ) -> None:
        self._forms = {action: _Form(action, form, classes) for action, form in forms.items()}
        told = sorted(self._forms.values(), key=lambda form: not form.second)
        self._by_word = {form.word: form for form in told}
        self._by_two = {(form.word, form.second): form for form in told if form.second}
        self._split, self._end, self._missing = split, end, missing

    def write(self, action: ActionT) -> str:
        """The action as one line of text."""
        return self._forms[type(action)].write(action)

    def read(self, text: str) -> ActionT | Refusal:
        """The action that a line says, or what is wrong with the line."""
        line = ActionText(text, self._split(text), self._missing)
        try:
            action = self.take(line)
            if not line.ended:
                raise line.fault(self._end)
        except NotationError as error:
            return error.refused
        return action

    def take(self, line: ActionText) -> ActionT:
        """The action that the next words of a line say, for a class of words. Raises NotationError."""
        word = line.take("action")
        form = self._by_two.get((word, line.next)) or self._by_word.get(word)
        if form is None:
            near = nearest(word, self._by_word)
            raise NotationError(Refusal(UNKNOWN_ACTION, {"action": word[:_LONGEST], "nearest": near}))
        return form.read(line)
