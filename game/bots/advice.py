"""Advice to a person at the table: one action, and the reason for it."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.bots.planning import Plan, best_plan
from game.bots.valuation import threat
from game.rules import actions as a
from game.rules.actions import Action
from game.rules.engine import decider, legal_actions
from game.rules.state import ON_TILE, Phase, State
from game.rules.tokens import CAMP, IS_DRILL_TYPE, IS_EXPLORER_TYPE, KIND_INDEX


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do now; `reason` is a locale key under `advice.`, `details` fill its gaps as in phrases."""

    action: Action
    reason: str
    details: Mapping[str, object]


def advise(state: State) -> Advice | None:
    """The next action of the best plan found, with its reason; None when the game is over."""
    if decider(state) is None:
        return None
    plan = best_plan(state)
    if plan.actions:
        return _told(state, plan)
    return _without_plan(state)


def _without_plan(state: State) -> Advice:
    """Nothing sure improves the position: roll, try one's luck, or end the turn."""
    legal = legal_actions(state)
    if state.phase is Phase.PREPARATION:
        return Advice(a.Roll(), "roll", {})
    camp_away = state.survey().camp < 0
    rerolls = [action for action in legal if isinstance(action, a.Reroll)]
    if rerolls and (camp_away or len(state.dice) > 0):
        return Advice(min(rerolls, key=lambda action: action.die), "reroll", {})
    if camp_away:
        for luck in (a.Manufacture(), a.Sacrifice()):
            if luck in legal:
                return Advice(luck, "luck_for_camp", {})
    if a.End() in legal:
        return Advice(a.End(), "end", {})
    placing = [action for action in legal if isinstance(action, a.Conquer)]
    return Advice((placing or legal)[0], "place_camp", {})


def _told(state: State, plan: Plan) -> Advice:
    action = plan.actions[0]
    if plan.state.winner == state.mover:
        return Advice(action, "win", {"victory": plan.state.victory})
    match action:
        case a.Conquer():
            return Advice(action, *_conquest_reason(state, action))
        case a.Exchange():
            return Advice(action, *_exchange_reason(state, action))
        case a.Plunder() | a.Tunnel():
            return Advice(action, f"rob_{type(action.item).__name__.lower()}", {"tile": action.tile})
        case a.Protect():
            tile = state.game.index[action.tile]
            camp = state.board[tile] & 7 == CAMP
            risky = threat(state, tile, state.mover) > 0.3
            reason = "protect_camp" if camp else "protect_risky" if risky else "protect"
            return Advice(action, reason, {"tile": action.tile})
        case a.Build():
            return Advice(action, "build", {"card": action.card})
        case a.Recover() | a.Restore():
            return Advice(action, "recover", {"kind": action.kind})
        case a.Raise() | a.Lower() | a.Exoskeleton():
            return Advice(action, "change_die", _aim(state, plan))
    return Advice(action, type(action).__name__.lower(), {"tile": getattr(action, "tile", "")})


def _aim(state: State, plan: Plan) -> dict[str, object]:
    """The tile for which a die is changed."""
    later = [getattr(action, "tile", None) for action in plan.actions[1:]]
    return {"tile": next((tile for tile in later if tile), "")}


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
