"""Games between varied computer players, and the positions in them that their judgement is fitted to."""

import pickle
import random
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from game.titles.wiraqocha.bots.evaluation import Evaluation
from game.titles.wiraqocha.bots.features import features, finer_features
from game.titles.wiraqocha.bots.levels import Engineer, Surveyor
from game.titles.wiraqocha.bots.weights import JUDGEMENT, NAMES, WEIGHTS, Weights
from game.titles.wiraqocha.content.definitions import Card, Content, Cost
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.engine import advance
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import NOBODY

CAP = 40  # turns a player; a longer game is left out
PLAYERS = (2, 2, 3, 4)
ENGINEERS = 0.25  # the share of players that search their whole turn
COMMON = 0.15  # and of those that judge as the lower levels do
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
class Position:
    """The end of a turn: the features of every seat, its chance to win at once, and who is next."""

    features: tuple[tuple[float, ...], ...]
    at_once: tuple[float, ...]
    next: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game that somebody won."""

    winner: int
    positions: tuple[Position, ...]


def play_for(seconds: float, seed: int, content: Content, path: Path) -> int:
    """Play for so much processor time and keep the games in the file; how many there are."""
    chance, games = random.Random(seed), list[Played]()
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        game = _played(chance, content)
        if game is not None:
            games.append(game)
    path.write_bytes(pickle.dumps(games))
    return len(games)


def read(paths: Iterable[Path]) -> list[Played]:
    """The games in these files."""
    return [game for path in paths for game in pickle.loads(path.read_bytes())]


def _played(chance: random.Random, content: Content) -> Played | None:
    players = chance.choice(PLAYERS)
    bots = [_player(chance) for _ in range(players)]
    setup = Setup(content.colours[:players], chance.getrandbits(40), RANDOM_LAYOUT, ())
    state, found = new_game(_priced(chance, content), setup), list[Position]()
    while state.winner == NOBODY and state.turn <= CAP * players:
        action = bots[state.mover].choose(state)
        if isinstance(action, a.End):
            found += _seen(state)
        state = advance(state, action).state
    return Played(state.winner, tuple(found)) if state.winner != NOBODY else None


def _seen(state: State) -> list[Position]:
    """The position as the bots judge it, unless the end of the turn wins."""
    look = Evaluation(state)
    if look.winner != NOBODY:
        return []
    rows = tuple((*features(look, seat), *finer_features(look, seat)) for seat in state.game.seats)
    return [Position(rows, tuple(look.chance_at_once), look.next)]


def _player(chance: random.Random) -> Surveyor | Engineer:
    """A player whose judgement is varied at random."""
    common = WEIGHTS if chance.random() < COMMON else JUDGEMENT
    spread = chance.choice((0.0, 0.0, 0.1, 0.25))
    shifts = {name: getattr(common, name) * chance.gauss(1, spread) for name in NAMES}
    if chance.random() < 0.4:
        for name, most in chance.choice(MOODS).items():
            shifts[name] += chance.random() * most
    shifted: Weights = replace(
        common, **shifts, finer=tuple(n * chance.gauss(1, spread) for n in common.finer)
    )
    return Engineer(shifted) if chance.random() < ENGINEERS else Surveyor(shifted)


def _priced(chance: random.Random, content: Content) -> Content:
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
