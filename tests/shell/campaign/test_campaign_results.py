"""What is kept of campaigns: the best of each chapter, in a file of which nothing is lost."""

from dataclasses import replace
from pathlib import Path

from game.base.files.json_values import to_json
from game.campaign.results import FILE, FORMAT, CampaignResults, ChapterResult, KeptCampaigns, Medal, Played

FIRST, SECOND = Played("tin", "road", "one"), Played("tin", "road", "two")


def test_the_best_result_of_a_chapter_is_kept_with_what_it_left_behind(tmp_path: Path) -> None:
    kept = CampaignResults(tmp_path / FILE)
    kept.close("a.journal", ChapterResult(FIRST, Medal.SILVER, 6, {"crater": ("N7",)}))
    kept.close("b.journal", ChapterResult(FIRST, Medal.BRONZE, 9, {"crater": ("N8",)}))
    kept.close("c.journal", None)
    again = CampaignResults(tmp_path / FILE)
    assert again.of(FIRST) == ChapterResult(FIRST, Medal.SILVER, 6, {"crater": ("N7",)})
    assert again.of(SECOND) is None
    assert [again.is_closed(name) for name in ("a.journal", "c.journal", "d.journal")] == [True, True, False]


def test_a_game_that_was_decided_brings_nothing_in_another_journal(tmp_path: Path) -> None:
    kept = CampaignResults(tmp_path / FILE)
    assert kept.close("a.journal", None, "road/one/7")
    assert not CampaignResults(tmp_path / FILE).close(
        "b.journal", ChapterResult(FIRST, Medal.GOLD, 3), "road/one/7"
    )
    again = CampaignResults(tmp_path / FILE)
    assert again.of(FIRST) is None and again.is_closed("b.journal")
    assert again.close("c.journal", ChapterResult(FIRST, Medal.BRONZE, 9), "road/one/8")
    assert again.of(FIRST) is not None


def test_a_damaged_file_is_put_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"format": 1, "results": 3}')
    kept = CampaignResults(tmp_path / FILE)
    assert kept.file.fault == "damaged"
    assert kept.file.kept is not None and kept.file.kept.read_bytes() == b'{"format": 1, "results": 3}'
    kept.close("", ChapterResult(FIRST, Medal.GOLD, 3))
    assert CampaignResults(tmp_path / FILE).of(FIRST) is not None


def test_the_file_of_a_newer_version_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"format": 99}')
    kept = CampaignResults(tmp_path / FILE)
    assert kept.file.fault == "newer" and kept.file.kept is not None
    assert kept.file.kept.read_bytes() == b'{"format": 99}'


def test_a_result_that_no_game_wrote_is_left_out_alone(tmp_path: Path) -> None:
    good = ChapterResult(FIRST, Medal.GOLD, 3)
    others = (replace(good, rounds=-1), replace(good, played=replace(FIRST, chapter="a\nb")))
    (tmp_path / FILE).write_bytes(to_json(KeptCampaigns(FORMAT, (*others, good), ("a\0", "a"))))
    kept = CampaignResults(tmp_path / FILE)
    assert (kept.file.fault, kept.file.now.results, kept.file.now.closed) == ("", (good,), ("a",))
