"""The frame of one quest: who plays, by which figures. Shared by its states, never copied, never changed.

While ayllus are chosen there is a frame without `players`; when all have chosen, another one with them takes its place.
"""

from typing import Final

from game.kit.rules.digest import Seal
from game.titles.inkas.content.definitions import (
    PLAYABLE,
    SUYUS,
    WALLAS,
    Ambushing,
    Evoking,
    Flying,
    HouseRules,
    InkasData,
    Mode,
    OfferingName,
    OfferingsChoice,
    Paralysing,
    Power,
    PowerEffect,
    Protecting,
    ResurrectionTime,
    Stealing,
    Striking,
    Transporting,
)
from game.titles.inkas.rules.board import board_of
from game.titles.inkas.rules.fixed_order import CARD_INDEX, NOBODY, PLAYED

Player = tuple[int, int]
"""The ayllu and the suyu of a seat."""

_OFFERINGS: Final = {
    OfferingsChoice.ALL: tuple(OfferingName),
    OfferingsChoice.ADVANCED: tuple(OfferingName)[:3],  # Reciprocation is for the other modes
    OfferingsChoice.QUICK: (OfferingName.RESURRECTION, OfferingName.IMMOLATION),
}


class Game:
    """One quest's players, figures and house rules, with the look-up tables that the rules read.

    Tables by walla are by its number in the standard order; masks are of wallas.
    """

    def __init__(
        self,
        content: InkasData,
        seats: int,
        house_rules: HouseRules | None = None,
        players: tuple[Player, ...] = (),
        mode: Mode = Mode.FAMILY,
    ) -> None:
        self.content = content
        self.mode = mode
        self.seats = range(seats)
        self.house_rules = house_rules or content.house_rules
        self.players = players
        self.board = board_of(content.walls, self.house_rules.diagonals)
        self.start_llamas = content.modes[mode].llamas
        rules = self.house_rules
        self.offers_late = rules.late_offering or rules.resurrection is ResurrectionTime.ANY_TIME
        self.offerings = _OFFERINGS[self.house_rules.offerings]
        self.deck = tuple(
            CARD_INDEX[name] for name, kind in content.cards.items() for _ in range(kind.count)
        )  # in the standard order
        self._read_seats()
        self._read_wallas()
        self.seal: Seal = Seal(self._key_text(), {})

    def _key(self) -> tuple[object, ...]:
        return self.content.digest, self.mode, len(self.seats), self.house_rules, self.players

    def _key_text(self) -> tuple[object, ...]:
        rules = self.house_rules
        said = tuple(str(getattr(rules, name)) for name in rules.__slots__)
        return self.content.digest, self.mode.value, len(self.seats), said, self.players

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self._key() == other._key())

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[type["Game"], tuple[object, ...]]:
        """Another process makes the game anew from what it was made of, with look-up tables of its own."""
        return Game, (self.content, len(self.seats), self.house_rules, self.players, self.mode)

    def chosen(self, players: tuple[Player, ...]) -> "Game":
        """The same quest when all have chosen."""
        return Game(self.content, len(self.seats), self.house_rules, players, self.mode)

    # seats

    def _read_seats(self) -> None:
        players, content = self.players, self.content
        suyus = {suyu: seat for seat, (_, suyu) in enumerate(players)}
        # seats clockwise by suyu (I-5.10)
        self.order = tuple(suyus[suyu] for suyu in sorted(suyus)) or tuple(self.seats)
        turned = [self.order.index(seat) for seat in self.seats]
        self._order_from = tuple(self.order[at:] + self.order[:at] for at in turned)
        self.ayllus = tuple(PLAYABLE[ayllu] for ayllu, _ in players)
        self.suyus = tuple(SUYUS[suyu] for _, suyu in players)
        self.nations = tuple(content.nations[ayllu] for ayllu in self.ayllus)
        # peripheral wamanis of the own suyu, by seat (I-7.2)
        self.homes = tuple(tuple(range(3 * suyu, 3 * suyu + 3)) for _, suyu in players)

    def order_from(self, seat: int) -> tuple[int, ...]:
        """All seats in turn order, from this one on."""
        return self._order_from[seat]

    # wallas

    def _read_wallas(self) -> None:
        kinds = [self.content.wallas[name] for name in WALLAS]
        roles = self.content.roles
        by_ayllu = {ayllu: seat for seat, ayllu in enumerate(self.ayllus)}
        self.seat_of = tuple(by_ayllu.get(kind.ayllu, NOBODY) for kind in kinds)  # whose a walla is
        self.own = tuple(
            sum(1 << walla for walla, whose in enumerate(self.seat_of) if whose == seat)
            for seat in range(len(self.players))
        )
        self.played = sum(self.own)
        # a walla's enemies: no walla of a seat is an ally of another's
        self.enemies = tuple(self.played & ~own for own in self.own)
        self.wallas_of = tuple(
            tuple(walla for walla, whose in enumerate(self.seat_of) if whose == seat)
            for seat in range(len(self.players))
        )
        self.attack = tuple(kind.attack for kind in kinds)
        self.defence = tuple(kind.defence for kind in kinds)
        self.powers = tuple(roles[kind.role].powers for kind in kinds)

        def having(kind: type[PowerEffect]) -> int:
            return sum(1 << walla for walla in range(PLAYED) if self.power(walla, kind))

        # who has a power, by what it does
        self.protectors, self.transporters = having(Protecting), having(Transporting)
        self.fliers, self.strikers = having(Flying), having(Striking)
        self.ambushers, self.thieves = having(Ambushing), having(Stealing)
        self.paralysers, self.evokers = having(Paralysing), having(Evoking)
        guards = [power.effect for kind in roles.values() for power in kind.powers]
        self.protection = max(
            (effect.defence for effect in guards if isinstance(effect, Protecting)), default=1
        )

    def power(self, walla: int, kind: type[PowerEffect], figure: int = 0) -> Power | None:
        """The walla's power of a kind; of Flying and Striking, where it says, the one of so many steps or attack."""
        for power in self.powers[walla]:
            effect = power.effect
            if isinstance(effect, kind):
                has = effect.steps if isinstance(effect, Flying) else 0
                has = effect.attack if isinstance(effect, Striking) else has
                if figure in (0, has):
                    return power
        return None

    def strike(self, walla: int, *, overload: bool) -> Power | None:
        """The walla's power to attack over a distance, or that to attack with more than 1 (I-13.12, I-13.13)."""
        for power in self.powers[walla]:
            if isinstance(power.effect, Striking) and (power.effect.attack > 1) == overload:
                return power
        return None
