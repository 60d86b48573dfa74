"""What an attack is paid with, and which of its payments are worth offering. Knows the rules and no screen."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.titles.wiraqocha.rules.actions import Action, Conquer, Plunder, Tunnel
from game.titles.wiraqocha.rules.dice import Hand, in_hand, sevens_in, without


@dataclass(frozen=True, slots=True)
class Payment:
    """The dice that an attack costs; a 7 in `beating` is a six raised for cubes."""

    using: Hand
    beating: Hand

    @property
    def dice(self) -> Hand:
        """The dice as they lie in the tray, sorted."""
        return tuple(sorted((*self.using, *in_hand(self.beating))))

    @property
    def raised(self) -> int:
        """How many sixes are raised to seven for cubes."""
        return sevens_in(self.beating)

    @property
    def thrift(self) -> tuple[int, int, int, Hand]:
        """Sorts payments: fewest cubes, then fewest dice, then the lowest value."""
        return self.raised, len(self.dice), sum(self.dice), self.dice

    def left_of(self, hand: Hand) -> Hand:
        """The dice that stay in a hand, which holds these."""
        left = without(hand, self.dice)
        assert left is not None
        return left

    def dominates(self, other: "Payment") -> bool:
        """Whether nobody could want the other one instead, both being for the same end.

        It costs no more cubes and leaves every die that the other leaves, and does better in one of the two. Which die
        goes to the tile and which against the protection does not matter: both lie aside until the turn ends. A 4 that
        is left is not better than a 1 (there is a tile 1), so neither of these dominates the other.
        """
        spares = Counter(self.dice) <= Counter(other.dice)
        return (
            self.raised <= other.raised and spares and (self.raised, self.dice) != (other.raised, other.dice)
        )

    def equals(self, other: "Payment") -> bool:
        """Whether it makes no difference which of the two is paid: the same dice and cubes are gone."""
        return (self.raised, self.dice) == (other.raised, other.dice)


def payment_of(action: Action) -> Payment | None:
    """The dice that the action costs."""
    match action:
        case Conquer() | Plunder():
            return Payment(action.using, action.beating)
        case Tunnel():
            return Payment(action.using, ())
    return None


def worth_offering(actions: Iterable[Action]) -> tuple[Action, ...]:
    """These actions without those that another one of them makes pointless.

    Two payments are compared only for the same action: same tile, same token, same thing taken.
    """
    found: list[Action] = []
    paid: dict[Action, list[tuple[Payment, Action]]] = {}
    for action in actions:
        payment = payment_of(action)
        if payment is None:
            found.append(action)
        else:
            paid.setdefault(_unpaid(action), []).append((payment, action))
    for ways in paid.values():
        found += _undominated(ways)
    return tuple(found)


def _unpaid(action: Action) -> Action:
    """The action without its dice."""
    match action:
        case Conquer() | Plunder():
            return replace(action, using=(), beating=())
        case Tunnel():
            return replace(action, using=())
    return action


def _undominated(ways: Sequence[tuple[Payment, Action]]) -> list[Action]:
    """The actions that no other payment makes pointless; of those that are equal, the first."""
    kept: list[tuple[Payment, Action]] = []
    for payment, action in ways:
        pointless = any(other.dominates(payment) for other, _ in ways)
        if not pointless and not any(other.equals(payment) for other, _ in kept):
            kept.append((payment, action))
    return [action for _, action in kept]


def cheapest_payment(actions: Iterable[Action]) -> Payment | None:
    """The cheapest payment among these actions, if they cost dice: the first that a question about them offers."""
    payments = [payment for payment in map(payment_of, actions) if payment is not None]
    return min(payments, key=lambda payment: payment.thrift, default=None)
