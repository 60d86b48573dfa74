"""Actions as one line of text, both ways: `read_action(write_action(a)) == a` for every action.

>>> from game.titles.inkas.rules.actions import Speed
>>> write_action(Speed("ayar_awqa", "Cb2", "Cb1", carrying="ayar_kachi"))
'speed ayar_awqa Cb2 Cb1 carrying ayar_kachi'
>>> read_action("pull ayar_uchu simpira")
Pull(walla='ayar_uchu', enemy='simpira', borrowing=0)
"""

import re
from functools import partial
from typing import Final

from game.core.contract import Refusal
from game.kit.rules.text_forms import ActionText, TextForms, WordClass, one_of
from game.titles.inkas.content.definitions import (
    CARDS,
    PIECES,
    PLAYABLE,
    SUYUS,
    TAMPUS,
    WALLAS,
    WAMANIS,
    OfferingName,
    WishName,
)
from game.titles.inkas.rules.actions import (
    Action,
    Ambush,
    Attack,
    Claws,
    Evocable,
    Fly,
    LaterMode,
    Protect,
    Pull,
    Scales,
    Seize,
    Speed,
    Steal,
    Swap,
    Transport,
)
from game.titles.inkas.rules.engine import ACTION_RULES
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.notation.invoking import invoked_class
from game.titles.inkas.rules.notation.later_modes import later_mode

_WALLA: Final = one_of("walla", WALLAS)
_WAMANI: Final = one_of("wamani", WAMANIS)
_CARD: Final = one_of("card", CARDS)
_AYLLU: Final = one_of("ayllu", (ayllu.value for ayllu in PLAYABLE))
_NUMBERS: Final = {str(number): number for number in range(1, 61)}
_NUMBER: Final = WordClass(str, lambda line: line.known(line.take("number"), "number", _NUMBERS), 0)
_OFFERING: Final = {name.value: name for name in OfferingName}
_WISH: Final = {name.value: name for name in WishName}
_BLANKS: Final = " +"


def _read_wallas(line: ActionText) -> tuple[str, ...]:
    """Wallas with commas between them, none twice, in whatever order; in the standard one."""
    known = dict.fromkeys(WALLAS, "")
    found = line.take("wallas").split(",")
    for number, name in enumerate(found):
        line.known(name, "walla", known)
        if name in found[:number]:
            raise line.fault("another_walla", name)
    return tuple(sorted(found, key=PIECE_INDEX.__getitem__))


def _write_offering(offering: OfferingName, walla: str, ally: str, partner: str, borrowing: int) -> str:
    gainer = ally or partner
    lent = ["borrowing", str(borrowing)] if borrowing else []
    return " ".join([offering.value, *filter(None, [walla]), *(["for", gainer] if gainer else []), *lent])


def _read_offering(line: ActionText) -> tuple[OfferingName, str, str, str, int]:
    """The offering, and the wallas that it names: none of a Duplication, two of a Reciprocation; to whom llamas go, and
    how many are borrowed: none for a sacrifice of no llamas."""
    offering = line.known(line.take("offering"), "offering", _OFFERING)
    walla = ally = partner = ""
    if offering is not OfferingName.DUPLICATION:
        walla = _WALLA.read(line)
    if offering is OfferingName.RECIPROCATION:
        line.need("for")
        ally = _WALLA.read(line)
    elif offering is not OfferingName.RESURRECTION and line.next == "for":
        line.need("for")
        partner = _AYLLU.read(line)
    borrowing = 0
    if offering is not OfferingName.IMMOLATION and line.next == "borrowing":
        line.need("borrowing")
        borrowing = _NUMBER.read(line)
    return offering, walla, ally, partner, borrowing


def _write_loot(tampu: str, owner: str) -> str:
    return f"{tampu} from {owner}" if tampu else "staff"


def _read_loot(line: ActionText) -> tuple[str, str]:
    """The staff, or a Tampu and the walla that it lies beside."""
    tampu = line.known(line.take("loot"), "loot", {"staff": "", **{word: word for word in TAMPUS}})
    if not tampu:
        return "", ""
    line.need("from")
    return tampu, _WALLA.read(line)


