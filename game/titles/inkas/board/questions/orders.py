"""Standing orders of a seat: when it wants to be asked for an answer at all, and with which cards."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from itertools import chain
from typing import Final, TypeAlias

from game.base.files.json_values import Json
from game.kit.board.standing_orders import Pin, StandingOrders
from game.titles.inkas.board.questions.foresight import (
    Danger,
    Foresight,
    answers_with,
    any_bears,
    foresee,
    rolls_next,
    windows_of,
)
from game.titles.inkas.content.card_effects import AnsweredBy
from game.titles.inkas.content.definitions import CARDS, PIECES
from game.titles.inkas.rules.actions import Action, Invoke, Pass, Play
from game.titles.inkas.rules.answers import asked_in_order, cards_that_answer
from game.titles.inkas.rules.battles import protecting_answers
from game.titles.inkas.rules.change import with_window
from game.titles.inkas.rules.notation.actions import write_action
from game.titles.inkas.rules.pending import Fight, Window
from game.titles.inkas.rules.state import State


class Ask(StrEnum):
    """When a seat is asked that may answer with a card."""

    ALWAYS = "ask"
    ABOVE = "above"  # as for all cards
    NEVER = "never"


IDLE: Final = "idle"
"""Beside the dangers: where no answer would change anything."""
LOST: Final = "lost"
"""Beside the dangers: where the quest, or the own part in it, would end. It is said by name to be passed over."""
CASES: Final = (*map(str, Danger), LOST, IDLE)
USUAL: Final = frozenset(
    {*map(str, (Danger.FALLS, Danger.MOVED, Danger.OWN_ROLL, Danger.STAFF, Danger.LOSS, Danger.WIN)), LOST}
)
"""When who has ordered nothing is asked."""

_CASES, _TURN, _ACTION, _LEND = "unless", "turn", "action", "lend"
_KNOWN: Final = " |"  # between an action that is let be and what was to be expected of it
MOST_LENT: Final = 6
"""Llamas that may be ordered to be lent unasked: as many as all have at first."""
NEVER_LENT: Final = -1
"""Ordered where whoever asks for llamas is declined unasked."""
_WORDS: Final = re.compile(r"(\S+)(?: (.*))?")
Pinned: TypeAlias = Pin[str, str]
QuestOrders: TypeAlias = StandingOrders[State, str, str]


def quest_orders(wishes: Mapping[str, Json]) -> QuestOrders:
    """The standing orders that a game's wishes hold: by `unless`, `turn`, `action`, `lend` or the name of a card."""
    return StandingOrders((_CASES, _TURN, _ACTION, _LEND, *CARDS), _holds, _read, _write, wishes)


def _holds(order: str, state: State) -> bool:
    """An order for one turn holds in that one, one for an action until that is over."""
    if not order.startswith("#"):
        return True
    return (
        order == _this_turn(state) if _KNOWN not in order else order.startswith(_this_action(state) + _KNOWN)
    )


def _this_turn(state: State) -> str:
    return f"#{state.turn}"


def _this_action(state: State) -> str:
    """The action from which all that is open has come."""
    windows = windows_of(state)
    if not windows:
        return _this_turn(state)
    action, by = windows[0].action, windows[0].by
    text = f"{by} {PIECES[action.walla]}" if isinstance(action, Fight) else write_action(action)
    return f"{_this_turn(state)} {text}"


def _expected(seen: Foresight) -> set[str]:
    """What a seat has to expect, each in a word; a roll of its own is the same before and after it was made."""
    rolls = {Danger.BEFORE_ROLL, Danger.OWN_ROLL}
    dangers = {*(seen.dangers - rolls), *([Danger.OWN_ROLL] if seen.dangers & rolls else [])}
    return {*map(str, dangers), *seen.fallen, *seen.moved}


def _write(pin: Pinned) -> str:
    return f"{pin.question} {pin.order}".rstrip()


def _read(text: str) -> Pinned | None:
    found = _WORDS.fullmatch(text)
    question, said = (found[1], found[2] or "") if found is not None else ("", "")
    if question == _CASES:
        fits = set(said.split()) <= set(CASES)
    elif question == _TURN:
        fits = re.fullmatch(r"#[0-9]{1,6}", said) is not None
    elif question == _ACTION:
        fits = re.fullmatch(r"#[0-9]{1,6} .+ \|( [a-z_]+)*", said) is not None
    elif question == _LEND:
        fits = said in (Ask.NEVER, *(str(count) for count in range(1, MOST_LENT + 1)))
    else:
        fits = question in CARDS and said in (Ask.ALWAYS, Ask.NEVER)
    return Pin(question, said) if fits else None


