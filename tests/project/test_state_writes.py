"""Nobody but the `Change` of a title writes its states, shown on the syntax tree of the game."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

import game
from game.core.registry import titles

ROOT = Path(game.__file__).parent
TITLES = ROOT / "titles"
STATES = {
    name.replace("-", "_"): import_module(f"game.titles.{name.replace('-', '_')}.rules.state").State
    for name in titles()
}
# what has a field of the same name and is no state
OTHERS = {"scene.choices.seed", "self.choices.seed", "limits.basic.flags"}
NO_STATES = {"self", "argparse"}


def fields_of(title: str) -> set[str]:
    return {field.name for field in fields(STATES[title])}


def writes(source: str, names: set[str]) -> Iterator[str]:
    """Everything in a module that is set by assignment, as `state.dice`, or by name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            if node.attr in names and not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                yield ast.unparse(node)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("setattr", "object.__setattr__"):
            owner, name = ast.unparse(node.args[0]), node.args[1]
            if owner not in NO_STATES and (not isinstance(name, ast.Constant) or name.value in names):
                yield ast.unparse(node)


def readers(title: str) -> Iterator[Path]:
    """Every module that may hold a state of this title: those of the shell and its own, but for its writers."""
    others = [TITLES / other for other in STATES if other != title]
    # the second for its copies
    writers = [TITLES / title / "rules" / name for name in ("change.py", "state.py")]
    for path in sorted(ROOT.rglob("*.py")):
        if path not in writers and not any(path.is_relative_to(other) for other in others):
            yield path


@pytest.mark.parametrize("title", STATES)
def test_nobody_but_change_writes_a_state(title: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {target}"
        for path in readers(title)
        for target in writes(path.read_text(encoding="utf-8"), fields_of(title))
        if target not in OTHERS
    ]
    assert found == []


@pytest.mark.parametrize("title", STATES)
def test_the_state_itself_writes_only_its_copies(title: str) -> None:
    source = (TITLES / title / "rules" / "state.py").read_text(encoding="utf-8")
    assert {target.split(".")[0] for target in writes(source, fields_of(title))} == {"twin"}


def test_every_title_is_looked_at() -> None:
    assert {path.parents[1].name for path in TITLES.glob("*/rules/state.py")} == set(STATES)


def test_a_write_is_noticed_however_it_is_made() -> None:
    names = {"dice", "used", "cubes", "turn", "board"}
    for source in ("state.dice = ()", "self.state.used |= 4", "(a, b.cubes) = c", "for d.turn in e: pass"):
        assert len(list(writes(source, names))) == 1
    assert len(list(writes("object.__setattr__(f, 'board', g)", names))) == 1
