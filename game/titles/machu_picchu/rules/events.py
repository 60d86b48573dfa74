"""What happened, in order, complete enough to animate, log, sound and count without asking the rules.

Players are named by colour. An event's `key` names it in the locale, under `log.<key>`. What changes is told with the
numbers before and after: `goods` are the changes of the player's pieces, and every piece goes to or comes from the
bank, but for what is sold and bought, which the column's numbers tell.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.titles.machu_picchu.content.definitions import District, Ending, Good, Job, MoonTile, Row
from game.titles.machu_picchu.rules.event_values import Amounts, Cause
from game.titles.machu_picchu.rules.scores import SeatScore
from game.titles.machu_picchu.rules.state import Question

# turns and moves


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn began; `turn` counts all turns from 1."""

    key: ClassVar[str] = "turn_began"
    player: str
    turn: int
    day: int


@dataclass(frozen=True, slots=True)
class IncaPlaced:
    """The first Inca of a player came free into the city (M-3.9)."""

    key: ClassVar[str] = "inca_placed"
    player: str
    job: Job
    district: District
    before: int  # Incas of the job in the city
    after: int
    supply: int  # Incas left


@dataclass(frozen=True, slots=True)
class PrincePlaced:
    """A Prince came into the city (M-3.10)."""

    key: ClassVar[str] = "prince_placed"
    player: str
    district: District


@dataclass(frozen=True, slots=True)
class Moved:
    """A Prince walked to an adjacent district."""

    key: ClassVar[str] = "moved"
    player: str
    origin: District
    district: District


@dataclass(frozen=True, slots=True)
class Rode:
    """A Prince rode to a far district for a llama."""

    key: ClassVar[str] = "rode"
    player: str
    origin: District
    district: District
    goods: Amounts


@dataclass(frozen=True, slots=True)
class Stayed:
    """A Prince stayed and took a Moon Tile; `taken` tiles are off the board now."""

    key: ClassVar[str] = "stayed"
    player: str
    district: District
    tile: MoonTile
    taken: int


@dataclass(frozen=True, slots=True)
class SunTaken:
    """The Sun Tile went with the tile that ends the day: everybody else has one turn more (M-10.1)."""

    key: ClassVar[str] = "sun_taken"
    player: str


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The turn that began is the player's last one of the day (M-10.1)."""

    key: ClassVar[str] = "last_turn"
    player: str


@dataclass(frozen=True, slots=True)
class DistrictSpent:
    """A daily district was entered in which no bonus unit lies: nothing happens (M-4.4)."""

    key: ClassVar[str] = "district_spent"
    player: str
    district: District


@dataclass(frozen=True, slots=True)
class NotAsked:
    """A question had one answer, nothing, and was not asked (M-13.1, R-14)."""

    key: ClassVar[str] = "not_asked"
    player: str
    question: Question
    district: District


# districts


@dataclass(frozen=True, slots=True)
class BonusTaken:
    """The bonus units of a production district were taken (M-5.1)."""

    key: ClassVar[str] = "bonus_taken"
    player: str
    district: District
    before: int  # units; none are left
    goods: Amounts


@dataclass(frozen=True, slots=True)
class Produced:
    """So many of a player's Incas of a job produced, for the fee (M-5.3, M-5.4)."""

    key: ClassVar[str] = "produced"
    player: str
    district: District
    job: Job
    incas: int
    present: int  # Incas that could have
    goods: Amounts


@dataclass(frozen=True, slots=True)
class StonesTaken:
    """The stones of a temple went back to the stock (M-6.1)."""

    key: ClassVar[str] = "stones_taken"
    player: str
    district: District
    before: int  # stones; none are left


@dataclass(frozen=True, slots=True)
class Sacrificed:
    """Llamas were sacrificed, or none, for `number` steps each (M-6.3, M-6.4)."""

    key: ClassVar[str] = "sacrificed"
    player: str
    district: District
    row: Row
    llamas: int
    number: int
    goods: Amounts


@dataclass(frozen=True, slots=True)
class Offered:
    """Units were offered, or none, for steps each (M-6.6)."""

    key: ClassVar[str] = "offered"
    player: str
    district: District
    units: tuple[Good, ...]
    goods: Amounts


@dataclass(frozen=True, slots=True)
class Hired:
    """An Inca was set up (M-7.1)."""

    key: ClassVar[str] = "hired"
    player: str
    job: Job
    district: District
    before: int  # Incas of the job in the city
    after: int
    supply: int  # Incas left
    goods: Amounts


@dataclass(frozen=True, slots=True)
class Ordained:
    """A clergy card was taken, which uncovered a number (M-7.5, M-6.5)."""

    key: ClassVar[str] = "ordained"
    player: str
    row: Row
    before: int  # cards of the row before the player
    after: int
    uncovered: int
    left: int  # cards in the row
    goods: Amounts


