"""The pictures of The Princes of Machu Picchu, by subject."""

from collections.abc import Callable

from engraving.picture import Picture
from engraving.tints import tints

from machu_picchu import (
    awards,
    cards,
    cover,
    endings,
    figures,
    goods,
    illustrations,
    landscape,
    portraits,
    seats,
    signs,
    sky,
    terraces,
    weave,
)


def _tints() -> list[Picture]:
    return tints([*seats.pictures(), *figures.pictures()])


SUBJECTS: dict[str, Callable[[], list[Picture]]] = {
    "landscape": landscape.pictures,
    "terraces": terraces.pictures,
    "figures": figures.pictures,
    "seats": seats.pictures,
    "goods": goods.pictures,
    "signs": signs.pictures,
    "cards": cards.pictures,
    "sky": sky.pictures,
    "weave": weave.pictures,
    "cover": cover.pictures,
    "endings": endings.pictures,
    "illustrations": illustrations.pictures,
    "awards": awards.pictures,
    "portraits": portraits.pictures,
    "tints": _tints,
}
