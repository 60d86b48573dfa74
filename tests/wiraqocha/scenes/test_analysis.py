"""The analysis of a game of Wiraqocha tells its moves by the signs of the journal."""

import pygame
import pytest

from game.core.analysis.judging import JudgedMove
from game.core.analysis.telling import GameTeller
from game.core.analysis.work import AnalysisWork
from game.core.bots.in_process_service import InProcessService
from game.kit.board.line_signs import TextSign
from game.scenes.analysis.move_list import MoveCard, SignedLine
from game.scenes.analysis.run import AnalysisRun
from game.scenes.analysis.scene import AnalysisCallbacks, AnalysisScene
from game.titles.wiraqocha.board.log.log_lines import DiceSign
from game.titles.wiraqocha.board.pieces.glyphs import draw_flat_die
from game.titles.wiraqocha.rules.actions import Action, Conquer, Reroll, Sacrifice
from game.titles.wiraqocha.rules.dice import UNTHROWN
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.title import TITLE
from game.ui.look import USUAL_LOOK
from tests.support.harness import Harness
from tests.support.random_played import played
from tests.support.valley_table import WORDS, match_for


def mistaken(*, win: bool) -> tuple[MoveCard, Conquer]:
    """The card of a conquest that is said to be a mistake, and another conquest as what is better."""
    card, better = _card_of(Conquer, win=win)
    assert isinstance(better, Conquer)
    return card, better


def _card_of(kind: type[Action], *, win: bool = False) -> tuple[MoveCard, Action]:
    """The card of a move that is said to be a mistake, and an action of a kind as what is better than its own."""
    session = played(2)
    work = AnalysisWork(WIRAQOCHA, session.initial, session.steps[:200])
    better: Action | None = None
    seats = len(session.initial.game.colours)
    while (task := work.next) is not None:
        first = task.played[0] if task.played else None
        others = [
            action
            for action in WIRAQOCHA.legal_actions(task.state)
            if isinstance(action, kind) and action != first
        ]
        judged = JudgedMove((1 / seats,) * seats)
        if better is None and others and isinstance(first, Conquer):
            better = others[0]
            cost = tuple(-0.3 if seat == task.state.mover else 0.3 / (seats - 1) for seat in range(seats))
            judged = JudgedMove(judged.before, (WIRAQOCHA.format_action(better),), cost, win)
        work.take(judged)
    assert better is not None, "this game has such a move"
    match = match_for(session.initial)
    teller = GameTeller(WORDS, TITLE, match.names(), session.initial, work.steps)
    run = AnalysisRun(work, InProcessService(TITLE), None)
    nowhere = AnalysisCallbacks(lambda: None, lambda *_: None, lambda _: None)
    scene = AnalysisScene(WORDS, match, teller, run, nowhere)
    Harness(scene, (1280, 720))
    (card,) = scene.list.entries
    return card, better


def text_of(line: SignedLine) -> str:
    return "".join(sign.text for sign in line.signs if isinstance(sign, TextSign))


def test_a_better_line_names_the_dice_that_it_takes_and_nobody_again_and_again() -> None:
    card, better = mistaken(win=False)
    assert isinstance(card.played, SignedLine) and isinstance(card.note, SignedLine)
    assert text_of(card.played).startswith("Played: ") and text_of(card.note).startswith("Better: ")
    assert DiceSign(better.using) in card.note.signs
    for name in ("Ada", "Bram", "Chloé"):
        assert name not in text_of(card.played) + text_of(card.note)
    assert card.head.startswith("Mistake · ")


def test_a_win_that_was_missed_is_called_so() -> None:
    card, _ = mistaken(win=True)
    assert card.head.startswith("Missed win · ")


@pytest.mark.parametrize("throw", [Reroll, Sacrifice])
def test_a_die_that_nobody_threw_is_blank(throw: type[Action]) -> None:
    card, _ = _card_of(throw)
    assert isinstance(card.note, SignedLine)
    dice = [sign.faces for sign in card.note.signs if isinstance(sign, DiceSign)]
    assert dice[-1] == (UNTHROWN,)
    assert "[?]" in card.whole.splitlines()[-1]


def test_a_blank_die_has_no_pips() -> None:
    drawn = []
    for face in (UNTHROWN, 1, 5):
        surface = pygame.Surface((60, 60))
        draw_flat_die(surface, USUAL_LOOK, face, (30, 30), 44)
        drawn.append(len({tuple(surface.get_at((x, y))) for x in range(16, 44) for y in range(16, 44)}))
    assert drawn[0] == 1 and min(drawn[1:]) > 1
