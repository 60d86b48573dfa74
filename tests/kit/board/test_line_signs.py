"""Signs in the gaps of sentences."""

import pytest

from game.base.i18n.words import Words
from game.core.registry import titles
from game.kit.board.line_signs import BadgeSign, TextSign, phrase


@pytest.mark.parametrize("title", titles())
def test_a_sign_in_a_gap_stays_a_sign(title: str) -> None:
    words = Words.load("en").with_title(title)
    medal = BadgeSign("red")
    signs = phrase(words, "menu.saved_game", names=medal, date="today")
    assert medal in signs
    assert "".join(sign.text for sign in signs if isinstance(sign, TextSign)).endswith("on today.")
