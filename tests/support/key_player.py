"""Plays Wiraqocha with the keys alone: for each action of the notation it knows which keys mean it."""

from collections import deque

import pygame

from game.core.contract import Refusal
from game.kit.board.board_chooser import BoardChooser
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.hand.keyboard import Keyboard, KeyboardZone
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action, TokenAt
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KIND_INDEX
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.harness import Harness

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_BUTTONS: dict[type, int] = {
    a.Collect: pygame.K_i,
    a.Muster: pygame.K_n,
    a.Roll: pygame.K_SPACE,
    a.Sacrifice: pygame.K_s,
    a.Manufacture: pygame.K_f,
    a.End: pygame.K_e,
}
_CHANGES: dict[type, int] = {
    a.Raise: pygame.K_PLUS,
    a.Lower: pygame.K_MINUS,
    a.Reroll: pygame.K_t,
    a.Exoskeleton: pygame.K_x,
}
_CARDS: dict[type, str] = {
    a.MoveFortress: "flying_fortress",
    a.UseProbe: "psychic_probe",
    a.FireRay: "death_ray",
}


class KeyPlayer:
    """A person without a mouse at the table that `harness` shows."""

    def __init__(self, harness: Harness) -> None:
        self.harness = harness

    @property
    def scene(self) -> TableScene:
        """The table on the screen."""
        return next(scene for scene in reversed(self.harness.stack.scenes) if isinstance(scene, TableScene))

    @property
    def keys(self) -> Keyboard:
        """The table's keys."""
        return valley_of(self.scene.board).keyboard

    def play(self, line: str) -> None:
        """Do what a line of notation says; fails where the table made anything else of it."""
        session = self.scene.session
        action = WIRAQOCHA.parse_action(session.state, line)
        assert not isinstance(action, Refusal), f"{line}: {action}"
        before = len(session.steps)
        self._begin(action)
        self._answer(action)
        done = [WIRAQOCHA.format_action(step.action) for step in session.steps[before:]]
        assert done == [WIRAQOCHA.format_action(action)], f"{line}: {done} {self.scene.ui.toast.text}"
        self.harness.settle()

    def _begin(self, action: Action) -> None:
        kind = type(action)
        if kind in _BUTTONS:
            self.harness.key(_BUTTONS[kind])
            return
        match action:
            case a.Raise() | a.Lower() | a.Reroll() | a.Exoskeleton():
                self.pick_die(action.die)
                self.harness.key(_CHANGES[kind])
            case a.TakeBack(tile):
                self.go_to(tile)
                self.harness.key(pygame.K_p)
            case a.Protect(tile, die):
                self.go_to(tile)
                self.pick_die(die)
                self.harness.key(pygame.K_p)
            case a.Conquer(tile, token) | a.Exchange(tile, token):
                self.pick_up(token)
                self._enter_at(tile)
            case a.Pass(tile):
                self.go_to(self._passage())
                self.harness.key(pygame.K_RETURN)
                self._enter_at(tile)
            case a.Plunder(tile):
                self._enter_at(tile)
            case _:
                self._with_cards(action)

    def _with_cards(self, action: Action) -> None:
        match action:
            case a.Build(card, tile):
                index = self.scene.session.state.game.card_index[card]
                self.jump(pygame.K_b, self.scene.session.state.market.index(index))
                self.harness.key(pygame.K_RETURN)
                if tile is not None:
                    self._enter_at(tile)
            case a.Recover(kind) | a.Restore(kind):
                view = valley_of(self.scene.board).view
                own = [wreck.kind for wreck in view.layout.wrecks() if wreck.seat == view.active]
                self.jump(pygame.K_g, own.index(KIND_INDEX[kind]))
                self.harness.key(pygame.K_RETURN)
            case a.Ransom():
                self._ransom(action)
            case a.Tunnel(tile):
                self._own_card("transport_tunneller")
                self._enter_at(tile)
            case a.MoveFortress(tile) | a.UseProbe(tile) | a.FireRay(tile):
                self._own_card(_CARDS[type(action)])
                self._enter_at(tile)

    def _ransom(self, action: a.Ransom) -> None:
        view = valley_of(self.scene.board).view
        mine = [
            view.state.game.colours[seat]
            for seat, piece in enumerate(view.state.hostages)
            if piece >= 0 and piece >> 3 == view.active
        ]
        if view.layout.open_tab is None:
            self.jump(pygame.K_c, len(view.panels[view.active].cards) + mine.index(action.captor))
        else:  # only among what each player has
            self.harness.key(pygame.K_o)
            cage = view.panels[view.state.game.colours.index(action.captor)].hostage
            while self.keys.cursor.area != cage:
                self.harness.key(pygame.K_DOWN)
        self.harness.key(pygame.K_RETURN)

    def _own_card(self, name: str) -> None:
        view = valley_of(self.scene.board).view
        cards = [view.state.game.cards[slot.card].name for slot in view.panels[view.active].cards]
        self.jump(pygame.K_c, cards.index(name))
        self.harness.key(pygame.K_RETURN)

    def _passage(self) -> str:
        state: State = self.scene.session.state
        game = state.game
        return game.labels[game.passages.bit_length() - 1]

    # steps

    def jump(self, key: int, number: int) -> None:
        """Jump to a place and on to its `number`-th thing."""
        self.harness.key(key)
        for _ in range(20):
            zone = self.keys.cursor.zone
            if zone is not None and self.keys.cursor.number_in(zone) == number:
                return
            self.harness.key(pygame.K_DOWN)
        raise AssertionError(f"never came to {number}")

    def pick_die(self, face: int) -> None:
        """Pick a die by its number."""
        faces = [die.face for die in valley_of(self.scene.board).view.tray.in_order()]
        self.harness.key(pygame.K_0 + (faces.index(face) + 1) % 10)

    def pick_up(self, token: TokenAt) -> None:
        """Tab to a token and pick it up."""
        for _ in range(40):
            self.harness.key(pygame.K_TAB)
            number = self.keys.cursor.number_in(KeyboardZone.TOKENS)
            assert number is not None, f"{token} cannot move"
            if self.keys.movable()[number] == token:
                break
        self.harness.key(pygame.K_RETURN)
        assert valley_of(self.scene.board).selection.token == token

    def go_to(self, label: str) -> None:
        """Go to a tile with the arrows, the shortest way."""
        if self.keys.tile is None:
            self.harness.key(pygame.K_LEFT)
        start, goal = self.keys.tile, valley_of(self.scene.board).view.state.game.index[label]
        assert start is not None
        ways: dict[int, list[int]] = {start: []}
        queue = deque([start])
        while queue and goal not in ways:
            tile = queue.popleft()
            for key, way in _ARROWS.items():
                other = self.keys.beside(tile, way)
                if other not in ways:
                    ways[other] = [*ways[tile], key]
                    queue.append(other)
        self.harness.keys(ways[goal])
        assert self.keys.tile == goal

    def _enter_at(self, label: str) -> None:
        self.go_to(label)
        self.harness.key(pygame.K_RETURN)

    def _answer(self, action: Action) -> None:
        while isinstance(top := self.harness.stack.top, BoardChooser):
            number = next(n for n, option in enumerate(top.options) if action in option.value)
            if number < 9:
                self.harness.key(pygame.K_1 + number)
            else:
                self.harness.keys([*[pygame.K_RIGHT] * number, pygame.K_RETURN])
