"""The rules as their clients use them: who decides, what is legal, what an action leads to."""

from typing import Final

from game.core.contract import Applied, Outcome, Refusal
from game.titles.inkas.content.definitions import Victory
from game.titles.inkas.rules import (
    amarus,
    ambushes,
    attacks,
    choosing,
    evocation,
    hunts,
    invoking,
    lasting_ends,
    lending,
    movement,
    offerings,
    plays,
    seen_hands,
    staff,
    store,
    strikes,
    turns,
    unveiling,
    windows,
    winds,
    wishes,
)
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Action, Pass, Rebirth, Stop
from game.titles.inkas.rules.answers import only_passes, put_to_table
from game.titles.inkas.rules.change import Change, SilentChange, as_lent
from game.titles.inkas.rules.events import Event, RowApplied
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.led.choices import led_choice
from game.titles.inkas.rules.pending import AmbushAsked, Due, HuntAsked, Question, Window, WindsAsked
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State, Step

ACTION_RULES: Final[tuple[ActionRules, ...]] = (
    *(
        *choosing.ACTION_RULES,
        *offerings.ACTION_RULES,
        *store.ACTION_RULES,
        *movement.ACTION_RULES,
        *attacks.ACTION_RULES,
    ),
    *(*staff.ACTION_RULES, *evocation.ACTION_RULES, *unveiling.ACTION_RULES, *plays.ACTION_RULES),
    *(*turns.ACTION_RULES, *ambushes.ACTION_RULES, *wishes.ACTION_RULES, *amarus.ACTION_RULES),
    *(*strikes.ACTION_RULES, *seen_hands.ACTION_RULES, *invoking.ACTION_RULES, *hunts.ACTION_RULES),
    *winds.ACTION_RULES,
)  # one declaration for each class of actions
_RULES = {rules.action: rules for rules in ACTION_RULES}
_ANSWERS = {
    advanced: {
        question: [
            rules.options
            for rules in ACTION_RULES
            if question in rules.questions and (advanced or not rules.advanced)
        ]
        for question in Question
    }
    for advanced in (False, True)
}  # by whether cards are held


def decider(state: State) -> int | None:
    """The seat whose decision the state waits for; None when the quest is over."""
    seat = state.decider
    return None if seat == NOBODY else seat


def legal_actions(state: State) -> list[Action]:
    """What is offered as an answer to the question that is asked, each once; more companies may be transported.

    A led ayllu has one: that of the table (I-27.8).
    """
    if state.game.is_led(state.decider):
        choice = led_choice(state)
        return [choice.action] if choice else []
    question = state.question
    if only_passes(state):
        return [Pass()]
    found: list[Action] = []
    if question is not None:
        for options in _ANSWERS[state.game.advanced][question]:
            found += options(state)
    if state.game.asks_partners:
        return [one for action in found for one in lending.with_loans(state, action, price(state, action))]
    return found


