"""The fields of a position: how each part of a state stands there, and what it is where nothing is said."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from game.base.files.node_reader import NONE, NodePath, NodeReader
from game.base.files.yaml_tree import MapNode, Node, shown
from game.core.chance import SEED_LIMIT
from game.kit.rules.codecs import Each, Flag, Items, Mask, Places, Whole, Word, numbered
from game.kit.rules.positions import Field, attribute
from game.titles.inkas.content.definitions import (
    CARDS,
    PIECES,
    PLAYABLE,
    SUYUS,
    TAMPU_WORDS,
    TAMPUS,
    WALLAS,
    WAMANIS,
    Victory,
)
from game.titles.inkas.rules.board import HOLES, PERIPHERAL
from game.titles.inkas.rules.change import place_words, staff_words
from game.titles.inkas.rules.choosing import UNCHOSEN
from game.titles.inkas.rules.fixed_order import (
    CARD_INDEX,
    NO_CARD,
    NOBODY,
    PIECE_INDEX,
    PLAYED,
    WAMANI_INDEX,
    bits,
)
from game.titles.inkas.rules.game import Game, Player
from game.titles.inkas.rules.notation.frame import APUS
from game.titles.inkas.rules.notation.lasting_field import LastingCodec
from game.titles.inkas.rules.notation.pending_field import PendingCodec, PendingList
from game.titles.inkas.rules.pending import Lasting
from game.titles.inkas.rules.places import (
    BORNE,
    CARD_PLACE,
    DEAD,
    DEVOURED,
    FLOOR,
    HANAN,
    OUT,
    SIDES,
    SUPPLY,
    UKHU,
    WAITING,
    lies,
    lives,
)
from game.titles.inkas.rules.setup import blank
from game.titles.inkas.rules.standing import FREE_AMARUS
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.turns import is_stuck

STEPS: Final = {step.name.lower(): step for step in Step if step is not Step.CHOOSE}
FAMILY_STEPS: Final = {name: step for name, step in STEPS.items() if step is not Step.DAWN}
DEAD_WORD: Final = "dead"
_OFF_BOARD: Final = {"supply": SUPPLY, "ukhu": UKHU}
_OF_REBIRTH: Final = {f"hanan {side + 1}": HANAN + side for side in range(SIDES)} | {"waiting": WAITING}
_OF_POWERS: Final = {"devoured": DEVOURED}
_NUMBER: Final = Whole(0, 10**6)


class PlaceCodec:
    """Where a piece is: `Ca2`, `Ca2 dead`, `supply`, `ukhu`; Amarus and gods that were not found are `card`."""

    def __init__(self, game: Game) -> None:
        self._advanced, self._legendary = game.advanced, game.legendary

    def write(self, value: int) -> str:
        if lives(value):
            return WAMANIS[value]
        return f"{WAMANIS[value - DEAD]} {DEAD_WORD}" if lies(value) else place_words(value)

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: int) -> int:
        text = reader.text(node, path)
        found = default == CARD_PLACE  # a piece that has to be found
        later = () if self._advanced else (*_OF_REBIRTH, "out")
        later = later if self._legendary else (*later, *_OF_POWERS)
        if text in later:
            reader.fault(path, "position.later_place", found=text)
            return default
        known = {"card": CARD_PLACE} if found else dict(_OFF_BOARD)
        if self._advanced:
            known |= {**_OF_REBIRTH, "ukhu": UKHU, **({"out": OUT} if found else {})}
        if self._legendary:
            known |= _OF_POWERS
        if text in known:
            return known[text]
        name, _, dead = text.partition(" ")
        if (found and not self._advanced) or name not in WAMANI_INDEX or dead not in ("", DEAD_WORD):
            reader.fault(path, "position.place", found=text)
            return default
        return WAMANI_INDEX[name] + (DEAD if dead else 0)


class StaffCodec:
    """Where the staff is: `hole T`, `floor Ca3`, or the walla that bears it."""

    def write(self, value: int) -> str:
        return staff_words(value)

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: int) -> int:
        text = reader.text(node, path)
        word, _, name = text.partition(" ")
        if word in ("hole", "floor") and name in WAMANI_INDEX:
            place = WAMANI_INDEX[name]
            if word == "hole" and place not in HOLES:
                reader.fault(path, "position.no_hole", wamani=name)
            return place + (FLOOR if word == "floor" else 0)
        if text in WALLAS:
            return BORNE + PIECE_INDEX[text]
        reader.fault(path, "position.staff", found=text)
        return default


class CardsCodec:
    """Cards in a list, in the standard order; a kind may stand there several times."""

    def __init__(self, words: Mapping[str, int]) -> None:
        self._words = words

    def write(self, value: tuple[int, ...]) -> list[str]:
        return [CARDS[card] for card in value]

    def read(
        self, reader: NodeReader, node: Node, path: NodePath, default: tuple[int, ...]
    ) -> tuple[int, ...]:
        found = [
            self._words[word]
            for place, item in reader.items(node, path, single=True)
            if (word := reader.word(item, place, self._words))
        ]
        return tuple(sorted(found))


class TampusCodec:
    """Tampus in use, by walla."""

    def write(self, value: tuple[tuple[int, int], ...]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for walla, card in value:
            found.setdefault(PIECES[walla], []).append(TAMPU_WORDS[CARDS[card]])
        return found

    def read(
        self, reader: NodeReader, node: Node, path: NodePath, default: tuple[tuple[int, int], ...]
    ) -> tuple[tuple[int, int], ...]:
        found = [
            (PIECE_INDEX[walla], CARD_INDEX[TAMPUS[word]])
            for place, walla, value in reader.keyed(node, path, WALLAS)
            for where, item in reader.items(value, place, single=True)
            if (word := reader.word(item, where, TAMPUS))
        ]
        return tuple(sorted(found))


class MastersCodec:
    """Dominated Amarus, by ayllu."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def write(self, value: tuple[int, ...]) -> dict[str, list[str]]:
        return {
            name: [WALLAS[PLAYED + at] for at, master in enumerate(value) if master == seat]
            for seat, name in enumerate(self._names)
            if seat in value
        }

    def read(
        self, reader: NodeReader, node: Node, path: NodePath, default: tuple[int, ...]
    ) -> tuple[int, ...]:
        found = [NOBODY] * len(FREE_AMARUS)
        for place, ayllu, value in reader.keyed(node, path, self._names):
            for name in reader.words(value, place, WALLAS[PLAYED:], single=True):
                at = WALLAS.index(name) - PLAYED
                if found[at] != NOBODY:
                    reader.fault(place, "position.twice", word=name)
                found[at] = self._names.index(ayllu)
        return tuple(found)


