"""The mods at hand, which are read while the title can be used already."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from game.datafiles.problems import ContentError
from game.i18n.words import Words
from game.mods.installed import ModShelf
from game.mods.player_mods import words_with
from game.titles.wiraqocha.content.definitions import Content, Mod
from game.ui.look import LentPictures, Palette


class ModsAtHand:
    """The mods that games can be played with."""

    def __init__(self, content: Content, found: Callable[[ModShelf], None]) -> None:
        """`content` is the game's own; `found` hears of every shelf of mods that comes to hand."""
        self._shelf = ModShelf(content)
        self._found = found
        self._lent: tuple[list[Mod], Palette, LentPictures] | None = None
        self._arrive: Callable[[], None] | None = None  # waits for the mods that are still being read

    @property
    def shelf(self) -> ModShelf:
        """The mods at hand; whoever asks while they are being read waits for them."""
        if self._arrive is not None:
            self._arrive()
        return self._shelf

    def read_aside(
        self, read: Callable[[], ModShelf], call_soon: Callable[[Callable[[], None]], None]
    ) -> None:
        """Read the mods in a thread; then, or when somebody asks for them, they come to hand; see `put`."""
        found: list[ModShelf] = []

        def work() -> None:
            found.append(read())
            call_soon(arrive)

        def arrive() -> None:
            if self._arrive is arrive:
                self._arrive = None
                thread.join()
                for shelf in found:
                    self.put(shelf)

        thread = Thread(target=work, name="mods")
        self._arrive = arrive
        thread.start()

    def put(self, shelf: ModShelf) -> None:
        """Let games be played with these mods from now on."""
        self._shelf, self._lent = shelf, None
        self._found(shelf)

    def has(self, content: Content) -> bool:
        """Whether this content is at hand here: the game's own with mods as they lie here."""
        try:
            return self.shelf.content([mod.name for mod in content.mods]).digest == content.digest
        except ContentError:
            return False

    def words_of(self, words: Words, content: Content) -> Words:
        """The words of a game with this content, those of its mods among them."""
        return words_with(words, [self.shelf.at_hand(mod) for mod in content.mods])

    def pictures_of(self, content: Content, palette: Palette) -> LentPictures:
        """The pictures that the mods of this content bring; the same ones until other mods are asked for."""
        from game.titles.wiraqocha.board.mod_pictures import lent_pictures

        mods = [self.shelf.at_hand(mod) for mod in content.mods]
        if self._lent is None or self._lent[:2] != (mods, palette):
            self._lent = mods, palette, lent_pictures(mods, palette)
        return self._lent[2]
