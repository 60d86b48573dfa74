"""Nothing that is written on the panel of the question lies under a button, at each size and in each language."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from pygame import Rect, Surface

from game.base.i18n.words import available_languages
from game.titles.inkas.board.panels.seen_hand import seen_areas
from game.titles.inkas.board.questions.question_panel import QuestionPanel
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.pending import Question
from game.ui import text as setting
from game.ui.scale import Scale
from game.ui.theme import Role
from tests.inkas.board.test_answers import asked, pins, quest
from tests.support.quest_table import QuestTable, position

SIZES = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0), ((1920, 1080), 1.5)]
SEATS = {"inka": "C", "chanka": "A", "quya": "Q", "supay": "K"}
KEYS: dict[str, object] = {
    "mode": "advanced",
    "players": SEATS,
    "alliance": True,
    "to_move": "inka",
    "turn": 5,
    "llamas": {"inka": 6, "chanka": 6, "quya": 6, "supay": 6},
    "cards": {"Kb3": "map_1", "Ca3": "iqiqu"},
    "hands": {"inka": ["iqiqu", "illapa"]},
}
Place = tuple[tuple[int, int], float, str]
BOTS = {1: "random", 3: "random"}


def table(place: Place, bots: Mapping[int, str] = BOTS, **keys: object) -> QuestTable:
    size, zoom, language = place
    return QuestTable(position(**(KEYS | keys)), size, language, zoom, bots=bots)


def play(at: QuestTable, text: str) -> None:
    action: Any = INKAS.parse_action(at.state, text)
    at.board._callbacks.play(action)
    at.settle()


def consent(place: Place) -> QuestTable:
    wallas = {"ayar_awqa": "Cb3", "yana_uru": "Kb2"}
    at = table(place, step="move", llamas={"inka": 0, "quya": 3}, wallas=wallas)
    asks = [INKAS.format_action(action) for action in legal_actions(at.state)]
    play(at, next(text for text in asks if text.startswith("speed") and text.endswith("borrowing 1")))
    return at


def scout(place: Place) -> QuestTable:
    at = table(place, step="move", wallas={"ayar_awqa": "Cb3", "yana_uru": "Kb2"})
    at.click(at.walla("ayar_awqa"))
    return at


def scout_of_two(place: Place) -> QuestTable:
    two: Any = {
        "players": {"inka": "C", "chanka": "Q"},
        "alliance": False,
        "llamas": {"inka": 6, "chanka": 6},
    }
    at = table(place, step="move", wallas={"ayar_awqa": "Cb3", "yana_uru": "Qb2"}, **two)
    at.click(at.walla("ayar_awqa"))
    return at


def unveiled(place: Place, **keys: Any) -> QuestTable:
    keys = {"hands": {"inka": ["iqiqu", "illapa"]}, **keys}
    at = table(
        place,
        step="unveiling",
        wallas={"ayar_awqa": "Ca2", "yana_uru": "Kb2"},
        flags={"Ca3": "inka"},
        cards={"Ca2": "yakumama", "Kb3": "map_1"},
        **keys,
    )
    play(at, next(text for text in map(INKAS.format_action, legal_actions(at.state)) if "unveil" in text))
    return at


def turned(place: Place) -> QuestTable:
    at = unveiled(place, hands={"quya": ["map_2"]})
    assert at.board.view.shown.card == "yakumama"
    return at


def seen_hand(place: Place) -> QuestTable:
    hands = {"inka": ["pacha_kamaq"], "chanka": ["inti", "illapa", "map_2", "tampu_shield"]}
    at = table(place, {**BOTS, 2: "random"}, step="move", hands=hands, wallas={"ayar_awqa": "Cb3"})
    play(at, "play pacha_kamaq chanka")
    while at.state.question is Question.ANSWER:
        play(at, "pass")
    assert at.state.question is Question.SEEN_HAND
    return at


def written_by(
    panel: QuestionPanel, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, Rect]]:
    """All that the panel writes itself, each with where it stands."""
    written: list[tuple[str, Rect]] = []
    drawn = setting.draw_block

    def draw(surface: Surface, block: setting.TextBlock, *rest: Any, **named: Any) -> Rect:
        written.append((" ".join(block.lines), drawn(surface, block, *rest, **named)))
        return written[-1][1]

    monkeypatch.setattr(setting, "draw_block", draw)
    panel.draw(Surface(size))
    return [(text, area) for text, area in written if area.width]


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("size", "zoom"), SIZES)
@pytest.mark.parametrize("case", [consent, scout, scout_of_two, unveiled, turned, seen_hand])
def test_no_button_lies_over_what_is_written(
    case: Callable[[Place], QuestTable],
    size: tuple[int, int],
    zoom: float,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = case((size, zoom, language)).board
    panel = board.question_panel
    written = written_by(panel, size, monkeypatch)
    buttons = [one.rect for one in (*panel.widgets, board.lending) if one.visible]
    written = [(text, area) for text, area in written if area.width]
    assert written and buttons
    for number, button in enumerate(buttons):
        assert button.collidelist(buttons[number + 1 :]) < 0
    for _, card in seen_areas(board.view.shown):
        assert card.height >= board.view.shown.scale.px(60)
        assert card.collidelist(buttons) < 0 and card.collidelist([area for _, area in written]) < 0
    for text, area in written:
        assert "…" not in text
        assert area.inflate(0, -area.height // 4).collidelist(buttons) < 0, text
        assert panel.rect.contains(area), text


ATTACKS: dict[str, tuple[str, dict[str, str]]] = {
    "attack yana_uru ayar_kachi": ("inka", {"ayar_manqu": "Kb3", "ayar_kachi": "Cb2", "yana_uru": "Cb2"}),
    "attack yana_uru ayar_kachi reach": (
        "inka",
        {"enigmatic_ally": "Cb2", "ayar_kachi": "Cb2", "yana_uru": "Ca2"},
    ),
    "attack ayar_kachi yawar_supay": ("chanka", {"ayar_kachi": "Cb2", "yawar_supay": "Cb2"}),
    "attack ayar_kachi qarqacha": ("supay", {"ayar_kachi": "Cb2", "qarqacha": "Cb2"}),
}
"""Attacks that a Legendary power answers, each with who has the Illapa for it."""


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("size", "zoom"), SIZES)
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_power_that_answers_has_its_key_and_its_words_on_its_button(
    attack: str, size: tuple[int, int], zoom: float, language: str
) -> None:
    (asked, wallas), other = ATTACKS[attack], ("chanka" if "yana_uru ayar" in attack else "inka")
    keys: dict[str, object] = {
        "mode": "legendary",
        "players": {asked: "C", other: "Q"},
        "to_move": other,
        "turn": 5,
        "llamas": {asked: 4, other: 4},
        "hands": {asked: ["illapa"]},
        "wallas": wallas,
    }
    at = QuestTable(position(**keys), size, language, zoom)
    play(at, attack)
    buttons = [button for button in at.board.question_panel.buttons if button.visible]
    assert len(buttons) == 3
    for button in buttons:
        assert button.shows_key, button.label
        button.draw(Surface(size))
        words = button.words_place
        assert words is not None and button.rect.contains(words.inflate(0, -words.height // 4))


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("size", "zoom"), [*SIZES, ((1280, 720), 2.0)])
def test_what_comes_if_nobody_answers_is_written_beside_three_answers(
    size: tuple[int, int], zoom: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = quest(hands={"chanka": ["tampu_shield", "pacha_mama", "pacha_kamaq"], "inka": ["map_1"]})
    at = asked(state, "chanka", pins("unless falls idle"), size=size, zoom=zoom, language=language)
    panel = at.board.question_panel
    assert len(panel.options) == 4 and panel.question is not None
    now = panel.question.now.replace("\xa0", " ")
    written = written_by(panel, size, monkeypatch)
    assert any(now == text.replace("\xa0", " ") for text, _ in written), written
    assert now in panel.buttons[3].tooltip.replace("\xa0", " ")
    buttons = [one.rect for one in panel.widgets if one.visible]
    for number, button in enumerate(buttons):
        assert button.collidelist(buttons[number + 1 :]) < 0
    for text, area in written:
        assert area.inflate(0, -area.height // 4).collidelist(buttons) < 0, text


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("size", "zoom"), [*SIZES, ((1280, 720), 2.0)])
def test_an_action_can_be_let_be_by_a_button_however_narrow_the_panel_is(
    size: tuple[int, int], zoom: float, language: str
) -> None:
    state = quest(hands={"chanka": ["tampu_shield", "pacha_mama", "pacha_kamaq"], "inka": ["map_1"]})
    at = asked(state, "chanka", size=size, zoom=zoom, language=language)
    passes = at.board.question_panel.passes
    for button in passes.widgets:
        assert button.visible
        button.draw(Surface(size))
        words = button.words_place
        assert words is not None and button.rect.contains(words.inflate(0, -words.height // 4)), button.label
        room = button.rect.width - 2 * at.board.view.scale.px(8)
        assert words_whole(button.label, (room, button.rect.height), at.board.view.scale), button.label
    at.click(passes.action.rect.center)
    at.settle()
    assert at.board.desk.lets_action_be(at.state) or not at.state.pending


def words_whole(label: str, room: tuple[int, int], scale: Scale) -> bool:
    """Whether the words of a button are written whole."""
    return setting.fits(label, Role.BUTTON, scale, room, size=17)
