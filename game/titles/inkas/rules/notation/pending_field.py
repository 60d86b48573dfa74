"""What is pending, as maps of a position (notation, section 4)."""

from typing import Final

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.yaml_tree import MapNode, Node, shown
from game.core.contract import Refusal
from game.kit.rules.positions import Plain
from game.titles.inkas.content.definitions import GODS, PIECES, WALLAS, WAMANIS
from game.titles.inkas.rules.actions import Ambush, Attack, Evoke
from game.titles.inkas.rules.battles import attacked
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, PLAYED, WAMANI_INDEX, bits
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.notation.actions import read_action, write_action
from game.titles.inkas.rules.pending import (
    AmbushAsked,
    DrawAsked,
    Due,
    Fight,
    GoAsked,
    Pending,
    Question,
    StandAsked,
    Window,
    WishAsked,
)

FIGHT: Final = "fight"
_AMARUS: Final = WALLAS[PLAYED:]
_KEYS: Final = {
    Question.ANSWER: ("by", "action", "window", "of", "woken", "at"),
    Question.AMBUSH: ("asks", "of", "entered", "left"),
    Question.WISH: ("asks", "of", "finder", "god"),
    Question.GO: ("asks", "of", "finder", "to"),
    Question.STAND: ("asks", "of", "amaru", "at"),
    Question.DRAW_OFFER: ("asks", "of", "by", "agreed"),
}  # by what is asked; an action with a window is asked for an answer
_DUE_KEYS: Final = ("due", "woken", "at")
_ASKED: Final = tuple(question for question in _KEYS if question is not Question.ANSWER)
NOTHING: Final = DrawAsked(NOBODY, NOBODY, 0)  # in the place of an entry that is wrong


def action_words(action: object) -> str:
    """The text of what a window is about."""
    return f"{FIGHT} {PIECES[action.walla]}" if isinstance(action, Fight) else write_action(action)  # type: ignore[arg-type]


