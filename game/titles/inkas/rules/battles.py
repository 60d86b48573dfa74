"""Battles (section 8): who may be attacked, the figures, the rolls; and the window in which an attack is answered."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.titles.inkas.content.card_effects import Tampu
from game.titles.inkas.content.definitions import PIECES, Ambushing, Evoking, Protecting, Striking
from game.titles.inkas.content.house_rules import PullAttack
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.acting import pay
from game.titles.inkas.rules.actions import Action, Ambush, Attack, Evoke
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.cards import answered_window
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause, Purpose
from game.titles.inkas.rules.events import BattleBegan, Withstood
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, PLAYED, WALLA_COUNT, bits
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.lending import borrowed, funds
from game.titles.inkas.rules.pending import AmbushAsked, Fight, Lasting, Shape, Window
from game.titles.inkas.rules.places import in_rebirth, lives
from game.titles.inkas.rules.state import State, Step


@dataclass(frozen=True, slots=True)
class AttackMade:
    """What an attack comes to: who attacks whom, the figure that a power gives, its llamas, whether it is an ambush."""

    walla: int
    target: int
    figure: int
    llamas: int
    ambush: bool


def strike_of(game: Game, action: Action) -> AttackMade:
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
    return AttackMade(walla, target, figure, llamas, isinstance(made, Ambush))


def evocation_llamas(game: Game, walla: int) -> int:
    """What a walla pays to evoke."""
    power = game.power(walla, Evoking)
    assert power is not None
    return power.llamas


# figures: every source adds to them, R-58


def attack_figure(state: State, walla: int, power: int = 0) -> int:
    """The attack of a piece, with that of a power: every source adds what it gives above 1."""
    figure = state.game.attack[walla] + max(power - 1, 0)
    if not state.game.advanced:
        return figure
    figure += _of_tampus(state, walla)[0] + _of_shapes(state, walla, Shape.CLAWS, state.game.attack)
    return figure + _of_powers(state, walla)[0] if state.lasting else figure


def defence_figure(state: State, walla: int) -> int:
    """The defence of a piece of the board; all who protect it here are one source (I-13.4, I-13.5)."""
    game = state.game
    if game.seat_of[walla] == NOBODY:
        return game.printed[walla]  # with her own Protection alone
    figure = game.defence[walla] + (game.protection - 1 if is_protected(state, walla) else 0)
    if not game.advanced:
        return figure
    figure += _of_tampus(state, walla)[1] + _of_shapes(state, walla, Shape.SCALES, game.printed)
    return figure + _of_powers(state, walla)[1] if state.lasting else figure


def _of_tampus(state: State, walla: int) -> tuple[int, int]:
    """What the Tampus beside a walla add to its attack and its defence."""
    attack = defence = 0
    for holder, card in state.tampus:
        if holder == walla:
            effect = state.game.effects[card]
            assert isinstance(effect, Tampu)
            attack, defence = attack + effect.attack, defence + effect.defence
    return attack, defence


def _of_shapes(state: State, walla: int, shape: Shape, figures: Sequence[int]) -> int:
    """What the evoked figures of dead Amarus add (I-13.29)."""
    return sum(
        [
            figures[lasting.ally] - 1
            for lasting in state.lasting
            if (lasting.user, lasting.shape) == (walla, shape)
        ]
    )


def _of_powers(state: State, walla: int) -> tuple[int, int]:
    """What the user's own lasting powers add to its attack and its defence (I-17)."""
    figures = state.game.lasting_figures
    given = [figures[one.shape] for one in state.lasting if one.user == walla and one.shape in figures]
    return sum([attack - 1 for attack, _ in given]), sum([defence - 1 for _, defence in given])


def is_protected(state: State, walla: int) -> bool:
    """Whether somebody of its side protects a walla here (I-13.4, notation 2.3)."""
    game = state.game
    seat = game.seat_of[walla]
    if seat == NOBODY:
        return False
    guards = game.protectors
    for lasting in state.lasting:
        if lasting.shape is Shape.PROTECTION:
            guards |= 1 << lasting.user
    return bool(state.look().here(state.places[walla]) & game.side[seat] & guards)


def battle(change: Change, attack: int, defence: int, seat: int, purpose: Purpose) -> bool:
    """Whether the attack succeeds: rolls until it is decided (I-8.4); in a test of survival turned round (I-8.7).

    `approvals.Trial` says the same for what is answered after a roll.
    """
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
    game, state = change.game, change.state
    if game.advanced or any(
        protections(state, seat, target) for seat in bits(game.sides[game.seat_of[target]])
    ):
        change.push(Window(NOBODY, by, action))
    else:
        carry_out(change, by, action)


