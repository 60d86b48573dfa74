"""Fills in forms as a person does."""

from collections.abc import Callable
from typing import Any, Protocol

import pygame

from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.core.match import Match
from game.kit.forms.quick_start import QuickStartScene
from game.kit.forms.setup_form import SetupForm
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.setup_form.new_game import RulesSheet, title_forms
from game.ui.selectors import SegmentedControl, Stepper
from game.ui.textfield import TextField
from game.ui.toggle import Toggle
from tests.support.harness import Harness

Spot = tuple[int, int]


class Writer(Protocol):
    """A hand that can also type."""

    def click(self, spot: Spot) -> None:
        """Press and let go there."""

    def key(self, key: int) -> None:
        """Press and let go a key."""

    def type(self, text: str) -> None:
        """Type letters."""


def whole_form(harness: Harness) -> SetupForm[Any]:
    """The form behind More options, reached from the quick start by keys."""
    quick = harness.stack.top
    assert isinstance(quick, QuickStartScene)
    for _ in quick.ui.widgets:
        if quick.ui.focused is quick.more:
            break
        harness.key(pygame.K_TAB)
    assert quick.ui.focused is quick.more
    harness.key(pygame.K_RETURN)
    form = harness.stack.top
    assert isinstance(form, SetupForm)
    return form


def form_of(
    words: Words,
    content: ValleyData,
    begin: Callable[[Match], None],
    back: Callable[[], None],
    preferences: Preferences | None = None,
) -> SetupForm[Any]:
    """The whole form of a game of Wiraqocha."""
    forms, preferences = title_forms(words, content), preferences or Preferences()
    choices = forms.choices(preferences.now.bots)
    return SetupForm(forms, choices, begin, back, preferences)


def rules_of(form: SetupForm[Any]) -> RulesSheet:
    """Where the valley, its variants and house rules are chosen."""
    (found,) = (sheet for sheet in form.sheets if isinstance(sheet, RulesSheet))
    return found


def valleys_of(form: SetupForm[Any]) -> SegmentedControl:
    """The few valleys side by side."""
    found = rules_of(form).valley
    assert isinstance(found, SegmentedControl)
    return found


def variants_of(form: SetupForm[Any]) -> set[str]:
    """The variants that are chosen."""
    chosen: set[str] = form.choices.options.variants(form.choices.count)
    return chosen


class FormUser:
    """A hand over the form of a new game."""

    def __init__(self, hand: Writer, scene: SetupForm[Any]) -> None:
        self.hand = hand
        self.scene = scene

    def choose(self, choice: SegmentedControl, number: int) -> None:
        """Click that option of a choice, counted from 0."""
        cell = choice.rect.width / len(choice.options)
        self.hand.click((int(choice.rect.x + cell * (number + 0.5)), choice.rect.centery))

    def tick(self, toggle: Toggle | Stepper) -> None:
        """Click the box of a switch."""
        self.hand.click((toggle.rect.x + toggle.rect.height // 2, toggle.rect.centery))

    def write(self, field: TextField, text: str) -> None:
        """Click into a field, empty it and type."""
        self.hand.click(field.rect.center)
        self.hand.key(pygame.K_END)
        for _ in range(len(field.text)):
            self.hand.key(pygame.K_BACKSPACE)
        self.hand.type(text)
