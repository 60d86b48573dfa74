"""A colour as (red, green, blue), each from 0 to 255, and how well one reads on another."""

from typing import Final

RGB = tuple[int, int, int]

_KNEE: Final = 0.04045  # below it sRGB is a straight line


def rgb(text: str) -> RGB:
    """The colour written as `#rrggbb`."""
    return (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


def linear(level: float) -> float:
    """The light of an sRGB level (0 to 255), from 0 to 1."""
    part = level / 255
    return part / 12.92 if part <= _KNEE else ((part + 0.055) / 1.055) ** 2.4


def luminance(colour: RGB) -> float:
    """How much light a colour gives to the eye, from 0 (black) to 1 (white), as WCAG 2 defines it."""
    red, green, blue = (linear(level) for level in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    """The contrast ratio of WCAG 2: 1 for the same luminance, 21 for black on white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
