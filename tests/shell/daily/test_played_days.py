"""The days that were played: kept once, whatever a clock says; a file that is spoilt is put aside, a full disk told."""

import errno
import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.base.files.json_values import to_json
from game.core.contract import Outcome
from game.daily.day import seed_of
from game.daily.results import FILE, FORMAT, DayResult, KeptDays, PlayedDay, PlayedDays
from game.daily.scoring import score, streak

TODAY = date(2026, 11, 23)
BEGUN = PlayedDay("wiraqocha", "2026-11-23", "a.journal", "Ada")
RESULT = DayResult(140, True, 12)


def test_the_seed_of_a_day_is_the_same_in_every_version() -> None:
    assert seed_of("wiraqocha", TODAY) == 6239143
    assert seed_of("wiraqocha", TODAY) != seed_of("machu-picchu", TODAY)
    assert seed_of("wiraqocha", TODAY) != seed_of("wiraqocha", date(2026, 11, 24))


def test_a_result_is_kept_and_never_changes(tmp_path: Path) -> None:
    days = PlayedDays(tmp_path / FILE)
    days.begin(BEGUN)
    assert PlayedDays(tmp_path / FILE).of("wiraqocha", TODAY) == BEGUN
    over = days.finish(BEGUN, RESULT)
    assert over.result == RESULT
    again = PlayedDays(tmp_path / FILE)
    again.begin(PlayedDay("wiraqocha", "2026-11-23", "b.journal", "Ada"))
    assert again.finish(BEGUN, DayResult(199, True, 1)) == over
    assert PlayedDays(tmp_path / FILE).all_of("wiraqocha") == (over,)


def test_two_windows_lose_nothing_of_each_other(tmp_path: Path) -> None:
    one, other = PlayedDays(tmp_path / FILE), PlayedDays(tmp_path / FILE)
    one.begin(BEGUN)
    city = PlayedDay("machu-picchu", "2026-11-23", "c.journal", "Ada")
    other.begin(city)
    one.finish(BEGUN, RESULT)
    kept = PlayedDays(tmp_path / FILE)
    assert kept.of("machu-picchu", TODAY) == city
    assert kept.of("wiraqocha", TODAY) == PlayedDay("wiraqocha", "2026-11-23", "a.journal", "Ada", RESULT)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"no json", "damaged"),
        (b'{"class":"KeptDays","format":1,"days":[{"day":"soon"}]}', "damaged"),
        (b"[" * 100_000, "damaged"),
        (b'{"class":"KeptDays","format":1,"days":["\\ud800"]}', "damaged"),
        (json.dumps({"format": FORMAT + 1, "more": True}).encode(), "newer"),
    ],
)
def test_a_file_that_cannot_be_used_is_put_aside(tmp_path: Path, content: bytes, fault: str) -> None:
    (tmp_path / FILE).write_bytes(content)
    days = PlayedDays(tmp_path / FILE)
    assert days.file.fault == fault
    assert days.file.kept is not None and days.file.kept.read_bytes() == content
    days.begin(BEGUN)
    assert PlayedDays(tmp_path / FILE).of("wiraqocha", TODAY) == BEGUN


@pytest.mark.parametrize(
    "other",
    [
        replace(BEGUN, journal="a\0b"),
        replace(BEGUN, player="A\u202eda"),
        replace(BEGUN, day="2026-13-01"),
        replace(BEGUN, day="2026-W48-5"),
        replace(BEGUN, journal="../a.journal"),
    ],
)
def test_a_day_that_no_game_wrote_is_left_out_alone(tmp_path: Path, other: PlayedDay) -> None:
    (tmp_path / FILE).write_bytes(to_json(KeptDays(FORMAT, (other, BEGUN))))
    days = PlayedDays(tmp_path / FILE)
    assert (days.file.fault, days.file.now.days) == ("", (BEGUN,))


def test_on_a_full_disk_the_day_is_held_and_the_fault_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    days = PlayedDays(tmp_path / FILE)
    with monkeypatch.context() as full:
        full.setattr("game.base.files.kept_file.write_over", _fail)
        days.begin(BEGUN)
        assert days.file.fault == "unwritable"
        assert days.of("wiraqocha", TODAY) == BEGUN
    days.finish(BEGUN, RESULT)
    assert len(PlayedDays(tmp_path / FILE).all_of("wiraqocha")) == 1


def _fail(path: Path, content: bytes, seen: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_what_a_game_scores() -> None:
    won, lost = Outcome(((0,), (1, 2)), "treasure"), Outcome(((1,), (0, 2)), "treasure")
    assert score(won, 0, 12, 1.0) == 140
    assert score(won, 0, 90, 1.0) == 100
    assert score(lost, 0, 12, 0.75) == 75
    assert score(lost, 0, 12, 1.0) == 99  # no defeat is worth a victory
    points = Outcome(((1,), (0,)), "cards", (31, 44))
    assert [score(points, seat, 20, 0.0) for seat in (0, 1)] == [31, 64]


def test_days_in_a_row_end_today_or_yesterday() -> None:
    days = {date(2026, 11, day) for day in (18, 20, 21, 22)}
    assert streak(days, TODAY) == 3
    assert streak({*days, TODAY}, TODAY) == 4
    assert streak(days, date(2026, 11, 25)) == 0
