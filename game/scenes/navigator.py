"""Leads from the title to all other screens, and back.

Each screen is asked for when it is shown: the title opens without all that the others need.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from game.base.files.problems import ContentError, DataError, Problem
from game.base.files.visible import cut, on_one_line
from game.base.i18n.problem_lines import problem_line
from game.base.i18n.words import Words
from game.base.keys.shell_keys import MUTE
from game.base.profile.preferences import Preferences
from game.base.profile.settings import Settings
from game.core.contract import Achievements, DailyGame, GameData
from game.core.record import Saves
from game.core.registry import title
from game.kit.forms.title_forms import SetupForms
from game.scenes.app_context import AppContext
from game.scenes.game_flow import GameFlow
from game.scenes.lesson.title_lessons import TitleLessons
from game.scenes.main_menu import MainMenuScene, TitleCallbacks
from game.scenes.saved_game_flow import SavedGameFlow
from game.scenes.shelf import Shelf, ShelvedGame
from game.scenes.title_art import Cover, TitleSounds
from game.scenes.title_campaigns import TitleCampaigns
from game.scenes.title_library import TitleLibrary
from game.scenes.title_puzzles import TitlePuzzles
from game.ui.cache import let_go
from game.ui.scene import Scene, SceneStack

if TYPE_CHECKING:
    from game.campaign.results import CampaignResults
    from game.core.match import Match
    from game.kit.data.mods.installed import AnyInstalledMods
    from game.kit.forms.choices import AnyChoices
    from game.kit.forms.setup_form import TitleForms
    from game.scenes.campaign_flow import CampaignFlow
    from game.scenes.challenge_flow import ChallengeFlow
    from game.scenes.daily_flow import DailyFlow
    from game.scenes.lesson_flow import LessonFlow
    from game.scenes.mod_loader import ModLoader
    from game.scenes.puzzle_flow import PuzzleFlow
    from game.ui.sound import Sounds

_MOST_NAMED: Final = 5  # mods in a notice
_LONGEST_NAME: Final = 40  # letters of one


class Navigator:
    """Knows which screen follows which."""

    def __init__(
        self,
        stack: SceneStack,
        words: Words,
        read: Callable[[], GameData],
        saves: Saves,
        preferences: Preferences | None = None,
        damaged: Mapping[str, DataError] = MappingProxyType({}),
    ) -> None:
        """`words` are those of the first title and `read` gives its data; `damaged` are titles whose files were found
        not to be usable, which the player is told.
        """
        self.saves = saves
        self.screens = AppContext(stack, words, preferences or Preferences())
        self.titles = TitleLibrary(words.title, read, self._tell_unusable)
        self._untold: list[str] = []
        self._told: list[Problem] = []
        self._shelved: dict[str, ShelvedGame] = {}  # as far as they were read, in the language that is spoken
        for name, error in damaged.items():
            self._give_up(name, error)
        self.games = GameFlow(
            self.screens, self, saves, self.titles, lambda: self.daily, lambda: self.campaigns
        )
        self.saved_games = SavedGameFlow(
            self.screens,
            self,
            saves,
            self.games,
            self.titles,
            self.choose,
            lambda journal: self.chapters.is_closed(journal),
        )
        now = self.screens.preferences.now
        self.screens.preferences.subscribe(self._settings_changed)
        stack.on_mute = self.mute
        stack.show_muted(now.volumes.muted)
        stack.on_help = self.rules
        stack.on_terms = self.explain_terms

    @cached_property
    def chapters(self) -> CampaignResults:
        """The chapters that were played and won, read when they are first asked for."""
        from game.campaign.results import FILE, CampaignResults

        return CampaignResults(self.saves.folder.with_name(FILE))

    # the ways that begin with a press: imported when one is taken

    @cached_property
    def daily(self) -> DailyFlow:
        """The game of the day."""
        from game.scenes.daily_flow import DailyFlow

        resume = self.saved_games.resume
        return DailyFlow(self.screens, self, self.saves, self.games, self.titles, resume)

    @cached_property
    def challenges(self) -> ChallengeFlow:
        """The challenges."""
        from game.scenes.challenge_flow import ChallengeFlow

        return ChallengeFlow(
            self.screens, self, self.saves, self.games, self.titles, lambda: self.lessons.choose()
        )

    @cached_property
    def puzzles(self) -> PuzzleFlow:
        """The puzzles."""
        from game.scenes.puzzle_flow import PuzzleFlow

        return PuzzleFlow(self.screens, self, self.saves, self.games, self.titles)

    @cached_property
    def campaigns(self) -> CampaignFlow:
        """The campaigns."""
        from game.scenes.campaign_flow import CampaignFlow

        resume = self.saved_games.resume
        return CampaignFlow(self.screens, self, self.chapters, self.saves, self.games, self.titles, resume)

    @cached_property
    def lessons(self) -> LessonFlow:
        """The lessons."""
        from game.scenes.lesson_flow import LessonFlow

        return LessonFlow(self.screens, self, self.games, self.titles, self.challenges, self._first_game)

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
            words = self.screens.words
            said = words(f"settings.sound.{'off' if muted else 'on'}", key=words.cap(MUTE))
            self.screens.stack.top.ui.notify(said, warn=False)

    def _settings_changed(self, before: Settings, now: Settings) -> None:
        """Another language or look: every screen is made once more; the game itself knows neither."""
        from game.scenes.keys.scene import KeysScene
        from game.scenes.settings import SettingsScene
        from game.table.scene import TableScene

        screens, stack = self.screens, self.screens.stack
        stack.show_muted(now.volumes.muted)
        screens.set_look(stack.scale.look.mod_pictures)
        if now.keys != before.keys:
            screens.set_keys()
        looks = [
            (settings.spoken, settings.look, settings.titles, settings.keys) for settings in (before, now)
        ]
        if looks[0] == looks[1] or screens.again is None:
            return
        if now.spoken != before.spoken:
            screens.words = screens.words.in_language(now.spoken)
            self._shelved.clear()
            let_go()
        top = stack.top
        at, by_key = (top.pointed_at, top.by_keys) if isinstance(top, SettingsScene) else ("", True)
        action = top.list.action if isinstance(top, KeysScene) else None
        key_at = action.path if action is not None else None
        shown = next((scene for scene in stack.scenes if isinstance(scene, TableScene)), None)
        scene = screens.show(screens.again)
        if isinstance(scene, TableScene) and shown is not None:
            scene.over_told = shown.over_told
        self.settings(at, by_key=by_key)
        if key_at is not None:
            self.keys(key_at)
        stack.presses.forget()
        self._tell_damaged()

    # the title and what lies over any screen

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
        current = self.titles.current.title
        saved = self.saved_games.latest()
        answers = TitleCallbacks(
            self.new_game,
            partial(self.saved_games.resume, saved.path) if saved else None,
            screens.stack.quit,
            settings=self.settings,
            rules=self.rules,
            lesson=(lambda: self.lessons.choose()) if current.has(TitleLessons) else None,
            credits=self.credits,
            daily=(lambda: self.daily.open()) if current.has(DailyGame) else None,
            load=self.saved_games.open if self.saved_games.any else None,
            puzzles=(lambda: self.puzzles.open()) if current.has(TitlePuzzles) else None,
            campaigns=(lambda: self.campaigns.choose()) if current.has(TitleCampaigns) else None,
            statistics=partial(self.saved_games.statistics, self.title),
            medals=(lambda: self.games.finished.show_medals(current)) if current.has(Achievements) else None,
        )
        about = partial(self.saved_games.about, saved) if saved else str
        scene = screens.show(
            lambda: MainMenuScene(
                screens.words, current.part(Cover), answers, about, self._alive, self._shelf()
            )
        )
        if preferences.fault is not None:
            scene.ui.notify_too(preferences.fault.text(screens.words))
            preferences.fault = None
        if unreadable := self.saved_games.unreadable():
            scene.ui.notify_too(unreadable)
        self._tell_damaged()

    def _shelf(self) -> Shelf | None:
        """All games, where there are several."""
        names = self.titles.names
        if len(names) == 1:
            return None
        return Shelf(names, self.titles.current.name, self._shelved, self._read_shelved, self.turn_to)

    def _read_shelved(self, name: str) -> None:
        """Let what is seen of this title on the shelf be known, or offer it no more and say why."""
        try:
            said = self.screens.words_of(name)("title.name")
        except DataError as error:
            self._give_up(name, error)
            self._tell_damaged()
        else:
            self._shelved[name] = ShelvedGame(said, title(name).part(Cover))

    def turn_to(self, name: str) -> None:
        """Bring this title to the front of the shelf, or say why its files cannot be used."""
        stack, names = self.screens.stack, self.titles.names
        before, gone = self.titles.current.name, None
        if isinstance(stack.top, MainMenuScene):
            gone = stack.top.cover_seen()
            keys = stack.top.shelf is not None and stack.top.shelf.ringed
        self.choose(name)
        self.title()
        if gone is not None and isinstance(stack.top, MainMenuScene):
            down = names.index(name) > names.index(before)
            stack.top.follow(gone, down=down, keys=keys)
        stack.presses.forget()

    def _alive(self) -> bool:
        """Whether anything may move by itself."""
        return self.screens.preferences.now.motion.alive

    def settings(self, at: str = "", *, by_key: bool = True) -> None:
        """Put the settings over the screen that is shown, with the keys at what is named so."""
        from game.scenes.settings import SettingsScene

        screens = self.screens
        scene = SettingsScene(
            screens.words,
            self.titles.current.title,
            screens.preferences,
            done=lambda: screens.stack.pop(scene),
            keys=self.keys,
        )
        screens.stack.push(scene)
        scene.point_at(at, by_key=by_key)

    def keys(self, at: str = "") -> None:
        """Put the page of the keys over the screen that is shown, at the action of this path."""
        from game.scenes.keys.scene import KeysScene

        screens = self.screens
        scene: KeysScene = KeysScene(
            screens.words,
            screens.key_groups(),
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

    def explain_terms(self) -> None:
        """Explain the words of the game that are seen, over the screen that is shown."""
        from game.scenes.terms_dialog import TermsDialog

        words, stack = self.screens.words, self.screens.stack
        if isinstance(stack.top, TermsDialog):
            stack.top.cancel()
        elif stack.top is not None and stack.top.terms.terms:
            stack.push(TermsDialog(words, stack.top.terms.terms))
        else:
            self.screens.notify(words("terms.none"))

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
        """Show the quick start of a game, with the mods that the command line asked for."""
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

        data = self.mods.installed.data_with(chosen)

        def scene() -> Scene:
            return QuickStartScene(
                self._forms(data),
                start=partial(self.games.begin, data=data),
                more=partial(self._form, chosen),
                back=self.title,
                preferences=self.screens.preferences,
                filled=filled,
            )

        self.screens.show(scene)

    def _forms(self, data: GameData) -> TitleForms[Any]:
        """What the current title brings to its forms, with the way to play of the table that was set last."""
        title = self.titles.current
        forms = title.title.part(SetupForms).make(self.games.dressed(data), data)
        return replace(forms, kept_way=self.screens.preferences.now.last_way(title.name))

    def _first_game(self, taught: Match) -> None:
        """Begin the game of the quick start at once; after a lesson in another way to play open the form of that."""
        forms = self.titles.current.title.part(SetupForms).make(self.screens.words, self.data)
        choices = forms.choices()
        if forms.take_way(choices, taught.setup):
            self._form((), choices)
        else:
            self.games.begin(forms.quick_match(), self.data)

    def _form(self, chosen: tuple[str, ...], filled: AnyChoices) -> None:
        """The whole form for a game with the mods of these names."""
        from game.kit.data.mods.choice import ModChoice
        from game.kit.data.mods.player_mods import mods_folder
        from game.kit.forms.setup_form import SetupForm

        data = self.mods.installed.data_with(chosen)

        def form() -> Scene:
            return SetupForm(
                self._forms(data),
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
