"""Answers that need no search: what most players would say, for others and for oneself while a turn is looked at."""

from collections.abc import Callable, Sequence

from game.titles.inkas.content.definitions import WishName
from game.titles.inkas.rules.actions import (
    Action,
    Agree,
    Ambush,
    Choose,
    Decline,
    Evoke,
    Go,
    Hunt,
    Leave,
    Pass,
    Stand,
    Stop,
    Strike,
    Wish,
)
from game.titles.inkas.rules.battles import defence_figure
from game.titles.inkas.rules.cards import opponents
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, SUYU_INDEX
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.places import READY, lives
from game.titles.inkas.rules.state import State


def usual_answer(state: State) -> Action:
    """The answer to a question other than the turn's own."""
    match state.question:
        case Question.DRAW_OFFER:
            return Agree() if may_end_drawn(state) else Decline()
        case Question.CONSENT:
            return Agree()
        case Question.GO:
            return Go()
        case Question.WISH:
            return Wish(WishName.WEALTH)
        case Question.ANSWER if state.game.advanced:
            return Pass()
        case Question.STRIKE:
            return Strike()
        case Question.SEEN_HAND:
            return Leave()
        case Question.WINDS:
            return Pass()
    options = legal_actions(state)
    return max(options, key=lambda action: _liked(state, action))


def may_end_drawn(state: State) -> bool:
    """Whether who is asked agrees to a draw: in a stuck quest in which no enemy is nearly wiped out (I-26.6)."""
    seat, places = state.decider, state.places
    return state.stuck and all(
        sum([lives(places[walla]) or places[walla] in READY for walla in state.game.wallas_of[other]]) > 1
        for other in opponents(state, seat)
    )


def roomy(state: State) -> list[Action]:
    """The choices of ayllu and suyu that leave most room to those who have chosen; ayllus are alike."""
    taken = [suyu for _, suyu in state.chosen if suyu != NOBODY]
    return most(legal_actions(state), lambda action: _room(action, taken))


def _room(action: Action, taken: list[int]) -> float:
    assert isinstance(action, Choose)
    return room(SUYU_INDEX[action.suyu], taken)


def room(own: int, taken: Sequence[int]) -> float:
    """The least distance of a suyu, in suyus, from those that are taken."""
    count = len(SUYU_INDEX)
    return min([min((own - suyu) % count, (suyu - own) % count) for suyu in taken], default=count)


def most(options: list[Action], liked: Callable[[Action], float]) -> list[Action]:
    """Those of them that are liked most."""
    best = max(map(liked, options))
    return [action for action in options if liked(action) == best]


def _liked(state: State, action: Action) -> float:
    """Ambushes before none, on the bearer, then on who acts, before others; protection; who stands best."""
    made = action.action if isinstance(action, Evoke) else action
    match made:
        case Ambush(target=name):
            target = PIECE_INDEX[name]
            liked = 3.0 + 2.0 * (target == state.bearer) + 1.0 * (target == state.active)
            return liked - 0.5 * isinstance(action, Evoke)
        case Stand(walla=name):
            return float(defence_figure(state, PIECE_INDEX[name]))
        case Hunt(walla=name):
            return 4.0 * (PIECE_INDEX[name] == state.bearer) + 3.0 - defence_figure(state, PIECE_INDEX[name])
        case Pass() | Stop():
            return 0.0
    return 1.0
