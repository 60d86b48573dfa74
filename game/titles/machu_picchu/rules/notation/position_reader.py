"""Reading the moment that a position describes, key by key, into a state."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.problems import DataError
from game.base.files.yaml_tree import ListNode, MapNode, Node, ScalarNode, node_at, shown
from game.core.chance import SEED_LIMIT
from game.titles.machu_picchu.content.definitions import CARDS, District, Ending, Job, MoonTile
from game.titles.machu_picchu.rules.fixed_order import (
    CARD_INDEX,
    CORN,
    DAILY,
    DISTRICT_INDEX,
    DISTRICTS,
    GOODS,
    JOB_INDEX,
    JOBS,
    LLAMA,
    NOBODY,
    NOWHERE,
    ROWS,
    TILE_INDEX,
    TILES,
)
from game.titles.machu_picchu.rules.game import Game, Pieces
from game.titles.machu_picchu.rules.notation.describe import ADJUSTED, DETAILED, NONE, PHASES
from game.titles.machu_picchu.rules.notation.frame import default_state
from game.titles.machu_picchu.rules.state import TRADED, Pending, Phase, Question, State

_MANY: Final = 10**6
_WAITING: Final = tuple(
    question for question in Question if question not in (Question.INCA, Question.PLACE, Question.MOVE)
)  # those that stand in `pending`
_PAYABLE: Final = (GOODS[CORN], GOODS[LLAMA])  # what the trail owes

Numbers = tuple[int, ...]


def map_at(node: Node, path: NodePath) -> tuple[NodeReader, MapNode]:
    """The map that stands there, with its reader. Raises DataError where it is none."""
    target, reader = node_at(node, path), NodeReader(node, path)
    if not isinstance(target, MapNode):
        reader.fault((), "position.map", found=shown(target) if target else "")
        raise DataError(reader.problems)
    return reader, target


def _is_null(node: Node) -> bool:
    return isinstance(node, ScalarNode) and node.value is None


class PositionReader:
    """One reading of a position into a state; `read` is called once."""

    def __init__(self, reader: NodeReader, root: MapNode, game: Game) -> None:
        self.reader, self.game = reader, game
        given = {key: item for key, item in root.entries.items() if not _is_null(item.value)}
        self.root = replace(root, entries=given)
        self._seats = {colour: seat for seat, colour in enumerate(game.colours)}

    def read(self) -> State:
        """The state, as far as its keys can be read; what is wrong with them is with the reader."""
        ending = self._word("victory", Ending)
        sun = self._seats.get(self._word("sun", self.game.colours), NOBODY)
        base = default_state(self.game, self._phase(ending), ending, sun, self._hands())
        base = replace(base, mover=self._mover(base.mover), day=self._day(base.day))
        return self._course(self._belongings(self._places(base)))

    # single values

    def _word(self, key: str, words: Iterable[str]) -> str:
        """One of the words, or an empty text for `none`."""
        said = self.reader.word(self.root.get(key), (key,), (*words, NONE), NONE)
        return "" if said == NONE else said

    def _mover(self, default: int) -> int:
        colours = self.game.colours
        return self._seats[
            self.reader.word(self.root.get("to_move"), ("to_move",), colours, colours[default])
        ]

    def _whole(self, key: str, default: int, least: int = 0, most: int = _MANY) -> int:
        return self.reader.whole(self.root.get(key), (key,), least, most, default)

    def _day(self, first: int) -> int:
        """The day, by default the first one for so many players."""
        return self._whole("day", first, first, self.game.days.last)

    def _phase(self, ending: str) -> Phase:
        default = PHASES[Phase.OVER if ending else Phase.TURN]
        word = self.reader.word(self.root.get("phase"), ("phase",), PHASES.values(), default)
        return next(phase for phase, name in PHASES.items() if name == word)

    # maps and lists

    def _by_seat(self, key: str) -> list[tuple[NodePath, int, Node]]:
        found = self.reader.keyed(self.root.get(key), (key,), self.game.colours)
        return [(place, self._seats[colour], value) for place, colour, value in found]

    def _items(self, node: Node, place: NodePath) -> list[tuple[NodePath, Node]]:
        """The entries of a list; a single word is the list of it alone, `none` an empty one."""
        if isinstance(node, ScalarNode) and isinstance(node.value, str):
            return [] if node.value == NONE else [(place, node)]
        return self.reader.items(node, place)

    def _words(self, node: Node, place: NodePath, choices: Iterable[str]) -> list[str]:
        """Different words among the choices."""
        items = tuple(item for _, item in self._items(node, place))
        return self.reader.words(ListNode(node.file, node.line, items), place, choices)

    def _list(self, key: str) -> list[tuple[NodePath, Node]]:
        node = self.root.get(key)
        return self._items(node, (key,)) if node else []

    def _counts(
        self, node: Node | None, place: NodePath, words: Sequence[str], default: Numbers, most: int
    ) -> Numbers:
        """A number for each word, those of the default where none is given."""
        numbers = dict(zip(words, default, strict=True))
        for where, word, value in self.reader.keyed(node, place, words):
            numbers[word] = self.reader.whole(value, where, 0, most, numbers[word])
        return tuple(numbers.values())

    def _counts_by_seat(self, key: str, words: Sequence[str], named: Sequence[str]) -> tuple[Pieces, ...]:
        """A number for each of `words` and each seat, of which only the `named` may be given."""
        rows = [(0,) * len(words) for _ in self.game.seats]
        for place, seat, value in self._by_seat(key):
            given = self._counts(value, place, named, (0,) * len(named), _MANY)
            rows[seat] = (*given, *rows[seat][len(given) :])
        return tuple(rows)

    def _number_by_seat(self, key: str, most: int = _MANY) -> Numbers:
        return self._counts(self.root.get(key), (key,), self.game.colours, (0,) * len(self._seats), most)

    def _cards_by_seat(self, key: str) -> tuple[Numbers, ...]:
        hands: list[Numbers] = [() for _ in self.game.seats]
        for place, seat, value in self._by_seat(key):
            hands[seat] = tuple(sorted(CARD_INDEX[card] for card in self._words(value, place, CARDS)))
        return tuple(hands)

    # subjects

    def _hands(self) -> tuple[Numbers, ...]:
        """The cards of each seat, none of them twice."""
        hands = self._cards_by_seat("hands")
        held: set[int] = set()
        for seat, hand in enumerate(hands):
            for card in held.intersection(hand):
                self.reader.fault(
                    ("hands", self.game.colours[seat]), "position.card_elsewhere", card=CARDS[card]
                )
            held.update(hand)
        return hands

    def _places(self, state: State) -> State:
        """What lies and stands in the city, on the market and on the trail."""
        content, root = self.game.content, self.root
        market = self._counts(root.get("market"), ("market",), GOODS[1:], state.market, self.game.column)
        return replace(
            state,
            bonus=self._counts(
                root.get("bonus"), ("bonus",), DISTRICTS[:DAILY], state.bonus, content.days.bonus_most
            ),
            market=market,
            prince=self._princes(state),
            scout=self._number_by_seat("scout", content.trail.summit - 1),
        )

    def _princes(self, state: State) -> Numbers:
        """Districts by seat; after a game that ended among the first turns a Prince may be nowhere."""
        words = (*DISTRICTS, NONE) if state.ending else DISTRICTS
        princes = list(state.prince)
        for place, seat, value in self._by_seat("prince"):
            if word := self.reader.word(value, place, words):
                princes[seat] = NOWHERE if word == NONE else DISTRICT_INDEX[District(word)]
        return tuple(princes)

    def _belongings(self, state: State) -> State:
        """What the seats have."""
        stack = state.stack
        if "stack" in self.root.entries:
            node = self.root.entries["stack"].value
            stack = tuple(CARD_INDEX[card] for card in self._words(node, ("stack",), CARDS))
        return replace(
            state,
            goods=self._counts_by_seat("goods", GOODS, GOODS),
            incas=self._counts_by_seat("incas", JOBS, JOBS),
            clock=self._number_by_seat("clock"),
            clergy=self._counts_by_seat("clergy", ROWS, ROWS),
            tiles=self._tiles(),
            stack=stack,
            known=self._cards_by_seat("known"),
            late=self._number_by_seat("late"),
        )

    def _tiles(self) -> Numbers:
        """The Moon Tiles of each seat as a mask, none of them twice."""
        masks, taken = [0] * len(self._seats), set[str]()
        for place, seat, value in self._by_seat("tiles"):
            for word in self._words(value, place, TILES):
                if word in taken:
                    self.reader.fault(place, "position.tile_elsewhere", tile=word)
                taken.add(word)
                masks[seat] |= 1 << TILE_INDEX[MoonTile(word)]
        return tuple(masks)

    def _course(self, state: State) -> State:
        """Where the game stands: what is owed, asked and used, and the numbers."""
        return replace(
            state,
            owed=self._counts_by_seat("owed", GOODS, _PAYABLE),
            pending=self._pending(),
            used=self._used(),
            turn=self._whole("turn", 1, 1),
            seed=self._whole("seed", 0, 0, SEED_LIMIT - 1),
            drawn=self._whole("drawn", 0),
        )

    def _used(self) -> int:
        used, node = 0, self.root.get("used")
        for word in self._words(node, ("used",), (*JOBS, ADJUSTED)) if node else ():
            used |= TRADED if word == ADJUSTED else 1 << JOB_INDEX[Job(word)]
        return used

    def _pending(self) -> tuple[Pending, ...]:
        read = [self._question(node, place) for place, node in self._list("pending")]
        return tuple(question for question in read if question is not None)

    def _question(self, node: Node, place: NodePath) -> Pending | None:
        """An open question: `blue burn`, `blue return 2`, `blue fee coca`."""
        words = self.reader.text(node, place).split(" ")
        if len(words) not in (2, 3) or (len(words) == 3) != (words[1] in DETAILED):
            self.reader.fault(place, "position.question", found=shown(node))
            return None
        parts = [ScalarNode(node.file, node.line, word, word) for word in words]
        colour = self.reader.word(parts[0], place, self.game.colours)
        word = self.reader.word(parts[1], place, _WAITING)
        if not colour or not word:
            return None
        question, detail = Question(word), 0
        if question is Question.RETURN:
            trail = self.game.trail
            numbers = [str(number) for number in range(1, trail.draw - trail.keep + 1)]
            detail = int(self.reader.word(parts[2], place, numbers) or 0)
        elif question is Question.FEE:
            tiles = [tile for tile, fee in zip(TILES, self.game.tile_fees, strict=True) if any(fee)]
            tile = self.reader.word(parts[2], place, tiles)
            detail = TILE_INDEX[MoonTile(tile)] if tile else 0
        return Pending(self._seats[colour], question, detail)
