"""Hurricane Winds (I-17): who is in the ring goes to another wamani of it, one after another."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES, WAMANIS
from game.titles.inkas.content.legends import Rearranging
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Blow
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, ROUND, WAMANI_INDEX, bits
from game.titles.inkas.rules.pending import Question, WindsAsked
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.power_effects import in_ring, shift
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State


def blow_on(state: State, asked: WindsAsked) -> bool:
    """Whether the winds of a living walla of the seat have still somebody to blow."""
    user = asked.user
    raised = any(
        isinstance(effect, Rearranging)
        for _, kind in state.game.legends[user]
        for effect in kind.every_effect
    )
    own = state.game.seat_of[user] == asked.of and lives(state.places[user])
    return raised and own and bool(in_ring(state, user) & ~asked.blown)


def _asked(state: State) -> WindsAsked:
    asked = state.pending[-1]
    assert isinstance(asked, WindsAsked)
    return asked


def _options(state: State) -> Sequence[Blow]:
    asked = _asked(state)
    return [
        Blow(PIECES[walla], WAMANIS[place])
        for walla in bits(in_ring(state, asked.user) & ~asked.blown)
        for place in _ring(state.places[walla])
        if place != state.places[walla]
    ]


def _ring(place: int) -> range:
    """The wamanis of a ring."""
    first = place // ROUND * ROUND
    return range(first, first + ROUND)


def _refusal(state: State, action: Blow) -> Refusal | None:
    asked, walla, place = _asked(state), PIECE_INDEX[action.walla], WAMANI_INDEX[action.wamani]
    if not in_ring(state, asked.user) & ~asked.blown & 1 << walla:
        return refuse(Reason.NOT_BLOWN, walla=action.walla)
    there = place in _ring(state.places[walla]) and place != state.places[walla]
    return None if there else refuse(Reason.NO_STEP, wamani=action.wamani)


def _blow(change: Change, seat: int, action: Blow) -> None:
    """One is blown; the question stays as long as somebody is left (`engine.go_on`)."""
    asked, walla = change.pop(), PIECE_INDEX[action.walla]
    assert isinstance(asked, WindsAsked)
    shift(change, asked.user, walla, WAMANI_INDEX[action.wamani])
    change.push(WindsAsked(seat, asked.user, asked.blown | 1 << walla))


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Blow, "blow {walla} {wamani}", (Question.WINDS,), _options, _refusal, _blow, advanced=True),
)
