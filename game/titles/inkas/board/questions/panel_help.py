"""What the panel shows while nothing is asked: the card that was turned, who is picked or acts, what is to be done."""

from typing import Final

from pygame import Rect, Surface

from game.titles.inkas.board.moves.steps import step_of
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.pieces.cards import CARD, draw_card
from game.titles.inkas.board.questions.paragraphs import draw_paragraph
from game.titles.inkas.board.questions.walla_slip import draw_walla_slip
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import WALLAS
from game.titles.inkas.phrases import card_does, card_name, dawn_text
from game.titles.inkas.rules.actions import Offer, Store
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State
from game.ui.lettering import letters
from game.ui.text import wrap
from game.ui.theme import Role

_LEAST_CARD: Final = 60


def draw_turned_card(surface: Surface, shown: BoardViewState, area: Rect) -> None:
    """Draw the card that was turned just now as large as there is room, where that is enough to see it."""
    if area.height < shown.scale.px(_LEAST_CARD):
        return
    if shown.state.game.advanced:
        unit = min(area.height / CARD[1], area.width / CARD[0])
        draw_card(surface, shown.scale, shown.card, card_name(shown.words, shown.card), area.center, unit)
    else:
        draw_high(surface, shown.look, f"card.{shown.card}", area.center, area.height)


def draw_card_told(surface: Surface, shown: BoardViewState, area: Rect) -> None:
    """Draw it with what it does below."""
    scale = shown.scale
    does = card_does(shown.words, shown.card, shown.state.game)
    block = wrap(does, Role.BODY, scale, area.width, letters(scale, 18)).height
    room = Rect(area.x, area.y, area.width, max(0, area.height - block - scale.px(8)))
    draw_turned_card(surface, shown, room)
    draw_paragraph(surface, does, Rect(area.x, area.bottom - block, area.width, block), scale)


def draw_help(
    surface: Surface,
    shown: BoardViewState,
    walla: str,
    area: Rect,
    turn: State,
    *,
    tight: bool,
    watches: bool,
) -> None:
    """Draw the slip of a walla that is picked or acts; without one what is to be done, or who plays in this `turn`."""
    if walla in WALLAS:
        draw_walla_slip(surface, shown, walla, area, tight=tight)
    elif said := _idle(shown, turn, watches=watches):
        draw_paragraph(surface, said, area, shown.scale)


def _idle(shown: BoardViewState, turn: State, *, watches: bool) -> str:
    """What is said while nobody is picked and nobody acts."""
    words, state = shown.words, shown.state
    if watches and turn.decider >= 0:
        return words("table.help.other", player=shown.names[turn.mover])
    if state.victory:
        return ""
    if state.question is Question.DAWN:
        return dawn_text(words, state)
    acts = any(isinstance(one, Offer | Store) or step_of(state, one) for one in shown.choices.actions)
    return words("table.help.idle" if acts or state.question is not Question.TURN else "table.help.done")
