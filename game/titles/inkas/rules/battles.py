"""Battles (section 8): who may be attacked, the figures, the rolls; and the window in which an attack is answered."""

from dataclasses import dataclass

from game.titles.inkas.content.definitions import PIECES, Ambushing, Evoking, Protecting, PullAttack, Striking
from game.titles.inkas.rules.acting import pay
from game.titles.inkas.rules.actions import Action, Ambush, Attack, Evoke
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause, Purpose
from game.titles.inkas.rules.events import BattleBegan, Withstood
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.pending import AmbushAsked, Fight, Window
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.state import State, Step


@dataclass(frozen=True, slots=True)
class Strike:
    """What an attack comes to: who attacks whom, the figure that a power gives, its llamas, whether it is an ambush."""

    walla: int
    target: int
    figure: int
    llamas: int
    ambush: bool


def strike_of(game: Game, action: Action) -> Strike:
    """What an action that is an attack comes to, by the own power or an evoked one."""
    made = action.action if isinstance(action, Evoke) else action
    assert isinstance(made, Attack | Ambush)
    walla, target = PIECE_INDEX[made.walla], PIECE_INDEX[made.target]
    user = PIECE_INDEX[action.walla] if isinstance(action, Evoke) else walla  # whose power it is
    figure = llamas = 0
    if isinstance(made, Attack) and (made.reach or made.overload):
        power = game.strike(user, overload=made.overload)
        assert power is not None and isinstance(power.effect, Striking)
        figure, llamas = power.effect.attack, power.llamas
    elif isinstance(made, Ambush):
        power = game.power(user, Ambushing)
        assert power is not None
        llamas = power.llamas
    if isinstance(action, Evoke):
        llamas = evocation_llamas(game, walla)
    return Strike(walla, target, figure, llamas, isinstance(made, Ambush))


def evocation_llamas(game: Game, walla: int) -> int:
    """What a walla pays to evoke."""
    power = game.power(walla, Evoking)
    assert power is not None
    return power.llamas


# figures: every source adds to them, R-58


def attack_figure(state: State, walla: int, power: int = 0) -> int:
    """The attack of a walla, with that of a power: every source adds what it gives above 1."""
    return state.game.attack[walla] + max(power - 1, 0)


def defence_figure(state: State, walla: int) -> int:
    """The defence of a walla of the board; all who protect it here are one source (I-13.4, I-13.5)."""
    return state.game.defence[walla] + (state.game.protection - 1 if is_protected(state, walla) else 0)


def is_protected(state: State, walla: int) -> bool:
    """Whether somebody of its side protects a walla here (I-13.4, notation 2.3)."""
    game = state.game
    seat = game.seat_of[walla]
    if seat == NOBODY:
        return False
    guards = game.protectors
    for lasting in state.lasting:
        guards |= 1 << lasting.user
    return bool(state.look().here(state.places[walla]) & game.own[seat] & guards)


def battle(change: Change, attack: int, defence: int, seat: int, purpose: Purpose) -> bool:
    """Whether the attack succeeds: rolls until it is decided (I-8.4); in a test of survival turned round (I-8.7)."""
    change.emit(BattleBegan, attack, defence)
    less = min(attack, defence) - 1
    attack, defence = attack - less, defence - less
    against = purpose is Purpose.SURVIVAL
    if defence == 1:
        return any(change.approved(seat, purpose) != against for _ in range(attack))
    return all(change.approved(seat, purpose) != against for _ in range(defence))


# announced, answered, carried out


def announce(change: Change, by: int, action: Action | Fight, target: int) -> None:
    """An attack stands; who could answer it is asked first (I-16.10, notation 3.2)."""
    seat = change.game.seat_of[target]
    if protections(change.state, seat, target):
        change.push(Window(seat, by, action))
    else:
        carry_out(change, by, action)


def answered(change: Change) -> None:
    """Somebody has answered or passed: ask again while there is another answer, or else carry the attack out."""
    window = change.state.pending[-1]
    assert isinstance(window, Window)
    change.pop()
    target = attacked(window.action)
    if window.of == change.state.mover and protections(change.state, window.of, target):
        change.push(window)
    else:
        carry_out(change, window.by, window.action)


def closed(change: Change) -> None:
    """All have passed: the attack is carried out."""
    window = change.pop()
    assert isinstance(window, Window)
    carry_out(change, window.by, window.action)


def attacked(action: Action | Fight) -> int:
    """The walla that an attack is directed at."""
    if isinstance(action, Fight):
        return action.walla
    made = action.action if isinstance(action, Evoke) else action
    assert isinstance(made, Attack | Ambush)
    return PIECE_INDEX[made.target]


def carry_out(change: Change, by: int, action: Action | Fight) -> None:
    """The attack is paid and rolled for; who loses dies."""
    if isinstance(action, Fight):
        _fight(change, action)
        return
    state, game = change.state, change.game
    strike = strike_of(game, action)
    evoked = isinstance(action, Evoke)
    pay(change, by, strike.llamas, Cause.EVOCATION if evoked else Cause.POWER)
    if strike.ambush:
        _leave_ambush(change, strike.walla)
    else:
        _use_attack(change, strike)
    attack = attack_figure(state, strike.walla, strike.figure)
    if battle(change, attack, defence_figure(state, strike.target), by, Purpose.BATTLE):
        change.kill(strike.target, strike.walla)
    else:
        change.emit(Withstood, PIECES[strike.target], PIECES[strike.walla])


def _use_attack(change: Change, strike: Strike) -> None:
    """The Attack step is used up, but by the extra attack on who was pulled (R-24)."""
    state = change.state
    change.act(strike.walla)
    extra = change.game.house_rules.pull_attack is PullAttack.EXTRA
    if extra and state.pulled >> strike.target & 1:
        change.note_pulled(state.pulled & ~(1 << strike.target))
    else:
        change.reach(Step.PLACEMENT)


def _leave_ambush(change: Change, walla: int) -> None:
    """Each ambushes once on an entry (I-13.19)."""
    asked = change.pop()
    assert isinstance(asked, AmbushAsked)
    change.push(AmbushAsked(asked.of, asked.entered, asked.left & ~(1 << walla)))


def _fight(change: Change, fight: Fight) -> None:
    """An Amaru's battle: if the attacked one falls, all wallas of its ayllu here fall (I-15.10)."""
    state, game = change.state, change.game
    seat = game.seat_of[fight.walla]
    if not lives(state.places[fight.walla]):
        return
    figures = attack_figure(state, fight.amaru), defence_figure(state, fight.walla)
    if battle(change, *figures, seat, Purpose.SURVIVAL):
        for walla in bits(state.look().here(fight.place) & game.own[seat]):
            change.kill(walla, fight.amaru)
    else:
        change.emit(Withstood, PIECES[fight.walla], PIECES[fight.amaru])


def protections(state: State, seat: int, target: int | None = None) -> list[tuple[int, int]]:
    """The evocations of protection open to a seat: who evokes, and the dead ally whose power it is.

    With a target, only those that would protect it here (notation 2.3).
    """
    look, game = state.look(), state.game
    users = game.own[seat] & game.evokers & look.alive & ~look.paralysed
    allies = game.own[seat] & look.fallen & game.protectors
    if not users or not allies:
        return []
    if target is not None:
        users &= look.here(state.places[target])
    for lasting in state.lasting:
        users &= ~(1 << lasting.user)
    llamas = state.llamas[seat]
    return [
        (walla, ally)
        for walla in bits(users)
        if evocation_llamas(game, walla) <= llamas
        for ally in bits(allies)
        if game.power(ally, Protecting)
    ]
