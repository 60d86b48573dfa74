"""What is asked on the panel: its heading, a sentence, and the answers that can be pressed."""

from collections.abc import Callable, Sequence
from typing import Final

from game.base.i18n.words import Words
from game.kit.board.gesture_outcome import OpenQuestion, narrow
from game.titles.inkas.board.moves.labels import action_text, answer_text, notes_of, question_key
from game.titles.inkas.board.moves.powers import are_power
from game.titles.inkas.board.questions.panel_question import MOST, PanelOption, PanelQuestion
from game.titles.inkas.board.questions.power_question import power_question
from game.titles.inkas.board.questions.stack_lines import announced_text
from game.titles.inkas.board.questions.window_question import window_question
from game.titles.inkas.content.definitions import PIECES, WAMANIS
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules import pending as p
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.battles import attacked, is_attack
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.lending import borrowed
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State


def _ayllu(action: Action) -> str | None:
    return action.ayllu if isinstance(action, a.Choose) else None


def _suyu(action: Action) -> str | None:
    return action.suyu if isinstance(action, a.Choose) else None


def _wish(action: Action) -> str | None:
    return action.wish if isinstance(action, a.Wish) else None


def _staff(action: Action) -> bool | None:
    return action.staff if isinstance(action, a.Wish) and action.wamani else None


_STAGES: Final[Sequence[tuple[str, Callable[[Action], object]]]] = (
    ("ayllu", _ayllu),
    ("suyu", _suyu),
    ("wish", _wish),
    ("staff", _staff),
)


def question_of(
    words: Words, state: State, names: Sequence[str], actions: Sequence[Action], *, chances: bool
) -> PanelQuestion | None:
    """What the panel asks where these answers are left, with the `chances` or without; None in an own turn, and where
    nobody is asked.
    """
    question = state.question
    if are_power(state, actions):
        return power_question(words, state, names, actions)
    if question in (None, Question.TURN, Question.DAWN) or not actions:
        return None
    if question is Question.WINDS:
        return _of_winds(words, state, actions)
    if question is Question.SEEN_HAND:
        return _of_hand(words, state, names, actions)
    if question is Question.CONSENT:
        return _of_consent(words, state, names, actions)
    if state.game.advanced and question is Question.ANSWER:
        return window_question(words, state, names, actions)
    found = narrow(actions, _STAGES)
    if isinstance(found, OpenQuestion):
        options = tuple(
            _staged(words, state, found.kind, choice.value, choice.actions) for choice in found.choices
        )
    elif len(actions) <= MOST:
        options = tuple(
            PanelOption(action_text(words, state, one), notes_of(words, state, one, chances=chances), (one,))
            for one in actions
        )
    else:
        options = ()
    suyu = isinstance(found, OpenQuestion) and found.kind == "suyu"
    key = "choose_suyu" if suyu else question_key(state) if options else "travel"
    note = "choose" if key == "choose_suyu" else key
    said = words(f"table.question.{note}_note", **_gaps(words, state, names))
    return PanelQuestion(words(f"table.question.{key}"), said, options)


def _of_hand(words: Words, state: State, names: Sequence[str], actions: Sequence[Action]) -> PanelQuestion:
    """What is taken of a hand that is seen: its cards lie in the panel, and only to leave it is a button."""
    asked = state.pending[-1]
    assert isinstance(asked, p.HandAsked)
    paid = words("amount.llamas", count=asked.price)
    leaves = tuple(
        PanelOption(action_text(words, state, one), "", (one,)) for one in actions if isinstance(one, a.Leave)
    )
    note = "oracle_note" if any(isinstance(one, a.Seize) for one in actions) else "oracle_free_note"
    said = words(f"table.question.{note}", other=names[asked.hand], paid=paid)
    return PanelQuestion(words("table.question.oracle"), said, leaves)


def _of_winds(words: Words, state: State, actions: Sequence[Action]) -> PanelQuestion:
    """Whom the winds may still move: they are put elsewhere on the board, and only to be done is a button."""
    asked = state.pending[-1]
    assert isinstance(asked, p.WindsAsked)
    left = dict.fromkeys(one.walla for one in actions if isinstance(one, a.Blow))
    done = tuple(
        PanelOption(action_text(words, state, one), "", (one,)) for one in actions if isinstance(one, a.Pass)
    )
    gaps = {"walla": walla_name(words, PIECES[asked.user])}
    said = words("table.question.winds_note", **gaps)
    names = words.listed(walla_name(words, name) for name in left)
    now = words("table.question.winds_left", count=len(left), wallas=names)
    return PanelQuestion(words("table.question.winds"), said, done, now)


def _of_consent(words: Words, state: State, names: Sequence[str], actions: Sequence[Action]) -> PanelQuestion:
    """Who asks its partner for how many llamas, and what for."""
    asked = state.pending[-1]
    assert isinstance(asked, p.ConsentAsked)
    lent = words("amount.llamas", count=borrowed(asked.action))
    options = tuple(
        PanelOption(
            words(f"table.act.{'lend' if isinstance(one, a.Agree) else 'keep'}", lent=lent), "", (one,)
        )
        for one in actions
    )
    said = words(
        "table.question.consent_note",
        player=names[state.game.partners[asked.of]],
        lent=lent,
        act=announced_text(words, state, asked.action),
    )
    return PanelQuestion(words("table.question.consent"), said, options)


def _staged(words: Words, state: State, kind: str, value: object, actions: tuple[Action, ...]) -> PanelOption:
    match kind:
        case "ayllu" | "suyu":
            return PanelOption(words(f"{kind}.{value}"), "", actions)
        case "wish":
            if value == "health" and len(actions) > 1:
                return PanelOption(words("table.act.wish_health_some"), "", actions)
            return PanelOption(action_text(words, state, actions[0]), "", actions)
    return PanelOption(answer_text(words, state, kind, value, actions), "", actions)


def _gaps(words: Words, state: State, names: Sequence[str]) -> dict[str, str]:
    """What fills the sentence of what is asked now."""
    asked = state.pending[-1] if state.pending else None
    player = names[state.decider]
    match asked:
        case p.Window() if is_attack(asked.action):
            return {"walla": walla_name(words, PIECES[attacked(asked.action)])}
        case p.AmbushAsked():
            entered = [walla_name(words, PIECES[number]) for number in bits(asked.entered)]
            return {"entered": words.listed(entered)}
        case p.WishAsked():
            return {
                "god": walla_name(words, PIECES[asked.god]),
                "walla": walla_name(words, PIECES[asked.finder]),
            }
        case p.StandAsked():
            place = wamani_name(words, WAMANIS[asked.place])
            return {"amaru": walla_name(words, PIECES[asked.amaru]), "wamani": place}
        case p.StrikeAsked():
            names_of = (walla_name(words, PIECES[number]) for number in (asked.finder, asked.against))
            return dict(zip(("walla", "target"), names_of, strict=True))
        case p.DrawAsked():
            return {"player": names[asked.by]}
    return {"player": player}
