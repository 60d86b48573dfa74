"""Runs the command line as its users do."""

from pathlib import Path

import pytest

from game import cli

ROOT = Path(__file__).parents[2]


class Ran:
    """One run of the command."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> None:
        try:
            self.code = cli.main([str(argument) for argument in arguments])
        except SystemExit as end:
            self.code = end.code if isinstance(end.code, int) else 1
        self.out, self.err = capsys.readouterr()
