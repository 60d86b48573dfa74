"""What a recorded game is known by, whatever its file is called: clouds put copies beside files, people rename them."""

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from game.base.files.disk_questions import size_of
from game.base.files.regular_files import open_regular
from game.core.record.journal import HEADER_LIMIT, MARK, SUFFIX, Header, contents, parse_header

_MARK: Final = re.compile(MARK)


def game_key(path: Path) -> str:
    """The name under which the game in this file counts: that of the first file it was recorded in.

    A file from before journals had a mark is known by the part of its name that was given to it. Where that is gone
    too, its own name stands for the game.
    """
    stem = _stem(path)
    if _MARK.fullmatch(stem):
        return path.name  # as it was made: it need not be read
    header = _header(path)
    found = header.mark if header is not None else ""
    if not found and (named := _MARK.search(stem)) is not None:
        found = named[0]
    return f"{found}{SUFFIX}" if found else path.name


def copies_of(path: Path, files: Iterable[Path]) -> list[Path]:
    """Those of these files that a cloud made of the one at `path`: `X (1)` beside `X`, which holds nothing more."""
    stem = _stem(path)
    return [one for one in files if _stem(one).startswith(stem) and one != path and _holds(path, one)]


def without_copies(files: Iterable[Path]) -> list[Path]:
    """These files of one folder without those that are copies of others among them (see `copies_of`)."""
    found: list[Path] = []
    # With names that the one at hand may begin with; in order, all such come before it.
    above: list[Path] = []
    for path in sorted(files, key=_stem):
        while above and not _stem(path).startswith(_stem(above[-1])):
            above.pop()
        if not any(_holds(one, path) for one in above):
            above.append(path)
            found.append(path)
    return found


def _stem(path: Path) -> str:
    return path.name.removesuffix(SUFFIX)


def _holds(whole: Path, copy: Path) -> bool:
    """Whether the file holds all whole lines of what may be a copy of it, and that has any."""
    if size_of(copy) > size_of(whole):
        return False
    try:
        said = contents(copy)
        lines = said[: said.rfind(b"\n") + 1]
        return bool(lines) and contents(whole).startswith(lines)
    except OSError:
        return False


def _header(path: Path) -> Header | None:
    try:
        with os.fdopen(open_regular(path), "rb") as file:
            header = parse_header(file.readline(HEADER_LIMIT))
    except OSError:
        return None
    return header if isinstance(header, Header) else None
