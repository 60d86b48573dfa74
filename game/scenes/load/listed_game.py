"""What the list and the sheet beside it say of a game, ready to be drawn."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from game.base.files.problems import DataError
from game.base.files.visible import shortened_path
from game.base.i18n.words import Words
from game.core.contract import AnyState, GameData
from game.core.match import Match, damaged_title, match_of, title_of
from game.core.record import Fault, SavedGame, Saves
from game.core.record.saves import read_saved_game
from game.core.registry import titles
from game.core.seat_colours import TitleEmblems, emblems_of, with_known_emblems
from game.saved_games import OpenedGame, SaveSummary, date_of, fault_text, summarise
from game.scenes.title_art import GamePreview, SeatProgress

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A line of the list, with the words of its title, or with others where those are not known.

    `summary` is None until the file has been looked at as a whole; from then on `called` says of which chapter of a
    campaign it is the game, if of any.
    """

    path: Path
    words: Words
    game: SavedGame | None
    match: Match | None
    summary: SaveSummary | None = None
    called: str = ""

    @property
    def emblems(self) -> tuple[str, ...]:
        """The players' emblems, as far as they are known."""
        return emblems_of(self.match) if self.match is not None else ()


def listed(path: Path, words: Words, words_of: Callable[[str], Words]) -> ListedGame:
    """A file of the list at first sight; one that fails in an unforeseen way is a row without a game.

    `words` say what needs no words of its title, `words_of` gives those of an installed title. Raises nothing.
    """
    game = None
    try:
        game = read_saved_game(path)
        title = title_of(game.header) if game is not None else None
        if game is None or title is None or isinstance(title, Fault):
            return ListedGame(path, words, game, None)
        match = match_of(game.header)
        if not isinstance(match, Fault):
            match = with_known_emblems(match, title.part(TitleEmblems).of_colours)
        return ListedGame(path, words_of(title.name), game, None if isinstance(match, Fault) else match)
    except DataError as error:
        assert game is not None
        fault = damaged_title(game.header.game, error)
        return ListedGame(path, words, game, None, SaveSummary(path, None, fault, busy=False))
    except Exception as error:  # one spoilt file must not close the list of all
        return failed(path, words, error)


def looked_at(
    row: ListedGame,
    saves: Saves,
    installed: GameData,
    called: Callable[[OpenedGame], str] = lambda opened: "",
) -> ListedGame:
    """The row with what its file as a whole tells, where that is not known yet; `called` names the game of a
    chapter.
    """
    if row.summary is not None:
        return row
    try:
        summary = summarise(row.path, saves, installed)
        name = called(summary.opened) if summary.opened is not None else ""
        return replace(row, summary=summary, called=name)
    except Exception as error:  # as in `listed`
        return failed(row.path, row.words, error)


def failed(path: Path, words: Words, error: Exception) -> ListedGame:
    """The row of a file that cannot be shown, because of an error that nobody foresaw: it is unreadable."""
    log.error("%s cannot be shown", path.name, exc_info=error)
    fault = Fault("unreadable", details={"error": type(error).__name__})
    return ListedGame(path, words, None, None, SaveSummary(path, None, fault, busy=False))


def players_of(row: ListedGame) -> str:
    """Who plays, in one line."""
    words = row.words
    return words.listed(seat.name or words("load.nameless") for seat in row.match.seats) if row.match else ""


def name_of(row: ListedGame) -> str:
    """What the game is called: its name, its chapter, or else who plays; of an unreadable file the file's own name."""
    name = row.game.header.name if row.game is not None else ""
    return name or row.called or players_of(row) or shortened_path(row.path.name)


def title_name(row: ListedGame) -> str:
    """What the title of the game is called, where there are several; empty where that is not known."""
    known = row.game is not None and row.words.title == row.game.header.game
    return row.words("title.name") if known and len(titles()) > 1 else ""


def standing_of(row: ListedGame) -> str:
    """How far the game has come and when it was last played, or that something is wrong with it.

    Where there are several titles, which one it is stands before that.
    """
    title, standing = title_name(row), _standing(row)
    return row.words("load.titled", title=title, standing=standing) if title else standing


def _standing(row: ListedGame) -> str:
    words = row.words
    date = date_of(words, row.game.played) if row.game is not None else ""
    if row.summary is None:
        return date
    fault = row.summary.fault
    if row.summary.opened is None:
        return (
            words("load.standing", what=words("load.unreadable"), date=date)
            if date
            else words("load.unreadable")
        )
    opened = row.summary.opened
    rules, state = opened.title.rules, opened.state
    if fault is not None:
        return words("load.damaged", line=fault.line, round=rules.round(state))
    outcome = rules.outcome(state)
    if outcome is not None and row.match is not None:
        players = words.listed(row.match.seats[seat].name for seat in outcome.winners)
        end = "drawn" if outcome.drawn else "won"
        standing = words(f"load.{end}", round=rules.round(state), player=players)
    else:
        key = "load.given_up" if opened.match.given_up else "load.round"
        standing = words(key, round=rules.round(state))
    if opened.header.practice:
        standing = words("load.practised", what=standing)
    if kind := opened.title.part(GamePreview).kind(words, state):
        standing = words("load.titled", title=kind, standing=standing)
    return words("load.standing", what=standing, date=date)


def wrong_with(row: ListedGame) -> str:
    """What is wrong with the game; an empty text where nothing is."""
    if row.summary is None or row.summary.fault is None:
        return ""
    return fault_text(row.summary.fault, row.words, row.game.header if row.game is not None else None)


def recoverable_text(row: ListedGame) -> str:
    """What can be saved of a game with a fault; an empty text where nothing is wrong."""
    words, summary = row.words, row.summary
    if summary is None or summary.fault is None:
        return ""
    if summary.opened is not None:
        reached = summary.opened.title.rules.round(summary.opened.state)
        return words("load.recoverable.beginning", count=summary.actions, round=reached)
    return words("load.recoverable.backup" if summary.backup is not None else "load.recoverable.nothing")


def nearest_win(row: ListedGame, seat: int) -> SeatProgress | None:
    """How near a player is to winning, where the game can be played."""
    opened = row.summary.opened if row.summary is not None else None
    if opened is None:
        return None
    return opened.title.part(GamePreview).progress(row.words, shown_state(opened), seat)


def shown_state(opened: OpenedGame) -> AnyState:
    """The state that a game has come to, as somebody may know it who only looks through the list."""
    return opened.title.rules.observation(opened.state, None)
