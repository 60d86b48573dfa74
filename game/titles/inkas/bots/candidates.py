"""The actions of a turn that are worth a look: all that differ in what they lead to, but for needless company."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules.actions import Action, End, Evoke, Offer, OfferDraw, Speed, Store, Transport
from game.titles.inkas.rules.engine import legal_actions, price
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, bits
from game.titles.inkas.rules.lending import borrowed, borrowing
from game.titles.inkas.rules.state import State


def candidates(state: State) -> Iterator[Action]:
    """What the mover may do now, offerings, draws and the end of the turn apart."""
    apart = Offer, Store, OfferDraw, End
    legal = [action for action in legal_actions(state) if not isinstance(action, apart)]
    return worth_a_look(state, own_first(state, legal))


def worth_a_look(state: State, actions: Iterable[Action]) -> Iterator[Action]:
    """Those of these actions that differ in what they lead to, but for needless company."""
    seen = set[Action]()
    for action in actions:
        match action:
            case Speed():
                # which way it flies makes no difference but where it picks somebody up
                meant = action if action.fetching else replace(action, first=action.second)
                if meant in seen:
                    continue
                seen.add(meant)
            case Transport() if not _usual_company(state, action):
                continue
            case Evoke(action=Speed() as made) if not made.fetching:
                shorter = Evoke(action.walla, replace(made, first=made.second))
                if shorter in seen:
                    continue
                seen.add(shorter)
            case Evoke(action=Transport() as made) if not _usual_company(state, made):
                continue
        yield action


def offerings(state: State) -> Iterator[Offer | Store]:
    """The offerings that the mover may make now, of its own llamas as far as they go."""
    return (action for action in own_first(state, legal_actions(state)) if isinstance(action, Offer | Store))


def own_first(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """These actions without those that borrow more than what the own llamas do not pay."""
    if not state.game.asks_partners:
        return actions
    own = state.llamas[state.decider]
    return [action for action in actions if borrowed(action) == _lacking(state, own, action)]


def lent(state: State, actions: list[Action]) -> list[Action]:
    """These actions, which say nothing of loans, with what the own llamas do not pay of a partner's."""
    if not state.game.asks_partners:
        return actions
    own = state.llamas[state.decider]
    return [borrowing(action, _lacking(state, own, action)) for action in actions]


def _lacking(state: State, own: int, action: Action) -> int:
    return max(0, price(state, action) - own)


def _usual_company(state: State, action: Transport) -> bool:
    """Whether it takes nobody along, one alone, or a whole side of the living."""
    company = action.company
    if len(company) < 2:
        return not company or bool(state.look().alive >> PIECE_INDEX[company[0]] & 1)
    walla = PIECE_INDEX[action.walla]
    here, own = state.look().here(state.places[walla]), state.game.own[state.mover]
    sides = (here & own & ~(1 << walla), here & ~own)
    return any(company == tuple(map(PIECES.__getitem__, bits(side))) for side in sides)
