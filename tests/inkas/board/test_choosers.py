"""What is asked where a gesture may mean several things: it says where to, and hides nothing that it is about."""

import pytest
from pygame import Rect

from game.titles.inkas.board.hand.responder import wamanis_of
from game.titles.inkas.board.layout.ring import bounds
from game.titles.inkas.board.moves.choices import BoardPlace, Piece, PieceKind, PlaceKind
from game.titles.inkas.board.questions.escort_chooser import EscortChooser
from game.titles.inkas.board.questions.place_chooser import PlaceChooser
from game.titles.inkas.content.definitions import WAMANIS
from game.titles.inkas.rules import actions as a
from tests.support.quest_table import QuestTable, turn_table


def chooser_of(at: QuestTable) -> PlaceChooser:
    at.window.frames(30)
    chooser = at.window.stack.top
    assert isinstance(chooser, PlaceChooser)
    return chooser


def table(**wallas: str) -> QuestTable:
    return turn_table(wallas=wallas, staff="hole T", step="offering")


def test_the_way_of_two_steps_lights_where_it_leads() -> None:
    at = table(ayar_awqa="Cc1", ayar_kachi="Cc1")
    speed = a.Speed("ayar_awqa", "Cb1", "Cb2", carrying="ayar_kachi")
    assert speed in at.board.view.shown.choices.actions
    assert wamanis_of(at.state, speed) == ["Cc1", "Cb2"]


def test_who_comes_along_is_asked_with_the_destination() -> None:
    at = table(ayar_awqa="Cc1", ayar_kachi="Cc1")
    at.drag(at.walla("ayar_awqa"), at.wamani("Cc3"))
    assert chooser_of(at).title == "Who comes along to Cc3?"
    at = table(ayar_manqu="Ca3", ayar_kachi="Ca3")
    fire = next(one for one in at.board.view.shown.choices.actions if isinstance(one, a.Transport))
    at.board.responder._ask_company(fire)
    chooser = at.window.stack.top
    assert isinstance(chooser, EscortChooser) and chooser.title == f"Who comes along to {fire.wamani}?"


def test_a_click_where_one_stands_fetches_nobody_unasked() -> None:
    """It looked like a choice of the ally there, and cost a llama and the way back."""
    at = turn_table(wallas={"ayar_awqa": "T", "ayar_kachi": "T", "yana_uru": "Cb1"}, step="move")
    at.drag(at.walla("ayar_awqa"), at.wamani("T"))
    chooser = chooser_of(at)
    assert not at.played and len(chooser.options) == 1
    at.choose(1)
    assert at.played == ["speed ayar_awqa Cb1 T fetching yana_uru"]


@pytest.mark.parametrize("end", [name for name in WAMANIS if name != "Cc1"])
def test_a_question_covers_no_wamani_that_it_is_about(end: str) -> None:
    at = table(ayar_awqa="Cc1", ayar_kachi="Cc1")
    found = [
        one
        for one in at.board.view.shown.choices.actions
        if isinstance(one, a.Fly | a.Speed)
        and end == (one.second if isinstance(one, a.Speed) else one.wamani)
    ]
    if len(found) < 2:
        return
    at.board.responder.list_actions("Who comes along?", found[:3])
    chooser = chooser_of(at)
    panel = chooser.place_panel()
    layout = at.board.view.shown.layout
    for name in ("Cc1", end):
        assert not panel.colliderect(Rect(layout.area_on_view(bounds(name))))


# what is not asked


def titles_of(at: QuestTable) -> list[str]:
    """The questions that lie over the table."""
    chooser = at.window.stack.top
    return [chooser.title] if isinstance(chooser, PlaceChooser) else []


def test_an_enemy_beside_a_scout_is_attacked_and_not_flown_round() -> None:
    at = table(ayar_awqa="Cc2", ayar_kachi="Cb2", yana_uru="Cc2")
    at.drag(at.walla("ayar_awqa"), at.walla("yana_uru"))
    assert titles_of(at) == [] and at.played[:1] == ["attack ayar_awqa yana_uru"]


def test_a_scout_on_the_ground_below_it_may_still_fly_out_and_back() -> None:
    at = table(ayar_awqa="Cc2", ayar_kachi="Cb2", yana_uru="Cc2")
    gestures = at.board.gestures
    place = gestures.place_at(at.wamani("Cc2"))
    assert place is not None
    found = gestures.at.actions(Piece(PieceKind.WALLA, "ayar_awqa"), place)
    assert any(isinstance(one, a.Speed) and one.fetching == "ayar_kachi" for one in found)


def test_whom_to_attack_is_not_asked_of_who_was_dropped_on_one() -> None:
    at = table(ayar_kachi="Cc2", yana_uru="Cb2", sinchi_thupaq="Cb2")
    gestures = at.board.gestures
    found = gestures.at.actions(Piece(PieceKind.WALLA, "ayar_kachi"), BoardPlace(PlaceKind.WALLA, "yana_uru"))
    struck = {one.target for one in found if isinstance(one, a.Attack | a.Ambush)}
    assert struck == {"yana_uru"}


def test_a_free_step_alone_is_no_matter_of_the_way() -> None:
    at = table(ayar_awqa="Cc3", ayar_kachi="Cc3")
    at.drag(at.walla("ayar_awqa"), at.wamani("Cc2"))
    assert titles_of(at) == ["Who comes along to Cc2?"]
    assert [(option.label, option.detail) for option in chooser_of(at).options] == [
        ("Alone", ""),
        ("Ayar Kachi, Fighter (Cc3)", ""),
    ]
    at.choose(1)
    assert at.played == ["move ayar_awqa Cc2"]


def test_a_question_covers_nothing_of_a_lesson() -> None:
    at = table(ayar_awqa="Cc1", ayar_kachi="Cc1")
    at.board.view.with_log = False
    flights = [one for one in at.board.view.shown.choices.actions if isinstance(one, a.Fly)]
    at.board.responder.list_actions("Where to?", flights[:3])
    assert not chooser_of(at).panel.colliderect(at.board.view.shown.layout.journal)
