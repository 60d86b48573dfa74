"""Dice races that are played and recorded."""

import re
from pathlib import Path

from game.core.record import Fault, GameSession, Header, Saves
from tests.support.dice_race import RACE, Move, Race, RaceRules, Rolled, Scored

RaceSession = GameSession[Race, Move, Scored | Rolled]


HEADER = Header("race", "1.0", "none", 7, ("Ada", "Élodie"), {"length": 10})


MOVES = ("step", "step", "undo", "step", "roll", "grant", "roll", "halve", "step")


def start(header: Header) -> tuple[RaceRules, Race] | Fault:
    return RACE, Race(header.seed)


def new_session(folder: Path) -> RaceSession:
    return GameSession(RACE, Race(HEADER.seed), Saves(folder).begin(HEADER))


def play(session: RaceSession, *moves: str) -> None:
    for move in moves:
        if move == "undo":
            assert session.undo() is not None
        else:
            session.act(Move(move))


def marked(journal: bytes, mark: str = "2026-11-27-101010-abcdef") -> bytes:
    """The journal as that of another record: with this mark, which depends on clock and chance."""
    return re.sub(rb'"mark": "[^"]*"', f'"mark": "{mark}"'.encode(), journal, count=1)


def play_to_the_end(session: RaceSession) -> None:
    while RACE.outcome(session.state) is None:
        session.act(RACE.legal_actions(session.state)[0])
