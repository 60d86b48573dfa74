"""Pictures of screens with mods show the mod's own valley and campaign, or say why they do not."""

from pathlib import Path

import pytest

from game.cli import main
from game.core.match import Session
from game.kit.data.mods.installed import AnyInstalledMods
from game.scenes.campaign.scene import CampaignScene
from game.showcase import ShowcaseContext, ShowcaseError, set_up, stage
from game.table.scene import TableScene
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.showcase.examples import example
from tests.support.modding_guide import write_mods
from tests.support.mods import base, installed, shipped
from tests.support.words import wiraqocha_words

SIZE = (640, 360)


def shown(scene: str, mods: AnyInstalledMods, *names: str) -> object:
    """The scene that a picture is made of."""
    with stage(SIZE) as stack:
        set_up(scene, ShowcaseContext(wiraqocha_words("en"), mods.data_with(names), stack))
        return stack.top


def table(scene: str, *names: str) -> State:
    """The position that the picture of a table shows."""
    return position(shown(scene, shipped(), *names))


def position(table: object) -> State:
    """What lies on a table."""
    assert isinstance(table, TableScene)
    session: Session = table.session
    assert isinstance(session.state, State)
    return session.state


def test_the_table_has_the_tiles_of_the_mod() -> None:
    state = table("table", "sierra_foundry")
    assert {"H8", "O11"} <= state.game.index.keys() and "N8" not in state.game.index
    assert len(state.game.colours) == 4
    assert state.turn > 4 and state.winner < 0


def test_the_table_is_the_valley_of_the_mod() -> None:
    for scene in ("table", "table-two"):
        state = table(scene, "condor_gorge", "sierra_foundry")
        assert (state.game.valley, len(state.game.colours)) == ("gorge", 2)


def test_without_mods_the_table_is_the_usual_one() -> None:
    assert table("table").turn == 23


def test_a_turn_is_played_on_the_tiles_of_the_mod() -> None:
    """`bench table` measures one."""
    with stage(SIZE) as stack:
        data = shipped().data_with(["sierra_foundry"])
        show = ShowcaseContext(wiraqocha_words("en"), data, stack)
        _, session, steps = example(show, "busy")
        for line in steps:
            show.play(session, line)
        assert len(session.steps) == len(steps) > 2


@pytest.mark.parametrize("scene", ["dragging", "forbidden", "payment", "token-question", "market", "recap"])
def test_a_moment_that_the_mod_has_not_is_told_without_another_file(scene: str) -> None:
    with pytest.raises(ShowcaseError) as refused:
        shown(scene, shipped(), "sierra_foundry")
    assert str(refused.value) == (
        "--scene: this screen shows a moment of a game without mods, which sierra_foundry would change; "
        "screenshot --scene table shows a game with mods."
    )


def test_a_film_is_refused_in_the_same_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["film", "--scene", "drill", "--mod", "sierra_foundry", "--size", "640x360"]
    assert main([*asked, "--out", str(tmp_path / "x.png")]) == 2
    assert "this screen shows a moment of a game without mods" in capsys.readouterr().err


@pytest.mark.parametrize("scene", ["lesson", "puzzles"])
def test_lessons_and_puzzles_keep_the_games_own_tiles(scene: str) -> None:
    assert shown(scene, shipped(), "sierra_foundry") is not None


def test_the_campaign_is_the_mods(tmp_path: Path) -> None:
    write_mods(tmp_path)
    mods = installed(base(), [tmp_path / "reed_lake"], shipped_alone=True)
    journal = shown("campaign", mods, "reed_lake")
    assert isinstance(journal, CampaignScene)
    assert journal.page.place.name == "The Far Shore"
    assert position(shown("chapter", mods, "reed_lake")).game.valley == "lake"


def test_a_layout_of_its_own_shape_is_asked_for_as_a_valley(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "gorge.yaml"
    path.write_text("players: [red, green]\nlayout: gorge\n", "utf-8")
    asked = ["screenshot", "--scene", "table", "--mod", "condor_gorge", "--position", str(path)]
    assert main([*asked, "--lang", "en", "--out", str(tmp_path / "x.png")]) == 2
    told = capsys.readouterr().err
    assert told == f"wiraqocha: {path}:2: layout: gorge has a shape of its own; write valley: gorge\n"
