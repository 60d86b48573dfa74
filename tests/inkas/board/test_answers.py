"""Answers in Advanced: nobody learns who could, and standing orders say who is asked at all."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

import pygame
import pytest

from game.core.bots.in_process_service import InProcessService
from game.core.bots.service import BotMove, Question
from game.core.contract import Refusal
from game.table.bot_turns import BotTurns
from game.titles.inkas.board.panels.hand_fan import cards_held, is_dim
from game.titles.inkas.board.table_settings import ASKING
from game.titles.inkas.rules.actions import Pass, Play
from game.titles.inkas.rules.answers import only_passes, put_to_table
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.pending import Window
from game.titles.inkas.rules.state import State
from tests.support.ear import Ear
from tests.support.quest_table import QuestTable, position

ORDER = ("inka", "chanka", "supay", "quya")
PLAYERS = {"inka": "C", "chanka": "Q", "supay": "K", "quya": "A"}
NOBODY = ("map_1", "map_1", "map_2", "map_3")
ATTACKED = ("map_1", "tampu_shield", "map_2", "map_3")
THIRD = ("map_1", "map_1", "pacha_mama", "map_3")
LAST = ("map_1", "map_1", "map_2", "mama_qucha")
UNSEEN = (*NOBODY, "tampu_shield", "pacha_mama", "mama_qucha")
WALLAS = {"ayar_kachi": "Ca2", "yana_uru": "Ca2", "yawar_supay": "Ca2", "simpira": "Kc1", "mama_rawa": "Ac2"}
GONE = dict.fromkeys(("yawar_supay", "wayra_sumaq", "sinchi_thupaq", "amsay_rumi"), "ukhu")
ATTACK = "attack ayar_kachi yana_uru"


def quest(cards: tuple[str, ...] = NOBODY, **keys: Any) -> State:
    """A quest at a table: Inka can attack a walla of Chanka's, and the die approves. The same cards are out of sight
    whoever holds which of them.
    """
    lying = list(UNSEEN)
    for card in cards:
        if card in lying:
            lying.remove(card)
    said = {
        "mode": "advanced",
        "players": PLAYERS,
        "hands": {name: [card] for name, card in zip(ORDER, cards, strict=True)},
        "wallas": WALLAS,
        "cards": dict(zip(("Ka3", "Kb3", "Kc3", "Aa3", "Ab3", "Ac3", "Qa3"), lying, strict=False)),
        "llamas": dict.fromkeys(ORDER, 3),
        "rolls": [2, 2, 2, 2],
        "turn": 5,
        **keys,
    }
    state = position(**said)
    return put_in(state, state.game.asking(at_table=True))


def seat(state: State, ayllu: str) -> int:
    return [one.value for one in state.game.ayllus].index(ayllu)


def do(table: QuestTable, line: str) -> None:
    action = INKAS.parse_action(table.state, line)
    table.scene.commands.play(action)


class Passing(InProcessService):
    """Computer players that always pass."""

    def ask(self, question: Question) -> None:
        self._answer = BotMove(Pass())


class Playing(InProcessService):
    """Computer players that play any card they can."""

    def ask(self, question: Question) -> None:
        cards = [one for one in INKAS.legal_actions(question.state) if isinstance(one, Play)]
        self._answer = BotMove(cards[0] if cards else Pass())


def table_of(
    state: State,
    bots: tuple[str, ...] = (),
    chosen: Mapping[Any, str] = MappingProxyType({}),
    thinking: type[InProcessService] = Passing,
    **more: Any,
) -> QuestTable:
    """A table with computer players of these ayllus, all others are persons."""
    seats = {seat(state, ayllu): "random" for ayllu in bots}
    return QuestTable(state, bots=seats, chosen=chosen, thinking=thinking, **more)


def rest(table: QuestTable) -> None:
    """Let all go on that does so by itself."""
    for _ in range(12):
        table.settle()
        table.window.frames(20)
    table.settle()


# nobody learns who could


def pictures(table: QuestTable, frames: int) -> Iterator[bytes]:
    for _ in range(frames):
        table.window.frames(1)
        yield pygame.image.tobytes(table.window.surface, "RGB")


def shown(
    hands: tuple[str, ...], press: Callable[[QuestTable], None], bots: tuple[str, ...] = ()
) -> list[object]:
    """All that is seen, heard and can be done from an attack on, with this pressed in between."""
    ear = Ear()
    table = table_of(quest(hands), bots, sounds=ear)
    do(table, ATTACK)
    seen: list[object] = []
    for _ in range(3):  # window after window
        seen += [hash(picture) for picture in pictures(table, 30)]
        press(table)
    seen += [hash(picture) for picture in pictures(table, 40)]
    scene = table.scene
    states = (scene.bot_turns.may_undo(), table.session.can_undo, scene.moment, scene.pointer)
    visible = [(button.visible, button.enabled) for button in table.board.buttons]
    return [*seen, ear.heard, ear.sides, states, visible, len(table.state.pending), pygame.mouse.get_cursor()]


def wait(table: QuestTable) -> None:
    """Nothing is pressed."""


def go_on(table: QuestTable) -> None:
    if table.board.desk.strip.open:
        table.window.click(table.board.desk.strip.go_on.rect.center)


def by_space(table: QuestTable) -> None:
    table.window.key(pygame.K_SPACE)


def all_keys(table: QuestTable) -> None:
    for key in (pygame.K_1, pygame.K_u, pygame.K_h, pygame.K_p, pygame.K_e, pygame.K_m):
        table.window.key(key)


def look_and_pass(table: QuestTable) -> None:
    """Somebody without a card looks, and lets it be."""
    if not table.board.desk.strip.open:
        return
    table.click(table.board.desk.strip.badges[seat(table.state, "inka")].rect.center)
    table.click(table.board.desk.curtain.rect.center)
    table.key(pygame.K_SPACE)


PRESSES = (wait, go_on, by_space, all_keys, look_and_pass)


@pytest.mark.parametrize("press", PRESSES)
def test_several_persons_cannot_tell_whether_anybody_could_answer(
    press: Callable[[QuestTable], None],
) -> None:
    nobody, *others = (shown(hands, press) for hands in (NOBODY, ATTACKED, THIRD, LAST))
    assert all(nobody == other for other in others)


@pytest.mark.parametrize("press", [wait, go_on, by_space])
def test_nor_where_computer_players_sit_with_them(press: Callable[[QuestTable], None]) -> None:
    nobody, *others = (shown(hands, press, ("supay", "quya")) for hands in (NOBODY, ATTACKED, THIRD, LAST))
    assert all(nobody == other for other in others)


def test_one_person_cannot_tell_whether_a_computer_player_could() -> None:
    nobody, *others = (shown(hands, wait, ORDER[1:]) for hands in (NOBODY, ATTACKED, THIRD, LAST))
    assert all(nobody == other for other in others)
    table = asked(quest(LAST), "inka")
    assert not table.state.pending, "it goes on by itself"


def test_the_cloth_tells_nothing_of_the_hand_behind_it() -> None:
    found = []
    for hands in (NOBODY, ATTACKED):
        table = table_of(quest(hands))
        do(table, ATTACK)
        table.settle()
        table.window.click(table.board.desk.strip.badges[seat(table.state, "chanka")].rect.center)
        found.append([hash(picture) for picture in pictures(table, 40)])
    assert found[0] == found[1]


def behind_curtain(hands: tuple[str, ...], ayllu: str) -> QuestTable:
    """A table at which a person looks at what it could answer."""
    table = table_of(quest(hands))
    do(table, ATTACK)
    table.settle()
    assert table.board.desk.strip.open and table.board.question_panel.options == ()
    table.click(table.board.desk.strip.badges[seat(table.state, ayllu)].rect.center)
    assert table.board.desk.curtain.covers and table.board.question_panel.options == ()
    table.click(table.board.desk.curtain.rect.center)
    return table


def test_behind_the_curtain_are_the_own_answers_alone() -> None:
    table = behind_curtain(ATTACKED, "chanka")
    labels = [option.label for option in table.board.question_panel.options]
    assert any("Tampu" in label for label in labels[:-1]) and labels[-1] == "Pass"
    table.key(pygame.K_SPACE)
    assert table.board.desk.strip.open and table.board.question_panel.options == ()
    assert len(table.played) == 1, "the others are still asked"


@pytest.mark.parametrize("ayllu", ORDER)
def test_who_has_no_answer_can_only_pass(ayllu: str) -> None:
    table = behind_curtain(NOBODY, ayllu)
    assert [option.label for option in table.board.question_panel.options] == ["Pass"]


@pytest.mark.parametrize("ayllu", ORDER)
def test_who_has_no_answer_is_told_so_by_name_and_nothing_of_whose_turn_it_is(ayllu: str) -> None:
    table = behind_curtain(NOBODY, ayllu)
    shown, panel = table.board.view.shown, table.board.question_panel
    looks = seat(table.state, ayllu)
    assert shown.asked == shown.viewing == looks
    assert panel.question is not None
    assert panel.question.note == "You have nothing to answer here." and not panel.question.now
    assert table.board.prompt_line() == f"Player {looks}: nothing to answer here"


@pytest.mark.parametrize("ayllu", ["inka", "supay", "quya"])
def test_the_cards_of_who_has_no_answer_are_dimmed(ayllu: str) -> None:
    table = behind_curtain(("inti", "pacha_kamaq", "illapa", "inti"), ayllu)
    shown = table.board.view.shown
    assert only_passes(shown.state), "none of these answers"
    (card,) = cards_held(shown)
    assert card and is_dim(shown, card)


def test_who_has_an_answer_is_asked_by_name() -> None:
    table = behind_curtain(ATTACKED, "chanka")
    assert table.board.prompt_line() == f"Player {seat(table.state, 'chanka')}: play a card or pass?"


def test_an_answer_that_is_noted_is_given_when_all_go_on() -> None:
    """A walla is brought to a wamani that is clicked; the card has a window of its own before that."""
    table = behind_curtain(THIRD, "supay")
    assert table.board.question_panel.options[0].label == "Pacha Mama"
    table.key(pygame.K_1)
    assert not table.board.question_panel.options and table.board.question_panel.back.visible
    table.click(table.middle("Ac1"))
    assert table.played == [ATTACK] and table.board.desk.strip.open
    go_on(table)
    rest(table)
    assert table.played[1:2] == ["play pacha_mama simpira Ac1"]
    after = [len(step.after.pending) for step in table.session.steps]
    assert 2 in after, "the card can be answered before the attack goes on"


def test_by_name_each_person_is_asked_alone() -> None:
    table = table_of(quest(ATTACKED), chosen={ASKING: "name"})
    do(table, ATTACK)
    table.settle()
    assert not table.board.desk.strip.open
    assert table.board.view.shown.viewing == seat(table.state, "chanka")
    rest(table)
    assert table.board.hand.covers and not table.board.question_panel.options, "others look on"
    table.key(pygame.K_TAB)
    assert len(table.board.question_panel.options) > 1
    table.key(pygame.K_SPACE)
    table.settle()
    assert table.played[:2] == [ATTACK, "pass"]


def test_a_table_that_is_opened_at_a_question_asks_by_name_at_once() -> None:
    table = table_of(quest(ATTACKED), chosen={ASKING: "name"})
    do(table, ATTACK)
    again = table_of(table.state, chosen={ASKING: "name"})
    rest(again)
    assert not again.board.desk.strip.open and again.board.hand.covers


# standing orders


def asked(
    state: State, ayllu: str, wishes: Mapping[str, Any] | None = None, line: str = ATTACK, **more: Any
) -> QuestTable:
    """A table with one person, after an action of a computer player's."""
    others = tuple(name for name in ORDER if name != ayllu)
    table = table_of(state, others, wishes=wishes or {}, **more)
    action = INKAS.parse_action(table.state, line)
    assert not isinstance(action, Refusal)
    table.session.act(action)
    rest(table)
    return table