def note_answer(change: Change, seat: int) -> None:
    """An answer stands: its window begins anew, out of its own turn without who has answered (R-54)."""
    window = change.state.pending[-1] if change.state.pending else None
    if isinstance(window, Window):
        change.pop()
        noted = change.game.advanced or seat != change.state.mover
        answered = window.answered | (1 << seat if noted else 0)
        change.push(replace(window, of=NOBODY, passed=0, answered=answered))


def is_attack(action: Action | Fight) -> bool:
    """Whether an action is an attack on a walla: an Attack, an ambush, a battle that comes by itself (R-69)."""
    made = action.action if isinstance(action, Evoke) else action
    return isinstance(made, Attack | Ambush | Fight)


def protecting_answers(state: State, window: Window, seat: int) -> list[tuple[int, int]]:
    """The evocations of protection by which a seat may answer in a window (notation 2.3)."""
    if window.number > 1 or seat == window.by or not is_attack(window.action):
        return []
    target = attacked_in(window)
    if not state.game.side[seat] >> target & 1:
        return []
    return protections(state, seat, target)


def attacked_in(window: Window) -> int:
    """The walla that the attack of a window is directed at, or was turned on (R-72)."""
    return attacked(window.action) if window.target == NOBODY else window.target


def answered_attack(state: State) -> int:
    """The walla whose attack is answered now, or NOBODY."""
    window = answered_window(state)
    return attacked_in(window) if window and is_attack(window.action) else NOBODY


def attacked(action: Action | Fight) -> int:
    """The walla that an attack is directed at."""
    if isinstance(action, Fight):
        return action.walla
    made = action.action if isinstance(action, Evoke) else action
    assert isinstance(made, Attack | Ambush)
    return PIECE_INDEX[made.target]


def carry_out(change: Change, by: int, action: Action | Fight) -> None:
    """Where attacks are answered in one window alone: the attack is paid and rolled for; who loses dies."""
    state = change.state
    if isinstance(action, Fight):
        if lives(state.places[action.walla]):
            trial = fight_trial(state, action)
            fallen = battle(change, trial.attack, trial.defence, trial.seat, trial.purpose)
            fight(change, action, survives=not fallen)
        return
    strike = strike_of(change.game, action)
    _pay(change, by, action, strike)
    _spend(change, strike)
    attack = attack_figure(state, strike.walla, strike.figure)
    success = battle(change, attack, defence_figure(state, strike.target), by, Purpose.BATTLE)
    defeat(change, strike.walla, strike.target, success)


def _pay(change: Change, by: int, action: Action, strike: AttackMade) -> None:
    cause = Cause.EVOCATION if isinstance(action, Evoke) else Cause.POWER
    pay(change, by, strike.llamas, cause, borrowed(action))


def _spend(change: Change, strike: AttackMade) -> None:
    if strike.ambush:
        _leave_ambush(change, strike.walla)
    else:
        _use_attack(change, strike)


def pay_attack(change: Change, by: int, action: Action) -> None:
    """The llamas of an attack."""
    _pay(change, by, action, strike_of(change.game, action))


def spend_attack(change: Change, by: int, action: Action) -> None:
    """The Attack step, or who lay in ambush, is used up."""
    _spend(change, strike_of(change.game, action))


def attack_trial(state: State, by: int, action: Action) -> Trial:
    """The battle of an attack, with the figures of now."""
    strike = strike_of(state.game, action)
    attack = attack_figure(state, strike.walla, strike.figure)
    return Trial(by, Purpose.BATTLE, attack, defence_figure(state, strike.target))


def strike_down(change: Change, by: int, action: Action, success: bool) -> None:
    """Who loses dies; a wild Amaru is dominated, a god goes to the Ukhu Pacha (I-8.8, I-15.7, I-15.14)."""
    strike = strike_of(change.game, action)
    defeat(change, strike.walla, strike.target, success)


