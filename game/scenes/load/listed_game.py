"""What the list and the sheet beside it say of a game, ready to be drawn."""

import logging
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from game.i18n.words import Words
from game.match import Match, match_of, title_of
from game.protocol import TitleData
from game.record import Fault, SavedGame, Saves
from game.record.saves import glance
from game.saved_games import SaveSummary, date_of, summarise
from game.scenes.faces import SeatProgress, faces
from game.scenes.seat_colours import emblems_of, with_known_emblems

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A line of the list. `summary` is None until the file has been looked at as a whole."""

    path: Path
    game: SavedGame | None
    match: Match | None
    summary: SaveSummary | None = None

    @property
    def emblems(self) -> tuple[str, ...]:
        """The players' emblems, as far as they are known."""
        return emblems_of(self.match) if self.match is not None else ()


def listed(path: Path) -> ListedGame:
    """A file of the list at first sight; one that fails in an unforeseen way is a row without a game."""
    try:
        game = glance(path)
        match = match_of(game.header) if game is not None else None
        return ListedGame(
            path, game, None if match is None or isinstance(match, Fault) else with_known_emblems(match)
        )
    except Exception as error:  # one spoilt file must not close the list of all
        return failed(path, error)


def looked_at(row: ListedGame, saves: Saves, at_hand: TitleData) -> ListedGame:
    """The row with what its file as a whole tells."""
    try:
        return replace(row, summary=summarise(row.path, saves, at_hand))
    except Exception as error:  # as in `listed`
        return failed(row.path, error)


def failed(path: Path, error: Exception) -> ListedGame:
    """The row of a file that cannot be shown, because of an error that nobody foresaw: it is unreadable."""
    log.error("%s cannot be shown", path.name, exc_info=error)
    fault = Fault("unreadable", details={"error": type(error).__name__})
    return ListedGame(path, None, None, SaveSummary(path, None, fault, busy=False))


def players_of(row: ListedGame, words: Words) -> str:
    """Who plays, in one line."""
    return words.listed(seat.name or words("load.nameless") for seat in row.match.seats) if row.match else ""


def name_of(row: ListedGame, words: Words) -> str:
    """What the game is called: its name, or else who plays it; of an unreadable file the file's own name."""
    name = row.game.header.name if row.game is not None else ""
    return name or players_of(row, words) or row.path.name


def standing_of(row: ListedGame, words: Words) -> str:
    """How far the game has come and when it was last played, or that something is wrong with it."""
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
        won = words("load.won", round=rules.round(state), player=players)
        return words("load.standing", what=won, date=date)
    return words("load.standing", what=words("load.round", round=rules.round(state)), date=date)


def fault_text(fault: Fault, words: Words, row: ListedGame | None = None) -> str:
    """What is wrong, in words; `row` is the game that it is in, if it is in one."""
    title = title_of(row.game.header) if row is not None and row.game is not None else None
    if title is None or isinstance(title, Fault):
        return fault.text(words, lambda refusal: refusal.reason)
    return fault.text(words, partial(title.explain, words))


def rescue_of(summary: SaveSummary, words: Words) -> str:
    """What can be saved of a game with a fault; an empty text where nothing is wrong."""
    if summary.fault is None:
        return ""
    if summary.opened is not None:
        reached = summary.opened.title.rules.round(summary.opened.state)
        return words("load.rescue.beginning", count=summary.actions, round=reached)
    return words("load.rescue.backup" if summary.backup is not None else "load.rescue.nothing")


def nearest_win(summary: SaveSummary, seat: int, words: Words) -> SeatProgress | None:
    """How near a player is to winning, where the game can be played."""
    opened = summary.opened
    if opened is None:
        return None
    return faces(opened.header.game).progress(words, opened.state, seat)
