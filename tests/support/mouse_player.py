"""Plays Wiraqocha as a person does: with a hand that presses, drags and lets go, and nothing else.

For each action of the notation it knows the gesture on the table that means it.
"""

import pygame

from game.core.contract import Refusal
from game.kit.board.board_chooser import BoardChooser
from game.kit.board.end_question import EndQuestion
from game.kit.board.table_rects import Tab
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.moves.choices import with_effect
from game.titles.wiraqocha.board.moves.payments import payment_of, worth_offering
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import RESERVE, Action, TokenAt
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.harness import Harness
from tests.support.mouse import HarnessMouse, Mouse, Spot
from tests.support.places import Places

_BUTTONS: dict[type, str] = {
    a.Collect: "collect",
    a.Muster: "muster",
    a.Roll: "roll",
    a.Sacrifice: "sacrifice",
    a.Manufacture: "factory",
    a.End: "end",
}
_KEYS: dict[type, int] = {a.Collect: pygame.K_i, a.Muster: pygame.K_n}
_DIE_MENU: dict[type, str] = {
    a.Raise: "raise",
    a.Lower: "lower",
    a.Reroll: "reroll",
    a.Exoskeleton: "exoskeleton",
}
_CARDS: dict[type, str] = {
    a.Restore: "recovery_workshop",
    a.MoveFortress: "flying_fortress",
    a.UseProbe: "psychic_probe",
    a.FireRay: "death_ray",
    a.Tunnel: "transport_tunneller",
}
_END_ANYWAY = 1  # the answer, counted from the left


class MousePlayer:
    """A person at the table that `harness` shows; `hand` is usually the harness itself."""

    def __init__(self, harness: Harness, hand: Mouse | None = None) -> None:
        self.harness = harness
        self.hand: Mouse = hand or HarnessMouse(harness)

    @property
    def scene(self) -> TableScene:
        """The table on the screen."""
        return next(scene for scene in reversed(self.harness.stack.scenes) if isinstance(scene, TableScene))

    @property
    def places(self) -> Places:
        """Where things are on the table now."""
        return Places(self.scene)

    def play(self, line: str) -> None:
        """Do what a line of notation says, by hand; fails where the table made anything else of it."""
        action = WIRAQOCHA.parse_action(self.scene.session.state, line)
        assert not isinstance(action, Refusal), f"{line}: {action}"
        self.do(action)

    def do(self, action: Action) -> None:
        """Do this by hand; fails where the table made anything else of it."""
        session = self.scene.session
        before = len(session.steps)
        self.begin(action)
        self.answer(action)
        meant = WIRAQOCHA.format_action(action)
        done = [WIRAQOCHA.format_action(step.action) for step in session.steps[before:]]
        assert done == [meant], f"meant {meant}, played {done}; notice: {self.scene.ui.toast.text}"
        self.harness.settle()

    # gestures

    def begin(self, action: Action) -> None:
        """Make the gesture that means this action; the table may have a question then."""
        self._open(action)
        hand, places = self.hand, self.places
        match action:
            case a.TakeBack(tile):
                hand.click(places.protecting_die(tile))
            case a.Exchange(tile, token) | a.Conquer(tile, token):
                hand.drag(self._token(token), places.tile_centre(tile))
            case a.Pass(tile):
                hand.drag(places.board_token(self._passage()), places.tile_centre(tile))
            case a.Plunder(tile):
                hand.click(places.tile_centre(tile))
            case a.Protect(tile, die):
                hand.drag(places.die(die), places.tile_centre(tile))
            case a.Build(card, tile):
                hand.click(places.market_card(card))
                self._aim(tile)
            case a.Recover(kind):
                hand.click(places.wreck(kind))
            case a.Ransom():
                hand.click(places.hostage(action.captor))
            case _:
                self._press(action)

    def _open(self, action: Action) -> None:
        """Where not everything stands open, click the tab under which the thing lies that one needs."""
        tab = Tab.MAIN
        if isinstance(action, a.Build | a.Ransom):
            tab = Tab.MARKET if isinstance(action, a.Build) else Tab.PLAYERS
        if not valley_of(self.scene.board).view.layout.shows(tab):
            self.hand.click(self.places.tab(tab))
            self.harness.frames(1)

    def _press(self, action: Action) -> None:
        kind = type(action)
        key = _KEYS.get(kind)
        if key is not None and not valley_of(self.scene.board).actions_bar.buttons[_BUTTONS[kind]].visible:
            self.hand.key(key)  # it has a button only where it is a choice
        elif kind in _BUTTONS:
            self.hand.click(self.places.button(_BUTTONS[kind]))
        elif isinstance(action, a.Raise | a.Lower | a.Reroll | a.Exoskeleton):
            self.hand.move(self.places.die(action.die))
            self.hand.click(self.places.die_menu(_DIE_MENU[kind]))
        else:
            self.hand.click(self.places.own_card(_CARDS[kind]))
            self._aim(getattr(action, "tile", None))

    def _aim(self, tile: str | None) -> None:
        if tile is not None:
            self.hand.click(self.places.tile_centre(tile))

    def _token(self, token: TokenAt) -> Spot:
        if token.place == RESERVE:
            return self.places.reserve_token(token.kind)
        return self.places.board_token(token.place)

    def _passage(self) -> str:
        """The tile of the Caves."""
        state: State = self.scene.session.state
        game = state.game
        return game.labels[game.passages.bit_length() - 1]

    def answer(self, action: Action) -> None:
        """Answer what the table asks until it asks no more."""
        while isinstance(top := self.harness.stack.top, BoardChooser):
            number = next(n for n, option in enumerate(top.options) if action in option.value)
            self.hand.click(self.places.chooser_option(number))
        if isinstance(top, EndQuestion):
            self.hand.click(top.buttons[_END_ANYWAY].rect.center)


def as_offered(state: State, action: Action) -> Action:
    """The action, or what the table offers in its stead because it does as much for less, or does anything at all."""
    offered = worth_offering(with_effect(state, WIRAQOCHA.legal_actions(state)))
    return action if action in offered else next(other for other in offered if _replaces(other, action))


def _replaces(other: Action, action: Action) -> bool:
    paid, meant = payment_of(other), payment_of(action)
    if paid is None or meant is None:
        return type(other) is type(action) and getattr(other, "tile", None) == getattr(action, "tile", None)
    same = (
        getattr(other, name, None) == getattr(action, name, None)
        for name in ("tile", "token", "item", "capturing")
    )
    cheaper = paid.dominates(meant) or paid.equals(meant)
    return type(other) is type(action) and all(same) and cheaper
