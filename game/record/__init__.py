"""The record of a game: journal, undo, replay and saves, all from the one list of actions.

It knows a game through `game.protocol.Rules` alone.
"""

from game.record.faults import Fault
from game.record.journal import Entry, Header, Journal, read
from game.record.replay import Replayed, replay
from game.record.saves import SavedGame, Saves, Shelf
from game.record.session import GameSession, Observer, Played, Resumed, Undone, resume
from game.record.storage import JournalFile

__all__ = [
    "Entry",
    "Fault",
    "GameSession",
    "Header",
    "Journal",
    "JournalFile",
    "Observer",
    "Played",
    "Replayed",
    "Resumed",
    "SavedGame",
    "Saves",
    "Shelf",
    "Undone",
    "read",
    "replay",
    "resume",
]
