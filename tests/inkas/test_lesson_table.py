"""The lesson on the real table: played through by mouse, every slip whole, only what is asked for in light."""

import pytest
from pygame import Surface

from game.base.i18n.words import available_languages
from game.base.profile.settings import MotionSettings, Pace
from game.table.scene import TableScene
from game.titles.inkas.board.layout.ring import wall_line
from game.titles.inkas.board.moves.choices import BoardPlace, Piece, PieceKind, PlaceKind
from game.titles.inkas.board.ring.lights import LightTone, draw_lights
from game.titles.inkas.rules import actions as a
from tests.inkas.lesson_pupil import RingPupil, check_slip


@pytest.mark.parametrize("language", available_languages())
def test_it_is_played_through_by_mouse(language: str) -> None:
    pupil = RingPupil(language)
    done = []
    while not (pupil.progress.last and pupil.progress.readable):
        check_slip(pupil)
        before = pupil.progress.step_number, pupil.progress.done, pupil.progress.replied
        pupil.go_on()
        after = pupil.progress.step_number, pupil.progress.done, pupil.progress.replied
        assert after != before, pupil.progress.step.name
        done.append(before)
    check_slip(pupil)
    assert len({number for number, *_ in done}) == 11


# what is not asked for


def pupil_at(step: str) -> RingPupil:
    """A pupil who has come to a step."""
    pupil = RingPupil()
    while pupil.progress.step.name != step:
        pupil.go_on()
    return pupil


def drags(pupil: RingPupil, piece: Piece, place: BoardPlace) -> tuple[str, str]:
    """Drag a piece to a place; returns what the guide objects and what the strip says, and nothing is played."""
    before = pupil.progress.session.state
    pupil.window.drag(pupil.home_of(piece), pupil.spot_of(place))
    scene = pupil.window.stack.top
    assert isinstance(scene, TableScene)
    said = pupil.lesson.guide.said.objection, scene.ui.toast.text
    assert pupil.progress.session.state == before
    return said


def walla(name: str) -> Piece:
    return Piece(PieceKind.WALLA, name)


def wamani(name: str) -> BoardPlace:
    return BoardPlace(PlaceKind.WAMANI, name)


def test_another_legal_drop_than_the_step_asks_for_is_answered_by_the_step() -> None:
    pupil = pupil_at("place")
    first = pupil.progress.awaited_action()
    assert isinstance(first, a.Place)
    assert drags(pupil, walla(first.walla), wamani("Ca3"))[0] == "Try this first:"


def test_a_walla_that_the_step_does_not_ask_for_is_answered_too() -> None:
    assert drags(pupil_at("place"), walla("ayar_manqu"), wamani("Cb3"))[0] == "Try this first:"


def test_a_scout_that_may_cross_a_wall_is_not_told_of_the_wall() -> None:
    pupil = pupil_at("home")
    # a wall stands between Ca2 and Cb3, which the Scout may cross, though the step asks for another way
    objection, strip = drags(pupil, walla("ayar_awqa"), wamani("Cb3"))
    assert objection == "Try this first:" and "wall" not in strip.lower()


def test_a_rule_that_bars_a_drop_in_a_lesson_is_named() -> None:
    pupil = pupil_at("place")
    _, strip = drags(pupil, walla("ayar_awqa"), wamani("Qa3"))
    assert "home" in strip or "suyu" in strip


def test_a_walla_that_can_do_no_more_says_why() -> None:
    pupil = pupil_at("place")
    pupil.go_on()
    assert pupil.progress.awaited == "end"
    objection, strip = drags(pupil, walla("ayar_awqa"), wamani("Cb2"))
    assert objection or strip


def test_while_there_is_something_to_read_a_drop_says_so() -> None:
    pupil = pupil_at("board")
    assert pupil.progress.readable
    assert "First read this" in drags(pupil, walla("ayar_awqa"), wamani("Cb3"))[1]


# when the guide speaks


def lively(pupil: RingPupil) -> RingPupil:
    """The same pupil, at a table where things move."""
    scene = pupil.window.stack.top
    assert isinstance(scene, TableScene)
    scene.set_motion(MotionSettings(ambient=False, speed=Pace.NORMAL))
    return pupil


def test_the_guide_tells_what_the_die_says_when_it_rests() -> None:
    pupil = lively(pupil_at("enemy"))
    guide = pupil.lesson.guide
    before = guide.said.text
    pupil.click_for(a.Attack("ayar_awqa", "wayra_sumaq"))
    assert pupil.progress.done == 1
    assert guide.said.text == before
    assert not guide.skip.visible and not guide.go_on.visible
    pupil.settle()
    assert guide.said.text.startswith("A 2.")
    assert guide.skip.visible


def test_nothing_is_asked_nor_pointed_at_while_the_rival_plays() -> None:
    pupil = lively(pupil_at("lake"))
    while pupil.progress.awaited != "end":
        pupil.go_on()
    pupil.click_for(a.End())
    assert pupil.progress.replying
    assert pupil.lesson.guide.said.text == "Illa is playing."
    pupil.settle()
    assert pupil.lesson.guide.said.text.startswith("I have placed my Guide")


def test_skip_never_stands_where_continue_stood() -> None:
    pupil = RingPupil()
    guide = pupil.lesson.guide
    assert guide.go_on.visible and not guide.skip.visible
    stood = guide.go_on.rect.copy()
    pupil.go_on()
    assert guide.skip.visible
    assert not guide.skip.rect.colliderect(stood)


# what is in light


def test_walls_lie_above_the_light_on_both_sides_of_them() -> None:
    view = pupil_at("walls").board.view
    shown = view.shown
    sheet = Surface(shown.scale.size)
    view.draw(sheet)
    line = [shown.layout.on_view(spot) for spot in wall_line(("Cb3", "Cb2"))]
    spots = [(round(x), round(y)) for x, y in line[2:-2]]
    before = [sheet.get_at(spot) for spot in spots]
    draw_lights(sheet, shown, [("Cb3", LightTone.OWN), ("Cb2", LightTone.FOCUS)])
    for spot, colour in zip(spots, before, strict=True):  # but for soft edges
        assert all(abs(now - was) <= 24 for now, was in zip(sheet.get_at(spot), colour, strict=True)), spot
