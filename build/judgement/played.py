"""Games between varied computer players, and the positions in them that their judgement is fitted to."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from saved_games import games_in

from game.titles.wiraqocha.bots.features import features
from game.titles.wiraqocha.bots.levels import Engineer, Surveyor
from game.titles.wiraqocha.bots.threat_model import ThreatModel
from game.titles.wiraqocha.bots.weights import WEIGHTS, Weights
from game.titles.wiraqocha.bots.win_chance import at_once
from game.titles.wiraqocha.content.definitions import Card, Cost, ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.engine import perform
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, new_game
from game.titles.wiraqocha.rules.tokens import NOBODY

CAP = 40  # turns a player; a longer game is left out
PLAYERS = (2, 2, 3, 4)
ENGINEERS = 0.25  # the share of players that search their whole turn
MOODS = (  # what a player may be fonder of, at most by so much
    {
        "relics": 1.0,
        "two_relics": 1.0,
        "three_relics": 0.5,
        "relic_sites": 0.5,
        "dice": 0.2,
        "treasure_soon": 4.0,
    },
    {"crystals": 1.5, "somnium_later": 1.0, "points": 0.25, "harvest": 0.4},
    {"technology": 1.5, "leviathan_later": 1.0, "income": 0.2},
    {"prey": 0.2, "dice": 0.3},
)


@dataclass(frozen=True, slots=True)
class Played:
    """A game that somebody won: what it began with, what was done, who won. It is looked at when it is fitted."""

    content: ValleyData
    setup: Setup
    actions: tuple[a.Action, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Seen:
    """The ends of a game's turns: the features of every seat and its chance to win at once; who won in the end."""

    features: NDArray[np.int16]
    at_once: NDArray[np.float32]
    winner: int


def played(number: int, seed: int, strong: bool) -> Played | None:
    """The game of this number, None if nobody won; each has a seed of its own.

    `strong` players are engineers, and cards have their usual costs.
    """
    chance, content = random.Random(f"{seed} {number}"), DATA.load()
    players = chance.choice(PLAYERS)
    bots = [_engineer(chance) if strong else _player(chance) for _ in range(players)]
    setup = Setup(content.colours[:players], chance.getrandbits(40), RANDOM_LAYOUT, ())
    priced, actions = content if strong else _priced(chance, content), list[a.Action]()
    state = new_game(priced, setup)
    while state.winner == NOBODY and state.turn <= CAP * players:
        actions.append(bots[state.mover].choose(state))
        state = perform(state, actions[-1]).state
    return Played(priced, setup, tuple(actions), state.winner) if state.winner != NOBODY else None


def read(paths: Iterable[Path]) -> list[Played]:
    """The games in these files that somebody won."""
    return [game for path in paths for game in games_in(path) if game is not None]


def seen(game: Played) -> Seen:
    """The ends of its turns as the bots judge them, but not one that wins."""
    state, rows, chances = new_game(game.content, game.setup), list[list[list[int]]](), list[list[float]]()
    for action in game.actions:
        if isinstance(action, a.End) and (look := ThreatModel(state)).winner == NOBODY:
            rows.append(features(look))
            chances.append(at_once(look))
        state = perform(state, action).state
    return Seen(np.array(rows, np.int16), np.array(chances, np.float32), game.winner)


def _player(chance: random.Random) -> Surveyor | Engineer:
    """A player whose judgement is varied at random."""
    varied = _varied(chance, chance.choice((0.0, 0.0, 0.1, 0.25)))
    if chance.random() < 0.4:
        varied = varied.shifted({name: chance.random() * most for name, most in chance.choice(MOODS).items()})
    level = Engineer if chance.random() < ENGINEERS else Surveyor
    return level(chance.getrandbits(30), varied)


def _engineer(chance: random.Random) -> Engineer:
    return Engineer(weights=_varied(chance, chance.choice((0.0, 0.0, 0.1))), seed=chance.getrandbits(30))


def _varied(chance: random.Random, spread: float) -> Weights:
    return WEIGHTS.varied([chance.gauss(1, spread) for _ in WEIGHTS.row])


def _priced(chance: random.Random, content: ValleyData) -> ValleyData:
    """The same content with other costs, so that the judgement does not hang on those of the day."""
    if chance.random() < 0.3:
        return content
    shift, share = chance.choice((0, 0, 1, 1, 2, 3)), chance.choice((0.2, 0.4, 0.6, 0.8))
    cards: tuple[Card, ...] = ()
    while sum(card.cost.resources for card in cards) < 25 or sum(card.cost.somnium for card in cards) < 3:
        cards = tuple(
            replace(
                card,
                cost=Cost(
                    min(8, max(1, card.cost.resources + shift + chance.choice((-1, 0, 0, 1)))),
                    int(chance.random() < share),
                ),
            )
            for card in content.cards
        )
    return replace(content, cards=cards, digest=f"{content.digest}{chance.getrandbits(60)}")
