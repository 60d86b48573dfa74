"""The pictures of a mod as the table asks for them, without all that checking a mod needs."""

from pathlib import Path

from game.core.mod import AnyMod
from game.kit.data.mods import limits
from game.kit.data.mods.folder import ModFolder
from game.kit.data.mods.png import PngError, check_png


def read_picture(mod: AnyMod, name: str) -> bytes | None:
    """The PNG of one of the mod's pictures, checked once more; None where it has none that can be used."""
    if name not in mod.pictures:
        return None
    raw = ModFolder(Path(mod.folder)).bytes_of(mod.pictures[name], limits.PICTURE_BYTES)
    try:
        if raw is not None:
            check_png(raw)
    except PngError:
        return None
    return raw
