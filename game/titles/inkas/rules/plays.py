"""Cards of the hand, played in the own turn or as answers (I-16.1, I-16.2)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.card_effects import Approving, Cancelling, MapPiece
from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Play
from game.titles.inkas.rules.answers import card_answers, may_answer
from game.titles.inkas.rules.cards import PLAYED_CARD, can_be_done, plays
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.fixed_order import CARD_INDEX
from game.titles.inkas.rules.pending import Question, Window
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State


def _in_turn(state: State, card: int) -> bool:
    """Whether a card may be played in the own turn, when nothing is to be answered (I-16.1)."""
    return not isinstance(state.game.effects[card], Approving | Cancelling | MapPiece)


def _options(state: State) -> Sequence[Play]:
    if not state.game.advanced:
        return ()
    window = state.pending[-1] if state.pending else None
    if isinstance(window, Window):
        return list(card_answers(state, window, window.of))
    seat = state.mover
    return [
        play
        for card in sorted(set(state.hands[seat]))
        if _in_turn(state, card)
        for play in plays(state, seat, card)
    ]


def _refusal(state: State, action: Play) -> Refusal | None:
    card, seat = CARD_INDEX[action.card], state.decider
    if card not in state.hands[seat]:
        return refuse(Reason.NOT_IN_HAND, card=action.card)
    window = state.pending[-1] if state.pending else None
    fits = may_answer(state, window, seat, card) if isinstance(window, Window) else _in_turn(state, card)
    if not fits:
        return refuse(Reason.NOT_THE_MOMENT, card=CARDS[card])
    return None if can_be_done(state, seat, action) else refuse(Reason.CARD_NAMES_WRONG, card=CARDS[card])


def _never(change: Change, seat: int, action: Play) -> None:
    """Where no cards are held none is played."""


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Play,
        "play {card,walla,wamani,ayllu:played}",
        (Question.TURN, Question.DAWN, Question.ANSWER),
        _options,
        _refusal,
        _never,
        PLAYED_CARD,
        advanced=True,
    ),
)
