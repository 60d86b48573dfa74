"""What choosers and answers of INKAS say: whole in every language at every size of letters, and only what is meant."""

import pytest

from game.base.i18n.words import available_languages
from game.kit.board.board_chooser import BoardChooser
from game.kit.board.end_question import EndQuestion
from game.kit.board.gesture_outcome import Choice
from game.titles.inkas.board.moves.steps import is_protection
from game.titles.inkas.board.moves.ways import ALONE, way_of
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.questions.escort_chooser import EscortChooser
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.content.definitions import WAMANIS, OfferingName
from game.titles.inkas.name import NAME
from game.titles.inkas.phrases import explain
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.engine import refusal
from tests.support.layout_faults import texts_that_do_not_fit
from tests.support.quest_table import QuestTable, quest_data, turn_table
from tests.support.spy import watch
from tests.support.words import game_words_of

ZOOMS = (1.0, 1.5, 2.0)


def cut(at: QuestTable) -> list[str]:
    """The texts of the scene on top that do not fit."""
    at.window.frames(30)
    scene = at.window.stack.top
    assert scene is not None
    with watch(scene.scale) as spy:
        scene.paint(at.window.surface)
    return [fault for seen in spy.scenes for fault in texts_that_do_not_fit(seen, scene.scale)]


def staffed(zoom: float, language: str, **keys: object) -> QuestTable:
    """A turn of those with the longest names, at a hole with the staff, a dead ally among them."""
    given: dict[str, object] = {
        "wallas": {
            "ayar_manqu": "Ca3 dead",
            "ayar_uchu": "Ca3 dead",
            "enigmatic_ally": "Ca3",
            "ayar_kachi": "Ca3",
            "sinchi_thupaq": "Ca3",
            "amsay_rumi": "Cb3",
        },
        "staff": "enigmatic_ally",
    }
    return turn_table((1280, 720), language, zoom, **(given | keys))


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("zoom", ZOOMS)
def test_no_choice_is_cut(language: str, zoom: float) -> None:
    at = staffed(zoom, language)
    at.press("place")
    assert cut(at) == []
    at = staffed(zoom, language)
    able = [one for one in at.board.view.shown.choices.actions if not isinstance(one, a.End | a.OfferDraw)]
    for kind in {way_of(one): one for one in able}.values():
        at.board.responder.list_actions("", [kind])
        assert cut(at) == []
        at.window.stack.pop(at.window.stack.top)
    asked: dict[str, tuple[object, ...]] = {"staff": (True, False), "load": ("ayar_manqu", ALONE)}
    for name, values in asked.items():
        choices: list[Choice[object, Action]] = [
            Choice(value, (able[number],)) for number, value in enumerate(values)
        ]
        at.board.responder._ask(name, choices)
        assert cut(at) == []
        at.window.stack.pop(at.window.stack.top)


# what can be done now


ALONE_AT_HOLE: dict[str, object] = {"wallas": {"ayar_kachi": "Ca3"}, "staff": "ayar_kachi"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ayar Kachi can use the staff now."),
        ("fr", "Ayar Kachi peut encore manier le bâton."),
        ("it", "Ayar Kachi può ancora usare il bastone."),
    ],
)
def test_the_prompt_says_only_what_is_legal(language: str, said: str) -> None:
    at = staffed(1.0, language, **ALONE_AT_HOLE, step="attack", active="ayar_kachi")
    assert at.board.prompt_line() == said


def test_a_button_that_can_do_nothing_has_no_frame() -> None:
    at = staffed(1.0, "en", **ALONE_AT_HOLE, step="attack", active="ayar_kachi")
    attack = at.board.buttons_of_hand.buttons["attack"]
    assert not attack.enabled and not attack.selected


def test_a_turn_in_which_nobody_acted_ends_after_a_question() -> None:
    at = staffed(1.0, "en", wallas={"ayar_kachi": "Ca2"}, staff="hole T")
    at.press("end")
    question = at.window.stack.top
    assert isinstance(question, EndQuestion) and question.text == "Nobody has acted in this turn."
    at = staffed(1.0, "en", wallas={"ayar_kachi": "Ca2"}, staff="hole T", step="attack", active="ayar_kachi")
    at.press("end")
    assert at.played == ["end"]


# the staff


def rows(at: QuestTable) -> list[tuple[str, str]]:
    chooser = at.window.stack.top
    assert isinstance(chooser, BoardChooser)
    return [(option.label, option.detail) for option in chooser.options]


def test_the_menu_of_the_staff_holds_no_evocation_that_is_not_about_it() -> None:
    at = staffed(1.0, "en")
    assert any(is_protection(action) for action in at.board.view.shown.choices.actions)
    at.press("place")
    assert rows(at) and not any("Protection" in label for label, _ in rows(at))


