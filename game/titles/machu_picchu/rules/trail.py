"""The Incatrail (section 9): steps of a Scout, what the fields owe, and the cards of the summit."""

from collections.abc import Sequence
from itertools import permutations

from game.core.contract import Refusal
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.action_rules import ActionRules
from game.titles.machu_picchu.rules.actions import ReturnCards
from game.titles.machu_picchu.rules.change import Change
from game.titles.machu_picchu.rules.event_values import Cause
from game.titles.machu_picchu.rules.events import ClaimedLate, ScoutMoved
from game.titles.machu_picchu.rules.fixed_order import CARD_INDEX, UNKNOWN
from game.titles.machu_picchu.rules.refusals import Reason, refuse
from game.titles.machu_picchu.rules.state import Question, State


def move_scout(change: Change, seat: int, steps: int, cause: Cause) -> None:
    """The Scout goes the whole way; what it passed is owed, the cards of summits are claimed next (R-10, R-38)."""
    if steps <= 0:
        return
    state, game = change.state, change.game
    summit, origin = game.trail.summit, state.scout[seat]
    target, owed = origin + steps, state.owed[seat]
    passed: list[int] = []
    for lap in range(0, target + 1, summit):
        for field, gain in game.rewards:
            if origin < lap + field <= target:
                change.owe(seat, gain)
                passed.append(field)
        if origin < lap + summit <= target:
            passed.append(summit)
    change.move_scout(seat, target % summit)
    debt = change.amounts(owed, state.owed[seat])
    colour = game.colours[seat]
    change.emit(ScoutMoved, colour, cause, steps, origin, target % summit, tuple(passed), debt)
    claims = target // summit
    if claims:
        change.ask_first(seat, Question.CLAIM, times=claims)


def serve_claims(change: Change) -> None:
    """Cards for the summits that come next, until one of them asks which cards go back (M-9.6, M-9.7, M-11.3)."""
    state, trail = change.state, change.game.trail
    while state.pending and state.pending[0].question is Question.CLAIM:
        seat = change.answered().seat
        drawn = min(trail.draw, len(state.stack))
        if not drawn:
            late = state.late[seat]
            change.claim_late(seat)
            change.emit(ClaimedLate, change.game.colours[seat], late, late + 1)
        for _ in range(drawn):
            change.draw_card(seat)
        if drawn > trail.keep:
            change.ask_first(seat, Question.RETURN, drawn - trail.keep)


def _options(state: State) -> Sequence[ReturnCards]:
    """Every choice of cards in every order."""
    head = state.pending[0]
    names = [CARDS[card] for card in state.hands[head.seat] if card != UNKNOWN]
    return [ReturnCards(chosen) for chosen in permutations(names, head.detail)]


def _refusal(state: State, action: ReturnCards) -> Refusal | None:
    head = state.pending[0]
    if len(action.cards) != head.detail:
        return refuse(Reason.CARDS_COUNT, count=head.detail)
    for card in action.cards:
        if CARD_INDEX[card] not in state.hands[head.seat]:
            return refuse(Reason.CARD_NOT_HELD, card=card)
        if action.cards.count(card) > 1:
            return refuse(Reason.CARD_TWICE, card=card)
    return None


def _perform(change: Change, seat: int, action: ReturnCards) -> None:
    change.return_cards(seat, tuple([CARD_INDEX[card] for card in action.cards]))


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(ReturnCards, "return {cards}", (Question.RETURN,), _options, _refusal, _perform),
)
