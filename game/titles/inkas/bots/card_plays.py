"""Which cards of the own hand are worth a look, by their effects: where one changes something that matters."""

from collections.abc import Iterator
from typing import Final

from game.titles.inkas.bots.evaluation import next_mover
from game.titles.inkas.bots.founding import held_pieces
from game.titles.inkas.bots.hand_evaluation import HandEvaluator
from game.titles.inkas.bots.hand_features import EFFECTS, FIRST_CARD, POWER_CARD
from game.titles.inkas.bots.knowledge import KINDS
from game.titles.inkas.bots.race import staff_place
from game.titles.inkas.bots.weights import Weights
from game.titles.inkas.content.card_effects import (
    Approving,
    Cancelling,
    MapPiece,
    Relocating,
    SeeingHand,
    Tampu,
)
from game.titles.inkas.content.definitions import CARDS, GainingLlamas
from game.titles.inkas.rules.actions import Action, Invoke, Play
from game.titles.inkas.rules.cards import effect_of, opponents, plays
from game.titles.inkas.rules.change import held_as, put_row
from game.titles.inkas.rules.engine import successor
from game.titles.inkas.rules.fixed_order import CENTRE, NO_CARD, PIECE_INDEX, ROUND, WAMANI_INDEX
from game.titles.inkas.rules.hands import with_card, without
from game.titles.inkas.rules.pending import Window
from game.titles.inkas.rules.state import State, Step

MATTERS: Final = 0.004  # of a chance to win, that a card must bring beyond what it is worth in the hand
_LOOKED_AT: Final = 2  # cards whose whole turn is looked at
_POOR: Final = 2  # llamas, below which one more may pay for a power
_NOT_IN_TURN: Final = (Approving, Cancelling, MapPiece, SeeingHand)


def own_plays(state: State, evaluator: HandEvaluator, seat: int) -> list[Play]:
    """The cards that may be worth to be played in the own turn, before all else that is done in it."""
    following, seen = next_mover(state), list[tuple[float, Play]]()
    now = evaluator.chances(state, following)[seat]
    for card in sorted(set(state.hands[seat])):
        effect = state.game.effects[card]
        if isinstance(effect, _NOT_IN_TURN):
            continue
        for play in plays(state, seat, card):
            if not is_sensible(state, play):
                continue
            after = successor(state, play)
            gain = evaluator.chances(after, following)[seat] - now
            short = isinstance(effect, GainingLlamas) and state.llamas[seat] < _POOR
            if gain > MATTERS or (short and state.step <= Step.ATTACK):
                seen.append((gain, play))
    seen.sort(key=lambda one: -one[0])
    return [play for _, play in seen[:_LOOKED_AT]]


def sight_worth(state: State, evaluator: HandEvaluator, seat: int) -> Iterator[tuple[Play, float]]:
    """What it is worth to see a hand: the piece of the map that may be there."""
    own = next(
        (card for card in state.hands[seat] if isinstance(state.game.effects[card], SeeingHand)), NO_CARD
    )
    if own == NO_CARD:
        return
    following, game, known = next_mover(state), state.game, evaluator.knowledge
    now = evaluator.chances(state, following)[seat]
    spent = held_as(state, put_row(state.hands, seat, without(state.hands[seat], own)), state.known)
    without_it = evaluator.chances(spent, following)[seat]
    lacking = [kind for kind in range(KINDS) if not held_pieces(state, seat, known)[kind]]
    for other in opponents(state, seat):
        held = held_pieces(state, other, known)
        best = 0.0
        for kind in lacking:
            card = next(card for card, piece in game.pieces.items() if piece == kind + 1)
            found = held_as(
                spent, put_row(spent.hands, seat, with_card(spent.hands[seat], card)), state.known
            )
            with_it = evaluator.chances(found, following)[seat]
            best = max(best, held[kind] * with_it + (1 - held[kind]) * without_it - now)
        if best > MATTERS:
            yield Play(CARDS[own], ayllu=game.ayllus[other].value), best


def strengthens(state: State, card: int) -> bool:
    """Whether a card gives a walla a higher attack."""
    effect = state.game.effects[card]
    return isinstance(effect, Tampu) and effect.attack > 0


def is_sensible(state: State, action: Action) -> bool:
    """Whether what a card names may matter: of who is taken elsewhere, the bearer, who acts or is attacked, and one
    that stands where something is to be had."""
    if not isinstance(action, Play):
        return True
    effect = effect_of(state, action)
    window = state.pending[-1] if state.pending else None
    if isinstance(effect, Approving):
        # over the refusal that decides, and not before it
        return isinstance(window, Window) and window.number > 1
    if not isinstance(effect, Relocating):
        return True
    place = WAMANI_INDEX[action.wamani]
    if place == CENTRE or place == staff_place(state):
        return True
    walla, flag = PIECE_INDEX[action.walla], state.flags[place % ROUND]
    owner = state.game.seat_of[walla]
    if place < ROUND:
        return walla == state.bearer and flag != owner
    return flag == owner and state.cards[place] != NO_CARD


def shows_hand(state: State, action: Action) -> bool:
    """Whether an action plays a card that shows a hand, whose worth no search of turns sees."""
    return isinstance(action, Play) and isinstance(effect_of(state, action), SeeingHand)


def worth_in_hand(state: State, action: Action, weights: Weights) -> float:
    """What a card that an action spends counted in the hand, as a logarithm; 0 for all other actions."""
    if isinstance(action, Invoke):
        kind = type(state.game.effects[min(state.game.invoking)])
        return weights.hands[FIRST_CARD + EFFECTS.index(kind)] + weights.hands[POWER_CARD]
    if not isinstance(action, Play):
        return 0.0
    kind = type(effect_of(state, action))
    return weights.hands[FIRST_CARD + EFFECTS.index(kind)] if kind in EFFECTS else 0.0
