"""What comes of an action that may be answered, if nobody answers any more and chance is against who looks."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import groupby
from typing import Final

from game.core.contract import Applied
from game.titles.inkas.content.card_effects import AnsweredBy, Approving, Cancelling, SeeingHand
from game.titles.inkas.content.definitions import CARDS, PIECES, WAMANIS
from game.titles.inkas.rules.actions import Action, Leave, Offer, Pass, Play
from game.titles.inkas.rules.answers import may_answer, powers_that_answer
from game.titles.inkas.rules.approvals import verdict
from game.titles.inkas.rules.board import FREE
from game.titles.inkas.rules.cards import plays
from game.titles.inkas.rules.change import held_as, put_in, put_row, seen_as, with_window
from game.titles.inkas.rules.engine import perform
from game.titles.inkas.rules.event_values import Cause
from game.titles.inkas.rules.events import (
    ActionFailed,
    Banished,
    BattleBegan,
    Event,
    HandLeft,
    HandSeen,
    Killed,
    LlamasChanged,
    Withstood,
)
from game.titles.inkas.rules.fixed_order import CARD_INDEX, CENTRE, NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.pending import HandAsked, Window
from game.titles.inkas.rules.places import FLOOR, bearer_of, lives
from game.titles.inkas.rules.stages import trial_of
from game.titles.inkas.rules.state import State, Step

_YES, _NO = 2, 1  # faces of the die
_FACES: Final = 24  # more than are rolled
_MOST: Final = 60  # answers after which it is taken for endless
_TRIES: Final = 3  # of the ways to play a card with one walla
_MAP: Final = 3  # pieces of the map


class Danger(StrEnum):
    """Why somebody may want to answer: what an action would do to them."""

    FALLS = "falls"
    MOVED = "moved"
    OWN_ROLL = "own_roll"
    BEFORE_ROLL = "before_roll"
    STAFF = "staff"
    LOSS = "loss"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Loss:
    """What is taken from a seat, beside what it pays: llamas, Tampus, a card of its hand that is looked at, and the
    wamanis where its flag is replaced.
    """

    llamas: int
    tampus: tuple[str, ...]
    seen: bool
    flags: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.llamas or self.tampus or self.seen or self.flags)


@dataclass(frozen=True, slots=True)
class Foresight:
    """What a seat has to expect: which `dangers`, whether the quest or its own part in it would end, who of its side
    would fall, and whether a partner's walla is among them, what is taken from it, who bears the staff before and
    after, empty for nobody, and who of its side an enemy would move.
    """

    dangers: frozenset[Danger]
    ends: bool
    fallen: tuple[str, ...]
    loss: Loss
    bearers: tuple[str, str]
    of_partner: bool = False
    moved: tuple[str, ...] = ()


def windows_of(state: State) -> Sequence[Window]:
    """The windows that are open above one another, the first action first."""
    found: list[Window] = []
    for entry in reversed(state.pending):
        if not isinstance(entry, Window):
            if found:
                break
            continue
        found.append(entry)
    return found[::-1]


def foresee(state: State, seat: int, *, lucky: bool = False) -> Foresight:
    """What a seat has to expect of the actions that are open, if it lets them pass and chance is against it, or
    for it where it is `lucky`.
    """
    end = end_of(state, seat, Pass(), lucky=lucky)
    after, loss = end.state, _loss(state, end, seat)
    own, fallen = state.game.wallas_of[seat], _fallen(state, after, seat)
    moved = _moved(state, after, seat)
    of_partner = any(PIECE_INDEX[name] not in own for name in fallen)
    ends = (bool(after.victory) and not after.winners >> seat & 1) or after.is_out(seat)
    # who plunges the staff does not lose it
    bearers = _bearer(state), _bearer(state if after.staff < FLOOR else after)
    to_come = rolls_next(state, seat)
    windows = windows_of(state)
    in_question = windows[:-1] if to_come else windows
    found = {
        Danger.FALLS: bool(fallen),
        Danger.MOVED: bool(moved),
        Danger.OWN_ROLL: any(_rolls(state, window, 1 << seat) for window in in_question),
        Danger.BEFORE_ROLL: to_come,
        Danger.STAFF: bearers[0] != bearers[1],
        Danger.LOSS: bool(loss),
        Danger.WIN: ends or could_win(after, seat),
    }
    dangers = frozenset(danger for danger, is_so in found.items() if is_so)
    return Foresight(dangers, ends, fallen, loss, bearers, of_partner=of_partner, moved=moved)


def rolls_next(state: State, seat: int) -> bool:
    """Whether the newest action is a roll of the seat that is still to come: a card for it can be played after it."""
    window = state.pending[-1]
    return isinstance(window, Window) and window.number == 1 and _rolls(state, window, 1 << seat)


def _bearer(state: State) -> str:
    bearer = bearer_of(state.staff)
    return "" if bearer == NOBODY else PIECES[bearer]


def _fallen(state: State, after: State, seat: int) -> tuple[str, ...]:
    """Who of a side would fall, but for whom it gives itself for an offering."""
    side = state.game.side[seat]
    given = {
        window.action.walla
        for window in windows_of(state)
        if isinstance(window.action, Offer)
        and window.by != NOBODY
        and state.game.own[window.by] & side
        and state.game.content.offerings[window.action.offering].sacrifice.living
    }
    return tuple(
        PIECES[walla]
        for walla in bits(side)
        if lives(state.places[walla]) and not lives(after.places[walla]) and PIECES[walla] not in given
    )


def _moved(state: State, after: State, seat: int) -> tuple[str, ...]:
    """Who of a side an enemy's action would bring elsewhere, alive."""
    side = state.game.side[seat]
    by = windows_of(state)[0].by if state.pending else NOBODY
    if by == NOBODY or state.game.own[by] & side:
        return ()
    return tuple(
        PIECES[walla]
        for walla in bits(side)
        if lives(before := state.places[walla]) and lives(then := after.places[walla]) and before != then
    )


