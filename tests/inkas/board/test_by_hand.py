"""What a hand does at the table of INKAS: drags, clicks, buttons and keys become the actions that are meant."""

import pygame
import pytest

from game.core.contract import Refusal
from game.kit.board.board_chooser import BoardChooser
from game.kit.forms.house_rules import HouseRulesDialog
from game.table.menu import TableMenu
from game.titles.inkas.board.moves.choices import STAFF
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.questions.escort_chooser import EscortChooser
from game.titles.inkas.board.ring.ring_items import lying_in
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.pending import Question
from game.ui.dialogs import Dialog
from game.ui.selectors import Stepper
from game.ui.toggle import Toggle
from tests.support.quest_table import QuestTable, position
from tests.support.quest_table import turn_table as table

# moves


def test_a_walla_is_dragged_from_its_panel_onto_the_board() -> None:
    at = table(wallas={"ayar_manqu": "Cb2"})
    at.drag(at.walla("ayar_kachi"), at.wamani("Ca3"))
    assert at.played == ["place ayar_kachi Ca3"]


def test_a_walla_is_dragged_a_step() -> None:
    at = table(wallas={"ayar_kachi": "Ca2"})
    at.drag(at.walla("ayar_kachi"), at.wamani("Cb2"))
    assert at.played == ["move ayar_kachi Cb2"]


def test_a_walla_is_clicked_and_then_a_wamani() -> None:
    at = table(wallas={"ayar_kachi": "Ca2"})
    at.click(at.walla("ayar_kachi"))
    at.click(at.wamani("Cb2"))
    assert at.played == ["move ayar_kachi Cb2"]


def test_against_a_wall_the_table_says_so_and_nothing_happens() -> None:
    at = table(wallas={"ayar_kachi": "Cb3"})
    at.drag(at.walla("ayar_kachi"), at.wamani("Cb2"))
    assert at.played == []
    assert "Flight, Velocity and Transportation" in at.scene.ui.toast.text
    assert at.board.spotlight.areas == {"Cb3|Cb2"}


def test_a_walled_corner_shows_the_stones_that_forbid_it() -> None:
    at = table(wallas={"ayar_kachi": "Ca2"})
    at.drag(at.walla("ayar_kachi"), at.wamani("Cb3"))
    assert at.played == [] and at.board.spotlight.areas == {"Cb3|Cb2"}
    at = table(wallas={"ayar_kachi": "Cc2"})
    at.drag(at.walla("ayar_kachi"), at.wamani("Aa3"))
    assert at.played == [] and at.board.spotlight.areas == {"Cc2|Aa2"}
    at.window.key(pygame.K_ESCAPE)
    assert not at.board.spotlight.areas


def test_what_is_far_behind_a_wall_shows_no_wall() -> None:
    at = table(wallas={"ayar_kachi": "Cb3"})
    at.drag(at.walla("ayar_kachi"), at.wamani("Cb1"))
    assert at.played == [] and not at.board.spotlight.areas


def test_walls_shiver_and_come_to_rest() -> None:
    at = table(wallas={"ayar_kachi": "Cb3"})
    at.window.drag(at.walla("ayar_kachi"), at.wamani("Cb2"))
    seen = set()
    for _ in range(20):
        at.window.frames(1)
        seen.add(at.board._shiver.aside)
    assert len(seen) > 5
    at.settle()
    assert at.board._shiver.aside == 0


def test_a_scout_flies_over_a_wall_without_being_asked() -> None:
    at = table(wallas={"ayar_awqa": "Cb3"})
    at.drag(at.walla("ayar_awqa"), at.wamani("Cb2"))
    assert at.played == ["fly ayar_awqa Cb2"]


def test_a_scout_with_somebody_beside_is_asked_who_comes_along() -> None:
    at = table(wallas={"ayar_awqa": "Ca2", "ayar_kachi": "Ca2"})
    at.drag(at.walla("ayar_awqa"), at.wamani("Cb2"))
    assert isinstance(at.window.stack.top, BoardChooser)
    labels = [option.label for option in at.window.stack.top.options]
    assert labels[0] == "Alone" and labels[1].startswith("Ayar Kachi")
    at.choose(2)
    assert at.played == ["fly ayar_awqa Cb2 carrying ayar_kachi"]


