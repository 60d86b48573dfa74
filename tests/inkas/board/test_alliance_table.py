"""An Alliance at the table: partners are shown as one side, and lend each other llamas when both agree."""

from typing import Any

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.kit.board.board_item import BoardItem
from game.kit.board.line_signs import TextSign
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.hand.key_places import KeyPart
from game.titles.inkas.board.moves.choices import BoardPlace, Piece, PieceKind, PlaceKind, in_turn
from game.titles.inkas.board.moves.dangers import dangers
from game.titles.inkas.board.moves.escorts import candidates
from game.titles.inkas.board.moves.intentions import named
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.pairs import panel_order
from game.titles.inkas.board.panels.panels import panel_items
from game.titles.inkas.board.questions.foresight import Danger, foresee
from game.titles.inkas.board.questions.orders import SeatOrders, quest_orders
from game.titles.inkas.board.questions.orders_dialog import OrdersDialog
from game.titles.inkas.board.questions.stack_lines import announced_text
from game.titles.inkas.board.questions.window_question import now_text
from game.titles.inkas.board.tips.spoken import spoken_wamani
from game.titles.inkas.content.definitions import WAMANIS, OfferingName
from game.titles.inkas.game_story import story
from game.titles.inkas.phrases import card_does
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.engine import legal_actions, outcome, perform
from game.titles.inkas.rules.pending import Question
from tests.support.ear import Ear
from tests.support.quest_table import QuestTable, position
from tests.support.words import game_words_of

SEATS = {"inka": "C", "chanka": "A", "quya": "Q", "supay": "K"}
INKA, CHANKA, QUYA, SUPAY = range(4)


def allied(**keys: object) -> Any:
    given: dict[str, object] = {
        "players": SEATS,
        "alliance": True,
        "to_move": "inka",
        "step": "move",
        "turn": 5,
        "llamas": {"inka": 6, "chanka": 6, "quya": 6, "supay": 6},
        "cards": {"Ca3": "iqiqu", "Cb3": "qusqu", "Qb3": "iqiqu"},
    }
    return position(**(given | keys))


def borrowing(**keys: object) -> QuestTable:
    """A Fighter who can attack with Overload, for a llama."""
    keys = {"wallas": {"ayar_kachi": "Ca2", "yana_uru": "Ca2"}, "step": "attack", **keys}
    return QuestTable(allied(**keys))


# one side


@pytest.mark.clauses("I-18.7")
def test_a_partner_is_no_danger_and_the_enemy_is() -> None:
    state = allied(
        wallas={"ayar_kachi": "Ca2", "mama_rawa": "Cb2", "secret_ally": "Cb2", "sinchi_thupaq": "Ca3"}
    )
    assert dangers(state, "ayar_kachi", "Cb2") == ()
    assert dangers(state, "ayar_kachi", "Ca3") == ("ambush",)
    freed = allied(wallas={"ayar_kachi": "Ca2", "amsay_rumi": "Cb2", "secret_ally": "Cb2"})
    assert dangers(freed, "ayar_kachi", "Cb2") == (), "a partner's Shaman frees"


@pytest.mark.clauses("I-18.7")
def test_a_partner_goes_along_as_an_ally() -> None:
    state = allied(wallas={"ayar_manqu": "Ca2", "mama_waqu": "Ca2", "yana_uru": "Ca2"})
    action = next(one for one in legal_actions(state) if isinstance(one, a.Transport))
    assert candidates(state, action)[:2] == (("mama_waqu",), ("yana_uru",))


def test_onto_a_partner_is_to_where_it_stands_and_no_attack() -> None:
    state = allied(wallas={"ayar_kachi": "Ca2", "mama_waqu": "Cb2", "yana_uru": "Cb2"})
    piece = Piece(PieceKind.WALLA, "ayar_kachi")
    assert named(state, piece, BoardPlace(PlaceKind.WALLA, "mama_waqu")) == a.Walk("ayar_kachi", "Cb2")
    assert isinstance(named(state, piece, BoardPlace(PlaceKind.WALLA, "yana_uru")), a.Attack)


