"""The later lessons: played by mouse to their ends, lit where something is to be done, kind to who errs."""

from functools import cache
from itertools import combinations
from typing import Final

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.core.contract import Refusal
from game.scenes.lesson.progress import LessonProgress
from game.scenes.lesson.script import LessonChapter, load_lesson
from game.titles.inkas.lesson.lessons import InkasLessons
from game.titles.inkas.lesson.pointing import pointed_at
from game.titles.inkas.lesson.tasks import task_text
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.state import State
from game.titles.inkas.title import TITLE
from tests.inkas.lesson_pupil import RingPupil, check_slip
from tests.inkas.test_phrases import words_of

FIRST, *LATER = InkasLessons.names
STEPS: Final = {"answers": 6, "rebirth": 6, "map": 3, "alliance": 6, "quest": 5, "legendary": 5, "solo": 6}
BY_LANGUAGE: Final = tuple(zip(LATER, ("fr", "it", "en", "fr", "it", "en", "fr"), strict=False))
FIVE_MINUTES: Final = 60  # presses of a lesson at most


@cache
def chapters(lesson: str) -> tuple[LessonChapter[State], ...]:
    return load_lesson(TITLE, TITLE.data.load(), lesson)


def begun(lesson: str) -> LessonProgress[State, Action, Event]:
    return LessonProgress(INKAS, chapters(lesson))


def events_of(lesson: str, name: str) -> list[Event]:
    """What happens in a step that is done as it stands."""
    progress = begun(lesson)
    while progress.step.name != name:
        progress.skip()
    before, session = len(progress.session.steps), progress.session
    progress.skip()
    return [event for step in session.steps[before:] for event in step.events]


# the scripts


@pytest.mark.parametrize("lesson", LATER)
def test_every_step_can_be_skipped_and_done_again(lesson: str) -> None:
    progress = begun(lesson)
    names = [progress.step.name]
    while not progress.last:
        before = progress.session.state
        progress.skip()
        if progress.step_index:  # what was skipped is there again
            progress.go_back()
            assert progress.step.name == names[-1]
            assert progress.session.state == before
            progress.skip()
        names.append(progress.step.name)
    progress.skip()
    assert len(names) == len(set(names)) == progress.step_count == STEPS[lesson]
    assert progress.session.state.rolls == ()
    game = progress.session.state.game
    assert game.advanced or game.alternate or game.led


def test_no_two_lessons_share_a_step() -> None:
    names = [step.name for lesson in (FIRST, *LATER) for one in chapters(lesson) for step in one.steps]
    assert len(names) == len(set(names))


def test_answers_show_what_they_are_about() -> None:
    assert [event.seat for event in events_of("answers", "announced") if isinstance(event, e.CardPlayed)] == [
        1
    ]
    assert any(isinstance(event, e.ApprovalGiven) for event in events_of("answers", "wiraqucha"))
    assert [event.walla for event in events_of("answers", "stack") if isinstance(event, e.Withstood)] == [
        "ayar_kachi"
    ]
    spared = events_of("answers", "unasked")
    assert any(isinstance(event, e.Killed) for event in spared)
    assert not any(isinstance(event, e.CardPlayed) for event in spared)


def test_rebirth_shows_what_it_is_about() -> None:
    assert [event.side for event in events_of("rebirth", "rebirth") if isinstance(event, e.Reborn)] == [1, 0]
    taken = [
        event.card
        for step in ("unlocked", "taken")
        for event in events_of("rebirth", step)
        if isinstance(event, e.CardTaken)
    ]
    assert taken == ["inti", "map_2"]
    assert any(isinstance(event, e.Conquered) for event in events_of("rebirth", "reconquest"))


def test_the_map_is_completed_and_the_city_founded() -> None:
    progress = begun("map")
    while not progress.last:
        progress.skip()
    progress.skip()
    assert progress.game_over
    outcome = INKAS.outcome(progress.session.state)
    assert outcome is not None and outcome.ranks[0] == (0,)


def test_partners_lend_to_each_other_answer_for_each_other_and_win_together() -> None:
    lent = [
        (event.seat, event.llamas)
        for step in ("borrowing", "for_partner")
        for event in events_of("alliance", step)
        if isinstance(event, e.LendingAsked)
    ]
    assert lent == [(0, 1), (2, 1)]
    assert any(isinstance(event, e.Withstood) for event in events_of("alliance", "for_partner"))
    ended = [event for event in events_of("alliance", "lending") if isinstance(event, e.QuestEnded)]
    assert [event.winners for event in ended] == [(0, 2)]


