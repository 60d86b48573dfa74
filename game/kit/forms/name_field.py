"""The field for a name."""

from collections.abc import Callable

from game.base.i18n.words import Words
from game.core.match import NAME_LENGTH
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
