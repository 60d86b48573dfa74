"""What Legendary powers do (section 17), one function for each effect; which power has which is data."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from game.titles.inkas.content.definitions import PIECES, SUYUS, WAMANIS
from game.titles.inkas.content.legends import (
    Area,
    Assailing,
    Deflecting,
    Displacing,
    Enduring,
    LastingState,
    LegendaryKind,
    Movement,
    Numbing,
    Ordeal,
    PowerUse,
    Rearranging,
    SeeingItsHand,
    Slaying,
    Summoning,
    Whom,
)
from game.titles.inkas.rules.actions import Attack, Invoke
from game.titles.inkas.rules.battles import answered_attack, attacked_in, is_attack
from game.titles.inkas.rules.board import FREE, suyu_of, walls_of_suyu
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause, StaffMove
from game.titles.inkas.rules.events import (
    AttackAnnounced,
    AttackTurned,
    PowerUnleashed,
    Revived,
    Shifted,
)
from game.titles.inkas.rules.fires import burn, burning
from game.titles.inkas.rules.fixed_order import (
    CENTRE,
    INNER,
    NOBODY,
    PIECE_INDEX,
    ROUND,
    WAMANI_INDEX,
    bits,
)
from game.titles.inkas.rules.look import spared
from game.titles.inkas.rules.pending import Coming, Due, Inside, Lasting, Shape, Window, WindsAsked
from game.titles.inkas.rules.places import DEAD, lies, lives
from game.titles.inkas.rules.power_targets import around
from game.titles.inkas.rules.seen_hands import let_choose_of_hand
from game.titles.inkas.rules.state import State


def effects_of(kind: LegendaryKind, action: Invoke) -> tuple[PowerUse, ...]:
    """What a use of a power does: the power itself, and the second part that was bought."""
    added = kind.addition.effects if action.adding and kind.addition else ()
    return (*kind.effects, *added)


def bring_about(change: Change, user: int, kind: LegendaryKind, action: Invoke) -> None:
    """Carry out a power, effect by effect."""
    change.emit(
        PowerUnleashed,
        change.game.seat_of[user],
        PIECES[user],
        kind.name,
        action.whom,
        action.where,
        action.adding,
        reached(change.state, user, kind, action),
    )
    for effect in effects_of(kind, action):
        _EFFECTS[type(effect)](change, user, action, effect)


# whom an effect reaches


def placed_effects(
    state: State, user: int, kind: LegendaryKind, action: Invoke, attacked: int
) -> list[tuple[PowerUse, int]]:
    """What a use of a power does, each effect with where the user stands by then (I-17.6): by one before it may have
    gone to another wamani. `attacked`: the walla whose attack is answered, or NOBODY.
    """
    found, place = [], state.places[user]
    for effect in effects_of(kind, action):
        found.append((effect, place))
        if isinstance(effect, Displacing):
            if effect.how is Movement.TO_ATTACKED:
                place = state.places[attacked]
            elif effect.how is Movement.TO_NAMED and action.wamanis:
                place = WAMANI_INDEX[action.wamanis[0]]
    return found


def struck(state: State, user: int, place: int, action: Invoke, effect: Slaying | Numbing) -> int:
    """The living wallas that an effect reaches from where the user stands, never itself nor those who are spared
    (I-17.8)."""
    game, look = state.game, state.look()
    if effect.area is Area.BEARER:
        return _bit(state.bearer) & look.alive
    if effect.area is Area.NAMED:
        return _bit(PIECE_INDEX[action.whom]) & look.alive if action.whom else 0
    found = 0
    for other in wamanis_of(state, place, action, effect.area):
        found |= look.here(other)
    if effect.whom is Whom.ENEMIES:
        found &= game.enemies[game.seat_of[user]]
    return found & ~spared(game, user)


def reached(state: State, user: int, kind: LegendaryKind, action: Invoke) -> tuple[str, ...]:
    """The wamanis in which a use of a power kills or paralyses."""
    found = {
        one
        for effect, place in placed_effects(state, user, kind, action, answered_attack(state))
        if isinstance(effect, Slaying | Numbing)
        for one in wamanis_of(state, place, action, effect.area)
    }
    return tuple(WAMANIS[one] for one in sorted(found))


def wamanis_of(state: State, place: int, action: Invoke, area: Area) -> Iterator[int]:
    """The wamanis of an area about a place; none of one that is a walla."""
    board = state.game.board
    match area:
        case Area.CENTRAL:
            yield from range(INNER, CENTRE + 1)
        case Area.PATH:
            yield place
            yield from (WAMANI_INDEX[name] for name in action.wamanis)
        case Area.SHORE:
            yield from range(ROUND)
            yield from (inner for inner in range(ROUND, 2 * ROUND) if board.leads(inner, inner - ROUND))
        case Area.WALLED:
            suyu = SUYUS.index(action.suyu)
            yield from (one for one in range(CENTRE) if suyu_of(one) == suyu and board.walled >> one & 1)
        case Area.AROUND:
            yield place
            yield from board.steps[place]
        case Area.NEIGHBOURS:
            yield place
            yield from FREE[place]
        case Area.UNWALLED:
            yield from unwalled(state, suyu_of(place))


def unwalled(state: State, suyu: int) -> list[int]:
    """The wamanis that lose a wall when those of a suyu come down; none of the centre, which is in no suyu."""
    walls = walls_of_suyu(state.game.content.walls, suyu) if suyu >= 0 else ()
    return sorted({place for wall in walls if state.game.board.stands(wall) for place in wall})


class Touched(NamedTuple):
    """Masks of wallas: those that a power kills, and all that it names, kills, moves, paralyses or robs."""

    killed: int
    all: int


def touched_by(state: State, user: int, kind: LegendaryKind, action: Invoke, below: Window | None) -> Touched:
    """Whom a use of a power touches (notation 3.2). `below`: the window that it answers, if any."""
    found = killed = 0
    for name in (action.named, action.victim):
        found |= _bit(PIECE_INDEX[name]) if name else 0
    attacked = attacked_in(below) if below is not None and is_attack(below.action) else NOBODY
    for effect, place in placed_effects(state, user, kind, action, attacked):
        match effect:
            case Slaying():
                killed |= struck(state, user, place, action, effect)
            case Numbing():
                found |= struck(state, user, place, action, effect)
            case Summoning() | Ordeal():
                found |= _bit(state.bearer)
                found |= _company(state, user) if isinstance(effect, Ordeal) else 0
            case Displacing(how=Movement.OUTWARD):
                found |= sum(1 << walla for walla in _swept(state, user))
            case Rearranging():
                found |= in_ring(state, user)
            case Enduring(state=LastingState.WEB):
                found |= around(state, place) & ~state.look().here(place) & ~spared(state.game, user)
            case Deflecting() if below is not None and attacked != NOBODY:
                found |= state.game.own[below.by] if below.by != NOBODY else 0
    return Touched(killed, found | killed)


def _bit(walla: int) -> int:
    return 1 << walla if walla != NOBODY else 0


# kills and paralysis


def _slay(change: Change, user: int, action: Invoke, effect: Slaying) -> None:
    state, seat, count = change.state, change.game.seat_of[user], 0
    for walla in bits(struck(state, user, state.places[user], action, effect)):
        count += 1
        if effect.banishes:
            change.banish(walla)
        else:
            change.kill(walla, user)
    change.gain(seat, count * effect.llamas, Cause.POWER)


def _numb(change: Change, user: int, action: Invoke, effect: Numbing) -> None:
    state = change.state
    for walla in bits(struck(state, user, state.places[user], action, effect)):
        let_last(change, Lasting(user, LastingState.PARALYSED, walla))


# what lasts


def let_last(change: Change, lasting: Lasting) -> None:
    """Something lasts, once; what the user has from a use before it keeps."""
    if _plain(lasting) not in [_plain(one) for one in change.state.lasting]:
        change.begin_lasting(lasting)


def brings_nothing(state: State, user: int, kind: LegendaryKind, action: Invoke) -> bool:
    """Whether all that a use of a power would begin lasts already (the same walls are down, the same side burns), or it
    moves nobody."""
    effects = effects_of(kind, action)
    if any(isinstance(effect, Rearranging) for effect in effects):
        return not in_ring(state, user)
    if not all(isinstance(effect, Enduring | Numbing) for effect in effects):
        return False
    begun = [_begun(state, user, action, effect) for effect in effects if isinstance(effect, Enduring)]
    known = [_plain(one) for one in state.lasting]
    return bool(begun) and all(_plain(one) in known for one in begun)


def _plain(lasting: Lasting) -> Lasting:
    """What lasts without whom it has reached; the sides of a fire in no order."""
    return replace(lasting, places=tuple(sorted(lasting.places)), wallas=0)


def _begun(state: State, user: int, action: Invoke, effect: Enduring) -> Lasting:
    """What an effect lets last."""
    shape, place = effect.state, state.places[user]
    match shape:
        case LastingState.FIREWALL:
            return Lasting(user, shape, places=(place, WAMANI_INDEX[action.wamanis[0]]))
        case LastingState.QUAKE:
            return Lasting(user, shape, places=(suyu_of(place),))
        case LastingState.WEB:
            return Lasting(user, shape, places=(place,))
        case LastingState.HOLD | LastingState.SUBJUGATED | LastingState.ABSORBED:
            return Lasting(user, shape, PIECE_INDEX[action.named])
    return Lasting(user, shape)


def _endure(change: Change, user: int, action: Invoke, effect: Enduring) -> None:
    begun = _begun(change.state, user, action, effect)
    let_last(change, begun)
    if begun.ally != NOBODY:
        _join(change, begun.shape, begun.ally)


def _join(change: Change, shape: Shape | LastingState, walla: int) -> None:
    """Who has joined another ayllu: a held soul stands up; whom it was pulled by attacks it no more (I-17.10)."""
    state = change.state
    if shape is LastingState.HOLD and lies(place := state.places[walla]):
        change.stand(walla, place - DEAD)
        seat = change.game.seat_of[walla]
        change.emit(Revived, seat, PIECES[walla], WAMANIS[place - DEAD], Cause.POWER)
    change.note_pulled(state.pulled & change.game.enemies[state.mover])


# the staff, and who goes where


def _summon(change: Change, user: int, action: Invoke, effect: Summoning) -> None:
    bearer = PIECE_INDEX[action.named] if effect.to_named else user
    if change.state.bearer != bearer:
        change.bear(StaffMove.SUMMONED, bearer)


def _displace(change: Change, user: int, action: Invoke, effect: Displacing) -> None:
    state, place = change.state, change.state.places[user]
    match effect.how:
        case Movement.TO_ATTACKED:
            shift(change, user, user, state.places[answered_attack(state)])
        case Movement.TO_NAMED if action.wamanis:
            to = WAMANI_INDEX[action.wamanis[0]]
            shift(change, user, user, to, _along_sector(place, to))
        case Movement.NAMED_HERE:
            pull_here(change, user, PIECE_INDEX[action.named])
        case Movement.OUTWARD:
            for walla in _swept(state, user):
                origin = state.places[walla]
                shift(change, user, walla, origin % ROUND, _along_sector(origin, origin % ROUND))


def pull_here(change: Change, user: int, walla: int) -> None:
    """A walla is pulled to where the user stands; along one side it crosses what burns there (R-86)."""
    places = change.state.places
    shift(change, user, walla, places[user], (places[walla], places[user]))


def _along_sector(origin: int, place: int) -> Sequence[int]:
    """The wamanis of a sector from one to another."""
    by = ROUND if place > origin else -ROUND
    return range(origin, place + by, by)


def shift(change: Change, user: int, walla: int, place: int, way: Sequence[int] = ()) -> None:
    """A walla goes to another wamani by a power, past whatever burns on its way; nobody ambushes it (I-17.8)."""
    origin = change.state.places[walla]
    if origin == place or not lives(origin):
        return
    change.stand(walla, place)
    change.leave_pulled(walla)
    change.emit(Shifted, PIECES[walla], PIECES[user], WAMANIS[origin], WAMANIS[place])
    burn(change, [burning(change.state, walla, way)])


def _swept(state: State, user: int) -> list[int]:
    """Who is in the inner and the middle ring, but the user and who is spared, in the standard order."""
    reached = state.look().alive & ~spared(state.game, user)
    return [walla for walla in bits(reached) if ROUND <= state.places[walla] < CENTRE]


def in_ring(state: State, user: int) -> int:
    """The living wallas of the user's ring but itself; nobody at the centre, which is in no ring (I-3.3)."""
    place = state.places[user]
    if place == CENTRE:
        return 0
    first = place // ROUND * ROUND
    return sum(state.look().here(other) for other in range(first, first + ROUND)) & ~(1 << user)