def test_a_quest_of_goals_is_won_by_a_goal_after_storing_and_a_reconquest() -> None:
    assert any(isinstance(event, e.LlamasStored) for event in events_of("quest", "storing"))
    conquered = [event for event in events_of("quest", "by_a_roll") if isinstance(event, e.Conquered)]
    assert [(event.seat, event.wamani) for event in conquered] == [(0, "Ab3")]
    ended = events_of("quest", "goal_met")
    assert [event.goal for event in ended if isinstance(event, e.GoalMet)] == ["wamanis"]
    assert len([event for event in ended if isinstance(event, e.GoalsShown)]) == 2


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("lesson", LATER)
def test_every_step_has_words_and_every_task_says_what_to_do(lesson: str, language: str) -> None:
    words, keys = words_of(language), words_of(language).keys()
    assert all(words(f"lesson.choice.{lesson}.{part}") for part in ("title", "note"))
    assert all(words(f"lesson.following.{lesson}.{part}") for part in ("label", "tip"))
    for chapter in chapters(lesson)[1:]:
        assert words(f"lesson.chapter.{chapter.name}")
    for chapter in chapters(lesson):
        for step in chapter.steps:
            told = f"lesson.step.{step.name}"
            assert words(f"{told}.title") and words(f"{told}.text")
            said = {int(key.split(".")[-1]) for key in keys if key.startswith(f"{told}.then.")}
            assert said <= {*range(1, len(step.expect) + 1)}, step.name
            assert words.has(f"{told}.end") == bool(step.rival or step.pause), step.name
            assert words.has(f"{told}.task") == bool(step.order), step.name
            for line, *_ in step.expect:
                action = INKAS.parse_action(chapter.initial, line)
                assert not isinstance(action, Refusal)
                assert task_text(words, action), line


# at the table


def place(pupil: RingPupil) -> tuple[object, ...]:
    progress = pupil.progress
    return progress.step_number, progress.done, progress.replied, progress.awaits_order


def check_lit(pupil: RingPupil) -> None:
    """What is to be done stands in light, and so does what a step that is read speaks of."""
    progress = pupil.progress
    board, tabs = pupil.board, pupil.tabs
    wamanis, areas = pointed_at(board, tabs, progress.awaited_action(), progress.step.point)
    if progress.awaited or progress.awaits_order:
        assert wamanis or areas, progress.step.name
    assert all(pupil.window.surface.get_rect().contains(area) for area in areas), progress.step.name


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize(("lesson", "step"), [("rebirth", "unlocked"), ("rebirth", "taken")])
def test_where_a_card_is_to_be_taken_the_button_for_it_can_be_pressed_and_is_lit(
    lesson: str, step: str, by_key: bool
) -> None:
    pupil = RingPupil("en", lesson=lesson)
    while pupil.progress.step.name != step or not isinstance(pupil.progress.awaited_action(), a.Unveil):
        pupil.go_on()
    button = pupil.board.buttons_of_hand.buttons["place"]
    assert button.enabled and button.label == "Take card"
    _, areas = pointed_at(pupil.board, pupil.tabs, pupil.progress.awaited_action(), ())
    assert button.rect in areas
    if by_key:
        pupil.window.key(pygame.K_x)
    else:
        pupil.window.click(button.rect.center)
    pupil.settle()
    assert not isinstance(pupil.progress.awaited_action(), a.Unveil)


@pytest.mark.parametrize(("lesson", "language"), BY_LANGUAGE)
def test_it_is_played_through_by_mouse(lesson: str, language: str) -> None:
    pupil = RingPupil(language, lesson=lesson)
    presses = 0
    while not (pupil.progress.last and pupil.progress.readable):
        check_slip(pupil)
        check_lit(pupil)
        before = place(pupil)
        pupil.go_on()
        presses += 1
        assert place(pupil) != before, pupil.progress.step.name
    check_slip(pupil)
    assert presses < FIVE_MINUTES


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("lesson", LATER)
def test_no_slip_is_longer_than_its_area(lesson: str, language: str) -> None:
    pupil = RingPupil(language, lesson=lesson)
    while not pupil.progress.last:
        check_slip(pupil)
        pupil.window.click(pupil.lesson.guide.skip.rect.center)
        pupil.settle()
        while pupil.progress.readable and not pupil.progress.last:
            check_slip(pupil)
            pupil.window.click(pupil.lesson.guide.go_on.rect.center)
            pupil.settle()
    check_slip(pupil)


def test_all_of_a_question_has_room_where_one_tab_at_a_time_lies_open() -> None:
    pupil = RingPupil("fr", lesson="answers", zoom=1.5)
    while pupil.progress.step.name != "stack":
        pupil.window.click(
            (pupil.lesson.guide.go_on if pupil.progress.readable else pupil.lesson.guide.skip).rect.center
        )
        pupil.settle()
    check_lit(pupil)
    pupil.window.click(pupil.lesson.guide.go_on.rect.center)  # back to the table
    pupil.settle()
    panel = pupil.board.question_panel
    areas = [widget.rect for widget in panel.widgets if widget.visible]
    assert (
        len(areas) >= 5
    )  # an answer, to pass, both buttons of the orders, and a line of the stack with its own
    assert all(panel.rect.contains(area) for area in areas)
    assert all(not area.colliderect(other) for area, other in combinations(areas, 2))