_PRICES: Final = (
    Cause.OFFERING,
    Cause.POWER,
    Cause.EVOCATION,
    Cause.STORE,
)  # of an own action, or a partner's


def _loss(state: State, end: Applied[State, Event], seat: int) -> Loss:
    llamas, seen = 0, False
    for event in end.events:
        if isinstance(event, LlamasChanged) and event.seat == seat and event.cause not in _PRICES:
            llamas += max(0, event.before - event.after)
        seen |= isinstance(event, HandSeen) and event.other == seat
    seen &= any(isinstance(event, HandLeft) for event in end.events)
    own = state.game.wallas_of[seat]
    laid = [card for holder, card in state.tampus if holder in own]
    for holder, card in end.state.tampus:
        if holder in own and card in laid:
            laid.remove(card)
    flags = tuple(
        WAMANIS[place]
        for place, owner in enumerate(state.flags)
        if owner == seat and end.state.flags[place] != seat
    )
    return Loss(llamas, tuple(CARDS[card] for card in laid), seen, flags)


def _rolls(state: State, window: Window, seats: int) -> bool:
    """Whether a roll of one of some seats is to come, or was refused, or may be made a refusal."""
    trial = trial_of(state, window)
    return trial is not None and trial.seat != NOBODY and bool(seats >> trial.seat & 1)


def could_win(state: State, seat: int) -> bool:
    """Whether, by what lies open, an enemy whose turn it is could found Qusqu: it bears the staff at the lake or beside
    it, and may hold the whole map.
    """
    bearer, mover = bearer_of(state.staff), state.mover
    if (
        state.game.alternate
        or bearer == NOBODY
        or state.victory
        or state.game.side[seat] & state.game.own[mover]
    ):
        return False
    place = state.places[bearer]
    near = place == CENTRE or (state.step <= Step.MOVE and place in FREE[CENTRE])
    return near and state.game.seat_of[bearer] == mover and len(state.hands[mover]) >= _MAP


_DIE: Final = (Approving, Cancelling)  # what these change the die decides
_ALWAYS: Final = (*_DIE, SeeingHand)  # or a hand
_TELLING: Final = (BattleBegan, Withstood, Killed, Banished, ActionFailed)


def _asked_of(state: State, seat: int) -> State:
    """The state with the newest window asked of the seat, where only those who can answer are asked."""
    window = state.pending[-1]
    assert isinstance(window, Window)
    return put_in(with_window(state, replace(window, of=seat, passed=0)), state.game.asking(at_table=False))


def end_of(state: State, seat: int, action: Action, *, lucky: bool = False) -> Applied[State, Event]:
    """What comes of all that is open if the seat does this now, and nobody answers any more, nor takes a card of a hand
    that is looked at; chance is against it, or for it where it is `lucky`.
    """
    least = len(state.pending) - len(windows_of(state))
    state, told = _asked_of(state, seat), list[Event]()
    for _ in range(_MOST):
        applied = perform(_rolled(state, seat, lucky=lucky), action)
        state = applied.state
        told += applied.events
        if len(state.pending) <= least or state.victory:
            break
        last = state.pending[-1]
        if not isinstance(last, Window | HandAsked):
            break
        action = Pass() if isinstance(last, Window) else Leave()
    return Applied(state, tuple(told))


