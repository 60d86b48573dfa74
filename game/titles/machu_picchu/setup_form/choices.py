"""What the players choose before a game, as the form holds it while they do."""

from dataclasses import dataclass, replace

from game.base.i18n.words import Words
from game.base.profile.settings import BotSettings
from game.core.bots.available_bots import first_guess, is_offered
from game.core.match import Match, Seat
from game.core.seat_colours import emblem_of
from game.kit.forms.seat_choice import SeatChoice
from game.kit.forms.seeds import fresh_seed
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.content.definitions import COLOURS, GoldRank
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.setup import Setup


def suggested_names(words: Words) -> list[str]:
    """What the princes are called until somebody types another name."""
    return [words(f"menu.names.{number}") for number in range(1, len(COLOURS) + 1)]


@dataclass
class Choices:
    """The whole form; a seat exists for every colour, and the first `count` of them play."""

    seats: list[SeatChoice]
    count: int
    seed: str
    gold_rank: GoldRank

    @classmethod
    def at_first(cls, names: list[str], bots: BotSettings, gold_rank: GoldRank) -> "Choices":
        """What the form shows when it opens: who sat there last, at first one person against computer players.

        `gold_rank` is the house rule that the data begin with.
        """
        seats = [SeatChoice(colour, name) for colour, name in zip(COLOURS, names, strict=True)]
        for number, seat in enumerate(seats):
            last = bots.seats[number] if number < len(bots.seats) else first_guess(BOTS, number)
            seat.bot = last if not last or is_offered(BOTS, last) else first_guess(BOTS, number)
        return cls(seats, bots.count if 2 <= bots.count <= len(seats) else 3, str(fresh_seed()), gold_rank)

    @classmethod
    def quick(cls, names: list[str], gold_rank: GoldRank) -> "Choices":
        """A game that needs no choice: one person against two of the weakest computer players."""
        return cls.at_first(names, BotSettings(), gold_rank)

    @property
    def has_seed(self) -> bool:
        """Whether a seed is written."""
        return bool(self.seed)

    def with_people_of(self, other: "Choices") -> "Choices":
        """These choices with the names, the colours and the seed of others."""
        for seat, theirs in zip(self.seats, other.seats, strict=True):
            seat.given, seat.colour = theirs.given, theirs.colour
        self.seed = other.seed
        return self

    def setup(self) -> Setup:
        """What the rules need to know; a seed that is not written yet counts as 0."""
        colours = tuple(seat.colour for seat in self.seats[: self.count])
        return Setup(colours, int(self.seed or "0"), HouseRules(self.gold_rank))

    def match(self) -> Match:
        """The game that these choices begin."""
        setup, seats = self.setup(), self.seats[: self.count]
        return Match(
            setup,
            tuple(
                Seat(seat.name, emblem_of(seat.colour, setup.colours, EMBLEMS), seat.bot) for seat in seats
            ),
        )

    def kept(self, bots: BotSettings) -> BotSettings:
        """The settings that remember who sits here."""
        return replace(bots, seats=tuple(seat.bot for seat in self.seats), count=self.count)
