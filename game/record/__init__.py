"""The record of a game: journal, undo, replay and saves, all from the one list of actions.

It knows a game through `game.protocol.Rules` alone.
"""

from game.record.faults import Fault
from game.record.journal import Header, Journal, JournalEntry, read
from game.record.replay import ReplayResult, replay
from game.record.saves import SavedGame, SaveFolder, Saves
from game.record.session import ActionPlayed, ActionUndone, GameSession, Observer, ResumedGame, resume
from game.record.storage import JournalFile

__all__ = [
    "ActionPlayed",
    "ActionUndone",
    "Fault",
    "GameSession",
    "Header",
    "Journal",
    "JournalEntry",
    "JournalFile",
    "Observer",
    "ReplayResult",
    "ResumedGame",
    "SaveFolder",
    "SavedGame",
    "Saves",
    "read",
    "replay",
    "resume",
]
