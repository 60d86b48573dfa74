"""The text that the digests in journals of Machu Picchu are made of, which never changes."""

from game.titles.machu_picchu.rules.state import State


def state_text(state: State) -> str:
    """What differs where two states of a game differ."""
    pending = [(asked.seat, asked.question.value, asked.detail) for asked in state.pending]
    return str(
        [
            *(state.seed, state.drawn, state.turn, state.mover, int(state.phase), state.day),
            *(state.bonus, state.market, state.goods, state.incas, state.clock, state.clergy),
            *(state.prince, state.scout, state.tiles, state.sun, state.hands, state.stack),
            *(state.known, state.late, state.owed, pending, state.used, str(state.ending)),
        ]
    )