class PendingCodec:
    """An entry of what is pending, as a map."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seats = [ayllu.value for ayllu in game.ayllus]

    # writing

    def write(self, value: Pending) -> Plain:
        if isinstance(value, Due):
            return self._write_due(value)
        asked: Plain = {"asks": value.question.value, "of": self._seats[value.of]}
        match value:
            case Window():
                return self._write_window(value)
            case AmbushAsked():
                return {**asked, "entered": _names(value.entered), "left": _names(value.left)}
            case WishAsked():
                return {**asked, "finder": PIECES[value.finder], "god": PIECES[value.god]}
            case GoAsked():
                return {**asked, "finder": PIECES[value.finder], "to": WAMANIS[value.to]}
            case StandAsked():
                return {**asked, "amaru": PIECES[value.amaru], "at": WAMANIS[value.place]}
            case DrawAsked():
                agreed = [self._seats[seat] for seat in bits(value.agreed)]
                return {**asked, "by": self._seats[value.by], "agreed": agreed}

    def _write_window(self, value: Window) -> Plain:
        of, action = self._seats[value.of], value.action
        if isinstance(action, Fight):
            said: Plain = {"by": PIECES[action.amaru], "action": action_words(action), "window": 1, "of": of}
            return {**said, "woken": True, "at": WAMANIS[action.place]}
        return {"by": self._seats[value.by], "action": action_words(action), "window": 1, "of": of}

    def _write_due(self, value: Due) -> Plain:
        amaru = PIECES[value.amaru]
        lines = [f"{amaru} {FIGHT} {PIECES[value.finder]}"] if value.finder != NOBODY else []
        lines += [f"{amaru} {FIGHT} {','.join(self._seats[seat] for seat in seats)}" for seats in value.seats]
        return {"due": lines, "woken": True, "at": WAMANIS[value.place]}

    # reading

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: Pending) -> Pending:
        if not isinstance(node, MapNode):
            reader.fault(path, "position.map", found=shown(node))
            return NOTHING
        before = len(reader.problems)
        if "due" in node.entries:
            found: Pending = self._read_due(reader, node, path)
        elif "action" in node.entries:
            found = self._read_window(reader, node, path)
        else:
            found = self._read_asked(reader, node, path)
        return found if len(reader.problems) == before else NOTHING

    def _seat(self, reader: NodeReader, node: MapNode, path: NodePath, key: str) -> int:
        word = self._needed(reader, node, path, key, self._seats)
        return self._seats.index(word) if word else 0

    def _piece(
        self, reader: NodeReader, node: MapNode, path: NodePath, key: str, words: tuple[str, ...]
    ) -> int:
        word = self._needed(reader, node, path, key, words)
        return PIECE_INDEX[word] if word else 0

    def _place(self, reader: NodeReader, node: MapNode, path: NodePath, key: str) -> int:
        word = self._needed(reader, node, path, key, WAMANIS)
        return WAMANI_INDEX[word] if word else 0

    def _needed(
        self, reader: NodeReader, node: MapNode, path: NodePath, key: str, words: tuple[str, ...] | list[str]
    ) -> str:
        """A word that must be there."""
        if key not in node.entries:
            reader.fault((*path, key), "position.word", found="", expected=", ".join(words))
            return ""
        return reader.word(node.get(key), (*path, key), words)

    def _wallas(self, reader: NodeReader, node: MapNode, path: NodePath, key: str) -> int:
        names = reader.words(node.get(key), (*path, key), WALLAS[:PLAYED], single=True)
        return sum(1 << PIECE_INDEX[name] for name in names)

    def _read_asked(self, reader: NodeReader, node: MapNode, path: NodePath) -> Pending:
        asks = self._needed(reader, node, path, "asks", _ASKED)
        if not asks:
            return NOTHING
        question = Question(asks)
        reader.keys(node, _KEYS[question], path)
        of = self._seat(reader, node, path, "of")
        match question:
            case Question.AMBUSH:
                entered, left = (self._wallas(reader, node, path, key) for key in ("entered", "left"))
                return AmbushAsked(of, entered, left)
            case Question.WISH:
                finder = self._piece(reader, node, path, "finder", WALLAS)
                return WishAsked(of, finder, self._piece(reader, node, path, "god", GODS))
            case Question.GO:
                finder = self._piece(reader, node, path, "finder", WALLAS)
                return GoAsked(of, finder, self._place(reader, node, path, "to"))
            case Question.STAND:
                amaru = self._piece(reader, node, path, "amaru", _AMARUS)
                return StandAsked(of, amaru, self._place(reader, node, path, "at"))
        agreed = reader.words(node.get("agreed"), (*path, "agreed"), self._seats, single=True)
        mask = sum(1 << self._seats.index(name) for name in agreed)
        return DrawAsked(of, self._seat(reader, node, path, "by"), mask)

    def _read_window(self, reader: NodeReader, node: MapNode, path: NodePath) -> Pending:
        reader.keys(node, _KEYS[Question.ANSWER], path)
        reader.whole(node.get("window"), (*path, "window"), 1, 1, 1)
        text = reader.text(node.get("action"), (*path, "action"))
        words = text.split()
        if words[:1] == [FIGHT] and len(words) == 2 and words[1] in WALLAS[:PLAYED]:
            amaru = self._piece(reader, node, path, "by", _AMARUS)
            walla = PIECE_INDEX[words[1]]
            fight = Fight(amaru, walla, self._place(reader, node, path, "at"))
            return Window(self._answering(reader, node, path, walla), NOBODY, fight)
        action = read_action(text)
        made = action.action if isinstance(action, Evoke) else action
        if isinstance(action, Refusal) or not isinstance(made, Attack | Ambush):
            reader.fault((*path, "action"), "position.no_attack", found=text)
            return NOTHING
        by = self._seat(reader, node, path, "by")
        return Window(self._answering(reader, node, path, attacked(action)), by, action)

    def _answering(self, reader: NodeReader, node: MapNode, path: NodePath, target: int) -> int:
        """The seat that answers: by default whose walla is attacked."""
        if "of" in node.entries:
            return self._seat(reader, node, path, "of")
        return self._game.seat_of[target] if target < len(self._game.seat_of) else NOBODY

    def _read_due(self, reader: NodeReader, node: MapNode, path: NodePath) -> Pending:
        reader.keys(node, _DUE_KEYS, path)
        place = self._place(reader, node, path, "at")
        amaru = finder = NOBODY
        seats: list[tuple[int, ...]] = []
        for where, item in reader.items(node.get("due"), (*path, "due")):
            text = reader.text(item, where)
            words = text.split()
            names = words[2].split(",") if len(words) == 3 else []
            known = [name for name in names if name in self._seats]
            if (
                words[1:2] != [FIGHT]
                or words[0] not in _AMARUS
                or amaru not in (NOBODY, PIECE_INDEX[words[0]])
            ):
                reader.fault(where, "position.no_fight", found=text)
                continue
            amaru = PIECE_INDEX[words[0]]
            if names and names[0] in WALLAS and len(names) == 1 and not seats:
                finder = PIECE_INDEX[names[0]]
            elif known and known == names:
                seats.append(tuple(seat for seat in self._game.order if self._seats[seat] in known))
            else:
                reader.fault(where, "position.no_fight", found=text)
        return Due(amaru, place, finder, tuple(seats))


def _names(mask: int) -> list[str]:
    return [PIECES[walla] for walla in bits(mask)]
