"""Draws screens bare: where things are, and whether words fit, does not hang on what pictures and textures show."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from typing import Any

import pygame
from pygame import Surface

from game.ui import pictures, textures
from game.ui.cache import forget_pictures
from game.ui.look import Look


def without_pictures() -> dict[Any, Any]:
    """Functions that make pictures, each with one in its place that makes a clear one in a fraction of the time."""
    # where that title is installed, and shown
    sheet = sys.modules.get("game.titles.wiraqocha.board.valley.map_sheet")
    return {
        textures.wood: partial(_plain),
        textures.parchment: partial(_plain),
        pictures.framed: _no_frame,
        pictures.sized: partial(_no_picture),
        pictures.made: partial(_no_picture),
        pictures.cell: _no_cell,
        **(
            {sheet.draw_contours: partial(_nothing), sheet._cover_valley: partial(_nothing)}
            if sheet is not None
            else {}
        ),
    }


def _no_frame(look: Look, name: str, size: tuple[int, int], unit: float) -> Surface:
    return Surface(size)


def _nothing(*_: object) -> None:
    pass


@lru_cache(maxsize=256)
def _no_picture(look: Look, name: str, width: int, height: int) -> Surface:
    return Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def _no_cell(look: Look, name: str, column: int, row: int, unit: float) -> Surface:
    entry = pictures.find(look, name)
    assert entry is not None
    width, height = entry.size
    return _no_picture(look, name, round(width * unit), round(height * unit))


def _plain(look: Look, size: tuple[int, int], *_: object) -> Surface:
    return Surface(size)


@contextmanager
def replaced_everywhere(new: dict[Any, Any]) -> Iterator[None]:
    """Have other functions in the place of these wherever a module of the game knows them, while this lasts.

    No two may be replaced by the same one, which could not be told apart when they come back. What they made is
    forgotten.
    """
    assert len(set(new.values())) == len(new)
    _swap(new)
    forget_pictures()
    try:
        yield
    finally:  # modules that were read in the meantime know the others too
        _swap({other: old for old, other in reversed(new.items())})
        forget_pictures()


def _swap(new: dict[Any, Any]) -> None:
    kinds = {type(old) for old in new}
    for name, module in list(sys.modules.items()):
        if not name.startswith("game."):
            continue
        for known, value in list(vars(module).items()):
            if type(value) in kinds and value in new:
                setattr(module, known, new[value])
