"""From the title into a game and back: nothing is lost, and a broken journal is told and stands in nobody's way."""

from collections.abc import Callable
from pathlib import Path

from game.core.record import Saves
from game.kit.forms.quick_start import QuickStartScene
from game.scenes.main_menu import MainMenuScene
from game.table.scene import TableScene
from game.titles.wiraqocha.rules.actions import Collect, Roll
from game.ui.dialogs import Dialog
from game.ui.press_guard import LASTS
from tests.support.form_user import whole_form
from tests.support.harness import Harness
from tests.support.screens import Opened, title_of
from tests.support.valley_table import MATCH


def table_of(harness: Harness) -> TableScene:
    return next(scene for scene in harness.stack.scenes if isinstance(scene, TableScene))


def resume(harness: Harness) -> None:
    """Click Continue."""
    button = title_of(harness).resume_game
    assert button is not None
    harness.click(button.rect.center)


def journals(saves: Saves) -> list[Path]:
    return sorted(saves.folder.glob("*.journal"))


def test_at_first_there_is_nothing_to_go_on_with(open_game: Callable[..., Opened], saves: Saves) -> None:
    harness, _ = open_game()
    assert title_of(harness).resume_game is None
    assert not saves.folder.exists()


def test_new_game_by_mouse_leads_to_the_table_and_is_recorded(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    harness, _ = open_game()
    harness.click(title_of(harness).new_game.rect.center)
    form = harness.stack.top
    assert isinstance(form, QuickStartScene)
    harness.click(form.start.rect.center)
    assert isinstance(harness.stack.top, TableScene)
    (header,) = journals(saves)[0].read_text("utf-8").splitlines()
    assert '"game": "wiraqocha"' in header


def test_back_leads_to_the_title(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    navigator.new_game()
    harness.frames(1)
    harness.click(whole_form(harness).back.rect.center)
    quick = harness.stack.top
    assert isinstance(quick, QuickStartScene)
    harness.wait(LASTS)
    harness.click(quick.back.rect.center)
    assert isinstance(harness.stack.top, MainMenuScene)


def test_a_game_goes_on_where_it_was_left(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    navigator.games.begin(MATCH, navigator.data)
    session = table_of(harness).session
    session.act(Collect())
    session.act(Roll())
    navigator.title()
    harness.frames(1)
    resume(harness)
    again = table_of(harness).session
    assert again is not session
    assert again.state == session.state
    assert [step.action for step in again.steps] == [Collect(), Roll()]


def test_a_game_goes_on_after_the_program_was_killed(open_game: Callable[..., Opened], saves: Saves) -> None:
    _, navigator = open_game()
    navigator.games.begin(MATCH, navigator.data)
    path = journals(saves)[0]
    navigator.games.close()
    with path.open("ab") as file:
        file.write(b"roll  #3 0123")  # cut off in mid-write
    harness, _ = open_game()
    resume(harness)
    assert table_of(harness).session.steps == ()
    assert len(journals(saves)) == 1


def test_a_journal_with_a_fault_in_the_middle_goes_on_from_its_good_part(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    harness, navigator = open_game()
    navigator.games.begin(MATCH, navigator.data)
    table_of(harness).session.act(Collect())
    path = journals(saves)[0]
    navigator.games.close()
    spoilt = path.read_text("utf-8") + "conquer N5 with camp using 5  #3 0123456789ab\n"
    path.write_text(spoilt, "utf-8")
    harness, _ = open_game()
    resume(harness)
    assert isinstance(harness.stack.top, Dialog)
    assert "line 3" in harness.stack.top.text
    assert [step.action for step in table_of(harness).session.steps] == [Collect()]
    assert path.read_text("utf-8") == spoilt


def test_a_journal_that_cannot_begin_is_told_and_older_games_stay_within_reach(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    _, navigator = open_game()
    navigator.games.begin(MATCH, navigator.data)
    navigator.games.close()
    good = journals(saves)[0]
    broken = saves.folder / "9999-12-31-000000-ffffff.journal"
    broken.write_text(good.read_text("utf-8").replace('"recommended"', '"nowhere"'), "utf-8")
    saves.note_latest(broken)
    harness, _ = open_game()
    resume(harness)
    dialog = harness.stack.top
    assert isinstance(dialog, Dialog)
    assert str(broken) in dialog.text
    assert "nowhere" in dialog.text
    harness.click(dialog.ui.widgets[0].rect.center)
    resume(harness)
    assert isinstance(harness.stack.top, TableScene)


def test_a_file_that_is_no_journal_is_told_on_the_title(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    saves.folder.mkdir(parents=True)
    broken = saves.folder / "9999-12-31-000000-ffffff.journal"
    broken.write_bytes(b"\x00\xff nothing\n")
    harness, _ = open_game()
    title = title_of(harness)
    assert title.resume_game is None
    assert str(broken) in title.ui.toast.text
    harness.click(title.new_game.rect.center)
    assert isinstance(harness.stack.top, QuickStartScene)


def test_emblems_that_do_not_exist_are_replaced(open_game: Callable[..., Opened], saves: Saves) -> None:
    _, navigator = open_game()
    navigator.games.begin(MATCH, navigator.data)
    navigator.games.close()
    path = journals(saves)[0]
    path.write_text(path.read_text("utf-8").replace('"star"', '"comet"'), "utf-8")
    harness, _ = open_game()
    resume(harness)
    assert [seat.emblem for seat in table_of(harness).context.match.seats] == ["star", "anchor"]
