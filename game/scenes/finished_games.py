"""What the screens of a game ask of the finished ones, and give to them: the statistics beside the journals."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final

from game.base.files.disk_questions import written_at
from game.base.files.system_reasons import reason_of
from game.core.record import Saves
from game.core.record.marks import game_key
from game.scenes.app_context import AppContext

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.core.contract import Achievement, AnyState, AnyStep, AnyTitle, Tally
    from game.core.match import Match, Session
    from game.core.statistics.database import Statistics
    from game.core.statistics.rival_records import Memory

# of the earlier games that are looked through at the end of one; the statistics do the rest
_PARTS: Final = 4


@contextmanager
def asked_statistics(screens: AppContext, saves: Saves) -> Iterator[Statistics]:
    """The statistics of the games in `saves`; what came to pass with their file while they were asked is told."""
    from game.core.statistics.database import Statistics

    with closing(Statistics.beside(saves)) as statistics:
        yield statistics
        if statistics.fault:
            path = statistics.kept or statistics.path
            screens.notify(screens.words(f"statistics.fault.{statistics.fault}", path=path))


class FinishedGames:
    """The statistics of the games in `saves`; a fault of their file is told, and stops nothing."""

    def __init__(self, screens: AppContext, saves: Saves) -> None:
        self._screens = screens
        self._saves = saves

    def memories(self, match: Match) -> Mapping[int, Memory]:
        """What the rivals of a match remember of the persons at its table, by their seats."""
        from game.core.match import rival_of

        bots = match.title.bots
        rivals = {number: seat.rival for number, seat in enumerate(match.seats) if rival_of(bots, seat)}
        people = {seat.name for seat in match.seats if not seat.bot}
        if not rivals or not people:
            return {}
        with asked_statistics(self._screens, self._saves) as statistics:
            return statistics.memories(match.title, people, rivals)

    def write_story(
        self,
        words: Words,
        match: Match,
        initial: AnyState,
        steps: Sequence[AnyStep],
        name: str,
        called: str = "",
    ) -> None:
        """Write the story of a game as text into the player's folder, in a file of this name, and say where it is."""
        from game.core.transcript import FOLDER, transcript, write_transcript

        path = self._saves.folder.with_name(FOLDER) / f"{name}.txt"
        try:
            write_transcript(path, transcript(words, match, initial, steps, called))
        except OSError as error:
            why = reason_of(error)
            self._screens.notify(self._screens.words("story.not_written", path=path, why=why))
        else:
            self._screens.notify(self._screens.words("story.written", path=path))

    def keep(self, match: Match, session: Session) -> None:
        """Count a recorded game that is over and was no practice; what cannot be written now is read from its journal
        later.
        """
        from game.core.statistics.results import result_of_steps

        path = session.file.path if session.file is not None else None
        if path is None or session.practice:
            return
        ended = written_at(path)
        if not ended:
            return
        result = result_of_steps(game_key(path), ended, match, session.initial, session.steps)
        if result is not None:
            with asked_statistics(self._screens, self._saves) as statistics:
                statistics.keep_new(result)
                for _ in itertools.islice(statistics.look_back(), _PARTS):
                    pass

    def medals(self, match: Match, session: Session) -> Sequence[Achievement]:
        """The medals that the game of a session brought."""
        path = session.file.path if session.file is not None else None
        if path is None:
            return ()
        with asked_statistics(self._screens, self._saves) as statistics:
            return statistics.new_medals(match.title, game_key(path))

    def show_medals(self, title: AnyTitle) -> None:
        """Show all medals of a title over the screen that is shown."""
        from game.scenes.medals.scene import show_medals

        with asked_statistics(self._screens, self._saves) as statistics:
            records = statistics.medals(title)
        show_medals(self._screens.stack, self._screens.words_of(title.name), records)

    def note(self, title: AnyTitle, tally: Tally, which: str, *, game: str = "", player: str = "") -> None:
        """Note what a person did towards a medal that no result tells; in no `game`, say at once what it earned."""
        with asked_statistics(self._screens, self._saves) as statistics:
            earned = statistics.note_deed(title, tally, which, game=game, player=player)
        if earned and not game:
            from game.kit.medals import medal_name

            words = self._screens.words_of(title.name)
            named = words("medals.new_named", name=medal_name(words, earned[0]))
            self._screens.notify(named)
