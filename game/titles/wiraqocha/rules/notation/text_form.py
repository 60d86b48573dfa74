"""The text form of an action, declared once and used for writing and for reading.

A form is a line such as `conquer {tile} with {token} using {using} [beating {beating}] [capturing]`. Words stand for
themselves. `{name}` is the value of that field, `{kind@captor}` two fields in one word of which the second may be
left out, `{crystal|cubes}` one of two words, the first of which is the name of a field that is true then. What stands
in brackets is there only where its field has a value; a single word in brackets is the name of a field that is true.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from game.base.files.problems import nearest
from game.core.contract import Refusal
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import Crystal, Hostage, Invention, Item, Relic, TokenAt
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.refusals import Reason, refuse

ActionT = TypeVar("ActionT")

ANYWHERE: Final = ""  # the place of a token, or the captor of a hostage, that the text leaves out
_PARTS: Final = re.compile(r"\[(?P<optional>[^]]+)\]|\{(?P<gap>[^}]+)\}|(?P<word>\S+)")


class NotationError(Exception):
    """The text is no action; carries the refusal."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__(refused.reason)
        self.refused = refused


class Line:
    """The words of a line, taken from the left. Its methods raise NotationError where something else stands there."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split()
        self.at = 0

    def fault(self, expected: str, back: int = 0) -> NotationError:
        """That something else was expected as the next word, or so many words before it."""
        self.at -= back
        found = self.words[self.at] if self.at < len(self.words) else ""
        text, word = self.text[:80], self.at + 1
        return NotationError(
            refuse(Reason.NOTATION, text=text, word=word, expected=expected, found=found[:40])
        )

    def take(self, expected: str) -> str:
        """The next word, whatever it is."""
        if self.at >= len(self.words):
            raise self.fault(expected)
        self.at += 1
        return self.words[self.at - 1]

    def skip(self, word: str) -> bool:
        """Pass over this very word if it comes next."""
        if self.at < len(self.words) and self.words[self.at] == word:
            self.at += 1
            return True
        return False

    def need(self, word: str) -> None:
        """Pass over this very word, which must come next."""
        if not self.skip(word):
            raise self.fault(word)

    def dice(self) -> Hand:
        """Faces with commas; what they are worth is for the rules to say."""
        faces = self.take("dice").split(",")
        if not all(face.isascii() and face.isdigit() and len(face) < 4 for face in faces):
            raise self.fault("dice", back=1)
        return tuple(sorted(map(int, faces)))

    def die(self) -> int:
        """One face."""
        dice = self.dice()
        if len(dice) != 1:
            raise self.fault("die", back=1)
        return dice[0]

    def kind(self, word: str | None = None) -> TokenKind:
        """A kind of token."""
        word = self.take("token") if word is None else word
        try:
            return TokenKind(word)
        except ValueError:
            near = nearest(word, [kind.value for kind in TokenKind])
            raise NotationError(refuse(Reason.UNKNOWN_TOKEN, token=word[:40], nearest=near)) from None

    def kind_at(self, where: str) -> tuple[TokenKind, str]:
        """A kind of token with what follows it after an @ sign (`where` says what that is), or without."""
        kind, mark, place = self.take("token").partition("@")
        if mark and not place:
            raise self.fault(where, back=1)
        return self.kind(kind), place or ANYWHERE

    def item(self) -> Item:
        """What is taken in a theft."""
        word = self.take("item")
        if word == "crystal":
            return Crystal()
        if word == "hostage":
            return Hostage()
        return Relic(self.take("relic")) if word == "relic" else Invention(word)

    def end(self) -> None:
        """Nothing more may follow."""
        if self.at < len(self.words):
            raise self.fault("end of line")


def _kind_at_text(kind: TokenKind, place: str) -> str:
    return f"{kind.value}@{place}" if place else kind.value


def _dice_text(hand: Hand) -> str:
    return ",".join(map(str, hand))


def _item_text(item: Item) -> str:
    match item:
        case Relic(name):
            return f"relic {name}"
        case Invention(card):
            return card
    return item.key


@dataclass(frozen=True, slots=True)
class _Field:
    """How the values of a field are written and read; `absent` is the value of one that a line leaves out."""

    write: Callable[[Any], str]
    read: Callable[[Line], object]
    absent: object = None


_FIELDS: Final = {
    "tile": _Field(str, lambda line: line.take("tile")),
    "card": _Field(str, lambda line: line.take("card")),
    "kind": _Field(str, Line.kind),
    "token": _Field(
        lambda token: _kind_at_text(token.kind, token.place), lambda line: TokenAt(*line.kind_at("place"))
    ),
    "using": _Field(_dice_text, Line.dice, ()),
    "beating": _Field(_dice_text, Line.dice, ()),
    "die": _Field(str, Line.die),
    "item": _Field(_item_text, Line.item),
}


class _Part(ABC):
    """A part of a form: the words it writes for an action, and the values it reads for the action's fields."""

    @abstractmethod
    def write(self, action: object) -> str: ...

    @abstractmethod
    def read(self, line: Line, values: dict[str, object]) -> None: ...


