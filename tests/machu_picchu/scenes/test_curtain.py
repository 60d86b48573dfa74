"""Hidden hands at one machine: what is not for everybody's eyes is neither drawn nor told."""

import pygame
import pytest
from pygame import Surface

from game.titles.machu_picchu.board.city.city_sketch import draw_city_sketch
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.board.moves.choices import NOTHING
from game.titles.machu_picchu.board.panels.tray import fan_of, leaf_of, tray_areas
from game.titles.machu_picchu.board.table_settings import HAND, PANELS
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.events import CardDrawn
from game.titles.machu_picchu.title import TITLE
from game.ui.scale import Scale
from game.ui.sound import shipped_sounds
from game.ui.sound_manifest import read_manifest
from tests.support.city_answers import PRIESTS, table_at
from tests.support.city_table import CityTable

EMBLEMS_OF_TWO = tuple(EMBLEMS[colour] for colour in ("red", "blue"))
HANDS = "players: [red, blue]\nprince: {red: plaza, blue: hut}\nhands: {red: [farmer+puma], blue: [potter+condor]}\n"
OTHER_HANDS = HANDS.replace("farmer+puma", "weaver+virgin")


def picture(table: CityTable) -> bytes:
    table.window.settle()
    return pygame.image.tobytes(table.window.surface, "RGB")


def middle_of_fan(table: CityTable) -> tuple[int, int]:
    x, y = fan_of(table.board.view.shown)[0].centre
    return round(x), round(y)


def test_one_person_sees_the_own_hand() -> None:
    table = table_at(HANDS, bots=("", "random"))
    assert table.board.view.shown.face_up and not table.board.curtain.shared


def test_two_persons_see_card_backs_whatever_the_cards_are() -> None:
    assert picture(table_at(HANDS)) == picture(table_at(OTHER_HANDS))


def test_the_cloth_hides_whatever_the_cards_are() -> None:
    returning = "pending: [red return 2]\nbonus: {sun: 0}\n"
    three = ("[farmer+puma, potter+weaver, farmer+condor]", "[weaver+virgin, puma+condor, farmer+shepherd]")
    pictures = []
    for hand in three:
        position = HANDS.replace("red: plaza", "red: sun").replace("[farmer+puma]", hand) + returning
        table = table_at(position)
        assert table.board.curtain.covers
        pictures.append(picture(table))
    assert pictures[0] == pictures[1]


def test_a_hint_tells_nothing_of_cards_that_lie_face_down() -> None:
    returning = "pending: [red return 2]\nbonus: {sun: 0}\n"
    hand = "[farmer+puma, potter+weaver, farmer+condor]"
    table = table_at(HANDS.replace("red: plaza", "red: sun").replace("[farmer+puma]", hand) + returning)
    advice = TITLE.bots.advise(table.state, 10)
    assert advice is not None
    table.board.advise(advice)
    assert table.scene.ui.toast.text == "Look at your cards, then ask again."
    table.press(table.board.curtain)
    table.board.advise(advice)
    assert "Put these cards back" in table.scene.ui.toast.text


def test_what_one_person_cannot_tell_apart_looks_the_same() -> None:
    state = TITLE.positions.parse(TITLE.data.load(), HANDS)
    other = TITLE.rules.resample(TITLE.rules.observation(state, 0), 99)
    assert other != state
    tables = [CityTable(position, bots=("", "random")) for position in (state, other)]
    assert picture(tables[0]) == picture(tables[1])


def test_the_picture_of_a_saved_game_shows_no_hand() -> None:
    found = []
    for position in (HANDS, OTHER_HANDS):
        sheet = Surface((480, 360))
        state = TITLE.positions.parse(TITLE.data.load(), position)
        draw_city_sketch(sheet, state, EMBLEMS_OF_TWO, sheet.get_rect(), Scale(1280, 720))
        found.append(pygame.image.tobytes(sheet, "RGB"))
    assert found[0] == found[1]


def test_v_shows_the_hand_while_it_is_held() -> None:
    table = table_at(HANDS)
    backs = picture(table)
    table.window.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="", scancode=0))
    assert table.board.view.shown.face_up
    assert picture(table) != backs
    table.window.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_v, mod=0, unicode="", scancode=0))
    assert not table.board.view.shown.face_up
    assert picture(table) == backs


