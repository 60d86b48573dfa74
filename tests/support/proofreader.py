"""Reads every text that a screen draws: none may be cut, broken within a word, or too small to read."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect, Surface

from game.ui import text as setting
from game.ui.fonts import SMALLEST_PX
from game.ui.scale import Scale

SMALLEST = 14  # units of a window of 1920x1080
SLACK = 1  # pixels by which a line may stand over where the rounding is to blame


@dataclass(frozen=True, slots=True)
class Misprint:
    """A text that was not set as it should be, and why."""

    why: str
    text: str
    box: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.why} in {self.box[0]}x{self.box[1]}: {self.text!r}"


@contextmanager
def proofreading(scale: Scale) -> Iterator[list[Misprint]]:
    """While this lasts, collects what is wrong with the texts that are fitted and drawn at this scale."""
    found: dict[Misprint, None] = {}
    misprints: list[Misprint] = []
    suspects: dict[int, tuple[Misprint, setting.TextBlock]] = {}
    together: dict[tuple[int, tuple[int, ...]], dict[str, tuple[Rect, Surface]]] = {}
    fitted, drawn = setting._fitted, setting.draw_block
    least = min(SMALLEST_PX, SMALLEST) if scale.factor < 0.8 else int(SMALLEST * scale.factor)

    def fit(text: str, *rest: Any) -> setting.TextBlock:
        block: setting.TextBlock = fitted(text, *rest)
        box = (rest[3], rest[4])
        if [word for line in block.lines for word in line.split()] != text.split():
            suspects[id(block)] = Misprint("cut", text, box), block
        if block.pixels < least:
            suspects[id(block)] = Misprint(f"{block.pixels} px", text, box), block
        return block

    def draw(surface: Surface, block: setting.TextBlock, box: Rect, *rest: Any, **named: Any) -> Rect:
        said = " ".join(block.lines)
        if id(block) in suspects:  # many are fitted to see whether they would, and then not drawn
            found[suspects[id(block)][0]] = None
        if said and block.width > box.width + SLACK:
            found[Misprint("too wide", said, box.size)] = None
        covered = drawn(surface, block, box, *rest, **named)
        others = together.setdefault((id(surface), tuple(box)), {})
        for other, (place, _) in others.items():
            if other != said and place.colliderect(covered):
                found[Misprint("two in one place", f"{other} / {said}", box.size)] = None
        others[said] = covered, surface  # the surface is held, so that no other gets its number
        return covered

    def flip() -> None:
        together.clear()
        flipped()

    def update(*pieces: Any) -> None:
        together.clear()
        updated(*pieces)

    flipped, updated = pygame.display.flip, pygame.display.update
    pygame.display.flip, pygame.display.update = flip, update
    setting._fitted = fit  # type: ignore[assignment]
    _replace(drawn, draw)
    try:
        yield misprints
    finally:
        pygame.display.flip, pygame.display.update = flipped, updated
        setting._fitted = fitted
        _replace(draw, drawn)
        together.clear()
        misprints += found


def _replace(old: Any, new: Any) -> None:
    """Put one function in the other's place in every module, those among them that were read in the meantime."""
    for module in list(sys.modules.values()):
        if vars(module).get("draw_block") is old:
            module.draw_block = new  # type: ignore[attr-defined]
