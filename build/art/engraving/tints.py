"""How much of each pixel is a player's colour: with it the game colours its pictures anew, for other eyes.

A tint is as large as its picture. Its red is the share of the livery's middle colour, its green that of the light one,
its blue that of the dark one: a pixel is what it would be without the livery plus these shares of the three colours.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import numpy as np
from PIL import Image

from engraving import badges, frames, markers, tokens
from engraving.palette import LIVERIES
from engraving.picture import Picture

_BARE = ("#000000", "#000000", "#000000")
_SHARES = ("#ff0000", "#00ff00", "#0000ff")


@contextmanager
def _wearing(colours: tuple[str, str, str]) -> Iterator[None]:
    """Let every player wear these colours (middle, light, dark)."""
    before = dict(LIVERIES)
    middle, light, dark = colours
    try:
        LIVERIES.update(
            {name: replace(own, middle=middle, light=light, dark=dark) for name, own in before.items()}
        )
        yield
    finally:
        LIVERIES.update(before)


def _shares(picture: Picture, scale: float) -> Image.Image:
    """The shares of the livery's colours in each pixel."""
    with _wearing(_BARE):
        bare = np.asarray(picture.draw(scale).convert("RGBA"), np.int16)
    with _wearing(_SHARES):
        worn = np.asarray(picture.draw(scale).convert("RGBA"), np.int16)
    shares = np.clip(worn[..., :3] - bare[..., :3], 0, 255)
    shares[worn[..., 3] == 0] = 0
    return Image.fromarray(shares.astype(np.uint8), "RGB")


def tints(found: Iterable[Picture]) -> list[Picture]:
    """The tint of each of these pictures that is in a player's colour."""
    return [
        Picture(f"tint.{each.name}", each.size, partial(_shares, each), scales=each.scales)
        for each in found
        if each.name.rpartition(".")[2] in LIVERIES
    ]


def pictures() -> list[Picture]:
    """`tint.token.camp.red` and so on: one for every picture in a player's colour."""
    return tints([*tokens.pictures(), *badges.pictures(), *markers.pictures(), *frames.pictures()])
