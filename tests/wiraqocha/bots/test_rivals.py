"""The explorers: their data, their words and portraits, and how a game remembers who played."""

from pathlib import Path

import pytest

from game.base.files.problems import DataError
from game.base.i18n.words import available_languages
from game.core.match import Match, Seat, header_of, match_of
from game.core.record import Header
from game.kit.portraits import portrait_picture
from game.titles.wiraqocha.bots.rivals import FILE, rivals_of
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.rules.setup import Setup
from game.ui.look import USUAL_LOOK
from game.ui.pictures import known
from tests.support.words import wiraqocha_words


def test_every_explorer_has_a_name_a_life_and_a_portrait() -> None:
    for rival in BOTS.rivals:
        assert known(USUAL_LOOK, portrait_picture(NAME, rival.name))
        for language in available_languages():
            words = wiraqocha_words(language)
            assert words.knows(f"rivals.{rival.name}.name") and words.knows(f"rivals.{rival.name}.life")


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("rivals: {ada: {temperament: sleepy}}", "rivals.ada.temperament", "problem.unknown_word"),
        ("rivals: {ada: {}}", "rivals.ada.temperament", "problem.missing_key"),
        ("rivals: {ada: {temperament: miner, hat: tall}}", "rivals.ada.hat", "problem.unknown_key"),
        ("rivals: {ada: miner}", "rivals.ada", "problem.not_map"),
        ("rivals: {1: {temperament: miner}}", "rivals.1", "problem.bad_name"),
        ("rivals: none", "rivals", "problem.not_map"),
    ],
)
def test_a_fault_in_the_data_is_told_with_its_place(
    tmp_path: Path, text: str, place: str, reason: str
) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as told:
        rivals_of(tmp_path)
    assert [(problem.key, problem.reason) for problem in told.value.problems] == [(place, reason)]


def test_a_game_remembers_who_played_and_one_without_explorers_loads_as_before() -> None:
    content = DATA.load()
    seats = (Seat("Ada", "star"), Seat("Mae", "anchor", "cadet:raider", "mae"), Seat("Bram", "moon", "cadet"))
    match = Match(Setup(content.colours[:3], 7, "recommended"), seats)
    header = header_of(match, content)
    assert match_of(header) == match
    assert isinstance(header, Header)
    assert [sorted(player) for player in header.players if isinstance(player, dict)] == [
        ["colour", "emblem", "name"],
        ["bot", "colour", "emblem", "name", "rival"],
        ["bot", "colour", "emblem", "name"],
    ]
