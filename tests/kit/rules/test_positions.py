"""Fields of a position: what is written reads back, defaults are left out, faults are told with line and key."""

from dataclasses import dataclass, replace
from typing import Any, Final

from game.base.files.node_reader import NONE, NodeReader
from game.base.files.yaml_text import read_yaml_text
from game.base.files.yaml_tree import plain
from game.kit.rules.codecs import Each, Flag, Items, Mask, Places, Whole, Word, numbered
from game.kit.rules.positions import (
    Field,
    attribute,
    defaults,
    described,
    map_at,
    position_text,
    read_fields,
    without,
)

SEATS: Final = ("red", "blue")
CARDS: Final = ("ace", "king", "queen")


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game that has something of everything."""

    mover: int = 0
    dice: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ((), ())
    deck: tuple[int, ...] = (0, 1, 2)
    taken: int = 0
    coins: tuple[int, ...] = (2, 2)
    board: tuple[int, ...] = (-1, -1)
    over: bool = False


def _rest(moment: Moment) -> tuple[int, ...]:
    held = {card for hand in moment.hands for card in hand}
    return tuple(card for card in range(len(CARDS)) if card not in held)


def _check_dice(reader: NodeReader, moment: Moment) -> None:
    if len(moment.dice) > 2:
        reader.fault(("dice",), "position.above_stock", found=len(moment.dice), stock=2)


FIELDS: Final[tuple[Field[Moment, Any], ...]] = (
    attribute("to_move", Word({**numbered(SEATS), NONE: -1}, SEATS), "mover", always=True),
    attribute("dice", Items(Whole(1, 6), 1), check=_check_dice),
    attribute("hands", Each(SEATS, Places(CARDS, in_order=False, single=True))),
    attribute("deck", Places(CARDS), default=_rest),
    attribute("taken", Mask(CARDS, single=True)),
    attribute("coins", Each(SEATS, Whole(0, 9))),
    attribute("board", Each(("A1", "A2"), Word(numbered(SEATS)), absent=-1)),
    attribute("over", Flag()),
)


def read(text: str) -> tuple[Moment, list[tuple[int, str, str]]]:
    reader, root = map_at(read_yaml_text(text, "test.yaml"), ())
    moment = read_fields(FIELDS, reader, root, Moment())
    return moment, [(problem.line, problem.key, problem.reason) for problem in reader.problems]


def written(moment: Moment) -> str:
    return position_text(without(described(FIELDS, moment), defaults(FIELDS, moment, Moment())))


def test_what_is_written_reads_back_the_same() -> None:
    moment = Moment(1, (6, 1), ((2,), (0,)), (1,), 5, (2, 7), (-1, 1), True)
    for other in (moment, replace(moment, deck=()), Moment()):
        assert read(written(other)) == (other, [])
    assert plain(read_yaml_text(written(moment), "")) == {
        "to_move": "blue",
        "dice": [6, 1],
        "hands": {"red": ["queen"], "blue": ["ace"]},
        "taken": ["ace", "queen"],
        "coins": {"blue": 7},
        "board": {"A2": "blue"},
        "over": True,
    }


def test_what_is_always_written_is_so_even_as_by_default() -> None:
    assert plain(read_yaml_text(written(Moment()), "")) == {"to_move": "red"}


def test_a_default_follows_from_what_was_read_before() -> None:
    moment, _ = read("hands: {blue: [queen, ace]}")
    assert (moment.hands, moment.deck) == (((), (0, 2)), (1,))


def test_a_word_alone_is_the_list_of_it_only_where_it_may_be() -> None:
    assert read("taken: king\nhands: {red: none}")[0] == Moment(taken=2)
    assert read("deck: king")[1] == [(1, "deck", "position.list")]
    assert read("taken: jack")[1] == [(1, "taken", "position.word")]


def test_every_fault_is_told_where_it_stands() -> None:
    text = "to_move: none\ndice: [1, 7, 1]\ndeck: [ace, ace]\ncoins: {red: ten, green: 1}\nboard: {A2: green}\nover: 1"
    assert read(text)[1] == [
        (1, "to_move", "position.word"),
        (2, "dice.#2", "position.number"),
        (2, "dice", "position.above_stock"),
        (3, "deck.#2", "position.twice"),
        (4, "coins.green", "position.word"),
        (4, "coins.red", "position.number"),
        (5, "board.A2", "position.word"),
        (6, "over", "position.flag"),
    ]
