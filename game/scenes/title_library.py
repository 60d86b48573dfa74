"""The titles that can be played here, each with its data and its mods."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

from game.base.files.problems import DataError
from game.base.profile.folders import cache_folder
from game.core.contract import AnyTitle, GameData
from game.core.registry import title, titles
from game.scenes.mod_loader import ModLoader

if TYPE_CHECKING:
    from game.kit.data.mods.installed import AnyInstalledMods


class LoadedTitle:
    """A title as the screens know it: what plays it, what draws it, its own data and the installed mods."""

    def __init__(
        self, title: AnyTitle, read: Callable[[], GameData], found: Callable[[AnyInstalledMods], None]
    ) -> None:
        """`read` gives its data; `found` hears of its mods whenever they come to hand."""
        self.title = title
        self._read = read
        self._reading = Lock()
        self._data: GameData | None = None
        self.mods = ModLoader(title, lambda: self.data, found)

    @property
    def data(self) -> GameData:
        """Its own data, read when they are first asked for, from whichever thread: no cover needs them."""
        with self._reading:
            if self._data is None:
                self._data = self._read()
            return self._data

    @property
    def name(self) -> str:
        """The title's name."""
        return self.title.name


class TitleLibrary:
    """The installed titles; the data of each are checked when it is asked for.

    `current` is the title whose cover is shown and whose game is begun; `names` are those of all titles that can be
    played, as far as is known. `damaged` are those whose files cannot be used, with what is wrong.
    """

    def __init__(
        self, first: str, read: Callable[[], GameData], found: Callable[[AnyInstalledMods], None]
    ) -> None:
        """`read` gives the data of the first title; `found` hears of the mods whenever they come to hand."""
        self.names = tuple(titles())
        self.damaged: dict[str, DataError] = {}
        self._found = found
        self._read_mods: Callable[[LoadedTitle], None] | None = None
        self.current = LoadedTitle(title(first), read, found)
        self._titles = {first: self.current}

    def leave_out(self, name: str, error: DataError) -> None:
        """Offer a title no more: its files cannot be used."""
        self.damaged[name] = error
        self.names = tuple(one for one in self.names if one != name)

    def load(self, name: str) -> LoadedTitle:
        """The title of this name. Raises UnknownTitleError and DataError."""
        if name not in self._titles:
            read = title(name).data.prepare(keep_in=cache_folder())
            self._titles[name] = loaded = LoadedTitle(title(name), read, self._found)
            if self._read_mods is not None:
                self._read_mods(loaded)
        return self._titles[name]

    def read_mods(
        self,
        read: Callable[[GameData], AnyInstalledMods],
        call_soon: Callable[[Callable[[], None]], None],
    ) -> None:
        """Read the mods of every title from now on: aside, once the title is loaded; see `ModLoader.read_aside`."""

        def read_aside(loaded: LoadedTitle) -> None:
            loaded.mods.read_aside(lambda: read(loaded.data), call_soon)

        self._read_mods = read_aside
        for loaded in self._titles.values():
            read_aside(loaded)

    def choose(self, name: str) -> None:
        """Let this title be the current one. Raises as `load` does."""
        self.current = self.load(name)
