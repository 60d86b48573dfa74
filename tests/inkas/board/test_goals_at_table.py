"""A quest of goals at the table: the own goal is seen and others' are not, llamas are stored, flags are replaced."""

from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from game.base.i18n.words import available_languages
from game.titles.inkas.board.moves.choices import PossibleGestures
from game.titles.inkas.board.panels.goal_cards import goal_areas, goals_seen
from game.titles.inkas.board.panels.goal_words import open_goals
from game.titles.inkas.board.panels.held_cards import stored_area
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.questions.panel_help import _idle
from game.titles.inkas.content.goals import GoalName
from game.titles.inkas.phrases import card_does
from game.titles.inkas.rules.actions import End, Store
from game.titles.inkas.rules.fixed_order import WAMANI_INDEX
from tests.support.quest_table import QuestTable, position

PLAYERS = {"inka": "C", "chanka": "A", "quya": "Q"}
SECTORS = ("Ca", "Cb", "Cc", "Aa", "Ab", "Ac")
GOALS = {"inka": "wamanis", "chanka": "left", "quya": "tampus"}


def quest_table(
    size: tuple[int, int] = (1280, 720),
    *,
    alone: bool = True,
    language: str = "en",
    rolls: Sequence[int] = (),
    goals: dict[str, str] | None = None,
    **keys: object,
) -> QuestTable:
    """A turn of the Inka in a quest of goals of three, one of them a person or all."""
    given: dict[str, object] = {
        "quest": "alternate",
        "players": PLAYERS,
        "goals": GOALS | (goals or {}),
        "to_move": "inka",
        "turn": 7,
        "wallas": {"ayar_kachi": "Ab3", "yana_uru": "Ac2", "mama_waqu": "Qa2"},
        "flags": {"Ca3": "inka", "Cb3": "inka", "Ab3": "chanka"},
        "llamas": {"inka": 3, "chanka": 3, "quya": 3},
        "cards": {"Qc3": "iqiqu"},
        "rolls": list(rolls),
    }
    bots = {1: "herder", 2: "herder"} if alone else {}
    return QuestTable(position(**(given | keys)), size, language, bots=bots)


def told(table: QuestTable) -> str:
    """The tip on the goal card."""
    (area,) = [area for _, area in goal_areas(table.board.view.shown)]
    tip = table.board.input.tip_at(area.center)
    assert tip is not None
    return tip.text


# the goal


@pytest.mark.clauses("I-28.2", "I-28.9")
def test_one_person_sees_the_own_goal_with_how_far_it_is() -> None:
    table = quest_table(qusqu="Cb3")
    assert goals_seen(table.board.view.shown) == ("wamanis",)
    said = told(table)
    assert "5 wamanis" in said and "Own flags: 3 of 5; Qusqu’s counts 2" in said
    table.key(pygame.K_y)
    assert "3 of 5" in table.board.keyboard.spoken


