"""The rules know no clock, no file and no chance but their own; `lint-imports` keeps the rest of the order."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

NO_FILES = "game/titles/wiraqocha/rules"


def files(room: str) -> list[Path]:
    path = ROOT / room
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_the_rules_know_no_clock_no_file_and_no_chance_but_their_own() -> None:
    for path in files(NO_FILES):
        banned = {"random", "time", "datetime", "pathlib", "os", "io", "secrets", "uuid", "tempfile"}
        assert not banned & {name.split(".")[0] for name in imports(path)}, path
        calls = [
            node.func.id
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        ]
        assert "open" not in calls, path
