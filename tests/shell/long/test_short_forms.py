"""A short form of the long proofs of every title; docs/reliability.md names the commands that run them whole."""

import os
from pathlib import Path

import pytest

from game.registry import titles
from tests.shell.long import spoilt_mods
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
