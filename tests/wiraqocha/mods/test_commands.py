"""The commands that know of mods."""

from pathlib import Path

import pytest

from game.cli import main
from tests.support.mods import HEAD, SHIPPED, write

GORGE, FOUNDRY = str(SHIPPED / "condor_gorge"), str(SHIPPED / "sierra_foundry")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "home"))


def test_mods_lists_what_is_at_hand_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mods", "--lang", "fr"]) == 0
    first, _, second, _ = capsys.readouterr().out.splitlines()
    assert first.startswith("condor_gorge 1.0") and "La gorge du Condor" in first
    assert "La fonderie de la Sierra" in second


def test_mods_lists_the_unusable_ones_with_their_reasons(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    write(tmp_path / "home" / "mods" / "bad_mod", mod=HEAD.replace("version: 1.0", "version: x"))
    assert main(["mods"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[3].endswith("bad_mod: cannot be used")
    assert lines[4] == '  bad_mod/mod.yaml:2: version: expected a version such as 1.0 or 2.3.1, found "x"'


def test_check_data_takes_several_mods(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--mod", GORGE, "check-data", "--mod", FOUNDRY]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_check_data_refuses_a_mod_with_a_slip(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = write(tmp_path / "bad_mod", mod=HEAD.replace("version: 1.0", "version: x"))
    assert main(["check-data", "--mod", str(folder)]) == 2
    assert "bad_mod/mod.yaml:2: version" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["rules"], ["scenario", "x.yaml"], ["mods"]])
def test_a_command_with_a_mod_that_is_not_there_says_so(
    capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert main(["--mod", "no/such/mod", *command]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert f"{Path('no/such/mod')}: there is no such folder" in told.err and told.err.count("\n") == 1


def test_a_scenario_may_be_played_with_a_mod(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "gorge.yaml"
    path.write_text(
        """- name: the ends of the gorge are far apart
  players: [red, green]
  valley: gorge
  board: {N6: red camp, N1: green camp}
  dice: [1, 1]
  steps:
    - do: conquer D1 with explorer using 1,1
    - expect: {board: {D1: red explorer}, relics: {red: [D1]}, valley: gorge, layout: gorge}
""",
        encoding="utf-8",
    )
    assert main(["scenario", "--mod", GORGE, str(path)]) == 0
    assert main(["scenario", str(path)]) == 2
    assert "gorge" in capsys.readouterr().err


def test_a_screen_is_pictured_with_mods(tmp_path: Path) -> None:
    for scene in ("new-game", "mods"):
        out = tmp_path / f"{scene}.png"
        arguments = ["screenshot", "--scene", scene, "--size", "1280x720", "--out", str(out)]
        assert main([*arguments, "--mod", GORGE, "--mod", FOUNDRY]) == 0
        assert out.stat().st_size > 10_000
