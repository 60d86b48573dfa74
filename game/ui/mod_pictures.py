"""Makes the pictures that mods bring ready to be drawn."""

import io
from contextlib import suppress

import pygame
from pygame import Rect, Surface


def surface_of(raw: bytes | None) -> Surface | None:
    """The picture in these bytes; None where there is none or it cannot be drawn."""
    if raw is None:
        return None
    with suppress(pygame.error):
        return _ready(pygame.image.load(io.BytesIO(raw), "mod.png"))
    return None


def cropped(drawn: Surface, size: tuple[float, float], finer: int) -> Surface:
    """The middle of a picture as large as fills a size in units, so many pixels to a unit."""
    width, height = round(size[0] * finer), round(size[1] * finer)
    unit = max(width / drawn.get_width(), height / drawn.get_height())
    seen = Rect(0, 0, max(1, round(width / unit)), max(1, round(height / unit)))
    seen.center = drawn.get_rect().center
    # cut first: a long strip made as wide as that would take more memory than there is
    cut = drawn.subsurface(seen.clip(drawn.get_rect()))
    return pygame.transform.smoothscale(_ready(cut), (width, height))


def _ready(drawn: Surface) -> Surface:
    return drawn.convert_alpha() if pygame.display.get_surface() else drawn
