"""The architecture keeps its order: each room imports only what it may."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# Room -> what it may import of the project, by prefix. A room may always import itself.
MAY_IMPORT = {
    "game/folders.py": (),
    "game/protocol.py": (),
    "game/kept_file.py": (),
    "game/words.py": ("game.folders", "game.kept_file", "game.word_files"),
    "game/word_files.py": ("game.content", "game.words"),
    "game/content": ("game.folders", "game.kept_file", "game.words"),
    "game/rules": ("game.content", "game.protocol"),
    "game/record": ("game.protocol",),
    "game/bots": ("game.protocol", "game.rules"),
    "game/lab": (
        *("game.bots", "game.content", "game.folders", "game.phrases", "game.protocol", "game.rules"),
        "game.words",
    ),
    "game/thinking": ("game.bots", "game.protocol", "game.rules"),
    "game/ui": ("game.folders",),
    "game/phrases.py": ("game.rules", "game.protocol", "game.words"),
    "game/book": ("game.content", "game.phrases", "game.rules", "game.words"),
}
NO_PYGAME = (
    "game/content",
    "game/rules",
    "game/record",
    "game/bots",
    "game/thinking",
    "game/words.py",
    "game/phrases.py",
    "game/protocol.py",
    "game/book",
    "game/bots",
    "game/lab",
    "game/lesson.py",
)
NO_FILES = "game/rules"


def files(room: str) -> list[Path]:
    path = ROOT / room
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def module_of(room: str) -> str:
    return room.removesuffix(".py").replace("/", ".")


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    allowed = (module_of(room), *MAY_IMPORT[room])
    for path in files(room):
        for name in imports(path):
            if name == "game" or name.startswith("game."):
                assert name.startswith(allowed), f"{path.relative_to(ROOT)} imports {name}"


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