def test_panels_of_partners_lie_together_and_the_seats_take_turns() -> None:
    table = QuestTable(allied(), size=(1920, 1080))
    assert panel_order(table.state.game) == (INKA, QUYA, CHANKA, SUPAY)
    tops = [panel.rect.y for panel in table.board.view.panels]
    assert tops[INKA] < tops[QUYA] < tops[CHANKA] < tops[SUPAY]
    assert table.board.view.panels[INKA].large
    assert table.state.game.order == (INKA, CHANKA, QUYA, SUPAY)


def test_what_is_said_of_seats_and_wamanis_names_the_partner() -> None:
    table = QuestTable(allied(wallas={"mama_waqu": "Ca2", "yana_uru": "Ca2"}))
    shown = table.board.view.shown
    assert "one of your partner’s and one of the others" in spoken_wamani(shown, "Ca2")
    tips = table.board.tips
    things = [thing for _, thing in shown_items(table, "SEAT") if thing.seat == INKA]
    tip = tips.tip(shown, things[0], None, ())
    assert tip is not None and "Partner: Player 2. Nation: Inka and Quya." in tip.text
    walla = next(thing for _, thing in shown_items(table, "PANEL_WALLA") if thing.name == "mama_waqu")
    tip = tips.tip(shown, walla, None, ())
    assert tip is not None and "Your partner’s walla" in tip.text


def shown_items(table: QuestTable, kind: str) -> list[Any]:
    view = table.board.view
    found = [one for panel in view.panels for one in panel_items(view.shown, panel)]
    return [(area, thing) for area, thing in found if thing.kind.name == kind]


@pytest.mark.clauses("I-18.4")
def test_a_walla_is_placed_where_the_partner_has_its_flag() -> None:
    state = allied(
        mode="advanced", flags={"Qa3": "quya"}, cards={"Ca2": "map_1"}, hands={"inka": [], "quya": []}
    )
    table = QuestTable(state)
    table.drag(table.walla("ayar_kachi"), table.wamani("Qa3"))
    assert table.played[0] == "place ayar_kachi Qa3"


@pytest.mark.clauses("I-18.3")
def test_the_staff_is_given_to_a_partner_by_hand() -> None:
    state = allied(wallas={"ayar_kachi": "Ca2", "mama_waqu": "Ca2"}, staff="ayar_kachi", step="placement")
    table = QuestTable(state)
    table.drag(table.staff_held, table.walla("mama_waqu"))
    assert table.played[0] == "give ayar_kachi to mama_waqu"


@pytest.mark.clauses("I-11.1")
def test_whoever_makes_an_offering_says_who_gets_its_llamas() -> None:
    table = QuestTable(allied(step="offering", rolls=[2]))
    table.click(offering_areas(table.board.view.shown)[OfferingName.DUPLICATION].center)
    offered: Any = table.window.stack.scenes[-1]
    said = [(option.label, option.detail) for option in offered.options]
    assert said == [("You", "gain: 2 llamas, cost: 1"), ("Player 2", "gain: 2 llamas, cost: 1")]
    table.choose(2)
    assert table.played[0] == "offer duplication for quya"


def test_which_of_two_dead_allies_of_one_role_is_evoked_is_not_asked() -> None:
    dead = {"ayar_kachi": "Cb2 dead", "mama_waqu": "Ab2 dead"}
    table = QuestTable(allied(wallas={"enigmatic_ally": "Ca2", "yana_uru": "Ca3", **dead}, step="attack"))
    table.drag(table.walla("enigmatic_ally"), table.head("yana_uru"))
    table.choose(1)
    assert table.played == ["evoke ayar_kachi attack enigmatic_ally yana_uru reach"]


# lending


@pytest.mark.clauses("I-18.2", "R-41")
def test_own_llamas_come_first_and_what_lacks_is_asked_of_the_partner() -> None:
    table = borrowing()
    table.drag(table.walla("ayar_kachi"), table.head("yana_uru"))
    table.choose(2)
    assert table.played[0] == "attack ayar_kachi yana_uru overload"
    poor = borrowing(llamas={"inka": 0, "quya": 3})
    poor.drag(poor.walla("ayar_kachi"), poor.head("yana_uru"))
    poor.choose(2)
    assert poor.played[0] == "attack ayar_kachi yana_uru overload borrowing 1"
    assert poor.state.question is Question.CONSENT and poor.state.decider == QUYA


