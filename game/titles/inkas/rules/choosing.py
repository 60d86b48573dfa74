"""Ayllus and suyus chosen in a rolled order, and the beginning of the quest (I-5.1, I-5.2, I-5.5, I-5.10)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PLAYABLE, SUYUS
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Choose
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.dice_order import rolled_first
from game.titles.inkas.rules.events import QuestBegan
from game.titles.inkas.rules.fixed_order import AYLLU_INDEX, NO_CARD, NOBODY, SUYU_INDEX
from game.titles.inkas.rules.game import Player, sit_opposite
from game.titles.inkas.rules.naming import let_die_name
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State

UNCHOSEN: Player = (NOBODY, NOBODY)


def free_choices(state: State) -> list[Player]:
    """The ayllus and suyus that nobody has chosen, each with each; partners sit opposite each other (R-43)."""
    ayllus = {ayllu for ayllu, _ in state.chosen}
    suyus = {suyu for _, suyu in state.chosen}
    return [
        (ayllu, suyu)
        for ayllu in range(len(PLAYABLE))
        if ayllu not in ayllus
        for suyu in range(len(SUYUS))
        if suyu not in suyus and _fits_partner(state, (ayllu, suyu))
    ]


def _fits_partner(state: State, player: Player) -> bool:
    chosen = [one for one in state.chosen if one != UNCHOSEN]
    return not state.game.alliance or sit_opposite(state.game.content, [*chosen, player])


def still_to_choose(state: State) -> list[int]:
    """The seats that have not chosen, the next one first."""
    return [seat for seat in state.choosing if state.chosen[seat] == UNCHOSEN]


def _options(state: State) -> Sequence[Choose]:
    return [Choose(PLAYABLE[ayllu].value, SUYUS[suyu]) for ayllu, suyu in free_choices(state)]


def _refusal(state: State, action: Choose) -> Refusal | None:
    if any(ayllu == _player(action)[0] for ayllu, _ in state.chosen):
        return refuse(Reason.AYLLU_TAKEN, ayllu=action.ayllu)
    if any(suyu == _player(action)[1] for _, suyu in state.chosen):
        return refuse(Reason.SUYU_TAKEN, suyu=action.suyu)
    return None if _fits_partner(state, _player(action)) else refuse(Reason.NOT_OPPOSITE)


def _player(action: Choose) -> Player:
    ayllus = {ayllu.value: number for ayllu, number in AYLLU_INDEX.items()}
    return ayllus[action.ayllu], SUYU_INDEX[action.suyu]


def _choose(change: Change, seat: int, action: Choose) -> None:
    change.choose(seat, _player(action), alone=False)
    let_choose(change)


def let_choose(change: Change) -> None:
    """Ask who chooses next; who has one choice left is not asked (R-83); when all have, the quest begins."""
    state = change.state
    choices, left = free_choices(state), still_to_choose(state)
    if len(left) == 1 and len(choices) == 1:
        change.choose(left[0], choices[0], alone=True)
    elif left:
        change.let_choose(left[0])
        return
    change.seat_players()
    if all(card == NO_CARD for card in state.cards):
        change.deal()
    change.deal_goals()
    begin(change, rolled_first(change, change.game.order))


def begin(change: Change, first: int) -> None:
    """The first turn of the quest (I-5.10)."""
    change.emit(QuestBegan, first)
    change.open_turn(first, counted=False)
    let_die_name(change, first)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Choose, "choose {ayllu} {suyu}", (Question.CHOOSE,), _options, _refusal, _choose),
)
