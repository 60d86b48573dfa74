"""The beginning of a scenario that is a new game: who starts, and which card lies where."""

from typing import Final

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.problems import DataError
from game.base.files.yaml_tree import MapNode, Node
from game.kit.rules.codecs import Items, Whole
from game.kit.rules.positions import map_at
from game.titles.inkas.content.definitions import CARDS, WAMANIS
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.fixed_order import CARD_INDEX, GOALS, NOBODY
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.notation.frame import read_game
from game.titles.inkas.rules.notation.goal_fields import GoalsCodec
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
_DEAL: Final = "deal"
_GOALS: Final = "goals"


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
    parts = _Parts(reader, root, game)
    if reader.problems:
        raise DataError(reader.problems)
    return begun(game, parts.cards, parts.first, rolls=rolls, hands=parts.hands, goals=parts.goals)


class _Parts:
    """Who starts, or NOBODY; what is dealt to each Apu; and the cards by wamani.

    What is not named comes in the standard order: into hands first, in seat order, then round the board (notation 5).
    """

    def __init__(self, reader: NodeReader, root: MapNode, game: Game) -> None:
        self._game = game
        self.first = NOBODY
        names = [ayllu.value for ayllu in game.ayllus]
        dealt, named = dict[int, list[int]](), dict[int, int]()
        words = [*_PARTS, *([_DEAL] if game.advanced else []), *([_GOALS] if game.alternate else [])]
        drawn = dict[int, Numbers]()
        for place, key, value in reader.keyed(root.get(NEW_GAME), (NEW_GAME,), words):
            if key == "start":
                word = reader.word(value, place, names)
                self.first = names.index(word) if word else NOBODY
            elif key == _DEAL:
                dealt = self._read_deal(reader, value, place, names)
            elif key == _GOALS:
                drawn = self._read_goals(reader, value, place, names)
            else:
                named = self._read_cards(reader, value, place)
        self.hands, self.cards = self._completed(reader, dealt, named)
        self.goals = self._drawn(reader, drawn) if game.alternate else ()

    def _read_deal(
        self, reader: NodeReader, node: Node, path: NodePath, names: list[str]
    ) -> dict[int, list[int]]:
        """The cards that are dealt at random to each Apu, all of them."""
        found = {}
        known = [CARDS[card] for card in sorted(set(self._game.dealt_from))]
        for place, ayllu, value in reader.keyed(node, path, names):
            cards = [
                CARD_INDEX[word]
                for where, item in reader.items(value, place)
                if (word := reader.word(item, where, known))
            ]
            if len(cards) != self._game.kind.hand:
                reader.fault(place, "position.deal", found=len(cards), expected=self._game.kind.hand)
            found[names.index(ayllu)] = cards
        return found

    def _read_goals(
        self, reader: NodeReader, node: Node, path: NodePath, names: list[str]
    ) -> dict[int, Numbers]:
        """The goal cards that Apus draw."""
        found, codec = {}, GoalsCodec(self._game)
        for place, ayllu, value in reader.keyed(node, path, names):
            cards = codec.read(reader, value, place, ())
            if len(cards) != self._game.goals_each:
                found_count, expected = len(cards), self._game.goals_each
                reader.fault(place, "position.goal_count", found=found_count, expected=expected)
            found[names.index(ayllu)] = cards
        return found

    def _drawn(self, reader: NodeReader, named: dict[int, Numbers]) -> tuple[Numbers, ...]:
        """The goal cards of all: the others' in seat order, as they come in the standard order."""
        left, found = list(self._game.goal_deck), dict(named)
        for goal in (goal for cards in named.values() for goal in cards):
            if goal not in left:
                most, word = self._game.goal_deck.count(goal), GOALS[goal].value
                reader.fault((NEW_GAME, _GOALS), "position.too_many_goals", goal=word, most=most)
                return ()
            left.remove(goal)
        for seat in self._game.order:
            if seat not in found:
                found[seat] = tuple([left.pop(0) for _ in range(self._game.goals_each)])
        return tuple([found[seat] for seat in self._game.seats])

    def _read_cards(self, reader: NodeReader, node: Node, path: NodePath) -> dict[int, int]:
        found = {}
        for where, wamani, item in reader.keyed(node, path, WAMANIS[: len(self._game.card_places)]):
            if card := reader.word(item, where, self._game.cards):
                found[WAMANIS.index(wamani)] = CARD_INDEX[card]
        return found

    def _completed(
        self, reader: NodeReader, dealt: dict[int, list[int]], named: dict[int, int]
    ) -> tuple[tuple[Numbers, ...], Numbers]:
        game = self._game
        # those of the deck that are not in every hand anyway
        left = sorted((*game.dealt_from, *game.only_laid)) if game.advanced else list(game.deck)
        for number in (*(card for cards in dealt.values() for card in cards), *named.values()):
            if number not in left:
                most = game.deck.count(number)
                reader.fault((NEW_GAME, "cards"), "position.too_many_cards", card=CARDS[number], most=most)
                return (), ()
            left.remove(number)
        hands = dict[int, Numbers]()
        for seat in game.order if game.advanced else ():  # by suyu, clockwise
            hands[seat] = tuple(dealt.get(seat) or self._next(left))
        cards = [named[place] if place in named else left.pop(0) for place in game.card_places]
        return tuple([hands[seat] for seat in sorted(hands)]), tuple(cards)

    def _next(self, left: list[int]) -> list[int]:
        """The next cards that may be dealt."""
        chosen = [card for card in left if card in self._game.dealt_from][: self._game.kind.hand]
        for card in chosen:
            left.remove(card)
        return chosen
