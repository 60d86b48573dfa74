"""The name of the game in cut brass letters."""

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.ui import theme
from game.ui.cache import cached
from game.ui.fonts import font
from game.ui.high_contrast import draw_plain, plain_frame
from game.ui.look import Look
from game.ui.scale import Scale
from game.ui.shapes import blank
from game.ui.textures import gradient
from game.ui.theme import Role

_SPACING = 0.06  # of the letters' size, between two letters
_RING = tuple((x, y) for x in range(-2, 3) for y in range(-2, 3) if 0 < x * x + y * y <= 5)


def draw_brass_letters(surface: Surface, text: str, scale: Scale, box: Rect, size: float) -> Rect:
    """Draw `text` in the middle of `box`, `size` design units high or as high as the width allows.

    Returns the rectangle that the letters cover.
    """
    picture = _letters(scale.look, text, scale.px(fitting_size(text, scale, box.width, size)))
    place = picture.get_rect(center=box.center)
    if scale.look.high_contrast:  # brass on a sky reads well for most eyes only
        plate = plain_frame(scale.look, "frame.wood")
        assert plate is not None
        draw_plain(surface, plate, place.inflate(0, -scale.px(10)), scale.factor)
    surface.blit(picture, place)
    return place


def fitting_size(text: str, scale: Scale, width: int, size: float) -> float:
    """`size`, or as many design units as a width in pixels allows."""
    while size > 24 and _width(text, scale.px(size)) > width:
        size *= 0.94
    return size


def _width(text: str, pixels: int) -> int:
    """How wide the letters are with their edge, in pixels."""
    face = font(Role.TITLE, Scale(1920, 1080), pixels, text)
    letters = sum(face.size(letter)[0] for letter in text)
    return letters + round(pixels * _SPACING) * (len(text) - 1) + 2 * _pad(pixels)


def _edge(pixels: int) -> int:
    """How thick the dark edge is."""
    return max(2, round(pixels / 34))


def _pad(pixels: int) -> int:
    """The room round the letters for edge and shadow."""
    return 4 * _edge(pixels)


@cached
def _letters(look: Look, text: str, pixels: int) -> Surface:
    """Brass letters with a dark edge, a light upper rim and a soft shadow."""
    mask = _spaced(text, pixels)
    edge, pad = _edge(pixels), _pad(pixels)
    size = (mask.get_width() + 2 * pad, mask.get_height() + 2 * pad)
    picture = blank(size)
    picture.blit(_shadow(mask, size, (pad + edge, pad + edge * 2), edge * 2), (0, 0))
    outline = _tinted(mask, look.palette.outline)
    for x, y in _RING:
        picture.blit(outline, (pad + round(x * edge / 2), pad + round(y * edge / 2)))
    picture.blit(_tinted(mask, theme.BRASS_LIGHT), (pad, pad))
    picture.blit(_brass(mask), (pad + max(1, edge // 3), pad + max(1, edge // 3)))
    return picture


def _spaced(text: str, pixels: int) -> Surface:
    """The text in white on nothing, its letters a little apart."""
    face = font(Role.TITLE, Scale(1920, 1080), pixels, text)
    gap = round(pixels * _SPACING)
    letters = [face.render(letter, (255, 255, 255)).convert_alpha() for letter in text]
    width = sum(letter.get_width() for letter in letters) + gap * (len(letters) - 1)
    above = [face.overhang(letter) for letter in text]  # of accents on capitals
    line = blank((width, face.height + max(above, default=0)))
    line.fill((255, 255, 255, 0))
    x = 0
    for letter, over in zip(letters, above, strict=True):
        line.blit(letter, (x, max(above) - over))
        x += letter.get_width() + gap
    return line


def _tinted(mask: Surface, colour: RGB) -> Surface:
    tinted = mask.copy()
    tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


def _brass(mask: Surface) -> Surface:
    plate = gradient(mask.get_size(), theme.BRASS, 0.9).convert_alpha()
    plate.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return plate


def _shadow(mask: Surface, size: tuple[int, int], at: tuple[int, int], blur: int) -> Surface:
    """The letters' soft shadow, made a third as large: blurred edges need no more, and it takes a tenth of the time."""
    cast = blank(size)
    cast.fill((*theme.SHADOW, 0))
    cast.blit(_tinted(mask, theme.SHADOW), at)
    small = pygame.transform.smoothscale(cast, (max(1, size[0] // 3), max(1, size[1] // 3)))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, blur // 3)), size)
