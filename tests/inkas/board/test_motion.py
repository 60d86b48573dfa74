"""What moves: every event has its row, each movement can be filmed and skipped, and ends on the same picture."""

from dataclasses import replace
from typing import get_args

import pygame
import pytest
from pygame import Rect

from game.base.files.program_folders import assets_of
from game.base.profile.settings import MotionSettings, Pace
from game.core.contract import Refusal
from game.kit.board.event_table import unmoved
from game.scenes.showcase_protocol import ShowcaseContext
from game.scenes.title_showcase import Showcase
from game.titles.inkas.board.motion import scenes
from game.titles.inkas.board.motion.event_rows import ROWS
from game.titles.inkas.board.motion.transition import Snapshot, Transition
from game.titles.inkas.name import NAME
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.event_values import Purpose
from game.titles.inkas.title import TITLE
from game.ui.scale import Scale
from game.ui.scene import SceneStack
from game.ui.sound_manifest import read_manifest
from tests.support.quest_table import QuestTable, position, quest_data
from tests.support.words import game_words_of

SHOWCASE = TITLE.part(Showcase)
QUIET = {
    *(e.AylluChosen, e.QuestBegan, e.TurnBegan, e.RowApplied, e.ProtectionEnded, e.Passed),
    *(e.StayedAway, e.DrawOffered, e.DrawAnswered, e.LendingAsked, e.LendingAnswered),
    *(e.PowerInvoked, e.TimeSpent, e.AttackTurned),
    *(e.HandLeft, e.ShapeEnded, e.AttackSkipped, e.QuestStuck),
    e.GoalsDrawn,
}
"""What panels, bar and the question tell."""
AT_ONCE = MotionSettings(Pace.AT_ONCE, ambient=False)
SOUNDS = read_manifest(assets_of(NAME) / "sounds")


def test_every_event_has_a_row_and_moves_or_is_told_by_panels() -> None:
    every = set(get_args(e.Event))
    assert set(ROWS) == every
    moved = {kind for kind, row in ROWS.items() if row.animate is not unmoved}
    assert moved == every - QUIET


def played(name: str) -> tuple[QuestTable, list[str]]:
    """The table of a movement, before its last step, and that step."""
    show = ShowcaseContext(game_words_of(NAME), quest_data(), SceneStack(Scale(1280, 720)))
    _, session, steps = SHOWCASE.film(show, name)
    table = QuestTable(session.state)
    for step in steps[:-1]:
        play(table, step)
        table.settle()
    return table, steps[-1:]


def play(table: QuestTable, step: str) -> None:
    action = TITLE.rules.parse_action(table.state, step)
    assert not isinstance(action, Refusal)
    table.board._callbacks.play(action)


@pytest.mark.parametrize("name", SHOWCASE.films)
def test_a_movement_ends_on_the_picture_that_there_is_without_it(name: str) -> None:
    moving, (step,) = played(name)
    play(moving, step)
    moving.window.frames(12)
    assert moving.scene.motion.busy or name in ("place",)
    moving.settle()
    still, (step,) = played(name)
    still.scene.set_motion(AT_ONCE)
    play(still, step)
    still.settle()
    for table in (moving, still):
        table.window.move((3, 3))
        table.settle()
    assert picture(moving) == picture(still)


def texts(table: QuestTable) -> list[str]:
    return [line.text for line in table.scene.log_book.lines]


def bytes_of(table: QuestTable, area: pygame.Rect) -> bytes:
    return pygame.image.tobytes(table.window.surface.subsurface(area), "RGB")


def picture(table: QuestTable) -> bytes:
    return pygame.image.tobytes(table.window.surface, "RGB")


def test_every_sound_of_an_event_is_there() -> None:
    for name in SHOWCASE.films:
        table, (step,) = played(name)
        play(table, step)
        for event in table.session.steps[-1].events:
            cue = ROWS[type(event)].cue(event)
            if cue is not None and cue.name.startswith(f"{NAME}/"):
                assert cue.name.removeprefix(f"{NAME}/") in SOUNDS


