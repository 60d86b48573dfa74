"""The frame of one quest: who plays, by which figures. Shared by its states, never copied, never changed.

While ayllus are chosen there is a frame without `players`; when all have chosen, another one with them takes its place.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from game.kit.rules.digest import Seal
from game.titles.inkas.content.card_effects import MapPiece
from game.titles.inkas.content.definitions import (
    GODS,
    PLAYABLE,
    SUYUS,
    WALLAS,
    Ambushing,
    Evoking,
    Flying,
    Mode,
    OfferingName,
    Paralysing,
    Power,
    PowerEffect,
    Protecting,
    RoleKind,
    Stealing,
    Striking,
    Transporting,
)
from game.titles.inkas.content.goals import Dominating, FellingRoles, GoalCards
from game.titles.inkas.content.house_rules import HouseRules, OfferingsChoice, Purse, ResurrectionTime
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.legends import Assailing, Enduring, LastingState, SeeingItsHand
from game.titles.inkas.content.quest_variants import FAMILY_RULES, KIND_RULES, QuestVariant
from game.titles.inkas.rules.board import board_of
from game.titles.inkas.rules.fixed_order import CARD_INDEX, GOAL_INDEX, NOBODY, PLAYED, ROUND, WALLA_COUNT
from game.titles.inkas.rules.pending import Inside, Shape
from game.titles.inkas.rules.standing import NOTHING_CHANGED, Masters, Standing

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
        standing: Standing = NOTHING_CHANGED,
        *,
        at_table: bool = False,
        alliance: bool = False,
        alternate: bool = False,
        solo: int = NOBODY,
    ) -> None:
        """`at_table`: a window is asked of all who might answer by what lies open, see `answers`; in Solo, where a
        person sits at `solo` and the die leads all others (section 27), nobody has a hand that it could tell."""
        self.content = content
        self.at_table = at_table and solo == NOBODY
        self.solo = solo
        self.led = sum(1 << seat for seat in range(seats) if seat != solo) if solo != NOBODY else 0
        self._twin: Game | None = None  # the same quest with the other way to ask
        self.mode = mode
        self.alliance = alliance  # two nations, of two ayllus each (section 18)
        self.alternate = alternate  # goals are pursued (section 28)
        self.standing = standing
        self.masters = standing.masters
        self._stood: dict[Standing, Game] = {standing: self}
        self.kind = content.modes[mode]
        self.seats = range(seats)
        self.house_rules = house_rules or content.house_rules
        self.players = players
        self.board = board_of(content.walls, self.house_rules.diagonals, standing.down)
        self.reconquers = self.kind.reconquest or alternate  # a flag may be replaced
        self.advanced = self.kind.hand > 0  # cards are held, and actions answered
        self.legendary = self.kind.powers
        self.card_places = range(self.kind.rings * ROUND)  # where cards lie
        self.wallas = range(WALLA_COUNT if self.kind.stay else PLAYED)  # those that may be on the board
        rules = self.house_rules
        # how partners pay for each other
        self.common_purse = alliance and rules.purse is Purse.COMMON
        self.asks_partners = alliance and not self.common_purse
        self.offers_late = rules.late_offering or rules.resurrection is ResurrectionTime.ANY_TIME
        every = self.advanced and rules.offerings is OfferingsChoice.ADVANCED
        self.offerings = _OFFERINGS[OfferingsChoice.ALL if every else rules.offerings]
        self.cards = content.cards_of(mode)
        self._read_cards()
        self._read_seats()
        self._read_wallas()
        self._read_goals()
        self._read_legends()
        self.seal: Seal = Seal(self._key_text(), {})
        self._hash = hash(self._key())

    def _key(self) -> tuple[object, ...]:
        frame = self.content.digest, self.mode, self.alliance, self.alternate, self.solo, len(self.seats)
        return (*frame, self.house_rules, self.players, self.standing)

    def _key_text(self) -> tuple[object, ...]:
        rules, family = self.house_rules, self.mode is Mode.FAMILY
        names = FAMILY_RULES if family else [name for name in rules.__slots__ if name not in KIND_RULES]
        said = tuple(str(getattr(rules, name)) for name in (*names, *self.variant.kind_rules))
        key = self.content.digest, self.mode.value, len(self.seats), said, self.players
        own = () if family else (self.masters,)
        return (*key, *own, *self.variant.kinds, *((self.solo,) if self.led else ()))

    @property
    def variant(self) -> QuestVariant:
        """The way it is played."""
        return QuestVariant(self.mode, self.alliance, self.alternate, bool(self.led))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self._key() == other._key())

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        """Another process makes the game anew from what it was made of, with look-up tables of its own."""
        return self._given(self.players, self.standing, at_table=self.at_table)

    def _like(self, players: tuple[Player, ...], standing: Standing, *, at_table: bool) -> "Game":
        """The same quest with other players, another standing, or the other way to ask."""
        make, given = self._given(players, standing, at_table=at_table)
        return make(*given)

    def _given(
        self, players: tuple[Player, ...], standing: Standing, *, at_table: bool
    ) -> tuple[Callable[..., "Game"], tuple[object, ...]]:
        """What a game like this one is made by, and of what."""
        kinds = partial(Game, alliance=self.alliance, alternate=self.alternate, solo=self.solo)
        given = self.content, len(self.seats), self.house_rules, players, self.mode, standing
        return partial(kinds, at_table=at_table), given

    def dominated(self, amaru: int, seat: int) -> "Game":
        """The same quest when a seat has dominated an Amaru (I-15.14); made once."""
        masters = list(self.masters)
        masters[amaru - PLAYED] = seat
        return self.mastered(tuple(masters))

    def mastered(self, masters: Masters) -> "Game":
        """The same quest with these masters of the Amarus."""
        return self.as_it_stands(replace(self.standing, masters=masters))

    def as_it_stands(self, standing: Standing) -> "Game":
        """The same quest where this has changed; made once."""
        found = self._stood.get(standing)
        if found is None:
            found = self._stood[standing] = self._like(self.players, standing, at_table=self.at_table)
            found._stood = self._stood
        return found

    def chosen(self, players: tuple[Player, ...]) -> "Game":
        """The same quest when all have chosen."""
        return self._like(players, NOTHING_CHANGED, at_table=self.at_table)

    def asking(self, *, at_table: bool) -> "Game":
        """The same quest where windows are put to the table, or asked of those alone who can answer; made once.

        Both are equal: they differ in who is asked, not in what can be done.
        """
        if self.at_table is at_table or self.led:
            return self
        if self._twin is None:
            self._twin = self._like(self.players, self.standing, at_table=at_table)
            self._twin._twin = self
        return self._twin

    # seats

    def is_led(self, seat: int) -> bool:
        """Whether the die leads a seat, which may be NOBODY (I-27.1)."""
        return bool(self.led) and seat not in (self.solo, NOBODY)

    def start_llamas(self, seat: int) -> int:
        """The llamas that a seat begins with (I-5.4), a led one by the mode and how many are led (I-27.2)."""
        table = self.content.led
        if table is None or self.mode not in table.strength or not self.is_led(seat):
            return self.kind.llamas
        return table.strength[self.mode].llamas[self.led.bit_count() - 1]

    @property
    def last_round(self) -> int:
        """The round after which led ayllus have won; 0 where there is none (R-139)."""
        table = self.content.led
        return table.rounds(self.mode) if table and self.led else 0

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
        # by seat: its partner, or NOBODY; and its side, as a mask of seats (I-18.1)
        pairs = [
            [other for other in self.seats if self.nations[other] is self.nations[seat] and other != seat]
            for seat in (self.seats if players and self.alliance else ())
        ]
        self.partners = tuple(pair[0] for pair in pairs) or (NOBODY,) * len(self.seats)
        self.sides = tuple(
            1 << seat | (1 << partner if partner != NOBODY else 0)
            for seat, partner in enumerate(self.partners)
        )
        # peripheral wamanis of the own suyu, by seat (I-7.2)
        self.homes = tuple(tuple(range(3 * suyu, 3 * suyu + 3)) for _, suyu in players)

    def order_from(self, seat: int) -> tuple[int, ...]:
        """All seats in turn order, from this one on."""
        return self._order_from[seat]

    # cards

    def _read_cards(self) -> None:
        apus = len(self.seats)
        kinds = [(CARD_INDEX[name], kind) for name, kind in self.cards.items()]
        # all of them, those that every hand has from the beginning, and those that the others are dealt from; each in
        # the standard order (I-5.6 to I-5.9)
        self.deck = tuple(card for card, kind in kinds for _ in range(kind.number(apus)))
        self.dealt = tuple(card for card, kind in kinds for _ in range(kind.dealt))
        self.dealt_from = tuple(
            card
            for card, kind in kinds
            if not kind.no_hand
            for _ in range(kind.number(apus) - kind.dealt * apus)
        )
        self.only_laid = tuple(card for card, kind in kinds if kind.no_hand for _ in range(kind.number(apus)))
        self.held = frozenset(card for card, kind in kinds if not kind.public)  # those that a hand may have
        self.effects = {card: kind.effect for card, kind in kinds}
        self.invoking = frozenset(card for card, kind in kinds if kind.invokes and self.legendary)
        self.pieces = {
            card: effect.piece for card, effect in self.effects.items() if isinstance(effect, MapPiece)
        }

    # goals

    def _read_goals(self) -> None:
        """The goals on offer by their numbers, and the cards of which each draws so many (I-28.2, I-28.3)."""
        quests = self.content.alternate if self.alternate else None
        goals = quests.goals.items() if quests else ()
        self.goals = {
            GOAL_INDEX[name]: kind.condition
            for name, kind in goals
            if len(self.seats) in kind.apus and (self.kind.stay or not isinstance(kind.condition, Dominating))
        }
        copies = quests.cards if quests else 0
        self.goal_deck = tuple(goal for goal in sorted(self.goals) for _ in range(copies))
        self.goals_each = 2 if self.house_rules.goal_cards is GoalCards.TWO else 1
        # by birth, the wallas that are noted when they have fallen, since some goal asks for it (I-28.4)
        roles = {role for one in self.goals.values() if isinstance(one, FellingRoles) for role in one.roles}
        fellable = enumerate(WALLAS[:PLAYED])
        asked = [1 << walla for walla, name in fellable if self.content.wallas[name].role in roles]
        self.noted_wallas = sum(asked) & self.played
        # llamas that an offering stores at most, and a Tampu, and for which a flag has room, if not for any (I-28.8)
        self.most_stored, self.tampu_stored = (quests.offered, quests.tampu) if quests else (0, 0)
        self.stored_by_flag = quests.by_flag if quests else 0

    # wallas

    def _read_wallas(self) -> None:
        kinds = [self.content.wallas[name] for name in WALLAS]
        roles = self.content.roles
        by_ayllu = {ayllu: seat for seat, ayllu in enumerate(self.ayllus)}
        born = [by_ayllu.get(kind.ayllu, NOBODY) for kind in kinds[:PLAYED]]
        self.owners = (
            *born,
            *self.masters,
            *(NOBODY for _ in GODS),
        )  # whose a piece is by birth, or for good
        self.seat_of = self.standing.joined_seats(self.owners)  # whose it is now
        self.wild = sum(1 << walla for walla in self.wallas[PLAYED:] if self.seat_of[walla] == NOBODY)
        self.own = tuple(
            sum(1 << walla for walla, whose in enumerate(self.seat_of) if whose == seat)
            for seat in range(len(self.players))
        )
        self.played = sum(self.own)
        # a seat's side, its partner's wallas among them; its enemies, wild Amarus among them
        self.side = tuple(
            own | (self.own[partner] if partner != NOBODY else 0)
            for own, partner in zip(self.own, self.partners, strict=False)
        )
        self.enemies = tuple((self.played | self.wild) & ~side for side in self.side)
        self.wild_masks = tuple(1 << walla for walla in self.wallas[PLAYED:] if self.wild >> walla & 1)
        self.wallas_of = tuple(
            tuple(walla for walla, whose in enumerate(self.seat_of) if whose == seat)
            for seat in range(len(self.players))
        )
        gods = [self.content.gods[name] for name in GODS]
        self.attack: tuple[int, ...] = (*(kind.attack for kind in kinds), *(god.attack for god in gods))
        self.printed: tuple[int, ...] = (*(kind.defence for kind in kinds), *(god.defence for god in gods))
        # of which gods a seat is a foe, as a mask (I-15.1)
        self.foes = tuple(
            sum(1 << WALLA_COUNT + number for number, god in enumerate(gods) if god.nation is not nation)
            for nation in self.nations
        )
        of_roles = [roles[kind.role] for kind in kinds]
        self.roles = tuple(kind.role for kind in kinds)
        self.powers = tuple(self._powers(walla, of_roles) for walla in range(WALLA_COUNT))

        def having(kind: type[PowerEffect]) -> int:
            return sum(1 << walla for walla in self.wallas if self.power(walla, kind))

        # who has a power, by what it does
        self.protectors, self.transporters = having(Protecting), having(Transporting)
        self.fliers, self.strikers = having(Flying), having(Striking)
        self.ambushers, self.thieves = having(Ambushing), having(Stealing)
        self.paralysers, self.evokers = having(Paralysing), having(Evoking)
        guards = [power.effect for kind in roles.values() for power in kind.powers]
        self.protection = max(
            (effect.defence for effect in guards if isinstance(effect, Protecting)), default=1
        )
        # where the printed figure has the own protection in it, without it
        guarding = [any(isinstance(power.effect, Protecting) for power in kind.powers) for kind in of_roles]
        own = [self.protection - 1 if guards else 0 for guards in (*guarding, *(False for _ in GODS))]
        self.defence = tuple(max(1, figure - less) for figure, less in zip(self.printed, own, strict=True))

    def _read_legends(self) -> None:
        """The powers of wallas (I-17.1, R-51), and the figures of those for whom something lasts (R-58)."""
        legends = self.content.legends if self.legendary else {}
        self.legends = tuple(
            tuple((source, legends[WALLAS[source]]) for source in self.standing.powers_of(walla))
            if legends
            else ()
            for walla in range(WALLA_COUNT)
        )
        every = [effect for kind in legends.values() for effect in kind.every_effect]
        self.seers = sum(
            1 << walla
            for walla, kinds in enumerate(self.legends)
            if any(isinstance(effect, SeeingItsHand) for _, kind in kinds for effect in kind.every_effect)
        )  # who has a power by which cards are exchanged (I-26.4)
        self.lasting_figures: dict[Shape | LastingState, tuple[int, int]] = {
            effect.state: (effect.attack, effect.defence)
            for effect in every
            if isinstance(effect, Enduring) and (effect.attack, effect.defence) != (1, 1)
        }
        self.assailing = {
            Inside.PREDATOR if effect.hunts else Inside.BIOMAGNETISM: effect.attack
            for effect in every
            if isinstance(effect, Assailing)
        }

    def _powers(self, walla: int, roles: Sequence[RoleKind]) -> tuple[Power, ...]:
        """The powers of a walla's roles: its own, and those that it has absorbed; what it overloads freely is free."""
        found = [power for source in self.standing.powers_of(walla) for power in roles[source].powers]
        if self.standing.freely >> walla & 1:
            found = [replace(one, llamas=0) if isinstance(one.effect, Striking) else one for one in found]
        return tuple(dict.fromkeys(found))  # each once, from how many ever it has it

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


def sit_opposite(content: InkasData, players: Iterable[Player]) -> bool:
    """Whether partners sit opposite each other, so that nations take turns (I-18.1, R-43); also of some of them."""
    seated = {(content.nations[PLAYABLE[ayllu]], suyu % 2) for ayllu, suyu in players}
    return len(seated) == len({nation for nation, _ in seated}) == len({half for _, half in seated})
