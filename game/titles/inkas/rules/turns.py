"""Turns and their end, draws (section 26), and what follows an action: battles that are due, ambushes, elimination."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.card_effects import SeeingHand
from game.titles.inkas.content.definitions import GainingLlamas, Reviving, Victory
from game.titles.inkas.content.house_rules import LastLlama, StuckEnd
from game.titles.inkas.rules import goals
from game.titles.inkas.rules.acting import is_threatened
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Agree, Decline, End, OfferDraw, Rebirth, Skip
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.events import AttackSkipped, DrawAnswered, DrawOffered
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, bits
from game.titles.inkas.rules.movement import placing_wamanis, wamanis_to_place
from game.titles.inkas.rules.naming import let_die_name
from game.titles.inkas.rules.pending import DrawAsked, Question
from game.titles.inkas.rules.places import SUPPLY, UKHU, in_rebirth, is_dead, lies, lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.unveiling import has_map

_END, _OFFER = (End(),), (OfferDraw(),)
_AGREE, _DECLINE = (Agree(),), (Decline(),)
_REBIRTH, _SKIP = (Rebirth(),), (Skip(),)


def next_turn(change: Change) -> None:
    """The clockwise neighbour plays; the eliminated are skipped (I-6.9). Before that goals are looked at (I-28.5);
    after the last round of Solo nobody plays (R-139).
    """
    state = change.state
    if change.game.alternate:
        goals.turn_ended(change)
        if state.victory:
            return
    for passed_over, seat in enumerate(change.game.order_from(state.mover)[1:]):
        if not state.is_out(seat):
            if 0 < change.game.last_round < state.round_after(1 + passed_over):
                change.end(Victory.ROUNDS, led_in_play(state))
                return
            change.open_turn(seat, passed_over=passed_over)
            let_die_name(change, seat)
            if change.game.kind.tray and has_dead(state, seat):
                change.let_be(Step.DAWN)
            return


# rebirth


def has_dead(state: State, seat: int) -> bool:
    """Whether a seat has something to do in its Rebirth phase (I-12.3, I-12.4)."""
    places = state.places
    return any(lies(places[walla]) or in_rebirth(places[walla]) for walla in state.game.wallas_of[seat])


def let_be_reborn(change: Change, seat: int) -> None:
    """The Rebirth phase; a Resurrection ahead of it was the turn's offering (R-6)."""
    state = change.state
    change.rebirth(seat)
    offered = state.offered
    change.let_be(Step.MOVE if offered else Step.OFFERING)
    if offered and not change.game.offers_late:
        change.note_offering(made=False)


def _rebirth_options(state: State) -> Sequence[Rebirth]:
    return _REBIRTH


def _rebirth(change: Change, seat: int, action: Rebirth) -> None:
    let_be_reborn(change, seat)


# the Attack step


def _skip_options(state: State) -> Sequence[Skip]:
    return _SKIP if is_threatened(state) else ()


def _skip_refusal(state: State, action: Skip) -> Refusal | None:
    return None if is_threatened(state) else refuse(Reason.NO_THREAT)


def _skip(change: Change, seat: int, action: Skip) -> None:
    change.emit(AttackSkipped, seat)
    change.reach(Step.PLACEMENT)


# elimination, I-19.2


def fallen_seats(state: State) -> list[int]:
    """The seats in play whose wallas are all dead and cannot come back."""
    return [seat for seat in state.game.seats if not state.is_out(seat) and is_hopeless(state, seat)]


def is_hopeless(state: State, seat: int) -> bool:
    """Whether no walla of a seat lives, and none can come back: in Family all are dead and a Resurrection is too dear,
    else there is no wamani to place at; or all are in the Ukhu Pacha (I-19.2, I-19.4)."""
    game, places = state.game, state.places
    wallas = game.wallas_of[seat]
    survives = lives if game.advanced else _is_not_dead
    for walla in wallas:
        if survives(places[walla]):
            return False
    if all(places[walla] == UKHU for walla in wallas):
        return True
    return not (wamanis_to_place(state, seat) if game.advanced else _can_resurrect(state, seat))


def _is_not_dead(place: int) -> bool:
    return not is_dead(place)


def _can_resurrect(state: State, seat: int) -> bool:
    """Whether a seat can pay for a Resurrection, or by the house rule for what may bring its llamas (R-10); with those
    of a partner that is in (R-80)."""
    game, had, partner = state.game, state.llamas[seat], state.game.partners[seat]
    if partner != NOBODY and not state.is_out(partner):
        had += state.llamas[partner]
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
    """Who cannot come back is out; the last side wins, and of several that fall together the mover's falls last (R-81).
    Who was out leaves its partner without its llamas (R-80)."""
    state, sides = change.state, change.game.sides
    while not state.victory and (fallen := fallen_seats(state)):
        in_play = [seat for seat in change.game.order_from(state.mover) if not state.is_out(seat)]
        in_play.sort(key=lambda seat: not sides[state.mover] >> seat & 1)
        last = sides[next((seat for seat in in_play if seat not in fallen), in_play[0])]
        staying = last if all(seat in fallen for seat in in_play) else 0
        for seat in in_play:
            if seat in fallen and not staying >> seat & 1:
                change.eliminate(seat)
        if all(last >> seat & 1 for seat in in_play if not state.is_out(seat)):
            change.end(Victory.ELIMINATION, last)
        elif change.game.led and state.is_out(
            change.game.solo
        ):  # the led ones in play have won together (I-27.16)
            change.end(Victory.ELIMINATION, led_in_play(state))


