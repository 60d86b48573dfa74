"""Leads to the game of the day: what is played today, the try that counts, practice, and the postcard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.disk_questions import is_missing
from game.base.keys.shell_keys import PRACTISE
from game.core.contract import DailyGame, Tally
from game.core.player_names import player_name
from game.core.record import Fault, Saves
from game.core.record.marks import game_key
from game.core.record.saves import read_saved_game
from game.core.registry import title
from game.core.seat_colours import TitleEmblems
from game.daily.day import daily_match, seed_of
from game.daily.results import FILE, PlayedDay, PlayedDays
from game.daily.scoring import BONUS, LEAST, PER_ROUND, VICTORY, streak
from game.kit.forms.result_ways import ResultOption
from game.kit.portraits import rival_name
from game.scenes.app_context import AppContext
from game.scenes.daily.view import DailyView, TryProgress, WeekDay
from game.scenes.game_flow import GameFlow
from game.scenes.navigation import Navigation
from game.scenes.title_library import LoadedTitle, TitleLibrary
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.core.contract import AnyState, AnyStep
    from game.core.match import Match, Session
    from game.saved_games import OpenedGame

_WEEK: Final = 7  # days that are shown


class DailyFlow:
    """The game of the day of the current title. `today` tells the date; `resume` goes on with a journal."""

    def __init__(
        self,
        screens: AppContext,
        navigation: Navigation,
        saves: Saves,
        games: GameFlow,
        titles: TitleLibrary,
        resume: Callable[[Path], None],
    ) -> None:
        self.today: Callable[[], date] = date.today
        self._screens = screens
        self._navigation = navigation
        self._saves = saves
        self._games = games
        self._titles = titles
        self._resume = resume
        self._days: PlayedDays | None = None
        self._begun: tuple[Session, PlayedDay] | None = None

    @property
    def days(self) -> PlayedDays:
        """The days that were played, read when they are first asked for."""
        if self._days is None:
            self._days = PlayedDays(self._saves.folder.with_name(FILE))
        return self._days

    # the screen

    def open(self) -> None:
        """Show today's game in the place of all other screens; a game that was played is let go."""
        from game.scenes.daily.scene import DailyCallbacks, DailyScene

        self._games.close()
        self.days.look()
        self._settle()
        current, day = self._titles.current, self.today()

        def scene() -> Scene:
            words = self._games.dressed(current.data)
            view = self._view(words, current, day)
            over = view.progress is TryProgress.OVER
            callbacks = DailyCallbacks(
                lambda name: self._begin(view, name),
                self._show,
                (lambda: self._practise(view.match)) if over else None,
                self._navigation.title,
            )
            return DailyScene(words, current.title, view, callbacks)

        self._screens.show(scene)
        self._screens.tell_fault("daily", self.days.file)

    def _view(self, words: Words, current: LoadedTitle, day: date) -> DailyView:
        played = self.days.of(current.name, day)
        earlier = self.days.all_of(current.name)
        match = self._match(words, current, day)
        opened = self._opened(played) if played is not None else None
        if played is None or (played.result is None and self._is_gone(played)):
            progress, standing = TryProgress.TO_COME, ""
        elif played.result is None:
            progress = TryProgress.OPEN
            reached = match.title.rules.round(opened.state) if opened is not None else 1
            standing = words("daily.standing", round=reached)
        else:
            progress = TryProgress.OVER
            standing = words("daily.scored", count=played.result.score)
        over = [one for one in earlier if one.result is not None]
        week = [day - timedelta(days=back) for back in reversed(range(_WEEK))]
        return DailyView(
            day,
            opened.match if opened is not None else match,
            opened.state if opened is not None else current.title.setups.new_game(current.data, match.setup),
            progress,
            standing,
            earlier[0].player if earlier else "",
            words("title.daily_scoring", victory=VICTORY, each=PER_ROUND, least=LEAST, bonus=BONUS),
            [WeekDay(one, self.days.of(current.name, one)) for one in week],
            streak({one.date for one in over}, day),
            max((one.result.score for one in over if one.result is not None), default=None),
        )

    def _match(self, words: Words, current: LoadedTitle, day: date, player: str = "") -> Match:
        game = current.title.part(DailyGame)
        names = [player_name(words, number) for number in range(1, len(game.rivals) + 2)]
        names[0] = player or names[0]
        return daily_match(
            current.title,
            game,
            day,
            names,
            current.title.part(TitleEmblems).of_colours,
            lambda rival: rival_name(words, rival),
        )

    def _show(self, played: PlayedDay) -> None:
        """Show the postcard of a day that is over, or go on with one that is not."""
        if played.result is None:
            self._resume(self._path(played))
            return
        opened, words = self._opened(played), self._screens.words
        if opened is None or opened.title.rules.outcome(opened.state) is None:
            self._screens.say(words("daily.postcard"), words("daily.gone"))
            return
        self.postcard(played, opened.match, opened.initial, opened.replayed.steps, self.open)

    # playing

    def _begin(self, view: DailyView, player: str) -> None:
        """Begin the try that counts."""
        from game.core.match import begin_match

        current = self._titles.current
        match = self._match(self._screens.words, current, view.day, player)
        self._games.close()
        session = begin_match(match, current.data, self._saves)
        begun = PlayedDay(current.name, view.day.isoformat(), _journal(session), player)
        self.days.begin(begun)
        self._begun = session, begun
        self._games.play(match, session)
        self._screens.tell_fault("daily", self.days.file)

    def _practise(self, match: Match) -> None:
        """Play a game of the day once more, which does not count."""
        self._games.begin(match, self._titles.current.data, practice=True)
        self._screens.notify(self._screens.words("daily.practice"))

    def note(self, match: Match, session: Session) -> str:
        """What the menu of a table says of its game; empty for one that is no game of the day."""
        words = self._screens.words_of(match.setup.title)
        counting = self._counting(session)
        if counting is not None:
            return words("daily.counts", game=words("title.daily"), date=words.day(counting.date))
        seeds = {seed_of(one.title, one.date) for one in self.days.all_of(match.setup.title)}
        return words("daily.practice_note") if match.setup.seed in seeds else ""

    def counts(self, session: Session) -> bool:
        """Whether this is the try that counts."""
        return self._counting(session) is not None

    def moved(self, path: Path, session: Session) -> None:
        """The game of this journal goes on in that of the session, which may be another file."""
        if session.file is not None and session.file.path is not None:
            self.days.moved(game_key(path), game_key(session.file.path))

    def after(self, match: Match, session: Session) -> Sequence[ResultOption]:
        """Keep how the try that counts has ended; the ways on from it, none after any other game."""
        counting = self._counting(session)
        if counting is None:
            return ()
        from game.scenes.daily.card import result_of

        words, state = self._screens.words_of(match.setup.title), session.state
        self.days.moved(counting.journal, _journal(session))
        played = self.days.finish(counting, result_of(words, match, state))
        self._note(played)
        stack = self._screens.stack
        return (
            ResultOption(
                words("daily.postcard"),
                lambda: self.postcard(
                    *(played, match, session.initial, session.steps, lambda: stack.pop(stack.scenes[-1])),
                    over=True,
                ),
                tip=words("daily.postcard_tip"),
            ),
            ResultOption(
                words("daily.practise"),
                lambda: self._practise(match),
                PRACTISE,
                words("daily.practise_tip"),
            ),
        )

    def _counting(self, session: Session) -> PlayedDay | None:
        """The day whose try this session plays."""
        if self._begun is not None and self._begun[0] is session:
            return self.days.of(self._begun[1].title, self._begun[1].date)
        name = _journal(session)
        return self.days.with_journal(name) if name else None

    # results

    def _settle(self) -> None:
        """Keep the results of tries that ended when nobody was told of it: the program was left at the end."""
        from game.scenes.daily.card import result_of

        for played in self.days.all_of(self._titles.current.name):
            if played.result is None:
                saved = read_saved_game(self._path(played))
                opened = self._opened(played) if saved is not None and saved.over else None
                if opened is not None and opened.title.rules.outcome(opened.state) is not None:
                    words = self._screens.words_of(played.title)
                    self._note(self.days.finish(played, result_of(words, opened.match, opened.state)))

    def _note(self, played: PlayedDay) -> None:
        """A day whose game is over counts for a medal."""
        of = title(played.title)
        self._games.finished.note(of, Tally.DAYS, played.day, game=played.journal, player=played.player)

    def _path(self, played: PlayedDay) -> Path:
        return self._saves.with_key(played.journal or FILE)

    def _is_gone(self, played: PlayedDay) -> bool:
        """Whether it is certain that the journal of a day is no more."""
        return not played.journal or is_missing(self._path(played))

    def _opened(self, played: PlayedDay) -> OpenedGame | None:
        """The game of a day as its journal has it; None where it cannot be read."""
        from game.saved_games import open_game

        opened = open_game(self._path(played), self._titles.current.data)
        if isinstance(opened, Fault) or opened.match.setup.title != played.title:
            return None
        return opened

    # the postcard

    def postcard(
        self,
        played: PlayedDay,
        match: Match,
        initial: AnyState,
        steps: Sequence[AnyStep],
        back: Callable[[], None],
        *,
        over: bool = False,
    ) -> None:
        """Show the card of a day, `over` the screen that is shown or in its place; `back` leads out of it."""
        from game.scenes.daily.card import card_of, path_of
        from game.scenes.daily.postcard_scene import PostcardScene

        def scene() -> Scene:
            words = self._games.dressed(match.title.data.of_game(initial))
            card = card_of(words, played, match, (initial, *(step.after for step in steps)))
            return PostcardScene(words, card, lambda: path_of(played), back)

        if over:
            self._screens.stack.push(scene())
        else:
            self._screens.show(scene)
        self._screens.tell_fault("daily", self.days.file)


def _journal(session: Session) -> str:
    """The game of a session by its journal; empty where none could be made."""
    path = session.file.path if session.file is not None else None
    return game_key(path) if path is not None else ""
