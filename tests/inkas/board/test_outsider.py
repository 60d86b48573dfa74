"""An outsider tries to learn what others hold: whatever is shown, spoken, written, advised or judged is the same where
only hidden cards differ.
"""

import re
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.base.profile.settings import MotionSettings, Pace
from game.core.analysis.work import AnalysisWork, judge_next
from game.core.contract import Refusal
from game.core.fault_reports import report
from game.core.record import GameSession
from game.core.record.seen_games import ToldGame
from game.kit.board.board_item import BoardItem
from game.scenes.title_art import GamePreview
from game.table.replay import moments
from game.titles.inkas.board.hand.key_places import KeyPart, key_areas
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.panels.hanan import hanan_items
from game.titles.inkas.board.panels.hand_fan import hand_items
from game.titles.inkas.board.panels.panels import panel_items
from game.titles.inkas.board.panels.trays import tray_items
from game.titles.inkas.board.pieces.art import emblem_of_ayllu
from game.titles.inkas.rules.actions import Pass
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.positions import format_position
from game.titles.inkas.rules.state import State
from game.titles.inkas.title import TITLE
from game.ui.scale import Scale
from tests.support.quest_table import QuestTable, position
from tests.support.words import game_words_of

PLAYERS = {"inka": "C", "chanka": "Q", "supay": "K"}
ANSWERS = {"inka": ["iqiqu"], "chanka": ["mama_qucha", "tampu_shield"], "supay": ["map_2"]}
NOTHING = {"inka": ["iqiqu"], "chanka": ["map_2", "illapa"], "supay": ["mama_qucha"]}
MAPS = {"inka": ["iqiqu"], "chanka": ["map_1", "map_3"], "supay": ["map_2"]}
OTHERS = [ANSWERS, NOTHING, MAPS]
"""What may be held, as far as the first Apu knows."""
OWN: list[dict[str, list[str]]] = [
    {"inka": ["illapa"], "chanka": ["map_2"], "supay": ["inti"]},
    {"inka": ["map_1"], "chanka": ["illapa"], "supay": ["map_3"]},
]
MOMENTS: dict[str, dict[str, Any]] = {
    "turn": {"step": "offering"},
    "dawn": {"step": "dawn", "wallas": {"ayar_manqu": "hanan 2"}},
    "unveiling": {"step": "unveiling", "flags": {"Ca3": "inka"}},
    "of another": {"to_move": "chanka", "step": "offering"},
}
SIZE = (1280, 720)


def quest(hands: dict[str, list[str]], wallas: dict[str, str] | None = None, **keys: Any) -> State:
    """A quest at a table; all the cards that are neither held nor laid are spent."""
    placed = {"ayar_kachi": "Ca2", "yana_uru": "Ca2", "yawar_supay": "Qb2", "simpira": "Kc1"}
    face_down = ["iqiqu", "mama_qucha", "tampu_shield", "map_2", "inti", "illapa", "map_1", "map_3"]
    for hand in hands.values():
        for card in hand:
            if card in face_down:
                face_down.remove(card)
    spots = ["Ca2", "Kb3", "Kb2", "Kb1", "Qc2", "Qc1", "Ab1", "Ac1"]
    state = position(
        mode="advanced",
        players=PLAYERS,
        hands=hands,
        wallas=placed | (wallas or {}),
        llamas=dict.fromkeys(PLAYERS, 3),
        cards=dict(zip(spots, face_down, strict=False)),
        turn=7,
        **keys,
    )
    return put_in(state, state.game.asking(at_table=True))


def things(table: QuestTable) -> Iterator[BoardItem[ItemKind]]:
    """All that can be pointed at beside the board, and its wamanis."""
    view = table.board.view
    shown = view.shown
    for panel in view.panels:
        yield from (thing for _, thing in panel_items(shown, panel))
    for items in (hand_items(shown), hanan_items(shown), tray_items(shown)):
        yield from (thing for _, thing in items)
    for name in ("Ca2", "Kb3", "Qc2"):
        yield BoardItem(ItemKind.CARD, name, (0, 0, 9, 9))


def noticed(table: QuestTable) -> Iterator[object]:
    """All that is seen, read and spoken at a table."""
    board = table.board
    yield pygame.image.tobytes(table.window.surface, "RGB")
    yield board.prompt_line()
    yield [line.text for line in board.log_lines(0, len(table.session.steps))]
    yield table.session.can_undo, table.scene.bot_turns.may_undo()
    yield [
        (one.label, one.enabled, one.visible, one.why_not) for one in board.buttons_of_hand.buttons.values()
    ]
    for thing in things(table):
        tip = board.tips.tip(board.view.shown, thing, None, ())
        yield thing, tip and tip.said
    for part in KeyPart:
        for number in range(len(key_areas(board.view, board.gestures.fan, part))):
            board.keyboard.cursor.go(part, number)
            yield part, number, board.keyboard.spoken


