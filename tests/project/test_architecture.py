"""What modules may know of the world and of each other; `lint-imports` keeps the rest of the order."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.core.registry import titles

ROOT = Path(__file__).parents[2]


def files(area: str) -> list[Path]:
    path = ROOT / area
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_the_rules_know_no_clock_no_file_and_no_chance_but_their_own() -> None:
    rules = [path for name in titles() for path in files(f"game/titles/{name.replace('-', '_')}/rules")]
    assert rules
    for path in rules:
        banned = {"random", "time", "datetime", "pathlib", "os", "io", "secrets", "uuid", "tempfile"}
        assert not banned & {name.split(".")[0] for name in imports(path)}, path
        calls = [
            node.func.id
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        ]
        assert "open" not in calls, path


def at_the_top(path: Path) -> set[str]:
    """What a module imports as soon as it is imported itself, `from` imports with the names that they may bring."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def helpers_of(paths: Iterable[Path]) -> set[Path]:
    """The modules of tests/support that these import, and those that they import in turn."""
    found: set[Path] = set()
    ahead = list(paths)
    while ahead:
        for name in at_the_top(ahead.pop()):
            helper = (ROOT / Path(*name.split("."))).with_suffix(".py")
            if name.startswith("tests.support.") and helper.is_file() and helper not in found:
                found.add(helper)
                ahead.append(helper)
    return found


def test_the_tests_of_the_shell_import_no_title() -> None:
    """They are green whichever titles there are; what needs one lies with its tests."""
    tests = files("tests/shell")
    helpers = helpers_of(tests)
    assert len(tests) > 30 and len(helpers) > 5
    for path in tests:
        assert not [name for name in imports(path) if name.startswith("game.titles.")], path
    for path in helpers:
        assert not [name for name in at_the_top(path) if name.startswith("game.titles.")], path


READ_AT_THE_START = {"game.cli", "game.core.contract", "game.core.record", "game.showcase"}


def test_a_package_does_not_read_its_modules() -> None:
    """While one thread reads such a package and another one of its modules, each waits for the other: then Python hands
    out a module that is read by half. Those that are read before a second thread begins may.
    """
    for path in (path for path in files("game") if path.name == "__init__.py"):
        package = ".".join(path.relative_to(ROOT).parent.parts)
        reads = any(name.startswith(f"{package}.") for name in imports(path))
        assert not reads or package in READ_AT_THE_START, package


def test_a_class_name_has_one_meaning() -> None:
    """In a title and all that it stands on no class is called as another one; two titles may use a word alike."""
    places: dict[str, dict[str, list[str]]] = {}
    for path in files("game"):
        parts = path.relative_to(ROOT).parts
        side = parts[2] if parts[1] == "titles" and len(parts) > 3 else ""
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, {}).setdefault(side, []).append(str(path.relative_to(ROOT)))
    for sides in places.values():
        assert all(len(found) == 1 for found in sides.values()), sides
        assert "" not in sides or len(sides) == 1, sides
