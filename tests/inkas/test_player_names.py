"""Who plays INKAS bears an Andean name, unless players say otherwise; titles without such names have the shell's."""

import pytest

from game.base.i18n.words import FALLBACK, Words, available_languages
from game.kit.portraits import player_name
from tests.inkas.test_phrases import words_of
from tests.support.words import game_words_of


@pytest.mark.parametrize("language", available_languages())
def test_the_four_have_andean_names_in_every_language(language: str) -> None:
    names = [player_name(words_of(language), number) for number in (1, 2, 3, 4)]
    assert names == ["Kusi Rimay", "Illa Waman", "Sisa Anqas", "Titu Qhispi"]


def test_a_title_without_names_has_those_of_the_shell() -> None:
    assert player_name(game_words_of("machu-picchu"), 2) == Words.load(FALLBACK)("menu.names.2")
