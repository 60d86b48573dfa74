"""Nobody but `Change` writes a state, shown on the syntax tree of the game."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import game
from game.titles.wiraqocha.rules.state import State

ROOT = Path(game.__file__).parent
RULES = ROOT / "titles" / "wiraqocha" / "rules"
FIELDS = {field.name for field in fields(State)}
WRITERS = {RULES / "change.py", RULES / "state.py"}  # the second for `State.copy` alone
# what has a field of the same name and is no state
OTHERS = {"scene.choices.seed", "self.choices.seed"}
NO_STATES = {"self", "argparse"}


def writes(source: str) -> Iterator[str]:
    """Everything in a module that is set by assignment, as `state.dice`, or by name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            if node.attr in FIELDS and not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                yield ast.unparse(node)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("setattr", "object.__setattr__"):
            owner, name = ast.unparse(node.args[0]), node.args[1]
            if owner not in NO_STATES and (not isinstance(name, ast.Constant) or name.value in FIELDS):
                yield ast.unparse(node)


def test_nobody_but_change_writes_a_state() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {target}"
        for path in sorted(ROOT.rglob("*.py"))
        if path not in WRITERS
        for target in writes(path.read_text(encoding="utf-8"))
        if target not in OTHERS
    ]
    assert found == []


def test_the_state_itself_writes_only_its_copies() -> None:
    assert {target.split(".")[0] for target in writes((RULES / "state.py").read_text(encoding="utf-8"))} == {
        "twin"
    }


def test_a_write_is_noticed_however_it_is_made() -> None:
    for source in ("state.dice = ()", "self.state.used |= 4", "(a, b.cubes) = c", "for d.turn in e: pass"):
        assert len(list(writes(source))) == 1
    assert len(list(writes("object.__setattr__(f, 'board', g)"))) == 1
