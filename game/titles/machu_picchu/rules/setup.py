"""Set-up (section 3): from the players' choices and a seed to the first decision."""

from dataclasses import dataclass, field

from game.core import chance
from game.core.contract import SetupError
from game.titles.machu_picchu.content.definitions import CARDS, COLOURS, CityData
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.fixed_order import DAILY, JOBS, NOBODY, NOWHERE, ROWS
from game.titles.machu_picchu.rules.game import NOTHING, Game, pieces
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.state import Phase, State


@dataclass(frozen=True, slots=True)
class Setup:
    """What players choose before a game; `seed` decides all chance."""

    colours: tuple[str, ...]
    seed: int
    house_rules: HouseRules = field(default_factory=HouseRules)

    @property
    def title(self) -> str:
        return NAME


def new_game(content: CityData, setup: Setup) -> State:
    """The state that waits for the first Inca of the start player.

    The seed decides, in this order: how the cards lie (M-3.2), who starts (M-3.8). Raises SetupError.
    """
    _check(content, setup)
    game = Game(content, setup.colours, setup.house_rules)
    deck, drawn = chance.shuffled(range(len(CARDS)), setup.seed, 0)
    first = chance.below(setup.seed, drawn, len(game.colours))
    return dealt(game, deck, first, setup.seed, drawn + 1)


def dealt(game: Game, deck: tuple[int, ...], first: int, seed: int = 0, drawn: int = 0) -> State:
    """A game in which nothing has happened: the cards dealt from the deck, first seat first, and who starts (R-34)."""
    content, players = game.content, len(game.colours)
    cards = content.start.cards
    zeros = (0,) * players
    return State(
        game=game,
        seed=seed,
        drawn=drawn,
        turn=1,
        mover=first,
        phase=Phase.INCA,
        day=game.first_day,
        bonus=(content.start.bonus,) * DAILY,
        market=(content.market.start,) * (len(NOTHING) - 1),
        goods=(pieces(content.start.goods),) * players,
        incas=((0,) * len(JOBS),) * players,
        clock=zeros,
        clergy=((0,) * len(ROWS),) * players,
        prince=(NOWHERE,) * players,
        scout=tuple([1 + (seat - first) % players for seat in game.seats]),
        tiles=zeros,
        sun=NOBODY,
        hands=tuple([tuple(sorted(deck[seat * cards : (seat + 1) * cards])) for seat in game.seats]),
        stack=deck[players * cards :],
        known=((),) * players,
        late=zeros,
        owed=(NOTHING,) * players,
        pending=(),
        used=0,
        ending="",
    )


def _check(content: CityData, setup: Setup) -> None:
    colours = setup.colours
    if len(colours) not in content.players:
        raise SetupError(f"players: {len(colours)}")
    for colour in colours:
        if colour not in COLOURS or colours.count(colour) > 1:
            raise SetupError(f"colour: {colour}")
    if not 0 <= setup.seed < chance.SEED_LIMIT:
        raise SetupError(f"seed: {setup.seed}")
