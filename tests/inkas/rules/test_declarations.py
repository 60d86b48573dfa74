"""Declarations are complete: every action has its rules and its text form once, every event and reason its key."""

import re
from pathlib import Path
from typing import get_args

from game.titles.inkas.content.definitions import CARDS, PIECES
from game.titles.inkas.rules import engine
from game.titles.inkas.rules.actions import Action, LaterMode
from game.titles.inkas.rules.engine import ACTION_RULES
from game.titles.inkas.rules.events import Event
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.refusals import Reason

RULES = Path(engine.__file__).parent


def test_every_action_is_declared_once() -> None:
    declared = [rules.action for rules in ACTION_RULES]
    expected = [action for action in get_args(Action) if action is not LaterMode]
    assert sorted(declared, key=str) == sorted(expected, key=str)


def test_the_key_of_an_action_is_its_word_and_no_two_share_one() -> None:
    for rules in ACTION_RULES:
        assert rules.action.key in rules.text.split()[:2]  # the first, unless another begins with the same
    for kinds in (get_args(Action), get_args(Event)):
        keys = [kind.key for kind in kinds]
        assert len(set(keys)) == len(keys)


def test_every_question_has_answers() -> None:
    assert {question for rules in ACTION_RULES for question in rules.questions} == set(Question)


def test_every_reason_is_given_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    given = [f"Reason.{reason.name}" for reason in Reason if reason not in ("notation", "unknown_action")]
    assert [name for name in given if not re.search(rf"{re.escape(name)}\b", source)] == []


def test_every_event_is_told_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.py") if path.stem != "events")
    assert [kind for kind in get_args(Event) if f"emit({kind.__name__}" not in "".join(source.split())] == []


def test_no_rule_and_no_player_names_a_walla_or_a_card() -> None:
    """They are data and effects: what one does can be given to another without a line of code."""
    named = {*PIECES, *CARDS}
    for path in (*RULES.glob("*.py"), *(RULES.parent / "bots").rglob("*.py")):
        code = re.sub(r'"""(?:.|\n)*?"""', "", path.read_text(encoding="utf-8"))
        assert not [name for name in named if re.search(rf'"{name}"', code)], path