def price(state: State, action: Action) -> int:
    """The llamas that a legal action costs, some of which a partner may lend."""
    return _RULES[type(action)].price(state, action)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the action is not legal now; None where it is."""
    if refused := ruled_out(state, action):
        return refused
    choice = led_choice(state)
    return refuse(Reason.LED, seat=state.decider) if choice and choice.action != action else None


def ruled_out(state: State, action: Action) -> Refusal | None:
    """Why the action is not legal now, whoever leads the ayllu; None where it would be."""
    question = state.question
    if question is None:
        return refuse(Reason.GAME_OVER)
    if isinstance(action, Stop) and state.game.legendary:  # whatever is asked (notation 2.4)
        return _RULES[Stop].refusal(state, action)
    if only_passes(state) and not isinstance(action, Pass):
        return refuse(Reason.OTHER_QUESTION, seat=state.decider, question=question.value)
    rules = _RULES[type(action)]
    if rules.advanced and not state.game.advanced:
        return refuse(Reason.LATER_MODE)
    if question is Question.DAWN and question not in rules.questions and Question.TURN in rules.questions:
        return refuse(Reason.REBIRTH_FIRST)
    if question not in rules.questions:
        return refuse(Reason.OTHER_QUESTION, seat=state.decider, question=question.value)
    share = lending.borrowed(action)
    if not share:
        return rules.refusal(state, action)
    if refused := lending.loan_refusal(state, state.decider, share):
        return refused
    there = as_lent(state, state.decider, share)
    if refused := rules.refusal(there, action):
        return refused
    need = rules.price(there, action)
    return None if share <= need else refuse(Reason.BORROWED_TOO_MUCH, need=need)


def perform(state: State, action: Action) -> Applied[State, Event]:
    """The state and events that a legal action leads to; it is not checked, and `state` never changes."""
    change = Change(state)
    if choice := led_choice(state):
        change.emit(RowApplied, state.decider, choice.row)
    _perform(change, action)
    return Applied(change.state, tuple(change.events))


def successor(state: State, action: Action) -> State:
    """The state that a legal action leads to, without the events: the same rules, quicker."""
    change = SilentChange(state)
    _perform(change, action)
    return change.state


def _perform(change: Change, action: Action) -> None:
    """Do the action for who decides, and all that follows from it."""
    turn = change.state.turn
    done = lending.settled(change, action) if change.game.alliance else action
    if done is not None:
        rules, seat = _RULES[type(done)], change.state.decider
        if rules.stages and change.game.advanced and rules.stages.opens(change.state, done):
            windows.announce(change, seat, done, rules.stages)
        else:
            rules.perform(change, seat, done)
    go_on(change, turn)


def go_on(change: Change, turn: int) -> None:
    """Do all that asks nobody, until somebody is asked or the quest is over (I-19.6); `turn` has begun already."""
    state = change.state
    while state.step is not Step.CHOOSE:
        if change.game.legendary and state.pending:
            windows.foil(change)
        if state.lasting:
            lasting_ends.settle(change)
        if not state.victory:
            turns.eliminate_fallen(change)
        if state.victory:
            return
        if not state.pending:
            if state.is_out(state.mover):
                turns.next_turn(change)
            elif state.turn == turn or not change.game.advanced:
                return
            else:
                turn = state.turn
                _begin_turn(change)
            continue
        asked = state.pending[-1]
        if isinstance(asked, Due):
            amarus.do_next(change)
        elif isinstance(asked, Window):
            if windows.go_on(change):
                return
        elif isinstance(asked, AmbushAsked):
            if ambushes.ask_next(change):
                return
        elif _is_open(state):
            return
        else:
            change.pop()


def _is_open(state: State) -> bool:
    """Whether a question has still another answer than to pass: what has ended meanwhile may have closed it."""
    match state.pending[-1]:
        case WindsAsked() as asked:
            return winds.blow_on(state, asked)
        case HuntAsked() as asked:
            return bool(hunts.prey_of(state, hunts.hunter_of(state, asked.of)))
    return True


def _begin_turn(change: Change) -> None:
    """Rebirth happens by itself where nothing else can be done before; then a quest may be stuck (notation 3.3).

    At a table it waits wherever a card is held: that nothing could be done before would tell of the hand.
    """
    state = change.state
    waits = state.game.at_table and bool(state.hands[state.mover])
    # of a copy: this state still changes, and would keep what was looked up
    if state.step is Step.DAWN and not waits and legal_actions(state.copy()) == [Rebirth()]:
        turns.let_be_reborn(change, state.mover)
    turns.look_whether_stuck(change)


def outcome(state: State) -> Outcome | None:
    """Who won and how; None while the quest goes on. Nobody wins a draw: all that were in play are level (I-26.2).

    Partners win or lose together, whoever of them is out (I-18.9).
    """
    if not state.victory:
        return None
    game, drawn = state.game, state.victory == Victory.DRAW
    winners = tuple(bits(state.winners))
    # who was out before the others, where each plays for itself or nobody has won
    out = tuple(bits(state.out)) if drawn or not game.alliance else ()
    placed = winners + out
    others = tuple([seat for seat in game.seats if seat not in placed])
    sides = [tuple(bits(side)) for side in dict.fromkeys(game.sides)] if game.alliance else []
    ranks = [seats for seats in (winners, others, out) if seats]
    return Outcome(tuple(ranks), state.victory, sides=tuple(sides), drawn=drawn)


def reveals(before: State, after: State) -> bool:
    """Whether something unknown was shown between the two: a die, a card, or at the end the goals and hands of all."""
    if (after.pursuit or after.hands) and after.victory and not before.victory:
        return True
    return (before.drawn, before.rolls) != (after.drawn, after.rolls) or before.cards != after.cards


def passing(state: State) -> Action | None:
    """The answer that lets a window pass that is put to the table."""
    return Pass() if put_to_table(state) else None


def asks_hands(before: State, action: Action, after: State) -> bool:
    """Whether others with cards might have answered an action, or begin their turn, or it is itself an answer.

    Also that nobody could tells something of hands, so that nothing of it may depend on whether somebody could; so
    does whether a turn begins before its Rebirth.
    """
    if not before.hands or before.game.led:  # in Solo nobody else has a hand that is hidden (I-27.4)
        return False
    others = [seat for seat in before.game.seats if seat != before.decider]
    stages = _RULES[type(action)].stages
    opens = (stages and stages.opens(before, action)) or before.turn != after.turn
    return before.pending != () or (bool(opens) and any(before.hands[seat] for seat in others))
