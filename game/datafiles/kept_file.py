"""A small file of the player's that is written whole: what it holds is a typed value with a `format`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, Literal, TypeVar

from game.datafiles.disk_questions import exists
from game.datafiles.json_values import from_json, to_json
from game.datafiles.regular_files import read_regular
from game.datafiles.whole_files import write_whole

_LIMIT: Final = 4 * 1024 * 1024  # bytes; a year of daily games of two titles takes a twentieth of it
KeptT = TypeVar("KeptT")


class KeptFile(Generic[KeptT]):
    """The file at `path`, which holds a `kind`; `is_sound` looks closer at one, or raises ValueError.

    A file that is damaged, or of a newer format, is put aside under a name of its own; where none can be read or
    written, nothing is lost of what lies there. `fault` says which of these came to pass, and `kept` where the old
    file is.
    """

    def __init__(
        self,
        path: Path,
        kind: type[KeptT],
        format: int,
        is_sound: Callable[[KeptT], bool] = lambda kept: True,
    ) -> None:
        self.path = path
        self.fault: Literal["", "damaged", "newer", "unreadable", "unwritable"] = ""
        self.kept: Path | None = None
        self._kind, self._format, self._is_sound = kind, format, is_sound
        self._sealed = False  # what lies there must not be lost

    def read(self) -> KeptT | None:
        """What it holds; None where there is no such file or it cannot be used."""
        try:
            content = read_regular(self.path, _LIMIT)
        except FileNotFoundError:
            return None
        except OSError:
            self.fault, self._sealed = "unreadable", True
            return None
        try:
            if _format_of(content) > self._format:
                self._put_aside("newer")
                return None
            kept = from_json(self._kind, content)
            if not self._is_sound(kept):
                raise ValueError("not sound")
        except (RecursionError, ValueError):
            self._put_aside("damaged")
            return None
        return kept

    def write(self, kept: KeptT) -> None:
        """Let it hold this from now on."""
        if self._sealed:
            return
        try:
            write_whole(self.path, to_json(kept))
        except OSError:
            self.fault = "unwritable"

    def _put_aside(self, fault: Literal["damaged", "newer"]) -> None:
        """Keep the file that cannot be used under a number that is free, or leave it where that cannot be."""
        number = 1
        while exists(kept := self.path.with_name(f"{self.path.stem}.unreadable-{number}.json")):
            number += 1
        try:
            self.path.replace(kept)
        except OSError:
            self.fault, self._sealed = "unreadable", True
        else:
            self.fault, self.kept = fault, kept


def _format_of(content: bytes) -> int:
    """The format that the file says it has. Raises ValueError."""
    found = json.loads(content)
    said = found.get("format") if isinstance(found, dict) else None
    return said if isinstance(said, int) else 0
