"""The generated pictures, by name: each is loaded from the next larger scale that there is and made to size.

The shell's pictures are known by their name alone (`frame.panel`), those of a title by its name before theirs
(`chess/board`): each owner has a folder and a manifest of its own, and two may use the same names.

Lengths are units of the 1920 x 1080 layout; `unit` is how many pixels one of them is drawn with.
"""

import json
import math
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect, Surface

from game.base.colour_sets import DRAWN, SETS, ColourSet
from game.base.files.program_folders import SHELL, assets_of
from game.base.files.regular_files import read_regular
from game.ui.cache import cached, cached_at_any_size, cached_until_rest
from game.ui.high_contrast import PlainFrame, draw_plain, plain_frame
from game.ui.look import Look
from game.ui.shapes import blank
from game.ui.tinting import tinted

Point = tuple[float, float]
_HUGE = 3_000_000  # pixels from which on a frame is not kept here


@dataclass(frozen=True, slots=True)
class PictureFile:
    """What its owner's manifest says of a picture.

    Its size, the point that is put at a place, its file by scale; for a frame the `margins` that keep their size
    and how far its shadow reaches beyond it (`bleed`); for a sheet of equal cells their number across and down.
    """

    size: tuple[float, float]
    anchor: Point
    files: Mapping[int, str]
    margins: tuple[float, float, float, float] = (0, 0, 0, 0)
    bleed: float = 0.0
    grid: tuple[int, int] = (1, 1)


def find(look: Look, name: str) -> PictureFile | None:
    """What is known of a picture, those of mods first; None where there is none of this name."""
    of_mod = look.mod_pictures.by_name.get(name)
    if of_mod is not None:
        return PictureFile(of_mod.size, of_mod.anchor, {})
    return _shipped(name)


def _shipped(name: str) -> PictureFile | None:
    owner, _, own = name.rpartition("/")
    return manifest(owner or SHELL).get(own)


@cache
def manifest(owner: str = SHELL) -> Mapping[str, PictureFile]:
    """The pictures of a title or of the shell, by their own names, without those of which it says nothing that can be
    read; of that there is a warning.
    """
    folder = assets_of(owner) / "pictures"
    found: dict[str, PictureFile] = {}
    try:
        rows = dict(json.loads(read_regular(folder / "manifest.json")))
    except (OSError, ValueError, TypeError) as error:
        warnings.warn(f"no pictures: {folder / 'manifest.json'}: {error}", stacklevel=2)
        return found
    for name, row in rows.items():
        try:
            found[name] = _entry(row, folder)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            warnings.warn(f"no picture {name}: {folder / 'manifest.json'}: {error}", stacklevel=2)
    return found


def _entry(row: Mapping[str, Any], folder: Path) -> PictureFile:
    width, height = row["size"]
    if not (0 < width < math.inf and 0 < height < math.inf and row["files"]):
        raise ValueError("it has no size or no file")
    x, y = row.get("anchor", (width / 2, height / 2))
    left, top, right, bottom = row.get("margins", (0, 0, 0, 0))
    across, down = row.get("grid", (1, 1))
    return PictureFile(
        size=(float(width), float(height)),
        anchor=(float(x), float(y)),
        files={int(scale): f"{folder}/{file}" for scale, file in row["files"].items()},
        margins=(left, top, right, bottom),
        bleed=float(row.get("facts", {}).get("bleed", [0.0])[0]),
        grid=(across, down),
    )


def known(look: Look, name: str) -> bool:
    """Whether there is such a picture."""
    return name in look.mod_pictures.by_name or _shipped(name) is not None


def is_from_mod(look: Look, name: str) -> bool:
    """Whether this picture is one of a mod's."""
    return name in look.mod_pictures.by_name


@cached_until_rest
def _loaded(file: Path, colours: ColourSet) -> Surface:
    return _read(file, colours)


@cached_at_any_size
def _sheet(file: Path, colours: ColourSet) -> Surface:
    """A sheet of cells, which other pictures never push out: its cells are made while something moves."""
    return _read(file, colours)


def _read(file: Path, colours: ColourSet) -> Surface:
    """A file in the seats' colours of a set, ready to be drawn."""
    found = _painted(file, read_file(file), colours)
    if not pygame.display.get_surface():
        return found
    see_through = found.get_flags() & pygame.SRCALPHA
    return found.convert_alpha() if see_through else found.convert()


def read_file(file: Path) -> Surface:
    """A file as it is; what cannot be read is a clear picture, with a warning."""
    try:
        return pygame.image.load(file)
    except (OSError, pygame.error) as error:
        warnings.warn(f"no picture: {file}: {error}", stacklevel=2)
        return blank((1, 1))


def _painted(file: Path, drawn: Surface, colours: ColourSet) -> Surface:
    """A picture of a seat in its colours of a set; any other one as it is."""
    colour = file.name.partition("@")[0].rpartition(".")[2]
    if colour not in DRAWN or colours is ColourSet.STANDARD:
        return drawn
    tint = read_file(_tint_of(file))
    return (
        tinted(drawn, tint, DRAWN[colour], SETS[colours][colour])
        if tint.get_size() == drawn.get_size()
        else drawn
    )


def _tint_of(file: Path) -> Path:
    """The file of a picture's tint, of the same owner: `tint/piece.king.red@1.png` of `piece/king.red@1.png`."""
    return file.parents[1] / "tint" / f"{file.parent.name}.{file.name}"


def made(look: Look, name: str, width: int, height: int) -> Surface:
    """A picture made to exactly this size in pixels, for whoever keeps it."""
    entry = find(look, name)
    size = (max(1, width), max(1, height))
    if entry is None:
        return blank(size)
    source, _ = _source(look, name, entry, size[0] / entry.size[0])
    return pygame.transform.smoothscale(source, size)


