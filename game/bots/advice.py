"""Advice to a person at the table: one action, and the reason for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.bots.levels import UNKNOWN, Engineer
from game.bots.planning import follow
from game.bots.valuation import WON, threat, value
from game.rules import actions as a
from game.rules.actions import Action
from game.rules.engine import decider
from game.rules.state import ON_TILE, State
from game.rules.tokens import CAMP, IS_DRILL_TYPE, IS_EXPLORER_TYPE, KIND_INDEX
from game.rules.victory import SOMNIUM


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do now; `reason` is a locale key under `advice.`, `details` fill its gaps as in phrases."""

    action: Action
    reason: str
    details: Mapping[str, object]


def advise(state: State) -> Advice | None:
    """What the engineer would do now, with its reason; None when the game is over."""
    if decider(state) is None:
        return None
    actions = Engineer().line(state)
    action, details = actions[0], _details(state, actions[0])
    end = follow(state, (action for action in actions if not isinstance(action, UNKNOWN)))
    if value(end, state.mover) == WON:
        by_harvest = SOMNIUM  # it comes when the turn ends
        return Advice(action, "win", {"victory": end.victory or by_harvest})
    return Advice(action, *(_reason(state, actions) or (type(action).__name__.lower(), details)))


def _details(state: State, action: Action) -> dict[str, object]:
    return {"tile": getattr(action, "tile", "")}


def _reason(state: State, actions: Sequence[Action]) -> tuple[str, dict[str, object]] | None:
    """The reason for the first of these actions, where its kind alone does not give it."""
    match action := actions[0]:
        case a.Conquer():
            return _conquest_reason(state, action)
        case a.Exchange():
            return _exchange_reason(state, action)
        case a.Plunder() | a.Tunnel():
            return f"rob_{type(action.item).__name__.lower()}", {"tile": action.tile}
        case a.Protect():
            return _protection_reason(state, action)
        case a.Build():
            return "build", {"card": action.card}
        case a.Recover() | a.Restore():
            return "recover", {"kind": action.kind}
        case a.Raise() | a.Lower() | a.Exoskeleton():
            return "change_die", {"tile": _aim(actions)}
        case a.Sacrifice() | a.Manufacture() if state.survey().camp < 0:
            return "luck_for_camp", {}
    return None


def _protection_reason(state: State, action: a.Protect) -> tuple[str, dict[str, object]]:
    tile = state.game.index[action.tile]
    if state.board[tile] & 7 == CAMP:
        return "protect_camp", {"tile": action.tile}
    return "protect_risky" if threat(state, tile, state.mover) > 0.3 else "protect", {"tile": action.tile}


def _aim(actions: Sequence[Action]) -> object:
    """The tile for which a die is changed."""
    return next((tile for action in actions[1:] if (tile := getattr(action, "tile", None))), "")


def _conquest_reason(state: State, action: a.Conquer) -> tuple[str, dict[str, object]]:
    game, tile, kind = state.game, state.game.index[action.tile], KIND_INDEX[action.token.kind]
    details: dict[str, object] = {"tile": action.tile, "kind": action.token.kind}
    relic = game.relic_on[tile]
    if kind == CAMP and state.survey().camp < 0:
        return "place_camp", details
    if relic >= 0 and state.relics[relic] == ON_TILE and IS_EXPLORER_TYPE[kind]:
        return "conquer_relic", {**details, "relic": game.relics[relic]}
    if state.board[tile] >= 0:
        return "conquer_rival", {**details, "player": game.colours[state.board[tile] >> 3]}
    if IS_DRILL_TYPE[kind] and game.extraction[tile]:
        return "conquer_vein", details
    for reason, amounts in (("dice", game.dice), ("cubes", game.resources), ("ruins", game.rerolls)):
        if amounts[tile]:
            return f"conquer_{reason}", details
    return "conquer", details


def _exchange_reason(state: State, action: a.Exchange) -> tuple[str, dict[str, object]]:
    tile = state.game.index[action.tile]
    relic = state.game.relic_on[tile]
    details: dict[str, object] = {"tile": action.tile, "kind": action.token.kind}
    explorer = IS_EXPLORER_TYPE[KIND_INDEX[action.token.kind]]
    if explorer and relic >= 0 and state.relics[relic] == ON_TILE:
        return "exchange_relic", {**details, "relic": state.game.relics[relic]}
    return "exchange", details
