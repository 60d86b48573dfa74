"""Turns and their end, draws (section 26), and what follows an action: battles that are due, ambushes, elimination."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import GainingLlamas, LastLlama, Reviving, Victory
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Agree, Decline, End, OfferDraw
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.events import DrawAnswered, DrawOffered
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.movement import placing_wamanis
from game.titles.inkas.rules.pending import DrawAsked, Question
from game.titles.inkas.rules.places import SUPPLY, UKHU, is_dead
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State

_END, _OFFER = (End(),), (OfferDraw(),)
_AGREE, _DECLINE = (Agree(),), (Decline(),)


def next_turn(change: Change) -> None:
    """The clockwise neighbour plays; the eliminated are skipped (I-6.9)."""
    state = change.state
    for seat in change.game.order_from(state.mover)[1:]:
        if not state.is_out(seat):
            change.open_turn(seat)
            return


# elimination, I-19.2


def fallen_seats(state: State) -> list[int]:
    """The seats in play whose wallas are all dead and cannot come back."""
    return [seat for seat in state.game.seats if not state.is_out(seat) and is_hopeless(state, seat)]


def is_hopeless(state: State, seat: int) -> bool:
    """Whether all wallas of a seat are dead and none can come back: too few llamas, or all in the Ukhu Pacha."""
    places = [state.places[walla] for walla in state.game.wallas_of[seat]]
    if not all(map(is_dead, places)):
        return False
    if all(place == UKHU for place in places):
        return True
    return not _can_resurrect(state, seat)


def _can_resurrect(state: State, seat: int) -> bool:
    """Whether a seat can pay for a Resurrection, or by the house rule for what may bring its llamas (R-10)."""
    game, had = state.game, state.llamas[seat]
    kinds = [game.content.offerings[name] for name in game.offerings]
    needs = [kind.sacrifice.llamas for kind in kinds if isinstance(kind.gift, Reviving)]
    if game.house_rules.family_elimination is LastLlama.HOPELESS:
        needs += [
            kind.sacrifice.llamas
            for kind in kinds
            if isinstance(kind.gift, GainingLlamas) and not kind.sacrifice.living
        ]
    return had >= min(needs)


def eliminate_fallen(change: Change) -> None:
    """Who cannot come back is out; the last one wins, and of several that fall together the mover falls last (R-81)."""
    state = change.state
    fallen = fallen_seats(state)
    if not fallen:
        return
    in_play = [seat for seat in change.game.order_from(state.mover) if not state.is_out(seat)]
    last = next((seat for seat in in_play if seat not in fallen), in_play[0])
    for seat in in_play:
        if seat in fallen and seat != last:
            change.eliminate(seat)
    if len(in_play) - len([seat for seat in fallen if seat != last]) == 1:
        change.end(Victory.ELIMINATION, 1 << last)


# the end of a turn


def _end_options(state: State) -> Sequence[End]:
    return () if must_place(state) else _END


def must_place(state: State) -> bool:
    """Whether it is the mover's first turn, in which a walla is placed, and none was (I-6.7, R-8)."""
    if not state.first >> state.mover & 1:
        return False
    supply = any(state.places[walla] == SUPPLY for walla in state.game.wallas_of[state.mover])
    return supply and bool(placing_wamanis(state))


def _end_refusal(state: State, action: End) -> Refusal | None:
    return refuse(Reason.MUST_PLACE) if must_place(state) else None


def _end(change: Change, seat: int, action: End) -> None:
    change.note_placed(seat)
    next_turn(change)


# draws


def _offer_options(state: State) -> Sequence[OfferDraw]:
    return () if state.draw_offered else _OFFER


def _offer_refusal(state: State, action: OfferDraw) -> Refusal | None:
    return refuse(Reason.DRAW_OFFERED) if state.draw_offered else None


def _offer(change: Change, seat: int, action: OfferDraw) -> None:
    change.note_draw()
    change.emit(DrawOffered, seat)
    change.push(DrawAsked(next_asked(change.state, seat), seat, 0))


def next_asked(state: State, seat: int) -> int:
    """Who in play is asked after a seat, or NOBODY where the one who offered comes next (I-26.2)."""
    for other in state.game.order_from(seat)[1:]:
        if other == state.mover:
            break
        if not state.is_out(other):
            return other
    return NOBODY


def _agree_options(state: State) -> Sequence[Agree]:
    return _AGREE


def _decline_options(state: State) -> Sequence[Decline]:
    return _DECLINE


def _allowed(state: State, action: Agree | Decline) -> Refusal | None:
    return None


def _agree(change: Change, seat: int, action: Agree) -> None:
    asked = change.pop()
    assert isinstance(asked, DrawAsked)
    change.emit(DrawAnswered, seat, True)
    following = next_asked(change.state, seat)
    if following == NOBODY:
        change.end(Victory.DRAW, 0)
    else:
        change.push(DrawAsked(following, asked.by, asked.agreed | 1 << seat))


def _decline(change: Change, seat: int, action: Decline) -> None:
    change.pop()
    change.emit(DrawAnswered, seat, False)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(OfferDraw, "offer_draw", (Question.TURN,), _offer_options, _offer_refusal, _offer),
    ActionRules(End, "end", (Question.TURN,), _end_options, _end_refusal, _end),
    ActionRules(Agree, "agree", (Question.DRAW_OFFER,), _agree_options, _allowed, _agree),
    ActionRules(Decline, "decline", (Question.DRAW_OFFER,), _decline_options, _allowed, _decline),
)
