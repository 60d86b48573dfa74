"""What others did to a person since the last turn: goods won by it, clergy gone, Scouts near the summit or beyond."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.core.record.turns import others_steps
from game.kit.board.board import Recap
from game.kit.board.context import BoardContext
from game.kit.board.line_signs import LineSign, TextSign, joined
from game.titles.machu_picchu.phrases import signed_amounts
from game.titles.machu_picchu.rules.events import Event, Ordained, ScoutMoved
from game.titles.machu_picchu.rules.fixed_order import GOODS
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.state import State

_NEAR: Final = 5  # fields before the summit


def recap_of(context: BoardContext[State, Event], seat: int) -> Recap:
    """What others did to the person at a seat since the last turn, and where that stands now."""
    game, words = context.game, context.words
    state = game.state
    own, summit = state.game.colours[seat], state.game.trail.summit
    goods: Counter[str] = Counter()
    taken = 0
    climbed: dict[str, bool] = {}  # by player, whether over the summit
    moments: list[int] = []
    areas: set[str] = set()
    for number in others_steps(MACHU_PICCHU, game.initial, game.steps, seat):
        for event in game.steps[number].events:
            player = getattr(event, "player", "")
            amounts = getattr(event, "goods", ()) if player == own else ()
            takes = isinstance(event, Ordained) and player != own
            over = isinstance(event, ScoutMoved) and player != own and summit in event.passed
            near = isinstance(event, ScoutMoved) and player != own and event.field >= summit - _NEAR
            if not (amounts or takes or over or near):
                continue
            moments.append(number)
            areas |= {event.district.value} if hasattr(event, "district") else set()
            for amount in amounts:
                goods[amount.good] += amount.gained
            taken += takes
            if over or near:
                climbed[player] = climbed.get(player, False) or over
    if not moments:
        return Recap()
    won = ", ".join(signed_amounts(words, [(good, goods[good]) for good in GOODS if goods[good]]))
    whole, fewest = ([words("recap.goods", goods=won)], [won]) if won else ([], [])
    if taken:
        whole.append(words("recap.clergy", count=taken, left=state.clergy_left()))
        fewest.append(words("recap.clergy_left", left=state.clergy_left()))
    for player, over in climbed.items():
        name, field = context.names[player], state.scout[state.game.colours.index(player)]
        whole.append(words("recap.over" if over else "recap.scout", player=name, field=field))
        fewest.append(words("recap.field", player=name, field=field))
    if not whole:  # what came and what was paid are even
        return Recap()
    return Recap(_line(whole), _line(fewest), tuple(dict.fromkeys(moments)), tuple(sorted(areas)))


def _line(parts: Sequence[str]) -> tuple[LineSign, ...]:
    return joined([(TextSign(part),) for part in parts], TextSign(" · "))
