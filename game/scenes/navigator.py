"""Leads from the title to all other screens, and back.

Each screen is asked for when it is shown: the title opens without all that the others need.
"""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.datafiles.problems import ContentError
from game.i18n.problem_lines import problem_line
from game.i18n.words import Words
from game.mods.installed import ModShelf
from game.mods.player_mods import mods_folder
from game.profile.settings import Preferences, Settings
from game.record import Saves
from game.scenes.game_screens import GameScreens
from game.scenes.lesson_screens import LessonScreens
from game.scenes.mods_in_use import ModsAtHand
from game.scenes.saved_game_screens import SavedGameScreens
from game.scenes.screens import Screens
from game.scenes.title import TitleAnswers, TitleScene
from game.titles.wiraqocha.content.definitions import Content
from game.ui.scene import Scene, SceneStack
from game.ui.sound import Sounds

if TYPE_CHECKING:
    from game.titles.wiraqocha.setup_form.choices import Choices

TITLE_BED = "camp-evening"  # what is heard behind the title and its menus
TITLE_MUSIC = "music-title"  # and played there


class Navigator:
    """Knows which screen follows which."""

    def __init__(
        self,
        stack: SceneStack,
        words: Words,
        content: Content,
        saves: Saves,
        preferences: Preferences | None = None,
    ) -> None:
        self.content = content
        self.saves = saves
        self.screens = Screens(stack, words, preferences or Preferences())
        self.mods = ModsAtHand(content, self._tell_unusable)
        self.games = GameScreens(self.screens, self, saves, self.mods)
        self.saved_games = SavedGameScreens(self.screens, self, saves, self.games, self.mods, content)
        self.lessons = LessonScreens(self.screens, self, self.games, content, self._quick_game)
        now = self.screens.preferences.now
        self.screens.preferences.subscribe(self._settings_changed)
        stack.on_mute = self.mute
        stack.show_muted(now.volumes.muted)
        stack.on_help = self.rules

    def hear(self, sounds: Sounds) -> None:
        """Let all screens be heard from now on: called when the first of them can be seen."""
        self.screens.sounds = sounds
        self.screens.stack.on_press = lambda: sounds.play("button")
        sounds.ambience(TITLE_BED)
        sounds.music(TITLE_MUSIC)

    def mute(self) -> None:
        """Turn all sound off, or on again, and say so."""
        now = self.screens.preferences.now
        muted = not now.volumes.muted
        self.screens.preferences.change(replace(now, volumes=replace(now.volumes, muted=muted)))
        if self.screens.stack.top is not None:
            said = self.screens.words(f"settings.sound.{'off' if muted else 'on'}")
            self.screens.stack.top.ui.notify(said, warn=False)

    def _settings_changed(self, before: Settings, now: Settings) -> None:
        """Another language or look: every screen is made once more; the game itself knows neither."""
        from game.scenes.settings import SettingsScene
        from game.scenes.table.scene import TableScene

        screens, stack = self.screens, self.screens.stack
        stack.show_muted(now.volumes.muted)
        screens.set_look(stack.scale.look.lent)
        if (now.spoken, now.look) == (before.spoken, before.look) or screens.again is None:
            return
        if now.spoken != before.spoken:
            screens.words = screens.words.in_language(now.spoken)
        top = stack.top
        at = top.pointed_at if isinstance(top, SettingsScene) else ""
        shown = next((scene for scene in stack.scenes if isinstance(scene, TableScene)), None)
        scene = screens.show(screens.again)
        if isinstance(scene, TableScene) and shown is not None:
            scene.over_told = shown.over_told
        self.settings(at)

    # the title and what lies over any screen

    def title(self) -> None:
        """Show the title; a game that was being played is let go."""
        self.games.close()
        screens, preferences = self.screens, self.screens.preferences
        if screens.sounds is not None:
            screens.sounds.ambience(TITLE_BED)
            screens.sounds.music(TITLE_MUSIC)
        saved = self.saved_games.latest()
        answers = TitleAnswers(
            self.new_game,
            partial(self.saved_games.resume, saved.path) if saved else None,
            screens.stack.quit,
            settings=self.settings,
            rules=self.rules,
            lesson=self.lessons.choose,
            credits=self.credits,
            load=self.saved_games.open if self.saved_games.any else None,
        )
        about = partial(self.saved_games.about, saved) if saved else str
        scene = screens.show(lambda: TitleScene(screens.words, answers, about, self._alive))
        if preferences.fault is not None:
            scene.ui.notify(preferences.fault.text(screens.words), seconds=12)
            preferences.fault = None
        if unreadable := self.saved_games.unreadable():
            scene.ui.notify(unreadable, seconds=12)

    def _alive(self) -> bool:
        """Whether anything may move by itself."""
        return self.screens.preferences.now.motion.alive

    def settings(self, at: str = "") -> None:
        """Put the settings over the screen that is shown, with the keys at what is named so."""
        from game.scenes.settings import SettingsScene

        screens = self.screens
        scene = SettingsScene(screens.words, screens.preferences, done=lambda: screens.stack.pop(scene))
        screens.stack.push(scene)
        scene.point_at(at)

    def rules(self, section: str = "") -> None:
        """Open the book of rules over the screen that is shown; an open one is closed."""
        from game.scenes.rules import open_rules

        open_rules(self.screens.stack, self.screens.words, self.content, section)

    def credits(self) -> None:
        """Put the thanks and the licences over the screen that is shown."""
        from game.scenes.credits import CreditsScene

        stack = self.screens.stack
        scene = CreditsScene(self.screens.words, back=lambda: stack.pop(scene))
        stack.push(scene)

    # a new game

    def new_game(self) -> None:
        """Show the quick start of a game, with the mods that the command line asked for."""
        try:
            self._quick_start(self.mods.shelf.given)
        except ContentError as error:
            self._quick_start(())
            words = self.screens.words
            self.screens.say(words("mods.title"), problem_line(error.problems[0], words))

    def _quick_start(self, chosen: tuple[str, ...]) -> None:
        """The game that needs no choice, with the mods of these names; the whole form is one button away."""
        from game.titles.wiraqocha.setup_form.choices import Choices, suggested_names
        from game.titles.wiraqocha.setup_form.quick_start import QuickStartScene

        screens = self.screens
        content = self.mods.shelf.content(chosen)

        def more(quick: Choices) -> None:
            names = suggested_names(screens.words, content)
            form = Choices.at_first(content, names, screens.preferences.now.company)
            self._form(chosen, form.with_people_of(quick))

        def scene() -> Scene:
            begin = partial(self.games.begin, content=content)
            return QuickStartScene(self.games.dressed(content), content, begin, more, self.title)

        screens.show(scene)

    def _quick_game(self) -> None:
        """Begin the game of the quick start at once."""
        from game.titles.wiraqocha.setup_form.choices import Choices, suggested_names

        choices = Choices.quick(self.content, suggested_names(self.screens.words, self.content))
        self.games.begin(choices.match(), self.content)

    def _form(self, chosen: tuple[str, ...], filled: "Choices | None" = None) -> None:
        """The whole form for a game with the mods of these names."""
        from game.scenes.mods_dialog import ModsOffer
        from game.titles.wiraqocha.setup_form.new_game import NewGameScene

        content = self.mods.shelf.content(chosen)

        def form() -> Scene:
            words = self.games.dressed(content)
            offer = ModsOffer(self.mods.shelf, chosen, mods_folder(), self._form, filled)
            begin = partial(self.games.begin, content=content)
            return NewGameScene(words, content, begin, self.new_game, self.screens.preferences, mods=offer)

        self.screens.show(form)

    def _tell_unusable(self, mods: ModShelf) -> None:
        """Tell which mods cannot be used."""
        top, words = self.screens.stack.top, self.screens.words
        if mods.unusable and top is not None:
            names = [Path(found.folder).name for found in mods.unusable]
            said = words("mods.left_out", names=words.listed(names), count=len(names))
            toast = top.ui.toast
            earlier = f"{toast.text}\n" if toast.left else ""
            top.ui.notify(f"{earlier}{said}", seconds=12)
