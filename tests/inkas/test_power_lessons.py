"""The lesson of Legendary mode: a slip with own victims, a power as an answer, by mouse and by keys alone."""

import pygame
import pytest

from game.kit.board.table_rects import Tab
from game.titles.inkas.board.moves.choices import BoardPlace, PieceKind, PlaceKind
from game.titles.inkas.board.panels.hand_fan import fan_of
from game.titles.inkas.board.panels.panels import wallas_of
from game.titles.inkas.lesson.pointing import pointed_at
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.inkas import INKAS
from tests.inkas.lesson_pupil import RingPupil
from tests.inkas.test_advanced_lessons import begun, events_of, objects

NAME = "legendary"


def open_slip(pupil: RingPupil) -> None:
    """Put an Illapa onto Sachamama."""
    board = pupil.board
    card = next(piece for piece in board.view.shown.choices.pieces if piece.kind is PieceKind.CARD)
    pupil.window.drag(pupil.home_of(card), pupil.spot_of(BoardPlace(PlaceKind.WALLA, "sachamama")))
    pupil.window.settle()


def press(pupil: RingPupil, label: str) -> None:
    panel = pupil.board.question_panel
    number = next(
        number for number, option in enumerate(panel.options) if option.label.partition(":")[0] == label
    )
    assert panel.buttons[number].visible
    pupil.window.click(panel.buttons[number].rect.center)
    pupil.window.settle()


def struck(pupil: RingPupil) -> str:
    question = pupil.board.question_panel.question
    assert question is not None
    return " ".join(filter(None, (question.now, question.alarm)))


@pytest.mark.clauses("I-17.1", "I-17.2", "I-17.4", "I-17.8")
def test_two_powers_strike_enemies_alone_and_the_llamas_are_just_enough() -> None:
    killed = [event.walla for event in events_of(NAME, "great_power") if isinstance(event, e.Killed)]
    assert killed == ["wayra_sumaq", "sinchi_thupaq"]
    saved = events_of(NAME, "shield")
    assert any(isinstance(event, e.ActionFailed) for event in saved)
    assert {event.walla for event in saved if isinstance(event, e.Killed)} == {"yana_uru", "amsay_rumi"}
    progress = begun(NAME)
    while not progress.last:
        progress.skip()
    progress.skip()
    outcome = INKAS.outcome(progress.session.state)
    assert outcome is not None and outcome.ranks[0] == (0,)
    assert progress.session.state.llamas[0] == 0


def test_no_slip_lies_open_before_the_card_is_put_on_its_walla() -> None:
    pupil = RingPupil(lesson=NAME)
    assert pupil.board.question_panel.question is None
    open_slip(pupil)
    labels = [option.label for option in pupil.board.question_panel.options]
    assert labels == ["Chinchaysuyu", "Antisuyu", "Qullasuyu", "Kuntisuyu", "Illapa: only 1 llama"]


def test_the_slip_tells_own_victims_and_the_guide_keeps_from_them() -> None:
    pupil = RingPupil(lesson=NAME)
    before = pupil.progress.session.state
    open_slip(pupil)
    press(pupil, "Chinchaysuyu")
    assert "1 of yours would be killed: Ayar Uchu" in struck(pupil)
    press(pupil, "Use the power")
    assert objects(pupil) and pupil.progress.session.state == before
    pupil.window.key(pygame.K_ESCAPE)
    pupil.window.settle()
    press(pupil, "Qullasuyu")
    assert "yours" not in struck(pupil) and "Wayra Sumaq" in struck(pupil)
    press(pupil, "Use the power")
    pupil.settle()
    assert pupil.progress.done == 1


def test_the_other_use_of_the_card_is_offered_and_kept_for_later() -> None:
    pupil = RingPupil(lesson=NAME)
    before = pupil.progress.session.state
    open_slip(pupil)
    press(pupil, "Illapa")
    assert objects(pupil) and pupil.progress.session.state == before


def test_powers_are_used_by_keys_alone() -> None:
    pupil = RingPupil(lesson=NAME)
    shown = pupil.board.view.shown
    number = [card.card for card in fan_of(shown)].index("illapa")
    walla = wallas_of(shown, 0).index("sachamama")
    pupil.window.key(pygame.K_1 + number)
    pupil.window.key(pygame.K_1 + walla, pygame.KMOD_SHIFT)
    pupil.window.settle()
    pupil.window.key(pygame.K_3)
    pupil.window.settle()
    pupil.window.key(pygame.K_RETURN)
    pupil.settle()
    assert pupil.progress.done == 1
    while pupil.progress.step.name != "shield":
        pupil.go_on()
    answers = [option.label for option in pupil.board.question_panel.options]
    power = next(number for number, label in enumerate(answers) if "Light Shield" in label)
    pupil.window.key(pygame.K_1 + power)
    pupil.window.settle()
    pupil.window.key(pygame.K_RETURN)
    pupil.settle()
    assert pupil.progress.done == 1


@pytest.mark.clauses("I-17.9", "I-17.12")
@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_what_lasts_is_ended_before_the_staff_is_taken(zoom: float) -> None:
    pupil = RingPupil(lesson=NAME, zoom=zoom)
    for _ in range(2):
        pupil.lesson._skip_step()
        pupil.settle()
    assert pupil.progress.step.name == "let_go" and pupil.progress.session.state.lasting
    _, areas = pointed_at(pupil.board, pupil.tabs, pupil.progress.awaited_action(), ())
    assert len(areas) == 1
    pupil.window.key(pygame.K_p)
    assert pupil.progress.done == 0 and pupil.progress.session.state.lasting
    pupil.window.key(pygame.K_z)
    pupil.window.frames(30)
    pupil.window.key(pygame.K_1)
    pupil.settle()
    assert pupil.progress.done == 1 and not pupil.progress.session.state.lasting


def test_where_one_tab_at_a_time_lies_open_the_tab_of_the_cards_is_lit_for_a_power() -> None:
    pupil = RingPupil("fr", lesson=NAME, zoom=1.5)
    pupil.window.click(pupil.lesson.guide.go_on.rect.center)  # back to the table
    pupil.settle()
    _, areas = pointed_at(pupil.board, pupil.tabs, pupil.progress.awaited_action(), ())
    assert pupil.tabs.buttons[Tab.MARKET].rect in areas
    pupil.window.click(pupil.tabs.buttons[Tab.MARKET].rect.center)
    pupil.settle()
    open_slip(pupil)
    _, areas = pointed_at(pupil.board, pupil.tabs, pupil.progress.awaited_action(), ())
    assert areas == [pupil.board.question_panel.rect]
    selected = [name for name, button in pupil.tabs.buttons.items() if button.selected]
    assert selected == [Tab.MAIN]
    press(pupil, "Qullasuyu")
    press(pupil, "Utiliser le pouvoir")
    pupil.settle()
    assert pupil.progress.done == 1
