"""The valley of the day, as a player meets it: begun, left, gone on with, ended, practised, sent as a postcard."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pygame
import pytest

from game.core.bots.bot_name import parse_bot_name
from game.core.bots.in_process_service import in_process_guard
from game.core.bots.service import MoveRequest
from game.core.chance import number
from game.core.contract import BotName, DailyGame
from game.core.match import Match, Session, begin_match
from game.core.record import SaveFolder, Saves
from game.core.registry import title
from game.core.seat_colours import TitleEmblems
from game.daily.day import daily_match
from game.daily.results import PlayedDay
from game.kit.forms.result import ResultScene
from game.scenes.daily.postcard_scene import PostcardScene
from game.scenes.daily.scene import DailyScene
from game.scenes.daily.view import TryProgress
from game.scenes.navigator import Navigator
from game.table.menu import TableMenu
from game.table.scene import TableScene
from game.titles.wiraqocha.board.valley.valley_sketch import way_of
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.events import TokenMoved
from tests.support.asserted import bot_of
from tests.support.harness import Harness
from tests.support.screens import SIZES, Opened

TODAY = date(2026, 11, 23)
TITLE = title("wiraqocha")


def match_of(day: date, names: str = "abc") -> Match:
    """The game of a day between players of these names."""
    game = TITLE.part(DailyGame)
    return daily_match(
        TITLE, game, day, names, title("wiraqocha").part(TitleEmblems).of_colours, lambda rival: rival.name
    )


@pytest.fixture
def game_of_the_day(open_game: Callable[..., Opened]) -> Opened:
    """The title on that day."""
    harness, navigator = open_game()
    navigator.daily.today = lambda: TODAY
    return harness, navigator


def daily_of(harness: Harness) -> DailyScene:
    top = harness.stack.top
    assert isinstance(top, DailyScene)
    return top


def table_of(harness: Harness) -> TableScene:
    return next(scene for scene in harness.stack.scenes if isinstance(scene, TableScene))


def play(session: Session, steps: int) -> None:
    """Let everybody play what is at hand, at most so many steps."""
    bot = bot_of("greedy")
    for _ in range(steps):
        if session.rules.decider(session.state) is None:
            return
        session.act(bot.choose(session.state))


@pytest.fixture(scope="module")
def finished(content: ValleyData) -> Session:
    """Today's game, played to its end."""
    session = begin_match(match_of(TODAY), content, None)
    play(session, 10_000)
    return session


def record(navigator: Navigator, session: Session, but: int = 0) -> None:
    """Let this game be today's try, but for its last steps."""
    steps = session.steps[: len(session.steps) - but]
    saved = begin_match(match_of(TODAY), navigator.data, navigator.saves)
    for step in steps:
        saved.act(step.action)
    assert saved.file is not None and saved.file.path is not None
    navigator.daily.days.begin(PlayedDay("wiraqocha", TODAY.isoformat(), saved.file.path.name, "a"))
    saved.close()
    navigator.daily.open()


def test_everybody_has_the_same_game_on_a_day(content: ValleyData) -> None:
    mine, yours, next_day = (
        TITLE.setups.new_game(content, match.setup)
        for match in (match_of(TODAY), match_of(TODAY, "xyz"), match_of(date(2026, 11, 24)))
    )
    assert mine == yours
    assert mine.game.rows != next_day.game.rows


def test_the_rivals_play_alike_whether_a_game_was_left_or_not(content: ValleyData) -> None:
    """Only a game that is left in the midst of a rival's turn may have that turn planned anew."""
    match = match_of(TODAY)

    def lines(left: bool) -> list[str]:
        state, person = TITLE.setups.new_game(content, match.setup), bot_of("greedy")
        found: list[str] = []
        guard, before = in_process_guard(TITLE), -1
        while len(found) < 60 and (seat := TITLE.rules.decider(state)) is not None:
            if left and seat != before:
                guard = in_process_guard(TITLE)
            before, name = seat, parse_bot_name(match.seats[seat].bot) if match.seats[seat].bot else None
            if isinstance(name, BotName):
                asked = MoveRequest(state, name, number(match.setup.seed, seat))
                action = guard.move(asked).action
            else:
                action = person.choose(state)
            found.append(TITLE.rules.format_action(action))
            state = TITLE.rules.successor(state, action)
        return found

    assert lines(left=True) == lines(left=False)


