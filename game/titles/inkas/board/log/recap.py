"""What others did to a person since the last turn: wallas that fell or were banished, the staff that was taken."""

from game.core.record.turns import others_steps
from game.kit.board.board import Recap
from game.kit.board.context import BoardContext
from game.kit.board.line_signs import TextSign, joined
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.event_values import StaffMove
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.state import State


def recap_of(context: BoardContext[State, Event], seat: int) -> Recap:
    """What others did to the person at a seat since the last turn."""
    game, words = context.game, context.words
    own = game.state.game.seat_of
    killed = banished = 0
    stolen = False
    moments: list[int] = []
    areas: set[str] = set()
    for number in others_steps(INKAS, game.initial, game.steps, seat):
        for event in game.steps[number].events:
            match event:
                case e.Killed() if own and own[PIECE_INDEX[event.walla]] == seat:
                    killed += 1
                    areas.add(event.wamani)
                case e.Banished() if own and own[PIECE_INDEX[event.walla]] == seat:
                    banished += 1
                    areas.add(event.wamani)
                case e.StaffMoved(StaffMove.STOLEN, before=before) if _is_own(own, before, seat):
                    stolen = True
                case _:
                    continue
            moments.append(number)
    parts = [(count, key) for count, key in ((killed, "killed"), (banished, "banished")) if count]
    signs = [[TextSign(words(f"recap.{key}", count=count))] for count, key in parts]
    if stolen:
        signs.append([TextSign(words("recap.staff"))])
    if not signs:
        return Recap()
    told = joined(signs, TextSign(" · "))
    return Recap(told, told, tuple(dict.fromkeys(moments)), tuple(sorted(areas)))


def _is_own(own: tuple[int, ...], walla: str, seat: int) -> bool:
    return walla in PIECE_INDEX and own[PIECE_INDEX[walla]] == seat