def test_a_guide_takes_company_along_by_ticks() -> None:
    at = table(wallas={"ayar_manqu": "Ca3", "ayar_kachi": "Ca3", "ayar_uchu": "Ca3 dead"})
    at.drag(at.walla("ayar_manqu"), at.wamani("Cc1"))
    chooser = at.window.stack.top
    assert isinstance(chooser, EscortChooser) and chooser.company == ("ayar_kachi",)
    at.window.frames(30)
    at.click(chooser.members["ayar_uchu"].rect.center)
    at.key(pygame.K_RETURN)
    assert at.played == ["transport ayar_manqu Cc1 with ayar_kachi,ayar_uchu"]


def test_an_enemy_is_pulled_to_the_hunter() -> None:
    at = table(wallas={"ayar_uchu": "Ca2", "yana_uru": "Cb2"})
    at.drag(at.walla("yana_uru"), at.walla("ayar_uchu"))
    assert at.played == ["pull ayar_uchu yana_uru"]


def test_a_step_is_taken_back_and_a_roll_is_not() -> None:
    at = table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Cb1"}, rolls=[4])
    at.drag(at.walla("ayar_kachi"), at.wamani("Cb2"))
    at.press("undo")
    assert at.played == []
    at.drag(at.walla("ayar_kachi"), at.wamani("Cb2"))
    at.drag(at.walla("ayar_kachi"), at.walla("yana_uru"))
    at.choose(1)
    assert at.played == ["move ayar_kachi Cb2", "attack ayar_kachi yana_uru reach"]
    assert not at.board.buttons_of_hand.buttons["undo"].enabled


# attacks


def test_reach_or_overload_is_asked_with_chances() -> None:
    at = table(
        step="attack", active="ayar_kachi", wallas={"ayar_kachi": "Ca2", "yana_uru": "Cb2"}, rolls=[3, 4]
    )
    at.drag(at.walla("ayar_kachi"), at.walla("yana_uru"))
    chooser = at.window.stack.top
    assert isinstance(chooser, BoardChooser)
    assert [(option.label, option.detail) for option in chooser.options] == [
        ("Reach", "1 in 2"),
        ("Overload", "1 llama · 3 in 4"),
    ]
    at.choose(2)
    assert at.played == ["attack ayar_kachi yana_uru overload"]


def test_the_button_lights_all_targets_and_a_click_attacks_one() -> None:
    wallas = {"ayar_kachi": "Ca2", "yana_uru": "Cb2", "simpira": "Ca2"}
    at = table(players={"inka": "C", "chanka": "Q", "supay": "A"}, wallas=wallas, rolls=[4, 4])
    at.press("attack")
    assert {place.name for place in at.board.gestures.aims} == {"yana_uru", "simpira"}
    at.window.key(pygame.K_ESCAPE)
    assert at.board.gestures.aims == () and at.window.stack.top is at.scene
    at.press("attack")
    at.click(at.walla("simpira"))
    at.choose(1)
    assert at.played == ["attack ayar_kachi simpira"]


def test_a_drop_on_an_enemy_asks_whether_to_attack_or_to_go_there() -> None:
    at = table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Cb2"})
    at.drag(at.walla("ayar_kachi"), at.walla("yana_uru"))
    chooser = at.window.stack.top
    assert isinstance(chooser, BoardChooser)
    assert {option.label for option in chooser.options} == {"One step", "Reach", "Overload"}


# the staff


def test_the_staff_is_drawn_by_a_click_and_plunged_by_a_drag() -> None:
    at = table(step="placement", active="ayar_kachi", wallas={"ayar_kachi": "T"}, rolls=[4])
    at.click(at.staff)
    assert at.played == ["draw ayar_kachi"]
    at = table(step="placement", active="ayar_kachi", wallas={"ayar_kachi": "Ca3"}, staff="ayar_kachi")
    at.click(at.hole("Ca3"))
    assert at.played == ["plunge ayar_kachi"]


def test_the_staff_is_given_to_an_ally() -> None:
    wallas = {"ayar_kachi": "Ca2", "ayar_manqu": "Ca2"}
    at = table(step="placement", active="ayar_kachi", wallas=wallas, staff="ayar_kachi")
    at.press("place")
    chooser = at.window.stack.top
    assert isinstance(chooser, BoardChooser)
    at.choose(
        [option.label for option in chooser.options].index("Ayar Kachi gives the staff to Ayar Manqu") + 1
    )
    assert at.played == ["give ayar_kachi to ayar_manqu"]


EDGE = tuple(f"{suyu}{sector}3" for suyu in "CAQK" for sector in "abc")


