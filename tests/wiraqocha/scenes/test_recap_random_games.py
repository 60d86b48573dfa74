"""In games played at random the strip names all that rivals took from a person since the last turn, and no more."""

from collections.abc import Iterable, Iterator

import pytest

from game.core.match import Session
from game.kit.board.line_signs import LineSign, TextSign
from game.titles.wiraqocha.board.log.log_lines import (
    CardSign,
    GoodsSign,
    RelicSign,
    TileSign,
    TokenSign,
)
from game.titles.wiraqocha.board.log.recap_signs import report_signs
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.losses_and_threats import LossKind, losses_and_threats, within_one_step
from game.titles.wiraqocha.phrases import card_name
from game.titles.wiraqocha.rules.state import GONE, State
from game.titles.wiraqocha.rules.tokens import KINDS, seat_of
from tests.support.random_played import played
from tests.support.shares import one_in
from tests.support.valley_table import WORDS, ValleyTable

Taken = tuple[LossKind, str, str]  # what was lost, its name, where


def pieces(state: State, seat: int) -> dict[str, str]:
    """The kinds of token that a player has on the board, by tile."""
    return {
        state.game.labels[tile]: KINDS[piece & 7].value
        for tile, piece in enumerate(state.board)
        if piece >= 0 and seat_of(piece) == seat
    }


def cards(state: State, seat: int) -> set[str]:
    return {card.name for number, card in enumerate(state.game.cards) if state.cards[seat] >> number & 1}


def diminished(before: State, after: State, seat: int) -> Iterator[Taken]:
    """What a player has less of after a rival's step than before, by the two states alone."""
    game = before.game
    stood, stand = pieces(before, seat), pieces(after, seat)
    for tile, kind in stood.items():
        if tile not in stand:
            yield LossKind.TOKEN, kind, tile
        elif after.protecting[game.index[tile]] < before.protecting[game.index[tile]]:
            yield LossKind.PROTECTION, "", tile
    for _ in range(before.crystals[seat] - after.crystals[seat]):
        yield LossKind.CRYSTAL, "", ""
    for number, owner in enumerate(before.relics):
        if owner == seat != after.relics[number]:
            yield LossKind.RELIC, game.relics[number], ""
    for card in sorted(cards(before, seat) - cards(after, seat)):
        yield LossKind.CARD, card, ""
    for kind, place, now in (
        (LossKind.FORCE_FIELD, before.shield, after.shield),
        (LossKind.FORTRESS, before.fortress, after.fortress),
    ):
        if place >= 0 and game.labels[place] in stood and now == GONE:
            yield kind, "", game.labels[place]
    hostage = before.hostages[seat]
    paid = after.cubes[seat] > before.cubes[seat] or after.crystals[seat] > before.crystals[seat]
    if hostage >= 0 and after.hostages[seat] < 0 and not paid:
        yield LossKind.CAPTIVE, KINDS[hostage & 7].value, ""


def turns(session: Session) -> Iterator[int]:
    """After how many steps each turn began."""
    steps, before = session.steps, session.initial
    for number, step in enumerate(steps, 1):
        if step.after.turn != before.turn:
            yield number
        before = step.after


def signs_of(session: Session, number: int, *, named: bool = True) -> tuple[LineSign, ...]:
    """What the strip says when a turn begins after so many steps; empty where there is none."""
    seat = session.steps[number - 1].after.mover
    report = losses_and_threats(session.initial, session.steps[:number], seat)
    return report_signs(WORDS, report, session.initial.game, seat, named=named)


def told(signs: Iterable[LineSign], taken: Taken, colour: str) -> bool:
    """Whether one of the signs names a thing that was taken."""
    kind, what, tile = taken
    wanted: dict[LossKind, tuple[LineSign, ...]] = {
        LossKind.TOKEN: tuple(TokenSign(of, colour) for of in TokenKind if of.value == what),
        LossKind.RELIC: (RelicSign(what),),
        LossKind.CARD: (CardSign(what),),
        LossKind.PROTECTION: (TileSign(tile),),
        LossKind.FORCE_FIELD: (CardSign("force_field"),),
        LossKind.FORTRESS: (CardSign("flying_fortress"),),
    }
    if kind is LossKind.CRYSTAL:
        return any(isinstance(sign, GoodsSign) and sign.name == "crystal" for sign in signs)
    if kind is LossKind.CAPTIVE:
        return any(isinstance(sign, TokenSign) and sign.kind.value == what for sign in signs)
    return any(sign in wanted[kind] for sign in signs)


@pytest.mark.parametrize("seed", range(8))
def test_what_rivals_took_is_told_and_nothing_else(seed: int) -> None:
    session = played(seed)
    states = [session.initial, *(step.after for step in session.steps)]
    begun = dict.fromkeys(session.initial.game.seats, 0)  # since when each has not been playing
    reported = 0
    for number in turns(session):
        seat, begun[states[number - 1].mover] = states[number].mover, number
        begin = begun[seat]
        pairs = [(states[n], states[n + 1]) for n in range(begin, number)]
        taken = sorted(thing for before, after in pairs for thing in diminished(before, after, seat))
        report = losses_and_threats(session.initial, session.steps[:number], seat)
        seized = (LossKind.TOKEN, "")  # a token that was not on the board and went with its card
        losses = [
            (loss.kind, loss.what, loss.tile) for loss in report.losses if (loss.kind, loss.tile) != seized
        ]
        assert sorted(losses) == taken, number
        near = {
            (rival, way)
            for rival in session.initial.game.seats
            if rival != seat
            for way in set(within_one_step(states[number], rival))
            - set(within_one_step(states[begin], rival))
        }
        assert {(threat.seat, threat.victory) for threat in report.threats} == near
        signs = signs_of(session, number)
        assert bool(signs) == bool(taken or near)
        lost_tiles = {tile for kind, _, tile in taken if kind is LossKind.TOKEN}
        for thing in taken:
            inside = thing[0] is LossKind.PROTECTION and thing[2] in lost_tiles
            assert inside or told(signs, thing, session.initial.game.colours[seat]), (number, thing)
        assert set(report.tiles) >= {tile for _, _, tile in taken if tile}
        reported += bool(taken)
    assert reported


@pytest.mark.parametrize("seed", range(8))
def test_the_strip_says_no_name_twice(seed: int) -> None:
    session = played(seed)
    for number in turns(session):
        signs = signs_of(session, number)
        names = [card_name(WORDS, sign.card) for sign in signs if isinstance(sign, CardSign)]
        words = "".join(sign.text for sign in signs if isinstance(sign, TextSign))
        assert len(names) == len(set(names))
        assert not any(name in words for name in names), words


@pytest.mark.parametrize("seed", one_in(2, [2, 1]))
def test_a_strip_is_shown_where_something_was_taken_and_only_there(seed: int) -> None:
    session = played(seed)
    table = ValleyTable(session.initial, bots=("", *("cadet" for _ in session.initial.game.colours[1:])))
    table.scene.bot_turns.pause()
    begins, shown = set(turns(session)), set()
    for number, step in enumerate(session.steps[:150], 1):
        table.session.act(step.action)
        if number not in begins:
            continue
        table.harness.settle()
        visible = table.scene.recap.strip.visible
        mine = step.after.mover == 0
        assert visible == (mine and bool(signs_of(session, number))), number
        shown.add(visible)
    assert shown == {False, True}
