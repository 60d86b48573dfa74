"""Leads through a game: its table, its end and its story, watching it again, keeping it under a name."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

from game.core.contract import AnyState, AnyStep, GameData, StoryTelling
from game.core.contract.title_chronicle import TitleChronicle
from game.core.record import Fault, GameSession, Saves
from game.kit.board.board_factory import BoardFactory
from game.kit.forms.title_forms import ResultScreens
from game.scenes.app_context import AppContext
from game.scenes.navigation import Navigation
from game.scenes.title_art import TitleSounds
from game.scenes.title_library import TitleLibrary
from game.ui.scene import Scene
from game.ui.widget import nothing

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.core.bots.service import ThinkingService
    from game.core.contract import AnyTitle
    from game.core.match import Match, Seat, Session
    from game.core.statistics.rival_records import Memory
    from game.kit.forms.result_ways import ResultOption
    from game.scenes.analysis_flow import AnalysisFlow
    from game.scenes.early_end import ChapterExits, EarlyEndFlow
    from game.scenes.finished_games import FinishedGames
    from game.scenes.viewer.mode import WatchedMove
    from game.table.menu import MenuCallbacks
    from game.table.mode import TableMode
    from game.table.scene import TableScene


class DailyWays(Protocol):
    """What the screens of games ask about the game of the day."""

    def note(self, match: Match, session: Session) -> str:
        """What the menu of a table says of its game; empty for one that is no game of the day."""
        ...

    def after(self, match: Match, session: Session) -> Sequence[ResultOption]:
        """Keep how the try that counts has ended; the ways on from it, none after any other game."""
        ...

    def moved(self, path: Path, session: Session) -> None:
        """The game of this journal goes on in that of the session, which may be another file."""
        ...

    def counts(self, session: Session) -> bool:
        """Whether this is the try that counts."""
        ...


class ChapterWays(Protocol):
    """What the screens of games ask about campaigns."""

    def mode_of(self, match: Match, session: Session) -> Callable[[], TableMode] | None:
        """What makes the table of a chapter's game; None for any other."""
        ...

    def exits_of(self, match: Match, session: Session) -> ChapterExits | None:
        """Where the table of a chapter's game leads; None for any other."""
        ...


