"""The lines of the journal: one for each action, which unfolds to everything that it led to."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.kit.board.context import BoardContext
from game.kit.board.line_signs import LogLine, TextSign
from game.kit.board.shared_machine import known_to_all
from game.titles.inkas.board.moves.chances import chance_of_battle
from game.titles.inkas.board.moves.labels import chance_text
from game.titles.inkas.board.panels.led_words import stand_in_text
from game.titles.inkas.board.questions.stack_lines import announced_text
from game.titles.inkas.book import topic_of_row
from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.phrases import card_name, describe_event
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.event_values import Purpose
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.pending import ConsentAsked
from game.titles.inkas.rules.state import State

_TOLD_BY_OTHERS: Final = (
    Purpose.BATTLE,
    Purpose.SURVIVAL,
    Purpose.NAME,
)  # rolls of which what follows says enough


def lines_of(context: BoardContext[State, Event], first: int, after: int) -> tuple[LogLine, ...]:
    """The lines for the steps from one number up to another, which were played in one turn."""
    people = () if context.options.open else context.people
    found: list[LogLine] = []
    if not first:  # how it was decided who begins; there is nothing of it to be seen once more
        opening = known_to_all(people, context.game.opening, INKAS.seen_by)
        found += (replace(line, moments=(), steps=()) for line in _line_of(context, opening, 0))
    else:  # what the turn began with by itself happened in the step that ended the one before
        events = known_to_all(people, context.game.steps[first - 1].events, INKAS.seen_by)
        found += _line_of(context, events[_turn_start(events) :], first - 1)
    told = len(found)
    for number in range(first, after):
        events = known_to_all(people, context.game.steps[number].events, INKAS.seen_by)
        found += _line_of(context, events[: _turn_start(events)], number)
        if any(isinstance(event, e.QuestEnded) for event in events):
            found += _hands(context, number)
        if len(found) == told and any(isinstance(event, e.TurnBegan) for event in events):
            found.append(_passing(context, number))
    return tuple(found)


def _turn_start(events: Sequence[Event]) -> int:
    """How many of the events of a step belong to the turn in which it was played."""
    return next(
        (number for number, event in enumerate(events) if isinstance(event, e.TurnBegan)), len(events)
    )


def _passing(context: BoardContext[State, Event], step: int) -> LogLine:
    """The line of a turn that was ended though nothing had been done."""
    game = context.game
    before = game.steps[step - 1].after if step else game.initial
    colour, name = tuple(context.names.items())[before.mover]
    return LogLine((TextSign(context.words("log.passed", player=name)),), (), (step,), badge=colour)


def _hands(context: BoardContext[State, Event], step: int) -> Iterator[LogLine]:
    """The line of all hands, which are laid out when the quest is over (I-19.5); none of a quest without hands."""
    words, state = context.words, context.game.steps[step].after
    lines = []
    for (colour, name), hand in zip(context.names.items(), state.hands, strict=False):
        cards = words.listed(card_name(words, CARDS[card]) for card in hand)
        said = words("log.hand_shown" if hand else "log.hand_shown_empty", player=name, cards=cards)
        lines.append(LogLine((TextSign(said),), (), (step,), badge=colour, inner=True))
    if lines:
        yield LogLine((TextSign(words("log.hands_shown")),), (), (step,), steps=tuple(lines))


def _line_of(context: BoardContext[State, Event], events: Sequence[Event], step: int) -> Iterator[LogLine]:
    """The line of an action; none of one of which there is nothing to say."""
    told = [(event, said) for event in events if (said := _said(context, event, step))]
    if not told:
        return
    brief = [said for event, said in told if not _detail(event)] or [said for _, said in told]
    inner = tuple(
        LogLine(
            *((TextSign(said),), (event,), (step,)),
            badge=_medal(context, event),
            inner=True,
            topic=topic_of_row(event.row) if isinstance(event, e.RowApplied) else "",
        )
        for event, said in told
    )
    shown = tuple(event for event, _ in told)
    yield LogLine(
        (TextSign(" ".join(brief)),),
        shown,
        (step,),
        badge=next((medal for event in shown if (medal := _medal(context, event))), ""),
        struck=_struck(context, shown),
        steps=inner if len(inner) > 1 else (),
    )


def _said(context: BoardContext[State, Event], event: Event, step: int) -> str | None:
    if isinstance(event, e.TurnBegan):  # its heading says it
        return None
    if isinstance(event, e.BattleBegan):
        chance = chance_text(context.words, chance_of_battle(event.attack, event.defence))
        return context.words("log.battle", attack=event.attack, defence=event.defence, chance=chance)
    said = describe_event(context.words, event, context.names)
    if isinstance(event, e.LendingAsked | e.LendingAnswered):
        return _with_reason(context, said, _loan_for(context, event, step))
    if isinstance(event, e.RowApplied) and _before(context, step).active == NOBODY:
        return _with_reason(context, said, stand_in_text(context.words, _before(context, step)))
    return said


def _before(context: BoardContext[State, Event], step: int) -> State:
    """The state in which a step was played."""
    game = context.game
    return game.steps[step - 1].after if step else game.initial


def _with_reason(context: BoardContext[State, Event], said: str | None, reason: str) -> str | None:
    """A sentence with what it is for in brackets before its full stop."""
    if said is None or not reason:
        return said
    return context.words("log.with_reason", said=said.rstrip("."), reason=reason)


def _loan_for(
    context: BoardContext[State, Event], event: e.LendingAsked | e.LendingAnswered, step: int
) -> str:
    """For what llamas are asked of a partner."""
    asks = isinstance(event, e.LendingAsked)
    at = context.game.steps[step].after if asks else _before(context, step)
    asked = at.pending[-1] if at.pending else None
    return announced_text(context.words, at, asked.action) if isinstance(asked, ConsentAsked) else ""


def _detail(event: Event) -> bool:
    """Whether an event is told only where a line is unfolded: the rolls of a battle and of the naming die, what was
    paid.
    """
    if isinstance(event, e.LlamasChanged):
        return event.after < event.before
    return isinstance(event, e.Rolled) and event.purpose in _TOLD_BY_OTHERS


def _medal(context: BoardContext[State, Event], event: Event) -> str:
    """The colour of the seat that does something."""
    seat = getattr(event, "seat", -1)
    return tuple(context.names)[seat] if seat >= 0 else ""


def _struck(context: BoardContext[State, Event], events: Sequence[Event]) -> frozenset[int]:
    """The seats that lost a walla though they did not play."""
    seats = context.game.state.game.seat_of
    fallen = [event.walla for event in events if isinstance(event, e.Killed | e.Banished)]
    return frozenset(seats[PIECE_INDEX[walla]] for walla in fallen) - {NOBODY}
