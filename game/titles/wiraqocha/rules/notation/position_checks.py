"""Positions that cannot be: what the reader of single keys cannot see (section 16 and W-3.14 to W-9.6)."""

from game.base.files.node_reader import NodeReader
from game.titles.wiraqocha.rules.state import GONE, ON_TILE, Phase, State
from game.titles.wiraqocha.rules.tokens import CAMP, IS_EXPLORER_TYPE, NOBODY


def check_position(reader: NodeReader, state: State) -> None:
    """Note every contradiction of a position whose parts were read without fault."""
    _check_dice(reader, state)
    _check_devastation(reader, state)
    _check_ray(reader, state)
    _check_explorers(reader, state)
    _check_hostages(reader, state)
    _check_rights(reader, state)


def _check_dice(reader: NodeReader, state: State) -> None:
    stock = state.game.figures.dice
    on_board = len(state.protecting) - state.protecting.count(0)
    total = len(state.dice) + state.set_aside + on_board
    if state.game.house_rules.limited_dice and total > stock:
        reader.fault(("dice",), "position.above_stock", found=total, stock=stock)
    if state.phase is Phase.PREPARATION and (state.dice or state.set_aside):
        reader.fault(("dice",), "position.dice_before_roll")
    if state.probed >> state.mover & 1:
        reader.fault(("probed",), "position.own_camp_probed")


def _check_devastation(reader: NodeReader, state: State) -> None:
    """Nothing stands on the devastated tile (W-14.30, W-14.32)."""
    tile = state.devastated
    if tile < 0:
        return
    label = state.game.labels[tile]
    if state.board[tile] != NOBODY:
        reader.fault(("board", label), "position.devastated_held", tile=label)


def _check_ray(reader: NodeReader, state: State) -> None:
    """The ray fires once and leaves its mark; by it alone tokens, relics and the Fortress are lost (W-14.28 on)."""
    if state.ray_fired != (state.devastated >= 0):
        reason = "position.ray_unmarked" if state.ray_fired else "position.ray_unfired"
        reader.fault(("death_ray_fired",), reason)
        return
    tokens = sum([sum(row) for row in state.lost])
    if not state.ray_fired and (tokens or state.fortress == GONE):
        reader.fault(("lost",), "position.lost_without_ray")
    elif tokens > 1:
        reader.fault(("lost",), "position.lost_two")
    hit = state.game.relic_on[state.devastated] if state.ray_fired else -1
    for relic, owner in enumerate(state.relics):
        if owner == GONE and relic != hit:
            reader.fault(("lost_relics",), "position.relic_lost", relic=state.game.relics[relic])


def _check_explorers(reader: NodeReader, state: State) -> None:
    """An Explorer-type takes the relic of its Ruins when it comes there (R-9)."""
    for tile, piece in enumerate(state.board):
        relic = state.game.relic_on[tile]
        if piece != NOBODY and IS_EXPLORER_TYPE[piece & 7] and relic >= 0 and state.relics[relic] == ON_TILE:
            label = state.game.labels[tile]
            reader.fault(("board", label), "position.relic_not_taken", tile=label)


def _check_hostages(reader: NodeReader, state: State) -> None:
    """No hostages without the variant, no Camps, nobody's own token (W-15.16, W-15.17)."""
    for captor, piece in enumerate(state.hostages):
        if piece == NOBODY:
            continue
        place = ("hostages", state.game.colours[captor])
        if not state.game.hostages:
            reader.fault(place, "position.hostage_variant")
        if piece & 7 == CAMP:
            reader.fault(place, "position.hostage_camp")
        if piece >> 3 == captor:
            reader.fault(place, "position.hostage_own")


def _check_rights(reader: NodeReader, state: State) -> None:
    """Re-rolls come from Ruins held since the turn began, exchanges leave a token that is no Zeppelin-type."""
    game, held = state.game, state.holdings().held
    if state.ruins & ~(held & game.ruins):
        reader.fault(("ruins",), "position.ruins_not_held")
    rights = game.reroll_rights(state.ruins)
    if state.rerolls > rights:
        reader.fault(("rerolls",), "position.rerolls", found=state.rerolls, most=rights)
    if state.exchanged & ~held:
        reader.fault(("exchanged",), "position.exchanged_not_held")
