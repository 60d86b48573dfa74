"""What a player sets for the table of INKAS, and what is asked before a turn ends."""

import pygame
import pytest

from game.kit.board.board_chooser import BoardChooser
from game.kit.board.end_question import EndQuestion
from game.titles.inkas.board.table_settings import CHANCES, SCENES
from game.ui.scale import Scale
from tests.support.quest_table import QuestTable, position
from tests.support.spy import watch

KEYS = {
    "players": {"inka": "C", "chanka": "Q"},
    "to_move": "inka",
    "turn": 5,
    "llamas": {"inka": 6, "chanka": 6},
    "cards": {"Ca3": "iqiqu", "Cb3": "qusqu"},
}
DUEL = KEYS | {"step": "attack", "active": "ayar_kachi", "wallas": {"ayar_kachi": "Ca2", "yana_uru": "Cb2"}}


def told(chances: str) -> str:
    """All that the table says of an attack before it is made: on the board, in the slip, in the question."""
    with watch(Scale(1280, 720)) as spy:
        at = QuestTable(position(**DUEL), chosen={CHANCES: chances})
        at.click(at.walla("ayar_kachi"))
        at.window.move(at.walla("yana_uru"))
        at.window.wait(1.0)
        said = [one.text for seen in spy.scenes for one in seen.drawn]
    at.click(at.walla("yana_uru"))
    chooser = at.window.stack.top
    assert isinstance(chooser, BoardChooser) and len(chooser.options) == 2
    return " ".join([*said, *(option.detail for option in chooser.options)])


def test_chances_are_told_before_a_roll() -> None:
    assert "1 in 2" in told("shown") and "3 in 4" in told("shown")


def test_who_hides_chances_is_told_the_price_alone() -> None:
    said = told("hidden")
    assert " in 2" not in said and " in 4" not in said and "Chance" not in said
    assert "1 llama" in said


def pictures_of_god(scenes: str) -> int:
    """How many different pictures a god's scene has."""
    state = position(
        **KEYS
        | {
            "players": {"inka": "C", "quya": "A"},
            "llamas": {"inka": 1},
            "cards": {"Cc3": "waqaychaq_mama", "Cb3": "qusqu"},
            "step": "placement",
            "active": "ayar_kachi",
            "wallas": {"ayar_kachi": "Cc3"},
            "staff": "ayar_kachi",
        }
    )
    at = QuestTable(state, chosen={SCENES: scenes})
    area = at.board.view.shown.layout.view
    at.window.click(at.hole("Cc3"))
    found = set()
    while at.board._motion.busy:
        at.window.frames(1, 0.05)
        found.add(pygame.image.tobytes(at.window.surface.subsurface(area), "RGB"))
    return len(found)


def test_scenes_are_still_pictures_for_who_wants_them_still() -> None:
    assert pictures_of_god("still") * 2 < pictures_of_god("moving")


def test_the_end_of_a_turn_asks_where_a_hidden_card_would_be_missed() -> None:
    at = QuestTable(
        position(**KEYS | {"step": "placement", "wallas": {"ayar_kachi": "Ca3"}, "staff": "ayar_kachi"})
    )
    at.press("end")
    assert isinstance(at.window.stack.top, EndQuestion)
    at.window.frames(30)
    at.window.key(pygame.K_n)
    at.window.key(pygame.K_e)
    at.settle()
    assert at.played == ["end"]
    assert not at.scene.context.preferences.now.ask_before_end


@pytest.mark.parametrize(
    "keys", [{"wallas": {"ayar_kachi": "T"}, "step": "attack", "active": "ayar_kachi"}, DUEL]
)
def test_the_end_of_a_turn_does_not_ask_about_what_can_be_tried_again(keys: dict[str, object]) -> None:
    at = QuestTable(position(**KEYS | {"step": "move"} | keys))
    at.press("end")
    assert at.played == ["end"]


def test_a_target_has_a_badge_where_chances_are_hidden() -> None:

    reds = {}
    for chances in CHANCES.values:
        at = QuestTable(position(**DUEL), chosen={CHANCES: chances})
        before = at.window.surface.copy()
        at.click(at.walla("ayar_kachi"))
        at.window.move((2, 2))
        at.window.frames(2)
        mask = pygame.mask.from_threshold(at.window.surface, (178, 58, 46), (4, 4, 4, 255))
        mask.erase(pygame.mask.from_threshold(before, (178, 58, 46), (4, 4, 4, 255)), (0, 0))
        reds[chances] = mask.count()
    assert reds["shown"] > reds["hidden"] > 60
