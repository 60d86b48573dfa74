"""Others answer on one panel: who is asked, in which order, and what stands there."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.kit.board.answer_round import AnswerRound, RoundMoment, RowState
from game.titles.machu_picchu.board.city.city_view import plate_of
from game.titles.machu_picchu.board.city.trail import field_area, scout_area
from game.titles.machu_picchu.board.moves.answers import district_asked
from game.titles.machu_picchu.board.moves.standing_orders import Order, StandingOrder, standing_orders
from game.titles.machu_picchu.board.panels.forecast import forecast
from game.titles.machu_picchu.board.panels.tray import tray_areas
from game.titles.machu_picchu.board.pieces.cards import CARD
from game.titles.machu_picchu.board.questions import answer_rows
from game.titles.machu_picchu.board.questions.answer_rows import steps_each
from game.titles.machu_picchu.board.questions.rounds import QUESTIONS, is_known
from game.titles.machu_picchu.content.definitions import CARDS, District, Good, Production
from game.titles.machu_picchu.rules.state import Phase, Question
from game.titles.machu_picchu.title import TITLE
from game.ui.text import fit
from game.ui.theme import Role
from tests.support.city_answers import POTTERS, PRIESTS, played, table_at
from tests.support.city_table import CityTable

NIGHT = (
    "players: [red, blue, yellow, green]\nphase: night\nto_move: red\nsun: red\nday: 5\n"
    "tiles: {red: [coca, two], blue: [llama], green: [cloth, pottery]}\nclock: {red: 1, yellow: 2}\n"
    "goods: {red: {corn: 1}, blue: {corn: 4}, green: {corn: 1}}\npending: [red fee coca]\n"
)


def rows(table: CityTable) -> list[tuple[int, RowState]]:
    return [(row.answer.seat, row.state) for row in table.board.answering.rows]


def test_one_press_answers_for_all_who_produce_and_pays_nothing() -> None:
    table = table_at(POTTERS, "walk pottery")
    assert rows(table) == [(0, RowState.OPEN), (1, RowState.OPEN), (3, RowState.OPEN)]
    table.go_on()
    assert played(table, 1) == ["make 0", "make 0", "make 0"]
    assert table.state.question is Question.MOVE and not table.panel.open


def test_the_slip_says_what_a_gift_brings_before_anything_is_given() -> None:
    assert table_at(PRIESTS, "walk puma").board.question_panel.note == "5 steps for each llama"
    position = "players: [red, blue]\nprince: {red: virgins}\ngoods: {red: {corn: 3, llama: 1}}\n"
    offered = "2 steps for each good; corn 3 at a time"
    assert table_at(position, "walk main").board.question_panel.note == offered


def test_each_row_has_its_own_stepper() -> None:
    table = table_at(POTTERS, "walk pottery")
    table.press(table.panel.row_of(1).more)
    assert not table.panel.row_of(1).more.rect.colliderect(table.panel.row_of(3).more.rect)
    table.press(table.panel.row_of(3).more)
    table.go_on()
    assert played(table, 1) == ["make 0", "make 1", "make 1"]


def test_a_number_picks_a_row_and_the_arrows_change_it() -> None:
    table = table_at(POTTERS, "walk pottery")
    table.window.keys([pygame.K_2, pygame.K_UP, pygame.K_UP, pygame.K_SPACE])
    table.give_due()
    assert played(table, 1) == ["make 0", "make 2", "make 0"]


def test_a_computers_row_is_grey_and_tells_nothing_before_its_time() -> None:
    table = table_at(POTTERS, "walk pottery", bots=("", "random"))
    row = table.panel.rows[1].row
    assert row is not None and row.state is RowState.COMPUTER and not is_known(row)
    assert not table.panel.rows[1].fewer.enabled
    table.go_on()
    table.window.settle()
    table.give_due()
    made = played(table, 1)
    assert made[0] == "make 0" and made[1].startswith("make ") and made[2] == "make 0"


def test_persons_answer_while_a_computer_player_still_thinks() -> None:
    position = POTTERS.replace("pottery: 1}\n", "pottery: 0}\n").replace("red: virgins", "red: pottery")
    state = TITLE.positions.parse(
        TITLE.data.load(), position + "pending: [red make, blue make, green make]\n"
    )
    answering = AnswerRound(QUESTIONS, (1, 3), (0,), standing_orders({}))
    answering.show(RoundMoment(state, 0))
    assert answering.asks and answering.complete
    asked = answering.deciding
    assert asked is not None
    answering.change(asked.step(2))
    answering.go_on()
    assert not answering.asks and answering.due is None  # the first place is the computer player's
    after = TITLE.rules.apply(
        state, TITLE.rules.decider(state), TITLE.rules.parse_action(state, "make 0")
    ).state
    answering.show(RoundMoment(after, 1))
    assert answering.due is not None and TITLE.rules.format_action(answering.due.action) == "make 2"


def test_a_llama_too_many_is_never_given_for_somebody_else() -> None:
    table = table_at(PRIESTS, "walk puma")
    assert [how for _, how in rows(table)] == [RowState.OPEN, RowState.WAITING, RowState.WAITING]
    table.press(table.panel.row_of(0).more)
    table.go_on()
    assert played(table, 1) == ["burn 1"]
    assert [how for _, how in rows(table)] == [RowState.GIVEN, RowState.OPEN, RowState.WAITING]
    assert table.panel.rows[0].row is not None and table.panel.rows[0].row.answer.count == 1


def test_the_slip_waits_while_cards_go_back_behind_the_curtain() -> None:
    table = table_at(PRIESTS, "walk puma")
    table.go_on()
    table.press(table.panel.row_of(1).more)
    table.go_on()
    assert table.state.question is Question.RETURN and table.board.curtain.covers
    table.press(table.board.curtain)
    assert table.board.view.shown.face_up
    table.window.keys([pygame.K_1, pygame.K_2, pygame.K_SPACE])
    table.give_due()
    assert table.state.question is Question.BURN
    assert rows(table) == [(0, RowState.GIVEN), (1, RowState.GIVEN), (2, RowState.OPEN)]
    assert not table.board.curtain.covers and not table.board.view.shown.face_up


def test_goods_are_offered_by_number() -> None:
    table = table_at(
        "players: [red, blue]\nprince: {red: priests}\ngoods: {red: {corn: 4, cloth: 1}}\n", "walk main"
    )
    table.window.keys([pygame.K_1, pygame.K_5, pygame.K_SPACE])
    table.give_due()
    assert played(table, 1) == ["offer corn,cloth"]


def test_the_night_is_one_slip() -> None:
    table = table_at(NIGHT)
    found = [row.answer for row in table.board.answering.rows]
    assert [(one.seat, one.question) for one in found] == [
        (0, Question.FEE),
        (1, Question.FEE),
        (3, Question.FEE),
        (3, Question.FEE),
        (0, Question.GOODS),
        (2, Question.GOODS),
        (2, Question.GOODS),
    ]
    table.go_on()
    assert table.state.phase is Phase.TURN and table.state.day == 6
    assert played(table)[:4] == ["skip coca", "skip llama", "skip pottery", "skip cloth"]
    assert len(played(table)) == 7


def test_a_fee_that_is_paid_leaves_no_corn_for_the_next_tile() -> None:
    table = table_at(NIGHT)
    assert [row.state for row in table.board.answering.rows[2:4]] == [RowState.OPEN, RowState.OPEN]
    table.press(table.panel.rows[2].pay)
    assert [row.state for row in table.board.answering.rows[2:4]] == [RowState.OPEN, RowState.IDLE]
    table.go_on()
    assert played(table)[2] == "pay pottery" and "cloth" not in " ".join(played(table)[:4])


def test_three_goods_are_needed_at_the_clock() -> None:
    table = table_at(NIGHT)
    row = table.panel.rows[4]
    chosen = next(good for good, button in row.goods.items() if button.selected)
    table.press(row.goods[chosen])
    assert not table.panel.go_on.enabled
    table.press(
        row.goods[next(good for good, button in row.goods.items() if not button.selected and good != chosen)]
    )
    assert table.panel.go_on.enabled


def test_the_night_has_keys() -> None:
    table = table_at(NIGHT)
    # blue pays; red's third good is cloth in place of pottery
    table.window.keys([pygame.K_2, pygame.K_UP, pygame.K_5])
    chosen = [good.value for good in table.board.answering.rows[4].answer.goods]
    table.window.keys([pygame.K_RIGHT] * 3 + [pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_SPACE])
    table.give_due()
    assert played(table)[1] == "pay llama"
    assert chosen == ["llama", "coca", "pottery"] and played(table)[4] == "goods llama,coca,cloth"


def test_the_slip_keeps_its_answers_in_another_window() -> None:
    table = table_at(POTTERS, "walk pottery")
    table.press(table.panel.row_of(1).more)
    table.window.resize((1600, 900))
    table.window.settle()
    table.go_on()
    assert played(table, 1) == ["make 0", "make 1", "make 0"]


def test_undo_takes_back_what_was_answered_and_gives_nothing_by_itself() -> None:
    table = table_at(POTTERS, "walk pottery")
    table.go_on()
    for left in (3, 2, 1, 0):
        table.window.key(pygame.K_u)
        table.window.settle()
        assert len(table.session.steps) == left
    assert table.state.question is Question.MOVE


def test_after_undo_the_row_is_open_again() -> None:
    table = table_at(POTTERS, "walk pottery")
    table.go_on()
    table.window.key(pygame.K_u)
    table.window.settle()
    assert rows(table) == [(0, RowState.GIVEN), (1, RowState.GIVEN), (3, RowState.OPEN)]
    table.press(table.panel.row_of(3).more)
    table.go_on()
    assert played(table, 1) == ["make 0", "make 0", "make 1"]


@pytest.mark.parametrize("position", [POTTERS, PRIESTS])
def test_the_slip_never_covers_what_it_asks_about(position: str) -> None:
    table = table_at(position, "walk pottery" if position == POTTERS else "walk puma")
    shown = table.board.view.shown
    assert not table.panel.rect.colliderect(plate_of(shown, district_asked(shown.state)))
    assert shown.layout.view.contains(table.panel.rect)


@pytest.mark.parametrize("zoom", [1.0, 1.3])
@pytest.mark.parametrize("temple", ["puma", "sun", "condor", "main"])
def test_the_slip_of_a_temple_shows_where_scouts_land_and_stays_in_its_place(
    temple: str, zoom: float
) -> None:
    row = {"puma": "puma", "sun": "virgin", "condor": "condor"}.get(temple, "puma")
    near = {"puma": "main", "sun": "hut", "condor": "plaza", "main": "plaza"}[temple]
    position = PRIESTS.replace("prince: {red: main}", f"prince: {{red: {near}}}").replace("puma:", f"{row}:")
    table = table_at(position, f"walk {temple}", zoom=zoom)
    shown, place = table.board.view.shown, table.panel.rect
    assert not table.panel.landings
    deciding = table.panel.deciding_row
    table.press(deciding.goods[Good.LLAMA] if temple == "main" else deciding.more)
    question, (seat, field) = table.state.question, table.panel.landings[0]
    assert len(table.panel.landings) == 1 and question is not None and seat == 0
    assert field == table.state.scout[seat] + steps_each(shown, question)
    assert table.panel.rect == place
    for area in (field_area(shown, field), scout_area(shown, seat), plate_of(shown, temple)):
        assert not place.colliderect(area)
    table.press(table.panel.deciding_row.pin)
    assert table.panel.rect.topleft == place.topleft


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_standing_orders_have_room_for_their_words(size: tuple[int, int], language: str) -> None:
    table = table_at(POTTERS, "walk pottery", size=size, language=language)
    panel = table.panel
    table.press(panel.row_of(0).pin)
    shown = [*(button for _, button in panel.pins.lines), panel.pins.none, panel.go_on]
    assert len(shown) == 5 and all(button.visible for button in shown)
    for button in shown:
        block = fit(
            button.label, Role.BUTTON, button.scale, button.rect.inflate(-16, 0).size, size=button.size
        )
        assert block.lines in ((button.label,), [button.label])
    for one, other in combinations([button.rect for button in panel.pins.widgets if button.visible], 2):
        assert not one.colliderect(other)


def walked() -> CityTable:
    """The same table while the Prince is still on his way."""
    table = table_at(POTTERS)
    table.session.act(TITLE.rules.parse_action(table.state, "walk pottery"))
    table.window.frames(2)
    return table


def test_the_slip_comes_when_nothing_moves_any_more() -> None:
    table = walked()
    assert table.scene.motion.busy and not table.panel.open
    while table.scene.motion.busy:
        assert not table.panel.open and not table.panel.go_on.visible
        table.window.frames(1)
    table.window.frames(2)
    assert table.panel.open
    first = table.panel.rect.y
    table.window.settle()
    assert table.panel.rect.y < first  # it slides in from below


def test_a_key_that_ends_an_animation_gives_no_answer_that_nobody_has_seen() -> None:
    table = walked()
    table.window.key(pygame.K_SPACE)
    assert played(table, 1) == [] and not table.scene.motion.busy
    table.window.settle()
    assert table.panel.open and played(table, 1) == []


def test_a_slip_that_was_moved_stays_there_and_so_does_the_next_one() -> None:
    table = table_at(POTTERS, "walk pottery")
    before = table.panel.rect
    grip = before.x + 30, before.y + 12
    table.window.drag(grip, (grip[0] - 120, grip[1] + 40))
    moved = table.panel.rect
    assert (moved.x, moved.y) == (before.x - 120, before.y + 40)
    for _ in range(2):
        table.window.key(pygame.K_u)
        table.window.settle()
    assert not table.panel.open
    table.session.act(TITLE.rules.parse_action(table.state, "walk pottery"))
    table.window.settle()
    assert table.panel.open and table.panel.rect == moved


def test_a_slip_cannot_be_moved_out_of_the_window() -> None:
    table = table_at(PRIESTS, "walk puma")
    rect = table.panel.rect
    table.window.drag((rect.x + 30, rect.y + 12), (5, 715))
    assert table.board.view.scale.window.contains(table.panel.rect)
    assert table.panel.go_on.rect.collidepoint(table.panel.go_on.rect.center)
    table.press(table.panel.row_of(0).more)
    table.go_on()
    assert played(table, 1) == ["burn 1"]


def test_where_several_answer_at_once_the_line_names_nobody() -> None:
    table = table_at(POTTERS, "walk pottery")
    assert "Ada" not in table.board.prompt_line() and "row" in table.board.prompt_line()
    night = table_at(NIGHT)
    assert "Moon Tiles" in night.board.prompt_line()
    alone = table_at(PRIESTS, "walk puma")
    assert alone.board.prompt_line().startswith("Ada Lovegrove")


def test_the_slip_counts_what_a_mod_has_incas_pay_and_yield(monkeypatch: pytest.MonkeyPatch) -> None:
    """Potters that take two coca and no corn, and make three pots."""
    own = TITLE.data.load()
    dear = replace(own.districts[District.POTTERY], effect=Production(Good.POTTERY, 3, {Good.COCA: 2}))
    data = replace(own, districts={**own.districts, District.POTTERY: dear})
    position = POTTERS.replace("{corn: 7}", "{coca: 7}").replace("{corn: 9}", "{coca: 9}")
    table = CityTable(TITLE.positions.parse(data, position))
    table.board.orders.give(0, Question.MAKE, StandingOrder(Order.KEEPING, corn=3))
    said: list[str] = []
    monkeypatch.setattr(answer_rows, "write", lambda surface, text, *how, **more: said.append(text))
    table.session.act(TITLE.rules.parse_action(table.state, "walk pottery"))
    table.window.settle()
    table.press(table.panel.row_of(1).more)
    table.press(table.panel.row_of(1).more)
    assert {"for 4 coca", "+6"} <= {*said}
    table.go_on()
    assert played(table, 1) == ["make 1", "make 2"]


SUMMIT = (
    "players: [red, blue]\nprince: {red: hut}\nscout: {red: 12}\ngoods: {red: {corn: 3, llama: 4}}\n"
    "incas: {red: {farmer: 2}}\nclergy: {red: {virgin: 2}}\n"
    "hands: {red: [farmer+virgin, potter+weaver, planter+puma, shepherd+condor], blue: [farmer+weaver]}\n"
)


@pytest.mark.parametrize("language", available_languages())
def test_cards_that_may_go_back_lie_large_and_free_on_the_panel(language: str) -> None:
    table = table_at(SUMMIT, "walk sun", bots=("", "random"), language=language)
    table.press(table.panel.row_of(0).more)
    table.go_on()
    table.window.settle()
    assert table.state.question is Question.RETURN
    hand = table.state.hands[0]
    cards = [button for button in table.panel.cards.buttons if button.visible]
    assert [button.name for button in cards] == [CARDS[card] for card in hand] and len(cards) == 7
    fan = tray_areas(table.board.view.shown.layout).unit
    for number, button in enumerate(cards):
        assert button.rect.width > CARD[0] * fan and table.panel.rect.contains(button.rect)
        assert not any(button.rect.colliderect(other.rect) for other in cards[number + 1 :])
    shown = table.board.view.shown
    assert shown.layout.large == 0 and forecast(shown, 0) is not None  # the own one is open
    table.press(cards[3])
    table.press(cards[6])
    table.press(cards[3])
    table.press(cards[0])
    assert table.panel.answer is not None
    assert table.panel.answer.cards == (cards[6].name, cards[0].name)
    table.go_on()
    assert table.state.hands[0] == tuple(
        card for card in hand if CARDS[card] not in (cards[6].name, cards[0].name)
    )


def test_the_own_forecast_is_open_at_night() -> None:
    table = table_at(
        NIGHT.replace("sun: red", "sun: blue")
        .replace("to_move: red", "to_move: blue")
        .replace("pending: [red fee coca]", "pending: [blue fee llama]"),
        bots=("", "random", "random", "random"),
    )
    assert table.state.phase is Phase.NIGHT
    assert table.board.view.shown.layout.large == 0
