"""What is chosen in settings and forms begins alike, in every language: with a capital letter."""

import re

import pytest

from game.base.i18n.words import available_languages
from tests.shell.i18n.test_locales import texts

CHOICES = re.compile(r"settings\.(speeds|colour_set|\w+_value)\.\w+|bots\.(level|temperament)\.\w+")


@pytest.mark.parametrize("language", available_languages())
def test_choices_begin_with_a_capital_letter(language: str) -> None:
    found = [text for key, text in texts(language) if CHOICES.fullmatch(key)]
    assert len(found) > 30
    assert not [text for text in found if text[:1].islower()]