@cached
def sized(look: Look, name: str, width: int, height: int) -> Surface:
    """A picture made to exactly this size in pixels, and kept."""
    return made(look, name, width, height)


def _source(look: Look, name: str, entry: PictureFile, unit: float) -> tuple[Surface, int]:
    """The file from which a picture is made with so many pixels to a unit, and the file's own scale."""
    if (of_mod := look.mod_pictures.by_name.get(name)) is not None:
        return of_mod.surface, 1
    scale = next((scale for scale in sorted(entry.files) if scale >= unit - 0.01), max(entry.files))
    read = _loaded if entry.grid == (1, 1) else _sheet
    found = read(Path(entry.files[scale]), look.colour_set)
    width, height = (round(side * cells * scale) for side, cells in zip(entry.size, entry.grid, strict=True))
    if (
        found.get_width() < width - 1 or found.get_height() < height - 1
    ):  # it could not be read, or is another
        return blank((width, height)), scale
    return found, scale


@cached
def cell(look: Look, name: str, column: int, row: int, unit: float) -> Surface:
    """One cell of a sheet of equal cells, with so many pixels to a unit."""
    entry = find(look, name)
    if entry is None:
        return blank((1, 1))
    source, scale = _source(look, name, entry, unit)
    width, height = round(entry.size[0] * scale), round(entry.size[1] * scale)
    cut = source.subsurface((column * width, row * height, width, height))
    size = (max(1, round(entry.size[0] * unit)), max(1, round(entry.size[1] * unit)))
    return pygame.transform.smoothscale(cut, size)


def _cuts(near: float, far: float, length: float) -> list[tuple[int, int]]:
    """A length cut into its near margin, its middle and its far margin: where each begins, and how long it is."""
    low, high, end = round(near), round(length - far), round(length)
    return [(0, low), (low, high - low), (high, end - high)]


@cached
def framed(look: Look, name: str, size: tuple[int, int], unit: float) -> Surface:
    """A frame round `size` in pixels: its corners keep their size, the rest is stretched; with its shadow."""
    return _framed(look, name, size, unit)


def _framed(look: Look, name: str, size: tuple[int, int], unit: float) -> Surface:
    entry = find(look, name)
    if entry is None:
        return blank(size)
    bleed = round(entry.bleed * unit)
    whole = (size[0] + 2 * bleed, size[1] + 2 * bleed)
    left, top, right, bottom = entry.margins
    beside, above = max(1.0, left + right), max(1.0, top + bottom)  # a frame may have none of one kind
    unit = min(unit, (whole[0] - 1) / beside, (whole[1] - 1) / above)
    source, scale = _source(look, name, entry, unit)
    made = blank(whole)
    across = zip(
        _cuts(left * scale, right * scale, source.get_width()),
        _cuts(left * unit, right * unit, whole[0]),
        strict=True,
    )
    for (source_x, source_width), (x, width) in across:
        down = zip(
            _cuts(top * scale, bottom * scale, source.get_height()),
            _cuts(top * unit, bottom * unit, whole[1]),
            strict=True,
        )
        for (source_y, source_height), (y, height) in down:
            if not source_width or not source_height:
                continue
            piece = source.subsurface((source_x, source_y, source_width, source_height))
            made.blit(pygame.transform.smoothscale(piece, (width, height)), (x, y))
    return made


def draw_framed(
    surface: Surface, look: Look, name: str, rect: Rect, unit: float, plain: PlainFrame | None = None
) -> None:
    """Draw a frame round a rectangle; its shadow falls beyond it. In high contrast a title's frame is `plain`."""
    if rect.width <= 1 or rect.height <= 1:
        return
    plain = (plain or plain_frame(look, name)) if look.high_contrast else None
    if plain is not None:
        draw_plain(surface, plain, rect, unit)
    else:
        large = rect.width * rect.height > _HUGE  # a whole screen, which its scene keeps
        drawn = (_framed if large else framed)(look, name, rect.size, unit)
        surface.blit(drawn, drawn.get_rect(center=rect.center))


def at_unit(look: Look, name: str, unit: float) -> Surface:
    """A picture with so many pixels to a unit."""
    entry = find(look, name)
    width, height = entry.size if entry else (1.0, 1.0)
    return sized(look, name, round(width * unit), round(height * unit))


def anchor_of(look: Look, name: str) -> Point:
    """The point of a picture, in units, that is put at a place."""
    entry = find(look, name)
    return entry.anchor if entry else (0.0, 0.0)


def draw_at(surface: Surface, look: Look, name: str, place: Point, unit: float) -> None:
    """Draw a picture with its anchor at a place."""
    x, y = anchor_of(look, name)
    surface.blit(at_unit(look, name, unit), (round(place[0] - x * unit), round(place[1] - y * unit)))


def fitting(look: Look, name: str, width: int, height: int) -> Surface:
    """A picture as large as fits into this size, its proportions kept."""
    entry = find(look, name)
    if entry is None:
        return blank((max(1, width), max(1, height)))
    unit = min(width / entry.size[0], height / entry.size[1])
    return at_unit(look, name, unit)


@cached
def filling(look: Look, name: str, size: tuple[int, int]) -> Surface:
    """A picture as large as fills `size` in pixels, its proportions kept, and cut evenly to that."""
    entry = find(look, name)
    if entry is None:
        return blank(size)
    unit = max(size[0] / entry.size[0], size[1] / entry.size[1])
    whole = made(look, name, *(round(side * unit) for side in entry.size))
    cut = whole.get_rect()
    window = Rect(0, 0, min(size[0], cut.width), min(size[1], cut.height))
    window.center = cut.center
    return whole if window == cut else whole.subsurface(window).copy()
