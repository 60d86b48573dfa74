"""Set-up (section 2): from the players' choices and a seed to the first decision."""

from dataclasses import dataclass, field

from game.core import chance
from game.core.contract import SetupError
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.rules.change import Change
from game.titles.wiraqocha.rules.game import Game, Rows, replacements, with_replacements
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.state import ON_TILE, UNPLACED, Phase, State
from game.titles.wiraqocha.rules.tokens import NOBODY
from game.titles.wiraqocha.rules.turn import begin_turn

RANDOM_LAYOUT = "random"


@dataclass(frozen=True, slots=True)
class Setup:
    """What players choose before a game. `layout` is a layout's name or `random`; `seed` decides all chance.

    The game of a chapter is of the `chapter` of this name and begins with the `position` in notation, on its layout.
    """

    colours: tuple[str, ...]
    seed: int
    layout: str = "recommended"
    variants: tuple[str, ...] = ()
    house_rules: HouseRules = field(default_factory=HouseRules)
    chapter: str = ""
    position: str = ""

    @property
    def title(self) -> str:
        return NAME


def new_game(content: ValleyData, setup: Setup) -> State:
    """The state that waits for the first player's first step.

    The seed decides, in this order: the random layout (W-2.1), the pile of cards (W-2.7, R-13), the first player
    (W-2.9). Raises SetupError.
    """
    _check(content, setup)
    rows, drawn = _rows(content, setup)
    valley = valley_of(content, setup.layout)
    game = Game(content, setup.colours, rows, setup.variants, setup.house_rules, valley=valley)
    deck, drawn = chance.shuffled(range(len(game.cards)), setup.seed, drawn)
    first = chance.below(setup.seed, drawn, len(game.colours))
    change = Change(blank(game, setup.seed, drawn + 1, deck))
    change.refill_market()
    cubes = _cubes_after_first(game)
    for seat in game.seats:
        if seat != first:
            change.gain_cubes(seat, cubes)
    begin_turn(change, first)
    return change.state


def _cubes_after_first(game: Game) -> int:
    """The cubes with which the variants let everybody but the first player begin (W-2.6, O-10)."""
    variants = (game.content.variants[name] for name in game.variants)
    return sum(variant.cubes_after_first.get(len(game.colours), 0) for variant in variants)


def valley_of(content: ValleyData, layout: str) -> str:
    """The layout's own name where it is a valley of its own, else an empty text."""
    found = content.layouts.get(layout)
    return layout if found and (found.shape or found.victory) else ""


def seats_fit(content: ValleyData, layout: str, players: int) -> bool:
    """Whether the layout is for so many players."""
    found = content.layouts.get(layout)
    return not (found and found.players) or players in found.players


def variant_matters(content: ValleyData, layout: str, variant: str) -> bool:
    """Whether a variant changes anything on this layout: what it changes may not lie there."""
    found, named = content.variants[variant], content.layouts.get(layout)
    labels = [label for row in named.rows for label in row] if named else content.base
    changed = found.replaces or found.grounds
    return found.hostages or bool(found.cubes_after_first) or any(label in labels for label in changed)


def _check(content: ValleyData, setup: Setup) -> None:
    colours = setup.colours
    if len(colours) not in content.victory:
        raise SetupError(f"players: {len(colours)}")
    for colour in colours:
        if colour not in content.colours or colours.count(colour) > 1:
            raise SetupError(f"colour: {colour}")
    if setup.layout != RANDOM_LAYOUT and setup.layout not in content.layouts:
        raise SetupError(f"layout: {setup.layout}")
    if not seats_fit(content, setup.layout, len(colours)):
        raise SetupError(f"players: {len(colours)}, layout: {setup.layout}")
    for variant in setup.variants:
        if variant not in content.variants:
            raise SetupError(f"variant: {variant}")
    if not 0 <= setup.seed < chance.SEED_LIMIT:
        raise SetupError(f"seed: {setup.seed}")


def _rows(content: ValleyData, setup: Setup) -> tuple[Rows, int]:
    """The labels of every slot, variants applied, and how many numbers were drawn for them."""
    replaced = replacements(content, setup.variants)
    layout = None if setup.layout == RANDOM_LAYOUT else content.layouts[setup.layout]
    rows = with_replacements(layout.rows if layout else (content.base,), replaced)
    if layout and not layout.shuffled:
        return rows, 0
    order, drawn = chance.shuffled([label for row in rows for label in row], setup.seed, 0)
    tiles = iter(order)
    slots = layout.rows if layout else content.shape.rows
    return tuple(tuple(next(tiles) for _ in row) for row in slots), drawn


def blank(game: Game, seed: int, drawn: int, deck: tuple[int, ...]) -> State:
    """A game in which nothing has happened: empty board, full reserves and supply, all relics on their tiles."""
    nothing = tuple((0,) * len(game.coloured) for _ in game.seats)
    zeros = (0,) * len(game.colours)
    return State(
        game=game,
        seed=seed,
        drawn=drawn,
        loaded=(),
        turn=0,
        mover=0,
        phase=Phase.PREPARATION,
        board=(NOBODY,) * len(game.labels),
        protecting=(0,) * len(game.labels),
        probed=0,
        dice=(),
        set_aside=0,
        allowance=-1,
        reserve=tuple(game.coloured for _ in game.seats),
        graveyard=nothing,
        lost=nothing,
        hostages=(NOBODY,) * len(game.colours),
        cubes=zeros,
        crystals=zeros,
        relics=(ON_TILE,) * len(game.relics),
        cards=zeros,
        market=(),
        deck=deck,
        shield=UNPLACED,
        fortress=UNPLACED,
        devastated=UNPLACED,
        ray_fired=False,
        used=0,
        used_cards=0,
        rerolls=0,
        ruins=0,
        exchanged=0,
        winner=NOBODY,
        victory="",
    )