def pins(*lines: str) -> dict[str, Any]:
    return {"pins": [f"1 {line}" for line in lines]}


def test_one_person_is_asked_when_its_walla_would_fall_and_told_what_comes() -> None:
    table = asked(quest(ATTACKED), "chanka")
    panel = table.board.question_panel
    assert panel.question is not None and "Yana Uru" in panel.question.now
    assert [option.passes for option in panel.options][-1]
    assert not table.board.desk.strip.open


def test_one_person_is_asked_before_an_enemy_moves_its_walla() -> None:
    cards = ("map_1", "urquchillay", "map_2", "map_3")
    wallas = {"ayar_uchu": "Cb2", "yana_uru": "Ca2", "simpira": "Kc1", "mama_rawa": "Ac2"}
    llamas = {"inka": 1, "chanka": 3, "quya": 3, "supay": 3}
    table = asked(quest(cards, wallas=wallas, llamas=llamas), "chanka", line="pull ayar_uchu yana_uru")
    panel = table.board.question_panel
    assert panel.options and panel.question is not None and "Yana Uru" in panel.question.now


def test_hands_of_these_tests_can_answer() -> None:
    """Else they would all be as that in which nobody can."""
    found = []
    for hands in (NOBODY, ATTACKED, THIRD, LAST):
        state, able = quest(hands), set[int]()
        for action in (INKAS.parse_action(state, ATTACK), *[Pass()] * 8):
            assert not isinstance(action, Refusal)
            state = INKAS.successor(state, action) if action in INKAS.legal_actions(state) else state
            if put_to_table(state) and not only_passes(state):
                able.add(state.decider)
        found.append(able)
    assert found == [set(), {1}, {seat(quest(), "supay")}, {seat(quest(), "quya")}]