def led_in_play(state: State) -> int:
    """The led seats that are in play, as a mask."""
    return state.game.led & ~state.out


# the end of a turn


def _end_options(state: State) -> Sequence[End]:
    if must_place(state) or (state.game.advanced and is_threatened(state)):
        return ()
    return _END


def must_place(state: State) -> bool:
    """Whether it is the mover's first turn, in which a walla is placed, and none was (I-6.7, R-8)."""
    if not state.first >> state.mover & 1:
        return False
    supply = any(state.places[walla] == SUPPLY for walla in state.game.wallas_of[state.mover])
    return supply and bool(placing_wamanis(state))


def _end_refusal(state: State, action: End) -> Refusal | None:
    if must_place(state):
        return refuse(Reason.MUST_PLACE)
    return refuse(Reason.ATTACKED_FIRST) if is_threatened(state) else None


def _end(change: Change, seat: int, action: End) -> None:
    change.note_placed(seat)
    next_turn(change)


# draws


def _offer_options(state: State) -> Sequence[OfferDraw]:
    return () if state.draw_offered or state.game.led else _OFFER


def _offer_refusal(state: State, action: OfferDraw) -> Refusal | None:
    if state.game.led:
        return refuse(Reason.NO_DRAW_ALONE)
    return refuse(Reason.DRAW_OFFERED) if state.draw_offered else None


def _offer(change: Change, seat: int, action: OfferDraw) -> None:
    change.note_draw()
    change.emit(DrawOffered, seat)
    change.push(DrawAsked(next_asked(change.state, seat), seat, 0))


def first_asked(state: State) -> int:
    """Who is asked first whether a stuck quest is drawn: whose turn it is; in Solo the person, alone (I-26.5)."""
    return state.game.solo if state.game.led else state.mover


def next_asked(state: State, seat: int) -> int:
    """Who in play is asked after a seat, or NOBODY where the first comes next (I-26.2, I-26.5)."""
    if state.game.led:
        return NOBODY
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


def _allowed(state: State, action: Agree | Decline | Rebirth) -> Refusal | None:
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


# stuck quests, I-26.4 and I-26.5


def is_stuck(state: State) -> bool:
    """Whether nobody has the whole map, and nobody can come by it (I-26.4); no alternate quest is (I-26.7)."""
    game = state.game
    if not game.advanced or game.alternate or any(card != NO_CARD for card in state.cards):
        return False
    in_play = [seat for seat in game.seats if not state.is_out(seat)]
    if any(has_map(state, seat) for seat in in_play):
        return False
    held = {card for seat in in_play for card in state.hands[seat]}
    pieces = {game.pieces[card] for card in held if card in game.pieces}
    exchanged = any(isinstance(game.effects[card], SeeingHand) for card in held)
    exchanged = exchanged or any(_sees_by_power(state, seat) for seat in in_play)
    return len(pieces) < 3 or not exchanged


def _sees_by_power(state: State, seat: int) -> bool:
    """Whether a seat holds a card for a power of its wallas that exchanges cards."""
    game = state.game
    return bool(game.seers & game.own[seat]) and not game.invoking.isdisjoint(state.hands[seat])


def look_whether_stuck(change: Change) -> None:
    """The first time that a quest is stuck it is called so, and ends by the house rule (I-26.5)."""
    state = change.state
    if state.stuck or not is_stuck(state):
        return
    change.call_stuck()
    match change.game.house_rules.stuck:
        case StuckEnd.DRAW:
            change.push(DrawAsked(first_asked(state), NOBODY, 0))
        case StuckEnd.FLAGS:
            _end_by_flags(change)


def _end_by_flags(change: Change) -> None:
    """The side with most flags wins, then that with most wallas on the board; else it is drawn."""
    state, game = change.state, change.game
    in_play = {game.sides[seat] for seat in game.seats if not state.is_out(seat)}

    def standing(side: int) -> tuple[int, int]:
        living = sum(state.look().alive & game.own[seat] for seat in bits(side))
        return sum(map(state.flags.count, bits(side))), living.bit_count()

    best = max(map(standing, in_play))
    first = [side for side in in_play if standing(side) == best]
    if len(first) == 1:
        change.end(Victory.FLAGS, first[0])
    else:
        change.end(Victory.DRAW, 0)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Rebirth, "rebirth", (Question.DAWN,), _rebirth_options, _allowed, _rebirth, advanced=True),
    ActionRules(Skip, "skip", (Question.TURN,), _skip_options, _skip_refusal, _skip, advanced=True),
    ActionRules(OfferDraw, "offer_draw", (Question.TURN,), _offer_options, _offer_refusal, _offer),
    ActionRules(End, "end", (Question.TURN,), _end_options, _end_refusal, _end),
    ActionRules(Agree, "agree", (Question.DRAW_OFFER, Question.CONSENT), _agree_options, _allowed, _agree),
    ActionRules(
        Decline, "decline", (Question.DRAW_OFFER, Question.CONSENT), _decline_options, _allowed, _decline
    ),
)
