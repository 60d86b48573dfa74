"""The fields of a position: how each part of a state stands there, and what it is where nothing is said."""

from dataclasses import replace
from typing import Any, Final

from game.base.files.node_reader import NONE, NodePath, NodeReader
from game.base.files.yaml_tree import Node, ScalarNode, shown
from game.core.chance import SEED_LIMIT
from game.kit.rules.codecs import Codec, Each, Items, Mask, Places, Whole, Word, numbered
from game.kit.rules.positions import Field, attribute
from game.titles.machu_picchu.content.definitions import CARDS, District, Ending, MoonTile
from game.titles.machu_picchu.rules.fixed_order import (
    CORN,
    DAILY,
    DISTRICT_INDEX,
    DISTRICTS,
    GOODS,
    JOBS,
    LLAMA,
    NOBODY,
    NOWHERE,
    ROWS,
    TILE_INDEX,
    TILES,
)
from game.titles.machu_picchu.rules.game import NOTHING, Game
from game.titles.machu_picchu.rules.setup import dealt
from game.titles.machu_picchu.rules.state import Pending, Phase, Question, State

PHASES: Final = {phase: phase.name.lower() for phase in Phase}
_ADJUSTED: Final = "adjust"  # the word of `used` for a market that was adjusted or traded with
_DETAILED: Final = (Question.RETURN, Question.FEE)  # questions with a third word
_WAITING: Final = tuple(
    question for question in Question if question not in (Question.INCA, Question.PLACE, Question.MOVE)
)  # those that stand in `pending`
_PAYABLE: Final = (GOODS[CORN], GOODS[LLAMA])  # what the trail owes
_NUMBER: Final = Whole(0, 10**6)


class PendingCodec:
    """An open question: `blue burn`, `blue return 2`, `blue fee coca`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def write(self, value: Pending) -> str:
        text = f"{self._game.colours[value.seat]} {value.question.value}"
        if value.question not in _DETAILED:
            return text
        detail = TILES[value.detail] if value.question is Question.FEE else value.detail
        return f"{text} {detail}"

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: Pending) -> Pending:
        words = reader.text(node, path).split(" ")
        if len(words) not in (2, 3) or (len(words) == 3) != (words[1] in _DETAILED):
            reader.fault(path, "position.question", found=shown(node))
            return default
        parts = [ScalarNode(node.file, node.line, word, word) for word in words]
        colour = reader.word(parts[0], path, self._game.colours)
        word = reader.word(parts[1], path, _WAITING)
        if not colour or not word:
            return default
        question, detail = Question(word), 0
        if question is Question.RETURN:
            trail = self._game.trail
            numbers = [str(number) for number in range(1, trail.draw - trail.keep + 1)]
            detail = int(reader.word(parts[2], path, numbers) or 0)
        elif question is Question.FEE:
            tiles = [tile for tile, fee in zip(TILES, self._game.tile_fees, strict=True) if any(fee)]
            tile = reader.word(parts[2], path, tiles)
            detail = TILE_INDEX[MoonTile(tile)] if tile else 0
        return Pending(self._game.colours.index(colour), question, detail)


def position_fields(game: Game, ended: bool = False) -> tuple[Field[State, Any], ...]:
    """The fields in the order in which they are read, but what is of the game itself.

    Where a game `ended` among the first turns, a Prince may be said to be nowhere.
    """
    content, colours = game.content, game.colours
    seats = numbered(colours)
    districts = Word({**numbered(DISTRICTS), NONE: NOWHERE}, () if ended else DISTRICTS)
    hands = Each(colours, Places(CARDS, in_order=False, single=True))
    numbers = Each(colours, _NUMBER)

    def by_seat(words: tuple[str, ...], named: tuple[str, ...] = ()) -> Codec[tuple[tuple[int, ...], ...]]:
        return Each(colours, Each(words, _NUMBER, named=named))

    return (
        attribute("victory", Word({**{str(end): str(end) for end in Ending}, NONE: ""}), "ending"),
        attribute("sun", Word({**seats, NONE: NOBODY})),
        attribute("phase", Word({word: phase for phase, word in PHASES.items()}), default=_phase),
        attribute("hands", hands, check=_check_hands),
        attribute("to_move", Word(seats), "mover", default=_mover),
        attribute("day", Whole(game.first_day, game.days.last)),
        attribute("bonus", Each(DISTRICTS[:DAILY], Whole(0, content.days.bonus_most))),
        attribute("market", Each(GOODS[1:], Whole(0, game.column))),
        attribute("prince", Each(colours, districts), default=_princes),
        attribute("scout", Each(colours, Whole(0, content.trail.summit - 1))),
        attribute("goods", by_seat(GOODS)),
        attribute("incas", by_seat(JOBS)),
        attribute("clock", numbers),
        attribute("clergy", by_seat(ROWS)),
        attribute("tiles", Each(colours, Mask(TILES, single=True)), check=_check_tiles),
        attribute("stack", Places(CARDS, single=True), default=_stack),
        attribute("known", hands),
        attribute("late", numbers),
        attribute("owed", by_seat(GOODS, named=_PAYABLE)),
        attribute("pending", Items(PendingCodec(game), Pending(0, Question.MOVE), single=True)),
        # the bit of what is traded comes after those of the jobs
        attribute("used", Mask((*JOBS, _ADJUSTED), single=True)),
        attribute("turn", Whole(1, 10**6)),
        attribute("seed", Whole(0, SEED_LIMIT - 1)),
        attribute("drawn", _NUMBER),
    )


def blank(game: Game) -> State:
    """The first turn of a game in which nobody has anything."""
    players = len(game.colours)
    return replace(dealt(game, (), 0), phase=Phase.TURN, goods=(NOTHING,) * players, scout=(0,) * players)


# defaults


def _phase(state: State) -> Phase:
    return Phase.OVER if state.ending else Phase.TURN


def _mover(state: State) -> int:
    return state.sun if state.phase is Phase.NIGHT and state.sun != NOBODY else 0


def _princes(state: State) -> tuple[int, ...]:
    waiting = state.phase in (Phase.INCA, Phase.PLACE)
    return (NOWHERE if waiting else DISTRICT_INDEX[District.HUT],) * len(state.game.colours)


def _stack(state: State) -> tuple[int, ...]:
    """Every card that is in no hand, in the standard order."""
    held = {card for hand in state.hands for card in hand}
    return tuple(card for card in range(len(CARDS)) if card not in held)


# checks


def _check_hands(reader: NodeReader, state: State) -> None:
    """No card is in two hands."""
    held: set[int] = set()
    for colour, hand in zip(state.game.colours, state.hands, strict=True):
        for card in held.intersection(hand):
            reader.fault(("hands", colour), "position.card_elsewhere", card=CARDS[card])
        held.update(hand)


def _check_tiles(reader: NodeReader, state: State) -> None:
    """No Moon Tile is with two seats."""
    taken = 0
    for colour, mask in zip(state.game.colours, state.tiles, strict=True):
        for tile in Mask(TILES).write(taken & mask):
            reader.fault(("tiles", colour), "position.tile_elsewhere", tile=tile)
        taken |= mask
