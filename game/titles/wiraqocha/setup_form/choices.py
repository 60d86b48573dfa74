"""What the players choose before a game, as the form holds it while they do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.base.i18n.words import Words
from game.base.profile.settings import BotSettings
from game.core.bots.available_bots import first_guess, is_offered, known_bot
from game.core.match import Match, Seat
from game.core.seat_colours import emblem_of
from game.kit.forms.seat_choice import SeatChoice
from game.kit.forms.seeds import fresh_seed
from game.kit.portraits import free_rival, rival_name
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules.game import victory_of
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, seats_fit


@dataclass(frozen=True, slots=True)
class Names:
    """What the leaders of the expeditions are called: the people until somebody types another name; the explorers."""

    people: tuple[str, ...]
    rivals: Mapping[str, str]


def suggested_names(words: Words, content: Content) -> Names:
    """The names that a form begins with."""
    people = (words(f"menu.names.{number}") for number in range(1, len(content.colours) + 1))
    return Names(tuple(people), {rival.name: rival_name(words, rival) for rival in BOTS.rivals})


def seat_rivals(seats: list[SeatChoice], names: Mapping[str, str], last: Sequence[str]) -> None:
    """Let every seat have an explorer of its own: who sat there last, else one who likes what its computer player
    does; those of computer players come first.
    """
    known = {rival.name: rival for rival in BOTS.rivals}
    for seat, name in zip(seats, last, strict=False):
        if name in known and name not in (other.rival for other in seats):
            seat.rival = name
    for seat in sorted(seats, key=lambda seat: not seat.bot):
        bot = known_bot(BOTS, seat.bot)
        taken = [other.rival for other in seats]
        rival = known.get(seat.rival) or free_rival(BOTS.rivals, taken, bot.temperament if bot else "")
        if rival is None:
            continue
        seat.rival, seat.called = rival.name, names[rival.name]
        if bot is not None:
            seat.bot = str(replace(bot, temperament=rival.temperament))


def goal_text(words: Words, content: Content, choices: "Choices") -> str:
    """What wins the game that the choices begin, in words."""
    goal = victory_of(content, choices.layout, choices.count)
    return words(
        "menu.goal",
        relics=goal.relics,
        crystals=goal.crystals,
        cubes=goal.leviathan.resources,
        count=goal.leviathan.somnium,
    )


def _preselected(content: Content) -> dict[str, tuple[int, ...]]:
    """Of every variant, the numbers of players for which it is on until somebody switches it."""
    return {name: variant.preselected for name, variant in content.variants.items()}


@dataclass
class Choices:
    """The whole form; a seat exists for every colour, and the first `count` of them play.

    `switched` are the variants that somebody switched on or off, `preselected` the numbers of players for which the
    others are on.
    """

    seats: list[SeatChoice]
    count: int
    layout: str
    seed: str
    house_rules: dict[str, bool]
    preselected: Mapping[str, tuple[int, ...]]
    switched: dict[str, bool] = field(default_factory=dict)

    @classmethod
    def at_first(cls, content: Content, names: Names, bots: BotSettings) -> "Choices":
        """What the form shows when it opens: who sat there last, at first one person against computer players;
        our reading of every ruling.
        """
        seats = [
            SeatChoice(colour, name) for colour, name in zip(content.colours, names.people, strict=False)
        ]
        for number, seat in enumerate(seats):
            last = bots.seats[number] if number < len(bots.seats) else first_guess(BOTS, number)
            seat.bot = last if not last or is_offered(BOTS, last) else first_guess(BOTS, number)
        seat_rivals(seats, names.rivals, bots.rivals)
        return cls(
            seats=seats,
            count=bots.count if bots.count in content.victory else min(3, len(seats)),
            layout=next(iter(content.layouts), RANDOM_LAYOUT),
            seed=str(fresh_seed()),
            house_rules={name: rule.default for name, rule in content.house_rules.items()},
            preselected=_preselected(content),
        )

    @classmethod
    def quick(cls, content: Content, names: Names) -> "Choices":
        """A game that needs no choice: one person against two of the weakest computer players, on the first valley
        that has room for them.
        """
        choices = cls.at_first(content, names, BotSettings())
        fitting = (name for name in content.layouts if seats_fit(content, name, choices.count))
        choices.layout = next(fitting, RANDOM_LAYOUT)
        return choices

    def with_people_of(self, other: "Choices") -> "Choices":
        """These choices with the names, the colours and the seed of others."""
        for seat, theirs in zip(self.seats, other.seats, strict=True):
            seat.given, seat.colour = theirs.given, theirs.colour
        self.seed = other.seed
        return self

    def fitted(self, content: Content) -> "Choices":
        """These choices as far as another content has them: its layouts and variants may be others."""
        self.preselected = _preselected(content)
        if self.layout != RANDOM_LAYOUT and self.layout not in content.layouts:
            self.layout = next(iter(content.layouts), RANDOM_LAYOUT)
        return self

    @property
    def variants(self) -> set[str]:
        """Those that the game is played with."""
        return {
            name for name, counts in self.preselected.items() if self.switched.get(name, self.count in counts)
        }

    @property
    def has_seed(self) -> bool:
        """Whether a seed is written."""
        return bool(self.seed)

    def setup(self) -> Setup:
        """What the rules need to know; a seed that is not written yet counts as 0."""
        colours = tuple(seat.colour for seat in self.seats[: self.count])
        rules = HouseRules(**self.house_rules)
        return Setup(colours, int(self.seed or "0"), self.layout, tuple(sorted(self.variants)), rules)

    def match(self) -> Match:
        """The game that these choices begin."""
        setup = self.setup()
        seats = self.seats[: self.count]
        return Match(
            setup,
            tuple(
                Seat(
                    seat.name, emblem_of(seat.colour, setup.colours), seat.bot, seat.rival if seat.bot else ""
                )
                for seat in seats
            ),
        )

    def kept(self, bots: BotSettings) -> BotSettings:
        """The settings that remember who sits here."""
        return replace(
            bots,
            seats=tuple(seat.bot for seat in self.seats),
            count=self.count,
            rivals=tuple(seat.rival for seat in self.seats),
        )
