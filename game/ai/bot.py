"""What a computer player is, and how one is named: `engineer`, `engineer:raider`, `empress:miner@0.5`."""

import math
from dataclasses import dataclass
from typing import Final, Protocol

from game.chance import SEED_LIMIT, number, shuffled
from game.protocol import Refusal
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.state import State

MOST_SECONDS: Final = 600.0  # a turn that a bot may think at most
MOST_POSITIONS: Final = 10_000_000  # that a bot may value a turn at most


class Bot(Protocol):
    """Chooses for whichever seat decides. It sees the open state only: chance in it is veiled."""

    def choose(self, state: State) -> Action:
        """One of the legal actions of `state`, which is not over.

        A bot may remember what it planned, but must choose as well in a state that it has never seen.
        """
        ...


@dataclass(frozen=True, slots=True)
class BotName:
    """Which bot: its level, its temperament (empty: none) and how much it may think a turn (0: as is its own).

    The thinking is limited in seconds, or in positions that it values (`empress@5000n`): then it plays alike on every
    machine.
    """

    level: str
    temperament: str = ""
    seconds: float = 0.0
    positions: int = 0

    def __str__(self) -> str:
        temper = f":{self.temperament}" if self.temperament else ""
        limit = f"@{self.positions}n" if self.positions else f"@{self.seconds:g}" if self.seconds else ""
        return f"{self.level}{temper}{limit}"


def read_name(text: str) -> BotName | Refusal:
    """The bot that the text names, by form alone: whether there is such a level is for the roster to say."""
    head, at, seconds = text.strip().partition("@")
    level, colon, temperament = head.partition(":")
    if not level.isidentifier() or (colon and not temperament.isidentifier()):
        return Refusal("bot_name", {"text": text})
    if seconds.endswith("n") and seconds[:-1].isdecimal():
        positions = int(seconds[:-1])
        if 0 < positions <= MOST_POSITIONS:
            return BotName(level, temperament, positions=positions)
        return Refusal("bot_positions", {"text": text, "most": MOST_POSITIONS})
    try:
        budget = float(seconds) if at else 0.0
    except ValueError:
        return Refusal("bot_seconds", {"text": text, "most": MOST_SECONDS})
    if at and not (math.isfinite(budget) and 0 < budget <= MOST_SECONDS):
        return Refusal("bot_seconds", {"text": text, "most": MOST_SECONDS})
    return BotName(level, temperament, budget)


def veiled(state: State, salt: int) -> State:
    """The same table with another fate: the coming dice and the order of the pile are not the game's own.

    What a bot is shown, so that none can know what chance will bring, however it searches.
    """
    twin = state.copy()
    twin.loaded = ()
    twin.seed = number(state.seed ^ salt, state.drawn) % SEED_LIMIT
    twin.deck, _ = shuffled(state.deck, twin.seed, 0)
    return twin


def unfated(state: State) -> State:
    """The same table with no fate at all: every state that differs in what is to come alone gives the same.

    What a bot searches from, so that its choice cannot hang on a coming die or card.
    """
    twin = state.copy()
    twin.loaded, twin.seed, twin.drawn, twin.deck = (), 0, 0, tuple(sorted(state.deck))
    return twin