@pytest.mark.parametrize("wamani", EDGE)
@pytest.mark.parametrize("way", ["hole", "ring left", "ring right", "ground", "drag"])
def test_the_staff_is_plunged_wherever_it_is_put_down_at_a_hole(wamani: str, way: str) -> None:
    at = table(step="placement", active="ayar_kachi", wallas={"ayar_kachi": wamani}, staff="ayar_kachi")
    (x, y), within = at.hole(wamani), round(20 * at.board.view.shown.unit)
    if way == "hole":
        at.click((x, y))
    elif way == "drag":
        at.drag(at.staff_held, (x - within, y))
    else:
        at.board.gestures.pick(STAFF)
        spots = {"ring left": (x - within, y), "ring right": (x + within, y), "ground": at.wamani(wamani)}
        at.click(spots[way])
    assert at.played == ["plunge ayar_kachi"]


def test_the_staff_is_laid_down_where_there_is_no_hole() -> None:
    at = table(step="placement", active="ayar_kachi", wallas={"ayar_kachi": "Cb2"}, staff="ayar_kachi")
    at.drag(at.staff_held, at.wamani("Cb2"))
    assert at.played == ["lay ayar_kachi"]


@pytest.mark.parametrize("wamani", EDGE)
def test_a_flag_stands_apart_from_the_staff_that_planted_it(wamani: str) -> None:
    at = table(wallas={"ayar_kachi": wamani}, staff=f"hole {wamani}", flags={wamani: "inka"}, cards={})
    shown = at.board.view.shown
    flag, staff = (next(area for area, thing in lying_in(shown, wamani) if thing.kind is kind)
                   for kind in (ItemKind.FLAG, ItemKind.STAFF))  # fmt: skip
    assert abs(flag.centerx - staff.centerx) >= 18 * shown.unit


LAKE = ("ayar_kachi", "ayar_manqu", "ayar_uchu", "yana_uru", "sinchi_thupaq", "ayar_awqa", "enigmatic_ally")


@pytest.mark.parametrize("count", range(1, len(LAKE) + 1))
def test_the_staff_is_seen_and_taken_however_many_stand_round_it(count: int) -> None:
    wallas = dict.fromkeys(LAKE[:count], "T")
    at = table(step="placement", active="ayar_kachi", wallas=wallas, rolls=[4])
    x, y = at.staff
    around = pygame.Rect(x - 6, y - 6, 12, 12)
    alone = table(step="placement", active="ayar_kachi", wallas={"ayar_kachi": "Ca2"})
    found, bare = (pygame.image.tobytes(one.window.surface.subsurface(around), "RGB") for one in (at, alone))
    assert found == bare  # its sun
    at.click(at.staff)
    assert at.played == ["draw ayar_kachi"]


def test_the_staff_is_dragged_out_of_a_crowd() -> None:
    at = table(step="placement", active="ayar_kachi", wallas=dict.fromkeys(LAKE[:5], "T"), rolls=[4])
    at.drag(at.staff, at.head("ayar_kachi"))
    assert at.played == ["draw ayar_kachi"]


def test_the_staff_is_dragged_from_a_bearer_who_can_do_more() -> None:
    wallas = {"ayar_kachi": "Ca2", "ayar_manqu": "Ca2"}
    at = table(wallas=wallas, staff="ayar_kachi")
    at.drag(at.staff_held, at.walla("ayar_manqu"))
    chooser = at.window.stack.top
    assert isinstance(chooser, BoardChooser)
    assert [option.label for option in chooser.options] == ["Take", "Give"]
    at.choose(2)
    assert at.played == ["give ayar_kachi to ayar_manqu"]


# offerings


def test_a_click_on_an_enemy_attacks_it_with_the_active_walla_as_a_drag_does() -> None:
    places = {"ayar_kachi": "Ca2", "ayar_awqa": "Ca2", "yana_uru": "Ca2"}
    at = table(wallas=places, step="attack", active="ayar_kachi", llamas={"inka": 0})
    at.click(at.walla("yana_uru"))
    assert at.played == ["attack ayar_kachi yana_uru"]
    nobody = table(wallas=places, llamas={"inka": 0})
    nobody.click(nobody.walla("yana_uru"))
    assert nobody.played == []


def test_offerings_are_made_by_clicks() -> None:
    at = table(step="offering", wallas={"ayar_kachi": "Ca2", "ayar_uchu": "Cb2 dead"}, rolls=[4, 4])
    areas = at.board.view.shown.layout.offerings
    assert areas.width > 0
    at.click(_offering(at, "duplication"))
    assert at.played == ["offer duplication"]
    at = table(step="offering", wallas={"ayar_kachi": "Ca2", "ayar_uchu": "Cb2 dead"}, rolls=[4])
    at.click(_offering(at, "resurrection"))
    assert at.played == ["offer resurrection ayar_uchu"]


