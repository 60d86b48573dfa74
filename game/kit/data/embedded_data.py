"""The data as a save carries them, so that it can be played wherever it is taken and whatever data lie there."""

from collections.abc import Sequence

from game import __version__
from game.base.files.problems import DataError
from game.core.mod import AdditionsT
from game.kit.data.loader import DataLoader
from game.kit.data.mods.packed_mods import unpacked_with_mods
from game.kit.data.mods.player_mods import installed_data
from game.kit.data.mods.title_mods import DataT, TitleMods


def embedded_data(
    loader: DataLoader[DataT], title_mods: TitleMods[DataT, AdditionsT], word: str, version: str = __version__
) -> DataT | None:
    """The data that a word carries, those of mods among them, checked as any other data.

    None where they are damaged, or cannot be used by this `version` of the game.
    """
    said = unpacked_with_mods(word, len(loader.files), loader.later)
    if said is None:
        return None
    # Asked for late: this brings the library that checks.
    from game.kit.data.mods.embedded_mods import embedded_mods

    try:
        data = loader.of_texts(said.texts)
        return title_mods.join(data, embedded_mods(title_mods, data, said.mods, version))
    except DataError:
        return None


def data_of_save(
    loader: DataLoader[DataT],
    title_mods: TitleMods[DataT, AdditionsT],
    packed: str,
    digest: str,
    mods: Sequence[str],
    installed: DataT,
) -> DataT | None:
    """The data that a save brings, or those of the installed mods where they are the very same.

    What it brings need not have the digest that it names, which may be what is damaged: every line of the game has
    a digest of its own.
    """
    return embedded_data(loader, title_mods, packed) or installed_data(title_mods, installed, mods, digest)
