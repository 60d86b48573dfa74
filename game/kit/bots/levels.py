"""The computer players of a title, from one table of their levels: an implementation of `game.core.contract.Bots`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from game.core.contract import Advice, Bot, BotName, GameAnalyst, Refusal, Rival
from game.core.contract.rules import ActionT, StateT


@dataclass(frozen=True, slots=True)
class Level(Generic[StateT, ActionT]):
    """A level: how a bot of it is made from its name and its seed, and whether people choose it or experiments alone.

    `seconds` is how long it thinks a turn where its name says nothing; 0 where its thinking is not limited. One that is
    `forced` sits where there is one legal action alone.
    """

    make: Callable[[BotName, int], Bot[StateT, ActionT]]
    offered: bool = True
    seconds: float = 0.0
    forced: bool = False


@dataclass(frozen=True, slots=True)
class TitleBots(Generic[StateT, ActionT]):
    """The levels by name, from the weakest up, and what else a title says of its computer players.

    `adviser` is asked with a view, a limit of positions and a purpose (see `Bots.advise`), `persons` for the rivals.
    """

    table: Mapping[str, Level[StateT, ActionT]]
    adviser: Callable[[StateT, int, object], Advice[ActionT] | None]
    shared: Callable[[StateT], object]
    judge: GameAnalyst[StateT, ActionT] | None = None
    temperaments: Sequence[str] = ()
    persons: Callable[[], Sequence[Rival]] = tuple

    @property
    def levels(self) -> Sequence[str]:
        """Every level."""
        return tuple(self.table)

    @property
    def offered(self) -> Sequence[str]:
        """The levels that people choose from."""
        return tuple(name for name, level in self.table.items() if level.offered)

    @property
    def timed(self) -> str:
        """The level that thinks for as long as it is given; empty for none."""
        return next((name for name, level in self.table.items() if level.seconds), "")

    @property
    def forced(self) -> Sequence[str]:
        """The levels that have nothing to choose."""
        return tuple(name for name, level in self.table.items() if level.forced)

    @property
    def rivals(self) -> Sequence[Rival]:
        """The persons that computer players can be."""
        return self.persons()

    def make(self, name: BotName, seed: int) -> Bot[StateT, ActionT] | Refusal:
        """A new bot of this name, whose own dice (not the game's) come from `seed`; or which names are known."""
        level = self.table.get(name.level)
        if level is None:
            return Refusal("bot_level", {"found": name.level, "known": ", ".join(self.table)})
        if name.temperament and name.temperament not in self.temperaments:
            known = ", ".join(sorted(self.temperaments))
            return Refusal("bot_temperament", {"found": name.temperament, "known": known})
        return level.make(replace(name, seconds=name.seconds or level.seconds), seed)

    def advise(self, state: StateT, positions: int = 0, purpose: object = None) -> Advice[ActionT] | None:
        """What the person who decides should do."""
        return self.adviser(state, positions, purpose)