def test_a_try_is_begun_left_and_gone_on_with(game_of_the_day: Opened, saves: Saves) -> None:
    harness, navigator = game_of_the_day
    harness.key(pygame.K_d)
    assert daily_of(harness).view.progress is TryProgress.TO_COME
    harness.click(daily_of(harness).name.rect.center)
    harness.type("Chloé")
    harness.click(daily_of(harness).start.rect.center)
    session = table_of(harness).session
    play(session, 6)
    reached = session.state
    navigator.title()
    harness.frames(1)
    harness.key(pygame.K_d)
    assert daily_of(harness).view.progress is TryProgress.OPEN
    assert daily_of(harness).view.state == reached
    harness.key(pygame.K_RETURN)
    table = table_of(harness)
    assert table.session.steps[:6] and table.session.state == reached
    assert table.context.match.seats[0].name == "Chloé"
    assert len(list(saves.folder.glob("*.journal"))) == 1


def test_the_end_leads_to_a_postcard_and_a_second_try_is_practice(
    game_of_the_day: Opened, finished: Session
) -> None:
    harness, navigator = game_of_the_day
    record(navigator, finished, but=1)
    harness.frames(1)
    harness.key(pygame.K_RETURN)
    session = table_of(harness).session
    session.act(finished.steps[-1].action)
    harness.settle()
    victory = harness.stack.top
    assert isinstance(victory, ResultScene)
    kept = navigator.daily.days.of("wiraqocha", TODAY)
    assert kept is not None and kept.result is not None
    harness.click(victory.options[0].rect.center)
    assert isinstance(harness.stack.top, PostcardScene)
    harness.key(pygame.K_ESCAPE)
    harness.key(pygame.K_p)
    practice = table_of(harness)
    assert practice.session is not session and practice.session.initial == session.initial
    assert practice.session.practice and not session.practice
    practice.open_menu()
    menu = harness.stack.top
    assert isinstance(menu, TableMenu) and "does not count" in menu.text
    navigator.daily.open()
    assert daily_of(harness).view.progress is TryProgress.OVER
    assert navigator.daily.days.of("wiraqocha", TODAY) == kept


def test_a_try_goes_on_under_whatever_name_its_file_has(
    game_of_the_day: Opened, finished: Session, saves: Saves
) -> None:
    harness, navigator = game_of_the_day
    record(navigator, finished, but=1)
    (path,) = saves.files(SaveFolder.PLAYED)
    path.rename(path.with_name(f"{path.stem} (1).journal"))
    navigator.daily.open()
    harness.frames(1)
    assert daily_of(harness).view.progress is TryProgress.OPEN
    harness.key(pygame.K_RETURN)
    session = table_of(harness).session
    session.act(finished.steps[-1].action)
    harness.settle()
    kept = navigator.daily.days.of("wiraqocha", TODAY)
    assert kept is not None and kept.result is not None


def test_an_end_that_nobody_saw_counts_and_a_clock_set_back_changes_nothing(
    game_of_the_day: Opened, finished: Session
) -> None:
    harness, navigator = game_of_the_day
    record(navigator, finished)
    assert daily_of(harness).view.progress is TryProgress.OVER
    navigator.daily.today = lambda: date(2026, 11, 22)
    navigator.daily.open()
    assert daily_of(harness).view.progress is TryProgress.TO_COME
    navigator.daily.today = lambda: TODAY
    navigator.daily.open()
    assert daily_of(harness).view.progress is TryProgress.OVER


def test_the_way_on_a_postcard_is_that_of_the_tiles_in_the_order_in_which_they_were_first_taken(
    finished: Session,
) -> None:
    states = [finished.initial, *(step.after for step in finished.steps)]
    taken: list[str] = []
    for step in finished.steps:
        for event in step.events:
            if isinstance(event, TokenMoved) and event.player == "red" and event.tile not in taken:
                taken.append(event.tile)
    game = finished.initial.game
    assert len(taken) > 2
    assert [game.labels[tile] for tile in way_of(states, 0)] == taken


