"""Pictures by name: what one is, how it is drawn at a scale and in which file it lies."""

import io
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import resvg_py
from PIL import Image

from engraving.filters import definitions

BODY_FONT = "Source Serif Pro"
_ROOT = Path(__file__).resolve().parents[3]
SCALES = (1, 2)
# how much larger a picture is drawn than it is kept: displaced lines have no soft edges of their own
_FINER = 2


@dataclass(frozen=True)
class Picture:
    """A picture of the game.

    `size` and `anchor` (what is put at a place on the table, from the upper left) are in units of the 1920 x 1080
    layout; `margins` (left, top, right, bottom) make it a nine-slice; `grid` (columns, rows) a sheet of equal
    cells, and `size` is then one cell's. `suffix` gives the format: png, jpg for large opaque pictures, webp for
    large ones with an edge. `smooth` keeps every shade of a soft glow, which a palette would break into rings.
    """

    name: str
    size: tuple[int, int]
    draw: Callable[[float], Image.Image]
    anchor: tuple[float, float] | None = None
    margins: tuple[int, int, int, int] | None = None
    grid: tuple[int, int] | None = None
    scales: tuple[float, ...] = SCALES
    suffix: str = "png"
    smooth: bool = False
    facts: dict[str, list[float]] = field(default_factory=dict)

    def file(self, scale: float) -> str:
        """The file of one scale, from the folder of the pictures."""
        folder, _, rest = self.name.partition(".")
        return f"{folder}{'/' if rest else ''}{rest}@{scale:g}.{self.suffix}"

    def pixels(self, scale: float) -> tuple[int, int]:
        """Width and height of that file."""
        columns, rows = self.grid or (1, 1)
        return round(self.size[0] * scale) * columns, round(self.size[1] * scale) * rows


@cache
def _fonts() -> list[str]:
    faces = _ROOT / "assets" / "shell" / "fonts"
    return [str(faces / name) for name in ("SourceSerifPro-Black.otf", "GoudyBookletter1911.otf")]


def rasterise(
    markup: str, box: tuple[float, float, float, float], scale: float, seed: int = 0
) -> Image.Image:
    """Draw SVG markup; `box` is the part shown: left, top, width, height in the markup's units."""
    x, y, width, height = box
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{x} {y} {width} {height}">{definitions(seed)}{markup}</svg>'
    )
    png = resvg_py.svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        font_files=_fonts(),
        serif_family=BODY_FONT,
        zoom=scale * _FINER,
    )
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    return image.resize((round(width * scale), round(height * scale)), Image.Resampling.BOX)


def drawn(
    name: str,
    size: tuple[int, int],
    markup: Callable[[], str],
    origin: tuple[float, float] = (0, 0),
    unit: float = 1,
    seed: int = 0,
    *,
    anchor: tuple[float, float] | None = None,
    margins: tuple[int, int, int, int] | None = None,
    smooth: bool = False,
    facts: dict[str, list[float]] | None = None,
) -> Picture:
    """A picture from SVG markup whose origin lies at `origin` of the picture; a unit of it is `unit` wide.

    The anchor is the origin unless another is given; a nine-slice has none.
    """

    def draw(scale: float) -> Image.Image:
        box = (-origin[0] / unit, -origin[1] / unit, size[0] / unit, size[1] / unit)
        image = rasterise(markup(), box, scale * unit, seed)
        wanted = (round(size[0] * scale), round(size[1] * scale))
        return image if image.size == wanted else image.resize(wanted, Image.Resampling.LANCZOS)

    place = None if margins else anchor or origin
    return Picture(name, size, draw, place, margins, smooth=smooth, facts=facts or {})
