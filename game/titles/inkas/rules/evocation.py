"""Evocation (I-13.27, I-13.28): a Shaman uses a power of a dead ally, in the own turn or as an answer."""

from collections.abc import Iterator, Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import (
    PIECES,
    WAMANIS,
    Ambushing,
    Flying,
    Power,
    PowerEffect,
    Protecting,
    Stealing,
    Striking,
    Transporting,
)
from game.titles.inkas.rules.acting import (
    acting_refusal,
    actor_refusal,
    actors,
    is_threatened,
    llamas_short,
    pay,
)
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import (
    Ambush,
    Attack,
    Claws,
    Evocable,
    Evoke,
    Fly,
    Protect,
    Pull,
    Scales,
    Speed,
    Steal,
    Transport,
)
from game.titles.inkas.rules.ambushes import (
    able_wallas,
    ambush_refusal,
    declare_ambush,
    evocable_ambushes,
    targets,
)
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.attacks import declare, strike_options, strike_refusal, target_refusal
from game.titles.inkas.rules.battles import (
    announce,
    attack_trial,
    attacked_in,
    evocable_dead,
    evocation_llamas,
    is_attack,
    note_answer,
    protecting_answers,
    protections,
    spend_attack,
    strike_down,
)
from game.titles.inkas.rules.catalogue import evoked
from game.titles.inkas.rules.change import Change, as_lent
from game.titles.inkas.rules.event_values import Cause
from game.titles.inkas.rules.events import Evoked
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, PLAYED, bits
from game.titles.inkas.rules.flights import flight_options, flight_refusal, fly
from game.titles.inkas.rules.lending import funds, lendable
from game.titles.inkas.rules.movement import (
    pull,
    pull_options,
    pull_refusal,
    transport,
    transport_options,
    transport_refusal,
)
from game.titles.inkas.rules.moves import spend_move
from game.titles.inkas.rules.pending import AmbushAsked, Question, Shape, Window
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.staff import (
    loot_in_reach,
    spend_placement,
    steal,
    steal_at_once,
    steal_refusal,
    steal_trial,
)
from game.titles.inkas.rules.state import State, Step


def _power_of(action: Evocable) -> tuple[type[PowerEffect], int, str, Step | None]:
    """The kind of power that an evoked action uses: its figure, its word, the step of the turn that it takes."""
    match action:
        case Fly():
            return Flying, 1, "flight", Step.MOVE
        case Speed():
            return Flying, 2, "velocity", Step.MOVE
        case Transport():
            return Transporting, 0, "transportation", Step.MOVE
        case Pull():
            return Stealing, 0, "theft", Step.MOVE
        case Steal():
            return Stealing, 0, "theft", Step.PLACEMENT
        case Attack():
            return Striking, 0, "overload" if action.overload else "reach", Step.ATTACK
        case Ambush():
            return Ambushing, 0, "ambush", None
        case Claws():
            return Striking, 0, "claws", Step.ATTACK
    return Protecting, 0, "protection", None


# what can be evoked


def _options(state: State) -> Sequence[Evoke]:
    match state.pending[-1] if state.pending else None:
        case Window() as window:
            return _protections(protecting_answers(state, window, window.of))
        case AmbushAsked():
            return _ambushes(state)
    game, look, mover = state.game, state.look(), state.mover
    own = game.own[mover]
    if not look.alive & own & game.evokers or not (dead := evocable_dead(state, mover)):
        return ()
    found = _protections(protections(state, mover))
    allies = bits(dead)
    if game.advanced:
        found += _shapes(state, allies)
    if state.step > Step.PLACEMENT or state.step is Step.DAWN:
        return found
    for walla, _ in actors(state, Step.ATTACK if is_threatened(state) else Step.PLACEMENT):
        if game.evokers >> walla & 1 and evocation_llamas(game, walla) <= funds(state, mover):
            for ally in allies:
                found += evoked(ally, tuple(_evocable(state, walla, ally)))
    return found


def _shapes(state: State, allies: list[int]) -> list[Evoke]:
    """The figures of dead Amarus that the mover's Shamans may take (I-13.29)."""
    mover = state.mover
    there = as_lent(state, mover, lendable(state, mover))  # if it can be paid for at all
    named = [
        Evoke(PIECES[ally], kind(PIECES[walla]))
        for walla in bits(state.game.own[mover] & state.game.evokers & state.look().alive)
        for ally in allies
        if ally >= PLAYED
        for kind in (Claws, Scales)
    ]
    return [action for action in named if _refusal(there, action) is None]


def _has_shape(state: State, walla: int, shape: Shape) -> bool:
    return any((lasting.user, lasting.shape) == (walla, shape) for lasting in state.lasting)


def _protections(open_to: list[tuple[int, int]]) -> list[Evoke]:
    return [Evoke(PIECES[ally], Protect(PIECES[walla])) for walla, ally in open_to]


