"""Actions as one line of text, both ways: `TEXT_FORMS.read(TEXT_FORMS.write(a)) == a` for every action.

>>> from game.titles.wiraqocha.content.definitions import TokenKind
>>> from game.titles.wiraqocha.rules.actions import Conquer, TokenAt
>>> TEXT_FORMS.write(Conquer("N5", TokenAt(TokenKind.ZEPPELIN, "reserve"), (5,)))
'conquer N5 with zeppelin@reserve using 5'
>>> TEXT_FORMS.read("raise 5")
Raise(die=5)
"""

from dataclasses import replace
from typing import Final

from game.base.files.problems import nearest
from game.core.contract import Refusal
from game.kit.rules.text_forms import Line, NotationError, TextForms, WordClass, any_word
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action, Item, TokenAt
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.engine import ACTION_RULES, refusal
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KIND_INDEX

ANYWHERE: Final = ""  # the place of a token, or the captor of a hostage, that the text leaves out


def _dice(line: Line) -> Hand:
    """Faces with commas; what they are worth is for the rules to say."""
    word = line.take("dice")
    faces = word.split(",")
    if not all(face.isascii() and face.isdigit() and len(face) < 4 for face in faces):
        raise line.fault("dice", word)
    return tuple(sorted(map(int, faces)))


def _dice_text(hand: Hand) -> str:
    return ",".join(map(str, hand))


def _die(line: Line) -> int:
    word, dice = line.next, _dice(line)
    if len(dice) != 1:
        raise line.fault("die", word)
    return dice[0]


def _kind(word: str) -> TokenKind:
    try:
        return TokenKind(word)
    except ValueError:
        near = nearest(word, [kind.value for kind in TokenKind])
        raise NotationError(refuse(Reason.UNKNOWN_TOKEN, token=word[:40], nearest=near)) from None


def _kind_at(line: Line, where: str) -> tuple[TokenKind, str]:
    """A kind of token with what follows it after an @ sign (`where` says what that is), or without."""
    word = line.take("token")
    kind, mark, place = word.partition("@")
    if mark and not place:
        raise line.fault(where, word)
    return _kind(kind), place or ANYWHERE


def _kind_at_text(kind: TokenKind, place: str) -> str:
    return f"{kind.value}@{place}" if place else kind.value


def _item(line: Line) -> Item:
    word = line.take("item")
    if word == "crystal":
        return a.Crystal()
    if word == "hostage":
        return a.Hostage()
    return a.Relic(line.take("relic")) if word == "relic" else a.Invention(word)


def _item_text(item: Item) -> str:
    match item:
        case a.Relic(name):
            return f"relic {name}"
        case a.Invention(card):
            return card
    return item.key


TEXT_FORMS: Final = TextForms[Action](
    {rules.action: rules.text for rules in ACTION_RULES},
    {
        "tile": any_word("tile"),
        "card": any_word("card"),
        "kind": WordClass(str, lambda line: _kind(line.take("token"))),
        "held": WordClass(_kind_at_text, lambda line: _kind_at(line, "player")),
        "token": WordClass(
            lambda token: _kind_at_text(token.kind, token.place),
            lambda line: TokenAt(*_kind_at(line, "place")),
        ),
        "dice": WordClass(_dice_text, _dice, ()),
        "die": WordClass(str, _die),
        "item": WordClass(_item_text, _item),
    },
)


def parse_action(state: State, text: str) -> Action | Refusal:
    """The action that a line means in this state.

    A token without a place is the one that fits. Where several fit, the one on the board is meant before the
    one in the reserve; two on the board need their place said.
    """
    action = TEXT_FORMS.read(text)
    match action:
        case a.Conquer() | a.Exchange() if action.token.place == ANYWHERE:
            return _placed(state, action)
        case a.Ransom(kind, captor, crystal) if captor == ANYWHERE:
            return _ransomed(state, kind, crystal)
    return action


def _placed(state: State, action: a.Conquer | a.Exchange) -> Action | Refusal:
    kind = action.token.kind
    piece = state.mover << 3 | KIND_INDEX[kind]
    places = [state.game.labels[tile] for tile, other in enumerate(state.board) if other == piece]
    candidates = [replace(action, token=TokenAt(kind, place)) for place in (*places, a.RESERVE)]
    fitting = [candidate for candidate in candidates if refusal(state, candidate) is None]
    if not fitting:
        return candidates[0]
    on_board = [candidate for candidate in fitting if candidate.token.place != a.RESERVE]
    if len(on_board) > 1:
        names = ", ".join(candidate.token.place for candidate in on_board)
        return refuse(Reason.AMBIGUOUS_TOKEN, token=kind, places=names)
    return fitting[0]


def _ransomed(state: State, kind: TokenKind, crystal: bool) -> Action | Refusal:
    piece = state.mover << 3 | KIND_INDEX[kind]
    captors = [state.game.colours[seat] for seat, other in enumerate(state.hostages) if other == piece]
    if len(captors) > 1:
        return refuse(Reason.AMBIGUOUS_CAPTOR, token=kind, players=", ".join(captors))
    return a.Ransom(kind, captors[0] if captors else ANYWHERE, crystal)
