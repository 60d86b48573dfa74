"""The tiles on which a rival's win in its next turn hangs: to take, to wreck or to protect them may stop it."""

from typing import Final

from game.titles.wiraqocha.bots.threat_model import ThreatModel

NEAR: Final = 0.1  # a chance to win at once from which a rival is in the way of every other plan


def tiles_to_deny(seen: ThreatModel) -> int:
    """A mask of tiles: where a rival that may win in its next turn stands, and where it may get a relic or points."""
    mover = seen.state.mover
    near = [seat for seat, chance in enumerate(seen.chance_at_once) if seat != mover and chance >= NEAR]
    mask = 0
    if not near:
        return mask
    for tile, seat, _ in seen.pieces:
        if seat in near:
            mask |= 1 << tile
    for seat in near:
        mask |= seen.wanted[seat]
        if seen.useful_relics[seat] >= seen.game.victory.relics - 2:
            for owner, tile in seen.relic_places:
                if owner != seat and tile >= 0:
                    mask |= 1 << tile
    return mask
