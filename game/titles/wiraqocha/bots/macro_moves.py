"""The macro moves of Phase II: a conquest or theft with the changes of dice that it needs, a purchase, a card's use."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.titles.wiraqocha.bots.payments import TilePayment, tile_payments
from game.titles.wiraqocha.bots.weights import WEIGHTS, Weights
from game.titles.wiraqocha.bots.win_chance import denied_tiles
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.dice import with_die, without
from game.titles.wiraqocha.rules.engine import legal_actions, successor
from game.titles.wiraqocha.rules.holdings import Holdings
from game.titles.wiraqocha.rules.state import ON_TILE, State
from game.titles.wiraqocha.rules.theft import can_send_somebody, items
from game.titles.wiraqocha.rules.tokens import (
    CAMP,
    IS_DRILL_TYPE,
    IS_EXPLORER_TYPE,
    IS_ZEPPELIN_TYPE,
    KIND_INDEX,
)

DENIAL = 5.0  # what stopping a rival adds to the promise of a move
MOST_PAYMENTS = 4  # ways to pay for one tile that are worth a look
_OTHERS = (a.Build, a.Recover, a.MoveFortress, a.FireRay, a.Ransom)


@dataclass(frozen=True, slots=True)
class MacroMove:
    """Actions that belong together, none of which shows anything unknown; `promise` ranks it before it is tried."""

    actions: tuple[Action, ...]
    promise: float


def macro_moves(state: State, weights: Weights = WEIGHTS) -> list[MacroMove]:
    """The macro moves of the mover in Phase II, the most promising first; the search goes by the weights."""
    seen, denied = state.holdings(), denied_tiles(state, weights)
    probes = _probes(state)
    found = [*_conquests(state, seen, denied, probes)]
    if seen.camp >= 0:
        found += _thefts(state, seen, denied, probes)
        rest = others(state)
        found += [MacroMove((action,), _other_promise(state, action, denied)) for action in rest]
        found += _guards(state, seen, denied)
        found += _by_air(state, rest, denied, probes)
        found += _for_the_last_relic(state, rest, denied, probes)
    return _best_payments_first(found)


def _best_payments_first(found: list[MacroMove]) -> list[MacroMove]:
    """The moves by what they promise; where one is paid in several ways, the others come after the best of all moves,
    as who looks at ten would otherwise look at a single theft."""
    found.sort(key=lambda move: -move.promise)
    paid = Counter[tuple[object, ...]]()
    turn = list[int]()
    for move in found:
        done = _without_dice(move)
        turn.append(paid[done])
        paid[done] += 1
    return [move for _, _, move in sorted(zip(turn, range(len(found)), found, strict=True))]


def _without_dice(move: MacroMove) -> tuple[object, ...]:
    """What a move does, however it is paid."""
    done = list[object]()
    for action in move.actions:
        match action:
            case a.Raise() | a.Lower() | a.Exoskeleton() | a.UseProbe():
                continue
            case a.Conquer():
                done.append((action.tile, action.token, action.capturing))
            case a.Plunder() | a.Tunnel():
                done.append((action.tile, action.item))
            case a.Protect():
                done.append(action.tile)
            case _:
                done.append(action)
    return tuple(done)


def others(state: State) -> list[Action]:
    """What needs no dice: purchases, recoveries, ransoms, and the cards that reach over the board."""
    return [action for action in legal_actions(state) if isinstance(action, _OTHERS)]


def _hands(state: State) -> list[tuple[tuple[Action, ...], tuple[int, ...]]]:
    """The hand as it is, and as the Exoskeleton can make it."""
    found: list[tuple[tuple[Action, ...], tuple[int, ...]]] = [((), state.dice)]
    ready = state.cards[state.mover] & state.game.set_die_cards & ~state.used_cards
    if ready:
        face = state.game.card_effects(ready)[0].face
        for die in set(state.dice) - {face}:
            rest = without(state.dice, (die,))
            if rest is not None:
                found.append(((a.Exoskeleton(die),), with_die(rest, face)))
    return found


Probes = dict[str, list[a.UseProbe]]  # by tile


def _probes(state: State) -> Probes:
    """What the Probe may lower; it is only used with an attack that follows, as its owner would raise it again."""
    found: Probes = {}
    if state.cards[state.mover] & state.game.probe_cards & ~state.used_cards:
        for action in legal_actions(state):
            if isinstance(action, a.UseProbe):
                found.setdefault(action.tile, []).append(action)
    return found


def _attacks(state: State, tile: int, probes: Probes) -> Iterator[tuple[tuple[Action, ...], TilePayment]]:
    """The ways to take what stands on the tile, or to rob it, as it is protected and as a Probe would leave it."""
    yield from _payments_for(state, tile, *state.protection(tile))
    for probe in probes.get(state.game.labels[tile], ()):
        for before, payment in _payments_for(state, tile, *successor(state, probe).protection(tile)):
            yield (probe, *before), payment


def _payments_for(
    state: State, tile: int, level: int, count: int
) -> Iterator[tuple[tuple[Action, ...], TilePayment]]:
    steps = min(4, state.cubes[state.mover] // state.game.figures.step_cubes)
    key = state.game.keys[tile]
    for before, dice in _hands(state):
        for payment in tile_payments(dice, key, level, count, steps)[:MOST_PAYMENTS]:
            yield (*before, *payment.changes), payment


def _guards(state: State, seen: Holdings, denied: int) -> Iterator[MacroMove]:
    """The highest dice on own tiles that a rival needs to win, while they are not used for anything else."""
    for tile, _ in seen.tokens:
        if denied >> tile & 1 and not state.protecting[tile] and tile != state.shield:
            for die in sorted(set(state.dice))[-2:]:
                yield MacroMove((a.Protect(state.game.labels[tile], die),), DENIAL)


def _conquests(state: State, seen: Holdings, denied: int, probes: Probes) -> Iterator[MacroMove]:
    game, board = state.game, state.board
    for tile, label in enumerate(game.labels):
        if not seen.token_moves.targets >> tile & 1 or tile in (state.shield, state.devastated):
            continue
        piece = board[tile]
        payments = list(_attacks(state, tile, probes))
        if not payments:
            continue
        capturing = game.hostages and piece >= 0 and piece & 7 != CAMP
        for source in seen.token_moves.sources_for(tile):
            kind, token = source & 7, game.catalogue.tokens[source]
            loss = 0.0 if token.place == a.RESERVE else _loss(state, token.place, kind)
            gain = _worth(state, tile, kind) - loss + DENIAL * (denied >> tile & 1)
            for before, payment in payments:
                promise = (
                    gain
                    - 0.25 * payment.price
                    - 0.15 * (len(payment.using) + len(payment.beating))
                    - 0.3 * len(before)
                )
                conquest = a.Conquer(label, token, payment.using, payment.beating, False)
                yield MacroMove((*before, conquest), promise)
                if capturing:
                    taking = a.Conquer(label, token, payment.using, payment.beating, True)
                    yield MacroMove((*before, taking), promise + 0.1)


def _by_air(state: State, rest: list[Action], denied: int, probes: Probes) -> Iterator[MacroMove]:
    """The attacks on tiles that a rival needs to win for which a Zeppelin is recovered, worth little by itself."""
    for action in _recovery(rest, IS_ZEPPELIN_TYPE) if denied else ():
        ready = successor(state, action)
        seen = ready.holdings()
        for move in (*_conquests(ready, seen, denied, probes), *_thefts(ready, seen, denied, probes)):
            done = move.actions[-1]
            if not isinstance(done, a.Conquer | a.Plunder):
                continue
            tile = state.game.index[done.tile]
            if isinstance(done, a.Plunder):
                new = not can_send_somebody(state, tile)
            else:
                new = state.fliers_only(tile) and done.token.place == a.RESERVE
            if new and denied >> tile & 1:
                yield MacroMove((action, *move.actions), move.promise - 0.3)


def _recovery(rest: list[Action], wanted: Sequence[bool]) -> list[a.Recover]:
    """A recovery of a token whose kind is one of those wanted, if there is any."""
    found = [act for act in rest if isinstance(act, a.Recover) and wanted[KIND_INDEX[act.kind]]]
    return found[:1]


def _for_the_last_relic(state: State, rest: list[Action], denied: int, probes: Probes) -> Iterator[MacroMove]:
    """The conquests of Ruins by an Explorer that is recovered for them, where one relic is lacking."""
    game = state.game
    if game.victory.relics - state.relics.count(state.mover) != 1:
        return
    for action in _recovery(rest, IS_EXPLORER_TYPE):
        ready = successor(state, action)
        for move in _conquests(ready, ready.holdings(), denied, probes):
            done = move.actions[-1]
            if not isinstance(done, a.Conquer) or done.token.place != a.RESERVE:
                continue
            relic = game.relic_on[game.index[done.tile]]
            finds = relic >= 0 and state.relics[relic] == ON_TILE
            if finds and IS_EXPLORER_TYPE[KIND_INDEX[done.token.kind]]:
                yield MacroMove((action, *move.actions), move.promise)


def _worth(state: State, tile: int, kind: int) -> float:
    """A rough worth of having this kind of token on the tile."""
    game = state.game
    worth = 1.0 + game.resources[tile] + 1.5 * game.dice[tile] + 0.4 * game.rerolls[tile]
    if IS_DRILL_TYPE[kind]:
        worth += 0.8 * (game.extraction[tile] or game.figures.ground_extraction)
    relic = game.relic_on[tile]
    if relic >= 0 and state.relics[relic] == ON_TILE:
        worth += 4.0 if IS_EXPLORER_TYPE[kind] else 1.5 if IS_ZEPPELIN_TYPE[kind] else 0.0
    if state.board[tile] >= 0:
        worth += 2.0 if state.board[tile] & 7 == CAMP else 1.5
    if kind == CAMP:
        worth += 4.0 if state.holdings().camp < 0 else -1.0
    return worth


def _loss(state: State, place: str, kind: int) -> float:
    """A rough worth of what a token leaves behind."""
    game = state.game
    tile = game.index[place]
    worth = 1.0 + game.resources[tile] + 1.5 * game.dice[tile] + 0.4 * game.rerolls[tile]
    if IS_DRILL_TYPE[kind]:
        worth += 0.8 * (game.extraction[tile] or game.figures.ground_extraction)
    return worth


def _thefts(state: State, seen: Holdings, denied: int, probes: Probes) -> Iterator[MacroMove]:
    game = state.game
    tunnel = state.cards[state.mover] & game.tunnel_cards & ~state.used_cards
    for tile, piece in seen.foes:
        loot = items(state, piece >> 3)
        if not loot or piece & 7 != CAMP:
            continue
        label, urgent = game.labels[tile], DENIAL * (denied >> tile & 1)
        if tile != state.shield and can_send_somebody(state, tile):
            for before, payment in _attacks(state, tile, probes):
                for item in loot:
                    plunder = a.Plunder(label, payment.using, payment.beating, item)
                    yield MacroMove((*before, plunder), urgent + _booty(item) - 0.3 * len(before))
        if tunnel:
            for before, payment in _payments_for(state, tile, 0, 0):
                for item in loot:
                    theft = a.Tunnel(label, payment.using, item)
                    yield MacroMove((*before, theft), urgent + _booty(item) - 0.3 * len(before))


def _booty(item: a.Item) -> float:
    return 5.0 if isinstance(item, a.Relic) else 3.0


def _other_promise(state: State, action: Action, denied: int) -> float:
    match action:
        case a.Build():
            return 4.0 + 0.2 * state.game.cards[state.game.card_index[action.card]].cost.resources
        case a.FireRay():
            tile = state.game.index[action.tile]
            foe = state.board[tile] >= 0 and state.board[tile] >> 3 != state.mover
            urgent = DENIAL * (denied >> tile & 1)
            return urgent + (2.5 if foe else 1.5 if state.game.relic_on[tile] >= 0 else -5.0)
    return 2.0