def test_a_theft_bears_its_name_and_its_price_and_pulling_out_its_chance() -> None:
    at = staffed(1.0, "en", wallas={"ayar_uchu": "T", "ayar_kachi": "T"}, staff="hole T", step="placement")
    at.press("place")
    assert rows(at) == [
        ("Ayar Kachi pulls out the staff", "1 in 2"),
        ("Ayar Uchu pulls out the staff", "1 in 2"),
    ]
    at = staffed(
        1.0, "en", wallas={"ayar_uchu": "Ca2", "yana_uru": "Cb2"}, staff="yana_uru", step="placement"
    )
    at.press("place")
    (theft,) = rows(at)
    assert theft[0] == "Ayar Uchu steals the staff: Theft" and theft[1].startswith("1 llama")


def test_a_click_offers_no_theft_of_what_can_be_had_for_nothing() -> None:
    at = staffed(1.0, "en", wallas={"ayar_uchu": "T"}, staff="hole T", step="placement", active="ayar_uchu")
    at.click(at.staff)
    assert at.played == ["draw ayar_uchu"]


def test_a_single_choice_opens_no_menu() -> None:
    at = staffed(1.0, "en", wallas={"ayar_kachi": "T"}, staff="hole T", step="placement", active="ayar_kachi")
    at.press("place")
    assert at.played == ["draw ayar_kachi"]


def test_who_paralyses_is_told() -> None:
    at = staffed(1.0, "en", wallas={"ayar_kachi": "Cb2", "amsay_rumi": "Cb2"}, staff="hole T", step="attack")
    why = refusal(at.state, a.Attack("ayar_kachi", "amsay_rumi"))
    assert why is not None
    assert explain(game_words_of(NAME, "en"), why) == "Amsay Rumi, a Shaman, paralyses Ayar Kachi"
    assert at.board.prompt_line() == "Paralysed: Ayar Kachi. End your turn."


@pytest.mark.parametrize("step", ["offering", "attack"])
@pytest.mark.parametrize("end", ["Cb1", "Cb2", "Ka1"])
def test_a_paralysed_walla_answers_who_wants_to_act_with_it(step: str, end: str) -> None:
    at = staffed(1.0, "en", wallas={"ayar_kachi": "Cb2", "amsay_rumi": "Cb2"}, staff="hole T", step=step)
    told = "Amsay Rumi, a Shaman, paralyses Ayar Kachi"
    at.drag(at.walla("ayar_kachi"), at.wamani(end))
    assert at.scene.ui.toast.text == told
    at.scene.ui.toast.hide()
    at.click(at.walla("ayar_kachi"))
    assert at.board.prompt_line() == "Amsay Rumi paralyses Ayar Kachi." or at.scene.ui.toast.text == told
    assert at.played == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_panel_says_who_paralyses_a_walla(language: str) -> None:
    at = staffed(
        1.0, language, wallas={"ayar_kachi": "Cb2", "amsay_rumi": "Cb2"}, staff="hole T", step="offering"
    )
    at.click(at.walla("ayar_kachi"))
    assert at.board.question_panel.trouble == game_words_of(NAME, language)(
        "tips.paralysed", enemy="Amsay Rumi"
    )


def test_only_what_the_hint_names_is_lit() -> None:
    """The first turn, in which many places are as good as the one that is advised."""
    at = staffed(1.0, "en", wallas={}, staff="hole T", step="offering", turn=1, first=["inka", "chanka"])
    advice = BOTS.advise(at.state, positions=200)
    assert advice is not None
    at.board.advise(advice)
    said = at.scene.ui.toast.text
    assert at.board.spotlight.areas == {name for name in WAMANIS if name in said}


# who


def test_who_is_asked_names_role_and_price() -> None:
    at = staffed(1.0, "en", step="offering")
    at.click(offering_areas(at.board.view.shown)[OfferingName.RESURRECTION].center)
    price = quest_data().offerings[OfferingName.RESURRECTION].sacrifice.llamas
    assert rows(at) == [
        ("Ayar Manqu, Guide (Ca3)", f"{price} llamas"),
        ("Ayar Uchu, Hunter (Ca3)", f"{price} llamas"),
    ]


@pytest.mark.parametrize("language", available_languages())
def test_who_comes_along_is_named_with_its_role(language: str) -> None:
    at = staffed(1.0, language, wallas={"ayar_manqu": "Ca3", "ayar_kachi": "Ca3", "enigmatic_ally": "Ca3"})
    fire = next(one for one in at.board.view.shown.choices.actions if isinstance(one, a.Transport))
    at.board.responder._ask_company(fire)
    chooser = at.window.stack.top
    assert isinstance(chooser, EscortChooser)
    role = game_words_of(NAME, language)("role.fighter")
    assert chooser.members["ayar_kachi"].label == f"Ayar Kachi, {role}"
    assert cut(at) == []
