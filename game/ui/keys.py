"""Keys as people mean them, whatever their keyboard's layout and their system."""

import sys
import unicodedata
from typing import Final

import pygame
from pygame.event import Event

from game.base.keys.bindings import DEFAULT_KEYS, SPECIAL, KeyAction, KeyBindings, is_key_name

_NAMED: Final = {getattr(pygame, f"K_{name.upper()}"): name for name in SPECIAL}
_PLAIN_DIGITS: Final = tuple(range(pygame.K_0, pygame.K_9 + 1))
_KEYPAD: Final = (
    pygame.K_KP0,
    pygame.K_KP1,
    pygame.K_KP2,
    pygame.K_KP3,
    pygame.K_KP4,
    pygame.K_KP5,
    pygame.K_KP6,
    pygame.K_KP7,
    pygame.K_KP8,
    pygame.K_KP9,
)
_PLACES: Final = (pygame.KSCAN_0, *range(pygame.KSCAN_1, pygame.KSCAN_9 + 1))
_MORE: Final = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
_LESS: Final = (pygame.K_MINUS, pygame.K_KP_MINUS)

_HELD = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_META
_ALT_GR: Final = pygame.KMOD_RALT | pygame.KMOD_MODE


class KeyLayout:
    """Reads keys as if each layout had our letters and each system our Ctrl.

    Under layouts without Latin letters (Cyrillic, Greek, Hebrew) the place of a key counts. AltGr is no Ctrl, though
    Windows tells of it as Ctrl with Alt. On a Mac, Cmd does what Ctrl does.
    """

    def __init__(self) -> None:
        self._foreign = False  # whether the letter that was pressed last is none of ours
        self._commands = False  # whether the key that went down last, and is not up yet, writes nothing

    def meant(self, event: Event) -> Event | None:
        """The event as it is meant; what is no key stays as it is. None for the letter of a key with Ctrl or Meta,
        which systems tell of where it is none of ours.
        """
        if event.type == pygame.TEXTINPUT and self._commands:
            return None
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return event
        key, mod = self._letter(event), _modifiers(event.mod)
        self._commands = event.type == pygame.KEYDOWN and bool(mod & _COMMANDS)
        if (key, mod) == (event.key, event.mod):
            return event
        return Event(event.type, {**event.dict, "key": key, "mod": mod})

    def _letter(self, event: Event) -> int:
        key, place = int(event.key), int(getattr(event, "scancode", 0))
        if not pygame.KSCAN_A <= place <= pygame.KSCAN_Z:
            return key
        if 0 < key <= sys.maxunicode and chr(key).isalpha():
            self._foreign = not unicodedata.name(chr(key), "").startswith("LATIN")
        return pygame.K_a + place - pygame.KSCAN_A if self._foreign else key


def _modifiers(mod: int) -> int:
    """The keys held with another, as they are meant."""
    if mod & _ALT_GR:
        mod = mod & ~(pygame.KMOD_CTRL | pygame.KMOD_MODE) | pygame.KMOD_RALT
    if sys.platform == "darwin" and mod & pygame.KMOD_META:
        mod = mod & ~pygame.KMOD_META | pygame.KMOD_LCTRL
    return mod


def key_name(key: int) -> str | None:
    """What a key is called that can be chosen for an action; None for any other."""
    if key in _NAMED:
        return _NAMED[key]
    letter = chr(key) if 0 < key <= sys.maxunicode else ""
    return letter if letter and is_key_name(letter) else None


def with_bindings(event: Event, bindings: KeyBindings) -> Event:
    """The event of a key that tells what keys do."""
    if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
        return event
    return Event(event.type, {**event.dict, "bindings": bindings})


def presses(event: Event, *keys: KeyAction | int | None) -> bool:
    """Whether the event of a key is about one of these: the key of an action, or a key that means the same always."""
    bindings: KeyBindings = getattr(event, "bindings", DEFAULT_KEYS)
    name = key_name(event.key)
    return any(bindings.of(key) == name if isinstance(key, KeyAction) else key == event.key for key in keys)


def is_plain(event: Event) -> bool:
    """Whether a KEYDOWN is about its key alone: no Ctrl, Alt or Meta is held with it."""
    return not event.mod & _HELD


def sign_of(event: Event) -> str | None:
    """ "+" or "-" where a KEYDOWN types one (an equals sign counts as a plus), or None.

    What is typed counts more than the key: a plus is often a figure with Shift, and the French key 6 types a minus.
    """
    typed = getattr(event, "unicode", "")
    if typed and typed.isprintable():
        return {"+": "+", "=": "+", "-": "-", "−": "-"}.get(typed)
    if getattr(event, "mod", 0) & pygame.KMOD_SHIFT and int(getattr(event, "scancode", 0)) in _PLACES:
        return None  # it is a figure by its place
    return "+" if event.key in _MORE else "-" if event.key in _LESS else None


def digit_of(event: Event) -> int | None:
    """Which of the figures 0 to 9 a KEYDOWN is about, or None.

    The place of the key counts where the layout needs Shift for figures, as the French one does; but a sign is a sign.
    """
    if sign_of(event) is not None:
        return None
    typed = getattr(event, "unicode", "")
    if typed and typed in "0123456789":
        return int(typed)
    for keys, pressed in (
        (_PLAIN_DIGITS, event.key),
        (_KEYPAD, event.key),
        (_PLACES, int(getattr(event, "scancode", 0))),
    ):
        if pressed in keys:
            return keys.index(pressed)
    return None
