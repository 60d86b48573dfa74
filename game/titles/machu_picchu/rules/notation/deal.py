"""The beginning of a scenario that is a new game: who starts, and how the stack lies before the deal."""

from dataclasses import replace
from typing import Final

from game.datafiles.node_reader import NodePath
from game.datafiles.problems import DataError
from game.datafiles.yaml_tree import Node
from game.titles.machu_picchu.content.definitions import CARDS, NAME, Content
from game.titles.machu_picchu.rules.fixed_order import CARD_INDEX, NOBODY
from game.titles.machu_picchu.rules.game import Game, pieces
from game.titles.machu_picchu.rules.notation.frame import default_state, read_game
from game.titles.machu_picchu.rules.notation.position_reader import map_at
from game.titles.machu_picchu.rules.state import Phase, State

NEW_GAME: Final = "new_game"
_KEYS: Final = ("title", "players", "house_rules", NEW_GAME)


def read_new_game(node: Node, content: Content, path: NodePath, extra: tuple[str, ...]) -> State:
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
    return deal(game, start, (*named, *(card for card in range(len(CARDS)) if card not in named)))


def deal(game: Game, start: int, stack: tuple[int, ...]) -> State:
    """The first Incas are asked for: goods and cards are dealt, the Scouts stand in turn order (M-3.4 to M-3.9)."""
    given, seats = game.content.start, len(game.colours)
    dealt = given.cards * seats
    hands = tuple(tuple(sorted(stack[seat:dealt:seats])) for seat in game.seats)
    return replace(
        default_state(game, Phase.INCA, "", NOBODY, hands),
        mover=start,
        goods=(pieces(given.goods),) * seats,
        scout=tuple(1 + (seat - start) % seats for seat in game.seats),
        stack=stack[dealt:],
    )