def test_an_offering_that_cannot_be_made_says_why() -> None:
    at = table(step="offering", wallas={"ayar_kachi": "Ca2"}, llamas={"inka": 0, "chanka": 3})
    at.click(_offering(at, "duplication"))
    assert at.played == []
    assert at.scene.ui.toast is not None


def _offering(at: QuestTable, name: str) -> tuple[int, int]:
    from game.titles.inkas.board.panels.offerings import offering_areas
    from game.titles.inkas.content.definitions import OfferingName

    return offering_areas(at.board.view.shown)[OfferingName(name)].center


# questions


def test_an_ambush_is_answered_on_the_panel_by_key() -> None:
    at = table(wallas={"ayar_kachi": "Cb2", "sinchi_thupaq": "Cb1"}, rolls=[4])
    at.drag(at.walla("ayar_kachi"), at.wamani("Cb1"))
    assert at.board.question_panel.question is not None
    assert at.board.question_panel.question.title == "Ambush?"
    at.window.frames(30)
    at.key(pygame.K_1)
    assert at.played == ["move ayar_kachi Cb1", "ambush sinchi_thupaq ayar_kachi"]


def test_an_ambush_is_let_be_by_the_space_bar() -> None:
    at = table(wallas={"ayar_kachi": "Cb2", "sinchi_thupaq": "Cb1"})
    at.drag(at.walla("ayar_kachi"), at.wamani("Cb1"))
    at.window.frames(30)
    at.key(pygame.K_SPACE)
    assert at.played == ["move ayar_kachi Cb1", "pass"]


def travelling() -> QuestTable:
    """A table at which a finder has wished to travel."""
    at = table(
        players={"inka": "C", "quya": "A"},
        llamas={"inka": 1},
        step="placement",
        active="ayar_kachi",
        wallas={"ayar_kachi": "Cc3", "mama_waqu": "Aa2"},
        staff="ayar_kachi",
        cards={"Cc3": "waqaychaq_mama", "Cb3": "qusqu"},
    )
    at.click(at.hole("Cc3"))
    at.window.frames(30)
    panel = at.board.question_panel
    assert panel.question is not None and panel.question.title == "Make a wish"
    labels = [option.label for option in panel.options]
    at.click(panel.buttons[labels.index("Travel: any wamani")].rect.center)
    at.window.frames(30)
    return at


@pytest.mark.clauses("R-90")
@pytest.mark.parametrize(("wamani", "stays"), [("Cc3", True), ("Kb2", False)])
def test_of_a_journey_to_where_one_stands_it_is_said_that_one_stays(wamani: str, stays: bool) -> None:
    at = travelling()
    at.click(at.wamani(wamani))
    top = at.window.stack.scenes[-1]
    assert isinstance(top, BoardChooser)
    assert [option.label.startswith("Stay here") for option in top.options] == [stays, stays]
    at.choose(2)
    assert at.played[-1].startswith(f"wish travel {wamani}")


def test_a_wish_to_travel_is_narrowed_on_the_panel_and_placed_on_the_board() -> None:
    at = travelling()
    panel = at.board.question_panel
    labels = [option.label for option in panel.options]
    at.click(panel.buttons[labels.index("Without the staff")].rect.center)
    at.window.frames(30)
    at.click(at.wamani("Kb2"))
    assert at.played[-1] == "wish travel Kb2"


def test_before_a_wish_is_made_the_buttons_of_the_turn_say_so() -> None:
    at = travelling()
    for key in (pygame.K_p, pygame.K_a, pygame.K_e):
        at.scene.ui.toast.text = ""
        at.key(key)
        assert at.scene.ui.toast.text.lower().startswith("answer the question first"), key
    assert at.board.shown.question is Question.WISH