def read_masters(reader: NodeReader, root: MapNode, game: Game) -> tuple[int, ...]:
    """Who has dominated the Amarus."""
    node = root.get("amarus")
    codec = MastersCodec([ayllu.value for ayllu in game.ayllus])
    return codec.read(reader, node, ("amarus",), FREE_AMARUS) if node is not None else FREE_AMARUS


class PlayerCodec:
    """The ayllu and suyu that a seat has chosen: `quya C`."""

    def write(self, value: Player) -> str:
        return f"{PLAYABLE[value[0]]} {SUYUS[value[1]]}"

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: Player) -> Player:
        ayllu, _, suyu = reader.text(node, path).partition(" ")
        if ayllu in tuple(PLAYABLE) and suyu in SUYUS:
            return [one.value for one in PLAYABLE].index(ayllu), SUYUS.index(suyu)
        reader.fault(path, "position.choice", found=shown(node))
        return default


class WallaMask:
    """Wallas as a mask; a word alone is the list of it."""

    def write(self, value: int) -> list[str]:
        return [PIECES[walla] for walla in bits(value)]

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: int) -> int:
        names = reader.words(node, path, WALLAS, single=True)
        return sum(1 << PIECE_INDEX[name] for name in names)


def position_fields(game: Game) -> tuple[Field[State, Any], ...]:
    """The fields in the order in which they are read, but what is of the game itself."""
    if not game.players:
        return choosing_fields(game)
    ayllus = [ayllu.value for ayllu in game.ayllus]
    seats = numbered(ayllus)
    playing = [WALLAS[walla] for wallas in game.wallas_of for walla in wallas]
    cards = {name: CARD_INDEX[name] for name in game.cards}
    peripheral = WAMANIS[:PERIPHERAL]
    steps = STEPS if game.advanced else FAMILY_STEPS
    return (
        attribute("victory", Word({**{str(end): str(end) for end in Victory}, NONE: ""})),
        attribute("to_move", Word(seats), "mover"),
        attribute("step", Word(steps)),
        attribute("active", Word({**{name: PIECE_INDEX[name] for name in playing}, NONE: NOBODY})),
        attribute("offered", Flag()),
        attribute("draw_offered", Flag()),
        *((attribute("declined", Flag()),) if game.alliance else ()),
        attribute("pulled", WallaMask()),
        attribute("first", Mask(ayllus, single=True)),
        attribute(
            "wallas",
            Each(PIECES, PlaceCodec(game), named=tuple(dict.fromkeys((*playing, *PIECES[PLAYED:])))),
            "places",
        ),
        attribute("staff", StaffCodec()),
        attribute("flags", Each(peripheral, Word(seats), absent=NOBODY)),
        attribute("llamas", Each(ayllus, _NUMBER)),
        attribute("cards", Each([WAMANIS[place] for place in game.card_places], Word(cards), absent=NO_CARD)),
        *(_of_hands(game, ayllus) if game.advanced else ()),
        attribute("lasting", Items(LastingCodec(game), Lasting(0), single=True)),
        attribute("out", Mask(ayllus, single=True)),
        attribute("pending", PendingList(PendingCodec(game))),
        *_of_chance(),
        *((attribute("stuck", Flag(), default=_is_stuck),) if game.advanced else ()),
    )


