"""A player that knows only the mouse: makes the gestures that mean an action, and answers the questions they raise."""

from game.content.definitions import CardEffect, DeathRay, Fortress, Probe
from game.rules.actions import (
    Action,
    Build,
    Collect,
    Conquer,
    End,
    Exchange,
    Exoskeleton,
    FireRay,
    Lower,
    Manufacture,
    MoveFortress,
    Muster,
    Pass,
    Plunder,
    Protect,
    Raise,
    Ransom,
    Recover,
    Reroll,
    Restore,
    Roll,
    Sacrifice,
    TakeBack,
    TokenAt,
    Tunnel,
    UseProbe,
)
from game.scenes.table.questions import TableChooser
from tests.scenes.sitting import Sitting, Spot

_BUTTONS: dict[type, str] = {
    Collect: "collect",
    Muster: "muster",
    Roll: "roll",
    End: "end",
    Sacrifice: "sacrifice",
    Manufacture: "factory",
}
_MENU: dict[type, str] = {Raise: "raise", Lower: "lower", Reroll: "reroll", Exoskeleton: "exoskeleton"}


def play(sitting: Sitting, action: Action) -> None:
    """Play an action by the mouse. Fails where the gestures led to anything else."""
    before = len(sitting.session.steps)
    _gesture(sitting, action)
    _answer(sitting, action)
    steps = sitting.session.steps
    done = steps[-1].action if len(steps) == before + 1 else None
    assert done == action, f"meant {action}, played {done}; notice: {sitting.notice!r}"


def _gesture(sitting: Sitting, action: Action) -> None:
    places = sitting.places
    if type(action) in _BUTTONS:
        sitting.click(places.button(_BUTTONS[type(action)]))
        return
    match action:
        case Raise() | Lower() | Reroll() | Exoskeleton():
            sitting.harness.move(places.die(action.die))
            sitting.click(places.die_menu(_MENU[type(action)]))
        case Conquer(tile, token) | Exchange(tile, token):
            sitting.drag(_token(sitting, token), places.tile_centre(tile))
        case Pass(tile):
            sitting.drag(places.board_token("C7"), places.tile_centre(tile))
        case TakeBack(tile):
            sitting.click(places.protecting_die(tile))
        case Restore(kind) | Recover(kind):
            sitting.click(places.wreck(kind))
        case Plunder(tile) | Tunnel(tile):
            sitting.click(places.tile_centre(tile))
        case Protect(tile, die):
            sitting.drag(places.die(die), places.tile_centre(tile))
        case Ransom(_, captor):
            sitting.click(places.hostage(captor))
        case Build(card, tile):
            sitting.click(places.market_card(card))
            if tile is not None:
                sitting.click(places.tile_centre(tile))
        case MoveFortress(tile):
            _aim(sitting, Fortress, tile)
        case UseProbe(tile):
            _aim(sitting, Probe, tile)
        case FireRay(tile):
            _aim(sitting, DeathRay, tile)


def _token(sitting: Sitting, token: TokenAt) -> Spot:
    if token.place == "reserve":
        return sitting.places.reserve_token(token.kind)
    return sitting.places.board_token(token.place)


def _aim(sitting: Sitting, effect: type[CardEffect], tile: str) -> None:
    """Click the own card with this power, then its target."""
    state = sitting.state
    owned = [card for n, card in enumerate(state.game.cards) if state.cards[state.mover] >> n & 1]
    name = next(card.name for card in owned if isinstance(card.effect, effect))
    sitting.click(sitting.places.own_card(name))
    sitting.click(sitting.places.tile_centre(tile))


def _answer(sitting: Sitting, action: Action) -> None:
    """Answer every question so that the action remains."""
    while isinstance(chooser := sitting.harness.stack.top, TableChooser):
        number = next(n for n, option in enumerate(chooser.options) if action in option.value)
        sitting.choose(number)
