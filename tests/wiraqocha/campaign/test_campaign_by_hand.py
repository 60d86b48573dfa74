"""Two chapters by mouse: from the title to the journal, to the table, and to the journal again with a medal."""

import itertools
from pathlib import Path

import pygame
import pytest

from game.campaign.results import FILE, CampaignResults, Played
from game.core.bots.in_process_service import InProcessService
from game.core.bots.service import AdviceRequest, Question
from game.core.contract import BotName, Refusal
from game.scenes.analysis.scene import AnalysisScene
from game.scenes.campaign.mode import ChapterMode
from game.scenes.campaign.scene import CampaignScene
from game.scenes.campaign.verdict import ChapterVerdict
from game.scenes.load.listed_game import name_of
from game.scenes.story import StoryScene
from game.table.menu import TableMenu
from game.table.scene import TableScene
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.campaign.purpose import ChapterPurpose
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.dialogs import Chooser, Dialog
from tests.support.card_race_game import RaceProgram, opened
from tests.support.mods import SHIPPED, base, installed, shipped
from tests.support.mouse_player import MousePlayer
from tests.support.screens import in_french

_LONG = 400  # steps that no chapter takes
_TRIES = 6  # the dice may be against an engineer, but not so often


def at_journal(folder: Path) -> RaceProgram:
    """The program at the journal, which was opened by mouse."""
    program = opened(folder, NAME)
    program.navigator.mods.put(shipped())
    program.click(program.top.campaigns)
    assert isinstance(program.top, CampaignScene)
    return program


def play_by_hand(program: RaceProgram) -> Dialog:
    """Play the chapter on the table as an engineer would, until it is decided."""
    person = BOTS.make(BotName("engineer"), 0)
    assert not isinstance(person, Refusal)
    player = MousePlayer(program.harness)
    for _ in range(_LONG):
        program.harness.settle()
        if not isinstance(program.top, TableScene):
            break
        state = program.table.session.state
        if WIRAQOCHA.decider(state) == 0:
            player.do(person.choose(WIRAQOCHA.resample(WIRAQOCHA.observation(state, 0), 1)))
    assert isinstance(program.top, Dialog)
    return program.top


def play_until_won(program: RaceProgram) -> ChapterVerdict:
    """Play the chapter, and where it is lost press the first button, which begins it anew."""
    for _ in range(_TRIES):
        verdict = play_by_hand(program)
        assert isinstance(verdict, ChapterVerdict)
        if verdict.medal is not None:
            return verdict
        program.click(verdict.buttons[0])
    pytest.fail(f"lost {_TRIES} times: the chapter is too hard")


def test_another_language_reaches_the_name_of_a_chapter(tmp_path: Path) -> None:
    program = at_journal(tmp_path)
    program.click(program.top.start)
    assert isinstance(program.table.mode, ChapterMode)
    told = program.table.mode.sheet.title
    in_french(program)
    assert isinstance(program.table.mode, ChapterMode)
    assert program.table.mode.sheet.title != told
    assert program.table.words("chapter.landing.name") == program.table.mode.sheet.title


@pytest.mark.slow
def test_two_chapters_are_won_by_hand_and_the_third_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.kit.forms.seeds.fresh_seed", itertools.count(100).__next__)
    program = at_journal(tmp_path)
    for name, number in (("landing", 0), ("twin_ruins", 1)):
        journal = program.top
        assert isinstance(journal, CampaignScene) and journal.places.number == number
        program.click(journal.start)
        assert isinstance(program.table.mode, ChapterMode)
        dialog = play_until_won(program)
        kept = CampaignResults(tmp_path / FILE).of(Played(NAME, "expedition", name))
        assert kept is not None and kept.medal is dialog.medal
        assert len(dialog.buttons) == 4  # next, again, journal, look back
        program.click(dialog.buttons[0])
    assert isinstance(program.top, CampaignScene)
    assert [page.place.open for page in program.top._pages] == [True] * 3 + [False] * 5
    assert program.navigator.saved_games.latest() is None


