"""The game's data as typed definitions: checked, or known from a start before to be in order.

Checking needs a large library and a tenth of a second. What was in order once is kept, and found again as long as
not a byte of the data and of the code that reads it has changed.
"""

import hashlib
import io
import pickle
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from game.content.definitions import FILES, Content
from game.folders import data_folder

_KEPT: Final = "content.bin"
_DIGEST: Final = 32  # bytes of the digest that the kept file begins with
_LARGEST: Final = 1_000_000  # bytes


def load_content(folder: Path | None = None, keep_in: Path | None = None) -> Content:
    """The checked content of the folder, by default the game's own data.

    `keep_in` is a folder where what was checked is kept for the next start; None keeps nothing. Raises
    ContentError with every problem found, file by file and in the order of their lines.
    """
    folder = folder or data_folder()
    digest = _digest(folder) if keep_in is not None else b""
    if keep_in is not None and digest:
        kept = _kept(keep_in / _KEPT, digest)
        if kept is not None:
            return kept
    # Asked for late: this brings the library that checks.
    from game.content.gather import gather_content

    content = gather_content(folder)
    if keep_in is not None and digest:
        _keep(keep_in / _KEPT, digest, content)
    return content


def _digest(folder: Path) -> bytes:
    """A name for the data and for the code that reads it; empty where the data cannot be read."""
    name = hashlib.sha256(sys.version.encode())
    code = sorted(Path(__file__).parent.glob("*.py"))
    try:
        for path in (*code, *(folder / file for file in FILES)):
            said = path.read_bytes()
            name.update(len(said).to_bytes(8, "big"))
            name.update(said)
    except OSError:
        return b""
    return name.digest()


class _Reader(pickle.Unpickler):
    """Reads the definitions of the game, and nothing else that such a file could name."""

    def find_class(self, module: str, name: str) -> Any:
        if module == "game.content.definitions":
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name}")


def _kept(path: Path, digest: bytes) -> Content | None:
    """What was kept, if it is of this very data and whole."""
    try:
        if path.stat().st_size > _LARGEST:
            return None
        said = path.read_bytes()
    except OSError:
        return None
    body = said[2 * _DIGEST :]
    if said[: 2 * _DIGEST] != digest + hashlib.sha256(body).digest():
        return None
    try:
        found = _Reader(io.BytesIO(body)).load()
    except Exception:  # a spoilt pickle raises anything; the data are checked instead
        return None
    return found if isinstance(found, Content) else None


def _keep(path: Path, digest: bytes, content: Content) -> None:
    """Keep it, if that can be done; a reader sees the old file or the new one, whole."""
    body = pickle.dumps(content)
    fresh = path.with_suffix(".new")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(digest + hashlib.sha256(body).digest() + body)
        fresh.replace(path)
