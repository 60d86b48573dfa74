"""Conquest and unveiling (section 10), and what public cards do when they are turned (sections 14 and 15)."""

from collections.abc import Iterator, Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.card_effects import Founding, Meeting, RollingForLlamas, Waking
from game.titles.inkas.content.definitions import CARDS, PIECES, WAMANIS, Victory
from game.titles.inkas.content.house_rules import Unveilers
from game.titles.inkas.rules.acting import is_threatened
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Unveil
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause, Purpose
from game.titles.inkas.rules.events import AmaruWoke, GodMet
from game.titles.inkas.rules.fixed_order import (
    CENTRE,
    NO_CARD,
    NOBODY,
    PIECE_INDEX,
    ROUND,
    WAMANI_INDEX,
    bits,
)
from game.titles.inkas.rules.pending import Coming, Due, Question, WishAsked
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State, Step


def plunged(change: Change, seat: int, walla: int, place: int, *, approved: bool) -> None:
    """What comes of a staff that stands in a hole: conquest, and in Family an unveiling; the founding of Qusqu. Another
    ayllu's flag stays unless it is `approved` that it goes (I-28.7)."""
    state, game = change.state, change.game
    if place == CENTRE and has_map(state, seat) and not game.alternate:
        change.end(Victory.FOUNDING, game.sides[seat])
    if place >= PERIPHERAL or state.flags[place] == seat:
        return
    if state.flags[place] != NOBODY:
        if game.reconquers and approved:
            change.conquer(seat, place)
    elif game.advanced:
        change.conquer(seat, place)
    else:
        _conquer_and_unveil(change, seat, walla, place)


def _conquer_and_unveil(change: Change, seat: int, walla: int, place: int) -> None:
    """The first staff in a peripheral wamani conquers it, and its card is carried out (I-10.1, I-10.2, I-10.4)."""
    change.conquer(seat, place)
    if change.state.cards[place] != NO_CARD:
        card = change.unveil(seat, walla, place)
        _carry_out(change, seat, walla, place, CARDS[card])


def has_map(state: State, seat: int) -> bool:
    """Whether a hand has three different pieces of the map (I-19.3, R-28)."""
    game = state.game
    return game.advanced and len({game.pieces[card] for card in state.hands[seat] if card in game.pieces}) > 2


# unveiling at choice, I-10.5 to I-10.7


def unlocked(state: State, seat: int) -> list[int]:
    """The wamanis whose cards are unlocked for a seat: those of sectors where its flag stands (I-10.5)."""
    return [
        place
        for place, card in enumerate(state.cards)
        if card != NO_CARD and state.flags[place % ROUND] == seat
    ]


def finders(state: State, place: int) -> list[int]:
    """Who of the mover may unveil the card of a wamani (I-10.6, R-17)."""
    here = state.look().here(place) & state.game.own[state.mover]
    if state.game.house_rules.unveiling is Unveilers.ACTIVE:
        here &= 1 << state.active if state.active != NOBODY else 0
    return bits(here)


def _options(state: State) -> Sequence[Unveil]:
    if not state.game.advanced or is_threatened(state):
        return ()
    return list(_unveilings(state))


def _unveilings(state: State) -> Iterator[Unveil]:
    for place in unlocked(state, state.mover):
        there = finders(state, place)
        if there:
            yield Unveil(WAMANIS[place])
        for walla in there:
            yield Unveil(WAMANIS[place], PIECES[walla])


def _refusal(state: State, action: Unveil) -> Refusal | None:
    place = WAMANI_INDEX[action.wamani]
    if place not in unlocked(state, state.mover):
        return refuse(Reason.LOCKED, wamani=action.wamani)
    there = finders(state, place)
    if not there:
        return refuse(Reason.NO_FINDER, wamani=action.wamani)
    if action.walla and PIECE_INDEX[action.walla] not in there:
        return refuse(Reason.NOT_WITH_IT, walla=action.walla, wamani=action.wamani)
    return refuse(Reason.ATTACKED_FIRST) if is_threatened(state) else None


def _finder(state: State, action: Unveil) -> int:
    """The one that is named; else the active walla if it is there, else the first (notation 2.1)."""
    if action.walla:
        return PIECE_INDEX[action.walla]
    there = finders(state, WAMANI_INDEX[action.wamani])
    return state.active if state.active in there else there[0]


def _spend(change: Change, seat: int, action: Unveil) -> None:
    change.reach(Step.UNVEILING)


def _unveil(change: Change, seat: int, action: Unveil) -> None:
    """A public card is carried out, any other goes into the hand (I-10.7)."""
    place, walla = WAMANI_INDEX[action.wamani], _finder(change.state, action)
    _spend(change, seat, action)
    card = CARDS[change.state.cards[place]]
    if change.game.cards[card].public:
        change.unveil(seat, walla, place)
        _carry_out(change, seat, walla, place, card)
    else:
        change.take_card(seat, walla, place)


def _apply(change: Change, seat: int, action: Unveil, approved: bool) -> None:
    _unveil(change, seat, action)


def _carry_out(change: Change, seat: int, finder: int, place: int, card: str) -> None:
    effect = change.game.cards[card].effect
    match effect:
        case Founding() if change.game.alternate:
            change.note_qusqu(place)
        case Founding():
            change.end(Victory.QUSQU, change.game.sides[seat])
        case RollingForLlamas():
            change.gain(seat, change.roll(seat, Purpose.LLAMAS), Cause.CARD)
        case Meeting():
            _meet(change, seat, finder, place, effect)
        case Waking():
            _wake(change, seat, finder, place, PIECE_INDEX[effect.amaru])


def _meet(change: Change, seat: int, finder: int, place: int, meeting: Meeting) -> None:
    """Friends have a wish; foes fall, or where gods stay fight for their lives (I-15.2, I-15.4 to I-15.7)."""
    game, state = change.game, change.state
    god = PIECE_INDEX[meeting.god]
    friend = game.nations[seat] is meeting.nation
    change.emit(GodMet, seat, PIECES[finder], meeting.god, friend)
    if game.kind.stay:
        change.appear(god, place)
    if friend:
        change.push(WishAsked(seat, finder, god))
    elif game.kind.stay:
        coming = Coming(god, finder), Coming(god, finder, strike=True)
        change.push(Due(coming, True, NOBODY))
    else:
        foes = sum(own for other, own in enumerate(game.own) if game.nations[other] is not meeting.nation)
        for walla in bits(state.look().here(place) & foes):
            change.banish(walla)


def _wake(change: Change, seat: int, finder: int, place: int, amaru: int) -> None:
    """The Amaru attacks the finder, then one walla of the partner here, then of each enemy ayllu, whose order is rolled
    later (I-15.9, R-64)."""
    game = change.game
    change.emit(AmaruWoke, seat, PIECES[finder], PIECES[amaru], WAMANIS[place])
    if game.kind.stay:
        change.appear(amaru, place)
    here = change.state.look().here(place)
    partner = game.partners[seat]
    others = tuple(other for other in game.order if here & game.own[other] & ~game.side[seat])
    coming = [Coming(amaru, finder)]
    if partner != NOBODY and here & game.own[partner]:
        coming.append(Coming(amaru, seats=(partner,)))
    if others:
        coming.append(Coming(amaru, seats=others))
    if game.kind.stay:
        coming.append(Coming(amaru, finder, strike=True))
    change.push(Due(tuple(coming), True, NOBODY if game.kind.stay else place))


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Unveil,
        "unveil {wamani} [by {walla}]",
        (Question.TURN,),
        _options,
        _refusal,
        _unveil,
        Stages(_apply, _spend),
        advanced=True,
    ),
)
