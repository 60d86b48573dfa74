"""What is in question, one line for each action from the first to the newest: who, what, and what was rolled."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.base.i18n.words import Words
from game.titles.inkas.board.moves.choices import company_of
from game.titles.inkas.board.moves.labels import action_text
from game.titles.inkas.board.questions.foresight import windows_of
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.phrases import card_name, walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.approvals import CANCELLED, CARD
from game.titles.inkas.rules.pending import Fight, Window
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.strikes import asked_strike


@dataclass(frozen=True, slots=True)
class RolledFace:
    """What lies in a socket: the face that the die showed, 0 for a card in its place, and whether it was cancelled."""

    face: int
    cancelled: bool


@dataclass(frozen=True, slots=True)
class StackLine:
    """An action that may be answered. `seat`: who does it, -1 for a god or a wild Amaru; `card`: that it plays."""

    seat: int
    text: str
    card: str
    faces: tuple[RolledFace, ...]
    window: Window


def stack_lines(words: Words, state: State) -> Sequence[StackLine]:
    """The actions that are open, the newest first."""
    return tuple(_line(words, state, window) for window in reversed(windows_of(state)))


def _line(words: Words, state: State, window: Window) -> StackLine:
    action = window.action
    faces = tuple(
        RolledFace(0 if one & CARD == CARD else one % CANCELLED, one >= CANCELLED) for one in window.rolled
    )
    card = action.card if isinstance(action, a.Play) else ""
    return StackLine(window.by, announced_text(words, state, action), card, faces, window)


def announced_text(words: Words, state: State, action: a.Action | Fight) -> str:
    """An action that somebody has announced, in a few words."""
    if isinstance(action, Fight):
        names = walla_name(words, PIECES[action.amaru]), walla_name(words, PIECES[action.walla])
        return words("answers.act.fight", amaru=names[0], walla=names[1])
    if isinstance(action, a.Play):
        return card_text(words, action)
    made = action.action if isinstance(action, a.Evoke) else action
    gaps = {
        name: walla_name(words, value)
        for name in ("walla", "target", "enemy", "owner", "ally")
        if (value := getattr(made, name, "")) and isinstance(value, str)
    }
    if isinstance(made, a.Strike):
        gaps["walla"] = walla_name(words, PIECES[asked_strike(state).finder])
    place = getattr(made, "wamani", "") or getattr(made, "second", "")
    if place:
        gaps["wamani"] = wamani_name(words, place)
    match made:
        case a.Offer(offering, walla, ally):
            key = "offer_for_ally" if ally else "offer_for" if walla else "offer"
            return words(f"answers.act.{key}", **gaps, offering=words(f"offering.{offering}"))
        case a.Wish(wish):
            return words("answers.act.wish", wish=words(f"wish.{wish}"))
        case a.Steal(_, tampu) if tampu:
            return words("answers.act.steal_tampu", walla=gaps["walla"], enemy=gaps["owner"])
        case a.Steal():
            return words("answers.act.pull_staff", **gaps)
        case _ if words.knows(f"answers.act.{made.key}"):
            act = words(f"answers.act.{made.key}", **gaps)
            taken = words.listed([walla_name(words, name) for name in company_of(made)])
            return words("answers.act.with", act=act, taken=taken) if taken else act
    return action_text(words, state, action)


def card_text(words: Words, action: a.Play) -> str:
    """A card with what it names."""
    gaps = {"card": card_name(words, action.card)}
    if action.walla:
        gaps["walla"] = walla_name(words, action.walla)
    if action.wamani:
        return words("answers.card.wamani", **gaps, wamani=wamani_name(words, action.wamani))
    if action.ayllu:
        return words("answers.card.hand", **gaps, ayllu=words(f"ayllu.{action.ayllu}"))
    return words("answers.card.walla" if action.walla else "answers.card.alone", **gaps)
