"""Conquest and unveiling (section 10), and what the cards of Family do when they are turned (sections 14 and 15)."""

from game.titles.inkas.content.definitions import (
    CARDS,
    PIECES,
    WAMANIS,
    Founding,
    Meeting,
    RollingForLlamas,
    Victory,
    Waking,
)
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause, Purpose
from game.titles.inkas.rules.events import AmaruWoke, GodMet
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.pending import Due, WishAsked


def plunged(change: Change, seat: int, walla: int, place: int) -> None:
    """The first staff in a peripheral wamani conquers it, and its card is carried out (I-10.1, I-10.2, I-10.4)."""
    state = change.state
    if place >= PERIPHERAL or state.flags[place] != NOBODY:
        return
    change.conquer(seat, place)
    if state.cards[place] != NO_CARD:
        card = change.unveil(seat, walla, place)
        _carry_out(change, seat, walla, place, CARDS[card])


def _carry_out(change: Change, seat: int, finder: int, place: int, card: str) -> None:
    effect = change.game.content.cards[card].effect
    match effect:
        case Founding():
            change.end(Victory.QUSQU, 1 << seat)
        case RollingForLlamas():
            change.gain(seat, change.roll(seat, Purpose.LLAMAS), Cause.CARD)
        case Meeting():
            _meet(change, seat, finder, place, effect)
        case Waking():
            _wake(change, seat, finder, place, PIECE_INDEX[effect.amaru])


def _meet(change: Change, seat: int, finder: int, place: int, meeting: Meeting) -> None:
    """Friends have a wish; all foes of the god here go to the Ukhu Pacha (I-15.2, I-15.4)."""
    game, state = change.game, change.state
    friend = game.nations[seat] is meeting.nation
    change.emit(GodMet, seat, PIECES[finder], meeting.god, friend)
    if friend:
        change.push(WishAsked(seat, finder, PIECE_INDEX[meeting.god]))
        return
    foes = sum(own for other, own in enumerate(game.own) if game.nations[other] is not meeting.nation)
    for walla in bits(state.look().here(place) & foes):
        change.banish(walla)


def _wake(change: Change, seat: int, finder: int, place: int, amaru: int) -> None:
    """The Amaru attacks the finder, then one walla of each other ayllu here, whose order is rolled later (R-64)."""
    game = change.game
    change.emit(AmaruWoke, seat, PIECES[finder], PIECES[amaru], WAMANIS[place])
    here = change.state.look().here(place)
    others = tuple(other for other in game.order if other != seat and here & game.own[other])
    change.push(Due(amaru, place, finder, (others,) if others else ()))
