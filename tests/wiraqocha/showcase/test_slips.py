"""`wiraqocha screenshot` and `wiraqocha film`: a slip is told in one line, and no file is written."""

from pathlib import Path

import pytest

from game.cli import main


@pytest.mark.parametrize(
    ("command", "arguments", "said"),
    [
        ("screenshot", ["--scene", "tabel"], "Did you mean table?"),
        ("screenshot", ["--scene", "table", "--size", "1920"], "--size: expected WIDTHxHEIGHT"),
        ("screenshot", ["--scene", "table", "--size", "99999x1080"], "--size: expected WIDTHxHEIGHT"),
        ("screenshot", ["--scene", "table", "--lang", "xx"], "--lang: there are no texts in the language xx"),
        ("screenshot", ["--scene", "title", "--position", "nowhere.yaml"], "the screen title shows no game"),
        (
            "screenshot",
            ["--scene", "table", "--position", "nowhere.yaml"],
            "nowhere.yaml: the file is not there",
        ),
        ("screenshot", ["--scene", "table", "--out", "nowhere/a.png"], "there is no folder nowhere"),
        ("screenshot", ["--scene", "table", "--out", "a.gif"], "a.gif must end in .png or .jpg"),
        ("film", ["--scene", "zepelin"], "Did you mean zeppelin?"),
        ("film", ["--scene", "dice", "--frames", "1"], "--frames: give a number from 2 to 60"),
        ("film", ["--scene", "dice", "--size", "12"], "--size: expected WIDTHxHEIGHT"),
        ("film", ["--scene", "dice", "--out", "nowhere/a.png"], "there is no folder nowhere"),
    ],
)
def test_a_slip_is_told_in_a_line(
    command: str,
    arguments: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    out = [] if "--out" in arguments else ["--out", "a.png"]
    assert main([command, *arguments, *out]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1
    assert not list(tmp_path.iterdir())
