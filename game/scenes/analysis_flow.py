"""Leads to the analysis of a game, and from it to the moves on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from game.core.contract import AnyState, AnyStep, AnyTitle, GameData
from game.scenes.app_context import AppContext
from game.scenes.title_campaigns import TitleCampaigns
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.core.analysis.kept import KeptAnalyses
    from game.core.analysis.work import AnalysisWork
    from game.core.bots.service import ThinkingService
    from game.core.match import Match
    from game.core.record import Saves
    from game.scenes.analysis.scene import AnalysisPlace, MoveLines
    from game.scenes.viewer.mode import WatchedMove


class GameWays(Protocol):
    """What the analysis needs of the screens of games."""

    def dressed(self, data: GameData) -> Words:
        """The words of a game with these data."""
        ...

    def service(self, title: AnyTitle) -> ThinkingService:
        """Who thinks."""
        ...

    def watch(
        self,
        match: Match,
        initial: AnyState,
        steps: tuple[AnyStep, ...],
        back: Callable[[], None],
        at: int = 0,
        *,
        move: WatchedMove | None = None,
    ) -> None:
        """Watch a move of a game, from the moment after so many steps."""
        ...

    def play_on(self, match: Match, initial: AnyState, steps: tuple[AnyStep, ...]) -> None:
        """Begin a new game that has come through these steps."""
        ...


class AnalysisFlow:
    """The analysis of one game after another; one that was left goes on where it was."""

    def __init__(self, screens: AppContext, saves: Saves, games: GameWays) -> None:
        self._screens = screens
        self._saves = saves
        self._games = games
        self._last: tuple[str, AnalysisWork] | None = None

    def offered(self, match: Match, steps: tuple[AnyStep, ...]) -> bool:
        """Whether there is an analysis of a game with these steps."""
        return bool(steps) and match.title.bots.judge is not None

    def show(
        self,
        match: Match,
        initial: AnyState,
        steps: tuple[AnyStep, ...],
        back: Callable[[], None],
        place: AnalysisPlace | None = None,
    ) -> None:
        """Show the analysis of a game, begun where nothing is kept of it, and what was looked at there; `back` leads
        out.
        """
        from game.core.analysis.telling import GameTeller
        from game.scenes.analysis.run import AnalysisRun
        from game.scenes.analysis.scene import AnalysisCallbacks, AnalysisPlace, AnalysisScene

        title, games = match.title, self._games
        kept, work = self._work(match, initial, steps)

        def watch(lines: MoveLines, at: AnalysisPlace, better: bool) -> None:
            self._watch(
                match, initial, lines, lambda: self.show(match, initial, steps, back, at), better=better
            )

        callbacks = AnalysisCallbacks(back, watch, lambda at: games.play_on(match, initial, steps[:at]))

        def scene() -> Scene:
            words = games.dressed(title.data.of_game(initial))
            teller = GameTeller(words, title, match.names(), initial, steps, match.only_person)
            run = AnalysisRun(work, games.service(title), kept)
            return AnalysisScene(words, match, teller, run, callbacks, place or AnalysisPlace())

        self._screens.show(scene)
        campaigns = match.title.find(TitleCampaigns)
        if campaigns is not None and campaigns.chapter_of(match, title.data.of_game(initial)) is not None:
            self._screens.notify(self._screens.words("campaign.analysis_note"))

    def _watch(
        self, match: Match, initial: AnyState, lines: MoveLines, back: Callable[[], None], *, better: bool
    ) -> None:
        """Watch a move as it was played or the better line; where there are both, one leads to the other."""
        from game.core.record.seen_games import ToldGame
        from game.scenes.viewer.controls import OtherLine
        from game.scenes.viewer.mode import WatchedMove

        words, names = self._screens.words, ("line_played", "line_better")
        told = ToldGame(match.title.rules, initial, lines.played)
        this, that = (words(f"analysis.{name}") for name in (reversed(names) if better else names))
        other = OtherLine(
            this,
            that,
            words("analysis.other_tip"),
            lambda: self._watch(match, initial, lines, back, better=not better),
        )
        steps = lines.better if better else lines.played
        end = len(steps) if better else lines.end
        move = WatchedMove(end, told.open, other if lines.better else None)
        self._games.watch(match, initial, steps, back, lines.begin, move=move)

    def _work(
        self, match: Match, initial: AnyState, steps: tuple[AnyStep, ...]
    ) -> tuple[KeptAnalyses, AnalysisWork]:
        """What is kept of a game or was begun of it, or the work anew."""
        from game.core.analysis.kept import KeptAnalyses, name_of
        from game.core.analysis.work import AnalysisWork

        kept = KeptAnalyses(self._saves.folder)
        work = AnalysisWork(match.title.rules, initial, steps, eyes=match.only_person)
        name = name_of(work)
        if self._last is not None and self._last[0] == name:
            work = self._last[1]
        elif not kept.find(work):
            self._last = (name, work)
        return kept, work
