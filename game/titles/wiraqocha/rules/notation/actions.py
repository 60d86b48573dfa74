"""Actions as one line of text, both ways: `parse_text(format_action(a)) == a` for every action.

>>> from game.titles.wiraqocha.content.definitions import TokenKind
>>> from game.titles.wiraqocha.rules.actions import Conquer, TokenAt
>>> format_action(Conquer("N5", TokenAt(TokenKind.ZEPPELIN, "reserve"), (5,)))
'conquer N5 with zeppelin@reserve using 5'
>>> parse_text("raise 5")
Raise(die=5)
"""

from typing import Any, Final

from game.base.files.problems import nearest
from game.core.contract import Refusal
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action, TokenAt
from game.titles.wiraqocha.rules.engine import ACTION_RULES, refusal
from game.titles.wiraqocha.rules.notation.text_form import ANYWHERE, Line, NotationError, TextForm
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KIND_INDEX

_FORMS: Final[dict[type, TextForm[Any]]] = {
    rules.action: TextForm(rules.action, rules.text) for rules in ACTION_RULES
}
_BY_WORD: Final = {form.word: form for form in _FORMS.values()}


def format_action(action: Action) -> str:
    """The action as one line of text."""
    return _FORMS[type(action)].write(action)


def parse_text(text: str) -> Action | Refusal:
    """The action that a line says, with places it leaves out still open; or what is wrong with the line."""
    line = Line(text)
    try:
        word = line.take("action")
        form = _BY_WORD.get(word)
        if form is None:
            return refuse(Reason.UNKNOWN_ACTION, action=word[:40], nearest=nearest(word, _BY_WORD))
        action: Action = form.read(line)
    except NotationError as error:
        return error.refused
    return action


def parse_action(state: State, text: str) -> Action | Refusal:
    """The action that a line means in this state.

    A token without a place is the one that fits. Where several fit, the one on the board is meant before the
    one in the reserve; two on the board need their place said.
    """
    action = parse_text(text)
    match action:
        case a.Conquer() | a.Exchange() if action.token.place == ANYWHERE:
            return _placed(state, action)
        case a.Ransom(kind, captor, crystal) if captor == ANYWHERE:
            return _ransomed(state, kind, crystal)
    return action


def _placed(state: State, action: a.Conquer | a.Exchange) -> Action | Refusal:
    kind = action.token.kind
    piece = state.mover << 3 | KIND_INDEX[kind]
    places = [state.game.labels[tile] for tile, other in enumerate(state.board) if other == piece]
    candidates = [_with_place(action, place) for place in (*places, a.RESERVE)]
    fitting = [candidate for candidate in candidates if refusal(state, candidate) is None]
    if not fitting:
        return candidates[0]
    on_board = [candidate for candidate in fitting if candidate.token.place != a.RESERVE]
    if len(on_board) > 1:
        names = ", ".join(candidate.token.place for candidate in on_board)
        return refuse(Reason.AMBIGUOUS_TOKEN, token=kind, places=names)
    return fitting[0]


def _with_place(action: a.Conquer | a.Exchange, place: str) -> a.Conquer | a.Exchange:
    token = TokenAt(action.token.kind, place)
    if isinstance(action, a.Exchange):
        return a.Exchange(action.tile, token)
    return a.Conquer(action.tile, token, action.using, action.beating, action.capturing)


def _ransomed(state: State, kind: TokenKind, crystal: bool) -> Action | Refusal:
    piece = state.mover << 3 | KIND_INDEX[kind]
    captors = [state.game.colours[seat] for seat, other in enumerate(state.hostages) if other == piece]
    if len(captors) > 1:
        return refuse(Reason.AMBIGUOUS_CAPTOR, token=kind, players=", ".join(captors))
    return a.Ransom(kind, captors[0] if captors else ANYWHERE, crystal)
