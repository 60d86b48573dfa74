"""Golden playthroughs: a seeded game of each title, variant and number of seats, told step by step in a text file.

A file holds the set-up in its first line and then, for each step, who decided among how many offered actions, the
action, the digest of the position after it, and what the log says of it. It is played again by its own actions, so it
does not depend on the computer players that once chose them.
"""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from game.base.files.json_values import Json
from game.core.contract import AnyTitle, Applied, BotName, Refusal
from game.core.registry import title
from tests.support.title_examples import EXAMPLES
from tests.support.words import game_words_of

FOLDER: Final = Path(__file__).parent
SEED: Final = 38
WHIMS: Final = 6  # every so many decisions is made by lot, so that unwise actions are played too
MOST: Final = 900  # actions; a game that is not over by then is told so far

_RULINGS: Final = ("probed_camp_waits_for_owner", "exchange_keeps_die", "limited_dice", "plunder_keeps_die")


def _valley(layout: str, *variants: str, rulings: bool = True) -> Mapping[str, Json]:
    """A set-up of Wiraqocha; without the rulings, each of them is turned round."""
    house_rules: dict[str, Json] = {} if rulings else dict.fromkeys(_RULINGS, False)
    return {"layout": layout, "variants": [*variants], "house_rules": house_rules}


_ALLIED: Final = ("inka K", "supay C", "quya A", "chanka Q")
"""Partners of an Alliance sit opposite each other."""
VARIANTS: Final[Mapping[str, Mapping[str, Mapping[str, Json]]]] = {
    "wiraqocha": {
        "recommended": _valley("recommended"),
        "random": _valley("random"),
        "caves": _valley("recommended", "caves"),
        "prisoner": _valley("recommended", "prisoner"),
        "even-start": _valley("recommended", "even_start"),
        "all": _valley("random", "caves", "prisoner", "even_start", rulings=False),
    },
    "machu-picchu": {
        "dense": {"house_rules": {"gold_rank": "dense"}},
        "skip": {"house_rules": {"gold_rank": "skip"}},
    },
    "inkas": {
        "family": {"players": []},
        "switches": {"players": [], "house_rules": {"diagonals": "lenient", "offerings": "quick"}},
        "table-advanced": {"players": [], "mode": "advanced", "at_table": True},
        "table-alliance": {"players": [*_ALLIED], "alliance": True},
        "table-advanced-alliance": {
            "players": [*_ALLIED],
            "mode": "advanced",
            "alliance": True,
            "at_table": True,
        },
        "goals": {"players": [], "quest": "alternate", "house_rules": {"goal_cards": "two"}},
        "table-goals-advanced": {"players": [], "mode": "advanced", "quest": "alternate", "at_table": True},
        "table-goals-alliance": {"players": [*_ALLIED], "alliance": True, "quest": "alternate"},
        "table-goals-advanced-alliance": {
            "players": [*_ALLIED],
            "mode": "advanced",
            "alliance": True,
            "quest": "alternate",
            "at_table": True,
        },
    },
    "card-race": {"level": {"ahead": False}, "ahead": {"ahead": True}},
}
"""The set-ups that are played, by title and name; one that names its players is for so many."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a playthrough begins with."""

    game: str
    players: tuple[str, ...]
    seed: int
    setup: Mapping[str, Json]

    def line(self) -> str:
        """The first line of its file."""
        return json.dumps(
            {"game": self.game, "players": self.players, "seed": self.seed, "setup": self.setup}
        )

    def begin(self) -> tuple[AnyTitle, Any]:
        """The title and the first state."""
        played = title(self.game)
        setup = played.setups.read(self.players, self.seed, self.setup)
        return played, played.setups.new_game(played.data.load(), setup)


def starts() -> Iterator[tuple[Path, Start]]:
    """Every playthrough there must be, with its file."""
    for game, variants in VARIANTS.items():
        for number, (variant, setup) in enumerate(variants.items()):
            named = setup.get("players")
            for seats in [len(named)] if isinstance(named, list) and named else title(game).seats:
                path = FOLDER / game / f"{variant}-{seats}.txt"
                yield path, Start(game, EXAMPLES[game].colours[:seats], SEED + 10 * number + seats, setup)


def play(start: Start) -> Iterator[str]:
    """The actions of a new game, chosen by quick computer players and now and then by lot."""
    played, state = start.begin()
    rules, chance = played.rules, random.Random(start.seed)
    # no computer player knows this way to play yet
    whims = 1 if start.setup.get("alliance") and start.setup.get("mode") else WHIMS
    bots = [_bot(played, EXAMPLES[start.game].quick_bots[-1], seat) for seat in range(len(start.players))]
    for _ in range(MOST):
        seat = rules.decider(state)
        if seat is None:
            return
        by_lot = chance.randrange(whims) == 0
        view = rules.resample(rules.observation(state, seat), chance.getrandbits(32))
        action = _by_lot(rules, state, chance, whims) if by_lot else bots[seat].choose(view)
        yield rules.format_action(action)
        state = rules.successor(state, action)


def _by_lot(rules: Any, state: Any, chance: random.Random, whims: int) -> Any:
    """Any action; where all are chosen so, no draw is offered, which would end the game early."""
    legal = list(rules.legal_actions(state))
    others = [one for one in legal if whims > 1 or rules.format_action(one) != "offer_draw"]
    return chance.choice(others or legal)


def _bot(played: AnyTitle, level: str, seat: int) -> Any:
    bot = played.bots.make(BotName(level), seat)
    assert not isinstance(bot, Refusal)
    return bot


def tell(start: Start, actions: Sequence[str]) -> str:
    """The file of the game that these actions make; where one is refused, it ends with the reason."""
    return "".join(f"{line}\n" for line in _lines(start, actions))


def _lines(start: Start, actions: Sequence[str]) -> Iterator[str]:
    played, state = start.begin()
    rules, words = played.rules, game_words_of(start.game)
    yield start.line()
    for number, text in enumerate(actions, 1):
        seat = rules.decider(state)
        who = "nobody" if seat is None else start.players[seat]
        action = rules.parse_action(state, text)
        applied = action if isinstance(action, Refusal) else rules.apply(state, rules.decider(state), action)
        if not isinstance(applied, Applied):
            yield f"{number}  {who}: {text} is refused: {applied.reason}"
            return
        offered, state = len(rules.legal_actions(state)), applied.state
        yield f"{number}  {who} of {offered}: {text}  #{rules.draws(state)} {rules.digest(state)}"
        said = (played.phrases.describe_event(words, event) for event in applied.events)
        yield from (f"    {sentence}" for sentence in said if sentence)
    outcome = rules.outcome(state)
    if outcome is None:
        yield "not over"
    else:
        places = " | ".join(", ".join(start.players[seat] for seat in rank) for rank in outcome.ranks)
        yield f"over, {outcome.reason}: {places}; scores {list(outcome.scores)}"


def read(text: str) -> tuple[Start, list[str]]:
    """What a file begins with, and its actions."""
    first, *lines = text.splitlines()
    plain = json.loads(first)
    start = Start(plain["game"], tuple(plain["players"]), plain["seed"], plain["setup"])
    steps = [line for line in lines if line[:1].isdigit()]
    return start, [line.partition(": ")[2].rpartition("  #")[0] for line in steps]
