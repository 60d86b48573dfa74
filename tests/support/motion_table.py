"""A table on which something is about to move, and its picture."""

from functools import cache

import pygame

from game.base.files.program_folders import assets_folder
from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import ListNode, node_at, plain
from game.base.profile.settings import MotionSettings, Pace
from game.core.contract import Applied
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import content
from tests.support.valley_table import ValleyTable, position

DUEL = "players: [red, green]\n"


SIZE = (1280, 720)


STILL = MotionSettings(ambient=False)


AT_ONCE = MotionSettings(Pace.AT_ONCE, ambient=False)


def picture(table: ValleyTable) -> bytes:
    return pygame.image.tobytes(table.harness.surface, "RGB")


def act(table: ValleyTable, line: str) -> None:
    action = WIRAQOCHA.parse_action(table.state, line)
    applied = table.session.act(action)
    assert isinstance(applied, Applied), f"{line}: {applied}"


def table_of(text: str, settings: MotionSettings = STILL) -> ValleyTable:
    table = ValleyTable(position(DUEL + text), SIZE)
    table.scene.set_motion(settings)
    return table


LARGER = (1600, 900)


@cache
def movements() -> dict[str, tuple[State, list[str]]]:
    """All that `wiraqocha film` shows: a position, and the steps of which the last one is watched."""
    root = read_yaml(assets_folder() / "wiraqocha" / "examples" / "motion.yaml")
    assert isinstance(root, ListNode)
    found = {}
    for place in range(len(root.items)):
        name, steps = (node_at(root, (place, key)) for key in ("name", "steps"))
        assert name is not None
        assert isinstance(steps, ListNode)
        state = read_position(root, content(), (place,), extra=("name", "steps"))
        found[str(plain(name))] = state, [str(plain(step)) for step in steps.items]
    return found


def begun(name: str, settings: MotionSettings, size: tuple[int, int] = SIZE) -> ValleyTable:
    """The table on which the last step of a movement has just been played."""
    state, steps = movements()[name]
    table = ValleyTable(state, size)
    table.scene.set_motion(settings)
    for line in steps:
        table.harness.settle()
        table.harness.move((3, 3))
        applied = table.session.act(WIRAQOCHA.parse_action(table.state, line))
        assert isinstance(applied, Applied), f"{line}: {applied}"
    return table
