"""A short form of the long proofs of every title; docs/reliability.md names the commands that run them whole."""

import os
from pathlib import Path

import pytest

from game.core.registry import titles
from game.ui.cache import most_bytes
from tests.shell.long import spoilt_mods
from tests.shell.long.evening import Evening
from tests.shell.long.spoilt_saves import TESTS, Proof

KEPT = [name for name in titles() if (TESTS / name.replace("-", "_") / "saves").is_dir()]


@pytest.mark.parametrize("name", KEPT)
def test_spoilt_saves_load_exactly_or_are_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)  # the power does not fail here
    tally = Proof(tmp_path, 2, [name]).run(15)
    assert tally.wrong == []
    assert tally.counts.total() == 15
    assert min(tally.counts[what] for what in ("whole", "beginning", "nothing")) > 0


@pytest.mark.parametrize("name", KEPT)
def test_spoilt_mods_are_read_or_refused_and_nothing_else(name: str) -> None:
    tally, wrong = spoilt_mods.run(60, 7, [name])
    assert wrong == []
    assert tally["read"] > 2 and tally["refused"] > 20


def test_an_evening_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That all of the process's memory stays is held by the whole command alone."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path))
    evening = Evening(tmp_path / "games")
    first, second = (evening.spend([(1280, 720)], ["fr"], ["statistics", "medals"]) for _ in range(2))
    assert max(first.kept + second.kept) <= most_bytes()
    assert len(first.kept) > 15, "much was shown"
    assert (second.files, second.threads) == (first.files, first.threads)
