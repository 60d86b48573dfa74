"""The screens that are shown, and what all of them share: words, settings, sounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from game.base.files.kept_file import KeptFile
from game.base.files.problems import DataError, Problem
from game.base.i18n.glossary import Glossary
from game.base.i18n.problem_lines import problem_line
from game.base.i18n.words import Words
from game.base.keys.bindings import KeyBindings, KeyGroup, TakenKey, TitleKeys
from game.base.keys.shell_keys import SHELL_KEYS
from game.base.profile.folders import cache_folder
from game.base.profile.preferences import Preferences
from game.core.record import Fault, Header
from game.core.registry import title, titles
from game.scenes.main_menu import MainMenuScene
from game.scenes.title_art import PROGRAM_ICON, TitleIcon
from game.ui.look import NO_MOD_PICTURES, Look, ModPictures
from game.ui.loop import name_window
from game.ui.scene import Scene, SceneStack
from game.ui.widget import nothing

if TYPE_CHECKING:  # nothing is heard before the first picture
    from game.ui.sound import Sounds

_MOST_PROBLEMS: Final = 3  # of files of the program that are told at a time


class AppContext:
    """The stack of screens with the words, the settings and the sounds that each of them is made with.

    `sounds` is None until something can be heard. `again` makes the screen that the player is on once more.
    """

    def __init__(self, stack: SceneStack, words: Words, preferences: Preferences) -> None:
        self.stack = stack
        self._spoken = words
        self.preferences = preferences
        self.sounds: Sounds | None = None
        self.again: Callable[[], Scene] | None = None
        self._window: tuple[str, str] | None = None  # its name and icon
        self._words: dict[str, Words] = {}  # of the other titles, in the language that is spoken
        self._clashes: tuple[TakenKey, ...] = ()  # in the file of settings, not told yet
        self.set_keys()
        self.set_look(NO_MOD_PICTURES)

    @property
    def words(self) -> Words:
        """Those that are spoken: of the shell and of the current title, whose terms are explained."""
        return self._spoken

    @words.setter
    def words(self, words: Words) -> None:
        self._spoken = words
        self.stack.glossary = Glossary(words)

    def set_look(self, mod_pictures: ModPictures) -> None:
        """Draw everything as the settings say, with these pictures of mods."""
        now = self.preferences.now
        self.stack.set_look(Look(now.look.colours, now.look.contrast, now.motion.calm, mod_pictures))

    def set_keys(self) -> None:
        """Let the keys do what the settings say; of two actions with one key the first has its default."""
        bindings = KeyBindings(self.preferences.now.keys)
        if bindings.chosen:  # the keys of every game are asked for only then
            bindings, self._clashes = bindings.without_clashes([group for group, _ in self.key_groups()])
        self.stack.bindings = bindings
        self.words = self.words.with_bindings(bindings)
        self._words.clear()

    def key_groups(self) -> tuple[tuple[KeyGroup, Words], ...]:
        """The keys of every screen and game, with the words that name them: those of the current title come first."""
        everywhere, table, *others = SHELL_KEYS
        names = sorted(titles(), key=lambda name: name != self.words.title)
        own = list[tuple[KeyGroup, Words]]()
        for name in names:
            with suppress(DataError):  # whose files cannot be read, which is told elsewhere
                own += ((group, self.words_of(name)) for group in title(name).part(TitleKeys).groups)
        groups = ((everywhere, self.words), (table, self.words))
        return *groups, *own, *((group, self.words) for group in others)

    def tell_clashes(self) -> None:
        """Tell which keys of the file of settings could not be used."""
        known = {group.name: words for group, words in self.key_groups()} if self._clashes else {}
        for action, other in self._clashes:
            key, said = self.preferences.now.keys[action.path], known[action.group]
            names = {"action": said(f"keys.{action.path}"), "other": known[other.group](f"keys.{other.path}")}
            caps = {"key": said.cap_of(key), "default": said.cap_of(action.key)}
            self.notify_too(said("keys.clash", **names, **caps))
        self._clashes = ()

    def show(self, make: Callable[[], Scene]) -> Scene:
        """Show the screen that `make` makes, in the place of all others."""
        self.again = make
        scene = make()
        self.stack.replace(scene)
        self._name_window(on_shelf=isinstance(scene, MainMenuScene))
        return scene

    def _name_window(self, *, on_shelf: bool) -> None:
        """Let the window bear the name and the icon of the program, or of the game that is played."""
        named, icon = self.words("menu.program"), PROGRAM_ICON
        if self.words.title and not on_shelf:
            named = f"{self.words('title.name')} · {named}"
            icon = title(self.words.title).part(TitleIcon).picture
        if (named, icon) != self._window:
            self._window = (named, icon)
            name_window(named, icon)

    def words_of(self, name: str) -> Words:
        """The words that a title's screens are made with."""
        if self.words.title == name:
            return self.words
        found = self._words.get(name)
        if found is None or found.language != self.words.language:
            found = self._words[name] = self.words.with_title(name, cache_folder())
        return found

    def play_music(self, name: str | None) -> None:
        """Let this music be heard from now on, where anything is."""
        if self.sounds is not None:
            self.sounds.music(name)

    def say(self, title: str, text: str) -> None:
        """Tell something over the screen that is shown, until it has been read."""
        from game.ui.dialogs import Dialog, DialogOption

        self.stack.push(Dialog(title, text, [DialogOption(self.words("menu.done"), nothing)], nothing))

    def tell_damaged(self, about: str, problems: Sequence[Problem], words: Words | None = None) -> None:
        """Tell over the screen that is shown that files of the program cannot be used, and what helps.

        `words` are those of the title that the problems are of, by default those that are spoken.
        """
        said = words or self.words
        told = [problem_line(problem, said) for problem in problems[:_MOST_PROBLEMS]]
        self.say(said("menu.damaged"), "\n".join((about, said("menu.damaged_repair"), *told)))

    def notify(self, text: str) -> None:
        """Say something in passing on the screen that is shown."""
        if self.stack.top is not None:
            self.stack.top.ui.notify(text, seconds=8, warn=False)

    def notify_too(self, text: str) -> None:
        """The same of what is wrong, below what is said already."""
        if self.stack.top is not None:
            self.stack.top.ui.notify_too(text)

    def tell_fault(self, area: str, file: KeptFile[Any]) -> None:
        """Tell what is wrong with a kept file, once, in the words of an area."""
        if file.fault and self.stack.top is not None:
            text = self.words(f"{area}.fault.{file.fault}", path=file.kept or file.path)
            self.stack.top.ui.notify_too(text)
            file.fault = ""

    def told(self, fault: Fault, header: Header | None = None) -> str:
        """What is wrong with the game of this header, or with a file without one, in the words of its title."""
        from game.saved_games import fault_text

        known = header is not None and header.game in titles()
        return fault_text(fault, self.words_of(header.game) if header and known else self.words, header)
