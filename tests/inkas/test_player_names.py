"""Who plays INKAS bears an Andean name, unless players say otherwise; so do those of Machu Picchu."""

import pytest

from game.base.i18n.words import FALLBACK, Words, available_languages
from game.core.player_names import player_name
from tests.inkas.test_phrases import words_of
from tests.support.words import game_words_of


@pytest.mark.parametrize("language", available_languages())
def test_the_four_have_andean_names_in_every_language(language: str) -> None:
    names = [player_name(words_of(language), number) for number in (1, 2, 3, 4)]
    assert names == ["Kusi Rimay", "Illa Waman", "Sisa Anqas", "Titu Qhispi"]


def test_the_five_of_machu_picchu_have_names_of_their_own() -> None:
    words = game_words_of("machu-picchu")
    names = [player_name(words, number) for number in range(1, 6)]
    assert len(set(names)) == 5
    assert not set(names) & {player_name(words_of(FALLBACK), number) for number in (1, 2, 3, 4)}


def test_players_of_a_title_without_names_are_called_by_their_number() -> None:
    assert player_name(Words.load(FALLBACK), 2) == "Player 2"
