"""Which key does what: defaults, what a player chose, and what cannot be."""

import ast
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.base.keys.bindings import KeyBindings, KeyGroup, Reach, TitleKeys, is_key_name
from game.base.keys.shell_keys import END, HINT, MUTE, PAUSE, SHELL_KEYS, UNDO
from game.core.registry import title, titles
from game.titles.inkas.keys import INKAS, MOVE, STAFF
from game.titles.wiraqocha.keys import ROLL, WIRAQOCHA
from game.ui.keys import key_name, presses, with_bindings

GROUPS = (*SHELL_KEYS, *(group for name in titles() for group in title(name).part(TitleKeys).groups))
SAME_EVERYWHERE = {
    *("K_RETURN", "K_KP_ENTER", "K_ESCAPE", "K_TAB", "K_HOME", "K_END", "K_PAGEUP", "K_PAGEDOWN"),
    *(
        "K_UP",
        "K_DOWN",
        "K_LEFT",
        "K_RIGHT",
        "K_LALT",
        "K_RALT",
        "K_LSHIFT",
        "K_RSHIFT",
        "K_LCTRL",
        "K_RCTRL",
    ),
    *("K_LMETA", "K_RMETA", "K_MODE", "K_CAPSLOCK", "K_NUMLOCK", "K_1"),
}
WRITING = {  # who reads what is typed, not what a key does
    *("game/ui/keys.py", "game/ui/textfield.py", "game/ui/widget.py"),
    "game/titles/inkas/board/hand/spelling.py",
}


def down(key: int, keys: KeyBindings | None = None) -> Event:
    event = Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
    return event if keys is None else with_bindings(event, keys)


def test_an_action_has_its_default_key_until_another_is_chosen() -> None:
    assert presses(down(pygame.K_u), UNDO)
    chosen = KeyBindings().having(UNDO, "z")
    assert presses(down(pygame.K_z, chosen), UNDO)
    assert not presses(down(pygame.K_u, chosen), UNDO)
    assert chosen.having(UNDO, "u") == KeyBindings()


def test_two_actions_of_one_moment_cannot_have_one_key() -> None:
    keys = KeyBindings()
    taken = keys.clash(UNDO, "h", GROUPS)
    assert taken is not None
    assert taken.other == HINT
    assert keys.clash(MOVE, "e", GROUPS) is not None, "the keys of every table hold in each game"
    assert keys.clash(UNDO, "m", GROUPS) is not None, "those of the program hold everywhere"
    assert keys.clash(ROLL, "z", (*SHELL_KEYS, WIRAQOCHA, INKAS)) is None, "another game's key is free"
    assert keys.having(HINT, "z").clash(UNDO, "h", SHELL_KEYS) is None, "so is one that was left"


def test_what_shares_a_key_by_default_may_have_it_back() -> None:
    assert {PAUSE.key, STAFF.key} == {"p"}
    assert KeyBindings().having(STAFF, "?").clash(STAFF, "p", GROUPS) is None


def test_clashes_of_a_file_give_way_to_the_defaults() -> None:
    found = KeyBindings({"table.undo": "e", "inkas.move": "?", "newer.action": "q"})
    held, clashes = found.without_clashes(GROUPS)
    assert dict(held.chosen) == {"inkas.move": "?", "newer.action": "q"}
    assert [(one.action, one.other) for one in clashes] == [(UNDO, END)]
    swapped = KeyBindings({"table.undo": "h", "table.hint": "u"})
    assert swapped.without_clashes(GROUPS) == (swapped, ())


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.name)
def test_defaults_can_be_chosen_keys(group: KeyGroup) -> None:
    assert all(is_key_name(action.key) for action in group.actions)
    if group.reach is not Reach.TABLE:
        keys = [action.key for action in group.actions]
        assert len(set(keys)) == len(keys)


def test_keys_that_mean_the_same_everywhere_cannot_be_chosen() -> None:
    fixed = (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP, pygame.K_5, pygame.K_PLUS)
    assert [key_name(key) for key in fixed] == [None] * len(fixed)
    assert [key_name(key) for key in (pygame.K_q, pygame.K_SPACE, pygame.K_F7, ord("é"))] == [
        *("q", "space", "f7", "é")
    ]


def test_only_the_tables_of_keys_name_keys() -> None:
    found = []
    root = Path(__file__).parents[3]
    for path in sorted((root / "game").rglob("*.py")):
        place = path.relative_to(root).as_posix()
        if place in WRITING:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr.startswith("K_"):
                found.append((place, node.attr))
    assert [(place, name) for place, name in found if name not in SAME_EVERYWHERE] == []


def test_the_sound_has_another_key() -> None:
    assert presses(down(pygame.K_j, KeyBindings().having(MUTE, "j")), MUTE)
