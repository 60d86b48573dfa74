"""The text form of an action, declared once and used for writing and for reading.

A form is a line such as `walk {district}`: the word of the action, and the field that follows it, if any. `{+good}` is
a good with a sign, `{goods|-}` a list that may be empty and is `-` then.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from game.base.files.problems import nearest
from game.core.contract import Refusal
from game.titles.machu_picchu.content.definitions import CARDS, District, Good, Job, MoonTile, Row
from game.titles.machu_picchu.rules.fixed_order import GOOD_INDEX
from game.titles.machu_picchu.rules.refusals import Reason, refuse

ActionT = TypeVar("ActionT")
WordT = TypeVar("WordT", bound=str)

_NUMBER: Final = re.compile(r"0|[1-9][0-9]?")
_LONGEST: Final = 40  # letters of what is found, in a refusal


class NotationError(Exception):
    """The text is no action; carries the refusal."""

    def __init__(self, expected: str, found: str, near: str = "") -> None:
        """`expected` names a class of words, or is `end` or `argument`."""
        super().__init__(expected)
        self.refused: Refusal = refuse(
            Reason.NOTATION, expected=expected, found=found[:_LONGEST], nearest=near
        )


@dataclass(frozen=True, slots=True)
class _Argument:
    """How what follows the word is written, and read as the fields of the action. Raises NotationError."""

    write: Callable[[Any], str]
    read: Callable[[str], dict[str, object]]


def _word_reader(expected: str, words: Iterable[WordT]) -> Callable[[str], WordT]:
    known = {str(word): word for word in words}

    def read(text: str) -> WordT:
        if text not in known:
            raise NotationError(expected, text, nearest(text, known))
        return known[text]

    return read


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NotationError("number", text)
    return int(text)


_good: Final = _word_reader("good", Good)
_card: Final = _word_reader("card", CARDS)


def _goods(text: str) -> tuple[Good, ...]:
    """Goods with commas, in any order."""
    return tuple(sorted(map(_good, text.split(",")), key=GOOD_INDEX.__getitem__))


def _signed_good(text: str) -> dict[str, object]:
    if text[:1] not in ("+", "-"):
        raise NotationError("signed_good", text)
    return {"good": _good(text[1:]), "adding": text[0] == "+"}


def _plain(field: str, read: Callable[[str], object]) -> _Argument:
    """A field whose value is written as it is."""
    return _Argument(lambda action: str(getattr(action, field)), lambda text: {field: read(text)})


_ARGUMENTS: Final = {
    "district": _plain("district", _word_reader("district", District)),
    "good": _plain("good", _good),
    "job": _plain("job", _word_reader("job", Job)),
    "row": _plain("row", _word_reader("row", Row)),
    "tile": _plain("tile", _word_reader("tile", MoonTile)),
    "incas": _plain("incas", _number),
    "llamas": _plain("llamas", _number),
    "+good": _Argument(lambda action: f"{'+' if action.adding else '-'}{action.good}", _signed_good),
    "goods": _Argument(lambda action: ",".join(action.goods), lambda text: {"goods": _goods(text)}),
    "goods|-": _Argument(
        lambda action: ",".join(action.goods) or "-",
        lambda text: {"goods": () if text == "-" else _goods(text)},
    ),
    "cards": _Argument(
        lambda action: ",".join(action.cards), lambda text: {"cards": tuple(map(_card, text.split(",")))}
    ),
}


class TextForm(Generic[ActionT]):
    """How the actions of one class are written and read."""

    def __init__(self, action: type[ActionT], form: str) -> None:
        self.word, _, gap = form.partition(" ")  # the word with which every such line begins
        self._action = action
        self._argument = _ARGUMENTS[gap.strip("{}")] if gap else None

    def write(self, action: ActionT) -> str:
        """The action as one line of text."""
        return f"{self.word} {self._argument.write(action)}" if self._argument else self.word

    def read(self, text: str) -> ActionT:
        """The action that the rest of a line says, after its first word. Raises NotationError."""
        if self._argument is None:
            if text:
                raise NotationError("end", text)
            return self._action()
        if not text:
            raise NotationError("argument", text)
        return self._action(**self._argument.read(text))