def test_a_postcard_is_saved_as_a_picture_or_why_not_is_told(
    game_of_the_day: Opened, finished: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, navigator = game_of_the_day
    record(navigator, finished)
    harness.frames(1)
    harness.key(pygame.K_RETURN)
    card = harness.stack.top
    assert isinstance(card, PostcardScene)
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "home"))
    harness.key(pygame.K_s)
    assert card.ui.toast.text == "Saving…" and not list(tmp_path.rglob("*.png"))
    while card.saving.running:
        harness.frames(1)
    (saved,) = (tmp_path / "home").rglob("*.png")
    assert saved.name == "wiraqocha-2026-11-23.png" and str(saved) in card.ui.toast.text
    assert pygame.image.load(saved).get_width() == 1920
    saved.write_bytes(b"another picture of this name")
    harness.key(pygame.K_s)
    while card.saving.running:
        harness.frames(1)
    other = saved.with_name("wiraqocha-2026-11-23-2.png")
    assert str(other) in card.ui.toast.text and pygame.image.load(other).get_width() == 1920
    assert saved.read_bytes() == b"another picture of this name"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "file"))
    harness.key(pygame.K_s)
    while card.saving.running:
        harness.frames(1)
    assert "cannot be written" in card.ui.toast.text


def test_a_postcard_is_copied_as_text_or_why_not_is_told(
    game_of_the_day: Opened, finished: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, navigator = game_of_the_day
    record(navigator, finished)
    harness.frames(1)
    harness.key(pygame.K_RETURN)
    card = harness.stack.top
    assert isinstance(card, PostcardScene)
    handed_out: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", handed_out.append)
    harness.click(card.copy.rect.center)
    (text,) = handed_out
    assert "November 23, 2026" in text.replace("23 November", "November 23,") and card.card.value in text
    assert card.ui.toast.text.startswith("Copied")

    def refuse(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    harness.key(pygame.K_c)
    assert "no clipboard" in card.ui.toast.text


def test_spoilt_scores_are_told_on_the_screen(game_of_the_day: Opened, saves: Saves) -> None:
    harness, navigator = game_of_the_day
    saves.folder.with_name("daily.json").write_text("spoilt")
    navigator.daily.open()
    assert "daily.unreadable-1.json" in daily_of(harness).ui.toast.text


def test_the_journal_of_a_past_day_is_gone_but_not_its_score(
    game_of_the_day: Opened, finished: Session, saves: Saves
) -> None:
    harness, navigator = game_of_the_day
    record(navigator, finished)
    for journal in saves.folder.glob("*.journal"):
        journal.unlink()
    navigator.daily.open()
    assert daily_of(harness).view.progress is TryProgress.OVER
    harness.key(pygame.K_RETURN)
    assert "Its score stays" in getattr(harness.stack.top, "text", "")


def test_a_try_whose_journal_was_damaged_goes_on_and_still_counts(
    game_of_the_day: Opened, finished: Session, saves: Saves
) -> None:
    harness, navigator = game_of_the_day
    record(navigator, finished, but=1)
    (journal,) = saves.folder.glob("*.journal")
    with journal.open("a") as file:
        file.write("spoilt\n")
    harness.frames(1)
    harness.key(pygame.K_RETURN)
    table_of(harness).session.act(finished.steps[-1].action)
    navigator.daily.open()
    assert daily_of(harness).view.progress is TryProgress.OVER
    assert len(list(saves.folder.glob("*.journal"))) == 2


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_within_the_window(open_game: Callable[..., Opened], size: tuple[int, int]) -> None:
    harness, navigator = open_game(size)
    navigator.daily.open()
    scene = daily_of(harness)
    shown = [widget for widget in scene.ui.widgets if widget.visible]
    assert all(harness.surface.get_rect().contains(widget.rect) for widget in shown)
    assert not any(one.rect.colliderect(other.rect) for one in shown for other in shown if one is not other)


def test_its_rivals_are_those_of_the_game_and_change_with_the_day() -> None:
    days = [match_of(TODAY - timedelta(days=back)) for back in range(8)]
    assert days[0] == match_of(TODAY)
    for match in days:
        person, *others = match.seats
        assert (person.bot, person.rival) == ("", "")
        seated = [next(rival for rival in TITLE.bots.rivals if rival.name == seat.rival) for seat in others]
        assert len(set(seated)) == len(others) == 2
        assert [seat.bot.partition(":")[2] for seat in others] == [rival.temperament for rival in seated]
    assert len({seat.rival for match in days for seat in match.seats[1:]}) > 4
