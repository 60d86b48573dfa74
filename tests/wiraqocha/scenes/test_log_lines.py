"""The lines of the log can be read by somebody who has never seen it, in every language."""

import pytest

from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.core.contract import Refusal
from game.core.match import Session
from game.core.record import GameSession
from game.core.seat_colours import EMBLEM_OF_COLOUR
from game.kit.board.context import TableOptions
from game.kit.board.line_signs import LogLine, TextSign
from game.table.context import context_of
from game.table.log import GameLog
from game.table.signs import LineLayout, SignPainter
from game.titles.wiraqocha.board.log.log_lines import CardSign, DiceSign, TileSign, TokenSign, lines_of
from game.titles.wiraqocha.board.log.sign_art import ValleySigns
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.scale import Scale
from tests.support.random_played import played
from tests.support.valley_table import match_for, position
from tests.support.words import wiraqocha_words

LANGUAGES = ("en", "fr", "it")
WIDTHS = (180, 236, 268, 301, 340, 420)


def log_of(session: Session, words: Words) -> list[LogLine]:
    """The whole log of a game, with its headings."""

    def lines_of_steps(first: int, after: int) -> tuple[LogLine, ...]:
        return lines_of(words, session.initial, session.steps, first, after)

    context = context_of(match_for(session.initial), session, words, Preferences(), TableOptions())
    return GameLog(context, lines_of_steps).lines()


def lines(text: str, *actions: str, language: str = "en") -> list[LogLine]:
    """What the log says of these actions of red, without headings."""
    session = GameSession(WIRAQOCHA, position(f"players: [red, green]\n{text}"))
    for action in actions:
        parsed = WIRAQOCHA.parse_action(session.state, action)
        assert not isinstance(parsed, Refusal), action
        assert not isinstance(session.act(parsed), Refusal), action
    log = log_of(session, wiraqocha_words(language))
    return [line for line in log if not line.heading]


def test_dice_against_the_protection_are_called_so() -> None:
    (line,) = lines(
        "board: {N4: red camp, N8: red drill, N7: green camp}\ndice: [3, 4, 6]",
        "conquer N7 with explorer@reserve using 3,4 beating 6",
    )
    assert line.text == " takes  with ,  against the protection ·  driven off"


def test_a_token_that_goes_with_its_card_is_told_with_it() -> None:
    (line,) = lines(
        "board: {N4: red camp, N8: red drill, N5: green camp, N10: green juggernaut}\n"
        "owned: {green: [juggernaut]}\nprotecting: {N10: 4}\ndice: [5, 6]",
        "plunder N5 using 5 beating 6 taking juggernaut",
    )
    assert line.text.endswith("takes  with its token  ·  loses its protection ")
    after = line.signs[line.signs.index(CardSign("juggernaut")) :]
    assert TokenSign(TokenKind.JUGGERNAUT, "green") in after
    assert TileSign("N10") in after


def test_a_roll_of_no_dice_says_so() -> None:
    (line,) = lines(
        "board: {N5: red camp, N6: red drill, N7: red drill, N2: green camp}\n"
        "protecting: {N5: 1, N6: 1, N7: 1}\nphase: preparation",
        "muster",
        "roll",
    )
    assert line.text.endswith("no dice to roll")


def test_an_exchange_names_both_tokens() -> None:
    told = lines(
        "board: {N5: red camp, N9: red zeppelin, N2: green camp}\nphase: preparation",
        "exchange N9 with drill@reserve",
    )
    kinds = [sign.kind for line in told for sign in line.signs if isinstance(sign, TokenSign)]
    assert kinds == [TokenKind.DRILL, TokenKind.ZEPPELIN]


def test_what_a_card_does_is_told_with_the_card() -> None:
    (line,) = lines(
        "board: {N4: red camp, N6: green camp, N10: green drill}\nprotecting: {N10: 5}\n"
        "owned: {red: [psychic_probe]}\ndice: [1]",
        "probe N10",
    )
    assert line.signs[0] == CardSign("psychic_probe")
    (line,) = lines(
        "board: {N4: red camp}\ncubes: {red: 9}\ncrystals: {red: 1}\ndice: [1]\n"
        "market: [android_factory, juggernaut, force_field]",
        "build force_field on N4",
    )
    assert [sign for sign in line.signs if isinstance(sign, CardSign)] == [CardSign("force_field")]
    assert TileSign("N4") in line.signs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 4])
def test_no_line_is_a_riddle(language: str, seed: int) -> None:
    session = played(seed)
    for line in log_of(session, wiraqocha_words(language)):
        assert not set("+→\ue000") & set(line.text), line.text
        assert DiceSign(()) not in line.signs
        first = line.signs[0]
        assert not isinstance(first, TextSign) or first.text[:1].isupper(), line.text


def rows(layout: LineLayout) -> list[list[str]]:
    """The words of each row, empty for a picture."""
    return [
        [
            piece.sign.text if isinstance(piece.sign, TextSign) else ""
            for piece in layout.placed
            if piece.row == row
        ]
        for row in range(layout.rows)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_begins_or_ends_with_a_mark_between_parts(language: str) -> None:
    words, scale, session = wiraqocha_words(language), Scale(1280, 720), played(2)
    painter = SignPainter(ValleySigns(words, EMBLEM_OF_COLOUR, session.initial.game), EMBLEM_OF_COLOUR)
    for line in log_of(session, words):
        for width in WIDTHS:
            for row in rows(painter.lay_out(line.signs, scale, width)):
                assert row, line.text
                assert "·" not in (row[0], row[-1]), (line.text, width)
