"""A state in the words of a position: every key with its value, as plain data."""

from typing import Any, Final

from game.base.files.node_reader import NONE
from game.kit.rules.positions import Plain, described
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.notation.frame import APUS, house_rules_said
from game.titles.inkas.rules.notation.position_fields import position_fields
from game.titles.inkas.rules.pending import HandAsked, answered_first
from game.titles.inkas.rules.state import State

HIDDEN: Final = "?"  # what nobody may know


def seat_names(state: State) -> list[str]:
    """What the seats are called, in seat order: by ayllu, or by number while ayllus are chosen."""
    return [ayllu.value for ayllu in state.game.ayllus] or list(APUS[: len(state.game.seats)])


def describe(state: State, *, seen: bool = False, viewer: int | None = None) -> Plain:
    """Every key of a position but `title` with the value it has in this state, nothing left out.

    `seen`: as a `viewer` may know it, or one who only watches: which card lies where, the hands of others, what others
    know of them, and chance to come, are `"?"` (notation, section 4).
    """
    game = state.game
    plain: dict[str, Any] = {
        "mode": game.mode.value,
        "alliance": game.alliance,
        "quest": (QuestKind.ALTERNATE if game.alternate else QuestKind.FOUNDING).value,
        "solo": game.ayllus[game.solo].value if game.led else NONE,
        **described(position_fields(game), state),
        "house_rules": house_rules_said(game.house_rules),
    }
    if game.players:
        names = seat_names(state)
        plain["players"] = dict(zip(names, game.suyus, strict=True))
        plain["winner"] = [names[seat] for seat in bits(state.winners)] or NONE
        if seen and isinstance(cards := plain["cards"], dict):
            plain["cards"] = dict.fromkeys(cards, HIDDEN)
        if seen and game.alternate and not state.victory:
            own = names[viewer] if viewer is not None else ""
            plain["goals"] = {
                name: cards if name == own else [HIDDEN] * len(cards)
                for name, cards in plain["goals"].items()
            }
        if seen and game.advanced and not state.victory:
            _hide_hands(plain, state, viewer)
    else:
        plain["apus"] = len(game.seats)
        plain.pop("amarus", None)
    hidden = ("seed", "drawn", "rolls") if seen else ()
    return {**plain, **dict.fromkeys(hidden, HIDDEN)}


def _hide_hands(plain: dict[str, Any], state: State, viewer: int | None) -> None:
    """The hands of others but led ones and one that is shown, and what does not concern the viewer of what is known."""
    names = seat_names(state)
    asked = answered_first(state.pending)
    shown = {viewer, *bits(state.game.led)}
    if isinstance(asked, HandAsked) and asked.of == viewer:
        shown.add(asked.hand)
    for seat, name in enumerate(names):
        if seat not in shown:
            plain["hands"][name] = [HIDDEN] * len(state.hands[seat])
        if seat != viewer:
            known = plain["known"].get(name, {})
            own = names[viewer] if viewer is not None else ""
            plain["known"][name] = {other: cards if other == own else [] for other, cards in known.items()}
