"""Who opens files: shown on the syntax tree of the game.

A file is read by `game.base.files.regular_files` alone, which no pipe holds up, and written by
`game.base.files.whole_files` alone, which leaves no half of one.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import game

ROOT = Path(game.__file__).parent
METHODS = {"read_text", "read_bytes", "write_text", "write_bytes", "hardlink_to", "symlink_to"}
FUNCTIONS = {
    "open",
    "io.open",
    *(f"os.{name}" for name in ("open", "rename", "replace", "link", "symlink", "truncate")),
    *(f"shutil.{name}" for name in ("copy", "copy2", "copyfile", "copytree", "move")),
    "pygame.image.save",
    "sqlite3.connect",
}
MODES = set("rwxabt+")
# Who may, what, and why.
MAY = {
    "bench/start.py": {"read_text"},  # of /proc
    "cli/__init__.py": {"os.open"},  # output that nobody reads goes to the null device
    "base/files/regular_files.py": {"os.open", "os.link", "replace", "rename"},
    "base/files/whole_files.py": {"os.open"},
    "kit/data/mods/folder.py": {"os.open"},  # of a mod: follows no links
    "core/record/storage.py": {"os.open"},  # journals, which grow line by line
    "scenes/chronicle/files.py": {"pygame.image.save"},  # into memory
    "showcase/screenshot.py": {"pygame.image.save"},  # into memory
    "core/statistics/connection.py": {"sqlite3.connect"},
}


def accesses(source: str) -> Iterator[str]:
    """Every call in a module that opens a file, or gives one another name."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = _dotted(node.func)
        if called in FUNCTIONS:
            yield called
        elif isinstance(node.func, ast.Attribute) and _is_access(node.func.attr, node):
            yield node.func.attr


def _dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def _is_access(method: str, node: ast.Call) -> bool:
    """Whether it is called of a path: screens are opened and texts replaced, too."""
    if method == "open":
        said = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
        assert isinstance(node.func, ast.Attribute)
        return (isinstance(said, str) and set(said) <= MODES) or (not node.args and _is_path(node.func.value))
    if method in ("replace", "rename"):
        return len(node.args) == 1 and not node.keywords and _is_path(node.args[0])
    return method in METHODS


def _is_path(node: ast.expr) -> bool:
    return any(word in ast.unparse(node) for word in ("path", "Path", "kept", "file", "folder"))


def test_files_are_opened_where_it_is_done_with_care() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): set(accesses(path.read_text(encoding="utf-8")))
        for path in ROOT.rglob("*.py")
    }
    others = {name: calls - MAY.get(name, set()) for name, calls in found.items()}
    assert {name: calls for name, calls in others.items() if calls} == {}


def test_an_access_is_noticed_however_it_is_made() -> None:
    for call in (
        "open(path)",
        "path.open('w')",
        "fresh_path.open(encoding='utf-8')",
        "(folder / 'x').write_text('')",
        "Path(a).read_bytes()",
        "os.replace(a, b)",
        "fresh.replace(path)",
        "pygame.image.save(picture, path)",
    ):
        assert len(list(accesses(call))) == 1, call
    for call in ("screens.open()", "self.open('rules')", "text.replace('a', 'b')", "stack.replace(scene)"):
        assert list(accesses(call)) == [], call
