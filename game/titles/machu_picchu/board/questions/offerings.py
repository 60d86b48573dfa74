"""What is laid out before an answer is given: llamas and goods on an altar, cards under the stack."""

from collections.abc import Collection
from typing import Final

from game.titles.machu_picchu.board.moves.answers import district_asked
from game.titles.machu_picchu.board.moves.choices import Piece, PieceKind, Place, PlaceKind
from game.titles.machu_picchu.board.questions.question_panel import QuestionPanel
from game.titles.machu_picchu.content.definitions import Good
from game.titles.machu_picchu.rules.state import Question, State

_STACK: Final = Place(PlaceKind.STACK)


class Offerings:
    """Changes the answer on the panel by what the hand lays out."""

    def __init__(self, question_panel: QuestionPanel) -> None:
        self._question_panel = question_panel

    def places(self, state: State, piece: Piece) -> Collection[Place]:
        """Where a piece can be laid now."""
        answer = self._question_panel.answer
        if piece.kind is PieceKind.CARD:
            return (_STACK,) if self._question_panel.takes_cards else ()
        if answer is None or piece.kind is not PieceKind.GOOD:
            return ()
        llama = answer.question is Question.BURN and piece.name == Good.LLAMA
        offered = answer.question is Question.OFFER and piece.name in answer.able
        return (Place(PlaceKind.DISTRICT, district_asked(state)),) if llama or offered else ()

    def lay(self, piece: Piece, *, put: bool) -> None:
        """Lay a piece out; one that is clicked, not `put` there, is taken back where it lies there already."""
        answer = self._question_panel.answer
        if piece.kind is PieceKind.CARD:
            self._question_panel.choose_card(piece.name, put)
        elif answer is not None and answer.question is Question.BURN:
            self._question_panel.change(answer.step(1))
        elif answer is not None and not (put and piece.name in answer.goods):
            self._question_panel.change(answer.toggled(Good(piece.name)))