class GameFlow:
    """The game that is being played or watched, and its screens.

    `shown` are the data of the screens that are shown, from a form to the end of a game; None where no game is meant.
    `daily` gives what knows of the game of the day, `campaigns` what knows of chapters. `make_service` makes who
    thinks for computer players and advises; by default that is a process beside the game.
    """

    def __init__(
        self,
        screens: AppContext,
        navigation: Navigation,
        saves: Saves,
        titles: TitleLibrary,
        daily: Callable[[], DailyWays],
        campaigns: Callable[[], ChapterWays],
    ) -> None:
        self.playing: tuple[Match, Session] | None = None
        self.shown: GameData | None = None
        self.daily = daily
        self._campaigns = campaigns
        self.make_service: Callable[[AnyTitle], ThinkingService] | None = None
        self._screens = screens
        self._navigation = navigation
        self._saves = saves
        self._titles = titles
        self._table: TableScene | None = None

    @cached_property
    def analysis(self) -> AnalysisFlow:
        """The way to the analysis of a game."""
        from game.scenes.analysis_flow import AnalysisFlow

        return AnalysisFlow(self._screens, self._saves, self)

    @cached_property
    def early_end(self) -> EarlyEndFlow:
        """The ways out of a game before its end."""
        from game.scenes.early_end import EarlyEndFlow

        return EarlyEndFlow(self._screens, self._navigation, self)

    @cached_property
    def finished(self) -> FinishedGames:
        """What is known of finished games."""
        from game.scenes.finished_games import FinishedGames

        return FinishedGames(self._screens, self._saves)

    def begin(self, match: Match, data: GameData, *, practice: bool = False) -> None:
        """Begin this game with these data; it is recorded from the start, and counts for nothing as `practice`."""
        from game.core.match import begin_match

        self.close()
        self.play(match, begin_match(match, data, self._saves, practice=practice))

    def play(self, match: Match, session: Session) -> None:
        """Show the table of a game that begins or goes on; computer players that are not known have stand-ins."""
        from game.core.bots.available_bots import with_known_bots
        from game.table.menu import MenuCallbacks

        navigation = self._navigation
        seated = with_known_bots(match.title.bots, match)
        self.playing = (seated, session)

        memories = self.finished.memories(seated)
        mode = self._campaigns().mode_of(match, session)

        def over() -> None:
            """The end of a chapter is told by its own mode."""
            if mode is None:
                self._end(seated, session)

        chapter, early = self._campaigns().exits_of(match, session), self.early_end
        open_still = not self.daily().counts(session)
        played = open_still and not all(seat.bot for seat in seated.seats)
        menu = MenuCallbacks(
            chapter.journal if chapter is not None else navigation.title,
            settings=navigation.settings,
            rules=navigation.rules,
            save_as=lambda: self.save_as(match, session),
            note=lambda: self._note(match, session),
            result=over if mode is None else None,
            leave_said=chapter.called if chapter is not None else str,
            restart=partial(early.ask_to_restart, match, session, chapter) if open_still else None,
            give_up=partial(early.ask_to_give_up, match, session, chapter) if played else None,
        )
        self._show_table(lambda: seated, session, menu, over, mode, memories=memories)
        self._tell_strangers(match.seats, seated.seats)

    def tell_resumed(self) -> None:
        """Say on the table of a game that was taken up again what happened last in it."""
        if self._table is not None:
            self._table.seat_note.tell_resumed()

    def _note(self, match: Match, session: Session) -> str:
        """What the menu of a table says of its game."""
        note = self.daily().note(match, session)
        if session.problem is not None:
            return self._screens.words("game_menu.not_kept")
        return note or (self._screens.words("replay.practice_note") if session.practice else "")

    def play_unkept(
        self,
        make_match: Callable[[], Match],
        state: AnyState,
        note: Callable[[], str],
        *,
        over: Callable[[AnyState], None] | None = None,
        make_mode: Callable[[], TableMode] | None = None,
        leave: tuple[Callable[[], None], Callable[[], str]] | None = None,
        again: Callable[[], None] | None = None,
    ) -> None:
        """Show the table of a game that goes on from a state and is kept nowhere, which `note` says in its menu.

        `over` is given how it ended. `leave` leads out of it and says where to, by default to the title; `again`
        begins it once more. Each time that the table is laid, perhaps in another language, `make_match` makes who plays
        and `make_mode` how it is used.
        """
        from game.table.menu import MenuCallbacks

        navigation, session = self._navigation, GameSession(make_match().title.rules, state)
        end = (lambda: over(session.state)) if over is not None else None
        way_out, said = leave or (navigation.title, str)
        menu = MenuCallbacks(
            *(way_out, navigation.settings, navigation.rules),
            note=note,
            result=end,
            leave_said=said,
            restart=partial(self.early_end.ask_to_begin_again, again) if again is not None else None,
        )
        self.close()
        self._show_table(make_match, session, menu, end or nothing, make_mode)

    def _show_table(
        self,
        make_match: Callable[[], Match],
        session: Session,
        menu: MenuCallbacks,
        over: Callable[[], None],
        make_mode: Callable[[], TableMode] | None = None,
        memories: Mapping[int, Memory] = MappingProxyType({}),
    ) -> None:
        from game.table.scene import TableScene

        screens = self._screens

        def table() -> Scene:
            match = make_match()
            title = match.title
            self._table = TableScene(
                match,
                session,
                self.dressed(title.data.of_game(session.initial)),
                over=over,
                menu=menu,
                preferences=screens.preferences,
                sounds=screens.sounds,
                service=self.make_service(title) if self.make_service is not None else None,
                board=title.part(BoardFactory),
                mode=make_mode() if make_mode is not None else None,
                memories=memories,
            )
            return self._table

        screens.show(table)

    def dressed(self, data: GameData) -> Words:
        """The words of a game with these data; the pictures of its mods are shown from now on."""
        self.shown = data
        screens, mods = self._screens, self._titles.load(data.title).mods
        screens.set_look(mods.pictures_of(data, screens.stack.scale.look.palette))
        return mods.words_of(screens.words_of(data.title), data)

    def close(self) -> None:
        """Let the game go that is being played; its journal is complete, and nobody thinks about it any more."""
        self.shown = None
        if self._table is not None:
            left, self._table = self._table, None
            left.bot_turns.close()
            left.mode.left()
        if self.playing is not None:
            self.playing[1].close()
            self.playing = None

    def _tell_strangers(self, before: Sequence[Seat], now: Sequence[Seat]) -> None:
        """Tell which computer players are not known here, and who plays in their place."""
        from game.core.bots.available_bots import seat_level

        words = self._screens.words
        lines = [
            words("bots.stranger", player=was.name, bot=was.bot, title=seat_level(words, seat))
            for was, seat in zip(before, now, strict=True)
            if was.bot != seat.bot
        ]
        if lines:
            self._screens.say(words("bots.strangers"), "\n".join(lines))

    # the end

    def _end(self, match: Match, session: Session) -> None:
        """Show how a game has ended, or that it was stopped."""
        if match.title.rules.outcome(session.state) is None:
            self.early_end.tell_stopped(match, session)
            return
        from game.kit.forms.result_ways import ResultCallbacks, play_again_options

        screens, data = self._screens, match.title.data.of_game(session.initial)
        words = self.dressed(data)
        self.finished.keep(match, session)
        daily = self.daily().after(match, session)
        callbacks = ResultCallbacks(
            look=lambda: screens.stack.pop(scene),
            to_title=self._navigation.title,
            story=(lambda: self.tell_story(match, session)) if match.title.has(StoryTelling) else None,
            watch=lambda: self.watch(
                match, session.initial, session.steps, back=lambda: self.play(match, session)
            ),
            analyse=(
                lambda: self.analysis.show(
                    match, session.initial, session.steps, back=lambda: self.play(match, session)
                )
            )
            if self.analysis.offered(match, session.steps)
            else None,
            chronicle=(
                (lambda: self.chronicle(match, session.initial, session.steps))
                if match.title.has(TitleChronicle)
                else None
            ),
            options=daily
            or play_again_options(words, match.as_begun, lambda next_match: self.begin(next_match, data)),
            talk=screens.preferences.now.bots.talk,
            medals=self.finished.medals(match, session),
            show_medals=lambda: self.finished.show_medals(match.title),
        )
        scene = match.title.part(ResultScreens).make(words, match, session.state, callbacks)
        self.show_result(scene, match.title)

    def show_result(self, scene: Scene, title: AnyTitle) -> None:
        """Put the end of a title's game or lesson over its table, with its music."""
        self._screens.play_music(title.part(TitleSounds).result)
        self._screens.stack.push(scene)

    def tell_story(self, match: Match, session: Session, name: str = "", called: str = "") -> None:
        """Tell the story of a game over the screen that is shown. Its text is written under the name, by default that
        of the journal, and headed by what it is `called`, by default the names of its players.
        """
        from game.scenes.story import StoryScene

        screens, title = self._screens, match.title
        words = self.dressed(title.data.of_game(session.initial))
        story = title.part(StoryTelling).story(session.initial, session.steps)
        recorded = session.file.path.stem if session.file is not None and session.file.path else title.name

        def write() -> None:
            self.finished.write_story(words, match, session.initial, session.steps, name or recorded, called)

        scene = StoryScene(words, match, story, back=lambda: screens.stack.pop(scene), write=write)
        screens.stack.push(scene)

    def chronicle(
        self,
        match: Match,
        initial: AnyState,
        steps: tuple[AnyStep, ...],
        back: Callable[[], None] | None = None,
    ) -> None:
        """Show the newspaper of a game that has ended, over the screen that is shown; with `back`, in its place."""
        from game.scenes.chronicle.opening import chronicle_scene

        screens = self._screens

        def leave() -> None:
            screens.stack.pop(screens.stack.scenes[-1])

        def scene() -> Scene:
            words = self.dressed(match.title.data.of_game(initial))
            return chronicle_scene(words, match, initial, steps, back or leave)

        if back is None:
            screens.stack.push(scene())
        else:
            screens.show(scene)

    # watching

    def service(self, title: AnyTitle) -> ThinkingService:
        """Who thinks beside a screen of this title."""
        from game.core.bots.subprocess_service import SubprocessService
        from game.ui.loop import wake

        return self.make_service(title) if self.make_service is not None else SubprocessService(title, wake)

    def watch(
        self,
        match: Match,
        initial: AnyState,
        steps: tuple[AnyStep, ...],
        back: Callable[[], None],
        at: int = 0,
        *,
        playable: bool = True,
        move: WatchedMove | None = None,
    ) -> None:
        """Watch a game, or a move of it, from the moment after so many steps; `back` leads out of it, and where it is
        playable a new game may begin at any of its moments. Until it has ended, steps in which nothing happened are
        left out: each would tell of one who could have answered.
        """
        from game.core.record.playback import Playback
        from game.core.record.turns import telling
        from game.scenes.viewer.mode import ReplayCallbacks, has_ended, replay_table

        screens, data = self._screens, match.title.data.of_game(initial)
        ended = match.given_up or has_ended(match.title.rules, initial, steps, move)
        told = list(range(len(steps))) if ended else telling(steps)
        shown = tuple(steps[number] for number in told)
        playback = Playback(match.title.rules, initial, shown, bisect_left(told, at))
        if move is not None:
            move = replace(move, end=bisect_left(told, move.end))

        def play_on(at: int) -> None:
            self.play_on(match, initial, steps[: told[at - 1] + 1] if at else ())

        callbacks = ReplayCallbacks(back, play_on if playable else None)
        screens.show(
            lambda: replay_table(
                match, playback, self.dressed(data), callbacks, screens.preferences, screens.sounds, move
            )
        )

    def play_on(self, match: Match, initial: AnyState, steps: tuple[AnyStep, ...]) -> None:
        """Begin a new game that has come through these steps."""
        from game.core.match import branch_match

        self.close()
        match = match.as_begun
        self.play(match, branch_match(match, initial, steps, self._saves))
        self._screens.notify(self._screens.words("replay.branched"))

    # keeping

    def save_as(self, match: Match, session: Session) -> None:
        """Ask for a name and keep a copy of the game as it stands; the game itself goes on in its own record."""
        from game.scenes.load.naming import NameDialog
        from game.scenes.load.scene import overwrite_question

        stack, words = self._screens.stack, self._screens.words

        def take(name: str) -> None:
            if self._saves.named(name) is None:
                self._save(name, match, session)
            else:
                stack.push(overwrite_question(words, name, lambda: self._save(name, match, session)))

        stack.push(NameDialog(words, words("load.name_title"), "", take))

    def _save(self, name: str, match: Match, session: Session) -> None:
        from game.core.match import save_match

        found = save_match(name, match, session, self._saves)
        words = self._screens.words
        if isinstance(found, Fault):
            self._screens.say(words("load.not_kept"), self._screens.told(found))
        else:
            self._screens.notify(words("load.kept"))
