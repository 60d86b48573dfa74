"""The data in few letters, so that a save has room for them: packed without comments, up to a limit."""

from collections.abc import Sequence
from functools import lru_cache

from game.datafiles.json_values import Json
from game.datafiles.packed_values import LARGEST_VALUE, LARGEST_WORD, in_bytes, packed_value
from game.titles.wiraqocha.content.definitions import Content, WiraqochaMod


def packed(content: Content) -> str:
    """The data in one word of letters, digits, `+`, `/` and `=`; empty where the content was made without texts."""
    return packed_value(_texts(content.texts, content.mods)) if content.texts else ""


def fits(base: Content, mods: Sequence[WiraqochaMod]) -> bool:
    """Whether a save could bring these mods along."""
    texts = _texts(base.texts, mods)
    return len(in_bytes(texts)) <= LARGEST_VALUE and len(packed_value(texts)) <= LARGEST_WORD


def _texts(base: Sequence[str], mods: Sequence[WiraqochaMod]) -> list[Json]:
    said: list[Json] = [_without_comments(text) for text in base]
    if mods:
        said.append(
            {mod.name: {name: _without_comments(text) for name, text in mod.files.items()} for mod in mods}
        )
    return said


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