def _rearrange(change: Change, user: int, action: Invoke, effect: Rearranging) -> None:
    change.push(WindsAsked(change.game.seat_of[user], user, 0))


# attacks


def _assail(change: Change, user: int, action: Invoke, effect: Assailing) -> None:
    assail(change, user, PIECE_INDEX[action.named], Inside.PREDATOR if effect.hunts else Inside.BIOMAGNETISM)


def assail(change: Change, user: int, target: int, inside: Inside) -> None:
    """An attack that is part of a power stands (notation 3.2)."""
    state, seat = change.state, change.game.seat_of[user]
    if not lives(state.places[target]) or state.places[target] != state.places[user]:
        return
    attack = Attack(PIECES[user], PIECES[target])
    change.emit(
        AttackAnnounced, seat, attack.walla, attack.target, WAMANIS[state.places[target]], inside.value
    )
    change.push(Window(NOBODY, seat, attack, inside=inside))


def _deflect(change: Change, user: int, action: Invoke, effect: Deflecting) -> None:
    """The attack that is answered fails at once (R-71), or turns on another walla (R-72)."""
    window = change.state.pending[-1] if change.state.pending else None
    if not isinstance(window, Window) or not is_attack(window.action):
        return
    change.pop()
    if effect.turns:
        change.emit(AttackTurned, change.game.seat_of[user], action.named)
        change.push(replace(window, target=PIECE_INDEX[action.named]))
    else:
        change.push(replace(window, foiled=True))