def test_who_has_ordered_so_is_not_asked() -> None:
    assert seat(quest(), "chanka") == 1
    table = asked(quest(ATTACKED), "chanka", pins("unless staff win lost"))
    assert not table.state.pending and "pass" in table.played


def test_a_card_can_be_asked_for_never_or_always() -> None:
    assert not asked(quest(ATTACKED), "chanka", pins("tampu_shield never")).state.pending
    table = asked(quest(ATTACKED), "chanka", pins("unless lost", "tampu_shield ask"))
    assert table.board.question_panel.options


def test_an_order_for_this_turn_holds_in_it_alone() -> None:
    assert not asked(quest(ATTACKED), "chanka", pins("turn #5")).state.pending
    assert asked(quest(ATTACKED), "chanka", pins("turn #4")).state.pending


def test_no_order_passes_what_would_end_the_own_part_unless_it_says_so_by_name() -> None:
    """A god sends the last walla of an ayllu to the Ukhu Pacha, where the die refuses."""
    last = quest(
        ("map_1", "wiraqucha", "map_2", "map_3"),
        wallas={**WALLAS, **GONE, "waqaychaq_mama": "Ca2"},
        to_move="chanka",
        step="attack",
        rolls=[1],
    )
    for orders in (("unless lost",), ("turn #5",), ("unless lost", "wiraqucha never")):
        table = asked(last, "chanka", pins(*orders), "skip")
        assert table.board.question_panel.options, orders
        assert table.board.question_panel.question is not None
        assert "the quest is lost" in table.board.question_panel.question.now
    named = asked(last, "chanka", pins("unless"), "skip")
    assert named.state.out or named.state.victory


