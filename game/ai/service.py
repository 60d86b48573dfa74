"""What can be asked of those who think, and what they answer."""

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from game.ai.guard import BotFault
from game.protocol import BotName
from game.titles.wiraqocha.bots.advice import Advice
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.state import State


@dataclass(frozen=True, slots=True)
class MoveWanted:
    """What does this bot do in `state`? `seed` is for its own dice, and tells it from others of its name."""

    state: State
    bot: BotName
    seed: int


@dataclass(frozen=True, slots=True)
class AdviceWanted:
    """What should the person do in `state`? `positions` is how much is thought; 0: as long as the adviser does."""

    state: State
    positions: int = 0


@dataclass(frozen=True, slots=True)
class Move:
    """What a bot does: a legal action, and what went wrong before it was found."""

    action: Action
    faults: tuple[BotFault, ...] = ()


@dataclass(frozen=True, slots=True)
class Advised:
    """The advice to a person; None where there is none."""

    advice: Advice | None


Question: TypeAlias = MoveWanted | AdviceWanted
Answer: TypeAlias = Move | Advised


class Counsel(Protocol):
    """Somebody who thinks while the game goes on. One question at a time: a new one drops that before."""

    def prepare(self, game: Game) -> None:
        """Get ready to be asked about this game."""
        ...

    def ask(self, question: Question) -> None:
        """Begin to think about this; the answer to an earlier question will never come."""
        ...

    def answer(self) -> Answer | None:
        """The answer to the last question, once; None while it is thought about."""
        ...

    def forget(self) -> None:
        """Drop the last question."""
        ...

    def close(self) -> None:
        """Think no more; can be called more than once."""
        ...
