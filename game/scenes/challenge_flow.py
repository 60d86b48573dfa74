"""Leads to the challenges: the table of one, and what follows its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.base.files.problems import DataError
from game.core.contract import Tally
from game.core.record import Saves
from game.scenes.app_context import AppContext
from game.scenes.challenge.title_challenges import TitleChallenges
from game.scenes.finished_games import asked_statistics
from game.scenes.game_flow import GameFlow
from game.scenes.navigation import Navigation
from game.scenes.title_library import TitleLibrary
from game.ui.dialogs import Dialog, DialogOption

if TYPE_CHECKING:
    from game.core.statistics.challenges import ChallengeRecord
    from game.scenes.challenge.title_challenges import AnyTitleChallenges, ChallengeResult
    from game.ui.options import Option


class ChallengeFlow:
    """The challenges of the current title; the statistics beside the `saves` count them. `choose` offers them anew."""

    def __init__(
        self,
        screens: AppContext,
        navigation: Navigation,
        saves: Saves,
        games: GameFlow,
        titles: TitleLibrary,
        choose: Callable[[], None],
    ) -> None:
        self._screens = screens
        self._navigation = navigation
        self._games = games
        self._titles = titles
        self._saves = saves
        self._choose = choose

    @property
    def _challenges(self) -> AnyTitleChallenges | None:
        return self._titles.current.title.find(TitleChallenges)

    def _records(self) -> Mapping[str, ChallengeRecord]:
        with asked_statistics(self._screens, self._saves) as statistics:
            return statistics.challenges(self._titles.current.name)

    def options(self) -> Sequence[Option[Callable[[], None]]]:
        """A card for each challenge of the current title; none in a title without them."""
        from game.scenes.challenge.options import challenge_options

        if self._challenges is None:
            return ()
        return challenge_options(self._screens.words, self._challenges, self._records(), self.begin)

    def begin(self, name: str) -> None:
        """Lay the table of a challenge and say what it asks for; its game is kept nowhere, how it went is counted."""
        from game.scenes.challenge.mode import ChallengeMode
        from game.scenes.challenge.script import load_challenge

        challenges, current, words = self._challenges, self._titles.current, self._screens.words
        assert challenges is not None, "nothing leads to the challenges of a title that has none"
        try:
            challenge = load_challenge(current.title, current.data, name)
        except DataError as error:
            self._screens.tell_damaged(words("menu.damaged_part"), error.problems)
            return

        def note() -> str:
            words = self._screens.words
            return words("challenge.menu_note", goal=words(f"challenge.{name}.goal"))

        def decided(verdict: ChallengeResult, notify: bool) -> None:
            self._decided(name, verdict, notify=notify)

        self._games.play_unkept(
            lambda: challenges.match(self._screens.words, challenge.initial, challenge.bots),
            challenge.initial,
            note,
            make_mode=lambda: ChallengeMode(challenges, name, decided),
            again=lambda: self.begin(name),
        )
        self._say(words(f"challenge.{name}.title"), words(f"challenge.{name}.goal"), self._answer("begin"))

    def _decided(self, name: str, verdict: ChallengeResult, *, notify: bool) -> None:
        """Count the challenge and, where somebody is there to be told, say how it went."""
        won = verdict.value == "won"
        with asked_statistics(self._screens, self._saves) as statistics:
            kept = statistics.note_challenge(self._titles.current.name, name, won=won)
        if notify:
            self._tell(name, verdict, kept=kept, won=won)
        if won:
            self._games.finished.note(self._titles.current.title, Tally.CHALLENGES, name)

    def _tell(self, name: str, verdict: ChallengeResult, *, kept: bool, won: bool) -> None:
        """Say how it went: after a victory the others come first, else another try."""
        words = self._screens.words
        again = self._answer("again", lambda: self.begin(name), wood=won)
        others = self._answer("others", self._offer_anew, wood=not won)
        leave = self._answer("leave", self._navigation.title, pygame.K_ESCAPE, wood=True)
        ways = (others, again, leave) if won else (again, others, leave)
        said = words(f"challenge.{name}.{verdict}")
        if not kept:
            said = f"{said}\n{words('statistics.waits')}"
        self._say(words(f"challenge.{verdict}"), said, *ways)

    def _offer_anew(self) -> None:
        self._navigation.title()
        self._choose()

    def _answer(
        self,
        name: str,
        act: Callable[[], None] = lambda: None,
        key: int | None = None,
        *,
        wood: bool = False,
    ) -> DialogOption:
        words = self._screens.words
        hint = words("menu.key_back") if key is not None else ""
        return DialogOption(words(f"challenge.{name}"), act, key, hint, "wood" if wood else "brass")

    def _say(self, title: str, text: str, *answers: DialogOption) -> None:
        self._screens.stack.push(Dialog(title, text, answers))
