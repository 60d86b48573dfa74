"""The lesson of Machu Picchu: played through by mouse and by keys, every slip whole, nothing leaps, nothing is kept."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.base.keys.shell_keys import STEP_BACK
from game.kit.board.table_rects import Tab
from game.kit.forms.result import ResultScene
from game.scenes.lesson.curtain import CurtainScene
from game.scenes.main_menu import MainMenuScene
from game.table.scene import TableScene
from game.titles.machu_picchu.board.hand.places import area_of
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.board.panels.market import MARKET_GOODS
from game.titles.machu_picchu.content.definitions import Good, Job
from game.titles.machu_picchu.lesson.lesson_board import task_text
from game.titles.machu_picchu.lesson.pointing import places
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.actions import Done
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.rules.notation.actions import TEXT_FORMS
from game.titles.machu_picchu.rules.state import Question
from game.titles.machu_picchu.title import TITLE
from game.ui.buttons import Button
from game.ui.press_guard import LASTS
from tests.support.card_race_game import opened
from tests.support.city_pupil import CityPupil, city_progress
from tests.support.modes import lesson_of
from tests.support.words import game_words_of

STEPS = (
    *("city", "first_inca", "stone", "hire", "harvest", "night", "market", "clergy", "temple", "cards"),
    *("offering", "clock", "endings"),
)


def slips(pupil: CityPupil) -> Iterator[str]:
    """Every slip of the lesson, which is played by mouse from one to the next."""
    while True:
        yield f"{pupil.progress.step.name} {pupil.progress.done}"
        action = pupil.progress.awaited_action()
        if action is not None:
            pupil.click_for(action)
        elif pupil.progress.last:
            return
        else:
            pupil.window.click(pupil.lesson.guide.go_on.rect.center)
        pupil.settle()


def check_guide(pupil: CityPupil, slip: str) -> None:
    """The slip of the guide is whole, and covers nothing that it talks about; one thing is lit."""
    guide, progress, window = pupil.lesson.guide, pupil.progress, pupil.scene.scale.window
    assert guide.text.furthest == 0, f"{slip}: the text is longer than its area"
    assert guide.said.text and "lesson." not in guide.said.text
    assert pupil.lesson.line() and "lesson." not in pupil.lesson.line()
    assert guide.go_on.visible == progress.readable
    assert guide.skip.visible != progress.readable
    assert guide.leave.visible and guide.rule.visible
    found = places(pupil.board, pupil.scene.tabs, progress.awaited_action(), progress.step.point)
    assert len(found) == 1, f"{slip}: one thing is lit"
    assert window.contains(guide.sheet.rect)
    assert window.contains(found[0]) and not found[0].colliderect(guide.sheet.rect), slip


def check_table(pupil: CityPupil, slip: str) -> None:
    """The table calls for what is asked for, and for nothing else."""
    progress, awaited = pupil.progress, pupil.progress.awaited
    patterns = progress.step.expect[progress.done] if awaited else []
    called = pupil.board.view.shown.choices.actions
    assert bool(called) == bool(patterns), slip
    assert all(any(fnmatchcase(TEXT_FORMS.write(one), pattern) for pattern in patterns) for one in called), (
        slip
    )
    able = {name for name, one in pupil.board.buttons_of_hand.buttons.items() if one.enabled}
    pressed = {"ride": {"ride"}, "stay": {"stay"}, "done": {"end"}}.get(awaited.split(" ")[0], set())
    assert able == {"hint", *pressed}, slip


# played through


@pytest.mark.parametrize("language", available_languages())
def test_it_is_played_through_by_the_pointer_and_every_slip_is_whole(language: str) -> None:
    pupil = CityPupil(language)
    seen = []
    for slip in slips(pupil):
        seen.append(slip)
        check_guide(pupil, slip)
        check_table(pupil, slip)
    assert list(dict.fromkeys(slip.split()[0] for slip in seen)) == list(STEPS)
    state = pupil.state
    outcome = TITLE.rules.outcome(state)
    assert outcome is not None
    assert (state.day, state.clergy_left(), outcome.reason) == (9, 0, "clergy")
    assert [TEXT_FORMS.write(step.action) for step in pupil.progress.session.steps] == [
        *("walk main", "offer corn,llama", "offer coca", "stay two"),
        *("walk clock", "recall farmer", "goods coca,pottery,cloth", "stay three"),
        *("walk priests", "ordain condor"),
    ]
    assert not pupil.finished
    pupil.go_on()
    assert pupil.finished == [state]


def test_it_is_played_through_by_the_keys_alone() -> None:
    pupil = CityPupil()
    while not pupil.progress.last:
        pupil.do_step(by_keys=True)
    pupil.do_step(by_keys=True)
    assert pupil.progress.game_over
    pupil.window.key(pygame.K_RETURN)
    assert len(pupil.finished) == 1


def test_a_district_can_be_gone_to_with_the_arrows_and_dragged_to() -> None:
    pupil = CityPupil().skip_to("harvest")
    pupil.window.key(pygame.K_RIGHT)
    for _ in range(3):
        if pupil.board.keyboard.district != "corn":
            pupil.window.key(pygame.K_RIGHT)
    assert pupil.board.keyboard.district == "corn"
    pupil.window.key(pygame.K_RETURN)
    pupil.settle()
    assert pupil.progress.done == 1
    pupil.skip_to("market")
    shown, gestures = pupil.board.view.shown, pupil.board.gestures
    prince = next(piece for piece in shown.choices.pieces)
    x, y = gestures.home(prince)
    plaza = next(place for place in shown.choices.places(prince))
    pupil.window.drag((round(x), round(y) - 10), area_of(shown, plaza).center)
    pupil.settle()
    assert pupil.state.question is Question.TRADE


def test_every_step_can_be_skipped_and_left() -> None:
    pupil = CityPupil()
    names = []
    while not pupil.progress.last:
        names.append(pupil.progress.step.name)
        pupil.window.click(pupil.lesson.guide.leave.rect.center)
        assert pupil.left == len(names)
        pupil.skip()
    assert (*names, pupil.progress.step.name) == STEPS
    assert (pupil.state.day, pupil.state.turn, pupil.state.clergy_left()) == (9, 35, 1)


def test_a_double_click_leads_one_step_on_and_one_step_back() -> None:
    pupil = CityPupil()
    double_click(pupil, pupil.lesson.guide.go_on)
    assert pupil.progress.step.name == "first_inca"  # where the way to skip stands now
    pupil.skip_to("market")
    double_click(pupil, pupil.lesson.guide.skip)
    assert pupil.progress.step.name == "clergy"
    double_click(pupil, pupil.lesson.guide.go_back)
    assert pupil.progress.step.name == "market"


def test_a_curtain_is_not_opened_by_the_second_press_of_two() -> None:
    pupil = CityPupil().skip_to("cards")
    action = pupil.progress.awaited_action()
    assert action is not None
    pupil.click_for(action)
    pupil.window.settle()
    pupil.window.frames(2)
    pupil.window.settle()
    pupil.window.keys([pygame.K_RETURN, pygame.K_RETURN])
    pupil.window.settle()
    curtain = pupil.window.stack.top
    assert isinstance(curtain, CurtainScene)
    pupil.window.wait(LASTS)
    pupil.window.key(pygame.K_RETURN)
    pupil.window.settle()
    assert pupil.progress.step.name == "offering"


def double_click(pupil: CityPupil, button: Button) -> None:
    spot = button.rect.center
    pupil.window.click(spot)
    pupil.window.frames(8)
    pupil.window.click(spot)
    pupil.settle()
    pupil.window.wait(LASTS)


def test_a_step_that_is_begun_can_be_skipped_where_it_stands() -> None:
    pupil = CityPupil().skip_to("market")
    for _ in range(2):
        action = pupil.progress.awaited_action()
        assert action is not None
        pupil.click_for(action)
        pupil.settle()
    pupil.skip()
    assert pupil.progress.step.name == "clergy"
    assert pupil.state.goods[0] == (12, 2, 2, 1, 1)


def test_the_way_back_leads_to_the_beginning_of_a_step_and_then_to_the_one_before() -> None:
    pupil = CityPupil()
    assert not pupil.lesson.guide.go_back.visible
    pupil.skip_to("market")
    market = pupil.state
    for _ in range(2):
        action = pupil.progress.awaited_action()
        assert action is not None
        pupil.click_for(action)
        pupil.settle()
    assert pupil.state != market
    pupil.go_back()
    assert (pupil.progress.step.name, pupil.progress.done, pupil.state) == ("market", 0, market)
    pupil.window.key(pygame.K_BACKSPACE)
    pupil.settle()
    assert (pupil.progress.step.name, pupil.state.day) == ("night", 7)


def test_the_way_back_leads_over_the_curtain_and_all_can_be_played_again() -> None:
    pupil = CityPupil().skip_to("offering")
    pupil.do_step()
    for name in ("offering", "cards", "temple"):
        pupil.go_back()
        assert isinstance(pupil.window.stack.top, TableScene)
        assert pupil.progress.step.name == name
        check_guide(pupil, f"back at {name}")
    while not pupil.progress.last:
        pupil.do_step()
    assert (pupil.state.day, pupil.state.clergy_left()) == (9, 1)


def test_the_way_back_ends_at_the_very_first_step() -> None:
    pupil = CityPupil().skip_to("stone")
    for name in ("first_inca", "city"):
        pupil.go_back()
        assert pupil.progress.step.name == name
    assert not pupil.lesson.guide.go_back.visible


def test_after_a_click_no_tip_lies_over_what_is_to_be_clicked_next() -> None:
    pupil = CityPupil().skip_to("market")
    for _ in range(4):
        action = pupil.progress.awaited_action()
        assert action is not None
        pupil.click_for(action)
        pupil.window.frames(120)
        assert pupil.scene.ui._tip is None


def test_a_lesson_counts_as_taken_when_its_last_step_is_read_and_left(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    program.click(program.top.lesson)
    program.harness.key(pygame.K_1)
    program.harness.settle()
    while True:
        if isinstance(program.top, CurtainScene):
            program.click(program.top.go_on)
        lesson = lesson_of(program.top)
        if lesson.progress.last and lesson.progress.readable:
            break
        assert program.navigator.screens.preferences.now.lessons == {}
        program.click(lesson.guide.go_on if lesson.progress.readable else lesson.guide.skip)
    program.click(lesson.guide.leave)
    assert isinstance(program.top, MainMenuScene)
    assert program.navigator.screens.preferences.now.lessons == {NAME: ("first",)}


def test_any_two_cards_may_go_back() -> None:
    for number in range(12):
        progress = city_progress()
        while progress.step.name != "cards":
            progress.skip()
        actions = legal_actions(progress.session.state)
        assert len(actions) == 12
        assert progress.play(actions[number])
        assert len(progress.session.state.hands[0]) == 2


# nothing else


def test_another_thing_is_not_done_and_the_guide_says_so() -> None:
    pupil = CityPupil().skip_to("harvest")
    before = pupil.state
    shown = pupil.board.view.shown
    for name in ("sun", "priests"):  # legal, but not asked for
        place = next(iter(shown.choices.clicks))._replace(name=name)
        pupil.window.click(area_of(shown, place).center)
        pupil.settle()
        assert pupil.state == before
        assert pupil.lesson.guide.said.objection == pupil.words("lesson.not_now")
    pupil.window.key(pygame.K_e)
    assert pupil.state == before
    pupil.window.key(pygame.K_u)
    assert pupil.lesson.guide.said.objection == pupil.words("lesson.no_undo", key=pupil.words.cap(STEP_BACK))
    pupil.do_step()
    assert pupil.lesson.guide.said.objection == ""


def test_a_llama_that_is_kept_can_still_be_sacrificed() -> None:
    pupil = CityPupil().skip_to("temple")
    ride = pupil.progress.awaited_action()
    assert ride is not None
    pupil.click_for(ride)
    pupil.settle()
    pupil.window.click(pupil.board.question_panel.go_on.rect.center)  # none
    pupil.settle()
    assert pupil.state.question is Question.BURN
    assert pupil.lesson.guide.said.objection == pupil.words("lesson.not_now")
    pupil.do_step()
    assert pupil.progress.step.name == "cards"


def test_a_hint_says_what_the_step_asks_for() -> None:
    pupil = CityPupil().skip_to("clergy")
    pupil.window.key(pygame.K_h)
    assert pupil.scene.ui.toast.text == "Drag your Prince to the House of Virgins, or click it."
    assert pupil.board.spotlight.areas == {"virgins"}


# what is shown and said


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1080)])
def test_in_other_windows_every_step_is_whole(size: tuple[int, int]) -> None:
    pupil = CityPupil(size=size)
    while not pupil.progress.last:
        check_guide(pupil, pupil.progress.step.name)
        pupil.skip()
    check_guide(pupil, "the last")


def test_where_all_is_large_the_guide_speaks_on_the_board_or_in_the_place_of_the_hand() -> None:
    pupil = CityPupil(size=(1920, 1080), zoom=1.5)
    assert pupil.scene.scale.zoom == 1.5
    window, on_board = pupil.scene.scale.window, 0
    while not pupil.progress.last:
        guide, layout = pupil.lesson.guide, pupil.board.view.shown.layout
        assert guide.text.visible and guide.text.furthest == 0
        lit = places(
            pupil.board, pupil.scene.tabs, pupil.progress.awaited_action(), pupil.progress.step.point
        )
        for area in lit:
            assert window.contains(area)
            assert not area.colliderect(guide.sheet.rect) or area.contains(guide.sheet.rect)
        if layout.open_tab is Tab.MAIN:
            on_board += 1
            assert layout.view.contains(guide.sheet.rect)
        pupil.skip()
    assert on_board > 0.8 * pupil.progress.step_count


def test_figures_that_the_guide_names_are_those_of_the_table() -> None:
    words, seen = game_words_of(NAME), set()
    progress = city_progress()

    def said(key: str) -> str:
        return words(f"lesson.step.{progress.step.name}.{key}")

    while not progress.last:
        state, name = progress.session.state, progress.step.name
        if name == "harvest":
            won = re.search(r"bonus was (\d) corn, and your two farmers brought (\d)\.", said("then.1"))
            assert won and int(won[1]) == state.bonus[0] * 3 and int(won[2]) == state.incas[0][0] * 3
        elif name == "market":
            column = MARKET_GOODS.index(Good.CLOTH)
            assert state.game.buy_prices[state.market[column] + 1] == 4 and "for 4" in said("then.3")
            assert state.game.sell_prices[state.market[MARKET_GOODS.index(Good.COCA)]] == 4
            assert "says 4 corn" in said("then.2")
        elif name == "temple":
            assert state.number(0) == 9 and "nine steps" in said("then.1")
            assert state.bonus[7] == 2 and "Two stones" in said("text")
        elif name == "hire":
            costs = state.game.content.jobs[Job.FARMER].cost
            assert "1 llama and 1 pottery" in said("then.1") and dict(costs) == {
                Good.LLAMA: 1,
                Good.POTTERY: 1,
            }
        elif name == "offering":
            before, fields = state.scout[0], re.search(r"Stone 3, two offerings 4", said("end"))
            progress.skip()
            assert fields and progress.session.state.scout[0] - before == 3 + 4
            seen.add(name)
            continue
        seen.add(name)
        progress.skip()
        if name == "harvest":
            assert progress.session.state.goods[0][0] == 12
    assert progress.session.state.clergy_left() == 1 and "One clergy card is left" in said("text")
    assert {"hire", "harvest", "market", "temple", "offering"} <= seen


@pytest.mark.parametrize("language", available_languages())
def test_every_task_is_a_sentence_with_the_words_on_the_screen(language: str) -> None:
    words, progress = game_words_of(NAME, language), city_progress()
    tasks = {}
    while not progress.last:
        while progress.awaited:
            action = progress.awaited_action()
            assert action is not None
            tasks[type(action)] = task_text(words, action)
            step = progress.step
            progress.play(action)
            if progress.step is not step:
                break
        else:
            progress.skip()
    assert all(one.endswith(".") and "{" not in one for one in tasks.values())
    assert words("table.button.end") in tasks[Done]
    for kind, key in (("Sell", "table.sell"), ("Buy", "table.buy"), ("Burn", "question_panel.go_on")):
        assert words(key) in next(text for one, text in tasks.items() if one.__name__ == kind)


def test_a_curtain_tells_what_has_passed_between_the_two_positions() -> None:
    pupil = CityPupil().skip_to("cards")
    pupil.click_for(pupil.progress.awaited_action() or Done())
    pupil.window.settle()
    pupil.window.frames(2)
    pupil.window.settle()
    pupil.window.click(pupil.lesson.guide.go_on.rect.center)
    pupil.window.settle()
    pupil.window.frames(2)
    curtain = pupil.window.stack.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.words.title == "Many rounds later"
    assert "last day" in curtain.words.text
    pupil.settle()
    assert pupil.progress.step.name == "offering"


def test_a_lit_moon_tile_is_the_one_that_is_asked_for() -> None:
    pupil = CityPupil().skip_to("night")
    lit = [place.name for place in pupil.board.view.shown.choices.clicks if place.kind is PlaceKind.TILE]
    assert lit == ["three"] and pupil.board.view.shown.staying


# the way in and out


def test_districts_that_are_pointed_at_first_tell_what_each_is_for() -> None:
    pupil = CityPupil()
    shown = pupil.board.view.shown
    for name, said in (("corn", "Every farmer"), ("sun", "your Scout"), ("plaza", "sell and buy")):
        pupil.window.move(area_of(shown, Place(PlaceKind.DISTRICT, name)).center)
        pupil.window.frames(60)
        tip = pupil.scene.ui._tip
        assert tip is not None and said in tip.text, name


def test_the_lesson_leads_to_the_end_of_its_game_and_is_kept_nowhere(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    program.click(program.top.lesson)
    program.harness.key(pygame.K_1)
    program.harness.settle()
    while not ((lesson := lesson_of(program.table)).progress.last and lesson.progress.readable):
        guide = lesson.guide
        program.click(guide.go_on if lesson.progress.readable else guide.skip)
        if isinstance(program.top, CurtainScene):
            program.click(program.top.go_on)
    program.harness.settle()
    assert lesson.guide.go_on.label == "See the result"
    program.click(lesson.guide.go_on)
    program.harness.settle()
    assert program.navigator.screens.preferences.now.lessons == {NAME: ("first",)}
    assert isinstance(program.top, ResultScene)
    assert program.top.sheet.headline == "Your house wins"
    assert program.top.options[0].label == game_words_of(NAME)("lesson.after.first_game")
    assert list((tmp_path / "games").rglob("*.journal")) == []
