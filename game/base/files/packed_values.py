"""Plain values in one word of few letters, so that a save has room for the data of its game; up to a limit."""

import base64
import json
import zlib
from typing import Any, Final

from game.base.files.json_values import Json

LARGEST_VALUE: Final = 1_000_000  # bytes of the values in JSON, once unpacked
LARGEST_WORD: Final = 500_000  # letters of what is packed; a journal's first line has room for it


def packed_value(value: Json) -> str:
    """The value in one word of letters, digits, `+`, `/` and `=`."""
    return base64.b64encode(zlib.compress(in_bytes(value), 9)).decode()


def in_bytes(value: Json) -> bytes:
    """The value before it is packed, in JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def unpacked_value(word: str) -> Any:
    """The value that `packed_value` made the word of; None where it is damaged or too large."""
    if len(word) > LARGEST_WORD:
        return None
    try:
        unpacking = zlib.decompressobj()
        raw = unpacking.decompress(base64.b64decode(word, validate=True), LARGEST_VALUE)
        found = json.loads(raw) if unpacking.eof else None
    except (ValueError, zlib.error, RecursionError):
        return None
    return found
