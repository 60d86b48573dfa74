"""What the die and the table have a led ayllu do, in words (I-27.15)."""

from game.base.i18n.words import Words
from game.titles.inkas.board.hidden_parts import PartKind
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.led_table import ANY, NAMES, NOBODY_NAMED
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.led.choices import led_choice
from game.titles.inkas.rules.led.foresight import by_face, is_for_all, stand_in
from game.titles.inkas.rules.naming import ROLES
from game.titles.inkas.rules.state import State
from game.ui.text import sentence


def led_named(shown: BoardViewState) -> str:
    """Whom the die has named for this turn; empty in the turn of a person, and until the die lies still."""
    named = NOBODY if shown.hides(PartKind.NAMED) else shown.seen_turn.named
    return shown.words(f"led.named.{NAMES[named]}") if named != NOBODY else ""


def led_stand_in(shown: BoardViewState) -> str:
    """Why another role acts than the one that the die has named; empty where it does not."""
    return stand_in_text(shown.words, shown.seen_turn) if led_named(shown) else ""


def stand_in_text(words: Words, state: State) -> str:
    """The same of a state in which a led seat is about to act."""
    role = stand_in(state)
    if role == NOBODY:
        return ""
    acts = words(f"led.acts.{ROLES[role]}")
    if state.active != NOBODY:
        return acts
    why = words("led.for_all" if is_for_all(state) else f"led.idle.{ROLES[state.named]}")
    return words("led.in_place", why=why, acts=acts)


def led_row(shown: BoardViewState) -> str | None:
    """The row of the table by which a led seat does what it does next; None while nobody is led to anything."""
    state = shown.seen_turn
    if state.question is None or shown.hides(PartKind.NAMED):
        return None
    choice = led_choice(state)
    return choice.row if choice is not None else None


def led_doing(shown: BoardViewState) -> str:
    """Whom the die has named, or why another acts, and why what is done now is done; an answer is told by its reason
    alone.
    """
    words, state, named, row = shown.words, shown.seen_turn, led_named(shown), led_row(shown)
    if row is None:
        return named
    why = words(f"row.{row}")
    if not named or state.decider != state.mover:
        return why
    instead = led_stand_in(shown)
    return words("led.doing", named=f"{instead[0].upper()}{instead[1:]}" if instead else named, why=why)


def led_ahead(shown: BoardViewState, seat: int) -> list[str]:
    """What each face of the die would have a led seat do first if its turn began now; in its turn, in which the die has
    named already, what it does.
    """
    words, state = shown.words, shown.state
    if not state.game.is_led(seat) or state.is_out(seat) or state.victory:
        return []
    if state.mover == seat:
        return [sentence(doing)] if (doing := led_doing(shown)) else []
    lines = [
        words("led.face", face=face, who=_who(words, named), why=words(f"row.{choice.row}"))
        for face, (named, choice) in enumerate(by_face(state, seat), 1)
        if choice is not None
    ]
    return [words("led.ahead"), *lines]


def _who(words: Words, named: str) -> str:
    """Whom a face names, in a word."""
    return words(f"led.who.{named}") if named in (ANY, NOBODY_NAMED) else words(f"role.{named}")