def test_with_shift_v_is_a_switch() -> None:
    table = table_at(HANDS)
    table.window.key(pygame.K_v, mod=pygame.KMOD_SHIFT)
    assert table.board.view.shown.face_up
    table.window.key(pygame.K_v)
    assert not table.board.view.shown.face_up


def test_the_fan_is_seen_while_it_is_held() -> None:
    table = table_at(HANDS)
    spot = middle_of_fan(table)
    table.window.press(spot)
    assert table.board.view.shown.face_up
    table.window.release(spot)
    assert not table.board.view.shown.face_up


@pytest.mark.parametrize("how", ["focus", "leave"])
def test_a_hand_is_not_left_open_where_nobody_holds_it_any_more(how: str) -> None:
    table = table_at(HANDS)
    table.window.press(middle_of_fan(table))
    if how == "focus":
        table.window.lose_focus()
    else:
        table.window.post(pygame.event.Event(pygame.WINDOWLEAVE))
    assert not table.board.view.shown.face_up


def test_a_pause_hides_the_hand() -> None:
    table = table_at(HANDS)
    table.window.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="", scancode=0))
    table.scene.open_menu()
    table.window.frames(1)
    assert table.window.stack.top is not table.scene
    assert not table.board.view.shown.face_up


def test_escape_hides_the_hand_before_it_opens_the_menu() -> None:
    table = table_at(HANDS)
    table.window.key(pygame.K_v, mod=pygame.KMOD_SHIFT)
    table.window.key(pygame.K_ESCAPE)
    assert not table.board.view.shown.face_up
    assert table.window.stack.top is table.scene


def test_the_next_player_begins_with_card_backs() -> None:
    table = table_at(HANDS)
    table.window.key(pygame.K_v, mod=pygame.KMOD_SHIFT)
    table.session.act(TITLE.rules.parse_action(table.state, "stay two"))
    table.window.settle()
    assert table.board.view.shown.viewing == 1 and not table.board.view.shown.face_up


def handed_on(hand: str, *, back: bool) -> list[bytes]:
    """What is seen while the game goes on to the other person, or back, whose own hand was just looked at."""
    position = HANDS.replace("[farmer+puma]" if not back else "[potter+condor]", f"[{hand}]")
    table = table_at(position)
    if back:
        table.session.act(TITLE.rules.parse_action(table.state, "stay two"))
        table.window.settle()
    table.window.key(pygame.K_v, mod=pygame.KMOD_SHIFT)
    assert table.board.view.shown.face_up
    if back:
        table.session.undo()
    else:
        table.session.act(TITLE.rules.parse_action(table.state, "stay two"))
    pictures = []
    for _ in range(60):
        table.window.frames(1)
        pictures.append(pygame.image.tobytes(table.window.surface, "RGB"))
    return pictures


@pytest.mark.parametrize("back", [False, True])
def test_no_picture_of_a_handover_shows_the_hand_of_the_person_before(back: bool) -> None:
    assert handed_on("farmer+condor", back=back) == handed_on("weaver+virgin", back=back)


def drawing() -> CityTable:
    table = table_at(PRIESTS, "walk puma")
    table.go_on()
    table.press(table.panel.row_of(1).more)
    table.go_on()
    table.window.settle()
    return table


def test_the_log_names_no_card() -> None:
    lines = drawing().scene.game_log.lines()
    told = [inner for line in lines for inner in (line, *line.steps)]
    events = [event for line in told for event in line.events if isinstance(event, CardDrawn)]
    assert events and all(event.card is None for event in events)
    drawn = [line.text for line in told if "draws a card" in line.text]
    assert len(drawn) == 3 and all(text.endswith("draws a card.") for text in drawn)


def test_cards_that_go_back_are_chosen_behind_the_curtain_alone() -> None:
    table = drawing()
    assert table.board.curtain.covers
    assert table.board.curtain.rect.contains(tray_areas(table.board.view.shown.layout).fan)
    table.window.keys([pygame.K_1, pygame.K_2])
    assert table.panel.answer is not None and table.panel.answer.cards == ()
    assert table.board.input.tip_at(middle_of_fan(table)) is None
    table.press(table.board.curtain)
    table.window.key(pygame.K_1)
    assert len(table.panel.answer.cards) == 1


