"""Small words before a name: they elide or take a letter as the name begins."""

import pytest

from game.base.i18n.words import Words

CASES = {
    "fr": [
        ("La fosse de {name}.", "Ada", "La fosse d’Ada."),
        ("La fosse de {name}.", "Émile", "La fosse d’Émile."),
        ("La fosse de {name}.", "Yves", "La fosse d’Yves."),
        ("La fosse de {name}.", "Yana Uru", "La fosse de Yana Uru."),
        ("La fosse de {name}.", "Wiraqocha", "La fosse de Wiraqocha."),
        ("Il faut que {name} joue.", "Inti", "Il faut qu’Inti joue."),
        ("De {name} à {name}.", "Ada", "D’Ada à Ada."),
        ("Plus de {name}, grande {name}.", "8", "Plus de 8, grande 8."),
        ("Grande {name}.", "Ada", "Grande Ada."),
    ],
    "it": [
        ("Tocca a {name}.", "Ada", "Tocca ad Ada."),
        ("Tocca a {name}.", "Àlvaro", "Tocca ad Àlvaro."),
        ("Tocca a {name}.", "Elena", "Tocca a Elena."),
        ("A {name} manca una carta.", "ada", "Ad ada manca una carta."),
        ("Bruno e {name}", "Elena", "Bruno ed Elena"),
        ("Bruno e {name}", "Ada", "Bruno e Ada"),
        ("Della {name}", "Ada", "Della Ada"),
    ],
    "en": [("It is up to {name}.", "Ada", "It is up to Ada.")],
}


@pytest.mark.parametrize(
    ("language", "text", "name", "said"),
    [(language, *case) for language in CASES for case in CASES[language]],
)
def test_a_small_word_goes_with_the_name_after_it(language: str, text: str, name: str, said: str) -> None:
    assert Words(language, {"text": text})("text", name=name) == said


def test_braces_and_gaps_without_a_value_stay() -> None:
    words = Words("it", {"text": "{{a}} a {other} e {name}"})
    assert words("text", name="Ada") == "{a} a {other} e Ada"
    assert words("text") == "{a} a {other} e {name}"


def test_names_in_a_list_are_joined_too() -> None:
    assert Words.load("it").listed(["Ada", "Bruno", "Elena"]) == "Ada, Bruno ed Elena"