@dataclass(frozen=True, slots=True)
class MarketAdjusted:
    """One unit came into a column or left it (M-8.1)."""

    key: ClassVar[str] = "market_adjusted"
    player: str
    good: Good
    before: int  # units in the column
    after: int


@dataclass(frozen=True, slots=True)
class Sold:
    """One unit was sold (M-8.4)."""

    key: ClassVar[str] = "sold"
    player: str
    good: Good
    price: int
    before: int  # units in the column
    after: int
    goods: Amounts


@dataclass(frozen=True, slots=True)
class Bought:
    """One unit was bought (M-8.5)."""

    key: ClassVar[str] = "bought"
    player: str
    good: Good
    price: int
    before: int  # units in the column
    after: int
    goods: Amounts


@dataclass(frozen=True, slots=True)
class Recalled:
    """An Inca went to the Sun Clock (M-9.1)."""

    key: ClassVar[str] = "recalled"
    player: str
    job: Job
    district: District  # where it came from
    before: int  # the player's Incas at the clock
    after: int


# the trail


@dataclass(frozen=True, slots=True)
class ScoutMoved:
    """A Scout went so many steps; `passed` are the Granary, Stable and summit on the way, field by field."""

    key: ClassVar[str] = "scout_moved"
    player: str
    cause: Cause
    steps: int
    origin: int
    field: int
    passed: tuple[int, ...]
    owed: Amounts  # what the trail owes the player (M-9.5)


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A Sacrifice Card was drawn; None: one that the looker does not see."""

    key: ClassVar[str] = "card_drawn"
    seat: int  # that knows the card
    player: str
    card: str | None
    before: int  # cards in the stack
    after: int


@dataclass(frozen=True, slots=True)
class CardsReturned:
    """Cards went under the stack, the last one lowest; None: such as the looker does not see."""

    key: ClassVar[str] = "cards_returned"
    seat: int  # that knows the cards
    player: str
    cards: tuple[str | None, ...]
    before: int  # cards in the stack
    after: int


@dataclass(frozen=True, slots=True)
class ClaimedLate:
    """A claim found the stack empty and counts points instead (M-11.3)."""

    key: ClassVar[str] = "claimed_late"
    player: str
    before: int  # such claims of the player
    after: int


@dataclass(frozen=True, slots=True)
class Gained:
    """Goods came to a player when a turn or a night closed: from the trail, or the corn of the day."""

    key: ClassVar[str] = "gained"
    player: str
    cause: Cause
    goods: Amounts


# the night


@dataclass(frozen=True, slots=True)
class NightBegan:
    """The day is over; the holder of the Sun Tile is the first in all that follows."""

    key: ClassVar[str] = "night_began"
    player: str
    day: int


@dataclass(frozen=True, slots=True)
class TilePaid:
    """A Moon Tile was settled: its goods, less the fee, or none. `kept`: the tile stays with the player (M-10.13)."""

    key: ClassVar[str] = "tile_paid"
    player: str
    tile: MoonTile
    paid: bool  # whether it gave anything
    kept: bool
    goods: Amounts


@dataclass(frozen=True, slots=True)
class ClockPaid:
    """Units were chosen for an Inca at the clock (M-10.9)."""

    key: ClassVar[str] = "clock_paid"
    player: str
    units: tuple[Good, ...]
    goods: Amounts


@dataclass(frozen=True, slots=True)
class IncaBack:
    """An Inca came from the clock to the supply (M-10.9)."""

    key: ClassVar[str] = "inca_back"
    player: str
    before: int  # the player's Incas at the clock
    after: int
    supply: int  # Incas in the supply now


@dataclass(frozen=True, slots=True)
class BonusPlaced:
    """A bonus unit was laid into a daily district (M-10.10)."""

    key: ClassVar[str] = "bonus_placed"
    district: District
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class DayBegan:
    """A new day began; the player put the Sun Tile back and has its first turn (M-10.11)."""

    key: ClassVar[str] = "day_began"
    player: str
    day: int


# the end


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    key: ClassVar[str] = "game_ended"
    ending: Ending


@dataclass(frozen=True, slots=True)
class Scored:
    """How everybody scored, in seat order."""

    key: ClassVar[str] = "scored"
    lines: tuple[SeatScore, ...]


Event = (
    TurnBegan
    | IncaPlaced
    | PrincePlaced
    | Moved
    | Rode
    | Stayed
    | SunTaken
    | LastTurn
    | DistrictSpent
    | NotAsked
    | BonusTaken
    | Produced
    | StonesTaken
    | Sacrificed
    | Offered
    | Hired
    | Ordained
    | MarketAdjusted
    | Sold
    | Bought
    | Recalled
    | ScoutMoved
    | CardDrawn
    | CardsReturned
    | ClaimedLate
    | Gained
    | NightBegan
    | TilePaid
    | ClockPaid
    | IncaBack
    | BonusPlaced
    | DayBegan
    | GameEnded
    | Scored
)
