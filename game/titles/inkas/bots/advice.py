"""Advice to a person at the table: one action, and what it is good for."""

from collections.abc import Sequence
from typing import Final

from game.core.contract import Advice, Remark
from game.titles.inkas.bots.advantage import main_advantage
from game.titles.inkas.bots.levels import Planner
from game.titles.inkas.bots.race import staff_place
from game.titles.inkas.bots.reply_search import ReplySearch
from game.titles.inkas.bots.travel import MOST_LLAMAS, means
from game.titles.inkas.bots.turns import WeighedAction
from game.titles.inkas.content.definitions import WAMANIS
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.battles import defence_figure
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.fixed_order import CENTRE, NOBODY, PIECE_INDEX, WALLA_COUNT
from game.titles.inkas.rules.invoked import kind_of
from game.titles.inkas.rules.pending import Question, StandAsked
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.unveiling import has_map

SECONDS: Final = 0.7  # that the adviser thinks
_SEED: Final = 1
_MOVES: Final = (a.Walk, a.Fly, a.Speed, a.Transport)

# reasons that say what to do and not what for
_BARE: Final = frozenset(
    (
        *("place", "move", "carry", "bring", "attack", "staff", "give", "tampu", "offer", "evoke", "invoke"),
        *("stop", "wish", "go", "stay", "stand", "stand_god", "hunt", "blow"),
    )
)

Reason = tuple[str, dict[str, object]]


def advise(state: State, positions: int = 0, seconds: float = SECONDS) -> Advice[Action] | None:
    """What the highest level would do now, and why; None when the quest is over.

    It thinks for so many seconds, or until it has valued so many positions where that is above 0.
    """
    if state.victory:
        return None
    player = ReplySearch(_SEED, seconds, positions)
    if state.question is Question.CHOOSE:
        action = player.choose(state)
        return Advice(action, *reason(state, action))
    found = player.ranked(state)
    action = _explicable(state, found)[0].action
    key, details = reason(state, action, _following(player, state, action))
    if key not in _BARE:
        return Advice(action, key, details)
    others = [choice.action for choice in found if choice.action != action]
    return Advice(action, key, details, (Remark(f"why_{_why(player, state, action, others)}", {}),))


def _why(player: ReplySearch, state: State, action: Action, others: Sequence[Action]) -> str:
    """What speaks most for an action, beside these others."""
    if len(legal_actions(state)) == 1:
        return "only"
    if isinstance(action, a.Stand):
        stands = [one for one in legal_actions(state) if isinstance(one, a.Stand)]
        best = max(_defence(state, one) for one in stands)
        return "defends" if _defence(state, action) == best else "spared"
    view, search = player.look_at(state)
    return main_advantage(search, view, action, others)


def _defence(state: State, action: a.Stand) -> int:
    return defence_figure(state, PIECE_INDEX[action.walla])


def _following(player: ReplySearch, state: State, action: Action) -> Action | None:
    """What a walla that moves does next in the same turn, where that is known before a die or a card is."""
    if not isinstance(action, _MOVES) or state.question is not Question.TURN:
        return None
    view, search = player.look_at(state)
    found = search.ways(view, action)
    if len(found) != 1 or not search.goes_on(found[0][1]):
        return None
    return search.best(found[0][1]).action


def _explicable(state: State, found: Sequence[WeighedAction]) -> Sequence[WeighedAction]:
    """The choices without flights that change nothing, and without laying the staff down but where that is best at
    sight, since its bearer is in danger.

    Where only the search prefers it to the end of the turn, it won no more quests than that.
    """
    found = [choice for choice in found if not _returns_alone(state, choice.action)] or found
    others = [choice for choice in found if not isinstance(choice.action, a.Lay)]
    if not others or len(others) == len(found) or isinstance(Planner().ranked(state)[0].action, a.Lay):
        return found
    return others


def _returns_alone(state: State, action: Action) -> bool:
    """Whether a walla flies out and back for nothing."""
    return (
        isinstance(action, a.Speed)
        and not _load(action)
        and state.places[PIECE_INDEX[action.walla]] == WAMANIS.index(action.second)
    )


