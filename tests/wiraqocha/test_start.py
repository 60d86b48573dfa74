"""The start of the program with data of Wiraqocha that cannot be used."""

from pathlib import Path

import pytest

from game.app import Launch, main
from game.base.files.program_folders import data_folder


def test_data_that_cannot_be_used_are_told_without_a_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("tiles.yaml", "cards.yaml", "rules.yaml"):
        text = (data_folder() / name).read_text("utf-8")
        (tmp_path / name).write_text(text.replace("jungle, ground", "jungel, ground", 1), "utf-8")
    assert main(Launch(data_folder=tmp_path)) == 2
    first, *_, last = capsys.readouterr().err.splitlines()
    assert "tiles.yaml:" in first
    assert "jungle" in first
    assert last == "wiraqocha: The data cannot be used: 1 problem."
