"""How languages count and write numbers."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from game.base.i18n.language_rules import rules_of
from game.base.i18n.words import Words

ROOT = Path(__file__).parents[3]
COUNTS = (*range(250), 1000, 1001, 100_000, 1_000_000, 2_000_000)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {"one": [1], "other": [0, 2, 21, 1000]}),
        ("fr", {"one": [0, 1], "other": [2, 21, 1000], "many": [1_000_000]}),
        ("it", {"one": [1], "other": [0, 2, 1000], "many": [1_000_000]}),
        ("de", {"one": [1], "other": [0, 2]}),
        ("pl", {"one": [1], "few": [2, 4, 22, 104], "many": [0, 5, 11, 12, 14, 21, 25, 112]}),
        ("ru", {"one": [1, 21, 101], "few": [2, 24], "many": [0, 5, 11, 14, 111]}),
        ("ar", {"zero": [0], "one": [1], "two": [2], "few": [3, 110], "many": [11, 99], "other": [100, 102]}),
        ("ja", {"other": [0, 1, 2, 100]}),
        ("xx", {"other": [0, 1, 2]}),
    ],
)
def test_every_number_takes_its_form(language: str, forms: dict[str, list[int]]) -> None:
    rules = rules_of(language)
    assert {
        form: [count for count in counts if rules.form(count) == form] for form, counts in forms.items()
    } == forms
    assert {rules.form(count) for count in COUNTS} <= set(rules.forms)
    assert rules.form("many things") == rules.form(None) == "other"


def test_polish_says_four_things_of_cubes() -> None:
    forms = {
        "one": "{count} kostka",
        "few": "{count} kostki",
        "many": "{count} kostek",
        "other": "{count} kostki",
    }
    words = Words("pl", {"cubes": forms})
    assert [words("cubes", count=count) for count in (1, 3, 5, 12, 22)] == [
        "1 kostka",
        "3 kostki",
        "5 kostek",
        "12 kostek",
        "22 kostki",
    ]
    assert words.number(12345.5, 1) == "12\u00a0345,5"


def make() -> ModuleType:
    """The program that writes the rules, where Babel is installed."""
    pytest.importorskip("babel")
    spec = importlib.util.spec_from_file_location("languages_make", ROOT / "build" / "languages" / "make.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "language", ["ar", "br", "cy", "en", "fr", "ga", "gv", "he", "lt", "mt", "pl", "sl", "pt", "zh"]
)
def test_the_rules_are_those_of_babel(language: str) -> None:
    made, rules = make(), rules_of(language)
    plural = made.Locale.parse(language).plural_form
    assert [rules.form(count) for count in COUNTS] == [plural(count) for count in COUNTS]
