"""What follows an answer: claims, the end of a turn, the night, the end of the game (sections 4, 10 and 11)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.rules.action_rules import ActionRules
from game.titles.machu_picchu.rules.actions import Done
from game.titles.machu_picchu.rules.catalogue import DONE
from game.titles.machu_picchu.rules.change import Change
from game.titles.machu_picchu.rules.event_values import Cause
from game.titles.machu_picchu.rules.events import (
    BonusPlaced,
    DayBegan,
    Gained,
    GameEnded,
    LastTurn,
    NightBegan,
    Scored,
    TurnBegan,
)
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, NOBODY, NOWHERE
from game.titles.machu_picchu.rules.scores import score_lines
from game.titles.machu_picchu.rules.state import Phase, Question, State
from game.titles.machu_picchu.rules.tiles import settle_tile
from game.titles.machu_picchu.rules.trail import serve_claims


def go_on(change: Change) -> None:
    """Do all that asks nobody, until somebody is asked or the game is over."""
    state = change.state
    serve_claims(change)
    if state.pending:
        return
    if state.phase is Phase.INCA:
        _next_inca(change)
    elif state.phase is not Phase.NIGHT:
        _close_turn(change)
    while state.phase is Phase.NIGHT and not state.pending:
        _next_of_night(change)
        serve_claims(change)


def begin_turn(change: Change, seat: int, phase: Phase, *, counted: bool = True) -> None:
    """A seat is to move."""
    change.open_turn(seat, phase, counted=counted)
    state, colour = change.state, change.game.colours[seat]
    change.emit(TurnBegan, colour, state.turn, state.day)
    if state.sun != NOBODY:
        change.emit(LastTurn, colour)


def _next_inca(change: Change) -> None:
    """The next seat that has no Inca; when all have one, the start player's first turn (M-3.9, M-3.10)."""
    state = change.state
    seat = change.game.after(state.mover)
    if state.supply(seat) < change.game.incas:
        begin_turn(change, seat, Phase.PLACE, counted=False)
    else:
        change.pass_on(seat)


def _close_turn(change: Change) -> None:
    """Trail payments, the day's corn, the tests of the end; then the next seat or the night (R-12, R-31, R-35)."""
    state, days = change.state, change.game.days
    change.close_action()
    _settle_debts(change)
    last_of_day = state.last_of_day()
    if last_of_day and state.day < days.last:
        colour = change.game.colours[state.mover]
        change.emit(Gained, colour, Cause.DAY, change.move_goods(state.mover, change.game.day_gain))
    if _rescued(change):
        return
    if not last_of_day:
        seat = change.game.after(state.mover)
        begin_turn(change, seat, Phase.PLACE if state.prince[seat] == NOWHERE else Phase.TURN)
    elif state.day >= days.last:
        _end(change, Ending.CONQUEST)
    else:
        change.open_night()
        change.emit(NightBegan, change.game.colours[state.sun], state.day)


def _settle_debts(change: Change) -> None:
    """What the trail owes everybody, from the mover on (M-9.9, R-22)."""
    for seat in change.game.order_from(change.state.mover):
        if any(change.state.owed[seat]):
            paid = change.settle_debt(seat)
            change.emit(Gained, change.game.colours[seat], Cause.TRAIL, paid)


def _rescued(change: Change) -> bool:
    """End the game where all clergy is taken or the stack is empty (M-11.1, M-11.2)."""
    state = change.state
    if not state.clergy_left():
        _end(change, Ending.CLERGY)
    elif not state.stack:
        _end(change, Ending.CARDS)
    return state.phase is Phase.OVER


def _end(change: Change, ending: Ending) -> None:
    change.end(ending)
    change.emit(GameEnded, ending)
    change.emit(Scored, score_lines(change.state))


# the night


def _next_of_night(change: Change) -> None:
    """The next step of the night: a tile, an Inca at the clock, or its end (M-10.7, R-36)."""
    state = change.state
    for seat in change.game.order_from(state.sun):
        tiles = state.tiles[seat]
        if tiles:
            settle_tile(change, seat, (tiles & -tiles).bit_length() - 1)
            return
    for seat in change.game.order_from(state.sun):
        if state.clock[seat]:
            change.ask(seat, Question.GOODS)
            return
    _settle_debts(change)
    if not _rescued(change):
        _next_day(change)


def _next_day(change: Change) -> None:
    """Bonus units, one day up, the first turn for the holder of the Sun Tile (M-10.10, M-10.11)."""
    state = change.state
    for district, units in enumerate(state.bonus):
        if units < change.game.days.bonus_most:
            change.lay_bonus(district, units + 1)
            change.emit(BonusPlaced, DISTRICTS[district], units, units + 1)
    first = state.sun
    change.open_day()
    change.emit(DayBegan, change.game.colours[first], state.day)
    begin_turn(change, first, Phase.TURN)


# the end of small steps


def _done_options(state: State) -> Sequence[Done]:
    return DONE


def _done_refusal(state: State, action: Done) -> Refusal | None:
    return None


def _done(change: Change, seat: int, action: Done) -> None:
    """Nothing of the action is open any more (M-13)."""


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Done,
        "done",
        (Question.HIRE, Question.ORDAIN, Question.TRADE, Question.RECALL),
        _done_options,
        _done_refusal,
        _done,
    ),
)
