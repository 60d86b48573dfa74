"""A match with names and colours, and games of it that are played and recorded."""

import random
from pathlib import Path

from game.core.contract import Applied
from game.core.match import Match, Seat, Session, begin_match
from game.core.record import Saves
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.setup import Setup
from tests.support.game_data import CONTENT

MATCH = Match(
    Setup(
        ("red", "blue", "green"), 99, "random", ("caves", "prisoner"), HouseRules(exchange_keeps_die=False)
    ),
    (Seat("Ada", "gear"), Seat("Élodie", "star"), Seat("", "moon")),
)


def play(session: Session, actions: int, seed: int = 5) -> None:
    """Play at random, and now and then take something back."""
    choose = random.Random(seed)
    for _ in range(actions):
        options = session.rules.legal_actions(session.state)
        if not options:
            return
        assert isinstance(session.act(choose.choice(options)), Applied)
        if choose.random() < 0.2:
            session.undo()


def record(folder: Path, actions: int = 120, watched: bool = False) -> bytes:
    session = begin_match(MATCH, CONTENT, Saves(folder))
    if watched:
        session.subscribe(lambda change: None)
    play(session, actions)
    session.close()
    (path,) = folder.glob("*.journal")
    return path.read_bytes()
