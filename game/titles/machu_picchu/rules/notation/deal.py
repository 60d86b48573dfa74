"""The beginning of a scenario that is a new game: who starts, and how the stack lies before the deal."""

from typing import Final

from game.base.files.node_reader import NodePath
from game.base.files.problems import DataError
from game.base.files.yaml_tree import Node
from game.kit.rules.positions import map_at
from game.titles.machu_picchu.content.definitions import CARDS, CityData
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.fixed_order import CARD_INDEX
from game.titles.machu_picchu.rules.notation.frame import read_game
from game.titles.machu_picchu.rules.setup import dealt
from game.titles.machu_picchu.rules.state import State

NEW_GAME: Final = "new_game"
_KEYS: Final = ("title", "players", "house_rules", NEW_GAME)


def read_new_game(node: Node, content: CityData, path: NodePath, extra: tuple[str, ...]) -> State:
    """The state up to the first decision. Raises DataError with every fault found."""
    reader, root = map_at(node, path)
    reader.keys(root, (*_KEYS, *extra))
    reader.word(root.get("title"), ("title",), [NAME])
    game = read_game(reader, root, content)
    start, deck = 0, list[str]()
    for place, key, value in reader.keyed(root.get(NEW_GAME), (NEW_GAME,), ("start", "deck")):
        if key == "deck":
            deck = reader.words(value, place, CARDS)
        elif game is not None and (colour := reader.word(value, place, game.colours)):
            start = game.colours.index(colour)
    if game is None or reader.problems:
        raise DataError(reader.problems)
    named = [CARD_INDEX[card] for card in deck]
    return dealt(game, (*named, *(card for card in range(len(CARDS)) if card not in named)), start)