@pytest.mark.parametrize("wamani", ["Aa3", "Cc3", "Kb3", "Qa1"])
def test_an_amaru_rises_whole_within_the_view_wherever_she_wakes(
    wamani: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = played("amaru")
    view = table.board.view
    seen: list[pygame.Rect] = []
    monkeypatch.setattr(
        scenes, "stamp", lambda surface, made, place, **_: seen.append(made.get_rect(center=place))
    )
    shown = Snapshot.of(view)
    (rising,) = scenes.amaru_woke(Transition(shown, shown), e.AmaruWoke(0, "ayar_kachi", "yakumama", wamani))
    rising.paint(table.window.surface, 0.6)
    assert view.shown.layout.view.contains(seen[-1])
    assert seen[-1].height > view.shown.layout.view.height / 4


def test_the_prompt_does_not_go_on_about_what_is_no_longer_to_be_done() -> None:
    state = position(
        players={"inka": "C", "chanka": "Q"},
        to_move="inka",
        step="placement",
        active="ayar_kachi",
        turn=5,
        wallas={"ayar_kachi": "T"},
        staff="hole T",
        rolls=[6],
        cards={"Ca3": "iqiqu", "Cb3": "qusqu", "Qb3": "iqiqu"},
    )
    table = QuestTable(state)
    assert table.board.prompt_line() == "Ayar Kachi can use the staff now."
    play(table, "draw ayar_kachi")
    table.window.frames(3)
    assert table.scene.motion.busy and table.board.prompt_line() == ""
    table.settle()
    assert table.board.prompt_line() == "Nothing left to do: end your turn."


@pytest.mark.parametrize("name", ("llamas", "amaru", "attack"))
def test_nothing_is_told_before_it_is_seen(name: str) -> None:
    table, (step,) = played(name)
    table.window.frames(1)
    bar, seat = table.board.view.shown.layout.bar.copy(), table.board.view.panels[0]
    bar.width = table.board.rects.now.left - bar.left  # beside the prompt, which may be silent
    lines, prompt = texts(table), table.scene.prompt_line.text()
    old = [bytes_of(table, area) for area in (bar, seat.flags)]
    play(table, step)
    table.window.frames(12)
    assert table.scene.motion.busy
    assert texts(table) == lines
    assert table.scene.prompt_line.text() in (prompt, "")
    assert [bytes_of(table, area) for area in (bar, seat.flags)] == old
    table.settle()
    assert texts(table) != lines


def test_a_turned_card_is_told_beside_the_board_until_the_next_action() -> None:
    table, (step,) = played("amaru")
    play(table, step)
    table.window.frames(12)
    assert not table.board.view.shown.card
    table.settle()
    shown, panel = table.board.view.shown, table.board.question_panel
    assert shown.card == "yakumama"
    assert panel._title() == "Yakumama"
    assert "the Amaru Yakumama" in texts(table)[-1]
    table.press("end")
    assert not table.board.view.shown.card


def test_the_bowl_says_what_is_rolled_for_and_is_empty_in_the_next_turn() -> None:
    table, (step,) = played("llamas")
    play(table, step)
    table.settle()
    battle = table.board.view.shown.battle
    assert battle is not None
    assert battle.purpose == Purpose.LLAMAS
    table.press("end")
    assert table.board.view.shown.battle is None


def test_the_plate_of_the_bowl_has_a_word_for_every_roll() -> None:
    words = game_words_of(NAME)
    assert all(words.knows(f"table.bowl.{purpose}") for purpose in (*Purpose, "empty"))


def ambush_on_its_way() -> QuestTable:
    """A table on which a walla still walks into an ambush, about which the other player will be asked."""
    wallas = {"ayar_kachi": "Cb2", "sinchi_thupaq": "Cb1"}
    keys = {"to_move": "inka", "step": "move", "turn": 5, "cards": {"Qb3": "qusqu"}, "wallas": wallas}
    table = QuestTable(position(players={"inka": "C", "chanka": "Q"}, **keys))
    table.window.frames(1)
    return table


def test_a_question_comes_when_the_picture_has_arrived() -> None:
    table = ambush_on_its_way()
    panel = table.board.question_panel
    play(table, "move ayar_kachi Cb1")
    for _ in range(6):
        table.window.frames(1)
        assert table.scene.motion.busy
        assert panel.question is None and panel._title() != "Ambush?"
        assert not any(button.visible for button in panel.widgets)
    table.settle()
    assert panel._title() == "Ambush?"
    assert sum(button.visible for button in panel.widgets) == 2


def test_a_press_while_it_moves_answers_nothing_that_is_not_seen() -> None:
    table = ambush_on_its_way()
    play(table, "move ayar_kachi Cb1")
    table.window.frames(6)
    table.window.key(pygame.K_1)
    assert table.played == ["move ayar_kachi Cb1"]
    table.settle()
    table.key(pygame.K_1)
    assert table.played[1:] == ["ambush sinchi_thupaq ayar_kachi"]


def test_the_light_of_who_plays_follows_the_picture() -> None:
    table = ambush_on_its_way()
    px = table.board.view.scale.px
    edges = [
        Rect(panel.rect.x, panel.rect.y - px(5), panel.rect.width, px(4)) for panel in table.board.view.panels
    ]
    old = [bytes_of(table, edge) for edge in edges]
    play(table, "move ayar_kachi Cb1")
    table.window.frames(6)
    assert table.scene.motion.busy
    assert [bytes_of(table, edge) for edge in edges] == old
    table.settle()
    assert all(bytes_of(table, edge) != before for edge, before in zip(edges, old, strict=True))


def crops(table: QuestTable) -> dict[str, bytes]:
    """How the parts look that tell whose turn it is, and what calls on a person."""
    layout, screen = table.board.view.shown.layout, table.window.surface
    head = Rect(layout.question.x, layout.question.y, layout.question.width, 40)
    parts = {
        "bar": layout.bar,
        "panels": layout.seats[0].unionall(layout.seats[1:]),
        "question": head,
        "end": table.board.buttons_of_hand.buttons["end"].rect,
    }
    return {name: pygame.image.tobytes(screen.subsurface(part), "RGB") for name, part in parts.items()}


def test_nobody_is_called_before_bar_and_panels_show_the_turn() -> None:
    table = QuestTable(
        position(players={"inka": "C", "chanka": "Q"}, to_move="inka", step="move", turn=5, staff="hole T"),
        bots={1: "herder"},
    )
    preferences = table.scene.context.preferences
    preferences.change(replace(preferences.now, bots=replace(preferences.now.bots, pace=Pace.NORMAL)))
    play(table, "end")
    before = crops(table)
    while table.state.mover or len(table.session.steps) < 2:
        before = crops(table)
        table.window.frames(1)
    seen = [before, crops(table)]
    while not table.window.loop.idle:
        table.window.frames(1)
        seen.append(crops(table))
    changes = {part: [n for n, now in enumerate(seen[1:]) if now[part] != seen[n][part]] for part in before}
    assert changes["question"][0] >= changes["panels"][-1] > 1
    came, lit = changes["end"]  # in the place of the buttons of who thinks, and dark
    assert came == 0 and lit >= changes["panels"][-1]