_NAMES_WALLA: Final = ("inti", "mama_qilla", *TAMPUS.values())
_SEES_HAND: Final = ("pacha_kamaq",)
_MOVES: Final = ("pacha_mama",)


def _write_played(card: str, walla: str, wamani: str, ayllu: str) -> str:
    return " ".join(filter(None, (card, walla, wamani, ayllu)))


def _read_played(line: ActionText) -> tuple[str, str, str, str]:
    """A card and what it names (notation 2.2)."""
    card = _CARD.read(line)
    walla = _WALLA.read(line) if card in (*_NAMES_WALLA, *_MOVES) else ""
    wamani = _WAMANI.read(line) if card in _MOVES else ""
    ayllu = _AYLLU.read(line) if card in _SEES_HAND else ""
    return card, walla, wamani, ayllu


def _write_wish(wish: WishName, walla: str, wamani: str, staff: bool) -> str:
    return " ".join([wish.value, *filter(None, (walla, wamani)), *(["with staff"] if staff else [])])


def _read_wish(line: ActionText) -> tuple[WishName, str, str, bool]:
    wish = line.known(line.take("wish"), "wish", _WISH)
    walla = _WALLA.read(line) if wish is WishName.HEALTH else ""
    wamani = _WAMANI.read(line) if wish is WishName.TRAVEL else ""
    staff = wish is WishName.TRAVEL and not line.ended
    if staff:
        line.need("with")
        line.need("staff")
    return wish, walla, wamani, staff


def _read_evoked(line: ActionText) -> Evocable:
    """An action that can be evoked; an attack only by a power."""
    action = _EVOCABLE.take(line)
    if isinstance(action, Attack) and not (action.reach or action.overload):
        raise line.fault("power")
    return action


_SUYU: Final = one_of("suyu", SUYUS)
_CLASSES: Final = {
    "walla": WordClass(str, _WALLA.read, ""),
    "wallas": WordClass(",".join, _read_wallas, ()),
    "piece": one_of("target", PIECES),
    "wamani": _WAMANI,
    "ayllu": _AYLLU,
    "card": _CARD,
    "loot": WordClass(_write_loot, _read_loot),
    "played": WordClass(_write_played, _read_played),
    "suyu": _SUYU,
    "invoked": invoked_class(_WALLA.read, _WAMANI.read, _SUYU.read, _AYLLU.read),
    "offering": WordClass(_write_offering, _read_offering),
    "wish": WordClass(_write_wish, _read_wish),
    "number": _NUMBER,
}
_FORMS: Final = {rules.action: rules.text for rules in ACTION_RULES}
_BORROWING: Final = " [borrowing {borrowing:number}]"
_EVOCABLE: Final = TextForms[Evocable](
    {
        # what is borrowed stands at the end of the whole line
        **{
            kind: _FORMS[kind].replace(_BORROWING, "")
            for kind in (Fly, Speed, Transport, Pull, Attack, Steal, Ambush)
        },
        Protect: "protection {walla}",
        Claws: "claws {walla}",
        Scales: "scales {walla}",
    },
    _CLASSES,
)
_TEXT_FORMS: Final = TextForms[Action](
    _FORMS,
    {**_CLASSES, "evoked": WordClass(_EVOCABLE.write, _read_evoked)},
    split=partial(re.split, _BLANKS),
    end="end",
)


def write_action(action: Action) -> str:
    """The action as one line of text."""
    return action.text if isinstance(action, LaterMode) else _TEXT_FORMS.write(action)


def read_action(text: str) -> Action | Refusal:
    """The action that a line says, or what is wrong with the line."""
    action = _TEXT_FORMS.read(text)
    if isinstance(action, Refusal) and (later := later_mode(re.split(_BLANKS, text))):
        return LaterMode(later)
    return action


def covered_line(text: str) -> str:
    """The line as the others may read it, whatever is wrong with it: cards that go from hand to hand stay hidden.

    >>> covered_line("swap inti for map_1"), covered_line("seize"), covered_line("play inti ayar_kachi")
    ('swap …', 'seize …', 'play inti ayar_kachi')
    """
    word = text.split(maxsplit=1)[:1]
    return f"{word[0]} …" if word in ([Swap.key], [Seize.key]) else text
