"""What the players choose before a game, as its form holds it while they do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from game.base.profile.settings import BotSettings
from game.core.contract import PlainSetup, TitleSetup
from game.core.match import Match, Seat
from game.core.seat_colours import emblem_of
from game.kit.forms.seat_choice import SeatChoice


class SetupOptions(Protocol):
    """What a title lets players choose of the game itself, beside who plays it."""

    def setup(self, seats: Sequence[SeatChoice], seed: int) -> TitleSetup:
        """What the rules need to know of a game with these seats; its colours give the order of turns."""
        ...


@dataclass(frozen=True, slots=True)
class PlainOptions:
    """See `SetupOptions`: nothing but who plays the game of this title."""

    title: str

    def setup(self, seats: Sequence[SeatChoice], seed: int) -> PlainSetup:
        return PlainSetup(self.title, tuple(seat.colour for seat in seats), seed)


OptionsT = TypeVar("OptionsT", bound=SetupOptions)


@dataclass
class Choices(Generic[OptionsT]):
    """The whole form; a seat exists for every colour, and the first `count` of them play. `dice` decide what is rolled
    before the game, once that is looked at.
    """

    seats: list[SeatChoice]
    count: int
    seed: str
    options: OptionsT
    dice: int | None = None

    def with_colours_of(self, other: "Choices[OptionsT]") -> "Choices[OptionsT]":
        """These choices with the colours, seed and rolls of others, and the name of their first seat."""
        self.seats[0].given, self.seed, self.dice = other.seats[0].given, other.seed, other.dice
        for seat, one in zip(self.seats, other.seats, strict=True):
            seat.colour = one.colour
        return self

    def take_own_of(self, other: "Choices[OptionsT]") -> None:
        """Give each seat what the title's columns hold for the same seat of others."""
        for seat, one in zip(self.seats, other.seats, strict=True):
            seat.own = dict(one.own)

    def setup(self) -> TitleSetup:
        """What the rules need to know; a seed that is not written yet counts as 0."""
        return self.options.setup(self.seats[: self.count], int(self.seed or "0"))

    def match(self, emblems: Mapping[str, str]) -> Match:
        """The game that these choices begin, with the emblems of its title by colour."""
        setup, seats = self.setup(), {seat.colour: seat for seat in self.seats}
        return Match(setup, tuple(_seat(seats[colour], setup, emblems) for colour in setup.colours))

    def kept(self, bots: BotSettings) -> BotSettings:
        """The settings that remember who sits here."""
        rivals = tuple(seat.rival for seat in self.seats)
        seats = tuple(seat.bot for seat in self.seats)
        return replace(bots, seats=seats, count=self.count, rivals=rivals if any(rivals) else bots.rivals)


def _seat(seat: SeatChoice, setup: TitleSetup, emblems: Mapping[str, str]) -> Seat:
    emblem = emblem_of(seat.colour, setup.colours, emblems)
    rival = seat.rival if seat.bot and seat.sitter is None else ""
    return Seat(seat.name, emblem, seat.player, rival)


AnyChoices: TypeAlias = Choices[Any]
"""A form of any title as it is filled in, which the shell keeps for it."""
