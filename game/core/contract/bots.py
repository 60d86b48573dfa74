"""The computer players of a title."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from game.core.contract.rules import ActionT, Refusal, StateT

_StateT_contra = TypeVar("_StateT_contra", contravariant=True)
_ActionT_co = TypeVar("_ActionT_co", covariant=True)


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


REMEMBERED: Final = "remembered"
"""The occasion on which a rival may speak of an earlier game: its lines stand below the kinds of
`Interactions.kinds` and `defeat`, with the gap `player`.
"""


@dataclass(frozen=True, slots=True)
class Rival:
    """A person, by the name under which data, saves, words (`rivals.NAME`) and its portrait know it.

    `temperament` is that of the computer player (empty: none).
    """

    name: str
    temperament: str = ""


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that a seat may say something about: its lines stand under `rivals.NAME.says.<name>`, from 1 on."""

    seat: int
    name: str


class Bot(Protocol[_StateT_contra, _ActionT_co]):
    """Chooses for whichever seat decides. It is shown that seat's view, never the state."""

    def choose(self, state: _StateT_contra) -> _ActionT_co:
        """One of the legal actions of `state`, a view of a game that is not over.

        A bot may remember what it planned, but must choose as well in a view that it has never seen.
        """
        ...


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence of an advice: a locale key under `advice.`, and what fills its gaps, as in phrases."""

    key: str
    details: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Advice(Generic[ActionT]):
    """What to do now; `reason` is a locale key under `advice.`, `details` fill its gaps as in phrases.

    `remarks` are further sentences; `equal` is another action that is as good, if there is one: what is lit
    for it is named in a remark.
    """

    action: ActionT
    reason: str
    details: Mapping[str, object]
    remarks: tuple[Remark, ...] = ()
    equal: ActionT | None = None


class GameAnalyst(Protocol[StateT, _ActionT_co]):
    """Reads a game again (`game.core.analysis`): how everybody stood, and what would have been best.

    It thinks by counts and not by the clock, so that the same game is always judged alike.
    """

    def chances(self, state: StateT, seeds: Sequence[int]) -> Sequence[float]:
        """The chance of every seat to win, on average over the chance to come that these seeds decide.

        Seats of one side have the same chance; over all `sides` it is 1 in sum. At the end of the game the side that
        won has all of it, or an equal share.
        """
        ...

    def sides(self, state: StateT) -> Sequence[Sequence[int]]:
        """The seats that win together, each seat once: alone where each plays for itself."""
        ...

    def resample_chance(self, state: StateT, seed: int) -> StateT:
        """The same position with the chance to come that the seed decides; what is hidden in it stays."""
        ...

    def best_line(self, state: StateT, positions: int) -> Sequence[_ActionT_co]:
        """What the strongest level would do in a view until something unknown is shown or another one decides.

        It values about so many positions; an action that shows something may be the last of the line.
        """
        ...

    def might_play(self, state: StateT, line: Sequence[Any], positions: int) -> bool:
        """Whether the strongest level might as well begin with this line in a view: its own search, asked once more,
        finds nothing that is clearly better. Then nobody calls it a mistake.
        """
        ...

    def plain_line(self, state: StateT) -> Sequence[_ActionT_co]:
        """The same of a player who thinks little."""
        ...

    def likely_answer(self, state: StateT) -> _ActionT_co:
        """What whoever decides in the turn of another would most likely answer, by what lies open in a view."""
        ...

    def passes(self, action: Any) -> bool:
        """Whether an answer lets what was done pass, so that nothing is told of it."""
        ...


AnyJudge: TypeAlias = GameAnalyst[Any, Any]
"""The judge of any title."""


class Bots(Protocol[StateT, ActionT]):
    """The computer players of a title."""

    @property
    def levels(self) -> Sequence[str]:
        """Every level, from the weakest up, with those that only experiments use."""
        ...

    @property
    def offered(self) -> Sequence[str]:
        """The levels that people choose from, from the weakest up."""
        ...

    @property
    def timed(self) -> str:
        """The offered level that thinks for as long as it is given; empty for none."""
        ...

    @property
    def forced(self) -> Sequence[str]:
        """The levels that sit where the rules leave one legal action alone, which is taken without thought."""
        ...

    @property
    def temperaments(self) -> Sequence[str]:
        """The temperaments that a bot may have, in the order in which they are offered."""
        ...

    @property
    def rivals(self) -> Sequence[Rival]:
        """The persons that computer players can be, at least one for each seat, each of whom brings its temperament;
        none where people choose a temperament alone.
        """
        ...

    def make(self, name: BotName, seed: int) -> "Bot[StateT, ActionT] | Refusal":
        """A new bot of this name, whose own dice (not the game's) come from `seed`; or that there is none."""
        ...

    def advise(self, state: StateT, positions: int = 0, purpose: object = None) -> Advice[ActionT] | None:
        """What the person who decides should do, in a view of the game; None where it is over.

        It thinks for about a second, or until it has valued so many positions where that is above 0: then the same
        view gives the same advice on every machine. `purpose` is what the person plays for where that is not the
        victory alone, such as the goals of a chapter, as the title's own screens make it.
        """
        ...

    @property
    def judge(self) -> GameAnalyst[StateT, ActionT] | None:
        """Who reads games of the title again; None where nobody does."""
        ...

    def shared(self, state: StateT) -> object:
        """The one object that all states of a game share and that never changes, None where they share nothing.

        Bots may think in another process: it is sent there once, and not with every state.
        """
        ...


AnyBots: TypeAlias = Bots[Any, Any]
"""The computer players of any title."""
