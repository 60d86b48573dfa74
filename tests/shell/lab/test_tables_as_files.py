"""The report as files for programs: told of in the docs, and harmless in a spreadsheet."""

import csv
import io
import re
from pathlib import Path

import pytest

from game.core.lab.tables import ReportSection, TableRow, as_csv, count
from game.core.registry import titles
from tests.support.command import ROOT, Ran
from tests.support.title_examples import EXAMPLES

DOCS = (ROOT / "docs" / "bots.md").read_text("utf-8")


def simulated(capsys: pytest.CaptureFixture[str], title: str, out: Path, bots: str, *more: str) -> Ran:
    asked = ("--players", "2", "--bots", bots, "--games", "2", "--cap", "100", "--out", out)
    return Ran(capsys, "simulate", "--title", title, *asked, *more)


@pytest.mark.parametrize("title", titles())
def test_every_file_and_every_column_is_told_of(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, title: str
) -> None:
    simulated(
        capsys, title, tmp_path, ",".join(EXAMPLES[title].quick_bots[1::-1]), "--paired", "--sprt", "0.1,0.9"
    )
    files = sorted(tmp_path.glob("*.csv"))
    assert len(files) >= 10
    for file in files:
        with file.open(encoding="utf-8") as opened:
            head = next(csv.reader(opened))
        assert head[0] == file.stem
        (*_, told) = [line for line in DOCS.splitlines() if line.startswith(f"| `{file.name}` |")]
        every = " ".join(line for line in DOCS.splitlines() if line.startswith(f"| `{file.name}` |"))
        every += " `wins` `games` `share` `fair` `ratio`" if "as in `bots.csv`" in told else ""
        for column in head[1:]:
            assert f"`{re.sub('_(low|high)$', '', column)}`" in every, (file.name, column)


@pytest.mark.parametrize("title", titles())
def test_a_match_of_bots_tells_first_who_won(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, title: str
) -> None:
    match = simulated(capsys, title, tmp_path / "match", ",".join(EXAMPLES[title].quick_bots[1::-1])).out
    assert match.index("Wins by bot") < match.index("Games\n")
    mirror = simulated(capsys, title, tmp_path / "mirror", "random").out
    assert mirror.index("Wins by bot") > mirror.index("Games\n")
    page = (tmp_path / "match" / "report.html").read_text("utf-8")
    assert re.findall("<h2>(.*?)</h2>", page)[0] == "Wins by bot"


@pytest.mark.parametrize("name", ["=1+1.py:Mine", "+x", "-x", "@x", "\tx"])
def test_a_name_is_no_formula(name: str) -> None:
    section = ReportSection("bots", ("wins",), (TableRow(name, name, (count(-3),)),))
    _, row = csv.reader(io.StringIO(as_csv(section), newline=""))
    assert row == [f"'{name}", "-3"]
