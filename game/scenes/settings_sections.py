"""The sections of the settings: what stands in each, and on which page, in which column each finds room."""

from collections.abc import Mapping, Sequence
from typing import Final

_ROW: Final = 52  # height of a row
HEAD: Final = 62
"""Height of a section's heading, in design units."""
VOLUMES: Final = ("master", "effects", "ambience", "music")
PREVIEW: Final = "preview"
"""The row that shows the seats' colours, and sets nothing."""
ZOOM_NOTE: Final = "zoom_note"
"""The row that tells how large the table becomes."""
OWN: Final = "own"
"""Stands for the settings that the title has of its own."""
SECTIONS: Final[Mapping[str, Sequence[str]]] = {
    "window": ("language", "zoom", ZOOM_NOTE, "fullscreen"),
    "look": ("colours", PREVIEW, OWN, "contrast", "talk"),
    "sound": (*VOLUMES, "muted"),
    "motion": ("speed", "ambient", "calm"),
    "turn": ("ask_before_end", "pace", "thinking"),
}
"""By section its rows; of a title without a computer player that is given time, or without rivals, that row is left
out.
"""
LABELLED: Final = ("language", "zoom", "colours", *VOLUMES, "speed", "pace", "thinking")
"""The rows with words beside what sets them."""


def height_of(name: str) -> int:
    """The height of a row."""
    return {PREVIEW: 84, ZOOM_NOTE: 30}.get(name, _ROW)


def paged(sections: Mapping[str, Sequence[str]], height: float, across: int) -> list[list[list[str]]]:
    """The sections, by column, by page, in their order: as many below each other as there is `height` for.

    Where one page is not enough, a part of the height is for the choice of a page.
    """
    tall = {name: HEAD + sum(map(height_of, held)) for name, held in sections.items()}
    for space in (height, height - HEAD):
        pages: list[list[list[str]]] = [[[]]]
        left = space
        for name in sections:
            if tall[name] > left and pages[-1][-1]:
                if len(pages[-1]) < across:
                    pages[-1].append([])
                else:
                    pages.append([[]])
                left = space
            pages[-1][-1].append(name)
            left -= tall[name]
        if len(pages) == 1:
            break
    return pages
