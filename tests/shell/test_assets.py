"""Every picture and every sound that is shipped is one that the code asks for by name."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.base.files.program_folders import SHELL, assets_of, data_folder
from game.core.registry import titles
from tests.support.awaited_assets import PICTURES, SOUNDS
from tests.support.title_examples import EXAMPLES

CODE = Path(__file__).parents[2] / "game"
GAP = r"([\w./-]*)"
# Pictures that only the system shows: the packages hold the icon in all its sizes.
ICONS = "app.icon."


def modules(owner: str) -> list[Path]:
    """The modules that may ask for what this owner has: those of the title, of the shell's any."""
    return sorted((CODE if owner == SHELL else CODE / "titles" / owner.replace("-", "_")).rglob("*.py"))


def texts(owner: str) -> Iterator[tuple[str, bool]]:
    """The texts in these modules, and whether each is whole; one with gaps is a pattern, each gap a group."""
    for path in modules(owner):
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        gapped = [node for node in nodes if isinstance(node, ast.JoinedStr)]
        parts = {id(part) for node in gapped for part in node.values}
        for joined in gapped:
            said = [part.value if isinstance(part, ast.Constant) else None for part in joined.values]
            if any(said):
                yield "".join(GAP if text is None else re.escape(str(text)) for text in said), False
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
                yield node.value, True


@cache
def whole_texts(owner: str) -> frozenset[str]:
    return frozenset(text for text, whole in texts(owner) if whole)


@cache
def patterns(owner: str) -> tuple[re.Pattern[str], ...]:
    return tuple(sorted({re.compile(text) for text, whole in texts(owner) if not whole}, key=str))


@cache
def vocabulary(owner: str) -> frozenset[str]:
    """What the code and the data can fill a gap with."""
    data = {
        word for path in data_folder().rglob("*.yaml") for word in re.findall(r"\w+", path.read_text("utf-8"))
    }
    code = {part for text in whole_texts(owner) for part in (text, *text.split("."))}
    return frozenset(data | code | composed(owner) | {"", *map(str, range(10))})


def composed(owner: str) -> set[str]:
    """Words of a title's notation that its code puts together of letters and digits."""
    example = EXAMPLES.get(owner)
    return set(example.composed()) if example is not None else set()


def spellings(owner: str, name: str) -> list[str]:
    """How the code may write the name: with its owner's before it, or alone where one place puts that before it."""
    if owner == SHELL:
        return [name]
    adds_owner = any(pattern.pattern == f"{GAP}/{GAP}" for pattern in patterns(owner))
    return [f"{owner}/{name}", *([name] if adds_owner else [])]


def is_asked_for(owner: str, name: str) -> bool:
    """Whether the code holds this name, whole or in parts that are put together; a title's in the shell's, too."""
    own = any(is_written(owner, asked) for asked in spellings(owner, name))
    return own or (owner != SHELL and is_written(SHELL, f"{owner}/{name}"))


def is_written(owner: str, asked: str) -> bool:
    """Whether the code holds this text, whole or in parts that are put together."""
    if asked in whole_texts(owner):
        return True
    known = vocabulary(owner)
    return any(
        all(
            group in known
            or group.replace("-", "_") in known  # as data and code spell it
            or all(part in known for part in re.split("[.-]", group))
            for group in match.groups()
        )
        for pattern in patterns(owner)
        if (match := pattern.fullmatch(asked))
    )


def names(owner: str, kind: str) -> list[str]:
    path = assets_of(owner) / kind / "manifest.json"
    said = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return list(said.get("sounds", said) if kind == "sounds" else said)


@pytest.mark.parametrize("owner", [SHELL, *titles()])
def test_no_picture_is_unused(owner: str) -> None:
    unused = {
        name for name in names(owner, "pictures") if not is_asked_for(owner, name.removeprefix("tint."))
    }
    awaited = tuple(f"{tint}{name}" for name in PICTURES.get(owner, ()) for tint in ("", "tint."))
    assert {name for name in unused if not name.startswith((ICONS, *awaited))} == set()


def test_what_is_awaited_is_shipped() -> None:
    for kind, awaited in (("pictures", PICTURES), ("sounds", SOUNDS)):
        for owner, names_of in awaited.items():
            shipped = names(owner, kind)
            assert [name for name in names_of if not any(each.startswith(name) for each in shipped)] == []


@pytest.mark.parametrize("owner", [SHELL, *titles()])
def test_no_sound_is_unused(owner: str) -> None:
    unused = {name for name in names(owner, "sounds") if not is_asked_for(owner, name)}
    assert unused - set(SOUNDS.get(owner, ())) == set()


def test_the_test_finds_what_is_unused() -> None:
    assert names(SHELL, "pictures") and names(SHELL, "sounds")
    assert is_asked_for(SHELL, "frame.panel")
    assert not is_asked_for(SHELL, "frame.elephant")
    assert not is_asked_for(SHELL, "trumpet")
