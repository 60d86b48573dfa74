"""What can be asked of those who think, and what they answer."""

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from game.core.analysis.judging import JudgedMove
from game.core.contract import Advice, AnyAction, AnyState, BotName, Refusal


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """What does this bot do in `state`? `seed` is for its own dice, and tells it from others of its name."""

    state: AnyState
    bot: BotName
    seed: int


@dataclass(frozen=True, slots=True)
class AdviceRequest:
    """What should the person do in `state`? `positions` is how much is thought; 0: as long as the adviser does.
    `purpose` is as in `Bots.advise`.
    """

    state: AnyState
    positions: int = 0
    purpose: object = None


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """How good are these actions of a played game, which begin in `state`? See `game.core.analysis.judging`."""

    state: AnyState
    played: tuple[AnyAction, ...]
    positions: int
    deals: tuple[AnyState, ...] = ()


@dataclass(frozen=True, slots=True)
class BotFault:
    """A decision that a bot failed to take, and the level that took it.

    `why` is what happened (`bot_raised`, `bot_illegal`, `bot_overran`, `bot_died`, or `bot_benched` where it is not
    asked again), to be explained like any refusal.
    """

    bot: str
    substitute: str
    why: Refusal


@dataclass(frozen=True, slots=True)
class BotMove:
    """What a bot does, or the `problem` that it had with it.

    `seconds` is the time that the bot took: of the processor, or of the clock where it did not answer. The guard lets
    only a legal action of so many `options` through, without a problem: `faults` is what went wrong before it was
    found, `substitute` the level that decided in the bot's place, empty where it did itself.
    """

    action: AnyAction
    seconds: float = 0.0
    problem: Refusal | None = None
    faults: tuple[BotFault, ...] = ()
    options: int = 0
    substitute: str = ""


@dataclass(frozen=True, slots=True)
class AdviceReply:
    """The advice to a person; None where there is none."""

    advice: Advice[AnyAction] | None


@dataclass(frozen=True, slots=True)
class JudgeReply:
    """What the judge found; None where it failed."""

    judged: JudgedMove | None


Question: TypeAlias = MoveRequest | AdviceRequest | JudgeRequest
WorkerResult: TypeAlias = BotMove | AdviceReply | JudgeReply


class ThinkingService(Protocol):
    """Thinks while the game goes on. One question at a time: a new one drops that before."""

    def prepare(self, state: AnyState) -> None:
        """Get ready to be asked about the game of this state."""
        ...

    def ask(self, question: Question) -> None:
        """Begin to think about this; the answer to an earlier question will never come."""
        ...

    def answer(self) -> WorkerResult | None:
        """The answer to the last question, once; None while it is thought about."""
        ...

    def forget(self) -> None:
        """Drop the last question."""
        ...

    def close(self) -> None:
        """Think no more; can be called more than once."""
        ...