def test_what_an_answer_would_do_stands_beside_it() -> None:
    table = asked(quest(("map_1", "illapa", "map_2", "map_3")), "chanka", pins("unless falls idle"))
    notes = [option.note for option in table.board.question_panel.options]
    assert notes[0] == "changes nothing now"


def test_nobody_is_asked_where_no_answer_would_change_anything() -> None:
    table = asked(quest(("map_1", "illapa", "map_2", "map_3")), "chanka")
    assert not table.state.pending and "pass" in table.played


def test_nobody_is_asked_over_an_own_action_but_for_the_own_roll() -> None:
    """A walla that steps asks nobody else's mover; a roll that was refused asks who holds the card for it."""
    state = quest(("wiraqucha", "map_1", "map_2", "map_3"), rolls=[1, 1])
    table = table_of(state, ORDER[1:])
    do(table, ATTACK)
    rest(table)
    assert table.board.question_panel.options
    table = table_of(state, ORDER[1:])
    do(table, "move ayar_kachi Ca1")
    rest(table)
    assert not table.board.question_panel.options and not table.state.pending


def roll(face: int, *orders: str) -> QuestTable:
    """The one person at a table has attacked, holds a Wiraqucha, and this is what the die shows."""
    state = quest(("wiraqucha", "map_1", "map_2", "map_3"), rolls=[face, face])
    table = table_of(state, ORDER[1:], wishes={"pins": [f"0 {line}" for line in orders]})
    do(table, ATTACK)
    rest(table)
    return table


def test_a_card_for_the_own_roll_is_asked_for_once_it_was_refused() -> None:
    assert not roll(2).state.pending
    refused = roll(1)
    assert refused.played == [ATTACK, "pass"] and refused.board.question_panel.options
    window = refused.state.pending[-1]
    assert isinstance(window, Window) and window.number == 2


