"""What lasts, as texts of a position (notation, section 4)."""

from typing import Final

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.yaml_tree import Node
from game.titles.inkas.content.definitions import PIECES, SUYUS, WALLAS, WAMANIS
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, SUYU_INDEX, WAMANI_INDEX, bits
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.pending import Lasting, Shape

_SIDE: Final = "|"  # between the wamanis of a burning side
_OF_ANOTHER: Final = frozenset(
    (Shape.CLAWS, Shape.SCALES, LastingState.HOLD, LastingState.SUBJUGATED, LastingState.ABSORBED)
)


class LastingCodec:
    """A state's word, its user, and what it says more: another walla, a suyu, a side, wallas."""

    def __init__(self, game: Game) -> None:
        self._shapes = {
            shape.value: shape
            for shape in (*Shape, *(LastingState if game.legendary else ()))
            if shape is Shape.PROTECTION or game.advanced
        }

    def write(self, value: Lasting) -> str:
        user, shape = PIECES[value.user], value.shape
        match shape:
            case LastingState.PARALYSED:
                return f"{shape} {PIECES[value.ally]} by {user}"
            case LastingState.FIREWALL:
                return f"{shape} {user} {_SIDE.join(WAMANIS[place] for place in value.places)}"
            case LastingState.QUAKE:
                return f"{shape} {user} {SUYUS[value.places[0]]}"
            case LastingState.TIME if value.wallas:
                return f"{shape} {user} {','.join(PIECES[walla] for walla in bits(value.wallas))}"
        ally = f" {PIECES[value.ally]}" if value.ally != NOBODY else ""
        return f"{shape} {user}{ally}"

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: Lasting) -> Lasting:
        text = reader.text(node, path)
        word, *rest = text.split()
        shape = self._shapes.get(word)
        found = _read(shape, rest) if shape else None
        if found is None:
            reader.fault(path, "position.lasting", found=text)
            return default
        return found


def _read(shape: Shape | LastingState, rest: list[str]) -> Lasting | None:
    """The state that the words behind its own say, or None."""
    match rest:
        case [walla, "by", user] if shape is LastingState.PARALYSED and walla in WALLAS and user in WALLAS:
            return Lasting(PIECE_INDEX[user], shape, PIECE_INDEX[walla])
        case [user, *more] if user in WALLAS and shape is not LastingState.PARALYSED:
            return _read_more(shape, PIECE_INDEX[user], more)
    return None


def _read_more(shape: Shape | LastingState, user: int, more: list[str]) -> Lasting | None:
    match more:
        case [side] if shape is LastingState.FIREWALL:
            inner, mark, outer = side.partition(_SIDE)
            if mark and inner in WAMANI_INDEX and outer in WAMANI_INDEX:
                return Lasting(user, shape, places=(WAMANI_INDEX[inner], WAMANI_INDEX[outer]))
        case [suyu] if shape is LastingState.QUAKE and suyu in SUYU_INDEX:
            return Lasting(user, shape, places=(SUYU_INDEX[suyu],))
        case [said] if shape is LastingState.TIME:
            names = said.split(",")
            if all(name in WALLAS for name in names) and len(set(names)) == len(names):
                return Lasting(user, shape, wallas=sum(1 << PIECE_INDEX[name] for name in names))
        case [ally] if shape in _OF_ANOTHER and ally in WALLAS:
            return Lasting(user, shape, PIECE_INDEX[ally])
        case [] if shape not in (*_OF_ANOTHER, LastingState.FIREWALL, LastingState.QUAKE):
            return Lasting(user, shape)
    return None
