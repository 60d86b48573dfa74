"""Why a turn is advised: what its first action is for and against, read off the position."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.core.contract import Remark
from game.titles.wiraqocha.bots.departure_cost import DepartureCost, departure_cost
from game.titles.wiraqocha.bots.throw_aims import ThrowAction, ThrowAim
from game.titles.wiraqocha.bots.win_chance import likeliest_taker
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import RESERVE, Action
from game.titles.wiraqocha.rules.dice import without
from game.titles.wiraqocha.rules.engine import legal_actions, successor
from game.titles.wiraqocha.rules.state import ON_TILE, State
from game.titles.wiraqocha.rules.tokens import (
    CAMP,
    IS_DRILL_TYPE,
    IS_EXPLORER_TYPE,
    KIND_INDEX,
    KINDS,
    NOBODY,
)

MOST_REMARKS: Final = 2
WORTH_TELLING: Final = 0.1  # the chance of a rival to take a tile from which on it is named

CHANGES: Final = (a.Raise, a.Lower, a.Exoskeleton)  # what only makes the dice fit for something
_UNKNOWN: Final = (a.Roll, a.End)
_GOOD_FOR: Final = ("conquer_relic", "conquer_vein", "conquer_dice", "conquer_cubes", "conquer_ruins")
_NAMED_BY_ITSELF: Final = ("conquer_rival", "place_camp")  # they say what is done, not only what for
_PREPARING: Final = (a.Exchange, a.Pass, a.Restore, a.TakeBack)

Details = Mapping[str, object]


def main_reason(state: State, actions: Sequence[Action]) -> Remark:
    """What the first of these actions is for."""
    action = actions[0]
    plain = {"tile": getattr(action, "tile", "")}
    match action:
        case a.Conquer():
            return _conquest(state, action)
        case a.Exchange():
            return _exchange(state, action)
        case a.Plunder() | a.Tunnel():
            return Remark(f"rob_{action.item.key}", plain)
        case a.Protect():
            return _protection(state, action)
        case a.Build(card, tile):
            return (
                Remark("build_on", {"card": card, "tile": tile}) if tile else Remark("build", {"card": card})
            )
        case a.Recover() | a.Restore():
            return Remark("recover", {"kind": action.kind})
        case a.Raise() | a.Lower() | a.Exoskeleton():
            return _change(state, actions)
        case a.FireRay(tile) if state.board[state.game.index[tile]] >= 0:
            return _ray(state, tile)
        case a.Roll() if any(isinstance(other, _PREPARING) for other in legal_actions(state)):
            return Remark("roll_now", {})
        case a.End() if all(isinstance(other, a.End) for other in legal_actions(state)):
            return Remark("end_only", {})
        case a.Reroll(die):
            return Remark("reroll", {"die": die})
    return Remark(action.key, plain)


def throw_reasons(state: State, throw: ThrowAction, aim: ThrowAim | None) -> tuple[Remark, ...]:
    """That a die is to be thrown, and what for."""
    said = main_reason(state, [throw])
    if aim is not None:
        return said, *_aim_remarks(aim)
    return said, Remark("aim.better" if state.holdings().camp >= 0 else "aim.camp_somewhere", {})


def then_throw(throw: ThrowAction, aim: ThrowAim | None) -> tuple[Remark, ...]:
    """That a die can be thrown after what is advised, and what for."""
    details: Details = {"die": throw.die} if isinstance(throw, a.Reroll) else {}
    said = Remark(f"then_{throw.key}", details)
    return (said, *_aim_remarks(aim)[:1]) if aim is not None else (said,)


def _aim_remarks(aim: ThrowAim) -> tuple[Remark, ...]:
    """Which faces bring what, and what that is good for."""
    action, tile = aim.action, aim.state.game.index[aim.action.tile]
    details: dict[str, object] = {"tile": action.tile, "wanted": aim.faces}
    match action:
        case a.Conquer(token=token):
            camp = KIND_INDEX[token.kind] == CAMP and aim.state.holdings().camp < 0
            piece = aim.state.board[tile]
            if camp or piece < 0:
                said = Remark("aim.camp" if camp else "aim.take", details)
            else:
                said = Remark("aim.take_rival", {**details, "player": aim.state.game.colours[piece >> 3]})
            good_for = _conquest(aim.state, action)
            return (said, good_for) if good_for.key in _GOOD_FOR else (said,)
        case a.Protect():
            return (Remark("aim.protect", details),)
    return (Remark("aim.rob", details),)


def remarks(state: State, actions: Sequence[Action]) -> tuple[Remark, ...]:
    """What else speaks for the first of these actions: what it keeps, costs and takes away, and what it leads to."""
    action = actions[0]
    match action:
        case a.Conquer():
            found = [*_of_the_token(state, action), *_of_the_loser(state, action), *_next(actions)]
        case a.Plunder() | a.Tunnel():
            found = [*_progress(state, action), *_next(actions)]
        case a.Build():
            found = [*_of_the_leviathan(state, action), *_next(actions)]
        case a.Raise() | a.Lower() | a.Exoskeleton() | a.Collect() | a.Muster():
            found = [*_after_the_first_steps(state, actions)]
        case _:
            found = [*_next(actions)]
    return tuple(found[:MOST_REMARKS])


def as_good(action: Action) -> Remark:
    """That another action is as good as the one advised."""
    values = {
        name: getattr(action, name) for name in ("tile", "card", "kind", "die") if hasattr(action, name)
    }
    return Remark(f"equal.{action.key}", values)


# what an action is for


def _change(state: State, actions: Sequence[Action]) -> Remark:
    """Which die becomes which, and what that is for."""
    die = face = getattr(actions[0], "die", 0)
    number = 0
    while number < len(actions) and isinstance(actions[number], CHANGES) and _die(actions[number]) == face:
        after = successor(state, actions[number])
        face = next(iter((Counter(after.dice) - Counter(without(state.dice, (face,)))).elements()))
        state, number = after, number + 1
    details = {"die": die, "face": face}
    target = actions[number] if number < len(actions) else None
    if not isinstance(target, a.Conquer) or _conquest(state, target).key in _NAMED_BY_ITSELF:
        return Remark("change_die", details)
    return Remark("change_die_take", {**details, "tile": target.tile})


def _die(action: Action) -> int:
    """The die that an action changes."""
    die: int = getattr(action, "die", 0)
    return die


def _ray(state: State, tile: str) -> Remark:
    """Whom the Death Ray hits."""
    piece = state.board[state.game.index[tile]]
    details = {"tile": tile, "kind": KINDS[piece & 7], "player": state.game.colours[piece >> 3]}
    return Remark("fireray_rival" if piece >> 3 != state.mover else "fireray", details)


def _protection(state: State, action: a.Protect) -> Remark:
    """What the die keeps away, and who would come otherwise."""
    tile, seat = state.game.index[action.tile], state.mover
    chance, taker = likeliest_taker(state, tile, seat)
    after, _ = likeliest_taker(successor(state, action), tile, seat)
    plain: Details = {"tile": action.tile, "die": action.die}
    if taker == NOBODY or chance < WORTH_TELLING or _percent(after) >= _percent(chance):
        return Remark("protect_camp" if state.board[tile] & 7 == CAMP else "protect", plain)
    gaps = {
        **plain,
        "player": state.game.colours[taker],
        "percent": _percent(chance),
        "percent_then": _percent(after),
    }
    return Remark("protect_risky", gaps)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _conquest(state: State, action: a.Conquer) -> Remark:
    game, tile, kind = state.game, state.game.index[action.tile], KIND_INDEX[action.token.kind]
    details: dict[str, object] = {"tile": action.tile, "kind": action.token.kind}
    relic = game.relic_on[tile]
    if kind == CAMP and state.holdings().camp < 0:
        return Remark("place_camp", details)
    if relic >= 0 and state.relics[relic] == ON_TILE and IS_EXPLORER_TYPE[kind]:
        return Remark("conquer_relic", {**details, "relic": game.relics[relic]})
    if state.board[tile] >= 0:
        return Remark("conquer_rival", {**details, "player": game.colours[state.board[tile] >> 3]})
    if IS_DRILL_TYPE[kind] and game.extraction[tile]:
        return Remark("conquer_vein", details)
    for reason, amounts in (("dice", game.dice), ("cubes", game.resources), ("ruins", game.rerolls)):
        if amounts[tile]:
            return Remark(f"conquer_{reason}", details)
    if game.extraction[tile]:
        return Remark("conquer_vein_kept", details)
    return Remark("conquer", details)


def _exchange(state: State, action: a.Exchange) -> Remark:
    tile = state.game.index[action.tile]
    relic = state.game.relic_on[tile]
    details: dict[str, object] = {"tile": action.tile, "kind": action.token.kind}
    explorer = IS_EXPLORER_TYPE[KIND_INDEX[action.token.kind]]
    if explorer and relic >= 0 and state.relics[relic] == ON_TILE:
        return Remark("exchange_relic", {**details, "relic": state.game.relics[relic]})
    return Remark("exchange", details)


# what else speaks for it


def _of_the_token(state: State, action: a.Conquer) -> Iterable[Remark]:
    """What the choice of the token keeps, or gives up."""
    token, target = action.token, state.game.index[action.tile]
    if KIND_INDEX[token.kind] == CAMP and state.holdings().camp < 0:
        return
    if token.place != RESERVE:
        lost = _earned(departure_cost(state, token, target))
        details = {"tile": token.place, "kind": token.kind}
        yield Remark(f"gives_up_{lost}", details) if lost else Remark("leaves_idle", details)
        return
    others = {
        other.token
        for other in legal_actions(state)
        if isinstance(other, a.Conquer) and other.tile == action.tile and other.token.place != RESERVE
    }
    costs = sorted(
        ((departure_cost(state, other, target), other.place) for other in others),
        key=lambda cost: (cost[0].weight[1], cost[1]),
        reverse=True,
    )
    for cost, place in costs:
        if earned := _earned(cost):
            yield Remark(f"keeps_{earned}", {"tile": place, "kind": token.kind})
            return


def _earned(cost: DepartureCost) -> str:
    """What weighs most of what a place earns; an empty text where it earns nothing."""
    kinds = {"dice": cost.dice, "points": cost.points, "cubes": cost.cubes, "rerolls": cost.rerolls}
    return next((name for name, number in kinds.items() if number), "")


def _of_the_loser(state: State, action: a.Conquer) -> Iterable[Remark]:
    """What the rival loses who is driven away."""
    game, tile = state.game, state.game.index[action.tile]
    piece = state.board[tile]
    if piece < 0:
        return
    player = game.colours[piece >> 3]
    if piece & 7 == CAMP:
        yield Remark("loses_camp", {"player": player})
        return
    digs = IS_DRILL_TYPE[piece & 7] and game.extraction[tile]
    kinds = {
        "dice": game.dice[tile],
        "points": digs,
        "cubes": game.resources[tile],
        "rerolls": game.rerolls[tile],
    }
    for name, number in kinds.items():
        if number:
            yield Remark(f"loses_{name}", {"player": player})
            return


def _next(actions: Sequence[Action]) -> Iterable[Remark]:
    """What the turn goes on with."""
    for action in actions[1:]:
        match action:
            case a.Conquer(tile) | a.Plunder(tile) | a.Tunnel(tile):
                yield Remark("then_conquer" if isinstance(action, a.Conquer) else "then_rob", {"tile": tile})
                return
            case a.Protect(tile, die):
                yield Remark("then_protect", {"tile": tile, "die": die})
                return
            case a.Build(card):
                yield Remark("then_build", {"card": card})
                return


def _after_the_first_steps(state: State, actions: Sequence[Action]) -> Iterable[Remark]:
    """Why that is done for which dice are changed, cubes taken or dice counted first."""
    steps = (*CHANGES, a.Collect, a.Muster)
    number = next((number for number, action in enumerate(actions) if not isinstance(action, steps)), 0)
    if not number or isinstance(actions[number], _UNKNOWN):
        return
    for action in actions[:number]:
        state = successor(state, action)
    reason = main_reason(state, actions[number:])
    if reason.key != "conquer":  # the change has named the tile
        yield reason
    yield from remarks(state, actions[number:])


def _progress(state: State, action: a.Plunder | a.Tunnel) -> Iterable[Remark]:
    """How near the loot brings its taker to a victory."""
    goal, after = state.game.victory, successor(state, action)
    match action.item:
        case a.Crystal():
            yield Remark("progress_crystals", {"have": after.crystals[state.mover], "need": goal.crystals})
        case a.Relic():
            yield Remark("progress_relics", {"have": after.relics.count(state.mover), "need": goal.relics})


def _of_the_leviathan(state: State, action: a.Build) -> Iterable[Remark]:
    """How much of the Leviathan the cards make with this one."""
    owned = successor(state, action).cards[state.mover]
    have = sum(price[0] for card, price in enumerate(state.game.prices) if owned >> card & 1)
    yield Remark("progress_leviathan", {"have": have, "need": state.game.victory.leviathan.resources})
