"""Games played at random, with what each step changed."""

import random

from game.core.match import Session
from game.core.record import GameSession
from game.titles.wiraqocha.rules.actions import FireRay, Plunder, Tunnel, UseProbe
from game.titles.wiraqocha.rules.engine import legal_actions, outcome
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.valley_table import fresh


def played(seed: int) -> Session:
    """A game of three, in which everybody does what comes to mind, and often what hurts."""
    chance = random.Random(seed)
    colours = ("red", "blue", "green")[: 2 + seed % 2]
    session = GameSession(WIRAQOCHA, fresh(*colours, seed=seed, variants=("prisoner",) if seed % 3 else ()))
    while outcome(session.state) is None and len(session.steps) < 900:
        actions = legal_actions(session.state)
        rough = [act for act in actions if isinstance(act, Plunder | Tunnel | FireRay | UseProbe)]
        session.act(chance.choice(rough if rough and chance.random() < 0.3 else actions))
    return session
