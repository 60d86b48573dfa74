"""The shell has no word of one game: what only one title has is named by that title and told in its own locale."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from game.base.i18n.words import FALLBACK, Words, locale_folder
from game.core.registry import titles

ROOT = Path(__file__).parents[2]
SHELL = [path for path in sorted((ROOT / "game").rglob("*.py")) if "titles" not in path.parts]
# what is a thing of the rules of one game; what several may have (cards, dice, tiles, turns) is not among it
WORDS = frozenset(
    word
    for line in (
        "theft thefts wreck wrecks weather graves graveyard obituary crystal crystals relic relics cube cubes",
        "camp camps drill zeppelin android juggernaut miner crater somnium leviathan expedition",
        "llama llamas corn coca inca incas clergy prince princes sacrifice conquest",
    )
    for word in line.split()
)


def named(tree: ast.Module) -> Iterator[str]:
    """Every name that the code gives or asks for, and its plain strings but docstrings."""
    texts = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield name
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.Constant(value=str(text)) if id(node) not in texts:
                yield text


def parts(name: str) -> set[str]:
    """The words of a name, in small letters."""
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z]+", name)}


def test_no_name_and_no_string_of_the_shell_is_a_word_of_one_title() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in SHELL
        for name in named(ast.parse(path.read_text("utf-8")))
        if parts(name) & WORDS
    }
    assert not found


def keys(side: str) -> set[str]:
    """The keys of the shell's texts, or of a title's."""
    return set(Words.load(FALLBACK, locale_folder(side))._entries)


def test_no_text_of_the_shell_is_of_one_title_and_none_stands_twice() -> None:
    shell = keys("shell")
    assert [key for key in sorted(shell) if parts(key) & WORDS] == []
    for title in titles():
        assert shell & keys(title) == set()
