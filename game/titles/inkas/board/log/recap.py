"""What others did to a person since the last turn: wallas that fell, were banished or dominated, flags and cards that
were taken, the staff that was stolen, and what a partner lost.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from game.base.i18n.words import Words
from game.core.record.turns import others_steps
from game.kit.board.board import Recap
from game.kit.board.context import BoardContext
from game.kit.board.line_signs import TextSign, joined
from game.titles.inkas.phrases import walla_name
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.event_values import StaffMove
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, WAMANI_INDEX
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.state import State

_COUNTED: Final = ("killed", "banished", "flags", "cards", "partner")


def recap_of(context: BoardContext[State, Event], seat: int) -> Recap:
    """What others did to the person at a seat since the last turn."""
    game, words = context.game, context.words
    counts: Counter[str] = Counter()
    named: list[str] = []
    moments: list[int] = []
    areas: set[str] = set()
    for number in others_steps(INKAS, game.initial, game.steps, seat):
        before = game.steps[number - 1].after if number else game.initial
        for event in game.steps[number].events:
            key = _suffered(before, event, seat)
            if not key:
                continue
            counts[key] += 1
            moments.append(number)
            if isinstance(event, e.Killed | e.Banished | e.Conquered | e.Dominated):
                areas.add(event.wamani)
            if isinstance(event, e.Dominated):
                named.append(words("recap.dominated", walla=walla_name(words, event.walla)))
    told = list(_said(words, counts))
    signs = [[TextSign(said)] for said in (*told, *named)]
    if counts["staff"]:
        signs.append([TextSign(words("recap.staff"))])
    if not signs:
        return Recap()
    line = joined(signs, TextSign(" · "))
    return Recap(line, line, tuple(dict.fromkeys(moments)), tuple(sorted(areas)))


def _said(words: Words, counts: Counter[str]) -> Iterator[str]:
    for key in _COUNTED:
        if counts[key]:
            yield words(f"recap.{key}", count=counts[key])


def _suffered(before: State, event: Event, seat: int) -> str:
    """What an event took from a seat, in a word; empty where it took nothing."""
    match event:
        case e.Killed() | e.Banished() if _is_own(before, event.walla, seat):
            return event.key
        case e.Killed() | e.Banished() if _is_own(before, event.walla, before.game.partners[seat]):
            return "partner"
        case e.Dominated() if event.seat != seat and _is_own(before, event.walla, seat):
            return "dominated"
        case e.Conquered() if event.seat != seat and before.flags[WAMANI_INDEX[event.wamani]] == seat:
            return "flags"
        case e.CardSeized(other=other, exchange=False) if other == seat:
            return "cards"
        case e.StaffMoved(StaffMove.STOLEN, before=bearer) if _is_own(before, bearer, seat):
            return "staff"
    return ""


def _is_own(state: State, walla: str, seat: int) -> bool:
    own = state.game.seat_of
    return bool(own) and seat != NOBODY and walla in PIECE_INDEX and own[PIECE_INDEX[walla]] == seat
