"""Two moments of a quest have one digest only where they are the same."""

import pytest

from game.titles.inkas.rules.digest import state_text
from game.titles.inkas.rules.notation.positions import POSITIONS
from tests.support.inkas_games import content

LEGENDARY = "mode: legendary\nplayers: {inka: C, chanka: Q, supay: K}\nto_move: chanka\n"
WALLAS = "wallas: {wayra_sumaq: Qa1, ayar_awqa: Cb2, ayar_kachi: Cb2, ayar_uchu: Cb2, yana_uru: Ca2}\n"
ASKED = "{by: wayra_sumaq, action: fight ayar_awqa, at: Cb2, window: 1, of: inka}"
HANDS = "hands: {inka: [iqiqu]}\n"
SAID = (
    "lasting: [web yana_uru]",
    f"pending: [{ASKED}]",
    f"pending: [{{due: [wayra_sumaq fight ayar_kachi], at: Cb2}}, {ASKED}]",
    f"pending: [{{due: [wayra_sumaq fight ayar_kachi, wayra_sumaq fight ayar_uchu], at: Cb2}}, {ASKED}]",
)


@pytest.mark.clauses("R-76")
def test_what_lasts_and_what_still_comes_are_told_apart() -> None:
    texts = [f"{LEGENDARY}{WALLAS}{HANDS}{said}\n" for said in ("", *SAID)]
    digests = {state_text(POSITIONS.parse(content(), text)) for text in texts}
    assert len(digests) == len(texts)
