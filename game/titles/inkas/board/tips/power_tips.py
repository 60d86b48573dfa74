"""What is said of the Legendary powers of a walla, and of using one on what is pointed at."""

from collections.abc import Sequence

from game.titles.inkas.board.moves.choices import Piece, PieceKind
from game.titles.inkas.board.moves.powers import are_power, invocations, next_step
from game.titles.inkas.board.questions.power_question import price_text, use_tip
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.board.tips.card_tips import Explain
from game.titles.inkas.rules.actions import Action, Invoke
from game.titles.inkas.rules.engine import refusal
from game.titles.inkas.rules.fixed_order import CARD_INDEX, PIECE_INDEX
from game.titles.inkas.rules.invoked import kind_of
from game.ui.text import sentence


def legend_tips(shown: BoardViewState, walla: str) -> list[str]:
    """What an Illapa lets a walla do, in a quest in which it does."""
    words, state = shown.words, shown.state
    if not state.game.legendary:
        return []
    return [
        words(
            "invoke.tip",
            power=words(f"power.{kind.name}"),
            does=words(f"tips.does.{kind.name}"),
            price=price_text(words, kind),
        )
        for _, kind in state.game.legends[PIECE_INDEX[walla]]
    ]


def aimed_tips(
    shown: BoardViewState, walla: str, held: Piece | None, meant: Sequence[Action], explain: Explain
) -> list[str]:
    """Whom the use of a power would strike that a click here means; of an own walla under a card why it uses none."""
    state = shown.state
    if meant and are_power(state, meant):
        uses = invocations(meant)
        return [] if next_step(uses) else use_tip(shown.words, state, uses).splitlines()
    invokes = (
        held is not None and held.kind is PieceKind.CARD and CARD_INDEX[held.name] in state.game.invoking
    )
    if not invokes or meant or not walla or state.decider < 0:
        return []
    action = Invoke(walla)
    own = state.game.own[state.decider] >> PIECE_INDEX[walla] & 1
    why = refusal(state, action) if own and kind_of(state, action) is not None else None
    return [sentence(explain(why))] if why is not None else []
