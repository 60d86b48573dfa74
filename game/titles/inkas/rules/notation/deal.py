"""The beginning of a scenario that is a new game: who starts, and which card lies where."""

from typing import Final

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.problems import DataError
from game.base.files.yaml_tree import MapNode, Node
from game.kit.rules.codecs import Items, Whole
from game.kit.rules.positions import map_at
from game.titles.inkas.content.definitions import CARDS, WAMANIS, InkasData
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import CARD_INDEX, NOBODY
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.notation.frame import read_game
from game.titles.inkas.rules.setup import begun
from game.titles.inkas.rules.state import Numbers, State

NEW_GAME: Final = "new_game"
_KEYS: Final = (
    "title",
    "mode",
    "alliance",
    "solo",
    "quest",
    "house_rules",
    "players",
    "apus",
    "rolls",
    NEW_GAME,
)
_PARTS: Final = ("start", "cards")


def is_new_game(root: MapNode) -> bool:
    """Whether a scenario begins a new game: it says so, or names a number of Apus and no order of theirs."""
    return NEW_GAME in root.entries or ("apus" in root.entries and "order" not in root.entries)


def read_new_game(node: Node, content: InkasData, path: NodePath, extra: tuple[str, ...]) -> State:
    """The state up to the first decision. Raises DataError with every fault found."""
    reader, root = map_at(node, path)
    reader.keys(root, (*_KEYS, *extra))
    reader.word(root.get("title"), ("title",), [NAME])
    game = read_game(reader, root, content)
    rolls: Numbers = ()
    if (said := root.get("rolls")) is not None:
        rolls = Items(Whole(1, 6), 1).read(reader, said, ("rolls",), ())
    if game is None:
        raise DataError(reader.problems)
    first, cards = _read_parts(reader, root, game)
    if reader.problems:
        raise DataError(reader.problems)
    return begun(game, cards, first, rolls=rolls)


def _read_parts(reader: NodeReader, root: MapNode, game: Game) -> tuple[int, Numbers]:
    """Who starts, or NOBODY; and the cards by peripheral wamani, those not named in the standard order."""
    names = [ayllu.value for ayllu in game.ayllus]
    first, named = NOBODY, dict[int, int]()
    for place, key, value in reader.keyed(root.get(NEW_GAME), (NEW_GAME,), _PARTS):
        if key == "start":
            word = reader.word(value, place, names)
            first = names.index(word) if word else NOBODY
            continue
        for where, wamani, item in reader.keyed(value, place, WAMANIS[:PERIPHERAL]):
            if card := reader.word(item, where, game.content.cards):
                named[WAMANIS.index(wamani)] = CARD_INDEX[card]
    left = list(game.deck)
    for number in named.values():
        if number in left:
            left.remove(number)
        else:
            most = game.deck.count(number)
            reader.fault((NEW_GAME, "cards"), "position.too_many_cards", card=CARDS[number], most=most)
            return first, ()
    cards = [named[place] if place in named else left.pop(0) for place in range(PERIPHERAL)]
    return first, tuple(cards)
