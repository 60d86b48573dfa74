"""Watches screens while they are drawn: every text with its ink and the ground that really lies under it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB, contrast
from game.ui import text
from game.ui.look import USUAL
from tests.support.bare import replaced_everywhere

_ACROSS, _DOWN = 16, 5  # samples of the ground under a text
_WORST = 0.15  # part of the samples that may be worse: a line of the grain, a rivet


@dataclass(frozen=True)
class Inked:
    """A text on a screen, its ink, and the contrast with the ground that all but the worst samples reach."""

    text: str
    ink: RGB
    ratio: float
    ground: RGB
    plain: bool  # whether the ground is of one colour

    @property
    def idle(self) -> bool:
        """Whether it belongs to something that cannot be used now, which WCAG leaves out."""
        return self.ink in (USUAL.pale_ink, USUAL.sunk_ink)


@contextmanager
def watched() -> Iterator[list[Inked]]:
    """Collect every text that is drawn onto something opaque."""
    seen: list[Inked] = []
    draw_block = text.draw_block

    def measured(
        surface: Surface, block: text.TextBlock, box: Rect, colour: RGB, *more: Any, **named: Any
    ) -> Rect:
        before = surface.copy()
        covered = draw_block(surface, block, box, colour, *more, **named)
        said = " ".join(block.lines).strip()
        grounds = _grounds(before, covered)
        if said and grounds:
            ratios = sorted((contrast(colour, ground), ground) for ground in grounds)
            ratio, ground = ratios[int(len(ratios) * _WORST)]
            seen.append(Inked(said, colour, ratio, ground, len(set(grounds)) == 1))
        return covered

    with replaced_everywhere({draw_block: measured}):
        yield seen


def _grounds(surface: Surface, rect: Rect) -> list[RGB]:
    """The colours under a text, as far as it is seen; none where the ground is not opaque."""
    seen = surface.get_clip()
    found = []
    for across in range(_ACROSS):
        for down in range(_DOWN):
            x = rect.x + rect.width * across // _ACROSS
            y = rect.y + rect.height * (30 + 45 * down // _DOWN) // 100  # where letters are, not the leading
            if not seen.collidepoint(x, y):
                continue
            colour = surface.get_at((x, y))
            if surface.get_flags() & pygame.SRCALPHA and colour.a < 255:
                return []
            found.append((colour.r, colour.g, colour.b))
    return found