class SeatOrders:
    """The standing orders of one seat, read and given."""

    def __init__(self, orders: QuestOrders, seat: int, state: State, *, before_rolls: bool = False) -> None:
        """`before_rolls`: a card for an own roll is asked for before it, whatever is ordered."""
        self._before_rolls = before_rolls
        self._orders, self.seat, self._state = orders, seat, state

    @property
    def cases(self) -> frozenset[str]:
        """In which cases the seat is asked."""
        found = self._orders.of(self.seat, _CASES, self._state)
        usual = USUAL | {str(Danger.BEFORE_ROLL)} if self._before_rolls else USUAL
        return usual if found is None else frozenset(found.split())

    def turn(self, case: str) -> None:
        """Let a case be one of them, or no longer."""
        changed = self.cases ^ {case}
        said = " ".join(one for one in CASES if one in changed)
        self._orders.give(self.seat, _CASES, None if changed == USUAL else said)

    def of_card(self, card: str) -> Ask:
        """When the seat is asked for a card."""
        return Ask(self._orders.of(self.seat, card, self._state) or Ask.ABOVE)

    def order_card(self, card: str, ask: Ask) -> None:
        """Say when it is asked for a card."""
        self._orders.give(self.seat, card, None if ask is Ask.ABOVE else str(ask))

    @property
    def passes_turn(self) -> bool:
        """Whether everything is passed until the turn ends."""
        return self._orders.of(self.seat, _TURN, self._state) is not None

    def pass_turn(self, *, passes: bool) -> None:
        """Let everything be passed until the turn ends, or not."""
        self._orders.give(self.seat, _TURN, _this_turn(self._state) if passes else None)

    @property
    def passes_action(self) -> bool:
        """Whether all that comes of the action in question is passed, as far as it was to be expected."""
        return self._orders.of(self.seat, _ACTION, self._state) is not None

    def pass_action(self, *, passes: bool) -> None:
        """Let the action in question be, with all that is to be expected of it now, or ask again."""
        known = sorted(_expected(foresee(self._state, self.seat)))
        said = " ".join((_this_action(self._state) + _KNOWN, *known))
        self._orders.give(self.seat, _ACTION, said if passes else None)

    def _lets_be(self, seen: Foresight) -> bool:
        """Whether the action in question is let be, and nothing has come to it that was not to be expected."""
        said = self._orders.of(self.seat, _ACTION, self._state)
        return said is not None and _expected(seen) <= set(said.partition(_KNOWN)[2].split())

    @property
    def lends(self) -> int:
        """How many llamas are lent unasked at a time at most; 0: the seat is always asked."""
        said = self._orders.of(self.seat, _LEND, self._state) or "0"
        return NEVER_LENT if said == Ask.NEVER else int(said)

    def lend(self, most: int) -> None:
        """Let so many be lent unasked; 0: the seat is always asked; `NEVER_LENT`: all is declined."""
        said = str(Ask.NEVER) if most == NEVER_LENT else str(most)
        self._orders.give(self.seat, _LEND, said if most else None)

    @property
    def changed(self) -> bool:
        """Whether anything is ordered that is not usual."""
        return bool(self._orders.pins(self.seat, self._state))

    # whether it is asked

    def wants(self, actions: Iterable[Action]) -> bool:
        """Whether the seat, which is asked now, is to be asked for one of these answers."""
        answers = [action for action in actions if not isinstance(action, Pass)]
        by_card: dict[str, list[Action]] = {}
        for action in answers:
            by_card.setdefault(self._card_of(action), []).append(action)
        return self._wants({card: (self._state, found) for card, found in by_card.items()})

    def _card_of(self, action: Action) -> str:
        """The card that an answer spends; empty for an Evocation."""
        if isinstance(action, Invoke):
            return CARDS[min(self._state.game.invoking)]
        return action.card if isinstance(action, Play) else ""

    def might_want(self, window: Window) -> bool:
        """Whether the seat is to be asked for an answer that, by what lies open, it might have: as if it held any card.

        Nothing of this depends on its hand.
        """
        seat, window = self.seat, replace(window, passed=0)
        state = with_window(self._state, window)
        if seat not in asked_in_order(state, window):
            return False
        found: dict[str, tuple[State, Iterable[Action]]] = {}
        unseen = {*state.cards, *chain.from_iterable(state.hands)}  # all others are out of play, as all know
        if state.hands[seat]:
            found = {
                CARDS[card]: answers_with(state, seat, card)
                for card in cards_that_answer(state, window, seat)
                if card in unseen
            }
        powers = bool(protecting_answers(state, window, seat))
        return bool(found or powers) and self._wants(found, powers=powers)

    def _wants(self, by_card: Mapping[str, tuple[State, Iterable[Action]]], *, powers: bool = False) -> bool:
        """`powers`: there is an answer besides that is no card, of which it is not said what it changes."""
        seen, cases = foresee(self._state, self.seat), self.cases
        by_card = {card: found for card, found in by_card.items() if not self._waits(card)}
        if not by_card and not powers:
            return False
        if seen.ends and LOST in cases:
            return True
        if self.passes_turn or self._lets_be(seen):
            return False
        asks = [card for card in by_card if self._asks_for(card, asked=bool(seen.dangers & cases))]
        if powers and seen.dangers & cases:
            return True
        if IDLE in cases:
            return bool(asks)
        return any(any_bears(by_card[card][0], self.seat, by_card[card][1]) for card in asks)

    def _waits(self, card: str) -> bool:
        """Whether the seat need not be asked for a card now: it can still be played when the own roll was refused."""
        if (
            not card
            or self._before_rolls
            or self.of_card(card) is Ask.ALWAYS
            or Danger.BEFORE_ROLL in self.cases
        ):
            return False
        kind = self._state.game.cards[card]
        return kind.answers is AnsweredBy.OWN_ROLL and rolls_next(self._state, self.seat)

    def _asks_for(self, card: str, *, asked: bool) -> bool:
        how = self.of_card(card) if card else Ask.ABOVE
        return how is Ask.ALWAYS or (how is Ask.ABOVE and asked)
