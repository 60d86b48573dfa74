"""Leads from the title to the form, the table and the end, and back.

Each screen is asked for when it is shown: the title opens without all that the others need.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.datafiles.problems import ContentError
from game.datafiles.report import told
from game.i18n.words import Words
from game.mods.installed import ModShelf
from game.mods.player_mods import mods_folder
from game.profile.settings import Preferences, Settings
from game.record import Fault, SavedGame, Saves
from game.record.journal import read
from game.record.saves import glance
from game.record.storage import SUFFIX
from game.scenes.lesson_screens import Lessons
from game.scenes.mods_in_use import ModsAtHand
from game.scenes.saved_game_screens import Shelves
from game.scenes.title import TitleAnswers, TitleScene
from game.titles.wiraqocha.content.definitions import Content
from game.ui.dialogs import Answer, Dialog
from game.ui.look import NONE_LENT, LentPictures, Look
from game.ui.scene import Scene, SceneStack
from game.ui.sound import Sounds

if TYPE_CHECKING:
    from game.ai.service import Counsel
    from game.match import Match, Seat, Session
    from game.scenes.table import TableScene
    from game.titles.wiraqocha.setup_form.choices import Choices

TITLE_BED = "camp-evening"  # what is heard behind the title and its menus
TITLE_MUSIC = "music-title"  # and played there
VICTORY_MUSIC = "music-victory"


class Director:
    """Knows which screen follows which, and which game is being played."""

    def __init__(
        self,
        stack: SceneStack,
        words: Words,
        content: Content,
        saves: Saves,
        preferences: Preferences | None = None,
    ) -> None:
        self.stack = stack
        self.preferences = preferences or Preferences()
        self.preferences.subscribe(self._settings_changed)
        self._wear(NONE_LENT)
        stack.on_mute = self.mute
        stack.show_muted(self.preferences.now.volumes.muted)
        self.again: Callable[[], Scene] | None = None  # makes the screen that the player is on once more
        self.playing: tuple[Match, Session] | None = None
        stack.on_help = self.rules
        self.words = words
        self.content = content
        self.saves = saves
        self.shelves = Shelves(self, saves)
        self.lessons = Lessons(self)
        self.sounds: Sounds | None = None
        # who thinks for computer players and advises; by default a process beside the game
        self.make_counsel: Callable[[], Counsel] | None = None
        self._table: TableScene | None = None
        self._spoilt: set[Path] = set()  # journals that could not be taken up
        self.mods = ModsAtHand(content, self._tell_unusable)

    def hear(self, sounds: Sounds) -> None:
        """Let all screens be heard from now on: called when the first of them can be seen."""
        self.sounds = sounds
        self.stack.on_press = lambda: sounds.play("button")
        sounds.ambience(TITLE_BED)
        sounds.music(TITLE_MUSIC)

    def _tell_unusable(self, mods: ModShelf) -> None:
        """Tell which mods cannot be used."""
        if mods.unusable and self.stack.top is not None:
            names = [Path(found.folder).name for found in mods.unusable]
            said = self.words("mods.left_out", names=self.words.listed(names), count=len(names))
            toast = self.stack.top.ui.toast
            earlier = f"{toast.text}\n" if toast.left else ""
            self.stack.top.ui.notify(f"{earlier}{said}", seconds=12)

    def _wear(self, lent: LentPictures) -> None:
        """Draw everything as the settings say, with these pictures of mods."""
        now = self.preferences.now
        self.stack.set_look(Look(now.look.colours, now.look.contrast, now.motion.calm, lent))

    def title(self) -> None:
        """Show the title; a game that was being played is let go."""
        self.close()
        if self.sounds is not None:
            self.sounds.ambience(TITLE_BED)
            self.sounds.music(TITLE_MUSIC)
        saved = self.saves.latest_unfinished(self._spoilt)
        resume = (lambda: self.shelves.resume(saved.path)) if saved else None
        answers = TitleAnswers(
            self.new_game,
            resume,
            self.stack.quit,
            settings=self.settings,
            rules=self.rules,
            lesson=self.lessons.choose,
            credits=self.credits,
            load=self.shelves.open if self.shelves.any else None,
        )
        about = partial(self._about, saved) if saved else str
        scene = self.show(lambda: TitleScene(self.words, answers, about, self._alive))
        if self.preferences.fault is not None:
            scene.ui.notify(self.preferences.fault.text(self.words), seconds=12)
            self.preferences.fault = None
        if unreadable := self._unreadable():
            scene.ui.notify(unreadable, seconds=12)

    def _alive(self) -> bool:
        """Whether anything may move by itself."""
        return self.preferences.now.motion.alive

    def show(self, make: Callable[[], Scene]) -> Scene:
        """Show the screen that `make` makes, in the place of all others."""
        self.again = make
        scene = make()
        self.stack.replace(scene)
        return scene

    def settings(self, at: str = "") -> None:
        """Put the settings over the screen that is shown, with the keys at what is named so."""
        from game.scenes.settings import SettingsScene

        scene = SettingsScene(self.words, self.preferences, done=lambda: self.stack.pop(scene))
        self.stack.push(scene)
        scene.point_at(at)

    def mute(self) -> None:
        """Turn all sound off, or on again, and say so."""
        now = self.preferences.now
        muted = not now.volumes.muted
        self.preferences.change(replace(now, volumes=replace(now.volumes, muted=muted)))
        if self.stack.top is not None:
            self.stack.top.ui.notify(self.words(f"ease.sound.{'off' if muted else 'on'}"), warn=False)

    def _settings_changed(self, before: Settings, now: Settings) -> None:
        """Another language or look: every screen is made once more; the game itself knows neither."""
        from game.scenes.settings import SettingsScene
        from game.scenes.table import TableScene

        self.stack.show_muted(now.volumes.muted)
        self._wear(self.stack.scale.look.lent)
        if (now.spoken, now.look) == (before.spoken, before.look) or self.again is None:
            return
        if now.spoken != before.spoken:
            self.words = type(self.words).load(now.spoken)
        top = self.stack.top
        at = top.pointed_at if isinstance(top, SettingsScene) else ""
        shown = next((scene for scene in self.stack.scenes if isinstance(scene, TableScene)), None)
        scene = self.show(self.again)
        if isinstance(scene, TableScene) and shown is not None:
            scene.over_told = shown.over_told
        self.settings(at)

    def new_game(self) -> None:
        """Show the quick start of a game, with the mods that the command line asked for."""
        try:
            self._quick_start(self.mods.shelf.given)
        except ContentError as error:
            self._quick_start(())
            self.say(self.words("mods.title"), told(error.problems[0], self.words))

    def _quick_start(self, chosen: tuple[str, ...]) -> None:
        """The game that needs no choice, with the mods of these names; the whole form is one button away."""
        from game.titles.wiraqocha.setup_form.choices import Choices, suggested_names
        from game.titles.wiraqocha.setup_form.quick_start import QuickStartScene

        content = self.mods.shelf.content(chosen)

        def more(quick: Choices) -> None:
            names = suggested_names(self.words, content)
            form = Choices.at_first(content, names, self.preferences.now.company)
            self._form(chosen, form.with_people_of(quick))

        def scene() -> Scene:
            begin = partial(self.begin, content=content)
            return QuickStartScene(self.dressed(content), content, begin, more, self.title)

        self.show(scene)

    def quick_game(self) -> None:
        """Begin the game of the quick start at once."""
        from game.titles.wiraqocha.setup_form.choices import Choices, suggested_names

        self.begin(Choices.quick(self.content, suggested_names(self.words, self.content)).match())

    def _form(self, chosen: tuple[str, ...], filled: "Choices | None" = None) -> None:
        """The whole form for a game with the mods of these names."""
        from game.scenes.mods_dialog import ModsOffer
        from game.titles.wiraqocha.setup_form.new_game import NewGameScene

        content = self.mods.shelf.content(chosen)

        def form() -> Scene:
            words = self.dressed(content)
            offer = ModsOffer(self.mods.shelf, chosen, mods_folder(), self._form, filled)
            begin = partial(self.begin, content=content)
            return NewGameScene(words, content, begin, self.new_game, self.preferences, mods=offer)

        self.show(form)

    def rules(self, section: str = "") -> None:
        """Open the book of rules over the screen that is shown; an open one is closed."""
        from game.scenes.rules import open_rules

        open_rules(self.stack, self.words, self.content, section)

    def credits(self) -> None:
        """Put the thanks and the licences over the screen that is shown."""
        from game.scenes.credits import CreditsScene

        scene = CreditsScene(self.words, back=lambda: self.stack.pop(scene))
        self.stack.push(scene)

    def begin(self, match: "Match", content: Content | None = None) -> None:
        """Begin this game with a content, by default the game's own; it is recorded from the start."""
        from game.match import begin_match

        self.close()
        self.play(match, begin_match(match, content or self.content, self.saves))

    def play(self, match: "Match", session: "Session") -> None:
        """Show the table of a game that begins or goes on; computer players that are not known have stand-ins."""
        from game.ai.names import with_known_bots
        from game.scenes.table import TableScene
        from game.scenes.table.menu import MenuWays

        seated = with_known_bots(match)
        self.playing = (seated, session)

        def over() -> None:
            self._end(seated, session)

        def table() -> Scene:
            self._table = TableScene(
                seated,
                session,
                self.dressed(session.initial.game.content),
                leave=self.title,
                over=over,
                ways=MenuWays(
                    self.title,
                    settings=self.settings,
                    rules=self.rules,
                    save_as=lambda: self.shelves.save_as(match, session),
                ),
                preferences=self.preferences,
                sounds=self.sounds,
                counsel=self.make_counsel() if self.make_counsel is not None else None,
            )
            return self._table

        self.show(table)
        self._tell_strangers(match.seats, seated.seats)

    def dressed(self, content: Content) -> Words:
        """The words of a game with this content; the pictures of its mods are shown from now on."""
        self._wear(self.mods.pictures_of(content, self.stack.scale.look.palette))
        return self.mods.words_of(self.words, content)

    def _end(self, match: "Match", session: "Session") -> None:
        from game.titles.wiraqocha.result.scene import VictoryScene
        from game.titles.wiraqocha.setup_form.play_again import ways_to_play_again

        content = session.initial.game.content
        scene = VictoryScene(
            self.dressed(content),
            match,
            session.state,
            look=lambda: self.stack.pop(scene),
            to_title=self.title,
            story=lambda: self._tell_story(match, session),
            watch=lambda: self.shelves.watch(
                match, session.initial, session.steps, back=lambda: self.play(match, session)
            ),
            onward=ways_to_play_again(self.words, match, lambda next_match: self.begin(next_match, content)),
            skip_guard=self._table.input.skip_guard if self._table is not None else None,
        )
        self.show_victory(scene)

    def show_victory(self, scene: Scene) -> None:
        """Put the end of a game or of a lesson over its table, with its music."""
        if self.sounds is not None:
            self.sounds.music(VICTORY_MUSIC)
        self.stack.push(scene)

    def _tell_story(self, match: "Match", session: "Session") -> None:
        from game.scenes.story import StoryScene
        from game.titles.wiraqocha.game_story import story

        told = story(session.initial, session.steps)
        scene = StoryScene(
            self.dressed(session.initial.game.content), match, told, back=lambda: self.stack.pop(scene)
        )
        self.stack.push(scene)

    def close(self) -> None:
        """Let the game go that is being played; its journal is complete, and nobody thinks about it any more."""
        if self._table is not None:
            self._table.bot_turns.close()
            self._table = None
        if self.playing is not None:
            self.playing[1].close()
            self.playing = None

    def _about(self, saved: SavedGame) -> str:
        """Which game it is: who plays and when it was last played."""
        from game.match import match_of
        from game.saved_games import date_of

        match = match_of(saved.header)
        names = [] if isinstance(match, Fault) else [seat.name for seat in match.seats]
        date = date_of(self.words, saved.played)
        return self.words("menu.saved_game", names=self.words.listed(names), date=date)

    def _unreadable(self) -> str:
        """What is wrong with the newest journal if no list can even show it, or an empty text."""
        paths = sorted(self.saves.folder.glob(f"*{SUFFIX}"), key=lambda path: path.name, reverse=True)
        for path in paths[:1]:
            found = read(path)
            if isinstance(found, Fault):
                return self.words("menu.unreadable", fault=self.told(found), path=path)
        return ""

    def told(self, fault: Fault) -> str:
        """What is wrong, in words."""
        from game.titles.wiraqocha.phrases import explain

        return fault.text(self.words, partial(explain, self.words))

    def _tell_strangers(self, before: "Sequence[Seat]", now: "Sequence[Seat]") -> None:
        """Tell which computer players are not known here, and who plays in their place."""
        from game.ai.names import seat_level

        lines = [
            self.words("company.stranger", player=was.name, bot=was.bot, title=seat_level(self.words, seat))
            for was, seat in zip(before, now, strict=True)
            if was.bot != seat.bot
        ]
        if lines:
            self.say(self.words("company.strangers"), "\n".join(lines))

    def refuse(self, path: Path, fault: Fault) -> None:
        """Tell why the game in this file cannot go on; what else can be done stays possible."""
        from game.match import mods_of

        self._spoilt.add(path)
        self.title()
        said = self.told(fault)
        game = glance(path)
        if game is not None and game.header.data != self.content.digest:
            said = f"{said}\n{self.words('menu.other_data')}"
        if game is not None and (mods := mods_of(game.header)):
            said = f"{said}\n{self.words('mods.played_with', names=self.words.listed(mods))}"
        self.say(self.words("menu.fault_title"), self.words("menu.fault_text", path=path, fault=said))

    def say(self, title: str, text: str) -> None:
        """Tell something over the screen that is shown, until it has been read."""

        def nothing() -> None:
            """Reading it is all there is to do."""

        self.stack.push(Dialog(title, text, [Answer(self.words("menu.done"), nothing)], nothing))

    def notify(self, text: str) -> None:
        """Say something in passing on the screen that is shown."""
        if self.stack.top is not None:
            self.stack.top.ui.notify(text, seconds=8, warn=False)