# what is not asked for


def pupil_at(lesson: str, step: str, done: int = 0) -> RingPupil:
    """A pupil who has come to a step, of which so many actions are done."""
    pupil = RingPupil(lesson=lesson)
    while (pupil.progress.step.name, pupil.progress.done) != (step, done):
        pupil.go_on()
    return pupil


def objects(pupil: RingPupil) -> bool:
    """Whether the guide says that something else comes first; nothing has been done then."""
    return pupil.lesson.guide.said.objection == "Try this first:"


def test_to_play_a_card_where_it_is_to_be_kept_is_answered_kindly() -> None:
    pupil = pupil_at("answers", "announced", 1)
    before = pupil.progress.session.state
    panel = pupil.board.question_panel
    labels = [button.label for button in panel.buttons if button.visible]
    assert [label.split(" ")[0] for label in labels] == ["Wiraqucha", "Pass"]  # all is to be read
    pupil.window.click(panel.buttons[0].rect.center)
    assert objects(pupil) and pupil.progress.session.state == before


def test_to_pass_by_key_where_a_card_is_to_be_played_is_answered_kindly() -> None:
    pupil = pupil_at("answers", "refuse")
    before = pupil.progress.session.state
    pupil.window.key(pygame.K_SPACE)
    assert objects(pupil) and pupil.progress.session.state == before
    pupil.window.key(pygame.K_1)
    pupil.settle()
    assert pupil.progress.done == 1


def test_to_keep_the_llamas_that_a_partner_asks_for_is_answered_kindly() -> None:
    pupil = pupil_at("alliance", "lending")
    before = pupil.progress.session.state
    declines = [isinstance(option.actions[0], a.Decline) for option in pupil.board.question_panel.options]
    assert sorted(declines) == [False, True]
    pupil.window.click(pupil.board.question_panel.buttons[declines.index(True)].rect.center)
    assert objects(pupil) and pupil.progress.session.state == before


def test_standing_orders_are_held_back_but_where_they_are_to_be_given() -> None:
    pupil = pupil_at("answers", "refuse")
    panel = pupil.board.question_panel
    assert not panel.orders.enabled and not any(pin.enabled for pin in panel.stack.pins)
    pupil.window.key(pygame.K_SPACE, pygame.KMOD_SHIFT)
    assert not panel.passes.turn.selected
    pupil.window.click(panel.orders.rect.center)
    assert objects(pupil)
    assert pupil_at("answers", "orders").board.question_panel.orders.enabled


def test_another_order_than_the_one_that_is_asked_for_leaves_the_step_as_it_is() -> None:
    pupil = pupil_at("answers", "orders")
    pupil.window.click(pupil.board.question_panel.orders.rect.center)
    dialog = pupil.orders_dialog
    pupil.window.click(dialog.cases["loss"].rect.center)
    pupil.window.click(dialog.done.rect.center)
    pupil.settle()
    assert pupil.progress.awaits_order
    pupil.give_order()
    assert pupil.progress.step.name == "unasked"


def test_after_the_way_back_the_order_is_to_be_given_again() -> None:
    pupil = pupil_at("answers", "unasked")
    pupil.window.key(pygame.K_BACKSPACE)
    pupil.settle()
    assert pupil.progress.step.name == "orders" and pupil.progress.awaits_order
    pupil.go_on()
    assert pupil.progress.step.name == "unasked"


def test_who_has_skipped_the_order_is_asked_and_passes() -> None:
    pupil = pupil_at("answers", "orders")
    pupil.window.click(pupil.lesson.guide.skip.rect.center)
    pupil.settle()
    pupil.go_on()
    assert pupil.progress.awaited_action() == a.Pass()
    pupil.go_on()
    assert pupil.progress.readable


def test_the_turn_does_not_end_while_a_card_is_to_be_taken() -> None:
    pupil = pupil_at("rebirth", "unlocked")
    before = pupil.progress.session.state
    pupil.window.click(pupil.board.buttons_of_hand.buttons["end"].rect.center)
    assert objects(pupil) and pupil.progress.session.state == before


def test_a_card_may_be_taken_for_a_llama_as_well_as_for_another() -> None:
    pupil = pupil_at("map", "other_hand", 1)
    assert pupil.progress.allows(a.Seize("map_3")) and not pupil.progress.allows(a.Seize("map_1"))
    assert a.Seize("map_3") in pupil.board.view.shown.choices.actions
