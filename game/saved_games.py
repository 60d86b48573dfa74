"""What a list of games tells of each: who plays, how far it has come, what is wrong with it and what can be saved."""

import time
from dataclasses import dataclass
from pathlib import Path

from game.i18n.words import Words
from game.match import Match, Session, content_of, initial_state, match_of
from game.record import Fault, GameSession, Header, Journal, Replayed, Saves, Shelf, read, replay
from game.record.storage import is_busy
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import NOBODY


@dataclass(frozen=True, slots=True)
class Opened:
    """A recorded game played again as far as it holds; `fault` is what stopped it, None at its end."""

    header: Header
    match: Match
    initial: State
    replayed: Replayed[State, Action, Event]
    brought: bool  # whether it is played with data of its own, because those at hand are others

    @property
    def fault(self) -> Fault | None:
        """What is wrong with it, if anything."""
        return self.replayed.fault

    @property
    def state(self) -> State:
        """The last state that holds."""
        return self.replayed.state

    def untold_data(self, content: Content) -> bool:
        """Whether it was begun with data that are neither at hand nor in the file."""
        return self.header.data != content.digest and not self.brought

    def session(self) -> Session:
        """The game as a session that is written nowhere."""
        return GameSession(WIRAQOCHA, self.initial, None, self.replayed.steps)


def open_game(path: Path, content: Content) -> Opened | Fault:
    """Play the game in this file again, or why nothing of it can be played; `content` is what is at hand."""
    journal = read(path)
    return journal if isinstance(journal, Fault) else opened(journal, content)


def opened(journal: Journal, content: Content) -> Opened | Fault:
    """As `open_game`, for a journal that was read."""
    header = journal.header
    match, brought = match_of(header), content_of(header, content)
    initial = initial_state(header, content)
    for found in (match, brought, initial):
        if isinstance(found, Fault):
            return found
    assert isinstance(match, Match) and isinstance(brought, Content) and isinstance(initial, State)
    return Opened(header, match, initial, replay(WIRAQOCHA, initial, journal), brought is not content)


@dataclass(frozen=True, slots=True)
class Summary:
    """A file of the list. `opened` is None where nothing of it can be played; `fault` then says why.

    `actions` is how many actions stand, `backup` the newest of its backups that can be played.
    """

    path: Path
    opened: Opened | None
    fault: Fault | None
    busy: bool
    backup: Path | None = None

    @property
    def actions(self) -> int:
        """How many actions stand."""
        return len(self.opened.replayed.steps) if self.opened is not None else 0

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.opened is not None and self.opened.state.winner != NOBODY


def summarise(path: Path, saves: Saves, content: Content) -> Summary:
    """Look at all of a file, as a player would before playing on."""
    found = open_game(path, content)
    fault = found if isinstance(found, Fault) else found.fault
    busy = path.parent == saves.shelf(Shelf.PLAYED) and is_busy(path)
    backup = _playable_backup(path, saves, content) if fault is not None else None
    return Summary(path, None if isinstance(found, Fault) else found, fault, busy, backup)


def _playable_backup(path: Path, saves: Saves, content: Content) -> Path | None:
    backups = saves.backups_of(path)
    return next((found for found in backups if not isinstance(open_game(found, content), Fault)), None)


def date_of(words: Words, when: float) -> str:
    """A moment in seconds of the epoch as the language writes it; a clock may have stood anywhere."""
    try:
        return words.moment(time.localtime(when))
    except (OverflowError, OSError, ValueError):
        return words("load.no_date")
