"""Tens of thousands of whole random games, every few actions checked for what must always hold.

    python -m tests.wiraqocha.long.random_games [--count 50000] [--jobs 2] [--seed 1] [--cap 20000]

The number of the first game is a million times the seed. A game is played to its end; one that lasted longer than the
cap, in actions, would be given up and told.

Two to four players, both variants, both kinds of layout. Checked are: an action is legal exactly while nobody has won;
every token, die, cube, crystal, relic and card is accounted for; and for one game in a hundred that its notation, its
position and its journal come back as they were.
"""

import multiprocessing
import random
import sys
from collections import Counter
from dataclasses import dataclass, field

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import Refusal
from game.titles.wiraqocha.rules.engine import legal_actions, outcome, perform
from game.titles.wiraqocha.rules.notation.positions import format_position, read_position
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.shell.long.proof import conclude, options_of
from tests.support.random_positions import VARIANTS, check_accounts, content, start

EVERY = 8  # actions between two checks
CLOSELY = 100  # one game in so many has its texts checked too


@dataclass
class Games:
    """What came of the games; `wrong` holds what should not have been."""

    count: int = 0
    actions: int = 0
    won: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, other: "Games") -> None:
        """Count others to these."""
        self.count += other.count
        self.actions += other.actions
        self.won += other.won
        self.wrong += other.wrong


def play(first: int, count: int, cap: int) -> Games:
    """So many games, beginning with that number, each of at most `cap` actions."""
    games = Games()
    for number in range(first, first + count):
        try:
            _play_one(number, cap, games)
        except Exception as error:
            games.wrong.append(f"game {number}: {type(error).__name__}: {error}")
        games.count += 1
    return games


def _play_one(number: int, cap: int, games: Games) -> None:
    chance = random.Random(number)
    state = start(number, 2 + number % 3, VARIANTS[number % 4], ("random", "recommended")[number % 2])
    closely = number % CLOSELY == 0
    for step in range(cap):
        legal = legal_actions(state)
        end = outcome(state)
        assert bool(legal) == (end is None), "legal actions and the end of the game do not agree"
        if end is not None:
            games.won[end.reason] += 1
            break
        action = chance.choice(legal)
        if closely:
            read = WIRAQOCHA.parse_action(state, WIRAQOCHA.format_action(action))
            assert not isinstance(read, Refusal) and read == action, WIRAQOCHA.format_action(action)
        state = perform(state, action).state
        games.actions += 1
        if step % EVERY == 0:
            check_accounts(state)
            if closely:
                _check_text(state)
    check_accounts(state)


def _check_text(state: State) -> None:
    """The position comes back as it was."""
    again = read_position(read_yaml_text(format_position(state), "position"), content())
    assert format_position(again) == format_position(state), "the position comes back otherwise"


def _job(given: tuple[int, int, int]) -> Games:
    return play(*given)


def main() -> int:
    """Run the proof and print its figures."""
    parser = options_of(__doc__, count=50_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cap", type=int, default=20_000)
    options = parser.parse_args()
    parts = [
        (options.seed * 10**6 + first, min(250, options.count - first), options.cap)
        for first in range(0, options.count, 250)
    ]
    games = Games()
    with multiprocessing.Pool(options.jobs) as pool:
        for done in pool.imap_unordered(_job, parts):
            games.add(done)
    won = ", ".join(f"{name} {count}" for name, count in sorted(games.won.items())) or "none"
    print(f"random games: {games.count}, seed {options.seed}, actions {games.actions}")
    print(f"won: {won}; given up after {options.cap} actions: {games.count - games.won.total()}")
    return conclude(games.wrong)


if __name__ == "__main__":
    sys.exit(main())
