"""The real game at the record's table: recorded, resumed, verified."""

import json
import re
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.base.files.json_values import Json
from game.core.match import ResumedMatch, Seat, begin_match, header_of, match_of, resume_match
from game.core.record import Fault, Saves
from tests.support.game_data import CONTENT
from tests.support.matches import MATCH, play, record
from tests.support.race_games import marked
from tests.support.words import wiraqocha_words

ROOT = Path(__file__).parents[2]


def test_a_header_tells_the_whole_match() -> None:
    assert match_of(header_of(MATCH, CONTENT)) == MATCH


def test_a_header_tells_which_seats_computer_players_have() -> None:
    seats = (
        Seat("Ada", "gear"),
        Seat("Élodie", "star", "engineer:raider@2"),
        Seat("", "moon", "no such bot"),
    )
    match = replace(MATCH, seats=seats)
    header = header_of(match, CONTENT)
    assert match_of(header) == match
    assert "bot" not in json.dumps(header.players[0])


@pytest.mark.parametrize("bot", ["", 3, None, "x" * 200])
def test_a_seat_whose_bot_is_no_name_is_told_by_its_key(bot: Json) -> None:
    good = header_of(MATCH, CONTENT)
    first, *others = good.players
    assert isinstance(first, dict)
    players: tuple[Json, ...] = ({**first, "bot": bot}, *others)
    fault = Fault("bad_header", 1, {"key": "players.0.bot"})
    assert match_of(replace(good, players=players)) == fault


def test_a_resumed_game_stands_where_it_stood(tmp_path: Path) -> None:
    session = begin_match(MATCH, CONTENT, Saves(tmp_path))
    play(session, 120)
    session.close()
    latest = Saves(tmp_path).latest_unfinished()
    assert latest is not None
    found = resume_match(latest.path, CONTENT)
    assert isinstance(found, ResumedMatch)
    assert found.fault is None
    assert found.session.state == session.state
    assert found.session.steps == session.steps
    play(found.session, 20)


def test_the_same_game_gives_the_same_bytes_but_its_mark_in_another_process_and_when_watched(
    tmp_path: Path,
) -> None:
    here = record(tmp_path / "here", watched=True)
    program = (
        "from pathlib import Path\n"
        "from tests.support.matches import record\n"
        f"record(Path({str(tmp_path / 'there')!r}))\n"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, timeout=60)
    (there,) = (tmp_path / "there").glob("*.journal")
    assert marked(there.read_bytes()) == marked(here)


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("layout", 5, Fault("bad_header", 1, {"key": "setup.layout"})),
        ("house_rules", {"no_such": True}, Fault("bad_header", 1, {"key": "setup.house_rules"})),
        ("extra", 1, Fault("bad_header", 1, {"key": "setup.extra"})),
    ],
)
def test_a_set_up_that_does_not_fit_is_told_by_its_key(key: str, value: Json, fault: Fault) -> None:
    good = header_of(MATCH, CONTENT)
    assert match_of(replace(good, setup={**good.setup, key: value})) == fault


@pytest.mark.parametrize(("player", "key"), [(3, "0"), ({"colour": "red"}, "0.name")])
def test_a_player_that_does_not_fit_is_told_by_its_key(player: Json, key: str) -> None:
    good = header_of(MATCH, CONTENT)
    assert match_of(replace(good, players=(player,))) == Fault("bad_header", 1, {"key": f"players.{key}"})


@pytest.mark.parametrize("game", ["chess", "", "../wiraqocha", "wiraqocha.title"])
def test_a_game_of_a_title_that_is_not_installed_is_refused(game: str, tmp_path: Path) -> None:
    other = replace(header_of(MATCH, CONTENT), game=game)
    refused = Fault("unknown_title", 1, {"found": game})
    assert match_of(other) == refused
    path = tmp_path / "other.journal"
    path.write_text(other.text(), "utf-8")
    assert resume_match(path, CONTENT) == refused
    assert game in refused.text(wiraqocha_words("en"), str)


def test_a_match_that_cannot_begin_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "spoilt.journal"
    path.write_text(header_of(MATCH, CONTENT).text().replace('"blue"', '"red"'), "utf-8")
    found = resume_match(path, CONTENT)
    assert isinstance(found, Fault)
    assert found.reason == "bad_setup"


def test_a_kill_loses_at_most_the_action_being_written(tmp_path: Path) -> None:
    program = (
        "from pathlib import Path\n"
        "from tests.support.matches import record\n"
        f"record(Path({str(tmp_path)!r}), 1_000_000)\n"
    )
    playing = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT)
    deadline = time.monotonic() + 30
    while (
        time.monotonic() < deadline
        and sum(path.stat().st_size for path in tmp_path.glob("*.journal")) < 3_000
    ):
        time.sleep(0.01)
    playing.kill()
    playing.wait(timeout=30)
    latest = Saves(tmp_path).latest_unfinished()
    assert latest is not None
    assert b"\n" in latest.path.read_bytes()
    found = resume_match(latest.path, CONTENT)
    assert isinstance(found, ResumedMatch)
    assert found.fault is None
    assert len(found.session.steps) > 10
    play(found.session, 5)
    assert found.session.problem is None


def test_every_fault_of_the_record_has_its_words() -> None:
    words = wiraqocha_words("en")
    source = "".join(path.read_text("utf-8") for path in (ROOT / "game/core/record").glob("*.py"))
    source += (ROOT / "game/core/match.py").read_text("utf-8")
    reasons = set(re.findall(r'Fault\(\s*"(\w+)"', source)) | {"draws_differ", "state_differs", "end_differs"}
    assert len(reasons) > 8
    assert [reason for reason in sorted(reasons) if not words.has(f"fault.{reason}")] == []
