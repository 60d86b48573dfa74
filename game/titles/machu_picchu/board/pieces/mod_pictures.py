"""The pictures that mods bring in the place of the title's own, made ready for the table."""

from collections.abc import Iterable
from typing import Final

from game.kit.data.mods.pictures import read_picture
from game.titles.machu_picchu.board.pieces.art import picture
from game.titles.machu_picchu.content.definitions import MachuPicchuMod
from game.ui.look import NO_MOD_PICTURES, USUAL_LOOK, ModPicture, ModPictures
from game.ui.mod_pictures import cropped, surface_of
from game.ui.pictures import find

_FINER: Final = 2  # pixels to a unit


def load_mod_pictures(mods: Iterable[MachuPicchuMod]) -> ModPictures:
    """The pictures that these mods bring, each as large as the one in whose place it is, and put where that is."""
    found: dict[str, ModPicture] = {}
    for mod in mods:
        for name in mod.pictures:
            own, drawn = find(USUAL_LOOK, picture(name)), surface_of(read_picture(mod, name))
            if own is not None and drawn is not None:
                found[picture(name)] = ModPicture(cropped(drawn, own.size, _FINER), own.size, own.anchor)
    return ModPictures(found) if found else NO_MOD_PICTURES
