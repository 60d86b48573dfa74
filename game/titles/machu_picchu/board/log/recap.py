"""What others did to a person since the last turn: goods won by it, clergy gone, Scouts near the summit."""

from collections import Counter
from typing import Final

from game.core.record.turns import others_steps
from game.kit.board.board import Recap
from game.kit.board.context import BoardContext
from game.kit.board.line_signs import LineSign, TextSign, joined
from game.titles.machu_picchu.board.gains import signed
from game.titles.machu_picchu.board.log.log_lines import GoodSign
from game.titles.machu_picchu.rules.events import Event, Ordained, ScoutMoved
from game.titles.machu_picchu.rules.fixed_order import GOODS
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.state import State

_NEAR: Final = 5  # fields before the summit


def recap_of(context: BoardContext[State, Event], seat: int) -> Recap:
    """What others did to the person at a seat since the last turn."""
    game, words = context.game, context.words
    own, summit = game.state.game.colours[seat], game.state.game.trail.summit
    goods: Counter[str] = Counter()
    clergy, near = 0, dict[str, int]()
    moments: list[int] = []
    areas: set[str] = set()
    for number in others_steps(MACHU_PICCHU, game.initial, game.steps, seat):
        for event in game.steps[number].events:
            player = getattr(event, "player", "")
            amounts = getattr(event, "goods", ()) if player == own else ()
            taken = isinstance(event, Ordained) and player != own
            climbs = isinstance(event, ScoutMoved) and player != own and event.field >= summit - _NEAR
            if not (amounts or taken or climbs):
                continue
            moments.append(number)
            areas |= {event.district.value} if hasattr(event, "district") else set()
            for amount in amounts:
                goods[amount.good.value] += amount.gained
            clergy += taken
            if isinstance(event, ScoutMoved) and climbs:
                near[player] = event.field
    parts: list[list[LineSign]] = [
        [GoodSign(good.value, signed(goods[good.value]))] for good in GOODS if goods[good.value]
    ]
    if clergy:
        parts.append([TextSign(words("recap.clergy", count=clergy))])
    parts += [
        [TextSign(words("recap.scout", player=context.names[player], field=field))]
        for player, field in near.items()
    ]
    signs = joined(parts, TextSign(" · "))
    return Recap(signs, signs, tuple(dict.fromkeys(moments)), tuple(sorted(areas))) if parts else Recap()