def _ambushes(state: State) -> list[Evoke]:
    asked = state.pending[-1]
    assert isinstance(asked, AmbushAsked)
    return [
        Evoke(PIECES[ally], Ambush(PIECES[walla], PIECES[target]))
        for walla in able_wallas(state)
        for ally in evocable_ambushes(state, walla)
        for target in bits(targets(state, asked.entered))
    ]


def _evocable(state: State, walla: int, ally: int) -> Iterator[Evocable]:
    """What a walla could do in a step of the turn with the powers of a dead ally."""
    for power in state.game.powers[ally]:
        if state.step <= Step.MOVE:
            yield from _evocable_moves(state, walla, power)
    if state.step <= Step.ATTACK and not _has_shape(state, walla, Shape.CLAWS):
        yield from strike_options(state, walla, ally)
    if state.game.power(ally, Stealing) and not is_threatened(state):
        yield from loot_in_reach(state, walla)


def _evocable_moves(state: State, walla: int, power: Power) -> Iterator[Evocable]:
    match power.effect:
        case Flying():
            yield from flight_options(state, walla, power.effect)
        case Transporting():
            yield from transport_options(state, walla)
        case Stealing():
            yield from pull_options(state, walla)


# why not


def _refusal(state: State, action: Evoke) -> Refusal | None:
    asked = state.pending[-1] if state.pending else None
    kind, figure, word, step = _power_of(action.action)
    fits = {Question.AMBUSH: Ambushing, Question.ANSWER: Protecting, Question.DAWN: Protecting}
    question = state.question
    assert question is not None
    if isinstance(action.action, Claws | Scales):
        return _shape_refusal(state, action, action.action, question)
    if fits.get(question, kind) is not kind or (kind is Ambushing and question is not Question.AMBUSH):
        return refuse(Reason.OTHER_QUESTION, seat=state.decider, question=question.value)
    if step is not None:
        refused = actor_refusal(state, step, action.action.walla)
    elif isinstance(action.action, Ambush):
        refused = ambush_refusal(state, action.action)
    else:
        refused = _protector_refusal(state, action.action.walla)
    refused = refused or _evoker_refusal(state, action, kind, figure, word)
    if refused is None and isinstance(asked, Window):
        return _answer_refusal(state, asked, action.action.walla)
    return refused or _use_refusal(state, action)


def _evoker_refusal(
    state: State, action: Evoke, kind: type[PowerEffect], figure: int, word: str
) -> Refusal | None:
    """The walla can evoke and pay for it, and the other one is a dead ally on the board with the power (R-27)."""
    walla, ally = PIECE_INDEX[action.action.walla], PIECE_INDEX[action.walla]
    seat = state.decider
    if not state.game.evokers >> walla & 1:
        return refuse(Reason.NO_POWER, walla=action.action.walla, power="evocation")
    if not state.game.side[seat] >> ally & 1:
        return refuse(Reason.NOT_ALLY, walla=action.walla)
    if not evocable_dead(state, seat) >> ally & 1:
        return refuse(Reason.NOT_LYING, walla=action.walla)
    if word in ("claws", "scales"):
        return llamas_short(state, seat, evocation_llamas(state.game, walla))
    if state.game.power(ally, kind, figure) is None:
        return refuse(Reason.NO_POWER, walla=action.walla, power=word)
    return llamas_short(state, seat, evocation_llamas(state.game, walla))


def _shape_refusal(state: State, action: Evoke, made: Claws | Scales, question: Question) -> Refusal | None:
    """Why a walla cannot take the figure of a dead Amaru: claws are the power of its Attack step, scales of none."""
    if not state.game.advanced:
        return refuse(Reason.LATER_MODE)
    claws = isinstance(made, Claws)
    if question is Question.ANSWER or question is Question.AMBUSH or (claws and question is Question.DAWN):
        return refuse(Reason.OTHER_QUESTION, seat=state.decider, question=question.value)
    if PIECE_INDEX[action.walla] < PLAYED:
        return refuse(Reason.NO_POWER, walla=action.walla, power=made.key)
    refused = actor_refusal(state, Step.ATTACK, made.walla) if claws else acting_refusal(state, made.walla)
    if refused:
        return refused
    if _has_shape(state, PIECE_INDEX[made.walla], Shape.CLAWS if claws else Shape.SCALES):
        return refuse(Reason.PROTECTS_ALREADY, walla=made.walla)
    return _evoker_refusal(state, action, Striking, 0, made.key)


def _protector_refusal(state: State, name: str) -> Refusal | None:
    """Why this walla cannot protect: it need not be the active one, but it acts (R-84)."""
    if refused := acting_refusal(state, name):
        return refused
    walla = PIECE_INDEX[name]
    if any((lasting.user, lasting.shape) == (walla, Shape.PROTECTION) for lasting in state.lasting):
        return refuse(Reason.PROTECTS_ALREADY, walla=name)
    return None