def _company(state: State, user: int) -> int:
    """The enemies with an Apu who are with the bearer (R-76)."""
    if state.bearer == NOBODY:
        return 0
    here = state.look().here(state.places[state.bearer])
    game = state.game
    return here & game.enemies[game.seat_of[user]] & game.played & ~(1 << state.bearer)


def _try(change: Change, user: int, action: Invoke, effect: Ordeal) -> None:
    place = change.state.places[change.state.bearer]
    coming = tuple(Coming(user, walla) for walla in bits(_company(change.state, user)))
    if coming:
        change.push(Due(coming, False, place))


# hands


def _see_its_hand(change: Change, user: int, action: Invoke, effect: SeeingItsHand) -> None:
    game, seat = change.game, change.game.seat_of[user]
    names = [ayllu.value for ayllu in game.ayllus]
    holder = names.index(action.ayllu) if action.ayllu else game.seat_of[PIECE_INDEX[action.victim]]
    if change.state.is_out(holder):
        return
    change.see_hand(seat, holder)
    let_choose_of_hand(change, seat, holder, 0)


_EFFECTS: Final[dict[type, Callable[[Change, int, Invoke, Any], None]]] = {
    Slaying: _slay,
    Numbing: _numb,
    Enduring: _endure,
    Summoning: _summon,
    Displacing: _displace,
    Assailing: _assail,
    Deflecting: _deflect,
    Rearranging: _rearrange,
    Ordeal: _try,
    SeeingItsHand: _see_its_hand,
}
