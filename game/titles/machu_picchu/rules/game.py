"""The frame of one game: who plays, by which figures. Shared by all its states, never copied, never changed."""

from typing import Final

from game.kit.rules.digest import Seal
from game.titles.machu_picchu.content.definitions import (
    CARDS,
    ICONS,
    Amounts,
    CityData,
    ClergyTemple,
    GoodsTemple,
    Hiring,
    Ordaining,
    Production,
    Recalling,
)
from game.titles.machu_picchu.rules.catalogue import RIDES, WALKS
from game.titles.machu_picchu.rules.fixed_order import (
    DISTRICT_INDEX,
    DISTRICTS,
    GOODS,
    JOB_INDEX,
    JOBS,
    ROW_INDEX,
    ROWS,
    TILES,
)
from game.titles.machu_picchu.rules.house_rules import HouseRules

Pieces = tuple[int, ...]  # pieces by good, in the fixed order
NOTHING: Final[Pieces] = (0,) * len(GOODS)


class Game:
    """One game's players, figures and house rules, with the look-up tables that the rules read.

    Districts, jobs, rows, tiles and cards are known by their places in the fixed order (`fixed_order`).
    """

    def __init__(
        self, content: CityData, colours: tuple[str, ...], house_rules: HouseRules | None = None
    ) -> None:
        self.content = content
        self.colours = colours
        self.seats = range(len(colours))
        self.house_rules = house_rules or HouseRules()
        self.trail = content.trail
        self.days = content.days
        size = content.players[len(colours)]
        self.first_day = size.day
        self.incas = size.incas
        self._order = tuple(
            tuple((seat + step) % len(colours) for step in range(len(colours))) for seat in self.seats
        )
        self.units = tuple(content.goods[good].unit for good in GOODS)  # pieces in a unit, by good
        self.day_gain = pieces(content.days.last_player)
        self.rewards = tuple((place, pieces(gain)) for place, gain in sorted(content.trail.rewards.items()))
        self._read_districts()
        self._read_clergy()
        self._read_market()
        self._read_cards()
        self.seal: Seal = Seal(self._key(), {})

    def _key(self) -> tuple[str, tuple[str, ...], str]:
        return self.content.digest, self.colours, self.house_rules.gold_rank.value

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self._key() == other._key())

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[type["Game"], tuple[object, ...]]:
        """Another process makes the game anew from what it was made of, with look-up tables of its own."""
        return Game, (self.content, self.colours, self.house_rules)

    def order_from(self, seat: int) -> tuple[int, ...]:
        """All seats in seat order, from this one on."""
        return self._order[seat]

    def after(self, seat: int) -> int:
        """The next seat."""
        return (seat + 1) % len(self.colours)

    def _read_districts(self) -> None:
        content = self.content
        self.neighbours = tuple(
            tuple(sorted(DISTRICT_INDEX[other] for other in content.adjacent[district]))
            for district in DISTRICTS
        )
        self.walks = tuple(tuple(WALKS[other] for other in beside) for beside in self.neighbours)
        self.rides = tuple(
            tuple(
                ride
                for other, ride in enumerate(RIDES)
                if other != district and other not in self.neighbours[district]
            )
            for district in range(len(DISTRICTS))
        )
        self.effects = tuple(content.districts[district].effect for district in DISTRICTS)
        effects = self.effects
        # by district; what it is not, is 0, -1 or empty
        self.produced = tuple(effect.pieces if isinstance(effect, Production) else 0 for effect in effects)
        self.fees = tuple(
            pieces(effect.fee) if isinstance(effect, Production) else NOTHING for effect in effects
        )
        self.temple_rows = tuple(
            ROW_INDEX[effect.row] if isinstance(effect, ClergyTemple) else -1 for effect in effects
        )
        self.stone_steps = tuple(
            effect.stone_steps if isinstance(effect, ClergyTemple | GoodsTemple) else 0 for effect in effects
        )
        self.hired = tuple(
            tuple(JOB_INDEX[job] for job in effect.jobs) if isinstance(effect, Hiring) else ()
            for effect in effects
        )
        self.ordained = tuple(
            tuple(ROW_INDEX[row] for row in effect.rows) if isinstance(effect, Ordaining) else ()
            for effect in effects
        )
        self.offering = next(effect for effect in effects if isinstance(effect, GoodsTemple))
        self.clock = next(effect for effect in effects if isinstance(effect, Recalling))
        self.job_costs = tuple(pieces(content.jobs[job].cost) for job in JOBS)

    def _read_clergy(self) -> None:
        rows = [self.content.clergy[row] for row in ROWS]
        self.row_sizes = tuple(len(row.costs) for row in rows)
        self.row_costs = tuple(tuple(pieces(cost) for cost in row.costs) for row in rows)  # by cards taken
        self.row_steps = tuple((0, *row.steps) for row in rows)  # by cards taken; 0 while none is

    def _read_market(self) -> None:
        market = self.content.market
        fields = market.fields
        self.column = len(fields)  # units that a column holds
        # by units in the column: what one more brings, and what the lowest costs (M-8.4, M-8.5)
        self.sell_prices = (*fields, market.full_sell)
        self.buy_prices = (market.empty_buy, *fields)

    def _read_cards(self) -> None:
        by_name = {card.name: card for card in self.content.cards}
        self.card_icons = tuple(tuple(ICONS.index(icon) for icon in by_name[name].icons) for name in CARDS)
        self.card_gold = tuple(by_name[name].gold for name in CARDS)
        moon = [self.content.moon[tile] for tile in TILES]
        self.tile_gains = tuple(pieces(reward.gain) for reward in moon)
        self.tile_fees = tuple(pieces(reward.fee) for reward in moon)
        self.tile_steps = tuple(reward.steps for reward in moon)


def pieces(amounts: Amounts) -> Pieces:
    """Pieces of every good."""
    return tuple(amounts.get(good, 0) for good in GOODS)