def test_ayllu_and_suyu_are_chosen_on_the_panel_one_after_the_other() -> None:
    state = position(apus=3, order=["apu2", "apu1", "apu3"], chosen={"apu2": "quya C"})
    at = QuestTable(state)
    panel = at.board.question_panel
    assert [option.label for option in panel.options] == ["Inka", "Chanka", "Supay"]
    at.click(panel.buttons[1].rect.center)
    assert [option.label for option in panel.options] == ["Antisuyu", "Qullasuyu", "Kuntisuyu"]
    at.click(panel.back.rect.center)
    assert [option.label for option in panel.options] == ["Inka", "Chanka", "Supay"]
    at.window.frames(30)
    at.click(panel.buttons[2].rect.center)
    at.window.frames(30)
    at.click(panel.buttons[0].rect.center)
    assert at.played == ["choose supay A"]
    at.window.frames(30)
    at.click(panel.buttons[0].rect.center)
    at.window.frames(30)
    at.click(panel.buttons[0].rect.center)
    assert at.state.game.players
    assert any(piece.name for piece in at.board.view.shown.choices.pieces)


def test_a_draw_is_offered_after_a_question_and_agreed_to() -> None:
    at = table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Qb2"})
    at.press("draw")
    at.window.frames(30)
    at.key(pygame.K_RIGHT)
    at.key(pygame.K_RETURN)
    assert at.played == ["offer_draw"]
    at.window.frames(30)
    panel = at.board.question_panel
    at.click(panel.buttons[[option.label for option in panel.options].index("Agree")].rect.center)
    assert at.played == ["offer_draw", "agree"]
    assert at.state.victory == "draw"


def test_the_question_about_a_draw_names_no_key_that_does_something_else() -> None:
    at = table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Qb2"})
    at.press("draw")
    dialog = at.window.stack.top
    assert isinstance(dialog, Dialog)
    assert [(button.key, button.hint) for button in dialog.buttons] == [(pygame.K_ESCAPE, "Esc"), (None, "")]
    at.key(pygame.K_RETURN)
    assert at.played == [] and at.window.stack.top is at.scene


def test_a_refused_draw_is_told_to_who_offered_it() -> None:
    at = table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Qb2"})
    for word in ("offer_draw", "decline"):
        assert not at.scene.ui.toast.text
        action = INKAS.parse_action(at.state, word)
        assert not isinstance(action, Refusal)
        at.session.act(action)
        at.window.frames(12)
    assert at.scene.ui.toast.text == "Player 1 declines the draw."


# crowds


def test_a_crowd_is_fanned_out_and_a_piece_of_it_moved() -> None:
    names = ("ayar_manqu", "ayar_awqa", "ayar_kachi", "ayar_uchu", "yana_uru", "sinchi_thupaq", "amsay_rumi")
    at = table(wallas=dict.fromkeys(names, "Ca2") | {"enigmatic_ally": "Ca2"})
    at.window.move(at.middle("Ca2"))
    at.board.keyboard.cursor.go(at.board.keyboard.cursor._zones[0], 12)
    at.window.key(pygame.K_k)
    fan = at.board.gestures.fan
    assert fan.open
    pieces = {name: foot for name, _, foot in fan.pieces(at.board.view.shown)}
    assert set(pieces) == {*names, "enigmatic_ally"}
    at.window.key(pygame.K_ESCAPE)
    assert not fan.open


# keys


def test_a_walla_is_picked_by_its_number_and_moved_by_arrows_and_enter() -> None:
    at = table(wallas={"ayar_kachi": "Ca2"})
    at.key(pygame.K_3, pygame.KMOD_SHIFT)
    assert at.board.gestures.picked is not None
    assert at.board.keyboard.wamani == "Ca2"
    for _ in range(4):
        if at.board.keyboard.wamani == "Cb2":
            break
        at.key(pygame.K_UP)
    assert at.board.keyboard.wamani in ("Cb2", "Ca3")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_home_leads_to_the_lake(size: tuple[int, int]) -> None:
    at = table(size, wallas={"ayar_kachi": "Ca2"})
    at.key(pygame.K_HOME)
    assert at.board.keyboard.wamani == "T"


def test_the_menu_tells_how_many_house_rules_are_changed_and_which() -> None:
    at = table(house_rules={"late_offering": True, "offerings": "quick"})
    at.key(pygame.K_ESCAPE)
    menu = at.window.stack.top
    assert isinstance(menu, TableMenu)
    assert menu.buttons["house_rules"].label == "House rules: 2 changed"
    at.click(menu.buttons["house_rules"].rect.center)
    shown = at.window.stack.top
    assert isinstance(shown, HouseRulesDialog)
    late, offerings = shown.switches["late_offering"], shown.switches["offerings"]
    assert isinstance(late, Toggle) and not late.value
    assert isinstance(offerings, Stepper)
    assert offerings.options[offerings.index] == "Resurrection and Immolation"
