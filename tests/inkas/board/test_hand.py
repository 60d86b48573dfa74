"""The hand of Advanced: who sees it, and how its cards are played and others taken."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Surface

from game.core.contract import Advice
from game.kit.board.board_chooser import BoardChooser
from game.titles.inkas.board import overlay
from game.titles.inkas.board.hand.key_places import KeyPart
from game.titles.inkas.board.moves.barred import walls_barring
from game.titles.inkas.board.moves.choices import STAFF, Piece, PieceKind
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.hanan import hanan_items
from game.titles.inkas.board.panels.hand_fan import cards_held, cloth_of, fan_of, has_key, rises
from game.titles.inkas.board.panels.seen_hand import seen_areas
from game.titles.inkas.board.panels.topbar import phase_now
from game.titles.inkas.board.panels.trays import label_note
from game.titles.inkas.board.ring.ring_view import card_place
from game.titles.inkas.board.table_settings import HAND
from game.titles.inkas.content.definitions import WAMANIS
from game.titles.inkas.rules.actions import Action, Play, Plunge, Walk
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import Step
from game.ui.dialogs import Dialog
from tests.support.quest_table import QuestTable, position, turn_table

WALLAS = {
    "ayar_kachi": "Ca2",
    "ayar_manqu": "Cb2",
    "ayar_awqa": "hanan 2",
    "yana_uru": "Qb2",
    "wayra_sumaq": "Ca2",
}
HANDS = {
    "inka": ["illapa", "inti", "pacha_mama", "tampu_hatchet", "wiraqucha", "pacha_kamaq", "map_1"],
    "chanka": ["urquchillay", "illapa"],
}
ALONE = {1: "random"}
Spot = tuple[int, int]


def laid(
    keys: dict[str, object], bots: dict[int, str] = ALONE, size: Spot = (1280, 720), chosen: str = ""
) -> QuestTable:
    given: dict[str, object] = {
        "mode": "advanced",
        "players": {"inka": "C", "chanka": "Q"},
        "to_move": "inka",
        "step": "move",
        "turn": 5,
        "llamas": {"inka": 6, "chanka": 6},
        "wallas": WALLAS,
        "hands": HANDS,
        "cards": {"Aa1": "iqiqu", "Ab1": "map_2", "Ac1": "map_3"},
    }
    settings = {HAND: chosen} if chosen else {}
    return QuestTable(position(**(given | keys)), size, bots=bots, chosen=settings)


def table(
    size: Spot = (1280, 720), bots: dict[int, str] = ALONE, chosen: str = "", **keys: object
) -> QuestTable:
    return laid(keys, bots, size, chosen)


def card(at: QuestTable, name: str) -> Spot:
    """The middle of a card of the fan."""
    return next(one.area.center for one in fan_of(at.board.view.shown) if one.card == name)


def lake(at: QuestTable) -> Spot:
    return at.middle("T")


def panel(at: QuestTable, seat: int) -> Spot:
    return at.board.view.panels[seat].head.center


# playing


def test_a_card_is_dragged_into_the_middle_of_the_board() -> None:
    at = table()
    at.drag(card(at, "illapa"), lake(at))
    assert at.played[0] == "play illapa"


def test_a_card_is_clicked_and_then_its_target() -> None:
    at = table()
    at.click(card(at, "tampu_hatchet"))
    assert at.board.gestures.picked == Piece(PieceKind.CARD, "tampu_hatchet")
    at.click(at.walla("ayar_kachi"))
    assert at.played[0] == "play tampu_hatchet ayar_kachi"


def test_a_card_wakes_a_walla_of_the_tray_and_of_its_panel() -> None:
    at = table()
    risen = next(area for area, thing in hanan_items(at.board.view.shown) if thing.name == "ayar_awqa")
    at.drag(card(at, "inti"), risen.center)
    assert at.played[0] == "play inti ayar_awqa"
    at = table()
    at.drag(card(at, "inti"), at.walla("ayar_awqa"))
    assert at.played[0] == "play inti ayar_awqa"


def test_a_card_that_may_be_for_several_asks_for_whom() -> None:
    at = table()
    at.drag(card(at, "tampu_hatchet"), lake(at))
    assert isinstance(at.window.stack.top, BoardChooser)
    at.choose(2)
    assert at.played[0] == "play tampu_hatchet ayar_kachi"


def test_a_card_brings_a_walla_to_a_wamani() -> None:
    at = table()
    at.drag(card(at, "pacha_mama"), at.walla("ayar_kachi"))
    assert at.played == []
    at.click(at.wamani("Kb3"))
    assert at.played[0] == "play pacha_mama ayar_kachi Kb3"


def test_where_a_walla_is_to_go_can_be_let_be() -> None:
    at = table()
    at.drag(card(at, "pacha_mama"), at.walla("ayar_kachi"))
    at.window.key(pygame.K_ESCAPE)
    at.settle()
    assert at.board.gestures.picked is None and at.played == []
    assert Piece(PieceKind.CARD, "illapa") in at.board.view.shown.choices.pieces


def test_whose_hand_is_seen_is_the_panel_it_is_put_on() -> None:
    at = table()
    at.drag(card(at, "pacha_kamaq"), panel(at, 1))
    assert at.played[0] == "play pacha_kamaq chanka"


def test_a_card_for_a_hand_is_not_played_on_an_own_walla() -> None:
    at = table()
    at.drag(card(at, "pacha_kamaq"), at.walla("ayar_manqu"))
    assert not at.played
    at.drag(card(at, "pacha_kamaq"), at.walla("yana_uru"))
    assert at.played[0] == "play pacha_kamaq chanka"


def test_a_number_picks_a_card_and_once_more_plays_it() -> None:
    at = table()
    number = cards_held(at.board.view.shown).index("illapa") + 1
    at.key(ord("0") + number)
    assert at.board.gestures.picked == Piece(PieceKind.CARD, "illapa") and at.played == []
    at.key(ord("0") + number)
    assert at.played[0] == "play illapa"


def test_keys_bring_a_card_to_its_target() -> None:
    at = table()
    at.key(ord("0") + cards_held(at.board.view.shown).index("tampu_hatchet") + 1)
    at.key(pygame.K_RETURN)
    assert at.played == [] or at.played[0].startswith("play tampu_hatchet ayar")


def test_a_card_that_cannot_be_played_says_why() -> None:
    at = table()
    at.click(card(at, "wiraqucha"))
    assert at.played == [] and "cannot be played at this moment" in at.scene.ui.toast.text


# taking cards


def unlocked(**keys: object) -> QuestTable:
    cards = {"Ca2": "iqiqu", "Ab1": "map_2"}
    return laid({"flags": {"Ca3": "inka"}, "cards": cards} | keys)


def spot_of_card(at: QuestTable, wamani: str) -> Spot:
    x, y = card_place(at.board.view.shown, wamani)
    return round(x), round(y)


def test_an_unlocked_card_is_clicked() -> None:
    at = unlocked()
    at.click(spot_of_card(at, "Ca2"))
    assert at.played[0] == "unveil Ca2 by ayar_kachi"


def test_an_unlocked_card_is_dragged_to_the_hand() -> None:
    at = unlocked()
    at.drag(spot_of_card(at, "Ca2"), at.board.view.shown.layout.cards.center)
    assert at.played[0] == "unveil Ca2 by ayar_kachi"


def test_an_unlocked_card_is_taken_by_its_key() -> None:
    at = unlocked()
    at.key(pygame.K_x)
    assert at.played[0] == "unveil Ca2 by ayar_kachi"


def test_of_several_it_is_asked_who_takes_the_card() -> None:
    at = unlocked(wallas=WALLAS | {"ayar_manqu": "Ca2"})
    at.click(spot_of_card(at, "Ca2"))
    assert isinstance(at.window.stack.top, BoardChooser)
    assert at.window.stack.top.title == "Who takes the card?"


def test_a_locked_card_is_left_where_it_is() -> None:
    at = unlocked()
    at.click(spot_of_card(at, "Ab1"))
    assert at.played == []


def test_a_tampu_in_use_is_stolen() -> None:
    at = table(
        wallas={"ayar_uchu": "Ca2", "yana_uru": "Cb2"},
        tampus={"yana_uru": ["shield"]},
        step="placement",
        active="ayar_uchu",
    )
    at.drag(at.walla("ayar_uchu"), at.walla("yana_uru"))
    assert at.played[0] == "steal ayar_uchu shield from yana_uru"


# the turn


def test_before_rebirth_the_button_goes_on_with_it() -> None:
    at = table(step="dawn", offered=False, wallas=WALLAS | {"ayar_uchu": "Cc2 dead"})
    end = at.board.buttons_of_hand.buttons["end"]
    assert end.label == "Rebirth" and end.enabled
    at.press("end")
    assert at.played[0] == "rebirth"


def test_who_is_threatened_may_let_the_attack_be() -> None:
    at = table(step="attack", active="ayar_kachi", wallas=WALLAS | {"ninamama": "Ca2"})
    assert at.board.buttons_of_hand.buttons["end"].label == "No attack"
    at.key(pygame.K_e)
    assert at.played[0] == "skip"


# who sees it


def test_one_person_alone_sees_the_own_hand_in_others_turns_too() -> None:
    at = table(to_move="chanka", hands={"inka": ["map_1", "map_2"], "chanka": ["map_1"]})
    assert at.board.view.shown.face_up
    assert cards_held(at.board.view.shown)[:2] == ("map_1", "map_2")


def test_of_two_at_one_machine_only_the_owner_sees_it_while_looking() -> None:
    at = table(bots={})
    shown = at.board.view.shown
    assert set(cards_held(shown)) == {""} and len(cards_held(shown)) == 7
    at.window.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0))
    assert "wiraqucha" in cards_held(at.board.view.shown)
    at.window.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_TAB, mod=0, unicode="", scancode=0))
    assert set(cards_held(at.board.view.shown)) == {""}


def test_while_it_is_looked_at_a_card_is_played() -> None:
    at = table(bots={})
    at.window.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0))
    at.drag(card(at, "illapa"), lake(at))
    assert at.played == ["play illapa"]


def test_a_press_on_the_fan_looks_until_it_is_let_go() -> None:
    at = table(bots={})
    spot = at.board.view.shown.layout.cards.center
    at.window.press(spot)
    assert at.board.view.shown.face_up
    at.window.release(spot)
    assert not at.board.view.shown.face_up


def test_as_a_switch_a_press_shows_the_hand_and_its_cards_are_played() -> None:
    at = table(bots={}, chosen="switch")
    at.click(at.board.view.shown.layout.cards.center)
    assert at.board.view.shown.face_up
    at.drag(card(at, "illapa"), lake(at))
    assert at.played == ["play illapa"]


def test_a_hand_that_is_not_seen_cannot_be_played_by_number() -> None:
    at = table(bots={})
    at.key(pygame.K_1)
    at.key(pygame.K_1)
    assert at.played == [] and at.board.gestures.picked is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (1280, 1700)])
def test_twelve_cards_have_room(size: Spot) -> None:
    many = ["illapa"] * 4 + [
        "inti",
        "wiraqucha",
        "mama_qucha",
        "pacha_mama",
        "map_1",
        "map_2",
        "map_3",
        "iqiqu",
    ]
    at = table(size, hands={"inka": many, "chanka": []})
    shown = at.board.view.shown
    cards = fan_of(shown)
    assert len(cards) == 12
    room = shown.layout.cards.inflate(0, shown.scale.px(8))
    assert all(room.contains(one.area) for one in cards)
    steps = [b.area.x - a.area.x for a, b in pairwise(cards) if b.area.x > a.area.x]
    assert min(steps) >= shown.scale.px(28)


def test_a_card_that_is_pointed_at_is_one_thing() -> None:
    at = table()
    at.window.move(card(at, "inti"))
    hovered = at.board.gestures.hovered
    assert hovered is not None and (hovered.kind, hovered.name) == (ItemKind.HAND_CARD, "inti")


# a hand that is seen


def seen_hand(bots: dict[int, str] = ALONE, **keys: object) -> QuestTable:
    asked = [{"asks": "oracle", "of": "inka", "hand": "chanka", "price": True}]
    return laid({"pending": asked} | keys, bots)


def seen(at: QuestTable, name: str) -> Spot:
    return next(area.center for card, area in seen_areas(at.board.view.shown) if card == name)


def test_a_seen_card_is_dragged_to_the_own_hand_for_a_llama() -> None:
    at = seen_hand()
    at.drag(seen(at, "urquchillay"), at.board.view.shown.layout.cards.midleft)
    assert at.played[0] == "seize urquchillay"


def test_an_own_card_is_dragged_onto_a_seen_one() -> None:
    at = seen_hand()
    at.drag(card(at, "map_1"), seen(at, "urquchillay"))
    assert at.played[0] == "swap map_1 for urquchillay"


def test_a_seen_card_is_clicked_and_then_what_it_is_taken_for() -> None:
    at = seen_hand()
    at.click(seen(at, "urquchillay"))
    chooser = at.window.stack.top
    assert isinstance(chooser, BoardChooser)
    labels = [option.label for option in chooser.options]
    assert "1 llama" in labels and "Inti" in labels
    at.choose(labels.index("1 llama") + 1)
    assert at.played[0] == "seize urquchillay"


def test_nothing_need_be_taken_of_a_seen_hand() -> None:
    at = seen_hand()
    at.key(pygame.K_SPACE)
    assert at.played[0] == "leave"


def test_no_button_lies_over_a_seen_hand() -> None:
    many = [
        "illapa",
        "iqiqu",
        "inti",
        "urquchillay",
        "mama_qucha",
        "wiraqucha",
        "pacha_mama",
        "map_2",
        "map_3",
    ]
    at = seen_hand(hands={"inka": ["map_1"], "chanka": many})
    buttons = [widget.rect for widget in at.board.question_panel.widgets if widget.visible]
    assert len(buttons) >= 2
    assert not [area for _, area in seen_areas(at.board.view.shown) if area.collidelist(buttons) >= 0]


def test_of_two_at_one_machine_a_cloth_hides_a_seen_hand() -> None:
    at = seen_hand(bots={})
    assert not seen_areas(at.board.view.shown) and set(cards_held(at.board.view.shown)) == {""}
    at.window.frames(60)
    at.click(at.board.hand.curtain.rect.center)
    assert seen_areas(at.board.view.shown)
    at.drag(card(at, "map_1"), seen(at, "urquchillay"))
    assert at.played == ["swap map_1 for urquchillay"]


def test_a_card_of_a_seen_hand_has_a_way_back_also_where_that_is_seen_no_more() -> None:
    """It may fly back while the hand is covered, left, or in another tab of the table."""
    at = seen_hand()
    taken = Piece(PieceKind.SEEN_CARD, "urquchillay")
    assert at.board.gestures.home(taken) == seen(at, "urquchillay")
    at.key(pygame.K_SPACE)
    assert at.played[0] == "leave"
    assert at.board.gestures.home(taken) == at.board.view.shown.layout.question.center


# answers


def refused(**keys: object) -> QuestTable:
    """The own attack was refused, which a card turns into an approval."""
    window = {"by": "inka", "action": "attack ayar_kachi wayra_sumaq", "window": 2}
    pending = [window | {"rolled": [3], "figures": [1, 1]}]
    return laid({"step": "attack", "active": "ayar_kachi", "pending": pending} | keys)


def test_the_cards_that_answer_stand_up() -> None:
    at = refused()
    shown = at.board.view.shown
    assert [one.card for one in fan_of(shown) if rises(shown, one.card)] == ["wiraqucha"]


def test_numbers_are_the_panel_s_where_an_answer_is_asked_for() -> None:
    assert has_key(table().board.view.shown, 0) and not has_key(table().board.view.shown, 9)
    assert not has_key(refused().board.view.shown, 0)


def test_an_answer_is_a_card_put_into_the_middle() -> None:
    at = refused()
    at.drag(card(at, "wiraqucha"), lake(at))
    assert at.played[0] == "play wiraqucha"


# keys


def test_what_a_card_does_is_spoken_where_the_keys_are() -> None:
    at = table()
    for _ in range(6):
        at.key(pygame.K_TAB)
        if at.board.keyboard.cursor.number_in(KeyPart.CARDS) is not None:
            break
    assert at.board.keyboard.spoken.startswith("Map of Qusqu 1")
    at.key(pygame.K_RETURN)
    assert at.played == []


def test_with_one_person_tab_goes_on_through_the_parts() -> None:
    at = table()
    at.key(pygame.K_TAB)
    assert at.board.keyboard.cursor.zone is KeyPart.RING and at.board.view.shown.face_up


def test_who_lies_in_wait_is_spoken() -> None:
    at = table(wallas=WALLAS | {"amaru_wiraqucha": "Cc2", "ninamama": "Cc2"})
    at.board.keyboard.cursor.go(KeyPart.RING, WAMANIS.index("Cc2"))
    assert at.board.keyboard.spoken == "Cc2: Ninamama and Amaru Wiraqucha"


def test_a_seen_card_may_be_picked_first_with_the_own_card_as_its_price() -> None:
    at = seen_hand()
    at.board.gestures.pick(Piece(PieceKind.SEEN_CARD, "urquchillay"))
    at.window.frames(2)
    at.click(card(at, "map_1"))
    assert not at.played, "it is asked whether it is taken for that one"
    at.choose(1)
    assert at.played[0] == "swap map_1 for urquchillay"


def test_a_seen_card_that_is_dropped_among_the_own_ones_is_not_swapped_unasked() -> None:
    at = seen_hand()
    at.drag(seen(at, "urquchillay"), card(at, "map_1"))
    chooser = at.window.stack.top
    assert isinstance(chooser, BoardChooser) and not at.played
    assert [option.value[0].key for option in chooser.options] == ["swap", "seize"]
    at.choose(2)
    assert at.played[0] == "seize urquchillay"


def test_a_card_for_a_hand_lights_the_board_on_which_it_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    at, lit = laid({"hands": {"inka": ["pacha_kamaq"], "chanka": ["map_1"]}}), list[bool]()
    at.key(pygame.K_1)
    assert at.board.gestures.picked is not None
    monkeypatch.setattr(overlay, "_draw_whole_board", lambda *args: lit.append(True))
    overlay.draw_overlay(Surface((1280, 720)), at.board.view.shown, at.board.gestures)
    assert lit


# a card that is for nothing on the table


def number_of(at: QuestTable, name: str) -> int:
    """The key of a card of the hand."""
    return ord("1") + cards_held(at.board.view.shown).index(name)


TWICE = {"inka": ["illapa", "illapa", "inti"], "chanka": []}


@pytest.mark.parametrize("take", ["click", "number"])
def test_a_card_for_nothing_on_the_table_says_so_and_is_played_by_enter(take: str) -> None:
    at = table()
    if take == "click":
        at.click(card(at, "illapa"))
    else:
        at.key(number_of(at, "illapa"))
    assert at.board.prompt_line() == "Illapa: click the board or press Enter to play it."
    assert at.board.keyboard.spoken == "", "nothing is said over the board"
    at.key(pygame.K_RETURN)
    assert at.played[0] == "play illapa"


def test_a_card_for_nothing_on_the_table_lights_all_of_the_board() -> None:
    at = table()
    spot = at.board.view.shown.layout.on_view((568.0, 422.0 - 382))
    before = at.window.surface.get_at((round(spot[0]), round(spot[1])))
    at.key(number_of(at, "illapa"))
    assert at.window.surface.get_at((round(spot[0]), round(spot[1]))) != before


def test_of_cards_that_are_alike_the_one_that_was_pressed_is_picked() -> None:
    at = table(hands=TWICE)
    first, second = (one.area for one in fan_of(at.board.view.shown) if one.card == "illapa")
    gestures = at.board.gestures
    at.click((first.x + 8, first.centery))
    assert gestures.card_area("illapa") == first
    at.click((second.x + 8, second.centery))
    assert gestures.card_area("illapa") == second and gestures.picked is not None
    at.key(pygame.K_1)
    assert gestures.card_area("illapa") == first and at.played == []
    at.key(pygame.K_1)
    assert at.played[0] == "play illapa"


def test_the_mouse_alone_plays_a_card_of_a_hand_that_is_held_to_look() -> None:
    at = table(bots={}, hands={"inka": ["illapa", "illapa"], "chanka": []})
    at.drag(fan_of(at.board.view.shown)[0].area.center, lake(at))
    assert at.played == ["play illapa"] and cards_held(at.board.view.shown) == ("",)


def test_a_card_dragged_from_a_held_hand_may_ask_where_to() -> None:
    at = table(bots={}, hands={"inka": ["pacha_mama"], "chanka": []})
    at.drag(fan_of(at.board.view.shown)[0].area.center, at.walla("ayar_kachi"))
    assert at.board.gestures.picked == Piece(PieceKind.CARD, "pacha_mama")
    at.click(at.wamani("Kb3"))
    assert at.played == ["play pacha_mama ayar_kachi Kb3"] and set(cards_held(at.board.view.shown)) <= {""}


# Space


def passed(**keys: object) -> QuestTable:
    """A question was let pass by Space just now."""
    at = refused(**keys)
    at.window.key(pygame.K_SPACE)
    for _ in range(60):
        if at.board.shown.question is Question.TURN:
            break
        at.window.frames(1)
    assert at.board.shown.question is Question.TURN and at.board.shown.mover == 0
    return at


def test_space_never_ends_a_turn_and_names_the_key_that_does() -> None:
    at = passed()
    count = len(at.played)
    for _ in range(3):
        at.window.frames(60)
        at.settle()
        at.key(pygame.K_SPACE)
        assert len(at.played) == count and at.window.stack.top is at.scene
    assert at.scene.ui.toast.text == "Space ends nothing: press E."
    at.key(pygame.K_e)
    assert "end" in at.played[count:]


def test_space_ends_no_turn_while_a_target_is_called_for() -> None:
    at = turn_table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Ca2"})
    at.key(pygame.K_a)
    at.key(pygame.K_SPACE)
    assert not at.played and at.board.gestures.narrowed, "the attack stays open"


def test_space_leaves_an_attack_to_who_is_threatened() -> None:
    at = table(step="attack", active="ayar_kachi", wallas=WALLAS | {"ninamama": "Ca2"})
    at.key(pygame.K_SPACE)
    assert not at.played


def test_space_goes_on_with_rebirth() -> None:
    at = table(step="dawn", offered=False, wallas=WALLAS | {"ayar_uchu": "Cc2 dead"})
    at.key(pygame.K_SPACE)
    assert at.played[0] == "rebirth"


# what is left to do


def warnings(at: QuestTable) -> str:
    """What is said before the turn ends."""
    at.key(pygame.K_e)
    top = at.window.stack.top
    return top.text if isinstance(top, Dialog) else ""


def test_a_walla_that_acted_and_died_has_acted() -> None:
    at = table(hands={"inka": [], "chanka": []})
    assert "Nobody has acted" in warnings(at)
    at.key(pygame.K_ESCAPE)
    at.session.act(Walk("ayar_manqu", "Cb1"))
    at.settle()
    died = replace(at.state, active=NOBODY, step=Step.MOVE)
    at.board.show(died, 0, watching=False)
    assert "Nobody has acted" not in warnings(at)


def test_cards_that_can_be_played_are_left_to_do() -> None:
    at = table(step="unveiling", active="ayar_kachi")
    assert "play cards" in at.board.prompt_line()
    at = table(step="unveiling", active="ayar_kachi", hands={"inka": ["wiraqucha"], "chanka": []})
    assert at.board.prompt_line() == "Nothing left to do: end your turn."


def test_a_hand_that_lies_face_down_tells_nothing_of_what_can_be_played() -> None:
    said = {
        table(
            bots={}, step="unveiling", active="ayar_kachi", hands={"inka": [name], "chanka": []}
        ).board.prompt_line()
        for name in ("wiraqucha", "illapa")
    }
    assert len(said) == 1 and "play cards" in said.pop()


# the staff


@pytest.mark.parametrize("by", ["enter", "click"])
def test_the_key_of_the_staff_lights_where_it_can_only_be_laid_down(by: str) -> None:
    at = table(staff="ayar_manqu", wallas={"ayar_manqu": "Cb2"}, step="placement", active="ayar_manqu")
    at.key(pygame.K_p)
    assert at.played == [] and at.board.gestures.picked == STAFF
    if by == "enter":
        at.key(pygame.K_RETURN)
    else:
        at.click(at.wamani("Cb2"))
    assert at.played == ["lay ayar_manqu"]


def test_what_the_key_of_the_staff_lights_can_be_let_be() -> None:
    at = table(staff="ayar_manqu", wallas={"ayar_manqu": "Cb2"}, step="placement", active="ayar_manqu")
    at.key(pygame.K_p)
    at.key(pygame.K_ESCAPE)
    assert at.board.gestures.picked is None and at.window.stack.top is at.scene
    at.key(pygame.K_e)
    assert "lay ayar_manqu" not in at.played


# what is told no longer where it is over


def test_where_nobody_waits_for_rebirth_nothing_speaks_of_it() -> None:
    dead = {"ayar_kachi": "Ca2", "ayar_awqa": "Cc2 dead", "yana_uru": "Qb2"}
    at = table(step="dawn", offered=False, wallas=dead)
    assert "Rebirth" in at.board.prompt_line()
    at.key(number_of(at, "inti"))
    at.key(number_of(at, "inti"))
    assert at.played[0] == "play inti ayar_awqa" and at.board.shown.question is Question.DAWN
    end = at.board.buttons_of_hand.buttons["end"]
    assert end.label == "Go on" and at.board.prompt_line().startswith("Nobody waits for Rebirth")


DEAD_ALONE = {"ayar_kachi": "Ca2", "ayar_awqa": "hanan 2", "yana_uru": "Qb2"}


@pytest.mark.parametrize(
    "cards, bots, passed",
    [
        ([], ALONE, True),
        ([], {}, True),
        (["map_1"], ALONE, True),
        (["map_1"], {}, False),
        (["inti"], ALONE, False),
    ],
)
def test_rebirth_with_nothing_to_do_before_it_goes_on_as_far_as_no_hand_is_told(
    cards: list[str], bots: dict[int, str], passed: bool
) -> None:
    keys = {"step": "dawn", "offered": False, "wallas": DEAD_ALONE, "llamas": {"inka": 0, "chanka": 6}}
    at = laid({**keys, "hands": {"inka": cards, "chanka": []}}, bots)
    at.window.frames(60)
    at.settle()
    assert at.played == (["rebirth"] if passed else [])


def test_a_wall_is_not_blamed_where_rebirth_comes_first() -> None:
    barred = Walk("ayar_manqu", "Cb3")
    at = table(step="dawn", offered=False, wallas=WALLAS | {"ayar_uchu": "Cc2 dead"})
    assert walls_barring(at.state, barred) == () != walls_barring(table().state, barred)
    at.drag(at.walla("ayar_manqu"), at.wamani("Cb3"))
    assert "first comes Rebirth" in at.scene.ui.toast.text


def test_the_cartouche_bids_no_longer_to_find_what_is_found() -> None:
    pieces = ["map_1", "map_2", "map_3"]
    at = table(cards={"Aa1": "iqiqu"}, hands={"inka": pieces, "chanka": []})
    assert label_note(at.board.view.shown) == "To Qusqu!"
    at = table(cards={"Aa1": "iqiqu"}, hands={"inka": pieces, "chanka": []}, bots={})
    assert label_note(at.board.view.shown) == "Find the map", "it tells nothing of a hand that lies face down"
    before = at.window.surface.copy()
    at.window.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0))
    at.window.frames(3)
    area = at.board.view.shown.layout.label
    pictures = [pygame.image.tobytes(one.subsurface(area), "RGB") for one in (before, at.window.surface)]
    assert pictures[0] != pictures[1]


def test_the_phase_of_an_announced_attack_is_the_action() -> None:
    window = {"by": "inka", "action": "attack ayar_kachi wayra_sumaq", "window": 2}
    at = table(step="offering", pending=[window | {"rolled": [3], "figures": [1, 1]}])
    assert phase_now(at.board.view.shown) == "action"


@pytest.mark.parametrize(
    "name, why",
    [
        ("wiraqucha", "It answers a roll of yours."),
        ("mama_qilla", "You have no dead walla whom it could wake."),
        ("map_1", "map pieces are never played"),
    ],
)
def test_a_card_that_cannot_be_played_says_what_it_needs(name: str, why: str) -> None:
    at = table(hands={"inka": [name], "chanka": []})
    at.click(card(at, name))
    assert why.lower() in at.scene.ui.toast.text.lower()
    tip = at.board.input.tip_at(card(at, name))
    assert tip is not None and why.lower() in tip.text.lower()


def test_the_key_that_looks_never_goes_from_place_to_place_where_nobody_may_look() -> None:
    at = table(bots={})
    at.board.hand.curtain.take(object(), may_look=False, chooses=False)
    at.key(pygame.K_TAB)
    assert at.board.keyboard.spoken == "" and at.board.keyboard.cursor.zone is None


def test_the_key_of_undo_says_why_nothing_can_be_undone() -> None:
    at = table()
    at.drag(card(at, "illapa"), lake(at))
    at.key(pygame.K_u)
    assert "could have answered" in at.scene.ui.toast.text


def test_after_the_end_of_a_quest_no_key_speaks_of_a_question() -> None:
    at = table(victory="draw")
    at.key(pygame.K_m)
    assert "quest is over" in at.scene.ui.toast.text


def test_the_key_of_taking_a_card_says_that_an_amaru_attacks_first() -> None:
    wallas = {"ayar_manqu": "Ca1", "ninamama": "Ca1", "yana_uru": "Qb2"}
    at = table(wallas=wallas, flags={"Ca3": "inka"}, cards={"Ca1": "inti", "Qb3": "iqiqu"}, step="attack")
    at.key(pygame.K_x)
    assert "attack you first" in at.scene.ui.toast.text


def test_before_rebirth_an_offering_is_too_early() -> None:
    at = table(step="dawn", wallas={"ayar_kachi": "Ca2", "yana_uru": "Qb2", "ayar_awqa": "Cc2 dead"})
    at.key(pygame.K_o)
    at.key(pygame.K_2)
    assert "first comes Rebirth" in at.scene.ui.toast.text


def test_many_cards_have_the_whole_cloth() -> None:
    at = table(bots={})
    at.window.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    at.window.frames(10)
    shown = at.board.view.shown
    cloth, cards = cloth_of(shown), fan_of(shown)
    middle = (cards[0].area.left + cards[-1].area.right) // 2
    assert abs(middle - cloth.centerx) <= cloth.width // 20


def test_one_of_two_unlocked_cards_is_taken_by_the_keys() -> None:
    wallas = {"ayar_manqu": "Ca1", "ayar_kachi": "Cb1", "yana_uru": "Qb2"}
    cards = {"Ca1": "inti", "Cb1": "iqiqu", "Qb3": "iqiqu"}
    at = table(wallas=wallas, flags={"Ca3": "inka", "Cb3": "inka"}, cards=cards, step="unveiling")
    at.key(pygame.K_x)
    at.key(pygame.K_RETURN)
    assert [line.split()[0] for line in at.played] == ["unveil"]


MAP = {"inka": ["map_1", "map_2", "map_3"], "chanka": []}
AT_LAKE: dict[str, object] = {
    "wallas": {"ayar_manqu": "T", "yana_uru": "Qb2"},
    "staff": "ayar_manqu",
    "step": "placement",
}


@pytest.mark.parametrize("bots", [ALONE, {}])
def test_that_a_plunge_founds_qusqu_is_told_to_who_sees_the_hand(bots: dict[int, str]) -> None:
    at = laid({**AT_LAKE, "hands": MAP}, bots)
    (plunge,) = (one for one in at.board.view.shown.choices.actions if isinstance(one, Plunge))
    alone = bool(bots)
    assert (at.board.responder._note_of(plunge) == "founds Qusqu") == alone
    at.key(pygame.K_e)
    asked = at.window.stack.top
    assert isinstance(asked, Dialog) and ("found Qusqu" in asked.text) == alone


def test_a_hint_tells_nothing_of_a_hand_that_lies_face_down() -> None:
    for bots, told in ((ALONE, True), ({}, False)):
        at = table(bots=bots)
        advice: Advice[Action] = Advice(Play("illapa"), "play", {"card": "illapa"})
        at.board.advise(advice)
        assert ("Illapa" in at.scene.ui.toast.text) == told
        assert at.board.spotlight.on == told


def test_a_founding_that_laid_open_all_hands_is_not_taken_back() -> None:
    at = laid({**AT_LAKE, "hands": MAP})
    at.scene.commands.play(Plunge("ayar_manqu"))
    at.settle()
    assert at.state.victory
    at.key(pygame.K_u)
    assert at.state.victory
