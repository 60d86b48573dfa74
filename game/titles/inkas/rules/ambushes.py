"""Ambushes (I-13.17 to I-13.21): enemies enter, and who lies in wait there may attack one of them."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import WAMANIS, Ambushing
from game.titles.inkas.rules.acting import llamas_short, paralysed_refusal
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Ambush, Pass
from game.titles.inkas.rules.battles import (
    announce,
    attack_trial,
    evocable_dead,
    evocation_llamas,
    pay_attack,
    spend_attack,
    strike_down,
)
from game.titles.inkas.rules.catalogue import name_of
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.events import AttackAnnounced, Passed
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.lending import funds
from game.titles.inkas.rules.look import paralysed_by
from game.titles.inkas.rules.pending import AmbushAsked, Question, Window
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State

_ASKED = (Question.AMBUSH,)
_PASS = (Pass(),)


def entered(change: Change, wallas: int, place: int) -> None:
    """Wallas of the mover have entered a wamani by their own side's doing: who lies in wait there is asked."""
    state, game = change.state, change.game
    enemies = state.look().here(place) & game.enemies[state.mover] & game.played
    waiting = enemies & (game.ambushers | game.evokers)
    if waiting and targets(state, wallas):
        asked = AmbushAsked(NOBODY, wallas, waiting)
        left = sum(1 << walla for walla in bits(waiting) if _able(state, asked, walla))
        if left:
            change.push(AmbushAsked(NOBODY, wallas, left))


def ask_next(change: Change) -> bool:
    """Let the next seat be asked, in turn order after the mover; False: nobody is left, and the question is closed."""
    state = change.state
    asked = state.pending[-1]
    assert isinstance(asked, AmbushAsked)
    if targets(state, asked.entered):
        for seat in change.game.order_from(state.mover)[1:]:
            if any(_able(state, asked, walla) for walla in bits(asked.left & change.game.own[seat])):
                if asked.of != seat:
                    change.pop()
                    change.push(AmbushAsked(seat, asked.entered, asked.left))
                return True
    change.pop()
    return False


def targets(state: State, wallas: int) -> int:
    """Those of them that can be ambushed: living, and none that lies in wait itself (I-13.20)."""
    return wallas & state.look().alive & ~state.game.ambushers


def evocable_ambushes(state: State, walla: int) -> list[int]:
    """The dead allies of a walla whose ambush it can evoke now."""
    game, seat = state.game, state.game.seat_of[walla]
    if not game.evokers >> walla & 1 or funds(state, seat) < evocation_llamas(game, walla):
        return []
    return bits(evocable_dead(state, seat) & game.ambushers)


def _able(state: State, asked: AmbushAsked, walla: int) -> bool:
    """Whether this one could ambush now, by its own power or an evoked one."""
    if not lives(state.places[walla]) or _paralysed(state, asked, walla):
        return False
    power = state.game.power(walla, Ambushing)
    if power and power.llamas <= funds(state, state.game.seat_of[walla]):
        return True
    return bool(evocable_ambushes(state, walla))


def _paralysed(state: State, asked: AmbushAsked, walla: int) -> bool:
    """Whether it is paralysed by others than those who have just entered (I-13.24)."""
    look, game = state.look(), state.game
    if not look.paralysed >> walla & 1:
        return False
    if look.numbed >> walla & 1:
        return True
    place = state.places[walla]
    causes = look.alive & game.paralysers & ~asked.entered
    return bool(paralysed_by(game, {place: look.here(place)}, causes) >> walla & 1)


def _asked(state: State) -> AmbushAsked:
    asked = state.pending[-1]
    assert isinstance(asked, AmbushAsked)
    return asked


def able_wallas(state: State) -> list[int]:
    """Those of the seat that is asked that may ambush now."""
    asked = _asked(state)
    return [walla for walla in bits(asked.left & state.game.own[asked.of]) if _able(state, asked, walla)]


def _options(state: State) -> Sequence[Ambush]:
    victims = bits(targets(state, _asked(state).entered))
    return [
        Ambush(name_of(walla), name_of(victim))
        for walla in able_wallas(state)
        if state.game.ambushers >> walla & 1
        for victim in victims
    ]


def ambush_refusal(state: State, action: Ambush) -> Refusal | None:
    """Why this walla may not ambush that one now, whose power ever it uses."""
    asked = _asked(state)
    walla, target = PIECE_INDEX[action.walla], PIECE_INDEX[action.target]
    if state.game.seat_of[walla] != asked.of:
        return refuse(Reason.NOT_OWN, walla=action.walla)
    if not asked.left >> walla & 1 or not lives(state.places[walla]):
        return refuse(Reason.NOT_IN_AMBUSH, walla=action.walla)
    if _paralysed(state, asked, walla):
        return paralysed_refusal(state, walla, asked.entered)
    if not asked.entered >> target & 1:
        return refuse(Reason.NOT_ENTERED, walla=action.target)
    if state.game.ambushers >> target & 1:
        return refuse(Reason.NEVER_AMBUSHED, walla=action.target)
    return None


def _refusal(state: State, action: Ambush) -> Refusal | None:
    if refused := ambush_refusal(state, action):
        return refused
    power = state.game.power(PIECE_INDEX[action.walla], Ambushing)
    if power is None:
        return refuse(Reason.NO_POWER, walla=action.walla, power="ambush")
    return llamas_short(state, _asked(state).of, power.llamas)


def declare_ambush(change: Change, seat: int, action: Ambush) -> None:
    """Tell of an ambush that is announced."""
    place = WAMANIS[change.state.places[PIECE_INDEX[action.target]]]
    change.emit(AttackAnnounced, seat, action.walla, action.target, place, "ambush")


def _ambush(change: Change, seat: int, action: Ambush) -> None:
    declare_ambush(change, seat, action)
    announce(change, seat, action, PIECE_INDEX[action.target])


def _pass_options(state: State) -> Sequence[Pass]:
    return _PASS


def _pass_refusal(state: State, action: Pass) -> Refusal | None:
    return None


def _pass(change: Change, seat: int, action: Pass) -> None:
    """No answer, no strike; or none of the seat's wallas ambushes any more."""
    asked = change.pop()
    if isinstance(asked, Window):  # nothing tells of it: who is asked there could have answered
        change.push(replace(asked, of=NOBODY, passed=asked.passed | 1 << seat))
    elif isinstance(asked, AmbushAsked):
        change.emit(Passed, seat)
        change.push(AmbushAsked(NOBODY, asked.entered, asked.left & ~change.game.own[seat]))


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Ambush,
        "ambush {walla} {target:walla}",
        _ASKED,
        _options,
        _refusal,
        _ambush,
        Stages(strike_down, spend_attack, pay_attack, attack_trial, declare_ambush),
    ),
    ActionRules(
        Pass,
        "pass",
        (Question.AMBUSH, Question.ANSWER, Question.STRIKE, Question.HUNT, Question.WINDS),
        _pass_options,
        _pass_refusal,
        _pass,
    ),
)
