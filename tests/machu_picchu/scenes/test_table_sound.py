"""What is heard behind a game of Machu Picchu: the morning in the city, and the music of its days and of its end."""

from pathlib import Path

import pytest

from game.base.files.program_folders import assets_of
from game.core.match import Match, Seat
from game.core.record import GameSession, Saves
from game.scenes.navigator import Navigator
from game.scenes.title_art import TitleSounds
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.title import TITLE
from game.ui.scene import Scene
from tests.support.card_race_game import quiet_preferences
from tests.support.city_answers import table_at
from tests.support.city_table import CityTable
from tests.support.ear import Ear
from tests.support.harness import Harness
from tests.support.words import StrictWords

BED, CITY, LAST_DAYS = (
    "bed machu-picchu/city-morning",
    "machu-picchu/music-city",
    "machu-picchu/music-last-days",
)
CONQUEST = assets_of(NAME) / "examples" / "conquest.yaml"
AT_A_TURN = "players: [red, blue]\nprince: {red: plaza, blue: hut}\n"


def clergy(red: int) -> str:
    """Of the fifteen cards of clergy blue holds nine, and red so many."""
    return f"clergy: {{red: {{virgin: {red}}}, blue: {{puma: 5, condor: 4}}}}"


def stack(left: int) -> str:
    """Red has all Sacrifice Cards in hand but so many."""
    return f"stack: [{', '.join(CARDS[:left])}]\nhands: {{red: [{', '.join(CARDS[left:])}]}}"


def listening(position: str, move: str = "") -> tuple[CityTable, Ear]:
    table, ear = table_at(AT_A_TURN + position), Ear()
    table.scene.sound._sounds = ear
    if move:
        table.session.act(TITLE.rules.parse_action(table.state, move))
        table.window.settle()
    return table, ear


@pytest.mark.parametrize(
    ("held", "piece"),
    [
        ("", CITY),
        ("day: 7", CITY),
        ("day: 8", LAST_DAYS),
        ("day: 9", LAST_DAYS),
        (clergy(3), CITY),
        (clergy(4), LAST_DAYS),
        (clergy(5), LAST_DAYS),
        (stack(4), CITY),
        (stack(3), LAST_DAYS),
        (stack(1), LAST_DAYS),
    ],
)
def test_the_last_days_have_a_piece_of_their_own(held: str, piece: str) -> None:
    table, ear = listening(held)
    table.scene.sound.begin()
    assert ear.heard == [BED, piece]


def test_the_piece_changes_when_a_turn_begins() -> None:
    _, ear = listening("day: 8", "stay two")
    assert LAST_DAYS in ear.heard


def test_the_end_of_a_game_has_a_piece_and_the_title_its_own(tmp_path: Path) -> None:
    state = TITLE.positions.parse(TITLE.data.load(), CONQUEST.read_text("utf-8"))
    match = Match(Setup(state.game.colours, 1), tuple(Seat(c, EMBLEMS[c]) for c in state.game.colours))
    harness, ear = Harness(Scene(), (1280, 720)), Ear()
    words = StrictWords.load("en").with_title(NAME)
    navigator = Navigator(harness.stack, words, TITLE.data.load, Saves(tmp_path), quiet_preferences())
    navigator.hear(ear)
    assert ear.heard == [BED, TITLE.part(TitleSounds).music]
    navigator.games.begin(match, TITLE.data.load())
    assert ear.heard[-2:] == [BED, CITY]
    navigator.games._end(match, GameSession(TITLE.rules, state))
    assert ear.heard[-1] == TITLE.part(TitleSounds).result
    navigator.title()
    assert ear.heard[-2:] == [BED, TITLE.part(TitleSounds).music]