@pytest.mark.clauses("I-18.2", "R-41")
def test_a_stepper_beside_the_price_says_how_many_are_borrowed() -> None:
    table = borrowing()
    stepper = table.board.lending
    assert stepper.visible and stepper.options[stepper.index] == "Own llamas first"
    assert stepper.options[1:] == ["1 llama from Player 2"]
    table.click((stepper.rect.right - 8, stepper.rect.centery))
    assert stepper.wanted == 1
    table.drag(table.walla("ayar_kachi"), table.head("yana_uru"))
    table.choose(2)
    assert table.played[0] == "attack ayar_kachi yana_uru overload borrowing 1"
    alone = QuestTable(allied(house_rules={"purse": "common"}))
    assert not alone.board.lending.visible


@pytest.mark.parametrize("language", available_languages())
def test_the_partner_is_told_who_asks_and_what_for_and_answers_by_a_press(language: str) -> None:
    state = borrowing(llamas={"inka": 0, "quya": 3}, rolls=[2]).state
    for number, lends in ((0, True), (1, False)):
        table = QuestTable(state, language=language)
        play(table, "attack ayar_kachi yana_uru overload borrowing 1")
        asked = table.board.question_panel.question
        assert asked is not None and "Player 0" in asked.note and "Yana Uru" in asked.note
        assert not [text for text in (asked.title, asked.note) if "[" in text or "⟪" in text]
        table.click(table.board.question_panel.buttons[number].rect.center)
        assert table.played[1:] == ["agree" if lends else "decline"]
        assert table.state.llamas[QUYA] == (2 if lends else 3)
        assert table.state.question is Question.TURN and in_turn(table.state)


def play(table: QuestTable, text: str) -> None:
    action: Any = table.session.rules.parse_action(table.state, text)
    table.board._callbacks.play(action)
    table.settle()


@pytest.mark.parametrize("language", available_languages())
def test_a_partner_is_asked_for_what_a_card_of_a_seen_hand_costs(language: str) -> None:
    state = allied(
        mode="advanced",
        llamas={"quya": 3},
        hands={"inka": ["pacha_kamaq"], "chanka": ["inti"]},
        cards={"Kb3": "map_1"},
        wallas={"ayar_kachi": "Ca2"},
    )
    table = QuestTable(state, language=language)
    play(table, "play pacha_kamaq chanka")
    while table.state.question is Question.ANSWER:
        play(table, "pass")
    play(table, "seize inti borrowing 1")
    asked = table.board.question_panel.question
    assert table.state.question is Question.CONSENT and asked is not None and "Inti" in asked.note
    table.click(table.board.question_panel.buttons[0].rect.center)
    assert table.played[-1] == "agree" and table.state.llamas[QUYA] == 2


def test_a_standing_order_lends_up_to_a_number_without_a_question() -> None:
    for most, answers in (("", []), ("1", ["agree"]), ("never", ["decline"])):
        wishes: Any = {"pins": [f"{QUYA} lend {most}"]} if most else {}
        table = QuestTable(borrowing(llamas={"inka": 0, "quya": 3}, rolls=[2]).state, wishes=wishes)
        play(table, "attack ayar_kachi yana_uru overload borrowing 1")
        for _ in range(3):
            table.window.frames(30)
            table.settle()
        assert table.played[1:] == answers


def test_the_order_to_lend_is_given_in_the_dialog_of_orders() -> None:
    table = QuestTable(borrowing(llamas={"inka": 0, "quya": 3}).state)
    play(table, "attack ayar_kachi yana_uru overload borrowing 1")
    table.click(table.board.question_panel.orders.rect.center)
    dialog: Any = table.window.stack.scenes[-1]
    assert isinstance(dialog, OrdersDialog) and dialog.lending.visible and not dialog.cases
    assert dialog.lending.options[:2] == ["Never lend", "Ask me each time before lending"]
    dialog.lending.step(-1)
    assert table.session.wishes == {"pins": ["2 lend never"]}
    dialog.lending.step(3)
    assert SeatOrders(table.board.desk.orders, QUYA, table.state).lends == 2
    assert table.session.wishes == {"pins": ["2 lend 2"]}
    table.key(pygame.K_RETURN)
    table.window.frames(60)
    table.settle()
    assert table.played[-1] == "agree"


