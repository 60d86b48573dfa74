"""Plunder and the Transport Tunneller: robbing a Camp of one item (section 11.2, W-14.41)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.wiraqocha.rules.action_rules import ActionRules, tile_index
from game.titles.wiraqocha.rules.actions import Crystal, Hostage, Invention, Item, Plunder, Relic, Tunnel
from game.titles.wiraqocha.rules.change import Change
from game.titles.wiraqocha.rules.conquest import (
    breachable,
    dice_refusal,
    free_hostage,
    guarded_conquests,
    target_refusal,
)
from game.titles.wiraqocha.rules.dice import meets, without
from game.titles.wiraqocha.rules.event_values import Cause, Destination
from game.titles.wiraqocha.rules.events import (
    CampRobbed,
    CardStolen,
    CrystalStolen,
    RelicStolen,
    TokenReturned,
    TokenSeized,
)
from game.titles.wiraqocha.rules.holdings import Holdings
from game.titles.wiraqocha.rules.needs import Need
from game.titles.wiraqocha.rules.preparation import card_refusal
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import CAMP, KINDS, NOBODY


def items(state: State, victim: int) -> tuple[Item, ...]:
    """What the mover could take from this victim (W-11.7, W-15.19)."""
    game = state.game
    found: list[Item] = [Crystal()] if state.crystals[victim] else []
    found += [Relic(name) for name, owner in zip(game.relics, state.relics, strict=True) if owner == victim]
    stealable = state.cards[victim] & game.inventions
    if stealable:
        found += [Invention(card.name) for number, card in enumerate(game.cards) if stealable >> number & 1]
    if _holds_mine(state, victim):
        found.append(Hostage())
    return tuple(found)


def _holds_mine(state: State, victim: int) -> bool:
    return state.hostages[victim] >> 3 == state.mover


def _item_refusal(state: State, victim: int, item: Item) -> Refusal | None:
    game = state.game
    match item:
        case Crystal():
            return (
                None
                if state.crystals[victim]
                else refuse(Reason.NO_CRYSTAL_THERE, player=game.colours[victim])
            )
        case Relic(name):
            if name in game.relics and state.relics[game.relics.index(name)] == victim:
                return None
            return refuse(Reason.RELIC_NOT_THERE, relic=name, player=game.colours[victim])
        case Invention(card):
            number = game.card_index.get(card, -1)
            if number < 0 or not state.cards[victim] >> number & 1:
                return refuse(Reason.CARD_NOT_THERE, card=card, player=game.colours[victim])
            return None if game.inventions >> number & 1 else refuse(Reason.BUILDING_NOT_STOLEN, card=card)
        case Hostage():
            return (
                None
                if _holds_mine(state, victim)
                else refuse(Reason.NO_HOSTAGE_THERE, player=game.colours[victim])
            )


def can_send_somebody(state: State, tile: int) -> bool:
    """Whether the attacker has a token that could conquer the Camp's tile (W-11.9 to W-11.12, R-27, R-28)."""
    return bool(state.holdings().token_moves.sources_for(tile))


# plunder


def _plunder_options(state: State, seen: Holdings) -> Sequence[Plunder]:
    token_moves = seen.token_moves
    possible = token_moves.camps & token_moves.targets
    if not possible or not (possible := possible & breachable(state)):
        return ()
    found: list[Plunder] = []
    for tile, piece in seen.occupied:
        if not possible >> tile & 1 or tile == state.shield:
            continue
        if payments := guarded_conquests(state, tile).payments:
            label, loot = state.game.labels[tile], items(state, piece >> 3)
            found += [Plunder(label, *payment, item) for payment in payments for item in loot]
    return found


def _plunder_refusal(state: State, action: Plunder) -> Refusal | None:
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    blocked = target_refusal(state, tile) or _no_camp(state, tile)
    if blocked:
        return blocked
    if not can_send_somebody(state, tile):
        return refuse(Reason.NO_TOKEN_FOR_PLUNDER, tile=action.tile)
    return dice_refusal(state, tile, action.using, action.beating) or _item_refusal(
        state, state.board[tile] >> 3, action.item
    )


def _no_camp(state: State, tile: int) -> Refusal | None:
    """The refusal that no opponent's Camp stands there (W-11.15)."""
    piece = state.board[tile]
    if piece != NOBODY and piece & 7 == CAMP and piece >> 3 != state.mover:
        return None
    return refuse(Reason.NO_CAMP_THERE, tile=state.game.labels[tile])


def _plunder(change: Change, action: Plunder) -> None:
    """No token moves, the Camp and its protection stay (W-11.8, R-51)."""
    tile = change.game.index[action.tile]
    change.use_dice(tile, action.using, action.beating)
    _rob(change, tile, action.item, Cause.PLUNDER)
    if not change.game.house_rules.plunder_keeps_die:
        change.remove_die(tile)


