"""The Attack of a turn (section 8), plain or by a power (I-13.12, I-13.13)."""

from collections.abc import Iterator, Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES, WAMANIS, Striking
from game.titles.inkas.rules.acting import actor_refusal, actors, llamas_short
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Attack
from game.titles.inkas.rules.battles import (
    announce,
    attack_trial,
    pay_attack,
    spend_attack,
    strike_down,
    strike_of,
    timed,
)
from game.titles.inkas.rules.catalogue import attack
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.events import AttackAnnounced
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.lending import funds
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State, Step


def _options(state: State) -> Sequence[Attack]:
    if state.step > Step.ATTACK:
        return ()
    look, game = state.look(), state.game
    enemies = game.enemies[state.mover]
    found: list[Attack] = []
    for walla, place in actors(state, Step.ATTACK):
        here = look.here(place) & enemies | (gods_at(state, place) if game.advanced else 0)
        if state.lasting and (time := timed(state, walla)):
            here &= ~time.wallas
        found += [attack(walla, target, False, False) for target in bits(here)]
        if game.strikers >> walla & 1:
            found += strike_options(state, walla, walla, funds(state, state.mover))
    if (
        state.pulled and (look.paralysed & ~look.numbed) >> state.active & 1
    ):  # before her Paralysis counts
        place = state.places[state.active]
        found += [
            attack(state.active, target, False, False) for target in bits(look.here(place) & state.pulled)
        ]
    return found


def gods_at(state: State, place: int) -> int:
    """The gods of a wamani that the mover may attack: those whose foe it is (I-8.1, R-67)."""
    return sum(1 << god for god in bits(state.game.foes[state.mover]) if state.places[god] == place)


def strike_options(state: State, walla: int, user: int, llamas: int | None = None) -> Iterator[Attack]:
    """Attacks of a walla by the powers of a user, itself or a dead ally; those alone that so many llamas can pay."""
    look, game, place = state.look(), state.game, state.places[walla]
    enemies = game.enemies[state.mover]
    here = look.here(place) & enemies
    around = 0
    for other in game.board.steps[place]:
        around |= look.here(other)
    around &= enemies
    if game.advanced:
        here |= gods_at(state, place)
        for other in game.board.steps[place]:
            around |= gods_at(state, other)
    for power in game.powers[user]:
        effect = power.effect
        if isinstance(effect, Striking) and (llamas is None or power.llamas <= llamas):
            overload = effect.attack > 1
            for target in bits(here | around if overload else around):
                yield attack(walla, target, not overload, overload)


def target_refusal(state: State, action: Attack) -> Refusal | None:
    """Why this target cannot be attacked so (I-8.1, I-8.2)."""
    target, place = PIECE_INDEX[action.target], state.places[PIECE_INDEX[action.walla]]
    if not (state.game.enemies[state.mover] | _gods(state)) >> target & 1:
        return refuse(Reason.NOT_ENEMY, walla=action.target)
    other = state.places[target]
    if not lives(other):
        return refuse(Reason.NOT_ALIVE_HERE, walla=action.target)
    if other == place:
        return refuse(Reason.HERE_ALREADY, walla=action.target) if action.reach else None
    if (action.reach or action.overload) and state.game.board.leads(place, other):
        return None
    return refuse(Reason.OUT_OF_REACH, walla=action.target)


def _gods(state: State) -> int:
    """The gods that the mover may attack, where they stand on the board at all."""
    return state.game.foes[state.mover] if state.game.kind.stay else 0


def strike_refusal(state: State, action: Attack, user: int) -> Refusal | None:
    """Why a user, itself or a dead ally, has no power for this attack."""
    if state.game.strike(user, overload=action.overload):
        return None
    word = "overload" if action.overload else "reach"
    return refuse(Reason.NO_POWER, walla=PIECES[user], power=word)


def _refusal(state: State, action: Attack) -> Refusal | None:
    walla, target = PIECE_INDEX[action.walla], PIECE_INDEX[action.target]
    powered = action.reach or action.overload
    time = timed(state, walla)
    if time and time.wallas >> target & 1:
        return refuse(Reason.ATTACKED_ALREADY, walla=action.target)
    freed = bool(state.pulled >> target & 1) and not powered and state.active in (NOBODY, walla)
    freed = freed and not state.look().numbed >> walla & 1
    if refused := actor_refusal(state, Step.ATTACK, action.walla, freed=freed):
        return refused
    if powered:
        if refused := strike_refusal(state, action, walla):
            return refused
        power = state.game.strike(walla, overload=action.overload)
        if power and (refused := llamas_short(state, state.mover, power.llamas)):
            return refused
    return target_refusal(state, action)


def _attack(change: Change, seat: int, action: Attack) -> None:
    declare(change, seat, action)
    announce(change, seat, action, PIECE_INDEX[action.target])


def declare(change: Change, seat: int, action: Attack) -> None:
    """Tell of an attack that is announced."""
    place = WAMANIS[change.state.places[PIECE_INDEX[action.target]]]
    power = "overload" if action.overload else "reach" if action.reach else ""
    change.emit(AttackAnnounced, seat, action.walla, action.target, place, power)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Attack,
        "attack {walla} {target:piece} [reach|overload [borrowing {borrowing:number}]]",
        (Question.TURN,),
        _options,
        _refusal,
        _attack,
        Stages(strike_down, spend_attack, pay_attack, attack_trial, declare),
        price=lambda state, action: strike_of(state.game, action).llamas,
    ),
)