@pytest.mark.parametrize("pin", ["2 lend 0", "2 lend 7", "2 lend", "2 lend x"])
def test_what_is_no_number_of_llamas_is_no_order(pin: str) -> None:
    assert not quest_orders({"pins": [pin]}).wishes


# answers


@pytest.mark.clauses("I-18.5")
def test_one_is_asked_where_a_walla_of_the_partner_would_fall() -> None:
    before = allied(
        mode="advanced",
        to_move="chanka",
        step="attack",
        wallas={"mama_waqu": "Ca2", "yana_uru": "Ca2"},
        cards={"Kb3": "map_1"},
        hands={"inka": ["mama_qucha"]},
        rolls=[2],
    )
    state = perform(before, a.Attack("yana_uru", "mama_waqu")).state
    assert state.question is Question.ANSWER and state.decider == INKA
    assert "your side loses: Mama Waqu" in now_text(game_words_of("inkas"), foresee(state, INKA))
    seen = foresee(state, INKA)
    assert seen.fallen == ("mama_waqu",) and seen.of_partner and Danger.FALLS in seen.dangers
    assert not foresee(state, SUPAY).fallen


def test_the_table_in_one_column_shows_the_partner_first_among_the_others() -> None:
    table = QuestTable(allied(), size=(1280, 720), zoom=1.5)
    layout = table.board.view.shown.layout
    assert layout.open_tab is not None
    tops = [layout.seats[seat].y for seat in (QUYA, CHANKA, SUPAY)]
    assert tops == sorted(tops)


def test_the_strip_of_what_others_did_tells_of_the_partners_losses() -> None:
    state = allied(to_move="chanka", step="attack", wallas={"mama_waqu": "Ca2", "yana_uru": "Ca2"}, rolls=[2])
    table = QuestTable(state)
    play(table, "attack yana_uru mama_waqu")
    told = "".join(sign.text for sign in table.board.recap(INKA).signs if isinstance(sign, TextSign))
    assert told == "1 of your partner’s wallas lost"
    assert not table.board.recap(SUPAY).signs


def test_before_the_partner_is_asked_the_tip_and_the_board_say_so() -> None:
    poor = QuestTable(
        allied(wallas={"mama_uqllu": "Qb3", "ayar_manqu": "Ca2"}, llamas={"inka": 0, "quya": 3})
    )
    poor.click(poor.walla("ayar_manqu"))
    poor.window.move(poor.middle("Cc1"))
    gestures = poor.board.gestures
    tip = poor.board.tips.tip(
        poor.board.view.shown, gestures.hovered, gestures.picked, gestures.actions_under()
    )
    assert tip is not None and "Player 2 is asked first: 1 llama." in tip.text


# the end


def test_partners_win_together_in_story_and_statistics() -> None:
    state = allied(
        mode="advanced",
        hands={"quya": ["map_1", "map_2", "map_3"], "inka": []},
        to_move="quya",
        wallas={"mama_waqu": "T", "yana_uru": "Qb3"},
        staff="mama_waqu",
        step="placement",
        cards={"Kb3": "iqiqu"},
    )
    table = QuestTable(state)
    play(table, "plunge mama_waqu")
    told = story(state, table.session.steps)
    ends = [(point.key, point.seat) for point in told.turning_points if point.key.startswith("founding")]
    assert ends == [("founding_allied", INKA), ("founding_allied", QUYA)]
    for language in available_languages():
        words = game_words_of("inkas", language)
        assert "Kusi" in words("story.turning.founding_allied", player="Kusi", figure=2)
    ended = outcome(table.state)
    assert ended is not None and set(ended.ranks[0]) == {INKA, QUYA} and len(ended.sides) == 2


# pins


