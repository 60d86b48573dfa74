"""The text that the digests in journals of Wiraqocha are made of, which never changes."""

from game.titles.wiraqocha.rules.state import State


def state_text(state: State) -> str:
    """What differs where two states of a game differ."""
    return str(
        [
            *(state.seed, state.drawn, state.loaded, state.turn, state.mover, int(state.phase)),
            *(state.board, state.protecting, state.probed, state.dice, state.set_aside, state.allowance),
            *(state.reserve, state.graveyard, state.lost, state.hostages, state.cubes, state.crystals),
            *(state.relics, state.cards, state.market, state.deck, state.shield, state.fortress),
            *(state.devastated, int(state.ray_fired), state.used, state.used_cards, state.rerolls),
            *(state.ruins, state.exchanged, state.winner, state.victory),
        ]
    )
