"""The card pictures: opaque, with square corners; the game sets the frame round them."""

from collections.abc import Callable

from PIL import Image

from engraving import card_buildings as buildings
from engraving import card_engines as engines
from engraving import card_inventions as inventions
from engraving.drawing import Drawing
from engraving.filters import Stop, linear, radial
from engraving.picture import Picture, rasterise

SIZE = (184, 216)
_UNIT = 1.6
_PLANS: dict[str, Callable[[Drawing], None]] = {
    "android_factory": buildings.android_factory,
    "flying_fortress": buildings.flying_fortress,
    "force_field": buildings.force_field,
    "recovery_workshop": buildings.recovery_workshop,
    "android_explorer": inventions.android_explorer,
    "battle_exoskeleton": inventions.battle_exoskeleton,
    "death_ray": inventions.death_ray,
    "juggernaut": engines.juggernaut_card,
    "mechanical_miner": engines.mechanical_miner,
    "production_tanks": engines.production_tanks,
    "psychic_probe": inventions.psychic_probe,
    "transport_tunneller": engines.transport_tunneller,
    "blueprint": inventions.blueprint,
}


def _light() -> str:
    """Lamplight from the upper left over the whole picture, and the dusk of its corners."""
    stops: list[Stop] = [(0, "#fff6d8", 0.34), (0.45, "#fff6d8", 0), (0.6, "#2a1408", 0), (1, "#2a1408", 0.2)]
    corners: list[Stop] = [(0, "#3a1c0a", 0), (0.72, "#3a1c0a", 0), (1, "#3a1c0a", 0.26)]
    box = 'x="-70" y="-80" width="140" height="160"'
    return (
        f"{linear('lamp', stops, 0.9, 1)}{radial('corners', corners, 0.5, 0.46, 0.66)}"
        f'<rect {box} fill="url(#lamp)"/><rect {box} fill="url(#corners)"/>'
    )


def card_picture(name: str, plan: Callable[[Drawing], None], seed: int, suffix: str = "jpg") -> Picture:
    """The picture of a card that `plan` draws."""

    def draw(scale: float) -> Image.Image:
        drawing = Drawing(seed)
        plan(drawing)
        paper = '<rect x="-70" y="-80" width="140" height="160" fill="#e9d7a8"/>'
        sheet = paper + drawing.markup("wash_fine") + _light()
        box = (-SIZE[0] / _UNIT / 2, -SIZE[1] / _UNIT / 2, SIZE[0] / _UNIT, SIZE[1] / _UNIT)
        image = rasterise(sheet, box, scale * _UNIT, seed)
        wanted = (round(SIZE[0] * scale), round(SIZE[1] * scale))
        return image.resize(wanted, Image.Resampling.LANCZOS) if image.size != wanted else image

    return Picture(name, SIZE, draw, suffix=suffix)


def pictures() -> list[Picture]:
    """`card.death_ray` and so on, and `card.blueprint` for cards that have no picture."""
    return [card_picture(f"card.{name}", plan, 60 + i) for i, (name, plan) in enumerate(_PLANS.items())]