@pytest.mark.clauses("I-28.2", "I-28.9")
def test_of_several_people_each_holds_a_key_to_see_the_own_goal() -> None:
    table = quest_table(alone=False)
    assert goals_seen(table.board.view.shown) == ("",)
    assert "wamanis" not in told(table).lower() and "Player 0" in told(table)
    table.window.post(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    assert goals_seen(table.board.view.shown) == ("wamanis",)
    table.window.post(Event(pygame.KEYUP, key=pygame.K_TAB, mod=0))
    assert goals_seen(table.board.view.shown) == ("",)
    ((_, area),) = goal_areas(table.board.view.shown)
    table.window.press(area.center)
    assert goals_seen(table.board.view.shown) == ("wamanis",)
    table.window.release(area.center)
    assert goals_seen(table.board.view.shown) == ("",)


@pytest.mark.clauses("I-28.9")
def test_nothing_at_the_table_tells_the_goals_of_others() -> None:
    others = {"chanka": "suyus", "quya": "two_ayllus"}, {"chanka": "right", "quya": "tampus"}
    tables = [quest_table(goals={"inka": "wamanis", **goals}) for goals in others]
    pictures = [
        pygame.image.tobytes(table.board.view.picture_without(frozenset()), "RGB") for table in tables
    ]
    assert pictures[0] == pictures[1]
    for table in tables:
        for panel in table.board.view.panels:
            for spot in (panel.head.center, panel.llamas.center, panel.flags.center):
                tip = table.board.input.tip_at(spot)
                assert tip is None or not any(
                    table.board.view.shown.words(f"goal.{goal}") in tip.text for goal in GoalName
                )


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("goal", list(GoalName), ids=str)
def test_every_goal_says_what_it_asks_and_how_far_it_is(goal: GoalName, language: str) -> None:
    table = quest_table(mode="advanced", goals={"inka": goal.value}, language=language)
    said = told(table)
    assert table.board.view.shown.words(f"goal.{goal}") in said
    assert len(said.splitlines()) >= 4 and not {"[", "⟪", "{"} & set(said)


@pytest.mark.clauses("I-28.5")
def test_a_goal_that_is_met_says_that_the_end_of_the_turn_wins() -> None:
    table = quest_table(goals={"inka": "tampus"}, stored={"inka": 10})
    assert "you win with the end of the turn" in told(table)


# the store


@pytest.mark.clauses("I-28.8")
@pytest.mark.parametrize("llamas", [1, 2])
def test_a_click_on_the_store_asks_one_or_two_llamas(llamas: int) -> None:
    table = quest_table((1920, 1080))
    table.click(offering_areas(table.board.view.shown)["store"].center)
    table.choose(llamas)
    assert table.played == [f"offer store {llamas}"]
    assert table.state.pursuit is not None and table.state.pursuit.stored[0] == llamas
    assert table.state.llamas[0] == 3 - llamas


@pytest.mark.clauses("I-28.8")
def test_a_llama_is_dragged_onto_the_own_store_or_the_store_is_clicked() -> None:
    for gesture in ("drag", "click"):
        table = quest_table((1920, 1080), llamas={"inka": 1})
        panel = table.board.view.panels[0]
        store = stored_area(table.board.view.shown, panel).center
        if gesture == "drag":
            table.drag(panel.llamas.center, store)
        else:
            table.click(store)
        assert table.played == ["offer store 1"]


@pytest.mark.clauses("I-28.8")
def test_the_keys_store_llamas() -> None:
    table = quest_table((1920, 1080), llamas={"inka": 1})
    table.key(pygame.K_o)
    table.key(pygame.K_5)
    assert table.played == ["offer store 1"]


def test_the_store_says_why_it_takes_no_llama() -> None:
    table = quest_table((1920, 1080), llamas={"inka": 0})
    tip = table.board.input.tip_at(offering_areas(table.board.view.shown)["store"].center)
    assert tip is not None and "Store" in tip.text and len(tip.text.splitlines()) == 2


def test_a_quest_of_founding_has_no_store() -> None:
    state = position(players=PLAYERS, to_move="inka", turn=7, wallas={"ayar_kachi": "Ab3"})
    table = QuestTable(state)
    assert "store" not in offering_areas(table.board.view.shown)
    assert goal_areas(table.board.view.shown) == ()


# reconquest


@pytest.mark.clauses("I-28.7")
@pytest.mark.parametrize(("face", "owner"), [(4, 0), (3, 1)])
def test_a_flag_of_another_is_replaced_by_one_roll(face: int, owner: int) -> None:
    table = quest_table((1920, 1080), staff="ayar_kachi", step="placement", active="ayar_kachi", rolls=[face])
    table.drag(table.staff_held, table.hole("Ab3"))
    assert table.played == ["plunge ayar_kachi"]
    assert table.state.flags[WAMANI_INDEX["Ab3"]] == owner
    battle = table.board.view.shown.battle
    assert battle is not None and battle.purpose == "conquest" and battle.faces == (face,)
    assert any("approved" in text or "refused" in text for text in table.texts())


# the end


@pytest.mark.clauses("I-28.5")
def test_the_end_lays_all_goals_open() -> None:
    table = quest_table(goals={"inka": "tampus", "chanka": "left", "quya": "suyus"}, stored={"inka": 10})
    table.press("end")
    table.key(pygame.K_e)
    assert table.state.victory == "goal"
    said = " ".join(table.texts())
    assert "Left neighbour" in said and "Two suyus" in said
    tips = [table.board.input.tip_at(panel.head.center) for panel in table.board.view.panels]
    assert all(tip is not None and "Goal: " in tip.text for tip in tips)
    shown = table.board.view.shown
    goals = [line for panel in table.board.view.panels for line in open_goals(shown, panel.seat)]
    assert len(goals) == len(PLAYERS) and any("Two suyus" in goal for goal in goals), (
        "each panel tells its own"
    )
    assert not open_goals(quest_table().board.view.shown, 0)


@pytest.mark.parametrize("language", available_languages())
def test_qusqu_is_not_said_to_win_where_goals_do(language: str) -> None:
    table = quest_table(language=language)
    words, game = table.board.view.shown.words, table.state.game
    founding = position(players=PLAYERS).game
    assert card_does(words, "qusqu", game) == words("tips.kind.qusqu_goals")
    assert card_does(words, "qusqu", founding) == words("tips.kind.qusqu")


def test_who_can_only_store_is_not_told_that_nothing_can_be_done() -> None:
    table = quest_table()
    shown = table.board.view.shown
    storing = PossibleGestures(one for one in shown.choices.actions if isinstance(one, Store | End))
    assert _idle(replace(shown, choices=storing), shown.state, watches=False) == shown.words(
        "table.help.idle"
    )
    nothing = PossibleGestures([End()])
    assert _idle(replace(shown, choices=nothing), shown.state, watches=False) == shown.words(
        "table.help.done"
    )


def test_the_end_of_a_turn_that_wins_is_not_asked_about() -> None:
    table = quest_table(goals={"inka": "suyus"}, flags={f"{sector}3": "inka" for sector in SECTORS})
    assert "you win" in table.board.buttons_of_hand.buttons["end"].tip
    table.key(pygame.K_e)
    assert table.played == ["end"] and table.state.victory
