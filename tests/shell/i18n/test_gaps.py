"""Every gap of a sentence is filled by whoever says it, and with what that gives."""

import ast
from collections.abc import Iterator

import pytest

from game.base.i18n.language_rules import Text
from game.base.i18n.words import FALLBACK, Words
from game.core.contract import Refusal
from game.core.registry import title, titles
from tests.shell.i18n.test_locales import ROOT, gaps, own_entries, trees

LANGUAGES = ("en", "fr", "it")
LATER = {
    "game/core/bots": {"substitute"}
}  # gaps that are filled by the guard, once it knows who decided instead


def by_itself(name: str) -> set[str]:
    """The gaps that the figures of a title fill in every sentence."""
    played = title(name)
    return set(played.phrases.gaps(Words.load(FALLBACK).with_title(name), played.data.load()))


def known_in(path: str) -> dict[str, Text]:
    """The texts that a module may say: those of its title, and of the shell."""
    sides = [
        name for name in titles() if path.startswith(f"game/titles/{name.replace('-', '_')}/")
    ] or titles()
    return {key: entry for side in ("shell", *sides) for key, entry in own_entries(side, FALLBACK).items()}


def said() -> Iterator[tuple[str, str, set[str]]]:
    """Where a key that stands in the code is put into words, the key and the gaps that are filled there."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            key, called = node.args[0], getattr(node.func, "attr", getattr(node.func, "id", ""))
            if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
                continue
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            if called in ("words", "_words") and all(one.arg for one in node.keywords):
                yield where, key.value, {str(one.arg) for one in node.keywords}
            elif called == "Refusal" and len(node.args) == 2 and isinstance(node.args[1], ast.Dict):
                names = [one.value if isinstance(one, ast.Constant) else None for one in node.args[1].keys]
                if None not in names:
                    yield where, f"refusal.{key.value}", set(map(str, names))


def test_whoever_says_a_sentence_fills_its_gaps() -> None:
    filled = set().union(*map(by_itself, titles()))
    lacking = {}
    for where, key, given in said():
        later = LATER.get(where.rpartition("/")[0], set())
        if (text := known_in(where).get(key)) and (missing := gaps(text) - given - filled - later):
            lacking[f"{where} {key}"] = missing
    assert lacking == {}
    assert len(list(said())) > 500


def refusals() -> Iterator[tuple[str, Text]]:
    """The reasons of the shell, with their sentences in English."""
    for key, entry in own_entries("shell", FALLBACK).items():
        if key.startswith("refusal."):
            yield key.removeprefix("refusal."), entry


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", titles())
def test_a_title_says_what_the_shell_refuses_as_it_is(name: str, language: str) -> None:
    words = Words.load(language).with_title(name)
    for reason, entry in refusals():
        details = {gap: f"<{gap}>" for gap in gaps(entry)}
        assert title(name).phrases.explain(words, Refusal(reason, details)) == words(
            f"refusal.{reason}", **details
        )
