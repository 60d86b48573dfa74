"""Legendary powers at the table: an Illapa onto a walla, what its slip asks and tells, and what is pressed."""

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.core.contract import Refusal
from game.titles.inkas.board.panels.hand_fan import fan_of
from tests.inkas.board.test_answers import Passing
from tests.support.layout_faults import faults_of
from tests.support.quest_table import QuestTable, position
from tests.support.spy import watch

PLAYERS = {"inka": "C", "chanka": "Q"}


def table_of(**keys: object) -> QuestTable:
    said = {"mode": "legendary", "players": PLAYERS, "turn": 5, "llamas": {"inka": 3}, **keys}
    said.setdefault("hands", {"inka": ["illapa"]})
    state = position(**said)
    return QuestTable(state, bots=dict.fromkeys(range(1, len(state.game.seats)), "easy"), thinking=Passing)


def card(table: QuestTable, number: int = 0) -> tuple[int, int]:
    return fan_of(table.board.view.shown)[number].area.center


def slip(table: QuestTable) -> tuple[str, list[str], str]:
    """The title, the buttons and what is said of who is struck."""
    question = table.board.question_panel.question
    assert question is not None
    said = " ".join(filter(None, (question.now, question.alarm)))
    return question.title, [option.label for option in table.board.question_panel.options], said


VOLCANO = {
    "amarus": {"inka": ["ninamama"]},
    "wallas": {"ninamama": "Qa1", "ayar_kachi": "Qa1", "yana_uru": "Cb1", "wayra_sumaq": "Ca2"},
}


def test_an_illapa_dragged_onto_a_walla_opens_its_slip_and_enter_uses_the_power() -> None:
    table = table_of(**VOLCANO)
    table.drag(card(table), table.walla("ninamama"))
    title, buttons, struck = slip(table)
    assert title == "Supervolcano" and buttons == ["Use the power", "Illapa: only 1 llama"]
    assert struck == "2 would be killed: Ayar Kachi and Yana Uru. 1 of yours would be killed: Ayar Kachi."
    assert not table.played
    table.key(pygame.K_RETURN)
    assert table.played[:1] == ["invoke ninamama"]


def test_keys_alone_use_a_power() -> None:
    table = table_of(
        wallas={"mama_rawa": "Ca2", "yana_uru": "Ca3"},
        players={"quya": "C", "chanka": "Q"},
        hands={"quya": ["illapa"]},
        llamas={"quya": 1},
    )
    table.key(pygame.K_1)
    table.key(pygame.K_4, pygame.KMOD_SHIFT)
    assert slip(table)[0] == "Quake"
    table.key(pygame.K_RETURN)
    assert table.played[:1] == ["invoke mama_rawa"]


def test_the_card_is_still_played_for_its_llama() -> None:
    table = table_of(**VOLCANO)
    table.drag(card(table), table.walla("ninamama"))
    table.key(pygame.K_2)
    assert table.played[:1] == ["play illapa"]


def test_escape_lets_the_slip_go_and_nothing_is_spent() -> None:
    table = table_of(**VOLCANO)
    before = table.board.view.shown.choices
    table.drag(card(table), table.walla("ninamama"))
    table.key(pygame.K_ESCAPE)
    assert table.board.question_panel.question is None and not table.played
    assert table.board.view.shown.choices.actions == before.actions


def test_the_way_of_a_storm_is_clicked_wamani_by_wamani() -> None:
    table = table_of(amarus={"inka": ["wayramama"]}, wallas={"wayramama": "Cb2", "yana_uru": "Cb3"})
    table.drag(card(table), table.walla("wayramama"))
    for wamani in ("Cb3", "Cc3", "Cc2", "Cc1"):
        table.click(table.wamani(wamani))
    assert slip(table)[2] == "1 would be killed: Yana Uru."
    table.key(pygame.K_RETURN)
    assert table.played[:1] == ["invoke wayramama Cb3,Cc3,Cc2,Cc1"]


def test_a_wamani_is_clicked_by_who_stands_in_it_too() -> None:
    flames = {"mama_uqllu": "Cb2", "yana_uru": "Ca2"}
    table = table_of(
        players={"quya": "C", "chanka": "Q"}, hands={"quya": ["illapa"]}, llamas={}, wallas=flames
    )
    table.drag(card(table), table.walla("mama_uqllu"))
    table.click(table.walla("yana_uru"))
    table.key(pygame.K_RETURN)
    assert table.played[:1] == ["invoke mama_uqllu Ca2"]


def test_a_side_is_clicked_for_flames() -> None:
    table = table_of(
        players={"quya": "C", "chanka": "Q"},
        hands={"quya": ["illapa"]},
        llamas={},
        wallas={"mama_uqllu": "Cb2"},
    )
    table.drag(card(table), table.walla("mama_uqllu"))
    table.click(table.wamani("Cb3"))
    table.key(pygame.K_RETURN)
    assert table.played[:1] == ["invoke mama_uqllu Cb3"]


# what bars a power, steps back, and what is said meanwhile

FLAMES = {
    "players": {"quya": "C", "chanka": "Q"},
    "hands": {"quya": ["illapa"]},
    "llamas": {},
    "wallas": {"mama_uqllu": "Cb2", "yana_uru": "Ca3"},
}


def alarm(table: QuestTable) -> str:
    question = table.board.question_panel.question
    return question.alarm if question is not None else ""