def _rolled(state: State, seat: int, *, lucky: bool) -> State:
    """The state in which the die is against the side of a seat, or for it."""
    side = state.game.sides[seat]
    own = any(_rolls(state, window, side) for window in windows_of(state))
    face = _YES if own == lucky else _NO
    return seen_as(state, state.seed, (face,) * _FACES, state.cards)


# what an answer changes


def changes(state: State, seat: int, action: Action, base: Applied[State, Event] | None = None) -> bool:
    """Whether an answer of the seat could change what comes of the actions that are open: beside what it brings by
    itself to the own llamas, Tampus and hand. `base`: what comes if it passes, where that is known.
    """
    if isinstance(action, Play) and isinstance(state.game.effects[CARD_INDEX[action.card]], _ALWAYS):
        return True
    base = base or end_of(state, seat, Pass())
    lost = _loss(state, base, seat)
    if lost.seen:  # whatever is played before is taken by nobody
        return True
    end = end_of(state, seat, action)
    return lost.llamas > _loss(state, end, seat).llamas or _result(base, seat) != _result(end, seat)


def _result(end: Applied[State, Event], seat: int, apart: int = NOBODY) -> tuple[object, ...]:
    """What came of it for all, but for where the walla `apart` is."""
    after = end.state
    places = [place for walla, place in enumerate(after.places) if walla != apart]
    told = tuple(
        event if isinstance(event, BattleBegan) else event.key
        for event in end.events
        if isinstance(event, _TELLING)
    )
    others = [after.llamas[other] for other in after.game.seats if other != seat]
    return (*told, *others, *places, after.staff, after.flags, after.victory, after.out)


def any_bears(state: State, seat: int, actions: Iterable[Action]) -> bool:
    """Whether one of these answers could bear on what is open: of many ways to play a card a few are tried."""
    base = end_of(state, seat, Pass())
    return any(_bears(state, seat, action, base) for action in tried(actions))


def _bears(state: State, seat: int, action: Action, base: Applied[State, Event]) -> bool:
    """Whether an answer could change what comes of the actions that are open beside the card's own fruits: the walla
    that it wakes or moves and to which nothing would have come, the look at a hand that has nothing to add.
    """
    effect = state.game.effects[CARD_INDEX[action.card]] if isinstance(action, Play) else None
    lost = _loss(state, base, seat)
    if isinstance(effect, _DIE) or lost.seen:
        return True
    if isinstance(effect, SeeingHand):
        assert isinstance(action, Play)
        return _adds(state, base.state, seat, action.ayllu)
    end = end_of(state, seat, action)
    walla = PIECE_INDEX[action.walla] if isinstance(action, Play) and action.walla else NOBODY
    apart = walla != NOBODY and base.state.places[walla] == state.places[walla]
    if lost.llamas > _loss(state, end, seat).llamas:
        return True
    return _result(base, seat, walla if apart else NOBODY) != _result(end, seat, walla if apart else NOBODY)


def _adds(state: State, after: State, seat: int, ayllu: str) -> bool:
    """Whether a hand may still add something: a card to a roll that is to come, or the map for Qusqu."""
    owner = [one.value for one in state.game.ayllus].index(ayllu)
    if owner == state.mover and could_win(after, seat):
        return True
    if not state.hands[owner]:
        return False
    trials = [(trial_of(state, window), window) for window in windows_of(state)]
    return any(
        trial is not None and trial.seat == owner and verdict(trial, window.rolled) is None
        for trial, window in trials
    )


def tried(actions: Iterable[Action]) -> Iterator[Action]:
    """A few of the ways to play each card with each walla."""
    for _, group in groupby(
        actions, key=lambda one: (type(one), getattr(one, "card", ""), getattr(one, "walla", ""))
    ):
        ways = list(group)
        yield from ways[:: max(1, len(ways) // _TRIES)]


def answers_with(state: State, seat: int, card: int) -> tuple[State, Sequence[Action]]:
    """The state as if a seat held a card, and how it could then answer with it, by a power that it releases too."""
    held = held_as(state, put_row(state.hands, seat, (*state.hands[seat], card)), state.known)
    window = held.pending[-1]
    if not isinstance(window, Window) or not may_answer(held, window, seat, card):
        return held, ()
    powers = powers_that_answer(held, window, seat) if card in state.game.invoking else ()
    return held, [*plays(held, seat, card), *powers]


def answering_kinds(state: State) -> tuple[str, ...]:
    """The cards of this quest that can answer, in the standard order."""
    game = state.game
    named = [CARDS[card] for card in sorted(game.held)]
    return tuple(name for name in named if game.cards[name].answers is not AnsweredBy.NOTHING)
