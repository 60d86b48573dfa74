"""Leads out of a game before its end: to its beginning once more, to giving it up, or where it stands still."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from game.core.match import seated_players
from game.scenes.app_context import AppContext
from game.ui.dialogs import Chooser, Dialog, DialogOption, Option
from game.ui.widget import nothing

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.core.contract import GameData
    from game.core.match import Match, Session
    from game.kit.forms.result_ways import ResultOption
    from game.scenes.finished_games import FinishedGames
    from game.scenes.navigation import Navigation


@dataclass(frozen=True, slots=True)
class ChapterExits:
    """Where the table of a chapter leads: to its beginning, to its journal, which `called` names, and there also once
    it was given up.
    """

    begin: Callable[[], None]
    journal: Callable[[], None]
    called: Callable[[], str]
    given_up: Callable[[], None]


class GamesInPlay(Protocol):
    """The game that is played, as far as it matters for its early end."""

    @property
    def finished(self) -> FinishedGames:
        """What is known of finished games."""
        ...

    def begin(self, match: Match, data: GameData, *, practice: bool = False) -> None:
        """Begin a game with these data."""
        ...

    def play(self, match: Match, session: Session) -> None:
        """Show the table of a game that goes on."""
        ...

    def close(self) -> None:
        """Let the game go that is being played."""
        ...

    def tell_story(self, match: Match, session: Session) -> None:
        """Tell the story of a game over the screen that is shown."""
        ...

    def dressed(self, data: GameData) -> Words:
        """The words of a game with these data."""
        ...


class EarlyEndFlow:
    """What the menu of a table asks before a game ends early. `games` show the table of whoever plays on."""

    def __init__(self, screens: AppContext, navigation: Navigation, games: GamesInPlay) -> None:
        self._screens = screens
        self._navigation = navigation
        self._games = games

    # once more

    def ask_to_restart(self, match: Match, session: Session, chapter: ChapterExits | None) -> None:
        """Ask how the game should begin anew; a chapter begins in one way. What was played stays in the list."""
        words = self._screens.words
        title, text = words("game_menu.restart_title"), words("game_menu.restart_text")
        if chapter is not None:
            self._ask_once_more(text, chapter.begin)
            return
        options = [Option(way.act, way.label, way.tip) for way in self._beginnings(match, session)]
        way_out = (words("load.cancel"), words("menu.key_back"))
        chooser = Chooser(title, options, lambda begin: begin(), nothing, text=text, way_out=way_out)
        self._screens.stack.push(chooser)

    def ask_to_begin_again(self, begin: Callable[[], None]) -> None:
        """Ask whether a game that is kept nowhere should `begin` once more."""
        self._ask_once_more(self._screens.words("game_menu.restart_unkept"), begin)

    def _ask_once_more(self, text: str, begin: Callable[[], None]) -> None:
        words = self._screens.words
        answers = [self._stay(), DialogOption(words("game_menu.restart"), begin, style="wood")]
        self._screens.stack.push(Dialog(words("game_menu.restart_title"), text, answers, nothing))

    def _beginnings(self, match: Match, session: Session) -> Sequence[ResultOption]:
        """Another game of those who sat there at first, by chance anew or from the very same start."""
        from game.kit.forms.result_ways import play_again_options

        data = match.title.data.of_game(session.initial)

        def begin(again: Match) -> None:
            self._games.begin(again, data, practice=session.practice)

        return play_again_options(self._games.dressed(data), match.as_begun, begin)

    # no more

    def ask_to_give_up(self, match: Match, session: Session, chapter: ChapterExits | None, seat: int) -> None:
        """Ask whether the person at a seat gives the game up for lost."""
        words = self._screens.words
        alone = match.only_person is not None
        said = words(
            "game_menu.give_up_text" if alone else "game_menu.hand_over", player=match.seats[seat].name
        )
        act = partial(self._give_up, match, session, chapter, seat)
        answers = [self._stay(), DialogOption(words("game_menu.give_up"), act, style="wood")]
        self._screens.stack.push(Dialog(words("game_menu.give_up_title"), said, answers, nothing))

    def _stay(self) -> DialogOption:
        words = self._screens.words
        return DialogOption(words("game_menu.go_on"), nothing, pygame.K_ESCAPE, words("menu.key_back"))

    def _give_up(self, match: Match, session: Session, chapter: ChapterExits | None, seat: int) -> None:
        """Keep with the game that it is lost for a seat: a computer player plays on, as long as anybody else does."""
        left = match.without(seat)
        session.seat(seated_players(left))
        if not left.given_up:
            self._games.play(left, session)
            self._screens.notify(self._screens.words("game_menu.handed_over", player=match.seats[seat].name))
            return
        self._games.finished.keep(left, session)
        if chapter is not None:
            chapter.given_up()
            return
        self._games.close()
        words = self._screens.words
        ways = [
            DialogOption(
                way.label,
                way.act,
                way.key,
                "" if way.key is None else words.cap(way.key),
                "wood" if number else "brass",
            )
            for number, way in enumerate(self._beginnings(left, session))
        ]
        ways.append(
            DialogOption(
                words("menu.to_title"),
                self._navigation.title,
                pygame.K_ESCAPE,
                words("menu.key_back"),
                "wood",
            )
        )
        key = "game_menu.given_up_practice" if session.practice else "game_menu.given_up_text"
        self._screens.stack.push(Dialog(words("game_menu.given_up"), words(key), ways))

    # stopped

    def tell_stopped(self, match: Match, session: Session) -> None:
        """Say that a game of computer players was stopped since it stands still, and show how everybody stands."""
        from game.scenes.stopped_game import StoppedGameDialog

        words = self._games.dressed(match.title.data.of_game(session.initial))
        tell = partial(self._games.tell_story, match, session)
        self._screens.stack.push(StoppedGameDialog(words, match, session, tell, self._navigation.title))
