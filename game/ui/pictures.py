"""The generated pictures, by name: each is loaded from the next larger scale that there is and made to size.

Lengths are units of the 1920 x 1080 layout; `unit` is how many pixels one of them is drawn with.
"""

import json
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from game.folders import assets_folder
from game.ui.keep import kept
from game.ui.shapes import blank

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Entry:
    """What the manifest says of a picture: its size, the point that is put at a place, its file by scale."""

    size: tuple[float, float]
    anchor: Point
    files: Mapping[int, str]


def _folder() -> Path:
    return assets_folder() / "pictures"


@lru_cache(maxsize=1)
def manifest() -> Mapping[str, Entry]:
    """Every picture by its name; empty, with a warning, where the manifest cannot be read."""
    try:
        rows = json.loads((_folder() / "manifest.json").read_text(encoding="utf-8"))
        return {name: _entry(row) for name, row in rows.items()}
    except (OSError, ValueError, KeyError, TypeError) as error:
        warnings.warn(f"no pictures: {_folder() / 'manifest.json'}: {error}", stacklevel=2)
        return {}


def _entry(row: Mapping[str, list[float] | dict[str, str]]) -> Entry:
    width, height = row["size"]
    x, y = row.get("anchor", (width / 2, height / 2))  # type: ignore[operator]
    files = {int(scale): file for scale, file in row["files"].items()}  # type: ignore[union-attr]
    return Entry((float(width), float(height)), (float(x), float(y)), files)


def known(name: str) -> bool:
    """Whether there is such a picture."""
    return name in manifest()


@kept(96)
def _loaded(file: str) -> Surface:
    """A file as it is; what cannot be read is a clear picture, with a warning."""
    try:
        found = pygame.image.load(_folder() / file)
    except (OSError, pygame.error) as error:
        warnings.warn(f"no picture: {_folder() / file}: {error}", stacklevel=2)
        return blank((1, 1))
    if not pygame.display.get_surface():
        return found
    see_through = found.get_flags() & pygame.SRCALPHA
    return found.convert_alpha() if see_through else found.convert()


@kept(512)
def sized(name: str, width: int, height: int) -> Surface:
    """A picture made to exactly this size in pixels."""
    entry = manifest().get(name)
    size = (max(1, width), max(1, height))
    if entry is None:
        return blank(size)
    wanted = size[0] / entry.size[0]
    scale = next((scale for scale in sorted(entry.files) if scale >= wanted - 0.01), max(entry.files))
    return pygame.transform.smoothscale(_loaded(entry.files[scale]), size)


def at_unit(name: str, unit: float) -> Surface:
    """A picture with so many pixels to a unit."""
    entry = manifest().get(name)
    width, height = entry.size if entry else (1.0, 1.0)
    return sized(name, round(width * unit), round(height * unit))


def anchor_of(name: str) -> Point:
    """The point of a picture, in units, that is put at a place."""
    entry = manifest().get(name)
    return entry.anchor if entry else (0.0, 0.0)


def draw_at(surface: Surface, name: str, place: Point, unit: float) -> None:
    """Draw a picture with its anchor at a place."""
    x, y = anchor_of(name)
    surface.blit(at_unit(name, unit), (round(place[0] - x * unit), round(place[1] - y * unit)))


def fitting(name: str, width: int, height: int) -> Surface:
    """A picture as large as fits into this size, its proportions kept."""
    entry = manifest().get(name)
    if entry is None:
        return blank((max(1, width), max(1, height)))
    unit = min(width / entry.size[0], height / entry.size[1])
    return at_unit(name, unit)