def defeat(change: Change, walla: int, target: int, success: bool) -> None:
    """What comes of a walla's attack."""
    if not success:
        change.emit(Withstood, PIECES[target], PIECES[walla])
    elif target >= WALLA_COUNT:
        change.banish(target)
    elif change.game.wild >> target & 1:
        change.dominate(target, change.game.seat_of[walla])
    else:
        change.kill(target, walla)
        if target != walla and any(
            one.user == walla and one.shape is LastingState.ABOMINATION for one in change.state.lasting
        ):
            change.devour(target, walla)


def _use_attack(change: Change, strike: AttackMade) -> None:
    """The Attack step is used up, but by the extra attack on who was pulled (R-24); if who attacks has died meanwhile,
    the whole Action phase is."""
    state = change.state
    if not lives(state.places[strike.walla]):
        change.use_attack()
        change.reach(Step.UNVEILING)
        return
    change.act(strike.walla)
    if (time := timed(state, strike.walla)) and strike.target < WALLA_COUNT and _are_together(state, strike):
        change.note_assailed(time, strike.target)
        change.reach(Step.ATTACK)
        return
    extra = change.game.house_rules.pull_attack is PullAttack.EXTRA
    if extra and state.pulled >> strike.target & 1:
        change.note_pulled(state.pulled & ~(1 << strike.target))
    else:
        change.use_attack()


def timed(state: State, walla: int) -> Lasting | None:
    """The time in which a walla may attack every enemy here once (R-87)."""
    return next((one for one in state.lasting if one.shape is LastingState.TIME and one.user == walla), None)


def _are_together(state: State, strike: AttackMade) -> bool:
    place = state.places[strike.walla]
    return lives(place) and state.places[strike.target] == place


def _leave_ambush(change: Change, walla: int) -> None:
    """Each ambushes once on an entry (I-13.19)."""
    asked = change.pop()
    assert isinstance(asked, AmbushAsked)
    change.push(AmbushAsked(asked.of, asked.entered, asked.left & ~(1 << walla)))


def fight_trial(state: State, fight: Fight) -> Trial:
    """The test of survival of who an Amaru or a god attacks (I-8.7); by a power one approval is enough (R-76)."""
    if fight.amaru < PLAYED:
        return Trial(state.game.seat_of[fight.walla], Purpose.SURVIVAL)
    figures = attack_figure(state, fight.amaru), defence_figure(state, fight.walla)
    return Trial(state.game.seat_of[fight.walla], Purpose.SURVIVAL, *figures)


def fight(change: Change, fight: Fight, *, survives: bool) -> None:
    """What comes of it. Where an attacker was just found all wallas of the fallen's ayllu here fall, or all foes of the
    god (I-15.5, I-15.10); gods send theirs to the Ukhu Pacha (I-15.8)."""
    state, game = change.state, change.game
    seat, god = game.seat_of[fight.walla], fight.amaru >= WALLA_COUNT
    if survives:
        change.emit(Withstood, PIECES[fight.walla], PIECES[fight.amaru])
        return
    fallen = 1 << fight.walla
    if fight.woken:
        foes = [own for other, own in enumerate(game.own) if game.foes[other] >> fight.amaru & 1]
        fallen = state.look().here(fight.place) & (sum(foes) if god else game.own[seat])
    for walla in bits(fallen):
        if god:
            change.banish(walla)
        else:
            change.kill(walla, fight.amaru)


def evocable_dead(state: State, seat: int) -> int:
    """The dead allies of a seat whose powers a Shaman may use: not those in the Ukhu Pacha (I-13.27, R-27)."""
    game = state.game
    found = game.side[seat] & state.look().fallen
    if game.kind.tray:
        for walla in bits(game.side[seat]):
            if in_rebirth(state.places[walla]):
                found |= 1 << walla
    return found


def protections(state: State, seat: int, target: int | None = None) -> list[tuple[int, int]]:
    """The evocations of protection open to a seat: who evokes, and the dead ally whose power it is.

    With a target, only those that would protect it here (notation 2.3).
    """
    look, game = state.look(), state.game
    users = game.own[seat] & game.evokers & look.alive & ~look.paralysed
    if not users:
        return []
    allies = evocable_dead(state, seat) & game.protectors
    if not allies:
        return []
    if target is not None:
        users &= look.here(state.places[target])
    for lasting in state.lasting:
        if lasting.shape is Shape.PROTECTION:
            users &= ~(1 << lasting.user)
    llamas = funds(state, seat)
    return [
        (walla, ally)
        for walla in bits(users)
        if evocation_llamas(game, walla) <= llamas
        for ally in bits(allies)
        if game.power(ally, Protecting)
    ]
