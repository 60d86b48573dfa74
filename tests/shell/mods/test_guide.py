"""The guide for authors of mods does what it says: its files are written, its commands run, step by step."""

import shlex
from pathlib import Path

import pytest

from game.cli import main
from game.core.registry import titles
from tests.support.modding_guide import steps, write_file

TITLES = {"wiraqocha", "machu-picchu"}


@pytest.mark.skipif(not set(titles()) >= TITLES, reason="the guide speaks of titles that are not installed")
def test_every_step_of_the_guide_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    written, run = 0, 0
    for kind, text in steps():
        if kind == "yaml":
            write_file(tmp_path, text)
            written += 1
        elif kind == "console":
            command, _, expected = text.partition("\n")
            program, *arguments = shlex.split(command.removeprefix("$ "))
            assert program == "wiraqocha"
            main([*arguments, "--lang", "en"])
            captured = capsys.readouterr()
            assert captured.out + captured.err == expected, command
            run += 1
    assert (written, run) == (22, 11)
