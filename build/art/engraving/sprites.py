"""Pictures with the gradients of a title: sprites that are kept at one scale, and views with deeper colours."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PIL import Image, ImageChops, ImageEnhance

from engraving import picture
from engraving.drawing import Drawing
from engraving.filters import linear, radial
from engraving.picture import Picture

GOLD = ("#fff6cf", "#ffe08a", "#f6b73c", "#c98416", "#7d4c0c")
_SCALE = 2  # pictures are drawn once, as large as a screen of 3840 x 2160 shows them
_GREY = 70  # about which the contrast of the view is raised


def _shadows() -> str:
    wide = 'x="-30%" y="-30%" width="170%" height="170%" color-interpolation-filters="sRGB"'
    return (
        f'<filter id="lift" {wide}>'
        '<feDropShadow dx="4" dy="9" stdDeviation="5" flood-color="#140804" flood-opacity=".55"/></filter>'
        f'<filter id="halo_fine" {wide}>'
        '<feMorphology in="SourceAlpha" operator="dilate" radius="1.1" result="a"/>'
        '<feFlood flood-color="#fff6dc" flood-opacity=".95"/><feComposite in2="a" operator="in" result="h"/>'
        '<feGaussianBlur in="h" stdDeviation=".35" result="h1"/><feOffset in="a" dx="2.6" dy="3"/>'
        '<feGaussianBlur stdDeviation="1.6" result="s"/><feFlood flood-color="#140804" flood-opacity=".6"/>'
        '<feComposite in2="s" operator="in" result="s1"/><feMerge><feMergeNode in="s1"/>'
        '<feMergeNode in="h1"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
        f'<filter id="colourless" {wide}><feColorMatrix type="saturate" values="0"/></filter>'
    )


def grained(image: Image.Image, box: tuple[float, float, float, float], scale: float) -> Image.Image:
    """A picture with the grain of the sheet."""
    x, y, w, h = box
    rect = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" filter="url(#grain)" opacity=".3"/>'
    grain = picture.rasterise(rect, box, scale)
    grain.putalpha(ImageChops.multiply(grain.getchannel("A"), image.getchannel("A")))
    return Image.alpha_composite(image, grain)


def printed(drawing: Drawing) -> str:
    """A drawing as markup, its ink multiplied with its own washes alone."""
    return f'<g style="isolation:isolate">{drawing.markup("wash_fine")}</g>'


def richer(image: Image.Image) -> Image.Image:
    """Deeper washes and blacker ink than a single printing gives."""
    alpha = image.getchannel("A")
    vivid = ImageEnhance.Color(image.convert("RGB")).enhance(1.16)
    grey = Image.new("RGB", image.size, (_GREY, _GREY, _GREY))
    out = ImageEnhance.Brightness(Image.blend(grey, vivid, 1.11)).enhance(0.975).convert("RGBA")
    out.putalpha(alpha)
    return out


def definitions() -> str:
    """The gradients and shadows that titles share; a title adds its own."""
    grades = [
        radial("sun_gold", [(0, GOLD[0]), (0.45, GOLD[1]), (0.8, GOLD[2]), (1, GOLD[3])], 0.4, 0.36, 0.68),
        linear("gold", [(0, "#fff3b8"), (0.3, "#f2c24c"), (0.62, "#d3932a"), (1, "#8a560f")], 0.5, 1),
        radial("moon_silver", [(0, "#ffffff"), (0.55, "#e3e6ee"), (1, "#a9b0c4")], 0.38, 0.34, 0.72),
        linear("card_face", [(0, "#fdf6e0"), (1, "#efdcae")], 0.4, 1),
        linear("stone_fill", [(0, "#f4eee0"), (0.5, "#cfc5af"), (1, "#94886f")], 0.5, 1),
    ]
    return f"<defs>{_shadows()}{''.join(grades)}</defs>"


@dataclass(frozen=True)
class Sprites:
    """Makes the pictures of a title with its `definitions`, which are those that titles share and its own."""

    definitions: Callable[[], str]

    def sprite(
        self,
        name: str,
        size: tuple[int, int],
        markup: Callable[[], str],
        origin: tuple[float, float] | None = None,
        unit: float = 1,
        *,
        scales: tuple[float, ...] = (_SCALE,),
        margins: tuple[int, int, int, int] | None = None,
        facts: dict[str, list[float]] | None = None,
        smooth: bool = False,
    ) -> Picture:
        """A picture from markup whose origin is its anchor and lies at `origin`, else in the middle."""
        place = origin or (size[0] / 2, size[1] / 2)
        made = picture.drawn(
            name,
            size,
            lambda: self.definitions() + markup(),
            place,
            unit,
            margins=margins,
            facts=facts,
            smooth=smooth,
        )
        return replace(made, scales=scales)

    def painted(self, markup: str, box: tuple[float, float, float, float], scale: float) -> Image.Image:
        """A part of the view: left, top, width and height in units of the table."""
        return richer(picture.rasterise(self.definitions() + markup, box, scale))
