"""What is pending, as maps of a position (notation, section 4)."""

from typing import Final

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.yaml_tree import MapNode, Node, ScalarNode, shown
from game.core.contract import Refusal
from game.kit.rules.positions import Plain
from game.titles.inkas.content.card_effects import SeeingHand
from game.titles.inkas.content.definitions import GODS, PIECES, WALLAS, WAMANIS
from game.titles.inkas.rules.actions import Action, Ambush, Attack, Evoke, Strike, Wish
from game.titles.inkas.rules.approvals import CANCELLED, CARD
from game.titles.inkas.rules.battles import attacked
from game.titles.inkas.rules.fixed_order import (
    NOBODY,
    PIECE_INDEX,
    PLAYED,
    WALLA_COUNT,
    WAMANI_INDEX,
    bits,
)
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.lending import borrowed, borrowing
from game.titles.inkas.rules.notation.actions import read_action, write_action
from game.titles.inkas.rules.pending import (
    AmbushAsked,
    Coming,
    ConsentAsked,
    DrawAsked,
    Due,
    Fight,
    GoAsked,
    HandAsked,
    HuntAsked,
    Inside,
    Pending,
    Question,
    StandAsked,
    StrikeAsked,
    Window,
    WindsAsked,
    WishAsked,
)
from game.titles.inkas.rules.stages import has_stages

FIGHT: Final = "fight"
STRIKE: Final = "strike"
_AMARUS: Final = WALLAS[PLAYED:]
_ATTACKERS: Final = (*_AMARUS, *GODS)
_CARD, _CANCELLED_MARK = "w", "x"
_KEYS: Final = {
    Question.ANSWER: (
        *("by", "action", "window", "of", "rolled", "figures", "passed", "answered", "woken", "at"),
        *("finder", "against", "god", "cancelled", "stopped", "target", "inside"),
    ),
    Question.AMBUSH: ("asks", "of", "entered", "left"),
    Question.WISH: ("asks", "of", "finder", "god"),
    Question.GO: ("asks", "of", "finder", "to"),
    Question.STAND: ("asks", "of", "amaru", "at"),
    Question.DRAW_OFFER: ("asks", "of", "by", "agreed"),
    Question.STRIKE: ("asks", "of", "finder", "against"),
    Question.SEEN_HAND: ("asks", "of", "hand", "price"),
    Question.CONSENT: ("asks", "of", "action", "share"),
    Question.HUNT: ("asks", "of"),
    Question.WINDS: ("asks", "of", "user", "blown"),
}  # by what is asked; an action with a window is asked for an answer
_DUE_KEYS: Final = ("due", "woken", "at")
_ASKED: Final = tuple(question for question in _KEYS if question is not Question.ANSWER)
NOTHING: Final = DrawAsked(NOBODY, NOBODY, 0)  # in the place of an entry that is wrong


def action_words(action: object) -> str:
    """The text of what a window is about."""
    return f"{FIGHT} {PIECES[action.walla]}" if isinstance(action, Fight) else write_action(action)  # type: ignore[arg-type]


class PendingList:
    """All that is pending, oldest first. Who wishes or strikes stands in the window of what is done about it."""

    def __init__(self, codec: "PendingCodec") -> None:
        self._codec = codec

    def write(self, value: tuple[Pending, ...]) -> list[Plain]:
        found: list[Plain] = []
        below: Pending | None = None
        for entry in value:
            said = self._codec.write(entry)
            if isinstance(entry, Window) and isinstance(below, WishAsked | StrikeAsked):
                found.pop()
                other = {"god": below.god} if isinstance(below, WishAsked) else {"against": below.against}
                said |= {key: PIECES[piece] for key, piece in {"finder": below.finder, **other}.items()}
            found.append(said)
            below = entry
        return found

    def read(
        self, reader: NodeReader, node: Node, path: NodePath, default: tuple[Pending, ...]
    ) -> tuple[Pending, ...]:
        found: list[Pending] = []
        for place, item in reader.items(node, path, single=True):
            entry = self._codec.read(reader, item, place, NOTHING)
            if isinstance(entry, Window) and isinstance(item, MapNode):
                found += self._codec.read_below(reader, item, place, entry)
            found.append(entry)
        return tuple(found)


