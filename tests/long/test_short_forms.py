"""A short form of every long proof; docs/reliability.md names the commands that run them whole."""

import os
from pathlib import Path

import pytest

from tests.long.killed import Killer
from tests.long.spoilt_saves import Proof


def test_spoilt_saves_load_exactly_or_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)  # the power does not fail here
    tally = Proof(tmp_path, seed=2).run(300)
    assert tally.wrong == []
    assert tally.counts.total() == 300
    assert min(tally.counts[what] for what in ("whole", "beginning", "nothing")) > 10


@pytest.mark.skipif(not hasattr(os, "fork"), reason="players cannot be forked here")
def test_a_killed_game_goes_on(tmp_path: Path) -> None:
    kills = Killer(tmp_path, seed=2).run(24)
    assert kills.wrong == []
    assert kills.count == 24
    assert kills.told > 0
