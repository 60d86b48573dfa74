"""The text that the digests in journals of INKAS are made of, which never changes."""

from game.titles.inkas.rules.notation.actions import write_action
from game.titles.inkas.rules.pending import (
    AmbushAsked,
    DrawAsked,
    Due,
    Fight,
    GoAsked,
    Pending,
    StandAsked,
    Window,
    WishAsked,
)
from game.titles.inkas.rules.state import State


def state_text(state: State) -> str:
    """What differs where two states of a quest differ."""
    return str(
        [
            *(state.game.players, state.seed, state.drawn, state.rolls, state.chosen, state.choosing),
            *(state.turn, state.mover, int(state.step), state.active, state.offered, state.draw_offered),
            *(state.pulled, state.first, state.places, state.staff, state.flags, state.llamas, state.cards),
            *([lasting.user for lasting in state.lasting], [*map(_entry, state.pending)]),
            *(state.out, str(state.victory), state.winners),
        ]
    )


def _entry(entry: Pending) -> tuple[object, ...]:
    match entry:
        case Window():
            said = entry.action
            if isinstance(said, Fight):
                return "answer", entry.of, entry.by, said.amaru, said.walla, said.place
            return "answer", entry.of, entry.by, write_action(said)
        case AmbushAsked(of, entered, left):
            return "ambush", of, entered, left
        case WishAsked(of, finder, god):
            return "wish", of, finder, god
        case GoAsked(of, finder, to):
            return "go", of, finder, to
        case StandAsked(of, amaru, place):
            return "stand", of, amaru, place
        case DrawAsked(of, by, agreed):
            return "draw_offer", of, by, agreed
        case Due(amaru, place, finder, seats):
            return "due", amaru, place, finder, seats
