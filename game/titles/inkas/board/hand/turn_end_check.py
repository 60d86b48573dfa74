"""What could still be done before a turn ends, and whether a key meant to end it."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.base.i18n.words import Words
from game.base.keys.shell_keys import END
from game.titles.inkas.board.moves.choices import wamani_of
from game.titles.inkas.board.moves.labels import founds
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, WAMANI_INDEX
from game.titles.inkas.rules.goals import met_goals
from game.titles.inkas.rules.state import State
from game.ui.dialogs import Dialog, DialogOption
from game.ui.icons import icon
from game.ui.widget import nothing

_ACTS: Final = (e.WallaPlaced, e.Moved, e.Flew, e.Transported, e.Pulled, e.AttackAnnounced)
_QUIET: Final = 0.5  # seconds after a question in which the key that let it pass does not end a turn


class QuestionsPassed:
    """Which questions that a key lets pass were asked since the last action in a turn: the same key ends the turn."""

    def __init__(self) -> None:
        self.followed = False  # one was asked, and nothing done since then
        self._quiet = _QUIET

    def take(self, *, asked: bool, acts: bool) -> None:
        """Another moment comes: one was asked until now, or an action in a turn led there."""
        if asked:
            self.followed, self._quiet = True, 0.0
        elif acts:
            self.followed = False

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._quiet += dt

    @property
    def just_now(self) -> bool:
        """Whether a press may still have been meant for the question."""
        return self._quiet < _QUIET


def end_dialog(words: Words, said: Sequence[str], end: Callable[[], None]) -> Dialog:
    """Ask whether a turn is to end: the key that says so let a question pass before."""
    stay = DialogOption(words("turn_end.stay"), nothing, pygame.K_ESCAPE, words("turn_end.key_stay"), "wood")
    done = DialogOption(words("turn_end.end"), end, END, words.cap(END), icon=icon("hourglass"))
    return Dialog(words("turn_end.title"), "\n".join(said), [stay, done], on_cancel=nothing)


def turn_end_warnings(
    words: Words, state: State, actions: Sequence[Action], *, acted: bool = False, hand_seen: bool = True
) -> list[str]:
    """What seems forgotten, a sentence for each: what may found Qusqu, as far as the own hand is seen, a card beside a
    walla, all of a turn; `acted`: a walla did something, wherever it is now.
    """
    if state.pursuit and met_goals(state, state.mover, ending=True):  # it wins
        return []
    plunges = [action for action in actions if isinstance(action, a.Plunge)]
    found = [
        words(f"turn_end.{key}", walla=walla_name(words, action.walla))
        for action in plunges
        if (key := _missed(state, action, hand_seen=hand_seen))
    ]
    lying = dict.fromkeys(action.wamani for action in actions if isinstance(action, a.Unveil))
    found += [words("turn_end.card", wamani=wamani_name(words, wamani)) for wamani in lying]
    idle = not acted and state.active == NOBODY and not state.offered
    if idle and any(not isinstance(action, a.End | a.OfferDraw | a.Offer | a.Store) for action in actions):
        found.append(words("turn_end.nobody"))
    return found


def shows_act(after: State, events: Sequence[Event]) -> bool:
    """Whether a step of a turn shows that a walla acted in it, though it may have died since."""
    return after.active != NOBODY or any(isinstance(event, _ACTS) for event in events)


def _missed(state: State, action: a.Plunge, *, hand_seen: bool) -> str:
    """What would come of a plunge: a card that is turned, or the founding of Qusqu."""
    if state.game.advanced:
        return "founding" if hand_seen and founds(state, action) else ""
    return "plunge" if _hides_card(state, action) else ""


def _hides_card(state: State, action: a.Plunge) -> bool:
    place = WAMANI_INDEX[wamani_of(state, action.walla)]
    return place < PERIPHERAL and state.cards[place] != NO_CARD and state.flags[place] < 0