@dataclass(frozen=True, slots=True)
class _Word(_Part):
    word: str

    def write(self, action: object) -> str:
        return f" {self.word}"

    def read(self, line: Line, values: dict[str, object]) -> None:
        line.need(self.word)


@dataclass(frozen=True, slots=True)
class _Gap(_Part):
    name: str

    def write(self, action: object) -> str:
        return f" {_FIELDS[self.name].write(getattr(action, self.name))}"

    def read(self, line: Line, values: dict[str, object]) -> None:
        values[self.name] = _FIELDS[self.name].read(line)


@dataclass(frozen=True, slots=True)
class _KindAndCaptor(_Part):
    """`{kind@captor}`: a token and who holds it."""

    def write(self, action: Any) -> str:
        return f" {_kind_at_text(action.kind, action.captor)}"

    def read(self, line: Line, values: dict[str, object]) -> None:
        values["kind"], values["captor"] = line.kind_at("player")


@dataclass(frozen=True, slots=True)
class _Choice(_Part):
    """`{crystal|cubes}`: the first word where the field of that name is true, else the second."""

    name: str
    other: str

    def write(self, action: object) -> str:
        return f" {self.name if getattr(action, self.name) else self.other}"

    def read(self, line: Line, values: dict[str, object]) -> None:
        values[self.name] = chosen = line.skip(self.name)
        if not chosen:
            line.need(self.other)


@dataclass(frozen=True, slots=True)
class _Optional(_Part):
    """`[capturing]`, `[beating {beating}]`: a word, and perhaps a value, where the field has any."""

    word: str
    gap: _Gap | None

    def write(self, action: object) -> str:
        if not getattr(action, self.gap.name if self.gap else self.word):
            return ""
        return f" {self.word}{self.gap.write(action) if self.gap else ''}"

    def read(self, line: Line, values: dict[str, object]) -> None:
        there = line.skip(self.word)
        if self.gap is None:
            values[self.word] = there
        elif there:
            self.gap.read(line, values)
        else:
            values[self.gap.name] = _FIELDS[self.gap.name].absent


def _part(found: re.Match[str]) -> _Part:
    if optional := found["optional"]:
        word, _, gap = optional.partition(" ")
        return _Optional(word, _Gap(gap.strip("{}")) if gap else None)
    if not (gap := found["gap"]):
        return _Word(found["word"])
    if gap == "kind@captor":
        return _KindAndCaptor()
    name, choice, other = gap.partition("|")
    return _Choice(name, other) if choice else _Gap(name)


class TextForm(Generic[ActionT]):
    """How the actions of one class are written and read."""

    def __init__(self, action: type[ActionT], form: str) -> None:
        first, *rest = [_part(found) for found in _PARTS.finditer(form)]
        assert isinstance(first, _Word)
        self.word = first.word  # with which every such line begins
        self._action = action
        self._parts = rest

    def write(self, action: ActionT) -> str:
        """The action as one line of text."""
        return self.word + "".join([part.write(action) for part in self._parts])

    def read(self, line: Line) -> ActionT:
        """The action that the rest of a line says, after its first word. Raises NotationError."""
        values: dict[str, object] = {}
        for part in self._parts:
            part.read(line, values)
        line.end()
        return self._action(**values)