def test_the_slip_of_a_power_that_is_barred_says_why_and_still_offers_the_llama() -> None:
    table = table_of(amarus={"inka": ["ninamama"]}, wallas={"ninamama": "Qa2", "ayar_kachi": "Qa1"})
    table.drag(card(table), table.walla("ninamama"))
    title, buttons, _ = slip(table)
    assert title == "Supervolcano" and buttons == ["Illapa: only 1 llama"]
    assert alarm(table) == "Ninamama cannot use this power from here"
    table.key(pygame.K_ESCAPE)
    assert table.board.question_panel.question is None
    table.drag(card(table), table.walla("ninamama"))
    table.key(pygame.K_1)
    assert table.played[:1] == ["play illapa"]


@pytest.mark.parametrize(
    ("keys", "walla", "why"),
    [
        ({"wallas": {"ayar_manqu": "Ca2", "ayar_kachi": "Ca2"}}, "ayar_manqu", "at this moment"),
        ({"wallas": {"ayar_kachi": "Ca2", "yana_uru": "Qb3"}}, "ayar_kachi", "whoever has the staff"),
        (
            {"amarus": {"inka": ["chusaqmama"]}, "wallas": {"chusaqmama": "Ca2"}, "llamas": {}},
            "chusaqmama",
            "Llamas needed: 2",
        ),
        ({"wallas": {"ayar_awqa": "Ca2"}, "staff": "ayar_awqa"}, "ayar_awqa", "would do nothing"),
    ],
    ids=["moment", "staff", "llamas", "nothing"],
)
def test_each_bar_of_a_power_has_its_own_reason(keys: dict[str, object], walla: str, why: str) -> None:
    table = table_of(**keys)
    table.drag(card(table), table.walla(walla))
    assert why in alarm(table)


def test_right_click_takes_one_choice_back_and_then_lets_the_slip_go() -> None:
    table = table_of(amarus={"inka": ["wayramama"]}, wallas={"wayramama": "Cb2", "yana_uru": "Cb3"})
    table.drag(card(table), table.walla("wayramama"))
    for wamani in ("Cb3", "Cc3"):
        table.click(table.wamani(wamani))
    assert "Choose 2 more wamanis" in slip(table)[2]
    table.window.click(table.wamani("Kb1"), 3)
    assert "Choose 3 more wamanis" in slip(table)[2]
    for _ in range(2):
        table.window.click(table.wamani("Kb1"), 3)
    assert table.board.question_panel.question is None and not table.played


def test_the_top_bar_says_what_is_to_be_chosen_for_a_power() -> None:
    table = table_of(**FLAMES)
    table.drag(card(table), table.walla("mama_uqllu"))
    assert table.board.prompt_line() == "Firewall. Choose the side that burns."
    table.click(table.wamani("Cb3"))
    assert table.board.prompt_line() == "Firewall. Use it, or go back."


def test_f1_on_a_slip_opens_the_page_of_its_power() -> None:
    table = table_of(**FLAMES)
    table.drag(card(table), table.walla("mama_uqllu"))
    assert table.board.input.help_topic(noticed=False) == "firewall"


def test_a_walla_tells_its_power_and_what_it_costs() -> None:
    table = table_of(**VOLCANO)
    table.window.move(table.walla("ninamama"))
    tip = table.board.input.tip_at(table.walla("ninamama"))
    assert tip is not None
    assert "Supervolcano: kills everyone" in tip.text and "Price: an Illapa and 1 llama" in tip.text


def test_the_slip_of_a_shield_counts_who_stands_where_the_ally_is_attacked() -> None:
    table = table_of(
        to_move="chanka",
        wallas={
            "ayar_manqu": "Kb3",
            "ayar_kachi": "Cb2",
            "yana_uru": "Cb2",
            "yawar_supay": "Ca2",
            "sinchi_thupaq": "Kb3",
        },
        pending=[],
    )
    table.window.frames(2)
    play_on(table, "attack yana_uru ayar_kachi")
    option = next(one for one in table.board.question_panel.options if "Light Shield" in one.label)
    assert option.note == "saves Ayar Kachi"
    table.key(ord("1") + [*table.board.question_panel.options].index(option))
    assert slip(table)[2] == "2 would be killed: Yawar Supay and Yana Uru."
    table.key(pygame.K_RETURN)
    assert "invoke ayar_manqu" in table.played


def play_on(table: QuestTable, text: str) -> None:
    action = table.session.rules.parse_action(table.state, text)
    assert not isinstance(action, Refusal)
    table.board._callbacks.play(action)
    table.settle()


def test_a_partner_is_spared_and_named_on_the_slip() -> None:
    table = table_of(
        players={"inka": "C", "chanka": "A", "quya": "Q", "supay": "K"},
        alliance=True,
        wallas={"enigmatic_ally": "Cb2", "mama_waqu": "Ca2", "ayar_kachi": "Cb2", "yana_uru": "Ca2"},
        amarus={},
    )
    table.drag(card(table), table.walla("enigmatic_ally"))
    table.key(pygame.K_1)  # without the sacrifice
    said = slip(table)[2]
    assert "Paralysed: Ayar Kachi and Yana Uru." in said
    assert "spared: Mama Waqu" in said and "1 of yours would be paralysed: Ayar Kachi." in said


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("size", "zoom"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)])
def test_slips_fit(language: str, size: tuple[int, int], zoom: float) -> None:
    for keys, walla in ((VOLCANO, "ninamama"), (FLAMES, "mama_uqllu")):
        said = {"mode": "legendary", "players": PLAYERS, "turn": 5, "llamas": {"inka": 3}}
        state = position(**{**said, "hands": {"inka": ["illapa"]}, **keys})
        table = QuestTable(state, size, language, zoom, bots={1: "easy"}, thinking=Passing)
        table.drag(card(table), table.walla(walla))
        assert table.board.question_panel.question is not None
        with watch(table.scene.scale) as spy:
            table.window.frames(2)
        assert [str(fault) for seen in spy.scenes for fault in faults_of(seen, seen.scene.scale)] == []
