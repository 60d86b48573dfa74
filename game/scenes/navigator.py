"""Leads from the title to all other screens, and back.

Each screen is asked for when it is shown: the title opens without all that the others need.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from game.base.files.problems import ContentError, DataError, Problem
from game.base.files.visible import cut, on_one_line
from game.base.i18n.problem_lines import problem_line
from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.base.profile.settings import Settings
from game.core.contract import GameData
from game.core.record import Saves
from game.core.registry import title
from game.kit.forms.title_forms import SetupForms
from game.scenes.app_context import AppContext
from game.scenes.campaign_flow import CampaignFlow
from game.scenes.challenge_flow import ChallengeFlow
from game.scenes.daily_flow import DailyFlow
from game.scenes.game_flow import GameFlow
from game.scenes.lesson.title_lessons import TitleLessons
from game.scenes.lesson_flow import LessonFlow
from game.scenes.main_menu import MainMenuScene, TitleCallbacks
from game.scenes.puzzle_flow import PuzzleFlow
from game.scenes.saved_game_flow import SavedGameFlow
from game.scenes.title_art import Cover, TitleSounds
from game.scenes.title_campaigns import TitleCampaigns
from game.scenes.title_library import TitleLibrary
from game.scenes.title_puzzles import TitlePuzzles
from game.ui.cache import let_go
from game.ui.scene import Scene, SceneStack
from game.ui.sound import Sounds

if TYPE_CHECKING:
    from game.kit.data.mods.installed import AnyInstalledMods
    from game.kit.forms.choices import AnyChoices
    from game.scenes.mod_loader import ModLoader

_MOST_NAMED: Final = 5  # mods in a notice
_LONGEST_NAME: Final = 40  # letters of one


class Navigator:
    """Knows which screen follows which."""

    def __init__(
        self,
        stack: SceneStack,
        words: Words,
        data: GameData,
        saves: Saves,
        preferences: Preferences | None = None,
        damaged: Mapping[str, DataError] = MappingProxyType({}),
    ) -> None:
        """`damaged` are titles whose files were found not to be usable, which the player is told."""
        self.saves = saves
        self.screens = AppContext(stack, words, preferences or Preferences())
        self.titles = TitleLibrary(data, self._tell_unusable)
        self._untold: list[str] = []
        self._told: list[Problem] = []
        for name, error in damaged.items():
            self._give_up(name, error)
        self.games = GameFlow(self.screens, self, saves, self.titles)
        self.saved_games = SavedGameFlow(self.screens, self, saves, self.games, self.titles, self.choose)
        self.daily = DailyFlow(self.screens, self, saves, self.games, self.titles, self.saved_games.resume)
        self.games.daily = self.daily
        self.challenges = ChallengeFlow(
            self.screens, self, saves, self.games, self.titles, lambda: self.lessons.choose()
        )
        self.puzzles = PuzzleFlow(self.screens, self, saves, self.games, self.titles)
        self.campaigns = CampaignFlow(self.screens, self, saves, self.games, self.titles)
        self.games.campaigns = self.campaigns
        self.saved_games.is_closed = self.campaigns.is_closed
        self.lessons = LessonFlow(
            self.screens, self, self.games, self.titles, self.challenges, self._quick_game
        )
        now = self.screens.preferences.now
        self.screens.preferences.subscribe(self._settings_changed)
        stack.on_mute = self.mute
        stack.show_muted(now.volumes.muted)
        stack.on_help = self.rules

    @property
    def data(self) -> GameData:
        """The current title's own data."""
        return self.titles.current.data

    @property
    def mods(self) -> ModLoader:
        """The mods that the current title can be played with."""
        return self.titles.current.mods

    def hear(self, sounds: Sounds) -> None:
        """Let all screens be heard from now on: called when the first of them can be seen."""
        self.screens.sounds = sounds
        self.screens.stack.on_press = lambda: sounds.play("button")
        self._play_title_sounds()

    def _play_title_sounds(self) -> None:
        """Let the sounds of the current title be heard that belong to its cover and its menus."""
        if self.screens.sounds is not None:
            heard = self.titles.current.title.part(TitleSounds)
            self.screens.sounds.ambience(heard.ambience)
            self.screens.sounds.music(heard.music)

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
        from game.table.scene import TableScene

        screens, stack = self.screens, self.screens.stack
        stack.show_muted(now.volumes.muted)
        screens.set_look(stack.scale.look.mod_pictures)
        looks = [(settings.spoken, settings.look, settings.titles) for settings in (before, now)]
        if looks[0] == looks[1] or screens.again is None:
            return
        if now.spoken != before.spoken:
            screens.words = screens.words.in_language(now.spoken)
            let_go()
        top = stack.top
        at = top.pointed_at if isinstance(top, SettingsScene) else ""
        shown = next((scene for scene in stack.scenes if isinstance(scene, TableScene)), None)
        scene = screens.show(screens.again)
        if isinstance(scene, TableScene) and shown is not None:
            scene.over_told = shown.over_told
        self.settings(at)
        stack.presses.forget()
        self._tell_damaged()

    # the title and what lies over any screen

    def open(self) -> None:
        """Show the title for the first time: with the cover of the game that would go on, where there is one."""
        saved = self.saved_games.latest()
        if saved is not None and saved.header.game in self.titles.names:
            self.choose(saved.header.game)
        self.title()

    def choose(self, name: str) -> bool:
        """Let this title be the current one; whether its files can be used."""
        try:
            words = self.screens.words_of(name)
            if name != self.titles.current.name:
                let_go()
            self.titles.choose(name)
        except DataError as error:
            self._give_up(name, error)
            return False
        self.screens.words = words
        return True

    def _give_up(self, name: str, error: DataError) -> None:
        """Offer a title no more, and tell why on the next occasion."""
        self.titles.leave_out(name, error)
        self._untold.append(name)

    def _tell_damaged(self) -> None:
        """Tell over the screen that is shown, once, which titles cannot be played and which words are lacking."""
        for name in self._untold:
            words, error = self.screens.words, self.titles.damaged[name]
            with suppress(DataError):
                words = self.screens.words_of(name)
            called = words("title.name") if words.title == name else name
            self.screens.tell_damaged(words("menu.damaged_title", title=called), error.problems, words)
        self._untold.clear()
        faults = [problem for problem in self.screens.words.faults if problem not in self._told]
        if faults:
            self._told += faults
            self.screens.tell_damaged(self.screens.words("menu.damaged_words"), faults)

    def title(self) -> None:
        """Show the title; a game that was being played is let go."""
        self.games.close()
        screens, preferences = self.screens, self.screens.preferences
        self._play_title_sounds()
        saved = self.saved_games.latest()
        title = self.titles.current.title
        answers = TitleCallbacks(
            self.new_game,
            partial(self.saved_games.resume, saved.path) if saved else None,
            screens.stack.quit,
            settings=self.settings,
            rules=self.rules,
            lesson=self.lessons.choose if title.has(TitleLessons) else None,
            credits=self.credits,
            daily=self.daily.open if self.daily.offered else None,
            load=self.saved_games.open if self.saved_games.any else None,
            other=self._other_title if len(self.titles.names) > 1 else None,
            puzzles=self.puzzles.open if title.has(TitlePuzzles) else None,
            campaigns=self.campaigns.choose if title.has(TitleCampaigns) else None,
        )
        about = partial(self.saved_games.about, saved) if saved else str
        scene = screens.show(
            lambda: MainMenuScene(screens.words, title.part(Cover), answers, about, self._alive)
        )
        if preferences.fault is not None:
            scene.ui.notify_too(preferences.fault.text(screens.words))
            preferences.fault = None
        if unreadable := self.saved_games.unreadable():
            scene.ui.notify_too(unreadable)
        self._tell_damaged()

    def _alive(self) -> bool:
        """Whether anything may move by itself."""
        return self.screens.preferences.now.motion.alive

    def settings(self, at: str = "") -> None:
        """Put the settings over the screen that is shown, with the keys at what is named so."""
        from game.scenes.settings import SettingsScene

        screens = self.screens
        scene = SettingsScene(
            screens.words,
            self.titles.current.title,
            screens.preferences,
            done=lambda: screens.stack.pop(scene),
        )
        screens.stack.push(scene)
        scene.point_at(at)

    def rules(self, section: str = "") -> None:
        """Open the book of rules over the screen that is shown; an open one is closed.

        It is that of the game that is meant there, with its mods, or else of the current title.
        """
        from game.scenes.rules.scene import open_rules

        data = self.games.shown or self.data
        shown = self.titles.load(data.title)
        words = shown.mods.words_of(self.screens.words_of(shown.name), data)
        open_rules(self.screens.stack, words, shown.title, data, section)

    def credits(self) -> None:
        """Put the thanks and the licences over the screen that is shown."""
        from game.scenes.credits import CreditsScene

        stack = self.screens.stack
        scene = CreditsScene(
            self.screens.words, self.titles.current.title.part(Cover), back=lambda: stack.pop(scene)
        )
        stack.push(scene)

    # a new game

    def new_game(self) -> None:
        """Show the quick start of a game; where there are several titles, ask first which is to be played."""
        if len(self.titles.names) == 1:
            self._quick_start_with_given_mods()
            return
        self._ask_which(self._take_title)

    def _other_title(self) -> None:
        """Show the cover of another title; where there are more than two, ask which."""
        others = [name for name in self.titles.names if name != self.titles.current.name]
        if len(others) == 1:
            self._show_title(others[0])
        else:
            self._ask_which(self._show_title)

    def _ask_which(self, choose: Callable[[str], None]) -> None:
        """Ask over the screen that is shown which title is meant; `choose` is called with its name."""
        from game.scenes.game_chooser import GameChooser

        screens = self.screens
        for name in self.titles.names:
            try:
                screens.words_of(name)
            except DataError as error:
                self._give_up(name, error)
        covers = [title(name) for name in self.titles.names]
        if len(covers) == 1:
            choose(covers[0].name)
        else:
            current = self.titles.current.name
            screens.stack.push(GameChooser(screens.words, screens.words_of, covers, current, choose))
        self._tell_damaged()

    def _take_title(self, name: str) -> None:
        """Let this title be the current one and show its quick start."""
        self._turn_to(name, self._quick_start_with_given_mods)

    def _show_title(self, name: str) -> None:
        """Let this title be the current one and show its cover."""
        self._turn_to(name, self.title)

    def _turn_to(self, name: str, then: Callable[[], None]) -> None:
        """Let this title be the current one and go on, or say why its files cannot be used."""
        go_on = then if self.choose(name) else self.title
        go_on()

    def _quick_start_with_given_mods(self) -> None:
        """The quick start with the mods that the command line asked for."""
        try:
            self._quick_start(self.mods.installed.given)
        except ContentError as error:
            self._quick_start(())
            words = self.screens.words
            self.screens.say(words("mods.title"), problem_line(error.problems[0], words))

    def _quick_start(self, chosen: tuple[str, ...], filled: AnyChoices | None = None) -> None:
        """The game that needs no choice, with the mods of these names; the whole form, as far as it was filled in, is
        one button away.
        """
        from game.kit.forms.quick_start import QuickStartScene

        data, title = self.mods.installed.data_with(chosen), self.titles.current.title

        def scene() -> Scene:
            return QuickStartScene(
                title.part(SetupForms).make(self.games.dressed(data), data),
                start=partial(self.games.begin, data=data),
                more=partial(self._form, chosen),
                back=self.title,
                last=self.screens.preferences.now.bots,
                filled=filled,
            )

        self.screens.show(scene)

    def _quick_game(self) -> None:
        """Begin the game of the quick start at once."""
        match = self.titles.current.title.part(SetupForms).make(self.screens.words, self.data).quick_match()
        self.games.begin(match, self.data)

    def _form(self, chosen: tuple[str, ...], filled: AnyChoices) -> None:
        """The whole form for a game with the mods of these names."""
        from game.kit.data.mods.choice import ModChoice
        from game.kit.data.mods.player_mods import mods_folder
        from game.kit.forms.setup_form import SetupForm

        data, title = self.mods.installed.data_with(chosen), self.titles.current.title

        def form() -> Scene:
            return SetupForm(
                title.part(SetupForms).make(self.games.dressed(data), data),
                filled,
                begin=partial(self.games.begin, data=data),
                back=partial(self._quick_start, chosen, filled),
                preferences=self.screens.preferences,
                mods=ModChoice(self.mods.installed, chosen, mods_folder(), self._form),
            )

        self.screens.show(form)

    def _tell_unusable(self, mods: AnyInstalledMods) -> None:
        """Tell which mods cannot be used."""
        top, words = self.screens.stack.top, self.screens.words
        if mods.left_out and top is not None:
            names = [cut(on_one_line(Path(found.folder).name), _LONGEST_NAME) for found in mods.left_out]
            named = words.listed(names, _MOST_NAMED)
            top.ui.notify_too(words("mods.left_out", names=named, count=len(names)))
