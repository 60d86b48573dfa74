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
from game.titles.inkas.rules.acting import actor_refusal, actors, llamas_short, paralysed_refusal, pay
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import (
    Ambush,
    Attack,
    Evocable,
    Evoke,
    Fly,
    Protect,
    Pull,
    Speed,
    Steal,
    Transport,
)
from game.titles.inkas.rules.ambushes import able_wallas, ambush_refusal, evocable_ambushes, targets
from game.titles.inkas.rules.attacks import declare, strike_options, strike_refusal, target_refusal
from game.titles.inkas.rules.battles import announce, answered, attacked, evocation_llamas, protections
from game.titles.inkas.rules.catalogue import evoked
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause
from game.titles.inkas.rules.events import AttackAnnounced, Evoked
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, bits
from game.titles.inkas.rules.movement import (
    flight_options,
    flight_refusal,
    fly,
    pull,
    pull_options,
    pull_refusal,
    transport,
    transport_options,
    transport_refusal,
)
from game.titles.inkas.rules.pending import AmbushAsked, Question, Window
from game.titles.inkas.rules.places import lies, lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.staff import staff_in_reach, steal, steal_refusal
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
    return Protecting, 0, "protection", None


# what can be evoked


def _options(state: State) -> Sequence[Evoke]:
    match state.pending[-1] if state.pending else None:
        case Window(of=seat, action=action):
            return _protections(protections(state, seat, attacked(action)))
        case AmbushAsked():
            return _ambushes(state)
    game, look, mover = state.game, state.look(), state.mover
    own = game.own[mover]
    if not look.alive & own & game.evokers or not look.fallen & own:
        return ()
    found = _protections(protections(state, mover))
    if state.step > Step.PLACEMENT:
        return found
    allies = bits(look.fallen & own)
    for walla, _ in actors(state, Step.PLACEMENT):
        if game.evokers >> walla & 1 and evocation_llamas(game, walla) <= state.llamas[mover]:
            for ally in allies:
                found += evoked(ally, tuple(_evocable(state, walla, ally)))
    return found


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
    if state.step <= Step.ATTACK:
        yield from strike_options(state, walla, ally)
    if state.game.power(ally, Stealing) and staff_in_reach(state, walla):
        yield Steal(PIECES[walla])


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
    fits = {Question.AMBUSH: Ambushing, Question.ANSWER: Protecting}
    question = state.question
    assert question is not None
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
    if not state.game.own[seat] >> ally & 1:
        return refuse(Reason.NOT_ALLY, walla=action.walla)
    if not lies(state.places[ally]):
        return refuse(Reason.NOT_LYING, walla=action.walla)
    if state.game.power(ally, kind, figure) is None:
        return refuse(Reason.NO_POWER, walla=action.walla, power=word)
    return llamas_short(state, seat, evocation_llamas(state.game, walla))


def _protector_refusal(state: State, name: str) -> Refusal | None:
    """Why this walla cannot protect: it need not be the active one, but it acts (R-84)."""
    walla = PIECE_INDEX[name]
    if not state.game.own[state.decider] >> walla & 1:
        return refuse(Reason.NOT_OWN, walla=name)
    if not lives(state.places[walla]):
        return refuse(Reason.NOT_ALIVE_HERE, walla=name)
    if state.look().paralysed >> walla & 1:
        return paralysed_refusal(state, walla)
    if any(lasting.user == walla for lasting in state.lasting):
        return refuse(Reason.PROTECTS_ALREADY, walla=name)
    return None


def _answer_refusal(state: State, window: Window, name: str) -> Refusal | None:
    """An attack is answered by protecting who is attacked."""
    place = state.places[attacked(window.action)]
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
            return strike_refusal(state, made, ally) or target_refusal(state, made)
    return None


# carried out


def _evoke(change: Change, seat: int, action: Evoke) -> None:
    made = action.action
    change.emit(Evoked, seat, made.walla, action.walla, _power_of(made)[2])
    llamas = evocation_llamas(change.game, PIECE_INDEX[made.walla])
    match made:
        case Protect():
            pay(change, seat, llamas, Cause.EVOCATION)
            change.protect(PIECE_INDEX[made.walla])
            if change.state.pending:
                answered(change)
        case Attack():
            declare(change, seat, made)
            announce(change, seat, action, PIECE_INDEX[made.target])
        case Ambush():
            place = WAMANIS[change.state.places[PIECE_INDEX[made.target]]]
            change.emit(AttackAnnounced, seat, made.walla, made.target, place, "ambush")
            announce(change, seat, action, PIECE_INDEX[made.target])
        case Fly() | Speed():
            fly(change, seat, made, llamas)
        case Transport():
            transport(change, seat, made, llamas)
        case Pull():
            pull(change, seat, made, llamas)
        case Steal():
            steal(change, seat, made, llamas)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Evoke,
        "evoke {walla} {action:evoked}",
        (Question.TURN, Question.AMBUSH, Question.ANSWER),
        _options,
        _refusal,
        _evoke,
    ),
)