def test_cards_are_dragged_onto_the_stack() -> None:
    table = drawing()
    table.press(table.board.curtain)
    stack = tray_areas(table.board.view.shown.layout).stack.center
    first, second = fan_of(table.board.view.shown)[:2]
    for card in (first, second):
        table.window.drag((round(card.centre[0]) - 24, round(card.centre[1])), stack)
        table.window.settle()
    assert table.panel.answer is not None
    assert table.panel.answer.cards == (CARDS[first.card], CARDS[second.card])


def test_the_past_is_shown_without_faces() -> None:
    table = table_at(HANDS)
    table.window.key(pygame.K_v, mod=pygame.KMOD_SHIFT)
    table.board.show_past(table.board.shown, 0)
    assert not table.board.view.shown.face_up


def test_the_curtain_is_heard() -> None:
    name = CityTable().board.sounds.gestures["hang"]
    assert name.removeprefix(f"{NAME}/") in read_manifest(shipped_sounds(NAME))


def test_looking_can_be_a_switch() -> None:
    table = table_at(HANDS)
    preferences = table.scene.context.preferences
    preferences.change(preferences.now.having(NAME, HAND, "switch"))
    table.window.settle()
    table.window.click(middle_of_fan(table))
    assert table.board.view.shown.face_up
    table.window.click(middle_of_fan(table))
    assert not table.board.view.shown.face_up
    table.window.key(pygame.K_v)
    assert table.board.view.shown.face_up
    table.window.key(pygame.K_v)
    assert not table.board.view.shown.face_up


def test_all_panels_are_large_at_once_where_that_is_chosen() -> None:
    table = table_at(HANDS)
    preferences = table.scene.context.preferences
    assert [panel.large for panel in table.board.view.panels] == [True, False]
    preferences.change(preferences.now.having(NAME, PANELS, "all"))
    table.window.settle()
    assert [panel.large for panel in table.board.view.panels] == [True, True]


def test_large_panels_tell_nothing_of_the_hand_of_whoever_plays() -> None:
    found = []
    for hand in ("farmer+puma", "weaver+virgin"):
        position = HANDS.replace("farmer+puma", hand) + "incas: {red: {farmer: 3}}\n"
        table = table_at(position, bots=("", "random"))
        preferences = table.scene.context.preferences
        preferences.change(preferences.now.having(NAME, PANELS, "all"))
        table.window.settle()
        own, other = (table.window.surface.subsurface(panel.rect) for panel in table.board.view.panels)
        found.append([pygame.image.tobytes(piece, "RGB") for piece in (own, other)])
    assert found[0][0] != found[1][0]
    assert found[0][1] == found[1][1]


def test_undo_says_that_a_drawn_card_is_the_wall() -> None:
    table = drawing()
    undo = table.board.buttons_of_hand.buttons["undo"]
    assert not undo.enabled and "card" in undo.why_not


def test_the_owner_alone_sees_which_of_the_returned_cards_lies_lowest() -> None:
    table = drawing()
    table.press(table.board.curtain)
    hand = [CARDS[card.card] for card in fan_of(table.board.view.shown)]
    table.window.keys([pygame.K_1, pygame.K_2, pygame.K_SPACE])
    table.give_due()
    assert leaf_of(table.board.view.shown) is None  # another one's turn, and nobody lifts anything
    state = TITLE.rules.observation(table.state, 1)
    table.board.view.show(state, 1, NOTHING, face_up=True)
    leaf = leaf_of(table.board.view.shown)
    assert leaf is not None and CARDS[leaf.card] == hand[1]
    spot = round(leaf.centre[0]) + 24, round(leaf.centre[1])
    tip = table.board.input.tip_at(spot)
    assert tip is not None and "put it back under the stack" in tip.text
    table.board.view.show(state, 1, NOTHING, face_up=False)
    assert leaf_of(table.board.view.shown) is None
    table.board.view.show(TITLE.rules.observation(table.state, 0), 0, NOTHING, face_up=True)
    assert leaf_of(table.board.view.shown) is None