def reason(state: State, action: Action, following: Action | None = None) -> Reason:
    """Why an action is advised: a key under `advice.` and its gaps; `following` is what comes next in the turn."""
    match action:
        case a.Evoke(walla=ally, action=made):
            return "evoke", {"walla": made.walla, "ally": ally}
        case a.Place(walla=walla, wamani=wamani):
            return "place", {"walla": walla, "wamani": wamani}
        case a.Walk() | a.Fly() | a.Speed() | a.Transport():
            return _move_reason(state, action, following)
        case a.Attack(walla=walla, target=target) | a.Ambush(walla=walla, target=target):
            bears = state.bearer == PIECE_INDEX[target]
            return ("attack_bearer" if bears else "attack"), {"walla": walla, "target": target}
        case a.Pull(walla=walla, enemy=enemy):
            return "pull", {"walla": walla, "target": enemy}
        case a.Plunge(walla=walla):
            return _plunge_reason(state, walla)
        case a.Steal(walla=walla, owner=owner) if owner:
            return "tampu", {"walla": walla, "target": owner}
        case a.Take(walla=walla) | a.Lift(walla=walla) | a.Draw(walla=walla) | a.Steal(walla=walla):
            return "staff", {"walla": walla}
        case a.Give(ally=ally):
            return "give", {"walla": ally}
        case a.Offer(offering=offering):
            return "offer", {"offering": offering.value}
        case a.Unveil(wamani=wamani):
            return "unveil", {"wamani": wamani}
        case a.Play(card=card):
            return "play", {"card": card}
        case a.Invoke(walla=walla):
            kind = kind_of(state, action)
            return "invoke", {"walla": walla, "power": kind.name if kind else ""}
        case a.Stop(walla=walla) | a.Hunt(walla=walla):
            return action.key, {"walla": walla}
        case a.Blow(walla=walla, wamani=wamani):
            return "blow", {"walla": walla, "wamani": wamani}
        case a.Store(llamas=llamas):
            return "store", {"llamas": llamas}
        case a.Lay(walla=walla):
            return "lay", {"walla": walla}
        case a.End() if any(not isinstance(one, a.End | a.OfferDraw) for one in legal_actions(state)):
            return "end_early", {}
        case a.Rebirth() | a.Skip() | a.End() | a.OfferDraw():
            return action.key, {}
    return _answer_reason(state, action)


def _answer_reason(state: State, action: Action) -> Reason:
    """Why an answer to what is asked is advised."""
    match action:
        case a.Choose(ayllu=ayllu, suyu=suyu):
            first = all(taken == NOBODY for _, taken in state.chosen)
            return ("choose_first" if first else "choose"), {"ayllu": ayllu, "suyu": suyu}
        case a.Wish(wish=wish):
            return "wish", {"wish": wish.value}
        case a.Stand(walla=walla):
            return ("stand_god" if _faces_god(state) else "stand"), {"walla": walla}
        case a.Swap(own=given, other=card):
            return "swap", {"given": given, "card": card}
        case a.Seize(card=card):
            return "seize", {"card": card}
        case a.Strike(overload=True):
            return "strike_overload", {}
        case a.Pass() if state.question is Question.WINDS:
            return "pass_winds", {}
        case a.Agree() | a.Decline() if state.question is Question.CONSENT:
            return ("lend" if isinstance(action, a.Agree) else "keep"), {}
        case a.Strike() | a.Leave() | a.Pass() | a.Decline() | a.Agree() | a.Go() | a.Stay():
            return action.key, {}
    return "end", {}


def _faces_god(state: State) -> bool:
    asked = state.pending[-1]
    return isinstance(asked, StandAsked) and asked.amaru >= WALLA_COUNT


def _plunge_reason(state: State, walla: str) -> Reason:
    """To find Qusqu, to found it, or to unlock cards."""
    if not state.game.advanced:
        return "plunge", {"walla": walla, "count": sum(card >= 0 for card in state.cards)}
    founds = state.places[PIECE_INDEX[walla]] == CENTRE and has_map(state, state.mover)
    return ("found" if founds else "conquer"), {"walla": walla}


def _move_reason(
    state: State, action: a.Walk | a.Fly | a.Speed | a.Transport, following: Action | None
) -> Reason:
    """With whom it comes, for what it does next there, nearer to the staff, to an open hole with it, or to a better
    place.
    """
    walla = PIECE_INDEX[action.walla]
    to = action.second if isinstance(action, a.Speed) else action.wamani
    said: dict[str, object] = {"walla": action.walla, "wamani": to}
    load = _load(action)
    attacks = isinstance(following, a.Attack)
    if load:
        return ("bring_attack" if attacks else "bring"), {**said, "target": load}
    if state.bearer == walla:
        return "carry", said
    if isinstance(following, a.Attack):
        return "move_attack", {**said, "target": following.target}
    if isinstance(following, a.Draw | a.Lift | a.Take | a.Steal):
        return "move_staff", said
    at, staff = state.places[walla], staff_place(state)
    if lives(at):
        turns = means(state, state.mover)[walla][min(state.llamas[state.mover], MOST_LLAMAS)].ways.turns
        if turns[WAMANIS.index(to)][staff] < turns[at][staff]:
            return "nearer", said
    return "move", said


def _load(action: a.Walk | a.Fly | a.Speed | a.Transport) -> str:
    """Who alone is carried or fetched."""
    if isinstance(action, a.Speed):
        return action.carrying or action.fetching
    return action.carrying if isinstance(action, a.Fly) else ""
