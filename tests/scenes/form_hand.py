"""Fills in forms as a person does."""

from typing import Protocol

import pygame

from game.scenes.new_game import NewGameScene
from game.ui.buttons import Choice, Toggle
from game.ui.textfield import TextField

Spot = tuple[int, int]


class Writer(Protocol):
    """A hand that can also type."""

    def click(self, spot: Spot) -> None:
        """Press and let go there."""

    def key(self, key: int) -> None:
        """Press and let go a key."""

    def type(self, text: str) -> None:
        """Type letters."""


class FormHand:
    """A hand over the form of a new game."""

    def __init__(self, hand: Writer, scene: NewGameScene) -> None:
        self.hand = hand
        self.scene = scene

    def choose(self, choice: Choice, number: int) -> None:
        """Click that option of a choice, counted from 0."""
        cell = choice.rect.width / len(choice.options)
        self.hand.click((int(choice.rect.x + cell * (number + 0.5)), choice.rect.centery))

    def tick(self, toggle: Toggle) -> None:
        """Click the box of a switch."""
        self.hand.click((toggle.rect.x + toggle.rect.height // 2, toggle.rect.centery))

    def write(self, field: TextField, text: str) -> None:
        """Click into a field, empty it and type."""
        self.hand.click(field.rect.center)
        self.hand.key(pygame.K_END)
        for _ in range(len(field.text)):
            self.hand.key(pygame.K_BACKSPACE)
        self.hand.type(text)
