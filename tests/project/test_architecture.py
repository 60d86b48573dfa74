"""The architecture keeps its order: rooms without a window know no pygame, and the rules know no clock and no file."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

W = "game/titles/wiraqocha"
NO_PYGAME = (
    *("game/ai", "game/datafiles", "game/i18n", "game/lab", "game/mods", "game/profile", "game/protocol.py"),
    *(
        "game/record",
        "game/rules_book",
        "game/statistics",
        "game/scenes/lesson/script.py",
        "game/scenes/lesson/progress.py",
    ),
    *(f"{W}/{room}" for room in ("bots", "content", "lab", "phrases.py", "rules")),
)
NO_FILES = f"{W}/rules"


def files(room: str) -> list[Path]:
    path = ROOT / room
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("room", NO_PYGAME)
def test_rooms_without_a_window_know_no_pygame(room: str) -> None:
    for path in files(room):
        assert not {"pygame", "pymunk"} & {name.split(".")[0] for name in imports(path)}, path


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