# tunnel


def _tunnel_options(state: State, seen: Holdings) -> Sequence[Tunnel]:
    camps, found = seen.token_moves.camps, list[Tunnel]()
    for tile, bit, conquests in state.game.catalogue.hands[state.dice].conquests:
        if camps & bit:
            label, loot = state.game.labels[tile], items(state, state.board[tile] >> 3)
            found += [Tunnel(label, using, item) for using, _ in conquests.payments for item in loot]
    return found


def _tunnel_refusal(state: State, action: Tunnel) -> Refusal | None:
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    blocked = card_refusal(state, state.game.tunnel_cards) or _no_camp(state, tile)
    if blocked:
        return blocked
    if without(state.dice, action.using) is None:
        return refuse(Reason.DICE_MISSING, dice=action.using)
    if not meets(state.game.tiles[tile].requirement, action.using):
        return refuse(Reason.REQUIREMENT, tile=action.tile, dice=action.using)
    return _item_refusal(state, state.board[tile] >> 3, action.item)


def _tunnel(change: Change, action: Tunnel) -> None:
    tile = change.game.index[action.tile]
    change.use_card(change.game.tunnel_cards)
    change.use_dice(tile, action.using)
    _rob(change, tile, action.item, Cause.TUNNEL)


# what is taken


def _rob(change: Change, tile: int, item: Item, cause: Cause) -> None:
    state, game = change.state, change.game
    thief, victim = state.mover, state.board[tile] >> 3
    change.emit(CampRobbed, change.mover, game.colours[victim], game.labels[tile], cause)
    match item:
        case Crystal():
            change.move_crystals(victim, thief)
            change.emit(CrystalStolen, change.mover, game.colours[victim])
        case Relic(name):
            change.give_relic(game.relics.index(name), thief)
            change.emit(RelicStolen, change.mover, game.colours[victim], name)
        case Invention(card):
            _steal_card(change, victim, game.card_index[card])
        case Hostage():
            piece = state.hostages[victim]
            free_hostage(change, victim)
            change.emit(TokenReturned, change.mover, KINDS[piece & 7], Cause.FREED, game.colours[victim])
    change.settle(thief)


def _steal_card(change: Change, victim: int, card: int) -> None:
    """The card changes hands, and its white token with it (W-14.21 to W-14.24)."""
    state, game = change.state, change.game
    change.pass_card(card, victim, state.mover)
    change.emit(CardStolen, change.mover, game.colours[victim], game.cards[card].name)
    for kind, number in game.token_card.items():
        if number == card:
            place = _seize(change, victim, kind)
            change.emit(TokenSeized, KINDS[kind], game.colours[victim], change.mover, place)


def _seize(change: Change, victim: int, kind: int) -> str:
    """Give a white token to the thief where it is; says where that is."""
    state, thief = change.state, change.state.mover
    piece = victim << 3 | kind
    if piece in state.board:
        return _seize_tile(change, state.board.index(piece), thief << 3 | kind)
    if piece in state.hostages:
        return _seize_hostage(change, state.hostages.index(piece), thief << 3 | kind)
    if state.reserve[victim][kind]:
        change.reserve(victim, kind, -1)
        change.reserve(thief, kind, +1)
        return Destination.RESERVE
    if state.graveyard[victim][kind]:
        change.graveyard(victim, kind, -1)
        change.graveyard(thief, kind, +1)
        return Destination.GRAVEYARD
    change.lose(victim, kind, -1)
    change.lose(thief, kind, +1)
    return Destination.OUT


def _seize_tile(change: Change, tile: int, piece: int) -> str:
    """Token and territory become the thief's; die, Shield and Fortress do not (W-14.22, R-66)."""
    change.strip(tile)
    change.stand(tile, piece)
    return change.game.labels[tile]


def _seize_hostage(change: Change, captor: int, piece: int) -> str:
    """It stays hostage for its new owner (R-74), unless the thief is the captor (R-75)."""
    change.hold_hostage(captor, piece)
    if captor != piece >> 3:
        return Destination.HOSTAGE
    free_hostage(change, captor)
    return Destination.RESERVE


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Plunder,
        "plunder {tile} using {using:dice} [beating {beating:dice}] taking {item}",
        _plunder_options,
        _plunder_refusal,
        _plunder,
        needs=Need.DICE,
    ),
    ActionRules(
        Tunnel,
        "tunnel {tile} using {using:dice} taking {item}",
        _tunnel_options,
        _tunnel_refusal,
        _tunnel,
        needs=Need.DICE | Need.TUNNEL,
    ),
)
