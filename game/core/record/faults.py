"""What can be wrong with a record, as values; the words are in assets/shell/locale under `fault.<reason>`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from game.base.files.visible import cut, on_one_line
from game.core.contract import Refusal

_LONGEST: Final = 300  # characters of a detail


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a journal, or the rest of it, cannot be used.

    `line` counts from 1 and is None where the whole file is meant. `refusal` is the rules' own reason where
    they refused the action that the line holds.
    """

    reason: str
    line: int | None = None
    details: Mapping[str, object] = field(default_factory=dict)
    refusal: Refusal | None = None

    def text(self, words: Callable[..., str], explain: Callable[[Refusal], str]) -> str:
        """The fault in the words of a language, with the line where one is meant.

        `explain` is how the game says why its rules refused an action.
        """
        said = words(f"fault.{self.reason}", **{name: _short(value) for name, value in self.details.items()})
        if self.refusal is not None:
            said = words("fault.because", fault=said, why=explain(self.refusal))
        return said if self.line is None else words("fault.in_line", line=self.line, fault=said)


def _short(value: object) -> object:
    """What fills a gap, cut where a damaged file would make it endless."""
    return on_one_line(cut(value, _LONGEST)) if isinstance(value, str) else value