def test_a_campaign_named_on_the_command_line_can_be_tried_from_any_chapter(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    program.navigator.mods.put(installed(base(), [SHIPPED / "expedition"], shipped_alone=True))
    program.click(program.top.campaigns)
    program.harness.key(pygame.K_DOWN)
    journal = program.top
    assert isinstance(journal, CampaignScene) and journal.page.place.note == "Not won yet"
    program.click(journal.start)
    assert isinstance(program.table.mode, ChapterMode)
    assert program.table.session.state.game.valley == "twin_ruins"


def test_a_chapter_goes_on_with_its_goals_and_a_locked_one_does_not_begin(tmp_path: Path) -> None:
    program = at_journal(tmp_path)
    journal = program.top
    program.harness.key(pygame.K_DOWN)
    program.harness.key(pygame.K_RETURN)
    assert program.top is journal and not journal.start.enabled
    program.harness.key(pygame.K_UP)
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    player = MousePlayer(program.harness)
    while WIRAQOCHA.decider(program.table.session.state) != 0:
        program.harness.settle()
    state = program.table.session.state
    player.do(WIRAQOCHA.legal_actions(state)[-1])
    program.navigator.title()
    saved = program.navigator.saved_games.latest()
    assert saved is not None
    program.navigator.saved_games.resume(saved.path)
    program.harness.settle()
    mode = program.table.mode
    assert isinstance(mode, ChapterMode)
    assert mode.sheet.title == "The Landing"


def test_a_chapter_that_was_left_goes_on_from_its_journal_or_begins_anew(tmp_path: Path) -> None:
    program = at_journal(tmp_path)
    assert not program.top.anew.visible
    program.click(program.top.start)
    played = program.table.session.initial
    program.table.open_menu()
    program.harness.settle()
    menu = program.top
    assert isinstance(menu, TableMenu) and menu.buttons["leave"].label == "Journal"
    program.click(menu.buttons["leave"])
    journal = program.top
    assert isinstance(journal, CampaignScene)
    assert (journal.start.label, journal.page.place.note) == ("Continue", "Under way")
    program.click(journal.start)
    assert program.table.session.initial == played
    assert isinstance(program.table.mode, ChapterMode)
    program.navigator.saved_games.open()
    program.harness.settle()
    assert [name_of(row) for row in program.top.list.entries] == ["The Expedition · The Landing"]
    program.navigator.campaigns.open("expedition")
    program.harness.settle()
    program.click(program.top.anew)
    assert program.table.session.initial != played


def test_a_chapter_that_is_given_up_is_decided(tmp_path: Path) -> None:
    program = at_journal(tmp_path)
    program.click(program.top.start)
    program.table.open_menu()
    program.harness.settle()
    program.click(program.top.buttons["give_up"])
    program.click(program.top.buttons[1])
    journal = program.top
    assert isinstance(journal, CampaignScene) and not journal.page.begun
    assert program.navigator.saved_games.latest() is None


def test_who_asks_for_a_hint_in_a_chapter_is_advised_for_its_goals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []
    ask = InProcessService.ask

    def noted(service: InProcessService, question: Question) -> None:
        asked.append(question)
        ask(service, question)

    monkeypatch.setattr(InProcessService, "ask", noted)
    program = at_journal(tmp_path)
    program.harness.key(pygame.K_RETURN)
    while WIRAQOCHA.decider(program.table.session.state) != 0:
        program.harness.settle()
    program.table.commands.hint()
    assert isinstance(asked[-1], AdviceRequest) and isinstance(asked[-1].purpose, ChapterPurpose)


def test_the_game_of_a_decided_chapter_is_looked_at_and_its_verdict_comes_back(tmp_path: Path) -> None:
    program = at_journal(tmp_path)
    program.harness.key(pygame.K_RETURN)
    mode = program.table.mode
    assert isinstance(mode, ChapterMode)
    state = program.table.session.state
    file = program.table.session.file
    assert file is not None and file.path is not None
    journal = file.path
    program.table.session.act(WIRAQOCHA.legal_actions(state)[0])
    mode._decided(False)
    ways = (StoryScene, TableScene, AnalysisScene)
    for number, way in enumerate(ways):
        verdict = program.top
        assert isinstance(verdict, Dialog)
        program.click(verdict.buttons[-1])
        chooser = program.top
        assert isinstance(chooser, Chooser) and len(chooser.options) == len(ways)
        chooser.choose(number)
        program.harness.frames(1)
        if way is AnalysisScene:
            assert "goal of the chapter" in program.top.ui.toast.text
        assert isinstance(program.top, way)
        program.harness.key(pygame.K_ESCAPE)
    verdict = program.top
    assert isinstance(verdict, Dialog)
    assert isinstance(program.harness.stack.scenes[0], CampaignScene)
    program.click(verdict.buttons[-1])
    chooser = program.top
    assert isinstance(chooser, Chooser)
    chooser.choose(0)
    program.harness.key(pygame.K_x)
    (written,) = (tmp_path / "stories").iterdir()
    assert written.stem == journal.stem
    assert written.read_text("utf-8-sig").startswith("The Landing")


def test_who_plays_on_from_a_decided_chapter_wins_no_medal(tmp_path: Path) -> None:
    program = at_journal(tmp_path)
    program.harness.key(pygame.K_RETURN)
    assert program.navigator.games.playing is not None
    match, session = program.navigator.games.playing
    program.table.session.act(WIRAQOCHA.legal_actions(session.state)[0])
    for again in (False, True):
        mode = program.table.mode
        assert isinstance(mode, ChapterMode)
        mode._decided(again)
        assert isinstance(program.top, ChapterVerdict) and program.top.medal is None
        program.navigator.games.play_on(match, session.initial, session.steps[:1])
    assert CampaignResults(tmp_path / FILE).of(Played(NAME, "expedition", "landing")) is None