@pytest.mark.parametrize("order", ["unless before_roll", "wiraqucha ask"])
def test_an_order_can_ask_for_it_before(order: str) -> None:
    table = roll(1, order)
    assert table.played == [ATTACK] and table.board.question_panel.options


def test_who_is_asked_again_is_told_what_came_in_between() -> None:
    """A card that another player has played at the attack is over when the same question is put again."""
    state = quest(("wiraqucha", "illapa", "map_2", "map_3"), rolls=[1, 1])
    table = table_of(state, ORDER[1:], wishes={"pins": ["0 unless before_roll own_roll"]}, thinking=Playing)
    do(table, ATTACK)
    rest(table)
    assert table.played == [ATTACK]
    table.key(pygame.K_SPACE)
    rest(table)
    assert table.played[:3] == [ATTACK, "pass", "play illapa"]
    assert table.board.question_panel.question is not None
    assert table.board.question_panel.question.note.startswith(
        "Player 1 plays Illapa. You are about to roll."
    )


def test_shift_and_space_pass_the_turn_and_are_kept_with_the_quest() -> None:
    table = asked(quest(ATTACKED), "chanka")
    assert table.board.question_panel.passes.turn.visible
    table.key(pygame.K_SPACE, pygame.KMOD_SHIFT)
    rest(table)
    assert table.session.wishes == {"pins": ["1 turn #5"]}
    assert not table.state.pending
    table.click(table.board.question_panel.passes.turn.rect.center)
    assert table.session.wishes == {}


def test_an_action_is_let_be_with_all_that_was_to_be_expected_of_it() -> None:
    table = asked(quest(ATTACKED), "chanka")
    passes = table.board.question_panel.passes
    assert passes.action.visible
    table.key(pygame.K_SPACE, pygame.KMOD_CTRL)
    rest(table)
    assert not table.state.pending, "nothing more was asked of it"
    assert not passes.action.visible, "the order is over with the action"


def test_the_strip_lets_an_action_be_for_all_at_the_machine() -> None:
    asks = []
    for further in (False, True):
        table = table_of(quest(ATTACKED))
        table.scene.commands.play(INKAS.parse_action(table.state, ATTACK))
        strip, count = table.board.desk.strip, 0
        rest(table)
        while table.state.pending and count < 9:
            count += strip.open
            table.click((strip.further[0] if further else strip.go_on).rect.center)
            rest(table)
        asks.append(count)
    assert asks[1] == 1 < asks[0]


# the past


def test_past_and_replay_show_each_hand_as_its_owner_could_see_it_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The own one as it was at that time, those of others as little as then, whatever is known of them now."""
    start = quest(NOBODY, hands={"inka": ["illapa", "map_1"], "chanka": ["illapa", "pacha_kamaq"]}, rolls=[])
    table = table_of(start, ORDER[1:])
    seat_of_inka = seat(start, "inka")
    seen: list[State] = []
    monkeypatch.setattr(BotTurns, "update", lambda self, dt, busy: False)
    show_past = table.board.show_past

    def look(state: State, viewing: int) -> None:
        seen.append(state)
        show_past(state, viewing)

    monkeypatch.setattr(table.board, "show_past", look)
    lines = ("play illapa", "end", "end", "play pacha_kamaq inka", "swap illapa for map_1", "end", "end")
    for line in lines:
        while only_passes(table.state):
            table.session.act(Pass())
        action = INKAS.parse_action(table.state, line)
        assert not isinstance(action, Refusal)
        assert not isinstance(table.session.act(action), Refusal), line
        table.settle()
    while only_passes(table.state):
        table.session.act(Pass())
    rest(table)
    truth = [table.session.initial, *(step.after for step in table.session.steps)]
    steps = table.board._context.game.steps
    for number, state in enumerate(truth[1:]):
        assert steps[number].after == INKAS.observation(state, seat_of_inka)
    table.key(pygame.K_r)
    for _ in range(60):
        table.window.frames(20)
    assert seen
    views = [INKAS.observation(state, seat_of_inka) for state in truth]
    assert all(state in views for state in seen)
    assert len({state.hands[seat_of_inka] for state in seen}) > 1, "the own hand as it was then"


def test_the_journal_tells_of_no_pass_that_nobody_may_know_of() -> None:
    for hands in (NOBODY, ATTACKED):
        table = asked(quest(hands), "quya")
        assert not any(event.key == "passed" for step in table.session.steps for event in step.events)
