"""What only saves time, kept in a file: found again as long as not a byte of what it was made from has changed."""

import hashlib
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from game.base.files.json_values import from_json
from game.base.files.regular_files import read_regular

_DIGEST: Final = 32  # bytes of each of the two digests that the file begins with
T = TypeVar("T")

_LARGEST: Final = 1_000_000  # bytes; a larger file is not one of ours


class CachedFile:
    """The file at `path` keeps what was made from the files `sources`, among them the code that makes it.

    Nothing here raises: what cannot be kept or found is made anew by the caller.
    """

    def __init__(self, path: Path, sources: Iterable[Path]) -> None:
        self.path = path
        self.digest = _digest(sources)
        """A name for the sources as they are now; empty where one cannot be read, and then nothing is kept."""

    def read(self) -> bytes | None:
        """What was kept, if it was made from these very sources and is whole."""
        if not self.digest:
            return None
        try:
            said = read_regular(self.path, _LARGEST + 1)
        except OSError:
            return None
        if len(said) > _LARGEST:
            return None
        body = said[2 * _DIGEST :]
        return body if said[: 2 * _DIGEST] == self.digest + hashlib.sha256(body).digest() else None

    def write(self, body: bytes) -> None:
        """Keep it, if that can be done; a reader sees the old file or the new one, whole."""
        if not self.digest:
            return
        # Asked for late: hardly any start writes.
        from game.base.files.whole_files import write_whole

        with suppress(OSError):
            write_whole(self.path, self.digest + hashlib.sha256(body).digest() + body, synced=False)


def cached_value(file: CachedFile, kind: type[T]) -> T | None:
    """The value of this kind that was kept in the file, or None."""
    body = file.read()
    if body is None:
        return None
    try:
        return from_json(kind, body)
    except ValueError:
        return None


def _digest(sources: Iterable[Path]) -> bytes:
    name = hashlib.sha256(sys.version.encode())
    try:
        for path in sources:
            said = read_regular(path, _LARGEST)
            name.update(len(said).to_bytes(8, "big"))
            name.update(said)
    except OSError:
        return b""
    return name.digest()
