"""The battles that come by themselves after the one in the bowl, as a row of badges under it (R-61)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.inkas.board.hidden_parts import PartKind
from game.titles.inkas.board.pieces.tokens import draw_role
from game.titles.inkas.board.shown import BoardViewState, seat_of
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.phrases import walla_name
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.pending import Due
from game.titles.inkas.rules.state import State
from game.ui.emblems import draw_seat_badge

_RADIUS: Final = 15.0  # of a badge, in units of the sheet
_STEP: Final = 35.0  # from one to the next, at most
_BELOW: Final = 30.0  # the tray and its plate


class ComingBattle(NamedTuple):
    """A battle that comes: the walla that is attacked, or the seat of which it is open who stands up."""

    walla: str = ""
    seat: int = -1


def coming_battles(state: State) -> tuple[ComingBattle, ...]:
    """Those that come by themselves, the next one first."""
    due = [entry for entry in state.pending if isinstance(entry, Due)]
    found: list[ComingBattle] = []
    for one in due[-1].coming if due else ():
        if one.walla >= 0 and not one.strike:
            found.append(ComingBattle(PIECES[one.walla]))
        found += [ComingBattle(seat=seat) for seat in one.seats]
    return tuple(found)


def battles_in(events: Sequence[Event]) -> tuple[ComingBattle, ...]:
    """The battles of what happened, in their order; who is attacked in the first may have been told before."""
    found, attacked = list[ComingBattle](), ""
    for event in events:
        match event:
            case e.AttackAnnounced(target=target) | e.AmaruAttacks(walla=target):
                attacked = target
            case e.BattleBegan():
                found.append(ComingBattle(attacked))
    return tuple(found)


def queue_area(shown: BoardViewState) -> Rect:
    """Where the badges lie."""
    bowl, unit = shown.layout.bowl, shown.unit
    high = round(2.6 * _RADIUS * unit)
    return Rect(bowl.x, bowl.bottom + round((_BELOW - 0.3 * _RADIUS) * unit), bowl.width, high)


def queue_looks(shown: BoardViewState) -> object:
    """What the look of the row depends on."""
    return () if shown.hides(PartKind.QUEUE) else coming_battles(shown.state)


def draw_queue(surface: Surface, shown: BoardViewState) -> None:
    """Draw the row as the state says."""
    if not shown.hides(PartKind.QUEUE):
        draw_coming(surface, shown, coming_battles(shown.state))


def draw_coming(surface: Surface, shown: BoardViewState, battles: Sequence[ComingBattle]) -> None:
    """Draw badges for these battles, the next one at the left and before all others."""
    area, unit = queue_area(shown), shown.unit
    radius = _RADIUS * unit
    step = min(_STEP * unit, (area.width - 2 * radius) / max(1, len(battles) - 1))
    left = area.centerx - step * (len(battles) - 1) / 2
    for number in reversed(range(len(battles))):
        _draw_badge(surface, shown, battles[number], (left + number * step, area.centery), radius)


def _draw_badge(
    surface: Surface, shown: BoardViewState, battle: ComingBattle, centre: tuple[float, float], radius: float
) -> None:
    wallas = shown.state.game.content.wallas
    seat = seat_of(shown.state, battle.walla) if battle.walla else battle.seat
    if battle.walla in wallas and seat >= 0:
        draw_role(surface, shown.look, wallas[battle.walla].role, shown.emblem(seat), centre, radius)
    elif seat >= 0:
        spot = round(centre[0]), round(centre[1])
        draw_seat_badge(surface, shown.look, shown.emblem(seat), spot, round(radius))


def queue_text(words: Words, shown: BoardViewState) -> str:
    """Who is attacked after the battle in the bowl; empty where nobody is."""
    battles = coming_battles(shown.state)
    names = [walla_name(words, one.walla) if one.walla else shown.names[one.seat] for one in battles]
    return words("tips.coming", wallas=words.listed(names)) if names else ""
