"""The cards that reach across the board: Flying Fortress, Psychic Probe, Death Ray (section 14)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.wiraqocha.rules.action_rules import ActionRules, tile_index
from game.titles.wiraqocha.rules.actions import FireRay, MoveFortress, UseProbe
from game.titles.wiraqocha.rules.change import Change
from game.titles.wiraqocha.rules.conquest import send_camp_home
from game.titles.wiraqocha.rules.event_values import Destination
from game.titles.wiraqocha.rules.events import (
    Devastated,
    FortressMoved,
    ProtectionLowered,
    RelicLost,
    TokenBeaten,
)
from game.titles.wiraqocha.rules.holdings import Holdings
from game.titles.wiraqocha.rules.needs import Need
from game.titles.wiraqocha.rules.placement import camp_targets
from game.titles.wiraqocha.rules.preparation import card_missing, card_refusal
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import GONE, ON_TILE, UNPLACED, State
from game.titles.wiraqocha.rules.tokens import CAMP, KINDS, NOBODY

# Flying Fortress


def _fortress_options(state: State, seen: Holdings) -> Sequence[MoveFortress]:
    if state.fortress == GONE:
        return ()
    labels = state.game.labels
    return [MoveFortress(labels[tile]) for tile, _ in seen.tokens if tile != state.fortress]


def _fortress_refusal(state: State, action: MoveFortress) -> Refusal | None:
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    lacking = card_refusal(state, state.game.fortress_cards)
    if lacking:
        return lacking
    if state.fortress == GONE:
        return refuse(Reason.FORTRESS_GONE)
    if state.board[tile] >> 3 != state.mover:
        return refuse(Reason.NOT_YOUR_TILE, tile=action.tile)
    return refuse(Reason.FORTRESS_THERE, tile=action.tile) if state.fortress == tile else None


def _fortress(change: Change, action: MoveFortress) -> None:
    """Placed or moved, at most once a turn, among own tiles (W-14.5 to W-14.7, R-11, R-64)."""
    state, game = change.state, change.game
    change.use_card(game.fortress_cards)
    origin = None if state.fortress == UNPLACED else game.labels[state.fortress]
    change.place_fortress(game.index[action.tile])
    change.emit(FortressMoved, change.mover, origin, action.tile)


# Psychic Probe


def _probe_options(state: State, seen: Holdings) -> Sequence[UseProbe]:
    attackable = None if seen.camp >= 0 else set(camp_targets(state))
    found: list[UseProbe] = []
    for tile, piece in seen.foes:
        if attackable is None or tile in attackable:
            if state.protecting[tile]:
                found.append(UseProbe(state.game.labels[tile]))
            if piece & 7 == CAMP:
                found.append(UseProbe(state.game.labels[tile], camp=True))
    return found


def _probe_refusal(state: State, action: UseProbe) -> Refusal | None:
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    lacking = card_refusal(state, state.game.probe_cards)
    if lacking:
        return lacking
    piece = state.board[tile]
    if piece == NOBODY or piece >> 3 == state.mover:
        return refuse(Reason.PROBE_NEEDS_OPPONENT, tile=action.tile)
    if action.camp and piece & 7 != CAMP:
        return refuse(Reason.NO_CAMP_THERE, tile=action.tile)
    if not action.camp and not state.protecting[tile]:
        return refuse(Reason.NO_DIE_THERE, tile=action.tile)
    if state.holdings().camp < 0 and tile not in camp_targets(state):
        return refuse(Reason.CAMP_FIRST)
    return None


def _probe(change: Change, action: UseProbe) -> None:
    """The die, or the Camp's natural protection, becomes a one (W-14.37, W-14.39, R-57)."""
    state, game = change.state, change.game
    tile = game.index[action.tile]
    ready = state.cards[state.mover] & game.probe_cards & ~state.used_cards
    face = game.card_effects(ready)[0].face
    change.use_card(game.probe_cards)
    if action.camp:
        change.probe_camp(state.board[tile] >> 3)
    else:
        change.set_protecting(tile, face)
    change.emit(ProtectionLowered, change.mover, action.tile, action.camp, face)


# Death Ray


def _ray_options(state: State, seen: Holdings) -> Sequence[FireRay]:
    return [FireRay(label) for label in state.game.labels]


def _ray_refusal(state: State, action: FireRay) -> Refusal | None:
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    if state.ray_fired:
        return refuse(Reason.RAY_FIRED)
    return card_missing(state, state.game.ray_cards)


def _ray(change: Change, action: FireRay) -> None:
    """Everything there leaves the game, a Camp goes home, and the tile is closed for good (W-14.28 to W-14.33)."""
    state, game = change.state, change.game
    tile = game.index[action.tile]
    change.devastate(tile)
    change.emit(Devastated, change.mover, action.tile)
    if state.board[tile] != NOBODY:
        _destroy_token(change, tile)
    relic = game.relic_on[tile]
    if relic >= 0 and state.relics[relic] == ON_TILE:
        change.give_relic(relic, GONE)
        change.emit(RelicLost, game.relics[relic])
    change.forfeit_reroll(tile)


def _destroy_token(change: Change, tile: int) -> None:
    piece = change.state.board[tile]
    seat, kind = piece >> 3, piece & 7
    way = Destination.RESERVE if kind == CAMP else Destination.OUT
    change.emit(TokenBeaten, change.game.colours[seat], KINDS[kind], change.game.labels[tile], way)
    change.strip(tile, destroyed=True)
    change.stand(tile, NOBODY)
    if kind == CAMP:
        send_camp_home(change, seat)
    else:
        change.lose(seat, kind, +1)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        MoveFortress, "fortress {tile}", _fortress_options, _fortress_refusal, _fortress, needs=Need.FORTRESS
    ),
    ActionRules(
        UseProbe,
        "probe {tile} [camp]",
        _probe_options,
        _probe_refusal,
        _probe,
        needs=Need.PROBE,
        before_camp=True,
    ),
    ActionRules(FireRay, "death-ray {tile}", _ray_options, _ray_refusal, _ray, needs=Need.RAY),
)
