"""A state in the words of a position: every key with its value, as plain data."""

from typing import Final

from game.base.files.node_reader import NONE
from game.kit.rules.positions import Plain, described
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.notation.frame import APUS, house_rules_said
from game.titles.inkas.rules.notation.position_fields import position_fields
from game.titles.inkas.rules.state import State

HIDDEN: Final = "?"  # what nobody may know


def seat_names(state: State) -> list[str]:
    """What the seats are called, in seat order: by ayllu, or by number while ayllus are chosen."""
    return [ayllu.value for ayllu in state.game.ayllus] or list(APUS[: len(state.game.seats)])


def describe(state: State, *, seen: bool = False) -> Plain:
    """Every key of a position but `title` with the value it has in this state, nothing left out.

    `seen`: as anybody may know it: which card lies where, and chance to come, are `"?"`.
    """
    game = state.game
    plain = {
        "mode": game.mode.value,
        **described(position_fields(game), state),
        "house_rules": house_rules_said(game.house_rules),
    }
    if game.players:
        names = seat_names(state)
        plain["players"] = dict(zip(names, game.suyus, strict=True))
        plain["winner"] = [names[seat] for seat in bits(state.winners)] or NONE
        if seen and isinstance(cards := plain["cards"], dict):
            plain["cards"] = dict.fromkeys(cards, HIDDEN)
    else:
        plain["apus"] = len(game.seats)
    hidden = ("seed", "drawn", "rolls") if seen else ()
    return {**plain, **dict.fromkeys(hidden, HIDDEN)}
