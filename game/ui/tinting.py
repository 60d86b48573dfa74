"""Paints a picture in other colours: how much of each pixel is which colour is told by its tint (build/art).

The picture, less what its colours gave to it, plus what other colours give: where a pixel bears no colour nothing
changes, so ink, brass and ivory stay as they were drawn.
"""

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.base.colour_sets import SeatColours


def _channel(shares: bytes, number: int, size: tuple[int, int]) -> Surface:
    """One channel of a tint as a grey picture."""
    values = shares[number::3]
    pixels = bytearray(len(shares))
    pixels[0::3] = pixels[1::3] = pixels[2::3] = values
    return pygame.image.frombytes(bytes(pixels), size, "RGB")


def _part(share: Surface, colour: RGB) -> Surface:
    """What a colour gives to each pixel."""
    part = share.copy()
    part.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return part


def tinted(picture: Surface, tint: Surface, before: SeatColours, after: SeatColours) -> Surface:
    """A copy of a picture painted `before`, painted `after`; `tint` has its size."""
    size = picture.get_size()
    painted = pygame.image.frombytes(pygame.image.tobytes(picture, "RGBA"), size, "RGBA")
    shares = pygame.image.tobytes(tint, "RGB")
    channels = [_channel(shares, number, size) for number in range(3)]
    for colours, way in ((before, pygame.BLEND_RGB_SUB), (after, pygame.BLEND_RGB_ADD)):
        for share, colour in zip(channels, (colours.base, colours.light, colours.dark), strict=True):
            painted.blit(_part(share, colour), (0, 0), special_flags=way)
    return painted
