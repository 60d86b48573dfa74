"""How games of a title begin: what players choose, and the state that follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from game.core.contract.data import DataT
from game.core.contract.rules import StateT

if TYPE_CHECKING:
    from game.base.files.json_values import Json


class SetupError(ValueError):
    """A set-up that no game can start from; the text names the choice."""


class SetupFormError(ValueError):
    """Plain values that are no set-up; `key` says which of them, `players` or a path like `house_rules`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class TitleSetup(Protocol):
    """What the shell reads of a game's set-up; all else in it is the title's own."""

    @property
    def title(self) -> str:
        """The name of the title."""
        ...

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of every seat, in turn order, each once."""
        ...

    @property
    def seed(self) -> int:
        """What decides all chance in the game."""
        ...


SetupT = TypeVar("SetupT", bound=TitleSetup)


class GameSetups(NamedTuple, Generic[StateT, DataT, SetupT]):
    """How a title's games begin.

    - `new_game` is the state that waits for the first decision. It raises SetupError.
    - `write` gives all of a set-up but colours and seed, as plain values; `read` makes the set-up of colours, a seed
      and such values, and raises SetupFormError where they have another form.
    """

    new_game: Callable[[DataT, SetupT], StateT]
    read: Callable[[tuple[str, ...], int, Mapping[str, Json]], SetupT]
    write: Callable[[SetupT], dict[str, Json]]


class PlainSetup(NamedTuple):
    """The set-up of a game in which there is nothing to choose but who plays."""

    title: str
    colours: tuple[str, ...]
    seed: int


def plain_setups(
    title: str, new_game: Callable[[DataT, PlainSetup], StateT]
) -> GameSetups[StateT, DataT, PlainSetup]:
    """How the games of a title begin in which there is nothing to choose but who plays."""

    def read(colours: tuple[str, ...], seed: int, plain: Mapping[str, Json]) -> PlainSetup:
        if plain:
            raise SetupFormError(min(plain))
        return PlainSetup(title, colours, seed)

    return GameSetups(new_game, read, lambda setup: {})


@dataclass(frozen=True)
class DailyGame:
    """The game that everybody plays on the same day: one person against these computer players.

    They decide by their seeds and never by the clock. `setup` is as `GameSetups.write` gives one. A title with one
    has its name and how it is scored among its words, under `title.daily` and `title.daily_scoring`. Where it is
    `varied` the date also draws the seat of the person, how many of the rivals there are, two at least, and in a
    title without people for them the temperament of each.
    """

    rivals: tuple[str, ...]
    setup: Mapping[str, Json]
    varied: bool = False