class PendingCodec:
    """An entry of what is pending, as a map."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seats = [ayllu.value for ayllu in game.ayllus]
        self._attackers = PIECES if game.legendary else _ATTACKERS

    # writing

    def write(self, value: Pending) -> Plain:
        if isinstance(value, Due):
            return self._write_due(value)
        if isinstance(value, Window):
            return self._write_window(value)
        asked: Plain = {"asks": value.question.value}
        if value.of != NOBODY:
            asked["of"] = self._seats[value.of]
        match value:
            case AmbushAsked():
                return {**asked, "entered": _names(value.entered), "left": _names(value.left)}
            case WishAsked():
                return {**asked, "finder": PIECES[value.finder], "god": PIECES[value.god]}
            case GoAsked():
                return {**asked, "finder": PIECES[value.finder], "to": WAMANIS[value.to]}
            case StandAsked():
                return {**asked, "amaru": PIECES[value.amaru], **self._at(value.place)}
            case StrikeAsked():
                return {**asked, "finder": PIECES[value.finder], "against": PIECES[value.against]}
            case HandAsked():
                return {**asked, "hand": self._seats[value.hand], "price": value.price > 0}
            case HuntAsked():
                return asked
            case WindsAsked():
                blown = {"blown": _names(value.blown)} if value.blown else {}
                return {**asked, "user": PIECES[value.user], **blown}
            case ConsentAsked():
                action = write_action(borrowing(value.action, 0))
                return {**asked, "action": action, "share": borrowed(value.action)}
            case DrawAsked():
                by = {"by": self._seats[value.by]} if value.by != NOBODY else {}
                return {**asked, **by, "agreed": self._names_of(value.agreed)}

    def _names_of(self, seats: int) -> list[str]:
        return [self._seats[seat] for seat in bits(seats)]

    def _at(self, place: int) -> Plain:
        """Where it is, where no piece of the board says so."""
        return {} if self._game.advanced else {"at": WAMANIS[place]}

    def _where_of(self, attacker: int, place: int) -> Plain:
        """Where a battle is, of an attacker who need not be there (R-76)."""
        return {"at": WAMANIS[place]} if attacker < PLAYED else self._at(place)

    def _write_window(self, value: Window) -> Plain:
        action = value.action
        by = PIECES[action.amaru] if isinstance(action, Fight) else self._seats[value.by]
        said: Plain = {"by": by, "action": action_words(action), "window": value.number}
        if value.of != NOBODY:
            said["of"] = self._seats[value.of]
        if isinstance(action, Fight):
            said |= {
                **({"woken": True} if action.woken else {}),
                **self._where_of(action.amaru, action.place),
            }
        parts: Plain = {
            "rolled": [_face_word(face) for face in value.rolled],
            "figures": list(value.figures),
            "passed": self._names_of(value.passed),
            "answered": self._names_of(value.answered),
            "cancelled": value.cancelled,
            "stopped": value.stopped,
            "target": PIECES[value.target] if value.target != NOBODY else "",
            "inside": value.inside.value if value.inside else "",
        }
        return {**said, **{key: part for key, part in parts.items() if part}}

    def _write_due(self, value: Due) -> Plain:
        lines = []
        for coming in value.coming:
            attacker = PIECES[coming.attacker]
            if coming.strike:
                lines.append(f"{STRIKE} {PIECES[coming.walla]} {attacker}")
            elif coming.walla != NOBODY:
                lines.append(f"{attacker} {FIGHT} {PIECES[coming.walla]}")
            else:
                lines.append(f"{attacker} {FIGHT} {','.join(self._seats[seat] for seat in coming.seats)}")
        first = value.coming[0].attacker if value.coming else PLAYED
        return {
            "due": lines,
            **({"woken": True} if value.woken else {}),
            **self._where_of(first, value.place),
        }

    # reading

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: Pending) -> Pending:
        if not isinstance(node, MapNode):
            reader.fault(path, "position.map", found=shown(node))
            return NOTHING
        before = len(reader.problems)
        if "due" in node.entries:
            found: Pending = self._read_due(reader, node, path)
        elif "action" in node.entries and "asks" not in node.entries:
            found = self._read_window(reader, node, path)
        else:
            found = self._read_asked(reader, node, path)
        return found if len(reader.problems) == before else NOTHING

    def read_below(self, reader: NodeReader, node: MapNode, path: NodePath, window: Window) -> list[Pending]:
        """Who wishes or strikes, of the window of such an action."""
        if isinstance(window.action, Wish):
            finder = self._piece(reader, node, path, "finder", WALLAS)
            return [WishAsked(window.by, finder, self._piece(reader, node, path, "god", GODS))]
        if isinstance(window.action, Strike):
            finder = self._piece(reader, node, path, "finder", WALLAS)
            return [StrikeAsked(window.by, finder, self._piece(reader, node, path, "against", PIECES))]
        return []

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
        names = reader.words(node.get(key), (*path, key), WALLAS, single=True)
        return sum(1 << PIECE_INDEX[name] for name in names)

    def _mask(self, reader: NodeReader, node: MapNode, path: NodePath, key: str) -> int:
        names = reader.words(node.get(key), (*path, key), self._seats, single=True)
        return sum(1 << self._seats.index(name) for name in names)

    def _where(self, reader: NodeReader, node: MapNode, path: NodePath) -> int:
        """Where something happens; on the board the piece itself says so, and this is found out later."""
        if self._game.advanced and "at" not in node.entries:
            return NOBODY
        return self._place(reader, node, path, "at")

    def _read_asked(self, reader: NodeReader, node: MapNode, path: NodePath) -> Pending:
        asks = self._needed(reader, node, path, "asks", _ASKED)
        if not asks:
            return NOTHING
        question = Question(asks)
        reader.keys(node, _KEYS[question], path)
        of = (
            NOBODY
            if question is Question.AMBUSH and "of" not in node.entries
            else self._seat(reader, node, path, "of")
        )
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
                amaru = self._piece(reader, node, path, "amaru", _ATTACKERS)
                return StandAsked(of, amaru, self._where(reader, node, path))
            case Question.STRIKE:
                finder = self._piece(reader, node, path, "finder", WALLAS)
                return StrikeAsked(of, finder, self._piece(reader, node, path, "against", PIECES))
            case Question.SEEN_HAND:
                paid = reader.flag(node.get("price"), (*path, "price"), True)
                hand = self._seat(reader, node, path, "hand")
                return HandAsked(of, hand, _price(self._game) if paid else 0)
            case Question.HUNT:
                return HuntAsked(of)
            case Question.WINDS:
                user = self._piece(reader, node, path, "user", WALLAS)
                return WindsAsked(of, user, self._wallas(reader, node, path, "blown"))
            case Question.CONSENT:
                return self._read_consent(reader, node, path, of)
        by = NOBODY
        if "by" in node.entries or not self._game.advanced:
            by = self._seat(reader, node, path, "by")
        return DrawAsked(of, by, self._mask(reader, node, path, "agreed"))

    def _read_consent(self, reader: NodeReader, node: MapNode, path: NodePath, of: int) -> Pending:
        text = reader.text(node.get("action"), (*path, "action"))
        share = reader.whole(node.get("share"), (*path, "share"), 1, 60, 1)
        action = read_action(f"{text} borrowing {share}")
        if isinstance(action, Refusal) or not borrowed(action):
            reader.fault((*path, "action"), "position.no_loan", found=text)
            return NOTHING
        return ConsentAsked(of, action)

    def _read_window(self, reader: NodeReader, node: MapNode, path: NodePath) -> Pending:
        reader.keys(node, _KEYS[Question.ANSWER], path)
        number = reader.whole(node.get("window"), (*path, "window"), 1, 2 if self._game.advanced else 1, 1)
        by, action = self._read_acting(reader, node, path)
        if action is None:
            return NOTHING
        of = NOBODY
        if "of" in node.entries:
            of = self._seat(reader, node, path, "of")
        elif not self._game.advanced and not self._game.alliance:  # where nobody else can answer
            target = attacked(action)
            of = self._game.seat_of[target]
        figures = [
            reader.whole(item, where, 1, 20, 1)
            for where, item in reader.items(node.get("figures"), (*path, "figures"))
        ]
        faces = [
            _read_face(reader, item, where)
            for where, item in reader.items(node.get("rolled"), (*path, "rolled"))
        ]
        return Window(
            of,
            by,
            action,
            number,
            tuple(faces),
            tuple(figures[:2]),
            self._mask(reader, node, path, "passed"),
            self._mask(reader, node, path, "answered"),
            reader.flag(node.get("cancelled"), (*path, "cancelled")),
            reader.flag(node.get("stopped"), (*path, "stopped")),
            self._piece(reader, node, path, "target", WALLAS) if "target" in node.entries else NOBODY,
            self._inside(reader, node, path),
        )

    def _inside(self, reader: NodeReader, node: MapNode, path: NodePath) -> Inside | None:
        """The power that an attack is part of."""
        if "inside" not in node.entries:
            return None
        word = reader.word(node.get("inside"), (*path, "inside"), tuple(Inside))
        return Inside(word) if word else None

    def _read_acting(
        self, reader: NodeReader, node: MapNode, path: NodePath
    ) -> tuple[int, Action | Fight | None]:
        """Who acts, and what."""
        text = reader.text(node.get("action"), (*path, "action"))
        words = text.split()
        if words[:1] == [FIGHT] and len(words) == 2 and words[1] in WALLAS:
            attackers = self._attackers if self._game.advanced else _AMARUS
            attacker = self._piece(reader, node, path, "by", attackers)
            woken = reader.flag(node.get("woken"), (*path, "woken")) or not self._game.advanced
            return self._game.seat_of[attacker], Fight(
                attacker, PIECE_INDEX[words[1]], self._where(reader, node, path), woken
            )
        action = read_action(text)
        if isinstance(action, Refusal) or not self._opens_window(action):
            reader.fault((*path, "action"), "position.no_attack", found=text)
            return NOBODY, None
        return self._seat(reader, node, path, "by"), action

    def _opens_window(self, action: Action) -> bool:
        made = action.action if isinstance(action, Evoke) else action
        return has_stages(action) if self._game.advanced else isinstance(made, Attack | Ambush)

    def _read_due(self, reader: NodeReader, node: MapNode, path: NodePath) -> Pending:
        reader.keys(node, _DUE_KEYS, path)
        woken = reader.flag(node.get("woken"), (*path, "woken")) or not self._game.advanced
        coming = list[Coming]()
        for where, item in reader.items(node.get("due"), (*path, "due")):
            text = reader.text(item, where)
            found = self._coming(text.split())
            if found is None or (not self._game.advanced and not _in_family(found, coming)):
                reader.fault(where, "position.no_fight", found=text)
            else:
                coming.append(found)
        return Due(tuple(coming), woken, self._where(reader, node, path))

    def _coming(self, words: list[str]) -> Coming | None:
        """A battle or a strike that comes: `ninamama fight quya`, `strike mama_qura ninamama`."""
        match words:
            case [word, walla, against] if word == STRIKE and walla in WALLAS and against in _ATTACKERS:
                return Coming(PIECE_INDEX[against], PIECE_INDEX[walla], strike=True)
            case [attacker, word, walla] if word == FIGHT and attacker in self._attackers and walla in WALLAS:
                return Coming(PIECE_INDEX[attacker], PIECE_INDEX[walla])
            case [attacker, word, said] if word == FIGHT and attacker in _ATTACKERS:
                names = said.split(",")
                if all(name in self._seats for name in names):
                    known = [seat for seat in self._game.order if self._seats[seat] in names]
                    return Coming(PIECE_INDEX[attacker], seats=tuple(known))
        return None


def _in_family(found: Coming, before: list[Coming]) -> bool:
    """Only one Amaru is woken, and she attacks her finder first."""
    same = all(other.attacker == found.attacker for other in before)
    return (
        not found.strike and found.attacker < WALLA_COUNT and same and (found.walla == NOBODY or not before)
    )


def _price(game: Game) -> int:
    """The llamas for a card of a hand that is seen."""
    return next(effect.llamas for effect in game.effects.values() if isinstance(effect, SeeingHand))


def _face_word(face: int) -> int | str:
    """What was rolled, `w` for a card, with an `x` where it was cancelled."""
    shown_face = _CARD if face & CARD == CARD else str(face % CANCELLED)
    if face >= CANCELLED:
        return f"{shown_face}{_CANCELLED_MARK}"
    return shown_face if shown_face == _CARD else face


def _read_face(reader: NodeReader, node: Node, path: NodePath) -> int:
    value = node.value if isinstance(node, ScalarNode) else None
    text = str(value)
    marked = text.endswith(_CANCELLED_MARK)
    word = text.removesuffix(_CANCELLED_MARK)
    if word == _CARD:
        return CARD + (CANCELLED if marked else 0)
    if word in "123456" and len(word) == 1:
        return int(word) + (CANCELLED if marked else 0)
    reader.fault(path, "position.rolled", found=shown(node))
    return 1


def _names(mask: int) -> list[str]:
    return [PIECES[walla] for walla in bits(mask)]
