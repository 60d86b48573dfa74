"""The Move (section 7): placing, steps, and the powers that boost it (I-13.6 to I-13.10, I-13.15)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES, WAMANIS, Stealing, Transporting
from game.titles.inkas.content.house_rules import PullAttack, TransportedEnemies
from game.titles.inkas.rules import flights
from game.titles.inkas.rules.acting import actor_refusal, actors, own_powers, pay, power_refusal
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Place, Pull, Transport, Walk
from game.titles.inkas.rules.board import FREE, PERIPHERAL, SUYU
from game.titles.inkas.rules.catalogue import moves, placings, pulling, transports
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.events import Moved, Pulled, Transported, WallaPlaced
from game.titles.inkas.rules.fires import burn, burning
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, WAMANI_INDEX, bits
from game.titles.inkas.rules.moves import answered, finish_move, free, power_cost
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.places import READY, lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import Numbers, State, Step

_TURN = (Question.TURN,)
_FLAGS: Final = 4096  # boards of flags, of which it is kept where to place


# placing


def placing_wamanis(state: State) -> tuple[int, ...]:
    """Where the mover may place."""
    game = state.game
    if not (game.advanced or game.house_rules.family_flags_place):
        return game.homes[state.mover]
    return wamanis_to_place(state, state.mover)


def wamanis_to_place(state: State, seat: int) -> tuple[int, ...]:
    """Where a seat may place: at home; but in Family, where a house rule says so (R-11), also on flags of the own side,
    and not on those of others (I-7.3, I-7.4, I-18.4)."""
    game = state.game
    homes = game.homes[seat]
    if not (game.advanced or game.house_rules.family_flags_place):
        return homes
    return _on_own_flags(state.flags, homes, seat, game.partners[seat])


@lru_cache(maxsize=_FLAGS)
def _on_own_flags(flags: Numbers, homes: Numbers, seat: int, partner: int) -> Numbers:
    own = seat, partner
    return tuple(
        [
            place
            for place in range(PERIPHERAL)
            if (place in homes if (flag := flags[place]) == NOBODY else flag in own)
        ]
    )


def _place_options(state: State) -> Sequence[Place]:
    if state.step > Step.MOVE or state.active != NOBODY:
        return ()
    homes, found, places = placing_wamanis(state), list[Place](), state.places
    for walla in state.game.wallas_of[state.mover]:
        if places[walla] in READY:
            found += placings(walla, homes)
    return found


def _place_refusal(state: State, action: Place) -> Refusal | None:
    walla, place = PIECE_INDEX[action.walla], WAMANI_INDEX[action.wamani]
    if state.step > Step.MOVE:
        return refuse(Reason.STEP_PAST, question="move")
    if walla not in state.game.wallas_of[state.mover]:
        return refuse(Reason.NOT_OWN, walla=action.walla)
    if state.active != NOBODY:
        return refuse(Reason.OTHER_ACTS, walla=PIECES[state.active])
    if state.places[walla] not in READY:
        return refuse(Reason.NOT_IN_SUPPLY, walla=action.walla)
    if place in placing_wamanis(state):
        return None
    at_home = place in state.game.homes[state.mover]
    return refuse(Reason.HOME_LOST if at_home else Reason.NOT_HOME, wamani=action.wamani)


def _place(change: Change, seat: int, action: Place) -> None:
    walla = PIECE_INDEX[action.walla]
    place = WAMANI_INDEX[action.wamani]
    change.stand(walla, place)
    change.note_placed(seat)
    change.emit(WallaPlaced, seat, action.walla, action.wamani)
    finish_move(change, walla, place)


# a step


def _move_options(state: State) -> Sequence[Walk]:
    steps, found = state.game.board.steps, list[Walk]()
    for walla, place in actors(state, Step.MOVE):
        found += moves(walla, steps[place])
    return found


def _move_refusal(state: State, action: Walk) -> Refusal | None:
    if refused := actor_refusal(state, Step.MOVE, action.walla):
        return refused
    place, other = state.places[PIECE_INDEX[action.walla]], WAMANI_INDEX[action.wamani]
    if state.game.board.leads(place, other):
        return None
    return refuse(Reason.WALL if other in FREE[place] else Reason.NO_STEP, wamani=action.wamani)


def _move(change: Change, seat: int, action: Walk) -> None:
    walla, place = PIECE_INDEX[action.walla], WAMANI_INDEX[action.wamani]
    origin = change.state.places[walla]
    change.stand(walla, place)
    change.emit(Moved, seat, action.walla, WAMANIS[origin], action.wamani)
    finish_move(change, walla, place, burnt=[burning(change.state, walla, (origin, place))])


# transportation


def transport_options(state: State, walla: int) -> Sequence[Transport]:
    """All transports of a walla that are listed (I-13.6, I-13.7)."""
    look, origin = state.look(), state.places[walla]
    if not SUYU[origin]:
        return ()
    here, side = look.here(origin), state.game.side[state.mover]
    enemies = here & ~side
    sides = [here & side & ~(1 << walla), enemies]
    if enemies and state.game.house_rules.transported_enemies is TransportedEnemies.ONE_AYLLU:
        masks = (*state.game.own, state.game.wild)  # wild Amarus are one ayllu of enemies
        sides[1:] = [enemies & mask for mask in masks if enemies & mask]
    return transports(walla, SUYU[origin], tuple(sides), look.dead_at(origin))


def transport_refusal(state: State, action: Transport) -> Refusal | None:
    """Why who could use the power cannot transport so; every lawful company is accepted (notation 3.4)."""
    walla, look = PIECE_INDEX[action.walla], state.look()
    origin = state.places[walla]
    if WAMANI_INDEX[action.wamani] not in SUYU[origin]:
        return refuse(Reason.NOT_IN_SUYU, wamani=action.wamani)
    living = look.here(origin)
    company = 0
    for name in action.company:
        if name == action.walla:
            return refuse(Reason.CARRIES_ITSELF, walla=name)
        if not (living | look.dead_at(origin)) >> PIECE_INDEX[name] & 1:
            return refuse(Reason.NOT_WITH_IT, walla=name, wamani=WAMANIS[origin])
        company |= 1 << PIECE_INDEX[name]
    side = state.game.side[state.mover]
    company &= living
    if company & side and company & ~side:
        return refuse(Reason.MIXED_COMPANY)
    ayllus = sum(bool(company & ~side & mask) for mask in (*state.game.own, state.game.wild))
    one = state.game.house_rules.transported_enemies is TransportedEnemies.ONE_AYLLU
    return refuse(Reason.ONE_AYLLU) if one and ayllus > 1 else None


def transport(change: Change, seat: int, action: Transport) -> None:
    """Carry out a transport."""
    walla, place = PIECE_INDEX[action.walla], WAMANI_INDEX[action.wamani]
    origin = change.state.places[walla]
    company = [PIECE_INDEX[name] for name in action.company]
    change.carry([walla, *company], place)
    change.emit(Transported, seat, action.walla, WAMANIS[origin], action.wamani, action.company)
    finish_move(change, walla, place, sum(1 << one for one in company))


def _transport_options(state: State) -> Sequence[Transport]:
    able = own_powers(state, Step.MOVE, Transporting, state.game.transporters)
    return [action for walla, _, _ in able for action in transport_options(state, walla)]


def _transport_refusal(state: State, action: Transport) -> Refusal | None:
    return (
        actor_refusal(state, Step.MOVE, action.walla)
        or power_refusal(state, action.walla, Transporting, 0, "transportation")
        or transport_refusal(state, action)
    )


def _transport(change: Change, seat: int, action: Transport) -> None:
    _pay_transport(change, seat, action)
    transport(change, seat, action)


def _pay_transport(change: Change, seat: int, action: Transport) -> None:
    pay(change, seat, _transport_price(change.state, action), share=action.borrowing)


def _transport_price(state: State, action: Transport) -> int:
    return power_cost(state.game, action.walla, Transporting)


# theft of a walla


def pull_options(state: State, walla: int) -> Iterator[Pull]:
    """All enemies that a walla could pull (I-13.15)."""
    look, place = state.look(), state.places[walla]
    enemies = state.game.enemies[state.mover]
    for other in state.game.board.steps[place]:
        for enemy in bits(look.here(other) & enemies):
            yield pulling(walla, enemy)


def pull_refusal(state: State, action: Pull) -> Refusal | None:
    """Why who could use the power cannot pull this one."""
    enemy, place = PIECE_INDEX[action.enemy], state.places[PIECE_INDEX[action.walla]]
    if not state.game.enemies[state.mover] >> enemy & 1:
        return refuse(Reason.NOT_ENEMY, walla=action.enemy)
    other = state.places[enemy]
    if not lives(other):
        return refuse(Reason.NOT_ALIVE_HERE, walla=action.enemy)
    if other == place:
        return refuse(Reason.HERE_ALREADY, walla=action.enemy)
    return None if state.game.board.leads(place, other) else refuse(Reason.OUT_OF_REACH, walla=action.enemy)


def pull(change: Change, seat: int, action: Pull) -> None:
    """Carry out a pull. An attack on who would paralyse comes before that counts (R-57)."""
    walla, enemy = PIECE_INDEX[action.walla], PIECE_INDEX[action.enemy]
    origin, place = change.state.places[enemy], change.state.places[walla]
    change.stand(enemy, place)
    change.emit(Pulled, seat, action.walla, action.enemy, WAMANIS[origin], WAMANIS[place])
    change.act(walla)
    change.reach(Step.ATTACK)
    every = change.game.house_rules.pull_attack is PullAttack.EXTRA
    if every or change.game.paralysers >> enemy & 1:
        change.note_pulled(1 << enemy)
    burn(change, [burning(change.state, enemy, (origin, place))])


def _pull_options(state: State) -> Sequence[Pull]:
    able = own_powers(state, Step.MOVE, Stealing, state.game.thieves)
    return [action for walla, _, _ in able for action in pull_options(state, walla)]


def _pull_refusal(state: State, action: Pull) -> Refusal | None:
    return (
        actor_refusal(state, Step.MOVE, action.walla)
        or power_refusal(state, action.walla, Stealing, 0, "theft")
        or pull_refusal(state, action)
    )


def _pull(change: Change, seat: int, action: Pull) -> None:
    _pay_pull(change, seat, action)
    pull(change, seat, action)


def _pay_pull(change: Change, seat: int, action: Pull) -> None:
    pay(change, seat, _pull_price(change.state, action), share=action.borrowing)


def _pull_price(state: State, action: Pull) -> int:
    return power_cost(state.game, action.walla, Stealing)


PLACED, WALKED = answered(_place, free), answered(_move, free)
TRANSPORTED, PULLED = answered(transport, _pay_transport), answered(pull, _pay_pull)

ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Place, "place {walla} {wamani}", _TURN, _place_options, _place_refusal, _place, PLACED),
    ActionRules(Walk, "move {walla} {wamani}", _TURN, _move_options, _move_refusal, _move, WALKED),
    *flights.ACTION_RULES,
    ActionRules(
        Transport,
        "transport {walla} {wamani} [with {company:wallas}] [borrowing {borrowing:number}]",
        _TURN,
        _transport_options,
        _transport_refusal,
        _transport,
        TRANSPORTED,
        price=_transport_price,
    ),
    ActionRules(
        Pull,
        "pull {walla} {enemy:walla} [borrowing {borrowing:number}]",
        _TURN,
        _pull_options,
        _pull_refusal,
        _pull,
        PULLED,
        price=_pull_price,
    ),
)
