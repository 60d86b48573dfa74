"""The fields of a position: how each part of a state stands there, and what it is where nothing is said."""

from dataclasses import replace
from typing import Any, Final

from game.base.files.node_reader import NONE, NodePath, NodeReader
from game.base.files.yaml_tree import Node, shown
from game.core.chance import SEED_LIMIT
from game.kit.rules.codecs import Each, Flag, Items, Mask, Places, Whole, Word, numbered
from game.kit.rules.positions import Field, attribute
from game.titles.inkas.content.definitions import PIECES, PLAYABLE, SUYUS, WALLAS, WAMANIS, Victory
from game.titles.inkas.rules.board import HOLES, PERIPHERAL
from game.titles.inkas.rules.change import staff_words
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
from game.titles.inkas.rules.notation.pending_field import NOTHING, PendingCodec
from game.titles.inkas.rules.pending import Lasting
from game.titles.inkas.rules.places import BORNE, CARD_PLACE, DEAD, FLOOR, SUPPLY, UKHU
from game.titles.inkas.rules.setup import blank
from game.titles.inkas.rules.state import State, Step

STEPS: Final = {step.name.lower(): step for step in Step if step is not Step.CHOOSE}
DEAD_WORD: Final = "dead"
_OFF_BOARD: Final = {"supply": SUPPLY, "ukhu": UKHU}
_LATER_PLACES: Final = ("hanan 1", "hanan 2", "hanan 3", "hanan 4", "waiting", "devoured", "out")
_NUMBER: Final = Whole(0, 10**6)


class PlaceCodec:
    """Where a walla is: `Ca2`, `Ca2 dead`, `supply`, `ukhu`; Amarus and gods are `card`."""

    def write(self, value: int) -> str:
        if value == CARD_PLACE:
            return "card"
        word = next((word for word, place in _OFF_BOARD.items() if place == value), "")
        if word:
            return word
        return f"{WAMANIS[value - DEAD]} {DEAD_WORD}" if value >= DEAD else WAMANIS[value]

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: int) -> int:
        text = reader.text(node, path)
        if text in _LATER_PLACES:
            reader.fault(path, "position.later_place", found=text)
            return default
        known = {"card": CARD_PLACE} if default == CARD_PLACE else _OFF_BOARD
        if text in known:
            return known[text]
        name, _, dead = text.partition(" ")
        if default == CARD_PLACE or name not in WAMANI_INDEX or dead not in ("", DEAD_WORD):
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
        if text in WALLAS[:PLAYED]:
            return BORNE + PIECE_INDEX[text]
        reader.fault(path, "position.staff", found=text)
        return default


class LastingCodec:
    """`protection` and the Shaman that evoked it; all else belongs to other modes."""

    def write(self, value: Lasting) -> str:
        return f"{value.key} {PIECES[value.user]}"

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: Lasting) -> Lasting:
        text = reader.text(node, path)
        word, _, name = text.partition(" ")
        if word == Lasting.key and name in WALLAS[:PLAYED]:
            return Lasting(PIECE_INDEX[name])
        reader.fault(path, "position.lasting", found=text)
        return default


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
        names = reader.words(node, path, WALLAS[:PLAYED], single=True)
        return sum(1 << PIECE_INDEX[name] for name in names)


def position_fields(game: Game) -> tuple[Field[State, Any], ...]:
    """The fields in the order in which they are read, but what is of the game itself."""
    if not game.players:
        return choosing_fields(game)
    ayllus = [ayllu.value for ayllu in game.ayllus]
    seats = numbered(ayllus)
    playing = [WALLAS[walla] for wallas in game.wallas_of for walla in wallas]
    cards = {name: CARD_INDEX[name] for name in game.content.cards}
    peripheral = WAMANIS[:PERIPHERAL]
    return (
        attribute("victory", Word({**{str(end): str(end) for end in Victory}, NONE: ""})),
        attribute("to_move", Word(seats), "mover"),
        attribute("step", Word(STEPS)),
        attribute("active", Word({**{name: PIECE_INDEX[name] for name in playing}, NONE: NOBODY})),
        attribute("offered", Flag()),
        attribute("draw_offered", Flag()),
        attribute("pulled", WallaMask()),
        attribute("first", Mask(ayllus, single=True)),
        attribute("wallas", Each(PIECES, PlaceCodec(), named=(*playing, *PIECES[PLAYED:])), "places"),
        attribute("staff", StaffCodec()),
        attribute("flags", Each(peripheral, Word(seats), absent=NOBODY)),
        attribute("llamas", Each(ayllus, _NUMBER)),
        attribute("cards", Each(peripheral, Word(cards), absent=NO_CARD)),
        attribute("lasting", Items(LastingCodec(), Lasting(0), single=True)),
        attribute("out", Mask(ayllus, single=True)),
        attribute("pending", Items(PendingCodec(game), NOTHING, single=True)),
        *_of_chance(),
    )


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
