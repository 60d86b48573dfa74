"""The guide for authors of mods, as its tests read it."""

import re
from collections.abc import Iterator
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "modding.md"
_SLIPS = ("resorces", "set_dice")
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def steps() -> Iterator[tuple[str, str]]:
    """The fenced parts of the guide, with what they are."""
    for match in _FENCE.finditer(GUIDE.read_text("utf-8")):
        yield match.group(1), match.group(2)


def write_mods(folder: Path) -> None:
    """Write the mods of the guide as they are without the slips that it shows."""
    for kind, text in steps():
        if kind == "yaml" and not any(slip in text for slip in _SLIPS):
            write_file(folder, text)


def write_file(folder: Path, text: str) -> None:
    """Write a file of the guide, whose first line is a comment with its name."""
    path = folder / text.partition("\n")[0].removeprefix("# ")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
