"""The data in few letters, so that a save has room for them: packed without comments, up to a limit."""

import base64
import json
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.titles.wiraqocha.content.definitions import Content, WiraqochaMod

LARGEST_TEXTS: Final = 1_000_000  # bytes of all texts once unpacked; the game's own are 7,000
LARGEST_WORD: Final = 500_000  # letters of what is packed; a journal's first line has room for it


def packed(content: Content) -> str:
    """The data in one word of letters, digits, `+`, `/` and `=`; empty where the content was made without texts."""
    return _word(_texts(content.texts, content.mods)) if content.texts else ""


def fits(base: Content, mods: Sequence[WiraqochaMod]) -> bool:
    """Whether a save could bring these mods along."""
    texts = _texts(base.texts, mods)
    return len(texts) <= LARGEST_TEXTS and len(_word(texts)) <= LARGEST_WORD


def _texts(base: Sequence[str], mods: Sequence[WiraqochaMod]) -> bytes:
    said: list[object] = [_without_comments(text) for text in base]
    if mods:
        said.append(
            {mod.name: {name: _without_comments(text) for name, text in mod.files.items()} for mod in mods}
        )
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def _word(texts: bytes) -> str:
    return base64.b64encode(zlib.compress(texts, 9)).decode()


@lru_cache(maxsize=64)
def _without_comments(text: str) -> str:
    """The same YAML in as few letters as it takes: comments and spare blanks are no data."""
    # Asked for late: this brings the library that reads YAML.
    import yaml

    from game.datafiles.yaml_text import DUMPER, LOADER

    written: str = yaml.serialize(
        yaml.compose(text, Loader=LOADER), Dumper=DUMPER, allow_unicode=True, width=2**20
    )
    return written
