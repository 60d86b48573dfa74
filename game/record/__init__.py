"""The record of a game: journal, undo, replay and saves, all from the one list of actions.

It knows a game through `game.protocol.Rules` alone.
"""

from game.record.faults import Fault
from game.record.journal import Header, Journal, JournalEntry, read
from game.record.replay import Replayed, replay
from game.record.saves import SavedGame, SaveFolder, Saves
from game.record.session import GameSession, Observer, Played, Resumed, Undone, resume
from game.record.storage import JournalFile

__all__ = [
    "Fault",
    "GameSession",
    "Header",
    "Journal",
    "JournalEntry",
    "JournalFile",
    "Observer",
    "Played",
    "Replayed",
    "Resumed",
    "SaveFolder",
    "SavedGame",
    "Saves",
    "Undone",
    "read",
    "replay",
    "resume",
]
