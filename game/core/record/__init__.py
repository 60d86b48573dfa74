"""The record of a game: journal, undo, replay and saves, all from the one list of actions.

It knows a game through `game.core.contract.Rules` alone.
"""

from game.core.record.faults import Fault
from game.core.record.journal import Header, Journal, JournalEntry, read
from game.core.record.replay import ReplayResult, replay
from game.core.record.saves import SavedGame, SaveFolder, Saves
from game.core.record.session import ActionPlayed, ActionUndone, GameSession, Observer, ResumedGame, resume
from game.core.record.storage import JournalFile

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
