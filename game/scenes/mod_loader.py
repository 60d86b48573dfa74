"""The installed mods, which are read while the title can be used already."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING

from game.base.files.problems import ContentError
from game.core.contract import AnyTitle, GameData
from game.scenes.title_art import TitlePictures
from game.ui.look import ModPictures, Palette

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.core.mod import AnyMod
    from game.kit.data.mods.installed import AnyInstalledMods


class ModLoader:
    """The mods that games can be played with."""

    def __init__(
        self, title: AnyTitle, data: Callable[[], GameData], found: Callable[[AnyInstalledMods], None]
    ) -> None:
        """`data` gives the title's own; `found` hears of the mods whenever they come to hand."""
        self._title = title
        self._data = data
        self._installed: AnyInstalledMods | None = None
        self._found = found
        self._mod_pictures: tuple[list[AnyMod], Palette, ModPictures] | None = None
        self._arrive: Callable[[], None] | None = None  # waits for the mods that are still being read

    @property
    def installed(self) -> AnyInstalledMods:
        """The installed mods; whoever asks while they are being read waits for them."""
        if self._arrive is not None:
            self._arrive()
        if self._installed is None:
            from game.kit.data.mods.installed import InstalledMods

            self._installed = InstalledMods(self._title.data.mods(), self._data())
        return self._installed

    def read_aside(
        self, read: Callable[[], AnyInstalledMods], call_soon: Callable[[Callable[[], None]], None]
    ) -> None:
        """Read the mods in a thread; then, or when somebody asks for them, they come to hand; see `put`."""
        found: list[AnyInstalledMods] = []

        def work() -> None:
            found.append(read())
            call_soon(arrive)

        def arrive() -> None:
            if self._arrive is arrive:
                self._arrive = None
                thread.join()
                for mods in found:
                    self.put(mods)

        thread = Thread(target=work, name="mods")
        self._arrive = arrive
        thread.start()

    def put(self, mods: AnyInstalledMods) -> None:
        """Let games be played with these mods from now on."""
        self._installed, self._mod_pictures = mods, None
        self._found(mods)

    def has(self, data: GameData) -> bool:
        """Whether these data are installed here: the title's own with mods as they lie here."""
        try:
            here: GameData = self.installed.data_with(mod.name for mod in data.mods)
        except ContentError:
            return False
        return here.digest == data.digest

    def gone(self, data: GameData, language: str) -> list[str]:
        """The titles of those mods of these data that are not installed."""
        from game.kit.data.mods.installed import text_of_mod

        mods = [self.installed.get(mod) for mod in data.mods if mod.name not in self.installed.mods]
        return [text_of_mod(mod, "title", language) for mod in mods]

    def words_of(self, words: Words, data: GameData) -> Words:
        """The words of a game with these data, those of its mods among them."""
        from game.core.game_words import game_words

        return game_words(words, data, [self.installed.get(mod) for mod in data.mods])

    def pictures_of(self, data: GameData, palette: Palette) -> ModPictures:
        """The pictures that the mods of these data bring; the same ones until other mods are asked for."""
        mods = [self.installed.get(mod) for mod in data.mods]
        if self._mod_pictures is None or self._mod_pictures[:2] != (mods, palette):
            self._mod_pictures = mods, palette, self._title.part(TitlePictures).of_mods(mods, palette)
        return self._mod_pictures[2]
