"""Whether the chances that an analysis shows come true: of all that it gave 30 %, say, three in ten should have won.

    python -m tests.machu_picchu.long.chances [--games 60] [--first 1]

Two to four regents, stewards and pupils play; the chances are those at the beginning of each round.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator

from game.core.contract import BotName, Refusal
from game.titles.machu_picchu.bots.judge import JUDGE
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE
from tests.support.machu_picchu_games import begin

LEVELS = ("regent", "steward", "pupil")
_BINS = 10


def played(seed: int) -> Iterator[State]:
    """The states of the game of a seed at the beginning of each round, then its end."""
    state = begin(seed, 2 + seed % 3)
    seats = len(state.game.colours)
    bots = [TITLE.bots.make(BotName(LEVELS[(seed + seat) % 3]), 10 * seed + seat) for seat in range(seats)]
    rules, round_, step = TITLE.rules, 0, 0
    while (seat := rules.decider(state)) is not None:
        if rules.round(state) != round_:
            round_ = rules.round(state)
            yield state
        bot = bots[seat]
        assert not isinstance(bot, Refusal)
        state = rules.successor(state, bot.choose(rules.resample(rules.observation(state, seat), step)))
        step += 1
    yield state


def main() -> None:
    """Play, note the chances, and print how often they came true."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=1)
    options = parser.parse_args()
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for seed in range(options.first, options.first + options.games):
        *states, end = played(seed)
        outcome = TITLE.rules.outcome(end)
        assert outcome is not None
        for state in states:
            for seat, chance in enumerate(JUDGE.chances(state, ())):
                won = (seat in outcome.winners) / len(outcome.winners)
                found[min(_BINS - 1, int(chance * _BINS))].append((chance, won))
    for _, pairs in sorted(found.items()):
        said, came = (100 * sum(values) / len(pairs) for values in zip(*pairs, strict=True))
        print(f"{len(pairs):5} chances of {said:3.0f} % on average: {came:3.0f} % won")


if __name__ == "__main__":
    main()