def test_a_partner_points_with_a_pin_that_stays_for_a_round() -> None:
    ear = Ear()
    table = QuestTable(allied(), size=(1920, 1080), sounds=ear)
    table.window.move(table.middle("Qb2"))
    table.key(pygame.K_f)
    assert "inkas/pin" in ear.heard
    assert table.board.pins.standing(table.state) == ((INKA, "Qb2"),)
    later = [allied(turn=turn, to_move="chanka") for turn in (6, 8, 9)]
    assert [bool(table.board.pins.standing(state)) for state in later] == [True, True, False]
    table.key(pygame.K_f)
    assert table.board.pins.standing(table.state) == ()


def test_a_pin_is_left_where_the_keys_are_and_nowhere_without_a_partner() -> None:
    table = QuestTable(allied(wallas={"ayar_kachi": "Ca2"}), size=(1280, 720), zoom=1.5)
    table.board.keyboard.cursor.go(KeyPart.RING, WAMANIS.index("Cb2"))
    table.board.input.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_f, mod=0, unicode="f"))
    assert table.board.pins.standing(table.state) == ((INKA, "Cb2"),)
    alone = QuestTable(allied(alliance=False))
    alone.window.move(alone.middle("Qb2"))
    alone.key(pygame.K_f)
    assert alone.board.pins.standing(alone.state) == ()


def test_the_key_of_the_pin_is_that_of_no_drawer() -> None:
    table = QuestTable(allied(), size=(1280, 720), zoom=1.5)
    table.window.move(table.middle("Qb2"))
    table.key(pygame.K_b)
    seen = table.board.view.shown.layout
    assert (table.board.pins.standing(table.state), seen.open_tab) == ((), Tab.MARKET)
    table.key(pygame.K_f)
    seen = table.board.view.shown.layout
    assert (table.board.pins.standing(table.state), seen.open_tab) == (((INKA, "Qb2"),), Tab.MARKET)


def test_a_loan_that_is_declined_is_told_in_a_slip() -> None:
    at = borrowing()
    at.session.act(a.Attack("ayar_kachi", "yana_uru", overload=True, borrowing=1))
    assert at.state.question is Question.CONSENT
    at.settle()
    at.session.act(a.Decline())
    at.settle()
    assert at.scene.ui.toast.left > 0 and "declines to lend" in at.scene.ui.toast.text
    asked, declined = at.texts()[-2:]
    act = announced_text(
        at.board.view.shown.words, at.state, a.Attack("ayar_kachi", "yana_uru", overload=True)
    )
    assert act in asked and act in declined, "the journal says for what"


def test_both_wallas_of_an_offering_are_named_where_it_is_asked_for() -> None:
    state = allied(wallas={"ayar_awqa": "Ca2 dead", "wayra_sumaq": "Qb2 dead", "ayar_manqu": "Cb2"})
    offer = a.Offer(OfferingName.RECIPROCATION, "wayra_sumaq", "ayar_awqa", borrowing=2)
    said = announced_text(game_words_of("inkas", "en"), state, offer)
    assert said == "Offering: Reciprocation, Ayar Awqa for Wayra Sumaq"


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("card", ["inti", "mama_qilla", "pacha_mama"])
def test_a_card_that_serves_a_partner_says_so_in_an_alliance_alone(card: str, language: str) -> None:
    words = game_words_of("inkas", language)
    alone, allied_text = (
        card_does(words, card, allied(alliance=alliance).game) for alliance in (False, True)
    )
    partner = {"en": "partner", "fr": "partenaire", "it": "compagno"}[language]
    assert partner in allied_text and partner not in alone


def test_what_an_offering_does_for_a_partner_stands_in_its_tip() -> None:
    for state, told in ((allied(), True), (position(players={"inka": "C", "chanka": "Q"}), False)):
        board = QuestTable(state).board
        for offering in ("duplication", "immolation", "reciprocation"):
            thing = BoardItem(ItemKind.OFFERING, offering, (0, 0, 9, 9), -1)
            tip = board.tips.tip(board.view.shown, thing, None, ())
            assert tip is not None and ("partner" in tip.said) is told
