"""Fewer colours: a picture with a palette of 256 colours and opacities that looks the same and is a third as large."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Array = NDArray[np.float32]
_COLOURS = 256
_SAMPLE = 12000
_ROUNDS = 10
_CHUNK = 65536


def _nearest(points: Array, centres: Array) -> NDArray[np.intp]:
    """The index of the centre that is nearest to each point."""
    norms = (centres**2).sum(1)
    parts = [
        (norms - 2 * points[i : i + _CHUNK] @ centres.T).argmin(1) for i in range(0, len(points), _CHUNK)
    ]
    return np.concatenate(parts)


def _centres(points: Array) -> Array:
    """The colours that fit a sample of the points best (k-means from a spread start)."""
    chance = np.random.default_rng(1)
    sample = points[chance.choice(len(points), min(_SAMPLE, len(points)), replace=False)]
    order = np.argsort(sample @ np.array([0.5, 1.0, 0.3, 0.9], np.float32), kind="stable")
    centres = sample[order[np.linspace(0, len(sample) - 1, _COLOURS).astype(int)]]
    for _ in range(_ROUNDS):
        own = _nearest(sample, centres)
        count = np.bincount(own, minlength=_COLOURS)[:, None]
        total = np.stack([np.bincount(own, sample[:, i], minlength=_COLOURS) for i in range(4)], 1)
        centres = np.where(count > 0, total / np.maximum(count, 1), centres).astype(np.float32)
    return np.asarray(centres, np.float32)


def with_palette(image: Image.Image) -> tuple[Image.Image, bytes]:
    """The picture in 256 colours, and the opacities of its palette."""
    pixels = np.asarray(image.convert("RGBA"), np.float32).reshape(-1, 4)
    # Multiplied by their opacity all clear pixels are one colour, and errors weigh as much as they show.
    seen = pixels.copy()
    seen[:, :3] *= pixels[:, 3:] / 255
    centres = _centres(seen)
    index = _nearest(seen, centres).astype(np.uint8)
    alpha = np.clip(np.rint(centres[:, 3]), 0, 255)
    colours = np.where(alpha[:, None] > 0, centres[:, :3] * 255 / np.maximum(alpha[:, None], 1), 0)
    out = Image.frombytes("P", image.size, index.tobytes())
    out.putpalette(np.clip(np.rint(colours), 0, 255).astype(np.uint8).tobytes())
    return out, alpha.astype(np.uint8).tobytes()