def at(state: State, people: int) -> QuestTable:
    """A still table with so many persons; the others are computer players."""
    bots = dict.fromkeys(range(people, len(PLAYERS)), "random")
    table = QuestTable(state, SIZE, bots=bots if state.mover < people else {}, wishes={})
    table.scene.set_motion(MotionSettings(Pace.AT_ONCE, ambient=False))
    table.settle()
    return table


@pytest.mark.parametrize("moment", [name for name in MOMENTS if name != "of another"])
def test_one_person_learns_nothing_at_the_table_of_what_computer_players_hold(moment: str) -> None:
    first, *others = (list(noticed(at(quest(hands, **MOMENTS[moment]), 1))) for hands in OTHERS)
    assert len(first) > 50
    assert all(first == other for other in others)


@pytest.mark.parametrize("moment", MOMENTS)
def test_nobody_at_one_machine_learns_what_lies_face_down_in_the_hand_of_whose_turn_it_is(
    moment: str,
) -> None:
    first, *others = (list(noticed(at(quest(hands, **MOMENTS[moment]), 3))) for hands in OWN)
    assert all(first == other for other in others)


def test_a_hint_is_the_same_whatever_others_hold() -> None:
    said = []
    for hands in OTHERS:
        table = at(quest(hands, step="move"), 1)
        before = pygame.image.tobytes(table.window.surface, "RGB")
        table.key(pygame.K_h)
        for _ in range(8):
            table.settle()
        said.append(pygame.image.tobytes(table.window.surface, "RGB"))
        assert said[-1] != before
    assert len(set(said)) == 1


def test_the_position_that_a_seat_may_read_and_pictures_in_lists_are_the_same() -> None:
    found = []
    for hands in OTHERS:
        state = quest(hands)
        picture = Surface((300, 300))
        preview = TITLE.part(GamePreview)
        emblems = [emblem_of_ayllu(ayllu) for ayllu in state.game.ayllus]
        words = game_words_of("inkas")
        preview.draw(picture, words, state, emblems, Rect(0, 0, 300, 300), Scale(*SIZE))
        texts = [preview.progress(words, state, seat).text for seat in range(3)]
        found.append((format_position(state, 0), pygame.image.tobytes(picture, "RGB"), texts))
    assert found[0] == found[1] == found[2]


def test_an_analysis_before_the_end_is_the_same_whatever_others_hold() -> None:
    """What was done in the open is judged as the person knew it."""
    results = []
    for hands in OTHERS:
        session = GameSession(INKAS, quest(hands, step="move"))
        action = INKAS.parse_action(session.state, "move ayar_kachi Ca1")
        assert not isinstance(action, Refusal)
        session.act(action)
        work = AnalysisWork(INKAS, session.initial, session.steps, 5, eyes=0)
        while judge_next(TITLE, work):
            pass
        results.append([(one.before, one.better, one.cost) for one in work.judged])
    assert results[0] == results[1] == results[2]


def passed_over(hands: dict[str, list[str]], text: str, **keys: Any) -> QuestTable:
    """A table at which somebody acts, and all others let it pass."""
    table = QuestTable(quest(hands, **keys), SIZE, wishes={})
    action = INKAS.parse_action(table.state, text)
    assert not isinstance(action, Refusal)
    table.board._callbacks.play(action)
    table.settle()
    while Pass() in legal_actions(table.state):
        table.board._callbacks.play(Pass())
        table.settle()
    return table


@pytest.mark.parametrize(
    ("text", "step"),
    [("play iqiqu", "move"), ("move ayar_kachi Ca1", "move"), ("attack ayar_kachi yana_uru", "attack")],
)
def test_nothing_that_is_told_of_it_tells_how_many_could_have_answered(text: str, step: str) -> None:
    """The journal, what is shown once more, the game in notation, and a report of a fault."""
    found, passes = [], set()
    for hands in OTHERS:
        table = passed_over(hands, text, step=step, rolls=[6, 1, 6, 1])
        session = table.session
        passes.add(len(session.steps))
        lines = [
            (one.text, one.badge, [inner.text for inner in one.steps]) for one in table.scene.log_book.lines
        ]
        shown = moments(session, range(len(session.steps)))
        notation = [*ToldGame(INKAS, session.initial, session.steps).lines()]
        reported = report(ValueError("broken"), table.scene.context.match, session)
        actions = [line for line in reported.splitlines() if re.match(r"  \d+ ", line)]
        found.append(
            (
                *(lines, [[event.key for event in one.step.events] for one in shown]),
                *(notation, [line.rpartition("  #")[0] for line in actions]),
            )
        )
        assert len(actions) == len(notation) > 0
    assert found[0] == found[1] == found[2]
    assert len(passes) > 1 or "attack" not in text, "worlds that nothing tells apart prove nothing"