def _of_hands(game: Game, ayllus: Sequence[str]) -> tuple[Field[State, Any], ...]:
    """What only modes with hands have."""
    held = {CARDS[card]: card for card in sorted(game.held)}
    hands = Each(ayllus, CardsCodec(held), absent=())
    nothing = ((),) * len(ayllus)
    return (
        attribute("hands", Each(ayllus, CardsCodec(held))),
        attribute("known", Each(ayllus, hands, absent=nothing)),
        attribute("tampus", TampusCodec()),
        Field("amarus", MastersCodec(ayllus), lambda state: state.game.masters, lambda _, state, __: state),
    )


def _is_stuck(state: State) -> bool:
    """By default a quest that is stuck was called so before."""
    return is_stuck(state)


def choosing_fields(game: Game) -> tuple[Field[State, Any], ...]:
    """The fields while ayllus are chosen."""
    apus = APUS[: len(game.seats)]
    return (
        attribute("order", Places(apus), "choosing"),
        attribute("chosen", Each(apus, PlayerCodec(), absent=UNCHOSEN)),
        *_of_chance(),
    )


def _of_chance() -> tuple[Field[State, Any], ...]:
    return (
        attribute("rolls", Items(Whole(1, 6), 1)),
        attribute("turn", Whole(1, 10**6)),
        attribute("seed", Whole(0, SEED_LIMIT - 1)),
        attribute("drawn", _NUMBER),
    )


def bare(game: Game) -> State:
    """What a position is of which nothing is said: a turn in which nobody has anything."""
    state = blank(game)
    if not game.players:
        return replace(state, choosing=tuple(game.seats))
    return replace(state, first=0, llamas=(0,) * len(game.seats))
