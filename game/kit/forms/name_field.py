"""The field for a name, and what is said where two players have one name."""

from collections.abc import Callable, Sequence

from game.base.files.visible import composed
from game.base.i18n.words import Words
from game.core.match import NAME_LENGTH
from game.ui.buttons import Button
from game.ui.textfield import TextField


def name_field(
    words: Words,
    name: str,
    on_change: Callable[[str], None],
    *,
    placeholder: str,
    longest: int = NAME_LENGTH,
    on_enter: Callable[[], None] | None = None,
) -> TextField:
    """A field for a name in any script; it says so where no font has some of its letters."""

    def no_font(letters: str) -> str:
        codes = ", ".join(f"U+{ord(letter):04X}" for letter in letters)
        return words("menu.no_font", codes=codes)

    return TextField(
        name, on_change, longest=longest, placeholder=placeholder, on_enter=on_enter, no_font=no_font
    )


def shared_name(names: Sequence[str]) -> str:
    """The first name that another reads like, whatever its case; empty where all differ."""
    read = [" ".join(composed(name, NAME_LENGTH, "NFKC").casefold().split()) for name in names]
    return next((name for name, alike in zip(names, read, strict=True) if read.count(alike) > 1), "")


class NameCheck:
    """Tells at once that two players have one name; the game cannot begin until they differ."""

    def __init__(self, words: Words, start: Button, notify: Callable[[str], None]) -> None:
        self._words, self._start, self._notify = words, start, notify
        self._shared = ""

    def check(self, names: Sequence[str], lacking: str = "") -> None:
        """Look at the names as they are now; `lacking` says what else is to be done before the start."""
        before, self._shared = self._shared, shared_name(names)
        told = self._words("menu.same_name", name=self._shared) if self._shared else ""
        self._start.why_not = told or lacking
        self._start.enabled = not self._start.why_not
        if told and self._shared != before:
            self._notify(told)
