"""What a list of games tells of each: who plays, how far it has come, what is wrong with it and what can be saved."""

import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game.base.files.problems import DataError
from game.base.i18n.words import Words
from game.base.profile.folders import cache_folder
from game.core.contract import AnyState, AnyTitle, GameData, Refusal
from game.core.game_words import game_words
from game.core.match import Match, Session, beginning_of, own_data, title_of
from game.core.record import (
    Fault,
    GameSession,
    Header,
    Journal,
    ReplayResult,
    SaveFolder,
    Saves,
    read,
    replay,
)
from game.core.record.storage import is_busy


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A recorded game played again as far as it holds; `fault` is what stopped it, None at its end.

    `data` are those that it is played with, `brought` whether they are its own because those installed are others.
    """

    header: Header
    match: Match
    data: GameData
    initial: AnyState
    replayed: ReplayResult[Any, Any, Any]
    brought: bool

    @property
    def title(self) -> AnyTitle:
        """The title that it is of."""
        return self.match.title

    @property
    def fault(self) -> Fault | None:
        """What is wrong with it, if anything."""
        return self.replayed.fault

    @property
    def state(self) -> AnyState:
        """The last state that holds."""
        return self.replayed.state

    def session(self) -> Session:
        """The game as a session that is written nowhere."""
        return GameSession(self.title.rules, self.initial, None, self.replayed.steps)


def open_game(path: Path, installed: GameData) -> OpenedGame | Fault:
    """Play the game in this file again, or why nothing of it can be played; for `installed` see `match.data_of`."""
    journal = read(path)
    return journal if isinstance(journal, Fault) else opened(journal, installed)


def opened(journal: Journal, installed: GameData) -> OpenedGame | Fault:
    """As `open_game`, for a journal that was read."""
    header = journal.header
    begun = beginning_of(header, installed)
    if isinstance(begun, Fault):
        return begun
    replayed = replay(begun.match.title.rules, begun.state, journal)
    brought = begun.data is not own_data(header.game, installed)
    return OpenedGame(header, begun.match, begun.data, begun.state, replayed, brought)


@dataclass(frozen=True, slots=True)
class SaveSummary:
    """A file of the list. `opened` is None where nothing of it can be played; `fault` then says why.

    `actions` is how many actions stand, `backup` the newest of its backups that can be played.
    """

    path: Path
    opened: OpenedGame | None
    fault: Fault | None
    busy: bool
    backup: Path | None = None

    @property
    def actions(self) -> int:
        """How many actions stand."""
        return len(self.opened.replayed.steps) if self.opened is not None else 0

    @property
    def played_out(self) -> bool:
        """Whether the game has come to an end by its rules."""
        return self.opened is not None and self.opened.title.rules.outcome(self.opened.state) is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was given up."""
        return self.played_out or (self.opened is not None and self.opened.match.given_up)


def summarise(path: Path, saves: Saves, installed: GameData) -> SaveSummary:
    """Look at all of a file, as a player would before playing on."""
    found = open_game(path, installed)
    fault = found if isinstance(found, Fault) else found.fault
    busy = path.parent == saves.path_of(SaveFolder.PLAYED) and is_busy(path)
    backup = _playable_backup(path, saves, installed) if fault is not None else None
    return SaveSummary(path, None if isinstance(found, Fault) else found, fault, busy, backup)


def _playable_backup(path: Path, saves: Saves, installed: GameData) -> Path | None:
    backups = saves.backups_of(path)
    return next((found for found in backups if not isinstance(open_game(found, installed), Fault)), None)


def fault_text(fault: Fault, words: Words, header: Header | None = None) -> str:
    """What is wrong with the game of this header, or with a file without one; `words` are those of its title."""
    title = title_of(header) if header is not None else None
    if title is None or isinstance(title, Fault):
        return fault.text(words, lambda refusal: refusal.reason)
    return fault.text(words, partial(_explained, title, words))


def _explained(title: AnyTitle, words: Words, refusal: Refusal) -> str:
    """Why an action of a game was refused, with the figures of the title's own data where they can be read."""
    with suppress(DataError):
        words = game_words(words, title.data.load(keep_in=cache_folder()), ())
    return title.phrases.explain(words, refusal)


def begun_with_other_data(header: Header, installed: GameData) -> bool:
    """Whether the game of this header was begun with other data than its title's own; `installed` as in `open_game`."""
    if isinstance(title_of(header), Fault):
        return False
    own = own_data(header.game, installed)
    return not isinstance(own, Fault) and header.data_digest != own.digest


def date_of(words: Words, when: float) -> str:
    """A moment in seconds of the epoch as the language writes it; a clock may have stood anywhere."""
    try:
        return words.moment(time.localtime(when))
    except (OverflowError, OSError, ValueError):
        return words("load.no_date")