def _answer_refusal(state: State, window: Window, name: str) -> Refusal | None:
    """An attack is answered by protecting who is attacked."""
    if window.number > 1 or window.by == window.of or not is_attack(window.action):
        return refuse(Reason.OTHER_QUESTION, seat=state.decider, question=Question.ANSWER.value)
    if not state.game.side[window.of] >> attacked_in(window) & 1:
        return refuse(Reason.OTHER_QUESTION, seat=state.decider, question=Question.ANSWER.value)
    place = state.places[attacked_in(window)]
    there = state.places[PIECE_INDEX[name]] == place
    return None if there else refuse(Reason.NOT_WITH_IT, walla=name, wamani=WAMANIS[place])


def _use_refusal(state: State, action: Evoke) -> Refusal | None:
    """Why the power cannot be used so."""
    match action.action:
        case Fly() | Speed() as made:
            return flight_refusal(state, made)
        case Transport() as made:
            return transport_refusal(state, made)
        case Pull() as made:
            return pull_refusal(state, made)
        case Steal() as made:
            return steal_refusal(state, made)
        case Attack() as made:
            ally = PIECE_INDEX[action.walla]
            if _has_shape(state, PIECE_INDEX[made.walla], Shape.CLAWS):  # one power in a step
                return refuse(Reason.NO_POWER, walla=action.walla, power=_power_of(made)[2])
            return strike_refusal(state, made, ally) or target_refusal(state, made)
    return None


# carried out


def _evoke(change: Change, seat: int, action: Evoke) -> None:
    """Where actions are answered in one window alone."""
    made = action.action
    _tell(change, seat, action)
    if isinstance(made, Attack | Ambush):
        announce(change, seat, action, PIECE_INDEX[made.target])
        return
    llamas = evocation_llamas(change.game, PIECE_INDEX[made.walla])
    if isinstance(made, Steal):
        steal_at_once(change, seat, made, llamas, action.borrowing)
        return
    pay(change, seat, llamas, _cause(made), action.borrowing)
    if isinstance(made, Protect):
        note_answer(change, seat)
    _apply(change, seat, action, True)


def _cause(made: Evocable) -> Cause:
    return Cause.EVOCATION if isinstance(made, Attack | Ambush | Protect | Claws | Scales) else Cause.POWER


def _tell(change: Change, seat: int, action: Evoke) -> None:
    made = action.action
    change.emit(Evoked, seat, made.walla, action.walla, _power_of(made)[2])
    match made:
        case Attack():
            declare(change, seat, made)
        case Ambush():
            declare_ambush(change, seat, made)


def _pay(change: Change, seat: int, action: Evoke) -> None:
    made = action.action
    pay(change, seat, _price(change.state, action), _cause(made), action.borrowing)


def _price(state: State, action: Evoke) -> int:
    return evocation_llamas(state.game, PIECE_INDEX[action.action.walla])


def _trial(state: State, seat: int, action: Evoke) -> Trial | None:
    """What the power used asks for."""
    match action.action:
        case Attack() | Ambush():
            return attack_trial(state, seat, action)
        case Steal() as made:
            return steal_trial(state, seat, made)
    return None


def _spend(change: Change, seat: int, action: Evoke) -> None:
    """The step of the power is used up (I-13.2); claws leave it open for the attack (notation 2.3)."""
    match action.action:
        case Attack() | Ambush():
            spend_attack(change, seat, action)
        case Steal() as made:
            spend_placement(change, seat, made)
        case Fly() | Speed() | Transport() | Pull() as made:
            spend_move(change, seat, made)
        case Claws() as made:
            change.act(PIECE_INDEX[made.walla])
            change.reach(Step.ATTACK)


def _apply(change: Change, seat: int, action: Evoke, approved: bool) -> None:
    ally = PIECE_INDEX[action.walla]
    match action.action:
        case Protect(walla):
            change.protect(PIECE_INDEX[walla])
        case Claws(walla):
            change.take_shape(PIECE_INDEX[walla], Shape.CLAWS, ally)
        case Scales(walla):
            change.take_shape(PIECE_INDEX[walla], Shape.SCALES, ally)
        case Attack() | Ambush():
            strike_down(change, seat, action, approved)
        case Fly() | Speed() as made:
            fly(change, seat, made)
        case Transport() as made:
            transport(change, seat, made)
        case Pull() as made:
            pull(change, seat, made)
        case Steal() as made:
            steal(change, seat, made, approved)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Evoke,
        "evoke {walla} {action:evoked} [borrowing {borrowing:number}]",
        (Question.TURN, Question.DAWN, Question.AMBUSH, Question.ANSWER),
        _options,
        _refusal,
        _evoke,
        Stages(_apply, _spend, _pay, _trial, _tell),
        price=_price,
    ),
)
