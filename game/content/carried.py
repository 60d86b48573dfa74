"""The data as a save carries them, so that it can be played wherever it is taken and whatever data lie there."""

import base64
import json
import zlib
from typing import Final

from game.content.definitions import FILES, Content
from game.content.problems import DataError

_LARGEST: Final = 400_000  # bytes of all texts once unpacked; the game's own are 7,000


def packed(content: Content) -> str:
    """The data in one word of letters, digits, `+`, `/` and `=`; empty where the content was made without texts."""
    if not content.texts:
        return ""
    texts = json.dumps(content.texts, ensure_ascii=False, separators=(",", ":"))
    return base64.b64encode(zlib.compress(texts.encode(), 9)).decode()


def unpacked(word: str, digest: str) -> Content | None:
    """The data that a word carries, checked as any other data; None unless they are whole and have this digest."""
    try:
        unpacking = zlib.decompressobj()
        raw = unpacking.decompress(base64.b64decode(word, validate=True), _LARGEST)
        texts = json.loads(raw) if unpacking.eof else None
    except (ValueError, zlib.error, RecursionError):
        return None
    if not isinstance(texts, list) or len(texts) != len(FILES):
        return None
    if not all(isinstance(text, str) for text in texts):
        return None
    # Asked for late: this brings the library that checks.
    from game.content.gather import content_of_texts

    try:
        content = content_of_texts(texts)
    except DataError:
        return None
    return content if content.digest == digest else None
