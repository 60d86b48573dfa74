"""What the players choose of a game of Wiraqocha, beside who plays it."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field

from game.kit.forms.rule_choices import RuleChoices
from game.kit.forms.seat_choice import SeatChoice
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, seats_fit
from game.titles.wiraqocha.rules.state import State


def first_layout(content: ValleyData, count: int) -> str:
    """The first valley that has room for so many players."""
    return next((name for name in content.layouts if seats_fit(content, name, count)), RANDOM_LAYOUT)


def _preselected(content: ValleyData) -> dict[str, tuple[int, ...]]:
    """Of every variant, the numbers of players for which it is on until somebody switches it."""
    return {name: variant.preselected for name, variant in content.variants.items()}


def _standard(content: ValleyData) -> dict[str, bool]:
    """How the house rules are without a choice."""
    return {name: rule.default for name, rule in content.house_rules.items()}


def rules_in_force(state: State) -> RuleChoices:
    """The house rules of a game."""
    return RuleChoices(_standard(state.game.content), asdict(state.game.house_rules))


@dataclass
class Options:
    """See `SetupOptions`.

    `switched` are the variants that somebody switched on or off, `preselected` the numbers of players for which the
    others are on.
    """

    layout: str
    house_rules: RuleChoices
    preselected: Mapping[str, tuple[int, ...]]
    switched: dict[str, bool] = field(default_factory=dict)

    @classmethod
    def at_first(cls, content: ValleyData, count: int) -> "Options":
        """What so many players begin with: our reading of every ruling."""
        return cls(first_layout(content, count), RuleChoices(_standard(content)), _preselected(content))

    def fit(self, content: ValleyData) -> None:
        """Keep what another content has: its layouts, variants and standards may be others."""
        self.preselected = _preselected(content)
        self.house_rules.fit(_standard(content))
        if self.layout != RANDOM_LAYOUT and self.layout not in content.layouts:
            self.layout = next(iter(content.layouts), RANDOM_LAYOUT)

    def variants(self, count: int) -> set[str]:
        """Those that so many players play with."""
        return {name for name, counts in self.preselected.items() if self.switched.get(name, count in counts)}

    def setup(self, seats: Sequence[SeatChoice], seed: int) -> Setup:
        colours = tuple(seat.colour for seat in seats)
        variants = tuple(sorted(self.variants(len(seats))))
        return Setup(colours, seed, self.layout, variants, HouseRules(**self.house_rules.chosen))
