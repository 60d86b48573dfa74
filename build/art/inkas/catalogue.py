"""The pictures of INKAS: The Legend, by subject."""

from collections.abc import Callable

from engraving.picture import Picture
from engraving.tints import tints

from inkas import (
    alliance,
    answers,
    awards,
    board,
    cards,
    cover,
    curtains,
    dice,
    effects,
    emblems,
    endings,
    goals,
    gods,
    illustrations,
    legends,
    portraits,
    rebirth,
    serpents,
    signs,
    trays,
    wallas,
    walls,
)


def _tints() -> list[Picture]:
    return tints([*emblems.pictures(), *wallas.pictures(), *serpents.pictures()])


SUBJECTS: dict[str, Callable[[], list[Picture]]] = {
    "awards": awards.pictures,
    "portraits": portraits.pictures,
    "board": board.pictures,
    "walls": walls.pictures,
    "wallas": wallas.pictures,
    "serpents": serpents.pictures,
    "gods": gods.pictures,
    "goals": goals.pictures,
    "emblems": emblems.pictures,
    "signs": signs.pictures,
    "cards": cards.pictures,
    "dice": dice.pictures,
    "trays": trays.pictures,
    "answers": answers.pictures,
    "curtains": curtains.pictures,
    "alliance": alliance.pictures,
    "rebirth": rebirth.pictures,
    "cover": cover.pictures,
    "endings": endings.pictures,
    "illustrations": illustrations.pictures,
    "legends": legends.pictures,
    "effects": effects.pictures,
    "tints": _tints,
}
