"""Light on the board lies under and around the pieces, and captions over nothing that is read or pressed."""

from collections.abc import Callable
from operator import sub

import pygame
import pytest

from game.titles.inkas.board.pieces.wallas import body_of, draw_walla
from game.titles.inkas.board.ring.ring_view import card_place, is_marked, standing_by_name
from game.titles.inkas.board.spoken_line import spoken_area
from game.titles.inkas.board.table_rects import table_rects
from game.titles.inkas.board.tips.card_tips import laid_card_tip
from game.titles.inkas.content.definitions import WAMANIS
from game.titles.inkas.rules.actions import Walk
from game.titles.inkas.rules.pending import Question
from tests.support.quest_table import QuestTable, position
from tests.support.window_sizes import SIZES

_NEAR = 24
WALLAS = {"ayar_kachi": "Ca2", "yana_uru": "Cb2", "sinchi_thupaq": "Ca1"}


def table(**keys: object) -> QuestTable:
    given: dict[str, object] = {
        "players": {"inka": "C", "chanka": "Q"},
        "to_move": "inka",
        "step": "move",
        "turn": 5,
        "wallas": WALLAS,
        "staff": "hole T",
        "llamas": {"inka": 6},
    }
    return QuestTable(position(**(given | keys)), (1920, 1080))


def bleached(at: QuestTable, walla: str, right_of: int = 0) -> float:
    """The part of a walla that looks otherwise than when it is drawn once more on top."""
    shown = at.board.view.shown
    one = standing_by_name(shown, walla)
    assert one is not None
    foot, unit = shown.layout.on_view(one.foot), one.size * shown.unit
    area = body_of(foot, unit).clip((right_of, 0, 1920, 1080))
    seen, again = at.window.surface, at.window.surface.copy()
    draw_walla(again, shown.look, walla, foot, unit)
    spots = [(x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom)]
    assert spots
    other = [spot for spot in spots if max(map(abs, map(sub, seen.get_at(spot), again.get_at(spot)))) > _NEAR]
    return len(other) / len(spots)


def keys_at_cb2(at: QuestTable) -> None:
    at.key(pygame.K_c, pygame.KMOD_SHIFT)
    at.key(pygame.K_b)
    at.key(pygame.K_2)


def hint_at_cb2(at: QuestTable) -> None:
    at.board.spotlight.show_areas(["Cb2"])
    at.window.move(at.walla("ayar_kachi"))


@pytest.mark.parametrize("light", [keys_at_cb2, hint_at_cb2])
def test_light_is_under_the_pieces(light: Callable[[QuestTable], None]) -> None:
    at = table()
    assert bleached(at, "yana_uru") < 0.1
    light(at)
    assert bleached(at, "yana_uru") < 0.1


def test_signs_of_a_target_leave_the_face_of_who_is_there() -> None:
    at = table()
    x, y = at.walla("ayar_kachi")
    at.window.press((x, y))
    at.window.move((x + 160, y + 300))
    at.window.frames(20)
    assert bleached(at, "sinchi_thupaq") < 0.1


def test_light_on_who_is_ambushed_is_under_them() -> None:
    at = table()
    at.session.act(Walk("ayar_kachi", "Ca1"))
    at = QuestTable(at.state, (1920, 1080))
    assert at.state.question is Question.AMBUSH
    assert bleached(at, "sinchi_thupaq") < 0.1


def test_light_of_the_staff_is_under_who_is_beside_it() -> None:
    at = table(staff="hole Ca3", wallas=WALLAS | {"ayar_kachi": "Ca3"})
    x, _ = at.hole("Ca3")
    assert bleached(at, "ayar_kachi", x + 16) < 0.1


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_captions_cover_nothing_that_is_read_or_pressed(size: tuple[int, int], zoom: float) -> None:
    view = QuestTable(
        position(players={"inka": "C", "chanka": "Q"}, to_move="inka"), size, zoom=zoom
    ).board.view
    layout, rects = view.shown.layout, table_rects(view)
    others = [layout.journal, rects.now, rects.menu, *layout.buttons, *layout.seats, *layout.tabs]
    others += [layout.question, layout.offerings]
    for caption in (rects.caption, spoken_area(view.shown, 10_000)):
        assert view.scale.window.contains(caption)
        assert caption.collidelist(others) < 0


@pytest.mark.clauses("I-10.6")
def test_cards_unlocked_for_whose_turn_it_is_are_marked_and_no_others() -> None:
    """Also those where none of its wallas is."""
    given = {
        "mode": "advanced",
        "hands": {},
        "cards": {"Ca3": "map_1", "Cb3": "inti", "Qb3": "illapa"},
        "flags": {"Ca3": "inka", "Qb3": "chanka"},
    }
    marked = table(**given)
    shown = marked.board.view.shown
    assert [name for name in WAMANIS if is_marked(shown, name)] == ["Ca3"]
    assert "golden rim" in laid_card_tip(shown, "Ca3")
    assert not any("golden rim" in laid_card_tip(shown, name) for name in ("Cb3", "Qb3"))
    seen_marked = marked.window.surface.copy()
    plain = table(**(given | {"flags": {"Qb3": "chanka"}})).window.surface
    x, y = map(round, card_place(shown, "Ca3"))
    spots = [(x + dx, y + dy) for dx in range(-26, 27) for dy in range(-26, 27)]
    assert 150 < sum(seen_marked.get_at(spot) != plain.get_at(spot) for spot in spots) < 1500
